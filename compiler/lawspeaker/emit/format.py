"""Generated files to formatted files, by `ruff format`: the last step of the last pass.

Templates and writers put each logical line on one physical line; the formatter breaks the long ones.

    return alpha(...) and beta(...)      ->      return (
                                                     alpha(...)
                                                     and beta(...)
                                                 )

One process formats a whole package. The version of ruff is pinned in pyproject.toml, because the same spec must give
the same bytes on every machine. Building needs ruff; playing a built engine does not.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

WIDTH = 120
COMMAND = ("format", "--isolated", "--no-cache", "--quiet", "--target-version=py311", f"--line-length={WIDTH}")


class FormatterError(RuntimeError):
    """Ruff is missing, or it refused a generated file."""


def formatted(files: dict[str, str]) -> dict[str, str]:
    """Return the files as `ruff format` leaves them.

    >>> print(formatted({"sum.py": "total = ( 1+2 )"})["sum.py"], end="")
    total = 1 + 2
    """
    with tempfile.TemporaryDirectory(prefix="lawspeaker-") as name:
        folder = Path(name)
        for file, text in files.items():
            (folder / file).write_bytes(text.encode())
        done = subprocess.run([ruff(), *COMMAND, "."], cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise FormatterError(f"ruff cannot format the generated code: {done.stderr.strip()}")
        return {file: (folder / file).read_bytes().decode() for file in files}


def ruff() -> str:
    """Return the path of the ruff executable that was installed beside Lawspeaker."""
    try:
        from ruff import find_ruff_bin

        return find_ruff_bin()
    except (ImportError, FileNotFoundError) as error:
        raise FormatterError("building an engine needs ruff: pip install ruff") from error
