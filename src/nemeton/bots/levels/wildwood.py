"""Level 4, the wildwood: a net that has learnt the game by playing against itself, and a search.

For games that ship such a net. Without numpy a small net answers instead of the full one, which is
weaker.
"""

from __future__ import annotations

from nemeton.bots.bot import Candidate, Thought
from nemeton.bots.budget import Budget, Meter
from nemeton.bots.levels.grades import FULL, GRADES
from nemeton.bots.levels.tree import end_in_sight
from nemeton.bots.net.judge import judge_of
from nemeton.bots.planner import Planner
from nemeton.bots.reasons import EXPLAINED, changes
from nemeton.bots.search.alphabeta import Verdict, is_duel, solve
from nemeton.bots.search.gumbel import Gumbel
from nemeton.engine.chance import Fast
from nemeton.engine.errors import BadInput
from nemeton.engine.state import State

__all__ = ["Wildwood"]

# How much lots count beside the judgement, turn by turn. With 1 and more they decide, without a
# search. By its own probabilities two games of the bare policy are alike for six turns once in ten
# million times; with a search, which follows lots less, it was not measured.
LOTS = (1.5, 1.5, 0.4, 0.4, 0.4, 0.4)
DRAWN = 1.0
SOLVER = Budget(nodes=4000)  # for a position near the end, beside the search; half of it a question


class Wildwood(Planner):
    """Takes what the net likes and the tree confirms; near the end what an exact solver proves.

    A node is a position that the net judges; with a budget of one the bare policy answers. A grade
    makes it gentler.
    """

    name = FULL
    usual = Budget(nodes=GRADES[FULL].nodes)

    def __init__(self, seed: int = 0, budget: Budget | None = None, grade: str = FULL) -> None:
        self.grade = GRADES[grade]
        super().__init__(seed, budget or Budget(nodes=self.grade.nodes))
        self.name = grade
        self.varies = True  # whether lots decide in the opening

    def search(self, state: State, seat: int, meter: Meter, rng: Fast) -> Thought:
        game = state.setup.game
        if not game.net_file() or not is_duel(state):
            raise BadInput("no-net", bot=self.name, game=game.name)
        early = self.lots(state.turn_number)
        noise = max(early, self.grade.temperature)
        judge = judge_of(game.package, game.net_file())
        tree = Gumbel(state, seat, judge, meter, rng, noise)
        verdict = None
        if self.budget.nodes != 1 and early < DRAWN:
            verdict = solved(state, seat, meter, rng) if self.grade.solves else None
            if verdict is None:
                tree.search()
        return thought(state, seat, tree, verdict)

    def lots(self, turn: int) -> float:
        return LOTS[turn - 1] if self.varies and turn <= len(LOTS) else 0.0


def solved(state: State, seat: int, meter: Meter, rng: Fast) -> Verdict | None:
    """What can be proven at little cost when the end is in sight, in half of the time at most."""
    if not end_in_sight(state, rng):
        return None
    cost = Meter(SOLVER)
    cost.deadline = (meter.began + meter.deadline) / 2 if meter.deadline else 0.0
    return solve(state, seat, cost)


def thought(state: State, seat: int, tree: Gumbel, verdict: Verdict | None) -> Thought:
    """The answers in their order, with the chance to win of each; only the first is planned."""
    ranked = tree.ranked()
    options = tree.root.options
    if verdict is not None:
        ranked.sort(key=lambda place: options[place] != verdict.option)
    values = [(1.0 + each) / 2.0 for each in tree.root.filled()]
    least = values[ranked[0]] if verdict is None else (1 + verdict.value) / 2
    before = state.evaluate(seat)
    found: list[Candidate] = []
    for number, place in enumerate(ranked):
        least = min(least, values[place]) if number else least
        reasons = changes(state, seat, [options[place]], before) if number < EXPLAINED else {}
        child = tree.root.children.get(place)
        found.append(
            Candidate(options[place], least, reasons, child.visits if child is not None else 0)
        )
    return Thought(options[ranked[0]], found, [options[ranked[0]]])
