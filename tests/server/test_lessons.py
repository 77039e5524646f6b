"""Lessons at a table of the server: its book, its coach, tries that are taken back or kept."""

from __future__ import annotations

from typing import Any

from tests.server.kit import Page, Server

ASKED = "/api/games/cernunos/lessons"


def taken(server: Server, lesson: str = "place", step: int = 0) -> Page:
    answer = server.ask(f"{ASKED}/{lesson}", {"name": "Aline", "step": step})
    assert answer.status == 200, answer.body
    return server.page(answer.json["table"], answer.json["token"])


def play(page: Page, option: list[Any]) -> None:
    page.done("choose", number=page.position["decision"]["number"], option=option)


def place(page: Page) -> Any:
    return page.position["lesson"]


def test_the_book_of_a_game_has_its_lessons_and_all_their_words(server: Server) -> None:
    book = server.ask(ASKED).json

    first = book["lessons"][0]
    assert first["name"] == "place"
    assert [step["kind"] for step in first["steps"]][:3] == ["say", "expect", "expect"]
    assert "lesson-place-tree" in book["words"]["fr"]
    assert server.ask("/api/games/chess/lessons").json["reason"] == "no-such-game"
    refused = server.ask(f"{ASKED}/nothing", {}, headers={"Accept-Language": "fr"})
    assert "leçon" in refused.json["text"]


def test_a_lesson_leads_on_by_what_it_expects_and_its_opponent_keeps_to_the_script(
    server: Server,
) -> None:
    page = taken(server)
    assert page.head["lesson"] == "place"
    assert not page.head["public"]
    assert (place(page)["step"], place(page)["wanted"]) == (1, [["place", 0, 5]])

    play(page, ["place", 0, 5])
    assert (place(page)["step"], place(page)["starts"][:3]) == (2, [0, 0, 1])
    play(page, place(page)["wanted"][0])
    page.wait_for_turn()

    cells = page.position["view"]["board"]["cells"]
    assert [each["owner"] for each in cells[2] + cells[10]] == [1, 1]
    assert place(page)["step"] == 6


def test_what_is_tried_instead_is_answered_and_waits_until_it_is_kept(server: Server) -> None:
    page = taken(server, step=2)
    play(page, ["place", 2, 0])

    assert (place(page)["answer"], place(page)["strayed"], place(page)["kept"]) == ("far", 1, False)
    assert page.position["decision"]["seat"] == 1  # who waits with us
    page.done("undo", keep=place(page)["strayed"])
    assert (place(page)["step"], place(page)["strayed"]) == (2, None)

    play(page, ["place", 2, 0])
    page.done("keep_try")
    page.wait_for_turn()
    assert place(page)["kept"]
    assert page.position["choices"] > 2
    page.done("undo", keep=1)
    assert not place(page)["kept"]


def test_a_lesson_opens_at_any_step_and_goes_back_before_it(server: Server) -> None:
    page = taken(server, step=6)
    assert (place(page)["step"], page.position["choices"]) == (6, 4)
    page.close()

    again = server.page(page.table, page.token)  # leave and come back
    assert place(again)["step"] == 6
    again.done("undo", keep=place(again)["starts"][1])
    assert (place(again)["step"], again.position["choices"]) == (1, 0)
