"""3.7 Which rituals can be played, how, and for how many points. Nothing here changes the game."""

from __future__ import annotations

from nemeton.engine.text import Saying
from nemeton.games.pangaia.kinds import CONNECTION, CORRUPTED, CROWN, GROVE, NO_CARD, RITUALS
from nemeton.games.pangaia.laws.board import land_type
from nemeton.games.pangaia.state import Pangaia

Chain = tuple[int, ...]


def worth(game: Pangaia, side: int, land: int) -> int:
    """RT5 1 for an own tree, 1 for an opponent's of level 1; Z20 nothing for a corrupted one."""
    holder = game.holder[land]
    if holder == side:
        return 1
    if game.rules.solo and holder == CORRUPTED:
        return 0
    return 1 if game.level[land] == 1 else 0


def points(game: Pangaia, side: int, lands: Chain) -> int:
    """RT5 The score of a connection or a grove."""
    return sum(worth(game, side, land) for land in lands)


def trees_on(game: Pangaia, side: int, kind: int) -> list[int]:
    """The own trees on lands of a type."""
    holder = game.holder
    found: list[int] = []
    for land in game.continent.lands:
        if holder[land] == side and land_type(game, land) == kind:
            found.append(land)
    return found


def reached(game: Pangaia, start: int) -> tuple[list[int], list[int]]:
    """RT3 The lands joined to a tree by trees, nearest first, and every land's number of steps."""
    steps = [-1] * game.rules.hexes
    steps[start] = 0
    order = [start]
    level, near = game.level, game.continent.near
    for land in order:
        for other in near[land]:
            if level[other] and steps[other] < 0:
                steps[other] = steps[land] + 1
                order.append(other)
    return order, steps


def worths(game: Pangaia, side: int) -> list[int]:
    """RT5 By land, what its tree would add to the score."""
    return [worth(game, side, land) if game.level[land] else 0 for land in range(game.rules.hexes)]


def added(game: Pangaia, side: int, found: list[Chain]) -> list[list[int]]:
    """RT5 What each land of these chains or groves would add to the score."""
    value = worths(game, side)
    return [[value[land] for land in lands] for lands in found]


def best_from(game: Pangaia, start: int, value: list[int]) -> list[int]:
    """RT3 By land, the most points of a shortest chain from this tree; 0 where there is none."""
    order, steps = reached(game, start)
    near = game.continent.near
    best = [0] * game.rules.hexes
    best[start] = value[start]
    for land in order[1:]:
        before = steps[land] - 1
        most = 0
        for other in near[land]:
            if steps[other] == before and best[other] > most:
                most = best[other]
        best[land] = most + value[land]
    return best


def connections(game: Pangaia, side: int, card: int) -> list[tuple[int, int, int]]:
    """RT3 Every pair of own trees the card may connect, with the points of its best chain."""
    _, one, other = RITUALS[card]
    ends = trees_on(game, side, other)
    found: list[tuple[int, int, int]] = []
    if not ends:
        return found
    value = worths(game, side)
    for start in trees_on(game, side, one):
        best = best_from(game, start, value)
        for end in ends:
            if best[end] and end != start and (one != other or start < end):
                found.append((start, end, best[end]))
    return found


def best_chain(game: Pangaia, start: int, end: int, value: list[int]) -> Chain:
    """RT3 A shortest chain that brings the most points, traced back from its end."""
    _, steps = reached(game, start)
    best = best_from(game, start, value)
    chain = [end]
    land = end
    while land != start:
        before, rest = steps[land] - 1, best[land] - value[land]
        for other in game.continent.near[land]:
            if steps[other] == before and best[other] == rest:
                land = other
                break
        chain.append(land)
    chain.reverse()
    return tuple(chain)


def best_chains(game: Pangaia, side: int, card: int) -> list[Chain]:
    """RT3 The best chain of every pair the card may connect, in the order of `connections`."""
    value = worths(game, side)
    pairs = connections(game, side, card)
    return [best_chain(game, start, end, value) for start, end, _ in pairs]


