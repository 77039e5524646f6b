"""9.2.9.II.c Allies who fight for a Vagabond."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option
from nemeton.games.root.factions.vagabond.relationships import relation
from nemeton.games.root.kinds import ALLIED, is_vagabond
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.battle import Battle
from nemeton.games.root.laws.board import count
from nemeton.games.root.state import Root


class OfferAlly(Asked):
    """9.2.9.II.c In a battle he starts, the warriors of one ally may fight for him."""

    prompt = "ally_in_battle"
    rule = "9.2.9"

    def __init__(self, vagabond: int, defender: int, clearing: int) -> None:
        self.vagabond: Final = vagabond
        self.defender: Final = defender
        self.clearing: Final = clearing

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def about(self, game: Root) -> dict[str, int]:
        return {"defender": self.defender, "clearing": self.clearing}

    def options(self, game: Root) -> list[Option]:
        allies: list[Option] = [
            ("fight_with", faction)
            for faction in game.order
            if faction != self.defender
            and not is_vagabond(faction)
            and count(game, faction, self.clearing)
            and relation(game, self.vagabond, faction) == ALLIED
        ]
        return [PASS, *allies]

    def chosen(self, game: Root, option: Option) -> None:
        ally = -1 if option == PASS else int(option[1])
        game.then(Battle(self.vagabond, self.defender, self.clearing, ally))
