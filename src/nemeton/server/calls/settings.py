"""What the owner has set up for calls: the public address, the mail server, how patient we are."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from email.utils import parseaddr
from urllib.parse import unquote, urlsplit

import msgspec

from nemeton.server.addresses import at_home

__all__ = [
    "CallRules",
    "CallSettings",
    "MailServer",
    "mail_sender",
    "mail_server",
    "public_address",
    "rules_from",
]

HOUR = 3600.0
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class CallRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds, counts, and the networks that calls may go to besides the public internet."""

    absent: float = 30.0  # that a table waits before somebody who is not there is called
    lately: float = 600.0  # after a sign of life, or with the table open before them
    lately_live: float = 60.0  # the same where the clock counts minutes
    before_end: float = 6 * HOUR  # before the time of a choice ends
    retries: tuple[float, ...] = (60.0, 300.0, 1800.0, 2 * HOUR, 6 * HOUR, 12 * HOUR)
    an_hour: int = 30  # calls to one address
    addresses: int = 8  # of one person
    given_a_day: int = 20  # addresses by one person, kept or not
    proofs_a_day: int = 3  # to one address that nobody has confirmed yet
    networks: tuple[str, ...] = ()  # of the owner's own, such as 10.0.0.0/8

    def __post_init__(self) -> None:
        for each in self.networks:
            ipaddress.ip_network(each)

    @property
    def opened(self) -> list[Network]:
        return [ipaddress.ip_network(each) for each in self.networks]


class MailServer(msgspec.Struct, frozen=True):
    """Where mail is handed in. A password is never sent unencrypted, but to this very machine."""

    host: str
    port: int
    encrypted: bool  # from the first byte; else by STARTTLS where it is offered
    user: str = ""
    password: str = ""

    @property
    def here(self) -> bool:
        return at_home(self.host)


class CallSettings(msgspec.Struct, frozen=True):
    """Without a public address there are no links to send, so only feeds."""

    public: str = ""
    mail: MailServer | None = None
    sender: str = ""
    rules: CallRules = CallRules()

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> CallSettings:
        public = public_address(environment.get("NEMETON_PUBLIC", ""))
        smtp = environment.get("NEMETON_SMTP", "")
        sender = mail_sender(environment.get("NEMETON_MAIL_FROM", ""))
        if public and not sender:
            sender = f"Nemeton <nemeton@{urlsplit(public).hostname}>"
        rules = rules_from(environment.get("NEMETON_CALLS", ""))
        return cls(public, mail_server(smtp) if smtp else None, sender, rules)

    @property
    def host(self) -> str:
        return urlsplit(self.public).hostname or "localhost"

    @property
    def contact(self) -> str:
        """Whom a push service may turn to."""
        if self.public.startswith("https://"):
            return self.public
        return f"mailto:{parseaddr(self.sender)[1]}"


def public_address(text: str) -> str:
    """The address at which people find the server, without a slash at its end."""
    if not text:
        return ""
    url = urlsplit(text.strip())
    if url.scheme not in ("http", "https") or not url.hostname or url.path.strip("/"):
        raise ValueError("no address such as https://play.example.org")
    return f"{url.scheme}://{url.netloc}"


def mail_server(text: str) -> MailServer:
    """smtp://user:password@host:587 or smtps://…:465."""
    url = urlsplit(text.strip())
    if url.scheme not in ("smtp", "smtps") or not url.hostname:
        raise ValueError("no address such as smtp://user:password@mail.example.org:587")
    encrypted = url.scheme == "smtps"
    port = url.port or (465 if encrypted else 587)
    user, password = unquote(url.username or ""), unquote(url.password or "")
    return MailServer(url.hostname, port, encrypted, user, password)


def mail_sender(text: str) -> str:
    if text and "@" not in parseaddr(text)[1]:
        raise ValueError("no sender such as Nemeton <play@example.org>")
    return text


def rules_from(text: str) -> CallRules:
    """The usual rules; others as a JSON object."""
    return msgspec.json.decode(text, type=CallRules) if text else CallRules()
