# The cards: what they are called and what they do. The words are ours, the rules live in the engine.

## Colours

colour-raspberry = raspberry
colour-orange = orange
colour-green = green
colour-blue = blue
colour-grey = grey

## Names

card-number = Number
card-khapyozh = Khapyozh
card-perekhryuk = Perekhryuk
card-zakhrapin = Zakhrapin
card-tikhokhryun = Tikhokhryun
card-khlopkopyt = Khlopkopyt
card-polisvin = Polisvin

card-temnodel = Temnodel
card-svinorost = Svinorost

card-shtul = Shtul
card-shalun = Shalun
card-shevelis = Shevelis
card-shtol = Shtol
card-shinkognito = Shinkognito
card-shmotrun = Shmotrun
card-shmunitet = Shmunitet
card-shto = Shto
card-shuriken = Shuriken

card-parodist = Parodist
card-zapevala = Zapevala
card-folklorist = Folklorist
card-pokloonnik = Pokloonnik
card-suflyor = Suflyor
card-ovatsii = Ovatsii
card-antrakt = Antrakt
card-reyting = Reyting

card-razborka = Razborka
card-roulette = Russian Roulette
card-clothes = Judged by Their Clothes
card-one_for_all = One for All
card-slippers = Whoever Is Quick
card-dont_darken = Don’t Darken
card-slabo = Slabo
card-neither = Neither to Yourself
card-hands = Where Do the Hands Grow From
card-chip_in = We Should Chip In
card-awl = Awl for Soap

card-blank = Blank

## A whole card

# $colour is a colour's key, $value a number from 0 to 7
card-number-in-colour = { $colour ->
    [raspberry] raspberry
    [orange] orange
    [green] green
    [blue] blue
   *[grey] grey
} { $value ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[7] seven
}

# $colour is a colour's key, $card the name of a special card
card-in-colour = { $colour ->
    [raspberry] raspberry { $card }
    [orange] orange { $card }
    [green] green { $card }
    [blue] blue { $card }
   *[grey] { $card }
}

# The dogs' cards are sayings as often as names; a colour in front of them would read oddly.
# $colour is a colour's key, $card the name of the card
card-dressed-in-colour = { $card } in { $colour ->
    [raspberry] raspberry
    [orange] orange
    [green] green
    [blue] blue
   *[grey] grey
}

# $card is the name of a numbered card, $value its number from 0 to 7
card-with-value = { $card }, { $value ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[7] seven
}

## Families

family-numbers = Numbers
family-bureaucracy = Swine Bureaucracy
family-etiquette = Snake Primness
family-courage = Parrot Show Business
family-challenge = Dog’s Pugnacity
family-blank = Blanks

family-numbers-words = Colour on colour, number on number. Somebody has to do the actual work.
family-bureaucracy-words = Circulars. They go on their colour or on their own kind, and take effect before anyone has read them.
family-etiquette-words = Prizes for bad manners. When an opponent has earned one, hand it over out of turn with two more cards of your choice. In your own turn it is a number like any other: lay it on its equal and name a colour.
family-courage-words = Parts to play. When an opponent lays a coloured number, cast them: a part with that number goes in front of them and is performed until they are rid of it. Every slip, and every forbidden repeat, is two cards. In your own turn it is a number like any other: lay it on its equal and name a colour.
family-challenge-words = Games within the game, for the whole company. Played by the colour on top, then put away in the box until the next round, along with everyone’s dignity.
family-blank-words = Empty forms, for those to whom all this is not enough.

## What they do

card-number-words = Plain paperwork. It follows the colour or the number, and nobody has to explain it to their mother.
card-khapyozh-words = Something has gone missing from the petty cash. Your neighbour is handed three cards to look after, and that was their turn.
card-perekhryuk-words = All in favour of going the other way? Carried. Play turns round, and last in line becomes first.
card-zakhrapin-words = The minutes were read aloud and it happened again. Your neighbour snores through their turn; do not wake them.
card-tikhokhryun-words = Inspectors in the corridor! Until the hush lifts, every word out of place costs the speaker two cards.
card-khlopkopyt-words = Trotters on the deck, all of them, yours included. The last to land takes two cards for its trouble.
card-polisvin-words = Flash the badge, skip the queue: it goes on anything, and you say which colour comes next.

