"""The lobby: what a table says of itself, wishes, the first that fits, tables for some only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import middle
from tests.server.kit import ME, OPEN, Server


@pytest.fixture
def quiet(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server whose lobby nobody else uses."""
    running = Server(str(tmp_path / "tables.sqlite3"), NEMETON_LIMITS="off").start()
    yield running
    running.stop()


def test_one_sits_down_at_the_first_table_that_fits_or_opens_one(meet: Meet, quiet: Server) -> None:
    quiet.new_table(ME, OPEN, public=True, language="en", experience="experienced")
    days = {"kind": "days", "days": 2}
    table = quiet.new_table(
        *(ME, OPEN), public=True, language="fr", clock=days, options={"wolf_range": "1"}
    )["table"]
    brice = meet("Brice", server=quiet, locale="fr", phone=True).open("/lobby")
    lines = brice.page.locator("li.panel")
    expect(lines).to_have_count(2)
    slow = lines.filter(has_text="2 jours par coup")
    expect(slow).to_contain_text("français")
    expect(slow).to_contain_text("ouverte depuis 1 minute")
    expect(slow).to_contain_text("Portée du Loup : une case")

    brice.page.get_by_label("Expérience").select_option("pour débuter")
    expect(lines).to_have_count(1)
    brice.page.get_by_role("button", name="S’asseoir à la première table libre").click()
    brice.page.wait_for_url(f"**/t/{table}")
    expect(brice.board).to_be_visible()

    brice.open("/lobby")
    brice.page.get_by_label("Pendule").select_option("D’une traite")
    brice.page.get_by_role("button", name="S’asseoir à la première table libre").click()
    expect(brice.page.get_by_role("status")).to_contain_text("Choisissez un jeu")
    brice.page.get_by_label("Jeu", exact=True).select_option("Cernunos")
    brice.page.get_by_role("button", name="S’asseoir à la première table libre").click()
    brice.page.get_by_role("link", name="En ouvrir une ainsi").click()
    brice.page.get_by_role("button", name="Ouvrir la table").click()
    brice.page.wait_for_url("**/t/*")
    opened = quiet.ask(f"/api/tables/{brice.page.url.rpartition('/')[2]}").json
    assert (opened["clock"]["kind"], opened["public"]) == ("live", True)


def test_a_table_for_those_one_names(meet: Meet, quiet: Server) -> None:
    aline, brice, chloe = (meet(name, server=quiet) for name in ("Aline", "Brice", "Chloe"))
    aline.open("/new/cernunos")
    anybody = aline.page.get_by_role("radiogroup", name="Violet").get_by_text("Anybody")
    anybody.click()
    aline.page.get_by_text("Those I name").click()
    expect(aline.page.get_by_text("You have not been at a table with anybody")).to_be_visible()
    expect(aline.page.get_by_role("button", name="Open the table")).to_be_disabled()
    aline.page.get_by_role("radiogroup", name="Who may sit down").get_by_text("Anybody").click()
    aline.page.get_by_role("button", name="Open the table").click()
    aline.page.wait_for_url("**/t/*")
    brice.open("/lobby").page.get_by_role("link", name="Sit down").click()
    brice.page.get_by_role("button", name="Sit down").click()
    expect(aline.page.get_by_text("Brice sits down.")).to_be_visible()

    aline.open("/new/cernunos")
    anybody.click()
    aline.page.get_by_text("Those I name").click()
    aline.page.get_by_role("button", name="Brice").click()
    aline.page.get_by_role("button", name="Open the table").click()
    expect(aline.page.get_by_text("listed for those you have named")).to_be_visible()
    table = aline.page.url.rpartition("/")[2]

    chloe.open("/lobby")
    expect(chloe.page.get_by_role("heading", name="Tables")).to_be_visible()
    expect(chloe.page.get_by_text("for people named")).to_have_count(0)
    chloe.open(f"/t/{table}")
    chloe.page.get_by_role("button", name="Sit down").first.click()
    if chloe.page.get_by_role("dialog").count():
        chloe.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(chloe.page.get_by_role("alert")).to_contain_text("you are not among them")
    brice.open("/lobby")
    named = brice.page.locator("li.panel").filter(has_text="for people named")
    named.get_by_role("link", name="Sit down").click()
    brice.page.get_by_role("button", name="Sit down").click()
    expect(aline.page.get_by_text("Brice sits down.")).to_be_visible()


def test_on_a_phone_all_of_a_table_that_waits_is_in_sight(meet: Meet, server: Server) -> None:
    """With six seats the panel lay over the scores and ended under the keys."""
    aline = meet("Aline", phone=True)
    joined = server.new_table(ME, *[{"kind": "invite"}] * 5, game="root")
    aline.hold(joined).open(f"/t/{joined['table']}")
    panel = aline.page.locator(".waiting")
    expect(panel.get_by_role("button", name="Give it to a bot")).to_have_count(5)

    inside = "each => each.scrollHeight <= each.clientHeight + 1"
    at = "([x, y]) => document.elementFromPoint(x, y)?.closest('.waiting') !== null"
    assert panel.evaluate(inside)
    for key in panel.get_by_role("button").all():
        assert aline.page.evaluate(at, middle(key))
    top = panel.bounding_box()
    scores = aline.page.locator(".versus").bounding_box()
    assert top
    assert scores
    assert top["y"] >= scores["y"] + scores["height"]
