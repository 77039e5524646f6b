"""6.2.3 Field Hospitals: lost warriors come back to the keep for a card."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import CLEARINGS, MARQUISE
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import is_machine, place_warriors
from nemeton.games.root.laws.card_refusals import why_not_spent
from nemeton.games.root.laws.cards import matching, spend
from nemeton.games.root.rules import Losses
from nemeton.games.root.state import Root


def field_hospitals(game: Root, losses: Losses, battle: bool) -> None:
    """6.2.3 Warriors removed together may be brought to the keep by a matching card."""
    if is_machine(game, MARQUISE):
        return
    for clearing in range(CLEARINGS):
        lost = sum(
            number for _, where, piece, number in losses if piece == MARQUISE and where == clearing
        )
        if lost:
            game.then(OfferFieldHospitals(clearing, lost))


class OfferFieldHospitals(Asked):
    """6.2.3 The Marquise may spend a card of the clearing's suit."""

    prompt = "field_hospitals"
    rule = "6.2.3"
    secret = True

    def __init__(self, clearing: int, number: int) -> None:
        self.clearing: Final = clearing
        self.number: Final = number

    def seat(self, game: Root) -> int:
        return game.seat_of[MARQUISE]

    def about(self, game: Root) -> dict[str, int]:
        return {"clearing": self.clearing, "number": self.number, "suit": game.suits[self.clearing]}

    def options(self, game: Root) -> list[Option]:
        if game.keep < 0 or game.scorched[game.keep] or not game.hands[MARQUISE]:
            return []
        cards = matching(game, MARQUISE, game.suits[self.clearing])
        return [PASS, *(("spend", card) for card in cards)]

    def chosen(self, game: Root, option: Option) -> None:
        healed = 0
        if option != PASS:
            healed = self.number
            spend(game, MARQUISE, option[1])
            place_warriors(game, MARQUISE, game.keep, healed)
            game.log("hospitals", clearing=self.clearing, number=healed)
        if game.fight.clearing == self.clearing:
            game.fight.healed = healed + max(0, game.fight.healed)

    def why_not(self, game: Root, option: Option) -> Saying | None:
        if option[0] != "spend":
            return None
        return why_not_spent(game, MARQUISE, option[1], game.suits[self.clearing])
