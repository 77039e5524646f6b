"""From the address bar to the end screen, against a friendly bot."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import LAST_TOKENS


def test_two_clicks_lead_to_the_first_legal_move(meet: Meet) -> None:
    newcomer = meet().open("/")

    newcomer.page.locator("[data-game=cernunos]").get_by_role("button", name="Play now").click()
    newcomer.page.wait_for_url(re.compile("/t/"))

    newcomer.wait_for_turn()
    expect(newcomer.prompt).to_have_text("Wanderer: place a token from your reserve.")


def test_a_newcomer_plays_a_whole_game_to_the_end_screen(meet: Meet) -> None:
    newcomer = meet().open("/")
    newcomer.page.locator("[data-game=cernunos]").get_by_role("button", name="Play now").click()

    newcomer.play_on()

    page = newcomer.page
    expect(page.locator("#end-title")).to_contain_text(re.compile("win|draw", re.IGNORECASE))
    expect(page.get_by_text("How it was counted")).to_be_visible()
    expect(page.get_by_text("Seal and secret agree")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    page.goto(f"http://{newcomer.server.host}/")
    expect(page.locator(".yours").get_by_text("finished")).to_be_visible()


def test_a_hint_names_a_move_and_undo_takes_it_back(meet: Meet) -> None:
    newcomer = meet().open("/")
    newcomer.page.locator("[data-game=cernunos]").get_by_role("button", name="Play now").click()
    newcomer.wait_for_turn()

    newcomer.page.keyboard.press("h")
    expect(newcomer.page.locator(".hint")).to_contain_text("A good move: Place")

    newcomer.place("Tree", "b2")
    expect(newcomer.cell("b2")).to_have_attribute("aria-label", re.compile("Green Tree"))
    newcomer.undo_key.click()
    expect(newcomer.cell("b2")).to_have_attribute("aria-label", re.compile("empty"))


def test_what_is_refused_says_why(meet: Meet) -> None:
    newcomer = meet("Aline")
    position = "b2=vT,vT/c2=gT green place1 g:11.3.3.2.1.1.1.1 v:10.3.3.2.1.1.1.1 burnt:0.0"
    seats = ({"kind": "me"}, {"kind": "bot", "level": "random"})
    newcomer.sit(newcomer.server.new_table(*seats, options={"position": position}))

    newcomer.token("Deer").click()
    newcomer.press("b2")

    expect(newcomer.page.locator(".hint")).to_contain_text("The enemy on b2 has power 1")
    expect(newcomer.page.locator(".hint")).to_contain_text("(§ 6)")


def test_a_phone_aims_with_one_tap_and_places_with_the_next(meet: Meet) -> None:
    newcomer = meet(phone=True).open("/")
    newcomer.page.locator("[data-game=cernunos]").get_by_role("button", name="Play now").tap()
    newcomer.wait_for_turn()

    newcomer.token("Tree").tap()
    newcomer.cell("b2").locator(".hit").tap()
    go = newcomer.page.get_by_role("button", name="Place a Tree on b2")
    expect(go).to_be_visible()
    expect(newcomer.cell("b2")).to_have_attribute("aria-label", re.compile("empty"))

    go.tap()
    expect(newcomer.cell("b2")).to_have_attribute("aria-label", re.compile("Green Tree"))


def test_a_whole_game_is_played_from_the_list_of_options(meet: Meet) -> None:
    reader = meet("Aline", plain=True)
    seats = ({"kind": "me"}, {"kind": "bot", "level": "random"})
    reader.sit(reader.server.new_table(*seats, options={"position": LAST_TOKENS}))

    for _ in range(20):
        reader.page.locator(".choices li button, #end-title").first.wait_for()
        if reader.over:
            break
        number = reader.decision
        reader.page.locator(".choices li button").first.click()
        assert reader.moved_on(number)

    expect(reader.page.locator("#end-title")).to_be_visible()
