"""What makes machine code, and whether it is here: mypyc, librt, setuptools, a C compiler, the headers of Python."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_config_var, get_path

import lawspeaker.native
from lawspeaker.native.plan import LEVEL
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.load import HOW, modules_in

NEEDED = (("mypyc", "mypy"), ("setuptools", "setuptools"), ("librt", "librt"))
LEVELS = ("0", "1", "2", "3")
CHOSEN = "LAW_OPTIMIZE"


@cache
def tools_key() -> str:
    """Return a name for what makes machine code: this Python, this mypyc and its library, this rewriting."""
    digest = sha256(sys.version.encode())
    for package in ("mypy", "librt"):
        try:
            digest.update(f"\0{version(package)}".encode())
        except PackageNotFoundError:
            digest.update(b"\0none")
    for name, text in sorted(modules_in(Path(str(lawspeaker.native.__file__)).parent).items()):
        digest.update(f"\0{name}\0{text}".encode())
    return digest.hexdigest()[:8]


def chosen_level() -> int:
    """Return how much the C compiler is to optimise: what LAW_OPTIMIZE says, or the usual."""
    said = os.environ.get(CHOSEN)
    if not said:
        return LEVEL
    if said not in LEVELS:
        raise NativeMissing(f"{CHOSEN} is a level from {LEVELS[0]} to {LEVELS[-1]}, not `{said}`")
    return int(said)


def check_tools() -> None:
    """Say clearly what is missing for compiling."""
    for module, extra in NEEDED:
        if find_spec(module) is None:
            raise NativeMissing(
                f"native engines need {extra}: install lawspeaker with its extra `native` "
                f"(pip install 'lawspeaker[native]'); {HOW}"
            )
    if not sys.executable:
        raise NativeMissing(f"native engines are made by a second process, and this Python names no program; {HOW}")
    c_compiler()
    if not (Path(get_path("include")) / "Python.h").is_file():
        raise NativeMissing(f"native engines need the C headers of Python (python3-dev), and they are not here; {HOW}")


def c_compiler() -> str:
    """Return the command of the C compiler: what CC says; else what Python itself was made with, or `cc`."""
    said = os.environ.get("CC")
    usual = str(get_config_var("CC") or "cc")
    for command in [said] if said else [usual, "cc"]:
        if shutil.which(program_of(command)) is not None:
            return command
    missing = program_of(said or usual)
    where = "the variable CC names" if said else "Python was made with"
    raise NativeMissing(f"native engines need a C compiler, and `{missing}`, which {where}, is not here; {HOW}")


def program_of(command: str) -> str:
    """Return the first word of a command.

    >>> program_of("gcc -pthread")
    'gcc'
    """
    try:
        return (shlex.split(command) or [command])[0]
    except ValueError:
        return command.split()[0]
