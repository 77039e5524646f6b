"""The verbs of the game: what can be done to pieces, resources and cards, whoever wants it."""

from __future__ import annotations

from nemeton.games.pangaia.kinds import CORRUPTED, NO_CARD, NOBODY, SPIRIT_NAME
from nemeton.games.pangaia.state import Pangaia

# Looking


def who(game: Pangaia, side: int) -> int:
    """The number under which a side is named: the Corrupted Spirit has its own."""
    return SPIRIT_NAME if game.rules.solo and side == CORRUPTED else side


def corrupted_tile(game: Pangaia, land: int) -> bool:
    """Z16 Whether a marker lies on the tile of this hex."""
    return game.rules.solo and game.marked[land >> 2] == 1


def land_type(game: Pangaia, land: int) -> int:
    """The type of a land; -1 on a corrupted tile, which has lost it."""
    return -1 if corrupted_tile(game, land) else game.continent.kind[land]


def seeds_on(game: Pangaia, side: int, land: int) -> int:
    return game.seeds[side * game.rules.hexes + land]


def plantable(game: Pangaia, land: int) -> bool:
    """P2 A land without a tree, or any land under the advanced rules; no corrupted tile in solo."""
    if game.level[land] and not game.rules.under_trees:
        return False
    return not corrupted_tile(game, land)


def lake_free(game: Pangaia, side: int, lake: int) -> bool:
    """A1 No other spirit stands there."""
    return all(not (place == lake and other != side) for other, place in enumerate(game.spirit))


def has_seed(game: Pangaia, side: int) -> bool:
    """P1 Whether a seed is in reserve or on the continent."""
    if game.loose[side]:
        return True
    start = side * game.rules.hexes
    return any(game.seeds[start : start + game.rules.hexes])


def lands_with_seeds(game: Pangaia, side: int) -> list[int]:
    start = side * game.rules.hexes
    seeds = game.seeds
    return [land for land in game.continent.lands if seeds[start + land]]


def own_trees(game: Pangaia, side: int) -> list[int]:
    """The lands with a tree that counts for this side."""
    holder = game.holder
    return [land for land in game.continent.lands if holder[land] == side]


def empty_slots(game: Pangaia, side: int) -> int:
    """The empty slots of a side, as bits."""
    return ~game.full[side] & 63


def lasting_change(game: Pangaia) -> None:
    """E8 Something has changed for good: a tree, a treetop, a ritual, a blessing."""
    game.last_change = game.round


# Trees


def place_tree(game: Pangaia, side: int, land: int) -> None:
    game.trees[side] -= 1
    game.trunk[land] = side
    game.holder[land] = side
    game.level[land] = 1
    lasting_change(game)


def fell_tree(game: Pangaia, land: int) -> None:
    """Takes a tree without treetops back to the reserve of its owner."""
    side = game.trunk[land]
    game.trees[side] += 1
    game.trunk[land] = NOBODY
    game.holder[land] = NOBODY
    game.level[land] = 0
    lasting_change(game)
    game.log("tree_died", player=who(game, side), land=land)


def place_treetop(game: Pangaia, side: int, slot: int, land: int) -> None:
    game.full[side] &= ~(1 << slot)
    game.level[land] += 1
    lasting_change(game)
    game.log("tree_grew", player=side, slot=slot, land=land, level=game.level[land])


def return_treetop(game: Pangaia, side: int, slot: int, land: int) -> None:
    game.full[side] |= 1 << slot
    game.level[land] -= 1
    lasting_change(game)
    game.log("treetop_returned", player=side, slot=slot, land=land)


def place_blight(game: Pangaia, land: int) -> None:
    """Puts a corrupted treetop on a tree, which counts for the Corrupted Spirit from now on."""
    game.level[land] += 1
    game.blight[land] += 1
    game.holder[land] = CORRUPTED


