"""R6 The turn of the Marquise: wood, crafting, three actions, cards."""

from __future__ import annotations

from typing import ClassVar, Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.several import Pool
from nemeton.engine.text import Saying
from nemeton.games.root.factions.marquise.building import DemandWoodPaid, builds, why_not_build
from nemeton.games.root.kinds import BIRD, CLEARINGS, KINDS, MARQUISE, RECRUITER, SAWMILL, WOOD
from nemeton.games.root.laws.asking import Asked, AskedForSeveral
from nemeton.games.root.laws.battle import battles, chosen_battle
from nemeton.games.root.laws.board import (
    count,
    on_map,
    place_piece,
    place_warriors,
    why_not_placed,
    wood_supply,
)
from nemeton.games.root.laws.card_refusals import why_not_held, why_not_spent
from nemeton.games.root.laws.cards import draw, matching, spend, suit_of
from nemeton.games.root.laws.crafting import Craft, craftable
from nemeton.games.root.laws.daylight_extras import DaylightMenu
from nemeton.games.root.laws.movement import chosen_move, moves, why_not_march
from nemeton.games.root.state import Root

ACTIONS: Final = 3
DRAWS: Final = 1


# Birdsong


class MarquiseBirdsong(Step[Root]):
    """6.4 One wood at every sawmill."""

    def run(self, game: Root) -> None:
        if wood_supply(game) < on_map(game, SAWMILL):
            game.then(DemandWoodSite(wood_supply(game), 0, 0))
            return
        for clearing in range(CLEARINGS):
            for _ in range(count(game, SAWMILL, clearing)):
                place_piece(game, WOOD, clearing)


class DemandSite(AskedForSeveral):
    """With too few pieces the Marquise chooses which buildings are served."""

    building: ClassVar[int] = SAWMILL

    def __init__(self, left: int, lowest: int, served: int) -> None:
        self.left: Final = left
        self.lowest: Final = lowest  # clearings are named in ascending order
        self.served: Final = served  # already, in that clearing

    def seat(self, game: Root) -> int:
        return game.seat_of[MARQUISE]

    def about(self, game: Root) -> dict[str, int]:
        return {"number": self.left}

    def wanted(self, game: Root) -> int:
        return self.left

    def pool(self, game: Root) -> Pool:
        room = [count(game, self.building, clearing) for clearing in range(CLEARINGS)]
        room[self.lowest] -= self.served
        return [(("serve", each), room[each]) for each in range(self.lowest, CLEARINGS)]

    def chosen(self, game: Root, option: Option) -> None:
        clearing = option[1]
        self.serve(game, clearing)
        served = self.served + 1 if clearing == self.lowest else 1
        game.then(type(self)(self.left - 1, clearing, served))

    def serve(self, game: Root, clearing: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} must say what is placed")


class DemandWoodSite(DemandSite):
    """6.4 Wood when it is short."""

    prompt = "wood_site"
    rule = "6.4"
    building = SAWMILL

    def serve(self, game: Root, clearing: int) -> None:
        place_piece(game, WOOD, clearing)


class DemandRecruitSite(DemandSite):
    """6.5.3 Warriors when they are short."""

    prompt = "recruit_site"
    rule = "6.5.3"
    building = RECRUITER

    def serve(self, game: Root, clearing: int) -> None:
        place_warriors(game, MARQUISE, clearing, 1)


# Daylight


class MarquiseDaylight(Step[Root]):
    """6.5 Crafting, then three actions, then one more for each bird card."""

    def run(self, game: Root) -> None:
        game.then(MarquiseMenu(ACTIONS, True, False))


class MarquiseMenu(DaylightMenu):
    """6.5 Crafting comes before the first action; recruiting once a turn."""

    prompt = "marquise_daylight"
    rule = "6.5"

    def __init__(self, actions: int, crafting: bool, recruited: bool) -> None:
        self.actions: Final = actions
        self.crafting: Final = crafting
        self.recruited: Final = recruited

    def about(self, game: Root) -> dict[str, int]:
        return {"actions": self.actions}

    def answers(self, game: Root) -> list[Option]:
        found: list[Option] = [PASS]
        if self.crafting:
            found += craftable(game, MARQUISE)
        if not self.actions:
            return found + hires(game)
        found += moves(game, MARQUISE)
        found += battles(game, MARQUISE)
        if not self.recruited and game.supply[MARQUISE] and on_map(game, RECRUITER):
            found.append(("recruit",))
        return found + builds(game) + overworks(game)

    def answered(self, game: Root, option: Option) -> None:
        if option == PASS:
            return
        if option[0] == "craft":
            game.then(Craft(MARQUISE, option[1], False), self)
        elif option[0] == "hire":
            spend(game, MARQUISE, option[1])
            game.then(MarquiseMenu(1, False, self.recruited))
        else:
            game.acted += 1
            act(game, option)
            recruited = self.recruited or option[0] == "recruit"
            game.then(MarquiseMenu(self.actions - 1, False, recruited))

    def why_no_answer(self, game: Root, option: Option) -> Saying | None:
        match option:
            case ("hire", card):
                return why_not_hire(game, self.actions, card)
            case ("recruit",):
                return why_not_recruit(game, self.recruited)
            case ("build", piece, clearing):
                return why_not_build(game, piece, clearing)
            case ("overwork", clearing, card):
                return why_not_overwork(game, clearing, card)
            case ("craft", _) if not self.crafting:
                return Saying("why-crafting-over")
        return super().why_no_answer(game, option)


