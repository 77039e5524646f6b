"""3.10 The end of the game: its triggers, the final growth, scoring."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.pangaia.kinds import NO_CARD
from nemeton.games.pangaia.laws.achievements import rewards
from nemeton.games.pangaia.laws.board import empty_slots, has_seed, plantable, trigger_end
from nemeton.games.pangaia.laws.growth import sproutable
from nemeton.games.pangaia.laws.rituals import best_points, playable
from nemeton.games.pangaia.laws.sprouting import OfferMoreSprouting
from nemeton.games.pangaia.state import Pangaia


def all_trees_stand_idle(game: Pangaia, side: int) -> bool:
    """E2 All trees of the player are on the continent and no ritual can be played with them."""
    if game.trees[side] or any(playable(game, side, card) for card in game.display):
        return False
    secret = game.secret[side]
    if secret == NO_CARD:
        return True
    if not game.secret_seen[side]:
        game.reveal()  # going on or not tells everybody whether it can be played
    return not playable(game, side, secret)


def nothing_can_change(game: Pangaia) -> bool:
    """E7 When nobody can plant, sprout, grow or pray any more, all that is left is to dream.

    Trees, seeds and life energy then stay as they are: see docs/decisions/0014-pangaia-rounds.md.
    """
    if game.rules.blessings and (game.blessing_pile or any(game.hands)):
        return False
    players = range(game.rules.players)
    if any(can_change_the_land(game, side) for side in players):
        return False
    if any(playable(game, side, card) for side in players for card in game.display):
        return False
    for side in players:
        secret = game.secret[side]
        if secret != NO_CARD and not game.secret_seen[side]:
            game.reveal()  # going on or not tells everybody whether it can be played
        if secret != NO_CARD and playable(game, side, secret):
            return False
    return True


def check_round(game: Pangaia) -> None:
    """E7, E8 At the end of a round: the last one, nothing left to do, or nothing done for long."""
    if nothing_can_change(game):
        game.log("nothing_left")
        trigger_end(game)
    if game.round >= game.rules.max_rounds:
        trigger_end(game)
    if not game.ending:
        heed_stillness(game)


def heed_stillness(game: Pangaia) -> None:
    """E8 After so many rounds without a lasting change the end comes; it is announced before."""
    values = game.rules.components
    still = game.round - game.last_change
    if still >= values.still_rounds:
        game.log("still", count=still)
        trigger_end(game)
    elif still >= values.still_rounds - values.still_warnings:
        last = game.last_change + values.still_rounds
        game.log("growing_still", count=still, round=last)


def can_change_the_land(game: Pangaia, side: int) -> bool:
    """Whether a player could plant from some lake, let a treetop grow one day, or sprout."""
    if game.full[side] and game.holder.count(side):
        return True
    if game.trees[side] and sproutable(game, side, -1, game.energy[side]):
        return True
    if not has_seed(game, side):
        return False
    near = game.continent.near
    lakes = range(0, game.rules.hexes, 4)
    return any(plantable(game, land) for lake in lakes for land in near[lake])


def turn_order(game: Pangaia) -> list[int]:
    players = game.rules.players
    return [(game.first + place) % players for place in range(players)]


class FinalGrowth(Step[Pangaia]):
    """E4 In turn order everybody has one seed growth, without resources or life energy."""

    def run(self, game: Pangaia) -> None:
        game.phase = "final_growth"
        game.log("final_growth")
        for side in turn_order(game):
            game.then(GrowLast(side))
        game.then(Score())


class GrowLast(Step[Pangaia]):
    """E4 One player's last seed growth."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, game: Pangaia) -> None:
        game.then(OfferMoreSprouting(self.side, (), True))


class Score(Step[Pangaia]):
    """E5, E6 Life energy, secret ritual, empty slots, achievements; the secret breaks ties."""

    def run(self, game: Pangaia) -> None:
        game.reveal()
        players = game.rules.players
        secrets = [secret_points(game, side) for side in range(players)]
        awards = achievement_points(game)
        totals: list[int] = []
        for side in range(players):
            slots = slot_points(game, side)
            totals.append(game.energy[side] + secrets[side] + slots + awards[side])
            self.tell(game, side, secrets[side], slots, awards[side], totals[side])
        game.secret_seen = [1] * players
        best = max(zip(totals, secrets, strict=True))
        winners = tuple(side for side in range(players) if (totals[side], secrets[side]) == best)
        reason = "most_energy" if totals.count(best[0]) == 1 else "secret_ritual"
        game.finish(winners, tuple(totals), reason if len(winners) == 1 else "shared")

    def tell(
        self, game: Pangaia, side: int, secret: int, slots: int, awards: int, total: int
    ) -> None:
        if game.secret[side] != NO_CARD:
            game.log("secret_scored", player=side, card=game.secret[side], points=secret)
        game.log(
            "scored",
            player=side,
            energy=game.energy[side],
            secret=secret,
            slots=slots,
            awards=awards,
            total=total,
        )


def secret_points(game: Pangaia, side: int) -> int:
    """E5 The best realisation of the secret ritual, without decline."""
    card = game.secret[side]
    return 0 if card == NO_CARD else best_points(game, side, card)


def slot_points(game: Pangaia, side: int) -> int:
    """E5 The life energy printed on empty slots."""
    empty = empty_slots(game, side)
    energy = game.rules.components.slot_energy
    return sum(energy[slot] for slot in range(6) if empty >> slot & 1)


def achievement_points(game: Pangaia) -> list[int]:
    """V1 What each player takes for the achievements of this game."""
    totals = [0] * game.rules.players
    for achievement in game.achievements:
        for side, reward in enumerate(rewards(game, achievement)):
            totals[side] += reward
            if reward:
                game.log("achieved", player=side, achievement=achievement, amount=reward)
    return totals
