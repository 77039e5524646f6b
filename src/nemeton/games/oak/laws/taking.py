"""3.14 Cards and tiles: Creatures, Sanctuaries and Menhirs, Artifacts."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.engine.text import Saying
from nemeton.games.oak.kinds import (
    CAILLEACH,
    CAIRNS,
    FROM_ARTIFACTS,
    FROM_CREATURES,
    FROM_SANCTUARIES,
    GLAISTIG,
    SEELIE_COURT,
    TILES,
)
from nemeton.games.oak.laws.board import (
    artifact_capacity,
    creature_capacity,
    owns,
    refill,
    score,
    stone_capacity,
)
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.laws.gathering import OfferForestToken
from nemeton.games.oak.laws.reach import (
    creature_place_in_reach,
    stone_place_in_reach,
    why_no_creature_place,
    why_no_upper_place,
)
from nemeton.games.oak.state import Holdings, Oak

__all__ = [
    "DemandArtifact",
    "DemandCreature",
    "DemandKept",
    "DemandPrivatePotion",
    "DemandSide",
    "TakeArtifact",
    "TakeCreature",
    "TakeSanctuary",
    "can_take",
    "has_artifact_place",
    "has_creature_place",
    "has_stone_place",
    "take_artifact",
    "take_creature",
    "whenever_stone_taken",
]

LOOKED_AT: Final = 6


# Creatures


def has_creature_place(game: Oak, held: Holdings) -> bool:
    return len(held.creatures) < creature_capacity(game, held)


def can_take(game: Oak, held: Holdings, creature: int) -> bool:
    """CRE-2 A Creature that costs points can be taken only by who has them."""
    return held.points + game.rules.creature_points[creature] >= 0


class TakeCreature(Effect[Oak]):
    """CRE-1, CRE-4 A Creature of the display, or one found by the Cailleach."""

    def possible(self, game: Oak, player: int) -> bool:
        held = game.holdings[player]
        return has_creature_place(game, held) and finds_creature(game, held)

    def lacks(self, game: Oak, player: int) -> Saying | None:
        held = game.holdings[player]
        if not has_creature_place(game, held):
            return why_no_creature_place(game, held)
        return Saying("why-no-creature", rule="3.14.1")

    def within_reach(self, game: Oak, player: int) -> bool:
        held = game.holdings[player]
        return finds_creature(game, held) and creature_place_in_reach(game, held)

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandCreature(player))


def finds_creature(game: Oak, held: Holdings) -> bool:
    """CRE-4 A displayed Creature that can be taken, or a pile for the Cailleach."""
    if CAILLEACH in held.creatures and game.creature_pile.layers:
        return True
    return any(can_take(game, held, creature) for creature in game.creatures)


class DemandCreature(OnTurn):
    """CRE-2 Which Creature is taken."""

    prompt = "creature"
    rule = "3.14.1"

    def answers(self, game: Oak) -> list[Option]:
        held = game.holdings[self.player]
        found: list[Option] = [
            ("take_creature", creature)
            for creature in game.creatures
            if can_take(game, held, creature)
        ]
        if CAILLEACH in held.creatures and game.creature_pile.layers:
            found.append(("look",))
        return found

    def answered(self, game: Oak, option: Option) -> None:
        if option[0] == "look":
            look_at_six(game, self.player)
            return
        game.creatures.remove(option[1])
        take_creature(game, self.player, option[1])
        refill(game, game.creatures, game.creature_pile)


def take_creature(game: Oak, player: int, creature: int) -> None:
    """CRE-2 The card is placed, its points are applied, then its immediate effect."""
    game.holdings[player].creatures.append(creature)
    game.closed[0] = True
    game.log("took_creature", player=player, creature=creature)
    score(game, player, game.rules.creature_points[creature], FROM_CREATURES)
    if creature == SEELIE_COURT and not game.is_broichan(player):
        game.then(DemandPrivatePotion(player))


def look_at_six(game: Oak, player: int) -> None:
    """CRE-3 The Cailleach draws six cards, or as many as there are."""
    game.closed[0] = True
    while len(game.looked) < LOOKED_AT and game.creature_pile.layers:
        number = game.creature_pile.blind()
        game.looked.append(game.creature_pile.draw(game.chance))
        game.unseen(game.looked[-1], (player,), (player,), number)
    game.looked.sort()
    game.reveal()
    game.log("looked", player=player, count=len(game.looked))
    game.then(DemandKept(player))


class DemandKept(OnTurn):
    """CRE-3 One that is legal is kept, the rest is shuffled and put under the pile."""

    prompt = "keep"
    rule = "3.14.1"
    secret = True  # the others do not see the cards

    def answers(self, game: Oak) -> list[Option]:
        held = game.holdings[self.player]
        return [("keep", creature) for creature in game.looked if can_take(game, held, creature)]

    def answered(self, game: Oak, option: Option) -> None:
        game.looked.remove(option[1])
        put_looked_under(game, self.player)
        game.reveal()
        take_creature(game, self.player, option[1])

    def otherwise(self, game: Oak) -> None:
        game.log("kept_nothing", player=self.player)
        put_looked_under(game, self.player)


def put_looked_under(game: Oak, player: int) -> None:
    game.creature_pile.shuffle_under(game.looked, player)
    game.looked = []


class DemandPrivatePotion(OnTurn):
    """CRE-5 The Seelie Court: any Potion tile out of the box, for its owner alone."""

    prompt = "private_potion"
    rule = "3.14.1"

    def answers(self, game: Oak) -> list[Option]:
        return [("shelve", tile) for tile in range(TILES) if tile not in game.potions]

    def answered(self, game: Oak, option: Option) -> None:
        game.holdings[self.player].private_potion = option[1]
        game.log("shelved", player=self.player, potion=option[1])


# Sanctuaries and Menhirs


def has_stone_place(game: Oak, held: Holdings, menhirs: int, sanctuaries: int) -> bool:
    """SAN-1, SAN-3 Room for so many more; in the Order of Cairns two Sanctuaries share a place."""
    if game.supply < menhirs + sanctuaries:
        return False
    sanctuaries += held.sanctuaries[0] + held.sanctuaries[1]
    if held.order == CAIRNS:
        sanctuaries = (sanctuaries + 1) // 2
    return held.menhirs + menhirs + sanctuaries <= stone_capacity(game, held)


class TakeSanctuary(Effect[Oak]):
    """SAN-2 A Sanctuary, one side or the other."""

    def possible(self, game: Oak, player: int) -> bool:
        return has_stone_place(game, game.holdings[player], 0, 1)

    def lacks(self, game: Oak, player: int) -> Saying | None:
        return why_no_upper_place(game, game.holdings[player])

    def within_reach(self, game: Oak, player: int) -> bool:
        return stone_place_in_reach(game, game.holdings[player], 0)

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandSide(player))


class DemandSide(OnTurn):
    """2.11 Elder-capable for 2 points, or for Ordinary Druids only and 4 points."""

    prompt = "sanctuary"
    rule = "3.14.2"

    def answers(self, game: Oak) -> list[Option]:
        return [("build", 0), ("build", 1)]

    def answered(self, game: Oak, option: Option) -> None:
        game.supply -= 1
        game.holdings[self.player].sanctuaries[option[1]] += 1
        game.log("built", player=self.player, side=option[1])
        score(game, self.player, game.rules.sanctuary_points[option[1]], FROM_SANCTUARIES)
        game.then(*whenever_stone_taken(game, self.player))


def whenever_stone_taken(game: Oak, player: int) -> list[Step[Oak]]:
    """SAN-4 Glaistig."""
    return [OfferForestToken(player)] if owns(game, player, GLAISTIG) else []


# Artifacts


def has_artifact_place(game: Oak, held: Holdings) -> bool:
    return len(held.artifacts) < artifact_capacity(game, held)


class TakeArtifact(Effect[Oak]):
    """ART-1 An Artifact of the display."""

    def possible(self, game: Oak, player: int) -> bool:
        return bool(game.artifacts) and has_artifact_place(game, game.holdings[player])

    def lacks(self, game: Oak, player: int) -> Saying | None:
        if not has_artifact_place(game, game.holdings[player]):
            return Saying("why-no-artifact-place", rule="3.14.3")
        return Saying("why-no-artifact", rule="3.14.3")

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandArtifact(player))


class DemandArtifact(OnTurn):
    """ART-1 Which Artifact is taken."""

    prompt = "artifact"
    rule = "3.14.3"

    def answers(self, game: Oak) -> list[Option]:
        return [("take_artifact", tile) for tile in game.artifacts]

    def answered(self, game: Oak, option: Option) -> None:
        game.artifacts.remove(option[1])
        take_artifact(game, self.player, option[1])
        refill(game, game.artifacts, game.artifact_pile)


def take_artifact(game: Oak, player: int, tile: int) -> None:
    """ART-1 The tile lies at its first notch and brings its points."""
    game.holdings[player].artifacts.append(tile)
    game.notch[tile] = 0
    game.closed[1] = True
    game.log("took_artifact", player=player, artifact=tile)
    score(game, player, game.rules.notches[0], FROM_ARTIFACTS)
