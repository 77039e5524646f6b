"""Files that are never half written: read with a clear refusal, written beside and then renamed."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import secrets
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game
from nemeton.engine.save import parsed
from nemeton.engine.values import parsed as read_values

__all__ = [
    "InFile",
    "data_folder",
    "document",
    "owners_file",
    "read_bytes",
    "refusing",
    "write_json",
]

LARGEST = 64 << 20  # bytes; a long game takes a few hundred kilobytes
REASONS = {
    errno.ENOENT: "missing",
    errno.EISDIR: "directory",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.ENAMETOOLONG: "name",
    errno.EEXIST: "exists",
}


class InFile(BadInput):
    """Something wrong with the content of a file: which file, and what."""

    def __init__(self, path: Path, fault: BadInput) -> None:
        super().__init__(fault.key, **fault.params)
        self.path = path


@contextlib.contextmanager
def refusing(path: Path) -> Iterator[None]:
    """What the system or the content of a file denies, as BadInput that names the file."""
    try:
        yield
    except OSError as error:
        reason = REASONS.get(error.errno or 0, "other")
        detail = error.strerror or type(error).__name__
        raise BadInput("file", path=str(path), reason=reason, detail=detail) from error
    except ValueError as error:
        if isinstance(error, InFile):
            raise
        if isinstance(error, BadInput):
            raise InFile(path, error) from error
        raise BadInput("file", path=str(path), reason="name", detail=str(error)[:80]) from error


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where the program keeps what it writes unless the user names a file."""
    place = environment.get("XDG_DATA_HOME", "")
    base = Path(place) if os.path.isabs(place) else Path.home() / ".local" / "share"
    return base / "nemeton"


def document(path: Path, what: str) -> Any:
    """The JSON document in a file."""
    with refusing(path):
        return parsed(read_bytes(path), what)


def owners_file(game: Game, path: str | None) -> dict[str, Any] | None:
    """An owner's corrected values in a file, which the game itself has checked; none without."""
    if path is None:
        return None
    place = Path(path)
    with refusing(place):
        content = read_values(place.name, read_bytes(place))
        game.prepared(None, 0, {}, content)
    return content


def read_bytes(path: Path) -> bytes:
    """A regular file of reasonable size; a device would be read for ever."""
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        code = errno.EISDIR if stat.S_ISDIR(found.st_mode) else errno.EINVAL
        raise OSError(code, os.strerror(code))
    if found.st_size > LARGEST:
        raise BadInput("too-large", most=LARGEST >> 20)
    return path.read_bytes()


def write_json(path: Path, value: object, anew: bool) -> None:
    """Writes the whole file or nothing; `anew` refuses to touch one that is there already."""
    text = json.dumps(value, ensure_ascii=False) + "\n"
    with refusing(path):
        target = path.resolve()
        if os.path.lexists(target) and (anew or not target.is_file()):
            raise OSError(errno.EEXIST, os.strerror(errno.EEXIST))
        replace(target, text.encode())


def replace(target: Path, content: bytes) -> None:
    """A neighbour is written, brought to the disk and renamed: the file is never in pieces."""
    neighbour = target.with_name(f".nemeton-{secrets.token_hex(6)}.part")
    try:
        with open(neighbour, "xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(neighbour, target)
        settle(target.parent)
    finally:
        neighbour.unlink(missing_ok=True)


def settle(folder: Path) -> None:
    """The new name reaches the disk too, where the system lets a folder be synchronised."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
