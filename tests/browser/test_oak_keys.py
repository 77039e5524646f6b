"""Oak as somebody plays it by keys: what Tab comes to, what stays open, what stays where it is."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person, middle
from tests.browser.oak_kit import key, reached, started, take, verbs
from tests.server.kit import Server

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
SPOT = "() => document.activeElement.dataset.spot ?? ''"
REST = 1
IN_HAND, PLAYED = 1, 2


def laptop(person: Person, joined: dict[str, Any]) -> Person:
    person.page.set_viewport_size(LAPTOP)
    person.sit(joined).rest()
    return person


def mine(state: Any) -> dict[str, Any]:
    found: dict[str, Any] = state.view(0)["board"]["sides"][0]
    return found


def an_elder_rests(state: Any) -> bool:
    """A slot may be entered, and by whom is still to be said."""
    kinds = {kind for kind, place in mine(state)["druids"] if place == REST}
    return bool(0 in kinds and len(kinds) > 1 and "temple" in verbs(state))


def swaps(state: Any) -> bool:
    """Of whatever is given there are several, and a free action pays the same Resources."""
    options = [each for each in state.decision.options if each[0] == "swap"]
    most: dict[int, int] = {given: count for _, given, _, count in sorted(options)}
    return bool(min(most.values(), default=0) > 1 and "trade" in verbs(state))


def cards_join_a_played_hand(state: Any) -> bool:
    if "add" not in verbs(state):
        return False
    cards: list[int] = mine(state)["cards"]
    return sum(each == IN_HAND for each in cards) + sum(each >= PLAYED for each in cards) > 2


def test_tab_walks_the_slots_from_left_to_right(meet: Meet, server: Server) -> None:
    """The Temple in the middle came last, as it is drawn."""
    player = meet("Aline").sit(started(server))
    expect(key(player, "slot:3")).to_have_attribute("data-lit", "true")

    walked = []
    for _ in range(9):
        player.page.keyboard.press("Tab")
        walked.append(player.page.evaluate(SPOT))

    places = [middle(key(player, each))[0] for each in walked if each.startswith("slot:")]
    assert len(places) > 5
    assert places == sorted(places)


def test_what_goes_away_as_a_choice_begins_is_weighed_no_longer(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(started(server))
    passing = player.page.get_by_role("button", name="Pass for this Round (3 Druids ready)").first
    while not passing.evaluate("each => each === document.activeElement"):
        player.page.keyboard.press("Tab")
    expect(player.page.locator("#consequence")).to_contain_text("3 Druids still ready to act")

    player.page.keyboard.press("1")

    expect(passing).to_have_count(0)
    expect(player.page.locator("#consequence")).to_have_count(0)


def test_the_other_acts_of_a_card_stay_open_while_one_waits(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(started(server))
    key(player, "card:2").click()
    take(player, "slot:3")
    expect(player.page.locator(".dock .go")).to_contain_text("3 Mistletoe and one Druid")

    for other in ("slot:4", "slot:5", "deed:10", "deed:11"):
        expect(key(player, other)).to_have_attribute("data-lit", "true")
    take(player, "slot:5")

    expect(player.page.locator(".dock .go")).to_contain_text("6 Mistletoe and one Druid")
    expect(player.prompt).to_have_text("Lore, three stones: promote a Druid?")


def test_the_key_says_the_price_also_before_the_druid_is_named(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(reached(server, an_elder_rests))

    player.page.locator(".hand .ln.lit:not(.oak)").first.click()

    price = player.page.locator(".dock .commit small")
    expect(price).to_have_text(re.compile(r"^\d (Feathers?|Mistletoe|Runes?) and (one|2) Druids?$"))


def test_how_many_to_swap_is_stepped_through(meet: Meet, server: Server) -> None:
    """The numbers lay over the board as keys without a word."""
    player = laptop(meet("Aline"), reached(server, swaps))
    tray = player.page.locator(".stage .tray")

    stepper = tray.locator(".stepper")
    while not stepper.count():
        expect(tray.locator('[data-option^="trade"]')).to_have_count(0)
        tray.locator(".act").last.click()
        player.settle()
    first = stepper.locator(".act").inner_text()
    stepper.get_by_role("button", name="One more").click()

    expect(stepper.locator(".act")).not_to_have_text(first)


def test_keys_beside_the_board_stay_where_they_are_when_a_druid_is_picked(
    meet: Meet, server: Server
) -> None:
    def both(state: Any) -> bool:
        kinds = {each[1] for each in state.decision.options if each[0] == "recruit"}
        return kinds == {0} and {"recruit_two", "renew"} <= verbs(state)

    player = laptop(meet("Aline"), reached(server, both))
    one = player.page.locator('.stage [data-option^="recruit "]').first
    before = middle(one)

    take(player, "root:0")

    expect(player.prompt).to_contain_text("alone, or with another?")
    assert middle(one) == before


def test_cards_that_may_join_a_hand_say_what_they_do(meet: Meet, server: Server) -> None:
    player = laptop(meet("Aline"), reached(server, cards_join_a_played_hand))

    words = player.page.locator(".dock .beside .word")
    assert words.count() >= 4
    for word in words.all():
        expect(word).to_be_visible()
