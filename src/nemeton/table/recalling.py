"""Opening a table that was played by other rules: recalled as it was stored, not played again.

What was never stored (a table from before positions were) is played by the rules of today as far
as they allow it; from the first choice that they do not, the rest cannot be kept.
"""

from __future__ import annotations

from collections.abc import Mapping

from nemeton.engine.errors import BadInput
from nemeton.table.frames import Frame
from nemeton.table.log import Chosen, ChosenSeveral
from nemeton.table.timeline import Timeline

__all__ = ["Recalling", "played"]


class Recalling:
    """What was stored of a table, by the line of its log that led there."""

    def __init__(self, frames: Mapping[int, Frame]) -> None:
        self.frames = frames
        self.lost = 0  # choices that cannot be kept
        # The last line with which all that was played before it was stored once more.
        self.whole = max((number for number, each in frames.items() if begins(each)), default=-1)

    def play(self, timeline: Timeline, number: int, body: Chosen | ChosenSeveral) -> None:
        """A choice of the log: recalled if it was stored, else played if that is possible."""
        if number not in self.frames and number > self.whole:  # else `recall` follows
            self.attempt(timeline, body)

    def attempt(self, timeline: Timeline, body: Chosen | ChosenSeveral) -> None:
        """By the rules of today, unless a choice before was not possible by them."""
        if self.lost:
            self.lost += 1
            return
        try:
            played(timeline, body)
        except Exception:  # other rules may fail at it in any way; it was tried on a clone
            self.lost = 1

    def recall(self, timeline: Timeline, number: int) -> None:
        """Goes to where that line led, if it was stored."""
        frame = self.frames.get(number)
        if frame is None:
            return
        if begins(frame):
            self.lost = 0
        if not self.lost:
            timeline.recall(frame.moments)

    def settle(self, timeline: Timeline) -> int:
        """Unfolds where the game stands; a position that these rules cannot have is given up, and
        the one before it is tried. How many choices could not be kept."""
        while True:
            try:
                _ = timeline.state
            except BadInput:
                if not timeline.number:
                    raise
                timeline.give_up_last()
                self.lost += 1
            else:
                return self.lost


def begins(frame: Frame) -> bool:
    return bool(frame.moments) and frame.moments[0].made is None


def played(timeline: Timeline, body: Chosen | ChosenSeveral) -> None:
    """What the log says, by the rules of today; tried first."""
    if isinstance(body, ChosenSeveral):
        timeline.accept(timeline.tried_together(body.members))
    else:
        timeline.accept(timeline.tried(tuple(body.option)))
