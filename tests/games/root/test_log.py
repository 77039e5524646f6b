"""What happened is told in sentences, with the words of the rulebook."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.games.root.kinds import MARQUISE, VAGABOND
from nemeton.games.root.laws.cards import DemandDiscard, spend
from nemeton.games.root.state import Root
from tests.games.root.table import Table
from tests.games.root.test_several import SEVEN


def last_line(game: Root, locale: str) -> str:
    assert game.told is not None
    event = game.told[-1]
    return nemeton.game("root").speech.event(event.key, event.params, locale)


def test_a_discard_is_told_as_a_discard() -> None:
    table = Table("marquise", "eyrie").hand(MARQUISE, *SEVEN)

    table.when(DemandDiscard(MARQUISE, 0)).asks(MARQUISE, "discard")
    table.answer(*table.options()[0])

    assert last_line(table.state, "en").startswith("The Marquise discards ")
    assert last_line(table.state, "fr").startswith("La Marquise défausse ")


def test_a_card_paid_is_told_as_spent() -> None:
    table = Table("marquise", "eyrie").hand(MARQUISE, "sword")

    spend(table.state, MARQUISE, table.state.hands[MARQUISE][0])

    assert last_line(table.state, "fr") == "La Marquise dépense Épée."


@pytest.mark.parametrize(
    ("key", "params", "english", "french"),
    [
        ("item_gained", {"item": 0}, "gains a boot.", "gagne une botte."),
        ("drew", {"number": 1}, "draws a card.", "pioche une carte."),
        ("scored", {"points": 2, "source": 10}, "scores 2 points", "marque 2 points"),
        ("explored", {"clearing": 4}, "explores the ruin", "explore la ruine de la clairière 5"),
        ("struck", {"piece": 10, "clearing": 4}, "strikes a roost", "frappe un perchoir dans"),
        ("slipped", {"origin": 12, "destination": 4}, "slips from", "se faufile du bois A à la"),
    ],
)
def test_an_event_is_a_sentence(
    key: str, params: dict[str, int], english: str, french: str
) -> None:
    speech = nemeton.game("root").speech
    said = {
        locale: speech.event(key, {"faction": VAGABOND, **params}, locale)
        for locale in ("en", "fr")
    }

    assert said["en"].startswith(f"The Vagabond {english}")
    assert said["fr"].startswith(f"Le Vagabond {french}")
