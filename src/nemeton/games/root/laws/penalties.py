"""3.E step 4: what the owners of lost pieces pay, in the order that the active player wants."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option
from nemeton.games.root.kinds import ALLIANCE, BASE, CULT, GARDEN, SYMPATHY
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import is_machine
from nemeton.games.root.rules import Losses
from nemeton.games.root.state import Root


def owner_penalties(game: Root, losses: Losses, battle: bool) -> None:
    """Bases, gardens, trade posts, then Outrage; where that changes something, as is wanted."""
    if order_matters(losses) and not is_machine(game, game.active):
        game.then(DemandPenaltyOrder(losses, battle))
    else:
        pay(game, losses, battle, outrage_first=False)


def order_matters(losses: Losses) -> bool:
    """A base takes supporters along, also one just given; a garden a card that could be given."""
    offenders = {
        remover
        for remover, _, piece, _ in losses
        if piece == SYMPATHY and remover >= 0 and remover != ALLIANCE
    }
    if not offenders:
        return False
    lost = {piece for _, _, piece, _ in losses}
    return BASE in lost or (GARDEN in lost and CULT in offenders)


def pay(game: Root, losses: Losses, battle: bool, outrage_first: bool) -> None:
    rules = game.rules.owner_penalties  # Outrage is the last of them
    if outrage_first:
        rules = [rules[-1], *rules[:-1]]
    for rule in rules:
        rule(game, losses, battle)


class DemandPenaltyOrder(Asked):
    """1.1.3 Of effects at the same time the active player chooses the order."""

    prompt = "order_effects"
    rule = "1.1.3"

    def __init__(self, losses: Losses, battle: bool) -> None:
        self.losses: Final = losses
        self.battle: Final = battle

    def seat(self, game: Root) -> int:
        return game.seat_of[game.active]

    def options(self, game: Root) -> list[Option]:
        return [("outrage_last",), ("outrage_first",)]

    def chosen(self, game: Root, option: Option) -> None:
        pay(game, self.losses, self.battle, outrage_first=option[0] == "outrage_first")
