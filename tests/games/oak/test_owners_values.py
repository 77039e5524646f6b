"""2 What an owner finds printed otherwise: as many Solstices, notches, spaces as there are."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nemeton.games.oak.game import GAME
from nemeton.games.oak.kinds import (
    BARD,
    GANCANAGH,
    ORDER_SPACE,
    OVATE,
    REST,
    RITUAL,
)
from tests.games.oak.table import Table, space

LONGER = {
    "branches": {
        "rune": {
            "fourth": {"after": "third", "points": 3, "income": 2},
            "left": {"after": "fourth"},
            "right": {"after": "fourth"},
            "left_second": {"after": "left"},
            "left_end": {"after": "left_second"},
        }
    }
}
SHORTER = {
    "branches": {
        "rune": {
            "third": {"after": "none"},
            "left": {"after": "second"},
            "right": {"after": "none"},
            "right_end": {"after": "second"},
        }
    },
    "solar": {
        "literal": [
            {"branch": "feather", "space": "third", "few": 2, "four": 2},
            {"branch": "rune", "space": "second", "few": 2, "four": 2},
            {"branch": "mistletoe", "space": "third", "few": 0, "four": 2},
        ]
    },
}


def test_there_are_as_many_solstices_as_the_track_shows() -> None:
    """H-16"""
    table = Table(data={"sun": {"solstices": [4]}}).branch("rune.2").branch("feather.1")
    table.sun(2).resources(0, 0, 3).answer("oak", RITUAL)
    assert table.holdings().resources == [0, 0, 0]  # space 3 is none here

    table = Table(data={"sun": {"solstices": [4]}}).branch("rune.2").branch("feather.1")
    table.sun(3).resources(0, 0, 3).answer("oak", RITUAL)
    assert table.holdings().resources == [1, 0, 2]


def test_an_artifact_has_as_many_notches_as_are_printed() -> None:
    """H-8"""
    table = Table(data={"artifacts": {"notches": [4, 0, 0, 0, -3]}}).points(9).artifact(0, 2)

    table.answer("use_artifact", 0)

    assert table.holdings().points == 9
    assert table.holdings().artifacts == [0]  # the fourth use exhausts it


@pytest.mark.parametrize(("income", "gained"), [([1, 0, 2], [1, 0, 4]), (2, [2, 0, 2])])
def test_a_space_may_pay_several_kinds(income: Any, gained: list[int]) -> None:
    """H-13: one number is so many of the Branch's own kind."""
    data = {"branches": {"feather": {"first": {"income": income}}}}
    table = Table(data=data).branch("rune.2").branch("feather.1").sun(2).resources(0, 0, 3)

    table.answer("oak", RITUAL)

    assert table.holdings().resources == gained


def test_an_eclipse_takes_every_kind_that_is_shown() -> None:
    """FES-8"""
    data = {"branches": {"feather": {"first": {"income": [1, 1, 0]}}}}
    table = Table(data=data, eclipse=True).branch("rune.2").branch("feather.1").sun(2)

    table.points(20).resources(5, 5, 5).answer("oak", RITUAL)

    assert table.holdings().resources == [4, 4, 0]  # three Runes paid, and two of rune.3


def test_extending_costs_what_is_printed_for_the_row_and_the_step() -> None:
    """H-7"""
    data = {"orders": {"bee": {"kind": ["feather", "rune"], "extension": [[2, 4], [1]]}}}
    table = Table(orders=("bee", "fox"), data=data).resources(9, 0, 9)

    assert table.offered("extend") == [("extend", 0, 2, 0, 0), ("extend", 1, 0, 0, 1)]
    table.answer("extend", 0, 2, 0, 0).answer("extend", 1, 0, 0, 1)
    assert table.offered("extend") == [("extend", 0, 4, 0, 0), ("extend", 1, 0, 0, 1)]
    table.answer("extend", 0, 4, 0, 0).resources(4, 0, 0)
    assert table.offered("extend") == [("extend", 0, 4, 0, 0)]  # the last number goes on


def test_one_number_and_one_kind_stand_for_both_rows() -> None:
    data = {"orders": {"bee": {"kind": "rune", "extension": 2}}}
    table = Table(orders=("bee", "fox"), data=data).resources(0, 0, 2)

    assert table.offered("extend") == [("extend", 0, 0, 0, 2), ("extend", 1, 0, 0, 2)]


def at_dusk(seats: int, elders: bool) -> Table:
    """Three Druids rest on a board of the Fox, two Elders come home; then Dusk falls."""
    data = {"gancanagh": {"seats": seats, "elders": elders}}
    table = Table(data=data).creature(GANCANAGH).forest()
    table.elder(BARD).elder(OVATE, ORDER_SPACE, origin=0)
    table.passes(0, 1)
    return table


def test_gancanagh_seats_as_many_as_are_printed() -> None:
    """H-11: an Elder coming home finds the one elder-capable space taken."""
    assert at_dusk(2, False).holdings().place.count(REST) == 3
    assert at_dusk(0, True).holdings().place.count(REST) == 3


def test_gancanagh_seats_elders_where_it_is_so_printed() -> None:
    """H-11"""
    table = at_dusk(1, True)

    assert table.holdings().place.count(REST) == 4
    assert table.holdings().seated == 1
    table.sound()


def test_a_longer_branch_is_climbed_space_by_space() -> None:
    """H-12"""
    table = Table(data=LONGER).branch("rune.3").resources(0, 0, 3).points(0)
    table.answer("oak", RITUAL)
    assert table.holdings().points == 3

    table = Table(data=LONGER).branch("rune.4").resources(0, 0, 3)
    table.answer("oak", RITUAL).asks(0, "advance").answer("advance", space("rune.L1"))
    arm = Table(data=LONGER).branch("rune.L2").resources(0, 0, 3)
    arm.answer("oak", RITUAL)
    assert arm.holdings().kinds_at(28 + space("rune.LE")) == [0]
    assert arm.state.rules.steps[space("rune.LE")] == 7


def test_a_shorter_branch_leaves_spaces_out() -> None:
    """H-12"""
    table = Table(data=SHORTER).branch("rune.2").resources(0, 0, 3)

    table.answer("oak", RITUAL)

    assert table.offered("advance") == [
        ("advance", space("rune.L1")),
        ("advance", space("rune.RE")),
    ]
    assert table.state.components()["spaces"][space("rune.3")]["steps"] == 0


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("data", [LONGER, SHORTER, {"artifacts": {"notches": [4, -3]}}])
def test_whole_games_are_played_with_an_owners_values(data: dict[str, Any], players: int) -> None:
    state = GAME.start(players=players, seed=5, data=data)
    rng = random.Random(5)
    while not state.over:
        state.choose(rng.choice(state.options()))
        assert state.faults() == []

    assert GAME.replay(state.record) == state
    assert GAME.load(state.save()) == state


def test_the_client_learns_of_all_of_it() -> None:
    printed = Table(data=LONGER).state.components()

    assert printed["spaces"][space("rune.4")]["incomes"] == [0, 0, 2]
    assert printed["spaces"][space("rune.3")]["above"] == [space("rune.4")]
    assert printed["orders"][0]["extensions"] == [[3, 3, 3], [3, 3, 3]]
    assert printed["orders"][0]["extension"] == 3
    assert printed["gancanagh"] == {"seats": 2, "elders": False}
