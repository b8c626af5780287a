"""Games are found by name, by folder and by file; everything wrong with their files is a message."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.project.citations import check_citations
from lawspeaker.project.find_games import games_folder, shipped_games
from lawspeaker.project.read_files import MAX_BYTES, Reading
from lawspeaker.project.read_spec import read_spec
from lawspeaker.project.spec import Spec
from lawspeaker_language.forms import Term

GAME = 'game "Farm"\n    players 2\n'


def folder(root: Path, name: str, **files: str) -> Path:
    """Write a game's folder; the keywords are file names with `_` for the dot."""
    path = root / name
    path.mkdir(parents=True)
    contents = {"game_yaml": f"name: {name}\ntitle: {name.title()}\n", f"{name}_law": GAME, **files}
    for file, text in contents.items():
        (path / file.replace("_", ".")).write_text(text, encoding="utf-8")
    return path


def codes(game: str, *extras: str) -> list[str]:
    """Return the codes of everything wrong with a game."""
    reading = Reading()
    spec = read_spec(game, list(extras), reading)
    if spec:
        check_citations(spec, reading.facts)
    return [fact.code for fact in reading.facts.found]


def spec_of(game: str, *extras: str) -> Spec:
    """Return the spec of a game in which nothing is wrong."""
    reading = Reading()
    spec = read_spec(game, list(extras), reading)
    assert reading.facts.found == []
    assert spec is not None
    return spec


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("game", shipped_games())
def test_every_shipped_game_can_be_read(game: str) -> None:
    spec = spec_of(game)
    assert spec.name == game
    assert spec.has_rulebook
    reading = Reading()
    check_citations(spec, reading.facts)
    assert reading.facts.found == []


def test_the_first_games_are_shipped() -> None:
    assert {"tic-tac-toe", "connect-four", "breakthrough", "kuhn-poker", "oh-hell"} <= set(shipped_games())


def test_a_folder_anywhere_is_a_game(here: Path) -> None:
    folder(here / "deep" / "down", "farm", b_law="# b\n", a_law="# a\n")
    spec = spec_of("deep/down/farm")
    assert [source.name for source in spec.sources] == [f"deep/down/farm/{name}.law" for name in ("a", "b", "farm")]


def test_a_path_above_the_current_folder_is_shown_as_it_was_given(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder(here, "farm")
    (here / "other").mkdir()
    monkeypatch.chdir(here / "other")
    assert [source.name for source in spec_of("../farm").sources] == ["../farm/farm.law"]


def test_a_file_alone_is_a_game(here: Path) -> None:
    (here / "My Farm.law").write_text(GAME)
    spec = spec_of("My Farm.law")
    assert spec.name == "my-farm"
    assert spec.package == "my_farm"


def test_a_file_beside_a_manifest_means_the_whole_folder(here: Path) -> None:
    folder(here, "farm", more_law="# more\n")
    assert len(spec_of("farm/farm.law").sources) == 2


def test_a_windows_file_is_read_like_any_other(here: Path) -> None:
    path = folder(here, "farm")
    (path / "farm.law").write_bytes(b"\xef\xbb\xbf" + GAME.replace("\n", "\r\n").encode())
    assert spec_of("farm").sources[0].text == GAME


def test_names_in_other_languages_are_read_with_their_forms(here: Path) -> None:
    path = folder(here, "farm")
    (path / "names.fr.yaml").write_text("title: Ferme\nnames:\n  mare: {one: jument, other: juments, gender: f}\n")
    french = spec_of("farm").languages["fr"]
    assert french.title == "Ferme"
    assert french.names == {"mare": Term({"one": "jument", "other": "juments"}, "f")}


def test_an_unknown_name_gets_a_suggestion() -> None:
    reading = Reading()
    assert read_spec("tic-tac-to", [], reading) is None
    assert reading.facts.found[0].words["near"] == "tic-tac-toe"


def test_a_missing_folder_is_one_message() -> None:
    assert codes("nowhere/at/all") == ["L001"]


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "", "~nobody/x", "//"])
def test_strange_names_are_no_games_and_no_crash(name: str) -> None:
    assert len(codes(name)) == 1


def test_something_else_than_a_spec_is_one_message(here: Path) -> None:
    (here / "notes.txt").write_text("hello")
    assert codes("notes.txt") == ["L018"]


def test_text_that_is_not_utf8_is_shown_up_to_the_bad_byte(here: Path) -> None:
    path = folder(here, "farm")
    (path / "farm.law").write_bytes(b'game "Farm"\n    named caf\xe9\n')
    reading = Reading()
    read_spec("farm", [], reading)
    (fact,) = reading.facts.found
    assert (fact.code, fact.span.line, fact.span.column) == ("L008", 2, 14)


