"""What a table looks like: its seats, the position, the log, what is asked."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from nemeton.server.schemas import Occupant, Option, Sent
from nemeton.table.log import ChatRoom, Proposal
from nemeton.table.luck import LuckKind
from nemeton.table.settings import ClockSettings, Experience, Language


class SeatInfo(Sent):
    """Who sits where. A bot that stands in for somebody has a person as well; one on a free seat
    (`free`) plays until somebody with the invitation sits down. A seat that somebody left in the
    middle of the game is kept for them until all who sit here have offered it."""

    occupant: Occupant
    person: int | None
    name: str
    level: str
    free: bool  # nobody has it, whether or not a bot plays there meanwhile
    resigned: str = ""  # the name of whoever gave it up; a bot goes on for good
    left: str = ""  # the name of whoever left it and may come back
    offered: list[int] = msgspec.field(default_factory=list)  # people who would let anybody sit
    bot: bool = False  # whoever sits here is a program, which goes by this name


class NonceInfo(Sent):
    """What one person adds to the luck: nothing (no seal), a seal, the number itself once told."""

    person: int
    name: str
    seats: list[int]
    seal: str
    nonce: str


class LuckInfo(Sent):
    """What may be said of the luck. `kind`: none (the game knows none), sealed (before anybody
    sat down), fork (what lay on the table after `since` choices may be known, what is drawn from
    there on is sealed), upload, known (somebody may know all of it)."""

    kind: LuckKind
    since: int
    stage: Literal["sealing", "opening", "dealt"]
    nonces: list[NonceInfo]


class TableHead(Sent):
    """What anybody with the address may know."""

    table: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    clock: ClockSettings  # its `silence` as it holds here
    opener: int | None  # the person who decides before the game begins
    undo: str
    hints: bool
    watch: bool
    public: bool
    language: Language
    experience: Experience
    named: bool  # the open seats are for certain people only
    commitment: str  # the seal of the table's own secret, published before anybody sits
    luck: LuckInfo
    begun: bool
    over: bool
    closed: bool  # before its game began: nobody sits down here any more
    archive: bool  # an uploaded game: to look at, not to play
    record_open: bool
    open_book: bool
    created: float
    changed: float
    turn: int
    forked_from: str | None
    rematch: str | None
    own_values: int  # how many values differ from ours
    lesson: str  # the lesson that is taken here, or nothing
    rated: bool  # it counts for the rating of those who sit down, who agree to it
    league: str  # the league that has set it up, or nothing
    # An uploaded game that older rules were played by: those of today do not allow the next
    # `choice` of the file, or lead to another `end`.
    differs: Literal["", "choice", "end"]


class SeatStanding(Sent):
    """How a seat stands, as everybody may see it: the text key of its title, and its score."""

    title: str  # of a faction, an Order, a colour; or nothing
    score: int | None


class MyTable(Sent):
    head: TableHead
    seats: list[int]
    your_turn: bool
    since: int  # choices made since this seat last looked
    result: ResultInfo | None
    standing: list[SeatStanding]  # by seat, automata last; empty before the game begins
    asked: int | None  # the seat whose turn it is to answer


class ResultInfo(Sent):
    winners: list[int]
    scores: list[int | None]
    reason: str  # text key end-REASON
    resigned: list[int] = msgspec.field(default_factory=list)  # seats that were given up


class DecisionInfo(Sent):
    """The pending question; `options` only for the seat asked. Answer with this `number`."""

    number: int
    seat: int
    prompt: str
    params: dict[str, Any]
    rule: str
    secret: bool
    options: list[Option] | None
    several: SeveralInfo | None  # where several things are picked together
    weighty: list[int]  # places in `options` of what spends, ends or shows something


class LimitInfo(Sent):
    """What the members picked weigh together lies between these; `weights` goes by the members."""

    weights: list[int]
    least: int
    most: int


class SeveralInfo(Sent):
    """What can be picked together, how often each, how many in all (ChooseSeveral). Where
    `ways` are given, a set is whole when its numbers, by the members, are one of them."""

    members: list[Option]
    counts: list[int]
    fewest: int
    most: int
    limits: list[LimitInfo]
    ways: list[list[int]]
    answered_by: list[str]  # verbs of the options that stand for whole sets, where there are such


class UndoInfo(Sent):
    """Which undo is there: `keep` is how many choices stay."""

    step: int | None  # the viewer's last choice taken back
    step_free: bool
    turn: int | None  # back to the beginning of the viewer's turn
    turn_free: bool
    redo: bool  # the viewer may make again what was taken back


class UndoRequest(Sent):
    """Somebody asks to take back; the people who still have to agree."""

    seat: int
    keep: int
    waiting: list[int]  # seats


class ProposalInfo(Sent):
    """What somebody proposes to all (Propose); the seats that have still to agree."""

    number: int
    seat: int
    what: Proposal
    waiting: list[int]


class ClockInfo(Sent):
    """Milliseconds left as of `now`; only the running seat's go down."""

    left: list[int | None]
    running: int | None
    now: float
    expired: int | None  # the seat whose time is over and may be claimed against
    paused: bool  # by all: no clock runs
    resting: list[float | None]  # until when each seat's person is on holiday
    silent_from: float | None  # when a bot may be put on the seat asked (StandIn)


