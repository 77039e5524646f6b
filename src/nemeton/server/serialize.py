"""What a viewer is sent of a table: built from what that viewer may know, nothing else."""

from __future__ import annotations

import time
from typing import Any, Literal

from msgspec.structs import replace

import nemeton
from nemeton import bots
from nemeton.engine.flow import prompts, secret_prompts
from nemeton.engine.history import Result
from nemeton.engine.several import Several
from nemeton.engine.state import Decision, State
from nemeton.server import schemas
from nemeton.server import table_schemas as told
from nemeton.table.actions import free_to_all
from nemeton.table.luck import kind_of
from nemeton.table.open_table import OpenTable
from nemeton.table.preparing import awaited
from nemeton.table.table import Person, Table
from nemeton.table.unasked import unasked_option, was_unasked

__all__ = [
    "decision_info",
    "game_info",
    "head",
    "position",
    "result_info",
    "standing",
    "you",
]


def game_info(name: str) -> schemas.GameInfo:
    """All that a client needs to know of a game it knows nothing about."""
    game = nemeton.game(name)
    return schemas.GameInfo(
        name=game.name,
        rules=game.rules,
        players=list(game.players),
        options=[option_info(name, each.describe()) for name, each in game.options.items()],
        verbs={verb: list(arguments) for verb, arguments in game.verbs.items()},
        kinds=dict(game.kinds),
        names={kind: list(values) for kind, values in game.names.items()},
        secret_prompts=secret_prompts(game.steps.values()),
        prompts=prompts(game.steps.values()),
        open_book=game.open_book(game.prepared(None, 0, {})),
        levels=bots.levels_of(game),
    )


def option_info(name: str, described: dict[str, Any]) -> schemas.OptionInfo:
    choices = described.get("choices")
    return schemas.OptionInfo(
        name=name,
        kind=described["kind"],
        default=described["default"],
        advanced=described["advanced"],
        low=described.get("low"),
        high=described.get("high"),
        choices=None if choices is None else list(choices),
    )


def head(table: Table) -> told.TableHead:
    """What anybody with the address may know."""
    settings = table.settings
    return told.TableHead(
        table=table.name,
        game=settings.game,
        rules=table.rules,
        players=settings.players,
        options=settings.options,
        seats=[seat_info(table, seat) for seat in range(settings.players)],
        clock=replace(settings.clock, silence=settings.clock.patience),
        opener=table.opener,
        undo=settings.undo,
        hints=settings.hints,
        watch=settings.watch,
        public=settings.public,
        language=settings.language,
        experience=settings.experience,
        named=settings.named,
        commitment=settings.commitment,
        luck=luck_info(table),
        begun=table.begun,
        over=table.over,
        closed=table.closed,
        archive=settings.archive,
        record_open=table.record_open,
        open_book=table.open_book,
        created=table.created,
        changed=table.changed,
        turn=table.state.turn.number,
        forked_from=settings.forked_from,
        rematch=table.rematch,
        own_values=table.own_values,
        lesson=settings.lesson,
        rated=settings.rated,
        league=settings.league,
        differs=settings.differs,
    )


def luck_info(table: Table) -> told.LuckInfo:
    """How the luck of the table comes about, and what may be said of it."""
    people = table.players_in_order()
    stage: Literal["sealing", "opening", "dealt"] = "sealing"
    if table.begun or not table.luck.wanted:
        stage = "dealt"
    elif table.dealing and table.luck.opening(people):
        stage = "opening"
    return told.LuckInfo(
        kind=kind_of(table.settings, table.open_book),
        since=len(table.settings.prefix),
        stage=stage,
        nonces=[
            told.NonceInfo(
                person,
                table.people[person].name,
                [n for n, seat in enumerate(table.seats) if seat.person == person],
                nonce.seal,
                nonce.number,
            )
            for person, nonce in table.luck.nonces.items()
        ],
    )


