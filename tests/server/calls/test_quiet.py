"""Quiet hours go by the clock on the person's wall."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from nemeton.server.calls.quiet import Quiet

PARIS = ZoneInfo("Europe/Paris")
NIGHT = Quiet(22 * 60, 8 * 60, "Europe/Paris")
NOON = Quiet(12 * 60, 14 * 60, "Europe/Paris")


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=PARIS).timestamp()


def told(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, PARIS).strftime("%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    ("quiet", "now", "after", "before"),
    [
        (NIGHT, "2026-11-17 21:59", "2026-11-17 21:59", "2026-11-17 21:59"),
        (NIGHT, "2026-11-17 22:00", "2026-11-18 08:00", "2026-11-17 21:59"),
        (NIGHT, "2026-11-18 03:30", "2026-11-18 08:00", "2026-11-17 21:59"),
        (NIGHT, "2026-11-18 08:00", "2026-11-18 08:00", "2026-11-18 08:00"),
        (NOON, "2026-11-18 13:00", "2026-11-18 14:00", "2026-11-18 11:59"),
        # in the night when clocks are set back, and in the one when they are set forward
        (NIGHT, "2026-10-24 23:00", "2026-10-25 08:00", "2026-10-24 21:59"),
        (NIGHT, "2027-03-28 01:00", "2027-03-28 08:00", "2027-03-27 21:59"),
    ],
)
def test_nobody_is_called_in_quiet_hours(quiet: Quiet, now: str, after: str, before: str) -> None:
    assert told(quiet.after(at(now))) == after
    assert told(quiet.before(at(now))) == before


def test_without_quiet_hours_it_is_never_quiet() -> None:
    assert not any(Quiet().rules(at("2026-11-17 00:00") + hour * 3600) for hour in range(24))


def test_a_time_zone_has_a_name_that_the_world_knows() -> None:
    assert NIGHT.sound()
    assert not Quiet(0, 60, "Europe/Atlantis").sound()
    assert not Quiet(0, 60, "../../etc/passwd").sound()
    assert not Quiet(-1, 60, "UTC").sound()
    assert not Quiet(0, 1440, "UTC").sound()
