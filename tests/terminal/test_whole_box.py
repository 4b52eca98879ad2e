"""The cards of the whole box at the keyboard: whole rounds, and what has a window of its own."""

import pytest

from svintus.engine.rng import Generator
from terminal.hosting import new_app, new_session
from terminal.screen import Player

SIZE = (80, 24)


@pytest.mark.parametrize(
    ("lang", "edition", "recipe", "seed"),
    [
        ("en", "v2", "paranoid", 1),
        ("ru", "v2", "artistic", 2),
        ("en", "v2", "challenge", 3),
        ("ru", "v2", "challenge", 4),
        ("en", "extended", "box", 5),
    ],
)
async def test_a_match_with_every_family_is_played_by_keyboard(lang: str, edition: str, recipe: str, seed: int) -> None:
    session = new_session(edition, 4, lang, seed, recipe=recipe, target=1, deal=4)
    app, _ = new_app(session, lang)
    async with app.run_test(size=SIZE) as pilot:
        player = Player(app, pilot, Generator(bytes([seed] * 32)))
        await player.play_match()
        assert session.match.over
        await pilot.press("q")