def seat_info(table: Table, number: int) -> told.SeatInfo:
    seat = table.seats[number]
    occupant: schemas.Occupant = "open" if free_to_all(table, number) else "invite"
    if seat.level and occupant != "open":
        occupant = "bot"
    elif seat.person is not None:
        occupant = "person"
    left = table.people[seat.left_by].name if seat.left_by is not None and table.begun else ""
    name = table.name_of(number)
    return told.SeatInfo(
        occupant,
        seat.person,
        name,
        seat.level,
        seat.free,
        seat.resigned,
        left,
        seat.offered,
        table.bot_at(number),
    )


def you(open_table: OpenTable, person: Person | None) -> told.You:
    number = None if person is None else person.number
    return told.You(
        person=number,
        name="" if person is None else person.name,
        seats=open_table.table.seats_of(number),
        away=open_table.table.away_of(number),
        left=open_table.table.left_of(number),
        holidays=0 if number is None else open_table.table.holidays_left(number),
        notes=open_table.notes(number),
        standing={prompt: list(option) for prompt, option in open_table.standing(number).items()},
        prepared=[
            told.PreparedChoice(each.seat, each.prompt, list(each.option))
            for each in awaited(open_table.table, open_table.prepared(number))
        ],
        seen=open_table.seen(number),
    )


def viewpoint(table: Table, person: Person | None) -> int | None:
    """The seat looked from: of several on one screen the one asked, else the last to be asked."""
    mine = seats_on_screen(table, person)
    if not mine or (table.settings.undealt and not table.begun):
        return None
    if table.asked in mine:
        return table.asked
    made = [each.seat for each in reversed(table.timeline.made[-40:]) if each.seat in mine]
    return made[0] if made else mine[0]


def seats_on_screen(table: Table, person: Person | None) -> list[int]:
    """The seats that this person may look from: played, or played by a bot in their place."""
    if person is None:
        return []
    return table.seats_of(person.number) or table.away_of(person.number)


def position(table: Table, seat: int | None) -> told.Position:
    """The game as a seat may see it; None is a spectator."""
    decision = table.decision if table.begun else None
    asked = None if unasked_option(table) is not None else seat
    view = table.state.view(seat)
    private = shares_screen(table, seat) and view != table.state.view(None)
    return told.Position(
        viewer=seat,
        choices=table.choices,
        view=view,
        decision=decision_info(decision, table.moment, asked),
        result=table_result(table),
        undo=undo_info(table, seat, private),
        request=request_info(table),
        proposal=proposal_info(table),
        clock=clock_info(table),
        lesson=lesson_place(table, seat),
        private=private,
    )


def shares_screen(table: Table, seat: int | None) -> bool:
    """Whether whoever has this seat has others too: the screen goes from hand to hand."""
    person = None if seat is None else table.seats[seat].person
    return person is not None and len(table.seats_of(person)) > 1


def lesson_place(table: Table, seat: int | None) -> told.LessonPlace | None:
    """Where the learner stands; others who look on are told nothing."""
    progress, follower = table.progress, table.follower
    if progress is None or follower is None or seat != follower.lesson.seat:
        return None
    tried = None if progress.strayed is None else follower.made[progress.strayed]
    before = len(follower.lesson.choices)
    return told.LessonPlace(
        step=progress.step,
        starts=[before + start for start in progress.starts],
        wanted=[list(option) for option in follower.wanted()],
        strayed=None if progress.strayed is None else before + progress.strayed,
        tried=None if tried is None else list(tried),
        answer=progress.answer,
        kept=table.kept is not None,
    )


def decision_info(
    decision: Decision | None, number: int, seat: int | None
) -> told.DecisionInfo | None:
    """The pending question; its options go to the seat asked and to nobody else."""
    if decision is None:
        return None
    asked = seat is not None and decision.seat == seat
    return told.DecisionInfo(
        number=number,
        seat=decision.seat,
        prompt=decision.prompt,
        params=decision.params,
        rule=decision.rule,
        secret=decision.secret,
        options=[list(option) for option in decision.options] if asked else None,
        several=several_info(decision.several) if asked else None,
        weighty=weighty_places(decision) if asked else [],
    )


def weighty_places(decision: Decision) -> list[int]:
    state = decision.state
    return [place for place, option in enumerate(decision.options) if state.weighty(option)]


