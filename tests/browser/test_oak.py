"""Oak on its board: each kind of turn, a Festival, a Potion, an Artifact, a solo game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person, middle
from tests.browser.oak_kit import act, key, log, played_on, reached, started, take, verbs
from tests.server.kit import Server

ROOTS, REST = 0, 1
# How many sentences are told, noted by the page itself: a test may look too late.
NOTING = """new MutationObserver(() => {
  const told = document.querySelectorAll('.told li').length;
  const seen = (window.told ??= []);
  if (told && seen.at(-1) !== told) seen.push(told);
}).observe(document, { childList: true, subtree: true })"""


def side(state: Any) -> dict[str, Any]:
    found: dict[str, Any] = state.view(0)["board"]["sides"][0]
    return found


# Whole games are for the soak; here the last two Rounds are played to the end.
FROM = pytest.mark.parametrize("first", [4, pytest.param(1, marks=pytest.mark.soak)])


def alone(server: Server, order: str, first: int) -> dict[str, Any]:
    """A table for one, from the beginning of that Round."""
    return reached(server, lambda state: state.round == first, players=1, orders=(order,))


def test_an_order_is_chosen_first(meet: Meet, server: Server) -> None:
    bot = {"kind": "bot", "level": "random"}
    table = server.new_table({"kind": "me"}, bot, game="oak", options={"first": "2"})
    player = meet("Aline").sit(table)

    player.page.get_by_role("button", name="Order of the Forest").click()

    expect(player.page.locator(".left section").last).to_contain_text("Order of the Forest")


def test_a_card_and_a_slot_make_a_temple_action(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(started(server))

    key(player, "card:2").click()
    expect(key(player, "slot:4")).to_have_attribute("data-lit", "true")
    expect(key(player, "slot:0")).not_to_have_attribute("data-lit", "true")
    take(player, "slot:3")
    expect(player.page.locator(".dock .go")).to_contain_text("3 Mistletoe and one Druid")
    take(player, "slot:3")  # a second press carries it out
    expect(player.prompt).to_have_text("Which Ingredient do you pick from the bag?")
    player.page.get_by_role("button", name="Pick an Acorn from the bag").click()

    expect(log(player)).to_contain_text("Aline picks an Acorn from the bag.")


def test_a_slot_may_be_touched_before_the_card(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(started(server))

    act(player, "slot:5")

    expect(player.prompt).to_have_text("Which Druid becomes what?")


def test_a_line_of_a_card_is_an_oak_action(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(started(server))

    key(player, "deed:3").click()
    expect(player.prompt).to_have_text("Storytelling: Oak action?")
    key(player, "deed:3").click()

    expect(log(player)).to_contain_text("Aline reaches the first space of the Feather Branch.")
    expect(player.page.locator(".left .big").last).to_have_text("2")


def test_the_action_of_an_order_promotes_a_druid_in_the_grove(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(started(server))

    act(player, "order:0")
    expect(player.prompt).to_have_text("Which Druid becomes what?")
    key(player, f"place:{REST}").click()
    expect(player.page.locator(".grove .elder").first).to_be_visible()
    key(player, "elder:2").click()

    expect(log(player)).to_contain_text("is now the Bard")
    expect(player.page.locator(".grove .elder")).to_have_count(0)


def test_passing_leads_to_the_forest(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(started(server))

    passing = player.page.get_by_role("button", name="Pass for this Round (3 Druids ready)")
    passing.first.click()
    expect(player.page.locator(".commit")).to_contain_text("3 Druids still ready to act")
    passing.first.click()  # a second press carries it out
    expect(player.prompt).to_have_text("Gather an Ingredient from the Forest?")
    player.page.locator('[data-spot^="forest:"][data-lit]').first.dispatch_event("click")

    expect(log(player)).to_contain_text(re.compile("Aline gathers an? "))
    expect(player.page.locator(".left")).to_contain_text("Has passed, gathers in the Forest")


def may_erect(state: Any) -> bool:
    """A Menhir may be erected, and there is a place for it already."""
    mine = state.view(0)["board"]["sides"][0]
    used = mine["menhirs"] + sum(mine["sanctuaries"])
    return ("menhir",) in state.decision.options and used < mine["upper_places"]


def test_a_menhir_is_erected(meet: Meet, server: Server) -> None:
    table = reached(server, may_erect)
    player = meet("Aline").sit(table)

    act(player, "menhir")
    elder = player.page.locator('[data-spot^="rest:"][data-lit]')
    if "Who erects" in player.prompt.inner_text():
        elder.first.click()

    expect(log(player)).to_contain_text("erects a Menhir")


def test_a_free_action_is_narrowed_word_by_word(meet: Meet, server: Server) -> None:
    def tradeable(state: Any) -> bool:
        return "trade" in verbs(state) and state.decision.prompt == "main"

    player = meet("Aline").sit(reached(server, tradeable))

    number = player.decision
    player.page.locator("[data-free=trade]").first.click()
    for _ in range(4):
        if player.answers(number, player.page.locator(".tray .key").first.click):
            break

    expect(log(player)).to_contain_text(re.compile("Aline trades .* for "))


def test_a_festival_is_held(meet: Meet, server: Server) -> None:
    climbs: list[int] = []

    def solstice(state: Any) -> bool:
        """A step whose Solar token brings the sun to a solstice."""
        for option in state.decision.options:
            if option[0] != "oak":
                continue
            after = state.clone()
            after.choose(option)
            sun = after.view(0)["board"]["sun"]
            if sun["space"] != state.view(0)["board"]["sun"]["space"] and sun["space"] == 3:
                climbs.append(option[1] * 4 + 3)
                return True
        return False

    player = meet("Aline").sit(reached(server, solstice))

    key(player, f"deed:{climbs[-1]}").click()
    player.page.locator(".commit.go").click()

    expect(log(player)).to_contain_text("Solstice Festival")
    expect(player.page.locator(".left")).to_contain_text("Sun at 15")


def use(player: Person) -> None:
    """Picks tokens until they make the Potion, then confirms."""
    whole = player.page.locator(".dock .go")
    for _ in range(9):
        if not whole.count():
            player.page.locator(".tray .key.act:visible").first.click()
    whole.click()


def test_a_potion_is_brewed_from_the_shelf(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(reached(server, lambda state: state.decision.prompt == "brew"))

    potion = player.page.locator('[data-spot^="potion:"][data-lit]').first
    if "which Ingredients" in player.asked_next(potion):
        use(player)

    expect(log(player)).to_contain_text(re.compile("Aline brews .* with "))


def test_an_artifact_turns_to_exhaustion(meet: Meet, server: Server) -> None:
    found: list[int] = []

    def last_turn(state: Any) -> bool:
        notches = state.view(0)["board"]["notches"]
        for option in state.decision.options:
            if (
                option[0] == "use_artifact"
                and notches[option[1]] == 2
                and option[1] in (0, 1, 2, 8, 11)
            ):
                found.append(option[1])
                return True
        return False

    player = meet("Aline").sit(reached(server, last_turn))

    before = player.decision
    act(player, f"artifact:{found[-1]}")
    assert player.moved_on(before)
    if "which Druid do you place on it?" in player.prompt.inner_text():
        player.page.locator('[data-spot^="rest:"][data-lit]').first.click()

    expect(log(player)).to_contain_text("is exhausted")
    player.page.keyboard.press("g")
    expect(player.page.locator(".grove .wheel", has_text="exhausted").first).to_be_visible()


def test_what_is_refused_says_why(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(started(server))

    take(player, "deed:17")  # Ritual, two stones: nothing to brew with

    why = "You do not have the Ingredients of any Potion on offer. (§ 3.15.1)"
    expect(player.page.locator(".dock .hint")).to_have_text(why)
    note = player.page.locator("[data-refused='deed:17']")
    expect(note).to_have_text(why)
    (x, y), (left, top) = middle(note), middle(key(player, "deed:17"))
    assert abs(x - left) < 360
    assert abs(y - top) < 160  # beside what was pressed


def test_a_turn_is_played_by_keyboard_alone(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(started(server))
    keyboard = player.page.keyboard
    expect(key(player, "card:2")).to_have_attribute("data-lit", "true")

    keyboard.press("2")
    expect(key(player, "card:2")).to_have_attribute("aria-pressed", "true")
    key(player, "slot:3").focus()
    keyboard.press("ArrowRight")
    expect(key(player, "slot:4")).to_be_focused()
    keyboard.press("Enter")
    keyboard.press("Enter")

    expect(player.prompt).to_have_text("Which side of the Sanctuary?")


def test_a_turn_is_played_by_thumb(meet: Meet, server: Server) -> None:
    player = meet("Aline", phone=True).sit(started(server))

    key(player, "card:2").tap()
    player.page.locator('.deeds [data-spot="deed:8"]').tap()
    player.page.locator(".dock .go").tap()
    player.page.locator(".tray").get_by_role("button", name="Pick an Acorn from the bag").tap()

    expect(player.prompt).not_to_have_text("Which Ingredient do you pick from the bag?")


def test_every_grove_can_be_visited(meet: Meet, server: Server) -> None:
    player = meet("Aline", theme="dark").sit(started(server, players=4))

    player.page.keyboard.press("g")
    expect(player.page.locator(".grove h2", has_text="Order of the Bee")).to_be_visible()
    player.page.locator(".grove .who").nth(2).click()
    expect(player.page.locator(".grove h2", has_text="Order of the Cairns")).to_be_visible()
    player.page.get_by_role("button", name="Back to the oak").click()

    expect(
        player.page.get_by_role("group", name=re.compile("The Sacred Oak, its Temples"))
    ).to_be_visible()


@FROM
def test_a_game_alone_against_broichan(meet: Meet, server: Server, first: int) -> None:
    table = alone(server, "forest", first)
    player = meet("Aline").sit(table)

    played_on(player, seed=4)

    result = player.page.locator(".res")
    expect(result.get_by_text("How it was counted")).to_be_visible()
    expect(result.get_by_role("row", name=re.compile("^Branches"))).to_be_visible()
    expect(result.get_by_role("row", name=re.compile("^Steps on the Branches"))).to_be_visible()


@FROM
def test_a_game_by_keyboard_in_french(meet: Meet, server: Server, first: int) -> None:
    table = alone(server, "fox", first)
    player = meet("Aline", locale="fr", theme="dark").sit(table)

    played_on(player, seed=9, keyboard=True)

    expect(player.page.locator("#end-title")).to_be_visible()


def test_a_token_that_may_be_taken_in_two_ways_asks_which(meet: Meet, server: Server) -> None:
    table = reached(server, lambda state: {"gather", "gather_freely"} <= verbs(state), seed=51)
    player = meet("Aline").sit(table)

    player.page.locator('[data-spot^="forest:"][data-lit]').first.dispatch_event("click")
    ways = player.page.get_by_role("group", name="What you may choose").get_by_role("button")

    expect(ways).to_have_count(2)
    expect(ways.last).to_contain_text("moving no Druid")
    ways.last.click()
    expect(log(player)).to_contain_text("Aline gathers")


def test_a_creature_that_is_searched_out_of_the_pile_has_a_key(meet: Meet, server: Server) -> None:
    table = reached(server, lambda state: state.decision.prompt == "companion", seed=19)
    player = meet("Aline").sit(table)
    keys = player.page.get_by_role("group", name="What you may choose").locator(".act")

    wanted = keys.last.inner_text()
    keys.last.click()

    expect(log(player)).to_contain_text(f"Aline takes {wanted}")


def has_a_list_too_long_to_show(state: Any) -> bool:
    return "use_of" in verbs(state) and state.decision.several is not None


@pytest.mark.parametrize("phone", [False, True])
def test_a_long_list_of_payments_is_picked_token_by_token(
    meet: Meet, server: Server, phone: bool
) -> None:
    table = reached(server, has_a_list_too_long_to_show, seed=23)
    player = meet("Aline", phone=phone).sit(table)
    tray = player.page.get_by_role("group", name="What you may choose")
    chip, whole = player.page.locator(".dock [data-member]"), player.page.locator(".dock .go")
    before = player.decision
    keys = tray.get_by_role("button", name="Use a")
    open_keys = tray.get_by_role("button", name="Use a", disabled=False)
    number = keys.count()

    open_keys.last.click()
    expect(chip).to_contain_text("lay back")
    expect(keys).to_have_count(number)  # each stays in its place
    chip.click()
    expect(chip).to_have_count(0)
    for _ in range(9):
        if not whole.count():
            open_keys.last.click()
    whole.click()

    assert player.moved_on(before)


def carry(player: Person, thing: Locator, place: Locator) -> None:
    """Takes hold of something and lets it go elsewhere."""
    mouse = player.page.mouse
    mouse.move(*middle(thing))
    mouse.down()
    mouse.move(*middle(place), steps=8)
    expect(player.page.locator(".carried")).to_be_visible()
    mouse.up()


def test_a_card_is_carried_to_its_temple(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(started(server))

    carry(player, key(player, "card:2"), key(player, "slot:5"))
    player.page.locator(".dock .go").click()

    expect(player.prompt).to_have_text("Which Druid becomes what?")


def test_a_card_is_carried_up_its_branch_and_not_up_another(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(started(server))

    carry(player, key(player, "card:0"), key(player, "space:7"))
    expect(key(player, "card:0")).to_have_attribute("aria-pressed", "true")
    carry(player, key(player, "card:0"), key(player, "space:0"))
    player.page.locator(".dock .go").click()

    expect(log(player)).to_contain_text("Aline reaches the first space of the Feather Branch.")


def test_an_artifact_is_carried_home(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(started(server))

    carry(player, key(player, "card:0"), key(player, "slot:2"))
    player.page.locator(".dock .go").click()
    expect(player.prompt).to_have_text("Which Artifact do you take?")
    carry(player, player.page.locator(".artifact [data-lit]").first, player.page.locator(".strip"))

    expect(log(player)).to_contain_text("Aline gains 4 points (Artifacts).")


def test_broichans_turn_is_told_in_steps_with_his_reasons(meet: Meet, server: Server) -> None:
    table = server.new_table({"kind": "me"}, game="oak", options={"orders": ["bee"]})
    player = meet("Aline", pace="slow")
    player.before_pages(NOTING)
    player.sit(table)
    key(player, "deed:3").click()
    player.page.locator(".dock .go").click()
    player.page.get_by_role("button", name="End the turn").click()

    told = player.page.locator(".told")
    expect(told.get_by_text("He draws", exact=True)).to_be_visible()
    expect(told.locator("li").nth(1)).to_be_visible()
    assert player.page.evaluate("window.told")[:2] == [1, 2]
    told.get_by_role("button", name="Continue").click()

    expect(told).to_have_count(0)
    aside = player.page.get_by_role("region", name="Cards he has not drawn yet")
    expect(aside).to_contain_text(re.compile("Clockwise from|climbs instead|Every slot"))


def test_what_a_trade_brings_stands_in_one_line_of_the_strip(meet: Meet, server: Server) -> None:
    """The third Resource lay half below the strip; with the focus on it the whole board slid up."""
    two = reached(
        server, lambda state: "trade" in verbs(state) and sum(side(state)["ingredients"]) == 2
    )
    player = meet("Aline", locale="fr").sit(two)

    player.page.set_viewport_size({"width": 1200, "height": 900})
    player.page.locator(".strip [data-free=trade]").click()
    keys = player.page.locator(".strip .key.act")
    expect(keys).to_have_count(3)

    assert (
        len({round(box["y"]) for box in (each.bounding_box() for each in keys.all()) if box}) == 1
    )
    keys.last.focus()
    assert player.page.evaluate("document.querySelector('.stage .frame').scrollTop") == 0


def holding_three_kinds(state: Any) -> bool:
    """Of the last kind one only, so that no two of it can be given."""
    held = [number for number in side(state)["ingredients"] if number]
    return (
        "trade" in verbs(state)
        and state.decision.prompt == "main"
        and len(held) == 3
        and held[-1] == 1
    )


def test_what_is_traded_is_given_in_any_order(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(reached(server, holding_three_kinds))
    keys = player.page.locator(".tray .key.act:visible")
    player.page.locator("[data-free=trade]:visible").first.click()
    expect(keys).to_have_count(3)
    first, last = (keys.nth(i).get_attribute("aria-label") or "" for i in (0, 2))

    number = player.decision
    keys.last.click()
    for _ in range(4):
        if player.answers(number, keys.first.click):
            break

    expect(log(player)).to_contain_text(re.compile(f"Aline trades .*{first}.*{last}.* for ", re.I))


def test_a_card_to_be_added_says_what_it_does(meet: Meet, server: Server) -> None:
    table = reached(server, lambda state: "add" in verbs(state))
    player = meet("Aline", phone=True).sit(table)

    added = player.page.locator(".tray").get_by_role("button", name="Add Mysticism to the hand")

    expect(added).to_contain_text(re.compile("a sanctuary 3 *an artifact 4"))


def test_what_waits_is_not_said_twice(meet: Meet, server: Server) -> None:
    player = meet("Aline", phone=True).sit(started(server))

    key(player, "card:2").tap()
    key(player, "slot:3").tap()

    expect(player.page.locator(".dock .go")).to_contain_text("Pick an Ingredient from the bag")
    expect(player.prompt).to_contain_text("Lore, one stone")
    expect(player.page.locator(".dock .hint")).not_to_contain_text("Lore, one stone")


def test_a_line_of_the_log_looks_back_and_closes_it(meet: Meet, server: Server) -> None:
    player = meet("Aline", phone=True).sit(started(server))
    take(player, "card:2")
    player.page.locator('.deeds [data-spot="deed:11"]').tap()
    player.page.locator(".dock .go").tap()

    player.page.get_by_role("button", name="Log", exact=True).tap()
    log(player).get_by_text("Aline plays").first.tap()

    expect(player.page.get_by_text("Looking back")).to_be_visible()
    assert not player.faults
