"""Prints the report on a finished game: how it went, where it turned, luck and skill."""

from __future__ import annotations

from typing import Any

from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from nemeton import review
from nemeton.cli.console import Console, rich_console
from nemeton.cli.palette import SEATS
from nemeton.cli.reasons import in_words
from nemeton.cli.seats import seat_name
from nemeton.cli.sparkline import blocks, marks, spread
from nemeton.engine.errors import BadInput
from nemeton.engine.state import State
from nemeton.review.schemas import Remark, Report, SeatReport

__all__ = ["make_report", "print_report"]

ROWS = 3  # of a seat's curve
BESIDE = 14  # columns that the indent and the chances beside a curve take
SLIGHT = 2  # chances in 100 that are no news
OWN = 0.8  # of the largest change: then the chooser's own is told
HALF = 0.5


def make_report(console: Console, record: Any, state: State) -> Report:
    """The report, with a bar while the choices are weighed; only what is over has one."""
    if not state.over:
        raise BadInput("report-not-over")
    label = TextColumn("{task.description}")
    with Progress(label, BarColumn(), console=rich_console(error=True), transient=True) as bar:
        task = bar.add_task(console.text("report-working"), total=1.0)
        return review.report(record, tell=lambda done: bar.update(task, completed=done))


def print_report(console: Console, state: State, report: Report) -> None:
    ReportPrinter(console, state, report).print()


