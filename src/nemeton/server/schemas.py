"""The parts that messages are made of: games, and the setting up of tables."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from nemeton.table.refusals import Reason
from nemeton.table.settings import ClockSettings, Experience, Language, SeatSettings

Option = list[str | int]
Occupant = Literal["person", "bot", "open", "invite"]


class Sent(msgspec.Struct, rename="camel"):
    """Something the server sends: all fields are there."""


class Received(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """Something a client sends: fields with a default may be left out, no other may be added."""


# ---- games -------------------------------------------------------------------------------------


class OptionInfo(Sent):
    """An option a game is started with; texts `option-NAME`, `option-NAME-note`."""

    name: str
    kind: str  # Flag, Number, OneOf, PerSeat, TextSetting
    default: Any
    advanced: bool
    low: int | None = None
    high: int | None = None
    choices: list[str] | None = None


class GameInfo(Sent):
    name: str
    rules: str
    players: list[int]
    options: list[OptionInfo]
    verbs: dict[str, list[str]]  # argument names of each verb
    kinds: dict[str, str]  # the kind of each argument name
    names: dict[str, list[str]]  # the text keys of each kind's values: name-KIND-KEY
    secret_prompts: list[str]  # questions that may get a standing answer at any time
    prompts: list[str]  # all questions: the others may get one for the turns of others
    open_book: bool  # nothing hidden, nothing random (with the options as they come)
    levels: list[str]  # of bots, the gentlest first


# ---- setting up a table ------------------------------------------------------------------------


class NewTable(Received):
    game: str
    seats: list[SeatSettings]
    name: str = ""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    data: dict[str, Any] | None = (
        None  # an owner's own values, as `nemeton data --check` takes them
    )
    clock: ClockSettings = msgspec.field(default_factory=ClockSettings)
    undo: Literal["free", "never"] = "free"
    hints: bool = True
    watch: bool = True
    public: bool = False
    draw_seats: bool = False
    rated: bool = False  # counts for the rating of all who sit down, who agree to it; no hints
    language: Language = ""  # spoken at the table; empty: any
    experience: Experience = "any"  # wished of those who sit down
    # Ids of people one has met: the open seats are for them only, and the lobby shows the table to
    # nobody else; empty: for all.
    guests: list[str] = msgspec.field(default_factory=list)
    table: str = ""  # an address and a key to invite with, made up by the client, so that the
    invite: str = ""  # link can be sent before the table is opened; else the server makes them


class Fork(Received):
    """A new table that goes on from a moment of a game whose record is open."""

    at: int
    seats: list[SeatSettings]
    name: str = ""
    clock: ClockSettings = msgspec.field(default_factory=ClockSettings)


class Join(Received):
    """Sits down; without a seat: on any free one; `watch`: beside the table, to chat; `rated`:
    agrees that the game counts for one's rating, where it does; `bot`: a program plays, as
    all are told; it loses its seat when it is silent for half a minute or answers wrongly."""

    name: str
    seat: int | None = None
    invite: str = ""
    watch: bool = False
    rated: bool = False
    bot: bool = False


class Complain(Received):
    """Reports a line of the talk, or the name on a seat, to the owner of the server."""

    line: int | None = None
    seat: int | None = None
    reason: str = ""


class Noted(Sent):
    """It was written down, or done."""

    noted: bool


class TableKey(Received):
    table: str
    token: str


class Mine(Received):
    """Keys to seats; and how many of the tables of whoever's browser it is are wanted besides."""

    tables: list[TableKey]
    most: int = 200


class Joined(Sent):
    """The token opens the seats from any device; the invite key lets a friend sit (or is empty)."""

    table: str
    token: str
    seats: list[int]
    invite: str


class Opened(Sent):
    table: str


class Reach(Sent):
    """Where friends in the network find this server, where it was started for them; else nothing.
    A page opened at `localhost` copies its links with the first of these addresses."""

    addresses: list[str]


class Refusal(Sent):
    """Why not: a text key `refused-REASON` with parameters; an engine error has a sentence too."""

    reason: Reason
    params: dict[str, Any] = msgspec.field(default_factory=dict)
    text: str = ""
