"""Which card has which kind: one instance each, in the order of the kinds."""

from svintus.engine.cards.bureaucracy.khapyozh import Khapyozh
from svintus.engine.cards.bureaucracy.khlopkopyt import Khlopkopyt
from svintus.engine.cards.bureaucracy.perekhryuk import Perekhryuk
from svintus.engine.cards.bureaucracy.polisvin import Polisvin
from svintus.engine.cards.bureaucracy.svinorost import Svinorost
from svintus.engine.cards.bureaucracy.temnodel import Temnodel
from svintus.engine.cards.bureaucracy.tikhokhryun import Tikhokhryun
from svintus.engine.cards.bureaucracy.zakhrapin import Zakhrapin
from svintus.engine.cards.number import Number
from svintus.engine.cards.numbered_grey import NumberedGrey
from svintus.engine.faces import RAZBORKA, SHTUL
from svintus.engine.round import Card

CARDS: list[Card] = [
    Number(),
    Khapyozh(),
    Perekhryuk(),
    Zakhrapin(),
    Tikhokhryun(),
    Khlopkopyt(),
    Polisvin(),
    Temnodel(),
    Svinorost(),
    *[NumberedGrey() for _ in range(SHTUL, RAZBORKA)],
]
