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


def test_what_the_eyrie_does_is_told_before_the_coach_goes_on(meet: Meet) -> None:
    learner = meet(pace="slow").open("/learn/root/woodland/6")
    page, title = learner.page, learner.page.locator(".coach h2").last
    page.get_by_role("button", name="End Daylight").click(timeout=30_000)
    page.locator(".commit.go").click()

    expect(page.locator(".caption")).to_contain_text("Eyrie")
    expect(title).to_have_text("Enough for today")
    expect(page.locator(".coach")).to_contain_text("Bot plays …")
    page.keyboard.press("Escape")
    expect(title).to_have_text("A roost next door")
    page.keyboard.press("Enter")
    expect(title).to_have_text("To battle stations")
    assert learner.faults == []


def test_the_coach_goes_on_after_the_game_has_ended(meet: Meet) -> None:
    learner = meet(phone=True).open("/learn/root/dominance/12")
    page, coach = learner.page, learner.page.locator(".coach")
    expect(coach.locator("h2")).to_have_text("Won", timeout=30_000)
    coach.get_by_role("button", name="Continue").tap()
    expect(coach.locator("h2")).to_have_text("How to stop it")

    page.get_by_role("button", name="See the result").tap()
    expect(page.locator(".res .why")).to_have_text(
        "Won as the Marquise. A victory by dominance. Decided in your turn (Round 5)."
    )
    assert learner.faults == []
