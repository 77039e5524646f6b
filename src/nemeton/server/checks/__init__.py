"""What `nemeton serve --check` looks at: the machine, the database, the way in from outside."""

from __future__ import annotations

from nemeton.server.checks.database import database_findings
from nemeton.server.checks.finding import Finding
from nemeton.server.checks.machine import machine_findings
from nemeton.server.checks.public import public_findings

__all__ = ["Finding", "findings"]


def findings(host: str, port: int, database: str, workers: int, url: str = "") -> list[Finding]:
    """All there is to say of a set-up; nothing is changed by looking. With the address at which
    people will find it, the server is taken to run already."""
    return [
        *machine_findings(host, port, running=bool(url)),
        *database_findings(database, workers),
        *(public_findings(url) if url else ()),
    ]
