"""Every message between the server and a client. `tools/protocol_types.py` writes the TypeScript.

HTTP, all JSON; errors are `Refusal` bodies. `Authorization: Bearer KEY` says who asks: the token of
a seat, or the key of a browser, which it makes up itself (`d-` and 32 characters as tokens have
them). Whoever opens a table or sits down with the latter is one person at all tables, gets no
further tokens, and needs none.

    GET  /api/games                         -> list[GameInfo]
    GET  /api/games/NAME/words              -> its Fluent texts by language
    GET  /api/games/NAME/values             -> ComponentValues   (all of them, as we have them)
    POST /api/games/NAME/values   a file    -> ComponentValues   (what differs; ?toml for TOML)
    GET  /api/reach                         -> Reach        (where friends in the network find us)
    GET  /api/lobby?after=0                 -> list[TableHead]  (50 at a time)
    GET  /api/games/NAME/lessons            -> LessonBook
    POST /api/games/NAME/lessons/LESSON   TakeLesson   -> Joined
    GET  /api/games/NAME/figures/LESSON/STEP   -> RuleFigure   (a picture of the rules)
    GET  /api/games/NAME/puzzles            -> PuzzleBook   (taken as the lesson puzzle-NUMBER)
    GET  /api/puzzle                        -> PuzzleInfo | null   (of the day)
    POST /api/tables            NewTable    -> Joined
    POST /api/records           a record    -> Opened       (an uploaded game, to replay and fork)
    POST /api/mine              Mine        -> list[MyTable]
    GET  /api/me                            -> Me           (the token is that of a browser)
    POST /api/me                SetMe       -> Me
    POST /api/me/adopt          Adopt       -> Adopted      (keys to seats, from before)
    POST /api/me/hide           HideTable   -> Me
    POST /api/me/devices/ID/remove          -> Me
    GET  /api/me/export                     -> all that is kept about a person, a file to keep
    POST /api/me/delete                     -> Noted        (all gone; the name is U+2400 then)
    POST /api/me/carry          NewCarry    -> CarryLink    (for another device, once)
    POST /api/me/words          NewWords    -> WordSheet    (told once)
    POST /api/me/words/remove               -> Me
    POST /api/me/open           OpenPerson  -> PersonSeen, or with a new key OpenedPerson
    GET  /api/me/profile                    -> ProfileShown
    POST /api/me/profile        SetProfile  -> ProfileShown   (whether others may look at it)
    GET  /api/persons/ID                    -> PersonPage   (of those who want one, or one's own)
    GET  /api/games/NAME/ratings            -> list[RatingLine]   (the strongest of these)
    GET  /api/leagues                       -> LeagueLists
    POST /api/leagues           LeagueSettings   -> LeaguePage
    GET  /api/leagues/ID                    -> LeaguePage
    POST /api/leagues/ID        LeagueDeed  -> LeaguePage
    GET  /api/me/calls                      -> Calling      (where and when one is called)
    POST /api/me/calls          GiveAddress -> Calling
    POST /api/me/calls/quiet    SetQuietHours -> Calling
    POST /api/me/calls/feeds    SetFeeds    -> Calling
    POST /api/me/calls/ID/remove            -> Calling
    POST /api/me/calls/ID/try               -> Calling      (a call at once)
    POST /api/letters/confirm/KEY           -> Stopped      (the link in a letter is the key)
    POST /api/letters/unsubscribe/KEY       -> Stopped
    POST /unsubscribe/KEY                   -> Stopped      (by mail programs, RFC 8058)
    GET  /feed/NAME                         -> games that wait   (KEY.atom or KEY.ics)
    GET  /api/tables/ID                     -> TableHead
    POST /api/tables/ID/join    Join        -> Joined
    POST /api/tables/ID/rematch             -> Joined       (same people, seats moved on by one)
    POST /api/tables/ID/fork    Fork        -> Joined
    GET  /api/tables/ID/record              -> the record, a file to keep
    GET  /api/tables/ID/raw                 -> RawRecord    (of a table that cannot be opened)
    GET  /api/tables/ID/outline             -> Outline
    GET  /api/tables/ID/moments?from=0&to=20&seat=0   -> list[Moment]   (seat left out: public)
    GET  /api/tables/ID/about?thing=token.wolf.5&at=20&seat=0   -> About   (at left out: now)
    GET  /api/tables/ID/values              -> ComponentValues   (what differs from ours)
    GET  /api/tables/ID/report              -> Report       (ask again until its `done` is 1)
    POST /api/tables/ID/missed/NUMBER   TakeLesson   -> Joined   (a missed moment of the report)
    GET  /api/tables/ID/fairness            -> Fairness
    POST /api/tables/ID/complain   Complain   -> Noted      (the owner of the server reads it)
    GET  /api/admin/tables?find=TEXT        -> list[TableLine]  (the owner's key is the token)
    GET  /api/admin/tables/ID               -> TableLook
    POST /api/admin/tables/ID   OwnerWish   -> TableLook
    GET  /api/admin/complaints              -> list[Complaint]
    POST /api/admin/complaints/NUMBER       -> list[Complaint]   (that one is settled)
    GET  /api/admin/rules                   -> HouseRules
    POST /api/admin/rules       HouseRules  -> HouseRules
    GET  /metrics                           -> text for Prometheus (this machine, or the owner)
    GET  /healthz                           -> Health       (503 where the database is away)
    GET  /health                            -> Health       (the same)

WebSocket /api/tables/ID/socket, JSON text frames: the client sends `ClientMessage`s, first a Hello;
the server answers Welcome (whole) or Update (from the number in Hello on), then sends Updates. An
Update whose `after` is not the last number seen means a gap: send Hello again without `since`, as
also after sitting down with a new token. Talk counts for nothing in these numbers: it comes in an
Update of its own, to those who may hear it; an Update that answers a Hello has all of it.
`refused-REASON` has a text for every Reason below.
"""

