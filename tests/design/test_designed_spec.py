"""The answers for the designer's panel: files, declarations and lines of a spec."""

from __future__ import annotations

from lawspeaker.cli.new_game import open_game
from lawspeaker.design.designed_spec import SpecOfGame


def spec_of_connect_four() -> SpecOfGame:
    """Return the answers about connect four."""
    read, loaded = open_game("connect-four", None, silent=True)
    return SpecOfGame(read.spec, loaded.rules)


def test_a_declaration_is_given_with_its_place_and_its_block() -> None:
    found = spec_of_connect_four().declaration("rack")
    assert found is not None
    place, lines = found
    assert place.startswith("connect-four/")
    assert lines[0].startswith("board rack")


def test_what_the_spec_does_not_have_is_none() -> None:
    spec = spec_of_connect_four()
    assert spec.declaration("nowhere") is None
    assert spec.text("other.law") is None
    assert spec.lines_around("other.law", 3) is None
    assert all(spec.text(file) for file in spec.files())


def test_the_stamp_names_the_files_of_the_game() -> None:
    assert any(file.endswith(".law") for file, _, _ in spec_of_connect_four().stamp())
