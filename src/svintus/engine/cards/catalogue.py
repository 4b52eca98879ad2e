"""Which card has which kind: one instance each, in the order of the kinds."""

from svintus.engine.card import Card
from svintus.engine.cards.bureaucracy.khapyozh import Khapyozh
from svintus.engine.cards.bureaucracy.khlopkopyt import Khlopkopyt
from svintus.engine.cards.bureaucracy.perekhryuk import Perekhryuk
from svintus.engine.cards.bureaucracy.polisvin import Polisvin
from svintus.engine.cards.bureaucracy.svinorost import Svinorost
from svintus.engine.cards.bureaucracy.temnodel import Temnodel
from svintus.engine.cards.bureaucracy.tikhokhryun import Tikhokhryun
from svintus.engine.cards.bureaucracy.zakhrapin import Zakhrapin
from svintus.engine.cards.challenge.awl import Awl
from svintus.engine.cards.challenge.chip_in import ChipIn
from svintus.engine.cards.challenge.clothes import Clothes
from svintus.engine.cards.challenge.dont_darken import DontDarken
from svintus.engine.cards.challenge.hands import Hands
from svintus.engine.cards.challenge.neither import Neither
from svintus.engine.cards.challenge.one_for_all import OneForAll
from svintus.engine.cards.challenge.razborka import Razborka
from svintus.engine.cards.challenge.roulette import Roulette
from svintus.engine.cards.challenge.slabo import Slabo
from svintus.engine.cards.challenge.slippers import Slippers
from svintus.engine.cards.courage.antrakt import Antrakt
from svintus.engine.cards.courage.folklorist import Folklorist
from svintus.engine.cards.courage.ovatsii import Ovatsii
from svintus.engine.cards.courage.parodist import Parodist
from svintus.engine.cards.courage.pokloonnik import Pokloonnik
from svintus.engine.cards.courage.reyting import Reyting
from svintus.engine.cards.courage.suflyor import Suflyor
from svintus.engine.cards.courage.zapevala import Zapevala
from svintus.engine.cards.etiquette.shalun import Shalun
from svintus.engine.cards.etiquette.shevelis import Shevelis
from svintus.engine.cards.etiquette.shinkognito import Shinkognito
from svintus.engine.cards.etiquette.shmotrun import Shmotrun
from svintus.engine.cards.etiquette.shmunitet import Shmunitet
from svintus.engine.cards.etiquette.shto import Shto
from svintus.engine.cards.etiquette.shtol import Shtol
from svintus.engine.cards.etiquette.shtul import Shtul
from svintus.engine.cards.etiquette.shuriken import Shuriken
from svintus.engine.cards.number import Number

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
    Shtul(),
    Shalun(),
    Shevelis(),
    Shtol(),
    Shinkognito(),
    Shmotrun(),
    Shmunitet(),
    Shto(),
    Shuriken(),
    Parodist(),
    Zapevala(),
    Folklorist(),
    Pokloonnik(),
    Suflyor(),
    Ovatsii(),
    Antrakt(),
    Reyting(),
    Razborka(),
    Roulette(),
    Clothes(),
    OneForAll(),
    Slippers(),
    DontDarken(),
    Slabo(),
    Neither(),
    Hands(),
    ChipIn(),
    Awl(),
]
