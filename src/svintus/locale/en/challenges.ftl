# Challenges on the screen: fists, slippers, clothes, huts, feats, the ring, roulette, the shuriken, the hat.
#
# $seat, $target — a player's name; $you — [you] if it is the reader; $count — how many cards.

race-pays = Last one gets a card from everybody.
race-watch = Spectators, hooves off, please
race-place = no. { $place }

# $time is a number of seconds, with decimals
race-time = { $time }{"\u00A0"}s
outcome-last = Last one!
outcome-fastest = Quickest trotter: { $seat }, { $time }{"\u00A0"}s
outcome-feat-shows = Done!
outcome-feat-matches = Matched!
outcome-feat-fails = Not quite…
outcome-elected = Elected!
outcome-tied = A draw!

## Fists

tower-big = Fists up
tower-small = and stack!
tower-here = Here!
tower-rule = Top fist loses. Press anywhere, or the space bar
tower-own-on-top = That is your own fist up there. Wait for a lid
tower-done = Both fists are in the wall. Look up and hope
tower-count = Fists in the tower: { $count }
tower-top = on the roof, for now
tower-left = { $count ->
    [one] one fist to go
   *[other] { $count } fists to go
}
tower-all = Building finished. Penthouse: { $seat }

## Slippers

lay-open-big = Slippers off!
lay-open-caller = { $you ->
    [you] give the word
   *[they] gives the word
}
slippers-hush = Steady…
slippers-grab = Grab!
slippers-fas = Fetch!
slippers-call = Say the word when they least expect it.
slippers-call-about = The space bar says it too
slippers-ready = { $seat } is about to shout.
slippers-ready-about = Hooves in the air until then
slippers-any = Any but your own.
slippers-pays = No loot, and everybody gives you a card. Keys: the numbers
slippers-yours = Yours. Do not put it down
slippers-own = yours, hands off
slippers-mine = Mine!
slippers-got = Yoink!
slippers-choosing = is picking a shade…
slippers-short = { $people } snouts, { $cards } cards. Do the sum
slippers-card = { $card }, in front of { $seat }

## Clothes

clothes-big = Find the
clothes-named = { $seat } named it.
clothes-named-you = You named it.
clothes-not-first = So you may not be first. Last is no better
clothes-done = Got it. Hold on tight
clothes-found = Gotcha!
clothes-searching = is still squinting…
clothes-bust = { $number }: { $seat }

## Huts

huts-big = Two huts
huts-small = don't breathe!
huts-how = Carry the card over and let go while the needle is on green
huts-done = Your estate is up. No sneezing
huts-yours = Yours:
huts-card = Card { $number }
huts-lead = Carry the card (space)
huts-let-go = Let go!
huts-building = { $seat }: still building
huts-stood-1 = It stands! Act as if you meant it
huts-stood-2 = Somewhere an architect sheds a tear
huts-stood-3 = Level. Suspiciously level
huts-fell-1 = Timber!
huts-fell-2 = It was more of a ruin, really
huts-fell-3 = Well, those are trotters, after all

## Bet you can't

feat-big = Bet you can't
feat-no-mark = The show-off goes first
feat-mark = To beat: { $score }
feat-mark-words = Do it as well, and the table will say so
feat-performs = { $you ->
    [you] You are on.
   *[they] { $seat } takes the stage.
}
feat-asked = { $you ->
    [you] Bet you can't?
   *[they] { $seat }, bet you can't?
}
feat-pays-starter = If nobody matches it, three of your cards go into the box
feat-pays = Whoever matches it gives { $seat } three cards
feat-shown = Let them try that
feat-reached = Matched! Generosity follows
feat-missed = So close, and yet no
feat-set-mark = { $you ->
    [you] are showing off
   *[they] is showing off
}
feat-thinks = { $you ->
    [you] weigh the odds
   *[they] weighs the odds
}
feat-try = Watch me!
feat-decline = Can't, and proud of it
feat-give-up = I can't
feat-words-show = What can you do with words? A tongue-twister, a rhyme, a lipogram…
feat-words-match = Match it, or go one better:
feat-words-send = Show the table
feat-judged = { $seat } is being judged. Votes in: { $voted } of { $jurors }
feat-in-words = in words
feat-how-memory = Turn up every pair before the time is gone
feat-how-timing = Stop the watch on the very second. The hand will hide
feat-how-counting = How many were there? Keep both eyes open
feat-how-typing = Type the line, fast and without a slip
feat-how-tapping = Drum until the hoof smokes
feat-how-steadiness = Keep your hoof in the ring, wherever it wanders
feat-score-memory = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
feat-score-timing = { $score } s off
feat-score-counting = { $score } of 40
feat-score-typing = { $score } a minute
feat-score-tapping = { $score ->
    [one] one tap
   *[other] { $score } taps
}
feat-score-steadiness = { $score }% steady
feat-score-words = the table decides

