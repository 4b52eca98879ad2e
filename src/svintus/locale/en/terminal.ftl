# The game in a terminal: a window made of letters, which is all one needs.

## Header and neighbours

terminal-title = Svintus
terminal-header = { $edition } · { $recipe } · round { $round } · to { $target }
terminal-you = You
terminal-name = Player
terminal-score = score { $points }
terminal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-state-called = “Svintus!”
terminal-state-catchable = one card, no call!
terminal-state-caught = got caught
terminal-state-silent = keeps the hush
terminal-state-slapped = trotter down
terminal-state-gone = gone to bed

## The middle of the table

# Keys of the colours
terminal-letter-raspberry = R
terminal-letter-orange = O
terminal-letter-green = G
terminal-letter-blue = B
# What is drawn in the middle of a special card: five characters at most
terminal-symbol-khapyozh = +3
terminal-symbol-perekhryuk = <=>
terminal-symbol-zakhrapin = zzz
terminal-symbol-tikhokhryun = shh!
terminal-symbol-khlopkopyt = slap!
terminal-symbol-polisvin = ★
terminal-symbol-temnodel = dark
terminal-symbol-svinorost = +1+1
terminal-symbol-shtul = seat
terminal-symbol-shalun = rule
terminal-symbol-shevelis = tick
terminal-symbol-shtol = paws
terminal-symbol-shinkognito = mask
terminal-symbol-shmotrun = wink
terminal-symbol-shmunitet = stop
terminal-symbol-shto = what
terminal-symbol-shuriken = star
terminal-symbol-parodist = oink
terminal-symbol-zapevala = sing
terminal-symbol-folklorist = say
terminal-symbol-pokloonnik = bow
terminal-symbol-suflyor = psst
terminal-symbol-ovatsii = clap
terminal-symbol-antrakt = rest
terminal-symbol-reyting = Σ
terminal-symbol-razborka = duel
terminal-symbol-roulette = bang!
terminal-symbol-clothes = hat
terminal-symbol-one_for_all = fist
terminal-symbol-slippers = grab!
terminal-symbol-dont_darken = pull
terminal-symbol-slabo = dare
terminal-symbol-neither = 2 & 1
terminal-symbol-hands = /\/\
terminal-symbol-chip_in = chip
terminal-symbol-awl = <~>
# $number is the number of a blank card
terminal-symbol-blank = №{ $number }
terminal-colour-in-force = Colour
terminal-direction-clockwise = → clockwise
terminal-direction-counter = ← anticlockwise
terminal-deck = Deck { $count }
terminal-pile = Pile { $count }
terminal-attack-cards = On the table: +{ $count }
terminal-attack-skip = Lullaby playing
terminal-silence = Shh! { $you ->
    [you] You are listening
   *[they] { $seat } is listening
}
terminal-log = Minutes

## What is awaited: $seat is a name

terminal-prompt-turn = Your move: a card’s number, or Enter
terminal-prompt-turn-draw = Your move: a card’s number, or [d] to draw
terminal-prompt-drawn = Drawn. Play it, or [p] pass?
terminal-prompt-attack-cards = Khapyozh! { $count ->
    [one] One card is
   *[other] { $count } cards are
} yours. [a] accept{ $transfer ->
    [yes] {" "}or pass it on
   *[no] {""}
}
terminal-prompt-attack-skip = Zakhrapin! [a] doze off{ $transfer ->
    [yes] {" "}or pass it on
   *[no] {""}
}
terminal-prompt-follow-up = Badge shown. One more card, or [p] enough?
terminal-prompt-slap = SLAP IT! Space, space, space!
terminal-prompt-slapped = Your trotter is down. Waiting for the slow ones…
terminal-prompt-waiting = { $seat } is thinking…
terminal-prompt-attacked = { $seat } is in trouble…
terminal-prompt-over = The round is over
terminal-me = { $name } · { $cards } · { $score }
terminal-me-called = “Svintus!” called
terminal-me-catchable = one card and no call: look innocent!

## The row of keys

terminal-key-draw = draw
terminal-key-pass = pass
terminal-key-accept = accept
terminal-key-call = Svintus!
terminal-key-catch = catch
terminal-key-slap = slap
terminal-key-intercept = cut in
terminal-key-help = help
terminal-key-space = space
terminal-clock = { $seconds } s

## What the table answers

terminal-reaction = Reaction: { $milliseconds } ms
terminal-nobody-to-catch = Nobody to catch: nobody sits on one card.
terminal-no-card-there = There is no card with that number.
terminal-nothing-to-intercept = You hold no copy of the card on top.
terminal-lifted = Lifted: { $card }. Enter lays, Esc drops
terminal-said = { $you ->
    [you] You
   *[they] { $seat }
}: “{ $text }”
terminal-paused = Paused

## Small windows

