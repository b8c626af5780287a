"""Many engines under `mypy --strict` at once: one run for all, because starting mypy costs more than an engine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.paths import ROOT

MESSAGE = re.compile(r"^(\w+)/(\w+\.py):(\d+): error: (.*)$")


def mistyped(engines: dict[str, dict[str, str]], folder: Path) -> dict[str, list[str]]:
    """Return what mypy finds in engines, by their packages; each message with the line it is about."""
    for package, files in engines.items():
        (folder / package).mkdir(parents=True)
        for file, text in files.items():
            (folder / package / file).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(folder / "cache")]
    paths = {**os.environ, "MYPYPATH": f"{ROOT / 'runtime'}{os.pathsep}{folder}"}
    packages = [part for package in sorted(engines) for part in ("-p", package)]
    done = subprocess.run([*command, *packages], cwd=folder, env=paths, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr or done.stdout)
    found: dict[str, list[str]] = {}
    for line in done.stdout.splitlines():
        message = MESSAGE.match(line)
        if message is not None:
            package, file, number, text = message.groups()
            where = engines[package][file].split("\n")[int(number) - 1].strip()
            found.setdefault(package, []).append(f"{file}:{number}: {text}\n    {where}")
    if done.returncode == 1 and not found:
        raise RuntimeError(done.stdout)
    return found
