"""11 The rule switches: each changes its one point and nothing else."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.games.cernunos.components import FOX, first_number
from tests.games.cernunos.cases import given, offered, play, stack_of


def test_final_growth_lets_trees_grow_before_the_last_token() -> None:
    position = "c3=vT; green place2; gR=D1; vR=T5"

    without, with_growth = given(position), given(position, final_growth=True)
    play(without, "Da1")
    play(with_growth, "Da1")

    assert stack_of(without, "c3") == "vT"
    assert stack_of(with_growth, "c3") == "vT,vT"


def test_final_growth_that_empties_the_reserve_leads_straight_to_the_score() -> None:
    game = given("c3=vT; green place2; gR=D1; vR=T1", final_growth=True)

    play(game, "Da1")

    assert game.over


def test_final_growth_with_too_few_trees_asks_which_one() -> None:
    game = given("c3=vT a3=vT; green place2; gR=D1; vR=T1B1", final_growth=True)

    play(game, "Da1")

    assert offered(game) == ["+a3", "+c3"]


def test_a_squirrel_can_double_the_growth_at_the_start_of_the_turn() -> None:
    game = given("a1=gT b1=gS d3=gT; green start", squirrel_grows_twice=True)

    assert stack_of(game, "a1") == "gT,gT,gT"
    assert stack_of(game, "d3") == "gT,gT"


def test_doubled_growth_counts_when_trees_are_short() -> None:
    game = given("a1=gT b1=gS d3=gT; green start; gR=T2B1", squirrel_grows_twice=True)

    assert offered(game) == ["+a1", "+d3"]
    play(game, "+a1")
    assert stack_of(game, "a1") == "gT,gT,gT"
    assert stack_of(game, "d3") == "gT"


def test_doubled_growth_takes_what_is_left() -> None:
    game = given("a1=gT b1=gS d3=gT; green start; gR=T2B1", squirrel_grows_twice=True)

    play(game, "+d3")

    assert stack_of(game, "a1") == "gT,gT"


def test_a_tree_doubled_in_a_chain_gives_its_repeat_to_the_new_top() -> None:
    game = given("c2=gT,vD c1=gS; green place1", squirrel_grows_twice=True)

    play(game, "Rb2")

    assert stack_of(game, "c2") == "vD,gT,gT,gT"


def test_the_fox_may_swap_with_an_empty_cell() -> None:
    game = given("b1=gD; green place1", fox_empty=True)

    play(game, "Fc2")
    assert len(offered(game)) == 7
    play(game, "~b1d3")

    assert stack_of(game, "b1") == "-"
    assert stack_of(game, "d3") == "gD"


def test_two_empty_cells_are_never_swapped() -> None:
    game = given(". ; green place1", fox_empty=True)

    play(game, "Fc2")

    assert game.pending().prompt == "place"


@pytest.mark.parametrize(
    ("reach", "near", "far"), [("1-2", 0, 0), ("1", 0, 1), ("2", 1, 0)], ids=str
)
def test_the_wolf_reaches_as_far_as_the_switch_says(reach: str, near: int, far: int) -> None:
    board = nemeton_board("a1=gW b2=vT,vT; green place1", reach)
    farther = nemeton_board("a1=gW c3=vT,vT; green place1", reach)

    assert board["power"][5] == near
    assert farther["power"][10] == far


def nemeton_board(position: str, reach: str) -> dict[str, list[int]]:
    board: dict[str, list[int]] = given(position, wolf_range=reach).view(None)["board"]
    return board


def test_a_higher_cap_lets_a_token_act_more_often() -> None:
    position = "b1=vF d3=gD d2=gW; green place1"

    capped, longer = given(position), given(position, activation_cap=3)
    play(capped, "Fc2 ~b1d3 ~b1d2")
    play(longer, "Fc2 ~b1d3 ~b1d2")

    fox = first_number(0, FOX)
    assert capped.chain.count(fox) == 2
    assert longer.chain.count(fox) == 3


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
