"""What a report says of a finished game; the server sends it as it is."""

from __future__ import annotations

import msgspec

__all__ = ["ChoiceStep", "Remark", "Report", "SearchInfo", "SeatReport"]


class ChoiceStep(msgspec.Struct, rename="camel", frozen=True):
    """A choice as a line is told: who, asked what, takes what."""

    seat: int
    prompt: str
    option: list[str | int]


class Remark(msgspec.Struct, rename="camel"):
    """A choice worth looking at. Chances are shares of 1, by seat."""

    at: int  # choices made once it is made: where the replay shows it
    turn: int
    seat: int
    prompt: str
    option: list[str | int]
    change: list[float]  # of each seat's chance
    luck: list[float]  # the part of it that nobody chose
    loss: float  # what the best option would have given the chooser on top
    automaton: bool = False  # an automaton's turn came with it
    better: list[str | int] | None = None  # that option, where there was one
    good: list[list[str | int]] = msgspec.field(default_factory=list)  # others nearly as good
    reasons: dict[str, float] = msgspec.field(default_factory=dict)  # by which it would be better
    answer: list[ChoiceStep] = msgspec.field(default_factory=list)  # what likely follows it


class SeatReport(msgspec.Struct, rename="camel"):
    """start + luck + own + others = end."""

    seat: int
    start: float
    end: float
    luck: float
    own: float  # what its own choices changed
    others: float  # what those of the others did
    weighed: int  # own real choices that the search has judged
    good: int  # of them as good as the best, or nearly
    given: float  # what one of them gave away on average, of the search's scale from 0 to 1
    spread: float  # half the 95 % interval of that
    lost: float  # what better choices would have given, all in all
    best: Remark | None
    worst: Remark | None
    missed: list[Remark]  # own choices to be tried again as puzzles, in the order of the game


class SearchInfo(msgspec.Struct, rename="camel"):
    """The search that judges choices, and what levels of bots give away by one, on average."""

    level: str
    nodes: int  # a turn
    levels: dict[str, float]  # none where nobody has measured this kind of game


class Report(msgspec.Struct, rename="camel"):
    """The course of a game. While `done` is below 1 only the curve is there, or not even that."""

    done: float
    fitted: bool  # whether the chances are calibrated for this game
    net: bool  # whether a trained net says them
    team: bool  # all people win or lose together
    players: int
    chances: list[list[float]]  # of each seat, automata last, from before the first choice on
    choosers: list[int]  # the seat of each choice
    turns: list[int]  # the turn of each choice
    lucky: list[int]  # choices (counted from 1) that drew or revealed something
    turning: list[Remark]
    seats: list[SeatReport]
    search: SearchInfo
