"""The prompt: one question to a person, and the options left after what was typed so far."""

from __future__ import annotations

import sys
from typing import Any

from nemeton.cli.events import question
from nemeton.cli.play.option_list import OptionList
from nemeton.cli.play.parse import parse_answer, why_refused
from nemeton.cli.play.session import Session
from nemeton.cli.play.sets import listed_with, parse_members
from nemeton.engine.errors import BadInput, IllegalChoice
from nemeton.engine.flow import Option
from nemeton.engine.several import Several

__all__ = ["Prompt", "Quit", "read_line"]

PROMPT = "> "
LONGEST = 200
PLACES = ("cell", "hex", "place")  # kinds of what boards light up
ROOMY = 34  # lines of a screen that takes a list of groups under a board


class Quit(Exception):
    """The player wants to stop for now."""


class Prompt:
    """A question that waits until it is answered or taken back."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.console = session.console
        self.seat = seat
        self.state = session.state
        decision = self.state.decision
        assert decision is not None, "nobody is asked when the game is over"
        self.decision = decision
        self.several = decision.several
        if self.several is not None and self.several.answered_by:
            self.several = None  # whole sets are options and are typed as such
        self.options = list(decision.options)
        if self.several is not None:
            self.options = listed_with(self.several, self.options)
        self.option_list = OptionList(self.state, self.options, self.console.locale)
        self.done = False

    def ask(self) -> None:
        """Shows the table and the question."""
        self.session.print_table(self.seat, self.lit())
        self.console.print()
        self.console.print(question(self.console, self.state, self.decision))
        self.print_options()

    def print_options(self) -> None:
        self.console.print(self.option_list.table(self.console.rich.height >= ROOMY))
        if self.several is not None:
            self.console.print_text("pick-several", style="bark", **self.how_many(self.several))

    def how_many(self, several: Several) -> dict[str, Any]:
        """What the line under the list says: how many, and an example to type."""
        example = " ".join([self.state.notation(several.members[0]), "…"])
        exact = "yes" if several.fewest == several.most else "no"
        return {"most": several.most, "exact": exact, "example": example}

    def lit(self) -> frozenset[int]:
        """The places, if the game has any, on which something may be chosen."""
        game = self.state.setup.game
        return frozenset(
            value
            for option in self.option_list.options
            for name, value in zip(game.verbs[option[0]], option[1:], strict=True)
            if game.kinds.get(name) in PLACES
        )

    def narrow(self, options: list[Option]) -> None:
        """Goes on with some of the options."""
        self.option_list = OptionList(self.state, options, self.console.locale)
        self.print_options()

    def widen(self) -> None:
        """All options again."""
        self.option_list = OptionList(self.state, self.options, self.console.locale)

    def answer(self, text: str) -> None:
        """Takes the option that is meant, or narrows the list, or says why that cannot be."""
        if self.several is not None and self.answer_several(self.several, text[:LONGEST]):
            return
        found, certain = parse_answer(self.state, self.option_list, text[:LONGEST])
        if len(found) == 1 and certain:
            self.take(found[0])
        elif found:
            self.narrow(found)
        else:
            self.console.print(self.refusal(text[:LONGEST]), style="alert")

    def answer_several(self, several: Several, text: str) -> bool:
        """Takes the whole set that a line names, if it names members at all."""
        picked = parse_members(self.state, several, self.option_list, text)
        if picked is not None:
            self.take_together(picked)
        return picked is not None

    def take(self, option: Option) -> None:
        if self.several is not None and option in self.several.members:
            self.take_together([option])
            return
        self.session.choose(option)
        self.done = True

    def take_together(self, picked: list[Option]) -> None:
        """All of a set, or the reason against it and nothing."""
        try:
            self.session.choose_several(picked)
        except IllegalChoice as refused:
            self.console.print(self.console.error_text(refused), style="alert")
        else:
            self.done = True

    def refusal(self, text: str) -> str:
        """Why a move is not possible, else what the game can read, else what may be typed."""
        reason = why_refused(self.state, text, self.console.locale)
        if reason is not None:
            return reason
        try:
            self.state.read(text)
        except BadInput as fault:
            if fault.key != "illegal-choice":
                return self.console.error_text(fault)
        return self.console.text("not-understood", text=text[:40])


def read_line() -> str:
    """One line from the player; what comes through a pipe is shown as if it had been typed."""
    line = input(PROMPT)
    if not sys.stdin.isatty():
        print(line)
    return line.strip()
