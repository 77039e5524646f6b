"""Step, Choice, and the loop that runs the stack of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from nemeton.engine.compiling import mypyc_attr
from nemeton.engine.errors import IllegalChoice
from nemeton.engine.option import PASS, Option, as_option, shown
from nemeton.engine.several import Pool, Several, first_of

if TYPE_CHECKING:
    from nemeton.engine.chance import Chance
    from nemeton.engine.text import Saying

__all__ = [
    "PASS",
    "Choice",
    "ChoiceOfSeveral",
    "Flow",
    "Option",
    "Step",
    "indifferent_prompts",
    "secret_prompts",
]

G = TypeVar("G")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One rule still to be carried out: an immutable value with its parties and place."""

    def run(self, game: G) -> None:
        raise NotImplementedError(f"{type(self).__name__} must say what it does")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[G]):
    """A step that asks: whose choice, the legal options, what the chosen one does."""

    prompt: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    secret: ClassVar[bool] = (
        False  # the options depend on what others cannot see: a lone one is asked too
    )
    insist: ClassVar[bool] = False  # always asked, and listed only when somebody looks

    def seat(self, game: G) -> int:
        raise NotImplementedError(f"{type(self).__name__} must say who is asked")

    def options(self, game: G) -> list[Option]:
        raise NotImplementedError(f"{type(self).__name__} must list its options")

    def chosen(self, game: G, option: Option) -> None:
        raise NotImplementedError(f"{type(self).__name__} must say what an option does")

    def otherwise(self, game: G) -> None:
        """What happens when there is no option."""

    def about(self, game: G) -> dict[str, Any]:
        """The parameters of the prompt, which everybody may know."""
        return {}

    def sample(self, game: G, rng: Chance) -> Option | None:
        """A random option found without listing them all; None lists them."""
        return None

    def why_not(self, game: G, option: Option) -> Saying | None:
        """Why this is not offered, where a rule knows; None gives the general answer."""
        return None

    def several(self, game: G) -> Several | None:
        """The whole of what this and the following questions pick, member by member."""
        return None

    def indifferent(self, game: G) -> bool:
        """Whether all answers come to the same: whoever runs the table may give the first one."""
        return False

    def answers_for(self, game: G, numbers: list[int]) -> list[Option]:
        """The options that a whole set is answered with, where its members are not options."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceOfSeveral(Choice[G]):
    """So many of a pool: asked member by member in its order, so that a set is reached one way.

    >>> from nemeton import ChoiceOfSeveral, Option, State
    >>> class DemandGifts(ChoiceOfSeveral[State]):
    ...     def pool(self, game: State) -> list[tuple[Option, int]]:
    ...         return [(("give", 3), 2), (("give", 7), 1)]
    ...
    ...     def wanted(self, game: State) -> int:
    ...         return 2
    >>> DemandGifts().options(None), DemandGifts().several(None).most
    ([('give', 3)], 2)
    """

    def pool(self, game: G) -> Pool:
        """What may still be picked, in the order of asking, and how many there are of each."""
        raise NotImplementedError(f"{type(self).__name__} must say what can be picked")

    def wanted(self, game: G) -> int:
        """How many have still to be picked."""
        raise NotImplementedError(f"{type(self).__name__} must say how many are picked")

    def options(self, game: G) -> list[Option]:
        wanted = self.wanted(game)
        return first_of(self.pool(game), wanted) if wanted > 0 else []

    def several(self, game: G) -> Several | None:
        wanted = self.wanted(game)
        return Several([each for each in self.pool(game) if each[1] > 0], wanted, wanted)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow:
    """The stack of what still has to happen, the last to come first, and the loop that runs it."""

    def __init__(self) -> None:
        self.stack: list[Step[Any]] = []
        self.base = 0  # where the next `then` goes: below what the running step has pushed before
        self.listed: list[Option] | None = None
        self.trusted: Option | None = None  # what sample returned last, accepted without listing
        self.over = False

    def then(self, *steps: Step[Any]) -> None:
        """What follows, in the order said, before whatever already waits."""
        for step in steps:
            self.stack.insert(self.base, step)

    def follow(self, steps: list[Step[Any]]) -> None:
        """The same as `then` for a list made beforehand."""
        for step in steps:
            self.stack.insert(self.base, step)

    def skip_to(self, kind: type[Step[Any]]) -> None:
        """Drops what waits before the next step of that kind, consequences still owed included."""
        while not isinstance(self.stack[-1], kind):
            self.stack.pop()
        self.base = len(self.stack)

    def drop_all(self) -> None:
        """Drops everything that waits: what is said next begins anew."""
        self.stack.clear()
        self.base = 0

    def pending(self) -> Choice[Any]:
        """The question that waits for an answer."""
        if self.over:
            raise IllegalChoice("game-over")
        choice = self.stack[-1]
        assert isinstance(choice, Choice)
        return choice

    def options(self) -> list[Option]:
        """The options of the pending question, listed at the first look; not to be changed."""
        listed = self.listed
        if listed is None:
            listed = self.listed = self.pending().options(self)
        return listed

    def sample(self, rng: Chance) -> Option:
        """A random option of the pending question, unlisted where the game can."""
        if self.listed is None:
            found = self.pending().sample(self, rng)
            if found is not None:
                self.trusted = found
                return found
        options = self.options()
        self.trusted = option = options[rng.below(len(options))]
        return option

    def member(self, option: object) -> Option:
        """The option of the pending question that equals this object."""
        if option is self.trusted and self.trusted is not None:
            return self.trusted
        options = self.options()
        for known in options:
            if known is option:
                return known
        wanted = as_option(option)
        if wanted is not None:
            for known in options:
                if known == wanted:
                    return known
        raise IllegalChoice("illegal-choice", option=shown(option))

    def settle(self) -> None:
        """Runs what nobody has to be asked about, until somebody has."""
        stack = self.stack
        while not self.over:
            step = stack[-1]
            if not isinstance(step, Choice):
                stack.pop()
                self.base = len(stack)
                step.run(self)
                continue
            if step.insist:
                break
            options = step.options(self)
            if len(options) > 1 or (options and step.secret):
                self.listed = options
                break
            self.pop()
            if options:
                self.take_unasked(step, options[0])
                step.chosen(self, options[0])
            else:
                step.otherwise(self)
        self.base = len(stack)

    def take_unasked(self, choice: Choice[Any], option: Option) -> None:
        """A lone option is taken without asking; whoever keeps a log writes it down."""

    def pop(self) -> None:
        self.stack.pop()
        self.base = len(self.stack)
        self.listed = None
        self.trusted = None


def prompts(steps: Iterable[type[Step[Any]]]) -> list[str]:
    """All questions among these."""
    kinds: list[Any] = [kind for kind in steps if issubclass(kind, Choice)]
    return sorted({kind.prompt for kind in kinds if kind.prompt})


def secret_prompts(steps: Iterable[type[Step[Any]]]) -> list[str]:
    """The questions among these that may get a standing answer: being asked must betray nothing."""
    kinds: list[Any] = [kind for kind in steps if issubclass(kind, Choice)]
    return sorted({kind.prompt for kind in kinds if kind.secret and kind.prompt})


def indifferent_prompts(steps: Iterable[type[Step[Any]]]) -> list[str]:
    """The questions among these of which all answers may come to the same."""
    kinds: list[Any] = [kind for kind in steps if issubclass(kind, Choice)]
    asked_anyway: Any = Choice
    return sorted(
        {kind.prompt for kind in kinds if kind.indifferent is not asked_anyway.indifferent}
    )
