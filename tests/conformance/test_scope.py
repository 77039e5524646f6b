"""What the kit tries: every player count and every value of an option, the same at every run."""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

import pytest
from magpie.game import GAME

from nemeton.engine.chance import Fast
from nemeton.engine.errors import BadInput
from nemeton.testing import Scope, count_positions, trace
from nemeton.testing import recount as recounting
from nemeton.testing.corruption import corrupted, places
from nemeton.testing.portability import works
from nemeton.testing.seen import difference
from tests.engine.toy import BOX


def test_all_ways_to_start_are_tried_where_they_are_few() -> None:
    starts = Scope(setups=12).starts(BOX)

    assert len(starts) == len({str(start) for start in starts}) == 12
    assert {players for players, _ in starts} == {2, 3}


def test_many_ways_are_sampled_so_that_every_value_has_its_turn() -> None:
    starts = Scope().starts(GAME)

    assert len(starts) == 10
    assert starts[:3] == [(2, {}), (3, {}), (4, {})]
    for name, setting in GAME.options.items():
        tried = [options[name] for _, options in starts if options]
        assert all(value in tried for value in setting.values(2)), name


def test_a_scope_is_the_same_at_every_run() -> None:
    assert [str(case) for case in Scope().cases(GAME)] == [
        str(case) for case in Scope().cases(GAME)
    ]


def test_some_games_have_the_secret_of_a_live_table_and_some_a_number() -> None:
    assert {type(case.seed) for case in Scope().cases(GAME)} == {int, str}


def test_a_thorough_scope_tries_more() -> None:
    assert len(Scope(thorough=True).cases(GAME)) > 5 * len(Scope().cases(GAME))


def test_combinations_that_a_game_refuses_are_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(setup: SimpleNamespace) -> None:
        if setup.settings["size"] == 2:
            raise BadInput("bad-option", option="size", value="2", allowed="1, 3")

    monkeypatch.setattr(BOX, "check", check)

    assert len(Scope(setups=12).starts(BOX)) == 8


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ({"a": [1, 2]}, {"a": [1, 2]}, ""),
        ({"a": [1, 2]}, {"a": [1, 3]}, "a.1: 2 / 3"),
        ({"a": 1}, {"b": 1}, ": {'a': 1} / {'b': 1}"),
        ([1], [1, 2], ": [1] / [1, 2]"),
        ([1], [True], "0: 1 / True"),
        ([1], [1.0], "0: 1 / 1.0"),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, ""),
        ({"a": (1, 2)}, {"a": [1, 2]}, "a: (1, 2) / [1, 2]"),
        ([{1, 2}], [{2, 1}], ""),
        ([Fraction(1)], [Fraction(1)], ""),
        ([Fraction(1)], [1], "0: Fraction(1, 1) / 1"),
    ],
)
def test_the_first_difference_is_named_by_its_place(one: object, other: object, found: str) -> None:
    assert difference(one, other) == found


def test_every_place_of_a_document_can_be_corrupted() -> None:
    document = {"a": [1, {"b": 2}]}
    assert places(document) == [("a",), ("a", 0), ("a", 1), ("a", 1, "b")]

    told = set()
    for seed in range(200):
        spoilt, how = corrupted({"a": [1, {"b": 2}]}, Fast(seed))
        told.add(how.split()[-1])
        assert spoilt != document or "at" in how

    assert {"away", "a", "a.0", "a.1", "a.1.b"} <= told


def test_a_python_that_does_not_start_is_passed_over(tmp_path: Path) -> None:
    broken = tmp_path / "python3.99"
    broken.write_text("#!/bin/sh\nexit 1\n", "utf-8")
    broken.chmod(0o755)

    assert not works(str(broken))
    assert works(sys.executable)


def test_positions_are_counted_by_depth() -> None:
    assert [count_positions(BOX, {}, depth) for depth in range(4)] == [1, 5, 20, 80]


def test_counts_are_written_to_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counts = tmp_path / "counts.txt"
    command = ["recount", "magpie.game:GAME", str(counts), "--depth", "1"]
    monkeypatch.setattr(sys, "argv", command)

    recounting.main()

    assert counts.read_text("utf-8") == "two_birds 1 9\nfour_birds_and_the_fox 1 11\n"


def test_a_trace_prints_one_digest(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["trace", "cernunos", "--games", "1"])

    trace.main()

    assert len(capsys.readouterr().out.strip()) == 64
