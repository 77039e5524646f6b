"""Internal: the command line `nemeton`, in French and English."""

from __future__ import annotations

from nemeton.cli.program import main

__all__ = ["main"]
