"""Calls by webhook: plain JSON, or as Discord, Slack and Matrix read it."""

from __future__ import annotations

from datetime import UTC, datetime
from html import escape
from typing import Any, Literal
from urllib.parse import parse_qs, urlsplit

import msgspec

from nemeton.server.calls.book import Address
from nemeton.server.calls.channels import Outcome, outcome_of
from nemeton.server.calls.gate import Gate, Shut
from nemeton.server.calls.outbox import Call
from nemeton.server.calls.posting import post
from nemeton.server.calls.words import Message
from nemeton.table.interfaces import Time

__all__ = ["Form", "Webhook", "WebhookChannel"]

Form = Literal["json", "discord", "slack", "matrix"]
ROOM = "/_matrix/client/"  # the address of a room itself; else that of a bridge for webhooks


class Webhook(msgspec.Struct, frozen=True):
    url: str
    form: Form = "json"


class WebhookChannel:
    def __init__(self, gate: Gate, time: Time) -> None:
        self.gate = gate
        self.time = time

    async def deliver(self, address: Address, call: Call, message: Message) -> Outcome:
        hook = msgspec.json.decode(address.body, type=Webhook)
        body = msgspec.json.encode(body_of(hook, message))
        url, headers, method = hook.url, {"Content-Type": "application/json"}, "POST"
        if in_room(hook):
            url, key = room_address(hook.url, call)
            headers["Authorization"] = f"Bearer {key}"
            method = "PUT"
        try:
            answer = await post(self.gate, url, body, headers, method)
        except Shut as shut:
            return Outcome("failed", shut.why)
        except OSError as error:
            return Outcome("later", type(error).__name__)
        return outcome_of(answer, self.time.now())


def in_room(hook: Webhook) -> bool:
    return hook.form == "matrix" and ROOM in hook.url


def room_address(address: str, call: Call) -> tuple[str, str]:
    """The address of one message in a room, which is taken once however often it is sent, and the
    key, which belongs into a header and not into an address."""
    url = urlsplit(address)
    key = parse_qs(url.query).get("access_token", [""])[0]
    path = f"{url.path.rstrip('/')}/nemeton-{call.number}-{call.address}"
    return url._replace(path=path, query="", fragment="").geturl(), key


def body_of(hook: Webhook, message: Message) -> dict[str, Any]:
    line = f"{message.text} {message.link}"
    html = f'{escape(message.text)} <a href="{escape(message.link)}">{escape(message.link)}</a>'
    match hook.form:
        case "discord":
            return {"content": line, "allowed_mentions": {"parse": []}}
        case "slack":
            text = message.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            return {"text": f"{text} <{message.link}>", "unfurl_links": False}
        case "matrix" if ROOM in hook.url:
            rich = {"format": "org.matrix.custom.html", "formatted_body": html}
            return {"msgtype": "m.text", "body": line, **rich}
        case "matrix":
            return {"text": line, "html": html}
    return plain(message)


def plain(message: Message) -> dict[str, Any]:
    ends = message.deadline
    return {
        "event": message.event,
        "title": message.title,
        "text": message.text,
        "link": message.link,
        "language": message.language,
        "game": message.game,
        "table": message.table,
        "deadline": datetime.fromtimestamp(ends, UTC).isoformat() if ends is not None else None,
    }
