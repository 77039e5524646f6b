"""MM The Mechanical Marquise."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nemeton
from nemeton.engine.errors import BadInput
from nemeton.games.root.components import CARD_KEYS
from nemeton.games.root.factions.eyrie.turn import EyrieCrafting
from nemeton.games.root.factions.mechanical import MachineBirdsong, MachineDaylight, MachineEvening
from nemeton.games.root.factions.riverfolk.trade_posts import post_sites
from nemeton.games.root.factions.vagabond.daylight import VagabondDaylight
from nemeton.games.root.game import GAME
from nemeton.games.root.kinds import (
    ALLIANCE,
    CULT,
    EYRIE,
    KEEP,
    MARQUISE,
    ROOST,
    SYMPATHY,
    VAGABOND,
)
from nemeton.games.root.laws.battle import Battle
from nemeton.games.root.laws.campaign import DemandKeptCard
from nemeton.games.root.state import Root
from tests.games.root.table import C1, C2, C5, C6, C8, C10, C12, Score, Table, names, number_of


def machine(*humans: str, mode: str = "competitive", orders: tuple[str, ...] = ()) -> Table:
    table = Table(*(humans or ("eyrie", "alliance")), mode=mode)
    game = table.state
    game.deck += game.orders
    game.orders, game.orders_seen = [], []
    game.deck.sort()
    for order in orders:
        game.deck.remove(number_of(order))
        game.orders.append(number_of(order))
        game.orders_seen.append(0)
    return table.active(MARQUISE)


def test_setup_follows_the_machines_own_rules() -> None:
    state = GAME.start(players=2, mode="competitive", factions=("eyrie", "alliance"), seed=3)
    assert isinstance(state, Root)

    assert state.keep in (0, 1, 2, 3)
    assert len(state.orders) == 5
    assert state.seat_of[MARQUISE] == 2
    assert sum(state.crafted[MARQUISE * 8 : MARQUISE * 8 + 8]) == 4
    assert state.view(0)["seats"][2]["automaton"] is True


def test_ic118_an_order_without_cost_leads_to_the_next() -> None:
    table = machine(orders=("ambush_fox", "anvil")).put(MARQUISE, C12, 2).put(EYRIE, C12, 1)
    table.luck(1, 0)

    table.when(MachineDaylight()).asks_nothing()

    assert table.count(EYRIE, C12) == 0
    assert table.state.orders == []
    assert table.count(MARQUISE, C12) == 3
    assert names(table.state.discard) == ["ambush_fox", "anvil"]


def test_ic120_an_order_of_all_three_suits_recruits_everywhere() -> None:
    table = machine(orders=("tax_collector",)).put(MARQUISE, C1).put(MARQUISE, C5)

    table.when(MachineDaylight()).asks_nothing()
    assert [table.count(MARQUISE, each) for each in (C1, C5, C2)] == [2, 2, 0]

    together = machine(mode="cooperative", orders=("tax_collector",)).put(MARQUISE, C1)
    together.when(MachineDaylight()).asks_nothing()
    assert [together.count(MARQUISE, each) for each in range(12)] == [2, *[1] * 11]


def test_ic121_the_machine_pays_outrage_from_the_deck() -> None:
    table = machine(orders=("anvil",)).put(MARQUISE, C12, 5).put(SYMPATHY, C10)
    deck = len(table.state.deck)

    table.when(MachineDaylight()).asks_nothing()

    assert table.count(MARQUISE, C10) == 2
    assert len(table.state.supporters) == 1
    assert len(table.state.deck) == deck - 1


def test_ic122_aiding_the_machine() -> None:
    table = machine("vagabond", "eyrie").pawn(VAGABOND, C12, "ranger").active(VAGABOND)
    table.put(MARQUISE, C12).items(VAGABOND, "boot").hand(VAGABOND, "anvil")

    table.when(VagabondDaylight()).answer("aid", MARQUISE, "boot").answer("give", "anvil")
    table.asks(VAGABOND, "aid_reward").answer("take_item", "tea")

    assert names(table.state.discard) == ["anvil"]
    assert table.points(MARQUISE) == 1
    assert table.points(VAGABOND) == 1
    assert table.held(VAGABOND, "tea") == 1


def test_ic124_together_the_machine_scores_for_each_human() -> None:
    table = machine("eyrie", "alliance", "cult", mode="cooperative").put(MARQUISE, C1, 3)

    table.when(MachineBirdsong()).asks_nothing()

    assert table.points(MARQUISE) == 2 + 3


def test_ic125_together_everybody_must_reach_thirty() -> None:
    table = machine(mode="cooperative")

    table.when(Score(EYRIE, 30)).asks_nothing()
    table.score(EYRIE, 25).when(Score(ALLIANCE, 30))

    assert table.state.result is not None
    assert table.state.result.winners == (0, 1)
    assert table.state.result.reason == "together"


def test_the_machine_at_thirty_beats_them_all() -> None:
    table = machine(mode="cooperative")

    table.when(Score(MARQUISE, 30))

    assert table.state.result is not None
    assert table.state.result.winners == (2,)


def test_ic126_the_machines_clearings_never_get_a_trade_post() -> None:
    table = machine("riverfolk", "eyrie").put(MARQUISE, C12, 2)
    table.state.funds[EYRIE] = 4
    table.state.supply[EYRIE] -= 4

    assert post_sites(table.state) == []


def test_ic136_a_spy_of_the_orders_suit_is_lost() -> None:
    table = machine(orders=("anvil", "armorers", "sword")).in_play(EYRIE, "spy_fox").active(EYRIE)

    table.when(EyrieCrafting()).answer("spy", 0).asks(EYRIE, "eyrie_crafting")
    assert names(table.state.available) == ["spy_fox"]
    assert table.state.view(1)["board"]["orders"] == [number_of("anvil"), None, None]

    other = machine(orders=("anvil", "armorers", "sword")).in_play(EYRIE, "spy_fox").active(EYRIE)
    other.when(EyrieCrafting()).answer("spy", 1).asks(EYRIE, "swap_orders").answer("swap", 0, 1)
    assert names(other.state.orders[:1]) == ["armorers"]
    assert other.state.view(1)["board"]["orders"] == [number_of("armorers"), None, None]
    assert "spy" not in other.verbs()


def test_spies_are_played_at_no_cost() -> None:
    table = machine(orders=("anvil",)).hand(EYRIE, "spy_fox").active(EYRIE)

    table.when(EyrieCrafting()).answer("play_spy", "spy_fox")

    assert table.offers("spy", 0)


def test_no_ambush_against_the_machine() -> None:
    table = machine().put(MARQUISE, C12, 2).put(EYRIE, C12).hand(EYRIE, "ambush_fox").luck(0, 0)

    table.when(Battle(MARQUISE, EYRIE, C12)).asks_nothing()


def test_the_machine_attacks_the_faction_with_the_most_pieces() -> None:
    table = machine("eyrie", "cult", orders=("anvil",)).put(MARQUISE, C12, 1).put(EYRIE, C12)
    table.put(CULT, C12, 2).luck(1, 0)

    table.when(MachineDaylight()).asks_nothing()

    assert (table.count(EYRIE, C12), table.count(CULT, C12)) == (1, 1)


def test_the_machine_moves_all_but_three_to_where_the_enemies_are() -> None:
    table = machine(orders=("anvil",)).put(MARQUISE, C6, 5).put(EYRIE, C2, 1).put(ROOST, C2)

    table.when(MachineDaylight()).asks_nothing()

    assert (table.count(MARQUISE, C6), table.count(MARQUISE, C2)) == (3 + 1, 2)


def test_four_any_icons_recruit_at_the_keep() -> None:
    table = machine(orders=("royal_claim",)).put(KEEP, C1)

    table.when(MachineDaylight()).asks_nothing()

    assert table.count(MARQUISE, C1) == 4


def test_evening_fills_the_row() -> None:
    table = machine(orders=("anvil",))

    table.when(MachineEvening()).asks_nothing()

    assert len(table.state.orders) == 5


@pytest.mark.parametrize(
    ("players", "options", "size"),
    [
        (4, {}, 54),
        (2, {}, 50),
        (2, {"mode": "competitive"}, 54),
        (3, {"mode": "cooperative"}, 54),
        (1, {}, 51),
    ],
)
def test_ic137_deck_sizes(players: int, options: dict[str, Any], size: int) -> None:
    state = GAME.start(players=players, seed=1, **options)
    assert isinstance(state, Root)

    hands = sum(len(hand) for hand in state.hands)
    assert len(state.deck) + hands + len(state.orders) + len(state.supporters) == size


CAMPAIGN = {"wins": 2, "kept": [["brutal_tactics", "command_warren"], []]}


def test_ex17_a_campaign_starts_where_the_last_game_ended() -> None:
    state = GAME.start(
        players=2,
        seed=1,
        mode="cooperative",
        factions=("eyrie", "alliance"),
        campaign=json.dumps(CAMPAIGN),
    )
    assert isinstance(state, Root)

    assert state.scores[MARQUISE] == 6
    kept = {CARD_KEYS[card] for card in range(len(CARD_KEYS)) if state.in_play[EYRIE] >> card & 1}
    assert kept == {"brutal_tactics", "command_warren"}


def test_after_a_win_each_player_keeps_one_more_card() -> None:
    table = Table("eyrie", "alliance", mode="cooperative", campaign=json.dumps(CAMPAIGN))
    table.in_play(EYRIE, "armorers", "sappers")

    table.when(Score(EYRIE, 30), Score(ALLIANCE, 30)).asks(EYRIE, "keep_card")
    assert table.state.options() == [
        ("keep", number_of("armorers")),
        ("keep", number_of("sappers")),
    ]
    table.answer("keep", "sappers")

    assert table.state.over
    after = json.loads(GAME.campaign_after(table.state))
    assert after["wins"] == 3
    assert set(after["kept"][0]) == {"brutal_tactics", "command_warren", "sappers"}


def test_a_lost_game_ends_the_campaign() -> None:
    table = Table("eyrie", "alliance", mode="cooperative", campaign=json.dumps(CAMPAIGN))

    table.when(Score(MARQUISE, 30))

    assert json.loads(GAME.campaign_after(table.state)) == {"wins": 0, "kept": [[], []]}


def test_ic140_a_kept_card_counts_as_the_copy_in_play() -> None:
    table = Table("eyrie", "alliance", mode="cooperative", campaign=json.dumps(CAMPAIGN))
    table.active(EYRIE).put(ROOST, C6).put(ROOST, C8).hand(EYRIE, "brutal_tactics", "armorers")

    table.when(EyrieCrafting())

    assert not table.offers("craft", "brutal_tactics")
    assert table.offers("craft", "armorers")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "campaign-json"),
        pytest.param("[" * 1900, "campaign-json", id="deep"),
        pytest.param("[" * 2001, "bad-option", id="long"),
        ("[]", "campaign-form"),
        ('{"wins": 1}', "campaign-form"),
        ('{"wins": 1, "kept": [[], []], "more": 1}', "campaign-form"),
        ('{"wins": -1, "kept": [[], []]}', "campaign-wins"),
        ('{"wins": true, "kept": [[], []]}', "campaign-wins"),
        ('{"wins": 10, "kept": [[], []]}', "campaign-wins"),
        ('{"wins": 1, "kept": [[]]}', "campaign-seats"),
        ('{"wins": 1, "kept": {}}', "campaign-seats"),
        ('{"wins": 1, "kept": ["armorers", []]}', "campaign-many"),
        ('{"wins": 1, "kept": [["badger"], []]}', "campaign-unknown"),
        ('{"wins": 1, "kept": [[[]], []]}', "campaign-unknown"),
        ('{"wins": 1, "kept": [["anvil"], []]}', "campaign-card"),
        ('{"wins": 2, "kept": [["armorers", "armorers"], []]}', "campaign-card"),
        ('{"wins": 1, "kept": [["royal_claim"], ["royal_claim"]]}', "campaign-copies"),
        ('{"wins": 0, "kept": [["armorers"], []]}', "campaign-many"),
    ],
)
def test_a_broken_campaign_file_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.start(players=2, seed=1, mode="cooperative", campaign=text)

    assert refusal.value.key == reason
    sentences = {refusal.value.said(locale) for locale in nemeton.LOCALES}
    assert len(sentences) == 2
    assert not any(reason in sentence for sentence in sentences)


def test_a_player_without_new_cards_keeps_nothing() -> None:
    table = Table("eyrie", "alliance", mode="cooperative", campaign=json.dumps(CAMPAIGN))

    table.when(DemandKeptCard(ALLIANCE)).asks_nothing()
