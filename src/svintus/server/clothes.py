"""What a look wears, for the hunt after a piece of clothing (`CLO`)."""

from svintus.engine.garments import EVERYTHING, GARMENT_KEYS

_NOTHING = "-"
_NECKWEAR = {"tie": "tie", "bowtie": "tie", "scarf": "scarf"}
_WITHOUT_SHOULDERS = "snake"
"""And without feet."""


def garments_of(look: str) -> int:
    """The mask of what a look (`animal.hat.glasses.neck.background`) wears; shirt and boots need somebody to fill
    them. A look of another kind could be wearing anything."""
    parts = look.split(".")
    if len(parts) != 5:
        return EVERYTHING
    animal, hat, glasses, neck, _ = parts
    worn = [key for key, piece in (("hat", hat), ("glasses", glasses)) if piece != _NOTHING]
    if neck in _NECKWEAR:
        worn.append(_NECKWEAR[neck])
    if animal != _WITHOUT_SHOULDERS:
        worn += ["shirt", "boots"]
    return sum(1 << GARMENT_KEYS.index(key) for key in worn)
