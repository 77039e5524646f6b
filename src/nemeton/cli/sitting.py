"""A game played at the terminal: people are asked, bots think, every choice is kept at once."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from nemeton import bots
from nemeton.cli import boards
from nemeton.cli.interrupts import undisturbed
from nemeton.cli.keeper import Keeper
from nemeton.cli.options import HUMAN
from nemeton.cli.telling import ending, event_lines, seat_name, turn_line
from nemeton.cli.voice import Voice
from nemeton.engine.flow import Option
from nemeton.engine.record import replayed
from nemeton.engine.state import State

__all__ = ["Sitting"]


class Sitting:
    """The game in progress, who holds which seat, and what has been told to whom."""

    def __init__(self, voice: Voice, state: State, seats: list[str], keeper: Keeper) -> None:
        self.voice = voice
        self.state = state
        self.seats = seats
        self.keeper = keeper
        self.heard: dict[int | None, int] = {}
        self.forget_events()

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.seats) if player == HUMAN]

    @property
    def record(self) -> dict[str, Any]:
        return {**self.state.record, "seats": self.seats}

    def to_move(self) -> int:
        return self.state.pending().seat(self.state)

    # Playing

    def choose(self, option: Option) -> None:
        """Carries out a choice and keeps it, both or neither."""
        with undisturbed():
            self.state.choose(option)
            self.keep()

    def keep(self) -> None:
        failed_before = self.keeper.fault is not None
        self.keeper.keep(self.record)
        if self.keeper.fault is not None and not failed_before:
            self.voice.refuse(self.voice.fault(self.keeper.fault))
            self.voice.tell("not-kept", style="alert")

    def let_think(self, seat: int) -> None:
        """A bot answers, knowing what its seat knows; game and moment fix its luck."""
        luck = self.luck(seat)
        thought = bots.answer(self.state, seat, bots.bot(self.seats[seat], luck), luck)
        self.choose(thought.option)

    def luck(self, seat: int) -> int:
        """A seed that tells nothing about the draws of the game itself."""
        setup = self.state.setup
        text = json.dumps(["bot", setup.game.name, setup.seed, seat, self.state.number])
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")

    def choosers(self) -> list[int]:
        """The seat behind every choice made, in order."""
        return [choice[0] for choice in self.state.save()["choices"]]

    def before_last_choice(self) -> int | None:
        """How many choices stay if the last one of a person is taken back, if there is one."""
        made = self.choosers()
        people = [number for number, seat in enumerate(made) if self.seats[seat] == HUMAN]
        return people[-1] if people else None

    def needs_consent(self, kept: int) -> bool:
        """Whether other people have a say: once something was shown or answered."""
        return len(self.people) > 1 and kept < self.state.free_undo(self.choosers()[kept])

    def take_back(self, kept: int) -> None:
        """Plays the record again up to there."""
        with undisturbed():
            record = self.state.record
            record.pop("result", None)
            self.state = replayed(self.state.setup.game, record, kept, log=True)
            self.keep()
        self.forget_events()

    # Telling

    def forget_events(self) -> None:
        """What happened so far needs no telling."""
        for viewer in (None, *range(self.state.setup.players)):
            self.heard[viewer] = len(self.state.events(viewer))

    def catch_up(self, viewer: int | None) -> None:
        """Tells what has happened since that viewer last looked."""
        for line in event_lines(self.voice, self.state, viewer, self.heard[viewer]):
            self.voice.show(line)
        self.heard[viewer] = len(self.state.events(viewer))

    def draw(self, viewer: int | None, lit: frozenset[int] = frozenset()) -> None:
        """The table as that viewer sees it."""
        view = self.state.view(viewer)
        self.voice.show()
        self.voice.show(turn_line(self.voice, self.state, view, viewer))
        boards.show(self.voice, self.state.setup.game, view, lit)

    def name(self, seat: int) -> str:
        return seat_name(self.voice, self.state.setup.game, self.state.view(None), seat)

    def show_end(self) -> None:
        """The last position, who won and why, and where the record lies."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.catch_up(viewer)
        self.draw(viewer)
        self.voice.show(ending(self.voice, self.state, self.state.view(viewer)))
        if self.keeper.own and self.keeper.fault is None:
            self.voice.tell("record-at", style="bark")
            self.voice.quote(str(self.keeper.path))
