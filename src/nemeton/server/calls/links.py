"""Links that need no other key: each carries one for a single purpose."""

from __future__ import annotations

import hmac

from nemeton.server.calls.book import Address, AddressBook

__all__ = ["Links"]


class Links:
    """An id, a dash, and a mark that only this server can make for that id and purpose."""

    def __init__(self, book: AddressBook, public: str) -> None:
        self.book = book
        self.public = public

    def confirm(self, address: Address) -> str:
        return f"{self.public}/confirm/{self.key('confirm', address.id)}"

    def stop(self, address: Address) -> str:
        return f"{self.public}/unsubscribe/{self.key('stop', address.id)}"

    def feed(self, made: str) -> str:
        """The secret part of a feed's address; for another word, it is another one."""
        return self.key("feed", made)

    def key(self, purpose: str, id_: str) -> str:
        return f"{id_}-{self.book.mark(purpose, id_)}"

    def opened(self, purpose: str, key: str) -> str:
        """The id that such a key was made for; nothing where we have not made it."""
        id_, _, mark = key.rpartition("-")
        known = hmac.compare_digest(mark.encode(), self.book.mark(purpose, id_).encode())
        return id_ if known else ""
