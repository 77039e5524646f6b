"""Level 2, the grove: its own turn to the end, averaged over what it cannot know."""

from __future__ import annotations

from nemeton.bots.beam import Beam, Line
from nemeton.bots.judging import differences
from nemeton.bots.planner import Planner
from nemeton.bots.purse import Purse
from nemeton.bots.thought import Budget, Candidate, Thought
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Grove"]


class Grove(Planner):
    """Looks for the line of choices after which the turn ends best."""

    name = "grove"
    usual = Budget(nodes=1500)

    def search(self, state: State, seat: int, purse: Purse, rng: Fast) -> Thought:
        beam = Beam(state, seat, rng, purse)
        beam.search()
        ranked = beam.ranked()
        candidates = summed_up(beam, state.evaluate(seat), ranked)
        line = ranked[0].options
        return Thought(line[0], candidates, line)


def summed_up(beam: Beam, before: dict[str, float], ranked: list[Line]) -> list[Candidate]:
    """Each option of the question with the best line it opens; those not followed come last."""
    found: dict[Option, Candidate] = {}
    for line in ranked:
        option = line.options[0]
        count = len(line.trials)
        if option not in found:
            after = {name: value / count for name, value in line.reasons.items()}
            found[option] = Candidate(option, line.mean, differences(before, after))
        found[option].visits += count
    least = ranked[-1].mean
    others: list[Candidate] = []
    for child in beam.expanded(beam.root):
        option = child.options[0]
        if option not in found:
            reasons = differences(before, child.state.evaluate(beam.seat))
            others.append(Candidate(option, min(child.value, least), reasons))
    others.sort(key=lambda candidate: -candidate.value)
    return [*found.values(), *others]
