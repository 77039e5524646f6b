"""A seat at a table of a server: taken over HTTP by the link to it, played over its WebSocket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from nemeton.engine.errors import BadInput

__all__ = ["Link", "Seat"]

PATIENCE = 30.0  # seconds for the server to answer
LARGEST = 2**23  # bytes of a message: a welcome tells the whole game so far


class Link:
    """The link that invites to a table, taken apart: `http://HOST/t/TABLE#invite=KEY`."""

    def __init__(self, text: str) -> None:
        parts = urlsplit(text)
        place, found, table = parts.path.rpartition("/t/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not found or not table:
            raise BadInput("bot-no-link", link=text[:80])
        self.table = table.strip("/")
        self.invite = parse_qs(parts.fragment).get("invite", [""])[0]
        self.server = f"{parts.scheme}://{parts.netloc}{place}"
        self.api = f"{self.server}/api/tables/{self.table}"

    def to(self, table: str) -> Link:
        """The same for another table of the server."""
        return Link(f"{self.server}/t/{table}")

    @property
    def socket(self) -> str:
        return "ws" + self.api.removeprefix("http") + "/socket"


class Seat:
    """What a bot holds of a table: the token that opens its seat, and the connection."""

    def __init__(self, link: Link, token: str) -> None:
        self.link = link
        self.token = token
        self.connection: ClientConnection | None = None

    @classmethod
    def taken(cls, link: Link, name: str) -> Seat:
        """Sits down as a bot of that name."""
        joined = posted(link.api + "/join", {"name": name, "invite": link.invite, "bot": True})
        return cls(link, joined["token"])

    def at(self, table: str) -> Seat:
        """The seat at the rematch of this table: what opens this one opens that one, too."""
        return Seat(self.link.to(table), self.token)

    def messages(self) -> Iterator[dict[str, Any]]:
        """Everything the server says, until it says no more or the line breaks."""
        try:
            with connect(self.link.socket, max_size=LARGEST) as self.connection:
                self.send(type="hello", token=self.token)
                for text in self.connection:
                    yield json.loads(text)
        except (OSError, WebSocketException):
            return
        finally:
            self.connection = None

    def send(self, **message: Any) -> None:
        """Says something; where the line has broken, whoever listens notices."""
        with suppress(OSError, WebSocketException):
            if self.connection is not None:
                self.connection.send(json.dumps(message))


def posted(address: str, body: dict[str, Any]) -> dict[str, Any]:
    request = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return dict(json.load(answer))
    except HTTPError as error:
        raise BadInput("bot-refused", reason=reason_in(error.read())) from None
    except (OSError, ValueError) as error:
        raise BadInput("bot-no-server", detail=str(error)[:120]) from None


def reason_in(body: bytes) -> str:
    """Why a server refuses, by the word that the protocol has for it."""
    try:
        return str(json.loads(body)["reason"])[:40]
    except (ValueError, KeyError, TypeError):
        return "?"