def chains(game: Pangaia, side: int, start: int, end: int) -> list[Chain]:
    """RT3 Every shortest chain between two trees, the best first, then by coordinates."""
    _, steps = reached(game, start)
    near = game.continent.near
    found: list[Chain] = [(end,)]
    for length in range(steps[end] - 1, -1, -1):
        found = [
            (other, *chain) for chain in found for other in near[chain[0]] if steps[other] == length
        ]
    at = game.continent.coordinates
    return sorted(
        found, key=lambda chain: (-points(game, side, chain), [at(land) for land in chain])
    )


def grove(game: Pangaia, land: int) -> Chain:
    """RT4 A tree and all the trees next to it."""
    level = game.level
    return (land, *[other for other in game.continent.near[land] if level[other]])


def groves(game: Pangaia, side: int, card: int) -> list[tuple[int, int]]:
    """RT4 The own trees on the printed type with a tree next to them, with the points."""
    found: list[tuple[int, int]] = []
    for land in trees_on(game, side, RITUALS[card][1]):
        lands = grove(game, land)
        if len(lands) > 1:
            found.append((land, points(game, side, lands)))
    return found


def towers(game: Pangaia, land: int) -> bool:
    """RT6 Whether a tree is taller than every tree next to it."""
    height = game.level[land]
    return all(game.level[other] < height for other in game.continent.near[land])


def crowns(game: Pangaia, side: int, card: int) -> list[tuple[int, int]]:
    """RT6 The own trees on the printed type that tower over their neighbours: level + 1 points."""
    return [
        (land, game.level[land] + 1)
        for land in trees_on(game, side, RITUALS[card][1])
        if towers(game, land)
    ]


def best_points(game: Pangaia, side: int, card: int) -> int:
    """E5 The most points a card would bring now; 0 where it cannot be played."""
    kind = RITUALS[card][0]
    if kind == CONNECTION:
        return max((score for _, _, score in connections(game, side, card)), default=0)
    places = groves(game, side, card) if kind == GROVE else crowns(game, side, card)
    return max((score for _, score in places), default=0)


def playable(game: Pangaia, side: int, card: int) -> bool:
    """RT1 At least one legal realisation exists."""
    kind, one, other = RITUALS[card]
    if kind == CONNECTION:
        return can_connect(game, side, one, other)
    if kind == GROVE:
        return any(len(grove(game, land)) > 1 for land in trees_on(game, side, one))
    return any(towers(game, land) for land in trees_on(game, side, one))


def can_connect(game: Pangaia, side: int, one: int, other: int) -> bool:
    ends = trees_on(game, side, other)
    starts = ends if one == other else trees_on(game, side, one)
    if not ends or not starts or (one == other and len(ends) < 2):
        return False
    seen: set[int] = set()
    for start in starts:
        if start in seen:
            continue
        order, steps = reached(game, start)
        seen.update(order)
        for end in ends:
            if end != start and steps[end] >= 0:
                return True
    return False


def obstacle(game: Pangaia, side: int, card: int) -> tuple[str, int]:
    """RT1 What a card that cannot be played is short of, and on which type of land."""
    kind, one, other = RITUALS[card]
    for needed in (one, other) if kind == CONNECTION else (one,):
        if not trees_on(game, side, needed):
            return "no_tree", needed
    if kind == GROVE:
        return "no_neighbour", one
    if kind == CROWN:
        return "not_tallest", one
    alone = one == other and len(trees_on(game, side, one)) == 1
    return ("one_tree" if alone else "not_joined"), one


def why_not_tree(game: Pangaia, side: int, land: int, kinds: tuple[int, ...]) -> Saying | None:
    """Why this land holds no tree that a ritual for these types may use."""
    if not 0 <= land < game.rules.hexes or game.holder[land] != side:
        return Saying("why-not-your-tree")
    return None if land_type(game, land) in kinds else Saying("why-other-climate")


def cards_at_hand(game: Pangaia, side: int) -> list[int]:
    """A3 The displayed cards and the own secret ritual, each face once, in ascending order."""
    cards = set(game.display)
    if game.secret[side] != NO_CARD:
        cards.add(game.secret[side])
    return sorted(cards)


def playable_cards(game: Pangaia, side: int) -> list[int]:
    """A3 The cards that can be played now."""
    return [card for card in cards_at_hand(game, side) if playable(game, side, card)]