memory-pairs = Pairs: { $found } of { $pairs }
memory-tile = Tile { $tile }
memory-tile-open = Tile { $tile }, picture { $picture }
timing-about = Stop it at exactly { $seconds } seconds
timing-stop = Stop!
counting-ready = Ready…
counting-how-many = How many?
counting-off = { $off ->
    [0] Spot on! Next…
   *[other] Off by { $off }. Next…
}
counting-round = Glimpse { $round } of { $rounds }
counting-points = Points: { $points }
typing-field = Type here
typing-right = { $right } of { $all }
typing-wrong = Typo!
tapping-here = Tap here: { $place }
tapping-keys-1 = A hoof, or the space bar
tapping-keys-2 = In turn: ← and →
tapping-keys-4 = In a circle: D F J K
steadiness-share = { $share }% steady

# Lines to be typed: three for each level, longer every time
feat-sentence-1-1 = oink it twice
feat-sentence-1-2 = piglets in storage
feat-sentence-1-3 = out of paper clips
feat-sentence-2-1 = incoming tail number seven
feat-sentence-2-2 = requesting one bucket of acorns
feat-sentence-2-3 = lunch approved, puddle pending
feat-sentence-3-1 = with this grunt i confirm the receipt of one trough
feat-sentence-3-2 = the archive is flooded but at least the puddle is shared
feat-sentence-3-3 = please find the snout attached to the form, and vice versa

## The ring

duel-big = Face-off
duel-empty = First blow: any number
duel-stake = { $count ->
    [one] One card at stake: the loser takes it
   *[other] { $count } cards at stake: the loser takes them
}
prompt-duel-open = Strike first:
prompt-duel-open-about = any number into the ring
prompt-duel = Hit back:
prompt-duel-about = { $colour ->
    [raspberry] raspberry
    [orange] orange
    [green] green
   *[blue] blue
} or a { $value }
prompt-duel-waiting = { $seat } swings next

## Roulette

roulette-big = Russian roulette
roulette-pull = Pull!
roulette-bang = Bang!
roulette-loaded = loaded it
roulette-missed = click
roulette-bullet = { $colour ->
    [raspberry] the bullet is a berry
    [orange] the bullet is a carrot
    [green] the bullet is a clover
    [blue] the bullet is a drop
   *[grey] the bullet is grey
}
prompt-roulette = Your pull.
prompt-roulette-about = { $count ->
    [one] The same colour, and the card is yours
   *[other] The same colour, and all { $count } are yours
}
prompt-roulette-waiting = { $seat } pulls. Everybody studies the ceiling

## Chip in

chip-in-big = Chip in!
chip-in-about = { $colour ->
    [raspberry] raspberry numbers welcome
    [orange] orange numbers welcome
    [green] green numbers welcome
   *[blue] blue numbers welcome
}
prompt-chip-in = Into the hat:
prompt-chip-in-about = a number of that colour
prompt-chip-in-none = Pockets empty?
prompt-chip-in-none-about = Own up, and they will chip in for you
prompt-chip-in-waiting = The hat has reached { $seat }

## Slippers: what to lay

prompt-lay-open = Lay a card face up.
prompt-lay-open-about = Somebody will snatch it, so choose without love
prompt-lay-open-waiting = Slippers are coming off: waiting for { $seat }

## The shuriken

throw-big = Shuriken!
throw-how = Aim, then press or flick upwards.
throw-pays = A hit: { $target } gets the lot. A miss: two cards for you
throw-watch = { $seat } takes aim. The target: { $target }
throw-at-you = Run, that is you!
throw-hit = Bull's eye!
throw-miss = Whoosh!
throw-field = Throwing range: arrows aim, the space bar throws

## What a card asks for

choose-seat = Who is the lucky one?
choose-pull = Whose card is it?
choose-garment = What shall we look for?
choose-feat = What can you do?
awl-offer = The awl is out of the sack: swap hands with { $seat }!
prompt-seat = Who?
prompt-seat-about = Choose at the table
prompt-number = Take your pick.
prompt-number-about = The card is watching
play-main-give-in = I give in
play-main-none = Nothing
