"""5.3 What must hold in every position."""

from __future__ import annotations

from nemeton.games.pangaia.kinds import (
    BITS,
    BLESSING_NAMES,
    CORRUPTED,
    NO_CARD,
    NOBODY,
)
from nemeton.games.pangaia.state import Pangaia


def broken(game: Pangaia) -> list[str]:
    """The invariants broken now, by name."""
    checks = {
        "tiles": tiles_add_up(game),
        "trees": trees_add_up(game),
        "treetops": treetops_add_up(game),
        "seeds": seeds_add_up(game),
        "lands": lands_are_sound(game),
        "spirits": spirits_are_sound(game),
        "amounts": amounts_are_sound(game),
        "rituals": rituals_add_up(game),
        "display": display_is_full(game),
        "blessings": blessings_add_up(game),
        "automa": automa_adds_up(game),
        "holders": holders_are_sound(game),
    }
    return [name for name, holds in checks.items() if not holds]


def tiles_add_up(game: Pangaia) -> bool:
    """M1, M7 Equal numbers of each type, laid, drawn or still in the pile."""
    kinds = [tile[0] for tile in game.continent.tiles] + game.tile_pile
    if game.tile_drawn >= 0:
        kinds.append(game.tile_drawn)
    return sorted(kinds) == [kind for kind in range(4) for _ in range(game.rules.tiles // 4)]


def trees_add_up(game: Pangaia) -> bool:
    """5.3.1 Trees in reserve and on the map are all there are."""
    trees = game.rules.components.trees
    return all(
        game.trees[side] + game.trunk.count(side) == trees for side in range(game.rules.sides)
    )


def treetops_add_up(game: Pangaia) -> bool:
    """5.3.1, 5.3.4 As many treetops on the map as empty slots; no corrupted one is lost."""
    for side in range(game.rules.players):
        on_trees = sum(
            level - 1 - blight
            for level, blight, trunk in zip(game.level, game.blight, game.trunk, strict=True)
            if trunk == side
        )
        if on_trees != 6 - BITS[game.full[side]]:
            return False
    if not game.rules.solo:
        return True
    return sum(game.blight) + game.supply + BITS[game.sealed_slots] == 6


def seeds_add_up(game: Pangaia) -> bool:
    """5.3.1 Seeds locked, in reserve, on the map and sealed are all there are."""
    hexes = game.rules.hexes
    for side in range(game.rules.sides):
        count = sum(game.seeds[side * hexes : side * hexes + hexes])
        count += game.loose[side] + BITS[game.locked[side]]
        if game.rules.solo and side == CORRUPTED:
            count += BITS[game.sealed_seeds]
            count = count or game.rules.components.seeds  # not yet placed
        if count != game.rules.components.seeds:
            return False
    return True


def lands_are_sound(game: Pangaia) -> bool:
    """5.3.2, 5.3.3 Nothing grows on a lake; a tree has a level, and an owner."""
    hexes = game.rules.hexes
    for each in range(hexes):
        if (game.level[each] > 0) != (game.trunk[each] != NOBODY):
            return False
        if game.blight[each] >= max(game.level[each], 1):
            return False
        if each & 3 == 0:
            seeds = sum(game.seeds[side * hexes + each] for side in range(game.rules.sides))
            if seeds or game.level[each]:
                return False
    return True


def spirits_are_sound(game: Pangaia) -> bool:
    """5.3.2 At most one spirit on a lake, none on a land."""
    standing = [place for place in game.spirit if place >= 0]
    return len(set(standing)) == len(standing) and all(place & 3 == 0 for place in standing)


def amounts_are_sound(game: Pangaia) -> bool:
    """5.3.3 Resources and life energy are never negative."""
    amounts = [*game.resources, *game.energy, *game.seeds, *game.loose, *game.trees]
    return min(amounts) >= 0 and min(game.land_energy, default=0) >= 0


def rituals_add_up(game: Pangaia) -> bool:
    """5.3.5 Every ritual card is in exactly one place."""
    held = [card for card in game.secret if card != NO_CARD]
    cards = game.display + game.pile + game.removed + game.discard + held
    components = game.rules.components
    used = components.rituals_used[game.rules.players]
    rest = len(components.rituals) - used
    return sorted(cards) == components.rituals and len(game.removed) == rest


def display_is_full(game: Pangaia) -> bool:
    """5.3.5 The display holds three cards while the pile can fill it."""
    display = game.rules.components.display
    return len(game.display) == display or (len(game.display) < display and not game.pile)


def blessings_add_up(game: Pangaia) -> bool:
    """Every blessing is in the pile, in a hand, being looked at, or spent."""
    counts = [0] * len(BLESSING_NAMES)
    for cards in (game.blessing_pile, game.looking, game.spent, *game.hands):
        for card in cards:
            counts[card] += 1
    copies = game.rules.components.blessing_copies
    return counts == (copies if game.rules.blessings else [0] * len(BLESSING_NAMES))


def automa_adds_up(game: Pangaia) -> bool:
    """2.9 Nine automa cards: on top, below it, or turned."""
    if not game.rules.solo:
        return True
    cards = [*game.automa_rest, *game.automa_used, game.automa_top]
    copies = game.rules.components.automa_copies
    return sorted(cards) == [card for card, count in enumerate(copies) for _ in range(count)]


def holders_are_sound(game: Pangaia) -> bool:
    """Z15 A tree with a corrupted treetop is the Corrupted Spirit's, any other its owner's."""
    return game.holder == [
        CORRUPTED if blight else trunk
        for trunk, blight in zip(game.trunk, game.blight, strict=True)
    ]
