"""What each message of a page leads to; every one that has an id is answered with it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from nemeton import LOCALES
from nemeton.engine.errors import IllegalChoice
from nemeton.engine.fields import plain
from nemeton.engine.flow import prompts
from nemeton.engine.option import SCALARS
from nemeton.server import protocol as say
from nemeton.server.context import LOG, Context
from nemeton.server.hints import HintService
from nemeton.server.meter import METER
from nemeton.server.persons.who import guest_at
from nemeton.server.replay.moments import moment_ahead
from nemeton.table import absence, actions, agreement, preparing, takebacks
from nemeton.table.actions import LONGEST_NOTE, Change
from nemeton.table.interfaces import Private
from nemeton.table.log import Said
from nemeton.table.open_table import NOTES, PREPARED, SEEN, STANDING, OpenTable
from nemeton.table.refusals import Refused, bad_field
from nemeton.table.table import Person, Table

__all__ = ["MessageHandler"]

LONGEST_ANSWER = 40  # parts of an option, members of a set
ANSWERS = (say.Choose, say.ChooseSeveral)
SEATING = (
    say.Propose,
    say.TakeHoliday,
    say.EndHoliday,
    say.Resume,
    say.Hand,
    say.StandIn,
    say.TakeBack,
    say.Leave,
    say.Return,
    say.Offer,
)
SEATED = (
    "handed",
    "stood_in",
    "bot_seated",
    "bot_gave_up",
    "taken_back",
    "left",
    "sat",
    "replaced_bot",
    "taken_over",
    "offered",
    "proposed_draw",
    "proposed_end",
    "proposed_pause",
    "resumed",
    "holiday_taken",
    "holiday_ended",
)


class MessageHandler:
    """Carries out what one page asks for, as the person of the table whose key it has."""

    def __init__(self, context: Context, open_table: OpenTable, number: int | None) -> None:
        self.context = context
        self.open_table = open_table
        self.number = number
        self.hints = HintService(context, open_table)

    async def answer(self, message: Any) -> say.ServerMessage | None:
        """The reply; whatever fails is refused and leaves everything as it was."""
        number: int | None = getattr(message, "id", None)
        try:
            return await self.carry_out(message)
        except Refused as refused:
            METER.refusals[refused.reason] += 1
            if refused.reason == "not-offered" and isinstance(message, ANSWERS):
                await self.context.host.perform(self.open_table, self.illegal)
            return say.Refused(number, refused.reason, refused.params, refused.text)
        except Exception:
            LOG.exception(
                "a message failed: %s",
                type(message).__name__,
                extra={"table": self.open_table.table.name},
            )
            return say.Refused(number, "busy")

    async def carry_out(self, message: Any) -> say.ServerMessage | None:
        match message:
            case say.Seen():
                await self.see(message.choices)
                return None
            case say.AskWhy():
                return self.why(message)
            case say.AskPreview():
                return self.preview(message)
            case say.AskAhead():
                return self.ahead(message)
            case say.Prepare():
                return await self.prepare(message)
            case say.AskHint():
                return await self.hints.hint(self.someone(self.open_table.table), message)
            case say.AskCompare():
                return await self.hints.compare(self.someone(self.open_table.table), message)
            case say.Note():
                return await self.note(message)
            case say.Stand():
                return await self.stand(message)
        self.limit(message)
        if isinstance(message, say.Say):
            await self.context.house.check_talk(message.text)
        if isinstance(message, ANSWERS):
            with METER.choosing():
                return await self.perform(message)
        return await self.perform(message)

    async def perform(self, message: Any) -> say.ServerMessage:
        if isinstance(message, say.Redo):
            return say.Done(message.id, await self.redo())
        entry = await self.context.host.perform(
            self.open_table, lambda table: self.change(table, message)
        )
        return say.Done(message.id, entry)

    def illegal(self, table: Table) -> Change:
        """A program that answers what is not offered loses its seat; a person may try again."""
        return actions.replace_bot(table, self.someone(table), "illegal")

    async def redo(self) -> int:
        """Whoever is asked makes again what was taken back, and bots after them."""

        def seats(table: Table) -> list[int]:
            return table.seats_of(self.someone(table).number)

        return await self.context.host.perform(
            self.open_table,
            lambda table: takebacks.redo(table, seats(table)),
            lambda table: takebacks.redo_on(table, seats(table)),
        )

    def limit(self, message: Any) -> None:
        """How fast one person may add to the log of a table, by whichever page and worker: what
        is done to seats is counted in the log itself, which the workers share."""
        table = self.open_table.table
        person = self.someone(table)
        if not self.context.entries.take(f"{table.name} {person.number}"):
            raise Refused("too-fast")
        if isinstance(message, SEATING):
            recent = self.context.host.time.now() - 60
            stirs = [each for each in table.notices[-200:] if each.at > recent]
            if sum(each.key in SEATED for each in stirs) >= self.context.limits.changes_a_minute:
                raise Refused("too-fast")

    def change(self, table: Table, message: Any) -> Change:
        """The lines that a message adds to the log of the table."""
        person = self.someone(table)
        seats = table.seats_of(person.number)
        match message:
            case say.Choose():
                option = tuple(message.option)
                return actions.choose(table, seats, message.number, option, "person")
            case say.ChooseSeveral():
                members = [tuple(each) for each in message.members]
                return actions.choose_several(table, seats, message.number, members)
            case say.Undo():
                return takebacks.undo(table, seats, message.keep)
            case say.KeepTry():
                return takebacks.keep(table, seats)
            case say.AnswerUndo():
                return takebacks.answer_undo(table, person, message.agree)
            case say.Say():
                return self.speak(actions.say(table, person, message.text), table)
            case say.Leave():
                return actions.leave(table, person)
            case say.Return():
                return actions.sit_again(table, person)
            case say.Offer():
                return actions.offer(table, person, message.seat)
            case say.SealNonce():
                return actions.seal_nonce(table, person, message.seal)
            case say.OpenNonce():
                return actions.open_nonce(table, person, message.nonce)
            case say.Hand():
                return actions.hand(table, person, message.seat, message.level)
            case say.StandIn():
                now = self.context.host.time.now()
                return absence.stand_in(table, person, message.seat, message.level, now)
            case say.TakeBack():
                return actions.take_back(table, person, message.seat)
            case say.Claim():
                return actions.claim(table, seats)
        return self.agreed(table, person, message)

    def agreed(self, table: Table, person: Person, message: Any) -> Change:
        """The same for what people decide beside playing."""
        match message:
            case say.Resign():
                return agreement.resign(table, person, message.seat)
            case say.Propose():
                return agreement.propose(table, person, message.what)
            case say.AnswerProposal():
                return agreement.answer_proposal(table, person, message.number, message.agree)
            case say.Resume():
                return agreement.resume(table, person)
            case say.TakeHoliday():
                return agreement.take_holiday(table, person, message.days)
            case say.EndHoliday():
                return agreement.end_holiday(table, person, self.context.host.time.now())
            case say.CloseTable():
                return agreement.close(table, person)
        raise bad_field("type")

    def speak(self, change: Change, table: Table) -> Change:
        """Each room holds so many lines: spectators cannot talk the players into silence."""
        rooms = {body.room for body in change.bodies if isinstance(body, Said)}
        if sum(each.room in rooms for each in table.chat) >= self.context.limits.chat_lines:
            raise Refused("too-many")
        return change

    def someone(self, table: Table) -> Person:
        person = guest_at(table, self.number)
        if person is None:
            raise Refused("not-your-seat")
        return person

    async def keep(self, name: str, body: str) -> None:
        person = self.someone(self.open_table.table)
        await self.context.host.keep(self.open_table, Private(person.number, name, body))

    async def note(self, message: say.Note) -> say.ServerMessage:
        await self.keep(NOTES, actions.clean(message.text, LONGEST_NOTE, lines=True))
        return say.Done(message.id, self.open_table.table.stirs)

    async def see(self, choices: int) -> None:
        person = self.someone(self.open_table.table)
        seen = min(choices, self.open_table.table.choices)
        if seen >= 0 and seen != self.open_table.seen(person.number):
            await self.keep(SEEN, str(seen))

    async def stand(self, message: say.Stand) -> say.ServerMessage:
        """Leaves a standing answer, or withdraws it."""
        table = self.open_table.table
        person = self.someone(table)
        if message.prompt not in prompts(table.settings.box.steps.values()):
            raise Refused("unknown-prompt")
        answers: dict[str, Any] = {
            prompt: list(option)
            for prompt, option in self.open_table.standing(person.number).items()
        }
        if message.option is None:
            answers.pop(message.prompt, None)
        elif 0 < len(message.option) < 10 and message.option[0] in table.settings.box.verbs:
            answers[message.prompt] = message.option
        else:
            raise Refused("not-offered")
        await self.keep(STANDING, json.dumps(answers))
        return say.Done(message.id, table.stirs)

    def why(self, message: say.AskWhy) -> say.ServerMessage:
        """Why something is not offered; only the seat asked may ask, for reasons may tell."""
        self.asked_seat()
        option = tuple(message.option)
        if len(option) > LONGEST_ANSWER or any(type(part) not in SCALARS for part in option):
            raise bad_field("option")
        state = self.open_table.table.state
        return say.Why(message.id, state.why_not(option, known(message.locale)))

    def preview(self, message: say.AskPreview) -> say.ServerMessage:
        """What a choice would change; only the seat asked may ask, for only it has the options."""
        seat = self.asked_seat()
        table = self.open_table.table
        answer: list[Any] = message.members if message.option is None else message.option
        if len(answer) > LONGEST_ANSWER:
            raise bad_field("option")
        try:
            seen = table.state.preview(answer, seat, known(message.locale))
        except IllegalChoice:
            raise Refused("not-offered") from None
        return say.Previewed(
            message.id,
            table.moment,
            seen.act,
            seen.cost,
            seen.gain,
            seen.then,
            [say.Change(each.key, plain(each.params)) for each in seen.changes],
            seen.weighty,
            seen.view,
        )

    def ahead(self, message: say.AskAhead) -> say.ServerMessage:
        """Where choices would lead, for whoever sits here and thinks ahead."""
        table = self.open_table.table
        seats = table.seats_of(self.someone(table).number)
        if not seats:
            raise Refused("not-your-seat")
        _, state = preparing.ahead(table, message.options)
        return say.Ahead(message.id, table.moment, moment_ahead(state, seats[0]))

    async def prepare(self, message: say.Prepare) -> say.ServerMessage:
        """Prepares answers for a position that may come, or withdraws them."""
        table = self.open_table.table
        person, body = self.someone(table), b""
        if message.options:
            made = preparing.prepare(table, person, message.number, message.options)
            body = msgspec.json.encode(made)
        await self.keep(PREPARED, body.decode())
        return say.Done(message.id, table.stirs)

    def asked_seat(self) -> int:
        """The seat of this person that has to answer now."""
        table = self.open_table.table
        seat = table.asked
        if (
            seat is None
            or not table.begun
            or seat not in table.seats_of(self.someone(table).number)
        ):
            raise Refused("not-your-turn")
        return seat


def known(locale: str) -> str:
    return locale if locale in LOCALES else "en"
