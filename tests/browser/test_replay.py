"""A game looked at again: slider, keys, links, forks, files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import LAST_TOKENS
from tests.server.kit import Server

ME = {"kind": "me"}


@pytest.fixture(scope="module")
def played(server: Server) -> dict[str, Any]:
    """A game of a few choices, played to its end by two seats of one person."""
    joined = server.new_table(ME, ME, options={"position": LAST_TOKENS})
    page = server.page(joined["table"], joined["token"])
    while page.position["decision"]:
        decision = page.position["decision"]
        page.done("choose", number=decision["number"], option=decision["options"][0])
    page.close()
    return joined


def test_the_slider_and_the_keys_walk_through_the_game(meet: Meet, played: dict[str, Any]) -> None:
    reader = meet().open(f"/replay/{played['table']}?at=0")
    page = reader.page
    expect(page.get_by_role("slider", name="Moment")).to_have_value("0")
    expect(reader.cell("c2")).to_have_attribute("aria-label", re.compile("Violet Tree"))

    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"at=1"))
    page.keyboard.press("End")
    last = page.get_by_role("slider", name="Moment").get_attribute("max")
    expect(page).to_have_url(re.compile(rf"at={last}"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(r"at=0"))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_held_sideways_the_board_has_most_of_the_height(meet: Meet, played: dict[str, Any]) -> None:
    page = meet(phone=True).open(f"/replay/{played['table']}?at=0").page
    page.set_viewport_size({"width": 844, "height": 390})

    box = page.locator(".stage").bounding_box()
    assert box is not None
    assert box["height"] > 390 / 2
    for name in ("Play", "Resume from here"):
        expect(page.get_by_role("button", name=name).first).to_be_in_viewport(ratio=1)


def test_a_viewpoint_turns_the_board(meet: Meet, played: dict[str, Any]) -> None:
    reader = meet().open(f"/replay/{played['table']}?at=0")
    before = reader.cell("a1").bounding_box()

    reader.page.locator(".view").get_by_text("Violet").click()

    expect(reader.page).to_have_url(re.compile("seat=1"))
    after = reader.cell("a1").bounding_box()
    assert before
    assert after
    assert after["x"] > before["x"]


def test_without_spoilers_nothing_is_told_before_it_is_reached(
    meet: Meet, played: dict[str, Any]
) -> None:
    reader = meet().open(f"/replay/{played['table']}")
    page, slider = reader.page, reader.page.get_by_role("slider", name="Moment")
    last = int(slider.get_attribute("max") or 0)
    lines = page.locator(".right .line")
    expect(page.get_by_role("link", name="Report")).to_be_visible()
    told = lines.count()

    page.get_by_role("button", name="Hide the end").click()

    expect(slider).to_have_value("0")
    expect(page.get_by_role("link", name="Report")).to_have_count(0)
    expect(page.locator(".box-of-curve")).to_have_count(0)
    expect(lines).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    assert 0 < lines.count() < told
    reader.open(f"/replay/{played['table']}")  # another day
    expect(slider).to_have_value("0")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(lines).to_have_count(told)
    expect(page.get_by_role("link", name="Report")).to_be_visible()


def test_a_link_opens_just_that_moment(meet: Meet, played: dict[str, Any]) -> None:
    reader = meet().open(f"/replay/{played['table']}?at=1")

    expect(reader.page.get_by_role("slider", name="Moment")).to_have_value("1")


def test_a_game_is_resumed_from_a_moment(meet: Meet, played: dict[str, Any]) -> None:
    reader = meet("Aline").open(f"/replay/{played['table']}?at=1")

    reader.page.get_by_role("button", name="Resume from here").click()
    reader.page.get_by_role("dialog").get_by_role("button", name="Resume from here").click()

    reader.page.wait_for_url(re.compile("/t/"))
    reader.play_on()
    expect(reader.page.locator("#end-title")).to_be_visible()


def test_a_record_is_saved_and_opened_again(
    meet: Meet, played: dict[str, Any], tmp_path: Path
) -> None:
    reader = meet().open(f"/replay/{played['table']}")
    with reader.page.expect_download() as waiting:
        reader.page.get_by_role("link", name="Save file").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.name.endswith(".nemeton.json")
    assert json.loads(file.read_text("utf-8"))["game"] == "cernunos"

    reader.open("/lobby")
    reader.page.locator("input[type=file]").set_input_files(file)

    reader.page.wait_for_url(re.compile("/replay/"))
    assert played["table"] not in reader.page.url
    expect(reader.page.get_by_role("slider", name="Moment")).to_be_visible()


BROKEN = {
    "not JSON": ("{oops", "n’est pas une partie"),
    "another document": ("[1, 2]", "n’est pas une partie"),
    "another game": ('{"game": "chess", "choices": []}', "chess"),
    "a choice that is not offered": ("choices", "Le choix 1"),
    "far too long": (" " * 3_000_000 + "[1]", "n’est pas une partie"),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_file_that_is_no_game_is_refused_in_the_chosen_language(
    meet: Meet, server: Server, played: dict[str, Any], tmp_path: Path, broken: str
) -> None:
    text, said = BROKEN[broken]
    if text == "choices":
        record = server.ask(f"/api/tables/{played['table']}/record").json
        text = json.dumps({**record, "choices": [["place", 99, 99]]})
    file = tmp_path / "other.json"
    file.write_text(text, "utf-8")
    reader = meet().open("/lobby")
    reader.page.get_by_text("FR", exact=True).first.click()

    reader.page.locator("input[type=file]").set_input_files(file)

    expect(reader.page.get_by_role("alert")).to_contain_text(said)
    expect(reader.page).to_have_url(re.compile("/lobby"))
