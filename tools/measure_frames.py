"""What a frame costs while pieces travel: the browser's own trace of the main thread.

`tools/measure_frames.py [GAME …] [--seconds N]` seats one person among bots in the middle of each
game, wide and as a phone whose processor is four times slower, plays on at random and lets the page
tell it. Printed are, over the time that something is on its way over the board: how long that was,
milliseconds of the main thread for each 60th of a second by the thread's own clock, in all and for
script, style, layout and paint, the longest task, and how many frames a second were drawn. The work
is what counts: a busy machine draws late whatever it is asked. A 60th of a second is 16.7 ms.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import nemeton  # noqa: E402
from tests.browser.devices import Devices  # noqa: E402
from tests.browser.kit import FLAGS, Person  # noqa: E402
from tests.server.kit import Page, Server  # noqa: E402
from tools.chromium import chromium  # noqa: E402

GAMES: dict[str, tuple[int, int]] = {  # players, choices made before
    "cernunos": (2, 12),
    "oak": (2, 60),
    "pangaia": (2, 40),
    "root": (4, 60),
}
SLOWER = 4  # a phone's processor
PAUSE = 1500  # milliseconds between two choices of the person
CATEGORIES = (
    *("devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"),
    *("toplevel", "devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"),
)
KINDS = {
    "script": ("FireAnimationFrame", "FunctionCall", "TimerFire", "RunMicrotasks", "EventDispatch"),
    "style": ("UpdateLayoutTree", "Document::recalcStyle", "ParseAuthorStyleSheet"),
    "layout": ("Layout", "LocalFrameView::layout"),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer", "UpdateLayerTree"),
}
KIND_OF = {name: kind for kind, names in KINDS.items() for name in names}
TASK = "RunTask"
DRAWN = "DrawFrame"
FRAME = 1e6 / 60  # microseconds
ON, OFF = "nemeton-on", "nemeton-off"
# Marks when something sets out on the board and when it arrives; nothing runs in between.
WATCH = f"""() => {{
  const stage = document.querySelector('.stage');
  const follow = each => {{
    if (!stage.contains(each.effect?.target ?? null)) return;
    if (each.effect.getComputedTiming().endTime === Infinity) return;
    each.ready.then(() => performance.mark('{ON}'), () => null);
    const off = () => performance.mark('{OFF}');
    each.ready.then(() => each.finished).then(off, off);
  }};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {{
    const made = animate.apply(this, given);
    follow(made);
    return made;
  }};
  document.addEventListener('transitionrun', event =>
    event.target.getAnimations().filter(each =>
      each.transitionProperty === event.propertyName).forEach(follow));
}}"""

Event = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=20)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(str(Path(folder) / "tables.sqlite3"), NEMETON_LIMITS="off").start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        titles = ("seconds", "ms", *KINDS, "longest", "drawn/s")
        print(f"game      where{''.join(f'{title:>8}' for title in titles)}")
        for game in wanted.games:
            for phone in (False, True):
                report(game, phone, traced(browser, server, game, phone, wanted.seconds))
        browser.close()
        server.stop()


def traced(browser: Browser, server: Server, game: str, phone: bool, seconds: float) -> list[Event]:
    joined = server.fork(begun(game))
    player = Person(Devices(browser), server, "Aline", phone=phone, fresh=True, pace="normal")
    player.sit(joined)
    player.page.wait_for_timeout(PAUSE)
    player.page.evaluate(WATCH)
    session = player.context.new_cdp_session(player.page)
    if phone:
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=player.page, categories=list(CATEGORIES))
    with server.page(joined["table"], joined["token"]) as seat:
        play(player, seat, seconds)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    player.close()
    return events


def begun(game: str) -> dict[str, Any]:
    """A game that chance has brought so far, and then on to a question to the first seat."""
    players, choices = GAMES[game]
    state = nemeton.game(game).start(players=players, seed=5, log=False)
    rng = nemeton.Fast(3)
    while state.decision is not None and (state.number < choices or state.decision.seat):
        state.choose(state.sample(rng))
    record: dict[str, Any] = state.record
    return record


def play(player: Person, seat: Page, seconds: float) -> None:
    """The person's choices come from elsewhere, so that only the telling is measured."""
    rng = nemeton.Fast(4)
    for _ in range(int(seconds * 1000 / PAUSE)):
        if not seat.wait_for_turn():
            return
        seat.choose(rng.below(len(seat.options)))
        player.page.wait_for_timeout(PAUSE)


def report(game: str, phone: bool, events: list[Event]) -> None:
    trips = Trips(events)
    line = f"{game:9} {'phone' if phone else 'wide':5} {trips.seconds:7.1f} {trips.cost():7.2f}"
    line += "".join(f" {trips.cost(kind):7.2f}" for kind in KINDS)
    print(f"{line} {trips.longest():7.1f} {trips.drawn():7.0f}", flush=True)


class Trips:
    """The time that something is on its way, and what the page's main thread does meanwhile."""

    def __init__(self, events: list[Event]) -> None:
        marks = sorted((each["ts"], each["name"]) for each in events if each["name"] in (ON, OFF))
        thread = next((e["pid"], e["tid"]) for e in events if e["name"] in (ON, OFF))
        self.spans = list(under_way(marks))
        self.frames = [e["ts"] for e in events if e["name"] == DRAWN]
        done = [e for e in events if e["ph"] == "X" and (e["pid"], e["tid"]) == thread]
        inside = sorted((e for e in done if self.within(e["ts"])), key=lambda e: e["ts"])
        self.tasks = [each for each in inside if each["name"] == TASK]
        self.parts = [each for each in inside if each["name"] in KIND_OF]

    @property
    def seconds(self) -> float:
        return sum(end - begin for begin, end in self.spans) / 1e6

    def within(self, at: float) -> bool:
        return any(begin < at < end for begin, end in self.spans)

    def cost(self, kind: str = "") -> float:
        """Milliseconds for each 60th of a second; what lies within another is counted once."""
        timed = (
            [left for each, left in self.own() if KIND_OF[each["name"]] == kind]
            if kind
            else map(taken, self.tasks)
        )
        return sum(timed) / 1000 / max(1.0, self.seconds * 1e6 / FRAME)

    def longest(self) -> float:
        return max(map(taken, self.tasks), default=0.0) / 1000

    def drawn(self) -> float:
        return sum(map(self.within, self.frames)) / max(0.01, self.seconds)

    def own(self) -> list[tuple[Event, float]]:
        """Each part with the time that no part within it took."""
        done: list[tuple[Event, float]] = []
        outer: list[tuple[Event, float]] = []
        for event in self.parts:
            while outer and event["ts"] >= ending(outer[-1][0]):
                done.append(outer.pop())
            if outer:
                around, left = outer.pop()
                outer.append((around, left - taken(event)))
            outer.append((event, taken(event)))
        return [*done, *outer]


def under_way(marks: list[tuple[float, str]]) -> Iterator[tuple[float, float]]:
    """From when the first sets out to when the last has arrived."""
    going, began = 0, 0.0
    for at, name in marks:
        if name == ON:
            began = began if going else at
            going += 1
        elif going:
            going -= 1
            if not going:
                yield began, at


def ending(event: Event) -> float:
    return float(event["ts"] + event["dur"])


def taken(event: Event) -> float:
    """Microseconds that the thread ran, where that is told: else all that passed."""
    return float(event["tdur"] if "tdur" in event else event["dur"])


if __name__ == "__main__":
    main()
