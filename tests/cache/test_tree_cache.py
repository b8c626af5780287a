"""Trees that are cached between checks equal what the parser returns, whatever happens to the cache files."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from lawspeaker.cache import store, tree_cache
from lawspeaker.cache.cache_dir import cache_folder
from lawspeaker.cache.store import evict_oldest
from lawspeaker.cache.tree_cache import parse_cached, read_tree, tree_path, write_tree
from lawspeaker.facts import Facts
from lawspeaker.parse.parse import parse
from lawspeaker.parse.tree import File
from lawspeaker.source import Source
from lawspeaker_runtime.native import load as native
from tests.conftest import Law
from tests.paths import ROOT

SPECS = sorted(
    [*ROOT.glob("rulespecs/*/*.law"), *ROOT.glob("tests/specs/*/*.law"), *ROOT.glob("tests/parse/builder/cases/*.law")]
)
TEXT = 'resource food: limit 30\n\nverb feed n: number\n    text "Feed {n}"\n    gain n food\n'


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep trees in a folder of the test."""
    monkeypatch.setenv("LAW_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "trees"


def parsed(name: str = "a.law", text: str = TEXT) -> File:
    return parse(Source(name, text), Facts())


def never(source: Source, facts: Facts) -> File:
    raise AssertionError(f"{source.name} was parsed again")


@pytest.mark.parametrize("path", SPECS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_cached_tree_equals_the_parsed_tree(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = path.read_text(encoding="utf-8")
    first = parse_cached(Source("first.law", text), Facts())
    monkeypatch.setattr(tree_cache, "parse", never)
    again = parse_cached(Source("again.law", text), Facts())
    assert first == parsed("first.law", text)
    assert again == parsed("again.law", text)


def test_a_text_with_mistakes_is_not_cached(folder: Path) -> None:
    for _ in range(2):
        facts = Facts()
        parse_cached(Source("a.law", TEXT + "resource\n"), facts)
        assert len(facts.found) == 1
    assert not folder.exists()


def damaged(data: bytes) -> list[bytes]:
    """Return a file of the cache in many bad states, some of them with a right sum."""
    flipped = [data[:k] + bytes([data[k] ^ 0xFF]) + data[k + 1 :] for k in range(0, len(data), 7)]
    strange = [
        b"",
        b"\x00",
        b"i\x01",
        b"[\x01\x00\x00\x00i\xff\xff\x00\x00",
        b"(\x01\x00\x00\x00[\x01\x00\x00\x00N",
        b"N",
    ]
    return [b"", data[:10], data[:-1], data + b"x", *flipped, *[store.checksum(part) + part for part in strange]]


def test_a_damaged_file_is_as_if_it_were_not_there() -> None:
    path = tree_path(TEXT)
    parse_cached(Source("a.law", TEXT), Facts())
    for data in damaged(path.read_bytes()):
        path.write_bytes(data)
        assert parse_cached(Source("a.law", TEXT), Facts()) == parsed()
    assert read_tree(path, "a.law") == parsed()


def test_a_file_of_another_compiler_is_not_looked_at(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    parse_cached(Source("a.law", TEXT), Facts())
    monkeypatch.setattr(tree_cache, "compiler_hash", lambda: b"another")
    assert parse_cached(Source("a.law", TEXT), Facts()) == parsed()
    assert len(list(folder.iterdir())) == 2


def test_without_a_place_to_keep_anything_texts_are_parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("LAW_CACHE", str(tmp_path / "file"))
    assert parse_cached(Source("a.law", TEXT), Facts()) == parsed()


def hammer(folder: str) -> bool:
    """Write and read one tree again and again; tell whether every reading was whole."""
    path, file = Path(folder) / "one.tree", parsed()
    for _ in range(60):
        write_tree(path, file)
        if read_tree(path, "a.law") != file:
            return False
    return True


def test_several_processes_may_keep_the_same_tree_at_once(tmp_path: Path) -> None:
    with ProcessPoolExecutor(4) as pool:
        assert all(pool.map(hammer, [str(tmp_path)] * 4))
    assert [path.name for path in tmp_path.glob("one*")] == ["one.tree"]


def test_the_older_trees_go_when_there_are_very_many(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MAX_ENTRIES", 10)
    for number in range(25):
        parse_cached(Source("a.law", f"resource food_{number}\n"), Facts())
    evict_oldest(folder)
    assert 5 <= len(list(folder.iterdir())) < 10
    assert read_tree(tree_path("resource food_24\n"), "a.law") is not None


def test_trees_are_cached_beside_native_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cache_folder() == native.cache_folder()
    for variable in ("LAW_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(variable, raising=False)
        assert cache_folder() == native.cache_folder()


def test_a_check_parses_only_what_was_edited(law: Law, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tmp_path / "kept"
    game.mkdir()
    (game / "game.yaml").write_text("name: kept\ntitle: Kept\n", encoding="utf-8")
    (game / "a.law").write_text('game "Kept"\n    players 2\n', encoding="utf-8")
    (game / "b.law").write_text('course\n    end\nscore for p\n    "points" = 0\n', encoding="utf-8")
    read: list[str] = []

    def noted(source: Source, facts: Facts) -> File:
        read.append(Path(source.name).name)
        return parse(source, facts)

    monkeypatch.setattr(tree_cache, "parse", noted)
    assert law("check", str(game)).exit_code == 0
    assert law("check", str(game)).exit_code == 0
    (game / "b.law").write_text('course\n    end\nscore for p\n    "points" = pints\n', encoding="utf-8")
    result = law("check", str(game))
    assert (result.exit_code, "pints" in result.output) == (1, True)
    assert read == ["a.law", "b.law", "b.law"]
