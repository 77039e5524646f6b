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
from nemeton.engine.previewing import turn_told
from nemeton.engine.state import State
from nemeton.review.net_chance import eased, owners_of
from nemeton.review.schemas import ChoiceStep

__all__ = ["BestLine", "Judged", "judged"]

LINES = 3
LONGEST_LINE = 8
SOLVER = Budget(nodes=40_000, seconds=4.0)  # half of it for the one question


class BestLine(msgspec.Struct, rename="camel"):
    """A choice that was tried, what is expected after it, and the first seat's chance then."""

    chance: float
    error: float  # how far off the search itself may be; 0 where it is proven
    visits: int
    steps: list[ChoiceStep]
    moves: list[str]  # the same in the notation of the game
    comments: list[str]  # what the turn of whoever is asked changes, in words


class Judged(msgspec.Struct, rename="camel"):
    """What is known of a position; chances are those of the first seat."""

    chance: float
    lines: list[BestLine]
    owners: list[list[float]]  # by cell: nobody's, the first seat's, the second seat's
    proven: int | None  # 1 the first seat wins, 0 nobody, -1 the second; None if it is not known
    positions: int  # that the net has looked at


def judged(state: State, nodes: int, locale: str) -> Judged:
    """A position in which somebody is asked, looked into for so many nodes."""
    game, seat = state.setup.game, state.pending().seat(state)
    judge = judge_of(game.package, game.net_file())
    meter = Meter(Budget(nodes=2 * nodes))  # the question may have all of it
    tree = Gumbel(state, seat, judge, meter, Fast(1), 0.0)
    tree.search()
    verdict = solve(state, seat, Meter(SOLVER)) if end_in_sight(state, Fast(1)) else None
    lines = best_lines(tree, verdict, locale)
    return Judged(
        chance=lines[0].chance,
        lines=lines,
        owners=owners_of(state),
        proven=None if verdict is None else verdict.value * (1 if seat == 0 else -1),
        positions=meter.nodes,
    )


def best_lines(tree: Gumbel, verdict: Verdict | None, locale: str) -> list[BestLine]:
    """The choices that were looked into most, the best first."""
    root, ranked = tree.root, tree.ranked()
    if verdict is not None:
        ranked.sort(key=lambda place: root.options[place] != verdict.option)
    found: list[BestLine] = []
    for place in ranked[:LINES]:
        child = root.children.get(place)
        chance, error = chance_of(tree, place, verdict)
        line = tree.principal_variation(place)[:LONGEST_LINE]
        steps, moves = told(root.state, line)
        visits = child.visits if child is not None else 0
        comments = commented(root.state, line, locale)
        found.append(BestLine(chance, error, visits, steps, moves, comments))
    return sorted(found, key=lambda line: -line.chance if tree.seat == 0 else line.chance)


def chance_of(tree: Gumbel, place: int, verdict: Verdict | None) -> tuple[float, float]:
    """The first seat's chance after that answer, and how far off it may be."""
    root = tree.root
    if verdict is not None and root.options[place] == verdict.option:
        value, error = float(verdict.value), 0.0
        chance = (1.0 + value) / 2
    else:
        value, child = root.filled()[place], root.children.get(place)
        error = child.error if child is not None else 1.0
        chance = eased((1.0 + value) / 2)
    likely, unlikely = (
        eased((1.0 + min(1.0, max(-1.0, value + off))) / 2) for off in (error, -error)
    )
    return round(chance if tree.seat == 0 else 1.0 - chance, 3), round((likely - unlikely) / 2, 3)


def commented(state: State, line: list[Option], locale: str) -> list[str]:
    """What the choices of whoever is asked now change, up to the next one's turn."""
    own: list[Option] = []
    seat, turn, ahead = state.pending().seat(state), state.turn_number, state.clone()
    for option in line:
        if ahead.over or ahead.turn_number != turn or ahead.pending().seat(ahead) != seat:
            break
        own.append(option)
        ahead.choose(option)
    return turn_told(state, own, seat, locale)


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
