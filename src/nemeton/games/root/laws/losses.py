"""4.3.3 Taking hits: warriors first, items of a Vagabond, hired and allied warriors."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.several import Pool, Several
from nemeton.games.root.kinds import (
    BEHIND_WARRIORS,
    DAMAGED_DOWN,
    DAMAGED_UP,
    ITEM_KINDS,
    OWNER,
    RIVERFOLK,
    UP,
    VAGABOND,
    VAGABOND2,
    is_vagabond,
)
from nemeton.games.root.laws.asking import Asked, AskedForSeveral
from nemeton.games.root.laws.board import count, enemies
from nemeton.games.root.laws.items import flip, held
from nemeton.games.root.laws.removal import remove_pieces
from nemeton.games.root.state import Root

FULL_REMOVAL_DAMAGE: Final = 3


def mercenaries_of(game: Root, side: int) -> bool:
    """11.2.7.III Whether Riverfolk warriors fight for this side."""
    return game.mercenaries == side and game.fight.opponent(side) != RIVERFOLK


def decider(game: Root, side: int) -> int:
    """Who chooses the losses of a side: its owner, or the Vagrant who set them on (9.5.9.4)."""
    instigator = game.fight.instigator
    return game.seat_of[side if instigator < 0 else instigator]


def mark(game: Root, piece: int, number: int) -> None:
    if number > 0:
        game.fight.marked += [piece, number]


def unmarked(game: Root, piece: int) -> int:
    return count(game, piece, game.fight.clearing) - game.fight.marks(piece)


class MarkHits(Step[Root]):
    """4.3.3 Each hit removes a piece: warriors before buildings and tokens."""

    def __init__(self, side: int, hits: int) -> None:
        self.side: Final = side
        self.hits: Final = hits

    def run(self, game: Root) -> None:
        if not self.hits:
            return
        if is_vagabond(self.side):
            game.then(DemandDamage(self.side, self.hits, 0))
            return
        left = mark_warriors(game, self.side, self.hits)
        if left:
            game.then(DemandLoss(self.side, left, 0))


def mark_warriors(game: Root, side: int, hits: int) -> int:
    """11.2.7.III.a Own warriors take the larger half of the hits; returns what is left."""
    own = unmarked(game, side)
    if not mercenaries_of(game, side):
        mark(game, side, min(own, hits))
        return hits - min(own, hits)
    hired = unmarked(game, RIVERFOLK)
    on_own = min(own, hits - hits // 2)
    on_hired = min(hired, hits - on_own)
    on_own = min(own, hits - on_hired)
    mark(game, side, on_own)
    mark(game, RIVERFOLK, on_hired)
    return hits - on_own - on_hired


class DemandLoss(AskedForSeveral):
    """4.3.3 When all warriors are gone, the player hit chooses buildings and tokens."""

    prompt = "take_hit"
    rule = "4.3.3"

    def __init__(self, side: int, hits: int, lowest: int) -> None:
        self.side: Final = side
        self.hits: Final = hits
        self.lowest: Final = lowest  # pieces are named in ascending order

    def seat(self, game: Root) -> int:
        return decider(game, self.side)

    def about(self, game: Root) -> dict[str, int]:
        return {"faction": self.side, "clearing": game.fight.clearing, "hits": self.hits}

    def wanted(self, game: Root) -> int:
        return self.hits

    def pool(self, game: Root) -> Pool:
        pieces = [piece for piece in BEHIND_WARRIORS[self.side] if piece >= self.lowest]
        return [(("lose", piece), unmarked(game, piece)) for piece in pieces]

    def options(self, game: Root) -> list[Option]:
        total = sum(unmarked(game, piece) for piece in BEHIND_WARRIORS[self.side])
        if total <= self.hits:
            return [("lose_all",)] if total else []
        return super().options(game)

    def chosen(self, game: Root, option: Option) -> None:
        if option[0] == "lose_all":
            for piece in BEHIND_WARRIORS[self.side]:
                mark(game, piece, unmarked(game, piece))
            return
        mark(game, option[1], 1)
        if self.hits > 1:
            game.then(DemandLoss(self.side, self.hits - 1, option[1]))


class DemandDamage(Asked):
    """9.2.7, 9.2.9.II.d Each hit damages an undamaged item, or falls on an ally who fights along if
    he wants; hits for which no item is left need not fall on the ally either."""

    prompt = "take_damage"
    rule = "9.2.7"

    def __init__(self, side: int, hits: int, lowest: int) -> None:
        self.side: Final = side
        self.hits: Final = hits
        self.lowest: Final = lowest  # allied warriors first, then items in ascending order

    def seat(self, game: Root) -> int:
        return decider(game, self.side)

    def about(self, game: Root) -> dict[str, int]:
        return {"faction": self.side, "clearing": game.fight.clearing, "hits": self.hits}

    def options(self, game: Root) -> list[Option]:
        left = allied_warriors(game, self.side) if not self.lowest else 0
        found: list[Option] = [("lose_ally", game.fight.ally)] if left else []
        counts = [held(game, self.side, place & 1, place >> 1) for place in range(2 * ITEM_KINDS)]
        after = sum(counts[max(self.lowest - 1, 0) :])
        if left and not after:
            return [PASS, *found]
        wanted = min(self.hits, after)
        for place in range(max(self.lowest - 1, 0), 2 * ITEM_KINDS):
            if counts[place] and after >= wanted:
                found.append(("damage", place >> 1, place & 1))
            after -= counts[place]
        return found

    def several(self, game: Root) -> Several:
        allies = allied_warriors(game, self.side) if not self.lowest else 0
        pool: list[tuple[Option, int]] = [(("lose_ally", game.fight.ally), allies)]
        for place in range(max(self.lowest - 1, 0), 2 * ITEM_KINDS):
            item, face = place >> 1, place & 1
            pool.append((("damage", item, face), held(game, self.side, face, item)))
        found = [each for each in pool if each[1] > 0]
        return hits_together(found, self.hits, allies)

    def chosen(self, game: Root, option: Option) -> None:
        if option == PASS:
            return
        lowest = 0
        if option[0] == "lose_ally":
            mark(game, game.fight.ally, 1)
            game.fight.hits_on_ally += 1
        else:
            lowest = 1 + option[1] * 2 + option[2]
            damage(game, self.side, option[1], option[2])
            if game.fight.clearing >= 0:
                game.fight.hits_on_items += 1
        if self.hits > 1:
            game.then(DemandDamage(self.side, self.hits - 1, lowest))


def hits_together(pool: list[tuple[Option, int]], hits: int, allies: int) -> Several:
    """Items take what the allies do not, as far as there are items; with fewer items than hits that
    is no sum, and every way is listed."""
    items = sum(number for _, number in pool) - allies
    if items >= hits or not allies:
        return Several(pool, min(hits, items + allies), min(hits, items + allies))
    ways: list[tuple[int, ...]] = []
    for way in ways_to_pick(pool):
        if sum(way) - way[0] == min(hits - way[0], items):
            ways.append(way)
    sizes = [sum(way) for way in ways]
    return Several(pool, min(sizes), max(sizes), ways=ways)


def ways_to_pick(pool: list[tuple[Option, int]]) -> list[tuple[int, ...]]:
    """Every set of things out of a pool, as numbers that go by it."""
    found: list[tuple[int, ...]] = [()]
    for _, number in pool:
        found = [(*way, each) for way in found for each in range(number + 1)]
    return found


def allied_warriors(game: Root, vagabond: int) -> int:
    """9.2.9.II.d Warriors of the ally that fights with the attacking Vagabond."""
    fight = game.fight
    if fight.ally < 0 or vagabond != fight.attacker:
        return 0
    return unmarked(game, fight.ally)


def damage(game: Root, vagabond: int, item: int, face: int) -> None:
    """9.2.7 A damaged item keeps its face."""
    flip(game, vagabond, item, face, DAMAGED_UP if face == UP else DAMAGED_DOWN)
    game.log("damaged", faction=vagabond, item=item)


class RemoveMarkedPieces(Step[Root]):
    """4.3.3 All losses leave the map together; only then do their consequences follow."""

    def run(self, game: Root) -> None:
        fight = game.fight
        losses: dict[int, int] = {}
        for place in range(0, len(fight.marked), 2):
            piece = fight.marked[place]
            losses[piece] = losses.get(piece, 0) + fight.marked[place + 1]
        (fight.fallen if fight.dice else fight.ambushed).extend(fight.marked)
        fight.marked = []
        if losses:
            found = tuple(
                (remover_of(game, piece), fight.clearing, piece, number)
                for piece, number in losses.items()
            )
            remove_pieces(game, found, battle=True)


def remover_of(game: Root, piece: int) -> int:
    """Who removed a piece in the battle under way."""
    fight = game.fight
    defending = OWNER[piece] == fight.defender
    return fight.remover(fight.defender if defending else fight.attacker)


def catch_vagabonds(game: Root, remover: int, clearing: int) -> None:
    """A14 Where a group plays it so, a Vagabond caught in a full removal damages three items."""
    if not game.rules.full_removal_damages_vagabond:
        return
    for vagabond in (VAGABOND, VAGABOND2):
        if game.pawns[vagabond - VAGABOND] == clearing and enemies(game, remover, vagabond):
            game.then(DemandDamage(vagabond, FULL_REMOVAL_DAMAGE, 0))
