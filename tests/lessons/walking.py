"""Walks a lesson as a learner would: by what it expects, or by something else first."""

from __future__ import annotations

from collections.abc import Callable

import nemeton
from nemeton.engine.flow import Option
from nemeton.lessons import Follower, Lesson

MOST = 2000  # choices until a lesson must be over
Pick = Callable[[list[Option]], Option]


def first(options: list[Option]) -> Option:
    return options[0]


class Walk:
    """A learner at a lesson; the seats without a script, and free play, choose by chance."""

    def __init__(self, lesson: Lesson, pick: Pick = first, seed: int = 1) -> None:
        self.lesson = lesson
        self.pick = pick
        self.luck = nemeton.Fast(seed)
        self.follower = Follower(lesson, nemeton.game(lesson.game))
        self.checked = -1
        self.check()

    @property
    def done(self) -> bool:
        return self.follower.progress.step == len(self.lesson.steps)

    def check(self) -> None:
        """What the coach claims holds when it is said: once the others have played."""
        decision = self.follower.state.decision
        if decision is not None and decision.seat != self.lesson.seat:
            return
        task = self.follower.progress.step
        for step in self.lesson.steps[self.checked + 1 : task + 1]:
            for claim in step.check:
                found = claim.found(self.follower.state, self.lesson.seat)
                assert claim.holds(self.follower.state, self.lesson.seat), (
                    f"{self.lesson.game} {self.lesson.name} {step.name}: {claim} but {found}"
                )
        self.checked = max(self.checked, task)

    def next_option(self) -> Option:
        state, follower = self.follower.state, self.follower
        decision = state.decision
        where = f"{self.lesson.game} {self.lesson.name}, step {follower.progress.step}"
        assert decision is not None, f"{where}: the game is over before the lesson"
        if decision.seat != self.lesson.seat:
            scripted = follower.scripted()
            assert scripted or not follower.progress.queue, f"{where}: the script does not fit"
            return scripted or state.sample(self.luck)
        step = self.lesson.steps[follower.progress.step]
        if step.until:
            return state.sample(self.luck)
        wanted = follower.wanted()
        assert wanted, f"{where} ({step.name}): nothing expected among {decision.options[:30]}"
        return self.pick(wanted)

    def step(self) -> None:
        self.follower.follow(self.next_option())
        assert self.follower.progress.on_path
        self.check()

    def to_the_end(self) -> None:
        for _ in range(MOST):
            if self.done:
                return
            self.step()
        raise AssertionError(f"{self.lesson.name} does not end")
