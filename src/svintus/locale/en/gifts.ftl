# Cards that change owners out of turn: etiquette, courage, Shmunitet, presents, the Shuriken, the swap.
#
# $seat is the name of whoever acts; $you is [you] if that is the reader, otherwise they. $to and $to_you say the same
# of whoever is meant. $card is a card, $count a number of cards.

## Etiquette and courage

event-ground-arose = { $you ->
    [you] You have just asked for it, and somebody may hand you { $card }
   *[they] That was a faux pas by { $seat }, and { $card } would say so
}.
event-rewarded = With compliments: { $you ->
    [you] you hand
   *[they] { $seat } hands
} { $to_you ->
    [you] you
   *[they] { $to }
} { $card }{ $count ->
    [0] .
    [one] { " " }and one card to remember it by.
   *[other] { " " }and { $count } cards to remember it by.
}
event-courage-given = { $you ->
    [you] You cast
   *[they] { $seat } casts
} { $to_you ->
    [you] you
   *[they] { $to }
} in a new part: { $card }.
event-courage-laid = { $card } now struts in front of { $you ->
    [you] you
   *[they] { $seat }
}.
event-courage-boxed = The curtain falls on { $card }.

## Shmunitet

event-question-asked = { $card } is at the door. { $you ->
    [you] Do you let it in?
   *[they] Does { $seat } let it in?
}
event-undone = Return to sender! { $you ->
    [you] You play
   *[they] { $seat } plays
} Shmunitet.

## Presents

event-giving-began = The hat goes round for { $you ->
    [you] you
   *[they] { $seat }
}.
event-cards-given = { $count ->
    [one] A card goes
   *[other] { $count } cards go
} from { $you ->
    [you] you
   *[they] { $seat }
} to { $to_you ->
    [you] you
   *[they] { $to }
}.
event-cards-given-back = { $count ->
    [one] A card trots
   *[other] { $count } cards trot
} home to { $you ->
    [you] you
   *[they] { $seat }
}.

## The swap and the pull

event-awl-played = { $you ->
    [you] You offer
   *[they] { $seat } offers
} { $to_you ->
    [you] you
   *[they] { $to }
} an awl for the soap.
event-hands-swapped = Done! { $you ->
    [you] You hold
   *[they] { $seat } holds
} what used to be { $to_you ->
    [you] yours
   *[they] { $to }’s
}, and the other way about.
event-card-pulled-kept = { $you ->
    [you] You pull
   *[they] { $seat } pulls
} a card from { $to_you ->
    [you] you
   *[they] { $to }
}, and it is just the sort that was promised.
event-card-pulled-left = { $you ->
    [you] You pull
   *[they] { $seat } pulls
} a card from { $to_you ->
    [you] you
   *[they] { $to }
}. Wrong colour, so back it goes.
# Only the two of them read this
event-card-pulled-own = It was { $card }.

## The Shuriken

event-throw-began = { $you ->
    [you] You take
   *[they] { $seat } takes
} aim at { $to_you ->
    [you] you
   *[they] { $to }
}. Keep your snouts down.
event-thrown-hit = Thwack! { $to_you ->
    [you] You have
   *[they] { $to } has
} a Shuriken in the sty.
event-thrown-missed = { $you ->
    [you] You hit
   *[they] { $seat } hits
} the barn door. { $to_you ->
    [you] You owe
   *[they] { $to } owes
} consolation.
