"""How good a position is for a seat, in named reasons; see also prospects.py."""

from __future__ import annotations

from typing import Final

from nemeton.games.root.battle import strength
from nemeton.games.root.board import is_machine, partners, ruler, unguarded
from nemeton.games.root.crafting import Craft, FinishCrafting
from nemeton.games.root.factions.alliance import Revolt, Spread
from nemeton.games.root.factions.eyrie_decree import Turmoil
from nemeton.games.root.factions.marquise_building import DemandWoodPaid
from nemeton.games.root.factions.vagabond_aid import DemandAidCard, DemandReward
from nemeton.games.root.kinds import (
    ALLIANCE,
    BASE,
    BIRD,
    CLEARINGS,
    COOPERATIVE,
    CULT,
    EYRIE,
    FACTION_COUNT,
    GARDEN,
    KINDS,
    MARQUISE,
    NOBODY,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    SYMPATHY,
    TRADE_POST,
    is_vagabond,
)
from nemeton.games.root.prospects import prospects
from nemeton.games.root.removal import is_hostile
from nemeton.games.root.state import Root
from nemeton.games.root.victory import scores_points

WIN: Final = 100.0
CARD: Final = 0.3
SPARE_CARD: Final = 0.05  # beyond five, to be discarded
DOMINANT_START: Final = 2.0
DOMINANT_CLEARING: Final = 3.0


def evaluate(game: Root, seat: int) -> dict[str, float]:
    """Own points, prospects and cards, what is under way, and how far the others are."""
    faction = faction_of(game, seat)
    if game.ended is not None:
        return {"won": WIN if seat in game.ended.winners else -WIN}
    if faction == NOBODY or (game.turn_place < 0 and not game.order):
        return {}
    found = prospects(game, faction)
    found["points"] = standing(game, faction)
    found["others"] = -0.3 * rivals(game, faction)
    hand = len(game.hands[faction])
    found["cards"] = CARD * min(hand, 5) + SPARE_CARD * max(0, hand - 5)
    found["effects"] = 0.8 * game.in_play[faction].bit_count()
    found["under_way"] = under_way(game, faction)
    return found


def faction_of(game: Root, seat: int) -> int:
    for faction in range(FACTION_COUNT):
        if game.seat_of[faction] == seat:
            return faction
    return NOBODY


def standing(game: Root, faction: int) -> float:
    """The score; after Dominance how near its condition is, in a coalition the partner's."""
    if scores_points(game, faction):
        return float(game.scores[faction])
    partner = game.coalition[faction]
    if partner >= 0:
        return standing(game, partner) if game.coalition[partner] < 0 else 0.0
    return DOMINANT_START + DOMINANT_CLEARING * dominated(game, faction)


def dominated(game: Root, faction: int) -> int:
    """Clearings ruled that count for the Dominance card, three at most."""
    suit = game.rules.cards.suit[game.dominance[faction]]
    opposite = game.rules.map.opposite
    if suit != BIRD:
        ruled = [
            each
            for each in range(CLEARINGS)
            if game.suits[each] == suit and ruler(game, each) == faction
        ]
        return min(3, len(ruled))
    corners = [each for each in game.rules.map.corners if ruler(game, each) == faction]
    facing = any(opposite[each] in corners for each in corners)
    return 3 if facing else min(1, len(corners))


def rivals(game: Root, faction: int) -> float:
    """The best of the others, and a little of the rest."""
    if game.rules.mode == COOPERATIVE and not is_machine(game, faction):
        friends = [each for each in game.order if each not in (faction, MARQUISE)]
        return game.scores[MARQUISE] - 0.3 * sum(game.scores[each] for each in friends)
    best = total = 0.0
    for each in game.order:
        if each != faction and not partners(game, each, faction):
            value = standing(game, each) + 2.0 * income(game, each)
            total += value
            best = max(best, value)
    return 0.8 * best + 0.25 * total


def income(game: Root, faction: int) -> float:
    """About how many points a faction makes each turn from what it has on the map and in store."""
    components = game.rules.components
    if faction == MARQUISE:
        buildings = sum(sum(game.pieces[piece::KINDS]) for piece in (7, 8, 9))
        return 0.4 * buildings + 0.03 * sum(game.pieces[MARQUISE::KINDS])
    if faction == EYRIE:
        return float(components.roost_points[sum(game.pieces[ROOST::KINDS])])
    if faction == ALLIANCE:
        tokens, bases = sum(game.pieces[SYMPATHY::KINDS]), sum(game.pieces[BASE::KINDS])
        return 0.4 * tokens + 0.5 * bases + 0.1 * len(game.supporters)
    if faction == CULT:
        return 0.45 * sum(game.pieces[GARDEN::KINDS])
    if faction == RIVERFOLK:
        stored = sum(game.funds) + sum(game.payments) + sum(game.commitments)
        return (0.35 if sum(game.pieces[TRADE_POST::KINDS]) else 0.15) * stored
    return 0.8


def under_way(game: Root, faction: int) -> float:
    """What the steps that wait will bring, so that a choice asked in parts is worth beginning."""
    found = fight_odds(game, faction) if game.fight.clearing >= 0 else 0.0
    if game.active != faction:
        return found
    for step in game.stack[-4:]:
        if isinstance(step, DemandWoodPaid):
            found += building_value(game, step)
        elif isinstance(step, Spread):
            found += 1.2 + sympathy_points(game)
        elif isinstance(step, Revolt):
            found += 5.0
        elif isinstance(step, Craft | FinishCrafting):
            found += 1.0 + game.rules.cards.points[step.card]
        elif isinstance(step, DemandAidCard):
            found += 1.0
        elif isinstance(step, DemandReward):
            found += 1.5
        elif isinstance(step, Turmoil):
            found -= 5.0
    return found


def building_value(game: Root, step: DemandWoodPaid) -> float:
    built = sum(game.pieces[step.piece :: KINDS])
    points = game.rules.components.building_points[step.piece - SAWMILL][built]
    cost = step.owed(game)
    return 0.6 + points - 0.4 * cost


def sympathy_points(game: Root) -> float:
    placed = min(9, sum(game.pieces[SYMPATHY::KINDS]))
    return float(game.rules.components.sympathy_points[placed])


def fight_odds(game: Root, faction: int) -> float:
    """The likely outcome of a battle before the dice are rolled."""
    fight = game.fight
    if fight.dice or faction not in (fight.attacker, fight.defender):
        return 0.0
    attackers, defenders = strength(game, fight.attacker), strength(game, fight.defender)
    high, low = (1.0, 1.9) if fight.defender == ALLIANCE else (1.9, 1.0)
    dealt = min(high, attackers) + (0 if defenders else 1)
    taken = min(low, defenders)
    exposed = 0 if is_vagabond(fight.defender) else unguarded(game, fight.defender, fight.clearing)
    spoils = min(exposed, max(0.0, dealt - defenders))
    if is_vagabond(fight.attacker):
        gain = raid_value(game, dealt, defenders) + 1.1 * spoils - 0.6 * taken
    else:
        gain = 0.25 * min(dealt, defenders) + 1.1 * spoils - 0.25 * taken
    return gain if faction == fight.attacker else -gain


def raid_value(game: Root, dealt: float, defenders: int) -> float:
    """9.2.9.III Hostile pieces score; the first warrior of others only makes them Hostile."""
    fight = game.fight
    if is_vagabond(fight.defender):
        return 0.0
    killed = min(dealt, float(defenders))
    if is_hostile(game, fight.attacker, fight.defender):
        return killed
    return max(0.0, killed - 1.0)
