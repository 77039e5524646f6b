"""A game in progress with all its past: what happened, as each viewer may know it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from nemeton.engine.flow import Option
from nemeton.engine.gathering import answers_for
from nemeton.engine.state import State

__all__ = ["LogLine", "Made", "Timeline", "Trial"]

APART = 16  # choices between two states that are kept


class LogLine(msgspec.Struct, frozen=True):
    """Something that happened: after which choice, in whose turn."""

    choice: int
    turn: int
    seat: int | None
    key: str
    params: dict[str, Any]
    notation: str = ""  # of the choice, on the first of its lines


class Made(msgspec.Struct, frozen=True):
    """A choice that was made: by whom, to which question, in which turn."""

    seat: int
    option: Option
    prompt: str
    turn: int
    turn_seat: int | None
    notation: str
    first: int  # choices before it, or before the set that it was picked with


class Trial(msgspec.Struct):
    """A choice, or several that are picked together, and the game after it; not yet written."""

    options: list[Option]
    state: State


class Timeline:
    """The state, every choice, and for each viewer (the spectator last) what it may know of."""

    def __init__(self, state: State, noted: bool = False) -> None:
        self.state = state
        self.noted = noted  # whether the log may show every choice as a player would note it
        self.players = state.setup.players
        self.made: list[Made] = []
        self.heard: list[list[LogLine]] = [[] for _ in range(self.players + 1)]
        self.fetched = [0] * (self.players + 1)  # lines that the log of this state has given
        self.kept: list[State] = []  # states after 0, APART, 2 * APART … choices
        self.listen()
        self.keep(state)

    @property
    def number(self) -> int:
        return len(self.made)

    def viewer(self, seat: int | None) -> list[LogLine]:
        return self.heard[-1 if seat is None else seat]

    def tried(self, option: object) -> Trial:
        """The game after this choice, on a clone: whatever goes wrong, this one is as it was."""
        picked = self.state.member(option)
        state = self.state.clone()
        state.keep_log()
        state.choose(picked)
        return Trial([picked], state)

    def tried_together(self, members: object) -> Trial:
        """The same for a set of things, which is taken whole or not at all."""
        answers = answers_for(self.state, members)
        state = self.state.clone()
        state.keep_log()
        state.choose_several(members)
        return Trial(answers, state)

    def accept(self, trial: Trial) -> None:
        """What was tried becomes the game."""
        first, state = len(self.made), self.state
        for option in trial.options[:-1]:
            self.note(state, option, first)
            state = state.clone()
            state.choose(option)
            self.keep(state)
        self.note(state, trial.options[-1], first)
        self.state = trial.state
        self.fetched = [0] * (self.players + 1)
        self.listen()
        self.keep(self.state)

    def advance(self, options: Sequence[Option]) -> None:
        """Plays on, choice by choice, a game that is known to be sound."""
        for option in options:
            picked = self.state.member(option)
            self.note(self.state, picked, len(self.made))
            self.state.choose(picked)
            self.listen()
            self.keep(self.state)

    def renew(self, seed: str) -> None:
        """From here on luck comes from another secret."""
        for state in (self.state, *self.kept):
            state.setup = state.setup.renewed(self.number, seed)

    def note(self, state: State, option: Option, first: int) -> None:
        decision = state.decision
        assert decision is not None
        turn, notation = state.turn, state.notation(option)
        self.made.append(
            Made(decision.seat, option, decision.prompt, turn.number, turn.seat, notation, first)
        )

    def listen(self) -> None:
        """Fetches what the state has logged since last time; a line `turn` begins the next turn."""
        made = len(self.made)
        for place, heard in enumerate(self.heard):
            viewer = None if place == self.players else place
            notation = self.made[-1].notation if self.noted and self.made else ""
            turn, seat = (heard[-1].turn, heard[-1].seat) if heard else (0, None)
            for _, key, params in self.state.events(viewer, self.fetched[place]):
                if key == "turn":
                    turn, seat = params["number"], params["seat"]
                shown = "" if key == "turn" else notation
                heard.append(LogLine(made, turn, seat, key, params, shown))
                notation = "" if shown else notation
                self.fetched[place] += 1

    def keep(self, state: State) -> None:
        if len(self.made) == len(self.kept) * APART:
            self.kept.append(state.clone())

    def at(self, number: int) -> State:
        """The game as it stood after that many choices; it keeps no log."""
        state = self.kept[number // APART].clone()
        for made in self.made[state.number : number]:
            state.choose(made.option)
        return state

    def rewind(self, keep: int) -> None:
        """Takes back all but the first `keep` choices."""
        self.state = self.at(keep)
        self.state.keep_log()
        self.fetched = [0] * (self.players + 1)
        del self.made[keep:]
        del self.kept[keep // APART + 1 :]
        for heard in self.heard:
            del heard[bisect_right(heard, keep, key=choice_of) :]

    def lines_after(self, seat: int | None, choices: int) -> int:
        """How many lines a viewer had when that many choices were made."""
        return bisect_right(self.viewer(seat), choices, key=choice_of)

    def moments(self, first: int, last: int) -> Iterator[State]:
        """The states after `first` to `last` choices, one after the other."""
        state = self.at(first)
        yield state
        for made in self.made[first:last]:
            state.choose(made.option)
            yield state


def choice_of(line: LogLine) -> int:
    return line.choice
