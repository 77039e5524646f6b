"""What a client says over the WebSocket of a table."""

from __future__ import annotations

import msgspec

from nemeton.server.schemas import Option, Received
from nemeton.table.log import Proposal

__all__ = [
    "PROTOCOL",
    "AnswerProposal",
    "AnswerUndo",
    "AskAhead",
    "AskCompare",
    "AskHint",
    "AskPreview",
    "AskWhy",
    "Choose",
    "ChooseSeveral",
    "Claim",
    "ClientMessage",
    "CloseTable",
    "EndHoliday",
    "Hand",
    "Hello",
    "KeepTry",
    "Leave",
    "Note",
    "Offer",
    "OpenNonce",
    "Ping",
    "Prepare",
    "Propose",
    "Redo",
    "Resign",
    "Resume",
    "Return",
    "Say",
    "SealNonce",
    "Seen",
    "Stand",
    "StandIn",
    "TakeBack",
    "TakeHoliday",
    "Undo",
]

PROTOCOL = 1


class Hello(Received, tag_field="type", tag="hello"):
    protocol: int = PROTOCOL
    token: str = ""  # of a seat, or the key of a browser
    since: int | None = None
    nonces: bool = False  # this client adds a number to the luck: it answers `head.luck`
    key: str = ""  # of a browser: sent with a token, it opens that seat from now on


class Choose(Received, tag_field="type", tag="choose"):
    """Answers the decision of that number with one of its options."""

    id: int
    number: int
    option: Option


class ChooseSeveral(Received, tag_field="type", tag="choose_several"):
    """Answers the decision of that number with a whole set of the members of its `several`, in any
    order: all of it or nothing; it is taken back as one."""

    id: int
    number: int
    members: list[Option]


class Undo(Received, tag_field="type", tag="undo"):
    """Takes back all but the first `keep` choices, at once or by consent."""

    id: int
    keep: int


class Redo(Received, tag_field="type", tag="redo"):
    """Makes again what was taken back, as far as it was one's own or a bot's (`undo.redo`)."""

    id: int


class KeepTry(Received, tag_field="type", tag="keep_try"):
    """In a lesson: goes on with what was tried instead of what is expected."""

    id: int


class AnswerUndo(Received, tag_field="type", tag="answer_undo"):
    id: int
    agree: bool


class Say(Received, tag_field="type", tag="say"):
    id: int
    text: str


class Note(Received, tag_field="type", tag="note"):
    """Replaces one's private notes."""

    id: int
    text: str


class Stand(Received, tag_field="type", tag="stand"):
    """A standing answer to a question, or none any more: to a secret one at any time, to another
    while somebody else is on turn."""

    id: int
    prompt: str
    option: Option | None


class Leave(Received, tag_field="type", tag="leave"):
    """Frees one's seats; the same token may sit down again while they are free. In the middle of
    a game they are kept for it: others need an invitation, or the consent of all who sit here."""

    id: int


class Return(Received, tag_field="type", tag="return"):
    """Sits down again on one's own seats, as far as they are free."""

    id: int


class Offer(Received, tag_field="type", tag="offer"):
    """Agrees that anybody may take a seat that was left."""

    id: int
    seat: int


class SealNonce(Received, tag_field="type", tag="seal_nonce"):
    """Adds a number of one's own to the luck of a game that has not begun: first its seal, the
    SHA-256 of `nemeton nonce ` and the 32 bytes of the number. An empty seal adds none."""

    id: int
    seal: str


class OpenNonce(Received, tag_field="type", tag="open_nonce"):
    """Tells one's number, once `head.luck.stage` is `opening`: everybody has sealed theirs."""

    id: int
    nonce: str


class Hand(Received, tag_field="type", tag="hand"):
    """Hands one's seat to a bot of a level."""

    id: int
    seat: int
    level: str


class StandIn(Received, tag_field="type", tag="stand_in"):
    """Has a bot play on a free seat, or for somebody who is asked and has been silent for
    `clock.silence` seconds (from `clock.silentFrom` on). Its person takes it back at any moment."""

    id: int
    seat: int
    level: str


class TakeBack(Received, tag_field="type", tag="take_back"):
    """Takes one's seat back from the bot."""

    id: int
    seat: int


class Claim(Received, tag_field="type", tag="claim"):
    """Claims the game against the seat whose time is over."""

    id: int


class Resign(Received, tag_field="type", tag="resign"):
    """Gives a seat up for good: of two players the other wins; with more a bot goes on."""

    id: int
    seat: int


class Propose(Received, tag_field="type", tag="propose"):
    """Proposes a draw, an end without a winner, or a pause of the clocks to all who sit here."""

    id: int
    what: Proposal


class AnswerProposal(Received, tag_field="type", tag="answer_proposal"):
    """Answers `position.proposal` of that number; whoever made it takes it back by not agreeing."""

    id: int
    number: int
    agree: bool


class Resume(Received, tag_field="type", tag="resume"):
    """Ends a pause."""

    id: int


class TakeHoliday(Received, tag_field="type", tag="take_holiday"):
    """Lets the own clock rest for so many of `you.holidays` days, where each choice has days."""

    id: int
    days: int


class EndHoliday(Received, tag_field="type", tag="end_holiday"):
    """Is back earlier; days that have not begun are kept."""

    id: int


class CloseTable(Received, tag_field="type", tag="close_table"):
    """Closes a table whose game has not begun; only for whoever opened it."""

    id: int


class AskAhead(Received, tag_field="type", tag="ask_ahead"):
    """Where would these choices lead, others' and one's own, from where the game stands? Only
    where nothing is hidden nor random (`head.openBook`)."""

    id: int
    options: list[Option]


class Prepare(Received, tag_field="type", tag="prepare"):
    """Prepares answers to what others may choose: from the position of that number on, others'
    choices are the condition and one's own, of which the last is one, are made when it holds.
    What was prepared before is withdrawn; with no options, it alone. It is withdrawn, too, as
    soon as the game goes another way (`you.prepared`)."""

    id: int
    number: int
    options: list[Option]


class AskHint(Received, tag_field="type", tag="ask_hint"):
    id: int


class AskWhy(Received, tag_field="type", tag="ask_why"):
    """Why is this not offered?"""

    id: int
    option: Option
    locale: str = "en"


class AskPreview(Received, tag_field="type", tag="ask_preview"):
    """What would this option change, or this whole set of members?"""

    id: int
    option: Option | None = None
    members: list[Option] = msgspec.field(default_factory=list)
    locale: str = "en"


class AskCompare(Received, tag_field="type", tag="ask_compare"):
    """What would this option, which is offered, cost beside the best one?"""

    id: int
    option: Option


class Seen(Received, tag_field="type", tag="seen"):
    """All up to this many choices has been looked at."""

    choices: int


class Ping(Received, tag_field="type", tag="ping"):
    sent: float


ClientMessage = (
    Hello
    | Choose
    | ChooseSeveral
    | Undo
    | Redo
    | KeepTry
    | AnswerUndo
    | Say
    | Note
    | Stand
    | Leave
    | Return
    | Offer
    | SealNonce
    | OpenNonce
    | Hand
    | StandIn
    | TakeBack
    | Claim
    | Resign
    | Propose
    | AnswerProposal
    | Resume
    | TakeHoliday
    | EndHoliday
    | CloseTable
    | AskAhead
    | Prepare
    | AskHint
    | AskWhy
    | AskPreview
    | AskCompare
    | Seen
    | Ping
)
