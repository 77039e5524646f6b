"""`GET /metrics`: what the meter of this process has counted, as Prometheus reads it."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import ip_address
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import nemeton
from nemeton.server.context import Context, context_of
from nemeton.server.meter import METER, Spread
from nemeton.server.owner.keys import is_owner

__all__ = ["metrics"]

MISSING = "Nemeton: pip install nemeton[metrics]\n"


async def metrics(request: Request) -> Response:
    """For this machine, and whoever has the owner's key; nobody else hears that it is there."""
    context = context_of(request)
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    known = scheme.lower() == "bearer" and await is_owner(context.database, key)
    if not known and not from_here(request):
        return PlainTextResponse("Not Found", 404)
    try:
        from prometheus_client import exposition
        from prometheus_client.registry import CollectorRegistry
    except ModuleNotFoundError:
        return PlainTextResponse(MISSING, 501)
    registry = CollectorRegistry()
    registry.register(Figures(context))
    text = exposition.generate_latest(registry)
    return Response(text, 200, {"Cache-Control": "no-store"}, exposition.CONTENT_TYPE_LATEST)


def from_here(request: Request) -> bool:
    """Whether a program on this machine asks, not a proxy on it for somebody else."""
    forwarded = {"x-forwarded-for", "forwarded", "x-real-ip"} & set(request.headers.keys())
    try:
        return (
            not forwarded
            and request.client is not None
            and ip_address(request.client.host).is_loopback
        )
    except ValueError:
        return False


class Figures:
    """All figures, made when they are asked for."""

    def __init__(self, context: Context) -> None:
        self.context = context

    def collect(self) -> Iterator[Any]:
        from prometheus_client import core

        yield core.InfoMetricFamily(
            "nemeton", "Which version serves", {"version": nemeton.__version__}
        )
        for name, words, value in self.gauges():
            yield core.GaugeMetricFamily(f"nemeton_{name}", words, value)
        for name, words, label, counts in self.counters():
            family = core.CounterMetricFamily(f"nemeton_{name}", words, labels=[label])
            for each, count in sorted(counts.items()):
                family.add_metric([each], count)
            yield family
        for name, words, spreads in self.spreads():
            labels = ["task"] if list(spreads) != [""] else []
            histogram = core.HistogramMetricFamily(f"nemeton_{name}", words, labels=labels)
            for each, spread in sorted(spreads.items()):
                marks = [each] if labels else []
                histogram.add_metric(marks, spread.cumulated(), spread.total)
            yield histogram

    def gauges(self) -> Iterator[tuple[str, str, float]]:
        host, tables = self.context.host, self.context.host.tables.values()
        yield "open_tables", "Tables that are open in this process", len(host.tables)
        yield (
            "played_tables",
            "Of them, those being played",
            sum(each.table.playing for each in tables),
        )
        yield "sockets", "Open sockets of this process", self.context.sockets.total()
        yield "tasks", "Jobs that this process has under way", len(host.tasks)

    def counters(self) -> Iterator[tuple[str, str, str, dict[str, int]]]:
        yield "choices", "Choices made in this process, by whom", "by", METER.choices
        yield "requests", "Requests answered, by status", "status", METER.requests
        yield "refusals", "What was refused, by reason", "reason", METER.refusals
        yield "faults", "Warnings and errors in the log, by level", "level", METER.faults
        yield "calls_sent", "Calls that were taken, by way", "way", METER.calls_sent
        yield "calls_failed", "Calls that were given up, by way", "way", METER.calls_failed
        yield "calls_dropped", "Addresses dropped as dead, by way", "way", METER.calls_dropped

    def spreads(self) -> Iterator[tuple[str, str, dict[str, Spread]]]:
        yield "request_seconds", "How long requests took", {"": METER.answered}
        yield "choice_seconds", "From a choice to its acknowledgement", {"": METER.chosen}
        yield "queue_seconds", "How long tasks waited for a worker", {"": METER.queued}
        yield "thinking_seconds", "How long workers thought", METER.thought
