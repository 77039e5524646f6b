"""The only source of randomness. Same seed, same draws, everywhere and for ever."""

from __future__ import annotations

import hashlib
from typing import Any, Final, TypeVar

from nemeton.engine.compiling import mypyc_attr
from nemeton.engine.errors import BadInput

__all__ = [
    "Chance",
    "Fast",
    "Keyed",
    "Scripted",
    "chance_from",
    "commitment",
    "mixed",
    "restored",
    "seal_of",
]

Item = TypeVar("Item")
Seed = int | str | list[int]

WORD: Final = 1 << 32
WORDS_IN_BLOCK: Final = 16
SECRET_BYTES: Final = 32
LARGEST_BOUND: Final = 1 << 28

# Prime moduli and primitive roots with a good spectral figure; the halves of modulus - 1 share no
# factor, so the combined period is half the product.
FIRST_MODULUS: Final = 536870909
FIRST_FACTOR: Final = 439450772
SECOND_MODULUS: Final = 536870879
SECOND_FACTOR: Final = 205348609


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Draws whole numbers; `drawn` counts them, so that the engine sees when luck was used."""

    def __init__(self) -> None:
        self.drawn = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely; 1 needs no draw."""
        if not 1 < bound < LARGEST_BOUND:
            if bound == 1:
                return 0
            raise ValueError(f"cannot draw a number below {bound}")
        self.drawn += 1
        return self.draw(bound)

    def draw(self, bound: int) -> int:
        raise NotImplementedError(f"{type(self).__name__} must say how it draws")

    def clone(self) -> Chance:
        raise NotImplementedError(f"{type(self).__name__} must say how it is cloned")

    def saved(self) -> dict[str, Any]:
        raise NotImplementedError(f"{type(self).__name__} must say how it is saved")

    def dice(self, count: int, sides: int) -> list[int]:
        """That many dice with faces 0 to sides - 1, in the order rolled."""
        return [self.below(sides) for _ in range(count)]

    def pick(self, items: list[Item]) -> Item:
        """One of the items, which stay as they are."""
        return items[self.below(len(items))]

    def take(self, pile: list[Item]) -> Item:
        """One item out of a pile whose order nobody knows; the others keep their places."""
        return pile.pop(self.below(len(pile)))

    def shuffle(self, items: list[Item]) -> None:
        """Puts the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Fast(Chance):
    """A small generator for simulations: two combined congruential streams, period above 10^17.

    All factors stay below 2^30, which the compiler multiplies without leaving machine words.

    >>> from nemeton import Fast
    >>> chance = Fast(7)
    >>> chance.dice(3, sides=6) == Fast(7).dice(3, sides=6)
    True
    >>> chance.drawn
    3
    """

    def __init__(self, seed: int, first: int = 0, second: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.first = first  # 0: the seed has not been used yet
        self.second = second

    def sow(self) -> None:
        """Turns the seed into the two numbers, when the first draw needs them."""
        digest = hashlib.blake2b(str(self.seed).encode(), digest_size=16).digest()
        self.first = int.from_bytes(digest[:8], "big") % (FIRST_MODULUS - 1) + 1
        self.second = int.from_bytes(digest[8:], "big") % (SECOND_MODULUS - 1) + 1

    def draw(self, bound: int) -> int:
        if not self.first:
            self.sow()
        self.first = self.first * FIRST_FACTOR % FIRST_MODULUS
        self.second = self.second * SECOND_FACTOR % SECOND_MODULUS
        return (self.first - self.second) % FIRST_MODULUS * bound // FIRST_MODULUS

    def clone(self) -> Fast:
        twin = Fast(self.seed, self.first, self.second)
        twin.drawn = self.drawn
        return twin

    def saved(self) -> dict[str, Any]:
        if not self.first:
            self.sow()
        return {"kind": "fast", "drawn": self.drawn, "first": self.first, "second": self.second}


class Keyed(Chance):
    """Draws of a live table: a keyed hash stream under a secret told when all is over.

    >>> from nemeton import Keyed
    >>> Keyed(bytes(32)).dice(4, sides=6) == Keyed(bytes(32)).dice(4, sides=6)
    True
    """

    def __init__(self, secret: bytes) -> None:
        super().__init__()
        if len(secret) != SECRET_BYTES:
            raise BadInput("bad-seed")
        self.secret = secret
        self.used = 0  # words of the stream
        self.block = b""

    def draw(self, bound: int) -> int:
        fair = WORD - WORD % bound  # words at or above it would favour the low numbers
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % bound

    def word(self) -> int:
        place = self.used % WORDS_IN_BLOCK
        if place == 0 or not self.block:
            counter = (self.used // WORDS_IN_BLOCK).to_bytes(8, "big")
            self.block = hashlib.blake2b(counter, key=self.secret).digest()
        self.used += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def clone(self) -> Keyed:
        twin = Keyed(self.secret)
        twin.drawn = self.drawn
        twin.used = self.used
        twin.block = self.block
        return twin

    def saved(self) -> dict[str, Any]:
        return {
            "kind": "keyed",
            "drawn": self.drawn,
            "secret": self.secret.hex(),
            "used": self.used,
        }


class Scripted(Chance):
    """Reads its draws from a list, for tests; a number that cannot come up is an error.

    >>> from nemeton import Scripted
    >>> Scripted([5, 0]).dice(2, sides=6)
    [5, 0]
    """

    def __init__(self, script: list[int], used: int = 0) -> None:
        super().__init__()
        self.script = script
        self.used = used

    def draw(self, bound: int) -> int:
        if self.used >= len(self.script):
            raise BadInput("script-ended", used=self.used)
        number = self.script[self.used]
        if not 0 <= number < bound:
            raise BadInput("script-out-of-range", number=number, bound=bound)
        self.used += 1
        return number

    def clone(self) -> Scripted:
        twin = Scripted(self.script, self.used)
        twin.drawn = self.drawn
        return twin

    def saved(self) -> dict[str, Any]:
        return {
            "kind": "scripted",
            "drawn": self.drawn,
            "script": list(self.script),
            "used": self.used,
        }


def chance_from(seed: Seed) -> Chance:
    """An int seeds the fast generator, 64 hexadecimal digits the keyed one; a list is read."""
    if isinstance(seed, str):
        return Keyed(secret_of(seed))
    if isinstance(seed, list):
        return Scripted(seed)
    return Fast(seed)


def secret_of(seed: str) -> bytes:
    """The 32 bytes that 64 hexadecimal digits write."""
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        raise BadInput("bad-seed") from None
    if len(secret) != SECRET_BYTES or secret.hex() != seed:
        raise BadInput("bad-seed")
    return secret


def commitment(seed: str) -> str:
    """What a table publishes at the start: the hash of its secret, binding and telling nothing.

    >>> import nemeton
    >>> nemeton.commitment("00" * 32) == nemeton.commitment("01" + "00" * 31)
    False
    """
    return hashlib.sha256(b"nemeton commitment " + secret_of(seed)).hexdigest()


def seal_of(nonce: str) -> str:
    """What a seat publishes before it tells the number that it adds to the luck."""
    return hashlib.sha256(b"nemeton nonce " + secret_of(nonce)).hexdigest()


def mixed(secret: str, nonces: list[str]) -> str:
    """The luck of a table: its secret and the numbers that seats add, in the order of their seats;
    without any the secret itself.

    >>> from nemeton.engine.chance import mixed
    >>> mixed("00" * 32, []) == "00" * 32, mixed("00" * 32, ["01" * 32]) == "00" * 32
    (True, False)
    """
    if not nonces:
        return secret
    parts = [secret_of(each) for each in (secret, *nonces)]
    return hashlib.sha256(b"nemeton luck " + b"".join(parts)).hexdigest()


def restored(saved: dict[str, Any]) -> Chance:
    """The generator that was saved, where it stood."""
    kind = saved["kind"]
    chance: Chance
    if kind == "fast":
        first, second = whole(saved, "first"), whole(saved, "second")
        if not (0 < first < FIRST_MODULUS and 0 < second < SECOND_MODULUS):
            raise BadInput("bad-save", where="chance", expected="the two numbers of the generator")
        chance = Fast(0, first, second)
    elif kind == "keyed":
        chance = continued(secret_of(saved["secret"]), whole(saved, "used"))
    elif kind == "scripted":
        script: list[Any] = saved["script"]
        if not all(type(number) is int for number in script):
            raise BadInput("bad-save", where="chance.script", expected="[0, …]")
        chance = Scripted(script, whole(saved, "used"))
    else:
        raise BadInput("bad-save", where="chance.kind", expected="fast, keyed, scripted")
    chance.drawn = whole(saved, "drawn")
    if chance.saved().keys() != saved.keys():
        raise BadInput("bad-save", where="chance", expected=", ".join(chance.saved()))
    return chance


def whole(saved: dict[str, Any], name: str) -> int:
    """A number of draws or the like, as a save holds it."""
    value = saved[name]
    if type(value) is not int or not 0 <= value < 1 << 53:
        raise BadInput("bad-save", where=f"chance.{name}", expected="0, 1, 2 …")
    return value


def continued(secret: bytes, used: int) -> Keyed:
    chance = Keyed(secret)
    if used:
        chance.used = used - 1
        chance.word()  # fetches the block that the next words come from
    return chance
