"""Whole games played from lists, through what a screen reader is told and nothing else."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import nemeton
from tests.browser.conftest import Meet
from tests.browser.kit import MOVED_ON, Person
from tests.browser.pangaia_kit import go_on
from tests.review.games import played
from tests.server.kit import ME, Server, bot

# A game, how many play, the language.
GAMES = [("cernunos", 2, "fr"), ("oak", 2, "en"), ("pangaia", 2, "fr"), ("root", 3, "en")]
MOMENTS = (0.1, 0.55)  # of a game: its beginning, its middle
LAST = 4  # choices before its end
MOST = 1500  # answers of a whole game
WORDS = {
    "en": {"options": "All options", "confirm": "Confirm", "key": "Enter"},
    "fr": {"options": "Tous les choix", "confirm": "Confirmer", "key": "Entrée"},
}
RAW = re.compile(r"(?m)^\s*- listitem: -?\d+(?:, -?\d+)*$|: -1\b|\b[a-z]+_[a-z_]+\b|undefined|NaN")


@cache
def ended(game: str, players: int) -> dict[str, Any]:
    """A game to its end, which is near wherever luck leads; Root knows none but a round that is
    said to be the last."""
    options = {"max_rounds": 6} if game == "root" else {}
    record: dict[str, Any] = played(game, players, options).record
    return record


def at(server: Server, game: str, players: int, choices: int) -> dict[str, Any]:
    """A table that goes on after so many choices of a game; counted from its end where negative."""
    record = ended(game, players)
    return server.fork(record, choices if choices >= 0 else len(record["choices"]) + choices)


def told(person: Person) -> str:
    """What a screen reader is told of the middle of the table."""
    return person.page.get_by_role("main").aria_snapshot()


def answers_of(person: Person) -> Locator:
    middle = person.page.get_by_role("main")
    return middle.get_by_role("list", name=WORDS[person.locale]["options"]).get_by_role("button")


def answer(person: Person, turn: int) -> None:
    """Takes one of the sentences, or as many as the question wants."""
    before = person.decision
    for pick in range(40):
        confirm = person.page.get_by_role("main").get_by_role(
            "button", name=WORDS[person.locale]["confirm"], exact=True
        )
        if confirm.count() and confirm.is_enabled():
            confirm.click()
        else:
            options = answers_of(person)
            options.nth((7 * turn + pick) % options.count()).click()
        person.settle()
        commit(person, before)
        if confirm.count() == 0 or person.answered(before):
            break
    person.page.wait_for_function(MOVED_ON, arg=before)


def commit(person: Person, before: str | None) -> None:
    """What weighs much waits for its key, which says what it does and how it is pressed."""
    key = person.page.get_by_role("button", name=re.compile(f" {WORDS[person.locale]['key']}$"))
    if not person.answered(before) and key.count() and key.is_enabled():
        key.click()
        person.settle()


def answered(person: Person, turns: range) -> bool:
    """Answers so many questions, each of them told in words; whether the game is over."""
    ending = person.page.locator("#end-title")
    for turn in turns:
        expect(answers_of(person).first.or_(ending)).to_be_visible(timeout=60_000)
        if ending.count():
            return True
        raw = RAW.findall(told(person))
        assert not raw, raw
        answer(person, turn)
    return False


@pytest.mark.parametrize(("game", "players", "locale"), GAMES)
def test_the_phases_of_a_game_are_played_from_lists(
    meet: Meet, server: Server, game: str, players: int, locale: str
) -> None:
    person = meet("Aline", locale=locale, plain=True)
    whole = len(ended(game, players)["choices"])
    moments = [*(int(whole * part) for part in MOMENTS), -LAST]
    *tables, last = [at(server, game, players, each) for each in moments]
    person.hold(*tables, last)

    for joined in tables:
        person.open(f"/t/{joined['table']}")
        assert not answered(person, range(2))
    person.open(f"/t/{last['table']}")
    assert answered(person, range(40))


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players", "locale"), GAMES)
def test_a_whole_game_is_played_from_lists(
    meet: Meet, server: Server, game: str, players: int, locale: str
) -> None:
    options = {"max_rounds": 8} if game == "root" else {}
    seats = (ME, *[bot()] * (players - 1))
    joined = server.new_table(*seats, game=game, options=options)
    person = meet("Aline", locale=locale, plain=True).hold(joined).open(f"/t/{joined['table']}")

    assert answered(person, range(MOST))


def test_lists_name_the_round_and_tell_a_deed_in_one_line(meet: Meet, server: Server) -> None:
    joined = at(server, "root", 3, -12)
    person = meet("Aline", plain=True).hold(joined).open(f"/t/{joined['table']}")

    expect(person.page.get_by_role("banner")).to_contain_text(re.compile(r"Round \d"))
    deeds = person.page.get_by_role("log").get_by_role("listitem")
    expect(deeds.filter(has_text=re.compile("^[^.]* scores? "))).to_have_count(0)


def test_a_spirit_board_is_told_with_what_dreaming_brings_and_what_is_still_held(
    meet: Meet, server: Server
) -> None:
    """A slot filled anew was said to keep a seed that had long been harvested."""
    joined = at(server, "pangaia", 2, refilled())
    person = meet("Aline", plain=True).hold(joined).open(f"/t/{joined['table']}")
    items = person.page.get_by_role("main").get_by_role("listitem")

    expect(items.filter(has_text="dreaming brings")).to_have_count(2)
    slots = re.compile(r"^Slot \d (has its treetop: placing it costs \d|is empty[,;] )")
    expect(items.filter(has_text=slots)).to_have_count(12)  # a treetop may come back to any of them
    secret = re.compile("Secret ritual: .*, (worth|no|only) ")
    expect(items.filter(has_text=secret).first).to_be_visible()
    locked, kept = "", 0
    for line in items.all_inner_texts():
        if line.startswith("Life energy"):
            locked = ""
        if line.startswith("Still locked"):
            locked = line
        if keeps := re.search("it holds back (seed .)", line):
            kept += 1
            assert keeps[1] in locked, line
    assert kept


def refilled() -> int:
    """When a treetop lies again on a slot whose seed is free, and others are still locked."""
    record = ended("pangaia", 2)
    state = nemeton.replay({**record, "choices": [], "result": None})
    for number, choice in enumerate(record["choices"]):
        for side in state.view(None)["board"]["players"]:
            if side["slots"][0] and not side["locked"][0] and any(side["locked"]):
                return number
        state.choose(tuple(choice))
    raise AssertionError("no treetop returns to the first slot")


def moment(prompt: str, then: str, verb: str) -> tuple[int, list[Any]]:
    """When the same player is asked this, answers so, and is asked that."""
    record = ended("pangaia", 2)
    state = nemeton.replay({**record, "choices": [], "result": None})
    for number, choice in enumerate(record["choices"]):
        asked = state.decision
        assert asked is not None
        state.choose(tuple(choice))
        next_asked = state.decision
        if asked.prompt != prompt or choice[0] != verb or next_asked is None:
            continue
        if (next_asked.seat, next_asked.prompt) == (asked.seat, then):
            return number, choice
    raise AssertionError(f"{prompt} is never answered so")


def asked_at(meet: Meet, server: Server, number: int) -> Person:
    record = ended("pangaia", 2)
    joined = go_on(server, record, number)
    return meet("Aline", plain=True).hold(joined).open(f"/t/{joined['table']}")


def test_an_answer_leaves_the_focus_at_the_list_and_on_none_of_the_next(
    meet: Meet, server: Server
) -> None:
    """Nothing planted, nothing grown: the second press of a key ended the turn."""
    number, choice = moment("plant_seed", "grow", "pass")
    person = asked_at(meet, server, number)
    person.page.locator(f'main [data-option="{option(choice)}"]').focus()

    person.page.keyboard.press("Enter")

    person.page.wait_for_function(MOVED_ON, arg=str(number))
    expect(person.page.get_by_role("list", name="All options")).to_be_focused()
    person.page.keyboard.press("Tab")
    expect(answers_of(person).first).to_be_focused()


def test_what_follows_a_ritual_at_once_leaves_the_ritual_to_be_read(
    meet: Meet, server: Server
) -> None:
    number, choice = moment("connect", "wither", "connect")
    person = asked_at(meet, server, number)
    answer = person.page.locator(f'main [data-option="{option(choice)}"]')
    answer.click()
    answer.click()  # it weighs much

    aloud = person.page.locator(".aloud")
    expect(aloud).to_contain_text(re.compile(r"The tree .* (is gone|withers)"))
    expect(aloud).to_contain_text(re.compile(r"plays .* life energy"))


def test_the_key_that_commits_names_no_price_of_another_answer(meet: Meet, server: Server) -> None:
    number, _ = moment("connect", "wither", "connect")
    person = asked_at(meet, server, number)
    answers_of(person).first.focus()
    person.page.keyboard.press("Enter")
    key = person.page.locator(".dock .commit")
    expect(key.locator("small")).to_be_visible()

    person.page.keyboard.press("ArrowDown")

    card = person.page.locator("#consequence")
    expect(card.locator("h3")).to_have_text(answers_of(person).nth(1).inner_text())
    expect(key.locator("small")).to_have_count(0)


def option(choice: list[Any]) -> str:
    return " ".join(str(each) for each in choice)


def test_the_woodland_is_told_with_its_ways_and_items_by_name(meet: Meet, server: Server) -> None:
    """Item counts were read as names of items, and nothing said which clearings are joined."""
    joined = at(server, "root", 3, -12)
    person = meet("Aline", plain=True).hold(joined).open(f"/t/{joined['table']}")

    clearing = person.page.get_by_role("listitem").filter(has_text=re.compile("^Clearing 1 "))

    expect(clearing).to_contain_text("paths to 5, 9, 10")
    expect(clearing).to_contain_text(re.compile("rules|ruled by"))
    left = person.page.get_by_role("listitem").filter(has_text="can still be crafted")
    expect(left).to_contain_text(re.compile("boot|bag|sword|hammer|crossbow|tea|coin|–"))


def test_lists_say_what_an_order_does_before_one_is_chosen(meet: Meet, server: Server) -> None:
    """Only the names stood there, and whoever had yet to choose was told of as Broichan."""
    joined = server.new_table(ME, bot(), game="oak", options={"first": "2"})
    person = meet("Aline", plain=True).hold(joined).open(f"/t/{joined['table']}")
    expect(answers_of(person).first).to_be_visible()

    told_now = told(person)

    assert "Order of the Forest. Any Druid: brew a Potion. An Elder: draw three" in told_now
    assert "No Order yet." in told_now
    assert "in his deck" not in told_now


def test_lists_say_of_a_grove_what_its_order_does_who_can_rest_and_what_a_card_costs(
    meet: Meet, server: Server
) -> None:
    joined = server.new_table(
        ME, bot(), game="oak", options={"first": "1", "orders": ["cairns", "fox"]}
    )
    person = meet("Aline", plain=True).hold(joined).open(f"/t/{joined['table']}")
    expect(answers_of(person).first).to_be_visible()

    told_now = told(person)

    assert "An Elder: take a Sanctuary. Two Sanctuaries share one place." in told_now
    assert "3 rest spaces, 1 of them for Elders too." in told_now
    assert "advance on the Feather Branch (3 Feathers)." in told_now
    assert re.search(r"Artifact [^,]+, 4 points when taken\.", told_now)


def test_lists_say_what_elders_do_where_they_are_and_what_is_left_to_build(
    meet: Meet, server: Server
) -> None:
    """Only their names stood there; the Recluse's own space was said to be for any Elder."""
    joined = server.new_table(
        ME, bot(), game="oak", options={"first": "1", "orders": ["bee", "fox"]}
    )
    person = meet("Aline", plain=True).hold(joined).open(f"/t/{joined['table']}")
    items = person.page.get_by_role("main").get_by_role("listitem")

    answers_of(person).filter(has_text="Order of the Bee").click()
    person.page.get_by_role("button", name=re.compile("^Order of the Bee.* Enter$")).click()
    heading = person.page.get_by_role("heading", name="What Elders do")
    expect(heading).to_be_visible()
    expect(items.filter(has_text="Bard. Adds one place for Sanctuaries")).to_have_count(1)
    expect(items.filter(has_text="Left in the supply: 24 cards")).to_have_count(1)
    expect(items.filter(has_text=re.compile("^Menhir space of [^:]+: free"))).to_have_count(2)

    answers_of(person).filter(has_text="Promote to Recluse the Druid at rest").click()
    expect(heading).to_have_count(0)
    told = re.compile(r"^Elder: Recluse at rest\. Has a rest space of his own\.$")
    expect(items.filter(has_text=told)).to_have_count(1)
    expect(items.filter(has_text="3 rest spaces, 3 of them for Elders too.")).to_have_count(1)
    expect(items.filter(has_text="Besides, one rest space for the Elder")).to_have_count(1)


