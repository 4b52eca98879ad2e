# Editions, decks and a table's rules: what they are called and what they change.

edition-office = Office
edition-office-about = strict and plain
edition-classic = Classic
edition-classic-about = by the handful
edition-extended = Extended
edition-extended-about = the classic, with manners
edition-v2 = 2.0
edition-v2-about = fast, and on the clock

recipe-box = The whole box
recipe-box-about = as printed, so played
recipe-simple = Simple
recipe-simple-about = pigs only, no circus
recipe-paranoid = Paranoid
recipe-paranoid-about = snakes watch your every twitch
recipe-artistic = Artistic
recipe-artistic-about = parrots find the star in you
recipe-challenge = With Challenge
recipe-challenge-about = dogs settle it between themselves
recipe-own = Our own
recipe-own-about = put together by this table

## Groups

option-group-deal = The deal
option-group-turn = A turn
option-group-attack = Cutting in, passing on
option-group-svintus = “Svintus!”
option-group-silence = Silence
option-group-talents = Manners and talents
option-group-pace = Clock and mistakes
option-group-match = The match

## The deal

option-deal = Cards dealt
option-deal-about = What everyone starts a round with
option-first-mover = Who opens
option-first-mover-about = A neighbour of the dealer
option-first-mover-left = on the left
option-first-mover-right = on the right
option-starting-direction = Which way round
option-starting-direction-about = How a round sets off
option-starting-direction-clockwise = clockwise
option-starting-direction-towards-first = from the dealer
option-boxes = Boxes
option-boxes-about = Big tables shuffle two together

## A turn

option-draw-freely = Draw at will
option-draw-freely-about = You may draw even with something to play
option-specials-on-kind = Pig upon pig
option-specials-on-kind-about = A special also goes on its own kind in another colour
option-several = Several at once
option-several-about = How much may land in one turn
option-several-off = one card
option-several-same = of a kind
option-several-chain = a chain
option-follow-up = Polisvin’s postscript
option-follow-up-about = Name the colour, then lay one more right away
option-draw-until-fits = Draw till it fits
option-draw-until-fits-about = Keep pulling until something can be played

## Cutting in, passing on

option-interception = Cutting in
option-interception-about = Holding the very same card? Lay it out of turn
option-interception-adds = Cutting in adds up
option-interception-adds-about = A snatched Khapyozh grows by three
option-transfer = Passing on
option-transfer-about = Khapyozh and Zakhrapin can be your neighbour’s problem

## “Svintus!”

option-missed-call = Price of forgetting
option-missed-call-about = Cards for being caught without “Svintus!”
option-catch-until = Catch until
option-catch-until-about = What closes the chance
option-catch-until-card = the next card
option-catch-until-move = the next move
option-late-call-saves = Late calls save
option-late-call-saves-about = Better late than caught

## Silence

option-silence-until = Silence until
option-silence-until-about = What whoever called for it must do
option-silence-until-play = their card
option-silence-until-turn = their turn
option-breach-ends-silence = First word ends it
option-breach-ends-silence-about = Whoever speaks also lifts the hush
option-calls-are-speech = Calls count as talk
option-calls-are-speech-about = No calling and no catching in silence

## Manners and talents

option-keep-two = Keep two
option-keep-two-about = Whoever hands out etiquette is left with two cards at least
option-song-genre = What is sung
option-song-genre-about = The repertoire of whoever gets Zapevala
option-song-genre-any = giver’s choice
option-song-genre-children = children’s songs
option-song-genre-chanson = prison ballads
option-song-genre-love = of love
option-song-genre-english = in English
option-song-genre-patriotic = for the fatherland
option-song-genre-folk = folk songs
option-voice-tasks-rest = Artists rest
option-voice-tasks-rest-about = While the hush lasts, courage cards ask nobody for a sound
option-threats = Bow and threaten
option-threats-about = Pokloonnik bows as before, but what is said is no compliment

## Clock and mistakes

option-clock = Clock
option-clock-about = Time to think about a decision
option-dawdle = No daydreaming
option-dawdle-about = Late or wrong: two cards, and the turn is gone
option-by-the-book = By the book
option-by-the-book-about = No hints; wrong moves are shown to all and paid for
option-absent = Empty chairs
option-absent-about = Who plays for someone who has gone
option-absent-bot = a bot
option-absent-leave = nobody

## The match

option-target = Play to
option-target-about = 0 lets the number of players decide
option-time-limit-minutes = Time limit, minutes
option-time-limit-minutes-about = The running round is finished, then it counts
option-forbidden = Never together
option-forbidden-about = Pairs of cards kept out of one deck

## Why it cannot be set or put together so. $name is the option's name as it is written

bad-option-unknown = { $name }: there is no such option
bad-option-not-one-of = { $name }: not “{ $value }”, but one of { $known }
bad-option-not-a-switch = { $name }: “{ $value }” is neither yes nor no
bad-option-not-a-number = { $name }: “{ $value }” is not a whole number
bad-option-out-of-bounds = { $name }: { $value } is not between { $lowest } and { $highest }
bad-option-too-short = { $name }: nobody decides in { $value } ms; allow { $lowest } at least, or 0 for all the time in the world
bad-option-not-pairs = { $name }: “{ $value }” is no list of pairs

bad-edition-unknown = no edition “{ $edition }”: there are { $known }
bad-edition-no-recipe = { $edition } has no recipe “{ $recipe }”: it has { $known }
bad-edition-seats = { $edition }, recipe { $recipe }: one box seats { $fewest } to { $most }, not { $seats } (boxes: { $boxes })
