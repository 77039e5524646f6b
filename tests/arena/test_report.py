"""The balance report: whole pages in both languages, in each game's own words, self-contained."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

import nemeton
from nemeton.arena import Contest, GameResult, run, write_report
from nemeton.arena.report.figures import Balance
from nemeton.arena.report.naming import WORDS, Names
from nemeton.arena.results import Head
from tests.arena.synthetic import game

VOID = {"meta", "line", "rect", "circle", "polyline"}
PLAYERS = {"cernunos": 2, "oak": 2, "pangaia": 2, "root": 3}


class Reader(HTMLParser):
    """Follows the tags: what opens must close."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.words: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


@pytest.fixture(scope="module", params=PLAYERS)
def written(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    contest = Contest(request.param, ["random"], PLAYERS[request.param], seed=5)
    games = run(contest, 2)
    return write_report(tmp_path_factory.mktemp("report"), Head.of(contest), games)


def test_pages_are_whole_and_need_nothing_from_elsewhere(written: list[Path]) -> None:
    for path in written:
        page = read(path.read_text("utf-8"))

        assert "script" not in page.seen
        assert {"svg", "table", "details"} <= page.seen
        assert set(page.addresses) <= {each.name for each in written}
        assert "url(http" not in path.read_text("utf-8")


def test_every_word_is_there_in_both_languages(written: list[Path]) -> None:
    for path in written:
        words = " ".join(read(path.read_text("utf-8")).words)

        assert not re.search(r"\{ ?\$|\b(?:name|do|end|kind|reason)-[a-z_]+", words)
        assert "nan" not in words.split()
    english, french = (" ".join(read(path.read_text("utf-8")).words) for path in written)
    assert "Where points come from" in english
    assert "D’où viennent les points" in french


@pytest.mark.parametrize("locale", nemeton.LOCALES)
@pytest.mark.parametrize("name", PLAYERS)
def test_every_verb_and_kind_of_a_game_can_be_named(name: str, locale: str) -> None:
    box = nemeton.game(name)
    names = Names(box, locale)

    for verb in box.verbs:
        assert names.words(f"do-{verb}"), verb
    for kind in {box.kinds[argument] for each in box.verbs.values() for argument in each}:
        if kind in box.names and kind not in ("player", "faction"):
            assert WORDS.has(locale, f"kind-{kind}"), kind


def test_games_with_random_players_do_not_blur_the_picture() -> None:
    serious = game(0, 0, ["a", "a"], [0], kind="mirror")
    loose = game(1, 0, ["a", "random"], [0], kind="random")

    assert Balance([serious, loose]).games == [serious]
    assert Balance([loose]).games == [loose]


def scored(number: int, scores: tuple[int, int]) -> GameResult:
    winner = 0 if scores[0] > scores[1] else 1
    return msgspec.structs.replace(game(number, number, ["a", "a"], [winner]), scores=list(scores))


def test_the_handicap_that_evens_the_seats_is_found() -> None:
    """The second wins by two points in six games of ten, the first by one in the others."""
    games = [scored(n, (5, 7) if n % 10 < 6 else (6, 5)) for n in range(40)]

    found = {each.points: each.share for each in Balance(games).handicaps()}

    assert found[0].value == pytest.approx(0.4)
    assert found[1.5].value == pytest.approx(0.4)
    assert found[2].value == pytest.approx(0.7)


def test_use_is_counted_by_what_was_offered() -> None:
    base = game(0, 0, ["a", "a"], [0])
    games = [
        msgspec.structs.replace(base, taken={"push": [2, 0]}, offered={"push": 4, "pass": 1}),
        msgspec.structs.replace(base, game=1, offered={"push": 4}),
    ]

    push, other = Balance(games).verbs()

    assert (push.name, push.per_game, push.taken, push.games) == ("push", 1.0, 0.25, 0.5)
    assert (other.name, other.per_game) == ("pass", 0.0)


def test_what_everybody_does_says_nothing_about_winning() -> None:
    base = game(0, 0, ["a", "a"], [0])
    together = [
        msgspec.structs.replace(base, game=n, block=n, taken={"push": [1, 1]}, offered={"push": 2})
        for n in range(20)
    ]
    alone = [msgspec.structs.replace(each, taken={"push": [1, 0]}) for each in together]

    assert Balance(together).verbs()[0].wins.games == 0
    assert Balance(alone).verbs()[0].wins.value == 1.0
