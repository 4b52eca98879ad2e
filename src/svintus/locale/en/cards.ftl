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

## What they do

card-number-words = Plain paperwork. It follows the colour or the number, and nobody has to explain it to their mother.
card-khapyozh-words = Something has gone missing from the petty cash. Your neighbour is handed three cards to look after, and that was their turn.
card-perekhryuk-words = All in favour of going the other way? Carried. Play turns round, and last in line becomes first.
card-zakhrapin-words = The minutes were read aloud and it happened again. Your neighbour snores through their turn; do not wake them.
card-tikhokhryun-words = Inspectors in the corridor! Until the hush lifts, every word out of place costs the speaker two cards.
card-khlopkopyt-words = Trotters on the deck, all of them, yours included. The last to land takes two cards for its trouble.
card-polisvin-words = Flash the badge, skip the queue: it goes on anything, and you say which colour comes next.