class LessonPlace(Sent):
    """How far the lesson taken at this table has got."""

    step: int  # the task that waits; as many as there are when all is done
    starts: list[int]  # after how many choices each step up to it began: Undo leads back there
    wanted: list[Option]  # the options that lead on, the one to be shown first
    strayed: int | None  # the choice that was something else, by its number
    tried: Option | None  # that choice
    answer: str  # the words for it: `.if-ANSWER` of the step, or general ones where it is empty
    kept: bool  # the learner goes on with it all the same


class Position(Sent):
    """The game as the viewer may see it."""

    viewer: int | None  # the seat looked from; with several seats on one screen, the one asked
    choices: int  # made so far
    view: dict[str, Any]  # turn, seats, board
    decision: DecisionInfo | None
    result: ResultInfo | None
    undo: UndoInfo
    request: UndoRequest | None
    proposal: ProposalInfo | None
    clock: ClockInfo
    lesson: LessonPlace | None  # for the learner
    private: bool  # of several on one screen, the one asked sees what the others must not


class LogLine(Sent):
    """Something that happened: text key log-KEY; `choice` made it happen, in that turn."""

    choice: int
    turn: int
    seat: int | None  # whose turn it was
    key: str
    params: dict[str, Any]
    notation: str  # of the choice, on the first of its lines; where nothing is hidden


class LogPart(Sent):
    """The log from line `start` on: drop what you have from there, then append."""

    start: int
    lines: list[LogLine]


class Notice(Sent):
    """Something about the table, not the game: text key notice-KEY; shown in the log and kept."""

    number: int
    at: float
    choice: int
    key: str  # sat left offered taken_over replaced_bot handed stood_in bot_seated taken_back
    # bot_silent bot_illegal bot_gave_up (a program has lost its seat)
    # undo_asked undo_refused undone resigned proposed_draw proposed_end proposed_pause declined
    # withdrawn paused resumed holiday_taken holiday_ended
    # timed_out claimed luck_fork luck_known seats_drawn rules_changed rules_lost
    # fault_bot (a random choice was made for it), fault_rule (nothing was changed)
    # fault_hurry (time was up before the bot had thought as much as its level does; told once)
    # renamed owner_closed owner_handed owner_undone owner_muted owner_unmuted owner_removed
    seat: int | None
    name: str
    level: str = ""
    former: str = ""  # taken_over, stood_in: whose hand it was
    reason: str = ""  # owner_…: why, in the owner's words


class ChatLine(Sent):
    """Something said in the room that this page may hear; each room has numbers of its own."""

    number: int
    at: float
    room: ChatRoom
    name: str
    seat: int | None
    text: str


class PreparedChoice(Sent):
    """A choice that is expected of somebody else, or prepared."""

    seat: int
    prompt: str
    option: Option


class You(Sent):
    """Who this connection is: the seats held by its token, none for a spectator."""

    person: int | None
    name: str
    seats: list[int]  # asked of this screen
    away: list[int]  # handed to a bot, may be taken back
    left: list[int]  # left and still free: Return leads back to them
    holidays: int  # days for which the own clock may still rest
    notes: str
    standing: dict[str, Option]  # by prompt
    prepared: list[PreparedChoice]  # what is left of it, the next first
    seen: int  # choices seen when last here: what happened since begins there
