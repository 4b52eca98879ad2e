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
fault-forbidden = This table never shuffles { $one } with { $other }

## It can, on your own head. $cards are the names of the cards it is about

warning-silenced-courage = { $cards }: one card forbids every word, the others demand them. Somebody will pay either way
warning-standing-ovation = { $cards }: first they make you stand up, then they charge you for standing
warning-slow-on-a-short-clock = { $cards }: these want time, and the clock of this table gives none
warning-better-with-more = { $cards }: between two of you these fall flat
warning-neither-with-few = { $cards }: too few of you to make it hurt; better from five on
warning-challenge-for-two = { $cards }: a challenge needs a crowd, and there are only two of you
