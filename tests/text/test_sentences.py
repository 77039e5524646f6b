"""Every message reads as a sentence, whatever numbers and names it is given."""

from __future__ import annotations

from pathlib import Path

import pytest

import nemeton
from tests.text.faults import faults
from tests.text.rendering import HOME, PAGE, Rendered, renderings, text_folders

SENTENCES = ("ask-", "do-", "log-", "end-", "why-", "error-")
# Words to type, and what goes on after words in bold
FRAGMENTS = ("keyword-help", "ambush-before")


def is_sentence(folder: Path, said: Rendered) -> bool:
    """In a game's words by its key, elsewhere by its stop."""
    if said.key in FRAGMENTS or "." in said.key:
        return False
    by_key = PAGE not in folder.parents and said.key.startswith(SENTENCES)
    return by_key or said.text.endswith((".", "!", "?"))


def name(folder: Path) -> str:
    return str(folder.relative_to(HOME))


@pytest.mark.parametrize("locale", nemeton.LOCALES)
@pytest.mark.parametrize("folder", text_folders(), ids=name)
def test_every_message_is_in_order_with_0_1_2_and_5(folder: Path, locale: str) -> None:
    wrong = {
        f"{said.key}: {fault}: {said.text}"
        for said in renderings(folder, locale)
        for fault in faults(said.text, locale, is_sentence(folder, said))
    }

    assert sorted(wrong) == []


@pytest.mark.parametrize("folder", text_folders(), ids=name)
def test_in_french_what_is_said_of_one_is_not_said_of_none(folder: Path) -> None:
    """The plural rules of French count 0 with 1: "une carte" needs a case for exactly one."""
    by_key: dict[str, dict[tuple[int, ...], set[str]]] = {}
    for said in renderings(folder, "fr"):
        by_key.setdefault(said.key, {}).setdefault(said.numbers, set()).add(said.text)

    wrong = [key for key, texts in by_key.items() if none_like_one(texts)]

    assert wrong == []


def none_like_one(texts: dict[tuple[int, ...], set[str]]) -> bool:
    numbers = len(next(iter(texts)))
    if not numbers:
        return False
    none, one, two = (texts[(count,) * numbers] for count in (0, 1, 2))
    return none == one != two


@pytest.mark.parametrize(
    ("text", "locale", "fault"),
    [
        ("Conspirations : 1 acolytes.", "fr", "plural at one: acolytes"),
        ("Utilisez d’abord vos 1 actions.", "fr", "plural at one"),
        ("Pay 5 Feather.", "en", "singular at five: Feather"),
        ("Payer 3 Plumes, 0 Gui, 0 Rune", "fr", "nothing counted in a list"),
        ("Use: 2 Roots 3 Blueberries", "en", "no comma between counts"),
        ("Vous piochez\u00a0: .", "fr", "empty list"),
        ("marquise draws a card.", "en", "lower-case start"),
        ("It costs 2,and no more.", "en", "no space after a comma"),
        ("log-turn_of (round=1)", "en", "raw key"),
        ("Le pouvoir de Ornement.", "fr", "no elision"),
        ("La main montrée à le Vagabond.", "fr", "no contraction"),
        ("Jouer une carte?", "fr", "bare sign"),
        ("Build a Eyrie roost.", "en", "a for an"),
    ],
)
def test_a_planted_fault_is_found(text: str, locale: str, fault: str) -> None:
    assert fault in list(faults(text, locale, sentence=True))
