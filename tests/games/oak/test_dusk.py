"""3.16 Dusk, and the Dawn after it."""

from __future__ import annotations

import pytest

from nemeton.games.oak.kinds import (
    AOS_SI,
    ARCHDRUID,
    BARD,
    CEILIOG,
    FEATHER,
    FOREST,
    GANCANAGH,
    IN_HAND,
    ON_ARTIFACT,
    OVATE,
    PLAYED,
    REST,
    ROOTS,
    RUNE,
    STORYTELLING,
    TEMPLES,
)
from tests.games.oak.table import Table, space


def dusk(table: Table) -> Table:
    """Everybody passes and gathers no more; questions of the Dusk are left open."""
    for player in range(table.state.setup.players):
        table.passes(player)
    return table


def test_returning_druids_fill_every_place_and_the_player_says_who() -> None:
    """TC-20"""
    table = Table().resting(0)
    for kind in (0, 1, 2, 3):
        table.move(ROOTS, TEMPLES + kind)
    table.elder(BARD, TEMPLES).elder(OVATE, TEMPLES + 1)

    dusk(table).asks(0, "seating")
    assert table.options() == [("seat", 2, 0, 1, 0, 0, 0, 0), ("seat", 2, 0, 0, 1, 0, 0, 0)]
    table.answer("seat", 2, 0, 1, 0, 0, 0, 0)

    assert table.holdings().kinds_at(REST) == [0, BARD]
    assert table.holdings().find(ROOTS, OVATE) >= 0
    table.sound()


def test_resting_druids_are_reseated_to_let_an_elder_in() -> None:
    """TC-21"""
    table = Table().resting(1).move(ROOTS, TEMPLES).elder(BARD, TEMPLES)

    dusk(table)

    assert table.holdings().kinds_at(REST) == [0, BARD]


def test_a_promoted_druid_comes_home_as_an_elder_who_needs_a_place() -> None:
    """EX-16"""
    table = Table().resting(1).elder(ARCHDRUID).move(ROOTS, TEMPLES).elder(BARD, TEMPLES)

    dusk(table)

    assert table.holdings().find(ROOTS, BARD) >= 0  # the only elder-capable space is taken
    table.sound()


def test_resting_druids_are_never_exchanged_for_returning_ones() -> None:
    """A-28"""
    table = Table().move(ROOTS, TEMPLES).elder(BARD, TEMPLES)

    dusk(table)

    assert table.holdings().kinds_at(REST) == [0]
    assert table.holdings().find(ROOTS, BARD) >= 0


def test_gatherers_go_to_the_roots() -> None:
    table = Table().resting(1).move(ROOTS, FOREST)

    dusk(table)

    assert FOREST not in table.holdings().place
    assert table.holdings().rests() == 1


def test_druids_on_artifacts_return_too() -> None:
    table = Table().artifact(3).resting(2).move(ROOTS, ON_ARTIFACT + 3)

    dusk(table)

    assert table.holdings().rests() == 3


def test_gancanagh_seats_two_more_ordinary_druids() -> None:
    table = Table().creature(GANCANAGH).resting(3).move(ROOTS, TEMPLES).move(ROOTS, TEMPLES + 4)

    dusk(table)

    assert table.holdings().rests() == 5
    assert table.holdings().seated == 2
    table.sound()


def test_occupied_ends_are_blocked_for_good() -> None:
    table = Table().branch("rune.RE")

    dusk(table)

    assert table.state.blocked[space("rune.RE")]
    assert sum(table.state.blocked) == 1


def test_played_cards_return_and_the_forest_grows() -> None:
    table = Table().card(STORYTELLING, PLAYED).forest(1, 1)

    dusk(table)

    assert table.holdings().cards[STORYTELLING] == IN_HAND
    assert sum(kind >= 0 for kind in table.state.forest) == 6
    assert table.state.forest[:2] == [1, 1]


def test_a_poor_bag_gives_what_it_holds() -> None:
    """TC-76"""
    table = Table(players=4).forest()
    table.holdings(3).ingredients = [
        count - 1 if kind < 3 else count for kind, count in enumerate(table.state.bag)
    ]
    table.state.bag = [1, 1, 1, 0, 0]
    for _player in range(4):
        table.answer("pass")

    assert sorted(kind for kind in table.state.forest if kind >= 0) == [0, 1, 2]
    table.sound()


def test_the_sun_moves_and_may_bring_a_festival() -> None:
    table = Table().sun(2).branch("rune.L1").resources(0, 0, 0)

    dusk(table)

    assert table.state.sun == 3
    assert table.holdings().resources == [3, 3, 6]  # three Runes of the Festival, then the Dawn


def test_dawn_brings_three_of_each_up_to_nine() -> None:
    """RND-2"""
    table = Table().resources(0, 5, 8)

    dusk(table)

    assert table.holdings().resources == [3, 8, 9]
    assert table.state.round == 2


def test_the_first_player_token_passes_clockwise() -> None:
    table = dusk(Table(players=3).neutral(FEATHER, 1))

    assert table.state.first_player == 1
    table.asks(1, "main")


def test_creatures_of_the_dusk_act_first() -> None:
    """DSK-0"""
    table = Table().creature(CEILIOG, CEILIOG + 1, CEILIOG + 2, AOS_SI).resources(0, 8, 0)

    dusk(table)

    assert table.holdings().resources == [5, 9, 5]
    assert sum(table.holdings().ingredients) == 1


@pytest.mark.parametrize(("start", "end"), [(1, 1), (2, 2), (3, 0)])
def test_with_two_players_neutrals_go_round_their_temple(start: int, end: int) -> None:
    """TC-61"""
    table = dusk(Table().neutral(RUNE, start))

    assert table.state.neutral == [-1, -1, end]


def test_with_three_players_the_neutral_goes_to_the_next_temple() -> None:
    """TC-60"""
    table = dusk(Table(players=3).neutral(FEATHER, 1))

    assert table.state.neutral == [-1, 1, -1]
