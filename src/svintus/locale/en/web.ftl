# The words of the screen: everything written around the cards.

web-title = Svintus
web-tagline = Cards for well-mannered pigs
web-you = You
web-close = Close
web-cancel = Cancel
web-back = Back
web-language = Language: English
web-to-dark = Stay late: dark theme
web-to-light = Back to daylight: light theme
web-sound-on = Sound: oink
web-sound-off = Sound: shh
web-menu = Menu
web-help = Keys and gestures
web-cards = All the cards
web-home = Home

## Home

home-door-plate = on the door plate
home-change-plate = Change the door plate
home-play = Play now
home-play-about = three bots are seated and getting nervous
home-gather = Gather the herd
home-code = Table code
home-join = Join
home-scene = The office: a pig with a hand of cards between a dog, a snake and a parrot

## The door plate: name and clothes

person-title = A plate for your door
person-intro = How shall the minutes call you?
person-name = Name
person-called = Answers to, with commas between
person-another = Another name
person-done = Engrave it
person-wear-animal = Breed
person-wear-hat = Head
person-wear-glasses = Eyes
person-wear-neck = Neck
person-wear-background = Wallpaper
person-next = { $piece }: next
person-previous = { $piece }: previous
person-first-names =
    Sir
    Lord
    Baron
    Squire
    Dame
    Captain
    Old
person-last-names =
    Hamsworth
    Trotterby
    Gruntley
    Snoutington
    Porkchester
    Truffle
    Baconsfield

## The table gathers

lobby-title = Table { $code }
lobby-code-about = Point a camera, or read it out
lobby-qr = QR code with the link to this table
lobby-copy = Link
lobby-copied = Copied
lobby-share = Share
lobby-share-text = Take a seat at table { $code }: we are playing Svintus
lobby-seats = Who is at the table
lobby-ready = ready
lobby-not-ready = dressing
lobby-away = away
lobby-open = free
lobby-sit = Sit here
lobby-bot = Seat a bot
lobby-bot-short = a bot
lobby-a-bot = bot
lobby-choose-bot = Who shall it be?
lobby-remove = { $seat }: off the chair
lobby-more-seats = One more chair
lobby-fewer-seats = One chair fewer
lobby-host = host
lobby-edition = What we play
lobby-recipe = Deck
lobby-options = Rules of this table
lobby-changed = changed
lobby-all-options = Every rule
lobby-fewer-options = Just the main ones
lobby-summary = How this table plays.
lobby-summary-target = To { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
lobby-summary-interception = Cutting in is legal.
lobby-summary-no-interception = Nobody jumps the queue.
lobby-summary-transfer = Trouble may be forwarded.
lobby-summary-no-transfer = What you are handed you keep.
lobby-summary-clock = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} to decide.
lobby-summary-no-clock = Think until you retire.
lobby-summary-guarded = The table stops wrong moves.
lobby-summary-book = Wrong moves cost cards, and the table says nothing.
lobby-summary-several = Matching cards land by the handful.
lobby-start = Off we go
lobby-i-am-ready = Ready!
lobby-not-yet = Not ready yet
lobby-only-host = The host starts
lobby-need-more = It takes at least one more
lobby-join = Take a seat
lobby-watch = Just watch
lobby-watching = You are watching
lobby-rise = Stand up
lobby-watchers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
lobby-seconds = { $seconds } s
lobby-players = { $fewest }–{ $most } players
lobby-setting = Where we sit
lobby-setting-online = Each at home
lobby-setting-room = In one room
lobby-setting-online-about = The screen minds your manners
lobby-setting-room-about = The neighbours mind your manners, and a court the rest
lobby-off = no
lobby-on = yes
lobby-auto = auto
lobby-connecting = Looking for the table in the cupboards…

## Play

play-table = Table
play-round = round { $round }
play-target = to { $target }
play-hand = Your cards
play-opponents = Opponents
play-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-pile = On top: { $card }
play-colour = { $colour ->
    [raspberry] Raspberry
    [orange] Orange
    [green] Green
   *[blue] Blue
} is in fashion
play-direction = { $direction ->
    [clockwise] Play goes clockwise
   *[counter] Play goes anticlockwise
}
play-draw = Draw
play-draw-about = and ponder
play-pass = Pass
play-pass-about = with dignity
play-accept-cards = Take { $count }
play-accept-skip = Doze off
play-accept-about = sign here
play-lay = { $count ->
    [one] Lay { $count } card
   *[other] Lay { $count } cards
}
play-sort = Order of cards
play-sort-colour = by colour
play-sort-value = by number
play-sort-playable = playable
play-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-svintus = Svintus!
play-svintus-must = Svintus! High time
play-tag-intercept = cut in
play-tag-transfer = pass on
play-tag-catch = catch!
play-catch = Catch { $seat }
play-choose-colour = What is in fashion?
play-colour-count = { $colour } · { $count }
play-choose-way = How shall it go?
play-way-transfer = Pass it on
play-way-intercept = Cut in
play-burst-intercept = Snatched!
play-burst-caught = Gotcha!
play-burst-svintus = Svintus!
play-watching = You are watching: only what lies on the table can be seen
play-expected = Your seat is kept: you join with the next round
play-silence = Silence. Whoever speaks draws
play-silence-short = shh…

## What an opponent is doing

