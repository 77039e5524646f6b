"""The HTTP side of leagues, ratings and profiles."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.routing import Route

import nemeton
from nemeton.league import course
from nemeton.league.course import Unfit, Why
from nemeton.league.settings import MOST_ENTRANTS, LeagueSettings
from nemeton.league.state import League
from nemeton.server.answering import answering, read
from nemeton.server.context import Context, context_of, locale_of
from nemeton.server.leagues import profiles
from nemeton.server.leagues.pages import line_of, page_of
from nemeton.server.leagues.schemas import (
    LeagueDeed,
    LeagueLists,
    LeaguePage,
    PersonPage,
    ProfileShown,
    RatingLine,
    SetProfile,
)
from nemeton.server.leagues.tables import check_settings
from nemeton.server.persons.store import Person
from nemeton.server.persons.who import person_asking, person_known, token_of
from nemeton.table.actions import checked_level, clean, clean_name
from nemeton.table.refusals import Reason, Refused, bad_field
from nemeton.table.tokens import hashed, is_device_key, new_table_id

__all__ = ["LEAGUE_ROUTES"]

LISTED = 100
REASONS: dict[Why, Reason] = {
    "begun": "league-begun",
    "entered": "league-entered",
    "full": "league-full",
    "late": "league-late",
    "no-entrant": "league-no-entrant",
    "not-begun": "league-not-begun",
    "over": "league-over",
    "playing": "league-playing",
    "too-few": "league-too-few",
}
OPENED_A_DAY = 10  # leagues by one person
LONGEST_TITLE = 60
DAY = 24 * 3600.0


async def asking(request: Request) -> Person | None:
    """Whose browser it is, if anybody's."""
    key = token_of(request)
    if not is_device_key(key):
        return None
    return await context_of(request).persons.person_by_key(hashed(key))


async def list_leagues(request: Request) -> LeagueLists:
    leagues, person = context_of(request).leagues, await asking(request)
    mine = await leagues.of_person(person.id, LISTED) if person is not None else []
    known = {each.id for each in mine}
    others = [each for each in await leagues.listed(LISTED) if each.id not in known]
    return LeagueLists(
        [line_of(each.id, each.league, True) for each in mine],
        [line_of(each.id, each.league, False) for each in others],
    )


async def open_league(request: Request) -> LeaguePage:
    """A new league; nobody takes part yet, not even whoever opens it."""
    context, wanted = context_of(request), await read(request, LeagueSettings)
    await context.house.check_name(wanted.name)
    title = clean(wanted.name, LONGEST_TITLE)
    wanted = msgspec.structs.replace(wanted, name=title)
    check_settings(wanted, locale_of(request))
    person = await person_known(request)
    if person is None:
        raise Refused("unknown-key")
    now = time.time()
    if await context.leagues.opened_by(person.id, now - DAY) >= OPENED_A_DAY:
        raise Refused("too-many")
    id = new_table_id()
    league = League(wanted, person.id, secrets.randbits(48), now)
    await context.leagues.create(id, league)
    return await shown(context, id, league, person)


async def one_league(request: Request) -> LeaguePage:
    context, id = context_of(request), str(request.path_params["league"])
    league, _ = await context.leagues.find(id)
    return await shown(context, id, league, await asking(request))


async def shown(context: Context, id: str, league: League, person: Person | None) -> LeaguePage:
    people = [each.person for each in league.entrants if each.person]
    wanted = await profiles.who_want_one(context.database, people)
    owner = await context.persons.person(league.owner)
    me, name = ("" if person is None else person.id), ("" if owner is None else owner.name)
    missing = await context.desk.missing(league)
    return page_of(id, league, me, name, wanted, missing, time.time())


async def act(request: Request) -> LeaguePage:
    """What somebody does about a league: with themselves, or as whoever opened it."""
    context, id = context_of(request), str(request.path_params["league"])
    wanted = await read(request, LeagueDeed)
    if wanted.deed == "enter":
        return await enter(request, id, wanted)
    person = await person_asking(request)
    league, _ = await context.leagues.find(id)
    own = league.by_person(person.id)
    if wanted.deed == "leave":
        number = -1 if own is None else own.number
    elif league.owner == person.id:
        number = wanted.number
    else:
        raise Refused("not-organizer")
    action = deed(wanted, number)
    try:
        league, _ = await context.leagues.change(id, action)
    except Unfit as unfit:
        raise refused(unfit) from None
    if wanted.deed in ("leave", "remove"):
        await context.desk.retire(league, number)
    await context.desk.set_up(id, league)
    league, _ = await context.leagues.find(id)
    return await shown(context, id, league, person)


async def enter(request: Request, id: str, wanted: LeagueDeed) -> LeaguePage:
    context = context_of(request)
    await context.house.check_name(wanted.name)
    name = clean_name(wanted.name)
    person = await person_known(request, name)
    if person is None:
        raise Refused("unknown-key")
    entrant = person.id
    try:
        league, _ = await context.leagues.change(id, lambda each: course.enter(each, name, entrant))
    except Unfit as unfit:
        raise refused(unfit) from None
    return await shown(context, id, league, person)


def deed(wanted: LeagueDeed, number: int) -> Callable[[League], object]:
    now = time.time()
    match wanted.deed:
        case "leave" | "remove":
            return lambda league: course.withdraw(league, number)
        case "begin":
            return lambda league: course.begin(league, new_table_id, now)
        case "next":
            return lambda league: course.open_next(league, new_table_id, now)
        case "end":
            return course.end
    if not 1 <= wanted.count <= MOST_ENTRANTS:
        raise bad_field("count")
    return lambda league: bots_enter(league, wanted)


def bots_enter(league: League, wanted: LeagueDeed) -> None:
    """A bot takes part like anybody; the client calls it by its level and number."""
    level = checked_level(wanted.level, league.settings.game)
    for _ in range(wanted.count):
        course.enter(league, "", "", level)


def refused(unfit: Unfit) -> Refused:
    return Refused(REASONS[unfit.why])


async def person_page(request: Request) -> PersonPage:
    context, id = context_of(request), str(request.path_params["person"])
    asks = await asking(request)
    person = await context.persons.person(id)
    own = asks is not None and asks.id == id
    if person is None or not (own or profiles.wants_one(person)):
        raise Refused("no-profile")
    return await profiles.page_of(context, person)


async def set_profile(request: Request) -> ProfileShown:
    wanted, person = await read(request, SetProfile), await person_asking(request)
    await context_of(request).persons.put_settings(
        person.id, profiles.PART, {"shown": wanted.shown}
    )
    return ProfileShown(person.id, wanted.shown)


async def own_profile(request: Request) -> ProfileShown:
    person = await person_asking(request)
    return ProfileShown(person.id, profiles.wants_one(person))


async def best_rated(request: Request) -> list[RatingLine]:
    """The strongest in a game, of those who want to be shown."""
    game = str(request.path_params["game"])
    if game not in nemeton.catalogue():
        raise Refused("no-such-game")
    return await profiles.best(context_of(request), game)


LEAGUE_ROUTES = [
    Route("/api/leagues", answering(list_leagues), methods=["GET"]),
    Route("/api/leagues", answering(open_league), methods=["POST"]),
    Route("/api/leagues/{league}", answering(one_league), methods=["GET"]),
    Route("/api/leagues/{league}", answering(act), methods=["POST"]),
    Route("/api/games/{game}/ratings", answering(best_rated)),
    Route("/api/persons/{person}", answering(person_page)),
    Route("/api/me/profile", answering(own_profile), methods=["GET"]),
    Route("/api/me/profile", answering(set_profile), methods=["POST"]),
]
