"""3.2 Setting up."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Choice, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.pangaia.automaton.corruption import PlaceCorruption, take_corrupted_pieces
from nemeton.games.pangaia.automaton.turn import SoloRound
from nemeton.games.pangaia.kinds import (
    ABSENT,
    NO_CARD,
    NOBODY,
    PLAYER,
)
from nemeton.games.pangaia.laws.board import lake_free, sow
from nemeton.games.pangaia.laws.building import BuildContinent
from nemeton.games.pangaia.laws.ending import turn_order
from nemeton.games.pangaia.laws.turn import TakeTurn
from nemeton.games.pangaia.state import Pangaia

ALL_SLOTS: Final = 63
ALL_SEEDS: Final = 7


class SetUp(Step[Pangaia]):
    """S1-S8, Z5-Z8 Pieces, cards, the continent, the first seeds; then the first turn."""

    def run(self, game: Pangaia) -> None:
        game.phase = "set_up"
        take_pieces(game)
        if game.rules.solo:
            take_corrupted_pieces(game)
        game.first = first_player(game)
        deal_rituals(game)
        reveal_achievements(game)
        if game.rules.blessings:
            copies = game.rules.components.blessing_copies
            game.blessing_pile = [card for card, count in enumerate(copies) for _ in range(count)]
        game.then(BuildContinent())
        if game.rules.solo:
            game.then(PlaceCorruption(), DemandStart(PLAYER), SoloRound())
        else:
            for side in turn_order(game):
                game.then(DemandStart(side))
            game.then(TakeTurn(game.first))


def take_pieces(game: Pangaia) -> None:
    """S1, S2 Trees, treetops on slots, three seeds locked and one free, life energy."""
    sides, hexes, components = game.rules.sides, game.rules.hexes, game.rules.components
    game.spirit = [ABSENT] * sides
    game.trunk = [NOBODY] * hexes
    game.holder = [NOBODY] * hexes
    game.level = [0] * hexes
    game.blight = [0] * hexes
    game.seeds = [0] * (hexes * sides)
    game.trees = [components.trees] * sides
    game.loose = [1] * sides
    game.locked = [ALL_SEEDS] * sides
    game.full = [ALL_SLOTS] * sides
    game.resources = [0] * (4 * sides)
    game.energy = [components.solo_energy if game.rules.solo else components.start_energy] * sides
    game.played = [0] * sides
    game.secret = [NO_CARD] * sides
    game.secret_seen = [0] * sides
    game.hands = [[] for _ in range(sides)]


def first_player(game: Pangaia) -> int:
    """S5 Chosen in the lobby, or at random."""
    if game.rules.first == "random":
        return game.chance.below(game.rules.players)
    return int(game.rules.first) - 1


def deal_rituals(game: Pangaia) -> None:
    """S3, S4 The cards of this game, three of them face up, a secret one for each player."""
    components = game.rules.components
    cards = components.rituals.copy()
    for _ in range(components.rituals_used[game.rules.players]):
        game.pile.append(game.chance.take(cards))
    game.removed = cards
    for _ in range(components.display):
        game.display.append(game.chance.take(game.pile))
    if game.rules.secret:
        for side in range(game.rules.players):
            game.secret[side] = game.chance.take(game.pile)
            game.log("secret_seen", to=(side,), card=game.secret[side])
    game.pile.sort()


def reveal_achievements(game: Pangaia) -> None:
    """S6 Two achievements."""
    if game.rules.achievements:
        cards = game.rules.components.achievements.copy()
        shown = game.rules.components.achievements_shown
        game.achievements = sorted(game.chance.take(cards) for _ in range(shown))


class DemandStart(Choice[Pangaia]):
    """The spirit goes on a free lake, the free seed on a land beside it."""

    prompt = "start"
    rule = "S7"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def seat(self, game: Pangaia) -> int:
        return self.side

    def options(self, game: Pangaia) -> list[Option]:
        return [
            ("start", lake, land)
            for lake in range(0, game.rules.hexes, 4)
            if lake_free(game, self.side, lake)
            for land in game.continent.near[lake]
            if not game.level[land]
        ]

    def chosen(self, game: Pangaia, option: Option) -> None:
        game.spirit[self.side] = option[1]
        game.log("moves", player=self.side, lake=option[1])
        sow(game, self.side, option[2])

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        if option[0] != "start":
            return None
        if max(int(option[1]), int(option[2])) >= game.rules.hexes:
            return Saying("why-off-board")
        if int(option[1]) & 3:
            return Saying("why-no-lake")
        if not lake_free(game, self.side, int(option[1])):
            return Saying("why-lake-taken")
        if int(option[2]) not in game.continent.near[int(option[1])]:
            return Saying("why-not-adjacent")
        return Saying("why-tree-there")
