"""What the environments have to know of each game beyond its contract: how far numbers go."""

from __future__ import annotations

from typing import Final

__all__ = ["DERIVED", "LEFT_OUT", "ORDERED", "RANGES", "Range"]

Range = tuple[int, int]  # the lowest and the highest

# Of an argument that is a number, or whose kind has more values than can come up there: by the
# name of the argument, or of verb and argument.
RANGES: Final[dict[str, dict[str, Range]]] = {
    "oak": {
        "space_of_order": (0, 1),
        "feathers": (0, 9),  # what a player can hold of a resource
        "mistletoe": (0, 9),
        "runes": (0, 9),
        "count": (0, 9),
        "barks": (0, 5),
        "roots": (0, 5),
        "blueberries": (0, 5),
        "acorns": (0, 5),
        "mushrooms": (0, 5),
        "position": (1, 40),
        "ordinary": (0, 9),  # as many Druids as a player has; of Elders, one of each
        "archdruid": (0, 1),
        "bard": (0, 1),
        "ovate": (0, 1),
        "raven_master": (0, 1),
        "recluse": (0, 1),
        "ancient": (0, 1),
    },
    "pangaia": {
        "q": (-40, 40),  # sixteen tiles in a row reach 32
        "r": (-40, 40),
        "number": (1, 40),
        "energy": (0, 9),
    },
    "root": {
        "clearing": (0, 11),  # places above are forests
        "origin": (0, 11),
        "destination": (0, 11),
        "number": (1, 25),  # the warriors of the largest faction
        "decree_move number": (1, 20),
        "hand_card": (1, 4),
        "riverboats": (1, 4),
        "mercenaries": (1, 4),
    },
}

# Arguments that the others and the position determine: they are no part of the id.
DERIVED: Final[dict[str, frozenset[str]]] = {
    "pangaia": frozenset(
        ("sprout cost", "connect points", "chain points", "grove points", "crown points")
    ),
}

# Verbs whose arguments are the same things in another order: the id says in which.
ORDERED: Final[dict[str, frozenset[str]]] = {
    "oak": frozenset(("under", "tiles_under")),
}

# Parts of the view that repeat what stands elsewhere in it, or never change.
LEFT_OUT: Final[dict[str, frozenset[str]]] = {
    "oak": frozenset(("colour", "values", "solstices", "exempt")),
    "pangaia": frozenset(("colour", "cells", "short_of", "secret_short_of", "chains"))
    | {"where", "planted", "grows", "slot", "dreams", "left"},
    "root": frozenset(("colour", "forecast", "last_fight", "attack", "defence", "spread")),
}
