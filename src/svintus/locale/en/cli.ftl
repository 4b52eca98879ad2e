# The command line.

## Complaints: one line each

cli-complaint = svintus: { $message }

cli-bad-language = no words in “{ $language }”: there are { $known }
cli-bad-edition = no edition “{ $edition }”: there are { $known }
cli-bad-recipe = { $edition } has no recipe “{ $recipe }”: it has { $known }
cli-bad-seats = { $seats } seats: a table has 2 to { $most }
cli-bad-deck = this table cannot be dealt: { $why }
cli-bad-deck-file = { $file }: no deck comes of this. { $why }
cli-bad-recipe-and-file = “{ $recipe }” or { $file }: one deck at a time
cli-bad-table = this table cannot be played: { $why }
cli-bad-option = that option will not do: { $why }
cli-bad-option-form = “{ $option }” is not an option: write name=value
cli-bad-option-name = no option “{ $name }”: there are { $known }
cli-bad-option-switch = { $name }: “{ $value }” is neither yes nor no
cli-bad-option-number = { $name }: “{ $value }” is not a whole number
cli-bad-option-pairs = { $name }: “{ $value }” is not pairs like khapyozh+polisvin,zakhrapin+perekhryuk
cli-bad-bot = nobody called “{ $bot }” plays here: there are { $known }
cli-bad-no-bots = who plays? There are { $known }
cli-bad-count = { $name }: { $number } is too few, it takes at least 1
cli-bad-folder = { $folder }: cannot keep journals there ({ $why })
cli-bad-file = { $file }: { $why }
cli-bad-file-size = { $file }: larger than { $most } bytes, that is no match
cli-bad-file-text = { $file }: not a text
cli-bad-match = no match “{ $match }” in the database
cli-bad-port = port { $port }: ports go up to { $most }
cli-bad-serve = cannot open the house: { $why }
cli-bad-database = the database cannot be read: { $why }
cli-bad-no-database = { $database }: no such database; has the server ever run here?

## Simulation

cli-playing = Dealing

# $unit — round or match
cli-simulated = { $games } { $unit ->
    [match] { $games ->
        [one] match
       *[other] matches
    }
   *[round] { $games ->
        [one] round
       *[other] rounds
    }
} of { $edition } ({ $recipe }) at a table of { $seats }, { $finished } played to the end.
cli-simulated-rounds = A round took { $mean } acts on average and { $longest } at worst; { $actions } acts in { $seconds } s.
cli-bot = Bot
cli-seats = Seats
cli-wins = Wins
cli-points = Points
cli-share = Share
cli-times = Times
cli-cards = Cards
cli-acts = Acts

cli-act-play = a card in turn
cli-act-draw = a card off the deck
cli-act-pass = a pass
cli-act-accept = taking what comes
cli-act-transfer = passing it on
cli-act-intercept = cutting in
cli-act-call = “Svintus!”
cli-act-catch = a catch
cli-act-slap = a slap
cli-act-lay = a card laid out
cli-act-check = calling the lie
cli-act-reward = a lesson in manners
cli-act-answer = Shmunitet says no
cli-act-give-courage = handing out a role
cli-act-choose = picking the role to keep
cli-act-give = parting with cards
cli-act-swap = trading the awl
cli-act-say = an animal noise
cli-act-clap = applause
cli-act-sum = reading the ratings
cli-act-wink = a wink
cli-act-spot = a wink seen
cli-act-fist = a fist on the tower
cli-act-fas = “Sic ’em!”
cli-act-grab = a slipper snatched
cli-act-touch = a hand on the garment
cli-act-done = two kennels standing
cli-act-try = taking the dare
cli-act-throw = a star thrown
cli-act-turn-up = a spin of the drum
cli-act-vote = a vote
cli-act-count = counting to five

cli-grounds = Grounds
cli-ground-arose = given
cli-ground-rewarded = avenged
cli-tasks = Roles
cli-task-laid = handed out
cli-task-done = played
cli-task-failed = fluffed

## Decks

cli-deck = { $edition }, { $recipe }, for { $seats }: { $cards } { $cards ->
    [one] card
   *[other] cards
}
cli-code = Code
cli-card = Card
cli-colour = Colour
cli-copies = Copies

## Journals

# $over — yes, if the match was played to its end
cli-sound = Sound: { $entries } { $entries ->
    [one] act
   *[other] acts
}, every one of them lawful. { $over ->
    [yes] Final score
   *[no] Score so far
}: { $totals }
cli-unsound = { $file }: not sound. { $why }
cli-no-matches = No match has been played here yet.
cli-match = Match
cli-edition = Edition
cli-started = Begun
cli-who = Who
