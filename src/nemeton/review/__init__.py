"""Hints during a game and reports on a finished one, for any game that the engine plays.

A report is made from a record alone, and the same record gives the same report. A search judges
eight choices of each seat where nobody says how many:

>>> import nemeton
>>> from nemeton import review
>>> state = nemeton.game("cernunos").start(seed=7)
>>> state.playout(nemeton.Fast(1))
>>> report: review.Report = review.report(state.record, judged=1)
>>> report.chances[-1]
[1.0, 0.0]
>>> moment: review.Remark = report.turning[0]
>>> 0 < moment.at <= state.number
True
>>> seat: review.SeatReport = report.seats[0]
>>> seat.seat, seat.end
(0, 1.0)

`hints` advises whoever is asked, `analysis` reports on a finished game; both judge a position by
`win_chance`. It needs the engine and the bots, no table and no server. What is listed in `__all__`
is public; the modules below may change.
"""

from __future__ import annotations

from nemeton.review.analysis import report
from nemeton.review.schemas import Remark, Report, SeatReport

__all__ = ["Remark", "Report", "SeatReport", "report"]
