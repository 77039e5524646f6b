"""12 Move notation, read and written."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.games.cernunos.game import CernunosGame
from nemeton.games.cernunos.notation import atom, atoms_of
from nemeton.games.cernunos.state import Cernunos
from tests.games.cernunos.table import Table


def box() -> CernunosGame:
    game = nemeton.game("cernunos")
    assert isinstance(game, CernunosGame)
    return game


def random_game(seed: int) -> Cernunos:
    state = box().start(seed=0)
    rng = nemeton.Fast(seed)
    while not state.over:
        state.choose(state.sample(rng))
    assert isinstance(state, Cernunos)
    return state


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (("place", 1, 5), "Bb2"),
        (("push", 6), ">c2"),
        (("swap", 0, 10), "~a1c3"),
        (("first", 10), "!c3"),
        (("lift", 9), "^b3"),
        (("grow", 0), "+a1"),
        (("pass",), "--"),
    ],
)
def test_each_answer_is_a_short_atom(option: nemeton.Option, text: str) -> None:
    assert atom(option) == text


def test_turns_are_numbered_and_placements_apart() -> None:
    game = box().read_moves("1. Ta1 Bb2 2. Dc3 Wd3 3. Ta2")

    assert box().moves(game) == "1. Ta1 Bb2 2. Dc3 Wd3 3. Ta2"


def test_atoms_of_one_placement_are_joined() -> None:
    game = box().read_moves("1. Ta1 Tc2 2. Db1 Bb2>c2")

    assert box().moves(game) == "1. Ta1 Tc2 2. Db1 Bb2>c2"


def test_answers_of_the_other_player_stand_in_braces() -> None:
    table = Table("b1=vB d3=gD d2=gW c3=gD; green place1")

    table.play("Fc2 ~b1d3 >d2")

    assert box().moves(table.state) == "1. Fc2~b1d3{>d2}"


def test_growth_leads_the_turn() -> None:
    table = Table("a1=gT d1=gT b3=gT; green start; gR=T2B1D1")

    table.play("+d1 +b3 Ba2 Dc1")

    assert box().moves(table.state).startswith("1. +d1+b3 Ba2")


def test_the_final_placement_is_a_turn_of_its_own() -> None:
    table = Table("a1=gD; green place1; gR=D1; vR=T2D1")

    table.play("Da1 --")

    assert box().moves(table.state) == "1. Da1 F. -- 1-0"


def test_a_loss_for_want_of_a_placement_is_marked() -> None:
    table = Table(
        "a1=vT,vT a3=vT,vT d3=vT,vT d1=vB,vB b2=vD c2=vD a2=vT b1=vW b3=vT d2=vT c3=vW c1=gX; "
        "green place1; gR=T3"
    )

    assert box().moves(table.state) == "0-1#"


def test_a_draw_is_written() -> None:
    table = Table("a1=gD c1=vD; green last; gR=T1; vR=-; burnt=2,2")

    table.play("--")

    assert box().moves(table.state) == "F. -- 1/2"


def test_a_reader_passes_over_numbers_braces_comments_and_results() -> None:
    text = "1. Ta1 [a quiet start] Bb2>c2  2.Dc3 Fb3~a3c3!a3{^b3} F. -- 1/2"

    assert atoms_of(text) == ["Ta1", "Bb2", ">c2", "Dc3", "Fb3", "~a3c3", "!a3", "^b3", "--"]


@pytest.mark.parametrize("seed", range(25))
def test_a_written_game_reads_back_to_the_same_game(seed: int) -> None:
    game = random_game(seed)

    again = box().read_moves(box().moves(game))

    assert again == game
    assert box().moves(again) == box().moves(game)


@pytest.mark.parametrize("text", ["Ta4", "Qa1", ">e1", "~a1", "Ta1x", "1. Ta1 Bb", "--- ", "{"])
def test_what_is_no_atom_is_refused_with_the_place(text: str) -> None:
    if text == "{":
        assert atoms_of(text) == []
        return
    with pytest.raises(nemeton.BadInput, match="no move"):
        box().read_moves(text)


def test_an_atom_that_is_not_offered_is_illegal() -> None:
    with pytest.raises(nemeton.IllegalChoice, match="Xa1"):
        box().read_moves("1. Xa1 Xa1")


def test_moves_after_the_end_are_refused() -> None:
    with pytest.raises(nemeton.BadInput, match="after the end"):
        box().read_moves(
            "-- Ta1",
            position="- green last g:1.0.0.0.0.0.0.0 v:0.0.0.0.0.0.0.0 burnt:0.0",
        )


def test_a_swap_may_be_typed_in_either_order() -> None:
    table = Table("b1=gD d3=vW a1=vD c1=gD; green place1")
    table.play("Fc2")

    assert table.state.read("~d3b1") == table.state.read("~b1d3") == ("swap", 1, 11)


@pytest.mark.parametrize("text", ["", "Bb", "b2", "Bb2 ", "Bb9", "~a1", "place 1 5"])
def test_a_typed_move_that_is_no_atom_is_refused_and_changes_nothing(text: str) -> None:
    table = Table(". ; green place1")
    before = table.state.save()

    with pytest.raises(nemeton.BadInput, match="no move"):
        table.state.read(text)

    assert table.state.save() == before


def test_every_option_is_written_as_it_is_read() -> None:
    table = Table("b1=gD d3=vW a1=vD c1=gD; green last; gR=B1T1; vR=-")

    assert [
        table.state.read(table.state.notation(option)) for option in table.state.options()
    ] == table.state.options()


def test_a_draw_is_worth_the_same_to_both() -> None:
    table = Table("a1=gD c1=vD; green last; gR=T1; vR=-; burnt=2,2")
    table.play("--")

    assert table.state.evaluate(0) == table.state.evaluate(1) == {"won": 0.0}
