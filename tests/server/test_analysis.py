"""The analysis board: any position is shown, judged, and refused where it makes no sense."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.kit import Server

# Nothing of it is kept: one kind of database is enough.
pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)
PATH = "/api/games/cernunos/analysis"


def test_a_position_is_shown_with_the_way_to_it_and_judged(server: Server) -> None:
    wanted: dict[str, Any] = {"moves": ["Tb2", "Db2"], "nodes": 60}

    shown = server.ask(PATH, wanted).json
    judged = server.ask(f"{PATH}/judgement", wanted).json

    assert shown["moment"]["decision"]["seat"] == 1
    assert shown["moment"]["decision"]["options"]
    assert [move["text"] for move in shown["moves"]] == ["Tb2", "Db2"]
    assert shown["position"].startswith("b2=gT,gD violet place1 g:")
    assert [move["step"]["seat"] for move in shown["moves"]] == [0, 0]
    assert 0.0 < judged["chance"] < 1.0
    assert len(judged["owners"]) == 12
    assert all(abs(sum(cell) - 1.0) < 0.01 for cell in judged["owners"])
    assert len(judged["lines"]) >= 2
    first = judged["lines"][0]
    assert first["steps"][0]["option"] in shown["moment"]["decision"]["options"]
    assert len(first["steps"]) == len(first["moves"])
    assert 0.0 < first["error"] < 0.5
    assert any("Violet holds 1 cell instead of 0." in line["comments"] for line in judged["lines"])
    assert judged["proven"] is None


def test_the_longer_one_looks_the_surer_it_is(server: Server) -> None:
    quick, long = (
        server.ask(f"{PATH}/judgement", {"moves": ["Tb2", "Db2"], "nodes": nodes}).json["lines"]
        for nodes in (60, 2400)
    )

    assert min(line["error"] for line in long) < min(line["error"] for line in quick) / 2


def test_the_chances_along_a_line_are_told(server: Server) -> None:
    moves = ["Tb2", "Db2", "Tc2", "Dc2", "Wa3"]

    chances = server.ask(f"{PATH}/course", {"moves": moves}).json["chances"]

    assert len(chances) == len(moves) + 1
    assert len(set(chances)) > 3
    assert all(0 < each < 1 for each in chances)
    assert server.ask(f"{PATH}/course", {"moves": ["Xz9"]}).json["reason"] == "bad-input"


def test_what_cannot_be_is_refused_with_a_reason(server: Server) -> None:
    assert server.ask(PATH, {"moves": ["Xz9"]}).json["reason"] == "bad-input"
    assert server.ask(PATH, {"moves": ["^a1"]}).json["reason"] == "bad-input"
    assert server.ask(PATH, {"position": "nonsense"}).json["reason"] == "bad-input"
    assert server.ask("/api/games/root/analysis", {}).json["reason"] == "no-such-game"
    assert server.ask(f"{PATH}/judgement", {"nodes": 10**6}).status == 400