def hires(game: Root) -> list[Option]:
    """6.5 After the third action a bird card buys another."""
    return [
        ("hire", card) for card in sorted(set(game.hands[MARQUISE])) if suit_of(game, card) == BIRD
    ]


def why_not_hire(game: Root, actions: int, card: int) -> Saying:
    """6.5 Only when the actions are used up, and only for a bird."""
    if actions:
        return Saying("why-actions-left", actions=actions)
    return why_not_held(game, MARQUISE, card) or Saying("why-hired-by-a-bird", card=card)


def why_not_recruit(game: Root, recruited: bool) -> Saying:
    """6.5.3 Once a turn, at recruiters, while there are warriors."""
    if recruited:
        return Saying("why-recruited", rule="6.5.3")
    if not game.supply[MARQUISE]:
        return Saying("why-supply-empty", rule="6.5.3")
    return Saying("why-no-recruiter", rule="6.5.3")


def act(game: Root, option: Option) -> None:
    """6.5.1–6.5.5"""
    match option:
        case ("move", _, _, _):
            game.then(chosen_move(MARQUISE, option), OfferSecondMove())
        case ("battle", _, _):
            game.then(chosen_battle(MARQUISE, option))
        case ("recruit",):
            recruit(game)
        case ("build", piece, clearing):
            game.then(DemandWoodPaid(piece, clearing, -1, 0))
        case ("overwork", clearing, card):
            spend(game, MARQUISE, card)
            place_piece(game, WOOD, clearing)


class OfferSecondMove(Asked):
    """6.5.2, A9 A march is one move or two."""

    prompt = "second_move"
    rule = "6.5.2"

    def seat(self, game: Root) -> int:
        return game.seat_of[MARQUISE]

    def options(self, game: Root) -> list[Option]:
        found = moves(game, MARQUISE)
        return [PASS, *found] if found else []

    def chosen(self, game: Root, option: Option) -> None:
        if option != PASS:
            game.then(chosen_move(MARQUISE, option))

    def why_not(self, game: Root, option: Option) -> Saying | None:
        return why_not_march(game, MARQUISE, option[1:]) if option[0] == "move" else None


def recruit(game: Root) -> None:
    """6.5.3 A warrior at every recruiter; with too few the Marquise chooses."""
    if game.supply[MARQUISE] < on_map(game, RECRUITER):
        game.then(DemandRecruitSite(game.supply[MARQUISE], 0, 0))
        return
    for clearing in range(CLEARINGS):
        place_warriors(game, MARQUISE, clearing, count(game, RECRUITER, clearing))


def overworks(game: Root) -> list[Option]:
    """6.5.5 A card of a sawmill's suit makes one more wood there."""
    if not wood_supply(game):
        return []
    return [
        ("overwork", clearing, card)
        for clearing in range(CLEARINGS)
        if game.pieces[clearing * KINDS + SAWMILL]
        for card in matching(game, MARQUISE, game.suits[clearing])
    ]


def why_not_overwork(game: Root, clearing: int, card: int) -> Saying | None:
    """6.5.5 Why no wood can be had there for that card."""
    refused = why_not_placed(game, MARQUISE, clearing)
    if refused is not None:
        return refused
    if not count(game, SAWMILL, clearing):
        return Saying("why-no-sawmill", rule="6.5", clearing=clearing)
    if not wood_supply(game):
        return Saying("why-none-left", rule="6.5", piece=WOOD)
    return why_not_spent(game, MARQUISE, card, game.suits[clearing])


# Evening


class MarquiseEvening(Step[Root]):
    """6.6 One card and one for each draw bonus uncovered."""

    def run(self, game: Root) -> None:
        bonus = game.rules.components.recruiter_draws[on_map(game, RECRUITER)]
        draw(game, MARQUISE, DRAWS + bonus)
