"""9.2.9 The relationships of a Vagabond: friends by aid, Hostile by battle, Infamy."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.root.kinds import (
    ALLIED,
    BY_AID,
    FACTION_COUNT,
    HOSTILE,
    OWNER,
    RIVERFOLK,
    VAGABOND,
    is_vagabond,
)
from nemeton.games.root.laws.victory import score
from nemeton.games.root.rules import Losses
from nemeton.games.root.state import Root


class Befriend(Step[Root]):
    """9.2.9.I–II Enough aids in one turn improve the relationship; an ally's aid scores."""

    def __init__(self, vagabond: int, faction: int) -> None:
        self.vagabond: Final = vagabond
        self.faction: Final = faction

    def run(self, game: Root) -> None:
        if is_vagabond(self.faction):
            return
        components = game.rules.components
        place = (self.vagabond - VAGABOND) * FACTION_COUNT + self.faction
        now = game.relations[place]
        if now == HOSTILE:
            return
        if now == ALLIED:
            score(game, self.vagabond, components.ally_aid_points, BY_AID)
            return
        game.aids[place] += 1
        if game.aids[place] >= components.aids[now]:
            game.aids[place] = 0
            game.relations[place] = now + 1
            game.log("befriended", faction=self.faction, vagabond=self.vagabond, relation=now + 1)
            score(game, self.vagabond, components.aid_points[now], BY_AID)


def infamy(game: Root, vagabond: int, losses: Losses, battle: bool) -> int:
    """9.2.9.III Who loses a warrior to him turns Hostile; each Hostile piece scores."""
    mine = game.rules.infamy_any_turn or game.active == vagabond
    points = 0
    for faction in game.order:
        if is_vagabond(faction):
            continue
        warriors, others = lost_to(game, losses, faction)
        exempt = 0
        if warriors and turn_hostile(game, vagabond, faction):
            exempt = 1
        if battle and mine and is_hostile(game, vagabond, faction):
            points += warriors + others - exempt
    return points


def lost_to(game: Root, losses: Losses, faction: int) -> tuple[int, int]:
    """Warriors and other pieces lost by a faction; mercenaries are their buyer's (A62)."""
    warriors = others = 0
    for _, _, piece, number in losses:
        owner = OWNER[piece]
        if piece == RIVERFOLK and game.mercenaries >= 0 and fights_for_buyer(game):
            owner = game.mercenaries
        if owner == faction:
            if piece < FACTION_COUNT:
                warriors += number
            else:
                others += number
    return warriors, others


def fights_for_buyer(game: Root) -> bool:
    fight = game.fight
    return game.mercenaries in (fight.attacker, fight.defender) and fight.clearing >= 0


def relation(game: Root, vagabond: int, faction: int) -> int:
    return game.relations[(vagabond - VAGABOND) * FACTION_COUNT + faction]


def is_hostile(game: Root, vagabond: int, faction: int) -> bool:
    return relation(game, vagabond, faction) == HOSTILE


def turn_hostile(game: Root, vagabond: int, faction: int) -> bool:
    """Whether this faction was not Hostile before; now it is."""
    place = (vagabond - VAGABOND) * FACTION_COUNT + faction
    if game.relations[place] == HOSTILE:
        return False
    game.relations[place] = HOSTILE
    game.log("hostile", faction=faction, vagabond=vagabond)
    return True
