"""Level 4: a trained net and a search, where a game has such a net."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

import nemeton
from nemeton import bots
from nemeton.bots.budget import Budget, Meter
from nemeton.bots.limits import in_play
from nemeton.bots.net.judge import judge_of
from nemeton.bots.net.onnx import OnnxNet
from nemeton.bots.net.plain import PlainNet
from nemeton.bots.net.vectors import VectorNet
from nemeton.bots.net.weights import parsed, read, written
from nemeton.bots.search.alphabeta import Solver
from nemeton.bots.search.gumbel import WAVE, Gumbel
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


def test_its_gentle_grades_go_by_name_and_get_stronger_one_by_one() -> None:
    game = nemeton.game("cernunos")
    assert bots.levels_of(game) == [*bots.LEVELS, *bots.GRADES]
    for name in bots.GRADES:
        assert bots.known(name)
        assert bots.bot(name, seed=1).name == name
    with pytest.raises(nemeton.BadInput, match="wildwood-novice"):
        bots.check_fit("wildwood-novice", nemeton.game("oak").start(seed=1).setup)

    novice, regular, expert, _ = (bots.bot(name).name for name in bots.GRADES)
    assert won_by(expert, novice, games=4) >= 3
    assert (
        in_play(regular, "cernunos").nodes == bots.GRADES[regular].nodes
    )  # whatever the machine is doing


def test_the_net_is_small_enough_to_ship_and_says_where_it_comes_from() -> None:
    file = read(PACKAGE, FILE)
    content = written(file)

    assert len(content) <= MOST_BYTES
    assert {"commit", "seed", "hours", "positions", "device"} <= set(file.head["provenance"])
    assert written(parsed(content)) == content


def test_plain_python_numpy_and_onnxruntime_say_the_same_of_a_net() -> None:
    file = read(PACKAGE, FILE)
    plain = PlainNet(file)
    file.nets["full"] = file.nets["small"]
    others = VectorNet(file), OnnxNet(file)
    seen = [state.setup.game.net_input(state) for state in positions(5, seed=2)]

    for net in others:
        for (policy, value), (same, alike) in zip(plain.judge(seen), net.judge(seen), strict=True):
            assert policy == pytest.approx(same, abs=1e-3)
            assert value == pytest.approx(alike, abs=1e-4)
        for cells, equal in zip(plain.owners(seen), net.owners(seen), strict=True):
            for cell, likewise in zip(cells, equal, strict=True):
                assert cell == pytest.approx(likewise, abs=1e-3)


@pytest.mark.parametrize("missing", [(), ("onnxruntime",), ("numpy", "onnxruntime")])
def test_it_plays_whatever_is_installed(missing: tuple[str, ...]) -> None:
    """In a process of its own that does not find these packages."""
    program = f"""
import sys
class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(name)
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: (
    None if name in {missing!r} else found(name, package)
)
sys.meta_path.insert(0, Nowhere())
import nemeton
from nemeton import bots
from nemeton.bots.net.judge import judge_of
state = nemeton.game("cernunos").start(seed=0)
while state.turn_number < 4:
    seat = state.pending().seat(state)
    player = bots.bot("wildwood", state.number, bots.Budget(nodes=8))
    state.choose(bots.answer(state, seat, player, 1).option)
print(type(judge_of("{PACKAGE}", "{FILE}")).__name__)
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    means = {0: "OnnxNet", 1: "VectorNet", 2: "PlainNet"}

    assert said.stdout.strip() == means[len(missing)], said.stderr


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


@pytest.mark.parametrize("nodes", [1, 40])
def test_it_never_opens_twice_alike_from_the_empty_board(nodes: int) -> None:
    openings = set()
    for seed in range(40):
        state = nemeton.game("cernunos").start(seed=0)
        for _ in range(4):
            seat = state.pending().seat(state)
            player = bots.bot("wildwood", 7919 * seed + state.number, bots.Budget(nodes=nodes))
            state.choose(bots.answer(state, seat, player, seed=seed).option)
        openings.add(str(state.choices()))
    assert len(openings) >= 38  # of the first two turns alone, before the games have parted


