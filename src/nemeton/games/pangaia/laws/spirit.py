"""3.6 Phase 2: the spirit plants, dreams or prays."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import Option, Step
from nemeton.engine.text import Saying
from nemeton.games.pangaia.automaton.healing import can_heal_first, healing
from nemeton.games.pangaia.kinds import BITS, DREAMING
from nemeton.games.pangaia.laws.blessings import DemandResources
from nemeton.games.pangaia.laws.board import (
    corrupted_tile,
    empty_slots,
    has_seed,
    lake_free,
    plantable,
)
from nemeton.games.pangaia.laws.free_actions import OnTurn
from nemeton.games.pangaia.laws.planting import planting
from nemeton.games.pangaia.laws.praying import Pray
from nemeton.games.pangaia.laws.rituals import cards_at_hand, obstacle, playable_cards
from nemeton.games.pangaia.state import Pangaia


class SpiritAction(Step[Pangaia]):
    """T2 Phase 2: exactly one action."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, game: Pangaia) -> None:
        game.phase = "spirit_action"
        game.then(DemandAction(self.side))


def plantings(game: Pangaia, side: int) -> list[Option]:
    """A1 Every free lake with every adjacent land that may be planted."""
    found: list[Option] = []
    if not has_seed(game, side):
        return found
    near = game.continent.near
    for lake in range(0, game.rules.hexes, 4):
        if lake_free(game, side, lake):
            for land in near[lake]:
                if plantable(game, land) or can_heal_first(game, land):
                    found.append(("plant", lake, land))
    return found


class DemandAction(OnTurn):
    """Plant, Dream or Pray; the windows before it and after the declaration are open."""

    prompt = "act"
    rule = "A1"
    insist = True

    def about(self, game: Pangaia) -> dict[str, Any]:
        return {"dreams": BITS[empty_slots(game, self.side)]}

    def answers(self, game: Pangaia) -> list[Option]:
        found = plantings(game, self.side)
        found.append(("dream",))
        found += prayers(game, self.side)
        return found

    def answered(self, game: Pangaia, option: Option) -> None:
        match option:
            case ("plant", lake, land):
                game.then(Plant(self.side, lake, land))
            case ("dream",):
                game.then(Dream(self.side))
            case ("pray", card):
                game.then(Pray(self.side, card, card not in game.display))
            case ("pray_secret", card):
                game.then(Pray(self.side, card, True))

    def why_no_answer(self, game: Pangaia, option: Option) -> Saying | None:
        match option:
            case ("plant", lake, land):
                return why_not_plant(game, self.side, lake, land)
            case ("pray", card):
                return why_not_pray(game, self.side, card)
            case ("pray_secret", _):
                return Saying("why-not-doubled", rule="A3")
        return None


def prayers(game: Pangaia, side: int) -> list[Option]:
    """A3 Every card that can be played; a secret one apart where its face is displayed too."""
    cards = playable_cards(game, side)
    found: list[Option] = [("pray", card) for card in cards]
    secret = game.secret[side]
    if secret in game.display and secret in cards:
        found.append(("pray_secret", secret))
    return found


def why_not_plant(game: Pangaia, side: int, lake: int, land: int) -> Saying | None:
    if not (0 <= lake < game.rules.hexes > land >= 0):
        return Saying("why-off-board")
    if lake & 3:
        return Saying("why-no-lake")
    if not lake_free(game, side, lake):
        return Saying("why-lake-taken")
    if land not in game.continent.near[lake]:
        return Saying("why-not-adjacent")
    if not has_seed(game, side):
        return Saying("why-no-seed")
    return Saying("why-corrupted-tile" if corrupted_tile(game, land) else "why-tree-there")


def why_not_pray(game: Pangaia, side: int, card: int) -> Saying:
    if card not in cards_at_hand(game, side):
        return Saying("why-not-displayed", rule="A3")
    short_of, land_type = obstacle(game, side, card)
    return Saying(f"why-ritual-{short_of}", rule="A3", land_type=land_type)


class Plant(Step[Pangaia]):
    """A1 The spirit goes to the lake and plants one or more seeds on one land beside it."""

    def __init__(self, side: int, lake: int, land: int) -> None:
        self.side: Final = side
        self.lake: Final = lake
        self.land: Final = land

    def run(self, game: Pangaia) -> None:
        game.spirit[self.side] = self.lake
        game.log("moves", player=self.side, lake=self.lake)
        if game.rules.solo:
            game.then(healing(game, self.lake, self.land))
        game.then(planting(self.side, (self.land,), game.rules.components.seeds, must=True))


class Dream(Step[Pangaia]):
    """A2 1 resource of a chosen type for each empty slot."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, game: Pangaia) -> None:
        game.spirit[self.side] = DREAMING
        game.log("dreams", player=self.side)
        count = BITS[empty_slots(game, self.side)]
        if count:
            game.then(DemandResources(self.side, count, 0))
