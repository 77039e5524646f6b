"""How much one server carries: tables that all play at once, each choice measured to its end."""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from nemeton import Fast
from nemeton.server.serve import bound_socket

__all__ = ["Load", "load_table", "measured"]

STARTING = 20.0  # seconds


class Load(msgspec.Struct, frozen=True):
    """What was measured with so many tables: milliseconds until a choice was acknowledged; memory
    for each table ever opened, its whole game included."""

    tables: int
    choices_a_second: float
    p50: float
    p99: float
    kilobytes_a_table: float


def measured(game: str, tables: int, seconds: float, pause: float, database: str = "") -> Load:
    """Starts a server of its own, fills it, and lets every table play for that long."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        environment = {
            **os.environ,
            "NEMETON_DATABASE": database or str(Path(folder) / "bench.sqlite3"),
            "NEMETON_PORT": str(port),
            "NEMETON_PACE": "0",
            "NEMETON_LIMITS": "off",
        }
        server = subprocess.Popen([sys.executable, "-m", "nemeton.server"], env=environment)
        try:
            await_server(port)
            return asyncio.run(Crowd(game, port, server.pid, pause).play(tables, seconds))
        finally:
            server.terminate()
            server.wait(10)


def free_port() -> int:
    probe = bound_socket("127.0.0.1", 0)
    port = int(probe.getsockname()[1])
    probe.close()
    return port


def await_server(port: int) -> None:
    limit = time.monotonic() + STARTING
    while time.monotonic() < limit:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=5):
                return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError("the server does not start")


class Crowd:
    """One socket per table, both seats on one screen; a pause between two choices of a table."""

    def __init__(self, game: str, port: int, process: int, pause: float) -> None:
        self.game = game
        self.host = f"127.0.0.1:{port}"
        self.process = process
        self.pause = pause
        self.times: list[float] = []
        self.opened = 0

    async def play(self, tables: int, seconds: float) -> Load:
        before = resident(self.process)
        opened = [await self.open() for _ in range(tables)]
        began = time.perf_counter()
        until = began + seconds
        players = [self.sit(number, table, until) for number, table in enumerate(opened)]
        await asyncio.gather(*players)
        spent = time.perf_counter() - began
        grown = resident(self.process) - before
        ordered = sorted(self.times) or [0.0]
        return Load(
            tables,
            len(self.times) / spent,
            1000 * statistics.median(ordered),
            1000 * ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)],
            grown / self.opened,
        )

    async def open(self) -> dict[str, Any]:
        wanted = {"game": self.game, "name": "Load", "seats": [{"kind": "me"}, {"kind": "me"}]}
        request = urllib.request.Request(
            f"http://{self.host}/api/tables",
            json.dumps(wanted).encode(),
            {"Content-Type": "application/json"},
        )
        answer = await asyncio.to_thread(fetched, request)
        self.opened += 1
        found: dict[str, Any] = json.loads(answer)
        return found

    async def sit(self, number: int, table: dict[str, Any], until: float) -> None:
        """Plays one game after the other until time is up."""
        rng = Fast(number)
        await asyncio.sleep(self.pause * rng.below(1000) / 1000)
        while time.perf_counter() < until:
            await self.game_at(table, rng, until)
            table = await self.open()

    async def game_at(self, table: dict[str, Any], rng: Fast, until: float) -> None:
        address = f"ws://{self.host}/api/tables/{table['table']}/socket"
        origin = Origin(f"http://{self.host}")
        async with connect(address, origin=origin, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": table["token"]}))
            position = await position_after(socket, "welcome")
            while time.perf_counter() < until and position["decision"] is not None:
                position = await self.choose(socket, position["decision"], rng)
                if self.pause:
                    await asyncio.sleep(self.pause)

    async def choose(self, socket: ClientConnection, decision: Any, rng: Fast) -> Any:
        """Chooses at random; measures until the choice is durable and acknowledged."""
        option = decision["options"][rng.below(len(decision["options"]))]
        message = {"type": "choose", "id": 1, "number": decision["number"], "option": option}
        began = time.perf_counter()
        await socket.send(json.dumps(message))
        position = None
        done = False
        while position is None or not done:
            answer = json.loads(await socket.recv())
            if answer["type"] == "done":
                self.times.append(time.perf_counter() - began)
                done = True
            elif answer["type"] == "update":
                position = answer["position"] or position
            elif answer["type"] == "refused":
                raise RuntimeError(f"refused: {answer['reason']}")
        return position


async def position_after(socket: ClientConnection, kind: str) -> Any:
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == kind:
            return message["position"]


def fetched(request: urllib.request.Request) -> bytes:
    with urllib.request.urlopen(request, timeout=30) as answer:
        body: bytes = answer.read()
        return body


def resident(process: int) -> float:
    """The memory of a process in kilobytes, where the system tells."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0.0
    lines = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return float(lines[0].split()[1]) if lines else 0.0


def load_table(loads: list[Load]) -> str:
    """The measurements as a Markdown table."""
    rows = ["| tables | choices/s | p50 ms | p99 ms | kB a table |", "|---:|---:|---:|---:|---:|"]
    for load in loads:
        rows.append(
            f"| {load.tables} | {load.choices_a_second:.0f} | {load.p50:.1f} |"
            f" {load.p99:.1f} | {load.kilobytes_a_table:.0f} |"
        )
    return "\n".join(rows)
