"""What the documentation shows can be run: programs, what they print, and commands."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest

from nemeton.cli.console import Console
from nemeton.cli.program import program
from tests.docs.pages import DOCS, GENERATED, PAGES, ROOT, Block, blocks, commands
from tests.docs.test_readmes import READMES

RUN_ELSEWHERE = [DOCS / "adding-a-game.md"]  # tests/examples runs it, with the files it shows
TARGETS = {
    name
    for line in (ROOT / "Makefile").read_text("utf-8").splitlines()
    if line.startswith(".PHONY:")
    for name in line.split()[1:]
}


def is_generated(page: Path) -> bool:
    return any(each == page or each in page.parents for each in GENERATED)


PROGRAMS = [
    pytest.param(block, id=f"{page.relative_to(ROOT)}[{number}]")
    for page in PAGES
    if not is_generated(page) and page not in RUN_ELSEWHERE
    for number, block in enumerate(blocks(page))
    if block.kind == "python" and not block.title
    if page not in READMES or block.printed is None  # which test_readmes.py runs
]
SHELLS = [
    pytest.param(block, id=f"{page.relative_to(ROOT)}[{number}]")
    for page in PAGES
    if page not in RUN_ELSEWHERE
    for number, block in enumerate(blocks(page))
    if block.kind == "sh" and block.printed is not None
]
TYPED = [
    pytest.param(line, id=f"{page.relative_to(ROOT)}: {line}")
    for page in PAGES
    for line in commands(page)
]


@pytest.mark.parametrize("block", PROGRAMS)
def test_a_program_runs_and_prints_what_is_shown(block: Block, tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", block.code],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )

    assert ran.stderr == ""
    assert ran.returncode == 0
    if block.printed is not None:
        assert ran.stdout == block.printed


@pytest.mark.parametrize("block", SHELLS)
def test_a_command_prints_what_is_shown(block: Block, tmp_path: Path) -> None:
    words = shlex.split(block.code)
    assert words[0] == "nemeton"
    begin = "from nemeton.cli import main; main()"

    ran = subprocess.run(
        [sys.executable, "-c", begin, *words[1:]],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "COLUMNS": "80", "LANG": "en"},
    )

    assert ran.returncode == 0, ran.stderr
    assert block.printed is not None
    printed = [line.strip() for line in ran.stdout.splitlines()]
    shown = [line.strip() for line in block.printed.splitlines() if line.strip() != "…"]
    assert [line for line in shown if line not in printed] == []


@pytest.mark.parametrize("line", TYPED)
def test_a_command_that_is_named_exists(line: str) -> None:
    assert mistakes(line) == []


def mistakes(line: str) -> list[str]:
    """What a reader who types that would be told off for: an unknown target, command or option."""
    words = line.partition("  ")[0].replace("[", " ").replace("]", " ").replace("|", " ").split()
    if words[0] == "make":
        aims = [word for word in words[1:] if "=" not in word and word.isascii()]
        return [word for word in aims if word not in TARGETS]
    command: click.Command = program(Console("en"))
    rest = words[1:]
    while isinstance(command, click.Group) and rest and not rest[0].startswith("-"):
        found = command.get_command(click.Context(command), rest[0])
        if found is None:
            return [rest[0]]
        command, rest = found, rest[1:]
    known = {name for each in command.params for name in (*each.opts, *each.secondary_opts)}
    asked = [word.partition("=")[0] for word in rest if word.startswith("--")]
    return [name for name in asked if name not in {*known, "--help"}]


def test_a_command_that_is_not_there_is_seen() -> None:
    assert mistakes("make plai") == ["plai"]
    assert mistakes("nemeton paly cernunos") == ["paly"]
    assert mistakes("nemeton play cernunos --bot grove") == ["--bot"]
    assert mistakes("nemeton play cernunos --bots grove") == []


def test_there_are_programs_and_commands() -> None:
    assert len(PROGRAMS) >= 8
    assert len(SHELLS) >= 1
    assert len(TYPED) >= 15
