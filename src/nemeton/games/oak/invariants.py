"""What must hold of every position: nothing is lost, nothing appears twice, nobody has too much."""

from __future__ import annotations

from nemeton.games.oak.kinds import (
    ARTIFACTS,
    CAIRNS,
    CARW_GWYN,
    CREATURES,
    HEART,
    ON_ARTIFACT,
    ON_BRANCH,
    ORDINARY,
    TEMPLES,
    branch_of,
)
from nemeton.games.oak.laws.board import artifact_capacity, creature_capacity, stone_capacity
from nemeton.games.oak.laws.resting import resting_is_legal
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["faults"]


def faults(game: Oak) -> list[str]:
    """The invariants broken now, by name."""
    broken: list[str] = []
    if not ingredients_add_up(game):
        broken.append("ingredients")
    if not creatures_add_up(game):
        broken.append("creatures")
    if not artifacts_add_up(game):
        broken.append("artifacts")
    if not stones_add_up(game):
        broken.append("stones")
    if not sun_is_where_it_can_be(game):
        broken.append("sun")
    for seat, held in enumerate(game.holdings):
        broken += [f"seat {seat}: {each}" for each in holdings_faults(game, seat, held)]
    return broken


def ingredients_add_up(game: Oak) -> bool:
    """Every token is in the bag, in the Forest or in a supply."""
    for kind, count in enumerate(game.rules.ingredients):
        owned = sum(held.ingredients[kind] for held in game.holdings)
        if game.bag[kind] + game.forest.count(kind) + owned != count:
            return False
    return True


def creatures_add_up(game: Oak) -> bool:
    """Every Creature lies in one place; only Carw Gwyn may have left the game."""
    cards = game.creature_pile.cards() + game.creatures + game.looked
    for held in game.holdings:
        cards += held.creatures
    everything = list(range(len(CREATURES)))
    without = [card for card in everything if card != CARW_GWYN]
    return sorted(cards) in (everything, without) and len(game.creatures) <= 3


def artifacts_add_up(game: Oak) -> bool:
    tiles = game.artifact_pile.cards() + game.artifacts
    for held in game.holdings:
        tiles += held.artifacts + held.exhausted
    return sorted(tiles) == list(range(len(ARTIFACTS))) and len(game.artifacts) <= 3


def stones_add_up(game: Oak) -> bool:
    owned = sum(held.menhirs + sum(held.sanctuaries) for held in game.holdings)
    return game.supply + owned == game.rules.supply


def sun_is_where_it_can_be(game: Oak) -> bool:
    """Every sun step came from a token or a Dusk."""
    crossed = sum(game.rules.tokens) - sum(game.tokens)
    fewer = all(now <= then for now, then in zip(game.tokens, game.rules.tokens, strict=True))
    pending_dusk = 1 if game.round < 5 else 0
    steps = min(game.rules.last_sun - 1, crossed + game.round - 1 + pending_dusk)
    blocked_ends = all(
        game.rules.bonus[s] >= 0 for s, is_shut in enumerate(game.blocked) if is_shut
    )
    return fewer and 1 <= game.sun <= steps + 1 and blocked_ends


def holdings_faults(game: Oak, seat: int, held: Holdings) -> list[str]:
    broken: list[str] = []
    if held.points < 0 or held.points != sum(held.gained):
        broken.append("points")
    if min(held.resources) < 0 or max(held.resources) > game.rules.most:
        broken.append("resources")
    if min(held.ingredients) < 0:
        broken.append("ingredients")
    if not druids_are_sound(held):
        broken.append("druids")
    if seat < game.setup.players and held.order >= 0:
        broken += possession_faults(game, held)
    return broken


def druids_are_sound(held: Holdings) -> bool:
    """No specialisation twice, one Druid per Branch, one per space that holds one."""
    elders = [kind for kind in held.kind if kind != ORDINARY]
    single = [
        place for place in held.place if 2 < place < TEMPLES or ON_ARTIFACT <= place < ON_BRANCH
    ]
    branches = [branch_of(place - ON_BRANCH) for place in held.place if place >= ON_BRANCH]
    return (
        len(set(elders)) == len(elders)
        and len(set(single)) == len(single)
        and len(set(branches)) == len(branches)
    )


def possession_faults(game: Oak, held: Holdings) -> list[str]:
    broken: list[str] = []
    if not resting_is_legal(game, held):
        broken.append("rest")
    if len(held.creatures) > creature_capacity(game, held):
        broken.append("creature places")
    if len(held.artifacts) > artifact_capacity(game, held):
        broken.append("artifact places")
    sanctuaries = sum(held.sanctuaries)
    places = (sanctuaries + 1) // 2 if held.order == CAIRNS else sanctuaries
    if held.menhirs + places > stone_capacity(game, held):
        broken.append("upper places")
    for row in (0, 1):
        if not game.rules.start_limits[row] <= held.limits[row] <= game.rules.most_limits[row]:
            broken.append("limits")
    if (held.cards[HEART] > 0) != held.brewed_heart:
        broken.append("heart")
    return broken
