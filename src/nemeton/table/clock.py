"""Thinking time: none, a reserve with an increment, or days for each choice."""

from __future__ import annotations

import math
from collections.abc import Sequence

from nemeton.table.settings import DAY, ClockSettings

__all__ = ["DAY", "Clock", "Outages"]

Outages = Sequence[tuple[float, float]]  # times without a server, from when to when


class Clock:
    """Seconds left to each seat, and since when the one asked has been thinking."""

    def __init__(self, settings: ClockSettings, seats: int, outages: Outages = ()) -> None:
        self.settings = settings
        self.outages = outages  # in order; more may come
        self.left = [self.allowance()] * seats
        self.since: float | None = None  # None: not running
        self.pauses: list[tuple[float, float]] = []  # for all, from when to when
        self.holidays: list[list[tuple[float, float]]] = [[] for _ in range(seats)]  # by seat

    def allowance(self) -> float:
        return (
            float(self.settings.days * DAY)
            if self.settings.kind == "days"
            else float(self.settings.seconds)
        )

    @property
    def used(self) -> bool:
        return self.settings.kind != "none"

    def start(self, at: float) -> None:
        """From now on whoever is asked spends time."""
        self.since = at

    def renew(self) -> None:
        """Whoever had no time left has all of it again."""
        self.left = [each if each > 0 else self.allowance() for each in self.left]

    def stop(self) -> None:
        self.since = None

    def answered(self, seat: int, at: float) -> None:
        """The seat has answered; the next one asked begins to think."""
        if self.since is None or not self.used:
            return
        if self.settings.kind == "days":
            self.left[seat] = self.allowance()
        else:
            self.left[seat] = self.left_at(seat, at) + self.settings.increment
        self.since = at

    def turned(self, seat: int | None, at: float) -> None:
        """Something else than an answer changes who is asked: an undo, a seat handed over."""
        if self.since is None or not self.used:
            return
        if seat is not None and self.settings.kind == "live":
            self.left[seat] = self.left_at(seat, at)
        self.since = at

    def left_at(self, seat: int, at: float) -> float:
        """What a seat that has been asked since has left."""
        if self.since is None:
            return max(0.0, self.left[seat])
        spent = max(0.0, at - self.since - self.away(seat, self.since, at))
        return max(0.0, self.left[seat] - spent)

    def away(self, seat: int, began: float, ended: float) -> float:
        """Seconds of that time that do not count for the seat."""
        spans = (min(ended, last) - max(began, first) for first, last in self.spans(seat))
        return sum(span for span in spans if span > 0)

    def spans(self, seat: int) -> list[tuple[float, float]]:
        """Times that do not count for a seat, in order and apart from each other: without a
        server, paused by all, or its own holidays."""
        found: list[tuple[float, float]] = []
        for first, last in sorted([*self.outages, *self.pauses, *self.holidays[seat]]):
            if found and first <= found[-1][1]:
                found[-1] = (found[-1][0], max(found[-1][1], last))
            else:
                found.append((first, last))
        return found

    def rests(self, seat: int, at: float) -> bool:
        """Whether the time of a seat stands still."""
        return any(first <= at < last for first, last in self.spans(seat))

    @property
    def paused(self) -> bool:
        return bool(self.pauses) and self.pauses[-1][1] == math.inf

    def pause(self, at: float) -> None:
        self.pauses.append((at, math.inf))

    def resume(self, at: float) -> None:
        self.pauses[-1] = (self.pauses[-1][0], at)

    def deadline(self, seat: int) -> float | None:
        """When the time of the seat asked runs out."""
        if self.since is None or not self.used:
            return None
        return self.after(seat, self.since, self.left[seat])

    def after(self, seat: int, since: float, seconds: float) -> float | None:
        """When so many seconds have passed for a seat since then; None: nobody knows yet."""
        end = since + seconds
        for first, last in self.spans(seat):
            if first < end and last > since:
                end += last - max(first, since)
        return None if end == math.inf else end
