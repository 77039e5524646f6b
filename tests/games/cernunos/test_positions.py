"""12 Position strings, read and written."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.games.cernunos.options import POSITIONS
from tests.games.cernunos.table import Table, start

EXAMPLE = "c2=gT,vB/d3=vT green place1 g:11.3.3.2.1.1.1.1 v:11.2.3.2.1.1.1.1 burnt:0.0"
FULL = "12.3.3.2.1.1.1.1"


def test_the_example_of_the_specification_reads_and_writes() -> None:
    assert nemeton.game("cernunos").position(EXAMPLE).position == EXAMPLE


def test_the_empty_board_is_a_dash_and_may_be_left_out() -> None:
    text = f"green place1 g:{FULL} v:{FULL} burnt:0.0"

    assert start(text).position == f"- {text}"
    assert nemeton.game("cernunos").start(seed=0).position == f"- {text}"


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_the_named_positions_are_sound(name: str) -> None:
    game = start(POSITIONS[name])

    assert game.faults() == []
    assert not game.over


def test_positions_of_random_games_come_back_the_same() -> None:
    rng = nemeton.Fast(5)
    game = start("")
    while not game.over:
        if game.pending().prompt in ("place", "last_place"):
            again = start(game.position)
            assert again.position == game.position
            assert again.options() == game.options()
            assert again.view(None)["board"] == game.view(None)["board"]
        game.choose(game.sample(rng))


def test_in_the_middle_of_a_chain_there_is_no_position() -> None:
    table = Table("b3=gS c2=vT,vD; green place1")
    table.play("Bb2")

    with pytest.raises(nemeton.BadInput, match="Between two placements"):
        _ = table.state.position


def test_after_the_end_there_is_no_position() -> None:
    table = Table("a1=gD; green last; gR=D1; vR=-")
    table.play("--")

    with pytest.raises(nemeton.BadInput):
        _ = table.state.position


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("x", "x"),
        (f"a1=gT blue place1 g:{FULL} v:{FULL} burnt:0.0", "blue"),
        (f"a1=gT green place3 g:{FULL} v:{FULL} burnt:0.0", "place3"),
        (f"a1=gT green place1 g:{FULL} v:{FULL} burnt:0.0", "gT"),
        (f"a1=gQ green place1 g:{FULL} v:{FULL} burnt:0.0", "a1=gQ"),
        (f"a4=gT green place1 g:{FULL} v:{FULL} burnt:0.0", "a4=gT"),
        (f"b1=gT/a1=gT green place1 g:{FULL} v:{FULL} burnt:0.0", "a1=gT"),
        (f"a1=gT/a1=gT green place1 g:{FULL} v:{FULL} burnt:0.0", "a1=gT"),
        (f"a1 green place1 g:{FULL} v:{FULL} burnt:0.0", "a1"),
        (f"- green place1 g:1.2.3 v:{FULL} burnt:0.0", "g:1.2.3"),
        (f"- green place1 {FULL} v:{FULL} burnt:0.0", FULL),
        (f"- green place1 g:999.3.3.2.1.1.1.1 v:{FULL} burnt:0.0", "g:999"),
        (f"- green place1 g:-1.3.3.2.1.1.1.1 v:{FULL} burnt:0.0", "g:-1"),
        (f"- green place1 g:{FULL} v:{FULL} burnt:1.0", "gT"),
        (f"a1=gS,gS green place1 g:0.0.0.0.0.0.0.0 v:{FULL} burnt:0.0", "gS"),
    ],
)
def test_an_unsound_position_is_refused_with_the_place(text: str, where: str) -> None:
    with pytest.raises(nemeton.BadInput) as caught:
        start(text)

    assert f"“{where}" in str(caught.value)


@pytest.mark.parametrize("board", ["a1=gT/b1=vX", "a1=gX,gT", "a1=gX,vT,gD"])
def test_a_tree_that_must_have_burnt_makes_a_position_impossible(board: str) -> None:
    with pytest.raises(nemeton.BadInput, match="must have burnt"):
        start(f"{board} green place1 g:3.0.0.0.0.0.0.0 v:3.0.0.0.0.0.0.0 burnt:0.0")
