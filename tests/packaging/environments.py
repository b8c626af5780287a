"""Empty environments outside of the checkout: which Pythons are here, the built wheel, what is installed from it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.paths import ROOT

LOCK = ROOT / ".ci" / "constraints.txt"
VERSIONS = ("3.11", "3.12", "3.13")
TELL = "import sys, venv; print('.'.join(map(str, sys.version_info[:2])))"
OFFLINE = ("Temporary failure in name resolution", "Failed to establish a new connection", "Network is unreachable")


def pip(*words: str) -> None:
    """Run pip; where nothing can be downloaded, the test is skipped and says so."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0 and any(sign in done.stderr for sign in OFFLINE):
        pytest.skip("packages cannot be downloaded here")
    assert done.returncode == 0, done.stderr[-2000:]


def build_wheel(folder: Path) -> Path:
    """Build the wheel of this checkout."""
    pip("wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    return next(folder.glob("lawspeaker-*.whl"))


@cache
def interpreter(version: str) -> Path | None:
    """Return a Python of a version that is on this machine; None if there is none."""
    named = shutil.which(f"python{version}")
    candidates = [Path(sys.executable), *([Path(named)] if named else [])]
    candidates += sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))
    return next((path for path in candidates if version_of(path) == version), None)


def version_of(python: Path) -> str | None:
    """Return the version of a Python that can make environments; None if it does not run."""
    try:
        done = subprocess.run([python, "-c", TELL], capture_output=True, text=True, check=False, timeout=60)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def install(python: Path, folder: Path, constraints: Path, *requirements: str) -> Path:
    """Make an empty environment and install requirements into it; return the folder of its programs."""
    subprocess.run([python, "-m", "venv", "--without-pip", folder], check=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    add(programs, constraints, *requirements)
    return programs


def add(programs: Path, constraints: Path, *requirements: str) -> None:
    """Install requirements into an environment, given the folder of its programs; what is there stays."""
    into = ["--python", str(programs / "python"), "install", "--quiet", "--no-compile"]
    pip(*into, "--constraint", str(constraints), *requirements)


def run(programs: Path, cwd: Path, program: str, *words: str, **variables: str) -> str:
    """Run a program of an environment in a folder; return what it printed. Nothing of the checkout is in its way."""
    dropped = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "LAW_CACHE", "XDG_CACHE_HOME", "MYPYPATH")
    environment = {name: value for name, value in os.environ.items() if name not in dropped} | variables
    command = [str(programs / program), *words]
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{program} {' '.join(words)}: {done.stdout}{done.stderr}"
    return done.stdout
