"""Every message of every Fluent file, rendered with the values that it may be given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.ast import Resource
from fluent.syntax.visitor import Visitor

import nemeton
from nemeton.text import spaced
from tests.text.values import NUMBERS, WORDS

HOME = Path(__file__).parents[2]
FOLDERS = ("src/nemeton", "web/src", "examples")
PAGE = HOME / "web/src"
COMMON = HOME / "src/nemeton/common/text"
GAMES = ("cernunos", "oak", "pangaia", "root")
COUNTS = (0, 1, 2, 5)
MOST_NAMES = 12  # of a kind are tried


class Rendered(NamedTuple):
    """What is read, where it comes from and the numbers in it."""

    place: str
    key: str
    numbers: tuple[int, ...]
    text: str


def text_folders() -> list[Path]:
    """The folders that hold a language file each."""
    found = [path.parent for folder in FOLDERS for path in (HOME / folder).rglob("en.ftl")]
    return sorted(found)


@cache
def game_of(folder: Path) -> Any:
    """The game whose names fill the messages of a folder, if they belong to one."""
    names = [part for part in folder.parts if part in GAMES]
    return nemeton.game(names[-1]) if "games" in folder.parts and names else None


@cache
def bundle(folder: Path, locale: str) -> FluentBundle:
    """The words of a folder, and those that it may refer to: the page's all stand together."""
    found = FluentBundle([locale], use_isolating=False)
    page = (
        [each for each in text_folders() if PAGE in each.parents] if PAGE in folder.parents else []
    )
    for each in dict.fromkeys([folder, *page, COMMON]):
        found.add_resource(resource(each, locale))
    return found


@cache
def resource(folder: Path, locale: str) -> Resource:
    return FluentResource(written(folder, locale))


def written(folder: Path, locale: str) -> str:
    """All files of a language: its words, and where there are such, explanations and guidance."""
    parts = ("", "about.", "guide.", "preview.")
    names = [f"{part}{locale}.ftl" for part in parts]
    return "\n".join(
        (folder / name).read_text("utf-8") for name in names if (folder / name).is_file()
    )


class Reader(Visitor):
    """The variables of a pattern, and those that are counted: a selector asks for their number."""

    def __init__(self, pattern: ast.Pattern, others: Mapping[str, ast.Pattern]) -> None:
        self.others = others
        self.used: dict[str, None] = {}
        self.counted: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.used[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if node.id.name in self.others:
            self.visit(self.others[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        plural = [isinstance(key, ast.NumberLiteral) or key.name == "one" for key in keys]
        if isinstance(node.selector, ast.VariableReference) and any(plural):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def patterns(folder: Path, locale: str) -> Iterator[tuple[str, ast.Pattern]]:
    """The messages of a file under their keys, attributes as `key.attribute`."""
    for entry in FluentParser().parse(written(folder, locale)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def values_of(folder: Path, name: str, locale: str) -> list[dict[str, Any]]:
    """The words that a variable may stand for, each with its further forms; none for a number."""
    game = game_of(folder)
    kind = game.kinds.get(name) if game is not None else None
    if kind is not None:
        values = range(len(game.names.get(kind, ())[:MOST_NAMES]))
        return [game.speech.filled(name, number, locale) for number in values]
    words = WORDS.get(name, {})
    return [{name: word} for word in words.get(locale, words.get("en", []))]


def renderings(folder: Path, locale: str) -> Iterator[Rendered]:
    """Every message of a file with 0, 1, 2 and 5 for its numbers and real values for the others."""
    place = str(folder.relative_to(HOME))
    known_patterns = dict(patterns(folder, locale))
    for key, pattern in known_patterns.items():
        reader = Reader(pattern, known_patterns)
        words: list[list[dict[str, Any]]] = []
        numbers: list[str] = []
        for name in dict.fromkeys(each.split("-")[0] for each in reader.used):
            known = [] if name in reader.counted else values_of(folder, name, locale)
            if known:
                words.append(known)
            else:
                assert name in reader.counted or name in NUMBERS, f"{place} {key}: what is ${name}?"
                numbers.append(name)
        for counts in assignments(len(numbers)):
            for chosen in filled(words):
                params = {**chosen, **dict(zip(numbers, counts, strict=True))}
                yield Rendered(place, key, counts, rendered(folder, locale, key, params))


def assignments(numbers: int) -> list[tuple[int, ...]]:
    """All alike, and each by itself beside others that differ."""
    found = [(count,) * numbers for count in COUNTS]
    for place in range(numbers if numbers > 1 else 0):
        found += [(0,) * place + (count,) + (0,) * (numbers - 1 - place) for count in COUNTS[1:]]
    return list(dict.fromkeys(found))


def filled(words: list[list[dict[str, Any]]]) -> Iterator[dict[str, Any]]:
    """One value of each variable at a time, until each has had all of its own."""
    if not words:
        yield {}
    for row in zip_longest(*words) if words else ():
        chosen = [each if each is not None else words[place][0] for place, each in enumerate(row)]
        yield {name: value for each in chosen for name, value in each.items()}


def rendered(folder: Path, locale: str, key: str, params: Mapping[str, Any]) -> str:
    message, _, attribute = key.partition(".")
    found = bundle(folder, locale).get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, key
    text, errors = bundle(folder, locale).format_pattern(pattern, dict(params))
    assert not errors, f"{folder} {key}: {errors[0]}"
    return spaced(str(text), locale)
