"""What a game is played with: components and switches; shared by clones, never saved."""

from __future__ import annotations

from typing import Any

from nemeton.games.pangaia.components import Components

ROUNDS = 1000  # where `max_rounds` is off: docs/decisions/0014-pangaia-rounds.md


class Rules:
    """The components and the switches of one game."""

    def __init__(self, components: Components, players: int, settings: dict[str, Any]) -> None:
        self.components = components
        self.players = players
        self.solo = players == 1
        self.sides = 2 if self.solo else players  # the Corrupted Spirit is side 1 of a solo game
        self.tiles = 4 * max(players, 2)
        self.hexes = 4 * self.tiles
        advanced: bool = settings["advanced"]
        self.achievements: bool = advanced or settings["achievements"]
        self.buying: bool = advanced or settings["blessings"]
        self.blessings: bool = self.buying or self.solo
        self.under_trees: bool = advanced or settings["planting_under_trees"]
        self.secret: bool = (
            not self.solo or components.solo_secret or settings["solo_secret_ritual"]
        )
        self.first_blessing: bool = (
            components.solo_first_blessing or settings["solo_first_blessing"]
            if self.solo
            else self.buying
        )
        self.continent: str = settings["continent"]
        self.first: str = settings["first_player"]
        limit: int = settings["max_rounds"]
        self.max_rounds = limit or ROUNDS
