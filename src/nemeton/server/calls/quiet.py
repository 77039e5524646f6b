"""Quiet hours: when a person is not called, by the clock on their own wall."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

__all__ = ["DAY_MINUTES", "Quiet", "zone_names"]

DAY_MINUTES = 24 * 60


@cache
def zone_names() -> frozenset[str]:
    return frozenset(available_timezones())


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From minute to minute of the day, over midnight too; none where both are the same."""

    begins: int = 0
    ends: int = 0
    zone: str = "UTC"

    def sound(self) -> bool:
        inside = all(0 <= each < DAY_MINUTES for each in (self.begins, self.ends))
        return inside and self.zone in zone_names()

    def rules(self, at: float) -> bool:
        """Whether it is quiet then."""
        if self.begins == self.ends:
            return False
        now = self.local(at)
        minute = now.hour * 60 + now.minute
        if self.begins < self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends

    def after(self, at: float) -> float:
        """The first moment from then on that is not quiet."""
        return at if not self.rules(at) else self.edge(at, self.ends, 1)

    def before(self, at: float) -> float:
        """The last moment until then that is not quiet, a minute before it begins to be."""
        return at if not self.rules(at) else self.edge(at, self.begins, -1) - 60.0

    def edge(self, at: float, minute: int, step: int) -> float:
        """The next, or the last, time that the wall clock shows that minute."""
        now = self.local(at)
        hour, rest = divmod(minute, 60)
        for days in (0, step):
            day = now.date() + timedelta(days=days)
            there = datetime(day.year, day.month, day.day, hour, rest, tzinfo=now.tzinfo)
            if (there.timestamp() - at) * step >= 0:
                return there.timestamp()
        raise AssertionError("a day has every minute")

    def local(self, at: float) -> datetime:
        try:
            zone = ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError):  # a name that the world has given up
            zone = ZoneInfo("UTC")
        return datetime.fromtimestamp(at, zone)
