"""Options weighed as the seat that is asked could weigh them: on deals it may believe."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton import bots
from nemeton.bots.rollout import play_on
from nemeton.bots.values import asked
from nemeton.engine.flow import Option
from nemeton.engine.state import State
from nemeton.review.net_chance import judged_by_net
from nemeton.review.schemas import ChoiceStep
from nemeton.review.win_chance import chances, chances_after

__all__ = ["Variation", "deals", "expected", "line_from", "mean", "played_on", "reasons_between"]

SAPLING = "sapling"
FARTHEST = 40  # choices that are played on at most
TINY = 1e-9


def deals(state: State, seat: int, count: int, seed: int) -> list[State]:
    """The position as the seat may believe it, several times; once where nothing is hidden."""
    if state.setup.game.open_book(state.setup):
        return [state.clone()]
    return [state.determinize(seat, seed + number) for number in range(count)]


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def expected(dealt: Sequence[State], option: Option) -> list[float]:
    """The chances of all seats after an option, over the deals and their luck."""
    return mean([chances_after(each, option) for each in dealt])


class Variation:
    """Where an option leads when saplings play on: the chances there, the reasons, the way."""

    def __init__(
        self, state: State, seat: int, steps: list[ChoiceStep], foreseen: list[float] | None
    ) -> None:
        self.chances = chances(state) if foreseen is None else foreseen
        self.reasons = state.evaluate(seat)
        self.steps = steps


def played_on(state: State, options: Sequence[Option], seat: int, seed: int) -> Variation:
    """Takes these options as far as they go, ends the turn and lets the next one be played. A net
    is asked before that: it foresees better answers than a sapling's."""
    after = state.clone()
    steps = line_from(after, options)
    foreseen = chances(after) if judged_by_net(state) else None
    sapling = bots.bot(SAPLING, seed)

    def policy(state: State) -> Option:
        option = sapling.think(state, asked(state)).option
        steps.append(step_of(state, option))
        return option

    play_on(after, policy, state.turn_number + 1, FARTHEST - len(steps), stop=lambda _: False)
    return Variation(after, seat, steps, foreseen)


def line_from(state: State, options: Sequence[Option]) -> list[ChoiceStep]:
    """Plays options, as long as they are offered, and tells them as steps."""
    steps: list[ChoiceStep] = []
    for option in options:
        if state.over or (steps and option not in state.options()):
            break
        steps.append(step_of(state, option))
        state.choose(option)
    return steps


def step_of(state: State, option: Option) -> ChoiceStep:
    choice = state.pending()
    return ChoiceStep(choice.seat(state), choice.prompt, list(option))


def reasons_between(better: Sequence[Variation], worse: Sequence[Variation]) -> dict[str, float]:
    """By which reasons one option leads to more than another, on average over the deals."""
    found: dict[str, float] = {}
    for sign, lines in ((1, better), (-1, worse)):
        for line in lines:
            for name, value in line.reasons.items():
                found[name] = found.get(name, 0.0) + sign * value / len(lines)
    return {name: round(value, 4) for name, value in found.items() if abs(value) > TINY}
