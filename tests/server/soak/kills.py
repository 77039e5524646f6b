"""Kills without warning, under load: servers, single workers, thinkers, the database itself."""

from __future__ import annotations

import contextlib
import random
import signal
import threading
import time
from typing import Any

import psutil  # type: ignore[import-untyped]
from websockets.exceptions import WebSocketException

import nemeton
from tests.server.databases import Postgres
from tests.server.kit import ME, Server
from tests.server.soak.figures import Figures, Until

__all__ = ["kill_again_and_again"]

TABLES = 6
CHECKED = 10  # kills after which everything is compared
GONE = (WebSocketException, OSError, EOFError, AssertionError, TimeoutError, KeyError)


class Player(threading.Thread):
    """Plays both seats of a table as fast as it can, through every kill, and notes each choice that
    was acknowledged."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.rng = rng
        self.table = server.new_table(ME, ME)
        self.acknowledged: dict[int, Any] = {}  # by its place among the choices
        self.unheard = 0  # kills at which an answer may have been lost
        self.ended = threading.Event()
        self.over = False

    def run(self) -> None:
        while not self.ended.is_set() and not self.over:
            with contextlib.suppress(*GONE):
                self.play()
            time.sleep(0.05)

    def play(self) -> None:
        with self.server.page(self.table["table"], self.table["token"]) as page:
            while not self.ended.is_set():
                if page.position["result"] is not None:
                    self.over = True
                    return
                place, option = page.position["choices"], self.rng.choice(page.options)
                number = page.position["decision"]["number"]
                self.unheard += 1
                answer = page.do("choose", number=number, option=option)
                self.unheard -= 1
                if answer["type"] == "done":
                    if place in self.acknowledged:
                        raise RuntimeError("accepted twice")
                    self.acknowledged[place] = option
                    page.settle(answer["number"])


class Killer:
    """Ends processes of a server, each in its own way, and brings back what does not come back."""

    def __init__(self, server: Server, rng: random.Random, postgres: Postgres | None) -> None:
        self.server = server
        self.rng = rng
        self.postgres = postgres
        self.ways = [self.server_itself, self.all_at_once, self.thinker]
        if postgres is not None:
            self.ways += [self.one_worker, self.one_worker, self.database, self.connections]

    def kill(self) -> str:
        way = self.rng.choice(self.ways)
        way()
        return way.__name__

    def children(self) -> list[psutil.Process]:
        assert self.server.process is not None
        found: list[psutil.Process] = psutil.Process(self.server.process.pid).children(
            recursive=True
        )
        return found

    def server_itself(self) -> None:
        left = self.children()
        self.server.kill()
        end(left)
        self.server.start()

    def all_at_once(self) -> None:
        assert self.server.process is not None
        end([*self.children(), psutil.Process(self.server.process.pid)])
        self.server.kill()
        self.server.start()

    def thinker(self) -> None:
        end([each for each in self.children() if "workers.process" in " ".join(line_of(each))][:1])

    def one_worker(self) -> None:
        """One of several server processes; uvicorn starts another one in its place."""
        spawned = [each for each in self.children() if "spawn_main" in " ".join(line_of(each))]
        end(self.rng.sample(spawned, min(1, len(spawned))))

    def database(self) -> None:
        assert self.postgres is not None
        self.postgres.kill()
        time.sleep(self.rng.random())
        self.postgres.restart()

    def connections(self) -> None:
        assert self.postgres is not None
        self.postgres.kill_connections()


def line_of(process: psutil.Process) -> list[str]:
    try:
        return list(map(str, process.cmdline()))
    except psutil.Error:
        return []


def end(processes: list[psutil.Process]) -> None:
    for each in processes:
        with contextlib.suppress(psutil.Error):
            each.send_signal(signal.SIGKILL)
    psutil.wait_procs(processes, timeout=10)


def kill_again_and_again(
    server: Server, until: Until, figures: Figures, seed: int = 1, postgres: Postgres | None = None
) -> None:
    """Kills under load; after a few kills every acknowledged choice must be in its record."""
    rng = random.Random(seed)
    killer = Killer(server.start(), rng, postgres)
    kills = 0
    try:
        while not until.reached(kills):
            kills += round_of_kills(killer, until.count - kills, figures)
    finally:
        server.stop(signal.SIGKILL)


def round_of_kills(killer: Killer, most: int, figures: Figures) -> int:
    server, rng = killer.server, killer.rng
    players = [Player(server, random.Random(rng.random())) for _ in range(TABLES)]
    for player in players:
        player.start()
    kills = min(CHECKED, most)
    for _ in range(kills):
        time.sleep(0.1 + 0.5 * rng.random())
        figures.add(killer.kill())
        figures.add("kills")
    time.sleep(0.5)
    for player in players:
        player.ended.set()
    for player in players:
        player.join(60)
    awaited(server)
    for player in players:
        compare(server, player, figures)
    return kills


def awaited(server: Server) -> None:
    """Until the server answers again, with its database."""
    limit = time.monotonic() + 60
    while time.monotonic() < limit:
        with contextlib.suppress(OSError):
            if server.ask("/healthz").status == 200:
                return
        time.sleep(0.1)
    raise TimeoutError("the server does not come back")


def compare(server: Server, player: Player, figures: Figures) -> None:
    name, known = player.table["table"], player.acknowledged
    answer = server.ask(f"/api/tables/{name}/record", token=player.table["token"])
    figures.add("tables")
    figures.add("acknowledged", len(known))
    if answer.status != 200:
        figures.fault(f"table {name} does not open: {answer.status} {answer.body[:100]!r}")
        return
    choices = answer.json["choices"]
    lost = [place for place in known if choices[place : place + 1] != [known[place]]]
    if lost:
        figures.add("lost", len(lost))
        figures.fault(f"table {name} lost the acknowledged choices {lost}")
    if nemeton.replay(answer.json).number != len(choices):
        figures.fault(f"the record of table {name} does not replay")
