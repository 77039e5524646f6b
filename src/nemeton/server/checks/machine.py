"""The machine: its port, the settings of the environment, the client, the engine."""

from __future__ import annotations

import errno
import http.client
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

import nemeton
from nemeton.server.addresses import at_home
from nemeton.server.app import STATIC
from nemeton.server.calls.settings import mail_sender, mail_server, public_address, rules_from
from nemeton.server.checks.finding import Finding, fault, note, well
from nemeton.server.health import Health
from nemeton.server.logs import log_form
from nemeton.server.serve import limits_from, listening_at
from nemeton.server.storage import without_password

__all__ = ["busy_port", "machine_findings", "setting_findings"]

PATIENCE = 3.0  # seconds
HERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
READINGS: dict[str, Callable[[str], object]] = {
    "NEMETON_PACE": float,
    "NEMETON_THINKERS": int,
    "NEMETON_JUDGED": int,
    "NEMETON_LOG": log_form,
    "NEMETON_LIMITS": limits_from,
    "NEMETON_PUBLIC": public_address,
    "NEMETON_SMTP": mail_server,
    "NEMETON_MAIL_FROM": mail_sender,
    "NEMETON_CALLS": rules_from,
}


def machine_findings(host: str, port: int, running: bool) -> Iterator[Finding]:
    yield port_finding(host, port, running)
    if not at_home(host):
        yield note("open-network")
    yield from setting_findings()
    yield client_finding()
    yield well("compiled") if nemeton.compiled() else note("interpreted")


def port_finding(host: str, port: int, running: bool) -> Finding:
    try:
        listening_at(host, port).close()
    except OSError as error:
        return busy_port(host, port, running, error)
    if running:
        return fault("port-silent", host=host, port=str(port))
    return well("port-free", host=host, port=str(port))


def busy_port(host: str, port: int, running: bool, error: OSError) -> Finding:
    if error.errno == errno.EADDRINUSE:
        version = nemeton_at(HERE.get(host, host), port)
        if version is None:
            return fault("port-taken", port=str(port))
        if running:
            return well("port-ours", port=str(port), version=version)
        return fault("port-nemeton", port=str(port), version=version)
    if error.errno in (errno.EACCES, errno.EPERM):
        return fault("port-forbidden", port=str(port))
    detail = error.strerror or str(error)
    return fault("host-foreign", host=host[:80], port=str(port), detail=detail)


def nemeton_at(host: str, port: int) -> str | None:
    """The version of the Nemeton that answers there, if it is one."""
    line = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    try:
        line.request("GET", "/healthz")
        return msgspec.json.decode(line.getresponse().read(), type=Health).version
    except (OSError, http.client.HTTPException, msgspec.DecodeError):
        return None
    finally:
        line.close()


def setting_findings() -> Iterator[Finding]:
    """Variables that the server could not read."""
    for name, reading in READINGS.items():
        value = os.environ.get(name)
        if value is not None:
            try:
                reading(value)
            except ValueError as error:
                shown = without_password(value)[:60]
                yield fault("setting", name=name, value=shown, detail=str(error)[:120])


def client_finding() -> Finding:
    folder = Path(os.environ.get("NEMETON_STATIC") or STATIC)
    if (folder / "index.html").is_file():
        return well("client-built")
    return fault("client-missing", folder=str(folder))
