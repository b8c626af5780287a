"""The page of `make bench`: what is on it, goals and misses, who was missing, and plots that are always the same."""

from __future__ import annotations

from xml.etree import ElementTree

from benchmarks.beside_northgard import Comparison
from benchmarks.big_games import Building, Seconds
from benchmarks.big_games import section as big_section
from benchmarks.declared_cards import Declared
from benchmarks.games import INTERPRETED, NAMES, NATIVE, NATIVE_PLAYOUT, OPENSPIEL, PETTING_ZOO, Goals
from benchmarks.growing_specs import lines, stalls
from benchmarks.growth_curves import CURVES, SERIES, Measured
from benchmarks.line_plot import Line, Plot, draw
from benchmarks.northgard import INTERPRETED as BIG_INTERPRETED
from benchmarks.northgard import SPEC as BIG_SPEC
from benchmarks.northgard import Checks, Figures, cards_in
from benchmarks.report import page, plots
from benchmarks.result import Result
from benchmarks.search_section import Searched
from benchmarks.search_section import section as search_section
from benchmarks.search_speed import Match
from benchmarks.timing import Rate
from lawspeaker.pipeline import compile_game
from lawspeaker.source import Source

SVG = "{http://www.w3.org/2000/svg}"


def result(game: str = "connect-four", *, without: str = "") -> Result:
    """Return a made-up measurement: each way to play is twice as fast as the one before."""
    rates = {name: [Rate(1000.0 * 2**i, 10.0 * 2**i)] * 3 for i, name in enumerate(NAMES) if name != without}
    clones = {INTERPRETED: 0.5, NATIVE: 1.25, OPENSPIEL: 0.4}
    missing = {without: "not installed (No module named 'zoo')"} if without else {}
    return Result(game, rates, clones, 0.25, Goals(0.2, 0.6, 0.001, 10.0), missing)


def grown() -> dict[str, list[Measured]]:
    """Return made-up curves."""
    series = dict.fromkeys(SERIES, 2.0)
    clones = {SERIES[0]: 0.5, SERIES[1]: 0.25}
    return {curve.name: [Measured(point.size, series, clones) for point in curve.points] for curve in CURVES}


def test_every_way_to_play_has_its_row() -> None:
    text = page([result(), result("tic-tac-toe")], grown(), None)
    for name in NAMES:
        assert f"\n| {name}" in text
    assert "| connect-four | tic-tac-toe |" in text


def test_a_ratio_stands_beside_its_goal_and_says_when_it_is_missed() -> None:
    text = page([result()], grown(), None)
    assert "0.25x (goal 0.2)" in text
    assert "0.50x (goal 0.6, missed)" in text
    assert "4.00x (goal 10, missed)" in text
    assert "1.25 µs (goal 1, missed)" in text


def test_who_is_not_here_has_a_row_that_says_so() -> None:
    text = page([result(without=PETTING_ZOO)], grown(), None)
    (row,) = [line for line in text.split("\n\n## Whole")[0].splitlines() if line.startswith(f"| {PETTING_ZOO}")]
    assert "missing" in row
    assert f"{PETTING_ZOO}: missing. not installed (No module named 'zoo')" in text


def test_the_page_goes_on_without_machine_code() -> None:
    series = {SERIES[0]: 2.0}
    curves = {name: [Measured(p.size, series, series) for p in points] for name, points in grown().items()}
    text = page([result(without=NATIVE_PLAYOUT)], curves, "native engines need a C compiler")
    assert "Only interpreted: native engines need a C compiler" in text


def test_every_plot_of_the_page_is_written_and_well_formed() -> None:
    results = [result(), result(without=NATIVE)]
    text = page(results, grown(), None)
    for name, drawing in plots(results, grown()).items():
        assert f"(benchmarks/{name})" in text
        root = ElementTree.fromstring(drawing)
        assert root.tag == f"{SVG}svg"
        assert root.findtext(f"{SVG}title")
        assert len(root.findall(f"{SVG}text")) > 8


def test_the_same_figures_give_the_same_drawing() -> None:
    assert plots([result()], grown()) == plots([result()], grown())


