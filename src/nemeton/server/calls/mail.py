"""Calls by e-mail, handed in at the owner's mail server; one press ends them."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate

import msgspec

from nemeton.server.calls.book import Address
from nemeton.server.calls.channels import Outcome
from nemeton.server.calls.links import Links
from nemeton.server.calls.outbox import Call
from nemeton.server.calls.settings import CallSettings, MailServer
from nemeton.server.calls.words import Message, say
from nemeton.table.interfaces import Time

__all__ = ["MailBox", "MailChannel", "is_mail_address", "trial"]

UNFOLDED = SMTP.clone(max_line_length=None)  # not every reader joins folded addresses again
WITHIN = 15.0  # seconds for each step
LONGEST = 254
CODED = "quoted-printable"  # every mail server passes it on
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
STATUS = re.compile(r"\b[45]\.(\d{1,3})\.(\d{1,3})\b")
NOBODY = (550, 551, 553)  # where the answer has no finer status


class MailBox(msgspec.Struct, frozen=True):
    to: str


class MailChannel:
    def __init__(self, settings: CallSettings, links: Links, time: Time) -> None:
        self.settings = settings
        self.links = links
        self.time = time

    async def deliver(self, address: Address, call: Call, message: Message) -> Outcome:
        assert self.settings.mail is not None
        letter = self.letter(address, call, message)
        letter.policy = UNFOLDED
        return await asyncio.to_thread(handed_in, self.settings.mail, letter)

    def letter(self, address: Address, call: Call, message: Message) -> EmailMessage:
        letter = EmailMessage(policy=SMTP)
        letter["From"] = self.settings.sender
        letter["To"] = msgspec.json.decode(address.body, type=MailBox).to
        letter["Subject"] = message.title
        letter["Date"] = formatdate(self.time.now())
        # Sent twice, which only a crash can do, it is still one letter.
        letter["Message-ID"] = f"<{call.number}.{address.id}@{self.settings.host}>"
        letter["Auto-Submitted"] = "auto-generated"
        locale, host, stop = message.language, self.settings.host, self.links.stop(address)
        if call.what == "proof":
            said = {"host": host, "link": self.links.confirm(address)}
            letter.set_content(say(locale, "mail-proof", **said) + "\n", cte=CODED)
            return letter
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        foot = f"{say(locale, 'mail-foot', host=host)}\n{stop}"
        letter.set_content(f"{message.text}\n\n{message.link}\n\n-- \n{foot}\n", cte=CODED)
        return letter


def handed_in(server: MailServer, letter: EmailMessage) -> Outcome:
    """Runs in a thread of its own: the mail server may be slow."""
    try:
        with connected(server) as line:
            line.send_message(letter)
    except smtplib.SMTPRecipientsRefused as refused:
        code, said = next(iter(refused.recipients.values()))
        return refused_outcome(code, said.decode("utf-8", "replace"))
    except smtplib.SMTPDataError as error:
        temporary = 400 <= error.smtp_code < 500
        return Outcome("later" if temporary else "failed", f"status {error.smtp_code}")
    except (OSError, smtplib.SMTPException) as error:  # the owner's matter, not the address's
        return Outcome("later", type(error).__name__)
    return Outcome("sent")


def refused_outcome(code: int, said: str) -> Outcome:
    """An address that is none is dropped; what the server forbids us says nothing about it."""
    if code < 500:
        return Outcome("later", f"status {code}")
    fine = STATUS.search(said)
    nobody = fine[1] in ("1", "2") if fine else code in NOBODY
    return Outcome("dead", "no-mailbox") if nobody else Outcome("failed", f"status {code}")


def connected(server: MailServer) -> smtplib.SMTP:
    """A line to the mail server, encrypted where that is possible, with its user signed in."""
    trust = ssl.create_default_context()
    line: smtplib.SMTP = (
        smtplib.SMTP_SSL(server.host, server.port, timeout=WITHIN, context=trust)
        if server.encrypted
        else smtplib.SMTP(server.host, server.port, timeout=WITHIN)
    )
    try:
        line.ehlo_or_helo_if_needed()
        if not server.encrypted and line.has_extn("starttls") and not server.here:
            line.starttls(context=trust)
            line.ehlo()
        if server.user:
            if not (server.here or isinstance(line.sock, ssl.SSLSocket)):
                raise smtplib.SMTPNotSupportedError("no encryption, so no password")
            line.login(server.user, server.password)
    except BaseException:
        line.close()
        raise
    return line


def trial(server: MailServer) -> str:
    """What is wrong with the mail server, tried without sending anything; nothing: it works."""
    try:
        with connected(server) as line:
            line.noop()
    except (OSError, smtplib.SMTPException) as error:
        return str(error) or type(error).__name__
    return ""


def is_mail_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None
