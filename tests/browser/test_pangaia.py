"""Pangaia in the browser: every phase, every ritual, blessings, a continent built by hand, solo."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import nemeton
from tests.browser.conftest import Meet
from tests.browser.pangaia_kit import FIRST_CROWN, ME, Druid, go_on, position, recorded, replayed
from tests.server.kit import Server, bot


@pytest.fixture
def sit(meet: Meet, server: Server) -> Any:
    """Sits somebody down where a record stands, or at a new table."""

    def sat(record: dict[str, Any] | None = None, at: int | None = None, **rest: Any) -> Druid:
        options, seats = rest.pop("options", {}), rest.pop("seats", [ME, bot()])
        person = meet("Aline", **rest)
        joined = (
            go_on(server, record, at)
            if record
            else server.new_table(*seats, game="pangaia", options=options)
        )
        return Druid(person.sit(joined))

    return sat


def test_only_who_has_a_seat_can_be_said_to_begin(meet: Meet) -> None:
    page = meet("Aline").open("/new/pangaia").page

    first = page.get_by_role("radiogroup", name="First player").locator("label")
    expect(first).to_have_text(["random", "Violet", "Orange"])


def test_the_first_spirit_and_seed_are_placed_with_two_clicks(sit: Any) -> None:
    druid = sit(options={"continent": "reference", "first_player": "1"})
    expect(druid.legal).to_have_count(8)

    druid.press(0)
    druid.press(1)

    expect(druid.hex(0)).to_have_attribute("aria-label", re.compile("spirit of Aline"))
    expect(druid.page.locator('[data-spirit="0"]')).to_have_count(1)


def test_a_press_on_a_seat_opens_its_whole_board(sit: Any) -> None:
    druid = sit(options={"continent": "reference", "first_player": "1"})
    druid.page.locator(".panel button").first.click()

    board = druid.page.get_by_role("dialog")
    expect(board.locator("[data-slot]")).to_have_count(6)
    expect(board).to_contain_text("Slot 6 has its treetop: placing it costs 4")


def test_the_first_tab_of_a_question_goes_where_the_light_is(sit: Any) -> None:
    druid = sit(options={"continent": "reference", "first_player": "1"})
    expect(druid.legal).to_have_count(8)
    druid.page.locator(".rituals .card").first.focus()

    druid.page.keyboard.press("Tab")

    expect(druid.page.locator(".hex.legal:focus")).to_have_count(1)

    druid.page.locator(".rituals .card").first.focus()
    druid.page.keyboard.press("Tab")

    expect(druid.page.locator(".rituals .card:focus")).to_have_count(1)

    druid.hex(0).focus()
    druid.page.keyboard.press("Enter")
    expect(druid.person.prompt).to_contain_text("lake 1")
    druid.page.keyboard.press("Tab")

    expect(druid.page.locator(".hex.legal:focus")).to_have_count(1)


def test_a_dream_is_dreamt_by_keys_and_enter_confirms_what_is_full(sit: Any) -> None:
    record = recorded("two-players")
    at = next(
        i
        for i, each in enumerate(record["choices"])
        if each[0] == "dream" and len(dreamt(record, i)) > 1
    )
    druid = sit(record, at)
    keyboard, several = druid.page.keyboard, len(dreamt(record, at))
    druid.page.locator(".places").get_by_role("button", name="Dream").press("Enter")
    expect(druid.person.prompt).to_contain_text(f"Take {several} resources")
    before = druid.person.decision

    keyboard.press("Tab")
    expect(druid.page.locator(".tray button:focus")).to_have_accessible_name("Take sun")
    keyboard.press("ArrowRight")
    expect(druid.page.locator(".tray button:focus")).to_have_accessible_name("Take wind")
    for _ in range(several):
        keyboard.press("Enter")
    expect(druid.page.locator(".dock")).to_contain_text(f"{several} of {several} picked")
    keyboard.press("Enter")

    assert druid.person.moved_on(before)


def test_arrows_walk_the_slots_and_the_cards_and_a_slot_says_what_it_brings(sit: Any) -> None:
    record = recorded("two-players")
    at = next(
        i
        for i in range(len(record["choices"]))
        if (asked := replayed(record, i).decision) is not None
        and asked.prompt == "grow"
        and len({option[1] for option in asked.options if option[0] == "grow"}) > 1
        and len({option[2] for option in asked.options if option[0] == "grow"}) > 1
    )
    druid = sit(record, at)
    focused = druid.page.locator(".slot:focus")
    lit = druid.page.locator(".hand .slot.may")
    expect(lit.nth(1)).to_be_visible()

    druid.page.locator(".hex.legal").first.press("Enter")
    lit.first.focus()
    druid.page.keyboard.press("ArrowRight")

    expect(focused).to_have_attribute("data-slot", lit.nth(1).get_attribute("data-slot") or "")
    expect(druid.page.locator("#consequence")).to_contain_text("treetop")
    expect(focused).to_have_attribute("aria-describedby", "consequence")


def test_of_two_lands_side_by_side_a_finger_means_the_nearer_one(sit: Any) -> None:
    druid = sit(options={"continent": "reference", "first_player": "1"}, phone=True)
    druid.hex(0).locator("path").tap()
    expect(druid.person.prompt).to_contain_text("lake 1")

    for one, other in ((1, 2), (2, 1)):
        (x, y), (far_x, far_y) = (middle(druid.hex(each).locator("path")) for each in (one, other))
        druid.page.touchscreen.tap(x + (far_x - x) / 3, y + (far_y - y) / 3)
        name = (druid.hex(one).get_attribute("aria-label") or "").partition(",")[0]
        expect(druid.page.locator(".commit.go")).to_contain_text(name)


def test_a_continent_is_built_by_hand(sit: Any) -> None:
    druid = sit(options={"continent": "built", "first_player": "1"})
    page = druid.page

    for tile in range(0, 8, 2):  # the bot lays every second one
        expect(page.locator("[data-hex]")).to_have_count(4 * tile)
        page.locator("[data-spot] path").nth(tile // 2).dispatch_event("click")
        ghost, turn = page.locator("[data-turned]"), page.get_by_role("button", name="Turn it")
        expect(ghost).to_be_visible()
        if turn.is_enabled():
            before = ghost.get_attribute("data-turned")
            turn.click()
            expect(ghost).not_to_have_attribute("data-turned", before)
        page.get_by_role("button", name="Lay it here").click()
        expect(ghost).to_have_count(0)

    expect(page.locator("[data-hex]")).to_have_count(32)
    expect(druid.person.prompt).to_contain_text("Choose a free lake")


def test_each_land_says_what_sprouting_costs(sit: Any) -> None:
    druid = sit(recorded("two-players"), 199)
    expect(druid.person.prompt).to_contain_text("Seed growth")

    board = druid.page.locator(".map")
    expect(board.get_by_text("free")).to_have_count(2)
    expect(board.get_by_text("−1")).to_have_count(2)

    druid.follow(recorded("two-players")["choices"][199:202])


def test_a_refused_hex_says_why_beside_it(sit: Any) -> None:
    druid = sit(recorded("two-players"), 199)

    druid.hex(7).locator("path").dispatch_event("click")

    expect(druid.page.locator(".hint")).not_to_be_empty()
    expect(druid.page.locator('[data-refused="7"]')).to_have_text(
        druid.page.locator(".hint").inner_text()
    )


def test_a_tree_that_fits_no_ritual_says_why(sit: Any) -> None:
    record = recorded("two-players")
    druid = sit(record, 177)
    board = replayed(record, 177).view(None)["board"]
    foreign = next(tree["land"] for tree in board["trees"] if tree["owner"] == 1)

    druid.press(foreign)

    expect(druid.page.locator(".hint")).to_have_text("No tree of yours stands there. (§ RT3)")


def test_a_card_that_cannot_be_played_says_what_it_is_short_of(sit: Any) -> None:
    druid = sit(recorded("two-players"), 177)

    expect(druid.page.locator(".rituals .card.off").first).to_contain_text("no tree on rain")


def test_the_land_aimed_at_tells_seeds_and_neighbours(sit: Any) -> None:
    record = recorded("two-players")
    at = next(i for i, each in enumerate(record["choices"]) if each[0] == "plant" and i > 120)
    druid = sit(record, at)

    druid.press(record["choices"][at][1])
    druid.hex(record["choices"][at][2]).focus()

    expect(druid.page.locator("#consequence .then")).to_contain_text("neighbours: you")


def test_on_a_phone_goals_and_blessings_are_a_page_away(sit: Any) -> None:
    record = recorded("three-players-advanced")
    at = next(
        i
        for i, each in enumerate(record["choices"])
        if each[0] == "plant" and any(replayed(record, i).view(2)["board"]["players"][2]["hand"])
        if replayed(record, i).decision.seat == 2
    )
    druid = sit(record, at, phone=True)
    page = druid.page

    page.get_by_role("button", name="Goals").click()

    achievements = page.get_by_role("region", name="Achievements")
    expect(achievements.get_by_role("img", name="Aline 2")).to_have_count(2)
    expect(page.get_by_role("region", name="Blessings")).to_be_visible()


def test_the_end_tells_the_parts_of_each_total(sit: Any) -> None:
    record = recorded("three-players-advanced")
    last = len(record["choices"])
    druid = sit(record, last - 1)
    final = [player["final"] for player in nemeton.replay(record).view(None)["board"]["players"]]

    druid.follow([record["choices"][-1]])

    for key, name in (("energy", "Life energy"), ("awards", "Achievements")):
        row = druid.page.get_by_role("row").filter(has_text=name)
        for part in final:
            expect(row).to_contain_text(str(part[key]))


def test_the_spirit_plants_beside_the_lake_it_goes_to(sit: Any) -> None:
    record = recorded("two-players")
    at = next(i for i, each in enumerate(record["choices"]) if each[0] == "plant")
    druid = sit(record, at)
    lake, land = record["choices"][at][1:]

    druid.press(lake)
    expect(druid.page.locator(".map").get_by_text("alone").first).to_be_visible()
    if druid.legal.count():
        druid.press(land)

    expect(druid.hex(lake)).to_have_attribute("aria-label", re.compile("spirit of"))


def test_dreaming_takes_resources_of_any_kind_in_any_order(sit: Any) -> None:
    record = recorded("two-players")
    at = next(
        i
        for i, each in enumerate(record["choices"])
        if each[0] == "dream" and len(dreamt(record, i)) > 1
    )
    druid = sit(record, at)
    page, dock = druid.page, druid.page.locator(".dock")
    several = dreamt(record, at)

    page.locator(".places").get_by_role("button", name="Dream").click()
    expect(druid.person.prompt).to_contain_text(f"Take {len(several)} resources")
    page.locator(".tray").get_by_role("button", name="Take snow").click()
    expect(dock).to_contain_text(f"1 of {len(several)} picked")
    expect(page.locator(".go")).to_have_count(0)  # one is not enough, and none is taken unasked
    dock.get_by_role("button", name="snow lay back").click()
    expect(dock).to_contain_text(f"0 of {len(several)} picked")
    for name in ("rain", *["sun"] * (len(several) - 1)):
        page.locator(".tray").get_by_role("button", name=f"Take {name}").click()
    page.locator(".go").click()

    expect(page.locator(".stock").get_by_label(re.compile("rain: [1-9]"))).to_be_visible()


SIZES = (
    (1181, 800),
    (1280, 720),
    (1440, 900),
    (1501, 900),
    (1920, 1080),
    (2560, 1440),
    (1024, 768),
    (844, 390),
    (390, 844),
)


SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
UNDER_THE_FINGER = """key => {
  const box = key.getBoundingClientRect();
  return [2, box.height / 2, box.height - 2].every((down) =>
    key.contains(document.elementFromPoint(box.x + box.width / 2, box.y + down)));
}"""


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_keys_of_a_dream_are_shown_whole_on_every_screen(sit: Any, locale: str) -> None:
    record = recorded("two-players")
    at = next(i for i, each in enumerate(record["choices"]) if dreams(each) and dreamt(record, i))
    druid = sit(record, at, locale=locale)
    keys = druid.page.locator(".tray .btn")
    druid.page.locator(".places button").filter(has_text=re.compile("Dream|Rêver")).click()
    expect(keys).to_have_count(4)

    for width, height in SIZES:
        druid.page.set_viewport_size({"width": width, "height": height})
        for key in keys.all():
            expect(key).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_held_sideways_what_is_dreamt_stays_in_sight_and_ends_when_full(
    sit: Any, locale: str
) -> None:
    record = recorded("two-players")
    choices = enumerate(record["choices"])
    at = next(i for i, each in choices if dreams(each) and len(dreamt(record, i)) >= 3)
    most = len(dreamt(record, at))
    druid = sit(record, at + 1, phone=True, locale=locale)
    druid.page.set_viewport_size(SIDEWAYS)
    keys = druid.page.locator(".tray .btn")
    chips = druid.page.locator("[data-member]")

    for which in range(most):
        keys.nth(which % 4).tap()
    expect(chips).to_have_count(min(most, 4))

    below = druid.page.locator(".dock > .hand").bounding_box()
    assert below is not None
    for chip in chips.all():
        box = chip.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= below["y"]
    for key in keys.all():
        expect(key).to_be_disabled()  # all that may be taken is


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_held_sideways_a_hint_leaves_the_key_to_dream_whole(sit: Any, locale: str) -> None:
    record = recorded("two-players")
    at = next(i for i, each in enumerate(record["choices"]) if dreams(each) and dreamt(record, i))
    druid = sit(record, at, phone=True, locale=locale)
    druid.page.set_viewport_size(SIDEWAYS)
    druid.page.locator(".tools").get_by_role("button", name=re.compile("Hint|Indice")).tap()

    why = druid.page.get_by_role("button", name=re.compile("Why|Pourquoi"))
    expect(why).to_be_in_viewport(ratio=1, timeout=30_000)
    key, below = (
        druid.page.locator(".chips .act"),
        druid.page.locator(".dock > .hand").bounding_box(),
    )
    box, beside = key.bounding_box(), why.bounding_box()
    assert box is not None
    assert below is not None
    assert beside is not None
    assert box["y"] + box["height"] <= below["y"]
    assert box["x"] + box["width"] <= beside["x"]
    assert key.evaluate(UNDER_THE_FINGER)


def dreams(option: list[Any]) -> bool:
    return bool(option[0] == "dream")


def dreamt(record: dict[str, Any], at: int) -> range:
    """As many as a dream brings."""
    state = replayed(record, at + 1)
    several = state.decision.several if state.decision.prompt == "take_resource" else None
    return range(several.most if several else 0)


def test_a_connection_is_drawn_with_its_points_before_it_is_made(sit: Any) -> None:
    record = recorded("two-players")
    druid = sit(record, 177)
    first, second, points = record["choices"][177][1:]

    druid.press(first)
    druid.hex(second).focus()

    expect(druid.page.locator(".note .total")).to_have_text(f"+{points}")
    expect(druid.page.locator(".bubble").first).to_be_visible()
    druid.page.keyboard.press("Enter")
    expect(druid.person.prompt).to_contain_text("choose the chain")


def test_each_of_several_chains_is_shown_and_one_is_chosen(sit: Any) -> None:
    druid = sit(recorded("two-players"), 178)
    before, chains = druid.person.decision, druid.page.locator(".keys .btn")
    expect(chains).to_have_count(3)

    chains.nth(1).hover()
    expect(druid.page.locator(".note .total")).to_have_text("+5")
    chains.nth(1).click()
    druid.page.locator(".commit").click()

    assert druid.person.moved_on(before)
    expect(druid.person.prompt).to_contain_text("has died: a seed in its place?")


def test_a_grove_is_drawn_around_its_tree(sit: Any) -> None:
    record = recorded("two-players")
    druid = sit(record, 18)
    land, points = record["choices"][18][1:]

    druid.hex(land).focus()
    expect(druid.page.locator(".note .total")).to_have_text(f"+{points}")
    expect(druid.page.locator(".hint")).to_contain_text(f"{points} points")

    druid.follow(record["choices"][18:20])


def test_a_crown_rings_the_tree_that_towers(sit: Any) -> None:
    record = position("crown", "pray", FIRST_CROWN, continent="reference")
    druid = sit(record)
    before = druid.person.decision

    druid.legal.first.focus()
    expect(druid.page.locator(".note .total")).to_have_text(re.compile(r"\+\d"))
    druid.page.keyboard.press("Enter")
    expect(druid.page.locator(".commit")).to_be_visible()  # a tree dies: it is asked twice
    assert druid.person.decision == before
    druid.page.keyboard.press("Enter")

    assert druid.person.moved_on(before)


def test_a_treetop_is_taken_paid_and_put_on_a_tree(sit: Any) -> None:
    record = recorded("two-players")
    at = next(
        i
        for i, each in enumerate(record["choices"])
        if each[0] == "grow" and record["choices"][i + 1][0] == "pay"
    )
    druid = sit(record, at)
    slot, land = record["choices"][at][1:]

    druid.follow(record["choices"][at : at + 2])

    expect(druid.hex(land)).to_have_attribute("aria-label", re.compile("level [2-9]"))
    label = druid.page.locator(f'.hand [data-slot="{slot}"]')
    expect(label).to_have_attribute("aria-label", re.compile("empty"))


def test_a_slot_tells_what_pressing_it_would_do(sit: Any) -> None:
    record = recorded("two-players")
    at = next(
        i
        for i, each in enumerate(record["choices"])
        if each[0] == "return_treetop" and replayed(record, i).decision.prompt == "return_treetop"
    )
    druid = sit(record, at)

    druid.page.locator(".hand [data-slot].may").first.hover()

    expect(druid.page.locator("#consequence")).to_contain_text("level")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carried_to(druid: Druid, thing: Locator, land: int) -> None:
    mouse = druid.page.mouse
    mouse.move(*middle(thing))
    mouse.down()
    mouse.move(*middle(druid.hex(land)), steps=8)
    expect(druid.page.locator(".carried")).to_have_count(1)
    mouse.up()
    expect(druid.page.locator(".carried")).to_have_count(0)


def test_a_treetop_is_carried_to_its_tree(sit: Any) -> None:
    record = recorded("two-players")
    choices = record["choices"]
    at = next(
        i for i, each in enumerate(choices) if each[0] == "grow" and choices[i + 1][0] == "pay"
    )
    druid = sit(record, at)
    slot, land = choices[at][1:]

    carried_to(druid, druid.page.locator(f'.hand [data-slot="{slot}"] .picture'), land)

    expect(druid.person.prompt).to_contain_text("pay")


def test_a_seed_is_carried_to_another_land(sit: Any) -> None:
    record = recorded("two-players")
    choices = record["choices"]
    at = next(i for i, each in enumerate(choices) if each[0] == "move_seed" and each[1] != each[2])
    druid = sit(record, at)
    origin, land = choices[at][1:]

    carried_to(druid, druid.page.locator(f'[data-seed="{origin}"]').first, land)
    expect(druid.page.locator(".dock")).to_contain_text("1 picked")
    druid.page.locator(".go").click()

    expect(druid.hex(land)).to_have_attribute("aria-label", re.compile("seed of"))


def test_a_blessing_is_bought_kept_and_told_in_words(sit: Any) -> None:
    record = position("keep_blessing", "buy", continent="reference", advanced=True)
    druid = sit(record)

    druid.page.locator(".tray [data-option]").first.click()

    expect(druid.page.get_by_label("Blessings", exact=True)).to_be_visible()


def test_a_blessing_is_played_in_the_own_turn(sit: Any) -> None:
    record = recorded("two-players-blessings")
    at = next(i for i, each in enumerate(record["choices"]) if each[0] == "bless")
    druid = sit(record, at)
    before, blessing = druid.person.decision, record["choices"][at][1]

    druid.page.locator(f'.tray [data-option="bless {blessing}"]').click()
    druid.person.commit(before)

    assert druid.person.moved_on(before)
    name = nemeton.game("pangaia").speech.say(
        "log-blessing_played", {"player": 0, "blessing": blessing}, "en"
    )
    expect(druid.page.get_by_text(name.split(" plays ")[1]).first).to_be_attached()


def test_held_sideways_all_blessings_are_in_sight(sit: Any) -> None:
    druid = sit(recorded("solo-guardian"), 76, phone=True)
    druid.page.set_viewport_size({"width": 844, "height": 390})
    druid.page.get_by_role("button", name="Goals").click()

    keys = druid.page.locator(".trades .btn")
    expect(keys).to_have_count(3)
    below = druid.page.get_by_role("button", name="Hint").bounding_box()
    last = keys.last.bounding_box()
    assert below is not None
    assert last is not None
    assert last["y"] + last["height"] <= below["y"]


def test_the_land_is_mended_for_life_energy(sit: Any) -> None:
    record = recorded("solo-defender")
    druid = sit(record, 175)
    tiles = druid.page.locator(".tile.may")
    expect(tiles).to_have_count(3)

    before = druid.person.decision
    tiles.first.dispatch_event("click")
    expect(druid.page.locator(".commit.go")).to_contain_text("Your life energy")  # it is spent
    assert druid.person.decision == before
    druid.person.commit(before)

    assert druid.person.moved_on(before)


def test_a_solo_game_is_played_to_its_end(sit: Any) -> None:
    record = recorded("solo-saviour")
    druid = sit(record, len(record["choices"]) - 11)  # no luck from here on
    expect(druid.page.locator(".corrupted")).to_be_visible()
    expect(druid.page.locator('[data-spirit="1"]')).to_have_attribute("data-paint", "rot")

    druid.follow(record["choices"][-11:])

    expect(druid.page.locator("#end-title")).to_be_visible()
    expect(druid.page.get_by_text("Saviour")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["keyboard", "touch"])
def test_a_short_game_is_played_without_a_mouse(sit: Any, phone: bool) -> None:
    rules = {"continent": "reference", "advanced": True, "max_rounds": 2}
    druid = sit(options=rules, phone=phone, locale="fr" if phone else "en")
    page, taken = druid.page, 0
    lit = ".map .legal, .map .lift, .slot.may, .tray .btn, .payment .primary, .chips .act"
    any_lit = page.locator(f"{lit}, .go, #end-title").first
    any_lit.wait_for()

    while not druid.person.over and taken < 150:
        taken += 1
        go, target = page.locator(".go"), page.locator(lit)
        wanted = go if go.count() else target.nth(taken * 7 % target.count())
        if phone:
            wanted.dispatch_event("click")
        else:
            wanted.press("Enter")
        druid.person.settle()
        any_lit.wait_for()

    expect(page.locator("#end-title")).to_be_visible()
