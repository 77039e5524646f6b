"""What the steps that wait will bring: battles before the dice, things asked in parts."""

from __future__ import annotations

from typing import Final

from nemeton.games.root.factions.alliance.revolt import Revolt
from nemeton.games.root.factions.alliance.sympathy import Spread
from nemeton.games.root.factions.eyrie.turmoil import Turmoil
from nemeton.games.root.factions.marquise.building import DemandWoodPaid
from nemeton.games.root.factions.vagabond.aid import DemandAidCard
from nemeton.games.root.factions.vagabond.characters import DemandHideoutRepair
from nemeton.games.root.factions.vagabond.exploring import OfferRuinItem
from nemeton.games.root.factions.vagabond.quests import DemandReward, quests_of_suit
from nemeton.games.root.factions.vagabond.relationships import is_hostile
from nemeton.games.root.judgement.machine import plays_together
from nemeton.games.root.judgement.odds import DAMAGE, WARRIOR, attack, higher, lower, raid
from nemeton.games.root.judgement.threats import harm
from nemeton.games.root.judgement.vagabond import aid_step, has_find
from nemeton.games.root.kinds import ALLIANCE, KINDS, SAWMILL, SYMPATHY, is_vagabond
from nemeton.games.root.laws.battle import AMBUSH_HITS, strength
from nemeton.games.root.laws.board import unguarded
from nemeton.games.root.laws.crafting import Craft, FinishCrafting
from nemeton.games.root.laws.items import damaged
from nemeton.games.root.laws.services import DemandPaymentItem
from nemeton.games.root.state import Root


def under_way(game: Root, faction: int) -> float:
    """What the steps that wait will bring, so that a choice asked in parts is worth beginning."""
    found = fight_odds(game, faction) if game.fight.clearing >= 0 else 0.0
    if game.active != faction:
        return found
    for step in game.stack[-4:]:
        found += step_value(game, step)
    return found


def step_value(game: Root, step: object) -> float:
    """What one of them is worth."""
    if isinstance(step, DemandWoodPaid):
        return building_value(game, step)
    if isinstance(step, Spread):
        return 1.2 + sympathy_points(game)
    if isinstance(step, Craft | FinishCrafting):
        return 1.0 + game.rules.cards.points[step.card]
    if isinstance(step, Revolt):
        return REVOLT
    if isinstance(step, Turmoil):
        return TURMOIL
    return vagabond_step(game, step) if is_vagabond(game.active) else 0.0


def vagabond_step(game: Root, step: object) -> float:
    """The same for what a Vagabond has begun."""
    if isinstance(step, DemandAidCard):
        return aid_step(game, step.vagabond, step.faction)
    if isinstance(step, DemandReward):
        return reward_value(game, step)
    if isinstance(step, OfferRuinItem):
        return RUIN_ITEM if has_find(game, step.vagabond, step.clearing) else 0.0
    if isinstance(step, DemandPaymentItem):
        return AN_ITEM_PAID * step.price
    if isinstance(step, DemandHideoutRepair):
        return A_REPAIR * min(step.number, damaged(game, step.vagabond))
    return 0.0


REVOLT: Final = 5.0
RUIN_ITEM: Final = 1.9
TURMOIL: Final = -5.0
A_REPAIR: Final = 0.35  # 9.5.9.3 an item, at the price of the rest of the Daylight
AN_ITEM_PAID: Final = -0.2  # 11.2.6.III exhausted for a service


def reward_value(game: Root, step: DemandReward) -> float:
    """9.5.5 Points for all quests of the suit, or two cards."""
    suit = game.rules.components.quest_suit[step.quest]
    return max(0.6, float(quests_of_suit(game, step.vagabond, suit)))


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
    gain = raid_odds(game) if is_vagabond(fight.attacker) else attack_odds(game)
    shared = plays_together(game, fight.attacker) and plays_together(game, fight.defender)
    return gain if shared or faction == fight.attacker else -gain


def attack_odds(game: Root) -> float:
    """What an attack brings: pieces that score, warriors on both sides."""
    fight = game.fight
    attackers, defenders = strength(game, fight.attacker), strength(game, fight.defender)
    ambushed = min(AMBUSH_HITS, attackers) if ambush_pending(game) else 0
    attackers -= ambushed
    exposed = 0 if is_vagabond(fight.defender) else unguarded(game, fight.defender, fight.clearing)
    by_warrior, by_piece = harm(game, fight.defender, fight.clearing)
    guerrilla = fight.defender == ALLIANCE
    gain = attack(attackers, defenders, exposed, guerrilla, by_warrior, by_piece)
    return gain - WARRIOR * ambushed


def ambush_pending(game: Root) -> bool:
    """4.3.1 An ambush lies on the table and has not struck yet."""
    fight = game.fight
    return fight.ambush >= 0 and fight.foil < 0 and not fight.ambushed


def raid_odds(game: Root) -> float:
    """What an attack of a Vagabond brings."""
    fight = game.fight
    armed = strength(game, fight.attacker)
    if is_vagabond(fight.defender):
        return -DAMAGE * lower(strength(game, fight.defender))  # nothing to be had
    warriors = strength(game, fight.defender)
    exposed = unguarded(game, fight.defender, fight.clearing)
    by_warrior, by_piece = harm(game, fight.defender, fight.clearing)
    spoils = min(float(exposed), max(0.0, higher(armed) - warriors))
    found = raid(armed, warriors, exposed, is_hostile(game, fight.attacker, fight.defender))
    if ambush_pending(game):
        found -= DAMAGE * AMBUSH_HITS
    return found + by_warrior * min(higher(armed), float(warriors)) + by_piece * spoils
