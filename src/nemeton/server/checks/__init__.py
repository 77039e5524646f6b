"""What `nemeton serve --check` looks at: the machine, the database, the way in from outside."""

from __future__ import annotations

from nemeton.server.checks.calls import call_findings
from nemeton.server.checks.database import database_findings
from nemeton.server.checks.finding import Finding
from nemeton.server.checks.machine import busy_port, machine_findings, setting_findings
from nemeton.server.checks.public import public_findings
from nemeton.server.serve import bound_socket

__all__ = ["Finding", "findings", "first_obstacle"]


def findings(host: str, port: int, database: str, workers: int, url: str = "") -> list[Finding]:
    """All there is to say of a set-up; nothing is changed by looking. With the address at which
    people will find it, the server is taken to run already."""
    return [
        *machine_findings(host, port, running=bool(url)),
        *database_findings(database, workers),
        *call_findings(),
        *(public_findings(url) if url else ()),
    ]


def first_obstacle(host: str, port: int, database: str, workers: int) -> Finding | None:
    """Why a server that is about to start could not; a port just being let go of is waited for."""
    try:
        bound_socket(host, port).close()
    except OSError as error:
        return busy_port(host, port, False, error)
    found = [*setting_findings(), *database_findings(database, workers, thorough=False)]
    return next((each for each in found if each.weight == "fault"), None)
