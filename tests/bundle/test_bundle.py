"""`law bundle`: what is written, that it stands alone, and one clear line for everything that cannot be done."""

from __future__ import annotations

import ast
import errno
import sys
import tomllib
from pathlib import Path

import pytest

from lawspeaker.bundle.bundle_files import with_runtime_in
from tests.conftest import Law
from tests.paths import FOLDERS, ROOT

PACKAGE = "lawspeaker_games_kuhn_poker"
OPTIONAL = {"gymnasium", "networkx", "numpy", "pettingzoo", "pyspiel"}
"""What only adapters import, when they are asked for."""
FOR_TABLE = {"babel", "h11", "msgspec", "rich", "starlette", "uvicorn", "yaml"}
"""What the table of a bundle imports, which plays in the terminal and serves games."""
TABLE = {"language", "system", "table"}


def imported(path: Path) -> set[str]:
    """Return the packages that a module imports outside of type checking."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module.partition(".")[0])
    return found


def test_a_bundle_imports_nothing_but_itself_and_the_standard_library(law: Law) -> None:
    made = law("bundle", "kuhn-poker", "--out", "made")
    assert made.exit_code == 0, made.output
    assert made.output.endswith("to install it: pip install ./made\n")
    allowed = {PACKAGE, *sys.stdlib_module_names, *OPTIONAL, "lawspeaker", "librt"}
    modules = sorted(Path("made", PACKAGE).rglob("*.py"))
    assert len(modules) > 80
    for path in modules:
        of_table = path.relative_to("made", PACKAGE).parts[0] in TABLE
        assert imported(path) <= (allowed | FOR_TABLE if of_table else allowed), path
    assert not [path for path in modules if "checks" in path.parts]
    assert Path("made", PACKAGE, "py.typed").is_file()
    project = tomllib.loads(Path("made/pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dependencies"] == []
    assert project["build-system"]["requires"] == []
    assert Path("made/LICENSE").read_text(encoding="utf-8") == (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert f"import {PACKAGE}" in Path("made/README.md").read_text(encoding="utf-8")


def test_an_empty_folder_is_filled_and_a_full_one_is_left_alone(law: Law) -> None:
    Path("made").mkdir()
    assert law("bundle", "kuhn-poker", "--out", "made").exit_code == 0
    before = {path: path.read_bytes() for path in Path("made").rglob("*") if path.is_file()}
    again = law("bundle", "kuhn-poker", "--out", "made")
    assert (again.exit_code, again.output) == (1, "made is not empty: name a new or an empty folder\n")
    assert {path: path.read_bytes() for path in Path("made").rglob("*") if path.is_file()} == before


def test_bad_input_gets_one_line_and_writes_nothing(law: Law) -> None:
    Path("file").write_text("mine")
    refused = law("bundle", "kuhn-poker", "--out", "file")
    assert (refused.exit_code, refused.output) == (1, "file is a file: name a new or an empty folder\n")
    below = law("bundle", "kuhn-poker", "--out", "file/made")
    assert below.exit_code == 1
    assert below.output.count("\n") == 1
    unknown = law("bundle", "no-such-game", "--out", "made")
    assert unknown.exit_code == 1
    assert "no-such-game" in unknown.output
    assert law("bundle", "kuhn-poker").exit_code != 0
    assert [path.name for path in Path().iterdir()] == ["file"]


@pytest.mark.parametrize("existing", [True, False])
def test_a_full_disk_leaves_nothing_behind(law: Law, monkeypatch: pytest.MonkeyPatch, existing: bool) -> None:
    if existing:
        Path("made").mkdir()
    write = Path.write_bytes
    written = 0

    def fill(path: Path, data: bytes) -> int:
        nonlocal written
        written += len(data)
        if written > 100_000:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", fill)
    full = law("bundle", "kuhn-poker", "--out", "made")
    assert full.exit_code == 1
    assert full.output == "made cannot be written (no space left on device); nothing was written\n"
    assert [path.name for path in Path().rglob("*")] == (["made"] if existing else [])


def test_a_game_of_a_designer_is_bundled_with_an_expansion(law: Law) -> None:
    base, more = FOLDERS["clan-feud"], FOLDERS["clan-feud-frost"]
    made = law("bundle", str(base), "--with", str(more), "--out", "made")
    assert made.exit_code == 0, made.output
    assert Path("made/lawspeaker_games_clan_feud_with_clan_feud_frost/engine.py").is_file()


def test_a_game_with_mistakes_is_not_bundled(law: Law) -> None:
    Path("wrong.law").write_text('game "Wrong"\n    players 2\n\ncourse\n    gain 3 coin\n')
    refused = law("bundle", "wrong.law", "--out", "made")
    assert refused.exit_code == 1
    assert "error[" in refused.output
    assert not Path("made").exists()


def test_machine_code_of_a_bundle_has_names_of_its_own() -> None:
    text = "from lawspeaker_native_runtime.state.chance import draw\nfrom lawspeaker_runtime.errors import NoGuess\n"
    assert with_runtime_in("pebbles", text) == (
        "from pebbles_native_runtime.state.chance import draw\nfrom pebbles.runtime.errors import NoGuess\n"
    )
