"""What a server process reports: when, how grave, by whom, where; the same fault once a minute.

`NEMETON_LOG=json` makes every line an object, for whoever collects logs by machine.
"""

from __future__ import annotations

import logging
import os
import time
from typing import Any, TextIO

import msgspec

from nemeton.server.meter import METER

__all__ = ["FaultHandler", "configure", "log_form", "tell_repeats"]

FORMAT = (
    "%(asctime)s.%(msecs)03dZ %(levelname)s %(name)s[%(process)d]%(at_table)s: %(message)s%(kind)s"
)
DATES = "%Y-%m-%dT%H:%M:%S"
FORMS = ("text", "json")
EVERY = 60.0  # seconds in which the same fault is written once
MOST = 500  # faults that are told apart
FEW = 10  # tables of which the same fault is written in that time

Fault = tuple[str, int, str, str, str]


class LineFormatter(logging.Formatter):
    """One line each, in the time of Greenwich, whatever the machine is set to."""

    converter = staticmethod(time.gmtime)

    def format(self, record: logging.LogRecord) -> str:
        table = getattr(record, "table", "")
        record.at_table = f" table {table}" if table else ""
        record.kind = in_brackets(kind_of(record))  # two kinds are two faults
        return super().format(record)


class JsonFormatter(LineFormatter):
    """The same as an object on a line; what does not apply is left out, the trace is a field."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "at": f"{self.formatTime(record, DATES)}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "table": getattr(record, "table", ""),
            "message": record.getMessage(),
            "exception": kind_of(record),
            "trace": self.formatException(record.exc_info) if record.exc_info else "",
            "times": getattr(record, "times", 0),
        }
        told = {name: value for name, value in fields.items() if value not in ("", 0)}
        return msgspec.json.encode(told).decode()


def log_form(text: str) -> str:
    """How lines are written; a ValueError says what there is to choose from."""
    if text not in FORMS:
        raise ValueError(f"one of {', '.join(FORMS)}")
    return text


def formatter() -> logging.Formatter:
    """As the owner of the server has set it."""
    if log_form(os.environ.get("NEMETON_LOG") or "text") == "json":
        return JsonFormatter()
    return LineFormatter(FORMAT, DATES)


def kind_of(record: logging.LogRecord) -> str:
    """The class of the exception that this reports, or nothing."""
    return record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""


def in_brackets(kind: str) -> str:
    return f" ({kind})" if kind else ""


class Repeated:
    """When a fault was last written, and how often it came since."""

    def __init__(self, record: logging.LogRecord, now: float) -> None:
        self.record = record
        self.written = now
        self.count = 0


class FaultHandler(logging.StreamHandler[TextIO]):
    """Writes a warning or an error once a minute, and then how often it came meanwhile."""

    def __init__(self, stream: TextIO | None = None) -> None:
        super().__init__(stream)
        self.setFormatter(LineFormatter(FORMAT, DATES))
        self.faults: dict[Fault, Repeated] = {}

    def emit(self, record: logging.LogRecord) -> None:
        now = time.monotonic()
        if record.levelno >= logging.WARNING:
            METER.faults[record.levelname.lower()] += 1
            fault = self.fault_of(record)
            known = self.faults.get(fault)
            if known is not None and now - known.written < EVERY:
                known.count += 1
                return
            self.write_count(known)
            self.remember(fault, record, now)
        super().emit(record)

    def fault_of(self, record: logging.LogRecord) -> Fault:
        """What makes two faults the same; of many tables that have it, a few are told apart."""
        same = (record.name, record.levelno, str(record.msg), kind_of(record))
        table = str(getattr(record, "table", ""))
        if (
            sum(each[:4] == same for each in self.faults) >= FEW
            and (*same, table) not in self.faults
        ):
            table = "…"
        return (*same, table)

    def remember(self, fault: Fault, record: logging.LogRecord, now: float) -> None:
        if len(self.faults) >= MOST:
            self.tell_repeats(0.0)
            self.faults.clear()
        self.faults[fault] = Repeated(record, now)

    def tell_repeats(self, after: float = EVERY) -> None:
        """Writes how often faults came that have been silent since, and forgets them."""
        limit = time.monotonic() - after
        for fault, known in list(self.faults.items()):
            if known.written <= limit:
                self.write_count(known)
                del self.faults[fault]

    def write_count(self, known: Repeated | None) -> None:
        if known is None or not known.count:
            return
        record = logging.makeLogRecord({**known.record.__dict__, "exc_info": None})
        record.exc_text, record.created = None, time.time()
        told = record.getMessage() + in_brackets(kind_of(known.record))
        record.msg, record.args = f"{told} (again {known.count} times)", ()
        record.times = known.count
        known.count = 0
        super().emit(record)


HANDLER = FaultHandler()


def configure() -> None:
    """Sets up the log of this process; whatever else would write to it goes the same way."""
    root = logging.getLogger()
    if HANDLER not in root.handlers:
        HANDLER.setFormatter(formatter())
        root.addHandler(HANDLER)
        root.setLevel(logging.INFO)
        logging.getLogger("uvicorn.error").addFilter(worth_telling)
        logging.getLogger("uvicorn").setLevel(logging.WARNING)


def tell_repeats() -> None:
    HANDLER.tell_repeats()


def worth_telling(record: logging.LogRecord) -> bool:
    """Whoever sends what is not UTF-8 is cut off; the log need not grow by a page each time."""
    return "Invalid UTF-8" not in record.getMessage()
