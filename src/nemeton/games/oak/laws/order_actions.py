"""3.9 Special actions: Order spaces, the Menhir, one's own Artifacts."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.games.oak.kinds import (
    ANCIENT,
    BREW,
    BREW_FEWER,
    CAULDRON_FEWER,
    FACHAN,
    FROM_ARTIFACTS,
    FUATH,
    GOLDEN_CAULDRON,
    MENHIR_SPACE,
    ON_ARTIFACT,
    ORDER_SPACE,
    ORDINARY,
    OVATE,
    POWERS,
    REST,
)
from nemeton.games.oak.laws.board import put, score
from nemeton.games.oak.laws.effects.perform import Perform, possible
from nemeton.games.oak.laws.effects.potions import ThankTarw, live_artifacts, pay_mix
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.laws.paying import archdruid_discount, mixes
from nemeton.games.oak.laws.taking import has_stone_place, raise_menhir
from nemeton.games.oak.state import Holdings, Oak

__all__ = [
    "DemandArtifactDruid",
    "DemandMenhirDruid",
    "DemandMenhirMix",
    "DemandOrderDruid",
    "FinishUse",
    "special_actions",
    "start_special",
]


def special_actions(game: Oak, player: int) -> list[Option]:
    """DAY-2 B: every Special action that can be carried out."""
    held = game.holdings[player]
    if REST not in held.place:
        return []
    found: list[Option] = []
    for space in range(len(game.rules.order_effects[held.order])):
        if order_druids(game, player, space):
            found.append(("order", held.order, space))
    if menhir_druids(game, player):
        found.append(("menhir",))
    found += [
        ("use_artifact", tile)
        for tile in live_artifacts(game, held)
        if artifact_druids(game, player, tile)
    ]
    return found


def start_special(game: Oak, player: int, option: Option) -> None:
    match option:
        case ("order", _, space):
            game.then(DemandOrderDruid(player, space))
        case ("menhir",):
            game.then(DemandMenhirDruid(player))
        case (_, tile):
            game.then(DemandArtifactDruid(player, tile))


def allowed_kinds(held: Holdings, elder_only: bool) -> list[int]:
    """SPE-2 Elder-only spaces need an Elder, or Fuath."""
    kinds = held.kinds_at(REST)
    if elder_only and FUATH not in held.creatures:
        return [kind for kind in kinds if kind != ORDINARY]
    return kinds


def able_on(game: Oak, player: int, kind: int, place: int, effect: int) -> bool:
    """Whether the effect is possible once this Druid stands there."""
    held = game.holdings[player]
    seated, druid = held.seated, held.find(REST, kind)
    put(held, druid, place)
    able = possible(game, player, effect)
    held.place[druid] = REST
    held.seated = seated
    return able


# Order spaces


def order_effect(game: Oak, held: Holdings, space: int, kind: int) -> int:
    """The effect of the space, an Ovate's brewing counted where so agreed (A-9)."""
    effect = game.rules.order_effects[held.order][space]
    if effect == BREW and kind in (OVATE, ANCIENT) and game.rules.ovate_saves_ingredient:
        return BREW_FEWER
    return effect


def order_druids(game: Oak, player: int, space: int) -> list[int]:
    """SPE-1, SPE-3 Who may be placed on the space: it must be free."""
    held = game.holdings[player]
    place = ORDER_SPACE + space
    if place in held.place:
        return []
    kinds = allowed_kinds(held, game.rules.order_elder[held.order][space])
    return [k for k in kinds if able_on(game, player, k, place, order_effect(game, held, space, k))]


class DemandOrderDruid(OnTurn):
    """SPE-3 Which Active Druid performs the action of the Order."""

    prompt = "order_druid"
    rule = "3.9.1"
    guarded = True

    def __init__(self, player: int, space: int) -> None:
        super().__init__(player)
        self.space: Final = space

    def answers(self, game: Oak) -> list[Option]:
        return [("place", kind) for kind in order_druids(game, self.player, self.space)]

    def answered(self, game: Oak, option: Option) -> None:
        held = game.holdings[self.player]
        put(held, held.find(REST, option[1]), ORDER_SPACE + self.space)
        game.log("order_action", player=self.player, order=held.order, druid=option[1])
        game.then(Perform(self.player, order_effect(game, held, self.space, option[1])))


# The Menhir


def menhir_druids(game: Oak, player: int) -> list[int]:
    """SPE-4 Who may erect a Menhir: the space free, a place for the card, the price at hand."""
    held = game.holdings[player]
    if MENHIR_SPACE in held.place or not has_stone_place(game, held, 1, 0):
        return []
    return [kind for kind in allowed_kinds(held, True) if menhir_mixes(game, held, kind)]


def menhir_mixes(game: Oak, held: Holdings, kind: int) -> list[tuple[int, int, int]]:
    """PAY-2 The discount removes whichever units the payer wants, the rest is paid."""
    cost = game.rules.menhir_cost
    saved = archdruid_discount(kind) + (3 if FACHAN in held.creatures else 0)
    return mixes(held.resources, max(0, sum(cost) - saved), (cost[0], cost[1], cost[2]))


class DemandMenhirDruid(OnTurn):
    """SPE-4 Which Elder erects the Menhir."""

    prompt = "menhir_druid"
    rule = "3.9.2"
    guarded = True

    def answers(self, game: Oak) -> list[Option]:
        return [("place", kind) for kind in menhir_druids(game, self.player)]

    def answered(self, game: Oak, option: Option) -> None:
        held = game.holdings[self.player]
        put(held, held.find(REST, option[1]), MENHIR_SPACE)
        game.then(DemandMenhirMix(self.player, option[1]))


class DemandMenhirMix(OnTurn):
    """PAY-2 Which units of the price are paid, a discount given."""

    prompt = "pay_menhir"
    rule = "3.13"
    guarded = True

    def __init__(self, player: int, kind: int) -> None:
        super().__init__(player)
        self.kind: Final = kind

    def answers(self, game: Oak) -> list[Option]:
        held = game.holdings[self.player]
        return [("pay", *mix) for mix in menhir_mixes(game, held, self.kind)]

    def answered(self, game: Oak, option: Option) -> None:
        pay_mix(game, self.player, option)
        raise_menhir(game, self.player)


# Artifacts


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
        put(held, held.find(REST, option[1]), ON_ARTIFACT + tile)
        game.notch[tile] += 1
        game.log("used_artifact", player=self.player, artifact=tile)
        score(game, self.player, game.rules.notches[game.notch[tile]], FROM_ARTIFACTS)
        game.then(
            Perform(self.player, power_of(game, tile, option[1])),
            ThankTarw(self.player),
            FinishUse(self.player, tile),
        )


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