def test_a_plot_keeps_every_point_on_its_paper() -> None:
    line = Line("steep", ((1, 0.004), (9, 1.0), (100, 90_000.0)))
    root = ElementTree.fromstring(draw(Plot("Steep", "x", "y", (line, Line("flat", ((1, 5.0), (100, 5.0)))))))
    places = [(float(c.attrib["cx"]), float(c.attrib["cy"])) for c in root.findall(f"{SVG}circle")]
    assert len(places) == 3
    assert all(80 <= x <= 610 and 50 <= y <= 360 for x, y in places)
    assert places[0][1] > places[1][1] > places[2][1]
    titles = [node.text for node in root.findall(f"{SVG}text")]
    assert {"Steep", "x", "y", "steep", "flat"} <= set(titles)


def test_games_that_grow_are_right_at_every_size() -> None:
    for text in (lines(3), lines(15), stalls(1), stalls(10)):
        compiled = compile_game("growing", [Source("growing.law", text)])
        assert not compiled.facts.found
    assert stalls(10).count("copies 3") == 10 * stalls(1).count("copies 3")


def test_the_biggest_game_has_its_section_with_goals() -> None:
    figures = Figures(
        {BIG_INTERPRETED: 70_000.0}, {BIG_INTERPRETED: 12.5}, Declared(4.0, 6.0), Checks(0.5, 0.25, 7.0), "no compiler"
    )
    text = page([result()], grown(), None, figures)
    assert "70,000 (goal 60,000)" in text
    assert "12.50 µs (goal 10, missed)" in text
    assert "takes 4.00 % (goal 5) longer and 6.00 % (goal 5, missed) more instructions" in text
    assert "14.00x (goal 12, missed)" in text
    assert "Only interpreted: no compiler" in text
    assert "Northgard" not in page([result()], grown(), None)


def test_large_games_are_compared_with_the_biggest() -> None:
    ways = {BIG_INTERPRETED: {"northgard": 30_000.0, "empires": 27_000.0, "ragnarok": 36_000.0}}
    costs = {BIG_INTERPRETED: {"northgard": 16.0, "empires": 12.0, "ragnarok": 20.0}}
    found = Comparison(ways, costs, {"northgard": 0.8, "empires": 0.9, "ragnarok": 1.2}, "no compiler")
    text = page([result()], grown(), None, large=found)
    rows = [
        line for line in text.splitlines() if line.startswith(("| decisions per second,", "| clone,", "| law check w"))
    ]
    assert [[cell.strip() for cell in row.split("|")[2:-1]] for row in rows] == [
        ["30,000", "27,000", "0.90x (goal 1, missed)", "36,000", "1.20x (goal 1)"],
        ["16.00 µs", "12.00 µs", "0.75x (goal 1)", "20.00 µs", "1.25x (goal 1, missed)"],
        ["0.80 s (goal 1)", "0.90 s (goal 1)", "1.12x", "1.20 s (goal 1, missed)", "1.50x"],
    ]
    assert "Only interpreted: no compiler" in text
    assert "Ragnarok" not in page([result()], grown(), None)


def test_every_card_of_the_biggest_game_is_multiplied() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(BIG_SPEC.glob("*.law"))]
    names = [name for text in texts for name, _ in cards_in(text)]
    assert len(names) == len(set(names)) == sum(text.count("\ncard ") + text.startswith("card ") for text in texts) > 50
    assert all(rest for text in texts for _, rest in cards_in(text))


def test_big_games_and_matches_have_sections_with_their_goals() -> None:
    big = big_section([result("hex")], Building(Seconds(100.0, 190.0), Seconds(12.0, 20.0)))
    assert "| from nothing" in big
    assert "100.00 s (goal 90, missed)" in big
    assert "12.00 s (goal 15)" in big
    assert "2.00x (goal 0.8)" in big
    speeds = {"in the engine, MCTS": 100_000.0, "OpenSpiel's C++ MCTS bot": 50_000.0}
    searched = search_section([Searched("hex", speeds, Match(games=200, won=90, drawn=10))])
    assert " 90, 10, 100 |" in searched
    assert "47 % (40 to 54, missed)" in searched
    text = page([result()], grown(), None, more=[big, searched])
    assert text.index("## Big games") < text.index("## Search") < text.index("## Growth")
