# Decks that tables put together: why one will not do, and what to think about twice.

## It cannot be played

fault-no-such-kind = There is no card called “{ $card }”
fault-copies = { $card }: { $copies } copies? From 0 to { $most }, please
fault-too-few-cards = { $cards } { $cards ->
    [one] card is
   *[other] cards are
} not enough: { $seats } players with { $each } each take at least { $needed }
fault-no-numbers = All bosses and no paperwork: without number cards there is nothing to begin with
fault-no-low-numbers = Svinorost has nothing to grow from: add numbers from 0 to { $highest }
fault-blank-undescribed = { $card }: nobody has said what is printed on it
fault-forbidden = This table never shuffles { $one } with { $other }

## It can, on your own head. $cards are the names of the cards it is about

warning-silenced-courage = { $cards }: one card forbids every word, the others demand them. Somebody will pay either way
warning-standing-ovation = { $cards }: first they make you stand up, then they charge you for standing
warning-slow-on-a-short-clock = { $cards }: these want time, and the clock of this table gives none
warning-better-with-more = { $cards }: between two of you these fall flat
warning-neither-with-few = { $cards }: too few of you to make it hurt; better from five on
warning-challenge-for-two = { $cards }: a challenge needs a crowd, and there are only two of you

## What a blank card does, as it is printed on it. $who is next, me, others or chosen

effect-draw = { $who ->
    [next] Next pig draws
    [me] You draw
    [others] Everyone else draws
   *[chosen] A pig of your choice draws
} { $count }
effect-skip = Next pig misses a turn
effect-turn = Play turns round
effect-colour = Name a colour
effect-gives = All the others give a card to { $who ->
    [next] the next pig
    [me] you
   *[chosen] a pig of your choice
}
effect-swap = Swap hands with { $who ->
    [next] the next pig
   *[chosen] a pig of your choice
}
effect-race = Trotters on the deck! The last one draws { $count }
effect-feat = Show what you can do
effect-vote = Elect a pig; it draws { $count }

## A blank card is not described as it should be

blank-not-a-list = this should be a list
blank-not-a-table = this should be names with values
blank-unknown = there is no such field
blank-missing = this is missing
blank-not-a-text = this should be a text
blank-not-one-of = “{ $found }” is none of { $known }
blank-no-picture = “{ $found }” cannot be drawn. A picture is { $animals }, a mood ({ $moods }) and a thing ({ $things }), with dots between
blank-not-a-number = “{ $found }” is not a whole number from { $lowest } to { $highest }
blank-no-name = a card must be called something, in one language at least
blank-bad-name = 1 to { $most } characters, and nothing invisible
blank-too-many = { $most } at most
blank-twice = it stands here twice
blank-not-here = “{ $do }” takes nothing of the kind
blank-grey-by-colour = grey goes with no colour
blank-no-value-to-fit-by = there is no number on this card to go by
blank-alone = “anything” says it all; leave out the rest
blank-nowhere = this card would go nowhere
blank-turn-after-skip = first turn round, then skip

## The file

own-not-toml = line { $line }, column { $column }: here it stops being TOML
own-not-toml-at-all = this is no TOML that anybody could read
own-unknown = a deck has no such field
own-not-a-text = this should be a text
own-not-a-table = this should be names with values
