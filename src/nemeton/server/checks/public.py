"""The way in from outside: whether a proxy passes on all that the pages need."""

from __future__ import annotations

import http.client
import json
import ssl
from collections.abc import Iterator
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from nemeton.server.checks.finding import Finding, fault, note, well
from nemeton.server.health import Health

__all__ = ["public_findings"]

PATIENCE = 8.0  # seconds
NOWHERE = "/api/tables/nowhere/socket"


class Way:
    """Requests to a public address, as a browser there would make them."""

    def __init__(self, url: SplitResult, trust: ssl.SSLContext | None) -> None:
        self.url = url
        self.trust = trust
        self.origin = f"{url.scheme}://{url.netloc}"

    def asked(self, method: str, path: str, body: bytes | None = None) -> tuple[int, bytes]:
        host, port = self.url.hostname or "", self.url.port
        line = (
            http.client.HTTPConnection(host, port, timeout=PATIENCE)
            if self.trust is None
            else http.client.HTTPSConnection(host, port, timeout=PATIENCE, context=self.trust)
        )
        try:
            line.request(method, path, body, {"Origin": self.origin})
            answer = line.getresponse()
            return answer.status, answer.read()
        finally:
            line.close()

    def opens_sockets(self) -> bool:
        """Whether a socket reaches the server, which knows no such table and says so."""
        scheme = "ws" if self.trust is None else "wss"
        address = f"{scheme}://{self.url.netloc}{NOWHERE}"
        try:
            with connect(
                address,
                origin=Origin(self.origin),
                ssl=self.trust,
                open_timeout=PATIENCE,
                proxy=None,
            ) as socket:
                return bool(json.loads(socket.recv(PATIENCE))["type"] == "refused")
        except (OSError, ValueError, KeyError, TypeError, WebSocketException):
            return False


def public_findings(address: str) -> Iterator[Finding]:
    url = urlsplit(address)
    shown: dict[str, Any] = {"url": address[:200]}
    if url.scheme not in ("http", "https") or not url.hostname:
        yield fault("url-wrong", **shown)
        return
    way = Way(url, ssl.create_default_context() if url.scheme == "https" else None)
    try:
        try:
            answer = way.asked("GET", "/healthz")
        except ssl.SSLCertVerificationError as error:
            yield note("url-certificate", detail=error.verify_message, **shown)
            way = Way(url, believing_all())
            answer = way.asked("GET", "/healthz")
        yield from behind(way, answer, shown)
    except (OSError, http.client.HTTPException) as error:
        yield fault("url-silent", detail=str(error) or type(error).__name__, **shown)


def believing_all() -> ssl.SSLContext:
    """For a certificate that was already complained of, so that the rest is looked at too."""
    trust = ssl.create_default_context()
    trust.check_hostname = False
    trust.verify_mode = ssl.CERT_NONE
    return trust


def behind(way: Way, answer: tuple[int, bytes], shown: dict[str, Any]) -> Iterator[Finding]:
    try:
        health = msgspec.json.decode(answer[1], type=Health)
    except msgspec.DecodeError:
        yield fault("url-foreign", status=str(answer[0]), **shown)
        return
    found = [*passed_on(way, health, shown)]
    yield from found or [well("url-well", **shown)]


def passed_on(way: Way, health: Health, shown: dict[str, Any]) -> Iterator[Finding]:
    if health.database != "ok":
        yield fault("url-database", **shown)
    status, _ = way.asked("POST", "/api/mine", b'{"tables": []}')
    if status == 403:
        yield fault("url-host", **shown)
    elif not way.opens_sockets():
        yield fault("url-sockets", **shown)
    if health.forwarded == "ignored":
        yield note("url-ignored", **shown)
    if health.forwarded == "no" and way.trust is not None:
        yield note("url-forwarded", **shown)
    if way.trust is None:
        yield note("url-plain", **shown)
