"""4.3 A battle as everybody sees it: its steps, and the arithmetic of both sides by reason."""

from __future__ import annotations

from typing import Any

from nemeton.games.root.factions.marquise.field_hospitals import OfferFieldHospitals
from nemeton.games.root.factions.vagabond.arbiter import OfferArbiter
from nemeton.games.root.fight import (
    ATTACKER_ARMOURED,
    BRUTAL,
    COMMANDED,
    DEFENDER_ARMOURED,
    DEFENSELESS,
    SAPPED,
    Fight,
)
from nemeton.games.root.kinds import ALLIANCE, OWNER
from nemeton.games.root.laws.battle import strength
from nemeton.games.root.laws.items import swords
from nemeton.games.root.laws.losses import DemandDamage, DemandLoss
from nemeton.games.root.saving import fight_fields
from nemeton.games.root.state import Root


def fight_view(game: Root, fight: Fight) -> dict[str, Any] | None:
    """The battle with its parts; None when there is none."""
    if fight.clearing < 0:
        return None
    found = fight_fields(fight)
    found["step"] = step_of(game, fight)
    found["attack"] = attack_view(game, fight)
    found["defence"] = defence_view(game, fight)
    found["hospitals"] = hospitals_view(game, fight)
    return found


def step_of(game: Root, fight: Fight) -> str:
    """arbiter, ambush, dice (and effects), losses, over."""
    if fight is not game.fight:
        return "over"
    if fight.dice:
        return "losses" if fight.marked or fight.fallen or is_losing(game) else "dice"
    return "arbiter" if game.stack and isinstance(game.stack[-1], OfferArbiter) else "ambush"


def is_losing(game: Root) -> bool:
    return bool(game.stack) and isinstance(game.stack[-1], DemandLoss | DemandDamage)


def attack_view(game: Root, fight: Fight) -> dict[str, Any]:
    """What the attacker deals to the defender, and has lost."""
    limit = fight.limit_of_attacker
    if fight is game.fight and not fight.dice:
        limit = strength(game, fight.attacker)
    extras = extras_of(fight, ((BRUTAL, "brutal_tactics"), (COMMANDED, "commander")))
    extras += extras_of(fight, ((DEFENSELESS, "defenseless"),))
    return {
        "faction": fight.attacker,
        "limit": limit,
        "die": die_of(fight, attacking=True),
        "rolled": fight.rolled_on_defender,
        "ignored": bool(fight.reasons & DEFENDER_ARMOURED),
        "extras": extras,
        "dealt": fight.rolled_on_defender + fight.extra_on_defender,
        "ambushed": losses_of(fight, fight.ambushed, attacking=True),
        "fallen": losses_of(fight, fight.fallen, attacking=True),
    }


def defence_view(game: Root, fight: Fight) -> dict[str, Any]:
    """What the defender deals to the attacker, and has lost."""
    limit = fight.limit_of_defender
    if fight is game.fight and not fight.dice:
        limit = strength(game, fight.defender)
        limit += swords(game, fight.arbiter) if fight.arbiter >= 0 else 0
    return {
        "faction": fight.defender,
        "limit": limit,
        "die": die_of(fight, attacking=False),
        "rolled": fight.rolled_on_attacker,
        "ignored": bool(fight.reasons & ATTACKER_ARMOURED),
        "extras": extras_of(fight, ((SAPPED, "sappers"),)),
        "dealt": fight.rolled_on_attacker + fight.extra_on_attacker,
        "ambushed": [],
        "fallen": losses_of(fight, fight.fallen, attacking=False),
    }


def extras_of(fight: Fight, named: tuple[tuple[int, str], ...]) -> list[str]:
    """The reasons for extra hits, one hit each."""
    return [name for reason, name in named if fight.reasons & reason]


def die_of(fight: Fight, *, attacking: bool) -> int | None:
    """4.3.2, 8.2.2 The higher die is the attacker's, unless the Alliance defends."""
    if not fight.dice:
        return None
    higher = attacking != (fight.defender == ALLIANCE)
    return max(fight.dice) if higher else min(fight.dice)


def losses_of(fight: Fight, pieces: list[int], *, attacking: bool) -> list[list[int]]:
    """Piece and number of what one side has lost; hired and allied warriors fell with it."""
    found: list[list[int]] = []
    for place in range(0, len(pieces), 2):
        defending = OWNER[pieces[place]] == fight.defender
        if defending != attacking:
            found.append([pieces[place], pieces[place + 1]])
    return found


def hospitals_view(game: Root, fight: Fight) -> dict[str, Any] | None:
    """6.2.3 Whether the Marquise is asked, and how many warriors went to the keep."""
    for step in game.stack[-6:]:
        if isinstance(step, OfferFieldHospitals) and fight is game.fight:
            return {"asked": True, "number": step.number, "healed": 0}
    if fight.healed < 0:
        return None
    return {"asked": False, "number": fight.healed, "healed": fight.healed}
