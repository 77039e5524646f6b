"""The tables of docs/environments.md: the ids of all actions and the places of all observations.

`python tools/environment_tables.py` says whether the page is up to date, and
`python tools/environment_tables.py --write` brings it there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import nemeton
from nemeton.arrays import cernunos
from nemeton.arrays.actions import Verb, action_ids
from nemeton.arrays.observations import observer

__all__ = ["current", "written"]

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
BEGIN = "<!-- tables: written by tools/environment_tables.py -->\n"
END = "<!-- end of tables -->\n"
GAMES = ("cernunos", "oak", "pangaia", "root")


def arguments_of(verb: Verb) -> str:
    if verb.ordered:
        return f"the order of {len(verb.arguments)} things"
    spans = (
        f"{name} (no part of the id)" if span is None else f"{name} {span[0]}–{span[1]}"
        for name, span in verb.arguments
    )
    return ", ".join(spans)


def actions(game: nemeton.Game) -> Iterator[str]:
    ids = action_ids(game)
    yield f"### Actions of {game.name.title()}: {ids.size}\n\n"
    yield "| first id | ids | verb | arguments |\n|---:|---:|---|---|\n"
    for verb in ids.verbs.values():
        yield f"| {verb.first} | {verb.size} | `{verb.name}` | {arguments_of(verb)} |\n"


def observations(game: nemeton.Game) -> Iterator[str]:
    watching = observer(game)
    yield f"\n### Observation of {game.name.title()}: {watching.size} numbers\n\n"
    yield "| first | numbers | what |\n|---:|---:|---|\n"
    for path, first, count in fields(game):
        yield f"| {first} | {count} | {path} |\n"
    yield "\n"


def fields(game: nemeton.Game) -> Iterator[tuple[str, int, int]]:
    watching = observer(game)
    if watching.layout is not None:
        yield from ((f"`{path}`", *rest) for path, *rest in watching.layout.fields())  # type: ignore[misc]
        return
    for number, plane in enumerate(cernunos.PLANES):
        yield f"plane of the twelve cells: {plane}", number * cernunos.CELLS, cernunos.CELLS
    first, tokens = len(cernunos.PLANES) * cernunos.CELLS, cernunos.TOKENS
    yield "own reserve, a share of each token", first, tokens
    yield "the other reserve", first + tokens, tokens
    yield "burnt Trees, own and other", first + 2 * tokens, 2
    prompts = ", ".join(f"`{each}`" for each in watching.prompts)
    yield f"the question asked: {prompts}", cernunos.SIZE, len(watching.prompts)
    yield "who is asked: this seat, the other one", cernunos.SIZE + len(watching.prompts), 2


def written() -> str:
    games = [nemeton.game(name) for name in GAMES]
    return "".join(line for game in games for line in (*actions(game), *observations(game)))


def current() -> str:
    return PAGE.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]


def main() -> int:
    if "--write" in sys.argv:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        PAGE.write_text(before + BEGIN + written() + END + rest.partition(END)[2], "utf-8")
    elif current() != written():
        print("docs/environments.md is out of date: python tools/environment_tables.py --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
