"""Leagues and rated tables in the browser: opened, entered by link, played to the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.server.kit import Server


def give_up(person: Person) -> None:
    """Gives up the game on the page, by the menu."""
    page = person.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").last.click()


def test_a_league_is_opened_entered_by_link_and_played(meet: Meet, server: Server) -> None:
    host = meet("Aline").open("/leagues")
    host.page.get_by_role("button", name="Open a league").click()
    host.page.get_by_role("textbox", name="What it is called").fill("Autumn cup")
    host.page.get_by_role("radiogroup", name="Between two rounds").get_by_text("No pause").click()
    host.page.get_by_role("button", name="Open the league").click()
    expect(host.page.get_by_role("heading", name="Autumn cup")).to_be_visible()
    link = host.page.get_by_test_id("invite-link").get_attribute("data-link")
    assert link is not None
    host.page.get_by_role("button", name="Enter", exact=True).click()
    expect(host.page.get_by_text("You take part.")).to_be_visible()

    guest = meet("Brice", locale="fr", phone=True).open("/league/" + link.split("/league/")[1])
    guest.page.get_by_role("button", name="S’inscrire").click()
    expect(guest.page.get_by_text("Vous y prenez part.")).to_be_visible()
    expect(guest.page.get_by_text("Mener la ligue")).to_have_count(0)
    expect(host.page.get_by_role("row").filter(has_text="Brice")).to_be_visible()
    host.page.get_by_role("button", name="Begin").click()
    guest.page.get_by_role("link", name="À la table").click()
    host.page.get_by_role("link", name="To the table").click()
    expect(host.board).to_be_visible()
    host.settle()
    give_up(host)

    host.page.get_by_role("link", name="To the league").last.click()
    expect(host.page.get_by_role("status").filter(has_text="Brice has won.")).to_be_visible()
    rows = host.page.get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Brice")
    expect(host.page.get_by_role("link", name="Replay")).to_be_visible()


def test_whoever_sits_down_at_a_rated_table_agrees_first(meet: Meet, server: Server) -> None:
    host = meet("Aline").open("/new/cernunos")
    host.page.get_by_role("switch", name="Counts for the rating").click()
    expect(host.page.get_by_role("switch", name="Hints")).to_have_count(0)
    link = host.page.get_by_test_id("invite-link").get_attribute("data-link")
    assert link is not None
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_text("rated", exact=True)).to_be_visible()

    guest = meet("Brice").open("/t/" + link.split("/t/")[1])
    sit = guest.page.get_by_role("button", name="Sit down")
    expect(sit).to_be_disabled()
    guest.page.get_by_label("This game counts for my rating").check()
    sit.click()
    expect(guest.board).to_be_visible()
    guest.settle()
    give_up(guest)
    expect(guest.page.locator("#end-title")).to_be_visible()

    host.open("/me")
    host.page.get_by_role("switch", name="Let others see it").click()
    host.page.get_by_role("link", name="See your page").click()
    expect(host.page.get_by_text("Won: 1", exact=True)).to_be_visible()
    expect(host.page.get_by_text("±").first).to_be_visible()
