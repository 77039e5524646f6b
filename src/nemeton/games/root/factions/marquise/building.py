"""6.5.4 Building: which, where, and whose wood."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option
from nemeton.engine.several import Pool
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import (
    BY_BUILDINGS,
    CLEARINGS,
    KINDS,
    MARQUISE,
    RECRUITER,
    SAWMILL,
    WOOD,
)
from nemeton.games.root.laws.asking import AskedForSeveral
from nemeton.games.root.laws.board import (
    can_place,
    free_slots,
    on_map,
    paths_for,
    place_piece,
    ruler,
    rulers,
    why_not_placed,
)
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root


def wood_cost(game: Root, piece: int) -> int:
    """6.5.4.I The cost of the next building of a kind; -1 when none is left."""
    costs = game.rules.components.wood_cost
    built = on_map(game, piece)
    return costs[built] if built < len(costs) else -1


def domains(game: Root) -> list[int]:
    """A8 For each clearing the first of the ruled clearings linked to it; -1 if not ruled."""
    ruled = rulers(game)
    paths = paths_for(game, MARQUISE)
    found = [-1] * CLEARINGS
    for start in range(CLEARINGS):
        if ruled[start] != MARQUISE or found[start] >= 0:
            continue
        waiting = [start]
        while waiting:
            clearing = waiting.pop()
            if found[clearing] < 0 and ruled[clearing] == MARQUISE:
                found[clearing] = start
                waiting += paths[clearing]
    return found


def wood_in_domains(game: Root, domain: list[int]) -> list[int]:
    """The wood of each domain, under the number of its first clearing."""
    found = [0] * CLEARINGS
    for clearing in range(CLEARINGS):
        if domain[clearing] >= 0:
            found[domain[clearing]] += game.pieces[clearing * KINDS + WOOD]
    return found


def builds(game: Root) -> list[Option]:
    """6.5.4.II Every building that linked wood can pay for, in every ruled clearing with room."""
    domain = domains(game)
    wood = wood_in_domains(game, domain)
    sites = [
        clearing
        for clearing in range(CLEARINGS)
        if domain[clearing] >= 0
        and free_slots(game, clearing) > 0
        and can_place(game, MARQUISE, clearing)
    ]
    found: list[Option] = []
    for piece in range(SAWMILL, RECRUITER + 1):
        cost = wood_cost(game, piece)
        if cost >= 0:
            found += [("build", piece, each) for each in sites if wood[domain[each]] >= cost]
    return found


def why_not_build(game: Root, piece: int, clearing: int) -> Saying:
    """Why a building cannot be placed there."""
    if not SAWMILL <= piece <= RECRUITER:
        return Saying("why-not-her-building", rule="6.5.4")
    refused = why_not_placed(game, MARQUISE, clearing)
    if refused is not None:
        return refused
    if ruler(game, clearing) != MARQUISE:
        return Saying("why-not-ruled", rule="6.5.4", clearing=clearing)
    if free_slots(game, clearing) <= 0:
        return Saying("why-no-slot", rule="6.5.4", clearing=clearing)
    cost = wood_cost(game, piece)
    if cost < 0:
        return Saying("why-none-left", rule="6.5.4", piece=piece)
    domain = domains(game)
    wood = wood_in_domains(game, domain)[domain[clearing]]
    return Saying("why-too-little-wood", rule="6.5.4", cost=cost, wood=wood)


class DemandWoodPaid(AskedForSeveral):
    """6.5.4.II The Marquise chooses the wood among the ruled clearings linked to the site."""

    prompt = "wood_paid"
    rule = "6.5.4"

    def __init__(self, piece: int, clearing: int, left: int, lowest: int) -> None:
        self.piece: Final = piece
        self.clearing: Final = clearing
        self.left: Final = left  # still to pay; -1: nothing paid yet
        self.lowest: Final = lowest

    def seat(self, game: Root) -> int:
        return game.seat_of[MARQUISE]

    def about(self, game: Root) -> dict[str, int]:
        return {"number": self.owed(game), "piece": self.piece, "clearing": self.clearing}

    def owed(self, game: Root) -> int:
        return wood_cost(game, self.piece) if self.left < 0 else self.left

    def wanted(self, game: Root) -> int:
        return self.owed(game)

    def pool(self, game: Root) -> Pool:
        domain = domains(game)
        return [
            (("pay_wood", each), game.pieces[each * KINDS + WOOD])
            for each in range(self.lowest, CLEARINGS)
            if domain[each] == domain[self.clearing]
        ]

    def chosen(self, game: Root, option: Option) -> None:
        game.pieces[option[1] * KINDS + WOOD] -= 1
        game.log("wood_paid", clearing=option[1])
        game.then(DemandWoodPaid(self.piece, self.clearing, self.owed(game) - 1, option[1]))

    def otherwise(self, game: Root) -> None:
        """6.5.4.III"""
        points = game.rules.components.building_points[self.piece - SAWMILL]
        built = on_map(game, self.piece)
        place_piece(game, self.piece, self.clearing)
        score(game, MARQUISE, points[built], BY_BUILDINGS)
