"""Opening tables: new ones, rematches, forks, and games that somebody uploads."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

import nemeton
from nemeton.bots.limits import WORKER_VERIFIES
from nemeton.engine.chance import SECRET_BYTES
from nemeton.engine.errors import BadInput
from nemeton.server.limits import Limits
from nemeton.server.persons.store import Persons
from nemeton.server.schemas import Fork, Joined, NewTable
from nemeton.table import log
from nemeton.table.actions import LONGEST_NAME, Change, checked_level, clean, clean_name
from nemeton.table.host import Host
from nemeton.table.interfaces import TaskFailed, TaskLate, Turn
from nemeton.table.refusals import Refused, bad_field, refused_by_engine
from nemeton.table.settings import ClockSettings, Differs, SeatSettings, TableSettings
from nemeton.table.table import Person, Table
from nemeton.table.tasks import DIFFERING, Verified, Verify
from nemeton.table.tokens import hashed, is_table_id, is_token, new_token

__all__ = ["forked", "new_table", "rematched", "seated", "uploaded"]

PROOF = ("secret", "nonces", "commitment")  # what a record says of how its luck was made
NAMELESS = {"en": "Guest", "fr": "Invité"}


async def new_table(host: Host, wanted: NewTable, locale: str) -> Joined:
    """A new table as somebody has set it up; that one sits on the seats marked `me`."""
    check_link(wanted)
    check_rated(wanted)
    if not wanted.clock.sound():
        raise bad_field("clock")
    if wanted.guests and not any(seat.kind == "open" for seat in wanted.seats):
        raise bad_field("guests")
    seed = secrets.token_hex(SECRET_BYTES)
    try:
        game = nemeton.game(wanted.game)
        setup = game.prepared(len(wanted.seats), seed, wanted.options, wanted.data)
    except BadInput as error:
        raise refused_by_engine(error, locale) from None
    check_seats(wanted.seats, game.name)
    settings = TableSettings(
        game=game.name,
        seed=seed,
        secret=seed,
        seats=wanted.seats,
        options=plain(setup.settings),
        rules=game.rules,
        clock=wanted.clock,
        data=wanted.data,
        undo=wanted.undo,
        hints=wanted.hints and not wanted.rated,
        watch=wanted.watch,
        public=wanted.public and not wanted.guests,
        language=wanted.language,
        experience=wanted.experience,
        named=bool(wanted.guests),
        rated=wanted.rated,
        wanted=wanted.seats if wanted.draw_seats else [],
    )
    link = (wanted.table, wanted.invite)
    return await seated(host, settings, wanted.name or NAMELESS[locale], link)


def check_rated(wanted: NewTable) -> None:
    """A rated game is one of people, each on one seat, with our values."""
    if not wanted.rated:
        return
    if wanted.data is not None:
        raise Refused("rated-own-values")
    kinds = [seat.kind for seat in wanted.seats]
    if kinds.count("me") != 1 or kinds.count("bot") > len(kinds) - 2:
        raise Refused("rated-two-people")


def check_link(wanted: NewTable) -> None:
    """A link that the client has made up is as hard to guess as one of ours."""
    if wanted.table and not is_table_id(wanted.table):
        raise bad_field("table")
    if wanted.invite and not (wanted.table and is_token(wanted.invite)):
        raise bad_field("invite")


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def check_seats(seats: list[SeatSettings], game: str) -> None:
    for number, seat in enumerate(seats):
        if seat.kind == "bot":
            checked_level(seat.level, game)
        elif seat.level:
            raise bad_field(f"seats[{number}].level")
        if seat.name and seat.kind != "me":
            raise bad_field(f"seats[{number}].name")
        if seat.name and clean_name(seat.name) != seat.name:
            raise bad_field(f"seats[{number}].name")


async def seated(
    host: Host,
    settings: TableSettings,
    name: str,
    link: tuple[str, str] = ("", ""),
    more: Sequence[log.Body] = (),
) -> Joined:
    """Creates the table with its first person, and what its log begins with besides; an invitation
    goes to the friends."""
    token, (address, invite) = new_token(), link
    invited = any(seat.kind == "invite" for seat in settings.seats)
    invite = (invite or new_token()) if invited else ""
    settings = msgspec.structs.replace(settings, invite=hashed(invite) if invite else "")
    mine = [number for number, seat in enumerate(settings.seats) if seat.kind == "me"]
    bodies: list[log.Body] = [log.Joined(0, clean_name(name), hashed(token))]
    bodies += [*(log.Sat(seat, 0) for seat in mine), *more]
    open_table = await host.create(settings, bodies, address)
    return Joined(open_table.table.name, token, mine, invite)


async def rematched(host: Host, persons: Persons, table: Table, person: Person | None) -> Joined:
    """The same people once more, everybody one seat further; what opens their seats here opens
    those there."""
    if person is None or not any(seat.person == person.number for seat in table.seats):
        raise Refused("not-your-seat")
    if table.rematch is not None:
        again = (await host.open_table(table.rematch)).table
        mine = again.seats_of(numbers_of(table)[person.number])
        return Joined(again.name, "", mine, "")
    if not table.over:
        raise Refused("not-open")
    seats = [table.seats[number - 1] for number in range(len(table.seats))]
    numbers = numbers_of(table)
    bodies: list[log.Body] = [
        log.Joined(number, table.people[each].name, table.people[each].key, table.people[each].bot)
        for each, number in numbers.items()
    ]
    for place, seat in enumerate(seats):
        if seat.person is not None and seat.by_person:
            bodies.append(log.Sat(place, numbers[seat.person]))
    seed = secrets.token_hex(SECRET_BYTES)
    settings = msgspec.structs.replace(
        table.settings,
        seed=seed,
        secret=seed,
        renewals=[],
        seats=[
            SeatSettings("bot", seat.level)
            if seat.level
            else SeatSettings("invite", name=seat.name)
            for seat in seats
        ],
        prefix=[],
        forked_from=None,
        wanted=[],
        named=False,
        rated=False,  # nobody has agreed to it
        league="",
    )
    open_table = await host.create(settings, bodies)
    await persons.follow(numbers.items(), table.name, open_table.table.name)
    old = await host.open_table(table.name)
    await host.perform(old, lambda each: rematch_change(each, open_table.table.name))
    if table.rematch != open_table.table.name:  # somebody else was faster: that table it is
        return await rematched(host, persons, table, person)
    mine = open_table.table.seats_of(numbers[person.number])
    return Joined(open_table.table.name, "", mine, "")


def rematch_change(table: Table, name: str) -> Change:
    return Change([] if table.rematch is not None else [log.Rematched(name)])


def numbers_of(table: Table) -> dict[int, int]:
    """The people who sit at a table, numbered anew in the order of their seats."""
    people = [seat.person for seat in table.seats if seat.person is not None]
    return {person: number for number, person in enumerate(dict.fromkeys(people))}


async def forked(host: Host, table: Table, wanted: Fork, locale: str) -> Joined:
    """A new table that goes on from a moment of this one, with luck sealed anew: that of a game
    whose record is open is known to everybody."""
    check_seats(wanted.seats, table.settings.game)
    if len(wanted.seats) != table.settings.players:
        raise bad_field("seats")
    if not wanted.clock.sound():
        raise bad_field("clock")
    if not 0 <= wanted.at <= table.choices:
        raise bad_field("at")
    setup = table.state.setup
    assert setup.seed is not None
    settings = msgspec.structs.replace(
        table.settings,
        seed=setup.seed,
        secret=secrets.token_hex(SECRET_BYTES),
        renewals=[each for each in setup.renewals if each[0] < wanted.at],
        proof={},
        seats=wanted.seats,
        clock=wanted.clock,
        prefix=[list(made.option) for made in table.timeline.made[: wanted.at]],
        public=False,
        archive=False,
        forked_from=table.name,
        wanted=[],
        named=False,
        rated=False,
        league="",
        names=[],
    )
    return await seated(host, settings, wanted.name or NAMELESS[locale])


async def uploaded(
    host: Host, record: Any, limits: Limits, locale: str, household: str = ""
) -> str:
    """A game from a file, checked choice by choice, as a table to look at; one of older
    rules, as far as those of today follow it."""
    if not isinstance(record, dict):
        raise bad_field("", "json")
    if not isinstance(record.get("choices"), list):
        raise bad_field("choices", "type", expected="array")
    if len(record["choices"]) > limits.record_choices:
        raise Refused("too-long", longest=limits.record_choices)
    try:
        turn = Turn(households=(household,), patience=WORKER_VERIFIES)
        found = await host.workers.ask(Verify(record), Verified, WORKER_VERIFIES, turn)
    except TaskLate:
        raise Refused("busy") from None
    except TaskFailed:
        raise bad_field("choices") from None
    differs: Differs = DIFFERING.get(found.key, "")
    if found.key and not differs:
        raise Refused("bad-input", found.said[locale], key=found.key)
    game = nemeton.game(record["game"])
    settings = TableSettings(
        game=game.name,
        seed=record["seed"],
        seats=[SeatSettings("open")] * record["players"],
        options=record["options"],
        rules=game.rules,
        clock=ClockSettings(),
        data=record.get("data"),
        prefix=record["choices"][: found.reach] if differs else record["choices"],
        archive=True,
        differs=differs,
        names=names_in(record, record["players"]),
        renewals=[(each["at"], each["seed"]) for each in record.get("renewals", [])],
        proof={key: record[key] for key in PROOF if key in record},
    )
    return (await host.create(settings, [])).table.name


def names_in(record: dict[str, Any], players: int) -> list[str]:
    """Who sat where, as far as the file says so in a way that can be shown."""
    written = record.get("names")
    names = [""] * players
    if isinstance(written, list):
        for number, name in enumerate(written[:players]):
            if isinstance(name, str):
                names[number] = clean(name[:LONGEST_NAME], LONGEST_NAME)
    return names
