"""What the server says over the WebSocket of a table."""

from __future__ import annotations

from typing import Any

import msgspec

from nemeton.review.hints import Comparison, HintedOption
from nemeton.review.schemas import ChoiceStep
from nemeton.server.replay.schemas import Moment
from nemeton.server.schemas import Sent
from nemeton.server.table_schemas import ChatLine, LogPart, Notice, Position, TableHead, You
from nemeton.table.refusals import Reason

__all__ = [
    "Ahead",
    "Change",
    "Compared",
    "Connected",
    "Done",
    "Farewell",
    "Hinted",
    "Pong",
    "Previewed",
    "Refused",
    "ServerMessage",
    "Update",
    "Welcome",
    "Why",
]


class Welcome(Sent, tag_field="type", tag="welcome"):
    """Everything, as of `number`: replaces whatever the client had."""

    number: int
    you: You
    head: TableHead
    components: dict[str, Any]  # printed values, as the game's own boards draw them; sent only here
    position: Position
    log: LogPart
    notices: list[Notice]
    chat: list[ChatLine]
    connected: list[int]


class Update(Sent, tag_field="type", tag="update"):
    """What changed from `after` to `number`; a part that is null stays as it was."""

    after: int
    number: int
    head: TableHead | None
    you: You | None
    position: Position | None
    log: LogPart | None
    notices: list[Notice]
    chat: list[ChatLine]


class Done(Sent, tag_field="type", tag="done"):
    """The message of that id is carried out and durable, as entry `number`."""

    id: int
    number: int


class Refused(Sent, tag_field="type", tag="refused"):
    """The message of that id is not carried out; nothing has changed."""

    id: int | None
    reason: Reason
    params: dict[str, Any] = msgspec.field(default_factory=dict)
    text: str = ""


class Hinted(Sent, tag_field="type", tag="hinted"):
    """Good options of the decision of that number, the best first; how the seat would likely go on
    after it, and how the next player would answer."""

    id: int
    number: int
    level: str  # of the bot that was asked
    options: list[HintedOption]
    line: list[ChoiceStep]
    answer: list[ChoiceStep]
    goals: dict[str, int]  # what the best brings nearer, how much of it there is then: goal-KEY
    owners: list[list[float]]  # by cell: nobody's, each seat's; none where no net was asked


class Compared(Sent, tag_field="type", tag="compared"):
    id: int
    number: int
    comparison: Comparison


class Why(Sent, tag_field="type", tag="why"):
    id: int
    text: str


class Change(Sent):
    """Something that a choice would change, by the name that the game has for it."""

    key: str
    params: dict[str, Any]


class Previewed(Sent, tag_field="type", tag="previewed"):
    """What the option asked about would change, up to the next question or turn, or to what only
    luck can say; in words, as costs, gains and what follows, and by its names. `view` is what the
    seat would see then, null where that depends on what it cannot know."""

    id: int
    number: int  # of the decision
    act: str
    cost: list[str]
    gain: list[str]
    then: list[str]
    changes: list[Change]
    weighty: bool
    view: dict[str, Any] | None


class Ahead(Sent, tag_field="type", tag="ahead"):
    """Where the choices asked about would lead; the options of the question are those of whoever
    would be asked then."""

    id: int
    number: int  # of the position they start from
    moment: Moment


class Connected(Sent, tag_field="type", tag="connected"):
    """The people who are here now."""

    people: list[int]


class Pong(Sent, tag_field="type", tag="pong"):
    sent: float
    now: float


class Farewell(Sent, tag_field="type", tag="farewell"):
    """The server closes this socket; `retry` says whether to come back."""

    reason: str
    retry: bool


ServerMessage = (
    Welcome
    | Update
    | Done
    | Refused
    | Hinted
    | Compared
    | Why
    | Previewed
    | Ahead
    | Connected
    | Pong
    | Farewell
)
