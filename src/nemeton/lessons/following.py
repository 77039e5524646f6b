"""Following a learner: which step the choices so far have led to, and what was tried instead."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nemeton.bots.rollout import greedy_option
from nemeton.bots.values import asked
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.state import State
from nemeton.lessons.lesson import Lesson
from nemeton.lessons.patterns import Pattern, fits_any, matches

__all__ = ["Follower", "Progress"]

LUCK = 1  # of the quick hand: the same link leads to the same table
LOOKED_AT = 5  # options of a question


class Progress(msgspec.Struct, frozen=True):
    """How far a lesson has got; a value that depends on the lesson and the choices alone."""

    step: int  # the task that waits; as many as there are when all is done
    starts: tuple[int, ...]  # after how many choices each step so far began
    queue: tuple[Pattern, ...] = ()  # what the other seats have yet to play
    strayed: int | None = None  # the choice that left the path
    answer: str = ""  # which of the step's answers it gets; none: a general one

    @property
    def on_path(self) -> bool:
        return self.strayed is None


class Follower:
    """Plays the choices of a table along and keeps what each of them led to."""

    def __init__(self, lesson: Lesson, box: Game) -> None:
        self.lesson = lesson
        self.box = box
        self.restart()

    def restart(self) -> None:
        self.state = self.lesson.start(self.box)
        self.made: list[Option] = []
        task = self.lesson.next_task(0)
        first = Progress(task, (0,) * (task + 1))
        self.progress = self.settled(first, self.state, 0)

    def after(self, choices: Sequence[Option]) -> Progress:
        """Where these choices, all since the lesson began, have led."""
        if self.made != list(choices[: len(self.made)]):
            self.restart()
        for option in choices[len(self.made) :]:
            self.follow(option)
        return self.progress

    def follow(self, option: Option) -> None:
        """One more choice, by whoever was asked."""
        decision = self.state.decision
        assert decision is not None, "no choice is made when a game is over"
        self.state.choose(option)
        self.made.append(option)
        if decision.seat == self.lesson.seat:
            self.progress = self.judged(self.progress, decision.prompt, option)
        elif fits_any(self.progress.queue[:1], decision.prompt, option):
            self.progress = msgspec.structs.replace(self.progress, queue=self.progress.queue[1:])
        self.progress = self.settled(self.progress, self.state, len(self.made))

    def judged(self, progress: Progress, prompt: str, option: Option) -> Progress:
        """The learner's own choice: as expected, on the way, or something else."""
        if not progress.on_path or progress.step == len(self.lesson.steps):
            return progress
        step = self.lesson.steps[progress.step]
        if fits_any(step.expect, prompt, option):
            return self.passed(progress, len(self.made))
        if step.until or fits_any(step.also, prompt, option):
            return progress
        answers = (name for name, each in step.instead if fits_any(each, prompt, option))
        strayed = len(self.made) - 1
        return msgspec.structs.replace(progress, strayed=strayed, answer=next(answers, ""))

    def passed(self, progress: Progress, choices: int) -> Progress:
        """The step is done: on to the next that is played."""
        step = self.lesson.steps[progress.step]
        task = self.lesson.next_task(progress.step + 1)
        starts = progress.starts + (choices,) * (task - progress.step)
        return Progress(task, starts, progress.queue + step.others)

    def settled(self, progress: Progress, state: State, choices: int) -> Progress:
        """Free play ends when its conditions hold."""
        while progress.on_path and progress.step < len(self.lesson.steps):
            step = self.lesson.steps[progress.step]
            held = [each.holds(state, self.lesson.seat) for each in step.until]
            if not held or not all(held):
                break
            progress = self.passed(progress, choices)
        return progress

    # What follows from it

    def wanted(self) -> list[Option]:
        """The options that would lead on now, the first of what is expected first; where none of it
        is offered yet, what is taken on the way."""
        decision, progress = self.state.decision, self.progress
        if decision is None or decision.seat != self.lesson.seat or not progress.on_path:
            return []
        if progress.step == len(self.lesson.steps):
            return []
        step = self.lesson.steps[progress.step]
        return matches(step.expect, decision) or matches(step.also, decision)

    def scripted(self) -> Option | None:
        """What the other seat that is asked plays by the lesson; None where a bot decides."""
        decision = self.state.decision
        if decision is None or decision.seat == self.lesson.seat:
            return None
        return next(iter(matches(self.progress.queue[:1], decision)), None)

    def lead_to(self, step: int) -> list[Option]:
        """The choices that lead to a step, as the lesson expects them; where it lets play freely,
        and for whoever has no script, a quick hand decides."""
        luck = Fast(LUCK)
        while not self.state.over and self.progress.on_path:
            option = self.scripted()
            if option is None and self.progress.step < min(step, len(self.lesson.steps)):
                option = next(iter(self.wanted()), None) or quick_option(self.state, luck)
            if option is None:
                break
            self.follow(option)
        return list(self.made)


def quick_option(state: State, luck: Fast) -> Option:
    """The best of a few options, by the game's own judgement of where they lead."""
    options = state.options()
    some = [options[luck.below(len(options))] for _ in range(min(LOOKED_AT, len(options)))]
    return greedy_option(state, asked(state), some, luck)
