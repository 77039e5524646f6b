"""The smallest game that shows what the engine does: a trail of words, and questions about them."""

from __future__ import annotations

import sys
from typing import Any, Final

from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.fields import Fields
from nemeton.engine.flow import PASS, Choice, Option, Step
from nemeton.engine.game import Game
from nemeton.engine.settings import Flag, Number, TextSetting
from nemeton.engine.state import State
from nemeton.engine.text import Saying

__all__ = ["BOX", "Ask", "Box", "Finish", "Insist", "Many", "Roll", "Say", "Secret", "Toy", "Whole"]


class Toy(State):
    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.trail: list[str] = []
        self.listings = 0  # how often a question was listed; no part of the game

    def copied(self) -> Toy:
        twin = Toy(self.setup, self.chance.clone())
        twin.trail = self.trail.copy()
        return twin


class Say(Step[Toy]):
    def __init__(self, word: str, then: tuple[str, ...] = ()) -> None:
        self.word: Final = word
        self.then: Final = then

    def run(self, game: Toy) -> None:
        game.trail.append(self.word)
        game.then(*(Say(word) for word in self.then))


class Whole(Step[Toy]):
    """Holds another step and all kinds of values."""

    def __init__(self, inner: Say, flag: bool, numbers: tuple[int, ...]) -> None:
        self.inner: Final = inner
        self.flag: Final = flag
        self.numbers: Final = numbers

    def run(self, game: Toy) -> None:
        game.then(self.inner)


class Roll(Step[Toy]):
    def run(self, game: Toy) -> None:
        game.trail.append(str(game.chance.below(6)))


class Finish(Step[Toy]):
    def run(self, game: Toy) -> None:
        game.finish((0,), (1, None), "done")


class Ask(Choice[Toy]):
    """Offers the first words of the alphabet; zero of them leads to its otherwise."""

    prompt = "ask"
    rule = "1"

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def seat(self, game: Toy) -> int:
        return len(game.trail) % game.setup.players

    def options(self, game: Toy) -> list[Option]:
        game.listings += 1
        return [("say", number) for number in range(self.count)]

    def chosen(self, game: Toy, option: Option) -> None:
        game.trail.append("abc"[option[1]])

    def otherwise(self, game: Toy) -> None:
        game.trail.append("nothing")

    def why_not(self, game: Toy, option: Option) -> Saying | None:
        return Saying("why-mute", rule="1.1", letter=option[1]) if option[0] == "say" else None


class Secret(Ask):
    prompt = "secret"
    secret = True


class Insist(Ask):
    prompt = "insist"
    insist = True

    def sample(self, game: Toy, rng: Chance) -> Option | None:
        return ("say", rng.below(self.count))


class Many(Choice[Toy]):
    """Asked again and again until somebody passes; a roll draws luck, a look shows something."""

    prompt = "many"

    def seat(self, game: Toy) -> int:
        return len(game.trail) // 2 % game.setup.players

    def options(self, game: Toy) -> list[Option]:
        return [("say", 0), ("say", 1), ("roll",), ("look",), PASS]

    def chosen(self, game: Toy, option: Option) -> None:
        match option:
            case ("say", letter):
                game.log("said", letter=letter)
                game.then(Say("ab"[letter]), self)
            case ("roll",):
                game.then(Roll(), self)
            case ("look",):
                game.trail.append("look")
                game.reveal()
                game.then(self)


class Box(Game):
    def __init__(self) -> None:
        super().__init__(
            name="toy",
            package="nemeton.common",
            rules="3",
            players=range(2, 4),
            options={"loud": Flag(False), "size": Number(3, 1, 5), "position": TextSetting()},
            verbs={"say": ("letter",), "roll": (), "look": (), "pass": ()},
            kinds={"letter": "letter", "count": "number"},
            names={"letter": ("a", "b", "c")},
            modules=[sys.modules[__name__]],
        )

    def new(self, setup: Setup, chance: Chance) -> Toy:
        return Toy(setup, chance)

    def begin(self, state: Toy) -> None:
        state.then(Many(), Finish())

    def fields(self, state: Toy) -> dict[str, Any]:
        return {"trail": state.trail}

    def restore(self, state: Toy, fields: Fields) -> None:
        state.trail = [str(word) for word in fields.items("trail")]

    def board_view(self, state: Toy, seat: int | None) -> dict[str, Any]:
        return {"trail": list(state.trail)}


BOX = Box()
