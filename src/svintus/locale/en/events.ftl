# What happened at the table: one line an event, for the log in the browser and in the terminal.
#
# $seat is the name of the one it happened to; $me is yes if that is the reader, otherwise no; $by and $byme are the same
# for the other party. $card holds names of cards with commas, $count a number, $colour a colour's key.

event-round-started = Round { $round }. On top: { $card }. { $me ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-card-played-turn = { $me ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-card-played-intercept = { $me ->
    [yes] You barge in with { $card }!
   *[no] { $seat } barges in with { $card }!
}
event-card-played-transfer = { $me ->
    [yes] Not your problem: you pass it on with { $card }.
   *[no] { $seat } passes the problem on with { $card }.
}
event-card-played-follow-up = { $me ->
    [yes] And while they stare, you add { $card }.
   *[no] And while everyone stares, { $seat } adds { $card }.
}
# Continues a line where the card named a colour
event-colour-named = Colour: { $colour ->
    [raspberry] raspberry
    [orange] orange
    [green] green
   *[blue] blue
}.
event-cards-drawn-turn = { $me ->
    [yes] { $count ->
        [0] You reach for the deck and find none.
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[no] { $count ->
        [0] { $seat } reaches for the deck and finds none.
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
}
event-cards-drawn-attack = { $me ->
    [yes] { $count ->
        [0] You were to pay, but the deck is empty.
        [one] You pay up: one card.
       *[other] You pay up: { $count } cards.
    }
   *[no] { $count ->
        [0] { $seat } was to pay, but the deck is empty.
        [one] { $seat } pays up: one card.
       *[other] { $seat } pays up: { $count } cards.
    }
}
event-cards-drawn-caught = { $me ->
    [yes] { $count ->
        [0] Forgetting was free today: no cards left.
        [one] Forgetting costs you a card.
       *[other] Forgetting costs you { $count } cards.
    }
   *[no] { $count ->
        [0] Forgetting was free today for { $seat }: no cards left.
        [one] Forgetting costs { $seat } a card.
       *[other] Forgetting costs { $seat } { $count } cards.
    }
}
event-cards-drawn-silence = { $me ->
    [yes] { $count ->
        [0] Talk is cheap: the deck is empty.
        [one] Talk is not cheap: you take a card.
       *[other] Talk is not cheap: you take { $count } cards.
    }
   *[no] { $count ->
        [0] Talk is cheap: { $seat } takes nothing, the deck is empty.
        [one] Talk is not cheap: { $seat } takes a card.
       *[other] Talk is not cheap: { $seat } takes { $count } cards.
    }
}
event-cards-drawn-slap = { $me ->
    [yes] { $count ->
        [0] Slowest trotter: yours. The deck is empty, though.
        [one] Slowest trotter: yours. You take a card.
       *[other] Slowest trotter: yours. You take { $count } cards.
    }
   *[no] { $count ->
        [0] { $seat } was slow; the deck is empty, though.
        [one] { $seat } was slow and takes a card.
       *[other] { $seat } was slow and takes { $count } cards.
    }
}
event-cards-drawn-slow = { $me ->
    [yes] { $count ->
        [0] You dawdled; the deck has nothing left to fine you with.
        [one] You dawdled: one card.
       *[other] You dawdled: { $count } cards.
    }
   *[no] { $count ->
        [0] { $seat } dawdled; the deck has nothing left.
        [one] { $seat } dawdled: one card.
       *[other] { $seat } dawdled: { $count } cards.
    }
}
event-cards-drawn-mistake = { $me ->
    [yes] { $count ->
        [0] A mistake, and no cards left to pay it with.
        [one] The mistake costs you a card.
       *[other] The mistake costs you { $count } cards.
    }
   *[no] { $count ->
        [0] A mistake, and no cards left for { $seat } to take.
        [one] The mistake costs { $seat } a card.
       *[other] The mistake costs { $seat } { $count } cards.
    }
}
# Continues a line for the one who sees the cards drawn
event-cards-seen = It is { $card }.
event-passed = { $me ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-called-due = { $me ->
    [yes] “Svintus!” you announce, in good time.
   *[no] { $seat }: “Svintus!”
}
event-called-idle = { $me ->
    [yes] “Svintus!” slips out of you for no reason.
   *[no] { $seat }: “Svintus!” For no reason at all.
}
event-caught-found = { $me ->
    [yes] { $by } caught you: one card and not a squeak.
   *[no] { $byme ->
        [yes] You caught { $seat }: one card and not a squeak.
       *[no] { $by } caught { $seat }: one card and not a squeak.
    }
}
event-caught-nothing = { $byme ->
    [yes] You pounce on { $seat }. There was nothing to catch.
   *[no] { $me ->
        [yes] { $by } pounces on you. There was nothing to catch.
       *[no] { $by } pounces on { $seat }. There was nothing to catch.
    }
}
# $kind is the card's key
event-attack-began = { $kind ->
    [khapyozh] { $me ->
        [yes] Khapyozh! { $count ->
            [one] One card is
           *[other] { $count } cards are
        } coming your way.
       *[no] Khapyozh! { $count ->
            [one] One card is
           *[other] { $count } cards are
        } coming at { $seat }.
    }
   *[zakhrapin] { $me ->
        [yes] Your eyelids grow heavy.
       *[no] { $seat } begins to nod off.
    }
}
event-attack-accepted = { $kind ->
    [khapyozh] { $me ->
        [yes] You take it on the snout.
       *[no] { $seat } takes it on the snout.
    }
   *[zakhrapin] { $me ->
        [yes] You snore through your turn.
       *[no] { $seat } snores through the turn.
    }
}
event-direction-turned = { $direction ->
    [clockwise] Play now goes clockwise.
   *[counter] Play now goes anticlockwise.
}
event-silence-began = { $me ->
    [yes] Hush! You keep the silence.
   *[no] Hush! { $seat } keeps the silence.
}
event-silence-broken = { $me ->
    [yes] You were heard!
   *[no] { $seat } was heard!
}
event-silence-ended = The hush is over, grunt away.
event-slap-began = Khlopkopyt! Trotters on the deck, the last one takes { $count ->
    [one] a card
   *[other] { $count } cards
}!
event-slapped = { $me ->
    [yes] Slap! Your trotter is number { $place }.
   *[no] Slap! { $seat } is number { $place }.
}
event-slap-ended = { $me ->
    [yes] The last trotter is yours.
   *[no] The last trotter: { $seat }.
}
event-slap-ended-nobody = Every trotter is down, nobody pays.
event-reshuffled = The pile is shuffled into a new deck of { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-turn-came = { $me ->
    [yes] Your move.
   *[no] { $seat } is to move.
}
event-time-ran-out = { $me ->
    [yes] Your time is up.
   *[no] { $seat } is out of time.
}
event-time-ran-out-nobody = Time is up.
# $reason is a refusal in words
event-wrong-act = { $me ->
    [yes] Your mistake: { $reason }
   *[no] { $seat } errs: { $reason }
}
event-seat-left = { $me ->
    [yes] You leave the round.
   *[no] { $seat } leaves the round; the cards go under the deck.
}
event-round-ended-emptied = { $me ->
    [yes] Not a card left: the round is yours, for { $count ->
        [one] one point
       *[other] { $count } points
    }.
   *[no] { $seat } is out of cards and takes { $count ->
        [one] one point
       *[other] { $count } points
    }.
}
event-round-ended-stalemate = { $me ->
    [yes] Deadlock. You hold the fewest cards and take { $count ->
        [one] one point
       *[other] { $count } points
    }.
   *[no] Deadlock. { $seat } holds the fewest cards and takes { $count ->
        [one] one point
       *[other] { $count } points
    }.
}
event-round-ended-alone = { $me ->
    [yes] You have the table to yourself, and { $count ->
        [one] one point
       *[other] { $count } points
    }.
   *[no] { $seat } has the table alone, and { $count ->
        [one] one point
       *[other] { $count } points
    }.
}
event-round-ended-nobody = The round ends in a draw: no points for anyone.
# $seat holds names with commas, $count how many they are
event-match-ended = { $me ->
    [yes] { $count ->
        [one] The match is yours!
       *[other] The win is shared by { $seat }.
    }
   *[no] { $count ->
        [one] { $seat } wins the match.
       *[other] The win is shared by { $seat }.
    }
}
