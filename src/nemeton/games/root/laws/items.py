"""Items: crafted ones in a box, and those of a Vagabond, face up, exhausted or damaged (9.2.5).

A face-up tea, coin or bag always lies on its track while there is room: nothing is ever gained by
keeping it in the satchel, so nobody is asked (docs/decisions/0015-root-arranging-items.md).
"""

from __future__ import annotations

from nemeton.games.root.kinds import (
    BAG,
    COIN,
    DAMAGED_DOWN,
    DAMAGED_UP,
    DOWN,
    ITEM_KINDS,
    SWORD,
    TEA,
    UP,
    VAGABOND,
    is_vagabond,
)
from nemeton.games.root.state import Root


def slot(vagabond: int, face: int, item: int) -> int:
    return ((vagabond - VAGABOND) * 4 + face) * ITEM_KINDS + item


def held(game: Root, vagabond: int, face: int, item: int) -> int:
    """How many of these items he has in that state."""
    return game.items[slot(vagabond, face, item)]


def ready(game: Root, vagabond: int, item: int) -> int:
    """Face-up, undamaged items of a kind."""
    return game.items[slot(vagabond, UP, item)]


def ready_kinds(game: Root, vagabond: int) -> list[int]:
    return [item for item in range(ITEM_KINDS) if ready(game, vagabond, item)]


def ready_items(game: Root, vagabond: int) -> int:
    first = slot(vagabond, UP, 0)
    return sum(game.items[first : first + ITEM_KINDS])


def ready_to_act(game: Root, vagabond: int) -> int:
    """Face-up items that are there to be used, not to lie on their tracks."""
    on_tracks = sum(ready(game, vagabond, item) for item in (TEA, COIN, BAG))
    return ready_items(game, vagabond) - on_tracks


def undamaged(game: Root, vagabond: int) -> int:
    first = slot(vagabond, UP, 0)
    return sum(game.items[first : first + 2 * ITEM_KINDS])


def damaged(game: Root, vagabond: int) -> int:
    first = slot(vagabond, DAMAGED_UP, 0)
    return sum(game.items[first : first + 2 * ITEM_KINDS])


def exhausted(game: Root, vagabond: int) -> int:
    """A51 Items face down that a refresh turns up, damaged ones too."""
    faces = (DOWN,) if game.rules.refresh_spares_damaged else (DOWN, DAMAGED_DOWN)
    return sum(held(game, vagabond, face, item) for face in faces for item in range(ITEM_KINDS))


def swords(game: Root, vagabond: int) -> int:
    """9.2.6 Undamaged swords, exhausted or not."""
    return held(game, vagabond, UP, SWORD) + held(game, vagabond, DOWN, SWORD)


def on_track(game: Root, vagabond: int, item: int) -> int:
    """9.2.5.I Face-up tea, coins and bags on their track, three at most."""
    return min(ready(game, vagabond, item), game.rules.components.track)


def in_satchel(game: Root, vagabond: int) -> int:
    """9.6.4 Undamaged items that lie on no track."""
    tracks = sum(on_track(game, vagabond, item) for item in (TEA, COIN, BAG))
    return undamaged(game, vagabond) - tracks


def flip(game: Root, vagabond: int, item: int, face: int, to: int) -> None:
    """An item goes from one state to another."""
    game.items[slot(vagabond, face, item)] -= 1
    game.items[slot(vagabond, to, item)] += 1


def exhaust(game: Root, vagabond: int, item: int) -> None:
    flip(game, vagabond, item, UP, DOWN)
    game.log("exhausted", faction=vagabond, item=item)


def gain_item(game: Root, faction: int, item: int) -> None:
    """2.5.5, 9.2.1 Into the Crafted Items box; a Vagabond's goes to his board, face up."""
    if is_vagabond(faction):
        game.items[slot(faction, UP, item)] += 1
    else:
        game.crafted[faction * ITEM_KINDS + item] += 1
    game.log("item_gained", faction=faction, item=item)


def crafted_kinds(game: Root, faction: int) -> list[int]:
    """The kinds of items in a Crafted Items box, or for sale at the machine's."""
    return [item for item in range(ITEM_KINDS) if game.crafted[faction * ITEM_KINDS + item]]
