"""Which choices are asked for twice, and what a pass says that it ends."""

from __future__ import annotations

from typing import Any

import nemeton
from nemeton.engine.flow import PASS
from nemeton.games.root.components import CARD_KEYS
from nemeton.games.root.factions.cult.conspiracies import OfferConspiracy
from nemeton.games.root.factions.cult.rituals import CultDaylight
from nemeton.games.root.factions.cult.setup import DemandOutcast
from nemeton.games.root.factions.vagabond.daylight import VagabondDaylight
from nemeton.games.root.factions.vagabond.turn import DemandItemDropped
from nemeton.games.root.kinds import (
    ALLIANCE,
    CULT,
    EYRIE,
    GARDEN,
    KEEP,
    MARQUISE,
    SWORD,
    SYMPATHY,
    UP,
    VAGABOND,
    WOOD,
    WORKSHOP,
)
from nemeton.games.root.laws.persistent_cards import StartOfBirdsong
from tests.games.root.table import C1, C2, C3, C5, C6, C9, C10, Table


def marquise() -> nemeton.State:
    """The Marquise in Daylight, with three actions."""
    state = nemeton.game("root").start(players=2, seed=3, log=False)
    rng = nemeton.Fast(1)
    while state.decision is None or state.decision.prompt != "marquise_daylight":
        state.choose(state.sample(rng))
    return state


def test_a_pass_names_the_actions_it_gives_up_and_weighs() -> None:
    state = marquise()

    assert state.label(PASS, "en") == "End Daylight (3 actions left)"
    assert state.label(PASS, "fr") == "Finir le Jour (il reste\xa03 actions)"
    assert state.weighty(PASS)


def test_a_vagabond_who_ends_his_day_is_told_how_many_items_he_leaves_unused() -> None:
    factions = ("vagabond", "marquise")
    state = nemeton.game("root").start(2, 3, factions=factions, first="first_seat", log=False)
    rng = nemeton.Fast(1)
    while state.decision is None or state.decision.prompt != "vagabond_daylight":
        state.choose(state.sample(rng))

    unused = state.decision.params["number"]

    assert unused > 1
    assert state.label(PASS, "en") == f"End Daylight ({unused} items unused)"
    assert state.weighty(PASS)


def test_what_happens_in_many_clearings_is_one_line() -> None:
    state = nemeton.game("root").start(players=2, seed=3, factions=("marquise", "eyrie"))
    corner = state.options()[0]

    seen = state.preview(corner, 0, "en")

    assert "More clearings that you rule: 11." in seen.gain
    assert "Places Marquise warriors in many clearings: 11." in seen.gain
    assert len(seen.gain) < 4


def test_a_battle_says_beforehand_how_hard_it_can_hit_either_side() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 2).put(EYRIE, C1, 4)
    table.hand(EYRIE, "ambush_bird").marquise_daylight()

    battle = ("battle", C1, EYRIE)
    seen = table.state.preview(battle, table.seat_of(MARQUISE), "en")

    assert "Hits at most: 2 on them, 3 on you." in seen.then


def test_a_battle_says_beforehand_what_an_ambush_would_cost() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 2).put(EYRIE, C1, 1)
    table.hand(EYRIE, "armorers").marquise_daylight()
    battle, seat = ("battle", C1, EYRIE), table.seat_of(MARQUISE)

    feared = table.state.preview(battle, seat, "en").then
    scouted = table.in_play(MARQUISE, "scouting_party").state.preview(battle, seat, "en").then

    assert "An ambush would first deal you 2 hits." in feared
    assert not any("ambush" in line for line in scouted)


def test_a_quest_says_beforehand_how_many_items_of_a_kind_it_exhausts() -> None:
    table = Table("vagabond", "marquise", "eyrie").pawn(VAGABOND, C10, "ranger").active(VAGABOND)
    table.items(VAGABOND, "sword", "sword", "sword", "torch")
    table.state.quest_row = [9]  # Expel Bandits
    table.state.suits[C10] = table.state.rules.components.quest_suit[9]

    seen = table.when(VagabondDaylight()).state.preview(("quest", 9), table.seat_of(VAGABOND), "en")

    assert "Exhausts 2 × sword; 1 more ready." in seen.cost
    assert "Then two cards, or one point." in seen.then


