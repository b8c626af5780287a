"""A memoized value is never stale: it equals what computing it again gives.

The engines of this test memoize every value that can be, not only costly ones, in tables that never return an entry:
each value is computed again on every use and compared with the entry. A sentence that changes something and does not
invalidate the values that read it is found as soon as a game comes to it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from lawspeaker.analysis import memoization
from lawspeaker.pipeline import check_game, compile_game, write_game
from lawspeaker.source import Source
from lawspeaker.text.write import write_texts
from lawspeaker_runtime.checks import properties
from lawspeaker_runtime.checks.examples import run_example
from lawspeaker_runtime.checks.subject import Subject
from tests.compile_specs import spec_of
from tests.paths import RULESETS
from tests.soak import runs

PACKAGE = "engines_that_compare"
INVALIDATION = re.compile(r"\n +(invalidate_\w+\(s\)|s\.memo_\w+ = type.*)(?=\n)")
TABLE = '''

class StaleValue(Exception):
    """A memoized value was not invalidated although it changed."""


class Comparing(dict[int, object]):
    """A table that never returns an entry, and compares each value that is stored with the last one."""

    def get(self, key: int) -> None:
        return None

    def __setitem__(self, key: int, value: object) -> None:
        old = super().get(key, value)
        if old != value:
            raise StaleValue(f"{key}: {old} is stale, the value is {value}")
        super().__setitem__(key, value[:] if isinstance(value, list) else value)


class State('''

Files = dict[str, str]


@pytest.fixture
def everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memoize every value that can be."""
    monkeypatch.setattr(memoization, "saves_work", lambda point, reads, benefit: True)


def draft(name: str, sources: list[Source], package: str) -> Files:
    """Compile a game without formatting its files, which nobody reads."""
    found = check_game(sources)
    assert found.program is not None
    texts = write_texts(found.program.symbols, None, found.facts, found.program.program.sites)
    return write_game(found.program, name, sources, texts, package, draft=True)


def comparing(name: str, sources: list[Source], package: str) -> Files:
    """Compile a game whose memo tables compare what is stored in them."""
    files = draft(name, sources, f"{PACKAGE}.{package}")
    files = {file: re.sub(r"(\w+\.memo_\w+) = {}", r"\1 = type(\1)()", text) for file, text in files.items()}
    files["state.py"] = files["state.py"].replace(" = {}", " = Comparing()").replace("\n\nclass State(", TABLE)
    assert "class Comparing(" in files["state.py"]
    return files


def load(files: Files, package: str, folder: Path) -> ModuleType:
    """Import an engine."""
    target = folder / PACKAGE / package
    target.mkdir(parents=True)
    for file, text in files.items():
        (target / file).write_text(text, encoding="utf-8")
    return import_module(f"{PACKAGE}.{package}")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder that engines are imported from."""
    sys.path.insert(0, str(tmp_path))
    yield tmp_path
    sys.path.remove(str(tmp_path))
    for module in [name for name in sys.modules if name.startswith(PACKAGE)]:
        del sys.modules[module]


def stale(engine: ModuleType, seeds: range, wanted: tuple[str, ...] = ("ends",)) -> list[str]:
    """Play random games and return the stale values."""
    found = properties.check(Subject(engine.engine, engine.RULES), seeds, wanted)
    assert all("StaleValue" in finding.text for finding in found), found
    return [finding.text for finding in found]


@pytest.mark.usefixtures("everything")
@pytest.mark.parametrize("name", RULESETS)
def test_no_memoized_value_is_stale(name: str, folder: Path) -> None:
    """Random games, clones, loaded games, guesses and the worked examples ask only for values that are right."""
    package = name.replace("-", "_")
    engine = load(comparing(name, list(spec_of(name).sources), package), package, folder)
    assert stale(engine, range(runs(1, 40)), ("ends", "clones", "saves", "undoes", "keeps secrets")) == []
    examples = import_module(f"{PACKAGE}.{package}.examples").EXAMPLES
    for example in examples:
        assert run_example(engine.engine, engine.RULES, example) is None


VILLAGE = Path(__file__).parent / "village.law"
LAID_OUT = """
value light -> number = 10 * moon
verb brighten
    raise moon by 4
example "Light after light"
    given
        moon becomes 1
        luck of Red becomes light
        CHANGE
        luck of Blue becomes light
        each p among players
            raise luck of p by light
            moon becomes 0
    expect
        that luck of Red is 60
        that luck of Blue is 50
"""


@pytest.mark.usefixtures("everything")
def test_a_line_that_forgets_is_missed(folder: Path) -> None:
    """Without any one of the lines that invalidate values, some value is stale."""
    whole = comparing("village", [Source("village.law", VILLAGE.read_text(encoding="utf-8"))], "village")
    assert stale(load(whole, "village", folder), range(2)) == []
    found: dict[str, bool] = {}
    for number, line in enumerate(INVALIDATION.finditer(whole["steps.py"])):
        package = f"village_{number}"
        steps = whole["steps.py"][: line.start()] + whole["steps.py"][line.end() :]
        parts = {**whole, "steps.py": steps}.items()
        files = {file: text.replace(f"{PACKAGE}.village", f"{PACKAGE}.{package}") for file, text in parts}
        found[line[1]] = found.get(line[1], False) or stale(load(files, package, folder), range(2)) != []
    assert len(found) > 12
    assert [line for line, is_found in found.items() if not is_found] == []


@pytest.mark.usefixtures("everything")
@pytest.mark.parametrize("change", ["moon becomes 5", "brighten", "each p among players\n            raise moon by 2"])
def test_a_position_is_laid_out_with_values_as_they_are_now(change: str, folder: Path) -> None:
    """A sentence below `given` that uses a value sees what the sentences above it have changed."""
    text = VILLAGE.read_text(encoding="utf-8") + LAID_OUT.replace("CHANGE", change)
    engine = load(comparing("village", [Source("village.law", text)], "village"), "village", folder)
    examples = import_module(f"{PACKAGE}.village.examples").EXAMPLES
    assert [run_example(engine.engine, engine.RULES, example) for example in examples] == [None]


def test_only_costly_values_are_memoized() -> None:
    """Small games memoize nothing; a value with loops that is used again and again is memoized."""
    for name in ("tic-tac-toe", "connect-four", "breakthrough"):
        assert "memo_" not in compile_game(name, list(spec_of(name).sources)).files["state.py"]
    values = compile_game("wall-race", list(spec_of("wall-race").sources)).files["values.py"]
    assert "value = s.memo_home.get(" in values
