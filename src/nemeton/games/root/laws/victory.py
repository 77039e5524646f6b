"""R3 Scoring and winning: by points, with a partner, together."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.root.kinds import COOPERATIVE, FACTION_COUNT, MARQUISE
from nemeton.games.root.laws.board import is_human, others_in_turn_order
from nemeton.games.root.laws.campaign import demand_kept_cards
from nemeton.games.root.state import Root

NEAR: Final = 2  # points from victory, which all are told


def scores_points(game: Root, faction: int) -> bool:
    """3.3.1, 9.2.8 Whoever has activated Dominance or formed a coalition has no score any more."""
    return game.dominance[faction] < 0


def score(game: Root, faction: int, points: int, source: int) -> None:
    """3.1 Thirty points win at once."""
    if points <= 0 or not scores_points(game, faction):
        return
    limit = game.rules.components.victory
    gained = min(points, limit - game.scores[faction])
    if gained:
        game.scores[faction] += gained
        game.log("scored", faction=faction, points=gained, source=source)
        tell_of_victory_near(game, faction, gained)
    if game.scores[faction] >= limit:
        game.reached |= 1 << faction
        game.then(CheckVictory())


def tell_of_victory_near(game: Root, faction: int, gained: int) -> None:
    """3.1 The table hears of it when a faction comes within two points of victory."""
    missing = game.rules.components.victory - game.scores[faction]
    if 0 < missing <= NEAR < missing + gained:
        game.log("near_victory", faction=faction, points=missing)


def lose_points(game: Root, faction: int, points: int) -> None:
    """A21 The score never drops below 0."""
    lost = min(points, game.scores[faction])
    if scores_points(game, faction) and lost:
        game.scores[faction] -= lost
        game.log("lost_points", faction=faction, points=lost)


class CheckVictory(Step[Root]):
    """3.1 Of several at thirty the active player wins, else the next in turn order."""

    def run(self, game: Root) -> None:
        if game.rules.mode == COOPERATIVE:
            check_cooperative_victory(game)
            return
        limit = game.rules.components.victory
        ahead = [each for each in in_turn_order(game) if game.scores[each] >= limit]
        ahead = [each for each in ahead if scores_points(game, each)]
        if ahead:
            declare_winner(game, ahead[0], "points")


def in_turn_order(game: Root) -> list[int]:
    """Every faction, the active one first."""
    active = game.active if game.active >= 0 else game.order[0]
    return [active, *others_in_turn_order(game, active)]


def check_cooperative_victory(game: Root) -> None:
    """MM.8 All humans reach thirty before the machine does, or all lose."""
    humans = [each for each in game.order if is_human(game, each)]
    if game.scores[MARQUISE] >= game.rules.components.victory:
        finish(game, (game.seat_of[MARQUISE],), "machine")
    elif all(game.reached >> each & 1 for each in humans):
        game.then(*demand_kept_cards(game, humans), DeclareTogether())


class DeclareTogether(Step[Root]):
    """MM.8 All humans win together."""

    def run(self, game: Root) -> None:
        game.wins += 1
        winners = sorted(game.seat_of[each] for each in game.order if is_human(game, each))
        finish(game, tuple(winners), "together")


def declare_winner(game: Root, faction: int, reason: str) -> None:
    """3.1, 9.2.8 A faction wins, and with it whoever is in coalition with it."""
    winners = {faction}
    for _ in range(FACTION_COUNT):
        winners |= {each for each in game.order if game.coalition[each] in winners}
    finish(game, tuple(sorted(game.seat_of[each] for each in winners)), reason)


def finish(game: Root, winners: tuple[int, ...], reason: str) -> None:
    if game.rules.match:
        finish_of_match(game)
    else:
        game.finish(winners, final_scores(game), reason)


def finish_of_match(game: Root) -> None:
    """SC.1 Two games with the factions swapped: the higher total wins, equal ones are a draw."""
    points = [game.scores[faction] for faction in by_seat(game)]
    if not game.earlier:
        for faction in game.order:
            game.log("first_game_over", faction=faction, points=game.scores[faction])
        game.earlier = points
        game.drop_all()
        game.then(game.rules.second_game())
        return
    totals = [one + other for one, other in zip(game.earlier, points, strict=True)]
    winners = tuple([seat for seat, total in enumerate(totals) if total == max(totals)])
    game.finish(winners, tuple(totals), "match")


def by_seat(game: Root) -> list[int]:
    return sorted(game.order, key=lambda faction: game.seat_of[faction])


def final_scores(game: Root) -> tuple[int | None, ...]:
    """By seat; None where a faction has no score any more."""
    found: list[int | None] = [None] * game.rules.seats
    for faction in game.order:
        if scores_points(game, faction):
            found[game.seat_of[faction]] = game.scores[faction]
    return tuple(found)


def finish_by_rounds(game: Root) -> None:
    """`max_rounds`: the highest score wins; against the machine together, all lose."""
    if game.rules.mode == COOPERATIVE:
        finish(game, (game.seat_of[MARQUISE],), "rounds")
        return
    scoring = [each for each in game.order if scores_points(game, each)]
    if not scoring:
        finish(game, tuple(sorted(game.seat_of[each] for each in game.order)), "rounds")
        return
    best = max(game.scores[each] for each in scoring)
    leaders = {each for each in scoring if game.scores[each] == best}
    for _ in range(FACTION_COUNT):
        leaders |= {each for each in game.order if game.coalition[each] in leaders}
    finish(game, tuple(sorted(game.seat_of[each] for each in leaders)), "rounds")
