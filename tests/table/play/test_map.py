"""The command `map` of `law play` draws each board with what the screen shows of its places and things."""

from __future__ import annotations

from pathlib import Path

from tests.conftest import Law

SPEC = """\
game "Yard"
    players 1
board yard
    grid 3 by 2 squares
board attic
    grid 2 by 1 rooms
piece cart: single, on yard
state level of square: number = 0
value muddy of s: square -> yes_no = row of s is 1
setup
    place cart on a2
    level of b2 becomes 4
course
    choose one
        "stay"
            skip
        "end"
            end
score for p
    "none" = 0
screen
    show yard with level, muddy
"""


def test_the_map_shows_the_fields_and_values_of_the_screen(law: Law, tmp_path: Path) -> None:
    (tmp_path / "yard.law").write_text(SPEC)
    result = law("play", "yard.law", typed="look\nmap\nquit\n")
    assert result.exit_code == 0, result.output
    shown, drawn = (part.strip("\n").split("\n") for part in result.output.split("> ")[1:3])
    assert shown[0] == "look"
    assert drawn[0] == "map"
    assert any("l4" in line for line in drawn)
    assert "l level, m muddy" in drawn[len(shown) - 1]
    assert drawn[1 : len(shown)] == shown[1:]
    assert len(drawn) > len(shown), "boards that the screen does not show are drawn too"
