"""What came of a game, as ranks: the same for leagues, ratings and profiles."""

from __future__ import annotations

from collections.abc import Collection, Sequence

__all__ = ["NO_WINNER", "ranks_of"]

NO_WINNER = ("agreed_end", "closed")  # the game was given up: nobody did better than anybody


def ranks_of(
    winners: Collection[int],
    scores: Sequence[int | None],
    reason: str,
    left: Collection[int] = (),
) -> list[int]:
    """The rank of every seat, 1 for the best; equals share one. Whoever left ranks last."""
    seats = range(len(scores))

    def worth(seat: int) -> tuple[int, int, int]:
        if seat in left:
            return (0, 0, 0)
        if reason in NO_WINNER:
            return (1, 0, 0)
        score = scores[seat]
        return (1, 1, 0) if seat in winners else (1, 0, 0 if score is None else score)

    values = [worth(seat) for seat in seats]
    return [1 + sum(other > value for other in values) for value in values]
