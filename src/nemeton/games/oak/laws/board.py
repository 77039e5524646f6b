"""The verbs of the game: gain, pay, score, place, draw, take."""

from __future__ import annotations

from typing import Final

from nemeton.games.oak.kinds import (
    ANCIENT,
    BARD,
    CREATURE_ROW,
    FIRST_FURTHER,
    FURTHER_EACH,
    INGREDIENTS,
    ON_BRANCH,
    ORDINARY,
    PUCA,
    RECLUSE,
    REST,
    ROOTS,
    SPACES_EACH,
    STONES,
    TEMPLES,
)
from nemeton.games.oak.pile import Pile
from nemeton.games.oak.state import Holdings, Oak

DISPLAYED: Final = 3


def gain(game: Oak, player: int, kind: int, count: int) -> int:
    """PAY-7 Resources above the end of the track are lost; says how many were gained."""
    resources = game.holdings[player].resources
    before = resources[kind]
    resources[kind] = min(game.rules.most, before + count)
    return resources[kind] - before


def pay(game: Oak, player: int, kind: int, count: int) -> None:
    if count:
        game.holdings[player].resources[kind] -= count
        game.log("paid", player=player, resource=kind, count=count)


def score(game: Oak, player: int, points: int, source: int) -> None:
    """Points are gained or lost; nobody falls below 0."""
    held = game.holdings[player]
    change = max(points, -held.points)
    held.points += change
    held.gained[source] += change
    if change > 0:
        game.log("scored", player=player, points=change, source=source)
    elif change < 0:
        game.log("lost_points", player=player, points=-change, source=source)


def seat_after(game: Oak, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % len(game.holdings)


def seats_from(game: Oak, seat: int) -> list[int]:
    """All seats clockwise, from this one on."""
    count = len(game.holdings)
    return [(seat + place) % count for place in range(count)]


# Druids


def put(game: Oak, held: Holdings, druid: int, place: int) -> None:
    """A Druid goes there; whoever leaves a rest space may leave Gancanagh's seats emptier."""
    held.place[druid] = place
    if held.seated:
        held.seated = min(held.seated, resting_guests(game, held))


def resting_guests(game: Oak, held: Holdings) -> int:
    """A-20 How many at rest might sit on Gancanagh: Ordinary Druids, or where it is so printed all
    that have no space of their own."""
    count = 0
    for druid, place in enumerate(held.place):
        if place == REST:
            kind = held.kind[druid]
            elder = game.rules.gancanagh_elders and kind != RECLUSE and kind != ANCIENT
            if kind == ORDINARY or elder:
                count += 1
    return count


def elders(held: Holdings) -> int:
    """How many Elders the player has, wherever they stand."""
    return len(held.kind) - held.kind.count(ORDINARY)


def slot_is_occupied(game: Oak, temple: int, slot: int) -> bool:
    """TMP-3 Whether any Druid stands there: a player's, a neutral one or Broichan's."""
    if game.neutral[temple] == slot:
        return True
    place = TEMPLES + temple * 3 + slot
    return any(place in held.place for held in game.holdings)


def space_on(held: Holdings, branch: int) -> int:
    """The space where the player's Druid stands on that Branch, -1 if there is none."""
    low = ON_BRANCH + branch * SPACES_EACH
    further = ON_BRANCH + FIRST_FURTHER + branch * FURTHER_EACH
    for place in held.place:
        if low <= place < low + SPACES_EACH or further <= place < further + FURTHER_EACH:
            return place - ON_BRANCH
    return -1


def druid_at(held: Holdings, place: int) -> int:
    """The Druid standing there."""
    return held.place.index(place)


def has_root_druid(held: Holdings) -> bool:
    return ROOTS in held.place


# Ingredients


def draw_ingredient(game: Oak) -> int:
    """A random token out of the bag, which must not be empty."""
    bag = game.bag
    number = game.chance.below(sum(bag))
    for kind in range(len(INGREDIENTS)):
        number -= bag[kind]
        if number < 0:
            bag[kind] -= 1
            return kind
    raise ValueError("the bag is empty")


def draw_ingredients(game: Oak, player: int, count: int) -> None:
    """Random tokens for a player; fewer if the bag runs out."""
    held = game.holdings[player]
    drawn: list[int] = []
    for _ in range(min(count, sum(game.bag))):
        kind = draw_ingredient(game)
        held.ingredients[kind] += 1
        drawn.append(kind)
    if drawn:
        game.log("drew", player=player, ingredients=drawn)


def grow_forest(game: Oak) -> None:
    """2.14 New tokens fill the free positions in ascending number, then further ones."""
    for _ in range(min(game.rules.forest_draw, sum(game.bag))):
        kind = draw_ingredient(game)
        if -1 in game.forest:
            game.forest[game.forest.index(-1)] = kind
        else:
            game.forest.append(kind)
    game.log("forest_grew", ingredients=[kind for kind in game.forest if kind >= 0])


def take_from_forest(game: Oak, position: int) -> int:
    """The token leaves its position, which stays free; the first position is 1."""
    kind = game.forest[position - 1]
    game.forest[position - 1] = -1
    while len(game.forest) > game.rules.forest_positions and game.forest[-1] < 0:
        game.forest.pop()
    return kind


def forest_tokens(game: Oak) -> list[tuple[int, int]]:
    """Kind and position of the tokens that differ: against Broichan each, else one of each kind."""
    found: list[tuple[int, int]] = []
    seen = 0
    for position, kind in enumerate(game.forest, 1):
        if kind < 0 or (seen >> kind & 1 and not game.rules.solo):
            continue
        seen |= 1 << kind
        found.append((kind, position))
    return found


def forest_is_empty(game: Oak) -> bool:
    return all(kind < 0 for kind in game.forest)


# Cards and tiles


def owns(game: Oak, player: int, creature: int) -> bool:
    """Whether the player has that Creature's power; Broichan has none (BRO-2)."""
    return creature in game.holdings[player].creatures and not game.is_broichan(player)


def refill(game: Oak, display: list[int], pile: Pile) -> None:
    """The display is filled up from the pile, if possible."""
    while len(display) < DISPLAYED and pile.layers:
        display.append(pile.draw(game.chance))
        game.reveal()


def stone_capacity(game: Oak, held: Holdings) -> int:
    """SAN-1 Places for Sanctuaries and Menhirs."""
    return held.limits[STONES] + board_places(game, held)


def creature_capacity(game: Oak, held: Holdings) -> int:
    """CRE-1 Places for Creatures."""
    puca = game.rules.puca_places if PUCA in held.creatures else 0
    return held.limits[CREATURE_ROW] + board_places(game, held) + puca


def board_places(game: Oak, held: Holdings) -> int:
    """REST-7 The Bard board and the Ancient board add a place to both rows."""
    more = game.rules.bard_places if BARD in held.kind else 0
    return more + (game.rules.ancient_places if ANCIENT in held.kind else 0)


def artifact_capacity(game: Oak, held: Holdings) -> int:
    """ART-1 Places for Artifacts."""
    return game.rules.artifact_places + (game.rules.extension_places if held.extension else 0)


def stone_cards(held: Holdings) -> int:
    """Sanctuaries and Menhirs together."""
    return held.menhirs + held.sanctuaries[0] + held.sanctuaries[1]


def sun_reached(game: Oak) -> int:
    """T(k): the points that the sun stands for."""
    return game.rules.sun_value[game.sun]
