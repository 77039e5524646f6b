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
    POST /api/lobby/sit         FirstFree   -> Joined       (at the first free table that fits)
    GET  /api/games/NAME/lessons            -> LessonBook
    POST /api/games/NAME/lessons/LESSON   TakeLesson   -> Joined
    GET  /api/games/NAME/figures/LESSON/STEP   -> RuleFigure   (a picture of the rules)
    GET  /api/games/NAME/puzzles            -> PuzzleBook   (taken as the lesson puzzle-NUMBER)
    POST /api/games/NAME/analysis   Analyse   -> AnalysedPosition   (of a game with a net)
    POST /api/games/NAME/analysis/judgement   Analyse   -> Judged
    POST /api/games/NAME/analysis/course   Analyse   -> AnalysedCourse
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
    POST /api/me/passkeys/offer             -> PasskeyOffer   (for a new one; with an Origin)
    POST /api/me/passkeys       NewPasskey  -> Me
    POST /api/me/passkeys/ID/remove         -> Me
    POST /api/me/passkeys/challenge         -> PasskeyChallenge   (for whoever has one)
    POST /api/me/passkeys/open   PasskeyProof   -> PasskeyLink
    POST /api/me/open           OpenPerson  -> PersonSeen, or with a new key OpenedPerson
    GET  /api/me/met                        -> list[Met]    (those one was at tables with)
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

from nemeton.review.hints import Comparison, HintedOption
from nemeton.review.position import BestLine, Judged
from nemeton.review.schemas import ChoiceStep, Remark, Report, SearchInfo, SeatReport
from nemeton.server.calls.schemas import (
    CallAddress,
    Calling,
    GiveAddress,
    QuietHours,
    SetFeeds,
    SetQuietHours,
    Stopped,
)
from nemeton.server.client_messages import (
    PROTOCOL,
    AnswerProposal,
    AnswerUndo,
    AskAhead,
    AskCompare,
    AskHint,
    AskPreview,
    AskWhy,
    Choose,
    ChooseSeveral,
    Claim,
    ClientMessage,
    CloseTable,
    EndHoliday,
    Hand,
    Hello,
    KeepTry,
    Leave,
    Note,
    Offer,
    OpenNonce,
    Ping,
    Prepare,
    Propose,
    Redo,
    Resign,
    Resume,
    Return,
    Say,
    SealNonce,
    Seen,
    Stand,
    StandIn,
    TakeBack,
    TakeHoliday,
    Undo,
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
from nemeton.server.lessons.schemas import (
    LessonBook,
    PuzzleBook,
    PuzzleInfo,
    RuleFigure,
    TakeLesson,
)
from nemeton.server.lobby.schemas import FirstFree, Met
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
    NewPasskey,
    NewWords,
    OpenedPerson,
    OpenPerson,
    Passkey,
    PasskeyChallenge,
    PasskeyLink,
    PasskeyOffer,
    PasskeyProof,
    PersonSeen,
    SetMe,
    WordSheet,
)
from nemeton.server.replay.schemas import (
    About,
    Analyse,
    AnalysedCourse,
    AnalysedMove,
    AnalysedPosition,
    Fairness,
    Moment,
    Outline,
    RawRecord,
)
from nemeton.server.schemas import (
    Complain,
    Fork,
    GameInfo,
    Join,
    Joined,
    Mine,
    NewTable,
    Noted,
    Opened,
    Reach,
    Refusal,
)
from nemeton.server.server_messages import (
    Ahead,
    Change,
    Compared,
    Connected,
    Done,
    Farewell,
    Hinted,
    Pong,
    Previewed,
    Refused,
    ServerMessage,
    Update,
    Welcome,
    Why,
)
from nemeton.server.table_schemas import MyTable, SeatStanding, TableHead
from nemeton.server.values import ComponentValue, ComponentValues

__all__ = [
    "PROTOCOL",
    "About",
    "Adopt",
    "Adopted",
    "Ahead",
    "Analyse",
    "AnalysedCourse",
    "AnalysedMove",
    "AnalysedPosition",
    "AnswerProposal",
    "AnswerUndo",
    "AskAhead",
    "AskCompare",
    "AskHint",
    "AskPreview",
    "AskWhy",
    "BestLine",
    "CallAddress",
    "Calling",
    "CarryLink",
    "Change",
    "ChoiceStep",
    "Choose",
    "ChooseSeveral",
    "Claim",
    "ClientMessage",
    "CloseTable",
    "Compared",
    "Comparison",
    "Complain",
    "Complaint",
    "ComponentValue",
    "ComponentValues",
    "Connected",
    "Device",
    "Done",
    "EndHoliday",
    "EntrantLine",
    "Fairness",
    "Farewell",
    "FirstFree",
    "Fork",
    "GameInfo",
    "GiveAddress",
    "GroupTable",
    "Hand",
    "Hello",
    "HideTable",
    "Hinted",
    "HintedOption",
    "HouseRules",
    "Join",
    "Joined",
    "Judged",
    "KeepTry",
    "LeagueDeed",
    "LeagueLine",
    "LeagueLists",
    "LeaguePage",
    "LeagueSettings",
    "Leave",
    "LessonBook",
    "Me",
    "MeetingLine",
    "Met",
    "Mine",
    "Moment",
    "MyTable",
    "NewCarry",
    "NewPasskey",
    "NewTable",
    "NewWords",
    "Note",
    "Noted",
    "NoticeLook",
    "Offer",
    "OpenNonce",
    "OpenPerson",
    "Opened",
    "OpenedPerson",
    "OpeningLine",
    "Outline",
    "OwnerWish",
    "Passkey",
    "PasskeyChallenge",
    "PasskeyLink",
    "PasskeyOffer",
    "PasskeyProof",
    "PersonLook",
    "PersonPage",
    "PersonSeen",
    "Ping",
    "PlaceLine",
    "Pong",
    "Prepare",
    "Previewed",
    "ProfileGame",
    "ProfileShown",
    "Propose",
    "PuzzleBook",
    "PuzzleInfo",
    "QuietHours",
    "RatingLine",
    "RatingShown",
    "RawRecord",
    "Reach",
    "Redo",
    "Refusal",
    "Refused",
    "Remark",
    "Report",
    "Resign",
    "Resume",
    "Return",
    "RivalLine",
    "RoundLine",
    "RuleFigure",
    "Say",
    "SealNonce",
    "SearchInfo",
    "SeatLook",
    "SeatReport",
    "SeatStanding",
    "Seen",
    "ServerMessage",
    "SetFeeds",
    "SetMe",
    "SetProfile",
    "SetQuietHours",
    "ShareLine",
    "Stand",
    "StandIn",
    "StandingLine",
    "Stopped",
    "TableHead",
    "TableLine",
    "TableLook",
    "TakeBack",
    "TakeHoliday",
    "TakeLesson",
    "TalkLook",
    "Undo",
    "Update",
    "Welcome",
    "Why",
    "WordSheet",
]
