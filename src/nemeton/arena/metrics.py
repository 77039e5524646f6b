"""Metrics of one game while it is played: how wide, how close, and what was used."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any

from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["TENTHS", "GameMetrics", "curve"]

TENTHS = 10
PLAYERS = ("player", "faction", "seat")  # kinds that name who, not what


class GameMetrics:
    """Watches one game from the outside; what it keeps is counts, never the position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = state.seat_count()
        self.widths: list[int] = []
        self.standing: list[list[float]] = []  # the scores at the end of every turn
        self.order: list[int] = []
        self.taken: dict[str, list[int]] = {}
        self.offered: dict[str, int] = {}
        self.used: dict[str, list[int]] = {}
        self.shown: dict[str, int] = {}
        self.asked: dict[str, int] = {}
        self.points: dict[str, list[float]] = {}
        self.turn = 0
        self.before = self.scores()
        self.note_turn()

    def scores(self) -> list[float]:
        found = [self.state.seat_view(seat)["score"] for seat in range(self.seats)]
        return [0.0 if score is None else float(score) for score in found]

    # During play

    def before_choice(self, options: Sequence[Option], rule: str) -> None:
        """A question is about to be answered."""
        self.widths.append(len(options))
        for verb in {option[0] for option in options}:
            self.offered[verb] = self.offered.get(verb, 0) + 1
        for thing in self.things(options):
            self.shown[thing] = self.shown.get(thing, 0) + 1
        if rule:
            self.asked[rule] = self.asked.get(rule, 0) + 1

    def after_choice(self, seat: int, option: Option) -> None:
        """It was answered, and everything that follows has happened."""
        self.count(self.taken, option[0], seat)
        for thing in self.things([option]):
            self.count(self.used, thing, seat)
        now = self.scores()
        for holder, (then, after) in enumerate(zip(self.before, now, strict=True)):
            if after != then:
                self.points.setdefault(option[0], [0.0] * self.seats)[holder] += after - then
        self.before = now
        self.note_turn()

    def note_turn(self) -> None:
        if self.state.turn_number == self.turn and not self.state.over:
            return
        self.turn = self.state.turn_number
        self.standing.append(self.before)
        seat = self.state.turn_seat
        if seat >= 0 and seat not in self.order:
            self.order.append(seat)

    def count(self, counts: dict[str, list[int]], what: str, seat: int) -> None:
        counts.setdefault(what, [0] * self.seats)[seat] += 1

    def things(self, options: Iterable[Option]) -> set[str]:
        """The named things that options speak of, as `kind:name`."""
        game = self.state.setup.game
        found = set()
        for option in options:
            for argument, value in zip(game.verbs[option[0]], option[1:], strict=True):
                kind = game.kinds.get(argument, "")
                names = game.names.get(kind)
                if names is not None and kind not in PLAYERS and 0 <= value < len(names):
                    found.add(f"{kind}:{names[value]}")
        return found

    # Afterwards

    def sources(self) -> dict[str, list[float]]:
        """Points by the named thing that an event says they came from."""
        found: dict[str, list[float]] = {}
        kinds, names = self.state.setup.game.kinds, self.state.setup.game.names
        for event in self.state.told or ():
            points, holder = event.params.get("points"), event.params.get("player")
            if not isinstance(points, int) or not isinstance(holder, int) or holder >= self.seats:
                continue
            for name, value in event.params.items():
                kind = kinds.get(name, "")
                if kind in names and kind not in PLAYERS and isinstance(value, int):
                    thing = f"{kind}:{names[kind][value]}"
                    found.setdefault(thing, [0.0] * self.seats)[holder] += points
        return found

    def leaders(self) -> list[int]:
        """Who alone led at the end of each turn; -1 where nobody did."""
        return [leader(scores) for scores in self.standing]

    def lead_changes(self) -> int:
        held = [seat for seat in self.leaders() if seat >= 0]
        return sum(before != after for before, after in itertools.pairwise(held))

    def summary(self) -> dict[str, Any]:
        """Everything noted, as plain JSON."""
        return {
            "order": self.order,
            "branching": curve([float(width) for width in self.widths]),
            "widest": max(self.widths, default=0),
            "lead_changes": self.lead_changes(),
            "leaders": [int(seat) for seat in moments(self.leaders())],
            "curves": [
                [float(each) for each in moments([scores[seat] for scores in self.standing])]
                for seat in range(self.seats)
            ],
            "taken": self.taken,
            "offered": self.offered,
            "used": self.used,
            "shown": self.shown,
            "asked": self.asked,
            "points": self.points,
            "sources": self.sources(),
        }


def leader(scores: Sequence[float]) -> int:
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else -1


def moments(values: Sequence[Any]) -> list[Any]:
    """The value after each tenth of a sequence, from its beginning to its end."""
    last = len(values) - 1
    return [values[round(tenth * last / TENTHS)] for tenth in range(TENTHS + 1)]


def curve(values: Sequence[float]) -> list[float]:
    """The mean within each tenth of a sequence; a short one repeats itself."""
    found = []
    for tenth in range(TENTHS):
        begin = tenth * len(values) // TENTHS
        part = values[begin : max((tenth + 1) * len(values) // TENTHS, begin + 1)]
        found.append(round(sum(part) / len(part), 3) if part else 0.0)
    return found
