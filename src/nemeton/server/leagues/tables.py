"""The table of a meeting: set up by the house, with everybody on the seat that was drawn."""

from __future__ import annotations

import secrets

import msgspec

import nemeton
from nemeton.engine.chance import SECRET_BYTES
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game
from nemeton.engine.settings import PerSeat
from nemeton.league.settings import LeagueSettings
from nemeton.league.state import League, Meeting
from nemeton.table import log
from nemeton.table.actions import checked_level
from nemeton.table.refusals import bad_field, refused_by_engine
from nemeton.table.settings import ClockSettings, SeatSettings, TableSettings
from nemeton.table.tokens import hashed, new_token

__all__ = ["check_settings", "side_setting", "table_for"]


def side_setting(game: Game) -> str:
    """The option by which each seat is given something of its own to play, or none."""
    found = [name for name, each in game.options.items() if isinstance(each, PerSeat)]
    return found[0] if found else ""


def options_for(settings: LeagueSettings, sides: list[str]) -> dict[str, object]:
    """The options of one table; sides go by seat."""
    name = side_setting(nemeton.game(settings.game))
    return {**settings.options, **({name: sides} if name and any(sides) else {})}


def check_settings(settings: LeagueSettings, locale: str) -> None:
    """Refuses what no table could be set up with, before anybody enters."""
    wrong = settings.unsound()
    if wrong:
        raise bad_field(wrong)
    if not settings.name.strip():
        raise bad_field("name", "missing")
    try:
        game = nemeton.game(settings.game)
    except BadInput as error:
        raise refused_by_engine(error, locale) from None
    checked_level(settings.fill, settings.game)
    if settings.sides and not side_setting(game):
        raise bad_field("sides")
    pool = settings.sides
    for begin in range(max(1, len(pool))):
        sides = (
            [pool[(begin + seat) % len(pool)] for seat in range(settings.at_table)] if pool else []
        )
        try:
            game.prepared(
                settings.at_table, "0" * 2 * SECRET_BYTES, options_for(settings, sides), None
            )
        except BadInput as error:
            raise refused_by_engine(error, locale) from None


def clock_of(settings: LeagueSettings) -> ClockSettings:
    """Whoever lets their time run out is replaced by a bot, so that every round ends."""
    return ClockSettings(
        kind=settings.pace,
        seconds=settings.seconds,
        increment=settings.increment,
        days=settings.days,
        timeout="bot",
        holidays=7,
    )


def table_for(
    id: str, league: League, meeting: Meeting
) -> tuple[TableSettings, list[log.Body], list[str]]:
    """How the table is set up, what its log begins with, and who is which person there."""
    settings = league.settings
    game = nemeton.game(settings.game)
    secret = secrets.token_hex(SECRET_BYTES)
    options = options_for(settings, [place.side for place in meeting.seats])
    setup = game.prepared(settings.at_table, secret, options, None)
    seats, bodies, people = [], list[log.Body](), list[str]()
    sat: list[log.Body] = []
    for seat, place in enumerate(meeting.seats):
        entrant = None if place.entrant is None else league.entrants[place.entrant]
        if entrant is None or entrant.level or not entrant.person:
            seats.append(
                SeatSettings("bot", entrant.level if entrant and entrant.level else settings.fill)
            )
            continue
        seats.append(SeatSettings("invite"))
        bodies.append(log.Joined(len(people), entrant.name, hashed(new_token())))
        sat.append(log.Sat(seat, len(people)))
        people.append(entrant.person)
    made = TableSettings(
        game=game.name,
        seed=secret,
        secret=secret,
        seats=seats,
        options=msgspec.to_builtins(setup.settings),
        rules=game.rules,
        clock=clock_of(settings),
        hints=False,
        rated=settings.rated,
        league=id,
    )
    return made, [*bodies, *sat], people
