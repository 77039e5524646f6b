"""The benchmark: honest workers, both engines, ratios to the others."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

import nemeton
from nemeton.cli.bench import entrants, tables
from nemeton.cli.bench.adapters import Nemeton, adapter
from nemeton.cli.bench.entrants import Entrant
from nemeton.cli.bench.rounds import Failed, Worker, race
from nemeton.cli.bench.worker import MEASURES, answer, spread
from nemeton.cli.console import Console
from nemeton.cli.program import run

FIGURES = {
    "interpreted": {"decisions": [100.0, 90.0, 10.0], "sampled": [150.0, 135.0, 15.0]},
    "compiled": {"decisions": [600.0, 540.0, 90.0], "sampled": [900.0, 810.0, 90.0]},
    "OpenSpiel chess": {"decisions": [200.0, 180.0, 20.0]},
}


def test_a_random_game_is_played_to_its_end_and_all_its_decisions_are_counted() -> None:
    player = Nemeton("cernunos", seed=1)
    counts = [player.game() for _ in range(5)]

    assert all(24 < count < 120 for count in counts)
    assert len(set(counts)) > 1


def test_a_game_is_measured_for_as_many_as_are_wanted() -> None:
    assert adapter("nemeton", "oak", 1).positions()[0].seat_count() == 2
    assert adapter("nemeton", "oak:4", 1).positions()[0].seat_count() == 4


def test_games_with_drawn_options_are_as_long_as_those_with_listed_ones() -> None:
    player = Nemeton("cernunos", seed=1)
    listed = [player.game() for _ in range(150)]
    drawn = [player.sampled_game() or 0 for _ in range(150)]

    assert sum(listed) / sum(drawn) == pytest.approx(1, abs=0.05)


def test_positions_come_from_the_whole_length_of_a_game() -> None:
    player = Nemeton("cernunos", seed=1)
    numbers = [position.number for position in spread(player.positions())]

    assert numbers[0] == 0
    assert numbers[-1] > 20


@pytest.mark.parametrize("measure", MEASURES)
def test_every_measure_gives_figures(measure: str) -> None:
    player = adapter("nemeton", "cernunos", 1)
    figures = answer(player, spread(player.positions()), measure, 0.02)

    assert figures
    assert all(figure > 0 for figure in figures.values())


def test_a_worker_measures_in_a_process_of_its_own_from_the_tree_it_is_given() -> None:
    with entrants.source_tree() as sources:
        worker = Worker(Entrant(entrants.INTERPRETED, "nemeton", "cernunos", sources))
        try:
            rounds: list[int] = []
            figures = race([worker], 2, 0.02, rounds.append)
        finally:
            worker.close()

    assert worker.compiled is False
    assert rounds == [1, 2]
    assert len(figures[entrants.INTERPRETED]["decisions"]) == 2
    assert set(figures[entrants.INTERPRETED]) == {
        "decisions",
        "games",
        "sampled",
        "clone",
        "playouts",
    }


def test_a_worker_that_cannot_begin_says_why() -> None:
    with pytest.raises(Failed, match="chess"):
        Worker(Entrant("chess", "nemeton", "chess"))


def test_ratios_compare_decisions_with_decisions_of_the_same_round() -> None:
    table = tables.ratios_table(Console("en"), FIGURES)
    assert table is not None
    names, ratios = (list(column.cells) for column in table.columns)

    assert names == [
        "interpreted, options listed",
        "interpreted, options drawn",
        "compiled, options listed",
        "compiled, options drawn",
    ]
    assert ratios == ["0.5", "0.8", "3.0", "4.5"]


def test_without_others_there_is_nothing_to_compare_with() -> None:
    assert tables.ratios_table(Console("en"), {"interpreted": FIGURES["interpreted"]}) is None


def test_the_command_prints_a_table_and_writes_its_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entrants, "peers", list)
    path = tmp_path / "figures.json"
    for _ in range(2):  # its own figures it may write anew
        asked = ["bench", "--rounds", "1", "--seconds", "0.02", "--json", str(path), "--lang", "en"]
        assert run(asked) == 0
    shown = capsys.readouterr().out

    assert "decisions/s" in shown
    assert "interpreted" in shown
    assert json.loads(path.read_text())["figures"]["interpreted"]["decisions"][0] > 1000
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80


@pytest.mark.peers
@pytest.mark.skipif(importlib.util.find_spec("pyspiel") is None, reason="needs nemeton[peers]")
def test_the_others_play_whole_games_too() -> None:
    for entrant in entrants.peers():
        player = adapter(entrant.library, entrant.game, 1)
        assert player.game() > 5
        position = player.positions()[3]
        player.finish(player.clone(position))
        player.finish(position)


def test_the_engine_that_runs_here_is_the_one_it_says() -> None:
    assert nemeton.compiled() == (entrants.compiled_tree() == entrants.PACKAGE.parent)