card-temnodel-words = This file is closed. Lay a card face down and swear it is some number; the next pig swears to another or opens the last one. A lie sends the whole file home with the liar, the truth sends it home with the snoop.
card-svinorost-words = Targets only ever rise. It goes on anything, with a 0, 1 or 2 on top at once; each pig after that lays the same number, any colour, or one more. Fall short and you draw as many as the top card says, miss the turn, and nobody mentions targets again.

card-shtul-words = A chair has gone cold. Whoever it belonged to comes back to this card and two of yours, nicely warm.
card-shalun-words = Somebody has broken a rule and hopes you skipped that page. You did not: the rascal gets this card and two of yours to read.
card-shevelis-words = Up to five seconds it is strategy; after that it is furniture. The thinker gets this card and two of yours. Counting aloud to five is free, whether you hold the card or not.
card-shtol-words = Paws, wings and coils belong in laps. Whoever rests one on the table takes away this card and two of yours.
card-shinkognito-words = You are travelling under a moustache. Whoever calls you by your name has blown it, and is paid for silence with this card and two of yours.
card-shmotrun-words = Wink at one pig and one only. If nobody else noticed, that one gets this card and two of yours. If somebody did, the witness hands you two of theirs and the wink is spent.
card-shmunitet-words = An Etiquette, Courage or Challenge card with your name on it? Delivery refused. It goes back with everything that came along, and with this card and two of yours. Where an ordinary turn was under way, the next move is yours.
card-shto-words = Ask something harmless. Whoever is kind enough to answer gets this card and two of yours for being so helpful.
card-shuriken-words = Someone has intercepted and looks pleased about it. Throw! A hit leaves them this card and two of yours; a miss leaves it with you, plus two of theirs.

card-parodist-words = Every special card, whoever plays it, gets its line from you: oink for pigs, sh-sh-sh for snakes, piastres for parrots, woof for dogs. Miss a cue, draw two.
card-zapevala-words = Two lines of a song each turn, in the genre your patron ordered. A song once sung here is retired for good, and that goes for its other verses.
card-folklorist-words = No turn without a proverb, a saying or a tongue-twister. The people left us plenty, so nothing may come up twice.
card-pokloonnik-words = Every card you lay comes with a bow and a compliment to whoever gave you this one. Never the same praise again: keep looking, there must be something.
card-suflyor-words = You whisper and only whisper, and whatever your patron says you say after them. Views of your own are planned for next season.
card-ovatsii-words = Play on your feet and clap for every special card, yours and theirs. Sitting down is forbidden and standing up is an offence; Shtul can explain.
card-antrakt-words = It asks nothing of anyone, being the interval. But any one Courage card lying in front of anybody goes along with it, and the giver picks which.
card-reyting-words = Keep the score of everything that is played while you are famous: announce the running total of the numbers. Numbered greys count when played as numbers, the rest are nought. One slip costs two cards and starts you from zero.

card-razborka-words = Name an opponent and take it outside. Number cards only, turn about, each fitting the last by colour or number, and no running to the deck. Whoever is lost for words carries the pile home.
card-roulette-words = The top card of the deck is the bullet, and its colour is what kills; tonight grey is a colour too. The others turn one each, and whoever turns up the same takes the lot.
card-clothes-words = Name something that somebody is wearing. All paws on it, and the last is given a card by each of the others. Yours must not be the first: for the one who called, first is last.
card-one_for_all-words = Two fists each go into the tower, yours at the bottom, and nobody grabs their own. The fist that ends on top is given a card by every one of its friends.
card-slippers-words = Everyone else lays a card face up. On your word all of you snatch one, never your own. There is always one too few, and whoever is left standing is given a card by each.
card-dont_darken-words = Name a colour and pull a card, unseen, out of somebody’s hand. That colour or grey: you keep it, and the others add one each. Anything else: it goes back, and everyone treats its owner to one, you included.
card-slabo-words = Do something worth seeing. The others try in turn, and the first to match it makes you a present of three cards. If nobody can, three of your own go into the box.
card-neither-words = Take two from the deck, so that nobody can say you did well out of this. Then point at somebody: each of the others gives that one a card.
card-hands-words = Two huts of two cards each, and everyone builds; those short of four draw up and keep what they drew. The last to finish is given a card by each of the steady ones.
card-chip_in-words = Name a colour and start the collection: round the table, each pig lays a number card of it. The first who has none becomes the good cause, and gets a card from everyone.
card-awl-words = Only straight after your own interception. You swap hands, the lot of them, with whoever’s move you took. Parts lying on the table stay with their performers.

card-blank-words = An empty form. What it is called, where it goes and what it does is up to whoever brought a pencil.