terminal-colour-title = Which colour is it to be?
terminal-colour-choice = [{ $letter }] { $mark } { $colour ->
    [raspberry] raspberry
    [orange] orange
    [green] green
   *[blue] blue
}
terminal-colour-hint = a letter, 1–4, or ↑↓ and Enter · Esc: second thoughts
terminal-catch-title = Whom did you catch?
terminal-catch-hint = a number, or ↑↓ and Enter · Esc: must have imagined it
terminal-talk-title = Something to say?
terminal-talk-hint = Enter: aloud · (in brackets): a whisper · Esc: swallow it
terminal-talk-silence = There is a hush on: a word costs two cards.
terminal-quit-title = Leave the table?
terminal-quit-about = The match stays unfinished.
terminal-quit-hint = [y] leave · [n] stay
terminal-help-title = How this is played
terminal-help-hint = any key: back to the table; the clock is stopped
terminal-help-play = a card’s number
terminal-help-play-about = play it at once (keys 1–9, 0, then A, B, C…)
terminal-help-arrows = ← →, Enter
terminal-help-arrows-about = choose a card and play it
terminal-help-lift = ↑ ↓
terminal-help-lift-about = lift or drop a card: lay several, the last one on top
terminal-help-draw-about = take a card from the deck
terminal-help-pass-about = having drawn, let the turn go
terminal-help-accept-about = put up with Khapyozh or Zakhrapin
terminal-help-call-about = “Svintus!”, before you are down to one card
terminal-help-catch-about = catch whoever kept quiet with one card
terminal-help-slap-about = trotter on the deck when Khlopkopyt lands
terminal-help-intercept-about = the very same card, out of turn, at any moment
terminal-help-talk-about = say something aloud; during a hush that is dear
terminal-help-next-about = the next round, once this one is over
terminal-help-quit-about = leave
terminal-help-keyboard = Any layout will do: a Cyrillic key works as the Latin one in its place.
terminal-help-marks = A heavy frame: the card can be played. Colours have marks too: { $marks }.
terminal-help-book = This table plays by the book: no hints, and mistakes are paid for.

## Endings

terminal-round-title = { $you ->
    [you] The round is yours!
   *[they] { $seat } takes the round
}
terminal-round-title-draw = Nobody’s round
terminal-round-emptied = out of cards
terminal-empty-hand = not one card
terminal-round-points = +{ $points }
terminal-round-hint = [n] next round · [q] leave
terminal-match-title = { $you ->
    [you] The match is yours! Oink away
    [shared] A shared win: { $seat }
   *[they] { $seat } wins the match
}
terminal-match-commitment = Promised before the deal (SHA-256)
terminal-match-seed = The seed it all grew from
terminal-match-journal = The match is written down: { $file }
terminal-match-check = To check it: svintus verify { $file }
terminal-match-hint = [q] leave the table

## The whole box

terminal-prompt-growth = It grows: as high, or one higher; [a] stop it
terminal-prompt-dark-first = In the dark: a card, then what it is called
terminal-prompt-dark = In the dark: a card and a name for it, or [m] a light
terminal-prompt-last-dark = That was the last one. [m] look, or [p] let it be?
terminal-prompt-question = For you: { $card }. [a] thank you, or [m] no, thank you
terminal-prompt-row-choice = No room for { $card }. [m] what goes?
terminal-prompt-each-gives = A present for { $seat }: choose a card
terminal-prompt-gives = For { $seat }: choose with [m]
terminal-prompt-puts-aside = Into the box: choose with [m]
terminal-prompt-tower = FISTS UP! Space, twice, never on your own
terminal-prompt-lay-open = A slipper, please: put a card out
terminal-prompt-fas = Everybody waits for your word. Space: sic ’em!
terminal-prompt-grab = GRAB! [m] whose slipper?
terminal-prompt-touch = HOOFS ON: { $garment }! Space
terminal-prompt-huts = Two huts: space, space, space, but steadily
terminal-prompt-feat = Do you dare? [m] dare, or [p] do not
terminal-prompt-feat-shown = The stage is yours: [m], or [p] give up
terminal-prompt-duel = A duel: a number that fits, or [a] give in
terminal-prompt-roulette = Your turn at the barrel. Space: turn a card up
terminal-prompt-chip-in = Chip in a number of the colour, or [a] turn your pockets out
terminal-prompt-throw = The Shuriken flies at { $seat }: [m] aim
terminal-prompt-ballot = A secret ballot: [m] elect somebody
terminal-key-more = more
terminal-help-more-about = everything else that can be done now, in words
terminal-nothing-to-do = There is nothing else to do just now.
terminal-list-hint = a key, or ↑↓ and Enter · Esc: second thoughts
terminal-entry-hint = Enter: there! · Esc: second thoughts
# $word is the key of the word
terminal-word = { $word ->
    [oink] Oink!
    [sh] Sh-sh-sh!
    [piastres] Piastres!
   *[woof] Woof!
}
terminal-box-old = { $card }, the one that lies there
terminal-box-new = { $card }, the one that comes
terminal-sum = Announce the sum
terminal-sum-title = And the sum is?
terminal-song = Sing
terminal-song-title = Two lines of a song
terminal-saying = Quote the people
terminal-saying-title = A proverb, a saying or a tongue-twister
terminal-bow = Bow
terminal-bow-title = A bow, and a compliment to go with it
# $feat is the name of the feat
terminal-feat = Show it: { $feat }
terminal-feat-hint = space, arrows, letters: whatever it takes · Esc: perhaps later
terminal-aim-title = Hit what moves
terminal-aim-hint = ← → aim · space: throw · two places beside it still count
terminal-huts = { $built } Steady… { $left } to go
terminal-huts-fell = Down it comes. Slower!
terminal-in-the-dark = In the dark { $count }: { $card }?
terminal-open-pile = On the pile { $count }: { $card }
terminal-race-order = There: { $count }, { $seat }
terminal-mark = To beat: { $count }
terminal-typing-1 = the quick pig jumps over the lazy dog
terminal-typing-2 = seven stamped forms, four of them in triplicate
terminal-typing-3 = whoever oinks last oinks longest; ask room 12, between 9:45 and 10:15
