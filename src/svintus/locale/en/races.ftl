# Challenges of haste and boasting: fists, slippers, clothes, huts, dares.
#
# $seat is the name of whoever acts; $you is [you] if that is the reader, otherwise they.
# $card is a card, $count a number of cards, $place counts from the first.

## Races

event-race-began-tower = { $you ->
    [you] Your fist is
   *[they] { $seat }’s fist is
} the ground floor. Build on, but don’t end up as the roof!
event-race-began-grab = Sic ’em! Every slipper for itself!
# $garment is a piece of clothing
event-race-began-touch = Hoofs on: { $garment }! { $you ->
    [you] Just don’t you be the first.
   *[they] Only { $seat } had better not be first.
}
event-race-began-huts = Two huts each, and whoever sneezes is a wolf.
event-raced-tower = { $you ->
    [you] Your fist makes
   *[they] { $seat } makes
} it floor { $place }.
event-raced-grab = { $you ->
    [you] You have
   *[they] { $seat } has
} a slipper.
event-raced-touch = { $you ->
    [you] You hold on
   *[they] { $seat } holds on
}, number { $place } in the queue.
event-raced-huts = { $you ->
    [you] Your huts stand
   *[they] { $seat }’s huts stand
}, place { $place }.
event-race-ended-tower = King of the castle: { $you ->
    [you] you. A card from everyone, Your Majesty
   *[they] { $seat }. A card from everyone
}.
event-race-ended-grab = { $you ->
    [you] You go barefoot; everyone chips in a card for you
   *[they] { $seat } goes barefoot; everyone chips in a card
}.
event-race-ended-touch = { $you ->
    [you] You were out of touch
   *[they] { $seat } was out of touch
}: one card from each.
event-race-ended-huts = { $you ->
    [you] You have two left hoofs
   *[they] { $seat } has two left hoofs
}: one card from each.
event-race-ended-nobody = The race is over, and whoever would have lost it has run off.
event-laid-open = { $you ->
    [you] You put
   *[they] { $seat } puts
} a slipper out: { $card }.
# $owner says whose card it was
event-grabbed = { $you ->
    [you] You snatch
   *[they] { $seat } snatches
} { $card } from under the nose of { $owner }.
event-cards-drawn-huts = Timber for { $you ->
    [you] you
   *[they] { $seat }
}: { $count ->
    [one] one card
   *[other] { $count } cards
}.

## Dares

# $feat is the name of the feat
event-feat-asked-show = { $you ->
    [you] You talked big, now let us see it
   *[they] { $seat } talked big and must deliver
}: { $feat }.
event-feat-asked = { $you ->
    [you] Dare you
   *[they] Does { $seat } dare
}? { $feat }.
event-feat-answered-shows = { $you ->
    [you] You set
   *[they] { $seat } sets
} the mark. Any takers?
event-feat-answered-tries = { $you ->
    [you] You roll up your sleeves
   *[they] { $seat } rolls up both sleeves
}.
event-feat-answered-matches = { $you ->
    [you] You match it, and three of your cards pay for the lesson
   *[they] { $seat } matches it and pays three cards for the lesson
}.
event-feat-answered-fails = { $you ->
    [you] You give
   *[they] { $seat } gives
} it a brave try and no more.
event-feat-answered-declines = { $you ->
    [you] You would rather not
   *[they] { $seat } would rather not
}.
event-putting-aside = Nobody can do it! { $you ->
    [you] You send
   *[they] { $seat } sends
} { $count ->
    [one] one card
   *[other] { $count } cards
} off to the box.
event-put-aside = { $you ->
    [you] Out of your hand
   *[they] Out of { $seat }’s hand
}, into the box: { $card }.

feat-memory = remember what lay where
feat-timing = stop the watch on the dot
feat-counting = count at a glance
feat-typing = type it without a slip
feat-tapping = drum fastest with one hoof
feat-steadiness = keep a steady trotter
feat-words = a stunt in words, with the whole table as the jury
# $level is 1 to 3
feat-level = { $level ->
    [1] for piglets
    [2] for hogs
   *[other] for champions
}

## What people wear

garment-hat = hat
garment-glasses = glasses
garment-tie = tie
garment-scarf = scarf
garment-shirt = shirt
garment-boots = boots
