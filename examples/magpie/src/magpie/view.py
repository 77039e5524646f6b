"""What each seat may see, and how the rest is dealt again."""

from __future__ import annotations

from typing import Any

from magpie.kinds import BIRDS
from magpie.state import Magpie

__all__ = ["board", "redeal", "seat"]

UNSEEN = -2  # in a view: a trinket lies there, face down


def board(game: Magpie, viewer: int | None) -> dict[str, Any]:
    """Starts empty and adds what the viewer may see: a field added to the state stays hidden."""
    return {
        "pile": len(game.pile),
        "clearing": [
            trinket if trinket < 0 or knows(game, viewer, place) else UNSEEN
            for place, trinket in enumerate(game.clearing)
        ],
        "peeked": list(game.seen),
        "hand": None if viewer is None else list(game.hands[viewer]),
        "hands": [len(hand) for hand in game.hands],
        "nests": [list(nest) for nest in game.nests],
        "discarded": list(game.discarded),
        "feathers": list(game.feathers),
    }


def seat(game: Magpie, each: int) -> dict[str, Any]:
    automaton = each == game.setup.players
    plumage = "rust" if automaton else game.rules.plumage[each]
    title = "fox" if automaton else BIRDS[each]
    return {"score": game.score(each), "title": title, "colour": plumage, "automaton": automaton}


def knows(game: Magpie, viewer: int | None, place: int) -> bool:
    return viewer is not None and game.has_peeked(viewer, place)


def redeal(game: Magpie, viewer: int | None) -> None:
    """Gathers what is hidden from the viewer, sorts it, then deals it."""
    places = [
        place
        for place, trinket in enumerate(game.clearing)
        if trinket >= 0 and not knows(game, viewer, place)
    ]
    others = [bird for bird in range(game.setup.players) if bird != viewer]
    hidden = game.pile + [game.clearing[place] for place in places]
    for bird in others:
        hidden += game.hands[bird]
    hidden.sort()
    for place in places:
        game.clearing[place] = game.chance.take(hidden)
    for bird in others:
        game.hands[bird] = sorted(game.chance.take(hidden) for _ in game.hands[bird])
    game.pile = hidden
