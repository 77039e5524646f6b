"""What was agreed when a table was opened: its game, its seats, its clock, its customs."""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec

import nemeton
from nemeton.engine.chance import Keyed
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.state import State
from nemeton.engine.values import changes_of

__all__ = [
    "DAY",
    "ClockSettings",
    "Clocks",
    "Differs",
    "Experience",
    "Language",
    "SeatSettings",
    "TableSettings",
    "drawn_order",
]

Clocks = Literal["none", "live", "days"]
Timeout = Literal["claim", "bot", "nothing"]
UndoCustom = Literal["free", "never"]
Differs = Literal["", "choice", "end"]
Language = Literal["", "en", "fr"]
Experience = Literal["any", "beginner", "experienced"]

DAY = 24 * 3600
LONGEST_CLOCK = 7 * DAY
MOST_DAYS = 60
MOST_HOLIDAYS = 365
SILENCE = {"live": 180, "days": 3 * DAY, "none": 3 * DAY}
SHORTEST_SILENCE = 60


class SeatSettings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """me: whoever opens the table (several: one screen); open: anybody from the lobby."""

    kind: Literal["me", "bot", "invite", "open"]
    level: str = ""
    name: str = ""  # of one of several who share the screen of whoever opens the table


class ClockSettings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    kind: Clocks = "none"
    seconds: int = 600  # live: for the whole game
    increment: int = 5  # live: added after each choice, in seconds
    days: int = 1  # days: for each choice
    timeout: Timeout = "claim"
    silence: int = 0  # seconds after which a bot may be put on a silent seat; 0: as usual

    holidays: int = 14  # days: for which each person may let their clock rest, in all

    @property
    def patience(self) -> int:
        """Seconds of silence after which those who wait may have a bot play on."""
        return self.silence or SILENCE[self.kind]

    def sound(self) -> bool:
        return (
            1 <= self.seconds <= LONGEST_CLOCK
            and 0 <= self.increment <= 3600
            and 1 <= self.days <= MOST_DAYS
            and 0 <= self.holidays <= MOST_HOLIDAYS
            and (not self.silence or SHORTEST_SILENCE <= self.silence <= MOST_DAYS * DAY)
        )


class TableSettings(msgspec.Struct, frozen=True):
    """All of a table that never changes. It holds the secret of its luck: server only."""

    game: str
    seed: int | str | list[int]
    seats: list[SeatSettings]
    options: dict[str, Any]
    rules: str
    clock: ClockSettings
    data: dict[str, Any] | None = None
    undo: UndoCustom = "free"
    hints: bool = True
    watch: bool = True
    public: bool = False
    language: Language = ""  # spoken here; empty: any
    experience: Experience = "any"  # wished of those who sit down
    named: bool = False  # the open seats are for certain people, whom the server knows
    wanted: list[SeatSettings] = msgspec.field(
        default_factory=list
    )  # before chance dealt the seats
    invite: str = ""  # hashed
    prefix: list[list[str | int]] = msgspec.field(default_factory=list)
    archive: bool = False
    forked_from: str | None = None
    names: list[str] = msgspec.field(default_factory=list)  # who sat there, in an uploaded game
    # Sealed before anybody sits; the luck is made of it and of what people add when the game
    # begins, or goes on from a fork. Empty in tables from before: `seed` is all their luck.
    secret: str = ""
    renewals: list[tuple[int, str]] = msgspec.field(default_factory=list)  # luck of ancestors
    # Of an uploaded game that older rules were played by: these end it at a `choice` that they do
    # not allow, or follow all choices to another `end`.
    differs: Differs = ""
    proof: dict[str, Any] = msgspec.field(default_factory=dict)  # of an uploaded game's luck
    lesson: str = ""  # the lesson that is taken here; its choices and its seed are those above
    rated: bool = False  # all who sit down agree that it counts for their rating
    league: str = ""  # the league that has set it up
    # Of a moment of a finished game that is tried again: what is looked for, any of these, and what
    # was chosen then.
    sought: list[list[str | int]] = msgspec.field(default_factory=list)
    chosen: list[str | int] = msgspec.field(default_factory=list)

    @property
    def box(self) -> Game:
        return nemeton.game(self.game)

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def undealt(self) -> bool:
        """Whether luck decides nothing before the game begins: what is shown is a likeness."""
        return bool(self.secret) and self.forked_from is None

    def start(self, seed: int | str | list[int]) -> State:
        """The game at its very beginning."""
        return self.box.start(self.players, seed, True, self.data, **self.options)

    def own_values(self) -> int:
        """How many values the game is played with are not ours."""
        return len(changes_of(self.box, self.data))

    def before(self) -> list[Option]:
        """The choices that a fork or an uploaded game begins with."""
        return [tuple(each) for each in self.prefix]

    @property
    def commitment(self) -> str:
        secret = self.secret or self.seed
        return nemeton.commitment(secret) if isinstance(secret, str) else ""


def drawn_order(seed: str, count: int) -> list[int]:
    """Who gets which seat where chance decides: drawn from the same sealed secret as the luck."""
    secret = hashlib.blake2b(b"nemeton seats", key=bytes.fromhex(seed), digest_size=32).digest()
    order = list(range(count))
    Keyed(secret).shuffle(order)
    return order
