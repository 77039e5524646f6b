"""Addresses that people give: looked at before anything is sent there, then shown to be theirs."""

from __future__ import annotations

import hashlib
import time
from urllib.parse import urlsplit

import msgspec

from nemeton.server.calls.book import Address, AddressBook
from nemeton.server.calls.encryption import Subscription
from nemeton.server.calls.gate import Gate, Shut
from nemeton.server.calls.mail import MailBox, is_mail_address
from nemeton.server.calls.outbox import About, Outbox, What
from nemeton.server.calls.schemas import GiveAddress
from nemeton.server.calls.settings import CallRules
from nemeton.server.calls.webhook import ROOM, Webhook
from nemeton.server.persons.store import Person
from nemeton.table.refusals import Refused
from nemeton.table.tokens import new_table_id

__all__ = ["Desk", "endpoint_mark", "stamp"]

DAY = 24 * 3600.0
LABEL = 80  # characters


class Desk:
    """Takes addresses in."""

    def __init__(self, book: AddressBook, outbox: Outbox, gate: Gate, rules: CallRules) -> None:
        self.book = book
        self.outbox = outbox
        self.gate = gate
        self.rules = rules

    async def give(self, person: Person, wanted: GiveAddress, device: str) -> Address:
        """A new address of that person, or the one they have given before."""
        body, where, label = await self.looked_at(wanted, device)
        target = self.book.mark(wanted.kind, where)
        known = [each for each in await self.book.at(target) if each.person == person.id]
        text = msgspec.json.encode(body).decode()
        if known and known[0].state == "ready" and known[0].body == text:
            return known[0]
        await self.check_quota(person, bool(known), wanted.kind == "mail", target)
        address = Address(
            *(new_table_id(), person.id, wanted.kind, "unproved"),
            *(label[:LABEL], text, target, time.time()),
        )
        await self.replace(address, known)
        await self.prove(person, address)
        return address

    async def looked_at(self, wanted: GiveAddress, device: str) -> tuple[msgspec.Struct, str, str]:
        """What its channel needs of an address, where it leads, and what its person calls it."""
        if wanted.kind == "mail":
            name, _, host = wanted.mail.strip().rpartition("@")
            to = f"{name}@{host.lower()}"
            if not is_mail_address(to):
                raise Refused("bad-address", why="mail")
            return MailBox(to), to.lower(), to
        url = (wanted.endpoint if wanted.kind == "push" else wanted.url).strip()
        try:
            await self.gate.way_to(url)
        except Shut as shut:
            raise Refused("bad-address", why=shut.why) from None
        if wanted.kind == "push":
            subscription = Subscription(url, wanted.p256dh, wanted.auth)
            if not subscription.sound():
                raise Refused("bad-address", why="subscription")
            return subscription, url, device
        if wanted.form == "matrix" and ROOM in url and "access_token=" not in url:
            raise Refused("bad-address", why="token")
        return Webhook(url, wanted.form), url, f"{urlsplit(url).hostname} …{url[-4:]}"

    async def check_quota(self, person: Person, known: bool, mail: bool, target: str) -> None:
        """Nobody fills the server with addresses, or somebody else's mailbox by it."""
        day = time.time() - DAY
        living = [each for each in await self.book.of(person.id) if each.state != "dead"]
        if not known and len(living) >= self.rules.addresses:
            raise Refused("too-many")
        if await self.outbox.given_since(person.id, day) >= self.rules.given_a_day:
            raise Refused("too-many")
        if mail and await self.outbox.proofs_since(target, day) >= self.rules.proofs_a_day:
            raise Refused("too-many")

    async def replace(self, address: Address, known: list[Address]) -> None:
        """In place of one that was never confirmed, or is dead; a browser is one person's alone."""
        before = [*known]
        if address.kind == "push":
            before = await self.book.at(address.target)
        before += [
            each
            for each in await self.book.of(address.person)
            if each.state == "dead" and (each.kind, each.label) == (address.kind, address.label)
        ]
        for each in before:
            await self.book.remove(each)
        await self.book.add(address)

    async def prove(self, person: Person, address: Address) -> None:
        """Mail asks its reader; other places show that they are there by taking a first call."""
        what: What = "proof" if address.kind == "mail" else "test"
        now = time.time()
        about = About(person.language)
        await self.outbox.put([address], what, about, now, now, turn=stamp(now))


def stamp(now: float) -> int:
    """A number for what may be sent several times."""
    return int(now) % 2**31


def endpoint_mark(address: Address) -> str:
    """By which a browser finds itself in the list."""
    if address.kind != "push" or not address.body:
        return ""
    endpoint = msgspec.json.decode(address.body, type=Subscription).endpoint
    return hashlib.sha256(endpoint.encode()).hexdigest()[:16]
