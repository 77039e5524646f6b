"""Questions that nobody has to answer: with one answer, or where all come to the same.

Whether a hand leaves a choice must not show, so a lone answer to a secret question is asked for all
the same. Where one person plays against bots that would only be a press more: the table gives the
answer. An indifferent question is passed over at every table, unless that would betray a secret.
Either answer stays in the record as a choice.
"""

from __future__ import annotations

from nemeton.engine.flow import PASS, Option, indifferent_prompts, secret_prompts
from nemeton.engine.state import Decision
from nemeton.table.table import Table

__all__ = ["unasked_option", "was_unasked"]


def unasked_option(table: Table) -> Option | None:
    """The answer to the pending question, where nobody has to be asked for it."""
    decision = table.decision
    return answer_to(table, decision) if decision is not None and table.playing else None


def was_unasked(table: Table, choice: int) -> bool:
    """Whether nobody had to be asked for that choice: to go back there would change nothing."""
    made = table.timeline.made[choice]
    steps = table.state.setup.game.steps.values()
    lone = alone(table) and (made.option == PASS or made.prompt in secret_prompts(steps))
    if not lone and made.prompt not in indifferent_prompts(steps):
        return False
    decision = table.timeline.at(choice).decision
    return decision is not None and answer_to(table, decision) == tuple(made.option)


def answer_to(table: Table, decision: Decision) -> Option | None:
    """What the table answers by itself; lessons say themselves what they ask."""
    if table.follower is not None:
        return None
    by_oneself = alone(table)
    if decision.indifferent and (by_oneself or not decision.secret):
        return decision.options[0]
    return lone_answer(decision) if by_oneself else None


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
    """Whether one person plays on one seat and bots on all others."""
    people = [seat for seat in table.seats if seat.by_person]
    with_bots = all(seat.level for seat in table.seats if not seat.by_person)
    return len(people) == 1 and with_bots
