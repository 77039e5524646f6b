"""`nemeton data GAME`: the values printed on a game's components, and where each comes from."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import click
from rich.table import Table
from rich.text import Text

import nemeton
from nemeton.cli import completion
from nemeton.cli.click_words import Command, argument, option
from nemeton.cli.console import Console
from nemeton.cli.files import read_bytes, refusing
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game

__all__ = ["command", "component_files", "values"]

PROVENANCE = "provenance"


def command(console: Console) -> click.Command:
    params: list[click.Parameter] = [
        argument("GAME", shell_complete=completion.games),
        option(console, "data", "check", metavar="FILE", shell_complete=completion.files),
    ]
    return Command(console, "data", partial(data, console), params)


def data(console: Console, game: str, check: str | None) -> None:
    """Shows the values, or tries an owner's corrected file."""
    box = console.game = nemeton.game(game)
    if check is None:
        show(console, box)
    else:
        try_out(console, box, Path(check))


def show(console: Console, game: Game) -> None:
    found = component_files(game.package)
    if not found:
        console.print_text("data-none", game=game.name)
    for name, content in found.items():
        console.print(name, style="moss")
        table = Table.grid(padding=(0, 2, 0, 0))
        for where, value, provenance in values(content):
            table.add_row(f"  {where}", Text(value), Text(provenance, "bark"))
        console.print(table)


def component_files(package: str) -> dict[str, Any]:
    """The data files of a game's package, parsed, by name."""
    folder = files(package).joinpath("data")
    if not folder.is_dir():
        return {}
    found = sorted(
        (each for each in folder.iterdir() if each.name.endswith((".toml", ".json"))),
        key=lambda each: each.name,
    )
    return {each.name: parsed(each.name, each.read_bytes()) for each in found}


def parsed(name: str, content: bytes) -> Any:
    """TOML or JSON, by the name of the file."""
    try:
        text = content.decode()
        return json.loads(text) if name.endswith(".json") else tomllib.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("bad-data", kind="JSON" if name.endswith(".json") else "TOML") from None


def values(content: Any, where: str = "", source: str = "") -> Iterator[tuple[str, str, str]]:
    """Every value with its place and the nearest provenance around it."""
    if isinstance(content, dict):
        own = content.get(PROVENANCE, source)
        for name, each in content.items():
            if name != PROVENANCE:
                yield from values(each, f"{where}.{name}" if where else name, origin(own, name))
    elif isinstance(content, list) and any(isinstance(each, dict | list) for each in content):
        for place, each in enumerate(content):
            label = each.get("name", place) if isinstance(each, dict) else place
            yield from values(each, f"{where}[{label}]", source)
    else:
        yield where, json.dumps(content, ensure_ascii=False, default=str), source


def origin(own: Any, name: str) -> str:
    """Where a value comes from; a table may say it for each of its keys."""
    said = own.get(name, "") if isinstance(own, dict) else own
    return ", ".join(map(str, said)) if isinstance(said, list) else str(said)


def try_out(console: Console, game: Game, path: Path) -> None:
    """The game itself says whether it would take the file."""
    with refusing(path):
        content = parsed(path.name, read_bytes(path))
        if not isinstance(content, dict):
            raise BadInput("bad-save", where="data", expected="{…}")
        game.read_data(content)
    console.print_text("data-sound", style="moss", path=str(path), game=game.name)
