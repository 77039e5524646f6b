"""A report on a finished game: who stood how, where it turned, what was luck and what was play.

Chances come from `win_chance`, which is calibrated per game. Every change of them is split in
two: at a choice that drew or revealed something, *luck* is what came on top of what the chooser
could expect (over deals that the chooser could believe); the rest is *play*. What the best option
would have given on top is the *loss* of a choice. Only the moments that matter most are judged a
second time, with the turn and the answer of the next player played on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import nemeton
from nemeton.engine.flow import PASS, Option
from nemeton.engine.state import State
from nemeton.review.judge import PER_SEAT, given_away
from nemeton.review.looks import CLOSE, STRIDE, Course, Look, course_of, looked
from nemeton.review.options import Variation, deals, mean, played_on, reasons_between
from nemeton.review.schemas import ChoiceStep, Remark, Report, SearchInfo, SeatReport

__all__ = ["VERSION", "begun", "concluded", "report"]

VERSION = 9  # of the method: a kept report of another one is made anew
CHUNK = 4  # choices looked at between two words on the progress
TURNING = 6
SWING = 0.04  # a smaller change is no turning point
AGAIN = 10  # choices judged a second time
OWN = 4  # of each seat at least
MISSED = 0.04  # a smaller loss is no puzzle
DEEP = 4  # deals for that
ANSWER = 3  # steps of what likely follows


def report(
    record: Any,
    seed: int = 1,
    tell: Callable[[float], None] | None = None,
    judged: int = PER_SEAT,
) -> Report:
    """The whole report; `tell` hears how much is done, `judged` choices of each seat are judged by
    a search at most."""
    course = course_of(record)
    looks: list[Look] = []
    while len(looks) < len(course.choosers):
        looks += looked(record, course, len(looks), len(looks) + CHUNK, seed, judged)
        if tell is not None:
            tell(len(looks) / max(1, len(course.choosers)))
    return concluded(record, course, looks, seed)


def begun(course: Course, done: float) -> Report:
    """What can be shown at once: the curve."""
    return Report(
        done=done,
        fitted=course.fitted,
        net=course.net,
        team=course.team,
        players=course.players,
        chances=course.chances,
        choosers=course.choosers,
        turns=course.turns,
        lucky=[number + 1 for number, lucky in enumerate(course.lucky) if lucky],
        turning=[],
        seats=[],
        search=SearchInfo(course.judge, course.nodes, course.levels),
    )


def concluded(record: Any, course: Course, looks: list[Look], seed: int) -> Report:
    """Turning points and what each seat owes to luck and to play."""
    remarks = [remark(record, course, looks, number) for number in range(len(looks))]
    worst = worst_choices(course, looks)
    judge_again(record, looks, remarks, sorted(worst), seed)
    turning = turning_points(course, looks)
    judge_again(record, looks, remarks, sorted({*turning} - worst), seed)
    found = begun(course, 1.0)
    found.turning = [remarks[number] for number in turning]
    found.seats = [
        seat_report(course, looks, remarks, seat) for seat in range(len(course.chances[0]))
    ]
    for each in found.seats:
        each.missed = missed_of([remarks[number] for number in sorted(worst)], each.seat)
    return found


def worst_choices(course: Course, looks: list[Look]) -> set[int]:
    """The largest losses of all, and some of each seat: everybody has something to learn."""
    ordered = sorted(range(len(looks)), key=lambda number: -looks[number].loss)
    found = set(ordered[:AGAIN])
    for seat in range(course.players):
        own = [number for number in ordered if course.choosers[number] == seat]
        found.update(number for number in own[:OWN] if looks[number].loss >= MISSED)
    return found


def missed_of(judged: list[Remark], seat: int) -> list[Remark]:
    """What a seat could have done better, judged twice: the largest losses."""
    own = [each for each in judged if each.seat == seat and each.better is not None]
    lost = sorted((each for each in own if each.loss >= MISSED), key=lambda each: -each.loss)
    return sorted(lost[:OWN], key=lambda each: each.at)


def remark(record: Any, course: Course, looks: list[Look], number: int) -> Remark:
    look, before, after = looks[number], course.chances[number], course.chances[number + 1]
    return Remark(
        at=number + 1,
        turn=course.turns[number],
        seat=course.choosers[number],
        prompt=course.prompts[number],
        option=list(record["choices"][number]),
        change=[round(now - then, 5) for then, now in zip(before, after, strict=True)],
        luck=look.luck,
        loss=look.loss,
        automaton=course.automaton[number],
        better=look.better,
        good=look.good,
    )


def swing_at(course: Course, looks: list[Look], number: int) -> float:
    """How much a choice changed, or gave away. What the end merely makes certain is no swing, nor
    is it when nothing more is done and that is good for whoever does it."""
    before, after = course.chances[number], course.chances[number + 1]
    seat = course.choosers[number]
    change = max(abs(now - then) for then, now in zip(before, after, strict=True))
    told = max(looks[number].loss, *map(abs, looks[number].luck))
    rests = course.passes[number] and after[seat] >= before[seat]
    if rests or number == len(looks) - 1:
        return min(change, told)
    return max(change, looks[number].loss)


def turning_points(course: Course, looks: list[Look]) -> list[int]:
    """The largest swings, one of a turn at most, in the order of the game."""
    swings = {number: swing_at(course, looks, number) for number in range(len(looks))}
    found: list[int] = []
    for number in sorted(swings, key=lambda each: (-swings[each], each)):
        fresh = all(course.turns[number] != course.turns[other] for other in found)
        if fresh and swings[number] >= SWING and len(found) < TURNING:
            found.append(number)
    return sorted(found)


def judge_again(
    record: Any,
    looks: list[Look],
    remarks: list[Remark],
    numbers: list[int],
    seed: int,
) -> None:
    """Plays on from the choices that matter: some losses are none, others grow."""
    state = nemeton.game(record["game"]).replay(record, 0, False)
    for number in range(numbers[-1] + 1 if numbers else 0):
        option = tuple(record["choices"][number])
        if number in numbers:
            played_out(state, option, remarks[number], seed + STRIDE * number)
            looks[number].loss = remarks[number].loss
        state.choose(option)


def played_out(state: State, option: Option, note: Remark, seed: int) -> None:
    """The chosen option and the better one, each with what follows, on the same deals."""
    dealt = deals(state, note.seat, DEEP, seed + 300)
    chosen = [played_on(each, [option], note.seat, seed) for each in dealt]
    note.answer = answer_in(chosen[0], note.seat)
    if note.better is None:
        return
    other = [played_on(each, [tuple(note.better)], note.seat, seed) for each in dealt]
    gain = worth(other, note.seat) - worth(chosen, note.seat)
    if gain <= CLOSE:
        note.loss, note.better = max(0.0, round(gain, 4)), None
        return
    note.loss = round(gain, 4)
    note.reasons = reasons_between(other, chosen)


def worth(lines: list[Variation], seat: int) -> float:
    return mean([line.chances for line in lines])[seat]


def answer_in(line: Variation, seat: int) -> list[ChoiceStep]:
    """What the others do next in a line."""
    return [step for step in line.steps if step.seat != seat][:ANSWER]


def seat_report(course: Course, looks: list[Look], remarks: list[Remark], seat: int) -> SeatReport:
    mine = [number for number, chooser in enumerate(course.choosers) if chooser == seat]
    own = sum(own_part(course, looks, number) for number in mine)
    luck = sum(look.luck[seat] for look in looks)
    start, end = course.chances[0][seat], course.chances[-1][seat]
    weighed = [number for number in mine if course.counts[number] > 1]
    verdicts = [looks[number].verdict for number in mine]
    real = [verdict for verdict in verdicts if verdict is not None and verdict.real]
    given, spread = given_away(real)
    return SeatReport(
        seat=seat,
        start=start,
        end=end,
        luck=round(luck, 4),
        own=round(own, 4),
        others=round(end - start - luck - own, 4),
        weighed=len(real),
        good=sum(verdict.good for verdict in real),
        given=given,
        spread=spread,
        lost=round(sum(looks[number].loss for number in weighed), 4),
        best=best_of(looks, remarks, weighed),
        worst=worst_of(remarks, weighed),
        missed=[],
    )


def own_part(course: Course, looks: list[Look], number: int) -> float:
    """What a choice changed for its chooser; of one that an automaton's turn came with, only what
    was given away by it: the rest is the automaton's doing."""
    if course.automaton[number]:
        return -looks[number].loss
    return looks[number].play[course.choosers[number]]


def best_of(looks: list[Look], remarks: list[Remark], numbers: list[int]) -> Remark | None:
    """The choice farthest above the average option, if none was better; passing is no feat."""
    done = [n for n in numbers if tuple(remarks[n].option) != PASS]
    good = [n for n in done if looks[n].loss <= CLOSE and looks[n].margin > CLOSE]
    return remarks[max(good, key=lambda n: looks[n].margin)] if good else None


def worst_of(remarks: list[Remark], numbers: list[int]) -> Remark | None:
    bad = [n for n in numbers if remarks[n].better is not None and remarks[n].loss > CLOSE]
    return remarks[max(bad, key=lambda n: remarks[n].loss)] if bad else None
