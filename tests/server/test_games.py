"""Every game on the shelf is played at a table, by people and bots alike, to its end."""

from __future__ import annotations

import random

import pytest

import nemeton
from tests.server.kit import ME, Server, bot


@pytest.mark.parametrize("game", nemeton.catalogue())
def test_a_game_is_played_to_its_end_against_a_bot(server: Server, game: str) -> None:
    info = next(each for each in server.ask("/api/games").json if each["name"] == game)
    players = 2 if 2 in info["players"] else info["players"][0]
    table = server.new_table(ME, *[bot()] * (players - 1), game=game)
    rng = random.Random(1)

    with server.page(table["table"], table["token"]) as page:
        while page.wait_for_turn():
            page.choose(rng.randrange(len(page.options)))

        assert page.position["result"] is not None
        assert "fault_bot" not in [notice["key"] for notice in page.notices]
    path = f"/api/tables/{table['table']}"
    outline = server.ask(f"{path}/outline").json
    assert len(outline["choices"]) == page.position["choices"]
    assert server.ask(f"{path}/fairness").json["agrees"] is True


FOR_ONE = [game for game in nemeton.catalogue() if 1 in nemeton.game(game).players]


@pytest.mark.parametrize("game", FOR_ONE)
def test_a_game_for_one_is_played_alone(server: Server, game: str) -> None:
    table = server.new_table(ME, game=game)

    with server.page(table["table"], table["token"]) as page:
        assert page.head["begun"]
        for turn in range(10):
            assert page.wait_for_turn()
            page.choose(turn)
        assert page.wait_for_turn()
        last = page.position["undo"]["step"]
        assert last >= 9  # what has one answer is given by the table
        page.done("undo", keep=last)
        assert page.position["choices"] == last
