"""What has happened: turns, choices, events, and how it ended."""

from __future__ import annotations

from typing import Any

__all__ = ["Event", "Past", "Result", "Turn", "Unseen"]

# The last choice and, through it, all before: (before, seat, option). Clones share it; a tuple is
# freed without recursion, however long the game was.
Past = tuple[Any, ...]


class Turn:
    """Where the game is: which turn, whose, which part, how many choices came before.

    >>> import nemeton
    >>> turn = nemeton.game("cernunos").start(seed=7).turn
    >>> turn.number, turn.seat
    (1, 0)
    """

    def __init__(self, number: int, seat: int | None, phase: str, began: int) -> None:
        self.number = number
        self.seat = seat
        self.phase = phase
        self.began = began

    def view(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "phase": self.phase,
            "began": self.began,
        }


class Result:
    """How it ended: the seats that won, every seat's score (None where there is none), and why.

    >>> from nemeton import Result
    >>> Result(winners=(1,), scores=(3, 5), reason="most_points").view()
    {'winners': [1], 'scores': [3, 5], 'reason': 'most_points'}
    """

    def __init__(
        self, winners: tuple[int, ...], scores: tuple[int | None, ...], reason: str
    ) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason

    def view(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
        }


class Event:
    """Something that happened, and the seats that may know of it (None: everybody).

    >>> import nemeton
    >>> state = nemeton.game("cernunos").start(seed=7)
    >>> state.told[0].key, state.told[0].to
    ('turn', None)
    """

    def __init__(self, key: str, params: dict[str, Any], to: tuple[int, ...] | None) -> None:
        self.key = key
        self.params = params
        self.to = to


class Unseen:
    """A hidden thing that changed its place: which one only some seats have seen, and what of it
    everybody knows. Kept while somebody watches, who then asks what the others could tell.

    >>> from nemeton.engine.history import Unseen
    >>> Unseen(17, public=(0, 2), seen_by=(0, 2), drawn_from=5, drawn=1).thing
    17
    """

    def __init__(
        self,
        thing: Any,
        public: tuple[Any, ...],
        seen_by: tuple[int, ...],
        drawn_from: int,
        drawn: int,
    ) -> None:
        self.thing = thing
        self.public = public
        self.seen_by = seen_by
        self.drawn_from = drawn_from  # so many it was drawn from blindly; 0: it was chosen
        self.drawn = drawn  # draws of chance up to then
