# Putting a deck together, and the form on which a card of one's own is described.

## A deck of one's own

own-deck-title = Your own deck
own-deck-open = Stack your own
own-deck-change = Restack it
own-deck-about = Any cards, any number of them, and a few that you invent yourselves.
own-deck-begin = Begin with
own-deck-bare = Numbers alone
own-deck-own = Cards of our own
own-deck-form = Fill in a form
own-deck-form-about = Invent a card. The office will regret it.
own-deck-each = copies of each of { $faces }
own-deck-singly = and { $count } picked singly
own-deck-fewer = Fewer
own-deck-more = More
own-deck-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
own-deck-boxes = from { $boxes } boxes
own-deck-remarks = { $count ->
    [one] Think twice about this
   *[other] { $count } things to think twice about
}
own-deck-still = Until then the last deck that worked stays on the table.
own-deck-save = Keep this deck as a file
own-deck-load = Bring a deck from a file
own-deck-done = Done
lobby-boxes = from { $boxes } boxes
lobby-recipe-not-for = not for { $seats } of you

## The form

form-title = Form 7-OINK
form-about = Fill in legibly. In pencil: tastes change.
form-unnamed = Unnamed
form-name-ru = Name in Russian
form-name-en = Name in English
form-colour = Colour
form-grey = grey
form-value = Number, if you must
form-value-none = none
form-fits = Where it goes
form-picture = In the picture
form-pig = a pig
form-snake = a snake
form-bird = a parrot
form-dog = a dog
form-mood = Mood
form-happy = pleased
form-asleep = asleep
form-sly = sly
form-angry = cross
form-thing = Props
form-with-glass = compote
form-with-file = a file
form-with-cards = cards
form-with-hat = a hat
form-with-nothing = bare paws
form-effects = What it does
form-first = First of all
form-then = And then
form-draw = Draw
form-draw-about = as many as you say
form-skip = Skip
form-skip-about = the next one naps
form-turn = Turn round
form-turn-about = back the way we came
form-colour-about = what is in fashion
form-gives = All to one
form-gives-about = a card from each
form-swap = Swap hands
form-swap-about = the lot
form-race = Race
form-race-about = slowest trotter pays
form-feat = Dare
form-feat-about = a feat off the shelf
form-vote = Election
form-vote-about = the winner pays
form-count = Cards
form-who = Who
form-who-next = the next pig
form-who-me = you
form-who-others = everyone else
form-who-chosen = a pig you name
form-earlier = Earlier: { $effect }
form-remove = Cross out: { $effect }
form-copies = Copies in the deck
form-aloud = Read aloud:
form-approve = Approve
form-tear = Tear up

## Where a blank card goes, and nothing to do

fits-colour = On its own colour
fits-value = On its own number
fits-anything = On anything
blank-does-nothing = Does nothing at all, and does it well

## Waiting for a ballot

prompt-ballot-mine = A secret ballot: who draws { $count ->
    [one] the card
   *[other] { $count } cards
}?
prompt-ballot-wait = { $seat } is behind the curtain with a pencil
