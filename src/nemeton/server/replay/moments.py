"""Games to look back on: the record, its outline, its moments from any seat, its fairness."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from nemeton.bots.limits import WORKER_VERIFIES
from nemeton.engine.explanation import Thing
from nemeton.engine.record import latest_seed
from nemeton.engine.state import State
from nemeton.server import chronicle, serialize
from nemeton.server.replay.schemas import About, Fairness, Moment, Outline, OutlineChoice
from nemeton.table.interfaces import TaskFailed, Turn, Workers
from nemeton.table.refusals import Refused, bad_field
from nemeton.table.seating import SOMEBODY
from nemeton.table.settings import TableSettings, drawn_order
from nemeton.table.table import Table
from nemeton.table.tasks import DIFFERING, Verified, Verify
from nemeton.table.timeline import LogLine, Made
from nemeton.table.turns import Turns

__all__ = [
    "about",
    "fairness_of",
    "moment_ahead",
    "moment_of",
    "moments_of",
    "outline_of",
    "record_of",
]

MOST_MOMENTS = 50
MOST_VALUES = 3000


def record_of(table: Table) -> dict[str, Any]:
    """The whole game in one small file."""
    record = table.record | proof_of(table)
    if not table.settings.archive:
        record["seats"] = [seat.level or "human" for seat in table.seats]
    names = [table.name_of(number) for number in range(table.settings.players)]
    record["names"] = ["" if name == SOMEBODY else name for name in names]
    return record


def proof_of(table: Table) -> dict[str, Any]:
    """What the luck was made of, where people added to it; of a file what it says itself."""
    settings = table.settings
    if settings.archive or not table.luck.numbers:
        return settings.proof
    nonces = [
        {"seats": each.seats, "seal": each.seal, "nonce": each.nonce}
        for each in serialize.luck_info(table).nonces
    ]
    return {"secret": settings.secret, "nonces": nonces, "commitment": settings.commitment}


async def outline_of(table: Table, turns: Turns) -> bytes:
    """Every choice in a line, and how each seat stood after it; judged a few at a time."""
    made = list(table.timeline.made)
    values: list[list[float]] = []
    head, result = serialize.head(table), serialize.table_result(table)
    components = table.state.components()
    if len(made) <= MOST_VALUES:
        await turns.run(judged(table, len(made), values), len(made))
    outline = Outline(head, components, result, [outline_choice(each) for each in made], values)
    return msgspec.json.encode(outline)


def judged(table: Table, last: int, values: list[list[float]]) -> Iterator[None]:
    """Adds how each seat stood, moment after moment."""
    seats = range(table.settings.players)
    for state in table.timeline.moments(0, last):
        values.append([round(sum(state.evaluate(seat).values()), 3) for seat in seats])
        yield


def outline_choice(made: Made) -> OutlineChoice:
    option = list(made.option)
    return OutlineChoice(made.seat, made.turn, made.turn_seat, option, made.prompt, made.notation)


def moments_of(table: Table, first: int, last: int, seat: int | None) -> list[Moment]:
    """Moments as that seat saw them then."""
    last = min(last, first + MOST_MOMENTS - 1, table.choices)
    if not 0 <= first <= last:
        raise bad_field("from")
    if seat is not None and seat >= table.settings.players:
        raise bad_field("seat")
    lines = table.timeline.viewer(seat)
    found: list[Moment] = []
    for state in table.timeline.moments(first, last):
        number = state.number
        start = table.timeline.lines_after(seat, number - 1) if number else 0
        end = table.timeline.lines_after(seat, number)
        found.append(moment_of(state, seat, lines[start:end]))
    return found


def about(table: Table, at: int, thing: Thing, seat: int | None, locale: str) -> About:
    """A thing as it was after that many choices, from what the seat may know."""
    if not 0 <= at <= table.choices:
        raise bad_field("at")
    state = table.state if at == table.choices else next(iter(table.timeline.moments(at, at)))
    said = state.explain(thing, seat, locale)
    return About(said.name, said.effect, said.cost, said.now, said.refused, said.rule)


async def fairness_of(table: Table, workers: Workers, turn: Turn) -> bytes:
    """The promise made at the start, and once all is over whether it was kept."""
    settings, told = table.settings, table.over or table.settings.archive
    secret = told_secret(table) if told else None
    seed = latest_seed(table.state.record) if told else None
    draws = table.state.chance.drawn
    found = Fairness(
        commitment=str(settings.proof.get("commitment") or settings.commitment),
        secret=secret,
        agrees=None if secret is None else await verdict(table, workers, turn),
        draws=draws if table.record_open else 0,
        chance=not table.open_book,
        luck=serialize.luck_info(table),
        seed=seed if isinstance(seed, str) else None,
        seats_drawn=bool(settings.wanted),
        order=drawn_order(seed, settings.players)
        if isinstance(seed, str) and settings.wanted
        else None,
    )
    return msgspec.json.encode(found)


def told_secret(table: Table) -> str | None:
    """The secret that was sealed; none where the luck came from an open number or a list."""
    settings = table.settings
    found = settings.proof.get("secret") or settings.secret or latest_seed(table.state.record)
    return found if isinstance(found, str) else None


async def verdict(table: Table, workers: Workers, turn: Turn) -> bool:
    """Plays the whole record again with the secret now known, in a worker."""
    record = table.record | proof_of(table)
    record.setdefault("commitment", table.settings.commitment)
    try:
        found = await workers.ask(Verify(record), Verified, WORKER_VERIFIES, turn)
    except TaskFailed:
        raise Refused("busy") from None
    kept = not found.key or found.key in DIFFERING  # the promise is kept, whatever the rules do
    return kept and seats_as_drawn(table.settings)


def seats_as_drawn(settings: TableSettings) -> bool:
    """Whether the seats are dealt as the secret says, where chance dealt them."""
    if not settings.wanted or settings.secret or not isinstance(settings.seed, str):
        return True  # not drawn, or drawn when the game began, from the very log
    order = drawn_order(settings.seed, settings.players)
    return settings.seats == [settings.wanted[place] for place in order]


def moment_ahead(state: State, seat: int) -> Moment:
    """A position that may come where nothing is hidden; it asks for whoever would be asked."""
    decision = state.decision
    asked = None if decision is None else decision.seat
    return Moment(
        choices=state.number,
        view=state.view(seat),
        decision=serialize.decision_info(decision, state.number, asked),
        result=serialize.result_info(state.result),
        lines=[],
    )


def moment_of(state: State, seat: int | None, lines: list[LogLine]) -> Moment:
    """A moment of a replay, as the seat saw it then."""
    return Moment(
        choices=state.number,
        view=state.view(seat),
        decision=serialize.decision_info(state.decision, state.number, seat),
        result=serialize.result_info(state.result),
        lines=[chronicle.line_info(line) for line in lines],
    )
