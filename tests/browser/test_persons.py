"""One person, several devices: what a browser keeps, takes along, and gives up."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import KEYS
from tests.server.kit import ME, OPEN, Server


def test_a_browser_from_before_keeps_its_seats_and_has_one_key(meet: Meet, server: Server) -> None:
    tables = [server.new_table(ME, OPEN) for _ in range(2)]
    old = [{"table": each["table"], "token": each["token"], "invite": ""} for each in tables]
    aline = meet("Aline")
    aline.remember(KEYS, old)

    aline.open("/")
    expect(aline.page.locator(".yours .game")).to_have_count(2)
    aline.page.wait_for_function(
        f"() => JSON.parse(localStorage.getItem('{KEYS}')).every(each => each.token === '')"
    )
    aline.open(f"/t/{tables[0]['table']}")

    expect(aline.page.locator(".stage")).to_be_visible()
    assert server.page(tables[0]["table"], aline.key).you["seats"] == [0]


def test_a_name_is_changed_for_all_tables_at_once(meet: Meet, server: Server) -> None:
    aline = meet("Aline").open("/new/cernunos")
    aline.page.get_by_role("button", name="Open the table").click()
    expect(aline.board).to_be_visible()
    table = aline.page.url.split("/t/")[1]

    aline.open("/me")
    aline.page.get_by_role("textbox", name="Your name").fill("Alix")
    aline.page.get_by_role("button", name="Change it").click()

    expect(aline.page.get_by_role("status")).to_have_text(
        "That is your name now, at all your tables."
    )
    expect(aline.page.get_by_text("this one")).to_be_visible()
    names = [each["name"] for each in server.ask(f"/api/tables/{table}").json["seats"]]
    assert "Alix" in names
    assert "Aline" not in names
    prefs = json.loads(aline.page.evaluate("localStorage.getItem('nemeton.prefs')"))
    assert prefs["name"] == "Alix"


def test_games_are_taken_along_to_a_phone_and_a_sheet_opens_them_again(
    meet: Meet, server: Server
) -> None:
    laptop = meet("Aline").open("/new/cernunos")
    laptop.page.get_by_role("button", name="Open the table").click()
    expect(laptop.board).to_be_visible()
    laptop.open("/me")
    laptop.page.get_by_role("button", name="Make a link").click()
    expect(laptop.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = str(laptop.page.get_by_test_id("invite-link").get_attribute("data-link"))
    laptop.page.get_by_role("button", name="Write a sheet").click()
    expect(laptop.page.locator(".sheet li")).to_have_count(10)
    words = " ".join(laptop.page.locator(".sheet li").all_inner_texts())

    phone = meet("", phone=True, locale="fr")
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Les ouvrir ici").click()
    expect(phone.page.get_by_role("status").first).to_contain_text("Bienvenue, Aline")
    phone.open("/")
    expect(phone.page.locator(".yours .game")).to_have_count(1)

    other = meet("").open("/me")
    other.page.goto(link)
    expect(other.page.get_by_role("alert")).to_contain_text("This link was used already")
    other.page.get_by_label("The ten words, in order").fill(words)
    other.page.get_by_role("button", name="Open my games").click()
    other.page.get_by_role("button", name="Open them here").click()
    expect(other.page.get_by_text("Welcome, Aline")).to_be_visible()

    other.page.get_by_role("button", name="Delete it all").click()
    other.page.get_by_role("button", name="Delete everything").click()
    expect(other.page.get_by_text("Nothing is kept about you any more.")).to_be_visible()
    phone.open("/")
    expect(phone.page.locator(".yours .game")).to_have_count(0)
