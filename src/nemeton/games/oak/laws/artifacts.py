"""3.9.3 Using one's own Artifacts."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.games.oak.kinds import (
    ANCIENT,
    CAULDRON_FEWER,
    FROM_ARTIFACTS,
    GOLDEN_CAULDRON,
    ON_ARTIFACT,
    OVATE,
    POWERS,
    REST,
    TARW,
)
from nemeton.games.oak.laws.board import put, score
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.effects.perform import Perform
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.laws.order_actions import able_on
from nemeton.games.oak.state import Oak

__all__ = [
    "DemandArtifactDruid",
    "FinishUse",
    "Shield",
    "ThankTarw",
    "artifact_actions",
]


def artifact_actions(game: Oak, player: int) -> list[Option]:
    """DAY-2 B: the Artifacts that the player can use."""
    tiles = sorted(game.holdings[player].artifacts)
    return [("use_artifact", tile) for tile in tiles if artifact_druids(game, player, tile)]


def power_of(game: Oak, tile: int, kind: int) -> int:
    """The effect of the tile, an Ovate's brewing counted where so agreed (A-9)."""
    if tile == GOLDEN_CAULDRON and kind in (OVATE, ANCIENT) and game.rules.ovate_saves_ingredient:
        return CAULDRON_FEWER
    return POWERS + tile


def artifact_druids(game: Oak, player: int, tile: int) -> list[int]:
    """SPE-5, SPE-6 Who may be placed on the Artifact: nobody there, the points to lose at hand."""
    held = game.holdings[player]
    place = ON_ARTIFACT + tile
    loss = -game.rules.notches[game.notch[tile] + 1]
    if place in held.place or held.points < loss:
        return []
    held.points -= loss  # A-26 the loss comes first
    kinds = [
        k for k in held.kinds_at(REST) if able_on(game, player, k, place, power_of(game, tile, k))
    ]
    held.points += loss
    return kinds


class DemandArtifactDruid(OnTurn):
    """SPE-5 The Druid is placed, the tile turned, the points are lost, then comes the power."""

    prompt = "artifact_druid"
    rule = "3.9.3"
    guarded = True

    def __init__(self, player: int, tile: int) -> None:
        super().__init__(player)
        self.tile: Final = tile

    def about(self, game: Oak) -> dict[str, int]:
        return {"artifact": self.tile}

    def answers(self, game: Oak) -> list[Option]:
        return [("place", kind) for kind in artifact_druids(game, self.player, self.tile)]

    def answered(self, game: Oak, option: Option) -> None:
        held, tile = game.holdings[self.player], self.tile
        put(game, held, held.find(REST, option[1]), ON_ARTIFACT + tile)
        game.notch[tile] += 1
        game.log("used_artifact", player=self.player, artifact=tile)
        score(game, self.player, game.rules.notches[game.notch[tile]], FROM_ARTIFACTS)
        game.then(
            Perform(self.player, power_of(game, tile, option[1])),
            ThankTarw(self.player),
            FinishUse(self.player, tile),
        )


class ThankTarw(Step[Oak]):
    """ART-5 Tarw Cernunnos: a point after each use of an Artifact."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, game: Oak) -> None:
        if TARW in game.holdings[self.player].creatures:
            score(game, self.player, 1, FROM_ARTIFACTS)


class FinishUse(Step[Oak]):
    """SPE-5 An Artifact with the arrow on the exhausted icon is flipped; its place is free."""

    def __init__(self, player: int, tile: int) -> None:
        self.player: Final = player
        self.tile: Final = tile

    def run(self, game: Oak) -> None:
        if game.notch[self.tile] < game.rules.last_notch:
            return
        held = game.holdings[self.player]
        held.artifacts.remove(self.tile)
        held.exhausted.append(self.tile)
        game.log("exhausted", player=self.player, artifact=self.tile)


class Shield(Effect[Oak]):
    """2.9 The Shield of Toutatis gives points."""

    def possible(self, game: Oak, player: int) -> bool:
        return True

    def perform(self, game: Oak, player: int) -> None:
        score(game, player, game.rules.shield, FROM_ARTIFACTS)
