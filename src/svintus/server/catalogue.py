"""What a table can be made of: editions, recipes, options and bots, as the pages need them."""

from svintus import editions
from svintus.bots import CHARACTERS
from svintus.engine import deck as decks
from svintus.engine.options import MOST_SEATS, option_specs
from svintus.protocol import VERSION
from svintus.protocol.pages import Catalogue, CharacterChoice, EditionChoice, RecipeChoice, RecipeDeck


def catalogue() -> Catalogue:
    """Everything there is."""
    keys = editions.keys()
    return Catalogue(
        VERSION,
        tuple(_edition(editions.load(key)) for key in keys),
        tuple(option_specs()),
        tuple(CharacterChoice(one.key, one.kind, one.look) for one in CHARACTERS),
        MOST_SEATS,
    )


def _edition(edition: editions.Edition) -> EditionChoice:
    return EditionChoice(edition.key, tuple(_recipe(edition, key) for key in edition.recipe_keys), edition.options)


def _recipe(edition: editions.Edition, key: str) -> RecipeChoice:
    found = [recipe for recipe in edition.recipes if recipe.key == key]
    return RecipeChoice(
        key,
        tuple(
            RecipeDeck(recipe.fewest, recipe.most, len(decks.build(recipe.copies, 1)), dict(recipe.copies))
            for recipe in found
        ),
    )
