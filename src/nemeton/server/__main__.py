"""`python -m nemeton.server`: what `nemeton serve` does, by environment variables alone."""

from __future__ import annotations

import os

from nemeton.server.serve import DEFAULT_DATABASE, serve

if __name__ == "__main__":
    serve(
        os.environ.get("NEMETON_HOST", "127.0.0.1"),
        int(os.environ.get("NEMETON_PORT", "8000")),
        os.environ.get("NEMETON_DATABASE", DEFAULT_DATABASE),
        int(os.environ.get("NEMETON_WORKERS", "1")),
    )
