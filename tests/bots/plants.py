"""Bots and answer paths that cheat, each in one way; the leak check must catch them all."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec import to_builtins
from msgspec.structs import replace

from nemeton import State
from nemeton.bots import Bot, Candidate, Thought
from nemeton.bots.budget import Meter
from nemeton.bots.levels.forest import Forest
from nemeton.bots.levels.grove import Grove
from nemeton.bots.levels.sapling import Sapling
from nemeton.bots.search.beam import Beam
from nemeton.bots.values import one_ply_candidate
from nemeton.engine.fields import plain
from nemeton.engine.flow import Option
from nemeton.review.tasks import Hint
from nemeton.server.workers.process import carried_out
from nemeton.table.tasks import Think
from tests.bots.leaks import Adviser, Worker

__all__ = [
    "TRUSTING",
    "HandedOver",
    "Keeping",
    "LooseAdviser",
    "Peek",
    "Peeking",
    "TrustingForest",
    "TrustingGrove",
    "TrustingSapling",
    "Whispering",
    "field",
    "luck",
    "others",
    "record",
    "seed",
]

Loosened = TypeVar("Loosened", Think, Hint)
Peek = Callable[[State, int], object]


# What there is to peek at


def field(name: str) -> Peek:
    """Something that lies on the table, by the name it is saved under."""
    return lambda state, seat: plain(state.fields())[name]


def others(state: State, seat: int) -> object:
    """What the other seats see."""
    seats = range(state.setup.players)
    return [state.view(each)["board"] for each in seats if each != seat]


def luck(state: State, seat: int) -> object:
    """The next die or card."""
    return state.chance.clone().below(1 << 20)


def record(state: State, seat: int) -> object:
    """Every choice that was made, secret ones included."""
    return state.choices()


def seed(state: State, seat: int) -> object:
    """The seed of the table, from which all luck follows."""
    return state.setup.seed


# How a bot may use it


class Peeking(Bot):
    """Chooses by what it has seen."""

    def __init__(self, peek: Peek) -> None:
        super().__init__()
        self.peek = peek

    def think(self, state: State, seat: int) -> Thought:
        options = state.options()
        return Thought(options[number_for(self.peek(state, seat)) % len(options)])


class Whispering(Sapling):
    """Plays like a sapling, and lets what it has seen shine through one value it names."""

    def __init__(self, peek: Peek) -> None:
        super().__init__()
        self.peek = peek

    def think(self, state: State, seat: int) -> Thought:
        thought = super().think(state, seat)
        thought.candidates[-1].value -= number_for(self.peek(state, seat)) % 1000 / 1000
        return thought


class Keeping(Sapling):
    """Plays and speaks like a sapling, and keeps what it has seen for its next question."""

    def __init__(self, peek: Peek) -> None:
        super().__init__()
        self.peek = peek
        self.seen = 0

    def think(self, state: State, seat: int) -> Thought:
        self.seen = number_for(self.peek(state, seat))
        return super().think(state, seat)

    @property
    def memory(self) -> dict[str, Any]:
        return {"seen": self.seen}

    def recall(self, memory: Mapping[str, Any]) -> None:
        self.seen = memory.get("seen", 0)


class TrustingSapling(Sapling):
    """Tries every option on the very game it was handed, by its cards and dice."""

    def think(self, state: State, seat: int) -> Thought:
        before = state.evaluate(seat)
        weighed = [one_ply_candidate(state, seat, option, before) for option in state.options()]
        weighed.sort(key=lambda candidate: -candidate.value)
        return Thought(weighed[0].option, weighed, [weighed[0].option])


class KnowingBeam(Beam):
    """Its determinizations are all the one it was handed."""

    def determinization(self, number: int, options: tuple[Option, ...]) -> State:
        world = self.root.state.clone()
        for option in options:
            world.choose(option)
        return world


class TrustingGrove(Grove):
    """Plans its turn by the very cards and dice of the game it was handed."""

    def think(self, state: State, seat: int) -> Thought:
        beam = KnowingBeam(state, seat, self.rng, Meter(self.budget))
        beam.search()
        best = beam.ranked()[0]
        return Thought(best.options[0], [Candidate(best.options[0], best.estimate, best.reasons)])


class TrustingForest(Forest):
    """Judges its options where they lead in the very game it was handed."""

    def think(self, state: State, seat: int) -> Thought:
        if len(state.options()) == 1:
            return Thought(state.options()[0])
        return self.search(state, seat, Meter(self.budget), self.rng)


TRUSTING: list[type[Bot]] = [TrustingSapling, TrustingGrove, TrustingForest]


def number_for(seen: object) -> int:
    return zlib.crc32(repr(seen).encode())


# Paths that hand over too much


def loose(state: State, task: Loosened) -> Loosened:
    """A task with the table's own save in place of what the seat may know."""
    return replace(task, save=state.save())


class HandedOver(Worker):
    """Sends the table's own save to a bot that does not look at what it should not."""

    def thinking(self, state: State, *about: Any) -> Think:
        return loose(state, Worker.thinking(state, *about))


class LooseAdviser(Adviser):
    """Hints from the table's own save; seen by what the person is told alone."""

    def answer(self, state: State, seat: int) -> dict[str, Any]:
        task = loose(state, self.hinting(state, seat, self.seed))
        return {"hint": to_builtins(carried_out(replace(task, nodes=self.nodes)))}
