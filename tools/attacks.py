"""Attacks on a server of one's own, with the usual limits, while innocent people play at it.

`tools/attacks.py [ATTACK …] [--seconds 12] [--limit 250]` starts a server, plays at a few tables
from one address each, attacks from another address, and prints for each attack how long a choice of
the innocent took until it was acknowledged (milliseconds), how long a *sapling* took to answer
them, how much the attacker got through, and how many lines the log has. Above the limit at the 99th
percentile, or with a traceback in the log, the exit status is 1. Linux: the attacker comes from
127.0.0.2. With `PYTHONPATH=build/compiled` the compiled engine is attacked.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import nemeton
from nemeton import Fast
from nemeton.server.bench import await_server, free_port

ATTACKER = "127.0.0.2"
INNOCENT = 4  # people who play on
PAUSE = 0.22  # seconds between two of their choices
CHOICES = 4_999
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "forest"}
GONE = (OSError, EOFError, WebSocketException, TimeoutError, ValueError)


class Guest:
    """Somebody at one address, as a program of their own would ask."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.answered = 0
        self.refused = 0

    async def ask(self, path: str, body: Any = None, headers: str = "") -> tuple[int, Any]:
        """An HTTP request on a connection of its own: its status and the JSON of the answer."""
        data = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: localhost\r\n"
            f"Connection: close\r\nContent-Length: {len(data)}\r\n{headers}\r\n"
        )
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0)
        )
        try:
            writer.write(head.encode() + data)
            answer = await reader.read()
        finally:
            writer.close()
        status = int(answer.split(b" ", 2)[1])
        self.answered += status == 200
        self.refused += status != 200
        text = answer.partition(b"\r\n\r\n")[2]
        return status, json.loads(text) if text.startswith((b"{", b"[")) else None

    async def new_table(self, *seats: Any, **rest: Any) -> Any:
        wanted = {"game": "cernunos", "name": "Guest", "seats": list(seats), **rest}
        return (await self.ask("/api/tables", wanted))[1]

    def socket(self, table: str) -> connect:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return connect(address, local_addr=(self.address, 0), max_size=None, compression=None)


class Innocent(Guest):
    """Plays on, and notes how long each choice took."""

    def __init__(self, port: int, address: str, bot: bool) -> None:
        super().__init__(port, address)
        self.bot = bot
        self.choices: list[float] = []
        self.answers: list[float] = []  # of the bot

    async def play(self) -> None:
        rng = Fast(len(self.address))
        while True:
            other = {"kind": "bot", "level": "sapling"} if self.bot else ME
            table = await self.new_table(ME, other)
            async with self.socket(table["table"]) as socket:
                await socket.send(json.dumps({"type": "hello", "token": table["token"]}))
                await self.game(socket, rng)

    async def game(self, socket: ClientConnection, rng: Fast) -> None:
        position: Any = None
        while True:
            asked = time.perf_counter()
            while position is None or not (position["decision"] or {}).get("options"):
                if position is not None and position["decision"] is None:
                    return
                message = json.loads(await socket.recv())
                position = message.get("position") or position
            if self.bot and self.choices:
                self.answers.append(time.perf_counter() - asked)
            await asyncio.sleep(PAUSE)
            position = await self.choose(socket, position["decision"], rng)

    async def choose(self, socket: ClientConnection, decision: Any, rng: Fast) -> Any:
        option = decision["options"][rng.below(len(decision["options"]))]
        sent = {"type": "choose", "id": 1, "number": decision["number"], "option": option}
        began = time.perf_counter()
        await socket.send(json.dumps(sent))
        position = None
        while True:
            message = json.loads(await socket.recv())
            position = message.get("position") or position
            if message.get("id") == 1:
                self.choices.append(time.perf_counter() - began)
                assert message["type"] == "done", message
                if position is not None:
                    return position
                while position is None:
                    position = json.loads(await socket.recv()).get("position")
                return position


# The attacks: each goes on until it is stopped.


async def nothing(guest: Guest) -> None:
    await asyncio.sleep(3600)


async def bot_tables(guest: Guest) -> None:
    """Sixty tables of four bots that search, with nobody seated; half of them are looked at."""
    tables = [(await guest.new_table(BOT, BOT, BOT, BOT, game="root")) for _ in range(60)]
    await all_at_once([watched(guest, each["table"]) for each in tables[:30] if each])


