"""What a page is told of games to look back on, and of positions to analyse."""

from __future__ import annotations

from typing import Any

import msgspec

from nemeton.review.schemas import ChoiceStep
from nemeton.server.schemas import Option, Received, Sent
from nemeton.server.table_schemas import DecisionInfo, LogLine, LuckInfo, ResultInfo, TableHead


class OutlineChoice(Sent):
    """A choice as the slider shows it: by whom, in which turn."""

    seat: int
    turn: int
    turn_seat: int | None
    option: Option
    prompt: str
    notation: str


class Outline(Sent):
    head: TableHead
    components: dict[str, Any]  # printed values, the same at every moment
    result: ResultInfo | None
    choices: list[OutlineChoice]
    values: list[list[float]]  # the game's own judgement of each seat after each choice, from 0 on


class Moment(Sent):
    """The game after `choices` choices, as the viewer saw it then; `lines` are new since before."""

    choices: int
    view: dict[str, Any]
    decision: DecisionInfo | None
    result: ResultInfo | None
    lines: list[LogLine]


class Analyse(Received):
    """A position for the analysis board: what the game starts from, and the moves since, both as
    the game writes them down; and how many positions the net shall look at."""

    position: str = ""
    moves: list[str] = msgspec.field(default_factory=list)
    nodes: int = 400


class AnalysedMove(Sent):
    """A move on the way to the position."""

    text: str  # in the notation of the game
    step: ChoiceStep
    turn: int


class AnalysedPosition(Sent):
    """A position as a board shows it to whoever is asked there, and the way to it."""

    components: dict[str, Any]
    moment: Moment
    texts: list[str]  # the options of its question in the notation of the game
    moves: list[AnalysedMove]
    position: str  # as text, to be played on from; empty in the middle of a chain, or after the end


class AnalysedCourse(Sent):
    """The first seat's chance before the first move and after each, by one glance of the net."""

    chances: list[float]


class About(Sent):
    """What a thing on the table is, in the reader's language: what it does wherever it is met, what
    it costs and what holds of it in the position looked at, and its law."""

    name: str
    effect: str
    cost: list[str]
    now: list[str]
    refused: str  # why it cannot be chosen where its like can, or empty
    rule: str


class RawLine(Sent):
    """A line of a log as stored; without what this person must not know."""

    number: int
    at: float
    body: Any


class RawRecord(Sent):
    """What there is of a table that cannot be opened."""

    table: str
    created: float
    settings: Any
    lines: list[RawLine]


class Fairness(Sent):
    """The promise and, once the game is over, the secret; `agrees` is the check done here."""

    commitment: str
    secret: str | None
    agrees: bool | None
    draws: int
    chance: bool  # whether luck was used at all
    luck: LuckInfo
    seed: str | None  # made of the secret and of what people added, once the game is over
    seats_drawn: bool
    order: list[int] | None  # seat 0 went to the first number's place in the list as set up, …
