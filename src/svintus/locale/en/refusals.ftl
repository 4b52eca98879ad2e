# Why not: one answer for each reason, short enough to be read at a run.

refused-not-your-turn = It is not your turn.
refused-not-in-hand = That card is not in your hand.
refused-does-not-fit = Does not fit: match the colour or the number.
refused-name-a-colour = Name a colour first.
refused-no-colour-to-name = This card brings its own colour.
refused-already-drew = One draw a turn, and you have had yours.
refused-only-the-drawn-card = After a draw only the new card may be played.
refused-draw-first = No passing empty-handed. Draw first.
refused-must-play = You hold something playable, so the deck stays shut.
refused-too-late = Too late. Somebody had faster trotters.
refused-not-identical = Cutting in takes the very same card.
refused-interception-off = No queue-jumping at this table.
refused-transfer-off = Nothing is passed on at this table.
refused-not-a-transfer = Only a card of the same kind passes it on.
refused-several-off = One card at a time, please.
refused-not-the-same = These cards do not travel together.
refused-wrong-phase = The table is waiting for something else.
refused-already-done = You have done that already.
refused-no-such-seat = There is no such seat here.
refused-seat-left = That player has left the round.
refused-no-silence = Nobody asked for silence.
refused-round-over = The round is over.
refused-round-running = The round is still on.
refused-match-over = The match is over.
refused-not-a-seats-act = The table decides that, not a player.
refused-malformed = The table did not understand.