seat-turn = to move
seat-answers = to answer
seat-called = called “Svintus!”
seat-silent = keeps the silence
seat-away = away
seat-stand-in = away, a bot plays
seat-gone = out of the round
seat-about = { $seat }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## The line that says who is awaited

prompt-your-turn = Your turn.
prompt-on-top = On top: { $card }.
prompt-on-top-named = On top: { $card }, playing { $colour ->
    [raspberry] raspberry
    [orange] orange
    [green] green
   *[blue] blue
}.
prompt-drew = You drew { $card }.
prompt-drew-fits = Play it, or pass?
prompt-drew-misfit = It does not fit, alas.
prompt-drew-nothing = The deck is bare.
prompt-attack-cards = Khapyozh: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for you.
prompt-attack-skip = Your eyelids are heavy.
prompt-attack-transfer = Take it, or pass it on?
prompt-attack-accept = No way round it.
prompt-follow-up = You may add one more.
prompt-follow-up-or-pass = Or pass.
prompt-waiting = { $seat } to move.
prompt-waiting-attack = { $seat } ponders the gift.
prompt-waiting-follow-up = { $seat } may add a card.
prompt-you-next = You are next.
prompt-intercept = You hold the very same card: cut in!
prompt-catch = One card and not a peep: { $seat }!
prompt-colour = Name a colour.
prompt-colour-about = The numbers say what you hold.
prompt-bundle = Choose more, or lay them.
prompt-svinorost-brings = Now something small for it to grow from: 0, 1 or 2.
prompt-svinorost-lay = Watered. Lay them!
prompt-away = The line hiccupped.
prompt-away-about = Your seat and cards are safe.
prompt-away-try = try { $attempt }
prompt-connecting = Looking for your chair…
prompt-wait = One moment…

## The slap

slap-big = Trotters
slap-small = on the deck!
slap-target = Slap!
slap-pays = { $count ->
    [one] The last takes { $count } card.
   *[other] The last takes { $count } cards.
}
slap-about = Right on the deck. Tails do not count
slap-keys = The space bar is a trotter too
slap-you-did = Your trotter has landed. Now the others
slap-place = number { $place }
slap-loser = last, +{ $count }
slap-searching = { $seat } is looking for a trotter…
slap-watch = Trotters fly, the gallery cheers

## Minutes and chatter

minutes-title = Minutes
minutes-open = Minutes and chat
minutes-page = page { $page }
minutes-say = Say something…
minutes-send = Say it
minutes-hush = Silence: a word costs two cards
minutes-empty = Nothing to minute yet
minutes-hushed = Do you really want to break the silence?
minutes-speak = Break it
minutes-keep-silent = Keep mum
minutes-watcher = { $name } (watching)

## End of a round

round-closed = Round closed
round-yours = Your round: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
round-theirs = { $seat }: plus { $count ->
    [one] { $count } point
   *[other] { $count } points
}
round-nobody = Nobody’s round
round-empty-hand = a clean desk
round-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
round-target = playing to { $target }
round-next = Next round!
round-waiting = Waiting for the others
round-soon = Goes on in { $seconds } s by itself
round-hands = What was left in the hands

## End of the match

match-closed = Match closed
match-of-needed = { $count ->
    [one] { $count } point
   *[other] { $count } points
} of the { $target } needed
match-totals = Totals
match-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
match-best = Best bits
match-no-moments = A modest match: not a single scandal.
match-heaviest = Khapyozh of { $count }
match-heaviest-about = { $seat }: carried off, every card
match-slaps = Fast trotters
match-slaps-about = { $seat }: first on the deck { $count ->
    [one] once
   *[other] { $count } times
}
match-interceptions = Queue-jumper
match-interceptions-about = { $seat }: cut in { $count ->
    [one] once
   *[other] { $count } times
}
match-catches = Vigilance
match-catches-about = { $seat }: { $count ->
    [one] one catch
   *[other] { $count } catches
}
match-caught = Modesty
match-caught-about = { $seat }: forgot to shout { $count ->
    [one] once
   *[other] { $count } times
}
match-rematch = Rematch!
match-rematch-waiting = Rematch: waiting for the others
match-again = New table
match-honest = Fair and square
match-honest-about = One seed shuffled it all. Its fingerprint was shown before the deal, the seed itself now: check it.
match-commitment = Fingerprint (SHA-256)
match-seed = Seed
match-id = Match

## Cards

cards-title = All the cards
cards-about = What is printed, and what follows
cards-numbers = Numbers
cards-specials = Swine Bureaucracy
cards-copies = { $count ->
    [one] { $count } in the box
   *[other] { $count } in the box
}

## Keys

help-title = Keys and gestures
help-arrows = ← →
help-arrows-about = choose a card
help-enter = Enter
help-enter-about = play it
help-draw = D
help-draw-about = draw, pass or accept
help-svintus = S
help-svintus-about = “Svintus!”
help-slap = Space
help-slap-about = a trotter on the deck
help-catch = C
help-catch-about = catch whoever kept mum
help-colours = 1 2 3 4
help-colours-about = name a colour
help-sort = O
help-sort-about = sort the cards
help-minutes = M
help-minutes-about = minutes and chat
help-escape = Esc
help-escape-about = think again
help-help = ?
help-help-about = this crib sheet
help-touch = A long press on a card shows it large

## Wrong turnings

lost-title = No such table
lost-about = Either the code has a typo, or somebody has carried the table off.