def lift_blight(game: Pangaia, land: int) -> None:
    """Takes the top, corrupted treetop off; without any a player's tree is healthy again."""
    game.level[land] -= 1
    game.blight[land] -= 1
    if not game.blight[land]:
        game.holder[land] = game.trunk[land]


# Seeds


def sow(game: Pangaia, side: int, land: int) -> None:
    game.loose[side] -= 1
    game.seeds[side * game.rules.hexes + land] += 1
    game.log("seed_planted", player=side, land=land)


def move_seed(game: Pangaia, side: int, origin: int, land: int) -> None:
    game.seeds[side * game.rules.hexes + origin] -= 1
    game.seeds[side * game.rules.hexes + land] += 1
    game.log("seed_moved", player=who(game, side), origin=origin, land=land)


def return_seeds(game: Pangaia, side: int, land: int) -> None:
    """Takes all seeds of a side from a land back to its reserve."""
    place = side * game.rules.hexes + land
    game.loose[side] += game.seeds[place]
    game.seeds[place] = 0


# Resources and life energy


def gain_resource(game: Pangaia, side: int, resource: int) -> None:
    game.resources[4 * side + resource] += 1
    game.log("resource_gained", player=side, resource=resource)


def gain_energy(game: Pangaia, side: int, amount: int) -> None:
    game.energy[side] += amount
    game.log("energy_gained", player=side, amount=amount)


def spend_energy(game: Pangaia, side: int, amount: int) -> None:
    if amount:
        game.energy[side] -= amount
        game.log("energy_spent", player=side, amount=amount)


def pay(game: Pangaia, side: int, payment: int, energy: int) -> None:
    """K2 One resource of each type in the payment, the rest in life energy."""
    for resource in range(4):
        if payment >> resource & 1:
            game.resources[4 * side + resource] -= 1
    game.energy[side] -= energy
    game.log("paid", player=side, payment=payment, energy=energy)


# Cards


def refill(game: Pangaia, card: int) -> None:
    """RT8, E1 The next card takes the place of one that left; the last one gone ends the game."""
    place = game.display.index(card)
    if game.pile:
        game.display[place] = game.chance.take(game.pile)
        game.reveal()
        game.log("ritual_revealed", card=game.display[place])
        return
    game.display.pop(place)
    if not game.display and not game.rules.solo:
        trigger_end(game)


def trigger_end(game: Pangaia) -> None:
    """E3 The current round is completed."""
    if not game.ending:
        game.ending = True
        game.log("end_triggered")


def draw_secret(game: Pangaia, side: int) -> None:
    number = len(game.pile)
    game.secret[side] = game.chance.take(game.pile)
    game.unseen(game.secret[side], (side,), (side,), number)
    game.secret_seen[side] = 0
    game.reveal()
    game.log("secret_drawn", player=side)
    game.log("secret_seen", to=(side,), card=game.secret[side])


def take_secret(game: Pangaia, side: int, card: int) -> None:
    game.secret[side] = card
    game.secret_seen[side] = 1
    game.log("secret_taken", player=side, card=card)
    refill(game, card)


def discard_ritual(game: Pangaia, side: int, card: int) -> None:
    """RT2, RT8 A played card leaves the hand or the display."""
    game.discard.append(card)
    lasting_change(game)
    if game.praying_in_secret:
        game.secret[side] = NO_CARD
        game.secret_seen[side] = 0
        game.reveal()
    else:
        refill(game, card)


def draw_blessing(game: Pangaia, side: int) -> None:
    """The top blessing, if there is one; only its owner sees it."""
    if not game.blessing_pile:
        return
    number = len(game.blessing_pile)
    card = game.chance.take(game.blessing_pile)
    game.unseen(card, (side,), (side,), number)
    game.hands[side].append(card)
    game.hands[side].sort()
    game.reveal()
    game.log("blessing_drawn", player=side)
    game.log("blessing_seen", to=(side,), blessing=card)
