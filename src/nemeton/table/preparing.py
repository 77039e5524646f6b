"""Answers prepared for a position that may come: given when it does, withdrawn when another does.

Only where nothing is hidden nor random: what others may choose is then known to everybody.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from nemeton.engine.errors import IllegalChoice
from nemeton.engine.flow import Option
from nemeton.engine.state import State
from nemeton.table.actions import playing
from nemeton.table.refusals import Refused, bad_field
from nemeton.table.table import Person, Table

__all__ = ["Prepared", "PreparedStep", "ahead", "answer", "awaited", "prepare"]

LONGEST_LINE = 40  # choices


class PreparedStep(msgspec.Struct, frozen=True):
    """A choice that is expected of somebody, or meant to be made."""

    seat: int
    prompt: str
    option: Option


class Prepared(msgspec.Struct, frozen=True):
    """A line of choices from a position on: those of others are the condition, one's own follow."""

    choices: int  # made when it was prepared
    mark: str  # of these choices
    line: list[PreparedStep]


def ahead(table: Table, options: Sequence[object]) -> tuple[list[PreparedStep], State]:
    """Where these choices would lead, from where the game stands; nothing is made of it."""
    playing(table)
    if not table.open_book:
        raise Refused("not-foreseeable")
    if len(options) > LONGEST_LINE:
        raise bad_field("options")
    state, line = table.state.clone(), list[PreparedStep]()
    for option in options:
        decision = state.decision
        if decision is None:
            raise Refused("not-offered")
        try:
            picked = state.member(option)
        except IllegalChoice:
            raise Refused("not-offered") from None
        line.append(PreparedStep(decision.seat, decision.prompt, picked))
        state.choose(picked)
    return line, state


def prepare(table: Table, person: Person, number: int, options: Sequence[object]) -> Prepared:
    """Prepares answers: the line ends with a choice of one's own."""
    seats = table.seats_of(person.number)
    if not seats:
        raise Refused("not-your-seat")
    line, _ = ahead(table, options)
    if number != table.moment:
        raise Refused("stale", number=table.moment)
    if not line or line[-1].seat not in seats:
        raise bad_field("options")
    return Prepared(table.choices, mark_of(table, table.choices), line)


def awaited(table: Table, prepared: Prepared | None) -> list[PreparedStep]:
    """What is left of a line, the next first; nothing where the game has gone another way."""
    if prepared is None or table.over or table.choices < prepared.choices:
        return []
    made = [each.option for each in table.timeline.made[prepared.choices :]]
    if made != [step.option for step in prepared.line[: len(made)]]:
        return []
    if mark_of(table, prepared.choices) != prepared.mark:
        return []
    return prepared.line[len(made) :]


def answer(table: Table, prepared: Prepared | None, seat: int) -> Option | None:
    """What was prepared for the question that this seat is asked now."""
    line = awaited(table, prepared)
    return tuple(line[0].option) if line and line[0].seat == seat else None


def mark_of(table: Table, count: int) -> str:
    """What tells the first so many choices of a game from any others."""
    made = [each.option for each in table.timeline.made[:count]]
    return hashlib.blake2b(msgspec.json.encode(made), digest_size=12).hexdigest()
