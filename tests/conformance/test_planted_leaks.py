"""Leaks planted in Magpie on purpose, one at a time: the kit must catch each of them."""

from __future__ import annotations

from bisect import insort
from typing import Any, ClassVar

import pytest
from magpie import view
from magpie.kinds import PLACES, Trinket
from magpie.laws import board, theft, turn
from magpie.state import Magpie

from nemeton.engine.flow import Option, Step
from nemeton.testing import Check, Nonconformity, Scope, determinize, secrecy, unseen
from nemeton.testing.previewing import previews_tell_no_secret
from tests.conformance.planted import Altered, Planted


class ShowsAllHands(Altered):
    def board_view(self, seat: int | None) -> dict[str, Any]:
        return {**super().board_view(seat), "hands": [list(hand) for hand in self.hands]}


class ShowsSpectatorsAHand(Altered):
    def board_view(self, seat: int | None) -> dict[str, Any]:
        return super().board_view(0 if seat is None else seat)


class HintsInThePhase(Altered):
    def begin_turn(self, seat: int) -> None:
        super().begin_turn(seat)
        self.phase = "armed" if Trinket.OWL in self.hands[0] else "bare"


class HootSkippedWithoutAnOwl(theft.OfferHoot):
    def options(self, game: Magpie) -> list[Option]:
        listed = super().options(game)
        return listed if len(listed) > 1 else []

    def otherwise(self, game: Magpie) -> None:
        game.then(theft.Snatch(self.theft))


class SkipsTheQuestion(Altered):
    swaps: ClassVar = {theft.OfferHoot: HootSkippedWithoutAnOwl}


class HootTakenUnasked(theft.OfferHoot):
    secret = False


class TakesTheLonePass(Altered):
    swaps: ClassVar = {theft.OfferHoot: HootTakenUnasked}


class HootAboutOwls(theft.OfferHoot):
    def about(self, game: Magpie) -> dict[str, Any]:
        return {**super().about(game), "owls": game.hands[self.theft.victim].count(Trinket.OWL)}


class TellsInThePrompt(Altered):
    swaps: ClassVar = {theft.OfferHoot: HootAboutOwls}


class LoudDraw(board.DrawTrinket):
    def run(self, game: Magpie) -> None:
        if game.pile:
            game.log("drawn", trinket=game.pile[0])
        super().run(game)


class TellsEverybody(Altered):
    swaps: ClassVar = {board.DrawTrinket: LoudDraw}


class TellsTheNextSeat(Altered):
    def log(self, key: str, to: tuple[int, ...] | None = None, **params: Any) -> None:
        shifted = None if to is None else tuple((seat + 1) % self.setup.players for seat in to)
        super().log(key, shifted if key == "drawn" else to, **params)


class FreePeek(turn.Peek):
    def __init__(self, bird: int, place: int) -> None:
        super().__init__(bird, place)

    def run(self, game: Magpie) -> None:
        mark = game.mark
        super().run(game)
        game.mark = mark


class PeeksUnmarked(Altered):
    def swapped(self, step: Step[Any]) -> Step[Any]:
        return FreePeek(step.bird, step.place) if type(step) is turn.Peek else step


class ShowsTheSeed(Altered):
    def board_view(self, seat: int | None) -> dict[str, Any]:
        return {**super().board_view(seat), "table": f"table-{self.setup.seed}"}


class ShowsTheLuck(Altered):
    def board_view(self, seat: int | None) -> dict[str, Any]:
        return {**super().board_view(seat), "wind": self.chance.clone().below(3)}


class AsksByTheLuck(Altered):
    swaps: ClassVar[dict[type[Step[Any]], type[Step[Any]]]] = {}


class EndAboutLuck(turn.DemandEnd):
    def about(self, game: Magpie) -> dict[str, Any]:
        return {"face": game.chance.clone().below(3)}


AsksByTheLuck.swaps = {turn.DemandEnd: EndAboutLuck}


class RedrawsNothing(Altered):
    def redeal(self, seat: int | None) -> None:
        pass


class KeepsTheRealHandForSeatOne(Altered):
    def redeal(self, seat: int | None) -> None:
        if seat != 1:
            super().redeal(seat)
            return
        hand = self.hands[0]
        self.hands[0] = []
        super().redeal(seat)
        self.hands[0] = hand


class RedealsUnsorted(Altered):
    def redeal(self, seat: int | None) -> None:
        """Shuffles what is hidden without sorting it first: the old deal shines through."""
        places = [at for at in range(PLACES) if self.clearing[at] >= 0]
        places = [at for at in places if not view.knows(self, seat, at)]
        hidden = [self.clearing[at] for at in places]
        self.chance.shuffle(hidden)
        for at, trinket in zip(places, hidden, strict=True):
            self.clearing[at] = trinket


