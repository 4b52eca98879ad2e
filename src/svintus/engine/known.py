"""What everybody knows of a match because they know which cards its deck is made of."""

from svintus.engine import tasks
from svintus.engine.faces import COURAGE, ETIQUETTE, FAMILY_OF, KIND_OF, SLABO, SVINOROST
from svintus.engine.round import Round


def know_deck(r: Round, deck: list[int]) -> None:
    """The round is played with these cards."""
    r.kinds_known = tuple(sorted({KIND_OF[face] for face in deck}))
    for kind in r.kinds_known:
        r.kinds |= 1 << kind
    r.brings_dues = r.kinds & tasks.WITH_DUES != 0
    families = {FAMILY_OF[face] for face in deck}
    r.gives_courage = COURAGE in families
    if ETIQUETTE in families or r.kinds >> SLABO & 1 or any(blank.shows_feat for blank in r.blanks):
        r.most_given = 3
    elif r.kinds >> SVINOROST & 1:
        r.most_given = 2
