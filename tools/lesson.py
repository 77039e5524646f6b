"""Shows a lesson with its branches: `tools/lesson.py cernunos place`, or every lesson of a game.

For each step: what the coach says, where the game stands, what leads on, what else is offered there
and how it is answered. What does not fit the rules, or has no words, is told at the end.
"""

from __future__ import annotations

import sys
from collections import Counter

import nemeton
from nemeton.engine.errors import BadInput
from nemeton.engine.flow import Option
from nemeton.engine.state import Decision
from nemeton.lessons import Follower, Lesson, LessonStep, lesson_names, lesson_of, words_for
from nemeton.lessons.patterns import fits_any
from nemeton.lessons.words import missing_words

MOST = 12  # options shown of each kind
LOCALE = "en"


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__)
        return 2
    game, names = arguments[0], arguments[1:]
    try:
        faults = [fault for name in names or lesson_names(game) for fault in shown(game, name)]
    except BadInput as error:
        print(error)
        return 1
    for fault in faults:
        print(f"!! {fault}")
    return 1 if faults else 0


def shown(game: str, name: str) -> list[str]:
    """Prints a lesson; gives back what is wrong with it."""
    lesson = lesson_of(game, name)
    follower = Follower(lesson, nemeton.game(game))
    print(f"== {game} {name}: {lesson.minutes} min, {len(lesson.steps)} steps")
    faults = missing_words(lesson)
    for number, step in enumerate(lesson.steps):
        follower.lead_to(number)
        print_step(lesson, number, step)
        if follower.progress.step < number:
            print(f"   … after free play, from step {follower.progress.step + 1} on")
            continue
        faults += [f"{name} {step.name}: {each}" for each in claims(follower, step)]
        faults += [f"{name} {step.name}: {each}" for each in print_branches(follower, step)]
    return faults


def print_step(lesson: Lesson, number: int, step: LessonStep) -> None:
    words = words_for(lesson.game)
    print(f"\n-- {number + 1} {step.name} [{step.kind}] § {step.rule or '–'}")
    print(f"   {words.says(lesson, step, LOCALE)}")
    for name, text in sorted(
        words.words.forms(LOCALE, f"lesson-{lesson.name}-{step.name}").items()
    ):
        print(f"   .{name}: {text}")


def claims(follower: Follower, step: LessonStep) -> list[str]:
    """What the coach says of the position and is not so."""
    seat = follower.lesson.seat
    return [
        f"{claim.path} is {claim.found(follower.state, seat)}, not {claim.value}"
        for claim in step.check
        if not claim.holds(follower.state, seat)
    ]


def print_branches(follower: Follower, step: LessonStep) -> list[str]:
    """What leads on, and every other option by its answer; what is taken on the way first."""
    answers: Counter[str] = Counter()
    while step.expect:
        decision, scripted = follower.state.decision, follower.scripted()
        if scripted is not None:
            follower.follow(scripted)
            continue
        if decision is None or decision.seat != follower.lesson.seat:
            return ["the learner is not asked"]
        wanted = follower.wanted()
        if not wanted:
            return ["nothing that is expected is offered"]
        print_question(follower, decision, wanted, answers)
        if fits_any(step.expect, decision.prompt, wanted[0]):
            break
        follower.follow(wanted[0])
    unheard = [name for name, _ in step.instead if name not in answers]
    return [f"no option is answered by if-{name}" for name in unheard]


def print_question(
    follower: Follower, decision: Decision, wanted: list[Option], answers: Counter[str]
) -> None:
    """One question of a step: what leads on, and how many others get which answer."""
    print(f"   asked: {decision.prompt}, {len(decision.options)} options")
    for option in wanted[:MOST]:
        print(f"   -> {follower.state.label(option, LOCALE)}   {option}")
    here: Counter[str] = Counter()
    for option in decision.options:
        if option not in wanted:
            judged = follower.judged(follower.progress, decision.prompt, option)
            here[judged.answer or "general answer"] += 1
    for answer, count in here.items():
        print(f"   .. {count} others: {answer}")
    answers.update(here)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
