"""Soaks the server: kills, forged messages, twins, a day at two hundred tables; prints a table.

`tools/soak_server.py [PART …] [--minutes N] [--again]`, from the root of a checkout; `make
soak-server` runs it with the compiled engine. Each part goes on until its whole figure is reached
or its minutes are over; what is counted is kept in build/soak, so that the next run goes on from
there (`--again` begins anew; the day is always run in one piece). The exit status is 1 where
anything went wrong. Whole figures: 1 000 kills over SQLite, 300 over PostgreSQL, 1 000 000 forged
messages, 1 000 000 twins, 24 hours. Small samples of all run with the tests.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.databases import mortal_postgres, new_database
from tests.server.kit import PAGES, Server
from tests.server.soak.day import live_through
from tests.server.soak.figures import Figures, Until
from tests.server.soak.forgery import forge
from tests.server.soak.kills import kill_again_and_again
from tests.server.soak.twins import compare_twins

KEPT = Path("build/soak")
PIECE = 20_000  # messages or twins between two times that figures are kept


class Part:
    """One thing to be shown: what counts, how much of it, how more of it is done."""

    def __init__(self, counted: str, whole: int, more: Callable[[Until, Figures], None]) -> None:
        self.counted = counted
        self.whole = whole
        self.more = more


def sqlite_kills(until: Until, figures: Figures) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = Server(str(Path(folder) / "tables.sqlite3"), NEMETON_LIMITS="off")
        server.log = str(Path(folder) / "log")
        kill_again_and_again(server, until, figures, seed=time.time_ns())


def postgres_kills(until: Until, figures: Figures) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for postgres in mortal_postgres():
            address = new_database(postgres.address)
            server = Server(address, NEMETON_LIMITS="off", NEMETON_WORKERS="2")
            server.log = str(Path(folder) / "log")
            kill_again_and_again(server, until, figures, time.time_ns(), postgres)


def forged(until: Until, figures: Figures) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = Server(str(Path(folder) / "tables.sqlite3"), NEMETON_LIMITS="off")
        server.log = str(Path(folder) / "log")
        server.start()
        try:
            forge(server, until, figures, time.time_ns())
        finally:
            while PAGES:
                PAGES.pop().close()
            server.stop()


def twins(until: Until, figures: Figures) -> None:
    compare_twins(until, figures, time.time_ns())


def day(until: Until, figures: Figures) -> None:
    """All of it in one run: memory grows or does not over the whole day."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        used = live_through(Path(folder), until, 200, 12, figures)
    if len(used) < 2:
        return
    first, last = used[len(used) // 4], used[-1]
    figures.counts["MB at a quarter"], figures.counts["MB at the end"] = (
        round(each.megabytes) for each in (first, last)
    )
    if last.blocks > first.blocks * 1.05:
        figures.fault(f"memory grew: {used}")


PARTS = {
    "kills-sqlite": Part("kills", 1000, sqlite_kills),
    "kills-postgres": Part("kills", 300, postgres_kills),
    "forged": Part("forged", 1_000_000, forged),
    "twins": Part("comparisons", 1_000_000, twins),
    "day": Part("hours", 24, day),
}


def soaked(name: str, minutes: float, again: bool) -> Figures:
    """One part, from where it was; the figures are kept after every piece."""
    part, path = PARTS[name], KEPT / f"{name}.json"
    if again:
        path.unlink(missing_ok=True)
    figures, limit = Figures(), time.monotonic() + 60 * minutes
    figures.merge(path)
    if name == "day" and figures.counts[part.counted] < part.whole:
        figures = Figures()  # half a day is no beginning of a whole one
    while figures.counts[part.counted] < part.whole and time.monotonic() < limit:
        missing = part.whole - figures.counts[part.counted]
        left = (limit - time.monotonic()) / 60
        part.more(Until(missing if name == "day" else min(PIECE, missing), left), figures)
        figures.keep(path)
        if figures.faults or name == "day":
            break
    return figures


def row(name: str, figures: Figures, seconds: float) -> str:
    part = PARTS[name]
    rest = ", ".join(
        f"{count} {what}" for what, count in sorted(figures.counts.items()) if what != part.counted
    )
    done = f"{figures.counts[part.counted]} of {part.whole}"
    return f"| {name} | {done} | {figures.counts['faults']} | {seconds / 60:.1f} | {rest} |"


def main() -> int:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    reader.add_argument("--minutes", type=float, default=1e6, help="for each part, at most")
    reader.add_argument("--again", action="store_true", help="begin anew")
    given = reader.parse_args()
    if unknown := set(given.parts) - set(PARTS):
        reader.error(f"unknown: {', '.join(unknown)}")
    print("| part | done | faults | minutes now | counted |", flush=True)
    print("|---|---|---:|---:|---|", flush=True)
    sound = True
    for name in given.parts or PARTS:
        began = time.monotonic()
        figures = soaked(name, given.minutes, given.again)
        print(row(name, figures, time.monotonic() - began), flush=True)
        for fault in figures.faults:
            print(f"    {fault}", flush=True)
        sound = sound and not figures.faults
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
