"""What was agreed when a table was opened: its seats and its clock."""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = ["ClockPlan", "SeatPlan"]

Clocks = Literal["none", "live", "days"]
Timeout = Literal["claim", "bot", "nothing"]


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """me: whoever opens the table (several: one screen); open: anybody from the lobby."""

    kind: Literal["me", "bot", "invite", "open"]
    level: str = ""


class ClockPlan(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    kind: Clocks = "none"
    seconds: int = 600  # live: for the whole game
    increment: int = 5  # live: added after each choice, in seconds
    days: int = 1  # days: for each choice
    timeout: Timeout = "claim"