from __future__ import annotations

from typing import Any

import msgspec

from nemeton.review.hints import Comparison, HintedOption
from nemeton.review.schemas import ChoiceStep, Remark, Report, SeatReport
from nemeton.server.calls.schemas import (
    CallAddress,
    Calling,
    GiveAddress,
    QuietHours,
    SetFeeds,
    SetQuietHours,
    Stopped,
)
from nemeton.server.leagues.schemas import (
    EntrantLine,
    GroupTable,
    LeagueDeed,
    LeagueLine,
    LeagueLists,
    LeaguePage,
    LeagueSettings,
    MeetingLine,
    OpeningLine,
    PersonPage,
    PlaceLine,
    ProfileGame,
    ProfileShown,
    RatingLine,
    RatingShown,
    RivalLine,
    RoundLine,
    SetProfile,
    ShareLine,
    StandingLine,
)
from nemeton.server.owner.schemas import (
    Complaint,
    HouseRules,
    NoticeLook,
    OwnerWish,
    PersonLook,
    SeatLook,
    TableLine,
    TableLook,
    TalkLook,
)
from nemeton.server.persons.schemas import (
    Adopt,
    Adopted,
    CarryLink,
    Device,
    HideTable,
    Me,
    NewCarry,
    NewWords,
    OpenedPerson,
    OpenPerson,
    PersonSeen,
    SetMe,
    WordSheet,
)
from nemeton.server.schemas import (
    About,
    ChatLine,
    Complain,
    Fairness,
    Fork,
    GameInfo,
    Join,
    Joined,
    LessonBook,
    LogPart,
    Mine,
    Moment,
    MyTable,
    NewTable,
    Noted,
    Notice,
    Opened,
    Option,
    Outline,
    Position,
    PuzzleBook,
    PuzzleInfo,
    RawRecord,
    Reach,
    Received,
    Refusal,
    RuleFigure,
    SeatStanding,
    Sent,
    TableHead,
    TakeLesson,
    You,
)
from nemeton.server.values import ComponentValue, ComponentValues
from nemeton.table.log import Proposal
from nemeton.table.refusals import Reason

__all__ = [
    "PROTOCOL",
    "About",
    "Adopt",
    "Adopted",
    "CallAddress",
    "Calling",
    "CarryLink",
    "ChoiceStep",
    "ClientMessage",
    "Comparison",
    "Complain",
    "Complaint",
    "ComponentValue",
    "ComponentValues",
    "Device",
    "EntrantLine",
    "Fairness",
    "Fork",
    "GameInfo",
    "GiveAddress",
    "GroupTable",
    "HideTable",
    "HintedOption",
    "HouseRules",
    "Join",
    "Joined",
    "LeagueDeed",
    "LeagueLine",
    "LeagueLists",
    "LeaguePage",
    "LeagueSettings",
    "LessonBook",
    "Me",
    "MeetingLine",
    "Mine",
    "Moment",
    "MyTable",
    "NewCarry",
    "NewTable",
    "NewWords",
    "Noted",
    "NoticeLook",
    "OpenPerson",
    "Opened",
    "OpenedPerson",
    "OpeningLine",
    "Outline",
    "OwnerWish",
    "PersonLook",
    "PersonPage",
    "PersonSeen",
    "PlaceLine",
    "ProfileGame",
    "ProfileShown",
    "PuzzleBook",
    "PuzzleInfo",
    "QuietHours",
    "RatingLine",
    "RatingShown",
    "RawRecord",
    "Reach",
    "Refusal",
    "Remark",
    "Report",
    "RivalLine",
    "RoundLine",
    "RuleFigure",
    "SeatLook",
    "SeatReport",
    "SeatStanding",
    "ServerMessage",
    "SetFeeds",
    "SetMe",
    "SetProfile",
    "SetQuietHours",
    "ShareLine",
    "StandingLine",
    "Stopped",
    "TableLine",
    "TableLook",
    "TakeLesson",
    "TalkLook",
    "WordSheet",
]

PROTOCOL = 1


# ---- WebSocket, from the client ----------------------------------------------------------------


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


# ---- WebSocket, from the server ----------------------------------------------------------------


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


class Compared(Sent, tag_field="type", tag="compared"):
    id: int
    number: int
    comparison: Comparison


class Why(Sent, tag_field="type", tag="why"):
    id: int
    text: str


class Previewed(Sent, tag_field="type", tag="previewed"):
    """What the option asked about would change, up to the next question or turn, or to what only
    luck can say; in words, as costs, gains and what follows. `view` is what the seat would see
    then, null where that depends on what it cannot know."""

    id: int
    number: int  # of the decision
    act: str
    cost: list[str]
    gain: list[str]
    then: list[str]
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
