"""What every handler needs: the host, the limits, the quotas of each address."""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

import msgspec
from starlette.requests import HTTPConnection

from nemeton.review.hints import Advice
from nemeton.review.judge import PER_SEAT
from nemeton.server.addresses import household
from nemeton.server.calls.service import Calls
from nemeton.server.calls.settings import CallSettings
from nemeton.server.kept_answers import KeptAnswers
from nemeton.server.leagues.desk import LeagueDesk
from nemeton.server.leagues.results import Results
from nemeton.server.leagues.store import Leagues
from nemeton.server.limits import Limits, Quotas, WorkQuota
from nemeton.server.lobby.guests import Guests
from nemeton.server.owner.house_rules import KeptRules
from nemeton.server.owner.keys import SALT
from nemeton.server.persons.store import Persons
from nemeton.server.replay.reports import Reports
from nemeton.server.schemas import Refusal
from nemeton.server.storage.database import Database
from nemeton.table.host import Host
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Reason, Refused

__all__ = [
    "Context",
    "address_of",
    "allowed_origin",
    "context_of",
    "locale_of",
    "mark_of",
    "status_of",
]

LOG = logging.getLogger("nemeton.server")
STATUS: dict[Reason, int] = {
    "link-over": 404,
    "no-such-address": 404,
    "no-such-game": 404,
    "not-missed": 404,
    "not-owner": 403,
    "no-such-table": 404,
    "no-such-league": 404,
    "no-profile": 404,
    "not-organizer": 403,
    "league-begun": 409,
    "league-entered": 409,
    "league-full": 409,
    "league-late": 409,
    "league-not-begun": 409,
    "league-over": 409,
    "league-playing": 409,
    "league-too-few": 409,
    "none-fits": 404,
    "not-invited": 403,
    "not-named": 403,
    "not-open": 403,
    "not-your-seat": 403,
    "watch-off": 403,
    "wrong-origin": 403,
    "full": 409,
    "game-over": 409,
    "damaged": 410,
    "rules-changed": 410,
    "stale": 409,
    "taken": 409,
    "unknown-key": 401,
    "link-expired": 410,
    "link-unknown": 404,
    "link-used": 410,
    "words-wrong": 404,
    "passkey-full": 409,
    "passkey-known": 409,
    "passkey-stale": 410,
    "passkey-unknown": 404,
    "busy": 503,
    "too-long": 413,
    "too-fast": 429,
    "too-many": 429,
}


class Context:
    """Shared by all requests and sockets of one process."""

    def __init__(
        self,
        host: Host,
        limits: Limits,
        origins: Iterable[str] = (),
        shared: Iterable[str] = (),
        calls: CallSettings | None = None,
        judged: int = PER_SEAT,
    ) -> None:
        self.host = host
        assert isinstance(host.store, Database)
        self.database: Database = host.store
        self.house = KeptRules(self.database)
        self.persons = Persons(self.database)
        self.guests = Guests(self.database)
        self.leagues = Leagues(self.database)
        self.results = Results(self.database)
        self.desk = LeagueDesk(host, self.persons, self.leagues, self.results)
        self.calls = Calls(host, self.database, self.persons, calls or CallSettings())
        self.reports = Reports(host, judged)
        self.limits = limits
        self.origins = frozenset(origins)
        self.shared = list(shared)  # where friends in the network find this server
        self.requests = Quotas(limits.requests_a_second, limits.requests_at_once)
        self.tables = Quotas(limits.tables_an_hour / 3600, limits.tables_at_once)
        self.work = WorkQuota(limits.work_a_second, limits.work_at_once)
        self.kept = KeptAnswers()
        # By table and person, whichever page they use; by table and address.
        self.hints = Quotas(limits.hints_a_minute / 60, limits.hints_a_minute)
        self.entries = Quotas(limits.entries_a_second, limits.entries_at_once)
        self.joins = Quotas(limits.joins_an_hour / 3600, limits.joins_at_once)
        self.renames = Quotas(limits.renames_an_hour / 3600, limits.renames_an_hour)  # by person
        self.guesses = Quotas(limits.guesses_an_hour / 3600, limits.guesses_at_once)
        self.given = Quotas(limits.addresses_an_hour / 3600, limits.addresses_an_hour)  # to call
        self.sockets: Counter[str] = Counter()
        # How each open page is told to come back, when another process takes over.
        self.pages: set[Callable[[], Coroutine[Any, Any, None]]] = set()
        # What was found for the pending decision of a table: its number and the advice.
        self.advice: WeakKeyDictionary[OpenTable, tuple[int, Advice]] = WeakKeyDictionary()


async def mark_of(context: Context, address: str) -> str:
    """What stands for a household in the database: enough to count what it opened, too short to
    find out its address, and different on every server."""
    key = (await context.database.settle(SALT, secrets.token_hex(16))).encode()
    return hashlib.blake2b(address.encode(), key=key, digest_size=3).hexdigest()


def context_of(connection: HTTPConnection) -> Context:
    context = connection.app.state.context
    assert isinstance(context, Context)
    return context


def address_of(connection: HTTPConnection) -> str:
    """Whoever asks, as far as quotas go."""
    return household(connection.client.host) if connection.client is not None else ""


def locale_of(connection: HTTPConnection) -> str:
    """The language of the browser, as far as we speak it."""
    wanted = connection.headers.get("accept-language", "")
    return "fr" if wanted.lower().startswith("fr") else "en"


def allowed_origin(connection: HTTPConnection) -> bool:
    """Whether the page that asks is our own: its origin names the host that it asks. A script is
    no page and has none; it holds nobody's tokens but its own. Browsers always name theirs."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in context_of(connection).origins:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:  # no address at all
        LOG.warning("an origin that is none was refused: %.80r", origin)
        return False


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.reason, 400)


def refusal_of(refused: Refused) -> bytes:
    return msgspec.json.encode(Refusal(refused.reason, refused.params, refused.text))
