"""A game in progress with all its past: what happened, as each viewer may know it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from nemeton.engine.flow import Option
from nemeton.engine.gathering import answers_for
from nemeton.engine.history import Event, Past
from nemeton.engine.save import recalled
from nemeton.engine.state import SPECTATOR, State
from nemeton.table.frames import Made, Moment, moment_of

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


class Trial(msgspec.Struct):
    """A choice, or several that are picked together, and the game after it; not yet written."""

    options: list[Option]
    state: State


class Timeline:
    """The state, every choice, and for each viewer (the spectator last) what it may know of."""

    def __init__(self, state: State, noted: bool = False) -> None:
        self.current: State | None = state
        self.setup = state.setup
        self.noted = noted  # whether the log may show every choice as a player would note it
        self.players = state.setup.players
        self.made: list[Made] = []
        self.heard: list[list[LogLine]] = [[] for _ in range(self.players + 1)]
        self.fetched = [0] * (self.players + 1)  # lines that the log of this state has given
        self.kept: dict[int, State] = {}  # states by choices made, APART from each other
        self.told: dict[int, list[Event]] = {}  # by choices made
        self.taken = 0  # of them that the log of this state has given
        self.stored: dict[int, Moment] = {}  # moments that were recalled, not played
        self.listen()
        self.keep(state)

    @property
    def state(self) -> State:
        """The game as it stands; where it was recalled it is unfolded when somebody looks."""
        if self.current is None:
            self.current = self.at(self.number)
            self.begin_log(self.current)
        return self.current

    @state.setter
    def state(self, state: State) -> None:
        self.current = state

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
            self.made.append(noted(state, option, first))
            state = state.clone()
            state.choose(option)
            self.keep(state)
        self.made.append(noted(state, trial.options[-1], first))
        self.current = trial.state
        self.fetched, self.taken = [0] * (self.players + 1), 0
        self.listen()
        self.keep(trial.state)

    def advance(self, options: Sequence[Option]) -> None:
        """Plays on, choice by choice, a game that is known to be sound."""
        for option in options:
            state = self.state
            picked = state.member(option)
            self.made.append(noted(state, picked, len(self.made)))
            state.choose(picked)
            self.listen()
            self.keep(state)

    def recall(self, moments: Sequence[Moment]) -> None:
        """Goes on as it was stored, whichever rules that was played by."""
        for moment in moments:
            if moment.made is None:
                self.begin_anew()
            else:
                self.made.append(moment.made)
            events = self.told[self.number] = moment.events()
            for place in range(self.players + 1):
                told = [each for each in events if hears(place, each, self.players)]
                self.hear(place, [(each.key, each.params) for each in told])
            self.stored[self.number] = moment
            self.current = None

    def begin_anew(self) -> None:
        """Forgets how it would begin by the rules of today."""
        self.made.clear()
        self.kept.clear()
        self.told.clear()
        for heard in self.heard:
            heard.clear()

    def moments_after(self, trial: Trial) -> list[Moment]:
        """What is stored of a choice that is about to be written: every position on the way."""
        first, state = len(self.made), self.state
        found: list[Moment] = []
        for option in trial.options[:-1]:
            made = noted(state, option, first)
            state = state.clone()
            state.choose(option)
            found.append(moment_of(state, made, []))
        made = noted(state, trial.options[-1], first)
        return [*found, moment_of(trial.state, made, trial.state.told or [])]

    def moments_so_far(self) -> Iterator[Moment]:
        """What is stored of all that was played up to now, how it began first."""
        for state in self.moments(0, self.number):
            number = state.number
            made = self.made[number - 1] if number else None
            yield moment_of(state, made, self.told.get(number, []))

    def renew(self, seed: str) -> None:
        """From here on luck comes from another secret."""
        self.setup = self.setup.renewed(self.number, seed)
        for state in (self.state, *self.kept.values()):
            state.setup = self.setup

    def listen(self) -> None:
        """Fetches what the state has logged since last time."""
        state = self.state
        told = state.told or []
        self.told.setdefault(self.number, []).extend(told[self.taken :])
        self.taken = len(told)
        for place in range(self.players + 1):
            viewer = None if place == self.players else place
            events = state.events(viewer, self.fetched[place])
            self.hear(place, [(key, params) for _, key, params in events])
            self.fetched[place] += len(events)

    def hear(self, place: int, told: Sequence[tuple[str, dict[str, Any]]]) -> None:
        """Adds to the lines of one viewer; a line `turn` begins the next turn."""
        heard = self.heard[place]
        notation = self.made[-1].notation if self.noted and self.made else ""
        turn, seat = (heard[-1].turn, heard[-1].seat) if heard else (0, None)
        for key, params in told:
            if key == "turn":
                turn, seat = params["number"], params["seat"]
            shown = "" if key == "turn" else notation
            heard.append(LogLine(len(self.made), turn, seat, key, params, shown))
            notation = "" if shown else notation

    def keep(self, state: State) -> None:
        if len(self.made) % APART == 0:
            self.kept[len(self.made)] = state.clone()

    def at(self, number: int) -> State:
        """The game as it stood after that many choices; it keeps no log."""
        if number in self.stored:
            return self.unfolded(number, self.past(number))
        nearest = max(each for each in (*self.kept, *self.stored) if each <= number)
        state = self.kept[nearest].clone() if nearest in self.kept else self.at(nearest)
        for made in self.made[nearest:number]:
            state.choose(made.option)
        return state

    def past(self, number: int) -> Past | None:
        """The first so many choices as states keep them."""
        past: Past | None = None
        for made in self.made[:number]:
            past = (past, made.seat, made.option)
        return past

    def unfolded(self, number: int, past: Past | None) -> State:
        return recalled(self.setup, self.stored[number].position, past)

    def rewind(self, keep: int) -> None:
        """Takes back all but the first `keep` choices."""
        state = self.current = self.at(keep)
        self.begin_log(state)
        del self.made[keep:]
        for moments in (self.kept, self.stored, self.told):
            for number in [each for each in moments if each > keep]:
                del moments[number]
        for heard in self.heard:
            del heard[bisect_right(heard, keep, key=choice_of) :]

    def give_up_last(self) -> None:
        """Forgets the last choice, without looking at where it led."""
        last = len(self.made) - 1
        del self.made[last:]
        for moments in (self.kept, self.stored, self.told):
            moments.pop(last + 1, None)
        for heard in self.heard:
            del heard[bisect_right(heard, last, key=choice_of) :]
        self.current = None

    def begin_log(self, state: State) -> None:
        """What that state tells from now on is new."""
        state.keep_log()
        self.fetched, self.taken = [0] * (self.players + 1), 0

    def lines_after(self, seat: int | None, choices: int) -> int:
        """How many lines a viewer had when that many choices were made."""
        return bisect_right(self.viewer(seat), choices, key=choice_of)

    def moments(self, first: int, last: int) -> Iterator[State]:
        """The states after `first` to `last` choices, one after the other."""
        state = self.at(first)
        yield state
        for number in range(first + 1, last + 1):
            made = self.made[number - 1]
            if number in self.stored:
                state = self.unfolded(number, (state.past, made.seat, made.option))
            else:
                state.choose(made.option)
            yield state


def noted(state: State, option: Option, first: int) -> Made:
    """The choice that is made now, as it is remembered."""
    decision = state.decision
    assert decision is not None
    turn, notation = state.turn, state.notation(option)
    return Made(decision.seat, option, decision.prompt, turn.number, turn.seat, notation, first)


def hears(place: int, event: Event, players: int) -> bool:
    """Whether a viewer, the spectator last, was told of it."""
    return event.to is None or (SPECTATOR if place == players else place) in event.to


def choice_of(line: LogLine) -> int:
    return line.choice
