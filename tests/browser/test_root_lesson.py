"""A lesson of Root on a phone: there is room to read, and then room to play."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet


def test_the_words_make_room_for_the_map_and_then_for_the_hand(meet: Meet) -> None:
    learner = meet(phone=True).open("/learn/root/woodland/4")
    page, coach = learner.page, learner.page.locator(".coach")
    expect(learner.board).to_be_visible(timeout=30_000)  # the way to the step is played first
    expect(coach.locator("h2")).to_have_text("Move")
    expect(page.locator(".pointing .pencil")).to_have_count(2)  # both clearings are in sight
    expect(page.locator(".dock")).to_be_hidden()

    coach.get_by_role("button", name="To the board").tap()
    page.locator('[data-place="9"]').first.tap()
    page.locator('[data-place="11"]').first.tap()
    page.get_by_role("button", name="Move one warrior from clearing 10 to clearing 12").tap()

    expect(coach.locator("h2")).to_have_text("What you leave behind")
    assert learner.faults == []
