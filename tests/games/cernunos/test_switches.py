"""11 The rule switches: each changes its one point and nothing else."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.games.cernunos.kinds import FOX, first_number
from tests.games.cernunos.table import Table, start


def test_final_growth_lets_trees_grow_before_the_last_token() -> None:
    position = "c3=vT; green place2; gR=D1; vR=T5"

    without, with_growth = Table(position), Table(position, final_growth=True)
    without.play("Da1")
    with_growth.play("Da1")

    assert without.stack("c3") == "vT"
    assert with_growth.stack("c3") == "vT,vT"


def test_final_growth_that_empties_the_reserve_leads_straight_to_the_score() -> None:
    table = Table("c3=vT; green place2; gR=D1; vR=T1", final_growth=True)

    table.play("Da1")

    assert table.state.over


def test_final_growth_with_too_few_trees_asks_which_one() -> None:
    table = Table("c3=vT a3=vT; green place2; gR=D1; vR=T1B1", final_growth=True)

    table.play("Da1")

    assert table.atoms() == ["+a3", "+c3"]


def test_a_position_at_the_last_token_has_grown_already() -> None:
    table = Table("c3=vT; green place2; gR=D1; vR=T5", final_growth=True)
    table.play("Da1")

    again = start(table.state.position, final_growth=True)

    assert again.position == table.state.position


def test_a_squirrel_can_double_the_growth_at_the_start_of_the_turn() -> None:
    table = Table("a1=gT b1=gS d3=gT; green start", squirrel_grows_twice=True)

    assert table.stack("a1") == "gT,gT,gT"
    assert table.stack("d3") == "gT,gT"


def test_doubled_growth_counts_when_trees_are_short() -> None:
    table = Table("a1=gT b1=gS d3=gT; green start; gR=T2B1", squirrel_grows_twice=True)

    assert table.atoms() == ["+a1", "+d3"]
    table.play("+a1")
    assert table.stack("a1") == "gT,gT,gT"
    assert table.stack("d3") == "gT"


def test_doubled_growth_takes_what_is_left() -> None:
    table = Table("a1=gT b1=gS d3=gT; green start; gR=T2B1", squirrel_grows_twice=True)

    table.play("+d3")

    assert table.stack("a1") == "gT,gT"


def test_a_tree_doubled_in_a_chain_gives_its_repeat_to_the_new_top() -> None:
    table = Table("c2=gT,vD c1=gS; green place1", squirrel_grows_twice=True)

    table.play("Rb2")

    assert table.stack("c2") == "vD,gT,gT,gT"


def test_the_fox_may_swap_with_an_empty_cell() -> None:
    table = Table("b1=gD; green place1", fox_empty=True)

    table.play("Fc2")
    assert len(table.atoms()) == 7
    table.play("~b1d3")

    assert table.stack("b1") == "-"
    assert table.stack("d3") == "gD"


def test_two_empty_cells_are_never_swapped() -> None:
    table = Table(". ; green place1", fox_empty=True)

    table.play("Fc2")

    assert table.state.pending().prompt == "place"


@pytest.mark.parametrize(
    ("reach", "near", "far"), [("1-2", 0, 0), ("1", 0, 1), ("2", 1, 0)], ids=str
)
def test_the_wolf_reaches_as_far_as_the_switch_says(reach: str, near: int, far: int) -> None:
    board = nemeton_board("a1=gW b2=vT,vT; green place1", reach)
    farther = nemeton_board("a1=gW c3=vT,vT; green place1", reach)

    assert board["power"][5] == near
    assert farther["power"][10] == far


def nemeton_board(position: str, reach: str) -> dict[str, list[int]]:
    board: dict[str, list[int]] = Table(position, wolf_range=reach).state.view(None)["board"]
    return board


def test_a_higher_cap_lets_a_token_act_more_often() -> None:
    position = "b1=vF d3=gD d2=gW; green place1"

    capped, longer = Table(position), Table(position, activation_cap=3)
    capped.play("Fc2 ~b1d3 ~b1d2")
    longer.play("Fc2 ~b1d3 ~b1d2")

    fox = first_number(0, FOX)
    assert capped.state.chain.count(fox) == 2
    assert longer.state.chain.count(fox) == 3


@pytest.mark.parametrize(
    "option",
    [
        {"activation_cap": 1},
        {"activation_cap": "2"},
        {"activation_cap": True},
        {"final_growth": 1},
        {"wolf_range": "3"},
        {"wolf_range": 1},
        {"fox_empty": "on"},
        {"position": 5},
        {"position": "x" * 3000},
    ],
    ids=str,
)
def test_a_wrong_value_names_the_option_and_what_is_allowed(option: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(option))) as caught:
        nemeton.game("cernunos").prepared(2, 0, option)

    assert "allowed" in str(caught.value)
