"""The terminal's words: both languages have the same, and the program asks for no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import nemeton.cli
from nemeton.cli.console import Console, environment_locale
from nemeton.cli.play.keywords import KEYWORDS
from nemeton.text import source

FOLDER = Path(nemeton.cli.__file__).parent


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(package: str, locale: str) -> dict[str, set[str]]:
    """Each message and the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(package, locale)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("nemeton.cli", "en") == messages("nemeton.cli", "fr")


def test_every_message_the_program_asks_for_exists() -> None:
    asked = set()
    for path in FOLDER.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        asked |= set(re.findall(r'\b(?:say|text|print_text|synonyms)\(\s*"([a-z-]+)"', text))
        asked |= {f"error-{key}" for key in re.findall(r'BadInput\(\s*"([a-z-]+)"', text)}
    known = set(messages("nemeton.cli", "en")) | set(messages("nemeton.common", "en"))

    assert len(asked) > 50
    assert asked - known == set()


def test_no_message_is_left_over() -> None:
    program = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    # put together from parts, or asked for by the server that the program starts
    built = ("help-", "keyword-", "bench-", "arena-blocks", "error-", "report-", "check-", "serve-")
    of_admin = ("admin-column-", "admin-kind-", "admin-where-")
    unused = [
        key
        for key in messages("nemeton.cli", "en")
        if not re.search(rf"""["']{key}["']""", program) and not key.startswith(built + of_admin)
    ]

    assert unused == []


@pytest.mark.parametrize("locale", nemeton.LOCALES)
def test_no_two_keywords_share_a_word(locale: str) -> None:
    console = Console(locale)
    words = [word for name in KEYWORDS for word in sorted(console.synonyms(f"keyword-{name}"))]

    assert len(words) == len(set(words))


@pytest.mark.parametrize(
    ("environment", "locale"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "frr_DE"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "en", "LC_MESSAGES": "fr_BE@euro"}, "fr"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], locale: str) -> None:
    assert environment_locale(environment) == locale