@pytest.mark.parametrize(("other", "nodes"), [("wildwood", 8), ("forest", 200)])
def test_no_two_whole_games_from_the_empty_board_are_alike(other: str, nodes: int) -> None:
    games = set()
    for seed in range(6):
        state = nemeton.game("cernunos").start(seed=0)
        players = [
            bots.bot("wildwood", 2 * seed, bots.Budget(nodes=8)),
            bots.bot(other, 2 * seed + 1, bots.Budget(nodes=nodes)),
        ]
        while not state.over:
            seat = state.pending().seat(state)
            state.choose(bots.answer(state, seat, players[seat], seed=1).option)
        games.add(str(state.choices()))
    assert len(games) == 6


@pytest.mark.parametrize("nodes", [2, 20])
def test_a_small_budget_ends_however_much_of_the_turn_is_spent(nodes: int) -> None:
    meter = Meter(Budget(nodes=nodes), turn_used=1.0)
    meter.charge(1)

    assert meter.exhausted


def test_a_search_judges_no_more_positions_than_it_may() -> None:
    for state in positions(3, seed=8):
        seat, game = state.pending().seat(state), state.setup.game
        meter = Meter(Budget(nodes=70))
        tree = Gumbel(state, seat, judge_of(game.package, game.net_file()), meter, Fast(1), 0.0)
        tree.search()

        assert tree.root.visits == meter.nodes
        assert 35 <= meter.nodes <= 35 + WAVE
        assert (
            tree.root.begun
            == tree.root.visits
            == sum(child.visits for child in tree.root.children.values())
        )


def test_the_net_foretells_who_will_own_each_cell() -> None:
    file = read(PACKAGE, FILE)
    plain, quick = PlainNet(file), VectorNet(file)
    state = nemeton.game("cernunos").start(seed=0)
    rng = Fast(3)
    while not state.over and state.turn_number < 14:
        state.choose(state.sample(rng))
    seen = [state.setup.game.net_input(state)]

    for net in (plain, quick):
        [cells] = net.owners(seen)
        assert [len(cell) for cell in cells] == [3] * 12
    sure = [max(range(3), key=cell.__getitem__) for cell in quick.owners(seen)[0]]
    same = [max(range(3), key=cell.__getitem__) for cell in plain.owners(seen)[0]]
    assert sum(one == other for one, other in zip(sure, same, strict=True)) >= 9


def test_it_answers_within_its_time_at_a_table() -> None:
    judge_of(PACKAGE, FILE)  # read once in a process, before anybody waits
    for state in positions(3, seed=4):
        seat = state.pending().seat(state)
        began = time.process_time()
        bots.answer(state, seat, bots.bot("wildwood", 1, in_play("wildwood", "cernunos")), seed=1)
        assert time.process_time() - began < 1.0  # 0.25 s where nobody else works


def won_by(one: str, other: str, games: int, nodes: int = 0) -> float:
    """What the first takes of so many games, each opening twice, sides changed."""
    won, budget = 0.0, bots.Budget(nodes=nodes) if nodes else None
    for number in range(games):
        state, rng = nemeton.game("cernunos").start(seed=0), Fast(number // 2)
        players = [bots.bot(one, number, budget), bots.bot(other, number)]
        while not state.over:
            seat, options = state.pending().seat(state), state.options()
            if state.number < 4:
                state.choose(options[rng.below(len(options))])
            else:
                state.choose(bots.answer(state, seat, players[seat ^ (number % 2)], 1).option)
        assert state.result is not None
        won += (number % 2) in state.result.winners
    return won


def test_it_beats_the_first_level_by_its_bare_policy() -> None:
    assert won_by("wildwood", "sapling", games=10, nodes=1) >= 8


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
