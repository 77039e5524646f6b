"""2 The component values: checked on load, corrected by an owner's file."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.engine.errors import BadInput
from nemeton.games.oak.components import corrected, provenance, standard
from nemeton.games.oak.game import GAME
from nemeton.games.oak.state import Oak


def test_every_value_says_where_it_comes_from() -> None:
    found = provenance(standard())

    assert len(found) > 300
    assert {part for _, _, source in found for part in source.split(", ")} <= {
        "rulebook", "public", "house",
    }  # fmt: skip


@pytest.mark.parametrize("wrong", [
    {"branches": {"rune": {"right_end": {"of": "elder"}}}},
    {"branches": {"rune": {"third": {"after": "left_end"}}}},
    {"solar": {"literal": [{"branch": "feather", "space": "third", "few": 2, "four": 6}]}},
    {"solar": {"literal": [{"branch": "feather", "space": "third", "few": 1, "four": 6}]}},
    {"sun": {"values": [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 50]}},
    {"sun": {"solstices": [1, 3, 5, 7, 9]}},
    {"sun": {"solstices": [3, 3]}},
    {"branches": {"rune": {"third": {"after": "none"}}}},
    {"branches": {"rune": {"second": {"after": "roots"}}}},
    {"branches": {"rune": {"fourth": {"after": "third"}}}},
    {"branches": {"rune": {"fourth": {"after": "fifth"}, "fifth": {"after": "fourth"}}}},
    {"branches": {"rune": {"first": {"income": [0, 0, 10]}}}},
    {"branches": {"rune": {"first": {"income": [1, 1]}}}},
    {"branches": {"oak": {"first": {"income": 1}}}},
    {"branches": {"rune": 3}},
    {"artifacts": {"notches": [4]}},
    {"orders": {"bee": {"kind": ["feather"]}}},
    {"orders": {"bee": {"extension": [[3], [10]]}}},
    {"orders": {"bee": {"extension": [[3], []]}}},
    {"orders": {"bee": {"extension": [3, 3]}}},
    {"gancanagh": {"seats": 7}},
    {"gancanagh": {"elders": 1}},
    {"ingredients": {"bark": 9}},
    {"potions": {"bloom": {"recipe": ["acorn", "stone"]}}},
    {"potions": {"bloom": {"level": 1}}},
    {"artifacts": {"notches": [5, 0, -1, -3]}},
    {"artifacts": {"notches": [4, 0, -1, -2]}},
    {"creatures": {"carw_gwyn": {"points": -2}}},
    {"creatures": {"bodach": {"number": 1}}},
    {"orders": {"bee": {"elder_spaces": 4}}},
    {"orders": {"bee": {"kind": "gold"}}},
    {"cards": {"lore": {"effects": ["bag", "sanctuary", "fly"]}}},
    {"cards": {"lore": {"costs": [3, 5]}}},
    {"cards": {"lore": {"oak": "three"}}},
    {"resources": {"most": 10}},
    {"druids": {"resting": 4}},
    {"stones": {"supply": 24, "provenance": "hearsay"}},
    {"moon": {}},
    {"sun": 3},
])  # fmt: skip
def test_a_file_that_breaks_an_invariant_is_refused(wrong: dict[str, Any]) -> None:
    """2.17"""
    with pytest.raises(BadInput):
        corrected(wrong)
    with pytest.raises(BadInput):
        GAME.start(players=2, seed=1, data=wrong)


def test_an_owner_corrects_a_value_and_plays_with_it() -> None:
    owner = {"creatures": {"bodach": {"points": 3, "provenance": "owner"}},
             "sun": {"solstices": [2, 4, 6, 8, 10], "provenance": "owner"}}  # fmt: skip

    game = GAME.start(players=2, seed=1, data=owner)

    assert isinstance(game, Oak)
    assert game.rules.creature_points[1] == 3
    assert game.rules.solstice[2]
    assert game.components()["creature_points"][1] == 3
    again = GAME.load(game.save())
    assert isinstance(again, Oak)
    assert again.rules.creature_points[1] == 3
    assert GAME.replay(game.record) == game


@pytest.mark.parametrize(("wrong", "en", "fr"), [
    ({"creatures": {"bodach": {"points": "three"}}},
     "creatures.bodach.points must be a whole number.",
     "creatures.bodach.points doit être un nombre entier."),
    ({"ingredients": {"bark": 9}},
     "ingredients must add up to 40.", "ingredients doit faire 40 en tout."),
    ({"artifacts": {"notches": [4, 1, -1, -3]}},
     "artifacts.notches must gain nothing after the first notch: 0 or less.",
     "artifacts.notches ne doit rien donner après le premier cran\u00a0: 0 ou moins."),
    ({"orders": {"fox": {"elder_spaces": 2}}},
     "orders.fox.elder_spaces and ordinary_spaces must make three rest spaces together.",
     "orders.fox.elder_spaces et ordinary_spaces doivent faire trois places de repos ensemble."),
    ({"moon": {}}, "moon is not known here; there are resources, druids, limits",
     "moon n’est pas connu ici\u00a0; il y a resources, druids, limits"),
    ({"sun": {"values": [5, 4, 15, 20, 25, 30, 35, 40, 45, 50, 55]}},
     "sun.values must rise from each value to the next.",
     "sun.values doit croître d’une valeur à la suivante."),
])  # fmt: skip
def test_what_is_wrong_is_said_in_both_languages(wrong: dict[str, Any], en: str, fr: str) -> None:
    with pytest.raises(BadInput) as refused:
        corrected(wrong)

    assert refused.value.said("en").startswith(en)
    assert refused.value.said("fr").startswith(fr)
