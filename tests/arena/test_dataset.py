"""Games of the arena are kept whole and become tables with a row for each decision."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

import nemeton
from nemeton import arena
from nemeton.arena import dataset
from nemeton.cli.program import run
from tests.docs.pages import DOCS

CONTEST = ("cernunos", ["sapling", "random"])


def kept(folder: Path, executor: arena.Executor = arena.inline) -> list[arena.GameResult]:
    return arena.run(arena.Contest(*CONTEST, seed=1), 4, executor=executor, records=folder)


def test_every_game_is_kept_whole(tmp_path: Path) -> None:
    games = kept(tmp_path / "here")
    kept(tmp_path / "there", arena.pool(2))

    assert len(games) == len(list((tmp_path / "here").iterdir()))
    for game in games:
        path = tmp_path / "here" / f"{game.game:06}.json"
        record = json.loads(path.read_text("utf-8"))
        end = nemeton.verify(record)

        assert end.result is not None
        assert list(end.result.winners) == game.winners
        assert record["names"] == game.seats
        assert path.read_bytes() == (tmp_path / "there" / path.name).read_bytes()


def test_a_row_tells_a_decision_and_what_became_of_it(tmp_path: Path) -> None:
    state = nemeton.game("root").start(players=2, seed=3)
    state.playout(nemeton.Fast(1))
    record = {**state.record, "names": ["ada", "grove"]}
    found = list(dataset.rows(record, "a.json", views=True))

    assert len(found) == state.number
    assert [set(row) for row in found] == [set(dataset.COLUMNS)] * len(found)
    again = nemeton.replay(record, at=0)
    assert state.result is not None
    for row in found:
        decision = again.decision
        assert decision is not None
        taken = decision.options[row["place"]]
        assert (row["seat"], row["player"]) == (decision.seat, record["names"][decision.seat])
        assert row["options"][row["place"]] == row["option"] == dataset.spelled(taken)
        assert row["won"] == (decision.seat in state.result.winners)
        assert row["score"] == state.result.scores[decision.seat]
        assert json.loads(row["view"]) == json.loads(json.dumps(again.view(decision.seat)))
        again.choose(taken)
    assert again.over


def test_a_table_can_be_read_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept(tmp_path / "games")
    paths = [tmp_path / f"games.{kind}" for kind in ("parquet", "jsonl")]
    for path in paths:
        assert run(["--lang", "en", "export", str(tmp_path / "games"), "--out", str(path)]) == 0

    table = parquet.read_table(paths[0])
    lines = [json.loads(line) for line in paths[1].read_text("utf-8").splitlines()]
    assert table.to_pylist() == lines
    assert table.column_names == list(dataset.COLUMNS)
    assert f"{len(lines)} decisions of" in capsys.readouterr().out


def test_a_game_that_was_not_finished_says_nothing_of_its_end() -> None:
    state = nemeton.game("oak").start(seed=3)
    state.choose(state.options()[0])

    (row,) = dataset.rows(state.record)
    assert (row["won"], row["share"], row["score"], row["reason"]) == (None, None, None, None)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["bad.json", "--out", "a.jsonl"], "bad.json"),
        (["empty", "--out", "a.jsonl"], "no record"),
        (["good.json", "--out", "a.csv"], ".parquet, .jsonl"),
        (["good.json", "--out", "there.jsonl"], "there.jsonl"),
        (["good.json", "--out", "nowhere/a.jsonl"], "nowhere"),
    ],
)
def test_bad_input_writes_nothing(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    record = nemeton.game("cernunos").start(seed=1).record
    Path("good.json").write_text(json.dumps(record), "utf-8")
    Path("bad.json").write_text(json.dumps({**record, "choices": [["fly"]]}), "utf-8")
    Path("there.jsonl").write_text("mine\n", "utf-8")
    Path("empty").mkdir()
    before = sorted(tmp_path.rglob("*"))

    assert run(["--lang", "en", "export", *words]) == 2
    assert said in capsys.readouterr().err
    assert sorted(tmp_path.rglob("*")) == before
    assert Path("there.jsonl").read_text("utf-8") == "mine\n"


def test_the_page_describes_every_column() -> None:
    lines = (DOCS / "arena.md").read_text("utf-8").splitlines()
    described = [line.split("|")[1:3] for line in lines if line.startswith("| `")]
    columns = {name.strip(" `"): kind.strip() for name, kind in described}

    assert {name: columns.get(name) for name in dataset.COLUMNS} == dataset.COLUMNS
