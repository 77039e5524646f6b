"""Calls, put together: who is waited for, what waits to be sent, the ways that are set up."""

from __future__ import annotations

from nemeton.server.calls.book import AddressBook, Kind
from nemeton.server.calls.channels import Channel
from nemeton.server.calls.encryption import ServerKey
from nemeton.server.calls.feeds import Waiting, waiting_tables
from nemeton.server.calls.gate import Gate
from nemeton.server.calls.giving import Desk
from nemeton.server.calls.links import Links
from nemeton.server.calls.mail import MailChannel
from nemeton.server.calls.outbox import Outbox
from nemeton.server.calls.push import PushChannel
from nemeton.server.calls.sender import Sender
from nemeton.server.calls.settings import CallSettings
from nemeton.server.calls.watch import Watch
from nemeton.server.calls.webhook import WebhookChannel
from nemeton.server.persons.store import Persons
from nemeton.server.storage.database import Database
from nemeton.table.host import Host

__all__ = ["Calls"]

KEY = "push-key"
READ = 30  # tables of a feed, those that changed last
FRESH = 60.0  # seconds


class Calls:
    """One in each process of a server; its key and secret are made at the first start."""

    def __init__(
        self, host: Host, database: Database, persons: Persons, settings: CallSettings
    ) -> None:
        self.host = host
        self.database = database
        self.settings = settings
        self.book, self.outbox = AddressBook(database), Outbox(database)
        self.gate = Gate(settings.rules.opened)
        self.links = Links(self.book, settings.public)
        self.desk = Desk(self.book, self.outbox, self.gate, settings.rules)
        self.watch = Watch(host, self.book, self.outbox, persons, settings.rules)
        self.key = ""
        self.sender: Sender | None = None
        self.fetched: dict[str, tuple[float, list[Waiting]]] = {}  # for feeds: until when, and what

    async def start(self) -> None:
        await self.book.start()
        if not self.database.shared:
            await self.outbox.release()
        key = ServerKey(await self.database.settle(KEY, ServerKey.made()))
        self.key = key.public
        channels = self.channels(key)
        if not channels:  # nobody can be called, only fetch a feed
            return
        rules, time, public = self.settings.rules, self.host.time, self.settings.public
        self.sender = Sender(
            self.book, self.outbox, channels, rules, time, public, self.watch.still
        )
        self.host.watchers.append(self.watch.stirred)
        self.host.spawn(self.sender.run())
        self.host.spawn(self.watch.run())

    async def close(self) -> None:
        if self.sender is not None:
            await self.sender.close()

    @property
    def ways(self) -> list[Kind]:
        return list(self.sender.channels) if self.sender is not None else []

    def channels(self, key: ServerKey) -> dict[Kind, Channel]:
        """Without a public address nobody could follow a link, so there is none to send."""
        settings, time = self.settings, self.host.time
        if not settings.public:
            return {}
        found: dict[Kind, Channel] = {"push": PushChannel(self.gate, key, settings.contact, time)}
        if settings.mail is not None:
            found["mail"] = MailChannel(settings, self.links, time)
        found["webhook"] = WebhookChannel(self.gate, time)
        return found

    async def waiting_for(self, person: str) -> list[Waiting]:
        """The tables that wait for somebody, looked at once a minute however often it is asked."""
        now = self.host.time.monotonic()
        until, found = self.fetched.get(person, (0.0, []))
        if now > until:
            self.fetched = {name: each for name, each in self.fetched.items() if each[0] > now}
            tables = await self.watch.persons.tables_of(person, hidden=False)
            places = [(each.table, each.number) for each in tables[:READ]]
            found = await waiting_tables(self.host, places)
            self.fetched[person] = (now + FRESH, found)
        return found

    def wake(self) -> None:
        """Something was put into the outbox that somebody waits for."""
        if self.sender is not None:
            self.sender.stirred.set()
