"""Where this checkout holds the package: the sources, and the compiled engine while it is new."""

from __future__ import annotations

from pathlib import Path

__all__ = ["ROOT", "trees"]

ROOT = Path(__file__).parents[2]


def trees() -> list[Path]:
    """The sources, and the compiled tree unless a source has changed since it was made."""
    source, compiled = ROOT / "src", ROOT / "build" / "compiled"
    made = compiled / ".made"
    files = [path for path in source.rglob("*") if path.suffix in (".py", ".ftl", ".toml")]
    changed = max(path.stat().st_mtime for path in files)
    return [source, compiled] if made.exists() and made.stat().st_mtime > changed else [source]
