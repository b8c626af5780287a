"""Generated files to formatted files, by `ruff`: the last step of the last pass.

A module imports the names that its text contains; `ruff check` drops what it does not use and sorts the rest. Templates
and writers put each logical line on one physical line; `ruff format` breaks the long ones.

    return alpha(...) and beta(...)      ->      return (
                                                     alpha(...)
                                                     and beta(...)
                                                 )

Two processes do this for a whole package. The version of ruff is pinned in pyproject.toml, because the same spec must
give the same bytes on every machine. Building needs ruff; playing a built engine does not.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

WIDTH = 120
SETTINGS = ("--isolated", "--no-cache", "--quiet", "--target-version=py311", f"--line-length={WIDTH}")
IMPORTS = ("check", "--fix", "--select=F401,I001", "--config=lint.isort.split-on-trailing-comma=false", *SETTINGS)
LAYOUT = ("format", *SETTINGS)


class FormatterError(RuntimeError):
    """Ruff is missing, or it refused a generated file."""


def formatted(files: dict[str, str]) -> dict[str, str]:
    """Return the files with only the imports they use, as `ruff format` leaves them.

    >>> print(formatted({"sum.py": "total = ( 1+2 )"})["sum.py"], end="")
    total = 1 + 2
    """
    with tempfile.TemporaryDirectory(prefix="lawspeaker-") as name:
        folder = Path(name)
        for file, text in files.items():
            (folder / file).write_bytes(text.encode())
        for command in (IMPORTS, LAYOUT):
            done = subprocess.run([ruff(), *command, "."], cwd=folder, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                raise FormatterError(f"ruff cannot format the generated code: {done.stdout}{done.stderr}".strip())
        return {file: (folder / file).read_bytes().decode() for file in files}


def ruff() -> str:
    """Return the path of the ruff executable that was installed beside Lawspeaker."""
    try:
        from ruff import find_ruff_bin

        return find_ruff_bin()
    except (ImportError, FileNotFoundError) as error:
        raise FormatterError("building an engine needs ruff: pip install ruff") from error
