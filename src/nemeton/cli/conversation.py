"""One question put to a person, until it is answered or taken back."""

from __future__ import annotations

import sys

from nemeton.cli.asking import meant, why_refused
from nemeton.cli.listing import Listing
from nemeton.cli.sitting import Sitting
from nemeton.cli.telling import question
from nemeton.engine.errors import BadInput
from nemeton.engine.flow import Option

__all__ = ["Conversation", "Leave", "read_line"]

PROMPT = "> "
LONGEST = 200
PLACES = ("cell", "hex")  # kinds of what boards light up
ROOMY = 34  # lines of a screen that takes a list of groups under a board


class Leave(Exception):
    """The player wants to stop for now."""


class Conversation:
    """What a person is asked, and the options that are left after what was typed so far."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.voice = sitting.voice
        self.seat = seat
        self.state = sitting.state
        decision = self.state.decision
        assert decision is not None, "nobody is asked when the game is over"
        self.decision = decision
        self.options = list(decision.options)
        self.listing = Listing(self.state, self.options, self.voice.locale)
        self.done = False

    def ask(self) -> None:
        """Shows the table and the question."""
        self.sitting.draw(self.seat, self.lit())
        self.voice.show()
        self.voice.show(question(self.voice, self.state, self.decision))
        self.show_listing()

    def show_listing(self) -> None:
        self.voice.show(self.listing.table(self.voice.console.height >= ROOMY))

    def lit(self) -> frozenset[int]:
        """The places, if the game has any, on which something may be chosen."""
        game = self.state.setup.game
        return frozenset(
            value
            for option in self.listing.options
            for name, value in zip(game.verbs[option[0]], option[1:], strict=True)
            if game.kinds.get(name) in PLACES
        )

    def narrow(self, options: list[Option]) -> None:
        """Goes on with some of the options."""
        self.listing = Listing(self.state, options, self.voice.locale)
        self.show_listing()

    def narrow_to_all(self) -> None:
        """All options again."""
        self.listing = Listing(self.state, self.options, self.voice.locale)

    def answer(self, text: str) -> None:
        """Takes the option that is meant, or narrows the list, or says why that cannot be."""
        found, certain = meant(self.state, self.listing, text[:LONGEST])
        if len(found) == 1 and certain:
            self.sitting.choose(found[0])
            self.done = True
        elif found:
            self.narrow(found)
        else:
            self.voice.show(self.refusal(text[:LONGEST]), style="alert")

    def refusal(self, text: str) -> str:
        """Why a move is not possible, else what the game can read, else what may be typed."""
        reason = why_refused(self.state, text, self.voice.locale)
        if reason is not None:
            return reason
        try:
            self.state.read(text)
        except BadInput as fault:
            if fault.key != "illegal-choice":
                return self.voice.fault(fault)
        return self.voice.say("not-understood", text=text[:40])


def read_line() -> str:
    """One line from the player; what comes through a pipe is shown as if it had been typed."""
    line = input(PROMPT)
    if not sys.stdin.isatty():
        print(line)
    return line.strip()
