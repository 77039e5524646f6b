"""2 What an owner finds printed otherwise: ritual faces, tiles, achievements, blessings."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nemeton.engine.errors import BadInput
from nemeton.games.pangaia.automaton.purifying import Purify
from nemeton.games.pangaia.game import GAME
from nemeton.games.pangaia.kinds import LAND_TYPES, PLAYER
from nemeton.games.pangaia.laws.achievements import metric
from nemeton.games.pangaia.state import Pangaia
from tests.games.pangaia.table import GREEN, RED, Table, card
from tests.games.pangaia.test_solo_player import solo

# Eight connections, five groves, five crowns: sun and wind twice, no two of one type.
FACES = {
    "connection": [
        ["sun", "wind"],
        ["wind", "sun"],
        ["sun", "rain"],
        ["sun", "snow"],
        ["wind", "rain"],
        ["wind", "snow"],
        ["rain", "snow"],
        ["rain", "rain"],
    ],
    "grove": ["sun", "wind", "rain", "snow", "snow"],
    "crown": ["sun", "wind", "rain", "snow", "wind"],
}
ROW = [[0, 0], [1, 0], [2, 0], [3, 0]]
ARCH = [[0, 0], [0, -1], [1, -2], [2, -2]]


def started(players: int, seed: int, data: dict[str, Any], **options: Any) -> Pangaia:
    state = GAME.start(players=players, seed=seed, data=data, **options)
    assert isinstance(state, Pangaia)
    return state


def test_2_6_the_ritual_cards_are_those_the_owner_has() -> None:
    game = started(4, 1, {"rituals": FACES})

    cards = sorted([*game.display, *game.pile, *game.secret])

    assert len(cards) == 18
    assert cards.count(card("rc1")) == 2
    assert cards.count(card("rg4")) == cards.count(card("rk2")) == 2
    assert cards.count(card("rc10")) == 0


def twice() -> Table:
    """A crown of the wind is displayed, and red's secret ritual is another one."""
    table = Table(data={"rituals": FACES}).tree(RED, (1, -1))
    game = table.state
    cards = game.rules.components.rituals.copy()
    for name in ("rk2", "rk2", "rk1", "rk3", "rg1"):
        cards.remove(card(name))
    game.display = [card("rk2"), card("rk1"), card("rk3")]
    game.secret = [card("rk2"), card("rg1")]
    game.removed, game.pile = cards[:6], cards[6:]
    return table.action(RED)


def test_a3_of_two_equal_cards_the_displayed_one_is_replaced() -> None:
    table = twice().asks(RED, "act")

    table.answer("pray", card("rk2")).decline()

    assert table.state.discard == [card("rk2")]
    assert table.state.secret[RED] == card("rk2")
    assert len(table.state.pile) == 6


def test_rt9_of_two_equal_cards_the_secret_one_asks_for_a_new_secret() -> None:
    table = twice()

    table.answer("pray_secret", card("rk2")).asks(RED, "new_secret")

    assert table.state.display == [card("rk2"), card("rk1"), card("rk3")]
    assert table.state.secret[RED] == -1


def test_a3_the_secret_card_is_named_apart_only_where_an_equal_one_is_displayed() -> None:
    table = Table().rituals("rk1 rk3 rg1", secret0="rk2").tree(RED, (1, -1)).action(RED)

    assert table.refuses("pray_secret", card("rk2"))
    table.answer("pray", card("rk2")).asks(RED, "new_secret")


@pytest.mark.parametrize(
    ("counts", "found"), [("land_types", 2), ("treetops", 2), ("seeds", 3), ("resources", 5)]
)
def test_2_7_an_achievement_counts_what_the_owners_card_says(counts: str, found: int) -> None:
    data = {"achievements": {"cards": {"AC4": {"counts": counts}}, "shown": 6}}
    table = Table(data=data, achievements=True).tree(RED, (1, -1), 3).tree(RED, (0, -1))
    table.tree(RED, (2, -3)).seeds(RED, (2, 0), 2).seeds(RED, (3, -1)).resources(RED, 2, 2, 1, 0)

    values = [metric(table.state, RED, each) for each in table.state.achievements]

    assert len(values) == 6
    assert values[-1] == found
    assert table.state.components()["achievements"] == [0, 1, 2, 4, 5, table.state.achievements[-1]]
    assert metric(table.state, GREEN, table.state.achievements[-1]) == 0


def test_2_10_sealing_brings_the_blessings_of_the_owners_slots() -> None:
    table = solo(data={"slots": {"S2": {"blessings": 2}}}).evil_tree((1, -1), 2).energy(PLAYER, 1)

    table.happens(Purify(table.at((1, -1)))).answer("seal", 1)

    assert len(table.state.hands[PLAYER]) == 2


def test_2_3_tiles_have_the_shape_of_the_owners() -> None:
    game = started(3, 2, {"tile": {"cells": ROW}})

    for tile in range(12):
        lake = 4 * tile
        steps = [game.continent.distance(lake, land) for land in range(lake, lake + 4)]
        assert steps == [0, 1, 2, 3]


def test_z8_the_far_land_is_the_one_farthest_from_the_lake() -> None:
    game = started(1, 2, {"tile": {"cells": [ROW[0], ROW[3], ROW[2], ROW[1]]}})
    evil = [land for land in game.continent.lands if game.seeds[game.rules.hexes + land]]

    assert sum(land & 3 == 1 for land in evil) >= 3  # the fourth became a tree, its seed moved


def test_2_11_the_reference_continent_needs_the_tiles_it_was_laid_with() -> None:
    with pytest.raises(BadInput):
        GAME.start(players=2, seed=1, continent="reference", data={"tile": {"cells": ROW}})


OWNERS: list[dict[str, Any]] = [
    {"rituals": FACES},
    {"tile": {"cells": ROW}},
    {"tile": {"cells": ARCH}},
    {"achievements": {"cards": {"AC5": {"counts": "seeds"}}}},
    {"slots": {"S1": {"blessings": 3}}},
]


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("data", OWNERS)
def test_whole_games_are_played_with_an_owners_values(data: dict[str, Any], players: int) -> None:
    state = GAME.start(players=players, seed=5, data=data, advanced=players > 1)
    rng = random.Random(5)
    while not state.over:
        state.choose(rng.choice(state.options()))
        assert state.faults() == []

    assert state.record["data"] == data
    assert GAME.replay(state.record) == state
    assert GAME.load(state.save()) == state


@pytest.mark.parametrize("cells", [ROW, ARCH])
def test_m6_players_build_with_the_owners_tiles(cells: list[list[int]]) -> None:
    state = started(2, 3, {"tile": {"cells": cells}}, continent="built")
    rng = random.Random(3)
    while state.pending().prompt == "lay_tile":
        state.choose(rng.choice(state.options()))

    assert len(state.continent.tiles) == 8
    assert GAME.load(state.save()) == state


def test_the_client_learns_of_all_of_it() -> None:
    data = {"tile": {"cells": ROW}, "slots": {"S1": {"blessings": 3}}}
    values = started(2, 1, data).components()

    assert values["cells"] == ROW
    assert values["slots"][0]["blessings"] == 3
    assert values["rituals"][0] == {"kind": "connection", "climates": list(LAND_TYPES[:2])}
