"""Learned judgement at the leaves of a search: play, fit weights to what came of it, play by them.

`fit_leaves.py collect GAME FILE --games N --nodes N` plays games of *forest* in which one choice in
twelve is drawn by lot, and keeps what `evaluate` says of every seat at the beginning of each turn.
`fit_leaves.py fit FILE MODEL` fits a weight for each named reason, early and late, to who won, and
says how well that foretells every fourth game, beside the sum of all reasons as they are judged
now; `--target margin` fits to the points ahead at the end (between two), `--since 3` to what has
changed in so many turns, so that what those have who win anyway is not taken for what wins.
`fit_leaves.py gate MODEL RESULTS --games N --nodes N --blend B` lets *forest* judge so where its
playouts end, against *forest* that judges as it does, with as many nodes; among more than two one
against the others. Only this says whether weights are better: `docs/bots.md` has what was tried.
Files grow game by game, and a command goes on where it was left. Run it on the compiled engine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path
from statistics import mean
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from nemeton import Fast, State, arena, bots
from nemeton.arena.contest import MATCH, Fixture
from nemeton.arena.game import play_game
from nemeton.arena.intervals import share_of
from nemeton.arena.results import GameResult
from nemeton.arena.standings import credit
from nemeton.bots.bot import Thought
from nemeton.bots.budget import Budget, Meter
from nemeton.bots.budgets import LINES
from nemeton.bots.levels.forest import Forest
from nemeton.bots.search.beam import Beam, TurnLine
from nemeton.bots.search.ismcts import RIVAL, Ismcts
from nemeton.bots.values import horizon_value
from nemeton.bots.win_chance import outcome, seat_values
from tools.leaf_weights import Model, Recipe, fitted, foretold

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    "oak": (2, {}),
    "pangaia": (2, {}),
    "root": (4, {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}),
}
LATE = {"oak": 5, "pangaia": 12, "root": 8}  # the round that counts as late
ROUND = attrgetter("round")
LOT = 12  # one choice in so many is drawn
COLLECTED, GATED = 1_000, 500_000  # where seeds begin


def lateness(state: State) -> float:
    """How far the game has come, from 0 to 1."""
    last = LATE[state.setup.game.name]
    return float(min(1.0, max(0.0, (ROUND(state) - 1) / (last - 1))))


# Playing by it


def learned(model: Model, state: State) -> list[float]:
    """How far each seat is ahead of the others, by the model."""
    seats = range(state.setup.players)
    reasons = [state.evaluate(seat) for seat in seats]
    return model.values(reasons, lateness(state), state.turn_seat % len(seats))


class LearnedTree(Ismcts):
    """The forest's tree, which judges where it ends by a model, or partly so."""

    model: Model
    blend = 0.0

    def values(self, state: State) -> list[float]:
        known = seat_values(state, self.manner.rivalry)
        if state.over or not self.blend:
            return known
        pairs = zip(known, learned(self.model, state), strict=True)
        return [(1.0 - self.blend) * now + self.blend * then for now, then in pairs]


class LearnedBeam(Beam):
    """The forest's lines, whose rollouts are judged likewise."""

    model: Model
    blend = 0.0

    def roll_out(self, line: TurnLine, number: int) -> None:
        self.meter.charge()
        world = self.rolled_out(self.determinization(number, line.options), self.turn)
        line.turn_end_values.append(self.judged(world))
        line.horizon_values.append(self.judged(self.rolled_out(world, self.last)))

    def judged(self, world: State) -> float:
        known = horizon_value(world, self.seat, world.evaluate(self.seat), self.horizon.stake)
        if world.over or not self.blend:
            return known
        return (1.0 - self.blend) * known + self.blend * learned(self.model, world)[self.seat]


class Learned(Forest):
    """Forest with a model at its leaves; with no part of it, forest as it is."""

    def __init__(self, model: Model, blend: float, nodes: int) -> None:
        super().__init__(0, Budget(nodes=nodes))
        self.name = "learned" if blend else "today"
        self.model, self.blend = model, blend

    def search(self, state: State, seat: int, meter: Meter, rng: Fast) -> Thought:
        line = self.by_lines if self.model.game in LINES else self.by_tree
        found = line(state, seat, meter, rng)
        return Thought(found[0], [], found)

    def by_lines(self, state: State, seat: int, meter: Meter, rng: Fast) -> tuple[Any, ...]:
        beam = LearnedBeam(state, seat, rng, meter)
        beam.model, beam.blend = self.model, self.blend
        beam.search()
        return beam.ranked()[0].options

    def by_tree(self, state: State, seat: int, meter: Meter, rng: Fast) -> tuple[Any, ...]:
        tree = LearnedTree(state, seat, rng, meter, RIVAL)
        tree.model, tree.blend = self.model, self.blend
        tree.search()
        return tuple(tree.ranked()[0].principal_variation())


