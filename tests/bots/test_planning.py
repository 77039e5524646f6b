"""Budgets, plans that are kept, weaker play, and several processes."""

from __future__ import annotations

import json

import pytest

import nemeton
from nemeton import bots
from nemeton.bots.budget import Meter
from nemeton.bots.search.beam import POINTS, RESULT, Beam
from nemeton.engine.chance import Fast
from nemeton.engine.state import State
from nemeton.games.oak.state import Oak

SMALL = bots.Budget(nodes=300)
SEARCHING = ["grove", "forest"]


def asked(state: State) -> int:
    return state.pending().seat(state)


def opened(name: str, choices: int, players: int = 2) -> State:
    state = nemeton.game(name).start(players=players, seed=4, log=False)
    luck = nemeton.Fast(4)
    for _ in range(choices):
        state.choose(state.sample(luck))
    return state


def at_the_start_of_a_turn(name: str, choices: int) -> State:
    state = opened(name, choices)
    turn, luck = state.turn_number, nemeton.Fast(5)
    while state.turn_number == turn:
        state.choose(state.sample(luck))
    return state


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("name", ["cernunos", "oak", "pangaia", "root"])
def test_a_thought_has_candidates_for_every_option_and_a_line(name: str, level: str) -> None:
    state = opened(name, 20, 4 if name == "root" else 2)
    thought = bots.answer(state, asked(state), bots.bot(level, 1, SMALL), 1)

    assert {each.option for each in thought.candidates} == set(state.options())
    assert thought.candidates[0].option == thought.option == thought.line[0]
    assert thought.candidates[0].visits > 0


@pytest.mark.parametrize("level", SEARCHING)
def test_a_plan_is_kept_while_all_goes_as_foreseen(level: str) -> None:
    state = at_the_start_of_a_turn("cernunos", 10)
    seat = asked(state)
    player = bots.bot(level, 1, bots.Budget(nodes=12000))
    first = bots.answer(state, seat, player, 1)
    steps = list(player.memory["steps"])
    state.choose(first.option)

    second = bots.answer(state, seat, player, 2)

    assert steps
    assert list(second.option) == steps[0][1]
    assert len(second.candidates) == 1


@pytest.mark.parametrize("level", SEARCHING)
def test_another_process_goes_on_with_the_plan(level: str) -> None:
    state = at_the_start_of_a_turn("cernunos", 10)
    seat = asked(state)
    player = bots.bot(level, 1, bots.Budget(nodes=12000))
    state.choose(bots.answer(state, seat, player, 1).option)
    memory = json.loads(json.dumps(player.memory))

    successor = bots.bot(level, 99, bots.Budget(nodes=12000))
    successor.recall(memory)

    assert bots.answer(state, seat, successor, 5) == bots.answer(state, seat, player, 5)


def test_a_plan_ends_when_something_else_happens() -> None:
    state = opened("cernunos", 8)
    seat = asked(state)
    player = bots.bot("grove", 1, SMALL)
    thought = bots.answer(state, seat, player, 1)
    other = next(option for option in state.options() if option != thought.option)
    state.choose(other)

    second = bots.answer(state, asked(state), player, 2)

    assert len(second.candidates) == len(state.options())


@pytest.mark.parametrize("memory", [{}, {"turn": "x"}, {"turn": 1, "spent": 0, "steps": [1]}])
def test_a_memory_that_is_none_is_forgotten(memory: dict[str, object]) -> None:
    state = opened("cernunos", 8)
    player = bots.bot("grove", 1, SMALL)
    player.recall(memory)

    assert bots.answer(state, asked(state), player, 1).option in state.options()


@pytest.mark.parametrize("level", SEARCHING)
def test_a_budget_of_nodes_lasts_for_a_turn(level: str) -> None:
    state = opened("pangaia", 30)
    seat, turn = asked(state), state.turn_number
    player = bots.bot(level, 1, bots.Budget(nodes=2000))
    while not state.over and state.turn_number == turn and asked(state) == seat:
        state.choose(bots.answer(state, seat, player, state.number).option)

    assert 0.0 < player.memory["spent"] < 1.6


def test_a_temperature_varies_the_choice_and_the_cap_bounds_what_it_costs() -> None:
    state = opened("cernunos", 7)
    seat = asked(state)
    strict = bots.answer(state, seat, bots.bot("sapling", 1), 1)
    values = {each.option: each.value for each in strict.candidates}
    thoughts = [
        bots.answer(state, seat, bots.bot("sapling", seed, temperature=2.0, regret=2.0), 1)
        for seed in range(30)
    ]
    lost = [strict.candidates[0].value - values[thought.option] for thought in thoughts]

    assert len({thought.option for thought in thoughts}) > 2
    assert max(lost) > 0.0
    assert max(lost) < strict.candidates[0].value - strict.candidates[-1].value


def test_without_temperature_nothing_is_given_away() -> None:
    state = opened("cernunos", 8)
    options = {
        bots.answer(state, asked(state), bots.bot("grove", 1, SMALL), 1).option for _ in "abc"
    }

    assert len(options) == 1


