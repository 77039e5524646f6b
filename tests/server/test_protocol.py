from __future__ import annotations

import subprocess
import sys


def test_the_typescript_types_are_those_of_the_protocol() -> None:
    checked = subprocess.run(
        [sys.executable, "tools/protocol_types.py", "--check"], capture_output=True, text=True
    )

    assert checked.returncode == 0, checked.stdout + checked.stderr
