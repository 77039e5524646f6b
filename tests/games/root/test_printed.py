"""What is printed in Root, as a client gets it."""

from __future__ import annotations

from typing import Any

from nemeton.games.root.game import GAME


def printed(owner: dict[str, Any] | None = None, **options: Any) -> dict[str, Any]:
    return GAME.components(GAME.prepared(2, 1, options, owner))


def test_cards_and_quests_come_by_number() -> None:
    values = printed()
    cards = dict(zip(GAME.names["card"], values["cards"], strict=True))
    quests = dict(zip(GAME.names["quest"], values["quests"], strict=True))

    assert cards["bake_sale"] == {
        "suit": 1, "kind": "item", "cost": [1, 1], "item": 6, "points": 3,
    }  # fmt: skip
    assert cards["royal_claim"]["cost"] == [4, 4, 4, 4]
    assert cards["ambush_bird"] == {
        "suit": 3, "kind": "ambush", "cost": [], "item": -1, "points": 0,
    }  # fmt: skip
    assert quests["repair_a_shed"] == {"suit": 0, "items": [7, 3]}


def test_a_track_says_of_each_space_what_it_costs_and_brings() -> None:
    tracks = printed()["tracks"]

    assert tracks["sawmill"]["cost"] == [0, 1, 2, 3, 3, 4]
    assert tracks["recruiter"]["draws"] == [0, 0, 1, 0, 1, 0]
    assert tracks["roost"]["points"] == [0, 1, 2, 3, 4, 4, 5]
    assert tracks["roost"]["draws"] == [0, 0, 1, 0, 0, 1, 0]
    assert tracks["sympathy"]["points"] == [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]
    assert tracks["garden"]["points"] == [0, 2, 2, 3, 4]


def test_the_map_is_the_one_played_on() -> None:
    assert printed()["map"]["river"][0] == [4, 7]
    assert printed(map="winter")["map"]["river"][0] == [10, 11]
    assert len(printed(map="winter")["map"]["forests"]) == 8


def test_an_owners_values_take_the_place_of_the_printed_ones() -> None:
    owner = {"cards": {"card": {"anvil": {"points": 3}}},
             "boards": {"alliance": {"cost": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]},
                        "victory": {"points": 25}}}  # fmt: skip
    values = printed(owner)

    assert values["cards"][GAME.names["card"].index("anvil")]["points"] == 3
    assert values["tracks"]["sympathy"]["cost"][-1] == 4
    assert values["victory"] == 25
    assert printed()["victory"] == 30
