"""R9 Birdsong and Evening of a Vagabond; his Daylight is in daylight.py."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.several import Pool
from nemeton.games.root.kinds import (
    BAG,
    CLEARINGS,
    COIN,
    DAMAGED_DOWN,
    DAMAGED_UP,
    DOWN,
    FACTION_COUNT,
    ITEM_KINDS,
    TEA,
    UP,
    VAGABOND,
)
from nemeton.games.root.laws.asking import AskedForSeveral
from nemeton.games.root.laws.birdsong_extras import BirdsongChoice
from nemeton.games.root.laws.board import pawn_place
from nemeton.games.root.laws.cards import demand_discard, draw
from nemeton.games.root.laws.items import (
    damaged,
    exhausted,
    flip,
    held,
    in_satchel,
    on_track,
    ready,
    slot,
)
from nemeton.games.root.state import Root

DRAWS: Final = 1


# Birdsong


class VagabondBirdsong(Step[Root]):
    """9.4 Refresh, then slip."""

    def run(self, game: Root) -> None:
        components = game.rules.components
        if game.rules.tea_counted_after_services:  # A72
            game.tea_counted = on_track(game, game.active, TEA)
        number = components.refresh + components.refresh_per_tea * game.tea_counted
        game.then(Refresh(game.active, number), OfferSlip(game.active))


class Refresh(Step[Root]):
    """9.4.1 Exhausted items are turned up, damaged ones too (A51)."""

    def __init__(self, vagabond: int, number: int) -> None:
        self.vagabond: Final = vagabond
        self.number: Final = number

    def run(self, game: Root) -> None:
        if exhausted(game, self.vagabond) > self.number:
            game.then(DemandRefresh(self.vagabond, self.number, 0))
            return
        for item in range(ITEM_KINDS):
            turn_up(game, self.vagabond, item, DOWN, UP)
            if not game.rules.refresh_spares_damaged:
                turn_up(game, self.vagabond, item, DAMAGED_DOWN, DAMAGED_UP)


def turn_up(game: Root, vagabond: int, item: int, face: int, to: int) -> None:
    """Every item of a kind goes from one state to another."""
    for _ in range(held(game, vagabond, face, item)):
        flip(game, vagabond, item, face, to)


class DemandRefresh(AskedForSeveral):
    """9.4.1 With more exhausted items than that he chooses."""

    prompt = "refresh"
    rule = "9.4.1"

    def __init__(self, vagabond: int, number: int, lowest: int) -> None:
        self.vagabond: Final = vagabond
        self.number: Final = number
        self.lowest: Final = lowest  # items are named in ascending order

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def about(self, game: Root) -> dict[str, int]:
        return {"number": self.number}

    def wanted(self, game: Root) -> int:
        return self.number

    def pool(self, game: Root) -> Pool:
        found: list[tuple[Option, int]] = []
        for place in range(self.lowest, 2 * ITEM_KINDS):
            item, face = place >> 1, DAMAGED_DOWN if place & 1 else DOWN
            if face == DOWN or not game.rules.refresh_spares_damaged:
                found.append((("refresh", item, face), held(game, self.vagabond, face, item)))
        return found

    def chosen(self, game: Root, option: Option) -> None:
        _, item, face = option
        flip(game, self.vagabond, item, face, UP if face == DOWN else DAMAGED_UP)
        if self.number > 1:
            place = item * 2 + (0 if face == DOWN else 1)
            game.then(DemandRefresh(self.vagabond, self.number - 1, place))


class OfferSlip(BirdsongChoice):
    """9.4.2 A free move to a clearing or forest next to him."""

    prompt = "slip"
    rule = "9.4.2"

    def __init__(self, vagabond: int) -> None:
        self.vagabond: Final = vagabond

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def answers(self, game: Root) -> list[Option]:
        return [PASS, *(("slip", place) for place in slip_targets(game, self.vagabond))]

    def answered(self, game: Root, option: Option) -> None:
        if option != PASS:
            origin = pawn_place(game, self.vagabond)
            game.pawns[self.vagabond - VAGABOND] = option[1]
            game.log("slipped", faction=self.vagabond, origin=origin, destination=option[1])


def slip_targets(game: Root, vagabond: int) -> list[int]:
    """2.4.1 Places that touch his own; with Riverboats also down the river (A63)."""
    place = pawn_place(game, vagabond)
    near = set(game.rules.map.slips[place])
    if place < CLEARINGS and game.riverboats == vagabond:
        near.update(game.rules.map.river[place])
    return [each for each in sorted(near) if each >= CLEARINGS or not game.scorched[each]]


# Evening


class VagabondEvening(Step[Root]):
    """9.6 Rest, draw, discard, mind the satchel."""

    def run(self, game: Root) -> None:
        vagabond = game.active
        if pawn_place(game, vagabond) >= CLEARINGS:
            rest(game, vagabond)
        draw(game, vagabond, DRAWS + on_track(game, vagabond, COIN))
        game.then(demand_discard(vagabond, 0), DemandItemDropped(vagabond), ForgetAids(vagabond))


def rest(game: Root, vagabond: int) -> None:
    """9.6.1, A16 In a forest damaged items come back undamaged and face up."""
    for item in range(ITEM_KINDS):
        turn_up(game, vagabond, item, DAMAGED_UP, UP)
        turn_up(game, vagabond, item, DAMAGED_DOWN, UP)
        if game.rules.rest_refreshes:
            turn_up(game, vagabond, item, DOWN, UP)
    game.log("rested", faction=vagabond)


class ForgetAids(Step[Root]):
    """9.2.9.I Aids not yet used are forgotten at the end of the turn."""

    def __init__(self, vagabond: int) -> None:
        self.vagabond: Final = vagabond

    def run(self, game: Root) -> None:
        first = (self.vagabond - VAGABOND) * FACTION_COUNT
        game.aids[first : first + FACTION_COUNT] = [0] * FACTION_COUNT


def excess_items(game: Root, vagabond: int) -> int:
    """9.6.4 Satchel and damaged items beyond six and two for each bag on the track."""
    components = game.rules.components
    limit = components.capacity + components.capacity_per_bag * on_track(game, vagabond, BAG)
    return in_satchel(game, vagabond) + damaged(game, vagabond) - limit


class DemandItemDropped(AskedForSeveral):
    """9.6.4, A17 Satchel items of his choice leave the game until the rest fits."""

    prompt = "drop_item"
    rule = "9.6.4"

    def __init__(self, vagabond: int) -> None:
        self.vagabond: Final = vagabond

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def about(self, game: Root) -> dict[str, int]:
        return {"number": max(0, excess_items(game, self.vagabond))}

    def wanted(self, game: Root) -> int:
        return excess_items(game, self.vagabond)

    def pool(self, game: Root) -> Pool:
        found: list[tuple[Option, int]] = []
        for item in range(ITEM_KINDS):
            surplus = ready(game, self.vagabond, item)
            if item in (TEA, COIN, BAG):
                surplus -= on_track(game, self.vagabond, item)
            found.append((("drop", item, UP), max(0, surplus)))
            found.append((("drop", item, DOWN), held(game, self.vagabond, DOWN, item)))
        return found + self.damaged_items(game)

    def damaged_items(self, game: Root) -> list[tuple[Option, int]]:
        """The later reading of A17, where a group plays it."""
        if not game.rules.capacity_takes_damaged:
            return []
        return [
            (("drop", item, face), held(game, self.vagabond, face, item))
            for item in range(ITEM_KINDS)
            for face in (DAMAGED_UP, DAMAGED_DOWN)
        ]

    def options(self, game: Root) -> list[Option]:
        """One by one, in whatever order: old games were recorded so."""
        if self.wanted(game) <= 0:
            return []
        return [option for option, number in self.pool(game) if number]

    def chosen(self, game: Root, option: Option) -> None:
        _, item, face = option
        game.items[slot(self.vagabond, face, item)] -= 1
        game.log("dropped", faction=self.vagabond, item=item)
        game.ruin_taken[self.vagabond - VAGABOND] &= ~(1 << item)  # A73
        game.then(self)
