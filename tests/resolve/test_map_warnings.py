"""Warnings about maps: parts that no path joins, edges that only one side names."""

from __future__ import annotations

import pytest

from lawspeaker.facts import Facts
from lawspeaker.parse.parse import parse
from lawspeaker.resolve.resolve import resolve
from lawspeaker.source import Source

HEAD = (
    'game "Map"\n    players 2\n\nkind region\nkind sea\nboard map\n    places region, sea\n    edges border, coast\n'
)
COURSE = "\ncourse\n    skip\n"
TRIANGLE = "region A\n    border B, C\nregion B\n    border A, C\nregion C\n    border A, B\n"


def warnings(places: str, head: str = HEAD) -> list[tuple[str, int, dict[str, str]]]:
    """Return the code, line and words of each warning; the first place is in line 1."""
    facts = Facts()
    resolve([parse(Source("map.law", head + places + COURSE), facts)], facts)
    assert not facts.errors()
    return [(fact.code, fact.span.line - head.count("\n"), dict(fact.words)) for fact in facts.found]


def codes(places: str, head: str = HEAD) -> list[str]:
    return [code for code, _, _ in warnings(places, head)]


def test_a_map_in_two_parts_names_the_places_of_both() -> None:
    ((code, line, words),) = warnings(TRIANGLE + 'region D\n    border "Far East"\nregion "Far East"\n    border D\n')
    assert (code, line) == ("W521", 7)
    assert words["count"] == "2"
    assert words["parts"] == "`A`, `B` and `C`; `D` and `Far East`"
    assert words["name"] == "A"


def test_of_many_parts_and_places_only_the_first_are_named() -> None:
    chain = "region P0\n" + "".join(f"region P{n}\n    border P{n - 1}\n" for n in range(1, 6))
    ((code, _, words),) = warnings(chain + "".join(f"region Q{n}\n" for n in range(5)))
    assert code == "W521"
    assert words["parts"] == "`P0`, `P1`, `P2` and 3 more; `Q0`; `Q1`; `Q2`; and 2 more"


def test_edges_of_all_kinds_join_the_parts_of_a_map() -> None:
    assert codes("region A\n    border B\nregion B\n    coast Deep\nsea Deep\n") == []


def test_places_without_any_edge_are_no_map() -> None:
    assert codes("region A\nregion B\nsea Deep\n") == []


def test_two_maps_are_looked_at_apart() -> None:
    head = HEAD.replace("places region, sea\n    edges border, coast", "places region\n    edges border")
    head += "board ocean\n    places sea\n    edges current\n"
    assert codes("region A\n    border B\nregion B\nsea X\n    current Y\nsea Y\n", head) == []
    assert codes("region A\n    border B\nregion B\nsea X\n    current Y\nsea Y\nsea Z\n", head) == ["W521"]


def test_an_edge_that_only_one_side_names_is_reported_where_the_others_are_mutual() -> None:
    ((code, line, words),) = warnings(TRIANGLE.replace("border A, B", "border B"))
    assert (code, line) == ("W522", 2)
    assert (words["one"], words["word"], words["two"]) == ("A", "border", "C")


def test_the_name_in_the_advice_is_written_as_in_a_spec() -> None:
    ((_, _, words),) = warnings(TRIANGLE.replace("A", '"Old Abbey"').replace('border "Old Abbey", B', "border B"))
    assert words["written"] == 'border "Old Abbey"'


@pytest.mark.parametrize(
    "places",
    [
        pytest.param("region A\n    border B, C\nregion B\n    border C\nregion C\n", id="every edge once"),
        pytest.param(TRIANGLE + "region D\n    border A, B\n", id="too many for a slip"),
        pytest.param("region A\n    border B\nregion B\n    border A, C\nregion C\n", id="one mutual edge is no habit"),
        pytest.param(TRIANGLE + "sea Deep\n    coast A, B, C\n", id="another kind is written by one sort of places"),
        pytest.param(TRIANGLE, id="every edge twice"),
    ],
)
def test_edges_that_are_written_once_by_habit_are_not_reported(places: str) -> None:
    assert codes(places) == []


def test_a_map_with_an_unknown_name_has_only_that_error() -> None:
    facts = Facts()
    text = HEAD + "region A\n    border Bee\nregion B\n" + COURSE
    resolve([parse(Source("map.law", text), facts)], facts)
    assert [fact.code for fact in facts.found] == ["L203"]
