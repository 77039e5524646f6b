"""Level 4: a trained net and a search, where a game has such a net."""

from __future__ import annotations

import time

import pytest

import nemeton
from nemeton import bots
from nemeton.bots.budget import Budget, Meter
from nemeton.bots.limits import in_play
from nemeton.bots.net.judge import judge_of
from nemeton.bots.net.plain import PlainNet
from nemeton.bots.net.vectors import VectorNet
from nemeton.bots.net.weights import parsed, read, written
from nemeton.bots.search.alphabeta import Solver
from nemeton.engine.chance import Fast
from nemeton.engine.state import State

PACKAGE, FILE = "nemeton.games.cernunos", "wildwood.net"
MOST_BYTES = 3_000_000


def positions(number: int, seed: int) -> list[State]:
    """Questions from the middle of random games."""
    rng = Fast(seed)
    found: list[State] = []
    while len(found) < number:
        state = nemeton.game("cernunos").start(seed=0)
        for _ in range(rng.below(40)):
            if state.over:
                break
            options = state.options()
            state.choose(options[rng.below(len(options))])
        if not state.over:
            found.append(state)
    return found


def test_it_is_a_level_of_cernunos_alone() -> None:
    assert bots.levels_of(nemeton.game("cernunos"))[-1] == "wildwood"
    assert bots.levels_of(nemeton.game("root"))[-1] == "forest"
    assert bots.named("4") == "wildwood"
    with pytest.raises(nemeton.BadInput, match="wildwood"):
        bots.check_fit("wildwood", nemeton.game("oak").start(seed=1).setup)


def test_the_net_is_small_enough_to_ship_and_says_where_it_comes_from() -> None:
    file = read(PACKAGE, FILE)
    content = written(file)

    assert len(content) <= MOST_BYTES
    assert {"seed", "seconds", "positions", "device"} <= set(file.head["provenance"])
    assert written(parsed(content)) == content


def test_plain_python_and_numpy_say_the_same_of_a_net() -> None:
    file = read(PACKAGE, FILE)
    plain = PlainNet(file)
    file.nets["full"] = file.nets["small"]
    quick = VectorNet(file)
    seen = [state.setup.game.net_input(state) for state in positions(5, seed=2)]

    for (policy, value), (same, alike) in zip(plain.judge(seen), quick.judge(seen), strict=True):
        assert policy == pytest.approx(same, abs=1e-3)
        assert value == pytest.approx(alike, abs=1e-4)


@pytest.mark.parametrize("nodes", [1, 40])
def test_equal_seeds_give_equal_thoughts_and_every_answer_is_legal(nodes: int) -> None:
    for state in positions(4, seed=3):
        seat = state.pending().seat(state)
        one, two = (
            bots.answer(state, seat, bots.bot("wildwood", 5, bots.Budget(nodes=nodes)), seed=1)
            for _ in range(2)
        )
        assert one == two
        assert one.option in state.options()
        values = [each.value for each in one.candidates]
        assert len(values) == len(state.options())
        assert values == sorted(values, reverse=True)
        assert all(0.0 <= value <= 1.0 for value in values)


def test_it_opens_in_more_than_one_way() -> None:
    openings = set()
    for seed in range(12):
        state = nemeton.game("cernunos").start(seed=0)
        for _ in range(3):
            seat = state.pending().seat(state)
            player = bots.bot("wildwood", seed * 10 + state.number, bots.Budget(nodes=1))
            state.choose(bots.answer(state, seat, player, seed=seed).option)
        openings.add(nemeton.game("cernunos").position_of(state))
    assert len(openings) >= 4


def test_it_answers_within_its_time_at_a_table() -> None:
    judge_of(PACKAGE, FILE)  # read once in a process, before anybody waits
    for state in positions(3, seed=4):
        seat = state.pending().seat(state)
        began = time.process_time()
        bots.answer(state, seat, bots.bot("wildwood", 1, in_play("wildwood")), seed=1)
        assert time.process_time() - began < 1.0  # 0.25 s where nobody else works


def test_it_beats_the_first_level_by_its_bare_policy() -> None:
    won = 0.0
    for number in range(10):
        state, rng = nemeton.game("cernunos").start(seed=0), Fast(number // 2)
        players = [bots.bot("wildwood", number, bots.Budget(nodes=1)), bots.bot("sapling", number)]
        while not state.over:
            seat, options = state.pending().seat(state), state.options()
            if state.number < 4:
                state.choose(options[rng.below(len(options))])
            else:
                state.choose(bots.answer(state, seat, players[seat ^ (number % 2)], 1).option)
        assert state.result is not None
        won += (number % 2) in state.result.winners
    assert won >= 8


def test_what_is_proven_near_the_end_is_played() -> None:
    kept = tried = 0
    for state in positions(60, seed=6):
        seat = state.pending().seat(state)
        solver = Solver(state, seat, Meter(Budget(nodes=1000)))
        verdict = solver.solve() if min(getattr(state, "left")) <= 2 else None  # noqa: B009
        if verdict is None:
            continue
        tried += 1
        after = state.clone()
        after.choose(bots.answer(state, seat, bots.bot("wildwood", 1), seed=1).option)
        kept += Solver(state, seat, Meter(Budget(nodes=4000))).value_of(after) == verdict.value
    assert tried >= 3
    assert kept == tried