class SpoonsGlitter(Altered):
    """Spoons shine out of every hand; the re-deal knows it, so that re-dealt twins look alike."""

    def board_view(self, seat: int | None) -> dict[str, Any]:
        glitter = [hand.count(Trinket.SPOON) for hand in self.hands]
        return {**super().board_view(seat), "glitter": glitter}

    def redeal(self, seat: int | None) -> None:
        spoons = [hand.count(Trinket.SPOON) for hand in self.hands]
        for hand in self.hands:
            hand[:] = [trinket for trinket in hand if trinket != Trinket.SPOON]
        super().redeal(seat)
        while any(Trinket.SPOON in hand for hand in self.hands):
            super().redeal(seat)
        for hand, number in zip(self.hands, spoons, strict=True):
            hand += [int(Trinket.SPOON)] * number
            hand.sort()


class Pocket(theft.Snatch):
    """While there is a pile the thief pockets what it draws, and only the two of them see it."""

    def run(self, game: Magpie) -> None:
        if not game.pile:
            super().run(game)
            return
        thief, victim = self.theft.thief, self.theft.victim
        number = len(game.hands[victim])
        trinket = game.chance.take(game.hands[victim])
        game.unseen(trinket, (victim, thief), seen_by=(thief, victim), drawn_from=number)
        insort(game.hands[thief], trinket)
        game.reveal()
        self.tell(game, trinket)

    def tell(self, game: Magpie, trinket: int) -> None:
        game.log("drawn", to=(self.theft.thief, self.theft.victim), trinket=trinket)


class Pockets(Altered):
    swaps: ClassVar = {theft.Snatch: Pocket}


class LoudPocket(Pocket):
    def tell(self, game: Magpie, trinket: int) -> None:
        game.log("drawn", trinket=trinket)


class PocketsLoudly(Altered):
    swaps: ClassVar = {theft.Snatch: LoudPocket}


class WeighsByTheOwls(Planted):
    """What is pressed twice tells what another holds."""

    def weighty(self, state: Magpie, option: Option) -> bool:
        return any(Trinket.OWL in hand for hand in state.hands[1:])


def test_a_weight_that_tells_of_hidden_things_is_caught() -> None:
    with pytest.raises(Nonconformity, match=r"the preview of .* betrays more: \.?weighty"):
        previews_tell_no_secret(WeighsByTheOwls(Altered), Scope())


PLANTED: list[tuple[type[Altered], Check, str]] = [
    (ShowsAllHands, secrecy.twins_look_alike, r"changed view\.board\.hands"),
    (
        ShowsSpectatorsAHand,
        secrecy.twins_look_alike,
        r"a spectator cannot know changed view\.board",
    ),
    (HintsInThePhase, secrecy.twins_stay_alike, r"seat [123] is shown what it cannot .*phase"),
    (SkipsTheQuestion, secrecy.twins_stay_alike, r"after \('steal'.* nothing marked as shown"),
    (TakesTheLonePass, secrecy.twins_stay_alike, r"after \('steal'.* nothing marked as shown"),
    (TellsInThePrompt, secrecy.twins_look_alike, r"changed asked\.params\.owls"),
    (TellsEverybody, secrecy.twins_stay_alike, r"shown what it cannot know: events"),
    (TellsTheNextSeat, secrecy.twins_stay_alike, r"shown what it cannot know: events"),
    (PeeksUnmarked, secrecy.twins_stay_alike, r"after \('peek', \d\), and nothing marked as shown"),
    (ShowsTheSeed, secrecy.luck_stays_hidden, r"is shown the seed"),
    (ShowsTheLuck, secrecy.luck_stays_hidden, r"the luck to come by board\.wind"),
    (AsksByTheLuck, secrecy.luck_stays_hidden, r"a question depends on the luck"),
    (
        RedrawsNothing,
        determinize.hidden_things_are_redrawn,
        r"alone sees board\.\w+.* nothing is ever",
    ),
    (
        KeepsTheRealHandForSeatOne,
        determinize.hidden_things_are_redrawn,
        r"board\.hand\.\*, which seat 0 of \d sees, .* and never for seat 1",
    ),
    (SpoonsGlitter, unseen.transfers_stay_unseen, r"did not see .* can tell .*\.glitter"),
    (PocketsLoudly, unseen.transfers_stay_unseen, r"(can tell by|cannot know:) events"),
    (RedealsUnsorted, secrecy.twins_look_alike, r"are re-drawn differently at table\.clearing"),
]


@pytest.mark.parametrize(
    ("kind", "check", "message"),
    PLANTED,
    ids=[f"{kind.__name__}-{place}" for place, (kind, _, _) in enumerate(PLANTED)],
)
def test_a_planted_leak_is_caught(kind: type[Altered], check: Check, message: str) -> None:
    with pytest.raises(Nonconformity, match=message) as caught:
        check(Planted(kind), Scope())

    assert str(caught.value).startswith("magpie (players=")


def test_no_re_deal_finds_what_a_known_thing_tells_when_it_moves_unseen() -> None:
    secrecy.twins_look_alike(Planted(SpoonsGlitter), Scope())
    secrecy.twins_stay_alike(Planted(SpoonsGlitter), Scope())


def test_what_is_pocketed_in_silence_is_no_leak() -> None:
    unseen.transfers_stay_unseen(Planted(Pockets), Scope())
