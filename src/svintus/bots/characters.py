"""The characters who sit down at a table: who plays how, and what they wear.

Names and descriptions are words: `bot-<key>` and `bot-<key>-about`. A look is
`animal.hat.glasses.neck.background`, with `-` for nothing.
"""

from dataclasses import dataclass
from typing import Final

from svintus.bots.temper import Temper


@dataclass(frozen=True, kw_only=True)
class Character:
    """One bot of a table: `kind` says how it plays, `temper` how quickly and how attentively."""

    key: str
    kind: str
    look: str
    temper: Temper


CHARACTERS: Final = (
    Character(
        key="clerk",
        kind="sensible",
        look="pig.bowler.round.tie.1",
        temper=Temper(
            thinking=(1_000, 2_800),
            attention=0.8,
            forgetfulness=0.08,
            steadiness=0.75,
            tact=0.985,
        ),
    ),
    Character(
        key="inspector",
        kind="sensible",
        look="snake.fedora.monocle.tie.4",
        temper=Temper(
            thinking=(1_200, 3_000),
            catching=(350, 900),
            attention=0.98,
            forgetfulness=0.01,
            eye=0.4,
            memory=0.98,
            tact=0.995,
            nerve=0.15,
            talent=0.45,
        ),
    ),
    Character(
        key="courier",
        kind="sensible",
        look="dog.cap.-.scarf.3",
        temper=Temper(
            thinking=(500, 1_300),
            answering=(400, 900),
            slapping=(220, 450),
            intercepting=(300, 700),
            attention=0.92,
            forgetfulness=0.2,
            carelessness=0.15,
            building=(4_000, 11_000),
            talent=0.65,
            tact=0.94,
            nerve=0.5,
        ),
    ),
    Character(
        key="prima",
        kind="sensible",
        look="bird.beret.-.bowtie.2",
        temper=Temper(
            thinking=(800, 2_600),
            slapping=(350, 900),
            calling=(200, 500),
            attention=0.7,
            forgetfulness=0.02,
            carelessness=0.1,
            talent=0.85,
            memory=0.97,
            steadiness=0.55,
            tact=0.95,
            nerve=0.6,
        ),
    ),
    Character(
        key="dreamer",
        kind="sensible",
        look="pig.night.-.scarf.5",
        temper=Temper(
            thinking=(1_600, 3_600),
            answering=(1_200, 2_600),
            slapping=(500, 1_300),
            intercepting=(900, 2_000),
            catching=(1_200, 2_800),
            calling=(500, 1_200),
            attention=0.45,
            forgetfulness=0.3,
            carelessness=0.1,
            memory=0.8,
            eye=0.05,
            pondering=0.15,
            tact=0.93,
        ),
    ),
    Character(
        key="accountant",
        kind="sensible",
        look="pig.visor.square.bowtie.2",
        temper=Temper(
            thinking=(1_400, 3_200),
            intercepting=(500, 1_300),
            attention=0.9,
            forgetfulness=0.03,
            memory=0.995,
            steadiness=0.8,
            tact=0.985,
            nerve=0.1,
        ),
    ),
    Character(
        key="guard",
        kind="sensible",
        look="dog.ushanka.-.-.4",
        temper=Temper(
            thinking=(900, 2_200),
            slapping=(240, 550),
            catching=(300, 700),
            attention=0.95,
            forgetfulness=0.15,
            carelessness=0.2,
            eye=0.3,
            steadiness=0.85,
            tact=0.92,
            memory=0.88,
        ),
    ),
    Character(
        key="archivist",
        kind="sensible",
        look="snake.beanie.round.scarf.1",
        temper=Temper(
            thinking=(1_800, 3_800),
            answering=(1_200, 2_400),
            slapping=(450, 1_100),
            intercepting=(800, 1_700),
            attention=0.75,
            forgetfulness=0.0,
            memory=0.99,
            pondering=0.1,
            talent=0.4,
            tact=0.99,
        ),
    ),
    Character(
        key="apprentice",
        kind="beginner",
        look="dog.visor.square.-.2",
        temper=Temper(
            thinking=(1_200, 3_200),
            slapping=(400, 1_000),
            intercepting=(700, 1_600),
            attention=0.5,
            forgetfulness=0.3,
            memory=0.85,
            steadiness=0.5,
            tact=0.93,
            talent=0.35,
        ),
    ),
    Character(
        key="gambler",
        kind="random",
        look="bird.top.dark.-.4",
        temper=Temper(
            thinking=(400, 1_200),
            attention=0.6,
            forgetfulness=0.5,
            nerve=0.8,
            tact=0.9,
            steadiness=0.6,
            talent=0.6,
        ),
    ),
)