def test_a_battle_says_beforehand_that_fallen_sympathy_is_outrage() -> None:
    table = Table("marquise", "alliance").put(MARQUISE, C1, 3).put(SYMPATHY, C1)
    table.put(MARQUISE, C2, 1).put(ALLIANCE, C2, 3).put(SYMPATHY, C2).marquise_daylight()
    seat = table.seat_of(MARQUISE)

    exposed = table.state.preview(("battle", C1, ALLIANCE), seat, "en")
    guarded = table.state.preview(("battle", C2, ALLIANCE), seat, "en")

    assert "Outrage if sympathy falls: a fox card or a bird to the Alliance." in exposed.then
    assert not any("Outrage" in line for line in guarded.then)


def test_sympathy_says_what_it_scores_before_its_supporters_are_picked() -> None:
    table = Table("alliance", "marquise").put(SYMPATHY, C1).supporters("armorers", "sappers")
    table.turn(ALLIANCE).decline_until("spread_sympathy")

    seen = table.state.preview(("spread", C9), table.seat_of(ALLIANCE), "en")

    assert "Points of the Alliance: 0 → 1." in seen.gain
    assert any("supporter" in line for line in seen.then)


def test_marches_and_battles_are_taken_at_a_press() -> None:
    state = marquise()

    weighty = {option[0] for option in state.options() if state.weighty(option)}

    assert weighty <= {"pass", "craft"}


def test_a_leader_says_what_it_does_before_it_is_chosen() -> None:
    state = nemeton.game("root").start(players=2, seed=3, factions=("eyrie", "marquise"))
    while state.decision is None or state.decision.prompt != "leader":
        state.choose(state.options()[0])

    seen = state.preview(("appoint", 1), 0, "en")

    assert seen.then[0].startswith("Each Recruit of the Decree places two warriors")
    assert state.explain(("leader", "charismatic"), 0, "en").now == ["Can be chosen now."]


def test_a_dominance_says_what_is_given_up_and_what_is_held() -> None:
    state = nemeton.game("root").start(players=3, seed=0, first="first_seat")
    rng = nemeton.Fast(0)
    while not (activations := [each for each in state.options() if each[0] == "activate"]):
        state.choose(state.sample(rng))

    seen = state.preview(activations[0], state.pending().seat(state), "en")

    assert seen.cost[0] == "No more points for you."  # the key that commits has room for the first
    assert any("clearings ruled at your next Birdsong win. You rule " in line for line in seen.then)


def test_a_dominance_that_is_discarded_is_said_to_lie_open() -> None:
    table = Table("marquise", "eyrie", "alliance")
    table.hand(MARQUISE, "dominance_fox", "sword", "anvil", "armorers", "sappers")
    table.turn(MARQUISE).decline().asks(MARQUISE, "discard")
    seat = table.seat_of(MARQUISE)

    open_to_all = table.state.preview(table.option("discard", "dominance_fox"), seat, "en").then
    gone = table.state.preview(table.option("discard", "sword"), seat, "en").then

    said = "Dominance (fox) lies open then: anybody may take it for a card of its suit."
    assert said in open_to_all
    assert said not in gone


def test_what_one_supporter_alone_can_pay_is_seen_paid() -> None:
    state: Any = nemeton.game("root").start(players=2, seed=0, factions=("alliance", "marquise"))
    while state.pending().prompt != "spread_sympathy":
        state.choose(state.options()[-1])
    suits = state.rules.cards.suit
    held = [suits[card] for card in state.supporters]
    spreads = [each for each in state.options() if each[0] == "spread"]
    seen = {each: state.preview(each, 0, "en") for each in spreads}

    alone = [each for each in spreads if held.count(state.suits[each[1]]) + held.count(3) == 1]
    assert alone
    for each in alone:
        assert seen[each].cost
        assert not any("supporter" in line for line in seen[each].then)


def test_who_falls_in_a_revolt_is_said_once() -> None:
    state = nemeton.game("root").start(
        players=3, seed=0, factions=("alliance", "marquise", "eyrie"), first="first_seat"
    )
    rng, said = nemeton.Fast(0), list[list[str]]()
    while len(said) < 6:
        for option in state.options():
            if option[0] == "revolt":
                said.append(state.preview(option, 0, "en").gain)
        state.choose(state.sample(rng))

    assert any(said)
    for lines in said:
        assert len(set(lines)) == len(lines)


def test_a_card_that_is_played_waits_for_a_second_press() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 2).put(EYRIE, C1, 4)
    table.hand(EYRIE, "ambush_bird").marquise_daylight()
    table.state.choose(("battle", C1, EYRIE))

    ambush = table.state.options()[1]

    assert ambush[0] == "play"
    assert table.state.weighty(ambush)
    assert not table.state.weighty(PASS)


