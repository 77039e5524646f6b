"""9.5 The Daylight of the Vagabond: everything he does by exhausting items."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.factions.vagabond.aid import DemandAidCard, aids, why_not_aid
from nemeton.games.root.factions.vagabond.allies import OfferAlly
from nemeton.games.root.factions.vagabond.characters import (
    SPECIAL_VERBS,
    special_options,
    take_special,
    why_not_special,
)
from nemeton.games.root.factions.vagabond.exploring import Explore
from nemeton.games.root.factions.vagabond.movement import (
    OfferCompanions,
    pay_boots,
    walk,
    walks,
    why_not_walk,
)
from nemeton.games.root.factions.vagabond.quests import complete_quest, quests, why_not_quest
from nemeton.games.root.kinds import (
    BEHIND_WARRIORS,
    BOOT,
    CLEARINGS,
    CROSSBOW,
    DAMAGED_DOWN,
    DAMAGED_UP,
    DOWN,
    HAMMER,
    ITEM_KINDS,
    OWNER,
    SWORD,
    TORCH,
    UP,
    is_vagabond,
)
from nemeton.games.root.laws.battle import battles_in
from nemeton.games.root.laws.board import count, enemies, pawn_place, unguarded, why_not_other
from nemeton.games.root.laws.crafting import Craft, craftable
from nemeton.games.root.laws.daylight_extras import DaylightMenu
from nemeton.games.root.laws.items import exhaust, flip, held, ready, ready_to_act
from nemeton.games.root.laws.removal import remove_pieces
from nemeton.games.root.state import Root


class VagabondDaylight(DaylightMenu):
    """9.5 Any action he can pay for, in any order."""

    prompt = "vagabond_daylight"
    rule = "9.5"

    def about(self, game: Root) -> dict[str, int]:
        return {"number": ready_to_act(game, game.active)}

    def answers(self, game: Root) -> list[Option]:
        vagabond = game.active
        place = pawn_place(game, vagabond)
        found: list[Option] = [PASS, *walks(game, vagabond, 1)]
        found += repairs(game, vagabond)
        if place >= CLEARINGS:
            return found + special_options(game, vagabond)
        if ready(game, vagabond, SWORD):
            found += battles_in(game, vagabond, place)
        if ready(game, vagabond, TORCH) and game.ruins[place] and game.ruin_items[place]:
            found.append(("explore",))
        found += aids(game, vagabond, place)
        found += quests(game, vagabond, place)
        found += strikes(game, vagabond, place)
        found += craftable(game, vagabond)
        return found + special_options(game, vagabond)

    def answered(self, game: Root, option: Option) -> None:
        if option == PASS:
            return
        if not take_special(game, game.active, option):
            act(game, game.active, option)
        game.then(self)

    def why_no_answer(self, game: Root, option: Option) -> Saying | None:
        item = BOOT if option[0] == "walk" else PAID_WITH.get(str(option[0]), -1)
        if item >= 0 and not ready(game, game.active, item):
            return Saying("why-no-item-ready", item=item)
        if option[0] in SPECIAL_VERBS:
            return why_not_special(game, game.active, option)
        refused = why_not_here(game, game.active, option)
        return refused or super().why_no_answer(game, option)


def why_not_here(game: Root, vagabond: int, option: Option) -> Saying | None:
    """9.5 Why what he has items for cannot be done where he stands."""
    match option:
        case ("walk", clearing):
            return why_not_walk(game, vagabond, clearing)
        case ("repair", repaired, face):
            return why_not_repair(repaired, face)
    place = pawn_place(game, vagabond)
    if place >= CLEARINGS:
        return Saying("why-in-forest", rule="2.4")
    match option:
        case ("aid", faction, given):
            return why_not_aid(game, vagabond, faction, given)
        case ("quest", quest):
            return why_not_quest(game, vagabond, quest)
        case ("strike", faction, piece):
            return why_not_strike(game, vagabond, faction, piece)
        case ("explore",):
            return Saying("why-no-ruin", rule="9.5", clearing=place)
    return None


def act(game: Root, vagabond: int, option: Option) -> None:
    """9.5.1–9.5.8 The item is exhausted, then it does its work."""
    place = pawn_place(game, vagabond)
    if option[0] in PAID_WITH:
        exhaust(game, vagabond, PAID_WITH[option[0]])
    match option:
        case ("walk", clearing):
            pay_boots(game, vagabond, clearing, 1)
            game.then(OfferCompanions(vagabond, place, clearing), Walk(vagabond, clearing))
        case ("battle", clearing, defender):
            game.then(OfferAlly(vagabond, defender, clearing))
        case ("explore",):
            game.then(Explore(vagabond))
        case ("strike", _, piece):
            game.log("struck", faction=vagabond, piece=piece, clearing=place)
            remove_pieces(game, ((vagabond, place, piece, 1),))
        case ("repair", item, face):
            repair(game, vagabond, item, face)
        case _:
            help_or_craft(game, vagabond, option)


PAID_WITH: Final = {"battle": SWORD, "explore": TORCH, "strike": CROSSBOW, "repair": HAMMER}


def help_or_craft(game: Root, vagabond: int, option: Option) -> None:
    """9.5.4, 9.5.5, 9.5.8"""
    match option:
        case ("aid", faction, item):
            game.log("aided", faction=vagabond, receiver=faction)
            exhaust(game, vagabond, item)
            game.then(DemandAidCard(vagabond, faction))
        case ("quest", quest):
            complete_quest(game, vagabond, quest)
        case ("craft", card):
            game.then(Craft(vagabond, card, False))


class Walk(Step[Root]):
    """9.5.1 The pawn moves, together with those who come along."""

    def __init__(self, vagabond: int, clearing: int) -> None:
        self.vagabond: Final = vagabond
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        walk(game, self.vagabond, self.clearing)


# 9.5.6 Strike and 9.5.7 Repair


def strikes(game: Root, vagabond: int, clearing: int) -> list[Option]:
    """9.5.6, A37 A warrior; of a player without warriors there a building or token."""
    if not ready(game, vagabond, CROSSBOW):
        return []
    found: list[Option] = []
    for faction in game.order:
        if is_vagabond(faction) or not enemies(game, vagabond, faction):
            continue
        if count(game, faction, clearing):
            found.append(("strike", faction, faction))
        elif unguarded(game, faction, clearing):
            found += [
                ("strike", faction, piece)
                for piece in BEHIND_WARRIORS[faction]
                if count(game, piece, clearing)
            ]
    return found


def why_not_strike(game: Root, vagabond: int, faction: int, piece: int) -> Saying:
    """9.5.6 Why this piece cannot be struck."""
    clearing = pawn_place(game, vagabond)
    refused = why_not_other(game, vagabond, faction)
    if refused is not None:
        return refused
    if is_vagabond(faction):
        return Saying("why-pawn-stays", rule="9.5")
    if not enemies(game, vagabond, faction):
        return Saying("why-partner", rule="9.2", faction=faction)
    if OWNER[piece] != faction or not count(game, piece, clearing):
        return Saying("why-piece-not-there", rule="9.5", piece=piece, clearing=clearing)
    return Saying("why-warriors-first", rule="9.5", faction=faction)


def why_not_repair(item: int, face: int) -> Saying:
    """9.5.7 Only a damaged item, with the face that it has."""
    if face in (UP, DOWN):
        return Saying("why-not-damaged", rule="9.5")
    return Saying("why-none-damaged-so", rule="9.5", item=item, side=face)


def damaged_options(game: Root, vagabond: int, verb: str) -> list[Option]:
    return [
        (verb, item, face)
        for item in range(ITEM_KINDS)
        for face in (DAMAGED_UP, DAMAGED_DOWN)
        if held(game, vagabond, face, item)
    ]


def repairs(game: Root, vagabond: int) -> list[Option]:
    """9.5.7 A hammer repairs a damaged item."""
    if not ready(game, vagabond, HAMMER):
        return []
    return damaged_options(game, vagabond, "repair")


def repair(game: Root, vagabond: int, item: int, face: int) -> None:
    """A15 It keeps its face, unless a group plays that it comes back face up."""
    up = face == DAMAGED_UP or game.rules.repair_refreshes
    flip(game, vagabond, item, face, UP if up else DOWN)
    game.log("repaired", faction=vagabond, item=item)
