"""Names as they are said in a sentence: Russian ones are declined («Спроси Машу», «Ходи за Борисом»).

Careful rather than complete. What a name becomes in the singular cases counts as the name; what is a form of some other
common word does not, nor does the short vocative («Свет!»), which is one too often.
"""

from functools import lru_cache
from typing import Final

from svintus.server.texts import words_of

_SHORTEST: Final = 3
"""Letters of a name that is declined: of two, every second ending makes another name."""
_VELAR_OR_SIBILANT: Final = "гкхжшчщ"
_SIBILANT: Final = "жшчщц"
_CYRILLIC: Final = frozenset("абвгдежзийклмнопрстуфхцчшщъыьэюяё")
_FLEETING: Final = {"павел": "павл", "пётр": "петр", "лев": "льв"}
"""Names that lose a vowel when they are declined, and what is left of them."""
_OTHER_WORDS: Final = frozenset(
    words_of(
        # of Света, Люба, Мила, Рома, Гена, Марк, Лёва, Тёма, Лёня
        "свету свете любой любою милы милой милою рому роме гены гену марка марку марке левой темы тему теме темой лени"
        # of Катя, Паша, Коля, Поля, Женя, Валя, Тоня, Соня, Рая, Костя, Толя
        " кати паши пашу коли колю поле полю полей жени женю вали валю тони тоню сони соню рае раю кости костей толи"
    )
)
"""Forms that are also said of something else than the name; said so, they name nobody."""


@lru_cache(maxsize=1024)
def forms_of(name: str) -> frozenset[str]:
    """What one word of a name may become, as `words_of` writes words; the name itself among it. Names in other letters
    than Russian ones, and those that are not declined, have one form."""
    word = name.casefold()
    own = frozenset(words_of(word))
    if len(word) < _SHORTEST or not _CYRILLIC.issuperset(word):
        return own
    stem, endings = _paradigm(word)
    declined = {form for ending in endings for form in words_of(stem + ending)}
    return own | (declined - _OTHER_WORDS)


def _paradigm(word: str) -> tuple[str, tuple[str, ...]]:
    """The stem, and the endings of the other cases."""
    stem, last = word[:-1], word[-1]
    if last == "а":
        of = "и" if stem[-1] in _VELAR_OR_SIBILANT else "ы"
        return stem, (of, "е", "у", *(("ей", "ею") if stem[-1] in _SIBILANT else ("ой", "ою")))
    if last == "я":
        return stem, ("и", "е", "ю", "ей", "ею")
    if last == "й":
        return stem, ("я", "ю", "ем", "и" if stem[-1] == "и" else "е")
    if last == "ь":
        return stem, ("я", "ю", "ем", "е", "и", "ью")
    if last in "оеёиуыэю" or last == "ъ":
        return word, ()
    stem = _FLEETING.get(word, word)
    if word.endswith(("ов", "ев", "ёв", "ин")) and word not in _FLEETING:
        return stem, ("а", "у", "ым", "ом", "е")
    return stem, ("а", "у", "ем" if last in _SIBILANT else "ом", "е")


def names(words: tuple[str, ...], name: str, taken: frozenset[tuple[str, ...]] = frozenset()) -> bool:
    """Whether these words, as `words_of` writes them, hold the name in any of its forms.

    `taken` are the names of others at the table: what is exactly one of them is not a form of this one («Валентина» may
    be said of Валентин, but not where Валентина sits).
    """
    wanted = tuple(part for word in name.split() for part in _parts(word))
    if not wanted:
        return False
    forms = [forms_of(part) for part in wanted]
    own = words_of(name)
    for start in range(len(words) - len(forms) + 1):
        said = words[start : start + len(forms)]
        if said == own or (said not in taken and all(word in form for word, form in zip(said, forms, strict=True))):
            return True
    return False


def _parts(word: str) -> list[str]:
    """A word with its accents, cut where `words_of` cuts."""
    return "".join(letter if letter.isalnum() else " " for letter in word).split()
