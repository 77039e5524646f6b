"""Missed moments: choices of a finished game that its report offers to be tried again."""

from __future__ import annotations

from nemeton.engine.errors import BadInput
from nemeton.puzzles import BOT
from nemeton.review.schemas import Remark, Report
from nemeton.server.create import NAMELESS, seated
from nemeton.server.lessons.schemas import TakeLesson
from nemeton.server.schemas import Joined
from nemeton.table.host import Host
from nemeton.table.refusals import Refused, refused_by_engine
from nemeton.table.settings import ClockSettings, SeatSettings, TableSettings
from nemeton.table.table import Table

__all__ = ["tried_again"]

PREFIX = "missed-"  # the lesson of such a table: missed-TABLE-NUMBER


async def tried_again(
    host: Host,
    table: Table,
    report: Report,
    at: int,
    wanted: TakeLesson,
    locale: str,
) -> Joined:
    """A private table that stands as the game stood before the choice of that number."""
    if report.done < 1:
        raise Refused("busy")
    missed = [each for seat in report.seats for each in seat.missed if each.at == at]
    if not missed:
        raise Refused("not-missed")
    settings = settings_for(table, missed[0])
    try:
        return await seated(host, settings, wanted.name or NAMELESS[locale])
    except BadInput as error:
        raise refused_by_engine(error, locale) from None


def settings_for(table: Table, remark: Remark) -> TableSettings:
    """Whoever learns sits where the choice was made; bots play the others."""
    setup, before = table.state.setup, remark.at - 1
    assert setup.seed is not None, "a game that is over was dealt"
    assert remark.better is not None, "something was missed"
    seats = [SeatSettings("bot", BOT) for _ in range(table.settings.players)]
    seats[remark.seat] = SeatSettings("me")
    return TableSettings(
        game=table.settings.game,
        seed=setup.seed,
        seats=seats,
        options=table.settings.options,
        rules=table.settings.box.rules,
        clock=ClockSettings(),
        data=table.settings.data,
        watch=False,
        prefix=[list(each.option) for each in table.timeline.made[:before]],
        renewals=[each for each in setup.renewals if each[0] < before],
        lesson=f"{PREFIX}{table.name}-{remark.at}",
        sought=[remark.better, *remark.good],
        chosen=remark.option,
    )
