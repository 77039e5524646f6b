"""SC.1 A match of two players: two games with the factions swapped, and the points of both."""

from __future__ import annotations

from typing import Any

import pytest

import nemeton
from nemeton.engine.chance import Fast
from nemeton.engine.errors import BadInput
from nemeton.games.root.game import GAME
from nemeton.games.root.kinds import EYRIE, MARQUISE
from nemeton.games.root.state import Root
from tests.games.root.table import Score, Table


def match(**options: Any) -> Table:
    return Table("marquise", "eyrie", match=True, **options)


def test_after_the_first_game_the_second_begins_with_the_factions_swapped() -> None:
    table = match().score(EYRIE, 11)

    table.when(Score(MARQUISE, 30))

    assert not table.state.over
    assert (table.state.seat_of[MARQUISE], table.state.seat_of[EYRIE]) == (1, 0)
    assert table.state.scores[MARQUISE] == table.state.scores[EYRIE] == 0
    assert table.state.view(None)["board"]["match"] == {"game": 2, "earlier": [30, 11]}
    assert "factions_swapped" in [key for _, key, _ in table.state.events(None)]
    assert table.state.faults() == []


def second_game(first: tuple[int, int]) -> Table:
    table = match().score(EYRIE, first[1])
    table.when(Score(MARQUISE, first[0]))
    while table.state.turn_place < 0:
        table.state.choose(table.state.options()[0])
    table.clear()
    return table


def test_the_higher_total_wins() -> None:
    for points, winner in ((12, 0), (28, 1)):
        table = second_game((30, 29)).score(MARQUISE, points)
        table.state.earlier = [20, 25]

        table.when(Score(EYRIE, 30))

        table.ends((winner,), "match")
        assert table.state.result is not None
        assert table.state.result.scores == (50, 25 + points)


def test_an_equal_total_has_two_winners() -> None:
    table = second_game((30, 29)).score(MARQUISE, 29)
    table.state.earlier = [29, 30]

    table.when(Score(EYRIE, 30))

    table.ends((0, 1), "match")
    assert table.state.result is not None
    assert table.state.result.scores == (59, 59)


def test_nothing_of_the_first_game_is_left_to_play() -> None:
    table = match()

    table.when(Score(MARQUISE, 30), Score(EYRIE, 5))

    assert table.state.scores[EYRIE] == 0


@pytest.mark.parametrize("seed", range(3))
def test_a_match_is_played_saved_and_replayed_like_any_game(seed: int) -> None:
    state = GAME.start(players=2, seed=seed, match=True, map="winter" if seed else "autumn")
    rng = Fast(seed)
    middle: dict[str, Any] = {}
    while not state.over:
        assert isinstance(state, Root)
        if state.earlier and not middle:
            middle = state.save()
        state.choose(state.sample(rng))

    loaded = GAME.load(middle)
    assert loaded.save() == middle
    assert state.result is not None
    assert state.result.reason == "match"
    again = nemeton.replay(state.record)
    assert again.result is not None
    assert again.result.view() == state.result.view()


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2, "mode": "cooperative"}])
def test_a_match_is_for_two_without_the_machine(options: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match="two players without the machine"):
        GAME.start(seed=1, match=True, **options)
