"""Z18 Plant and heal: life energy mends the tiles beside the spirit."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Choice, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.pangaia.kinds import PLAYER
from nemeton.games.pangaia.laws.board import spend_energy
from nemeton.games.pangaia.state import Pangaia


def can_heal_first(game: Pangaia, land: int) -> bool:
    """Z18, A36 A land of a corrupted tile may be planted when its healing can be paid first."""
    if not game.rules.solo or game.level[land] or not game.marked[land >> 2]:
        return False
    return game.energy[PLAYER] >= game.rules.components.heal_marker


def tiles_beside(game: Pangaia, lake: int) -> list[int]:
    """Z18 The tile of the lake and every tile with a hex next to it."""
    near = game.continent.near[lake] + game.continent.lakes[lake]
    return sorted({lake >> 2, *[each >> 2 for each in near]})


def healing(game: Pangaia, lake: int, land: int) -> Step[Pangaia]:
    """Planting changes no life energy, so healing before it is as good as healing after it."""
    return HealFirst(lake, land >> 2) if game.marked[land >> 2] else OfferHealing(lake)


def heal(game: Pangaia, tile: int) -> None:
    """Z18 Removes a corruption marker: the tile has its type back."""
    components = game.rules.components
    spend_energy(game, PLAYER, components.heal_marker)
    game.marked[tile] = 0
    game.land_energy[tile] = components.healed_energy
    game.log("healed", tile=tile)


class HealFirst(Step[Pangaia]):
    """A36 The tile that will be planted is healed before anything else."""

    def __init__(self, lake: int, tile: int) -> None:
        self.lake: Final = lake
        self.tile: Final = tile

    def run(self, game: Pangaia) -> None:
        heal(game, self.tile)
        game.then(OfferHealing(self.lake))


class OfferHealing(Choice[Pangaia]):
    """Remove a corruption marker or add land energy beside the spirit, as often as can be paid."""

    prompt = "heal"
    rule = "Z18"

    def __init__(self, lake: int) -> None:
        self.lake: Final = lake

    def seat(self, game: Pangaia) -> int:
        return PLAYER

    def options(self, game: Pangaia) -> list[Option]:
        components, energy = game.rules.components, game.energy[PLAYER]
        found: list[Option] = []
        for tile in tiles_beside(game, self.lake):
            if game.marked[tile]:
                if energy >= components.heal_marker:
                    found.append(("heal", tile))
            elif energy >= components.heal_energy:
                found.append(("nourish", tile))
        return [*found, PASS] if found else found

    def chosen(self, game: Pangaia, option: Option) -> None:
        match option:
            case ("heal", tile):
                heal(game, tile)
                game.then(self)
            case ("nourish", tile):
                spend_energy(game, PLAYER, game.rules.components.heal_energy)
                game.land_energy[tile] += 1
                game.log("nourished", tile=tile)
                game.then(self)

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        if option[0] not in ("heal", "nourish"):
            return None
        tile = int(option[1])
        if tile not in tiles_beside(game, self.lake):
            return Saying("why-not-beside")
        if (option[0] == "heal") != bool(game.marked[tile]):
            return Saying("why-corrupted-tile" if game.marked[tile] else "why-not-corrupted")
        return Saying("why-no-energy")
