"""3.5 Druids and rest spaces: who may rest, recruiting, promoting."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.engine.text import Saying
from nemeton.games.oak.kinds import (
    ANCIENT,
    ARCHDRUID,
    DRUIDS_EACH,
    GANCANAGH,
    LEANNAN,
    ORDINARY,
    RECLUSE,
    REST,
    ROOTS,
)
from nemeton.games.oak.laws.board import put
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.laws.gathering import OfferForestToken
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["DemandPromotion", "DemandRecruits", "Promote", "PromoteAncient", "Recruit"]


def fits(game: Oak, held: Holdings, ordinaries: int, housed: int, seated: int) -> bool:
    """REST-3, REST-4 Whether so many Ordinary Druids, and Elders without an own space, can rest."""
    rules = game.rules
    capable = rules.elder_spaces[held.order] + held.sanctuaries[0]
    plain = rules.ordinary_spaces[held.order] + held.sanctuaries[1]
    guests = min(seated, housed) if rules.gancanagh_elders else 0  # Elders sit there first
    return housed <= capable + guests and ordinaries - seated <= plain + capable - housed


def seats_of_gancanagh(game: Oak, held: Holdings, guests: int) -> int:
    """A-20 Its seats count for those who took them at Dusk, or always if so agreed."""
    if game.rules.gancanagh_always and GANCANAGH in held.creatures:
        return min(game.rules.gancanagh_seats, guests)
    return min(held.seated, guests)


def resting_is_legal(game: Oak, held: Holdings, ordinaries: int = 0, housed: int = 0) -> bool:
    """Whether the resting Druids, and so many more, can all be seated."""
    for druid, place in enumerate(held.place):
        if place == REST:
            kind = held.kind[druid]
            if kind == ORDINARY:
                ordinaries += 1
            elif kind != RECLUSE and kind != ANCIENT:
                housed += 1
    guests = ordinaries + (housed if game.rules.gancanagh_elders else 0)
    return fits(game, held, ordinaries, housed, seats_of_gancanagh(game, held, guests))


def can_recruit(game: Oak, held: Holdings, first: int, second: int = -1) -> bool:
    """REST-5 Whether these Druids of the Roots find room on the rest spaces."""
    ordinaries = housed = 0
    for kind in (first, second):
        if kind == ORDINARY:
            ordinaries += 1
        elif kind > ORDINARY and kind != RECLUSE and kind != ANCIENT:
            housed += 1
    return resting_is_legal(game, held, ordinaries, housed)


class Recruit(Effect[Oak]):
    """REST-5 Moves Druids from the Roots to free rest spaces."""

    def __init__(self, most: int) -> None:
        self.most = most

    def possible(self, game: Oak, player: int) -> bool:
        held = game.holdings[player]
        return any(can_recruit(game, held, kind) for kind in held.kinds_at(ROOTS))

    def lacks(self, game: Oak, player: int) -> Saying | None:
        if ROOTS not in game.holdings[player].place:
            return Saying("why-no-root-druid", rule="3.5.1")
        return Saying("why-no-rest-space", rule="3.5.1")

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandRecruits(player, self.most))


class DemandRecruits(OnTurn):
    """REST-5 One Druid, or two with the Ritual."""

    prompt = "recruit"
    rule = "3.5.1"

    def __init__(self, player: int, most: int) -> None:
        super().__init__(player)
        self.most: Final = most

    def answers(self, game: Oak) -> list[Option]:
        held = game.holdings[self.player]
        kinds = held.kinds_at(ROOTS)
        found: list[Option] = [("recruit", kind) for kind in kinds if can_recruit(game, held, kind)]
        if self.most > 1:
            found += pairs_to_recruit(game, held, kinds)
        return found

    def answered(self, game: Oak, option: Option) -> None:
        held = game.holdings[self.player]
        for kind in option[1:]:
            put(game, held, held.find(ROOTS, kind), REST)
            game.log("recruited", player=self.player, druid=kind)
        game.then(*whenever_recruited(game, self.player))


def pairs_to_recruit(game: Oak, held: Holdings, kinds: list[int]) -> list[Option]:
    found: list[Option] = []
    for first in kinds:
        for second in kinds:
            if second < first or (second == first and not two_on_roots(held, first)):
                continue
            if can_recruit(game, held, first, second):
                found.append(("recruit_two", first, second))
    return found


def two_on_roots(held: Holdings, kind: int) -> bool:
    count = 0
    for druid in range(DRUIDS_EACH):
        if held.place[druid] == ROOTS and held.kind[druid] == kind:
            count += 1
    return count > 1


def whenever_recruited(game: Oak, player: int) -> list[Step[Oak]]:
    """A-21 Leannán sídhe: one Forest token per recruit action."""
    if LEANNAN in game.holdings[player].creatures:
        return [OfferForestToken(player)]
    return []


def promotions(game: Oak, held: Holdings, lowest: int, highest: int) -> list[Option]:
    """REST-6 Ordinary Druids by the place where they stand, and specialisations not owned yet."""
    free = [kind for kind in range(lowest, highest + 1) if kind not in held.kind]
    found: list[Option] = []
    places = {held.place[druid] for druid in range(DRUIDS_EACH) if held.kind[druid] == ORDINARY}
    for place in sorted(places):
        for kind in free:
            if place != REST or can_promote_resting(game, held, kind):
                found.append(("promote", place, kind))
    return found


def can_promote_resting(game: Oak, held: Holdings, kind: int) -> bool:
    """A-8 A resting Druid may be promoted only if all that rest still find room."""
    druid = held.find(REST, ORDINARY)
    held.kind[druid] = kind
    legal = resting_is_legal(game, held)
    held.kind[druid] = ORDINARY
    return legal


class Promote(Effect[Oak]):
    """REST-6 An Ordinary Druid becomes an Elder."""

    def possible(self, game: Oak, player: int) -> bool:
        return can_promote(game, game.holdings[player], ARCHDRUID, RECLUSE)

    def lacks(self, game: Oak, player: int) -> Saying | None:
        return Saying("why-no-promotion", rule="3.5.2")

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandPromotion(player, ARCHDRUID, RECLUSE))


class PromoteAncient(Effect[Oak]):
    """POT-8 An Ordinary Druid becomes the Ancient."""

    def possible(self, game: Oak, player: int) -> bool:
        return can_promote(game, game.holdings[player], ANCIENT, ANCIENT)

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandPromotion(player, ANCIENT, ANCIENT))


def can_promote(game: Oak, held: Holdings, lowest: int, highest: int) -> bool:
    """REST-8 Some specialisation is free, and some Ordinary Druid may take it."""
    for kind in range(lowest, highest + 1):
        if kind in held.kind:
            continue
        for druid in range(DRUIDS_EACH):
            if held.kind[druid] == ORDINARY and (
                held.place[druid] != REST or can_promote_resting(game, held, kind)
            ):
                return True
    return False


class DemandPromotion(OnTurn):
    """REST-6 Which Druid, and what it becomes."""

    prompt = "promote"
    rule = "3.5.2"

    def __init__(self, player: int, lowest: int, highest: int) -> None:
        super().__init__(player)
        self.lowest: Final = lowest
        self.highest: Final = highest

    def answers(self, game: Oak) -> list[Option]:
        return promotions(game, game.holdings[self.player], self.lowest, self.highest)

    def answered(self, game: Oak, option: Option) -> None:
        _, place, kind = option
        held = game.holdings[self.player]
        druid = held.find(place, ORDINARY)
        held.kind[druid] = kind
        put(game, held, druid, place)
        game.log("promoted", player=self.player, place=place, druid=kind)
