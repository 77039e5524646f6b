"""3.E What follows when pieces are removed, always in the same order."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.root.factions.eyrie.leaders import led_by_despot
from nemeton.games.root.factions.vagabond.relationships import infamy
from nemeton.games.root.kinds import BY_REMOVAL, CULT, FACTION_COUNT, OWNER, PIECES_OF, is_vagabond
from nemeton.games.root.laws.board import count, enemies, take_off
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
        score(game, self.remover, self.points(game), BY_REMOVAL)

    def points(self, game: Root) -> int:
        points = 0
        for _, _, piece, number in self.losses:
            if piece >= FACTION_COUNT and enemies(game, self.remover, OWNER[piece]):
                points += number
        if is_vagabond(self.remover):
            points += infamy(game, self.remover, self.losses, self.battle)
        if self.battle and points and led_by_despot(game, self.remover):
            points += 1  # 7.8.4
        return points
