"""Z20-Z22, Z25 Purifying corrupted trees in a ritual, sealing treetops and evil seeds, winning."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import PASS, Choice, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.pangaia.automaton.measuring import tie_rank
from nemeton.games.pangaia.kinds import CORRUPTED, PLAYER, SEED_NAMES, TITLES
from nemeton.games.pangaia.laws.board import (
    draw_blessing,
    fell_tree,
    lands_with_seeds,
    lift_blight,
    move_seed,
    seeds_on,
)
from nemeton.games.pangaia.laws.free_actions import OnTurn, most_payable
from nemeton.games.pangaia.laws.treetops import DemandPayment, affordable
from nemeton.games.pangaia.state import Pangaia

ALL_SLOTS: Final = 63
ALL_SEEDS: Final = 7


class PurifyTrees(Step[Pangaia]):
    """Z20 Each corrupted tree of the ritual loses a level, in the order the player likes."""

    def __init__(self, lands: tuple[int, ...]) -> None:
        self.lands: Final = lands

    def run(self, game: Pangaia) -> None:
        if len(self.lands) > 1:
            game.then(DemandPurifyOrder(self.lands))
        elif self.lands:
            game.then(Purify(self.lands[0]))


class DemandPurifyOrder(Choice[Pangaia]):
    """Which corrupted tree comes next."""

    prompt = "purify"
    rule = "Z20"

    def __init__(self, lands: tuple[int, ...]) -> None:
        self.lands: Final = lands

    def seat(self, game: Pangaia) -> int:
        return PLAYER

    def options(self, game: Pangaia) -> list[Option]:
        return [("purify", land) for land in self.lands]

    def chosen(self, game: Pangaia, option: Option) -> None:
        land = option[1]
        game.then(Purify(land), PurifyTrees(tuple(each for each in self.lands if each != land)))

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        return Saying("why-not-purified") if option[0] == "purify" else None


class Purify(Step[Pangaia]):
    """Z20 A corrupted treetop is lost, or a tree of level 1 dies and an evil seed comes."""

    def __init__(self, land: int) -> None:
        self.land: Final = land

    def run(self, game: Pangaia) -> None:
        if game.blight[self.land]:
            game.then(OfferSeal(self.land))
            return
        fell_tree(game, self.land)
        replace_by_evil_seed(game, self.land)


def replace_by_evil_seed(game: Pangaia, land: int) -> None:
    """Z20 From the nearest land with two or more evil seeds, else the nearest evil seed."""
    origins = lands_with_seeds(game, CORRUPTED)
    crowded = [each for each in origins if seeds_on(game, CORRUPTED, each) > 1]
    origin = min(
        crowded or origins,
        key=lambda each: (game.continent.distance(each, land), tie_rank(game, each)),
    )
    if origin != land:
        move_seed(game, CORRUPTED, origin, land)


class OfferSeal(OnTurn):
    """A lost corrupted treetop may be sealed on a free slot of the board, for its cost.

    Free actions are open before it, and it is asked as long as they could still pay for a slot.
    """

    prompt = "seal"
    rule = "Z21"

    def __init__(self, land: int) -> None:
        super().__init__(PLAYER)
        self.land: Final = land

    def about(self, game: Pangaia) -> dict[str, Any]:
        return {"land": self.land}

    def answers(self, game: Pangaia) -> list[Option]:
        costs = game.rules.components.slot_cost
        free = [slot for slot in range(6) if not game.sealed_slots >> slot & 1]
        found: list[Option] = [
            ("seal", slot) for slot in free if affordable(game, PLAYER, costs[slot])
        ]
        cheapest = min(costs[slot] for slot in free)
        within_reach = most_payable(game, PLAYER) >= cheapest and self.free_actions(game)
        return [*found, PASS] if found or within_reach else []

    def stays_open(self, game: Pangaia, answers: list[Option]) -> bool:
        return bool(answers)

    def answered(self, game: Pangaia, option: Option) -> None:
        if option == PASS:
            self.otherwise(game)
            return
        cost = game.rules.components.slot_cost[option[1]]
        game.then(DemandPayment(PLAYER, cost), Seal(self.land, option[1]))

    def otherwise(self, game: Pangaia) -> None:
        lift_blight(game, self.land)
        game.supply += 1
        game.log("blight_lost", land=self.land)

    def why_no_answer(self, game: Pangaia, option: Option) -> Saying | None:
        if option[0] != "seal":
            return None
        slot = int(option[1])
        if game.sealed_slots >> slot & 1:
            return Saying("why-slot-sealed", slot=slot)
        return Saying("why-too-dear", cost=game.rules.components.slot_cost[slot])


class Seal(Step[Pangaia]):
    """Z21, Z22 The treetop is fixed for good: blessings, and a seed if its group is complete."""

    def __init__(self, land: int, slot: int) -> None:
        self.land: Final = land
        self.slot: Final = slot

    def run(self, game: Pangaia) -> None:
        lift_blight(game, self.land)
        game.sealed_slots |= 1 << self.slot
        game.log("sealed", land=self.land, slot=self.slot)
        for _ in range(game.rules.components.seal_blessings[self.slot]):
            draw_blessing(game, PLAYER)
        blocking = game.rules.components.seed_slots
        for seed in range(len(SEED_NAMES)):
            if not game.sealed_seeds >> seed & 1 and not blocking[seed] & ~game.sealed_slots:
                game.then(DemandEvilSeed(seed))
        game.then(CheckVictory())


class DemandEvilSeed(Choice[Pangaia]):
    """The evil seed that is sealed with a completed group."""

    prompt = "seal_seed"
    rule = "Z22"

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    def seat(self, game: Pangaia) -> int:
        return PLAYER

    def about(self, game: Pangaia) -> dict[str, Any]:
        return {"seed": self.seed}

    def options(self, game: Pangaia) -> list[Option]:
        return [("seal_seed", land) for land in lands_with_seeds(game, CORRUPTED)]

    def chosen(self, game: Pangaia, option: Option) -> None:
        game.seeds[CORRUPTED * game.rules.hexes + option[1]] -= 1
        game.sealed_seeds |= 1 << self.seed
        game.log("seed_sealed", land=option[1], seed=self.seed)

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        return Saying("why-no-evil-seed") if option[0] == "seal_seed" else None


class CheckVictory(Step[Pangaia]):
    """Z25 All treetops and three evil seeds are sealed: the title goes by the corrupted tiles."""

    def run(self, game: Pangaia) -> None:
        if game.sealed_slots == ALL_SLOTS and game.sealed_seeds == ALL_SEEDS:
            game.finish((PLAYER,), (None, None), TITLES[sum(game.marked)])
