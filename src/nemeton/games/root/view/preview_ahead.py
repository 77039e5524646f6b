"""What a choice leads to once it is paid for, or once others have been asked."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option
from nemeton.engine.text import Saying
from nemeton.games.root.factions.alliance.revolt import FoundBase, Revolt
from nemeton.games.root.factions.vagabond.quests import quests_of_suit
from nemeton.games.root.kinds import (
    ALLIANCE,
    BASE,
    KINDS,
    NOBODY,
    OWNER,
    RIVERFOLK,
    SYMPATHY,
    is_vagabond,
)
from nemeton.games.root.laws.battle import ambush_feared, strength
from nemeton.games.root.laws.board import enemies, is_sympathetic, on_map, on_map_of_suit
from nemeton.games.root.laws.removal import ScoreRemovals, all_enemy_pieces
from nemeton.games.root.laws.victory import scores_points
from nemeton.games.root.state import Root
from nemeton.games.root.view.preview_vagabond import grudge

__all__ = ["announced", "due", "founded", "hits"]

AMBUSH_HITS: Final = 2
BATTLES: Final = ("battle", "decree_battle", "crusade_battle")


def due(before: Root, after: Root, faction: int) -> int:
    """3.2.1 The points that a removal brings, while its price or a field hospital is asked for."""
    if not scores_points(after, faction):
        return 0
    points = 0
    for step in after.stack:
        if step in before.stack:
            continue
        if isinstance(step, ScoreRemovals) and step.remover == faction:
            points += step.points(after)
        elif isinstance(step, Revolt) and faction == ALLIANCE:
            fallen = all_enemy_pieces(after, ALLIANCE, step.clearing)
            points += ScoreRemovals(ALLIANCE, fallen, False).points(after)
    return min(points, after.rules.components.victory - after.scores[faction])


def announced(before: Root, after: Root, faction: int, options: list[Option]) -> list[Saying]:
    """Before the payment is picked: 8.4.1 who falls in a revolt, 8.4.2 what sympathy scores,
    11.2.6 the price of a service; 9.5.5 the reward of a quest."""
    match options[0]:
        case ("revolt", clearing):
            return [
                Saying("gain-removed", piece=piece, clearing=clearing, number=number)
                for piece in range(KINDS)
                if (number := after.pieces[int(clearing) * KINDS + piece])
                and enemies(before, faction, OWNER[piece])
            ]
        case ("spread", clearing) if on_map(after, SYMPATHY) == on_map(before, SYMPATHY):
            score = before.scores[faction]
            worth = after.rules.components.sympathy_points[on_map(before, SYMPATHY)]
            placed = Saying("gain-placed", piece=SYMPATHY, clearing=clearing, number=1)
            won = Saying("gain-points", faction=faction, before=score, after=score + worth)
            return [placed, won] if worth else [placed]
        case ("quest", quest):
            suit = before.rules.components.quest_suit[int(quest)]
            return [Saying("next-reward", points=quests_of_suit(before, faction, suit) + 1)]
        case ("buy", service):
            price = before.prices[int(service)]
            if is_vagabond(faction):  # 11.2.6.III by items, which are picked where there are more
                return [Saying("loss-price_in_items", service=service, number=price)]
            return [Saying("loss-price", service=service, number=price, receiver=RIVERFOLK)]
    return []


def founded(after: Root, faction: int) -> list[Saying]:
    """8.4.1.III What a revolt brings, while its price or a field hospital is still asked for."""
    revolts = [each for each in after.stack if isinstance(each, (Revolt, FoundBase))]
    if faction != ALLIANCE or not revolts:
        return []
    clearing = revolts[-1].clearing
    sympathetic = on_map_of_suit(after, SYMPATHY, after.suits[clearing])
    risen = min(sympathetic, after.supply[ALLIANCE])
    said = [Saying("gain-placed", piece=BASE, clearing=clearing, number=1)]
    if risen:
        said.append(Saying("gain-placed", piece=ALLIANCE, clearing=clearing, number=risen))
    if after.supply[ALLIANCE] > risen:
        said.append(Saying("gain-officers", number=after.officers + 1))
    return said


def hits(before: Root, after: Root, options: list[Option]) -> list[Saying]:
    """4.3.2 What the dice can do at most to either side of a battle that begins, 4.3.1 and what an
    ambush can, 8.2.6 and what it costs if sympathy falls."""
    fight = after.fight
    if options[0][0] not in BATTLES or fight.attacker == NOBODY:
        return []
    highest = after.rules.components.die_faces - 1
    attackers, defenders = strength(after, fight.attacker), strength(after, fight.defender)
    most = min(highest, attackers) + (not defenders)
    said = [Saying("next-hits", hits_on_defender=most, hits_on_attacker=min(highest, defenders))]
    if ambush_feared(before, fight.attacker, fight.defender, fight.clearing):
        said.append(Saying("next-ambush", number=AMBUSH_HITS))
    if fight.defender == ALLIANCE and is_sympathetic(after, fight.clearing) and most > defenders:
        said.append(Saying("next-outrage", suit=after.suits[fight.clearing]))
    if is_vagabond(fight.attacker) and defenders:
        said += grudge(after, fight.attacker, fight.defender)
    return said
