"""What a check remembers never changes what it reports: with a memory, without one, or with a bad one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from lawspeaker.cache import check_cache, store
from lawspeaker.check.context import CheckContext
from lawspeaker.check.examples import examples
from lawspeaker.check.examples.examples import Example
from lawspeaker.cli.commands.check_games import check_one
from lawspeaker.facts import Fact
from lawspeaker.parse import tree as t
from lawspeaker.pipeline import check_game
from lawspeaker.project.citations import check_citations
from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_spec import read_spec
from lawspeaker.resolve.symbols import Thing
from lawspeaker.text import write
from lawspeaker.text.writer import Writer
from tests.cache import orchard
from tests.paths import ROOT
from tests.soak import runs


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything in a folder of the test."""
    monkeypatch.setenv("LAW_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return orchard.write(tmp_path / "orchard")


def checked(game: Path) -> list[Fact]:
    """Return what `law check` finds, with whatever it remembers."""
    reading = Reading()
    check_one(str(game), [], reading)
    return reading.facts.found


def without_memory(game: Path) -> list[Fact]:
    """Return what is wrong with a game, found by looking at all of it."""
    reading = Reading()
    spec = read_spec(str(game), [], reading)
    if spec is None:
        return reading.facts.found
    check_citations(spec, reading.facts)
    return reading.facts.found + check_game(list(spec.sources), spec.languages).facts.found


def test_the_game_itself_is_in_order(game: Path) -> None:
    assert without_memory(game) == checked(game) == checked(game) == []


@pytest.mark.parametrize("name", orchard.EDITS)
def test_an_edit_is_reported_the_same_with_a_memory_and_without(game: Path, cache: Path, name: str) -> None:
    checked(game)
    orchard.edit(game, name)
    wanted = without_memory(game)
    assert checked(game) == wanted
    assert checked(game) == wanted
    shutil.rmtree(cache)
    assert checked(game) == wanted
    orchard.write(game)
    assert checked(game) == []


def test_the_edits_are_of_many_sorts(game: Path) -> None:
    codes: set[str] = set()
    for name in orchard.EDITS:
        orchard.write(game)
        orchard.edit(game, name)
        codes |= {fact.code for fact in without_memory(game)}
    assert len(codes) > 20


def test_edits_may_follow_each_other(game: Path) -> None:
    pairs = list(zip(orchard.EDITS, reversed(orchard.EDITS), strict=True))
    for first, second in pairs[:: runs(3, 1)]:
        orchard.write(game)
        orchard.edit(game, first)
        assert checked(game) == without_memory(game)
        file, old, new = orchard.EDITS[second]
        text = (game / file).read_text(encoding="utf-8")
        (game / file).write_text(text.replace(old, new), encoding="utf-8")
        assert checked(game) == without_memory(game)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("northwood.law", "hand_size", "hand_sizes"),
        ("characters.law", "copies", "copie"),
        ("scenarios.law", "stars", "star"),
        ("names.fr.yaml", "gender: f", "gender: x"),
        ("names.uk.yaml", "gender: m", "gender: f"),
        ("examples_full.law", "expect", "expects"),
    ],
)
def test_a_big_game_is_reported_the_same(tmp_path: Path, file: str, old: str, new: str) -> None:
    game = tmp_path / "northwood"
    shutil.copytree(ROOT / "rulespecs" / "northwood", game)
    assert checked(game) == []
    text = (game / file).read_text(encoding="utf-8")
    (game / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert checked(game) == without_memory(game)
    (game / file).write_text(text.replace(old, new), encoding="utf-8")
    assert checked(game) == without_memory(game)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note the examples that are checked and the things whose texts are written."""
    noted: list[str] = []
    example, text = examples.check_example, write.write_thing

    def noting_example(cx: CheckContext, decl: t.ExampleDecl) -> Example:
        noted.append(decl.name)
        return example(cx, decl)

    def noting_text(writer: Writer, thing: Thing) -> str:
        noted.append(thing.name)
        return text(writer, thing)

    monkeypatch.setattr(examples, "check_example", noting_example)
    monkeypatch.setattr(write, "write_thing", noting_text)
    return noted


def test_nothing_is_looked_at_twice(game: Path, seen: list[str]) -> None:
    checked(game)
    assert sorted(set(seen)) == ["Barrel", "Ladder", "Wasp", "a barrel", "a ladder", "two fruit a turn"]
    seen.clear()
    checked(game)
    assert seen == []


def test_after_an_edit_of_a_card_only_its_text_is_written_again(game: Path, seen: list[str]) -> None:
    checked(game)
    seen.clear()
    orchard.edit(game, "a number on a card")
    checked(game)
    assert set(seen) == {"Ladder"}


@pytest.mark.parametrize("name", ["a mistake of grammar", "a step that there is not", "a rulebook that is no YAML"])
def test_a_mistake_that_is_mended_costs_nothing(game: Path, seen: list[str], name: str) -> None:
    checked(game)
    orchard.edit(game, name)
    assert checked(game) != []
    orchard.write(game)
    seen.clear()
    assert checked(game) == []
    assert seen == []


def test_after_an_edit_of_an_example_only_its_file_is_checked_again(game: Path, seen: list[str]) -> None:
    checked(game)
    seen.clear()
    orchard.edit(game, "another example")
    checked(game)
    assert seen == ["two fruit a turn", "a ladder"]


def test_after_a_new_decision_only_examples_that_say_its_word_are_checked_again(game: Path, seen: list[str]) -> None:
    checked(game)
    seen.clear()
    orchard.edit(game, "a new decision")
    checked(game)
    assert set(seen) == {"Wasp"}
    orchard.edit(orchard.write(game), "a new decision by a known word")
    checked(game)
    assert set(seen) == {"Wasp", "a barrel"}


def test_an_example_that_shows_a_field_to_change_is_always_checked(game: Path, seen: list[str]) -> None:
    orchard.edit(game, "an example that changes a field")
    assert checked(game) == []
    seen.clear()
    checked(game)
    assert seen == ["a barrel"]


def test_after_another_declaration_everything_is_looked_at(game: Path, seen: list[str]) -> None:
    checked(game)
    seen.clear()
    orchard.edit(game, "another type of a value")
    checked(game)
    assert "a barrel" in seen


def memory_file(cache: Path) -> Path:
    """Return the only memory there is."""
    (path,) = (cache / "checks").iterdir()
    return path


def test_a_damaged_memory_is_as_if_it_were_not_there(game: Path, cache: Path) -> None:
    checked(game)
    path = memory_file(cache)
    data = path.read_bytes()
    flipped = [data[:k] + bytes([data[k] ^ 0xFF]) + data[k + 1 :] for k in range(0, len(data), len(data) // 9)]
    strange = [b"", b"N", b"i\x01\x00\x00\x00", b"(\x00\x00\x00\x00", b"[\x01"]
    orchard.edit(game, "a label that an example answers")
    wanted = without_memory(game)
    for bad in [b"", data[:10], data[:-1], data + b"x", *flipped, *(store.checksum(part) + part for part in strange)]:
        path.write_bytes(bad)
        assert checked(game) == wanted


def test_a_memory_of_another_compiler_is_not_looked_at(
    game: Path, cache: Path, seen: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    checked(game)
    seen.clear()
    monkeypatch.setattr(check_cache, "compiler_hash", lambda: b"another")
    checked(game)
    assert "a ladder" in seen
    assert len(list((cache / "checks").iterdir())) == 2


def test_without_a_place_for_a_memory_everything_is_looked_at(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("LAW_CACHE", str(tmp_path / "file"))
    orchard.edit(game, "a step that there is not")
    assert checked(game) == without_memory(game) != []


def test_nothing_is_served_from_the_cache_if_the_compiler_is_unreadable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "CHECK_GAMES", "no_such_file.py")
    assert store.compiler_hash.__wrapped__() != store.compiler_hash.__wrapped__()
    monkeypatch.undo()
    assert store.compiler_hash.__wrapped__() == store.compiler_hash.__wrapped__()


def hammer(game: str) -> bool:
    """Check a game again and again; tell whether it was in order every time."""
    return all(checked(Path(game)) == [] for _ in range(5))


def test_several_processes_may_check_the_same_game_at_once(game: Path, cache: Path) -> None:
    with ProcessPoolExecutor(3) as pool:
        assert all(pool.map(hammer, [str(game)] * 3))
    assert memory_file(cache).suffix == ".check"


def test_every_file_that_a_check_goes_through_is_part_of_who_made_a_memory(game: Path) -> None:
    told = "import sys; from lawspeaker.cli.app import run; run(sys.argv[1:]); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", told, "check", str(game)], capture_output=True, text=True, check=True, cwd=ROOT
    )
    used = {name.removeprefix("lawspeaker.") for name in done.stdout.split() if name.startswith("lawspeaker.")}
    own = {"cli", "cli.app", "cli.output", "cli.commands", "cli.commands.check_games"}
    assert "check.check" in used
    top = {path.stem for path in (ROOT / "compiler/lawspeaker").glob("*.py")}
    assert {name for name in used if name.partition(".")[0] not in (*store.FOLDERS, "diagnostics", *top)} == own


def test_the_languages_are_part_of_who_made_a_memory() -> None:
    kept = {Path(path.decode()).name for path in store.checker_sources() if b"/lawspeaker_language/" in path}
    assert {"phrase.py", "languages.json", "patterns.en.yaml"} <= kept


def test_the_tables_of_the_grammar_are_part_of_who_made_a_memory() -> None:
    assert any(path.endswith(b"law.tables") for path in store.checker_sources())
