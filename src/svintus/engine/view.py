"""What one seat may know: an allow-list of its own, never a trimmed state."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from svintus.engine import tasks
from svintus.engine.actions import PHASE_KEYS
from svintus.engine.blank import Blank
from svintus.engine.events import NOBODY
from svintus.engine.feats import IN_WORDS
from svintus.engine.frozen import Frozen
from svintus.engine.phases.attack import Attack
from svintus.engine.phases.ballot import Ballot
from svintus.engine.phases.dark import Dark, LastDark
from svintus.engine.phases.feat import Feat, FeatScene
from svintus.engine.phases.race import Race, RaceScene
from svintus.engine.phases.slap import Slap
from svintus.engine.phases.turn import Turn
from svintus.engine.round import NO_DRAW
from svintus.engine.scene import NO_SCENE, scene_of

if TYPE_CHECKING:
    from svintus.engine.match import Match

PHASE_NAMES: Final = PHASE_KEYS
"""A View's `phase` is one of these names, or `round-over` or `match-over`."""


@dataclass(frozen=True, slots=True)
class View(Frozen):
    """The table as seat `seat` sees it (-1: a spectator). Cards are faces, seats indices, -1 stands for nobody."""

    seat: int
    seats: int
    kinds: tuple[int, ...]
    """The kinds of cards that the deck holds; everybody knows them."""
    round: int
    dealer: int
    target: int
    totals: tuple[int, ...]
    direction: int
    """1 clockwise, -1 the other way."""
    top: int
    """The face on top of the play pile."""
    colour: int
    """The colour in force, printed or named (0–3)."""
    deck_count: int
    pile_count: int
    """Cards of the play pile, the top one included."""
    hand: tuple[int, ...]
    """The viewer's own cards; empty for a spectator."""
    counts: tuple[int, ...]
    """Cards held by each seat."""
    phase: str
    owes: tuple[int, ...]
    """Seats that must answer."""
    mover: int
    """The seat whose move it is or that is under attack; stays what it was while a slap or follow-up is on top."""
    has_drawn: bool
    """The mover has drawn in this turn."""
    drawn: int
    """The face the viewer itself has drawn in this turn and may still play; -1 if none."""
    attack: int
    """The attacking card's face, or -1; `stake` cards (Khapyozh) or skips (Zakhrapin) are due, or cards of a slap
    or a ballot."""
    stake: int
    window: bool
    """The card on top can be intercepted by whoever holds its copy."""
    last_player: int
    called: tuple[int, ...]
    """Seats whose call holds for their hand as it is."""
    catchable: tuple[int, ...]
    """Seats that hold one card without having called, while a catch is still possible."""
    slapped: tuple[int, ...]
    gone: tuple[int, ...]
    """Seats that have left the round."""
    silence_owner: int
    rows: tuple[tuple[int, ...], ...]
    """Courage cards in front of each seat: face + 256 × giver + 65536 × genre."""
    box: tuple[int, ...]
    """Cards put aside until the next round; everybody has seen them."""
    lying: int
    """Cards lying in the dark; the last one was laid by `layer` and declared as the face `declared` (-1: none yet)."""
    layer: int
    declared: int
    actor: int
    """Who brought about what waits now: gives the card that a question is about, throws, opened the roulette or the
    collection; in a duel and a single gift whoever must act. -1 if nothing of the kind waits."""
    meant: int
    """Against whom that goes, or who receives what is given; in a duel the other one."""
    givers: tuple[int, ...]
    """Seats that give a card each to `meant`: those that `owes` names still choose theirs (`CHA-1`)."""
    waiting: int
    """The face of the card that waits for the answer to a question, or flies; -1 if none."""
    undone: bool
    """That card was undone, and its owner is asked whether the undoing is undone in turn."""
    named: int
    """The colour named with what waits now (0–3), or -1."""
    open_pile: tuple[int, ...]
    """Faces lying on a pile of their own, in the order in which they came: a duel's, or a roulette's."""
    mark: tuple[int, ...]
    """How the mark moves that a Shuriken is thrown at: start, speed, moment of the turn, speed after it, as
    `phases.throw` reads them; empty if none does."""
    interceptor: int
    """Who has just intercepted, while nobody has moved since, and `robbed`: whose move that took (-1: nobody's)."""
    robbed: int
    race: RaceScene | None
    """The race under way, if there is one."""
    feat: FeatScene | None
    """The feat under way, if there is one."""
    feats_shown: tuple[int, ...]
    """Feats that cannot be shown any more."""
    dues: tuple[tuple[int, int], ...]
    """What the viewer's courage cards ask for just now, the oldest first: number and kind of card. Which word or sum
    is right is for the viewer to know."""
    performed: tuple[int, ...]
    """Kinds of courage cards whose task the mover has performed in this turn."""
    winks: tuple[tuple[int, int], ...]
    """Eyes that flicker: the seat that winks, and at whom (-1 unless it is at the viewer, or the viewer's own wink)."""
    garments: tuple[int, ...]
    """What each seat wears, as a mask of `garments`."""
    blanks: tuple[Blank, ...]
    """What is printed on the blank cards of this match: the first is on `blank.1` (`DECK-4`)."""
    winner: int
    """Of the round, once it is over."""
    winners: tuple[int, ...]
    """Of the match, once it is over."""
    hands: tuple[tuple[int, ...], ...]
    """All hands laid open when the round is over; empty before."""
    commitment: str
    """SHA-256 of the match's seed."""


