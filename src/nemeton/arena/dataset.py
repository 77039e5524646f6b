"""Recorded games as a table with one row a decision, for whoever studies or learns from them.

As Parquet where pyarrow is installed (`nemeton[parquet]`), or as one JSON document a line.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import nemeton
from nemeton.engine.errors import BadInput
from nemeton.engine.state import State

__all__ = ["COLUMNS", "FORMATS", "export", "rows"]

FORMATS = (".parquet", ".jsonl")
BATCH = 10_000  # rows that are held at a time

# Every column with its type, as Arrow names it; `strings` is a list of them.
COLUMNS = {
    "source": "string",
    "game": "string",
    "rules": "string",
    "players": "int8",
    "settings": "string",
    "seed": "string",
    "number": "int32",
    "turn": "int32",
    "seat": "int8",
    "player": "string",
    "title": "string",
    "prompt": "string",
    "rule": "string",
    "options": "strings",
    "place": "int32",
    "option": "string",
    "view": "string",
    "won": "bool",
    "share": "float32",
    "score": "int32",
    "choices": "int32",
    "reason": "string",
}

Row = dict[str, Any]


def rows(record: Mapping[str, Any], source: str = "", views: bool = False) -> Iterator[Row]:
    """The decisions of a recorded game in their order, the end of the game with each.

    >>> import nemeton
    >>> state = nemeton.game("cernunos").start(seed=7)
    >>> state.playout(nemeton.Fast(1))
    >>> first = next(rows(state.record))
    >>> first["prompt"], first["option"], first["options"][first["place"]] == first["option"]
    ('place', 'place 5 3', True)
    """
    end = nemeton.replay(record)
    state = nemeton.replay(record, at=0)
    about = game_columns(record, end, source)
    for taken in end.choices():
        yield {**about, **decision_columns(state, taken, record, views), **fate(end, state)}
        state.choose(taken)


def game_columns(record: Mapping[str, Any], end: State, source: str) -> Row:
    setup = end.setup
    return {
        "source": source,
        "game": setup.game.name,
        "rules": setup.game.rules,
        "players": setup.players,
        "settings": json.dumps(record.get("options", {}), ensure_ascii=False, sort_keys=True),
        "seed": str(record.get("seed", "")),
        "choices": end.number,
        "reason": end.result.reason if end.result is not None else None,
    }


def decision_columns(
    state: State, taken: nemeton.Option, record: Mapping[str, Any], views: bool
) -> Row:
    decision = state.decision
    assert decision is not None
    seat, names = decision.seat, record.get("names") or record.get("seats") or []
    options = decision.options
    return {
        "number": state.number,
        "turn": state.turn_number,
        "seat": seat,
        "player": str(names[seat]) if seat < len(names) else None,
        "title": state.seat_view(seat)["title"],
        "prompt": decision.prompt,
        "rule": decision.rule,
        "options": [spelled(option) for option in options],
        "place": options.index(taken) if taken in options else None,
        "option": spelled(taken),
        "view": json.dumps(state.view(seat), ensure_ascii=False) if views else None,
    }


def fate(end: State, state: State) -> Row:
    """What became of the seat that decided; nothing where the game was not played to its end."""
    result, decision = end.result, state.decision
    assert decision is not None
    if result is None:
        return {"won": None, "share": None, "score": None}
    won = decision.seat in result.winners
    share = 1 / len(result.winners) if won else 0.0
    return {"won": won, "share": share, "score": result.scores[decision.seat]}


def spelled(option: nemeton.Option) -> str:
    """An option in one word after the other, as records hold it.

    >>> spelled(("place", 0, 3))
    'place 0 3'
    """
    return " ".join(map(str, option))


def export(found: Iterable[Row], target: Path) -> int:
    """Writes the rows to a new file, whole or not at all; how many there were."""
    if target.suffix not in FORMATS:
        raise BadInput("export-format", file=target.name[:80], allowed=", ".join(FORMATS))
    if target.exists():
        raise FileExistsError(17, os.strerror(17))
    write = write_parquet if target.suffix == ".parquet" else write_lines
    begun = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        count = write(found, begun)
        os.replace(begun, target)
    finally:
        with contextlib.suppress(FileNotFoundError):
            begun.unlink()
    return count


def write_lines(found: Iterable[Row], target: Path) -> int:
    count = 0
    with target.open("x", encoding="utf-8") as file:
        for row in found:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
            count += 1
    return count


def write_parquet(found: Iterable[Row], target: Path) -> int:
    try:
        arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise BadInput("export-no-arrow") from error
    schema = arrow.schema([(name, arrow_type(arrow, kind)) for name, kind in COLUMNS.items()])
    count, coming = 0, iter(found)
    with parquet.ParquetWriter(str(target), schema, compression="zstd") as writer:
        while batch := list(itertools.islice(coming, BATCH)):
            writer.write_table(arrow.Table.from_pylist(batch, schema))
            count += len(batch)
    return count


def arrow_type(arrow: Any, kind: str) -> Any:
    return arrow.list_(arrow.string()) if kind == "strings" else arrow.type_for_alias(kind)
