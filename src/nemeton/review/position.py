"""Any position of an open game between two, judged: lines, who will own what, what is proven.

For games with a trained net. The net says how likely each side wins and who will own each cell at
the end, a search which lines are best, and the exact solver what nobody can change any more.
"""

from __future__ import annotations

import msgspec

from nemeton.bots.budget import Budget, Meter
from nemeton.bots.levels.tree import end_in_sight
from nemeton.bots.net.judge import judge_of
from nemeton.bots.search.alphabeta import Verdict, solve
from nemeton.bots.search.gumbel import Gumbel
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State
from nemeton.review.net_chance import eased, owners_of
from nemeton.review.schemas import ChoiceStep

__all__ = ["BestLine", "Judged", "judged"]

LINES = 4
LONGEST_LINE = 8
SOLVER = Budget(nodes=40_000, seconds=4.0)  # half of it for the one question


class BestLine(msgspec.Struct, rename="camel"):
    """A choice that was tried, what is expected after it, and the first seat's chance then."""

    chance: float
    visits: int
    steps: list[ChoiceStep]
    moves: list[str]  # the same in the notation of the game


class Judged(msgspec.Struct, rename="camel"):
    """What is known of a position; chances are those of the first seat."""

    chance: float
    lines: list[BestLine]
    owners: list[list[float]]  # by cell: nobody's, the first seat's, the second seat's
    proven: int | None  # 1 the first seat wins, 0 nobody, -1 the second; None if it is not known
    positions: int  # that the net has looked at


def judged(state: State, nodes: int) -> Judged:
    """A position in which somebody is asked, looked into for so many nodes."""
    game, seat = state.setup.game, state.pending().seat(state)
    judge = judge_of(game.package, game.net_file())
    meter = Meter(Budget(nodes=2 * nodes))  # the question may have all of it
    tree = Gumbel(state, seat, judge, meter, Fast(1), 0.0)
    tree.search()
    verdict = solve(state, seat, Meter(SOLVER)) if end_in_sight(state, Fast(1)) else None
    lines = best_lines(tree, verdict)
    return Judged(
        chance=lines[0].chance,
        lines=lines,
        owners=owners_of(state),
        proven=None if verdict is None else verdict.value * (1 if seat == 0 else -1),
        positions=meter.nodes,
    )


def best_lines(tree: Gumbel, verdict: Verdict | None) -> list[BestLine]:
    """The choices that were looked into most, the best first."""
    root, ranked = tree.root, tree.ranked()
    if verdict is not None:
        ranked.sort(key=lambda place: root.options[place] != verdict.option)
    values = root.filled()
    found: list[BestLine] = []
    for place in ranked[:LINES]:
        child = root.children.get(place)
        chance = eased((1.0 + values[place]) / 2)
        if verdict is not None and root.options[place] == verdict.option:
            chance = (1.0 + verdict.value) / 2
        chance = chance if tree.seat == 0 else 1.0 - chance
        steps, moves = told(root.state, tree.principal_variation(place)[:LONGEST_LINE])
        visits = child.visits if child is not None else 0
        found.append(BestLine(round(chance, 3), visits, steps, moves))
    return sorted(found, key=lambda line: -line.chance if tree.seat == 0 else line.chance)


def told(state: State, line: list[Option]) -> tuple[list[ChoiceStep], list[str]]:
    """A line as it can be read: who takes what, and in the notation of the game."""
    steps: list[ChoiceStep] = []
    moves: list[str] = []
    game, ahead = state.setup.game, state.clone()
    for option in line:
        choice = ahead.pending()
        steps.append(ChoiceStep(choice.seat(ahead), choice.prompt, list(option)))
        moves.append(game.notation(ahead, option))
        ahead.choose(option)
    return steps, moves
