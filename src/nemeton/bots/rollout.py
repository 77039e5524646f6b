"""How a trial goes on: everybody by level 1, and nobody thinks of the same thing all the time."""

from __future__ import annotations

from nemeton.bots.budget import Meter
from nemeton.bots.values import TINY, asked, best_option, one_ply_values, state_value
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Rollout"]

PATIENCE = 4  # turns for which what can wait is left alone after it was found to be a loss


class Rollout:
    """One trial. What can wait, such as a free action, stands beside every question; once it was
    found to be a loss, its seat does not one_ply_candidate it again for a while."""

    def __init__(self, rng: Fast, meter: Meter) -> None:
        self.rng = rng
        self.meter = meter
        self.put_off: dict[tuple[int, Option], int] = {}  # until which turn, by seat and option

    def step(self, world: State) -> None:
        """One choice of whoever is asked, by luck that is not the world's own."""
        options = self.considered(world)
        if len(options) == 1:
            world.choose(options[0])
            return
        seat = asked(world)
        values = one_ply_values(world, seat, options, self.rng)
        self.meter.charge(len(values))
        self.put_off_losses(world, seat, options, values)
        world.choose(best_option(options, values, self.rng))

    def considered(self, world: State) -> list[Option]:
        options = world.options()
        if not self.put_off or len(options) == 1:
            return options
        seat, turn = asked(world), world.turn_number
        left = [each for each in options if self.put_off.get((seat, each), turn) <= turn]
        return left or options

    def put_off_losses(
        self, world: State, seat: int, options: list[Option], values: list[float]
    ) -> None:
        waiting = [place for place, each in enumerate(options) if world.can_wait(each)]
        if not waiting:
            return
        least = min(state_value(world, seat), max(values)) - TINY
        for place in waiting:
            if values[place] < least:
                self.put_off[(seat, options[place])] = world.turn_number + PATIENCE