@pytest.mark.parametrize("level", SEARCHING)
def test_two_processes_think_together_and_always_the_same(level: str) -> None:
    state = opened("oak", 20)
    seat = asked(state)
    thoughts = [bots.answer(state, seat, bots.bot(level, 1, SMALL, processes=2), 1) for _ in "ab"]
    alone = bots.answer(state, seat, bots.bot(level, 1, SMALL), 1)

    assert thoughts[0] == thoughts[1]
    visits = [sum(each.visits for each in thought.candidates) for thought in (thoughts[0], alone)]
    assert visits[0] > 1.5 * visits[1]


@pytest.mark.parametrize("spent", [0.0, 0.1, 0.3, 0.41, 0.77])
@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_the_last_round_of_sequential_halving_ends_when_the_budget_is_exhausted(
    spent: float, rounds: int
) -> None:
    meter = Meter(bots.Budget(nodes=2000))
    meter.charge(int(spent * 1000))

    checkpoints = meter.checkpoints(rounds)
    meter.charge(1000)

    assert len(checkpoints) == rounds
    assert meter.fraction_used >= checkpoints[-1]


@pytest.mark.parametrize("level", SEARCHING)
def test_a_small_budget_of_nodes_is_kept_where_a_turn_is_long(level: str) -> None:
    """While the continent of Pangaia is laid, a turn has a hundred choices."""
    state = nemeton.game("pangaia").start(players=2, seed=3, log=False)
    while len(state.options()) < 8:
        state.choose(state.options()[0])
    seat = asked(state)
    player = bots.bot(level, 1, bots.Budget(nodes=40))
    bots.answer(state, seat, player, 1)

    assert player.memory["spent"] < 3.0


def about_to_spread(seed: int) -> State:
    """The Alliance of Root may spread sympathy; who pays for it, and with what, is shown to all."""
    lineup = ("alliance", "marquise", "eyrie", "vagabond")
    state = nemeton.game("root").start(players=4, seed=seed, log=False, factions=lineup)
    player = bots.bot("sapling", 1)
    while state.pending().prompt != "spread_sympathy":
        state.choose(bots.answer(state, asked(state), player, 1).option)
    return state


@pytest.mark.parametrize("nodes", [300, 3000])
def test_a_line_cut_short_is_tried_out_beside_lines_that_end_the_turn(nodes: int) -> None:
    state = about_to_spread(3)
    beam = Beam(state, asked(state), Fast(1), Meter(bots.Budget(nodes=nodes)))
    beam.search()
    tried = [line for line in beam.complete if line.horizon_values]

    assert {line.ends_turn for line in tried} == {True, False}


def test_the_budget_decides_how_far_the_rollouts_go() -> None:
    """To the end of the own turn, until the next one is over, or to the end of the game."""
    state = about_to_spread(3)
    beams = [
        Beam(state, asked(state), Fast(1), Meter(bots.Budget(nodes=nodes)))
        for nodes in (300, 5000, 400_000)
    ]
    for beam in beams[:2]:
        beam.search()
    beams[2].sweep(1)
    candidates = beams[2].candidates()
    beams[2].affordable(candidates[0])

    assert [beam.last - beam.turn for beam in beams[:2]] == [0, 4]
    assert beams[2].end_in_reach(candidates[0]) == RESULT


def test_near_the_end_every_rollout_is_a_finished_game() -> None:
    state, luck = nemeton.game("oak").start(players=2, seed=5, log=False), Fast(5)
    assert isinstance(state, Oak)
    while not (state.round == 4 and state.pending().prompt == "main"):
        state.choose(state.sample(luck))
    beam = Beam(state, asked(state), Fast(1), Meter(bots.Budget(nodes=20_000)))
    beam.search()
    tried = [line for line in beam.complete if line.horizon_values]

    assert len(tried) > 2
    assert beam.horizon == POINTS
    assert beam.meter.node_limit == 16_000  # more of the turn's budget than the usual half
    for line in tried:
        assert beam.rolled_out(beam.determinization(0, line.options), beam.last).over
        assert list(line.reasons) == ["points", "rivals"]


def test_the_alliance_spreads_sympathy_though_its_turn_goes_on_after_it() -> None:
    """To pass ends the turn at once, with all that it brings; to spread shows a card first."""
    choices = []
    for seed in range(8):
        state = about_to_spread(seed)
        player = bots.bot("grove", seed, bots.Budget(nodes=1000))
        choices.append(bots.answer(state, asked(state), player, 1).option[0])

    assert choices.count("spread") >= 7


def test_the_lines_that_are_tried_out_do_not_all_begin_alike() -> None:
    state = about_to_spread(3)
    beam = Beam(state, asked(state), Fast(1), Meter(bots.Budget(nodes=3000)))
    beam.search()
    first = beam.candidates()[:4]

    assert len({line.options[0] for line in first}) == 4
    assert first[0].value == max(line.value for line in beam.complete)
