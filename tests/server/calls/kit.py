"""A sender over a real database, with the sinks as the world outside."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from nemeton.server.calls.book import Address, AddressBook, AddressState, Kind
from nemeton.server.calls.channels import Channel
from nemeton.server.calls.encryption import ServerKey
from nemeton.server.calls.gate import Gate
from nemeton.server.calls.links import Links
from nemeton.server.calls.mail import MailBox, MailChannel
from nemeton.server.calls.outbox import About, Call, Outbox, What
from nemeton.server.calls.push import PushChannel
from nemeton.server.calls.sender import Sender
from nemeton.server.calls.settings import CallRules, CallSettings, MailServer
from nemeton.server.calls.webhook import Form, Webhook, WebhookChannel
from nemeton.server.storage import store_at
from tests.table.memory import OwnTime

__all__ = ["EVENING", "PUBLIC", "Office", "office"]

PUBLIC = "https://play.example.org"
EVENING = 1_800_000_000.0
KEY = ServerKey(ServerKey.made())
LOOPBACK = CallRules(networks=("127.0.0.0/8",))


class Office:
    """One process that sends, and what a test does there."""

    def __init__(self, store: Any, time: OwnTime, rules: CallRules, mail_port: int) -> None:
        mail = MailServer("127.0.0.1", mail_port, False)
        settings = CallSettings(PUBLIC, mail, "Nemeton <calls@example.org>", rules)
        self.time = time
        self.book, self.outbox = AddressBook(store), Outbox(store)
        self.links, gate = Links(self.book, PUBLIC), Gate(rules.opened)
        self.gone: set[int] = set()  # turns that were taken meanwhile
        channels: dict[Kind, Channel] = {
            "push": PushChannel(gate, KEY, PUBLIC, time),
            "mail": MailChannel(settings, self.links, time),
            "webhook": WebhookChannel(gate, time),
        }
        self.sender = Sender(
            self.book, self.outbox, channels, rules, time, settings.public, self.still
        )

    async def still(self, call: Call) -> bool:
        return call.turn not in self.gone

    async def add(self, kind: Kind, body: msgspec.Struct, state: AddressState = "ready") -> Address:
        number = len(await self.book.of("p1"))
        text = msgspec.json.encode(body).decode()
        target = self.book.mark(kind, text)
        made = Address(f"a{number}", "p1", kind, state, "mine", text, target, self.time.now())
        await self.book.add(made)
        return made

    async def hook(self, url: str, form: Form = "json") -> Address:
        return await self.add("webhook", Webhook(url, form))

    async def mail(self, to: str = "aline@example.org", state: AddressState = "ready") -> Address:
        return await self.add("mail", MailBox(to), state)

    async def call(self, address: Address, what: What = "turn", **about: Any) -> None:
        now, turn = self.time.now(), about.pop("turn", 1)
        said = About(game="cernunos", **about)
        await self.outbox.put([address], what, said, now, now, "t1", turn)

    async def send(self) -> None:
        await self.sender.look()
        await self.sender.settled()

    async def after(self, seconds: float) -> None:
        self.time.seconds += seconds
        await self.send()

    async def state(self, address: Address) -> str:
        found = await self.book.address(address.id)
        return "removed" if found is None else found.state


def office(
    database: str,
    work: Callable[[Office], Awaitable[Any]],
    at: float = EVENING,
    rules: CallRules = LOOPBACK,
    mail_port: int = 9,
) -> Any:
    """Does some work in a process of its own, as it were: each time over the same database."""

    async def run() -> Any:
        store = store_at(database)
        await store.start(lambda name, news: None)
        found = Office(store, OwnTime(at), rules, mail_port)
        try:
            await found.book.start()
            return await work(found)
        finally:
            await found.sender.close()
            await store.close()

    return asyncio.run(run())
