"""The verbs of the game: draw, nest, fetch, peek; and what happens whenever something is nested."""

from __future__ import annotations

from bisect import insort
from typing import Final

from magpie.kinds import NOTHING, Trinket
from magpie.state import Magpie
from nemeton import Step

__all__ = ["DrawTrinket", "Gust", "fetch", "gust", "nest", "pair", "peek"]


def nest(game: Magpie, seat: int, trinket: int) -> None:
    """Lays a trinket into a nest, for all to see; then come the rules that wait for it."""
    game.nests[seat].append(trinket)
    if seat < game.setup.players:
        game.log("nested", bird=seat, trinket=trinket)
    else:
        game.log("fox_nested", trinket=trinket)
    for rule in game.rules.whenever_nested:
        rule(game, seat, trinket)


def fetch(game: Magpie, seat: int, place: int) -> None:
    """2.1 The trinket is turned up and nested; the pile fills the gap."""
    trinket = game.clearing[place]
    game.clearing[place] = game.chance.take(game.pile) if game.pile else NOTHING
    game.seen[place] = 0
    game.reveal()
    nest(game, seat, trinket)


def peek(game: Magpie, bird: int, place: int) -> None:
    """2.2 A feather buys a look at a trinket of the clearing."""
    game.feathers[bird] -= 1
    game.seen[place] |= 1 << bird
    game.reveal()
    game.log("peeked", to=(bird,), place=place, trinket=game.clearing[place])
    game.log("peeked_unseen", to=game.all_but(bird), bird=bird, place=place)


class DrawTrinket(Step[Magpie]):
    """2 A trinket from the pile, as long as there is one; only its owner sees it."""

    def __init__(self, bird: int) -> None:
        self.bird: Final = bird

    def run(self, game: Magpie) -> None:
        if game.pile:
            number = len(game.pile)
            trinket = game.chance.take(game.pile)
            game.unseen(trinket, (self.bird,), seen_by=(self.bird,), drawn_from=number)
            insort(game.hands[self.bird], trinket)
            game.reveal()  # the last of a pile is drawn without luck, and still a surprise
            game.log("drawn", to=(self.bird,), trinket=trinket)
            game.log("drawn_unseen", to=game.all_but(self.bird), bird=self.bird)


def pair(game: Magpie, seat: int, trinket: int) -> None:
    """2.3 Whoever nests what the nest already holds draws a trinket; the fox has no hand."""
    if seat < game.setup.players and game.nests[seat].count(trinket) > 1:
        game.then(DrawTrinket(seat))


def gust(game: Magpie, seat: int, trinket: int) -> None:
    """2.3 In windy weather every spoon that a bird nests rolls the die."""
    if seat < game.setup.players and trinket == Trinket.SPOON:
        game.then(Gust(seat))


class Gust(Step[Magpie]):
    """2.3 The lowest of three faces brings a feather."""

    def __init__(self, bird: int) -> None:
        self.bird: Final = bird

    def run(self, game: Magpie) -> None:
        (face,) = game.chance.dice(1, sides=3)
        if face == 0:
            game.feathers[self.bird] += 1
        game.log("gust", bird=self.bird, face=face + 1)
