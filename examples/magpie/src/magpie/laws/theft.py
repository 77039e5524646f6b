"""3 Theft, and the hoot that ends it."""

from __future__ import annotations

from typing import Any, Final

from magpie.kinds import Trinket
from magpie.laws.board import DrawTrinket, nest
from magpie.state import Magpie
from nemeton import PASS, Choice, Option, Step

__all__ = ["EndTurn", "OfferHoot", "Snatch", "Theft"]


class Theft(Step[Magpie]):
    """3 First the victim may hoot; only then does the thief take anything."""

    def __init__(self, thief: int, victim: int) -> None:
        self.thief: Final = thief
        self.victim: Final = victim

    def run(self, game: Magpie) -> None:
        game.log("theft", thief=self.thief, victim=self.victim)
        game.then(OfferHoot(self))


class OfferHoot(Choice[Magpie]):
    """3 An owl feather out of the hand drives the thief away, and its turn ends at once."""

    prompt = "hoot"
    rule = "3"
    secret = True  # asked whatever the hand holds: being asked must not betray it

    def __init__(self, theft: Theft) -> None:
        self.theft: Final = theft

    def seat(self, game: Magpie) -> int:
        return self.theft.victim

    def about(self, game: Magpie) -> dict[str, Any]:
        return {"thief": self.theft.thief}

    def options(self, game: Magpie) -> list[Option]:
        hoots: list[Option] = [("hoot",)] if Trinket.OWL in game.hands[self.theft.victim] else []
        return [PASS, *hoots]

    def chosen(self, game: Magpie, option: Option) -> None:
        if option == PASS:
            game.then(Snatch(self.theft))
            return
        game.hands[self.theft.victim].remove(Trinket.OWL)
        game.discarded.append(int(Trinket.OWL))
        game.log("hooted", victim=self.theft.victim, thief=self.theft.thief)
        game.skip_to(EndTurn)


class Snatch(Step[Magpie]):
    """3 The thief nests a trinket drawn blindly from the victim's hand."""

    def __init__(self, theft: Theft) -> None:
        self.theft: Final = theft

    def run(self, game: Magpie) -> None:
        trinket = game.chance.take(game.hands[self.theft.victim])
        game.reveal()  # a hand of one is robbed without luck, and still shown
        nest(game, self.theft.thief, trinket)


class EndTurn(Step[Magpie]):
    """2 A magpie whose claws are empty draws another trinket."""

    def __init__(self, bird: int) -> None:
        self.bird: Final = bird

    def run(self, game: Magpie) -> None:
        if not game.hands[self.bird]:
            game.then(DrawTrinket(self.bird))