def test_a_pass_pressed_twice_does_not_pass_the_next_question_too(
    meet: Meet, server: Server
) -> None:
    """The key stayed where it was and had become "Gather no more"."""
    joined = server.fork(ended("oak", 2), passing())
    person = meet("Aline", plain=True).hold(joined).open(f"/t/{joined['table']}")
    key = answers_of(person).filter(has_text="Pass for this Round")
    before = person.decision

    key.focus()
    key.press("Enter")
    commit(person, before)
    person.page.wait_for_function(MOVED_ON, arg=before)

    declined = answers_of(person).filter(has_text="Gather no more today")
    expect(declined).to_be_visible()
    expect(declined).not_to_be_focused()


def passing() -> int:
    """When the first player is about to pass, and may gather then."""
    record = ended("oak", 2)
    state = nemeton.replay({**record, "choices": [], "result": None})
    for number, choice in enumerate(record["choices"]):
        decision = state.decision
        assert decision is not None
        passed = decision.seat == 0 and decision.prompt == "main" and choice[0] == "pass"
        state.choose(tuple(choice))
        after = state.decision
        if passed and after is not None and after.seat == 0 and after.prompt == "gather":
            return number
    raise AssertionError("nobody gathers")


def test_the_end_of_a_game_in_lists_counts_the_points_and_speaks_of_no_board(
    meet: Meet, server: Server
) -> None:
    joined = at(server, "root", 3, len(ended("root", 3)["choices"]))
    person = meet("Aline", plain=True).hold(joined).open(f"/t/{joined['table']}")
    expect(person.page.locator("#end-title")).to_be_visible()

    points = person.page.get_by_role("region", name="Where the points came from")
    expect(points.get_by_role("listitem").first).to_be_visible()
    expect(person.page.get_by_role("button", name="See the table")).to_be_visible()
    expect(person.page.get_by_role("button", name="See the board")).to_have_count(0)


def test_what_roosts_leaders_and_aids_lead_to_is_told(meet: Meet, server: Server) -> None:
    """The boards show it: points of an Evening, who may lead, how many aids the next step takes."""
    joined = at(server, "root", 4, -40)
    person = meet("Aline", plain=True).hold(joined).open(f"/t/{joined['table']}")
    told = person.page.get_by_role("listitem")

    roosts = re.compile(r"roosts? on the map; every Evening (one point|\d points)")
    expect(told.filter(has_text=roosts)).to_have_count(1)
    expect(told.filter(has_text=re.compile(r"^Leader: \w+\. \w+"))).to_have_count(1)
    expect(told.filter(has_text="Leaders still to choose:")).to_have_count(1)
    aids = re.compile(r"(one aid in a turn leads|\d aids in a turn lead) further, for")
    expect(told.filter(has_text=aids).first).to_be_visible()
    expect(told.filter(has_text=re.compile(r"^Character: \w+, who (exhausts|may)"))).to_have_count(
        1
    )
