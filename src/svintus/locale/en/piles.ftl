# What lies on piles of its own, and what grows: Svinorost, Temnodel, the duel, the roulette, the collection.
#
# $seat is the name of whoever acts; $you is [you] if that is the reader, otherwise they.
# $card is a card, $count a number of cards.

## Svinorost

# $value is the number on top
event-growth-ended = { $you ->
    [you] The beanstalk ends with you, at { $value }.
   *[they] { $seat } trims the beanstalk at { $value }.
}
event-cards-drawn-growth = { $you ->
    [you] You pick
   *[they] { $seat } picks
} { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
} off it.

## Temnodel

# $declared is what the card is said to be
event-card-laid-in-dark = Into the dark it goes. { $you ->
    [you] You call
   *[they] { $seat } calls
} it { $declared }.
event-card-laid-in-dark-own = Between ourselves: { $card }.
# $asked is who may look under the card, $asked_you says whether that is the reader
event-last-card-in-dark = { $you ->
    [you] Your hand is
   *[they] { $seat }’s hand is
} empty, if nobody looks. { $asked_you ->
    [you] Will you?
   *[they] Will { $asked }?
}
event-dark-checked-true = Lights on! { $card }, exactly as sworn. { $by_you ->
    [you] You were
   *[they] { $by } was
} too suspicious.
event-dark-checked-false = Lights on! A fine { $declared } that is: { $card }. { $you ->
    [you] You blush.
   *[they] { $seat } blushes.
}
event-cards-taken-dark = { $you ->
    [you] You take
   *[they] { $seat } takes
} the lot, { $count ->
    [one] one card
   *[other] { $count } cards
}.

## Challenges

event-cards-drawn-neither = To begin with, { $you ->
    [you] you help yourself to
   *[they] { $seat } takes
} { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-laid-in-duel = { $you ->
    [you] You counter
   *[they] { $seat } counters
} with { $card }.
event-cards-taken-duel = { $you ->
    [you] You have
   *[they] { $seat } has
} lost the argument. { $count ->
    [one] One card comes
   *[other] { $count } cards come
} home with the bruises.
event-turned-up = { $count ->
    [1] { $card } is in the chamber. Spin!
   *[other] Click… { $card }, says the barrel to { $you ->
        [you] you
       *[they] { $seat }
    }.
}
event-cards-taken-roulette = Bang! { $you ->
    [you] You pick
   *[they] { $seat } picks
} up { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-roulette-ran-dry = The revolver is empty and nobody was hurt. { $count ->
    [one] One card goes
   *[other] { $count } cards go
} under the pile.
event-chipped-in = { $you ->
    [you] You chip
   *[they] { $seat } chips
} in: { $card }.
event-nothing-to-chip-in = { $you ->
    [you] Your pockets are
   *[they] { $seat }’s pockets are
} empty. The party takes pity.
