"""8.3 The Alliance sets up: warriors in the supply, three supporters."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.root.kinds import ALLIANCE
from nemeton.games.root.laws.cards import draw_supporter
from nemeton.games.root.state import Root

FIRST_SUPPORTERS: Final = 3


class SetUpAlliance(Step[Root]):
    """8.3 Ten warriors in the supply, three supporters."""

    def run(self, game: Root) -> None:
        game.supply[ALLIANCE] = game.rules.components.warriors[ALLIANCE]
        for _ in range(FIRST_SUPPORTERS):
            draw_supporter(game)
