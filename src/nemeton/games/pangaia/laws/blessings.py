"""V2-V9 Blessings: what each one does, and when it would do nothing at all."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import Choice, ChoiceOfSeveral, Option, Step
from nemeton.engine.several import Pool
from nemeton.engine.text import Saying
from nemeton.games.pangaia.kinds import (
    CORRUPTED,
    FERTILISER,
    GAIAS_FAVOUR,
    GROWTH_SPURT,
    MASTERY,
    MIRACULOUS_SEED,
    NOBODY,
    SEED_PLANTING,
    SNOW,
    SPIRIT_NAME,
    TREE_DECLINE,
)
from nemeton.games.pangaia.laws.board import (
    gain_energy,
    gain_resource,
    has_seed,
    lands_with_seeds,
    lasting_change,
    own_trees,
    plantable,
    seeds_on,
    who,
)
from nemeton.games.pangaia.laws.decline import Die
from nemeton.games.pangaia.laws.growth import disperse_evil_seeds, sprout
from nemeton.games.pangaia.laws.planting import planting
from nemeton.games.pangaia.laws.rituals import trees_on
from nemeton.games.pangaia.laws.treetops import Grow, growths, why_not_grow
from nemeton.games.pangaia.state import Pangaia

BLESSED_SEEDS: Final = 2  # BL1
SEEDS_OF_DECLINE: Final = 3  # BL3
FERTILISER_RESOURCES: Final = 2  # BL4
SPURT_DISCOUNT: Final = 2  # BL7


def useful(game: Pangaia, side: int, blessing: int) -> bool:
    """V4 A card whose effect would do nothing at all may not be played."""
    if blessing == SEED_PLANTING:
        return bool(blessed_lands(game, side))
    if blessing == TREE_DECLINE:
        return bool(own_trees(game, side))
    if blessing == MIRACULOUS_SEED:
        return bool(miracles(game))
    if blessing == GROWTH_SPURT:
        return bool(growths(game, side, SPURT_DISCOUNT))
    if MASTERY <= blessing < MIRACULOUS_SEED:
        return bool(trees_on(game, side, blessing - MASTERY))
    return True


def gift(game: Pangaia, side: int, blessing: int) -> int:
    """V6, V8 At most so many resources and life energy come of a blessing."""
    if blessing == GAIAS_FAVOUR or blessing == MIRACULOUS_SEED:
        return 1
    if blessing == FERTILISER:
        return FERTILISER_RESOURCES
    if MASTERY <= blessing < MIRACULOUS_SEED:
        miracles = game.hands[side].count(MIRACULOUS_SEED)  # each may bring one more such tree
        return len(trees_on(game, side, blessing - MASTERY)) + miracles
    return 0


def blessed_lands(game: Pangaia, side: int) -> list[int]:
    """V5 The legal lands where a seed of this side can come from elsewhere."""
    if not has_seed(game, side):
        return []
    standing = lands_with_seeds(game, side)
    elsewhere = game.loose[side] > 0 or len(standing) > 1
    return [
        land
        for land in game.continent.lands
        if plantable(game, land) and (elsewhere or land not in standing)
    ]


def miracles(game: Pangaia) -> list[tuple[int, int]]:
    """V8 Every land without a tree with a side that has a seed there and a tree in reserve."""
    return [
        (land, side)
        for land in game.continent.lands
        if not game.level[land]
        for side in range(game.rules.sides)
        if seeds_on(game, side, land) and game.trees[side]
    ]


class PlayBlessing(Step[Pangaia]):
    """V4 A played card leaves the game and takes effect."""

    def __init__(self, side: int, blessing: int) -> None:
        self.side: Final = side
        self.blessing: Final = blessing

    def run(self, game: Pangaia) -> None:
        game.hands[self.side].remove(self.blessing)
        game.spent.append(self.blessing)
        lasting_change(game)
        game.reveal()
        game.log("blessing_played", player=self.side, blessing=self.blessing)
        self.take_effect(game)

    def take_effect(self, game: Pangaia) -> None:
        side, blessing = self.side, self.blessing
        if blessing == SEED_PLANTING:
            game.then(DemandBlessedLand(side))
        elif blessing == GAIAS_FAVOUR:
            gain_energy(game, side, 1)
        elif blessing == TREE_DECLINE:
            game.then(DemandDecline(side))
        elif blessing == FERTILISER:
            game.then(DemandFertiliser(side, FERTILISER_RESOURCES, 0))
        elif blessing == MIRACULOUS_SEED:
            game.then(DemandMiracle(side))
        elif blessing == GROWTH_SPURT:
            game.then(DemandSpurt(side))
        else:
            for _ in trees_on(game, side, blessing - MASTERY):
                gain_resource(game, side, blessing - MASTERY)


class DemandBlessedLand(Choice[Pangaia]):
    """The single land that receives up to 2 seeds."""

    prompt = "blessed_land"
    rule = "V5"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def seat(self, game: Pangaia) -> int:
        return self.side

    def options(self, game: Pangaia) -> list[Option]:
        return [("plant_on", land) for land in blessed_lands(game, self.side)]

    def chosen(self, game: Pangaia, option: Option) -> None:
        game.then(planting(self.side, (option[1],), BLESSED_SEEDS, must=True))

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        if option[0] != "plant_on" or int(option[1]) >= game.rules.hexes:
            return None
        land = int(option[1])
        if not land & 3:
            return Saying("why-no-land")
        if plantable(game, land):
            return Saying("why-no-seed")
        return Saying("why-tree-there" if game.level[land] else "why-corrupted-tile")


class DemandDecline(Choice[Pangaia]):
    """The own tree that dies, and makes room for up to 3 seeds."""

    prompt = "tree_decline"
    rule = "V7"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def seat(self, game: Pangaia) -> int:
        return self.side

    def options(self, game: Pangaia) -> list[Option]:
        return [("fell", land) for land in own_trees(game, self.side)]

    def chosen(self, game: Pangaia, option: Option) -> None:
        game.then(Die(self.side, option[1], SEEDS_OF_DECLINE))

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        return Saying("why-not-your-tree") if option[0] == "fell" else None


class DemandResources(ChoiceOfSeveral[Pangaia]):
    """So many resources of freely chosen types."""

    prompt = "take_resource"
    rule = "A2"

    def __init__(self, side: int, left: int, least: int) -> None:
        self.side: Final = side
        self.left: Final = left
        self.least: Final = least

    def seat(self, game: Pangaia) -> int:
        return self.side

    def about(self, game: Pangaia) -> dict[str, Any]:
        return {"count": self.left}

    def wanted(self, game: Pangaia) -> int:
        return self.left

    def pool(self, game: Pangaia) -> Pool:
        types = range(self.least, SNOW + 1)
        return [(("take_resource", resource), self.left) for resource in types]

    def chosen(self, game: Pangaia, option: Option) -> None:
        gain_resource(game, self.side, option[1])
        if self.left > 1:
            game.then(self.next_one(option[1]))

    def next_one(self, least: int) -> Step[Pangaia]:
        return DemandResources(self.side, self.left - 1, least)

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        return Saying("why-in-order") if option[0] == "take_resource" else None


class DemandFertiliser(DemandResources):
    """The same of Natural fertiliser, which is no dream."""

    rule = "V6"

    def next_one(self, least: int) -> Step[Pangaia]:
        return DemandFertiliser(self.side, self.left - 1, least)


class DemandMiracle(Choice[Pangaia]):
    """The seed of any player that sprouts regardless of the growth rules."""

    prompt = "miracle"
    rule = "V8"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def seat(self, game: Pangaia) -> int:
        return self.side

    def options(self, game: Pangaia) -> list[Option]:
        return [("miracle", land, who(game, side)) for land, side in miracles(game)]

    def chosen(self, game: Pangaia, option: Option) -> None:
        side = CORRUPTED if option[2] == SPIRIT_NAME else option[2]
        sprout(game, side, option[1], True)
        disperse_evil_seeds(game, [option[1]])

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        if option[0] != "miracle" or int(option[1]) >= game.rules.hexes:
            return None
        land = int(option[1])
        side = CORRUPTED if option[2] == SPIRIT_NAME else int(option[2])
        if game.level[land]:
            return Saying("why-tree-there")
        if side >= game.rules.sides or not seeds_on(game, side, land):
            return Saying("why-no-such-seed")
        return Saying("why-no-tree-left")


class DemandSpurt(Choice[Pangaia]):
    """One treetop for 2 resources less than its slot costs."""

    prompt = "growth_spurt"
    rule = "V9"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def seat(self, game: Pangaia) -> int:
        return self.side

    def options(self, game: Pangaia) -> list[Option]:
        return growths(game, self.side, SPURT_DISCOUNT)

    def chosen(self, game: Pangaia, option: Option) -> None:
        game.then(Grow(self.side, option[1], option[2], SPURT_DISCOUNT))

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        return why_not_grow(game, self.side, option, SPURT_DISCOUNT)


class BuyBlessing(Step[Pangaia]):
    """V3 Two resources of one type: draw three, keep one, shuffle the others back."""

    def __init__(self, side: int, resource: int) -> None:
        self.side: Final = side
        self.resource: Final = resource

    def run(self, game: Pangaia) -> None:
        components = game.rules.components
        price = components.blessing_price
        game.resources[4 * self.side + self.resource] -= price
        lasting_change(game)
        game.log("blessing_bought", player=self.side, resource=self.resource, count=price)
        for _ in range(min(components.blessings_drawn, len(game.blessing_pile))):
            number = len(game.blessing_pile)
            game.looking.append(game.chance.take(game.blessing_pile))
            game.unseen(game.looking[-1], (self.side,), (self.side,), number)
        game.looking.sort()
        game.looker = self.side
        game.reveal()
        game.then(DemandKeptBlessing(self.side))


class DemandKeptBlessing(Choice[Pangaia]):
    """Which of the blessings drawn is kept."""

    prompt = "keep_blessing"
    rule = "V3"
    secret = True  # which cards were drawn is nobody else's business

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def seat(self, game: Pangaia) -> int:
        return self.side

    def options(self, game: Pangaia) -> list[Option]:
        return [("keep", blessing) for blessing in sorted(set(game.looking))]

    def chosen(self, game: Pangaia, option: Option) -> None:
        game.unseen(option[1], (self.side,), (self.side,))
        game.looking.remove(option[1])
        game.blessing_pile += game.looking
        game.blessing_pile.sort()
        game.looking = []
        game.looker = NOBODY
        game.hands[self.side].append(option[1])
        game.hands[self.side].sort()
        game.log("blessing_kept", player=self.side)
        game.log("blessing_seen", to=(self.side,), blessing=option[1])

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        return Saying("why-not-drawn") if option[0] == "keep" else None
