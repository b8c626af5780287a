"""What is written for every spec of the repository: code a careful colleague could have written, always the same."""

from __future__ import annotations

import ast
import hashlib
import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.compiled_once import PACKAGE, word_of
from tests.emit.compiled_specs import CASES, Files, engine_of, law
from tests.paths import FOLDERS, ROOT, RULESETS, SHIPPED
from tests.soak import SOAKING

REFERENCE = re.compile(r"# [\w.-]+\.law:\d+")
WORD = re.compile(r"\w+")
BLOCK = re.compile(r" {8}if pc == \d+:(.*)")
DIGESTS = """
from tests.emit.compiled_specs import written_anew
from tests.emit.test_generated import digests
print(digests(written_anew), end="")
"""


def foreign_imports(text: str, package: str) -> list[str]:
    """Return what a module imports besides the runtime, its own package and the standard library."""
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append("." * node.level + (node.module or ""))
    return [module for module in found if not is_allowed(module, package)]


def is_allowed(module: str, package: str) -> bool:
    root = module.split(".")[0]
    return root == "lawspeaker_runtime" or root in sys.stdlib_module_names or f"{module}.".startswith(f"{package}.")


@pytest.fixture(scope="module")
def games_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the engines of all specs that are not shipped into one folder.

    Those of shipped games are in `generated/`, where `make lint`, `make types` and `make fresh` check them.
    """
    folder = tmp_path_factory.mktemp("engines")
    (folder / PACKAGE).mkdir()
    (folder / PACKAGE / "__init__.py").touch()
    for name in sorted(set(RULESETS) - set(SHIPPED)):
        target = folder / PACKAGE / word_of(name)
        target.mkdir()
        for file, text in engine_of(name).items():
            (target / file).write_text(text, encoding="utf-8")
    return folder


def run(folder: Path, *arguments: str, **environment: str) -> str:
    """Run a tool on a folder; return what it complains about."""
    paths = os.pathsep.join(str(ROOT / room) for room in ("", "compiler", "runtime"))
    env = {**os.environ, "PYTHONPATH": paths, "MYPYPATH": str(folder), **environment}
    done = subprocess.run([sys.executable, "-m", *arguments], cwd=folder, env=env, capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def lint(folder: Path, *arguments: str) -> str:
    """Run the linter with the settings of `generated/`."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    ignored = settings["tool"]["ruff"]["lint"]["per-file-ignores"]["generated/**"]
    ours = f'lint.isort.known-first-party = ["{PACKAGE}", "lawspeaker_runtime"]'
    config = ("--config", str(ROOT / "pyproject.toml"), "--config", ours)
    return run(folder, "ruff", "check", *config, "--extend-ignore", ",".join(ignored), "--no-cache", *arguments)


def test_the_linter_has_nothing_to_say(games_folder: Path) -> None:
    assert lint(games_folder, ".") == ""


def test_the_formatter_would_change_nothing(games_folder: Path) -> None:
    assert (
        run(games_folder, "ruff", "format", "--check", "--config", str(ROOT / "pyproject.toml"), "--no-cache", ".")
        == ""
    )


def test_the_types_are_strict(games_folder: Path) -> None:
    config = ("--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(games_folder / ".types"))
    assert run(games_folder, "mypy", *config, "-p", PACKAGE) == ""


def digests(files_of: Callable[[str], Files]) -> str:
    """Return a line for each game: its name and a digest of its engine.

    `law build --check` compares shipped games with what another process wrote, so only soak includes them.
    """
    names = [name for name in RULESETS if SOAKING or name not in SHIPPED]
    return "".join(
        f"{name} {hashlib.sha256(repr(sorted(files_of(name).items())).encode()).hexdigest()}\n" for name in names
    )


def test_the_same_spec_gives_the_same_bytes_whatever_the_order_of_hashes() -> None:
    seed = "1" if os.environ.get("PYTHONHASHSEED") == "0" else "0"
    again = subprocess.run(
        [sys.executable, "-c", DIGESTS],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join((".", "compiler", "runtime"))},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert again.splitlines() == digests(engine_of).splitlines()


@pytest.mark.parametrize("name", RULESETS)
def test_engines_import_the_runtime_the_standard_library_and_themselves(name: str) -> None:
    package = f"{PACKAGE}.{word_of(name)}"
    for text in engine_of(name).values():
        assert foreign_imports(text, package) == []


@pytest.mark.parametrize(
    "line",
    [
        "import numpy",
        "from lawspeaker.pipeline import check_game",
        "from lawspeaker_specs_under_test.other import State",
        "from . import state",
        "def f():\n    import lark",
    ],
)
def test_any_other_import_is_found(line: str) -> None:
    assert len(foreign_imports(f"import typing\n{line}\n", f"{PACKAGE}.mine")) == 1


def functions(text: str) -> Iterator[tuple[ast.FunctionDef, str]]:
    """Yield the functions of a module, each with the line above it."""
    lines = text.split("\n")
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            yield node, lines[node.lineno - 2]


@pytest.mark.parametrize("name", RULESETS)
def test_a_spec_line_stands_above_each_function(name: str) -> None:
    for file in ("values.py", "steps.py", "examples.py"):
        for function, above in functions(engine_of(name).get(file, "")):
            assert REFERENCE.match(above) or ast.get_docstring(function), function.name


@pytest.mark.parametrize("name", RULESETS)
def test_a_sentence_or_a_note_stands_beside_each_block(name: str) -> None:
    for line in engine_of(name)["steps.py"].split("\n"):
        block = BLOCK.fullmatch(line)
        assert block is None or block[1].startswith("  # "), line


BOARDS = ("FixedMap(", "Grid(", "Ring(", "grid(", "hexes(")
"""How boards are made; graphs of boards need them, even if no rule does."""


@pytest.mark.parametrize("name", RULESETS)
def test_every_table_is_used(name: str) -> None:
    trees = {file: ast.parse(text) for file, text in engine_of(name).items()}
    rows = [node for node in trees["tables.py"].body if isinstance(node, ast.AnnAssign)]
    constants = [row.target for row in rows if not ast.unparse(row.value or row).startswith(BOARDS)]
    tables = [target.id for target in constants if isinstance(target, ast.Name)]
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    used = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    assert [table for table in tables if table not in used] == []


def test_words_of_the_spec_cannot_become_code() -> None:
    files = law(INJECTION)
    assert "{{ 7 * 7 }}" in files["steps.py"]
    for file, text in files.items():
        calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
        assert not [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "__import__"], file


INJECTION = """game "A {{ 7 * 7 }} ' + __import__('os') + '"
    players 2
kind card
    rank: number
card "x'); __import__('os').system('true') #"
    rank 1
card "{{ cycler }} {% if x %}"
    rank 2
pile deck: card
setup
    put cards into deck       # ''' __import__('os')
course
    turns until deck is empty
        choose c from deck
            remove c
        otherwise
            stop
score for p
    "__import__('os')" = 1
"""


def test_the_cases_are_specs_of_their_own() -> None:
    assert len(CASES) >= 5


@pytest.mark.parametrize("name", RULESETS)
def test_every_function_of_the_rules_is_used(name: str) -> None:
    files = engine_of(name)
    spec = FOLDERS[name].glob("*.law")
    declared = {word for path in spec for word in WORD.findall(path.read_text(encoding="utf-8"))}
    words = Counter(word for text in files.values() for word in WORD.findall(text))
    made = [
        node.name
        for file, text in files.items()
        if file == "values.py" or file.startswith("steps")
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef) and "_on_copies" not in ast.unparse(node)
    ]
    assert [function for function in made if words[function] < 2 and function not in declared] == []
