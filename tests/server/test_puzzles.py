"""Puzzles and pictures of the rules at the server: their books, a table, the puzzle of the day."""

from __future__ import annotations

from nemeton.puzzles import puzzles_of
from tests.server.kit import Server
from tests.server.test_lessons import place, play, taken

ASKED = "/api/games/cernunos/puzzles"
FIGURES = "/api/games/cernunos/figures"


def test_the_book_of_puzzles_holds_no_solution(server: Server) -> None:
    book = server.ask(ASKED).json

    assert len(book["puzzles"]) == len(puzzles_of("cernunos"))
    assert set(book["puzzles"][0]) == {"game", "number", "kind", "grade", "seat"}
    assert "puzzle-win-find" in book["words"]["fr"]
    assert server.ask("/api/games/chess/puzzles").json["reason"] == "no-such-game"


def test_a_puzzle_is_solved_at_a_table_of_its_own(server: Server) -> None:
    puzzle = puzzles_of("cernunos")[0]
    page = taken(server, "puzzle-1")
    assert page.head["lesson"] == "puzzle-1"
    other = next(
        each for each in page.position["decision"]["options"] if tuple(each) != puzzle.best
    )

    play(page, other)
    assert (place(page)["step"], place(page)["answer"]) == (0, "other")
    page.done("undo", keep=len(puzzle.choices))
    play(page, list(puzzle.best))

    assert place(page)["step"] == 2


def test_a_puzzle_that_does_not_exist_is_refused_in_the_readers_language(server: Server) -> None:
    asked = "/api/games/cernunos/lessons/puzzle-0"
    refused = server.ask(asked, {}, headers={"Accept-Language": "fr"})

    assert "problème" in refused.json["text"]
    assert server.ask("/puzzles/cernunos/0").status == 404
    assert server.ask("/puzzles/cernunos/1").status == 200


def test_everybody_has_the_same_puzzle_of_the_day(server: Server) -> None:
    first, second = server.ask("/api/puzzle").json, server.ask("/api/puzzle").json

    assert first == second
    assert first["number"] >= 1


def test_a_picture_of_the_rules_is_a_position_and_what_is_played_there(server: Server) -> None:
    figure = server.ask(f"{FIGURES}/place/deer").json

    assert [each["option"] for each in figure["moments"]] == [None, ["place", 2, 6]]
    assert figure["point"][0] == {"kind": "cell", "value": "5"}
    assert figure["components"]
    refused = server.ask(f"{FIGURES}/place/dragon", headers={"Accept-Language": "fr"})
    assert "étape" in refused.json["text"]