def several_info(several: Several | None) -> told.SeveralInfo | None:
    if several is None:
        return None
    return told.SeveralInfo(
        members=[list(option) for option in several.members],
        counts=list(several.counts),
        fewest=several.fewest,
        most=several.most,
        limits=[
            told.LimitInfo(list(each.weights), each.least, each.most) for each in several.limits
        ],
        ways=[list(way) for way in several.ways],
        answered_by=list(several.answered_by),
    )


def result_info(result: Result | None) -> told.ResultInfo | None:
    if result is None:
        return None
    return told.ResultInfo(list(result.winners), list(result.scores), result.reason)


def standing(table: Table) -> list[told.SeatStanding]:
    """Title and score of every seat, in a game that has begun."""
    if not table.begun:
        return []
    state = table.state
    shown = [state.seat_view(seat) for seat in range(state.seat_count())]
    return [told.SeatStanding(title_key(state, each["title"]), each["score"]) for each in shown]


def title_key(state: State, title: str | None) -> str:
    """The text key of a title: the name of a value of some kind."""
    names = state.setup.game.names
    return next((f"name-{kind}-{title}" for kind, known in names.items() if title in known), "")


def table_result(table: Table) -> told.ResultInfo | None:
    """The result of a live table, which says who gave up on the way."""
    found = result_info(table.result)
    if found is not None:
        found.resigned = [n for n, seat in enumerate(table.seats) if seat.resigned]
    return found


def fellows(table: Table, seat: int | None, private: bool) -> list[int]:
    """Whose choices a screen takes back: where nothing is hidden, those of all who share it."""
    if seat is None:
        return []
    person = None if private else table.seats[seat].person
    return [seat] if person is None else table.seats_of(person) or [seat]


def undo_info(table: Table, seat: int | None, private: bool) -> told.UndoInfo:
    """Which undo this seat has: the last choice at its screen, and the beginning of its turn."""
    seats = fellows(table, seat, private)
    redo = bool(table.redoable.next) and not table.over and table.redoable.next[0].seat in seats
    none = told.UndoInfo(None, False, None, False, redo)
    allowed = (
        table.settings.undo != "never" and table.claimed is None and not table.settings.archive
    )
    if seat is None or not allowed or not table.begun:
        return none
    first, made = len(table.settings.prefix), table.timeline.made
    mine = (n for n in range(len(made) - 1, first - 1, -1) if made[n].seat in seats)
    last = next((n for n in mine if not was_unasked(table, n)), None)
    if last is None:
        return none
    at_once = table.state.free_undo(made[last].seat)
    last = made[last].first
    free = table.state.free_undo(seat)
    turn = table.state.turn
    began = max(turn.began, first)
    restarts = turn.seat == seat and began < len(made) and made[began].seat == seat
    return told.UndoInfo(last, last >= at_once, began if restarts else None, began >= free, redo)


def request_info(table: Table) -> told.UndoRequest | None:
    request = table.request
    if request is None:
        return None
    return told.UndoRequest(request.seat, request.keep, list(request.waiting))


def proposal_info(table: Table) -> told.ProposalInfo | None:
    each = table.proposal
    if each is None:
        return None
    return told.ProposalInfo(each.number, each.seat, each.what, list(each.waiting))


def clock_info(table: Table) -> told.ClockInfo:
    now = time.time()
    clock, asked = table.clock, table.asked
    running = asked if clock.used and table.playing else None
    if running is not None and clock.rests(running, now):
        running = None
    left: list[int | None] = [None] * table.settings.players
    if clock.used:
        left = [round(1000 * each) for each in clock.left]
    if asked is not None and clock.used and table.playing:
        left[asked] = round(1000 * clock.left_at(asked, now))
    resting = [holiday_end(table, seat, now) for seat in range(table.settings.players)]
    return told.ClockInfo(
        left, running, now, table.expired, clock.paused, resting, table.silent_from()
    )


def holiday_end(table: Table, seat: int, now: float) -> float | None:
    spans = table.clock.holidays[seat]
    return spans[-1][1] if spans and spans[-1][1] > now else None
