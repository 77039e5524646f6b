"""What somebody's finished games say of them: by game, side and seat, streaks, openings, rivals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

__all__ = [
    "GameProfile",
    "Opening",
    "Played",
    "PlayedSeat",
    "Rival",
    "Share",
    "game_profiles",
    "rivals_of",
]

MOST_OPENINGS = 3
MOST_RIVALS = 12


class Opening(msgspec.Struct, frozen=True):
    """The first choice that somebody made in a game, when asked what."""

    prompt: str
    option: list[Any]


class PlayedSeat(msgspec.Struct, frozen=True):
    """A seat of a finished game: a person, or nobody we know of, or a bot."""

    person: str = ""
    human: bool = False
    level: str = ""
    side: str = ""
    rank: int = 1
    left: bool = False
    opening: Opening | None = None


class Played(msgspec.Struct, frozen=True):
    """A finished game as the statistics know it."""

    table: str
    game: str
    at: float
    reason: str
    rated: bool
    seats: list[PlayedSeat]
    league: str = ""

    def seat_of(self, person: str) -> int:
        return next(n for n, each in enumerate(self.seats) if each.person == person)

    def won(self, seat: int) -> bool:
        """Alone or with others, but not when all are equal."""
        ranks = [each.rank for each in self.seats]
        return ranks[seat] == 1 and ranks.count(1) < len(ranks)


class Share(msgspec.Struct):
    """So many games, so many of them won; of a side, or of a seat with so many players."""

    games: int = 0
    won: int = 0
    side: str = ""
    seat: int = -1
    players: int = 0
    opening: Opening | None = None


class GameProfile(msgspec.Struct):
    """One game in the hands of one person. `streak`: games won in a row up to now."""

    game: str
    games: int = 0
    won: int = 0
    left: int = 0
    streak: int = 0
    longest: int = 0
    sides: list[Share] = []
    seats: list[Share] = []
    openings: list[Share] = []


class Rival(msgspec.Struct):
    """Somebody met: how often one ranked before or behind them."""

    person: str
    games: int = 0
    ahead: int = 0
    behind: int = 0


def game_profiles(person: str, played: Iterable[Played]) -> list[GameProfile]:
    """By game, the most played first; the games in the order in which they ended."""
    found: dict[str, GameProfile] = {}
    shares: dict[tuple[str, ...], Share] = {}
    for each in played:
        profile = found.setdefault(each.game, GameProfile(each.game))
        count(profile, each, each.seat_of(person), shares)
    for (game, kind, *_), share in shares.items():
        getattr(found[game], kind).append(share)
    for profile in found.values():
        profile.sides.sort(key=lambda share: (-share.games, share.side))
        profile.seats.sort(key=lambda share: (share.players, share.seat))
        profile.openings.sort(key=lambda share: -share.games)
        del profile.openings[MOST_OPENINGS:]
    return sorted(found.values(), key=lambda profile: -profile.games)


def count(
    profile: GameProfile, played: Played, seat: int, shares: dict[tuple[str, ...], Share]
) -> None:
    mine, players = played.seats[seat], len(played.seats)
    won = played.won(seat)
    profile.games += 1
    profile.won += won
    profile.left += mine.left
    profile.streak = profile.streak + 1 if won else 0
    profile.longest = max(profile.longest, profile.streak)
    kinds = {("seats", str(players), str(seat)): Share(seat=seat, players=players)}
    if mine.side:
        kinds["sides", mine.side, ""] = Share(side=mine.side)
    if mine.opening is not None:
        written = msgspec.json.encode(mine.opening).decode()
        kinds["openings", written, mine.side] = Share(opening=mine.opening, side=mine.side)
    for key, fresh in kinds.items():
        share = shares.setdefault((profile.game, *key), fresh)
        share.games += 1
        share.won += won


def rivals_of(person: str, played: Iterable[Played], shown: Sequence[str]) -> list[Rival]:
    """Those met most often, of the people who want to be shown."""
    found: dict[str, Rival] = {}
    for each in played:
        mine = each.seats[each.seat_of(person)]
        for other in each.seats:
            if other.person == person or other.person not in shown:
                continue
            rival = found.setdefault(other.person, Rival(other.person))
            rival.games += 1
            rival.ahead += mine.rank < other.rank
            rival.behind += mine.rank > other.rank
    return sorted(found.values(), key=lambda rival: -rival.games)[:MOST_RIVALS]
