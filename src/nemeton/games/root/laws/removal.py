"""3.E What follows when pieces are removed, always in the same order."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.root.kinds import (
    BY_REMOVAL,
    CULT,
    DESPOT,
    EYRIE,
    FACTION_COUNT,
    HOSTILE,
    OWNER,
    PIECES_OF,
    RIVERFOLK,
    VAGABOND,
    is_vagabond,
)
from nemeton.games.root.laws.board import (
    count,
    enemies,
    take_off,
)
from nemeton.games.root.laws.victory import in_turn_order, score
from nemeton.games.root.rules import Losses
from nemeton.games.root.state import Root


def remove_pieces(game: Root, losses: Losses, battle: bool = False) -> None:
    """3.E All pieces leave together; then every rule in play has its say, in order."""
    revenge = battle and game.fight.defender == CULT
    take_off(game, losses, revenge)
    for rule in game.rules.whenever_pieces_removed:
        rule(game, losses, battle)


def all_enemy_pieces(game: Root, remover: int, clearing: int) -> Losses:
    """Every piece of every enemy in a clearing; pawns stay (9.2.2)."""
    found: list[tuple[int, int, int, int]] = []
    for faction in game.order:
        if enemies(game, remover, faction):
            for piece in PIECES_OF[faction]:
                number = count(game, piece, clearing)
                if number:
                    found.append((remover, clearing, piece, number))
    return tuple(found)


def score_removals(game: Root, losses: Losses, battle: bool) -> None:
    """3.E step 3: hostility, points for buildings and tokens, Despot, Infamy."""
    for remover in in_turn_order(game):  # A38 the active player first
        mine = tuple(loss for loss in losses if loss[0] == remover)
        if mine:
            game.then(ScoreRemovals(remover, mine, battle))


class ScoreRemovals(Step[Root]):
    """3.2.1 One point for each enemy building or token removed."""

    def __init__(self, remover: int, losses: Losses, battle: bool) -> None:
        self.remover: Final = remover
        self.losses: Final = losses
        self.battle: Final = battle

    def run(self, game: Root) -> None:
        points = 0
        for _, _, piece, number in self.losses:
            if piece >= FACTION_COUNT and enemies(game, self.remover, OWNER[piece]):
                points += number
        if is_vagabond(self.remover):
            points += infamy(game, self.remover, self.losses, self.battle)
        if self.battle and points and self.remover == EYRIE and game.leader == DESPOT:
            points += 1  # 7.8.4
        score(game, self.remover, points, BY_REMOVAL)


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
