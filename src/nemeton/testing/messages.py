"""Parses Fluent files: which keys a language has, and which variables each of them uses."""

from __future__ import annotations

from typing import Any

from nemeton.text import source

__all__ = ["messages", "variables"]


PARTS = ("", "about", "guide", "preview")  # of a language: en.ftl, about.en.ftl, guide.en.ftl …


def messages(package: str, locale: str) -> dict[str, Any]:
    """Every message of a package in a language, as a syntax tree; a faulty file is a ValueError."""
    from fluent.syntax import FluentParser, ast

    found: dict[str, Any] = {}
    texts = [source(package, locale, part) for part in PARTS]
    for entry in FluentParser().parse("\n".join(texts)).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().splitlines()[0]
            raise ValueError(f"{locale}.ftl cannot be read at: {line}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"{locale}.ftl has {entry.id.name} twice")
            found[entry.id.name] = entry
    return found


def variables(message: Any) -> set[str]:
    """The parameters that a message uses; $bird-key and $bird-the are forms of $bird."""
    from fluent.syntax import ast, visitor

    used: set[str] = set()

    class Reader(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            used.add(node.id.name.split("-")[0])

    if message.value is not None:
        Reader().visit(message.value)
    return used
