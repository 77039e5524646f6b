"""The leak check: whoever answers for a seat must say the same whatever the seat cannot know.

Every seat has several minds of one seed. The first is shown the table's own state, with its luck,
its record and everybody's cards; the others are shown twins in which all that is drawn anew. They
must agree in everything they say: the choice, what was weighed, the line, the plan that is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from msgspec import to_builtins
from msgspec.structs import replace

from nemeton import Fast, State, bots
from nemeton.bots import Bot, Budget
from nemeton.engine.fields import plain
from nemeton.engine.flow import Option
from nemeton.review.tasks import comparing, hinting
from nemeton.server.workers.process import carried_out
from nemeton.table.tasks import thinking
from nemeton.testing import Case
from nemeton.testing.seen import difference

__all__ = ["Adviser", "Leak", "Mind", "Player", "Worker", "look_for_leaks", "moments", "twins_of"]

TWINS = 2
IN_A_ROW = 3  # questions of one turn, so that a plan is followed or dropped
LONG = "lay_tile"  # Pangaia's building is one long turn, in which a search takes seconds
STEPS, STRIDE = 8, 80  # choices between two looks: often a few, now and then many
TRIED = 16  # options, to see whether it pays to peek


class Leak(AssertionError):
    """An answer depends on what its seat cannot know."""


class Mind(Protocol):
    """Somebody who answers for one seat all game long."""

    def answer(self, state: State, seat: int) -> dict[str, Any]:
        """All that is said about the pending question, as plain values."""
        ...


def look_for_leaks(make: Callable[[int], Mind], case: Case, looks: int, brief: bool = False) -> int:
    """Lets the minds of all seats answer throughout a game; how many answers were compared."""
    minds: dict[int, list[Mind]] = {}
    compared = 0
    for number, state in enumerate(moments(case, looks, brief)):
        seat = state.pending().seat(state)
        own, *others = minds.setdefault(seat, [make(seat) for _ in range(1 + TWINS)])
        said = own.answer(state, seat)
        for other, twin in zip(others, twins_of(state, seat, number), strict=True):
            if found := difference(plain(said), plain(other.answer(twin, seat))):
                raise Leak(f"{case}, choice {state.number}: seat {seat} says otherwise at {found}")
            compared += 1
    return compared


def twins_of(state: State, seat: int, number: int) -> list[State]:
    """The game as the seat may believe it, everything else drawn anew."""
    return [state.determinize(seat, 1000 * (number + 1) + each) for each in range(TWINS)]


def moments(case: Case, looks: int, brief: bool = False) -> Iterator[State]:
    """A game at some of its questions, a few in a row and where it pays to peek, and again from
    its beginning where it is short; saplings play it, and chance."""
    state, luck = case.start(), case.rng("leaks")
    gap, tempted = luck.below(STRIDE), False
    while looks > 0:
        if state.over:
            state = case.start()
        long = state.pending().prompt == LONG
        due = gap <= 0 and not (long and brief)
        if due or (not tempted and not long and tempting(state, luck)):
            tempted = tempted or gap > 0
            looks -= 1
            yield state
        gap -= 1
        if gap < -IN_A_ROW:
            gap, tempted = luck.below(STRIDE if luck.below(3) == 0 else STEPS), False
        move(state, luck)


def tempting(state: State, luck: Fast) -> bool:
    """Whether an option leads to better or worse by what is hidden or still to be drawn."""
    seat = state.pending().seat(state)
    twins = [state.determinize(seat, luck.below(1 << 20)) for _ in range(TWINS)]
    options = list(state.options())
    luck.shuffle(options)
    return any(differs(twins, seat, option) for option in options[:TRIED])


def differs(twins: list[State], seat: int, option: Option) -> bool:
    judged = []
    for twin in twins:
        after = twin.clone()
        after.choose(option)
        if after.mark != after.number:
            return False
        judged.append(after.evaluate(seat))
    return judged.count(judged[0]) < len(judged)


def move(state: State, luck: Fast) -> None:
    if luck.below(3):
        state.choose(state.sample(luck))
        return
    seat = state.pending().seat(state)
    sapling = bots.bot("sapling", luck.below(1000))
    state.choose(bots.answer(state, seat, sapling, luck.below(1000)).option)


class Player:
    """A bot that is handed whatever there is, not even re-drawn for it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def answer(self, state: State, seat: int) -> dict[str, Any]:
        thought = self.bot.think(state, seat)
        candidates = [vars(each) for each in thought.candidates]
        return {
            "option": thought.option,
            "candidates": candidates,
            "line": thought.line,
            "memory": self.bot.memory,
        }


class Worker:
    """A bot of a level as the server asks it: by a task, with its memory travelling along."""

    thinking = staticmethod(thinking)

    def __init__(self, level: str, seed: int, nodes: int) -> None:
        self.level = level
        self.seed = seed
        self.nodes = nodes
        self.memory: Any = None

    def answer(self, state: State, seat: int) -> dict[str, Any]:
        task = self.thinking(state, seat, self.level, self.seed, self.memory)
        reply = carried_out(replace(task, nodes=self.nodes))
        self.memory = reply.memory
        return {"task": to_builtins(task), "reply": to_builtins(reply)}


class Adviser:
    """Hints and "why not this?" as the server asks for them, for a person in the seat."""

    hinting = staticmethod(hinting)
    comparing = staticmethod(comparing)

    def __init__(self, seed: int, nodes: int) -> None:
        self.seed = seed
        self.nodes = nodes

    def answer(self, state: State, seat: int) -> dict[str, Any]:
        hint = carried_out(replace(self.hinting(state, seat, self.seed), nodes=self.nodes))
        best, other = hint.options[0].option, state.options()[-1]
        task = self.comparing(state, seat, self.seed, best, other)
        said = {"hint": hint, "task": task, "comparison": carried_out(task)}
        return {name: to_builtins(each) for name, each in said.items()}


def small(level: str, seed: int, nodes: int, **more: Any) -> Player:
    return Player(bots.bot(level, seed, Budget(nodes=nodes), **more))
