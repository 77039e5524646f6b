"""Who sits on which seat and plays which side: everybody each of them as often as the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nemeton.league.state import Meeting, Place
from nemeton.league.tables import FILL

__all__ = ["Habits", "habits_of", "placed"]

SIDE_WEIGHT = 8  # a side says more about a game than who begins


class Habits:
    """How often each entrant has sat on each seat, and played each side."""

    def __init__(self) -> None:
        self.seats: Counter[tuple[int, int]] = Counter()
        self.sides: Counter[tuple[int, str]] = Counter()

    def note(self, seats: Sequence[Place]) -> None:
        for seat, place in enumerate(seats):
            if place.entrant is not None:
                self.seats[place.entrant, seat] += 1
                self.sides[place.entrant, place.side] += 1

    def cost(self, entrant: int, seat: int, side: str) -> int:
        """What it costs to have somebody there once more: squares, so that none lags behind."""
        if entrant == FILL:
            return 0
        seats, sides = self.seats[entrant, seat], self.sides[entrant, side]
        return 2 * seats + 1 + (SIDE_WEIGHT * (2 * sides + 1) if side else 0)


def habits_of(meetings: Sequence[Meeting]) -> Habits:
    habits = Habits()
    for meeting in meetings:
        habits.note(meeting.seats)
    return habits


def placed(people: Sequence[int], sides: Sequence[str], habits: Habits, turn: int) -> list[Place]:
    """These people on seats, with the sides that suit them best by what they had so far. Of more
    sides than seats every table takes some that follow each other; `turn` says where to begin."""
    count, pool = len(people), len(sides)
    windows = range(turn, turn + pool) if pool else range(1)
    best: tuple[int, list[Place]] | None = None
    for begin in windows:
        names = [sides[(begin + seat) % pool] if pool else "" for seat in range(count)]
        cost, order = cheapest(people, names, habits)
        if best is None or cost < best[0]:
            taken = [None if each == FILL else each for each in order]
            seats = [Place(who, side) for who, side in zip(taken, names, strict=True)]
            best = (cost, seats)
    assert best is not None
    return best[1]


def cheapest(people: Sequence[int], names: list[str], habits: Habits) -> tuple[int, list[int]]:
    """The cheapest way to put these people on the seats one after the other (every subset of
    them is looked at once: at most 64)."""
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for seat, side in enumerate(names):
        found: dict[int, tuple[int, list[int]]] = {}
        for taken, (cost, order) in best.items():
            for place, who in enumerate(people):
                if not taken >> place & 1:
                    whole = cost + habits.cost(who, seat, side)
                    mask = taken | 1 << place
                    if mask not in found or whole < found[mask][0]:
                        found[mask] = (whole, [*order, who])
        best = found
    return best[(1 << len(people)) - 1]