class ReportPrinter:
    """Prints a report in one language."""

    def __init__(self, console: Console, state: State, report: Report) -> None:
        self.console = console
        self.game = state.setup.game
        self.view = state.view(None)
        self.report = report

    def print(self) -> None:
        self.curve()
        self.turning()
        self.luck_and_skill()
        by = "net" if self.report.net else "fitted" if self.report.fitted else "plain"
        self.console.print()
        self.console.print_text(f"report-method-{by}", style="bark")

    # How it went

    def curve(self) -> None:
        """A row of columns for each seat, the moments that mattered below."""
        self.console.print_text("report-course", style="moss")
        names = max(len(self.name(seat)) for seat in self.sides())
        columns = spread(len(self.report.chances), self.console.rich.width - names - BESIDE)
        table = Table.grid(padding=(0, 1, 0, 0))
        for seat in self.sides():
            shares = [self.report.chances[at][seat] for at in columns]
            colour = SEATS.get(self.view["seats"][seat]["colour"] or "", SEATS["slate"])
            name = self.console.text("report-together") if self.report.team else ""
            table.add_row(
                Text(f"  {name if seat == 0 and name else self.name(seat)}", "bold"),
                Text("\n".join(blocks(shares, ROWS)), colour),
                self.way(shares[0], shares[-1]),
            )
        table.add_row("", Text(marks(columns, [each.at for each in self.report.turning]), "act"))
        self.console.print(table)

    def sides(self) -> list[int]:
        """The seats that have a chance of their own; people who win together are one."""
        seats = range(len(self.report.chances[0]))
        return [
            seat for seat in seats if not self.report.team or not 0 < seat < self.report.players
        ]

    def way(self, first: float, last: float) -> str:
        return self.console.text(
            "report-way", **{"from": hundredths(first), "to": hundredths(last)}
        )

    # Where it turned

    def turning(self) -> None:
        self.console.print()
        self.console.print_text("report-turning", style="moss")
        if not self.report.turning:
            self.console.print_text("report-no-turning")
        for number, remark in enumerate(self.report.turning, start=1):
            self.console.print(self.point(number, remark))
            for line in self.notes(remark):
                self.console.print(f"     {line}", style="bark")

    def point(self, number: int, remark: Remark) -> Text:
        kind = self.console.text(f"report-by-{kind_of(remark)}")
        said = self.console.text(
            "report-point",
            when=self.console.text("report-turn", turn=remark.turn),
            choice=remark.at,
            name=self.name(remark.seat),
            what=self.label(remark, remark.option),
        )
        return Text.assemble((f"  {number}  ", "act"), said, (f"  ({kind})", "bark"))

    def notes(self, remark: Remark) -> list[str]:
        """Whose chances changed, and what would have been better."""
        seat, first, last = mover(self.report, remark)
        better = self.better(remark)
        if better and abs(last - first) < SLIGHT:
            return better
        key = "report-rose" if last >= first else "report-fell"
        change = {"name": self.name(seat), "from": first, "to": last}
        return [self.console.text(key, **change), *better]

    def better(self, remark: Remark) -> list[str]:
        if remark.better is None:
            return []
        what = self.label(remark, remark.better)
        chances = max(1, hundredths(remark.loss))
        said = self.console.text("report-better", what=what, chances=chances)
        reasons = in_words(self.console, self.game, remark.reasons)
        return [said, *([reasons] if reasons else [])]

    # Luck and skill

    def luck_and_skill(self) -> None:
        """What each seat owes to what; no word of luck where the game knows none."""
        keys = ["own", "luck", "others"] if self.report.lucky else ["own", "others"]
        self.console.print()
        head = "report-luck-and-skill" if self.report.lucky else "report-skill"
        self.console.print_text(head, style="moss")
        plain = "" if self.report.lucky else "-plain"
        self.console.print_text(f"report-adds-up{plain}", style="bark")
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("")
        for key in ["chances", *keys]:
            table.add_column(
                self.console.text(f"report-{key}"), justify="right", header_style="bark"
            )
        for each in self.report.seats:
            parts = [signed(getattr(each, key)) for key in keys]
            name = Text(f"  {self.name(each.seat)}", "bold")
            table.add_row(name, self.way(each.start, each.end), *parts)
        self.console.print(table)
        for each in self.report.seats:
            self.skill(each)

    def skill(self, seat: SeatReport) -> None:
        """How well a seat chose, its best move and its costliest."""
        if not seat.weighed:
            return
        name = self.name(seat.seat)
        good = self.console.text(
            "report-good",
            name=name,
            good=seat.good,
            all=seat.weighed,
            loss=round(100 * seat.given, 1),
            spread=round(100 * seat.spread, 1),
        )
        self.console.print(f"  {good}")
        for key, remark in (("report-best", seat.best), ("report-worst", seat.worst)):
            if remark is not None:
                what = self.label(remark, remark.option)
                when = self.console.text("report-turn", turn=remark.turn)
                said = self.console.text(key, when=when, choice=remark.at, what=what)
                self.console.print(f"     {said}", style="bark")
        if seat.worst is not None:
            for line in self.better(seat.worst):
                self.console.print(f"     {line}", style="bark")

    def name(self, seat: int) -> str:
        return seat_name(self.console, self.game, self.view, seat)

    def label(self, remark: Remark, option: list[str | int]) -> str:
        return self.game.speech.label(remark.prompt, tuple(option), self.console.locale)


def hundredths(share: float) -> int:
    return round(100 * share)


def signed(share: float) -> str:
    """A change with its sign, as it is printed."""
    value = hundredths(share)
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def mover(report: Report, remark: Remark) -> tuple[int, int, int]:
    """The seat that a moment mattered most to, and its chance before and after."""
    sizes = [abs(change) for change in remark.change]
    most = max(sizes)
    seat = remark.seat if sizes[remark.seat] > OWN * most else sizes.index(most)
    before, after = report.chances[remark.at - 1], report.chances[remark.at]
    return seat, hundredths(before[seat]), hundredths(after[seat])


def kind_of(remark: Remark) -> str:
    """What a moment was: drawn, an automaton's turn, a slip, good but not the best, the best of a
    bad lot, or good."""
    own = remark.change[remark.seat]
    if max(map(abs, remark.luck)) > HALF * max(map(abs, remark.change)):
        return "luck"
    if remark.better is not None:
        return "more" if own > remark.loss else "slip"
    if remark.automaton:
        return "automaton"
    return "strait" if own < 0 else "play"