def gated(
    model: Model, blend: float, games: int, nodes: int, from_block: int
) -> Iterator[list[tuple[float, float]]]:
    """What the learned judgement wins block by block, and by how many points it is ahead."""
    players, options = SETUPS[model.game]
    line_up = [Learned(model, blend, nodes), *[Learned(model, 0.0, nodes)] * (players - 1)]
    contest = arena.Contest(model.game, line_up, players, GATED, options)
    blocks: dict[int, list[Fixture]] = {}
    for fixture in contest.fixtures(contest.blocks(games)):
        if fixture.kind == MATCH and fixture.block >= from_block:
            blocks.setdefault(fixture.block, []).append(fixture)
    for fixtures in blocks.values():
        yield [credited(play_game(contest, fixture)[0]) for fixture in fixtures]


def credited(result: GameResult) -> tuple[float, float]:
    seat = result.seats.index("learned")
    points = [score or 0 for score in result.scores]
    own = points.pop(seat)
    return credit(result, seat), float(own - max(points))


def collected(game: str, nodes: int, number: int) -> dict[str, Any]:
    """One game of forest with drawn choices: what is judged where each turn begins."""
    players, options = SETUPS[game]
    contest = arena.Contest(game, ["random"] * players, players, 0, options)
    options = contest.options_of(number)
    state = contest.box.start(players, COLLECTED + number, False, None, **options)
    table = [Learned(Model(game, {}), 0.0, nodes) for _ in range(players)]
    for seat, player in enumerate(table):
        player.rng = Fast(players * number + seat + 1)
    lots, turn, turns = Fast(number + 1), 0, list[Any]()
    while not state.over:
        if state.turn_number != turn:
            turn = state.turn_number
            reasons = [state.evaluate(seat) for seat in range(players)]
            turns.append([lateness(state), state.turn_seat % players, reasons])
        seat = state.pending().seat(state)
        if lots.below(LOT) == 0:
            state.choose(state.sample(lots))
        else:
            seed = number + state.number
            state.choose(bots.answer(state, seat, table[seat], seed).option)
    assert state.result is not None
    titles = [str(state.seat_view(seat)["title"] or "") for seat in range(players)]
    scores = list(state.result.scores)
    return {"game": game, "titles": titles, "won": outcome(state), "scores": scores, "ends": turns}


# The commands


def kept_in(path: Path) -> list[Any]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines]


def keep(path: Path, row: Any) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def collect(given: argparse.Namespace) -> None:
    for number in range(len(kept_in(given.file)), given.games):
        keep(given.file, collected(given.game, given.nodes, number))


def fit_model(given: argparse.Namespace) -> None:
    rows = kept_in(given.file)
    recipe = Recipe(given.target, given.moments, given.ridge, given.since)
    print("loss {:.4f}, with the sum of all reasons {:.4f}".format(*foretold(rows, recipe)))
    model = fitted(rows, recipe)
    given.model.write_text(json.dumps(model._asdict(), indent=1) + "\n", "utf-8")
    for name, row in model.weights.items():
        print(f"{name:14}", *(f"{weight:8.2f}" for weight in row))


def gate(given: argparse.Namespace) -> None:
    model = Model(**json.loads(given.model.read_text("utf-8")))
    blocks = kept_in(given.results)
    for block in gated(model, given.blend, given.games, given.nodes, len(blocks)):
        keep(given.results, block)
        blocks.append(block)
    share = share_of((number, won) for number, block in enumerate(blocks) for won, _ in block)
    ahead = mean(points for block in blocks for _, points in block)
    print(f"{share.value:.1%} [{share.low:.1%}; {share.high:.1%}] of {share.games}, {ahead:+.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    collects, fits, gates = (commands.add_parser(name) for name in ("collect", "fit", "gate"))
    collects.set_defaults(run=collect)
    collects.add_argument("game", choices=SETUPS)
    collects.add_argument("file", type=Path)
    fits.set_defaults(run=fit_model)
    fits.add_argument("file", type=Path)
    fits.add_argument("model", type=Path)
    fits.add_argument("--target", choices=["won", "margin"], default=Recipe().target)
    fits.add_argument("--moments", type=int, default=Recipe().moments)
    fits.add_argument("--ridge", type=float, default=Recipe().ridge)
    fits.add_argument("--since", type=int, default=Recipe().since)
    gates.set_defaults(run=gate)
    gates.add_argument("model", type=Path)
    gates.add_argument("results", type=Path)
    gates.add_argument("--blend", type=float, default=1.0)
    for each, games, nodes in ((collects, 400, 1500), (gates, 200, 8000)):
        each.add_argument("--games", type=int, default=games)
        each.add_argument("--nodes", type=int, default=nodes)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
