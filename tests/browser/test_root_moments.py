"""Moments of Root by the mouse: first turns, a battle, an outrage, a revolt, a fall, the end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import nemeton
from tests.browser.conftest import Meet
from tests.browser.kit import Person, middle
from tests.browser.root_kit import forked, make, opened, play_once, reached, sit, wait
from tests.browser.root_positions import (
    POSITIONS,
    battle_without_questions,
    choice_into_turmoil,
    move_into_outrage,
)

RECORDED = Path(__file__).parents[1] / "recorded" / "root"
STEPS = ("Battle", "Move", "Recruit")


def at(person: Person, name: str) -> Any:
    """Sits down at a named position; what the engine knows of it."""
    wanted, factions, options = POSITIONS[name]
    record = reached(wanted, *factions, **options)
    person.sit(forked(person.server, record))
    wait(person)
    return nemeton.replay({key: record[key] for key in record if key != "number"})


def log(person: Person) -> Locator:
    return person.page.locator(".log")


@pytest.mark.parametrize(
    "faction", ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]
)
def test_a_first_turn_of_each_faction(meet: Meet, faction: str) -> None:
    other = "marquise" if faction != "marquise" else "eyrie"
    third = "eyrie" if faction not in ("eyrie", "marquise") else "alliance"
    player = sit(meet(), faction, other, third, max_rounds=1)

    for turn in range(60):
        wait(player)
        if player.over:
            break
        play_once(player, turn)

    expect(player.page.locator("#end-title")).to_be_visible(timeout=60_000)
    expect(player.page.get_by_text("Clearings ruled").first).to_be_visible()


def test_a_battle_with_ambush_and_field_hospitals(meet: Meet) -> None:
    marquise = meet()
    at(marquise, "ambush")
    page = marquise.page
    stage = page.locator(".stage-b")
    expect(stage.locator("[aria-current=step]")).to_have_text("Ambush")

    page.locator(".card.may").first.click()
    page.locator(".commit.go").click()  # a card is shown only then
    expect(stage.locator(".lying")).to_have_attribute("aria-label", "fell in the ambush: 2")
    for _ in range(6):
        wait(marquise)
        if "field_hospitals" in hospitals(marquise):
            break
        expect(stage.locator("[aria-current=step]")).to_have_text("Losses")
        page.locator(".stage-b [data-lose]").first.click()
    expect(stage).to_contain_text(re.compile("hits dealt"))
    expect(stage).to_contain_text("Field Hospitals may bring")
    page.locator(".card.may").first.click()
    page.locator(".commit.go").click()

    expect(log(marquise)).to_contain_text(
        re.compile("Field Hospitals: (a|.) warriors? from clearing")
    )


def test_a_battle_that_is_over_lets_presses_through(meet: Meet) -> None:
    """It lay over the map while the next question was asked, and swallowed every press."""
    marquise = meet(pace="slow")
    _, clearing, defender = battle_without_questions(at(marquise, "battle"))
    page, stage = marquise.page, marquise.page.locator(".stage-b")

    page.locator(f'[data-place="{clearing}"] .hit').click()
    page.locator(f'.tray [data-option="battle {clearing} {defender}"]').click()
    expect(stage).to_be_visible()
    expect(page.locator(".place.legal").first).to_be_attached()  # asked on, while it is shown
    x, y = middle(stage)
    assert not page.evaluate(f"document.elementFromPoint({x}, {y}).closest('.stage-b') !== null")
    expect(stage).to_have_attribute("data-corner", "top-right")  # on the left clearings are lit


def test_the_next_deed_takes_a_battle_that_is_over_from_the_map(meet: Meet) -> None:
    marquise = meet(pace="slow")
    _, clearing, defender = battle_without_questions(at(marquise, "battle"))
    page, stage = marquise.page, marquise.page.locator(".stage-b")
    page.locator(f'[data-place="{clearing}"] .hit').click()
    page.locator(f'.tray [data-option="battle {clearing} {defender}"]').click()
    expect(stage).to_be_visible()

    play_once(marquise)

    expect(stage).to_have_count(0, timeout=1000)  # it would stay for five seconds


def test_what_is_told_of_a_battle_stands_above_it(meet: Meet) -> None:
    marquise = meet(pace="slow", locale="fr")
    marquise.page.set_viewport_size({"width": 1366, "height": 768})
    at(marquise, "ambush")
    page = marquise.page

    page.keyboard.press("r")  # the attack is told once more
    expect(page.locator(".caption")).to_contain_text("attaque la Marquise")
    expect(page.locator(".stage-b")).to_be_visible()

    told, stage = page.locator(".caption").bounding_box(), page.locator(".stage-b").bounding_box()
    assert told is not None
    assert stage is not None
    assert told["y"] + told["height"] <= stage["y"]


def test_a_battle_out_of_the_way_leaves_its_sums_room_beside_an_ambush(meet: Meet) -> None:
    marquise = meet(locale="fr")
    marquise.page.set_viewport_size({"width": 1366, "height": 768})
    at(marquise, "ambush")
    page = marquise.page
    page.locator(".card.may").first.click()
    page.locator(".commit.go").click()
    expect(page.locator(".stage-b .played")).to_be_visible()

    page.locator(".stage-b").evaluate("stage => stage.classList.add('aside')")

    for sums in page.locator(".stage-b .sum").all():
        assert sums.evaluate("({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth")
        assert sums.evaluate("each => each.clientWidth > 120")


def hospitals(person: Person) -> str:
    return "field_hospitals" if "to the keep?" in person.prompt.inner_text() else ""


def test_a_march_into_sympathy_brings_an_outrage(meet: Meet) -> None:
    marquise = meet()
    state = at(marquise, "outrage")
    verb, origin, destination, _ = move_into_outrage(state)
    page = marquise.page

    page.locator(f".tray [data-verb={verb}]").click()
    page.locator(f'[data-place="{origin}"] .hit').click()
    expect(page.locator(f'[data-tag="{destination}"]')).to_contain_text("Outrage")
    page.locator(f'[data-place="{destination}"] .hit').click()

    expect(marquise.prompt).to_contain_text("Outrage in clearing")
    asked = marquise.decision
    page.locator(".card.may").first.click()
    expect(page.locator(".dock .commit.go")).to_contain_text("Spends")  # it waits
    assert not marquise.answered(asked)
    page.locator(".dock .commit.go").click()
    assert marquise.moved_on(asked)
    expect(log(marquise)).to_contain_text("Marquise pays for the outrage")


def test_supporters_pay_for_a_revolt(meet: Meet) -> None:
    alliance = meet()
    at(alliance, "revolt")
    page = alliance.page
    page.locator("#tab-panel").click()

    page.locator(".place.legal .hit").first.click()
    wait(alliance)
    pile, whole = page.locator(".rootboard [data-pile].lit"), page.locator(".dock .go")
    before = alliance.decision
    for _ in range(4):
        if pile.count() and not whole.count():
            pile.first.click()
            expect(page.locator(".dock [data-member]").first).to_be_visible()
    if whole.count():
        whole.click()
        assert alliance.moved_on(before)

    page.locator("#tab-log").click()
    expect(log(alliance)).to_contain_text("Revolt in clearing")
    page.locator("#tab-panel").click()
    expect(page.locator(".rootboard")).to_contain_text("in ")
    expect(page.locator(".rootboard [aria-label*='on the map']")).not_to_have_count(0)


def test_by_keys_a_revolt_waits_for_a_second_enter(meet: Meet) -> None:
    alliance = meet()
    at(alliance, "revolt")
    page = alliance.page
    before = alliance.decision

    page.locator(".place.legal").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".dock .go")).to_be_visible()
    assert alliance.decision == before

    page.keyboard.press("Enter")
    assert alliance.moved_on(before)


def test_a_decree_that_fails_brings_turmoil(meet: Meet) -> None:
    eyrie = meet()
    state = at(eyrie, "turmoil")
    page = eyrie.page
    page.locator("#tab-panel").click()
    expect(page.locator(".rootboard .turmoil")).to_contain_text("has no target as things stand")

    make(eyrie, choice_into_turmoil(state))
    expect(eyrie.prompt).to_have_text("Turmoil has taken your leader: choose who follows.")
    page.locator(".rootboard [data-leader]").first.click()

    expect(page.locator(".rootboard .turmoil")).to_have_count(0)
    page.locator("#tab-log").click()
    expect(log(eyrie)).to_contain_text("Turmoil!")
    expect(log(eyrie)).to_contain_text("The new leader")


def test_a_service_is_bought_on_the_board_of_the_riverfolk(meet: Meet) -> None:
    alliance = opened(meet(), "start_of_birdsong", "alliance", "riverfolk", "eyrie")
    page = alliance.page

    page.locator(".ruler .emblem[aria-label^='Riverfolk']").click()
    boats = page.locator(".rootboard [data-service='1']")
    boats.hover()
    expect(page.locator(".rootboard .ghosts")).to_be_visible()
    boats.click()
    page.locator(".commit.go").click()

    page.locator("#tab-log").click()
    expect(log(alliance)).to_contain_text("Alliance buys riverboats")


def test_a_turn_of_the_machine_is_told_step_by_step(meet: Meet) -> None:
    eyrie = opened(meet(), "decree", "eyrie", time=2)
    page = eyrie.page

    page.locator(".ruler .emblem[aria-label^='Mechanical']").click()
    board = page.locator(".rootboard")
    expect(board.locator("ol > li h4")).to_have_text([re.compile(each) for each in STEPS])
    expect(board.locator("ol .done").first).to_be_visible()
    expect(board).to_contain_text("Next Birdsong")
    expect(board.locator(".order")).to_have_count(5)


def test_thirty_points_end_the_game(meet: Meet) -> None:
    marquise = meet()
    record = json.loads((RECORDED / "learning-game.json").read_text())
    *before, last = record["choices"]
    marquise.sit(forked(marquise.server, {**record, "choices": before, "result": None}))
    wait(marquise)

    make(marquise, tuple(last))

    page = marquise.page
    expect(page.locator("#end-title")).to_be_focused()  # and so read aloud
    expect(page.locator(".res")).to_contain_text("Thirty points are reached.")
    expect(page.locator(".res")).to_contain_text("Clearings ruled")
