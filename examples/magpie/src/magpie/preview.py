"""What a choice would change: points in nests, trinkets and feathers that leave a bird."""

from __future__ import annotations

from magpie.state import Magpie
from nemeton import Option, Saying

__all__ = ["changes", "weighty"]


def changes(before: Magpie, after: Magpie, bird: int) -> list[Saying]:
    """Both hold only what the bird may know: whatever differs may be said."""
    said: list[Saying] = []
    for each in range(before.setup.players):
        points = after.score(each) - before.score(each)
        if points:
            key = "gain-points" if each == bird else "loss-points"
            said.append(Saying(key, bird=each, points=points))
    if after.feathers[bird] < before.feathers[bird]:
        said.append(Saying("loss-feather", left=after.feathers[bird]))
    if len(after.hands[bird]) < len(before.hands[bird]):
        said.append(Saying("loss-trinket", left=len(after.hands[bird])))
    return said


def weighty(option: Option) -> bool:
    """A feather is spent for good, an owl too."""
    return option[0] in ("peek", "hoot")
