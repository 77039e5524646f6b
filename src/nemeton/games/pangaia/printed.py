"""The printed values as a client draws them: slots, prices, rituals, the solo board."""

from __future__ import annotations

from typing import Any, Final

from nemeton.games.pangaia.components import Components
from nemeton.games.pangaia.kinds import CONNECTION, LAND_TYPES, RITUALS, SLOT_NAMES

__all__ = ["printed_values"]

FACES: Final = ("connection", "grove", "crown")


def printed_values(values: Components, *, turnable: bool) -> dict[str, Any]:
    """The numbers and faces a player looks at, and whether the map may be turned; plain JSON."""
    return {
        "slots": [
            {
                "cost": values.slot_cost[slot],
                "plant": values.slot_plant[slot],
                "energy": values.slot_energy[slot],
                "seed": values.slot_seed[slot],
                "blessings": values.seal_blessings[slot],
            }
            for slot in range(len(SLOT_NAMES))
        ],
        "rituals": [ritual(*face) for face in RITUALS],
        "cells": [list(cell) for cell in values.shape.hexes[0]],
        "turnable": turnable,
        "achievements": list(values.achievements),
        "blessing_price": values.blessing_price,
        "convert": values.convert,
        "land_energy": values.land_energy,
        "heal_marker": values.heal_marker,
        "heal_energy": values.heal_energy,
        "markers": values.markers,
    }


def ritual(kind: int, one: int, other: int) -> dict[str, Any]:
    """A face: a connection has two climates, equal ones too, the others one."""
    climates = [one, other] if kind == CONNECTION else [one]
    return {"kind": FACES[kind], "climates": [LAND_TYPES[each] for each in climates]}