async def seated_tables(guest: Guest) -> None:
    """The same with somebody who sits at each, present."""
    tables = [(await guest.new_table(ME, BOT, BOT, BOT, game="root")) for _ in range(40)]
    await all_at_once([answering(guest, each) for each in tables if each])


async def watched(guest: Guest, table: str) -> None:
    async with guest.socket(table) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        async for _ in socket:
            guest.answered += 1


async def answering(guest: Guest, table: Any) -> None:
    """Answers at once, so that the bots always have something to think about; asks for hints."""
    async with guest.socket(table["table"]) as socket:
        await socket.send(json.dumps({"type": "hello", "token": table["token"]}))
        async for text in socket:
            guest.answered += 1
            position = json.loads(text).get("position")
            decision = position and position["decision"]
            if decision and decision["options"]:
                sent = {"id": 1, "number": decision["number"], "option": decision["options"][0]}
                await socket.send(json.dumps({"type": "ask_hint", "id": 2}))
                await socket.send(json.dumps({"type": "choose", **sent}))


def asked_for(what: str) -> Callable[[Guest], Awaitable[None]]:
    async def attack(guest: Guest) -> None:
        _, opened = await guest.ask("/api/records", long_record())
        path = f"/api/tables/{opened['table']}/{what}"
        await all_at_once([repeated(guest, path) for _ in range(40)])

    attack.__doc__ = f"`{what}` of an uploaded record of {CHOICES} choices on 40 connections."
    return attack


async def repeated(guest: Guest, path: str, body: Any = None, headers: str = "") -> None:
    while True:
        with contextlib.suppress(*GONE):
            await guest.ask(path, body, headers)
        await asyncio.sleep(0.01)


async def hello(guest: Guest) -> None:
    """`hello` again and again to that record on 40 sockets."""
    _, opened = await guest.ask("/api/records", long_record())
    await all_at_once([greeting(guest, opened["table"]) for _ in range(40)])


async def greeting(guest: Guest, table: str) -> None:
    async with guest.socket(table) as socket:
        while True:
            await socket.send(json.dumps({"type": "hello"}))
            await socket.recv()
            guest.answered += 1


async def onlookers(guest: Guest) -> None:
    """Onlookers who join a table all the time."""
    table = (await guest.new_table(ME, ME))["table"]
    body = {"name": "Guest", "watch": True}
    await all_at_once([repeated(guest, f"/api/tables/{table}/join", body) for _ in range(20)])


async def lobby(guest: Guest) -> None:
    """A hundred public tables, and a lobby that is asked for all the time."""
    for _ in range(100):
        await guest.new_table(ME, {"kind": "open"}, public=True)
    await all_at_once([repeated(guest, "/api/lobby") for _ in range(40)])


async def half_sent(guest: Guest) -> None:
    """Five hundred requests that are never finished, opened again when they are closed."""
    await all_at_once([half(guest) for _ in range(500)])


async def half(guest: Guest) -> None:
    while True:
        with contextlib.suppress(*GONE):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", guest.port, local_addr=(guest.address, 0)
            )
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ")
            await reader.read()
            guest.refused += 1
            writer.close()
        await asyncio.sleep(0.1)


async def handing(guest: Guest) -> None:
    """Seats handed to a bot and taken back, on 20 sockets of one person, with hints between."""
    table = await guest.new_table(ME, ME)
    await all_at_once([handed(guest, table) for _ in range(20)])


async def handed(guest: Guest, table: Any) -> None:
    async with guest.socket(table["table"]) as socket:
        await socket.send(json.dumps({"type": "hello", "token": table["token"]}))
        reading = asyncio.ensure_future(counted(guest, socket))
        while not reading.done():
            for number in range(5):
                for kind in ({"type": "hand", "level": "forest"}, {"type": "take_back"}):
                    await socket.send(json.dumps({**kind, "id": number, "seat": 0}))
                await socket.send(json.dumps({"type": "ask_hint", "id": 9}))
            await asyncio.sleep(1.0)


async def counted(guest: Guest, socket: ClientConnection) -> None:
    with contextlib.suppress(*GONE):
        async for text in socket:
            refused = json.loads(text)["type"] == "refused"
            guest.refused += refused
            guest.answered += not refused


async def origins(guest: Guest) -> None:
    """An `Origin` that is no address, on 40 connections."""
    header = "Origin: http://[\r\n"
    await all_at_once([repeated(guest, "/api/tables", {}, header) for _ in range(40)])


