"""A recorded game looked at choice by choice: what each changed, by play and by luck."""

from __future__ import annotations

from typing import Any

import msgspec

import nemeton
from nemeton.engine.flow import PASS, Option
from nemeton.engine.state import State
from nemeton.review.judge import PER_SEAT, Verdict, judged, picked, strength
from nemeton.review.net_chance import judged_by_net
from nemeton.review.options import deals, expected, mean
from nemeton.review.win_chance import chances, fit_of, is_team, levels_of

__all__ = ["CLOSE", "Course", "Effort", "Look", "course_of", "effort_for", "looked"]

NODES = 20_000  # positions judged for a report, about
DEALS = 3  # for comparing options
AFRESH = 6  # for the best and the chosen one once more, or the luckiest deal would win
SPREAD = 16  # for telling luck from choice
STRIDE = 1_000_003  # between the seeds of two choices
CLOSE = 0.02  # a loss that does not count


class Course(msgspec.Struct):
    """The game as it went: chances after each choice, who chose, in which turn, what was drawn."""

    fitted: bool
    net: bool
    team: bool
    players: int
    judge: str  # the level of bot that judges choices
    nodes: int  # that it has for it
    levels: dict[str, float]  # what bots give away in this kind of game
    chances: list[list[float]]
    choosers: list[int]
    turns: list[int]
    prompts: list[str]
    counts: list[int]  # options there were
    lucky: list[bool]
    automaton: list[bool]  # an automaton of the rules had a turn before the next choice
    passes: list[bool]  # nothing was done


class Effort(msgspec.Struct, frozen=True):
    """How closely a game is looked at, so that a long one is done in time too."""

    deals: int
    most: int  # options of a choice that are weighed


class Look(msgspec.Struct):
    """One choice: the change of all chances by play and by luck, and what was there to gain."""

    play: list[float]
    luck: list[float]
    loss: float  # to the best option, for the chooser
    margin: float  # to the average option
    better: list[str | int] | None
    good: list[list[str | int]] = msgspec.field(default_factory=list)  # nearly as good as that one
    verdict: Verdict | None = None  # of a search, where the choice was judged


class Missed(msgspec.Struct, frozen=True):
    """What a choice left: the best other option, where it is better, and those close behind it."""

    loss: float
    margin: float  # how far the choice is above the average one
    better: Option | None = None
    good: tuple[Option, ...] = ()


def course_of(record: Any) -> Course:
    """Plays the record once; what follows needs the chances before and after every choice."""
    made = [tuple(each) for each in record["choices"]]
    state = nemeton.game(record["game"]).replay(record, 0, False)
    fitted = fit_of(state).games > 0
    sides = (state.setup.players, *strength(state), levels_of(state))
    found = Course(fitted, judged_by_net(state), is_team(state), *sides, *([] for _ in range(8)))
    found.chances.append(rounded(chances(state)))
    for option in made[: nemeton.reach(record)]:
        found.choosers.append(state.pending().seat(state))
        found.turns.append(state.turn_number)
        found.prompts.append(state.pending().prompt)
        found.counts.append(len(state.options()))
        found.passes.append(option == PASS)
        state.choose(option)
        found.lucky.append(state.mark == state.number)
        found.automaton.append(automaton_acted(state, found.turns[-1]))
        found.chances.append(rounded(chances(state)))
    return found


def automaton_acted(state: State, turn: int) -> bool:
    """Whether a turn that nobody was asked in has passed since that one."""
    alone = state.seat_count() == state.setup.players
    return not alone and (state.over or state.turn_number > turn + 1)


def effort_for(course: Course) -> Effort:
    """As close a look as the nodes allow: first fewer deals, then fewer options."""
    for count in range(DEALS, 0, -1):
        if count * sum(course.counts) <= NODES:
            return Effort(count, max(course.counts, default=1))
    most = max(course.counts, default=1)
    while most > 2 and sum(min(each, most) for each in course.counts) > NODES:
        most -= 1
    return Effort(1, most)


def looked(
    record: Any, course: Course, first: int, last: int, seed: int, most: int = PER_SEAT
) -> list[Look]:
    """Looks at the choices from `first` to `last`, the last one left out; of each seat at most
    `most` are judged by a search."""
    effort = effort_for(course)
    wanted = picked(course.choosers, course.counts, most)
    made = [tuple(each) for each in record["choices"]]
    state = nemeton.game(record["game"]).replay(record, first, False)
    found: list[Look] = []
    for number in range(first, min(last, len(course.choosers))):
        before, after = course.chances[number], course.chances[number + 1]
        change = [now - then for then, now in zip(before, after, strict=True)]
        mixed = seed + STRIDE * number
        found.append(look(state, made[number], change, course.lucky[number], effort, mixed))
        if number in wanted:
            seat = course.choosers[number]
            found[-1].verdict = judged(state, seat, made[number], mixed)
        state.choose(made[number])
    return found


def look(
    state: State, option: Option, change: list[float], lucky: bool, effort: Effort, seed: int
) -> Look:
    seat = state.pending().seat(state)
    luck = luck_of(state, seat, option, change, seed) if lucky else [0.0] * len(change)
    play = [whole - part for whole, part in zip(change, luck, strict=True)]
    left = missed(state, seat, option, effort, seed)
    better = None if left.better is None else list(left.better)
    good = [list(each) for each in left.good]
    whole = (rounded(play), rounded(luck), round(left.loss, 4), round(left.margin, 4))
    return Look(*whole, better, good)


def luck_of(state: State, seat: int, option: Option, change: list[float], seed: int) -> list[float]:
    """What came on top of what the chooser could expect of the choice."""
    dealt = deals(state, seat, SPREAD, seed)
    before = mean([chances(each) for each in dealt])
    after = expected(dealt, option)
    return [whole - (then - now) for whole, then, now in zip(change, after, before, strict=True)]


def missed(state: State, seat: int, option: Option, effort: Effort, seed: int) -> Missed:
    """The best other option if it is better, and by how much."""
    options = weighed(state.options(), option, effort.most)
    if len(options) < 2:
        return Missed(0.0, 0.0)
    dealt = deals(state, seat, effort.deals, seed + 100)
    worth = {each: expected(dealt, each)[seat] for each in options}
    margin = worth[option] - sum(worth.values()) / len(worth)
    best = max(options, key=lambda each: worth[each])
    if worth[best] <= worth[option]:
        return Missed(0.0, margin)
    loss = worth[best] - worth[option]
    if len(dealt) > 1:
        again = deals(state, seat, AFRESH, seed + 200)
        loss = expected(again, best)[seat] - expected(again, option)[seat]
    if loss <= 0:
        return Missed(0.0, margin)
    close = [each for each in options if each != best and worth[each] >= worth[best] - CLOSE]
    return Missed(loss, margin, best, tuple(each for each in close if each != option))


def weighed(options: list[Option], chosen: Option, most: int) -> list[Option]:
    """The options that are compared: all, or the chosen one and some spread over the list."""
    if len(options) <= most:
        return options
    step = len(options) / most
    kept = [options[int(place * step)] for place in range(most)]
    return kept if chosen in kept else [chosen, *kept[1:]]


def rounded(values: list[float]) -> list[float]:
    return [round(value, 5) for value in values]
