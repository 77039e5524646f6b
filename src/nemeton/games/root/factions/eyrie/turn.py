"""R7 The turn of the Eyrie: the Decree grows, crafting, points and cards for roosts."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.factions.eyrie.decree import ResolveColumn
from nemeton.games.root.kinds import BIRD, BY_ROOSTS, CLEARINGS, EYRIE, FACTION_COUNT, KINDS, ROOST
from nemeton.games.root.laws.birdsong_extras import BirdsongChoice
from nemeton.games.root.laws.board import can_place, free_slots, on_map, place_piece, place_warriors
from nemeton.games.root.laws.card_refusals import why_not_held
from nemeton.games.root.laws.cards import draw, kinds_in_hand, lose, suit_of
from nemeton.games.root.laws.crafting import Craft, craftable
from nemeton.games.root.laws.daylight_extras import DaylightMenu, OfferLastExtras
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root

NEW_ROOST_WARRIORS: Final = 3
DRAWS: Final = 1


# Birdsong


class EyrieBirdsong(Step[Root]):
    """7.4 Emergency orders, the Decree grows, a new roost if there is none."""

    def run(self, game: Root) -> None:
        if not game.hands[EYRIE]:
            draw(game, EYRIE, 1)
        game.then(DemandDecreeCard(), DemandNewRoost())


def decree_options(game: Root, birds: bool) -> list[Option]:
    """7.4.2 Any card into any column."""
    return [
        ("decree", card, column)
        for card in kinds_in_hand(game, EYRIE)
        if birds or suit_of(game, card) != BIRD
        for column in range(4)
    ]


def add_to_decree(game: Root, card: int, column: int) -> None:
    lose(game, EYRIE, card)
    game.decree[column].append(card)
    game.log("decreed", card=card, column=column)
    game.reveal()


class DemandDecreeCard(BirdsongChoice):
    """7.4.2 One card at least joins the Decree."""

    prompt = "decree"
    rule = "7.4.2"
    secret = True

    def seat(self, game: Root) -> int:
        return game.seat_of[EYRIE]

    def answers(self, game: Root) -> list[Option]:
        return decree_options(game, True)

    def answered(self, game: Root, option: Option) -> None:
        add_to_decree(game, option[1], option[2])
        game.then(OfferSecondDecreeCard(suit_of(game, option[1]) != BIRD))

    def why_no_answer(self, game: Root, option: Option) -> Saying | None:
        return why_not_held(game, EYRIE, option[1]) if option[0] == "decree" else None


class OfferSecondDecreeCard(BirdsongChoice):
    """7.4.2 A second card may join it, but only one bird in all."""

    prompt = "second_decree"
    rule = "7.4.2"
    secret = True

    def __init__(self, birds: bool) -> None:
        self.birds: Final = birds

    def seat(self, game: Root) -> int:
        return game.seat_of[EYRIE]

    def answers(self, game: Root) -> list[Option]:
        if not game.hands[EYRIE]:
            return []
        return [PASS, *decree_options(game, self.birds)]

    def answered(self, game: Root, option: Option) -> None:
        if option != PASS:
            add_to_decree(game, option[1], option[2])

    def why_no_answer(self, game: Root, option: Option) -> Saying | None:
        if option[0] != "decree":
            return None
        return why_not_held(game, EYRIE, option[1]) or Saying("why-second-bird", card=option[1])


class DemandNewRoost(BirdsongChoice):
    """7.4.3 Without a roost: one, with three warriors, where the fewest warriors stand."""

    prompt = "new_roost"
    rule = "7.4.3"

    def seat(self, game: Root) -> int:
        return game.seat_of[EYRIE]

    def answers(self, game: Root) -> list[Option]:
        if on_map(game, ROOST):
            return []
        eligible = [
            clearing
            for clearing in range(CLEARINGS)
            if can_place(game, EYRIE, clearing) and free_slots(game, clearing) > 0
        ]
        if not eligible:
            return []
        fewest = min(all_warriors(game, clearing) for clearing in eligible)
        return [("settle", each) for each in eligible if all_warriors(game, each) == fewest]

    def answered(self, game: Root, option: Option) -> None:
        place_piece(game, ROOST, option[1])
        place_warriors(game, EYRIE, option[1], NEW_ROOST_WARRIORS)


def all_warriors(game: Root, clearing: int) -> int:
    """The warriors of all factions together."""
    return sum(game.pieces[clearing * KINDS : clearing * KINDS + FACTION_COUNT])


# Daylight


class EyrieDaylight(Step[Root]):
    """7.5 Craft, then resolve the Decree from left to right."""

    def run(self, game: Root) -> None:
        game.then(EyrieCrafting(), ResolveColumn(0, tuple(game.decree[0])), OfferLastExtras())


class EyrieCrafting(DaylightMenu):
    """7.5.1 Crafting with roosts comes before the Decree."""

    prompt = "eyrie_crafting"
    rule = "7.5.1"

    def answers(self, game: Root) -> list[Option]:
        return [PASS, *craftable(game, EYRIE)]

    def answered(self, game: Root, option: Option) -> None:
        if option != PASS:
            game.then(Craft(EYRIE, option[1], False), self)


# Evening


class EyrieEvening(Step[Root]):
    """7.6 The roosts score, then cards are drawn."""

    def run(self, game: Root) -> None:
        roosts = on_map(game, ROOST)
        components = game.rules.components
        score(game, EYRIE, components.roost_points[roosts], BY_ROOSTS)
        game.then(DrawForRoosts(DRAWS + components.roost_draws[roosts]))


class DrawForRoosts(Step[Root]):
    """7.6.2"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, game: Root) -> None:
        draw(game, EYRIE, self.number)
