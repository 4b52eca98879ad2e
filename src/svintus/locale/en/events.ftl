# The minutes: what has happened at the table, as the screen and the terminal say it.
#
# $seat is the name of whoever acts; $you is [you] where that is the reader, otherwise they.
# $card is a card or a list of cards; $count says how many.

event-round-started = Round { $round }: { $card } lies face up, and { $you ->
    [you] you open
   *[they] { $seat } opens
}.

## Cards land

event-card-played = { $you ->
    [you] You
   *[they] { $seat }
}: { $card }.
event-card-intercepted = Snatched! { $you ->
    [you] You cut in
   *[they] { $seat } cuts in
} with { $card }.
event-card-transferred = { $you ->
    [you] You forward it
   *[they] { $seat } forwards it
} to the next desk: { $card }.
event-card-followed-up = { $you ->
    [you] You add
   *[they] { $seat } adds
} a postscript: { $card }.
# $colour is a colour's key
event-colour-named = { $colour ->
    [raspberry] Raspberry
    [orange] Orange
    [green] Green
    [blue] Blue
   *[grey] Grey
} is this season’s colour.

## Cards are drawn

event-cards-drawn-turn = { $you ->
    [you] You draw
   *[they] { $seat } draws
} { $count ->
    [0] nothing at all; the deck is bare
    [one] a card
   *[other] { $count } cards
}.
event-cards-drawn-own = For your tray: { $card }.
event-cards-drawn-attack = { $you ->
    [you] You carry off
   *[they] { $seat } carries off
} { $count ->
    [0] fresh air; the deck is bare
    [one] a card
   *[other] { $count } cards
}.
event-cards-drawn-caught = { $count ->
    [one] One card
   *[other] { $count } cards
} for keeping mum: { $you ->
    [you] yours
   *[they] { $seat }
}.
event-cards-drawn-silence = { $count ->
    [one] One card
   *[other] { $count } cards
} for chatter: { $you ->
    [you] yours
   *[they] { $seat }
}.
event-cards-drawn-slap = Slow trotters: { $you ->
    [you] you take
   *[they] { $seat } takes
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-cards-drawn-slow = Daydreaming is billed at { $count ->
    [one] one card
   *[other] { $count } cards
}: { $you ->
    [you] yours
   *[they] { $seat }
}.
event-cards-drawn-mistake = Wrong form, { $count ->
    [one] one card
   *[other] { $count } cards
} in handling fees: { $you ->
    [you] yours
   *[they] { $seat }
}.
event-passed = { $you ->
    [you] You pass
   *[they] { $seat } passes
}, with dignity.

## “Svintus!”

event-called = { $you ->
    [you] You call
   *[they] { $seat } calls
} “Svintus!”
event-called-undue = { $you ->
    [you] You call
   *[they] { $seat } calls
} “Svintus!” for no reason anyone can find.
# $by is who catches, $by_you is [you] where that is the reader
event-caught = Gotcha! One card and not a peep: { $by_you ->
    [you] you caught
   *[they] { $by } caught
} { $you ->
    [you] you
   *[they] { $seat }
}.
event-caught-empty = { $by_you ->
    [you] You accuse
   *[they] { $by } accuses
} { $you ->
    [you] you
   *[they] { $seat }
} of nothing whatsoever.

## Attacks

event-attack-began-cards = { $you ->
    [you] Sign here: you are
   *[they] { $seat } is
} owed { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-attack-began-skip = { $you ->
    [you] Your
   *[they] { $seat }: those
} eyelids are getting heavy.
event-attack-accepted-cards = { $you ->
    [you] You sign
   *[they] { $seat } signs
} for the lot.
event-attack-accepted-skip = { $you ->
    [you] You nap
   *[they] { $seat } naps
} through the meeting.

## Order and silence

event-direction-turned = Play now goes { $direction ->
    [clockwise] clockwise
   *[counter] the other way round
}.
event-silence-began = Shh. { $you ->
    [you] You call
   *[they] { $seat } calls
} for silence.
event-silence-broken = { $you ->
    [you] You speak
   *[they] { $seat } speaks
} up, and the hush is ruined.
event-silence-ended = The hush is lifted. Oink at will.

## The slap

event-slap-began = Trotters on the deck! The last takes { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-slapped = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Number { $place }
} on the deck: { $you ->
    [you] you
   *[they] { $seat }
}.
event-slap-ended = Last on the deck: { $you ->
    [you] you
   *[they] { $seat }
}.

## Blank cards

event-cards-drawn-blank = The house card says so: { $you ->
    [you] you draw
   *[they] { $seat } draws
} { $count ->
    [0] nothing, the deck is bare
    [one] a card
   *[other] { $count } cards
}.
event-turn-lost = { $you ->
    [you] Your turn is
   *[they] { $seat }’s turn is
} struck off the agenda.
event-ballot-began = A secret ballot: whoever is elected draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-ballot-ended = Elected by popular demand: { $you ->
    [you] you
   *[they] { $seat }
}.
event-ballot-tied = A hung vote. Nobody is elected, everybody is relieved.

## Talents and winks

# $task is the courage card's kind
event-due-arose = { $you ->
    [you] You owe
   *[they] { $seat } owes
} the public { $task ->
    [parodist] a word
    [ovatsii] some applause
   *[reyting] a figure
}.
# $word is the key of the word
event-said = { $you ->
    [you] You
   *[they] { $seat }
}: “{ $word ->
    [oink] Oink!
    [sh] Sh-sh-sh!
    [piastres] Piastres!
   *[woof] Woof!
}”
event-said-wrong = { $you ->
    [you] You
   *[they] { $seat }
}: “{ $word ->
    [oink] Oink!
    [sh] Sh-sh-sh!
    [piastres] Piastres!
   *[woof] Woof!
}” Wrong animal.
event-clapped = { $you ->
    [you] You give
   *[they] { $seat } gives
} a standing ovation.
event-sum-announced = { $you ->
    [you] You announce
   *[they] { $seat } announces
}: { $sum }. The auditors nod.
event-sum-announced-wrong = { $you ->
    [you] You announce
   *[they] { $seat } announces
}: { $sum }. The auditors cough. Back to zero.
event-performed-task = { $task ->
    [zapevala] { $you ->
        [you] You burst
       *[they] { $seat } bursts
    } into song.
    [folklorist] { $you ->
        [you] You quote
       *[they] { $seat } quotes
    } the wisdom of the village.
   *[pokloonnik] { $you ->
        [you] You bow
       *[they] { $seat } bows
    } from the waist.
}
event-performed-task-repeat = The house has heard that one before: { $you ->
    [you] you need
   *[they] { $seat } needs
} new material.
event-task-failed = Off cue: { $you ->
    [you] you lose
   *[they] { $seat } loses
} the audience.
event-cards-drawn-task = Tomatoes from the stalls, { $count ->
    [one] one card
   *[other] { $count } cards
} worth: { $you ->
    [you] yours
   *[they] { $seat }
}.
event-winked = Is something the matter with { $you ->
    [you] your eye
   *[they] { $seat }’s eye
}?
# $to is at whom, $to_you is [you] where that is the reader
event-winked-at = { $you ->
    [you] You wink
   *[they] { $seat } winks
} at { $to_you ->
    [you] you
   *[they] { $to }
}. Not a word to anyone.
event-spotted = Saw that! { $by_you ->
    [you] You catch
   *[they] { $by } catches
} { $you ->
    [you] you
   *[they] { $seat }
} winking.
event-spotted-empty = { $by_you ->
    [you] You see
   *[they] { $by } sees
} winks everywhere. { $you ->
    [you] You
   *[they] { $seat }
} only blinked.
event-counted-aloud = { $you ->
    [you] You count
   *[they] { $seat } counts
} aloud: one, two, three, four, five…
event-gift-asked = { $you ->
    [you] You pick
   *[they] { $seat } picks
} { $count ->
    [one] a card
   *[other] { $count } cards
} for { $to_you ->
    [you] you
   *[they] { $to }
}.

## Other business

event-reshuffled = The deck ran dry; the pile is shuffled back and makes { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-turn-came = { $you ->
    [you] Your turn.
   *[they] { $seat } to move.
}
event-time-ran-out = Time is up{ $you ->
    [you] , and it was your time
    [race] , trotters down
   *[they] : { $seat }
}.
# $reason says why it was taken back
event-wrong-act = { $you ->
    [you] You try
   *[they] { $seat } tries
} it on. { $reason }
event-seat-left = { $you ->
    [you] You leave
   *[they] { $seat } leaves
} the table.

## Endings

event-round-ended = { $you ->
    [you] The round is yours
   *[they] { $seat } takes the round
}, worth { $count ->
    [one] one point
   *[other] { $count } points
}.
event-round-ended-draw = The round is nobody’s: nothing left to play, and nobody to play it.
event-match-ended = The match is closed. { $you ->
    [you] You win!
    [shared] Shared by { $seat }.
   *[they] { $seat } wins.
}
