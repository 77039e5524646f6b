"""What a thing on the table is: how it is named, and what is said of it in a reader's words."""

from __future__ import annotations

from nemeton.engine.errors import BadInput

__all__ = ["Explanation", "Thing", "checked_thing", "thing_from", "unknown"]

# A kind and the name of one of its values, then numbers that say which one or where:
# ("token", "wolf") is any Wolf, ("token", "wolf", 5) the one on the sixth cell.
Thing = tuple[str | int, ...]

MOST_PARTS = 6


class Explanation:
    """What is said of a thing, in the reader's words.

    `effect` holds whenever it is met, `cost` and `now` in this position, by what the seat may know;
    `refused` says why it cannot be chosen where its like can, `rule` the law it stands under.

    >>> import nemeton
    >>> state = nemeton.game("cernunos").start(seed=7)
    >>> said = state.explain(("token", "wolf"), 0, "en")
    >>> said.name, said.now, said.rule
    ('Wolf', ['Left in reserve: Green 2, Violet 2.'], '8.4')
    """

    def __init__(
        self,
        name: str,
        effect: str,
        cost: list[str],
        now: list[str],
        refused: str,
        rule: str,
    ) -> None:
        self.name = name
        self.effect = effect
        self.cost = cost
        self.now = now
        self.refused = refused
        self.rule = rule


def checked_thing(thing: object) -> Thing:
    """A kind, a name and at most a few numbers."""
    if not isinstance(thing, tuple | list) or not 2 <= len(thing) <= MOST_PARTS:
        raise unknown(thing)
    for place, part in enumerate(thing):
        if type(part) is not (str if place < 2 else int):
            raise unknown(thing)
    return tuple(thing)


def unknown(thing: object) -> BadInput:
    return BadInput("unknown-thing", thing=str(thing)[:80])


def thing_from(text: str) -> Thing:
    """A thing as addresses write it: `token.wolf.5`."""
    kind, _, rest = text.partition(".")
    name, *numbers = rest.split(".")
    if not all(each.isascii() and each.isdecimal() and len(each) < 8 for each in numbers):
        raise unknown(text)
    return (kind, name, *(int(each) for each in numbers))