def test_a_building_names_its_whole_price_where_the_wood_is_still_to_be_chosen() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1).put(MARQUISE, C5).put(MARQUISE, C9)
    table.put(WOOD, C1, 2).put(WOOD, C5, 2).put(WORKSHOP, C2).put(WORKSHOP, C2)
    table.marquise_daylight()

    build = ("build", WORKSHOP, C9)
    seen = table.state.preview(build, table.seat_of(MARQUISE), "en")

    assert "Costs 2 wood; 2 left on the map." in seen.cost


def test_an_aid_that_shows_the_only_card_that_fits_waits_for_a_second_press() -> None:
    table = Table("vagabond", "marquise").put(MARQUISE, C1).pawn(VAGABOND, C1)
    table.items(VAGABOND, "boot").hand(VAGABOND, "foxfolk_steel")
    table.when(VagabondDaylight())

    aid = table.option("aid", MARQUISE, "boot")
    assert table.state.weighty(aid)
    table.hand(VAGABOND, "anvil")  # of two one is asked for
    assert not table.state.weighty(aid)


def test_a_revolt_says_what_it_founds_before_its_supporters_are_picked() -> None:
    table = Table("alliance", "marquise").put(SYMPATHY, C1).put(SYMPATHY, C6).put(MARQUISE, C1)
    table.supporters("anvil", "armorers", "sappers").turn(ALLIANCE)

    seen = table.state.preview(("revolt", C1), table.seat_of(ALLIANCE), "en")

    assert "Places a base in clearing 1." in seen.gain
    assert "Places 2 Alliance warriors in clearing 1." in seen.gain
    assert "One officer then." in seen.gain


def test_a_revolt_says_what_it_scores_while_others_are_still_asked() -> None:
    table = Table("alliance", "marquise").put(SYMPATHY, C1).put(MARQUISE, C1).put(WORKSHOP, C1)
    table.put(WOOD, C1, 2).put(KEEP, C2).hand(MARQUISE, "root_tea_fox")
    seat = table.supporters("anvil", "foxfolk_steel").turn(ALLIANCE).seat_of(ALLIANCE)

    asked = table.state.preview(("revolt", C1), seat, "en")
    table.supporters("travel_gear_fox")
    paying = table.state.preview(("revolt", C1), seat, "en")

    assert "Points of the Alliance: 0 → 3." in asked.gain
    assert "Points of the Alliance: 0 → 3." in paying.gain


def test_a_card_given_for_outrage_waits_for_a_second_press() -> None:
    table = Table("marquise", "alliance").put(MARQUISE, C1).put(SYMPATHY, C5)
    table.hand(MARQUISE, "royal_claim", "armorers").marquise_daylight()
    table.state.choose(("move", C1, C5, 1))

    assert table.state.pending().prompt == "outrage"
    assert all(table.state.weighty(each) for each in table.state.options())


def test_a_bird_dominance_says_whether_the_corners_that_are_held_are_opposite() -> None:
    table = Table("marquise", "eyrie", "alliance").put(MARQUISE, C1).put(MARQUISE, C2)
    table.hand(MARQUISE, "dominance_bird").score(MARQUISE, 10).marquise_daylight()
    activate, seat = table.option("activate", "dominance_bird"), table.seat_of(MARQUISE)

    beside = table.state.preview(activate, seat, "en").then
    opposite = table.put(MARQUISE, C3).state.preview(activate, seat, "en").then

    assert any(line.endswith("You rule 2 corners, none opposite another.") for line in beside)
    assert any(line.endswith("3 corners, two of them opposite each other.") for line in opposite)


def test_a_revolt_waits_for_a_second_press() -> None:
    state = marquise()

    assert state.weighty(("revolt", C1))
    assert not state.weighty(("spread", C1))


def test_sympathy_waits_for_a_second_press_where_no_supporter_is_asked_for() -> None:
    table = Table("alliance", "marquise").supporters("anvil")
    fox = next(place for place in range(12) if table.state.suits[place] == 0)
    spread = ("spread", fox)

    assert table.state.weighty(spread)
    assert not table.supporters("root_tea_fox").state.weighty(spread)


def test_a_service_waits_for_a_second_press() -> None:
    table = Table("riverfolk", "eyrie").active(EYRIE).when(StartOfBirdsong(EYRIE))

    assert table.state.weighty(("buy", 1))
    assert not table.state.weighty(PASS)


def test_a_vagabond_is_told_the_price_of_a_service_in_items() -> None:
    table = Table("riverfolk", "vagabond").items(VAGABOND, "boot", "torch", "tea")
    table.active(VAGABOND).when(StartOfBirdsong(VAGABOND))
    table.state.prices = [2, 2, 2]

    preview = table.state.preview(("buy", 1), table.seat_of(VAGABOND), "en")

    assert "Price: 2 items exhausted, for riverboats." in preview.cost


