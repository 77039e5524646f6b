"""Cernunos as arrays is the game of the engine, move for move."""

from __future__ import annotations

import numpy
import pytest

import nemeton
from nemeton.engine.flow import Option
from nemeton.engine.state import State
from nemeton.games.cernunos import encoding
from nemeton.games.cernunos.action_ids import ACTIONS, action_id
from nemeton.games.cernunos.kinds import CELLS, KIND_OF, KINDS
from nemeton.games.cernunos.state import Cernunos
from nemeton.train.arrays import chosen_rows
from nemeton.train.cernunos import features, laws
from nemeton.train.cernunos.board import BURNT, RESERVE
from nemeton.train.cernunos.games import DRAWN, NOBODY, QUESTIONS, Games, start


def started(number: int) -> list[Cernunos]:
    states = [nemeton.game("cernunos").start(seed=0) for _ in range(number)]
    return [state for state in states if isinstance(state, Cernunos)]


NUMBERS = [[n for n in range(len(KIND_OF)) if KIND_OF[n] == kind] for kind in range(2 * KINDS)]


def tokens(state: Cernunos) -> tuple[bytearray, bytearray]:
    """Where the engine has every token, and how high; those in reserve leave it in their order."""
    place, level = bytearray([BURNT] * 48), bytearray(48)
    for numbers, kept in zip(NUMBERS, state.reserve, strict=True):
        for number in numbers[len(numbers) - kept :]:
            place[number] = RESERVE
    for cell, stack in enumerate(state.stacks):
        for height, number in enumerate(stack):
            place[number], level[number] = cell, height
    return place, level


def outcome(state: State) -> int:
    if state.result is None:
        return NOBODY
    return state.result.winners[0] if state.result.winners else DRAWN


def compare(states: list[Cernunos], games: Games, mask: numpy.ndarray) -> list[list[Option]]:
    """Every token, every question, every option, every result; the options by game."""
    place, level = zip(*(tokens(state) for state in states), strict=True)
    assert (games.place == numpy.array(place)).all()
    assert (numpy.where(games.place < CELLS, games.level, 0) == numpy.array(level)).all()
    assert games.winner.tolist() == [outcome(state) for state in states]
    listed: list[list[Option]] = [[] if state.over else state.options() for state in states]
    offered = numpy.zeros_like(mask)
    for row, options in enumerate(listed):
        offered[row, [action_id(option) for option in options]] = True
    assert (mask == offered).all()
    asked = [("", -1) if state.over else question(state) for state in states]
    over = games.winner != NOBODY
    assert [QUESTIONS[each] for each in numpy.where(over, 0, games.ask)] == [a for a, _ in asked]
    assert numpy.where(over, -1, games.owner).tolist() == [seat for _, seat in asked]
    return listed


def question(state: Cernunos) -> tuple[str, int]:
    choice = state.pending()
    return choice.prompt, choice.seat(state)


def compare_encodings(states: list[Cernunos], games: Games, mask: numpy.ndarray) -> None:
    """What a net sees of a game is the same, whoever looks."""
    cells, rest = features.encode(games, mask)
    for row, state in enumerate(states):
        if not state.over:
            seen = numpy.frombuffer(encoding.encode(state), numpy.uint8)
            width = CELLS * encoding.CELL_WIDTH
            assert (seen[:width].reshape(CELLS, -1) == cells[row]).all(), state.pending().prompt
            assert (seen[width:] == rest[row]).all(), state.pending().prompt


def play_side_by_side(number: int, seed: int, encoded: bool = False) -> None:
    rng = numpy.random.default_rng(seed)
    states, games = started(number), start(number)
    while states:
        listed = compare(states, games, laws.legal(games))
        if encoded:
            compare_encodings(states, games, laws.legal(games))
        going = [row for row, options in enumerate(listed) if options]
        states = [states[row] for row in going]
        games = Games(*(field[going] for field in games))
        action = numpy.zeros(len(going), int)
        for row, state in enumerate(states):
            options = listed[going[row]]
            option = options[rng.integers(len(options))]
            action[row] = action_id(option)
            state.choose(option)
        if states:
            games = laws.step(games, action)


def test_2000_random_games_are_the_same_token_for_token_and_option_for_option() -> None:
    play_side_by_side(2000, seed=1)


def test_a_net_sees_the_same_of_both() -> None:
    play_side_by_side(60, seed=3, encoded=True)


@pytest.mark.soak
def test_many_random_games_are_the_same() -> None:
    for seed in range(2, 52):
        play_side_by_side(2000, seed)


def test_games_stepped_a_few_rounds_at_a_time_arrive_at_the_same_positions() -> None:
    rng = numpy.random.default_rng(5)
    fully, slowly = start(60), start(60)
    while (fully.winner == NOBODY).any():
        mask = laws.legal(fully)
        action = numpy.where(mask, rng.random((60, ACTIONS)), 0.0).argmax(axis=1)
        fully, slowly = laws.step(fully, action), laws.step(slowly, action, rounds=2)
        while ((lone := laws.legal(slowly)).sum(axis=1) == 1).any():
            on_its_way = (lone.sum(axis=1) == 1) & (laws.legal(fully).sum(axis=1) != 1)
            if not on_its_way.any():
                break
            further = laws.step(slowly, lone.argmax(axis=1), rounds=1)
            slowly = chosen_rows(on_its_way, further, slowly)
        for one, other in zip(fully, slowly, strict=True):
            assert one.shape == other.shape
        assert (fully.place == slowly.place).all()
        assert (fully.winner == slowly.winner).all()
