"""Seats that are left, handed over and taken again: a hand has one owner, whom everybody knows."""

from __future__ import annotations

from typing import Any

from tests.server.kit import INVITE, ME, OPEN, Page, Server


class Company:
    """Aline, Boris, Chloe and Dario at a table, by invitation or from the lobby."""

    def __init__(self, server: Server, kind: dict[str, Any] = INVITE, **rest: Any) -> None:
        self.server = server
        self.table = server.new_table(ME, kind, kind, kind, game="oak", **rest)
        self.path = f"/api/tables/{self.table['table']}/join"
        self.aline = server.page(self.table["table"], self.table["token"])
        self.boris, self.chloe, self.dario = (
            self.sit(each) for each in ("Boris", "Chloe", "Dario")
        )
        self.aline.until(lambda message: self.aline.head["begun"])

    def join(self, name: str, **rest: Any) -> Any:
        return self.server.ask(self.path, {"name": name, **rest})

    def sit(self, name: str) -> Page:
        joined = self.join(name, invite=self.table["invite"])
        assert joined.status == 200, joined.body
        return self.server.page(self.table["table"], joined.json["token"])

    def onlooker(self, name: str) -> Page:
        token = self.join(name, watch=True).json["token"]
        return self.server.page(self.table["table"], token)


def keys(page: Page) -> list[str]:
    return [notice["key"] for notice in page.notices]


def test_an_onlooker_does_not_take_a_seat_that_was_left(server: Server) -> None:
    company = Company(server)
    eve = company.onlooker("Eve")
    company.boris.done("leave")

    assert eve.refused("return") == "not-your-seat"
    assert eve.you["seats"] == []
    assert company.join("Eve").json["reason"] == "not-invited"
    assert company.join("Eve", seat=1, invite="x").json["reason"] == "not-invited"


def test_whoever_left_returns_to_their_own_seat(server: Server) -> None:
    company = Company(server)
    company.boris.done("leave")
    company.dario.done("leave")
    company.boris.settle(company.dario.number)
    assert (company.boris.you["left"], company.dario.you["left"]) == ([1], [3])

    company.boris.done("return")
    company.dario.done("return")

    assert (company.boris.you["seats"], company.dario.you["seats"]) == ([1], [3])
    assert (company.boris.you["left"], company.dario.you["left"]) == ([], [])


def test_several_seats_on_one_screen_are_returned_to_together(server: Server) -> None:
    table = server.new_table(ME, ME)
    with server.page(table["table"], table["token"]) as page:
        page.done("leave")
        page.done("return")

        assert page.you["seats"] == [0, 1]


def test_a_seat_taken_over_by_invitation_is_announced_and_gone_for_the_one_who_left(
    server: Server,
) -> None:
    company = Company(server)
    company.boris.done("leave")
    assert company.boris.head["seats"][1]["left"] == "Boris"

    fanny = company.sit("Fanny")
    company.aline.settle(fanny.number)
    company.boris.settle(fanny.number)

    notice = company.aline.notices[-1]
    assert (notice["key"], notice["name"], notice["former"]) == ("taken_over", "Fanny", "Boris")
    assert company.boris.refused("return") == "not-your-seat"
    assert company.aline.head["seats"][1]["left"] == ""


def test_a_seat_from_the_lobby_that_was_left_is_free_when_all_the_others_agree(
    server: Server,
) -> None:
    company = Company(server, OPEN, public=True)
    company.boris.done("leave")
    assert company.join("Eve").json["reason"] == "not-invited"
    assert company.boris.head["seats"][1]["occupant"] == "invite"
    assert company.boris.refused("offer", seat=1) == "not-your-seat"
    assert company.aline.refused("offer", seat=2) == "nothing-to-offer"

    company.aline.done("offer", seat=1)
    company.chloe.done("offer", seat=1)
    assert company.join("Eve").json["reason"] == "not-invited"
    company.dario.done("offer", seat=1)
    assert company.dario.head["seats"][1]["occupant"] == "open"
    joined = company.join("Eve")

    assert joined.json["seats"] == [1]
    company.dario.until(lambda message: "taken_over" in keys(company.dario))
    assert keys(company.dario).count("offered") == 3


def test_a_seat_left_before_the_game_begins_is_as_free_as_it_was(server: Server) -> None:
    table = server.new_table(ME, OPEN, OPEN, game="oak", public=True)
    path = f"/api/tables/{table['table']}/join"
    boris = server.page(table["table"], server.ask(path, {"name": "Boris"}).json["token"])
    boris.done("leave")

    assert server.ask(path, {"name": "Eve", "seat": 1}).json["seats"] == [1]
    assert boris.refused("return") == "not-your-seat"


def test_who_has_a_bot_play_for_them_is_asked_before_anything_is_taken_back(
    server: Server,
) -> None:
    aline, boris = answered(server)
    boris.done("hand", seat=1, level="random")
    aline.settle(boris.number)
    aline.wait_for_turn()
    played = aline.position["choices"]

    aline.done("undo", keep=1)
    boris.settle(aline.number)
    assert aline.position["choices"] == played
    assert boris.position["request"] == {"seat": 0, "keep": 1, "waiting": [1]}
    boris.done("answer_undo", agree=False)
    aline.settle(boris.number)
    assert aline.position["choices"] == played
    aline.done("undo", keep=1)
    boris.settle(aline.number)
    boris.done("answer_undo", agree=True)

    assert boris.position["choices"] == 1


def test_nothing_is_taken_back_behind_the_back_of_one_who_left(server: Server) -> None:
    aline, boris = answered(server)
    boris.done("leave")
    aline.settle(boris.number)

    assert aline.refused("undo", keep=1) == "seat-left"


def answered(server: Server) -> tuple[Page, Page]:
    """Two friends: Aline has chosen, Boris has answered."""
    table = server.new_table(ME, INVITE)
    invitation = {"name": "Boris", "invite": table["invite"]}
    joined = server.ask(f"/api/tables/{table['table']}/join", invitation).json
    aline = server.page(table["table"], table["token"])
    boris = server.page(table["table"], joined["token"])
    aline.settle(boris.number)  # the game begins when both have their pages open
    aline.choose(0)
    aline.choose(3)
    boris.settle(aline.number)
    boris.choose(1)
    aline.settle(boris.number)
    return aline, boris
