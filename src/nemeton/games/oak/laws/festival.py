"""3.8 Festivals: the sun moves, and those behind it reap what their Branches bear."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.games.oak.automaton.ingredients import celebrate_broichan
from nemeton.games.oak.kinds import AONBHARR, BUGUL_NOZ, TRIPLES
from nemeton.games.oak.laws.asking import Asked
from nemeton.games.oak.laws.board import (
    gain,
    owns,
    seats_from,
    space_on,
    sun_reached,
)
from nemeton.games.oak.laws.effects.perform import Perform
from nemeton.games.oak.state import Oak

__all__ = ["AdvanceSun", "Celebrate", "DemandBugulNoz", "Festival"]

BRANCHES: Final = (0, 1, 2)
BUGUL_NOZ_GIFT: Final = 2


class AdvanceSun(Step[Oak]):
    """OAK-4, DSK-e, OAK-10 The Sun marker moves, never too far; a Solstice is feasted."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, game: Oak) -> None:
        if game.sun >= game.rules.last_sun:
            return
        game.sun += 1
        game.log("sun_moved", sun=game.sun, value=sun_reached(game))
        if game.rules.solstice[game.sun]:
            game.then(Festival(self.player))


class Festival(Step[Oak]):
    """FES-1, FES-6 From the active player on, clockwise; everybody before any further sun step."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, game: Oak) -> None:
        game.log("festival", value=sun_reached(game))
        # FES-2 whoever is behind is behind at this moment
        for seat in seats_from(game, self.player):
            game.then(Celebrate(seat, is_behind(game, seat), True))
        if game.rules.solo:
            game.then(Perform(game.setup.players, TRIPLES))


def is_behind(game: Oak, seat: int) -> bool:
    """FES-2, A-3 Fewer points than the sun; as many, where it was so agreed."""
    points = game.holdings[seat].points
    return points < sun_reached(game) or (game.rules.tie_gains and points == sun_reached(game))


class Celebrate(Step[Oak]):
    """FES-3 to FES-8 for one player; not `real` is the Blessing of Belenos, which takes nothing."""

    def __init__(self, player: int, eligible: bool, real: bool) -> None:
        self.player: Final = player
        self.eligible: Final = eligible
        self.real: Final = real

    def run(self, game: Oak) -> None:
        if game.is_broichan(self.player):
            celebrate_broichan(game, self.player, self.eligible)
            return
        if (
            game.rules.eclipse
            and self.real
            and game.holdings[self.player].points > sun_reached(game)
        ):
            lose_to_eclipse(game, self.player)
        reaped = reap(game, self.player) if self.eligible else 0
        if owns(game, self.player, BUGUL_NOZ):
            game.then(DemandBugulNoz(self.player, reaped))
        else:
            bless_aonbharr(game, self.player, reaped)


def reap(game: Oak, player: int) -> int:
    """FES-3 The income of every Branch space with a Druid of the player; says which kinds."""
    kinds = 0
    shown = shown_income(game, player)
    for kind, count in enumerate(shown):
        if count:
            gain(game, player, kind, count)
            kinds |= 1 << kind
    tell(game, "reaped", player, shown)
    return kinds


def tell(game: Oak, event: str, player: int, counts: list[int]) -> None:
    """One line for all that a player gains or loses."""
    if any(counts):
        feathers, mistletoe, runes = counts
        game.log(event, player=player, feathers=feathers, mistletoe=mistletoe, runes=runes)


def shown_income(game: Oak, player: int) -> list[int]:
    """What the spaces with a Druid of the player show, by kind: mostly that of their Branch."""
    shown = [0, 0, 0]
    for branch in BRANCHES:
        space = space_on(game.holdings[player], branch)
        if space >= 0:
            for kind, count in enumerate(game.rules.space_income[space]):
                shown[kind] += count
    return shown


def lose_to_eclipse(game: Oak, player: int) -> None:
    """FES-8 Who is ahead of the sun discards what is shown, as far as they have it."""
    resources = game.holdings[player].resources
    lost = [
        min(had, shown) for had, shown in zip(resources, shown_income(game, player), strict=True)
    ]
    for kind in BRANCHES:
        resources[kind] -= lost[kind]
    tell(game, "eclipsed", player, lost)


class DemandBugulNoz(Asked):
    """FES-4 Two identical Resources, eligible or not."""

    prompt = "bugul_noz"
    rule = "3.8"

    def __init__(self, player: int, reaped: int) -> None:
        super().__init__(player)
        self.reaped: Final = reaped

    def options(self, game: Oak) -> list[Option]:
        return [("gain", kind) for kind in BRANCHES]

    def chosen(self, game: Oak, option: Option) -> None:
        kind = option[1]
        gain(game, self.player, kind, BUGUL_NOZ_GIFT)
        tell(game, "reaped", self.player, [BUGUL_NOZ_GIFT * (kind == each) for each in BRANCHES])
        bless_aonbharr(game, self.player, self.reaped | 1 << kind)


def bless_aonbharr(game: Oak, player: int, kinds: int) -> None:
    """FES-5 One more of every kind obtained in this Festival."""
    if kinds and owns(game, player, AONBHARR):
        more = [kinds >> kind & 1 for kind in BRANCHES]
        for kind in BRANCHES:
            gain(game, player, kind, more[kind])
        tell(game, "reaped", player, more)
