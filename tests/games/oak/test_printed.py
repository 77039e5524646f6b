"""What is printed in Oak, as a client gets it."""

from __future__ import annotations

from typing import Any

from nemeton.games.oak.game import GAME


def printed(owner: dict[str, Any] | None = None) -> dict[str, Any]:
    return GAME.components(GAME.prepared(2, 1, {}, owner))


def test_the_values_come_from_the_data_file() -> None:
    values = printed()

    assert [deed["cost"] for deed in values["deeds"][0]] == [1, 6, 6, 3]
    assert [deed["stones"] for deed in values["deeds"][0]] == [1, 2, 3, 0]
    assert [deed["deed"] for deed in values["deeds"][1]] == [4, 5, 6, 7]
    assert [deed["resource"] for deed in values["deeds"][6]] == [0, 1, 1, 2, 2, None]
    assert [deed["stones"] for deed in values["deeds"][6]] == [-1, -1, -1, -1, -1, 0]
    assert values["potions"][0] == {"level": 1, "recipe": [3, -1]}
    assert values["notches"] == [4, 0, -1, -3]
    assert len(values["creature_points"]) == 35
    assert [space["steps"] for space in values["spaces"][:7]] == [1, 2, 3, 4, 5, 4, 5]
    assert [space["end"]["counts"] for space in values["spaces"] if space["end"]] == list(range(6))


def test_an_owners_values_take_the_place_of_the_printed_ones_and_of_no_others() -> None:
    values = printed({
        "creatures": {"bodach": {"points": 3, "provenance": "owner"}},
        "cards": {"lore": {"costs": [2, 4, 5]}},
        "branches": {"rune": {"right_end": {"per": 4}}, "feather": {"first": {"income": 2}}},
        "stones": {"menhir_points": 7},
    })  # fmt: skip

    assert values["creature_points"][1] == 3
    assert values["creature_points"][0] == printed()["creature_points"][0]
    assert [deed["cost"] for deed in values["deeds"][2]] == [2, 4, 5, 3]
    assert values["spaces"][20]["end"] == {"counts": 5, "each": 4}
    assert values["spaces"][0]["income"] == 2
    assert values["menhir_points"] == 7
    assert printed()["menhir_points"] == 6
