"""Level 2, the grove: its own turn to the end, averaged over what it cannot know."""

from __future__ import annotations

from collections.abc import Collection

from nemeton.bots.bot import Candidate, Thought
from nemeton.bots.budget import Meter
from nemeton.bots.budgets import TREES
from nemeton.bots.levels.tree import best_in_tree
from nemeton.bots.planner import Planner
from nemeton.bots.reasons import EXPLAINED, UNDER_WAY, changes
from nemeton.bots.search.beam import Beam, TurnLine
from nemeton.bots.search.ismcts import THRIFTY
from nemeton.bots.values import reason_changes
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Grove", "best_line"]


class Grove(Planner):
    """Looks for the line of choices after which the turn ends best; where a tree plays better with
    as little, it grows the forest's."""

    name = "grove"

    def search(self, state: State, seat: int, meter: Meter, rng: Fast) -> Thought:
        if state.setup.game.name in TREES:
            return best_in_tree(state, seat, meter, rng, THRIFTY)
        return best_line(state, seat, meter, rng)


def best_line(state: State, seat: int, meter: Meter, rng: Fast) -> Thought:
    """The line of own choices of which most is expected, and what else each option would open."""
    beam = Beam(state, seat, rng, meter)
    beam.search()
    ranked = beam.ranked()
    before = state.evaluate(seat)
    candidates = explained(beam, before, candidates_of(beam, before, ranked))
    line = ranked[0].options
    return Thought(line[0], candidates, line)


def candidates_of(beam: Beam, before: dict[str, float], ranked: list[TurnLine]) -> list[Candidate]:
    """Each option of the question with the best line it opens; those not followed come last."""
    found: dict[Option, Candidate] = {}
    for line in ranked:
        option = line.options[0]
        count = len(line.horizon_values)
        if option not in found:
            after = {name: value / count for name, value in line.reasons.items()}
            found[option] = Candidate(option, line.estimate, reason_changes(before, after))
        found[option].visits += count
    return [*found.values(), *passed_over(beam, before, found, ranked[-1].estimate)]


def passed_over(
    beam: Beam, before: dict[str, float], known: Collection[Option], least: float
) -> list[Candidate]:
    """The options that no line worth trying begins with, by their first step; none of them counts
    for more than one that was tried."""
    others: list[Candidate] = []
    for child in beam.expanded(beam.root):
        option = child.options[0]
        if option not in known:
            reasons = reason_changes(before, child.state.evaluate(beam.seat))
            others.append(Candidate(option, min(child.value, least), reasons))
    return sorted(others, key=lambda candidate: -candidate.value)


def explained(beam: Beam, before: dict[str, float], candidates: list[Candidate]) -> list[Candidate]:
    """The same; those of which most is expected are followed until what they begin is done."""
    for each in candidates[:EXPLAINED]:
        if UNDER_WAY in each.reasons:
            each.reasons = changes(beam.root.state, beam.seat, [each.option], before)
    return candidates
