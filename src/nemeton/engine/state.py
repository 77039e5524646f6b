"""The contract of a game in progress: what users, bots and the table may ask of it."""

from __future__ import annotations

from typing import Any

from nemeton.engine.chance import Chance, Fast, chance_from
from nemeton.engine.compiling import mypyc_attr
from nemeton.engine.contract import Setup
from nemeton.engine.errors import BadInput, IllegalChoice
from nemeton.engine.explanation import Explanation
from nemeton.engine.flow import PASS, Choice, Flow, Option
from nemeton.engine.history import Event, Past, Result, Turn, Unseen
from nemeton.engine.preview import Preview, TurnEnds
from nemeton.engine.settings import short
from nemeton.engine.several import Several

__all__ = ["Decision", "State", "several_of"]

REDEALS = 1000
IDLE_TURNS = 10_000  # more turns without a question than any game has
SPECTATOR = -1  # among the seats that an event goes to


class Decision:
    """The pending question as users see it; its options are listed when somebody looks.

    >>> import nemeton
    >>> decision = nemeton.game("cernunos").start(seed=7).decision
    >>> decision.seat, decision.prompt, decision.rule, decision.options[0]
    (0, 'place', '6', ('place', 0, 0))
    """

    def __init__(self, state: State, choice: Choice[Any]) -> None:
        self.state = state
        self.number = state.number
        self.seat = choice.seat(state)
        self.prompt = choice.prompt
        self.rule = choice.rule
        self.params = choice.about(state)
        self.secret = choice.secret
        self.choice = choice
        self.found: tuple[Option, ...] | None = None

    @property
    def several(self) -> Several | None:
        """What is picked together here, where that may be more than one thing."""
        if self.number != self.state.number:
            raise IllegalChoice("decision-past", number=self.number)
        return several_of(self.choice, self.state)

    @property
    def indifferent(self) -> bool:
        """Whether all options come to the same, so that nobody need be asked."""
        if self.number != self.state.number:
            raise IllegalChoice("decision-past", number=self.number)
        return self.choice.indifferent(self.state)

    @property
    def options(self) -> tuple[Option, ...]:
        found = self.found
        if found is None:
            if self.number != self.state.number:
                raise IllegalChoice("decision-past", number=self.number)
            found = self.found = tuple(self.state.options())
        return found


