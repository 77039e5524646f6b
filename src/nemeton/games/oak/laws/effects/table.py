"""Every effect of the game by its name."""

from __future__ import annotations

from nemeton.games.oak.automaton.branches import Triples
from nemeton.games.oak.kinds import EFFECTS, FEATHER, MISTLETOE, RUNE
from nemeton.games.oak.laws.artifacts import Shield
from nemeton.games.oak.laws.brewing import Brew, DarkwoodPoints
from nemeton.games.oak.laws.climbing import ALL_BRANCHES, Advance, SummonDryad, WoodWarp
from nemeton.games.oak.laws.effects.bag import DrawThree, PickFromBag
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.effects.hand import AddCard, HeartOfTheOak
from nemeton.games.oak.laws.effects.limits import MoveLimit
from nemeton.games.oak.laws.effects.potions import (
    AnimalCompanion,
    Blessing,
    Bloom,
    GiftOfNature,
    GiftOfTheGods,
    Lightning,
    RunicPower,
    TrickOfLug,
)
from nemeton.games.oak.laws.effects.resources import GainSix, GainSixOfAny, HornOfPlenty, Swap
from nemeton.games.oak.laws.replaying import Replay
from nemeton.games.oak.laws.resting import Promote, PromoteAncient, Recruit
from nemeton.games.oak.laws.taking import TakeArtifact, TakeCreature, TakeSanctuary
from nemeton.games.oak.state import Oak

__all__ = ["effects_by_name", "effects_by_number"]


def effects_by_number() -> list[Effect[Oak]]:
    """One of each effect, by the numbers that deeds, Orders and saves use."""
    table = effects_by_name()
    return [table[name] for name in EFFECTS]


def effects_by_name() -> dict[str, Effect[Oak]]:
    return {**of_cards_and_orders(), **of_artifacts(), **of_potions(), "triples": Triples()}


def of_cards_and_orders() -> dict[str, Effect[Oak]]:
    """2.5, 2.6 The actions of cards and Orders; brewing with fewer tokens is an Ovate's (A-9)."""
    return {
        "limit": MoveLimit(),
        "creature": TakeCreature(),
        "artifact": TakeArtifact(),
        "recruit": Recruit(1),
        "advance": Advance(ALL_BRANCHES),
        "promote": Promote(),
        "bag": PickFromBag(),
        "sanctuary": TakeSanctuary(),
        "swap": Swap(),
        "brew": Brew(),
        "recruit_two": Recruit(2),
        "add_card": AddCard(),
        "replay": Replay(),
        "six": GainSixOfAny(),
        "draw_three": DrawThree(),
        "oak_feather": Advance(FEATHER),
        "oak_mistletoe": Advance(MISTLETOE),
        "oak_rune": Advance(RUNE),
        "brew_fewer": Brew(1, 0),
        "cauldron_fewer": Brew(2, 1),
    }


def of_artifacts() -> dict[str, Effect[Oak]]:
    """2.9 The powers of the twelve Artifacts."""
    return {
        "moonstone_necklace": GainSix(FEATHER),
        "pendant_of_arduinna": GainSix(MISTLETOE),
        "bag_of_runestones": GainSix(RUNE),
        "ornament_of_cernunnos": TakeCreature(),
        "enchanted_wood_shaper": TakeSanctuary(),
        "carnyx": Advance(ALL_BRANCHES),
        "antler_headdress": Promote(),
        "golden_cauldron": Brew(1, 1),
        "golden_sickle": DrawThree(),
        "horn_of_plenty": HornOfPlenty(),
        "ring_of_the_seer": Replay(),
        "shield_of_toutatis": Shield(),
    }


def of_potions() -> dict[str, Effect[Oak]]:
    """2.8 The effects of the Potions."""
    return {
        "inspiration": Promote(),
        "lightning_of_taranis": Lightning(),
        "gift_of_nature": GiftOfNature(),
        "trick_of_lug": TrickOfLug(),
        "blessing_of_belenos": Blessing(),
        "runic_power": RunicPower(),
        "summon_dryad": SummonDryad(),
        "gift_of_arduinna": Advance(ALL_BRANCHES, blocked_too=True),
        "renewal": Replay(),
        "bloom": Bloom(),
        "wood_warp": WoodWarp(),
        "animal_companion": AnimalCompanion(),
        "gift_of_the_gods": GiftOfTheGods(),
        "chosen": PromoteAncient(),
        "heart_potion": HeartOfTheOak(),
        "darkwood_3": DarkwoodPoints(0),
        "darkwood_4": DarkwoodPoints(1),
        "darkwood_5": DarkwoodPoints(2),
    }