def view_of(match: "Match", viewer: int) -> View:
    """The View of a seat, or of a spectator (-1)."""
    r = match.round
    seats = range(match.seats)
    top = r.stack[-1] if r.stack else None
    bottom = r.stack[0] if r.stack else None
    scene = scene_of(top) if top is not None else NO_SCENE
    mover = r.to_move() if bottom is not None else NOBODY
    turn_drawn = bottom.drawn if isinstance(bottom, Turn) else NO_DRAW
    attacking = isinstance(bottom, Attack)
    if isinstance(top, Slap | Ballot):
        stake = top.count
    else:
        stake = bottom.stake if isinstance(bottom, Attack) else 0
    return View(
        seat=viewer,
        seats=match.seats,
        kinds=r.kinds_known,
        round=match.number,
        dealer=match.dealer,
        target=match.target,
        totals=tuple(match.totals),
        direction=r.direction,
        top=r.top,
        colour=r.colour,
        deck_count=len(r.deck),
        pile_count=len(r.pile) + 1,
        hand=tuple(r.hands[viewer]) if viewer != NOBODY else (),
        counts=tuple([r.count(seat) for seat in seats]),
        phase=PHASE_NAMES[top.number] if top is not None else "match-over" if match.over else "round-over",
        owes=tuple(match.owing()),
        mover=mover,
        has_drawn=turn_drawn != NO_DRAW,
        drawn=turn_drawn if viewer == mover and turn_drawn >= 0 and turn_drawn in r.hands[viewer] else NOBODY,
        attack=r.top if attacking else NOBODY,
        stake=stake,
        window=r.window,
        last_player=r.last_player,
        called=_seats_in(r.called, seats),
        catchable=_seats_in(r.owing, seats),
        slapped=_seats_in(top.slapped, seats) if isinstance(top, Slap) else (),
        gone=_seats_in(r.gone, seats),
        silence_owner=r.silence_owner,
        rows=tuple([tuple(row) for row in r.rows]),
        box=tuple(r.box) if not r.over else (),
        lying=len(bottom.cards) if isinstance(bottom, Dark | LastDark) else 0,
        layer=bottom.layer if isinstance(bottom, Dark | LastDark) else NOBODY,
        declared=bottom.declared if isinstance(bottom, Dark | LastDark) else NOBODY,
        actor=scene.actor,
        meant=scene.meant,
        givers=scene.givers,
        waiting=scene.waiting,
        undone=scene.undone,
        named=scene.colour,
        open_pile=scene.open,
        mark=scene.path,
        interceptor=r.interceptor,
        robbed=r.robbed if r.interceptor != NOBODY else NOBODY,
        race=top.scene() if isinstance(top, Race) else None,
        feat=top.scene() if isinstance(top, Feat) else None,
        feats_shown=_seats_in(r.feats_shown, range(IN_WORDS)),
        dues=tuple([(due[0], due[2]) for due in r.dues if due[1] == viewer]),
        performed=tuple([kind for kind in tasks.PERFORMED if mover != NOBODY and tasks.has_performed(r, mover, kind)]),
        winks=tuple([(by, at if viewer in (by, at) else NOBODY) for _, by, at in r.winks if at != NOBODY]),
        garments=tuple(r.garments),
        blanks=match.blanks,
        winner=r.winner,
        winners=tuple(match.winners),
        hands=tuple([tuple(hand) for hand in r.hands]) if r.over else (),
        commitment=match.commitment,
    )


def _seats_in(mask: int, seats: range) -> tuple[int, ...]:
    return tuple([seat for seat in seats if mask >> seat & 1])
