"""Calls: whether people who are away can be reached, and the mail server takes letters."""

from __future__ import annotations

from collections.abc import Iterator

from nemeton.server.calls.mail import trial
from nemeton.server.calls.settings import CallSettings
from nemeton.server.checks.finding import Finding, note, well

__all__ = ["call_findings"]


def call_findings() -> Iterator[Finding]:
    """Nothing of it keeps a server from serving."""
    try:
        settings = CallSettings.from_environment()
    except ValueError:  # said of the setting itself
        return
    if not settings.public:
        yield note("calls-off")
        return
    plain = settings.public.startswith("http://")
    yield (
        note("calls-plain", url=settings.public)
        if plain
        else well("calls-public", url=settings.public)
    )
    yield mail_finding(settings)
    if settings.rules.networks:
        yield note("calls-inward", networks=", ".join(settings.rules.networks))


def mail_finding(settings: CallSettings) -> Finding:
    if settings.mail is None:
        return note("mail-off")
    where = {"server": f"{settings.mail.host}:{settings.mail.port}"}
    detail = trial(settings.mail)
    if detail:
        return note("mail-refused", detail=detail[:200], **where)
    return well("mail-well", sender=settings.sender, **where)
