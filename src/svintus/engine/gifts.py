"""Cards that change hands, and the wins that come of it (`ROUND-3`)."""

from typing import TYPE_CHECKING

from svintus.engine.events import CardsGiven, GivenWhy, HandsSwapped

if TYPE_CHECKING:
    from svintus.engine.round import Round


def part_with(r: "Round", seat: int, faces: list[int]) -> None:
    """The cards leave the seat in one act (`SV-1`); they are on their way and belong to nobody."""
    for face in faces:
        r.give_up(seat, face)
    if faces:
        r.shrunk(seat)


def arrive(r: "Round", giver: int, receiver: int, faces: list[int], why: GivenWhy) -> None:
    """The cards come into a hand; what is owed to a seat that has left goes under the deck (`SEAT-1`)."""
    if r.telling and faces:
        r.tell(CardsGiven(giver, receiver, tuple(faces), len(faces), why))
    if r.gone >> receiver & 1:
        r.deck.extend(faces)
    elif faces:
        r.hands[receiver].extend(faces)
        r.hand_changed(receiver)


def look_for_win(r: "Round", starter: int) -> None:
    """The first seat without cards, in play order from `starter`, has won (`ROUND-3`)."""
    if r.over:
        return
    for seat in r.in_play_order(starter):
        if not r.gone >> seat & 1 and not r.count(seat) and not _has_cards_on_their_way(r, seat):
            r.end(seat, "emptied")
            return


def swap_hands(r: "Round", seat: int, other: int) -> None:
    """Two seats swap hands; what lies in front of them stays (`TURN-5`). A seat that has left swaps nothing."""
    if (r.gone >> seat | r.gone >> other) & 1:
        return
    r.hands[seat], r.hands[other] = r.hands[other], r.hands[seat]
    r.hand_changed(seat)
    r.hand_changed(other)
    if r.telling:
        r.tell(HandsSwapped(seat, other))


def _has_cards_on_their_way(r: "Round", seat: int) -> bool:
    for phase in r.stack:
        if phase.delays_win(seat):
            return True
    return False


def can_be_all(r: "Round", seat: int, faces: list[int]) -> bool:
    """Whether the seat has all these cards."""
    left = list(r.held(seat))
    for face in faces:
        if face not in left:
            return False
        left.remove(face)
    return True


def pairs(faces: list[int], size: int) -> list[list[int]]:
    """Every different choice of `size` (0–2) of these cards, each once."""
    if size == 0:
        return [[]]
    ordered = sorted(faces)
    if size == 1:
        return [[face] for face in sorted(set(ordered))]
    chosen: list[list[int]] = []
    for i, one in enumerate(ordered):
        if i and ordered[i - 1] == one:
            continue
        for j in range(i + 1, len(ordered)):
            if j > i + 1 and ordered[j - 1] == ordered[j]:
                continue
            chosen.append([one, ordered[j]])
    return chosen
