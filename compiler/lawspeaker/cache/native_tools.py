"""Find the tools that compile native engines: mypyc, librt, setuptools, a C compiler and the headers of Python."""

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
from lawspeaker.native.build_script import LEVEL, inline_files
from lawspeaker_runtime.errors import NativeMissing
from lawspeaker_runtime.native.load import FALLBACK_HINT, modules_in

REQUIRED = (("mypyc", "mypy"), ("setuptools", "setuptools"), ("librt", "librt"))
LEVELS = ("0", "1", "2", "3")
LEVEL_VARIABLE = "LAW_OPTIMIZE"


@cache
def tools_key() -> str:
    """Return a hash of the Python, the mypyc and the rewriting passes that produce machine code."""
    digest = sha256(sys.version.encode())
    for package in ("mypy", "librt"):
        try:
            digest.update(f"\0{version(package)}".encode())
        except PackageNotFoundError:
            digest.update(b"\0none")
    passes = modules_in(Path(str(lawspeaker.native.__file__)).parent) | inline_files()
    makers = {path.name: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("native_*.py")}
    for name, text in sorted((passes | makers).items()):
        digest.update(f"\0{name}\0{text}".encode())
    return digest.hexdigest()[:8]


def chosen_level() -> int:
    """Return the optimisation level of the C compiler: the value of LAW_OPTIMIZE, or the default."""
    chosen = os.environ.get(LEVEL_VARIABLE)
    if not chosen:
        return LEVEL
    if chosen not in LEVELS:
        raise NativeMissing(f"{LEVEL_VARIABLE} is a level from {LEVELS[0]} to {LEVELS[-1]}, not `{chosen}`")
    return int(chosen)


def check_tools() -> None:
    """Raise NativeMissing with a message that names the first missing tool."""
    for module, extra in REQUIRED:
        if find_spec(module) is None:
            raise NativeMissing(
                f"native engines need {extra}: install lawspeaker with its extra `native` "
                f"(pip install 'lawspeaker[native]'); {FALLBACK_HINT}"
            )
    if not sys.executable:
        raise NativeMissing(
            f"native engines are compiled by a second Python process, but sys.executable is empty; {FALLBACK_HINT}"
        )
    c_compiler()
    if not (Path(get_path("include")) / "Python.h").is_file():
        raise NativeMissing(
            f"native engines need the C headers of Python (python3-dev), which are missing; {FALLBACK_HINT}"
        )


def c_compiler() -> str:
    """Return the command of the C compiler: the value of CC, or the compiler that built Python, or `cc`."""
    configured = os.environ.get("CC")
    default = str(get_config_var("CC") or "cc")
    for command in [configured] if configured else [default, "cc"]:
        if shutil.which(program_of(command)) is not None:
            return command
    missing = program_of(configured or default)
    why = "the compiler that the variable CC names" if configured else "the compiler that Python was built with"
    raise NativeMissing(f"native engines need a C compiler, and `{missing}` ({why}) was not found; {FALLBACK_HINT}")


def program_of(command: str) -> str:
    """Return the first word of a command.

    >>> program_of("gcc -pthread")
    'gcc'
    """
    try:
        return (shlex.split(command) or [command])[0]
    except ValueError:
        return command.split()[0]
