"""Persistent cards with a moment of their own in Birdsong, Daylight or Evening."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.components import BETTER_BURROW_BANK, COBBLER, COMMAND_WARREN
from nemeton.games.root.factions.vagabond.allies import OfferAlly
from nemeton.games.root.factions.vagabond.movement import (
    cobbler_walks,
    walk_by_cobbler,
    why_not_walk,
)
from nemeton.games.root.kinds import is_vagabond
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.battle import battles, chosen_battle, why_not_battle
from nemeton.games.root.laws.birdsong_extras import has_unused
from nemeton.games.root.laws.board import is_human, others_in_turn_order, why_not_other
from nemeton.games.root.laws.cards import draw
from nemeton.games.root.laws.movement import chosen_move, moves, why_not_march
from nemeton.games.root.laws.services import buy, services, why_not_buy
from nemeton.games.root.state import Root


class StartOfBirdsong(Asked):
    """A20 Services and Better Burrow Bank, in the order the active player wants."""

    prompt = "start_of_birdsong"
    rule = "11.2.6"

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def seat(self, game: Root) -> int:
        return game.seat_of[self.faction]

    def options(self, game: Root) -> list[Option]:
        found = services(game, self.faction)
        if has_unused(game, self.faction, BETTER_BURROW_BANK):
            return found + bank_partners(game, self.faction)
        return [*found, PASS] if found else []

    def chosen(self, game: Root, option: Option) -> None:
        if option == PASS:
            return
        if option[0] == "buy":
            buy(game, self.faction, option[1])
        else:
            bank(game, self.faction, option[1:])
        game.then(self)

    def why_not(self, game: Root, option: Option) -> Saying | None:
        if option[0] == "buy":
            return why_not_buy(game, self.faction, option[1])
        if option[0] != "bank_with":
            return None
        refused = why_not_other(game, self.faction, option[1])
        return refused or Saying("why-bank-machine", rule="MM")


def bank_partners(game: Root, faction: int) -> list[Option]:
    """Better Burrow Bank: any other player with a hand; nobody when only the machine is there."""
    others = others_in_turn_order(game, faction)
    found: list[Option] = [("bank_with", each) for each in others if is_human(game, each)]
    return found or [("bank_alone",)]


def bank(game: Root, faction: int, partners: Option) -> None:
    game.used |= 1 << BETTER_BURROW_BANK
    draw(game, faction, 1)
    for each in partners:
        draw(game, each, 1)


class OfferCommandWarren(Asked):
    """At the start of Daylight the owner of Command Warren may start a battle."""

    prompt = "command_warren"
    rule = "4.1.3"

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def seat(self, game: Root) -> int:
        return game.seat_of[self.faction]

    def options(self, game: Root) -> list[Option]:
        if not has_unused(game, self.faction, COMMAND_WARREN):
            return []
        found = battles(game, self.faction)
        return [PASS, *found] if found else []

    def chosen(self, game: Root, option: Option) -> None:
        if option != PASS:
            game.then(begun_battle(self.faction, option))

    def why_not(self, game: Root, option: Option) -> Saying | None:
        if option[0] != "battle":
            return None
        return why_not_battle(game, self.faction, option[1], option[2])


def begun_battle(faction: int, option: Option) -> Step[Root]:
    """9.2.9.II.c A Vagabond may call an ally to any battle that he begins."""
    if is_vagabond(faction):
        return OfferAlly(faction, option[2], option[1])
    return chosen_battle(faction, option)


class OfferCobbler(Asked):
    """At the start of Evening the owner of Cobbler may take a move."""

    prompt = "cobbler"
    rule = "4.1.3"

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def seat(self, game: Root) -> int:
        return game.seat_of[self.faction]

    def options(self, game: Root) -> list[Option]:
        if not has_unused(game, self.faction, COBBLER):
            return []
        if is_vagabond(self.faction):
            found = cobbler_walks(game, self.faction)
        else:
            found = moves(game, self.faction)
        return [PASS, *found] if found else []

    def chosen(self, game: Root, option: Option) -> None:
        if option == PASS:
            return
        if is_vagabond(self.faction):
            walk_by_cobbler(game, self.faction, option[1])
        else:
            game.then(chosen_move(self.faction, option))

    def why_not(self, game: Root, option: Option) -> Saying | None:
        if option[0] == "walk" and is_vagabond(self.faction):
            return why_not_walk(game, self.faction, option[1])
        if option[0] == "move" and not is_vagabond(self.faction):
            return why_not_march(game, self.faction, option[1:])
        return None