def test_a_vagabond_is_told_beforehand_whom_he_makes_an_enemy() -> None:
    table = Table("vagabond", "eyrie").put(EYRIE, C1, 2).pawn(VAGABOND, C1)
    table.items(VAGABOND, "sword", "crossbow").when(VagabondDaylight())
    seat = table.seat_of(VAGABOND)

    struck = table.state.preview(("strike", EYRIE, EYRIE), seat, "en")
    fought = table.state.preview(("battle", C1, EYRIE), seat, "en")

    assert "The Eyrie turns hostile to you, for good." in struck.cost
    assert (
        "With the first warrior that it loses, the Eyrie turns hostile to you, for good."
        in fought.then
    )


def test_a_bag_that_is_used_says_what_no_longer_fits_the_satchel() -> None:
    table = Table("vagabond", "marquise").put(MARQUISE, C1).pawn(VAGABOND, C1)
    table.items(VAGABOND, "boot", "boot", "sword", "sword", "torch", "hammer", "bag")
    table.hand(VAGABOND, "foxfolk_steel").when(VagabondDaylight())

    aids = {
        item: table.state.preview(table.option("aid", MARQUISE, item), 0, "en").cost
        for item in ("bag", "boot")
    }

    overflow = "Your satchel overflows: one item will have to go in the Evening."
    assert overflow in aids["bag"]
    assert overflow not in aids["boot"]


def test_a_conspiracy_says_beforehand_how_many_acolytes_it_costs() -> None:
    table = Table("cult", "marquise").put(WORKSHOP, C5).put(MARQUISE, C5).active(CULT)
    table.state.outcast, table.state.acolytes, table.state.hated = table.state.suits[C5], 4, 0
    table.when(OfferConspiracy())
    seat = table.seat_of(CULT)

    sanctify = table.state.preview(("sanctify", C5, WORKSHOP), seat, "en")
    convert = table.state.preview(("convert", C5, MARQUISE), seat, "fr")

    assert "Costs 3 acolytes; 1 left." in sanctify.cost
    assert "Coûte 2 acolytes\xa0; il en reste 2." in convert.cost


def test_a_sacrifice_says_beforehand_how_many_acolytes_there_are_then() -> None:
    table = Table("cult", "marquise").put(GARDEN, C5).hand(CULT, "armorers").active(CULT)
    table.when(CultDaylight())

    sacrifice = table.option("sacrifice", "armorers")
    seen = table.state.preview(sacrifice, table.seat_of(CULT), "en")

    assert "One acolyte more: 1 then." in seen.gain


def test_gardens_too_few_to_score_are_said_beforehand() -> None:
    table = Table("cult", "marquise").put(GARDEN, C5).hand(CULT, "cobbler").active(CULT)
    table.when(CultDaylight())
    score, seat = table.option("ritual_score", "cobbler"), table.seat_of(CULT)

    one = table.state.preview(score, seat, "en")
    two = table.put(GARDEN, C10).state.preview(score, seat, "en")

    assert "One rabbit garden scores no points." in one.then
    assert not any("no points" in line for line in two.then)


def test_the_first_outcast_says_what_it_means() -> None:
    table = Table("cult", "marquise").active(CULT).when(DemandOutcast())

    seen = table.state.preview(("cast_out", 1), table.seat_of(CULT), "en")

    assert "Conspiracies happen in rabbit clearings, and only gardens there craft." in seen.then


def test_items_left_behind_are_counted() -> None:
    table = Table("vagabond", "marquise").pawn(VAGABOND, C1).active(VAGABOND)
    table.items(VAGABOND, *["sword"] * 5, "boot", "torch", "hammer")
    table.when(DemandItemDropped(VAGABOND)).asks(VAGABOND, "drop_item")
    sword = ("drop", SWORD, UP)

    seen = table.state.preview((sword, sword), table.seat_of(VAGABOND), "en")

    assert "Costs 2 × sword." in seen.cost


def test_a_dominance_is_to_a_vagabond_a_coalition_or_nothing() -> None:
    three, four = (
        Table("vagabond", *others).hand(VAGABOND, "dominance_fox")
        for others in (("marquise", "eyrie"), ("marquise", "eyrie", "alliance"))
    )

    def now(table: Table) -> list[str]:
        card = table.state.hands[VAGABOND][0]
        return table.state.explain(("card", CARD_KEYS[card]), table.seat_of(VAGABOND), "en").now

    assert now(three) == ["With fewer than four players a Vagabond cannot activate it."]
    assert now(four)[0].startswith("To a Vagabond it means: no more points, and a victory with")
