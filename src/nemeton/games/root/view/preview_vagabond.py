"""What a choice would change on a Vagabond's board: items, what fits his satchel, relations."""

from __future__ import annotations

from nemeton.engine.text import Saying
from nemeton.games.root.factions.vagabond.relationships import is_hostile, relation
from nemeton.games.root.factions.vagabond.turn import excess_items
from nemeton.games.root.kinds import (
    DAMAGED_DOWN,
    DAMAGED_UP,
    DOWN,
    FACTION_COUNT,
    HOSTILE,
    ITEM_KINDS,
    UP,
    is_vagabond,
)
from nemeton.games.root.laws.items import held
from nemeton.games.root.state import Root


def items(before: Root, after: Root, vagabond: int) -> list[Saying]:
    """9.2.5 Items turned over, damaged or won; 9.6.4 what no longer fits the satchel."""
    said: list[Saying] = []
    for item in range(ITEM_KINDS):
        said += turned(before, after, vagabond, item)
    over = excess_items(after, vagabond)
    if over > max(0, excess_items(before, vagabond)):
        said.append(Saying("loss-overflow", number=over))
    return said


def turned(before: Root, after: Root, vagabond: int, item: int) -> list[Saying]:
    """What becomes of the items of one kind."""
    faces = [held(after, vagabond, face, item) for face in (UP, DOWN)]
    hurt = sum(held(after, vagabond, face, item) for face in (DAMAGED_UP, DAMAGED_DOWN))
    old = [held(before, vagabond, face, item) for face in (UP, DOWN)]
    old_hurt = sum(held(before, vagabond, face, item) for face in (DAMAGED_UP, DAMAGED_DOWN))
    if hurt > old_hurt:
        return [Saying("loss-damaged", item=item)]
    if hurt < old_hurt:
        return [Saying("gain-repaired", item=item)]
    if sum(faces) > sum(old):
        return [Saying("gain-item", item=item)]
    if sum(faces) < sum(old):
        return [Saying("loss-item", item=item, number=sum(old) - sum(faces))]
    if faces[1] > old[1]:
        number = faces[1] - old[1]
        return [Saying("loss-exhausted", item=item, number=number, left=faces[0])]
    if faces[0] > old[0]:
        return [Saying("gain-refreshed", item=item, number=faces[0] - old[0])]
    return []


def relations(before: Root, after: Root, vagabond: int) -> list[Saying]:
    """9.2.9 Who comes to like him better, or turns Hostile."""
    said: list[Saying] = []
    for faction in range(FACTION_COUNT):
        now = relation(after, vagabond, faction)
        if now == relation(before, vagabond, faction):
            continue
        if now == HOSTILE:
            said.append(Saying("loss-hostile", faction=faction))
        else:
            said.append(Saying("gain-relation", faction=faction, relation=now))
    return said


def grudge(game: Root, vagabond: int, defender: int) -> list[Saying]:
    """9.2.9.III What his victim makes of its first loss."""
    if is_vagabond(defender) or is_hostile(game, vagabond, defender):
        return []
    return [Saying("then-hostile", faction=defender)]
