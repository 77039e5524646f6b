"""Profiles: what is shown of those who want one, and the strongest of each game."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from nemeton.league.profile import GameProfile, Share, game_profiles, rivals_of
from nemeton.server.context import Context
from nemeton.server.leagues.schemas import (
    OpeningLine,
    PersonPage,
    ProfileGame,
    RatingLine,
    RatingShown,
    RivalLine,
    ShareLine,
)
from nemeton.server.persons.store import Person
from nemeton.server.storage.database import Database

__all__ = ["PART", "best", "page_of", "wants_one", "who_want_one"]

PART = "profile"  # of what is kept of a person
BEST = 50


def wants_one(person: Person) -> bool:
    kept = person.settings.get(PART)
    return isinstance(kept, dict) and kept.get("shown") is True


async def who_want_one(database: Database, people: Collection[str]) -> set[str]:
    """Those of these people whose profile anybody may look at."""
    return set(await names_of(database, list(people)))


async def names_of(database: Database, people: Sequence[str]) -> dict[str, str]:
    """The names of those who want a profile, in the order in which they are asked for."""
    found: dict[str, str] = {}
    for first in range(0, len(people), 200):
        some = tuple(people[first : first + 200])
        places = ", ".join(f"${number + 1}" for number in range(len(some)))
        query = f"SELECT id, name, settings FROM persons WHERE id IN ({places})"
        for id, name, settings in await database.ask(query, *some):
            person = Person(id, name, "", 0.0, 0.0, msgspec.json.decode(settings))
            if wants_one(person):
                found[id] = name
    return found


async def page_of(context: Context, person: Person) -> PersonPage:
    played = await context.results.of_person(person.id)
    met = {seat.person for each in played for seat in each.seats if seat.person}
    names = await names_of(context.database, sorted(met))
    games = []
    for profile in game_profiles(person.id, played):
        ratings = await context.results.ratings(profile.game)
        rating = ratings.shown(person.id)
        shown = RatingShown(*msgspec.structs.astuple(rating)) if rating.games else None
        games.append(game_line(profile, shown))
    rivals = [
        RivalLine(each.person, names[each.person], each.games, each.ahead, each.behind)
        for each in rivals_of(person.id, played, list(names))
    ]
    return PersonPage(person.id, person.name, wants_one(person), games, rivals)


def game_line(profile: GameProfile, rating: RatingShown | None) -> ProfileGame:
    return ProfileGame(
        game=profile.game,
        games=profile.games,
        won=profile.won,
        left=profile.left,
        streak=profile.streak,
        longest=profile.longest,
        sides=[share_line(each) for each in profile.sides],
        seats=[share_line(each) for each in profile.seats],
        openings=[share_line(each) for each in profile.openings],
        rating=rating,
    )


def share_line(share: Share) -> ShareLine:
    opening = share.opening
    shown = None if opening is None else OpeningLine(opening.prompt, opening.option)
    return ShareLine(share.games, share.won, share.side, share.seat, share.players, shown)


async def best(context: Context, game: str) -> list[RatingLine]:
    """Those who are most surely strong, with how sure that is."""
    ratings = await context.results.ratings(game)
    names = await names_of(context.database, sorted(ratings.people))
    return [
        RatingLine(each, names[each], RatingShown(*msgspec.structs.astuple(ratings.shown(each))))
        for each in ratings.best(list(names), BEST)
    ]
