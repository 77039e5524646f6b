"""What travels between the server and a worker process: a task a line in, a reply a line out."""

from __future__ import annotations

import msgspec

from nemeton.review.tasks import ReviewTask
from nemeton.table.tasks import Think, Verify

__all__ = ["Reply", "Task"]

Task = Think | Verify | ReviewTask


class Reply(msgspec.Struct, omit_defaults=True, frozen=True):
    """What the task leads to, or why it failed."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    failed: str = ""
