"""9.3 The Vagabonds set up: ruin items, quests, characters, a forest."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.games.root.kinds import CHARACTERS, CLEARINGS, VAGABOND, VAGABOND2
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import in_play
from nemeton.games.root.laws.items import gain_item
from nemeton.games.root.state import Root

QUESTS: Final = 3


class SetUpVagabonds(Step[Root]):
    """9.3, 9.7 Ruin items and quests; then each Vagabond, two of them in random order (9.7.2)."""

    def run(self, game: Root) -> None:
        vagabonds = [each for each in (VAGABOND, VAGABOND2) if in_play(game, each)]
        hide_ruin_items(game, len(vagabonds))
        game.quest_deck = list(range(len(game.rules.components.quest_suit)))
        for _ in range(QUESTS):
            game.quest_row.append(game.chance.take(game.quest_deck))
        game.chance.shuffle(vagabonds)
        for vagabond in vagabonds:
            game.then(DemandCharacter(vagabond), DemandForest(vagabond))


def hide_ruin_items(game: Root, sets: int) -> None:
    """9.3.4, 9.7.1 One item of each set under each ruin."""
    ruins = [clearing for clearing in range(CLEARINGS) if game.ruins[clearing]]
    for _ in range(sets):
        items = list(game.rules.components.ruin_items)
        game.chance.shuffle(items)
        for clearing, item in zip(ruins, items, strict=True):
            game.ruin_items[clearing] = tuple(sorted((*game.ruin_items[clearing], item)))


class DemandCharacter(Asked):
    """9.3.1 A character that nobody else plays, with its items."""

    prompt = "character"
    rule = "9.3.1"
    insist = True

    def __init__(self, vagabond: int) -> None:
        self.vagabond: Final = vagabond

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def options(self, game: Root) -> list[Option]:
        wanted = game.setup.settings["characters"]
        free = [each for each in range(len(CHARACTERS)) if each not in game.characters]
        listed = [each for each in free if CHARACTERS[each] in wanted]
        return [("play_as", character) for character in listed or free]

    def chosen(self, game: Root, option: Option) -> None:
        game.characters[self.vagabond - VAGABOND] = option[1]
        game.log("character", faction=self.vagabond, character=option[1])
        for item in game.rules.components.character_items[option[1]]:
            gain_item(game, self.vagabond, item)


class DemandForest(Asked):
    """9.3.2 The pawn starts in a forest."""

    prompt = "forest"
    rule = "9.3.2"
    insist = True

    def __init__(self, vagabond: int) -> None:
        self.vagabond: Final = vagabond

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def options(self, game: Root) -> list[Option]:
        return [("start_in", place) for place in game.rules.map.forest_places]

    def chosen(self, game: Root, option: Option) -> None:
        game.pawns[self.vagabond - VAGABOND] = option[1]
        game.log("started_in", faction=self.vagabond, place=option[1])