def test_a_file_of_five_megabytes_is_not_read(here: Path) -> None:
    path = folder(here, "farm")
    (path / "farm.law").write_text("#" * 5_000_000)
    assert codes("farm") == ["L010"]
    assert MAX_BYTES < 5_000_000


def test_a_folder_with_the_name_of_a_file_is_one_message(here: Path) -> None:
    (folder(here, "farm") / "barn.law").mkdir()
    assert codes("farm") == ["L011"]


def test_all_mistakes_in_the_files_are_found_at_once(here: Path) -> None:
    folder(here, "farm", rulebook_yaml="statements:\n  - {id: F-1, kind: rool, text: a}\n  - {id: F-2, kind: rule}\n")
    assert codes("farm") == ["L013", "L006"]


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        "[" * 1_900_000,
        "- " * 50_000,
        "a: &a [*a]",
        "{a: b",
        "a: \t- b\n\t c",
        "a: 1\n--- \nb: 2",
    ],
    ids=["brackets", "many brackets", "dashes", "alias", "open", "tabs", "two"],
)
def test_hostile_yaml_is_one_message(here: Path, text: str) -> None:
    folder(here, "farm", game_yaml=text)
    assert codes("farm") == ["L003"]


def test_yaml_with_a_control_character_is_one_message(here: Path) -> None:
    folder(here, "farm", game_yaml="\x01")
    assert codes("farm") == ["L452"]


@pytest.mark.parametrize("text", ["", "~", "just words", "- a\n- b", "3"])
def test_yaml_of_another_shape_is_one_message(here: Path, text: str) -> None:
    folder(here, "farm", game_yaml=text)
    assert codes("farm") == ["L004"]


@pytest.mark.parametrize("name", ["Farm", "my farm", "../evil", "class", "__import__('os')", "1st", "a" * 100])
def test_a_name_that_is_no_name_is_refused(here: Path, name: str) -> None:
    folder(here, "farm", game_yaml=f'name: "{name}"\ntitle: Farm\n')
    assert codes("farm") == ["L020"]


def test_an_expansion_reads_the_game_it_extends_first(here: Path) -> None:
    folder(here, "farm", rulebook_yaml="statements:\n  - {id: F-1, kind: rule, text: a}\n")
    folder(here, "frost", game_yaml="name: frost\ntitle: Frost\nextends: ../farm\n", frost_law="# cold @F-1\n")
    spec = spec_of("frost")
    assert spec.chain == ("farm", "frost")
    assert [Path(source.name).name for source in spec.sources] == ["farm.law", "frost.law"]
    assert spec.statement("F-1") is not None


def test_an_expansion_of_a_shipped_game_names_it(here: Path) -> None:
    folder(here, "frost", game_yaml="name: frost\ntitle: Frost\nextends: tic-tac-toe\n")
    assert spec_of("frost").chain == ("tic-tac-toe", "frost")


def test_expansions_are_added_with_with(here: Path) -> None:
    folder(here, "farm")
    folder(here, "frost", game_yaml="name: frost\ntitle: Frost\nextends: ../farm\n")
    folder(here, "flood", game_yaml="name: flood\ntitle: Flood\nextends: ../farm\n")
    spec = spec_of("farm", "frost", "flood")
    assert spec.chain == ("farm", "frost", "flood")
    assert spec.name == "farm-with-frost-flood"


def test_an_expansion_of_another_game_is_refused(here: Path) -> None:
    folder(here, "farm")
    folder(here, "other")
    folder(here, "frost", game_yaml="name: frost\ntitle: Frost\nextends: ../farm\n")
    assert codes("other", "frost") == ["L019"]
    assert codes("other", "farm") == ["L019"]


def test_games_that_extend_each_other_are_one_message(here: Path) -> None:
    folder(here, "one", game_yaml="name: one\ntitle: One\nextends: ../two\n")
    folder(here, "two", game_yaml="name: two\ntitle: Two\nextends: ../one\n")
    assert codes("one") == ["L017"]


def test_a_citation_of_nothing_is_found_with_a_suggestion(here: Path) -> None:
    folder(
        here, "farm", rulebook_yaml="statements:\n  - {id: FA-01, kind: rule, text: a}\n", b_law="# @FA-9\nx @FA-10\n"
    )
    reading = Reading()
    spec = read_spec("farm", [], reading)
    assert spec is not None
    check_citations(spec, reading.facts)
    (fact,) = reading.facts.found
    assert (fact.code, fact.span.line, fact.words["near"]) == ("L015", 2, "FA-01")


def test_the_shipped_games_are_found() -> None:
    assert (games_folder() / "tic-tac-toe" / "game.yaml").is_file()
