# The command line.

## Complaints: one line each

cli-complaint = svintus: { $message }

cli-bad-language = no words in “{ $language }”: there are { $known }
cli-bad-edition = { $why }
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
cli-bad-count = { $name }: not { $number }, but 1 to { $most }
cli-bad-too-many-bots = { $bots } bots and you, at a table of { $seats }: somebody would have to stand
cli-bad-no-terminal = playing needs a terminal, something to look at and to type into
cli-bad-command = no command “{ $command }”: there are { $known }
cli-bad-unknown-option = nobody here knows “{ $option }”: there are { $known }
cli-bad-left-over = nobody knows what to do with “{ $words }”
cli-bad-no-value = { $name }: something is missing here
cli-bad-repeated = { $name } twice? Once will do
cli-bad-choice = { $name }: “{ $value }” is none of { $known }
cli-bad-no-switch = { $name } is said by itself, not with “{ $value }”
cli-bad-no-number = { $name }: “{ $value }” is not a whole number
cli-bad-arguments = { $why }
cli-bad-process = one of the processes that played is no more; short of memory? Try again with fewer --processes
cli-bad-folder = { $folder }: cannot keep journals there ({ $why })
cli-bad-file = { $file }: { $why }
cli-bad-file-size = { $file }: larger than { $most } bytes, that is no match
cli-bad-file-text = { $file }: not a text
cli-bad-match = no match “{ $match }” in the database
cli-bad-port = port { $port }: ports go up to { $most }
cli-bad-serve = cannot open the house: { $why }
cli-bad-database = the database cannot be read: { $why }
cli-bad-no-database = { $database }: no such database; has the server ever run here?

## What the system says

cli-system = { $why }
cli-system-missing = there is nothing there
cli-system-folder = that is a folder
cli-system-no-folder = the way there leads through something that is no folder
cli-system-there = there is something already
cli-system-forbidden = no admittance
cli-system-full = the disk is full
cli-system-name = no name may be that long
cli-system-taken = somebody else is sitting at this port
cli-system-nowhere = nobody knows that address
cli-system-elsewhere = this address is not on this machine

## Help

cli-help-usage = Usage: { $usage }
cli-help-commands = Commands
cli-help-arguments = What it takes
cli-help-parameters = Options
cli-help-options = OPTIONS
cli-help-command = COMMAND
cli-help-args = WHICH
cli-help-str = TEXT
cli-help-int = NUMBER
cli-help-path = PATH
cli-help-choice = WORD
cli-help-choices = One of: { $choices }.
cli-help-default = Otherwise { $default }.

cli-help-svintus = Svintus, the card game about a prim office run by pigs: tables for browsers, a terminal, bots.
cli-help-serve = Open the house: tables for everybody on the local network. Prints the address and a QR code, and stays until you throw it out with Ctrl-C.
cli-help-simulate = Let bots play by the thousand and count what they get up to.
cli-help-deck = List the cards of a deck, faces and copies, and warn of what does not get on.
cli-help-verify = Replay a journal and check the seed, the chain of checks and every single act. Exit code 0: sound; 1: somebody has been at it.
cli-help-export = Print a match of the server in the notation. The seed is in it once the match is over, and not a moment before.
cli-help-play = Play a match against bots, in this very terminal.
cli-help-help = Print this and do nothing.
cli-help-version = Say which version this is.

cli-help-lang = The language to speak: ru or en; otherwise as LANG says.
cli-help-edition = The edition: office, classic, extended or v2.
cli-help-recipe = One of the edition’s recipes; otherwise its usual one.
cli-help-seats = How many players.
cli-help-option = An option of the table as name=value; say it as often as you like.
cli-help-file = A deck of your own instead of a recipe: a TOML file, edition and all.
cli-help-json = JSON instead of words.
cli-help-database = The server’s database; otherwise the one in your data folder.
cli-help-host = The address to listen at; 0.0.0.0 lets the whole home in.
cli-help-port = The port, if not the usual one; 0 takes any that is free.
cli-help-open = Open a browser as well.
cli-help-log-level = How much the server says of itself.
cli-help-games = How many games to play.
cli-help-games-seed = Decides everything random: the same seed, the same games.
cli-help-bots = Who plays, with commas between: random, beginner, sensible or a character’s key. They take the seats in turns and move on by one with every game.
cli-help-matches = A game is a whole match, not a round.
cli-help-journals = A folder to keep each game in, in the notation.
cli-help-processes = How many processes play; otherwise one for each core.
cli-help-a-journal = A journal in the notation, as export writes it.
cli-help-match = The match; without it, all matches are listed.
cli-help-output = The file to write to, instead of the screen.
cli-help-other-bots = Bots or characters for the other seats, with commas between.
cli-help-name = What the others are to call you.
cli-help-seed = A known deal once more; otherwise the cards are anybody’s guess.
cli-help-journal = The file to write the match to, in the notation.

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
cli-in-line = line { $line }: { $why }

bad-journal-not-a-journal = no journal: those begin with “{ $first }”
bad-journal-no-rule = the rule between header and acts is missing
bad-journal-not-as-written = no journal writes it like that: “{ $found }”
bad-journal-unknown = “{ $word }” means nothing in a journal
bad-journal-unreadable = nobody can make sense of what follows “{ $word }”
bad-journal-seats = { $seats } seats make no match
bad-journal-blanks = { $blanks } blank cards: no box has that many
bad-journal-garments = nobody can be dressed like that
bad-journal-option = the option { $name } cannot be that
bad-journal-deck = nothing can be dealt from this deck
bad-journal-secret = the seed is still secret: come back when the match is over
bad-journal-other-seed = this is not the seed that was promised before the deal
bad-journal-tampered = somebody has been at it: the check does not continue the line before
bad-journal-not-an-entry = “{ $found }” is no act of a match
bad-journal-missing = act { $number } has gone missing
bad-journal-no-such-seat = nobody sits at “{ $found }”
bad-journal-not-an-act = nobody can act like that
bad-journal-unlawful = “{ $act }” is against the rules. { $refused }

cli-no-matches = No match has been played here yet.
cli-match = Match
cli-edition = Edition
cli-started = Begun
cli-who = Who
