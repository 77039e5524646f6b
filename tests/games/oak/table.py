"""A table for the rule tests: positions are laid out, questions answered for real."""

from __future__ import annotations

from typing import Any, Self

from nemeton import testing
from nemeton.games.oak.game import GAME
from nemeton.games.oak.kinds import (
    FROM_BRANCHES,
    IN_HAND,
    ON_BRANCH,
    ORDINARY,
    REST,
    ROOTS,
    SPACES,
    TEMPLES,
)
from nemeton.games.oak.state import Holdings, Oak

ORDER_NAMES = ("fox", "bee", "blackbird", "cairns")


def space(name: str) -> int:
    """The number of a Branch space: "feather.3", "rune.LE" as the specification writes it."""
    branch, place = name.split(".")
    short = {
        "1": "first",
        "2": "second",
        "3": "third",
        "4": "fourth",
        "L1": "left",
        "L2": "left_second",
        "LE": "left_end",
        "R1": "right",
    }
    return SPACES.index(f"{branch}_{short.get(place, 'right_end')}")


class Table(testing.Table[Oak]):
    """A game whose seat 0 is on turn in Round 1; every change keeps all pieces accounted for."""

    def __init__(self, players: int = 2, orders: tuple[str, ...] = (), **options: Any) -> None:
        chosen = orders or ORDER_NAMES[:players]
        super().__init__(GAME.start(players, seed=1, orders=chosen, first="1", **options))
        self.potions(1, 7, 11).forest(0, 1, 2, 3)  # whatever the seed deals
        if players > 1:
            self.display(3, 4, 5).tiles(0, 1, 2)
            self.state.neutral = [-1, -1, -1]  # tests put the neutral Druids where they want them

    # Given

    def holdings(self, player: int = 0) -> Holdings:
        return self.state.holdings[player]

    def resources(self, feathers: int, mistletoe: int, runes: int, player: int = 0) -> Self:
        self.holdings(player).resources = [feathers, mistletoe, runes]
        return self

    def points(self, points: int, player: int = 0) -> Self:
        held = self.holdings(player)
        held.gained[FROM_BRANCHES] += points - held.points
        held.points = points
        return self

    def ingredients(self, *kinds: int, player: int = 0) -> Self:
        for kind in kinds:
            self.state.bag[kind] -= 1
            self.holdings(player).ingredients[kind] += 1
        return self

    def forest(self, *kinds: int) -> Self:
        """Exactly these tokens lie in the Forest, from position 1 on."""
        for kind in self.state.forest:
            if kind >= 0:
                self.state.bag[kind] += 1
        for kind in kinds:
            self.state.bag[kind] -= 1
        self.state.forest = [*kinds, *([-1] * (6 - len(kinds)))]
        return self

    def elder(
        self, kind: int, place: int = REST, player: int = 0, origin: int | None = None
    ) -> Self:
        """An Ordinary Druid standing there, or at the origin, is an Elder now."""
        held = self.holdings(player)
        druid = held.find(place if origin is None else origin, ORDINARY)
        held.kind[druid] = kind
        held.place[druid] = place
        return self

    def move(self, origin: int, place: int, kind: int = ORDINARY, player: int = 0) -> Self:
        held = self.holdings(player)
        held.place[held.find(origin, kind)] = place
        return self

    def resting(self, count: int, player: int = 0) -> Self:
        """So many Ordinary Druids rest; others that rest go to the Roots."""
        held = self.holdings(player)
        while held.rests() > count:
            held.place[held.find(REST, ORDINARY)] = ROOTS
        while held.rests() < count:
            held.place[held.find(ROOTS, ORDINARY)] = REST
        return self

    def branch(self, name: str, player: int = 0, kind: int = ORDINARY) -> Self:
        held = self.holdings(player)
        held.place[held.find(ROOTS, kind)] = ON_BRANCH + space(name)
        return self

    def in_temple(self, temple: int, stones: int, player: int = 1) -> Self:
        held = self.holdings(player)
        origin = ROOTS if ROOTS in held.place else REST
        held.place[held.find(origin, ORDINARY)] = TEMPLES + temple * 3 + stones - 1
        return self

    def neutral(self, temple: int, stones: int) -> Self:
        self.state.neutral[temple] = stones - 1
        return self

    def creature(self, *creatures: int, player: int = 0) -> Self:
        """The player has these Creatures, and room for them; their points are not counted."""
        for creature in creatures:
            self.pull_creature(creature)
            self.holdings(player).creatures.append(creature)
        held = self.holdings(player)
        held.limits[1] = max(held.limits[1], min(4, len(held.creatures)))
        return self

    def pull_creature(self, creature: int) -> None:
        game = self.state
        if creature in game.creatures:
            game.creatures.remove(creature)
            left = game.creature_pile.cards()
            game.creatures.append(left.pop(0))
            game.creature_pile.fill(left)
        else:
            game.creature_pile.remove(creature)

    def display(self, *creatures: int) -> Self:
        """Exactly these Creatures are displayed."""
        game = self.state
        everything = game.creature_pile.cards() + game.creatures
        game.creatures = list(creatures)
        game.creature_pile.fill([card for card in everything if card not in creatures])
        return self

    def tiles(self, *tiles: int) -> Self:
        """Exactly these Artifacts are displayed."""
        game = self.state
        everything = game.artifact_pile.cards() + game.artifacts
        game.artifacts = list(tiles)
        game.artifact_pile.fill([tile for tile in everything if tile not in tiles])
        return self

    def artifact(self, tile: int, notch: int = 0, player: int = 0) -> Self:
        """The player has this Artifact; its points are not counted."""
        game = self.state
        everything = game.artifact_pile.cards() + game.artifacts
        everything.remove(tile)
        game.artifacts, rest = everything[:3], everything[3:]
        game.artifact_pile.fill(rest)
        if notch == game.rules.last_notch:
            self.holdings(player).exhausted.append(tile)
        else:
            self.holdings(player).artifacts.append(tile)
        game.notch[tile] = notch
        return self

    def potions(self, *tiles: int) -> Self:
        """These public Potions take the place of the tiles of their level."""
        for tile in tiles:
            self.state.potions[self.state.rules.level[tile] - 1] = tile
        return self

    def hand(self, *cards: int, player: int = 0) -> Self:
        for card in cards:
            self.holdings(player).cards[card] = IN_HAND
            if card == 6:
                self.holdings(player).brewed_heart = True
        return self

    def card(self, card: int, where: int, player: int = 0) -> Self:
        self.holdings(player).cards[card] = where
        return self

    def sun(self, sun: int) -> Self:
        self.state.sun = sun
        return self

    def round(self, number: int) -> Self:
        self.state.round = number
        return self

    # When

    def passes(self, *players: int) -> Self:
        """Each of them in turn passes and gathers no more."""
        for player in players:
            self.asks(player, "main").decline()
            if self.prompt == "gather" and self.asked == player:
                self.decline()
        return self

    # Then

    @property
    def asked(self) -> int:
        return self.state.pending().seat(self.state)
