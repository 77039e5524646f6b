"""Questions with one answer that are asked so that nothing is betrayed, where there is nobody to
betray it to.

Whether a hand leaves a choice must not show, so it is asked all the same. Where one person plays
against bots that would only be a press more: the table gives the answer.
"""

from __future__ import annotations

from nemeton.engine.flow import PASS, Option, secret_prompts
from nemeton.engine.state import Decision
from nemeton.table.table import Table

__all__ = ["unasked_option", "was_unasked"]


def unasked_option(table: Table) -> Option | None:
    """The answer to the pending question, where nobody has to be asked for it."""
    decision = table.decision
    if decision is None or not table.playing or not alone(table):
        return None
    return lone_answer(decision)


def was_unasked(table: Table, choice: int) -> bool:
    """Whether nobody had to be asked for that choice: to go back there would change nothing."""
    made = table.timeline.made[choice]
    prompts = secret_prompts(table.state.setup.game.steps.values())
    if not alone(table) or (made.prompt not in prompts and made.option != PASS):
        return False
    decision = table.timeline.at(choice).decision
    return decision is not None and lone_answer(decision) is not None


def lone_answer(decision: Decision) -> Option | None:
    """The one answer to a question that is asked all the same; none where it ends the own turn:
    before that anybody may want to take something back."""
    if len(decision.options) != 1:
        return None
    answer = decision.options[0]
    if answer == PASS and decision.state.turn.seat == decision.seat:
        return answer if leads_on(decision) else None
    return answer if decision.secret else None


def leads_on(decision: Decision) -> bool:
    """Whether to pass goes on with the same turn, and where the question is no secret also asks
    the same seat, without anything being shown."""
    before, ahead = decision.state, decision.state.clone()
    ahead.choose(PASS)
    if ahead.over or ahead.turn.number != before.turn.number:
        return False
    following = ahead.decision
    same = following is not None and following.seat == decision.seat and ahead.mark == before.mark
    return decision.secret or same


def alone(table: Table) -> bool:
    """Whether one person plays on one seat and bots on all others; lessons say themselves what
    they ask."""
    people = [seat for seat in table.seats if seat.by_person]
    with_bots = all(seat.level for seat in table.seats if not seat.by_person)
    return len(people) == 1 and with_bots and table.follower is None
