"""Calls by Web Push: they reach a browser whose pages are closed."""

from __future__ import annotations

import hashlib

import msgspec

from nemeton.server.calls.book import Address
from nemeton.server.calls.channels import Outcome, outcome_of
from nemeton.server.calls.encryption import ServerKey, Subscription, encrypted, to_base64
from nemeton.server.calls.gate import Gate, Shut
from nemeton.server.calls.outbox import Call
from nemeton.server.calls.posting import post
from nemeton.server.calls.words import Message
from nemeton.table.interfaces import Time

__all__ = ["PushChannel"]

LASTS = 2 * 24 * 3600  # seconds for which a push service keeps it for a device that is off
URGENCY = {"soon": "high"}


class PushChannel:
    def __init__(self, gate: Gate, key: ServerKey, contact: str, time: Time) -> None:
        self.gate = gate
        self.key = key
        self.contact = contact
        self.time = time

    async def deliver(self, address: Address, call: Call, message: Message) -> Outcome:
        subscription = msgspec.json.decode(address.body, type=Subscription)
        tag = to_base64(hashlib.sha256(call.table.encode()).digest()[:16])
        shown = {"title": message.title, "body": message.text, "link": message.link, "tag": tag}
        body = encrypted(msgspec.json.encode(shown), subscription)
        now = self.time.now()
        headers = {
            "Authorization": self.key.authorization(subscription.endpoint, self.contact, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": tag,
            "Urgency": URGENCY.get(message.event, "normal"),
        }
        try:
            answer = await post(self.gate, subscription.endpoint, body, headers)
        except Shut as shut:
            return Outcome("failed", shut.why)
        except OSError as error:
            return Outcome("later", type(error).__name__)
        return outcome_of(answer, now)
