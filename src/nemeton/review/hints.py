"""Advice for a person at the table, from a save that holds only what the seat may know.

A hint is what a good bot would do, with what else it weighed; a comparison says what another option
would cost, by reasons, and how the next player would likely answer it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

import msgspec

from nemeton import bots
from nemeton.bots import limits
from nemeton.bots.budgets import LINES
from nemeton.bots.levels.wildwood import Wildwood
from nemeton.bots.reasons import EXPLAINED, changes
from nemeton.engine.flow import PASS, Option, secret_prompts
from nemeton.engine.state import State
from nemeton.review.goals import distinct_reasons, goals_of, options_beside
from nemeton.review.net_chance import eased, judged_by_net, owners_of
from nemeton.review.options import Variation, deals, mean, played_on, reasons_between
from nemeton.review.schemas import ChoiceStep

__all__ = ["Advice", "Comparison", "HintedOption", "advised", "compared", "strongest"]

DEALS = 3
SHOWN = 3  # steps of a line, and of an answer
DECIDED = 100_000.0  # a value beyond means a game won or lost
WORDED_AS_DECIDED = 90.0  # a reason beyond is said as the end of the game: see lib/reasons.ts
NEAR, FAR = 0.015, 0.06  # losses of chance that are hardly one, and a bad one


class HintedOption(msgspec.Struct, rename="camel"):
    """An option that was weighed; `share` is its bar: 1 the best, towards 0 the worse."""

    option: list[str | int]
    value: float
    share: float
    reasons: dict[str, float]  # text keys reason-KEY: what changes by taking it, and not by any
    visits: int = 0
    chance: float | None = None  # to win, where a trained net was asked


class Advice(msgspec.Struct, rename="camel"):
    """What a bot of that level would take, the best first; its own next steps, and the answer."""

    level: str
    options: list[HintedOption]
    line: list[ChoiceStep]
    answer: list[ChoiceStep]
    goals: dict[str, int]  # text keys goal-KEY: what the first option brings nearer
    owners: list[
        list[float]
    ] = []  # where a net was asked, by cell: nobody's, each seat's at the end


class Comparison(msgspec.Struct, rename="camel"):
    """An option beside the best one: how much chance it costs, by which reasons it differs."""

    option: list[str | int]
    best: list[str | int]
    verdict: str  # best, near, weaker, bad
    cost: float  # of the chance to win, as a share of 1
    reasons: dict[str, float]  # above 0 where it leads to more than the best
    answer: list[ChoiceStep]  # how others would likely answer it
    best_answer: list[ChoiceStep]


def strongest(state: State) -> str:
    """The level that advises: a trained net where it can be asked in full."""
    return Wildwood.name if judged_by_net(state) else list(bots.LEVELS)[-1]


def counsel(state: State, seat: int, level: str, seed: int, budget: bots.Budget) -> bots.Thought:
    """What a bot of that level thinks; lots that make its openings vary are no advice."""
    bot = bots.bot(level, seed, budget)
    if isinstance(bot, Wildwood):
        bot.varies = False
    return bot.think(state, seat)


def advised(
    state: State, seat: int, level: str, seed: int, budget: bots.Budget = limits.HINT
) -> Advice:
    """What a bot of that level would do here."""
    thought = counsel(state, seat, level, seed, budget)
    known = thought.candidates or [bots.Candidate(thought.option, 0.0, {})]
    first = [each for each in known if each.option == thought.option]
    rest = [each for each in known if each.option != thought.option]
    ordered = (first or [bots.Candidate(thought.option, known[0].value, {})]) + rest
    options = [each.option for each in ordered]
    beside = options_beside(state.options(), options)
    before = state.evaluate(seat)
    aside = [changes(state, seat, [option], before) for option in beside]
    planned = thought.line or [thought.option]
    if state.setup.game.name in LINES:
        by_their_own(ordered, state, seat, planned, before)
    line = played_on(state, planned, seat, seed)
    goals = goals_of(state, seat, planned, [*options[1:EXPLAINED], *beside], seed)
    answer = answer_in(state, line, seat)
    found = Advice(level, bars(ordered, aside), own_steps(line, seat), answer, goals)
    return by_net(found, state) if level == Wildwood.name else found


def by_their_own(
    candidates: Sequence[bots.Candidate],
    state: State,
    seat: int,
    planned: Sequence[Option],
    before: dict[str, float],
) -> None:
    """Lines are weighed by what rounds to come may bring, which the option has little part in: it
    is praised for what has changed once all that it begins is done, like those beside it."""
    for each in candidates[:EXPLAINED]:
        if max(map(abs, each.reasons.values()), default=0.0) < WORDED_AS_DECIDED:
            line = planned if each.option == planned[0] else [each.option]
            each.reasons = changes(state, seat, line, before)


def by_net(advice: Advice, state: State) -> Advice:
    """With chances instead of a value of its own scale, and who will own each cell."""
    for each in advice.options:
        each.chance = round(eased(each.value), 3)
    advice.owners = owners_of(state)
    return advice


def bars(
    candidates: Sequence[bots.Candidate], aside: Sequence[Mapping[str, float]]
) -> list[HintedOption]:
    """Each option with the length of its bar: half as long at the usual distance from the best,
    and never longer than that of an option the bot thinks more of. `aside`: the reasons of some
    that were not weighed."""
    best = candidates[0].value
    gaps = [max(0.0, best - each.value) for each in candidates]
    usual = sorted(gap for gap in gaps if 0 < gap < DECIDED)
    scale = usual[len(usual) // 2] if usual else 1.0
    found: list[HintedOption] = []
    share = 1.0
    reasons = distinct_reasons([each.reasons for each in candidates], aside)
    for each, gap, own in zip(candidates, gaps, reasons, strict=True):
        share = min(share, round(scale / (scale + gap), 3))
        found.append(HintedOption(list(each.option), each.value, share, own, each.visits))
    return found


def own_steps(line: Variation, seat: int) -> list[ChoiceStep]:
    """How the seat goes on after the first step, until somebody else is asked; all that it picks
    together is shown."""
    found: list[ChoiceStep] = []
    for step in line.steps[1:]:
        if step.seat != seat:
            break
        found.append(step)
    first = line.steps[0]
    together = list(takewhile(lambda step: step.prompt == first.prompt, found))
    further = [step for step in found if tuple(step.option) != PASS]
    return further[: max(SHOWN, len(together))]


def answer_in(state: State, line: Variation, seat: int) -> list[ChoiceStep]:
    """What others do next that everybody would see; passing and secret answers are left out."""
    secret = secret_prompts(state.setup.game.steps.values())
    steps = [step for step in line.steps if step.seat != seat]
    told = [each for each in steps if tuple(each.option) != PASS and each.prompt not in secret]
    return [step for step in told if step.seat == told[0].seat][:SHOWN]


def compared(state: State, seat: int, best: Option, option: Option, seed: int) -> Comparison:
    """The option beside the best one, both played on over the same deals."""
    dealt = deals(state, seat, DEALS, seed)
    lines = [played_on(each, [option], seat, seed) for each in dealt]
    others = lines if option == best else [played_on(each, [best], seat, seed) for each in dealt]
    cost = max(0.0, worth(others, seat) - worth(lines, seat))
    return Comparison(
        option=list(option),
        best=list(best),
        verdict="best" if option == best else verdict(cost),
        cost=round(cost, 4),
        reasons=reasons_between(lines, others),
        answer=answer_in(state, lines[0], seat),
        best_answer=answer_in(state, others[0], seat),
    )


def worth(lines: Sequence[Variation], seat: int) -> float:
    return mean([line.chances for line in lines])[seat]


def verdict(cost: float) -> str:
    return "near" if cost < NEAR else "weaker" if cost < FAR else "bad"
