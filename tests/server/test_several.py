"""A set picked at a table: one message, all or nothing, one line, taken back as one."""

from __future__ import annotations

from typing import Any

from tests.server.kit import ME, Page, Server, bot

FACTIONS = ["riverfolk", "marquise", "eyrie"]


def stationing(server: Server) -> Page:
    """The Riverfolk are to put their first four warriors along the river."""
    options = {"factions": FACTIONS, "first": "first_seat"}
    table = server.new_table(ME, bot(), bot(), game="root", options=options)
    page = server.page(table["table"], table["token"])
    while page.wait_for_turn() and page.position["decision"]["prompt"] != "river_warrior":
        page.choose()
    return page


def test_four_warriors_stand_where_they_were_picked_in_one_message(server: Server) -> None:
    page = stationing(server)
    decision = page.position["decision"]
    several = decision["several"]
    assert (several["fewest"], several["most"]) == (4, 4)
    high, low = several["members"][-1], several["members"][0]
    choices, number = page.position["choices"], decision["number"]

    page.done("choose_several", number=number, members=[high, low, low, high])

    assert page.position["choices"] == choices + 4
    assert page.position["decision"]["prompt"] != "river_warrior"
    assert page.position["undo"]["step"] == choices  # taken back as one
    page.done("undo", keep=choices + 3)  # whatever is named of it
    assert page.position["choices"] == choices
    assert page.position["decision"]["several"] == several


def test_a_set_is_taken_whole_or_not_at_all(server: Server) -> None:
    page = stationing(server)
    decision = page.position["decision"]
    high, low = decision["several"]["members"][-1], decision["several"]["members"][0]
    number, choices = decision["number"], page.position["choices"]
    wrong: list[Any] = [
        [],
        [high],
        [high] * 5,
        [high, low, low, ["station", 99]],
        [high, low, low, ["move", 1, 2, 3]],
        [high, low, low, []],
    ]

    for members in wrong:
        assert page.refused("choose_several", number=number, members=members) == "not-offered"
    assert page.refused("choose_several", number=number - 1, members=[high] * 4) == "stale"
    assert page.refused("choose_several", number=number, members=[[high]]) == "bad-message"

    assert page.position["choices"] == choices
    page.done("choose_several", number=number, members=[high] * 4)


def test_a_set_is_the_same_after_a_restart(server: Server) -> None:
    page = stationing(server)
    decision = page.position["decision"]
    members = decision["several"]["members"]
    page.done("choose_several", number=decision["number"], members=[members[-1], *members[:3]])
    view, undo, log = page.position["view"], page.position["undo"], page.log
    page.close()

    server.stop()
    server.start()

    again = server.page(page.table, page.token)
    assert again.position["view"] == view
    assert again.position["undo"] == undo
    assert again.log == log


def test_only_the_seat_asked_is_told_what_can_be_picked(server: Server) -> None:
    page = stationing(server)
    onlooker = server.page(page.table)

    assert page.position["decision"]["several"]
    assert onlooker.position["decision"]["several"] is None
