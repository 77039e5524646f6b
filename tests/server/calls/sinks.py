"""Real servers that calls arrive at: one for HTTP, which can decrypt, and one for mail."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from nemeton.server.calls.encryption import Subscription, from_base64, to_base64
from tests.server.kit import free_port

__all__ = ["Browser", "HttpSink", "Mailroom", "Received", "http_sink", "mailroom", "signed_claims"]

CURVE = ec.SECP256R1()


class Received:
    """A request as it came in."""

    def __init__(self, method: str, path: str, headers: dict[str, str], body: bytes) -> None:
        self.method = method
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class HttpSink:
    """Keeps what it is sent, and answers what it was told to, 201 otherwise."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.speaks = threading.Event()  # while it does not, who asks is kept waiting
        self.speaks.set()
        self.port = 0

    def address(self, path: str = "/hook") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def will_answer(self, status: int, **headers: str) -> None:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        self.answers.append((status, named))

    @contextmanager
    def silence(self) -> Iterator[None]:
        """Takes what it is sent, and answers only when this is over."""
        self.speaks.clear()
        try:
            yield
        finally:
            self.speaks.set()


@contextmanager
def http_sink() -> Iterator[HttpSink]:
    sink = HttpSink()

    class Handler(BaseHTTPRequestHandler):
        def take(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            sink.received.append(Received(self.command, self.path, headers, body))
            sink.speaks.wait()
            status, said = sink.answers.pop(0) if sink.answers else (201, {})
            with suppress(OSError):  # whoever asked may be gone
                self.send_response(status)
                for name, value in said.items():
                    self.send_header(name, value)
                self.end_headers()

        do_POST = do_PUT = take  # noqa: N815

        def log_message(self, format: str, *args: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    sink.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield sink
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Browser:
    """The side that a push message is encrypted for; it knows nothing of how that was done."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)

    @property
    def point(self) -> bytes:
        public = self.private.public_key()
        return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> Subscription:
        return Subscription(endpoint, to_base64(self.point), to_base64(self.auth))

    def decrypted(self, body: bytes) -> bytes:
        """RFC 8188 and RFC 8291, read from the receiving end."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + self.point + sender
        keying = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        code = b"Content-Encoding: %s\x00"
        key = HKDF(hashes.SHA256(), 16, salt, code % b"aes128gcm").derive(keying)
        nonce = HKDF(hashes.SHA256(), 12, salt, code % b"nonce").derive(keying)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert padded.endswith(b"\x02"), "the last record"
        return padded[:-1]


def signed_claims(received: Received, endpoint: str) -> dict[str, Any]:
    """What the sender of a push message says of itself, its signature checked (RFC 8292)."""
    scheme, _, rest = received.headers["authorization"].partition(" ")
    parts = dict(each.strip().split("=", 1) for each in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    raw = from_base64(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(parts["k"]))
    key.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert scheme == "vapid"
    assert json.loads(from_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(from_base64(claims))
    assert found["aud"] == "{0.scheme}://{0.netloc}".format(urlsplit(endpoint))
    return found


class Mailroom:
    """A mail server; some addresses it has never heard of, and it may be out of order."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.unknown: dict[str, str] = {}  # what it answers to these
        self.port = 0

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if address in self.unknown:
            return self.unknown[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 taken"


@contextmanager
def mailroom() -> Iterator[Mailroom]:
    room = Mailroom()
    room.port = free_port()
    controller = Controller(room, hostname="127.0.0.1", port=room.port)
    controller.start()
    try:
        yield room
    finally:
        controller.stop()
