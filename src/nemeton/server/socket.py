"""One WebSocket per open table: numbered updates out, acknowledged messages in."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from nemeton.server import protocol as say
from nemeton.server.context import LOG, Context, address_of, allowed_origin, context_of
from nemeton.server.decoding import decoded, id_in
from nemeton.server.handlers import MessageHandler
from nemeton.server.limits import Bucket
from nemeton.server.persons.who import guest_at, number_at
from nemeton.server.telling import Telling
from nemeton.table import actions
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Refused, bad_field
from nemeton.table.table import Person, Table
from nemeton.table.tokens import hashed, is_device_key

__all__ = ["table_socket"]

DECODER: msgspec.json.Decoder[say.ClientMessage] = msgspec.json.Decoder(say.ClientMessage)
ENCODER = msgspec.json.Encoder()
HELLO_WITHIN = 15.0  # seconds
RESUMABLE = 400  # entries that are sent as an update; after a longer absence all is sent

THINKING = (say.AskHint, say.AskCompare)  # take a while, change nothing
PONDERED = 2  # of them at once for one page

NORMAL, POLICY, TRY_AGAIN = 1000, 1008, 1013


async def table_socket(socket: WebSocket) -> None:
    """Serves one open page until it goes away."""
    context = context_of(socket)
    address = address_of(socket)
    if not context.requests.take(address):
        await socket.close(TRY_AGAIN, "too fast")
        return
    if not allowed_origin(socket):
        await socket.close(POLICY, "origin")
        return
    if context.sockets[address] >= context.limits.sockets:
        await socket.close(TRY_AGAIN, "too many")
        return
    await socket.accept()
    context.sockets[address] += 1
    connection = Connection(context, socket)
    context.pages.add(connection.send_away)
    try:
        await connection.serve(str(socket.path_params["table"]))
    except (WebSocketDisconnect, RuntimeError):
        pass  # the page is gone
    except Refused:
        await socket.close(TRY_AGAIN, "too fast")
    finally:
        context.pages.discard(connection.send_away)
        context.sockets[address] -= 1
        if not context.sockets[address]:
            del context.sockets[address]
        connection.leave()


class Connection:
    """A page that looks at a table; it is sent what its person may know."""

    def __init__(self, context: Context, socket: WebSocket) -> None:
        self.context = context
        self.address = address_of(socket)
        self.socket = socket
        self.bucket = Bucket(context.limits.messages_a_second, context.limits.messages_at_once)
        self.strikes = 0
        self.open_table: OpenTable | None = None
        self.handler: MessageHandler | None = None
        self.person_number: int | None = None
        self.keys: tuple[str, ...] = ()  # with which this page came
        self.locks = 0  # of the table, when they were last looked at
        self.present: int | None = None
        self.connected: list[int] = []  # as this page was last told
        self.sent = 0  # the last number this page has
        self.telling = Telling()
        self.news = asyncio.Event()
        self.sender: asyncio.Task[None] | None = None
        self.sending = asyncio.Lock()
        self.answering = asyncio.Lock()  # held from a message to its answer
        self.pondering: set[asyncio.Task[None]] = set()  # hints that this page waits for
        self.away = False

    # Coming and going

    async def serve(self, name: str) -> None:
        try:
            self.open_table = await self.context.host.open_table(name)
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self.message()
        except TimeoutError:
            await self.close("silent", retry=True)
            return
        except Refused as refused:
            await self.send(say.Refused(None, refused.reason, refused.params))
            await self.close(refused.reason, retry=False)
            return
        if not isinstance(hello, say.Hello):
            if hello is not None:
                wrong = bad_field("type", expected="hello")
                await self.send(say.Refused(None, wrong.reason, wrong.params))
            await self.close("bad-message", retry=False)
            return
        if await self.greet(hello):
            self.sender = asyncio.get_running_loop().create_task(self.keep_sending())
            await self.listen()

    async def greet(self, hello: say.Hello) -> bool:
        """Answers a Hello with all there is, or with what is new since the number it names."""
        open_table = self.open_table
        assert open_table is not None
        if hello.protocol != say.PROTOCOL:
            await self.close("protocol", retry=False)
            return False
        self.person_number = await self.recognised(open_table.table, hello)
        person = self.person()
        if (
            person is None
            and not open_table.table.settings.watch
            and not open_table.table.open_to(None)
        ):
            await self.send(say.Refused(None, "watch-off"))
            await self.close("watch-off", retry=False)
            return False
        self.handler = MessageHandler(self.context, open_table, self.person_number)
        if person is not None and not hello.nonces and not open_table.table.begun:
            await self.add_no_nonce(open_table, person)
        if self.news.set not in open_table.listeners:
            open_table.households[self.address] += 1
        # Before anything is sent, so that nothing is missed.
        open_table.listeners.add(self.news.set)
        async with self.sending, self.context.work.turn(self.address):
            self.telling.forget()
            await self.welcome(hello.since)
        self.arrive(person)
        self.connected = []
        self.news.set()
        self.context.host.autoplay.follow(open_table)  # somebody looks on again
        return True

    async def recognised(self, table: Table, hello: say.Hello) -> int | None:
        """Who of the table this is. Where a browser that we know sends the key to a seat as well,
        that seat is its person's from now on."""
        assert self.open_table is not None
        self.keys, self.locks = (hello.token, hello.key), self.open_table.locks
        number = await number_at(self.context, table, *self.keys)
        if number is not None and hello.token and is_device_key(hello.key):
            person = await self.context.persons.person_by_key(hashed(hello.key))
            if person is not None:
                await self.context.persons.adopt(person.id, table.name, number)
        return number

    async def add_no_nonce(self, open_table: OpenTable, person: Person) -> None:
        """Whoever uses a client that knows nothing of numbers is not waited for."""
        with contextlib.suppress(Refused):
            await self.context.host.perform(
                open_table, lambda table: actions.seal_nonce(table, person, "")
            )

    async def welcome(self, since: int | None) -> None:
        open_table = self.open_table
        assert open_table is not None
        person, number = self.person(), open_table.table.stirs
        if since is not None and 0 < since <= number and number - since <= RESUMABLE:
            self.sent = since
            await self.send(self.telling.update(open_table, person, since, number, whole=True))
        else:
            await self.send(self.telling.everything(open_table, person))
        self.sent = number

    def arrive(self, person: Person | None) -> None:
        open_table = self.open_table
        if open_table is None or person is None or self.present is not None:
            return
        self.present = person.number
        open_table.present[person.number] = open_table.present.get(person.number, 0) + 1
        if open_table.present[person.number] == 1:
            open_table.tell()
            self.context.host.announce(open_table)

    def leave(self) -> None:
        if self.sender is not None:
            self.sender.cancel()
        for task in self.pondering:
            task.cancel()
        open_table = self.open_table
        if open_table is None:
            return
        open_table.touch()
        if self.news.set in open_table.listeners:
            open_table.listeners.discard(self.news.set)
            open_table.households[self.address] -= 1
            open_table.households += Counter()  # without those of whom nobody is left
        if self.present is not None:
            open_table.present[self.present] -= 1
            if not open_table.present[self.present]:
                del open_table.present[self.present]
                open_table.tell()
                self.context.host.announce(open_table)

    async def close(self, reason: str, retry: bool) -> None:
        await self.send(say.Farewell(reason, retry))
        await self.socket.close(TRY_AGAIN if retry else POLICY, reason)

    async def send_away(self) -> None:
        """Another process takes over: what was asked is answered, what comes after is not heard,
        so that the page may say it again there."""
        async with self.answering:
            self.away = True
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self.close("moved", retry=True)
        for task in self.pondering:
            task.cancel()

    def person(self) -> Person | None:
        assert self.open_table is not None
        return guest_at(self.open_table.table, self.person_number)

    # Out

    async def send(self, message: say.ServerMessage) -> None:
        await self.socket.send_text(ENCODER.encode(message).decode())

    async def keep_sending(self) -> None:
        """Sends what is new whenever there is something; what piles up meanwhile goes together."""
        open_table = self.open_table
        assert open_table is not None
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                if open_table.opened_anew:
                    await self.close("moved", retry=True)
                    return
                if self.locks != open_table.locks and not await self.still_known():
                    await self.close("unknown-key", retry=False)
                    return
                if open_table.shut is not None:
                    refused = open_table.shut
                    await self.send(say.Refused(None, refused.reason, refused.params))
                    await self.close(refused.reason, retry=False)
                    return
                async with self.sending:
                    number = open_table.table.stirs
                    person = self.person()
                    update = self.telling.update(open_table, person, self.sent, number, whole=False)
                    if number > self.sent or update.you is not None or update.chat:
                        self.sent = number
                        await self.send(update)
                if open_table.here() != self.connected:
                    self.connected = open_table.here()
                    await self.send(say.Connected(self.connected))
        except (WebSocketDisconnect, RuntimeError):
            return
        except Exception:
            LOG.exception("an update could not be sent", extra={"table": open_table.table.name})
            await self.socket.close(TRY_AGAIN, "fault")

    async def still_known(self) -> bool:
        """Whether what this page came with still opens who it is here."""
        assert self.open_table is not None
        self.locks = self.open_table.locks
        found = await number_at(self.context, self.open_table.table, *self.keys)
        return found == self.person_number

    # In

    async def message(self) -> say.ClientMessage | None:
        """The next message; None for one that is none, which is counted."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        text = received.get("text")
        limits = self.context.limits
        if not self.bucket.take():
            await self.strike(Refused("too-fast"))
            return None
        if text is None or len(text) > limits.message_bytes:
            await self.strike(bad_field("", "json"))
            return None
        try:
            return decoded(text, DECODER)
        except Refused as refused:
            await self.strike(refused, id_in(text))
            return None

    async def strike(self, refused: Refused, number: int | None = None) -> None:
        self.strikes += 1
        await self.send(say.Refused(number, refused.reason, refused.params))
        if self.strikes > self.context.limits.strikes:
            await self.close(refused.reason, retry=False)
            raise WebSocketDisconnect(POLICY)

    async def listen(self) -> None:
        while not self.away:
            message = await self.message()
            if isinstance(message, THINKING) and not self.away:
                await self.ponder(message)
                continue
            async with self.answering:
                if message is not None and not self.away:
                    await self.heed(message)

    async def ponder(self, message: say.AskHint | say.AskCompare) -> None:
        """Beside the rest: whoever waits for a hint may choose meanwhile."""
        if len(self.pondering) >= PONDERED:
            await self.send(say.Refused(message.id, "too-fast"))
            return
        task = asyncio.get_running_loop().create_task(self.pondered(message))
        self.pondering.add(task)
        task.add_done_callback(self.pondering.discard)

    async def pondered(self, message: say.AskHint | say.AskCompare) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the page is gone
            await self.heed(message)

    async def heed(self, message: say.ClientMessage) -> None:
        if isinstance(message, say.Hello):
            await self.greet(message)
        elif isinstance(message, say.Ping):
            await self.send(say.Pong(message.sent, time.time()))
        else:
            assert self.handler is not None
            reply = await self.handler.answer(message)
            if reply is not None:
                await self.send(reply)