ATTACKS: dict[str, Callable[[Guest], Awaitable[None]]] = {
    "nothing": nothing,
    "bot tables": bot_tables,
    "seated tables": seated_tables,
    "fairness": asked_for("fairness"),
    "outline": asked_for("outline"),
    "moments": asked_for("moments?from=4900&to=4949"),
    "hello": hello,
    "onlookers": onlookers,
    "lobby": lobby,
    "half-sent": half_sent,
    "handing": handing,
    "origins": origins,
}


async def all_at_once(work: list[Any]) -> None:
    await asyncio.gather(*(kept_on(each) for each in work))


async def kept_on(work: Awaitable[None]) -> None:
    with contextlib.suppress(*GONE):
        await work


RECORD: list[dict[str, Any]] = []


def long_record() -> dict[str, Any]:
    """Made once: a game of chance with as many choices as may be uploaded."""
    if not RECORD:
        luck, state = Fast(3), nemeton.game("root").start(players=4, seed="11" * 32)
        while state.number < CHOICES and not state.over:
            state.choose(state.sample(luck))
        RECORD.append(state.record)
    return RECORD[0]


class Outcome:
    """What was measured under one attack."""

    def __init__(self, name: str, people: list[Innocent], attacker: Guest) -> None:
        self.name = name
        self.choices = sorted(each for person in people for each in person.choices)
        self.answers = sorted(each for person in people for each in person.answers)
        self.attacker = attacker
        self.log = ""  # of the server

    @property
    def sound(self) -> bool:
        return "Traceback" not in self.log

    def row(self) -> str:
        parts = [f"{1000 * quantile(self.choices, share):.0f}" for share in (0.5, 0.99, 1.0)]
        bot = f"{1000 * quantile(self.answers, 0.99):.0f}"
        done = f"{self.attacker.answered} | {self.attacker.refused}"
        lines = len(self.log.splitlines())
        shown = " | ".join([self.name, str(len(self.choices)), *parts, bot, done, str(lines)])
        return f"| {shown} |"


def quantile(ordered: list[float], share: float) -> float:
    return ordered[int(share * (len(ordered) - 1))] if ordered else float("inf")


async def measured(name: str, port: int, seconds: float) -> Outcome:
    people = [Innocent(port, f"127.0.1.{n + 1}", bot=n == 0) for n in range(INNOCENT)]
    attacker = Guest(port, ATTACKER)
    playing = [asyncio.ensure_future(each.play()) for each in people]
    attacking = asyncio.ensure_future(kept_on(ATTACKS[name](attacker)))
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in (*playing, attacking):
        task.cancel()
    await asyncio.gather(*playing, attacking, return_exceptions=True)
    for task in done:
        task.result()  # an innocent person was refused: that is a failure of its own
    return Outcome(name, people, attacker)


def attacked(name: str, seconds: float) -> Outcome:
    """One attack on a server of its own, with the usual limits."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        environment = {
            **os.environ,
            "NEMETON_DATABASE": str(Path(folder) / "attacked.sqlite3"),
            "NEMETON_PORT": str(port),
            "NEMETON_PACE": "0",
        }
        log = Path(folder) / "log"
        with log.open("wb") as file:
            command = [sys.executable, "-m", "nemeton.server"]
            server = subprocess.Popen(command, env=environment, stdout=file, stderr=file)
        try:
            await_server(port)
            outcome = asyncio.run(measured(name, port, seconds))
        finally:
            server.terminate()
            server.wait(30)
        outcome.log = log.read_text()
        return outcome


def main() -> int:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("attacks", nargs="*", metavar="ATTACK")
    reader.add_argument("--seconds", type=float, default=12.0)
    reader.add_argument("--limit", type=float, default=250.0, help="milliseconds, 99th percentile")
    given = reader.parse_args()
    unknown = set(given.attacks) - set(ATTACKS)
    if unknown:
        reader.error(f"unknown: {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    long_record()
    print("| attack | choices | p50 ms | p99 | most | bot p99 | got | refused | log |", flush=True)
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|", flush=True)
    sound = True
    for name in given.attacks or ATTACKS:
        outcome = attacked(name, given.seconds)
        quick = 1000 * quantile(outcome.choices, 0.99) < given.limit
        sound = sound and quick and outcome.sound
        print(outcome.row(), flush=True)
        if not outcome.sound:
            print(outcome.log, flush=True)
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
