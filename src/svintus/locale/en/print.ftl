# What is printed on a card below its name: two lines of up to 26 characters.
# The rules are in cards.ftl; this is the face they are said with.

card-khapyozh-print =
    Next pig takes three cards
    and a day off, unpaid
card-perekhryuk-print =
    The meeting now runs
    backwards
card-zakhrapin-print =
    Next pig naps on a report.
    Turn skipped
card-tikhokhryun-print =
    Quiet hours: every oink
    costs two cards
card-khlopkopyt-print =
    Hoof on the deck!
    Last one takes two
card-polisvin-print =
    The artist decides
    what colour is in
card-temnodel-print =
    Papers face down.
    Take my word for it?
card-svinorost-print =
    Targets grow: the same
    again, or one more
card-shtul-print =
    Leave your seat,
    receive a souvenir
card-shalun-print =
    A rule went crack?
    The bill, please. Yours
card-shevelis-print =
    Five seconds of thought
    is plenty. Take the cure
card-shtol-print =
    Hands off the table.
    You never see mine there
card-shinkognito-print =
    You said my name?
    You must be mistaken
card-shmotrun-print =
    A wink for one.
    Nobody else saw it
card-shmunitet-print =
    Not mine. Back to sender,
    with two cards of interest
card-shto-print =
    “What’s the time?” “Five.”
    Thank you. Three cards
card-shuriken-print =
    Intercepted? Now
    catch this
card-parodist-print =
    Oink, hiss, piastres, woof
    A voice for every card
card-zapevala-print =
    Two lines a turn.
    No encores
card-folklorist-print =
    A proverb every turn.
    A parrot in the hand…
card-pokloonnik-print =
    With each card: one bow,
    one compliment, no irony
card-suflyor-print =
    In a whisper, and in
    borrowed words
card-ovatsii-print =
    On your feet, clap for
    every grand gesture
card-antrakt-print =
    Off to the buffet, and
    take somebody’s part along
card-reyting-print =
    Keeps the running total.
    Out loud
card-razborka-print =
    Step outside.
    Bring numbers only
card-roulette-print =
    First card is the bullet.
    Now everybody turns one
card-clothes-print =
    Find the tie.
    Touch the tie. Faster
card-one_for_all-print =
    Stack the fists.
    Hands off your own
card-slippers-print =
    Fewer cards than paws.
    Grab any but your own
card-dont_darken-print =
    Name a colour, pull one.
    Right? They all owe you
card-slabo-print =
    I did it. If you can too,
    three cards for me, please
card-neither-print =
    Two for me, one from each
    for him. The hay stays
card-hands-print =
    Two huts, four cards,
    nobody breathes
card-chip_in-print =
    One each, same colour.
    The broke get charity
card-awl-print =
    Intercept, then swap
    everything you hold

# The empty form: its number, name, colour, where it goes, what it does, who approves; a line each, up to 24 characters
card-blank-print =
    Form 7-OINK
    Name
    Colour
    Goes on
    What it does
    Approving hoof

card-back = A card, face down
