"""3.9 Tree growth: paying for a slot, placing its treetop, freeing and planting seeds."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import Choice, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.pangaia.kinds import BITS, SEED_NAMES
from nemeton.games.pangaia.laws.board import corrupted_tile, own_trees, pay, place_treetop
from nemeton.games.pangaia.laws.planting import planting
from nemeton.games.pangaia.state import Pangaia


def types_held(game: Pangaia, side: int) -> int:
    """The resource types a side has at least one of, as bits."""
    resources, start = game.resources, 4 * side
    held = 0
    for resource in range(4):
        if resources[start + resource]:
            held |= 1 << resource
    return held


def affordable(game: Pangaia, side: int, cost: int) -> bool:
    """K2 Different resources and life energy together reach the cost."""
    return min(BITS[types_held(game, side)], cost) + game.energy[side] >= cost


def growing_trees(game: Pangaia, side: int) -> list[int]:
    """K3 The own trees; in solo none on a corrupted tile (Z16)."""
    return [land for land in own_trees(game, side) if not corrupted_tile(game, land)]


def growths(game: Pangaia, side: int, discount: int) -> list[Option]:
    """K1 Every slot that can be paid, with every own tree."""
    slots = [
        slot
        for slot in range(6)
        if game.full[side] >> slot & 1 and affordable(game, side, slot_cost(game, slot, discount))
    ]
    if not slots:
        return []
    trees = growing_trees(game, side)
    return [("grow", slot, land) for slot in slots for land in trees]


def growth_in_hand(game: Pangaia, side: int) -> bool:
    """Whether a treetop could be placed for resources alone."""
    held = BITS[types_held(game, side)]
    payable = any(
        game.full[side] >> slot & 1 and slot_cost(game, slot, 0) <= held for slot in range(6)
    )
    return payable and bool(growing_trees(game, side))


def slot_cost(game: Pangaia, slot: int, discount: int) -> int:
    return max(0, game.rules.components.slot_cost[slot] - discount)


def why_not_grow(game: Pangaia, side: int, option: Option, discount: int) -> Saying | None:
    """Why this treetop cannot go on that tree."""
    if option[0] != "grow":
        return None
    slot, land = int(option[1]), int(option[2])
    if land >= game.rules.hexes or game.holder[land] != side:
        return Saying("why-not-your-tree")
    if not game.full[side] >> slot & 1:
        return Saying("why-slot-empty", slot=slot)
    if corrupted_tile(game, land):
        return Saying("why-corrupted-tile")
    return Saying("why-too-dear", rule="K2", cost=slot_cost(game, slot, discount))


class Grow(Step[Pangaia]):
    """K6 Pay, place, harvest, plant."""

    def __init__(self, side: int, slot: int, land: int, discount: int) -> None:
        self.side: Final = side
        self.slot: Final = slot
        self.land: Final = land
        self.discount: Final = discount

    def run(self, game: Pangaia) -> None:
        game.then(
            DemandPayment(self.side, slot_cost(game, self.slot, self.discount)),
            PlaceTreetop(self.side, self.slot, self.land),
        )


class DemandPayment(Choice[Pangaia]):
    """K2 Each unit is a resource, no two of one type, or life energy."""

    prompt = "pay"
    rule = "K2"

    def __init__(self, side: int, cost: int) -> None:
        self.side: Final = side
        self.cost: Final = cost

    def seat(self, game: Pangaia) -> int:
        return self.side

    def about(self, game: Pangaia) -> dict[str, Any]:
        """The price, and the treetop that it is paid for, where one is to be placed."""
        following = game.stack[-2] if len(game.stack) > 1 else None
        if isinstance(following, PlaceTreetop):
            slot, land = following.slot, following.land
            return {"cost": self.cost, "grows": 1, "slot": slot, "land": land}
        return {"cost": self.cost, "grows": 0, "slot": 0, "land": 0}

    def options(self, game: Pangaia) -> list[Option]:
        if not self.cost:
            return []
        held = types_held(game, self.side)
        found: list[Option] = []
        for payment in range(15, -1, -1):
            energy = self.cost - BITS[payment]
            if payment & ~held == 0 and 0 <= energy <= game.energy[self.side]:
                found.append(("pay", payment, energy))
        return found

    def chosen(self, game: Pangaia, option: Option) -> None:
        pay(game, self.side, option[1], option[2])

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        if option[0] != "pay":
            return None
        if BITS[int(option[1])] + int(option[2]) != self.cost:
            return Saying("why-wrong-sum", cost=self.cost)
        return Saying("why-not-owned")


class PlaceTreetop(Step[Pangaia]):
    """K3-K5 The tree gains a level, seeds no longer blocked come free, and the slot may plant."""

    def __init__(self, side: int, slot: int, land: int) -> None:
        self.side: Final = side
        self.slot: Final = slot
        self.land: Final = land

    def run(self, game: Pangaia) -> None:
        place_treetop(game, self.side, self.slot, self.land)
        harvest(game, self.side)
        seeds = game.rules.components.slot_plant[self.slot]
        if seeds:
            game.then(planting(self.side, tuple(game.continent.near[self.land]), seeds))


def harvest(game: Pangaia, side: int) -> None:
    """K4 A seed comes free for good when all slots that block it are empty together."""
    blocking = game.rules.components.seed_slots
    for seed in range(len(SEED_NAMES)):
        if game.locked[side] >> seed & 1 and not game.full[side] & blocking[seed]:
            game.locked[side] &= ~(1 << seed)
            game.loose[side] += 1
            game.log("seed_harvested", player=side, seed=seed)
