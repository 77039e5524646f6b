"""A session: one game at the terminal, who plays it, and what was printed to whom."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from nemeton import bots
from nemeton.bots import limits
from nemeton.cli import boards
from nemeton.cli.arguments import HUMAN
from nemeton.cli.console import Console
from nemeton.cli.events import ending, event_lines
from nemeton.cli.interrupts import undisturbed
from nemeton.cli.play.autosave import Autosave
from nemeton.cli.seats import seat_name, turn_line
from nemeton.engine.flow import Option
from nemeton.engine.record import replayed
from nemeton.engine.state import State

__all__ = ["Session"]


class Session:
    """The game in progress, who holds which seat, and what has been told to whom."""

    def __init__(
        self, console: Console, state: State, seats: list[str], autosave: Autosave
    ) -> None:
        self.console = console
        self.state = state
        self.seats = seats
        self.autosave = autosave
        self.heard: dict[int | None, int] = {}
        self.together: dict[int, int] = {}  # the first choice of the set that a choice belongs to
        self.plans: dict[int, dict[str, Any]] = {}  # of bots, for the rest of their turns
        self.hurried: set[int] = set()  # bots of which was told that time was up for them
        self.skip_events()

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
        """Carries out a choice and saves it, both or neither."""
        with undisturbed():
            self.state.choose(option)
            self.save()

    def choose_several(self, members: list[Option]) -> None:
        """The same with a whole set of things, which is taken back as one."""
        with undisturbed():
            first = self.state.number
            self.state.choose_several(members)
            for number in range(first, self.state.number):
                self.together[number] = first
            self.save()

    @property
    def indifferent(self) -> bool:
        """Whether all answers to the pending question come to the same."""
        return self.state.pending().indifferent(self.state)

    def pass_over(self) -> None:
        """Gives the first answer; it is taken back with the choice that led to the question."""
        number = self.state.number
        self.together[number] = self.together.get(number - 1, number - 1)
        self.choose(self.state.options()[0])

    def save(self) -> None:
        failed_before = self.autosave.fault is not None
        self.autosave.write(self.record)
        if self.autosave.fault is not None and not failed_before:
            self.console.print_error(self.console.error_text(self.autosave.fault))
            self.console.print_text("not-kept", style="alert")

    def play_bot(self, seat: int) -> None:
        """A bot answers, knowing what its seat knows; game and moment fix its luck."""
        luck = self.bot_seed(seat)
        level, game = self.seats[seat], self.state.setup.game.name
        player = bots.bot(level, luck, limits.in_play(level, game))
        player.recall(self.plans.get(seat, {}))
        thought = bots.answer(self.state, seat, player, luck)
        self.plans[seat] = player.memory
        self.choose(thought.option)
        if player.cut_short and seat not in self.hurried:
            self.hurried.add(seat)
            self.console.print_text("bot-hurried", style="bark", name=self.name(seat))

    def bot_seed(self, seat: int) -> int:
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
        return self.together.get(people[-1], people[-1]) if people else None

    def needs_consent(self, kept: int) -> bool:
        """Whether other people have a say: once something was shown or answered."""
        return len(self.people) > 1 and kept < self.state.free_undo(self.choosers()[kept])

    def undo_to(self, kept: int) -> None:
        """Plays the record again up to there."""
        with undisturbed():
            record = self.state.record
            record.pop("result", None)
            self.state = replayed(self.state.setup.game, record, kept, log=True)
            self.together = {at: first for at, first in self.together.items() if at < kept}
            self.plans.clear()
            self.save()
        self.skip_events()

    # Printing

    def skip_events(self) -> None:
        """What happened so far is not printed."""
        for viewer in (None, *range(self.state.setup.players)):
            self.heard[viewer] = len(self.state.events(viewer))

    def print_events(self, viewer: int | None) -> None:
        """Prints what has happened since that viewer last looked."""
        for line in event_lines(self.console, self.state, viewer, self.heard[viewer]):
            self.console.print(line)
        self.heard[viewer] = len(self.state.events(viewer))

    def print_table(self, viewer: int | None, lit: frozenset[int] = frozenset()) -> None:
        """The table as that viewer sees it."""
        view = self.state.view(viewer)
        self.console.print()
        self.console.print(turn_line(self.console, self.state, view, viewer))
        boards.draw(self.console, self.state.setup, view, lit)

    def name(self, seat: int) -> str:
        return seat_name(self.console, self.state.setup.game, self.state.view(None), seat)

    def print_end(self) -> None:
        """The last position, who won and why, and where the record lies."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.print_events(viewer)
        self.print_table(viewer)
        self.console.print(ending(self.console, self.state, self.state.view(viewer)))
        if self.autosave.own and self.autosave.fault is None:
            self.console.print_text("record-at", style="bark")
            self.console.print_verbatim(str(self.autosave.path))
