"""`nemeton replay FILE --report`: how the chances went, where it turned, luck and skill."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton import State, review
from nemeton.cli.console import Console
from nemeton.cli.program import run
from nemeton.cli.report import print_report
from nemeton.cli.sparkline import blocks, marks, spread
from tests.review.games import LAST_TOKENS, played

JUDGED = 1  # choices of each seat, where it does not matter what the search finds
KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("cernunos", 2, {"position": LAST_TOKENS}),
    ("oak", 2, {}),
    ("pangaia", 1, {}),
    ("root", 2, {"mode": "cooperative"}),
]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


def kept(state: State) -> str:
    Path("game.json").write_text(json.dumps(state.record))
    return "game.json"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 0
    return capsys.readouterr().out


def printed(
    capsys: pytest.CaptureFixture[str], locale: str, state: State, report: review.Report
) -> str:
    print_report(Console(locale), state, report)
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "players", "options"), KINDS, ids=[f"{name} {players}" for name, players, _ in KINDS]
)
def test_a_report_tells_the_same_in_both_languages(
    capsys: pytest.CaptureFixture[str], name: str, players: int, options: dict[str, Any]
) -> None:
    state = played(name, players, options)
    report = review.report(state.record, judged=JUDGED)

    english = printed(capsys, "en", state, report)
    french = printed(capsys, "fr", state, report)

    assert "How it went, in chances of 100\n" in english
    assert "Le fil de la partie, en chances sur 100\n" in french
    for shown in (english, french):
        assert not re.search(r"\{|\$|report-|reason-|name-", shown)
    assert re.findall(r"\d+ → \d+", english) == re.findall(r"\d+ → \d+", french)
    assert english.count("Turn ") == french.count("Tour ")


def test_a_report_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    file = kept(played("cernunos", 2, {"position": LAST_TOKENS}))

    assert "Le fil de la partie" in said(capsys, "replay", file, "--report", "--lang", "fr")


def test_a_report_says_what_the_review_found(capsys: pytest.CaptureFixture[str]) -> None:
    state = played("cernunos", 2, {})
    found = review.report(state.record)

    shown = said(capsys, "replay", kept(state), "--report")

    assert len(found.turning) > 2
    for number, remark in enumerate(found.turning, start=1):
        label = state.setup.game.speech.label(remark.prompt, tuple(remark.option), "en")
        seat = ("Green", "Violet")[remark.seat]
        point = f"  {number}  Turn {remark.turn}, choice {remark.at}, {seat}: {label}"
        assert point in shown
    assert "Luck" not in shown, "Cernunos has none"
    assert re.search(
        rf"Violet: {found.seats[1].good} of {found.seats[1].weighed} real choices", shown
    )
    assert "Better: " in shown


def test_luck_is_told_where_there_is_some(capsys: pytest.CaptureFixture[str]) -> None:
    state = played("oak", 2, {})

    shown = printed(capsys, "en", state, review.report(state.record, judged=JUDGED))

    assert re.search(r"Chances +Own choices +Luck +The others", shown)


def test_a_game_that_goes_on_has_no_report(capsys: pytest.CaptureFixture[str]) -> None:
    state = nemeton.game("cernunos").start(seed=1)
    state.choose(state.options()[0])

    assert run(["replay", kept(state), "--report"]) == 2
    assert capsys.readouterr().err == (
        "nemeton: game.json: The game is not over; a report looks back on a finished one.\n"
    )
    assert run(["replay", kept(state), "--report", "--lang", "fr"]) == 2
    assert "La partie n’est pas finie" in capsys.readouterr().err


@pytest.mark.parametrize("more", [("--at", "3"), ("--seat", "0")])
def test_a_report_looks_at_the_whole_game(
    capsys: pytest.CaptureFixture[str], more: tuple[str, str]
) -> None:
    assert run(["replay", kept(played("cernunos", 2, {})), "--report", *more]) == 2
    assert "leave out --at and --seat" in capsys.readouterr().err


@pytest.mark.parametrize("content", ["", "{", "[]", '{"game": "chess"}', "torn", "wrong", None])
@pytest.mark.parametrize("language", nemeton.LOCALES)
def test_a_broken_file_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], content: str | None, language: str
) -> None:
    record = nemeton.game("cernunos").start(seed=1).record
    contents = {
        "torn": json.dumps(record)[:-20],
        "wrong": json.dumps({**record, "choices": [["fly", 1]]}),
    }
    if content is not None:
        Path("game.json").write_text(contents.get(content, content))

    assert run(["replay", "game.json", "--report", "--lang", language]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert re.fullmatch(r"nemeton[ \u00a0]?: game\.json[ \u00a0]?: [^\n]+\n", heard.err)


def test_columns_are_as_high_as_their_shares() -> None:
    assert blocks([0.0, 0.5, 1.0], 2) == ["  █", "▁██"]
    assert spread(5) == [0, 1, 2, 3, 4]
    assert spread(1000, 20)[0] == 0
    assert spread(1000, 20)[-1] == 999
    assert len(spread(1000, 20)) == 20
    assert marks([0, 2, 4, 6], [2, 3, 6]) == " 123"