def several_of(choice: Choice[Any], game: Flow) -> Several | None:
    """The set that a question is part of, unless it is of one thing at most."""
    found = choice.several(game)
    return None if found is None or found.most < 2 else found


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Flow):
    """A game in progress: data, the stack, `choose` and `clone`.

    A game adds its fields and `copied`. What else is asked of a state is handed on to `setup.game`,
    where view, judgement, saving and set-up are joined: so rules can stand on the state alone.
    """

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__()
        self.setup = setup
        self.chance = chance
        self.past: Past | None = None
        self.number = 0  # choices made
        self.mark = 0  # choices that free undo cannot reach: information has flowed since
        self.told: list[Event] | None = None  # None: nothing is logged
        self.heard: list[list[Event]] = []  # the same by viewer, the spectator last
        self.watched: list[Unseen] | None = None  # None: nobody watches what moves unseen
        self.ended: Result | None = None
        self.turn_number = 0
        self.turn_seat = -1
        self.turn_began = 0
        self.idle_turns = 0  # turns in which nobody was asked; a guard, neither cloned nor saved
        self.phase = ""
        self.tried = False  # only tried, for a preview: it stops where the next turn begins

    # What users ask

    @property
    def decision(self) -> Decision | None:
        """The pending question; None only when the game is over."""
        return None if self.over else Decision(self, self.pending())

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.ended

    @property
    def turn(self) -> Turn:
        seat = None if self.turn_seat < 0 else self.turn_seat
        return Turn(self.turn_number, seat, self.phase, self.turn_began)

    def choose(self, option: object) -> None:
        """Carries out a pending option; anything else is IllegalChoice and changes nothing."""
        choice = self.pending()
        picked = self.member(option)
        if self.setup.renewals:
            self.renew_chance()
        self.past = (self.past, choice.seat(self), picked)
        self.number += 1
        drawn = self.chance.drawn
        self.pop()
        choice.chosen(self, picked)
        self.settle()
        if self.chance.drawn != drawn:
            self.reveal()

    def renew_chance(self) -> None:
        """Draws from another secret from here on, where the luck was sealed anew at this moment."""
        for at, seed in self.setup.renewals:
            if at == self.number:
                drawn = self.chance.drawn
                self.chance = chance_from(seed)
                self.chance.drawn = drawn

    def choose_several(self, members: object) -> None:
        """Carries out a whole set of what the pending question picks, in whatever order it was
        picked; anything else is IllegalChoice and changes nothing."""
        self.setup.game.choose_several(self, members)

    def playout(self, rng: Chance) -> None:
        """Plays at random to the end, without coming back in between."""
        while not self.over:
            self.choose(self.sample(rng))

    def clone(self) -> State:
        """An equal, independent game that keeps no log."""
        twin = self.copied()
        twin.stack = self.stack.copy()
        twin.base = self.base
        twin.listed = self.listed
        twin.over = self.over
        twin.past = self.past
        twin.number = self.number
        twin.mark = self.mark
        twin.ended = self.ended
        twin.turn_number = self.turn_number
        twin.turn_seat = self.turn_seat
        twin.turn_began = self.turn_began
        twin.phase = self.phase
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may know, as plain JSON; None is a spectator."""
        self.check_viewer(seat)
        seats = [self.seat_view(each) for each in range(self.seat_count())]
        board = self.setup.game.board_view(self, seat)
        return {"turn": self.turn.view(), "seats": seats, "board": board}

    def components(self) -> dict[str, Any]:
        """The printed values that a client draws, the same all game."""
        return self.setup.game.components(self.setup)

    def determinize(self, seat: int | None, seed: int) -> State:
        """A clone in which all that the seat cannot know is drawn anew; new luck, no record."""
        self.check_viewer(seat)
        twin = self.clone()
        twin.setup = self.setup.without_seed()
        twin.past = None
        twin.chance = Fast(seed)
        for _ in range(REDEALS):
            twin.setup.game.redeal(twin, seat)
            twin.listed = None
            if self.over or twin.pending().seat(twin) == seat or twin.options():
                twin.listed = None
                twin.chance.drawn = 0
                return twin
        raise RuntimeError("no deal found that leaves the pending question an option")

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, str, dict[str, Any]]]:
        """What happened, as that seat may know it: number, key, params, from that number on."""
        self.check_viewer(seat)
        if self.told is None:
            return []
        heard = self.heard[-1 if seat is None else seat]
        first = max(since, 0)
        return [
            (first + place, event.key, event.params) for place, event in enumerate(heard[first:])
        ]

    def free_undo(self, seat: int) -> int:
        """How many choices stay if this seat takes back all it may without asking."""
        kept, past = self.number, self.past
        while past is not None and past[1] == seat and kept > self.mark:
            kept, past = kept - 1, past[0]
        return kept

    def choices(self) -> list[Option]:
        """Every choice made, in order."""
        made: list[Option] = []
        past = self.past
        while past is not None:
            made.append(past[2])
            past = past[0]
        made.reverse()
        return made

    def label(self, option: Option, locale: str) -> str:
        """A sentence for this option of the pending question."""
        choice = self.pending()
        about = choice.about(self) if option == PASS else None  # a pass says what it gives up
        return self.setup.game.speech.label(choice.prompt, option, locale, about)

    def why_not(self, option: object, locale: str) -> str:
        """A sentence for what is not offered."""
        return self.setup.game.why_not(self, option, locale)

    def explain(self, thing: object, seat: int | None, locale: str) -> Explanation:
        """What a thing on the table is, does and costs now, as far as the seat may know."""
        return self.setup.game.explain(self, thing, seat, locale)

    def preview(self, answer: object, seat: int, locale: str) -> Preview:
        """What an option, or the members of a set, would change, as far as the seat asked may know:
        tried on a twin, up to the next question or to what only luck can say."""
        return self.setup.game.preview(self, answer, seat, locale)

    def weighty(self, option: Option) -> bool:
        """Whether an option of the pending question spends, ends or shows something."""
        return self.setup.game.weighty(self, option)

    def save(self) -> dict[str, Any]:
        """The whole game as plain JSON, in the middle of anything."""
        return self.setup.game.save(self)

    @property
    def record(self) -> dict[str, Any]:
        """The game as it was played: options, seed, choices."""
        return self.setup.game.record(self)

    def seat_view(self, seat: int) -> dict[str, Any]:
        """The common part of the view: score, title, colour, automaton of a seat."""
        return self.setup.game.seat_view(self, seat)

    def evaluate(self, seat: int) -> dict[str, float]:
        """The game's own judgement of a position for a seat: named reasons, their sum the value."""
        return self.setup.game.evaluate(self, seat)

    def can_wait(self, option: Option) -> bool:
        """Whether an option of the pending question will be there beside the next ones too."""
        return self.setup.game.can_wait(self, option)

    def vain(self, option: Option) -> bool:
        """Whether another answer to the pending question is as good or better, whatever comes."""
        return self.setup.game.vain(self, option)

    def faults(self) -> list[str]:
        """The invariants broken now, by name; none in a sound game."""
        return self.setup.game.faults(self)

    def fields(self) -> dict[str, Any]:
        """What a save keeps of this game's own."""
        return self.setup.game.fields(self)

    @property
    def position(self) -> str:
        """The position as a line of text, where the game has such a notation."""
        return self.setup.game.position_of(self)

    def notation(self, option: Option) -> str:
        """An option as a player types it."""
        return self.setup.game.notation(self, option)

    def read(self, text: str) -> Option:
        """The option of the pending question that a player typed."""
        return self.setup.game.read(self, text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.setup.game.same(self, other)

    def __hash__(self) -> int:
        raise TypeError("a game in progress changes and cannot be hashed; hash its save()")

    # What rules ask

    def begin_turn(self, seat: int) -> None:
        """Tells clients and bots whose turn begins; no rule tests it."""
        if self.tried:
            raise TurnEnds
        if self.turn_began == self.number:
            self.count_idle_turn()
        self.turn_number += 1
        self.turn_seat = seat
        self.turn_began = self.number
        self.phase = ""
        if self.told is not None:
            self.log("turn", number=self.turn_number, seat=seat)

    def count_idle_turn(self) -> None:
        """Ends a game that goes round for ever because nobody has a choice left."""
        self.idle_turns += 1
        if self.idle_turns > IDLE_TURNS:
            raise RuntimeError(f"{IDLE_TURNS} turns in which nobody is asked, and it is not over")

    def finish(self, winners: tuple[int, ...], scores: tuple[int | None, ...], reason: str) -> None:
        """The game is over."""
        self.over = True
        self.ended = Result(winners, scores, reason)
        self.stack.clear()
        self.base = 0
        self.listed = None

    def reveal(self) -> None:
        """Information has flowed: nothing before this moment is taken back unasked."""
        self.mark = self.number

    def unseen(
        self, thing: Any, public: tuple[Any, ...], seen_by: tuple[int, ...], drawn_from: int = 0
    ) -> None:
        """Says that a hidden thing changes its place, and that only some seats see which it is.

        `public` is what everybody knows of it, such as from where to where. A thing drawn blindly
        says from how many, right after the draw; one that was chosen does not. See
        `nemeton.testing.unseen`: to the others it must look as if another had moved.
        """
        if self.watched is not None:
            drawn = self.chance.drawn
            self.watched.append(Unseen(thing, public, seen_by, drawn_from, drawn))

    def shown(self) -> None:
        """What has moved unseen since the last question lies open now, or tells by not doing so."""
        self.reveal()
        if self.watched is not None:
            self.watched = []

    def log(self, key: str, to: tuple[int, ...] | None = None, **params: Any) -> None:
        """Writes down what happened, for the seats named (see `all_but`) or for everybody."""
        if self.told is not None:
            self.tell(Event(key, params, to))

    def tell(self, event: Event) -> None:
        assert self.told is not None
        self.told.append(event)
        for viewer, heard in enumerate(self.heard):
            if self.hears(viewer, event):
                heard.append(event)

    def untell(self, events: int) -> list[Event]:
        """Takes back what was told after so many events, to be told in other words."""
        assert self.told is not None
        taken_back = self.told[events:]
        del self.told[events:]
        for viewer, heard in enumerate(self.heard):
            del heard[len(heard) - sum(self.hears(viewer, each) for each in taken_back) :]
        return taken_back

    def hears(self, viewer: int, event: Event) -> bool:
        """Whether an event goes to that viewer, the spectator being the one after the seats."""
        known_as = SPECTATOR if viewer == self.setup.players else viewer
        return event.to is None or known_as in event.to

    def all_but(self, seat: int) -> tuple[int, ...]:
        """Everybody else, spectators included: to whom an event says less than to that seat."""
        others = [each for each in range(self.setup.players) if each != seat]
        return (*others, SPECTATOR)

    def keep_log(self) -> None:
        """From now on events are kept; start and load call it, clones do not."""
        self.told = []
        self.heard = [[] for _ in range(self.setup.players + 1)]

    def take_unasked(self, choice: Choice[Any], option: Option) -> None:
        if self.told is not None:
            seat = choice.seat(self)
            self.log("taken", to=(seat,), prompt=choice.prompt, option=option)

    def check_viewer(self, seat: int | None) -> None:
        if seat is not None and not (type(seat) is int and 0 <= seat < self.setup.players):
            raise BadInput("unknown-seat", seat=short(seat), last=self.setup.players - 1)

    # What each game writes

    def copied(self) -> State:
        """A new state with this game's own fields copied, its chance cloned."""
        raise NotImplementedError(f"{type(self).__name__} must say how it is copied")

    def seat_count(self) -> int:
        """Seats that are asked and automata together."""
        return self.setup.players
