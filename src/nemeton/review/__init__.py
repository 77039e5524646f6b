"""Hints during a game and reports on a finished one, for any game that the engine plays.

    from nemeton import review
    report = review.report(record)          # deterministic: same record, same seed, same report
    report.chances[-1], report.turning, report.seats[0].luck

`hints` advises whoever is asked, `analysis` reports on a finished game; both judge a position by
`win_chance`. It needs the engine and the bots, no table and no server.
"""

from __future__ import annotations

from nemeton.review.analysis import report
from nemeton.review.schemas import Remark, Report, SeatReport

__all__ = ["Remark", "Report", "SeatReport", "report"]
