"""The files of a bundle: the engine, a copy of the runtime inside of its package, and what pip needs.

    lawspeaker_games_pebbles/engine.py                imports lawspeaker_games_pebbles.runtime.…
    lawspeaker_games_pebbles/runtime/game/game.py     the runtime, without the checks of `law fuzz` and `law test`
    pyproject.toml, README.md, LICENSE                without dependencies, and without a build tool

Each bundle has a runtime of its own, under its own name, so that bundles of different games, made by different versions
of Lawspeaker, can be installed in one environment (docs/decisions/0042).
"""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from msgspec import Struct

import lawspeaker_language
import lawspeaker_runtime
import lawspeaker_system
import lawspeaker_table
from lawspeaker_language.translation import Languages
from lawspeaker_runtime.native.load import BUNDLED_RUNTIME, PREFIX, modules_in
from lawspeaker_table.translate.bundled_texts import FILE, BundledTexts

FOLDER = Path(__file__).parent
LEFT_OUT = ("checks",)
"""Folders of the runtime that only `law` uses."""
INTEGERS = "state.integers"
BESIDE = {"language": lawspeaker_language, "system": lawspeaker_system, "table": lawspeaker_table}
"""The packages that play and serve a game, by their names in a bundle; only the table has libraries to install."""
FOR_DESIGNERS = ("play.start_positions", "serve.design", "serve.rule_of_click")
"""Modules of the table that need examples, or the spec."""
RENAMED = {"lawspeaker_runtime": BUNDLED_RUNTIME, **{package.__name__: name for name, package in BESIDE.items()}}
PACKAGE_NAME = re.compile(rf"\b({'|'.join(RENAMED)})\b")
INTEGERS_IMPORT = "from mypy_extensions import i64"
INTEGERS_TEXT = '''"""The type of 64-bit integers of native code; interpreted, they are plain integers."""

from __future__ import annotations

from typing import TypeAlias

i64: TypeAlias = int
'''
DRAWING = ["msgspec>=0.19", "pyyaml>=6.0", "rich>=13.7"]
EXTRAS = (
    ("graphs", ["networkx>=3.2"]),
    ("gymnasium", ["gymnasium>=1.0", "numpy>=1.26"]),
    ("openspiel", ["numpy>=1.26", "open_spiel>=1.6"]),
    ("serve", [*DRAWING, "starlette>=0.40", "uvicorn>=0.54", "websockets>=13"]),
    ("play", DRAWING),
    ("pettingzoo", ["gymnasium>=1.0", "numpy>=1.26", "pettingzoo>=1.25"]),
)
ANY_PYTHON = ">=3.11"


class Bundle(Struct, frozen=True):
    """A game to bundle: its package, its title, the texts of its engine by file, and the version of Lawspeaker."""

    package: str
    title: str
    players: int
    engine: dict[str, str]
    version: str
    languages: Languages = {}


class NativePart(Struct, frozen=True):
    """The machine code of a bundle: its files, what it depends on, and the Python and machine that it is for."""

    files: dict[str, bytes]
    dependencies: list[str]
    python: str
    machine: str


def bundle_files(bundle: Bundle, native: NativePart | None = None) -> dict[str, bytes]:
    """Return the files of a bundle by their paths."""
    texts = {f"{bundle.package}/{name}": in_bundle(bundle.package, text) for name, text in bundle.engine.items()}
    texts |= {f"{bundle.package}/{path}": text for path, text in runtime_files(bundle.package).items()}
    for name in BESIDE:
        texts |= {f"{bundle.package}/{path}": text for path, text in files_beside(bundle.package, name).items()}
    texts[f"{bundle.package}/{FILE}"] = BundledTexts(bundle.title, bundle.languages).encoded()
    texts[f"{bundle.package}/py.typed"] = ""
    texts["build_backend/backend.py"] = (FOLDER / "backend.py").read_text(encoding="utf-8")
    texts["LICENSE"] = (FOLDER / "templates" / "LICENSE").read_text(encoding="utf-8")
    texts["README.md"] = readme(bundle, native)
    texts["pyproject.toml"] = project_file(bundle, native)
    files = {path: text.encode() for path, text in texts.items()}
    return files | (native.files if native is not None else {})


def runtime_files(package: str) -> dict[str, str]:
    """Return the runtime as a part of a package, by paths relative to it."""
    found = {
        module: in_bundle(package, text)
        for module, text in modules_in(Path(lawspeaker_runtime.__file__).parent).items()
        if module.partition(".")[0] not in LEFT_OUT
    }
    found[INTEGERS] = INTEGERS_TEXT
    return {f"{BUNDLED_RUNTIME}/{module.replace('.', '/')}.py": text for module, text in found.items()}


def files_beside(package: str, name: str) -> dict[str, str]:
    """Return a package that plays or serves games as a part of a bundle, with its data, by paths relative to it."""
    root = Path(str(BESIDE[name].__file__)).parent
    paths = [path for path in sorted(root.rglob("*")) if path.is_file() and path.suffix not in (".pyc", ".typed")]
    found: dict[str, str] = {}
    for path in paths:
        inside = path.relative_to(root)
        text = path.read_text(encoding="utf-8")
        if ".".join(inside.with_suffix("").parts) not in FOR_DESIGNERS:
            found[f"{name}/{inside.as_posix()}"] = in_bundle(package, text) if path.suffix == ".py" else text
    return found


def in_bundle(package: str, text: str) -> str:
    """Return a module as it is in a bundle: it imports the runtime from the package.

    >>> in_bundle("pebbles", "from lawspeaker_runtime.errors import NoGuess")
    'from pebbles.runtime.errors import NoGuess'
    """
    own = with_runtime_in(package, text)
    return own.replace(INTEGERS_IMPORT, f"from {package}.{BUNDLED_RUNTIME}.{INTEGERS} import i64")


def with_runtime_in(package: str, text: str) -> str:
    """Return a module that imports the runtime, and machine code, under the names that they have in a bundle."""
    named = PACKAGE_NAME.sub(lambda found: f"{package}.{RENAMED[found[0]]}", text)
    return named.replace(PREFIX, f"{package}_native_")


def rendered(template: str, **data: object) -> str:
    """Return the text that a template makes of some data."""
    loader = FileSystemLoader(str(FOLDER / "templates"))
    environment = Environment(loader=loader, undefined=StrictUndefined, trim_blocks=True, keep_trailing_newline=True)
    return environment.get_template(template).render(**data)


def project_file(bundle: Bundle, native: NativePart | None) -> str:
    """Return pyproject.toml."""
    content = sha256(json.dumps(bundle.engine, sort_keys=True).encode()).hexdigest()[:12]
    return rendered(
        "pyproject.toml.jinja",
        distribution=bundle.package.replace("_", "-"),
        version=f"{bundle.version}+{content}",
        description=json.dumps(f"The rules of {bundle.title}", ensure_ascii=False),
        python=ANY_PYTHON if native is None else native.python,
        dependencies=json.dumps([] if native is None else native.dependencies),
        extras=[(extra, json.dumps(parts)) for extra, parts in EXTRAS],
    )


def readme(bundle: Bundle, native: NativePart | None) -> str:
    """Return README.md."""
    return rendered(
        "README.md.jinja",
        title=bundle.title,
        package=bundle.package,
        players=bundle.players,
        needs="nothing else" if native is None else "what the machine code needs",
        where="FOLDER" if native is None else "FOLDER, or the wheel in its folder dist",
        native="" if native is None else native.machine,
    )
