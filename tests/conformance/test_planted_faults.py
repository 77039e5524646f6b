"""Faults planted in Magpie on purpose, one at a time: the kit must catch each of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, ClassVar

import pytest
from magpie.game import GAME
from magpie.kinds import Trinket
from magpie.laws import board, turn
from magpie.state import Magpie

import nemeton
from nemeton.engine.chance import Chance
from nemeton.engine.errors import IllegalChoice
from nemeton.engine.fields import Fields
from nemeton.engine.flow import Choice, Option, Step
from nemeton.engine.several import Several
from nemeton.testing import (
    CHECKS,
    Check,
    Nonconformity,
    Scope,
    cloning,
    options,
    play,
    saving,
    sets,
    texts,
)
from tests.conformance.planted import Altered, Planted

HONEST = nemeton.equipped(GAME)


# Options


class FickleAction(turn.DemandAction):
    flips: ClassVar[Iterator[int]] = count()

    def answers(self, game: Magpie) -> list[Option]:
        listed = super().answers(game)
        return listed[::-1] if next(self.flips) % 2 else listed


class ListsInAnyOrder(Altered):
    swaps: ClassVar = {turn.DemandAction: FickleAction}


class PairedAction(turn.DemandAction):
    def several(self, game: Magpie) -> Several:
        pool = [(option, 1) for option in self.answers(game) if option[0] == "fetch"]
        return Several(pool, 2, 2)


class PromisesPairs(Altered):
    swaps: ClassVar = {turn.DemandAction: PairedAction}


def action_with(*extra: Option) -> type[Altered]:
    """A game that also offers what it must not."""

    class WrongAction(turn.DemandAction):
        def answers(self, game: Magpie) -> list[Option]:
            return [*super().answers(game), *extra]

    class OffersTooMuch(Altered):
        swaps: ClassVar = {turn.DemandAction: WrongAction}

    return OffersTooMuch


class LoneEnd(turn.DemandEnd):
    insist = False


class AsksWhatIsClear(Altered):
    swaps: ClassVar = {turn.DemandEnd: LoneEnd}

    def settle(self) -> None:
        while not self.over:
            step = self.stack[-1]
            if isinstance(step, Choice) and step.options(self):
                break
            self.pop()
            if isinstance(step, Choice):
                step.otherwise(self)
            else:
                step.run(self)
        self.base = len(self.stack)


class EmptyEnd(turn.DemandEnd):
    def options(self, game: Magpie) -> list[Option]:
        return []


class AsksTheImpossible(Altered):
    swaps: ClassVar = {turn.DemandEnd: EmptyEnd}


class SamplesTheFirst(turn.DemandAction):
    def sample(self, game: Magpie, rng: Chance) -> Option | None:
        return self.options(game)[0]


class SamplesUnevenly(Altered):
    swaps: ClassVar = {turn.DemandAction: SamplesTheFirst}


class SamplesAnything(turn.DemandAction):
    def sample(self, game: Magpie, rng: Chance) -> Option | None:
        return ("steal", self.bird)


class SamplesWhatIsNotOffered(Altered):
    swaps: ClassVar = {turn.DemandAction: SamplesAnything}


class TakesAnyEndForAnEnd(Altered):
    def member(self, option: object) -> Option:
        if isinstance(option, tuple) and option[:1] == ("end_turn",):
            return ("end_turn",)
        return super().member(option)


class RefusesLists(Altered):
    def member(self, option: object) -> Option:
        if isinstance(option, list):
            raise IllegalChoice("illegal-choice", option="a list")
        return super().member(option)


class ChangesWhenRefusing(Altered):
    def member(self, option: object) -> Option:
        try:
            return super().member(option)
        except IllegalChoice:
            self.feathers[0] += 1
            raise


class FailsOnOddThings(Altered):
    def member(self, option: object) -> Option:
        return self.options()[self.options().index(option)]  # type: ignore[arg-type]


# Clones, saves, records


class SharesTheNests(Altered):
    def copied(self) -> Magpie:
        twin = super().copied()
        twin.nests = self.nests
        return twin


class ForgetsFeathersWhenCloned(Altered):
    def copied(self) -> Magpie:
        twin = super().copied()
        twin.feathers = [1 for _ in self.feathers]
        return twin


class LogsInClones(Altered):
    def copied(self) -> Magpie:
        twin = super().copied()
        twin.keep_log()
        return twin


class ForgetsFeathersWhenSaved(Altered):
    def fields(self) -> dict[str, Any]:
        return {name: value for name, value in super().fields().items() if name != "feathers"}

    def restore(self, fields: Fields) -> None:
        fields.values["feathers"] = [1] * self.setup.players
        super().restore(fields)

    def copied(self) -> Magpie:
        twin = super().copied()
        twin.feathers = self.feathers.copy()
        return twin


class SavesASet(Altered):
    def fields(self) -> dict[str, Any]:
        return {**super().fields(), "discarded": set(self.discarded)}


class RestoresBlindly(Altered):
    def restore(self, fields: Fields) -> None:
        for name in self.fields():
            setattr(self, name, fields.value(name))

    def faults(self) -> list[str]:
        return []


class WildGust(Step[Magpie]):
    """Brings more feathers each time it is played, so that no two games are alike."""

    gusts: ClassVar[Iterator[int]] = count(1)

    def run(self, game: Magpie) -> None:
        game.feathers[0] += next(self.gusts)


class RollsOtherDice(Altered):
    swaps: ClassVar = {board.DrawTrinket: WildGust}

    def swapped(self, step: Step[Any]) -> Step[Any]:
        return WildGust() if type(step) is board.DrawTrinket else step


class NarrowerLater(turn.DemandAction):
    """Offers everything to the first games, and later only one answer."""

    asked: ClassVar[Iterator[int]] = count()

    def answers(self, game: Magpie) -> list[Option]:
        listed = super().answers(game)
        return listed if next(self.asked) < 20 else listed[-1:]


class OffersLessInAReplay(Altered):
    swaps: ClassVar = {turn.DemandAction: NarrowerLater}


# Play


class Dawdle(turn.DemandEnd):
    def answered(self, game: Magpie, option: Option) -> None:
        game.then(self)


class NeverEnds(Altered):
    swaps: ClassVar = {turn.DemandEnd: Dawdle}


class DoublesTrinkets(Altered):
    def reveal(self) -> None:
        super().reveal()
        self.discarded.append(int(Trinket.BUTTON))


class CrownsAStranger(Altered):
    def finish(self, winners: tuple[int, ...], scores: tuple[int | None, ...], reason: str) -> None:
        super().finish((*winners, 9), scores, reason)


class ForgetsAScore(Altered):
    def finish(self, winners: tuple[int, ...], scores: tuple[int | None, ...], reason: str) -> None:
        super().finish(winners, scores[:-1], reason)


class TurnsOfNobody(Altered):
    def begin_turn(self, seat: int) -> None:
        super().begin_turn(seat + 4)


class CountsTurnsBackwards(Altered):
    def begin_turn(self, seat: int) -> None:
        super().begin_turn(seat)
        self.turn_number = 100 - self.turn_number


class BeginsTurnsLater(Altered):
    def begin_turn(self, seat: int) -> None:
        super().begin_turn(seat)
        self.turn_began += 1


class ShowsASet(Altered):
    def board_view(self, seat: int | None) -> dict[str, Any]:
        return {**super().board_view(seat), "kinds": {1, 2}}


class HidesTheAutomaton(Altered):
    def seat_view(self, seat: int) -> dict[str, Any]:
        return {**super().seat_view(seat), "automaton": False}


class PrintsNoJson(Altered):
    def components(self) -> dict[str, Any]:
        return {"cards": {1, 2}}


class ShowsMore(Altered):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "extra": 1}


class TitlesWithoutAName(Altered):
    def seat_view(self, seat: int) -> dict[str, Any]:
        return {**super().seat_view(seat), "title": "Corvus"}


class JudgesWithNothing(Altered):
    def evaluate(self, seat: int) -> dict[str, float]:
        return {"lead": float("nan")}


class JudgesAndChanges(Altered):
    def evaluate(self, seat: int) -> dict[str, float]:
        self.feathers[seat] += 1
        return super().evaluate(seat)


PLANTED: list[tuple[type[Altered], Check, str]] = [
    (ListsInAnyOrder, options.options_are_stable, r"the options .* differ at"),
    (action_with(("fetch", 7)), options.options_are_well_formed, r"place has no name for 7"),
    (action_with(("fetch", 0, 1)), options.options_are_well_formed, r"takes 1 arguments"),
    (action_with(("fly",)), options.options_are_well_formed, r"verb is not declared"),
    (action_with(("fetch", True)), options.options_are_well_formed, r"no whole number"),
    (action_with(("fetch", 0)), options.options_are_well_formed, r"offered twice"),
    (action_with(()), options.options_are_well_formed, r"begins with a verb"),
    (PromisesPairs, sets.sets_are_picked_in_any_order, r"the set .* is refused"),
    (PromisesPairs, sets.sets_are_as_said, r"can be picked, and was not described"),
    (AsksWhatIsClear, options.lone_options_are_not_asked, r"end is asked with one option only"),
    (AsksTheImpossible, play.games_end, r"nobody is asked anything"),
    (SamplesUnevenly, options.samples_are_fair, r"sample gave \('fetch', \d\) \d+ times"),
    (SamplesWhatIsNotOffered, options.samples_are_fair, r"which is not offered"),
    (TakesAnyEndForAnEnd, options.others_are_refused, r"\('end_turn', \d\) is accepted"),
    (RefusesLists, options.members_are_accepted, r"is a member and refused"),
    (ChangesWhenRefusing, options.others_are_refused, r"a refused choice has changed the game"),
    (FailsOnOddThings, options.others_are_refused, r"is refused with ValueError"),
    (SharesTheNests, cloning.clones_are_independent, r"changed the other at table\.nests"),
    (ForgetsFeathersWhenCloned, cloning.clones_are_equal, r"a clone differs at viewers"),
    (LogsInClones, cloning.clones_are_equal, r"a clone keeps a log"),
    (ForgetsFeathersWhenSaved, saving.saves_go_on, r"a loaded game differs at viewers"),
    (SavesASet, saving.saves_go_on, r"what is saved is no JSON"),
    (RestoresBlindly, saving.corrupted_files_are_refused, r"a file with .* is \w+Error"),
    (RollsOtherDice, saving.records_replay, r"the replayed game differs at table\.feathers"),
    (OffersLessInAReplay, saving.records_replay, r"the record cannot be replayed: Choice \d+"),
    (NeverEnds, play.games_end, r"not over within the bound of \d+ choices"),
    (DoublesTrinkets, play.invariants_hold, r"choice \d+: invariant broken: trinkets lost or made"),
    (CrownsAStranger, play.results_are_sound, r"winners are seats"),
    (ForgetsAScore, play.results_are_sound, r"\d scores for \d seats"),
    (TurnsOfNobody, play.turns_are_told, r"the turn belongs to seat [4-9]"),
    (CountsTurnsBackwards, play.turns_are_told, r"turn \d+ comes after turn \d+"),
    (BeginsTurnsLater, play.turns_are_told, r"the turn began at choice"),
    (ShowsASet, play.views_have_their_shape, r"is no JSON"),
    (HidesTheAutomaton, play.views_have_their_shape, r"shown as no automaton"),
    (PrintsNoJson, play.views_have_their_shape, r"the components: is no JSON"),
    (ShowsMore, play.views_have_their_shape, r"has the parts"),
    (TitlesWithoutAName, texts.texts_can_be_said, r"the title Corvus has no name of any kind"),
    (JudgesWithNothing, play.evaluations_are_numbers, r"the lead of nan"),
    (JudgesAndChanges, play.evaluations_are_numbers, r"judging a position has changed it"),
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_the_honest_game_passes(check: Check) -> None:
    check(HONEST, Scope())


@pytest.mark.parametrize(
    ("kind", "check", "message"),
    PLANTED,
    ids=[f"{kind.__name__}-{place}" for place, (kind, _, _) in enumerate(PLANTED)],
)
def test_a_planted_fault_is_caught(kind: type[Altered], check: Check, message: str) -> None:
    with pytest.raises(Nonconformity, match=message) as caught:
        check(Planted(kind), Scope())

    assert str(caught.value).startswith("magpie (players=")


def test_a_fault_is_reported_with_options_seed_and_choice() -> None:
    with pytest.raises(Nonconformity) as caught:
        play.invariants_hold(Planted(DoublesTrinkets), Scope())

    assert "magpie (players=2, seed=" in str(caught.value)
    assert "choice " in str(caught.value)


def test_an_argument_without_a_kind_is_caught() -> None:
    game = Planted(Altered, kinds={"trinket": "trinket"})

    with pytest.raises(Nonconformity, match="no kind for place"):
        options.options_are_well_formed(game, Scope())
