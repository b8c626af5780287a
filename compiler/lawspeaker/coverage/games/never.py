"""What occurred in none of the games, in lines for people and as data.

A rule that was invented, or that nothing can reach, shows itself here. So does one that random play seldom comes to:
more games, `--search` and examples tell them apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import PurePath

from msgspec import Struct, field

from lawspeaker.coverage.count import Coverage
from lawspeaker.coverage.games.marks import Marks, Place
from lawspeaker.coverage.games.seen import Seen
from lawspeaker.coverage.score import listed
from lawspeaker.project.cited_lines import without_citation
from lawspeaker.project.spec import Spec
from lawspeaker_lab.results.figures import NAMING
from lawspeaker_runtime.game.labels import split
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import Site
from lawspeaker_system.console import counted

SCORE = "end of the game"
CONDITIONS = ("value ", "can ")
GUARDS = ("fail", "only if ")
"""The steps that make an option impossible: what cannot be chosen never comes to them."""


class Line(Struct, frozen=True):
    """A line of the spec, as `file:line` and in its words."""

    place: str
    text: str


class Never(Struct):
    """What occurred in none of the games. `options` are values of the game's options, by the option."""

    endings: list[str] = field(default_factory=list)
    statements: list[str] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    conditions: list[Line] = field(default_factory=list)
    things: list[str] = field(default_factory=list)
    unchosen: list[str] = field(default_factory=list)
    labels: list[Line] = field(default_factory=list)
    options: dict[str, list[str]] = field(default_factory=dict)


def never_of(spec: Spec, rules: Rules, marks: Marks, counted: Coverage, seen: Seen) -> Never:
    """Return what occurred in none of the games."""
    texts = {PurePath(source.name).name: source.text.split("\n") for source in spec.sources}
    missing = marks.lines - marks.loaded - seen.reached
    lines = {place for place in missing if (text := words(texts, place)) and not text.startswith(GUARDS)}
    conditions = {place for place in marks.conditions - seen.held if words(texts, place).startswith(CONDITIONS)}
    things, unchosen = things_never_seen(rules, seen)
    return Never(
        [name for number, name in enumerate(rules.endings) if not seen.endings[number]],
        statements_never_shown(counted, marks, seen),
        [line_at(texts, place) for place in sorted(outermost(lines, texts))],
        [line_at(texts, place) for place in sorted(conditions & seen.reached)],
        things,
        unchosen,
        list(labels_never_offered(rules, seen)),
        options_never_played(rules, seen),
    )


def words(texts: dict[str, list[str]], place: Place) -> str:
    """Return a line of the spec without its citations; "" if there is no such line."""
    file, line = place
    lines = texts.get(file, [])
    return without_citation(lines[line - 1]).strip() if line <= len(lines) else ""


def line_at(texts: dict[str, list[str]], place: Place) -> Line:
    """Return a line of the spec."""
    return Line(f"{place[0]}:{place[1]}", words(texts, place))


def outermost(lines: set[Place], texts: dict[str, list[str]]) -> set[Place]:
    """Return the lines that are not in the block of another of the lines."""
    return {place for place in lines if not any(parent in lines for parent in parents(place, texts[place[0]]))}


def parents(place: Place, text: list[str]) -> Iterator[Place]:
    """Yield the lines in whose blocks a line is.

    >>> list(parents(("a.law", 3), ["verb f", "    if x", "        end"]))
    [('a.law', 2), ('a.law', 1)]
    """
    file, line = place
    indent = indent_of(text[line - 1])
    for number in range(line - 1, 0, -1):
        above = text[number - 1]
        if above.strip() and indent_of(above) < indent:
            indent = indent_of(above)
            yield file, number


def indent_of(line: str) -> int:
    """Return how far a line is indented."""
    return len(line) - len(line.lstrip())


def statements_never_shown(counted: Coverage, marks: Marks, seen: Seen) -> list[str]:
    """Return the statements that some line with a mark implements, if none of these was reached."""
    found: list[str] = []
    for id, lines in counted.implemented.items():
        places = {(PurePath(cited.file).name, cited.line) for cited in lines} & marks.lines
        if places and not places & (seen.reached | marks.loaded):
            found.append(id)
    return found


def things_never_seen(rules: Rules, seen: Seen) -> list[list[str]]:
    """Return the things that were always in one place and that no option named, and those that were only named.

    Only kinds are asked of which other things moved or were named. Copies of a thing count as one.
    """
    named, chosen = things_in(rules, seen.offered), things_in(rules, seen.chosen)
    moved = things_moved(seen) | things_dealt(rules, seen)
    return [called(rules, found) for found in (others(rules, moved | named), others(rules, moved | chosen, named))]


def others(rules: Rules, met: set[int], among: set[int] | None = None) -> set[int]:
    """Return the first copy of each thing of which no copy was met, of the kinds of which others were met."""
    first: dict[int, int] = {}
    for number, thing in enumerate(rules.things):
        first.setdefault(thing.proto, number)
    known = {rules.things[thing].proto for thing in met}
    kinds = {rules.things[thing].kind for thing in met}
    wanted = first.keys() if among is None else {rules.things[thing].proto for thing in among}
    return {first[proto] for proto in wanted - known if rules.things[first[proto]].kind in kinds}


def called(rules: Rules, things: set[int]) -> list[str]:
    """Return the kinds and names of things."""
    return [f"{rules.things[thing].kind} {rules.things[thing].called}" for thing in sorted(things)]


def things_moved(seen: Seen) -> set[int]:
    """Return the things that were in two places."""
    places = Counter(thing for thing, _ in seen.places)
    return {thing for thing, count in places.items() if count > 1}


def things_dealt(rules: Rules, seen: Seen) -> set[int]:
    """Return the things that an option of the game meant."""
    return {value for number, value in seen.options if rules.types[rules.options[number].type].form == "thing"}


def things_in(rules: Rules, actions: set[int]) -> set[int]:
    """Return the things that options name."""
    found: set[int] = set()
    for action in actions:
        site = rules.sites[rules.site_of(action)]
        offset = action - site.base
        if offset < site.combinations:
            _, digits = split(site, offset)
            for domain, digit in zip(site.domains, digits, strict=True):
                if rules.types[domain.type].form == "thing":
                    found.add(domain.first + digit)
    return found


def labels_never_offered(rules: Rules, seen: Seen) -> Iterator[Line]:
    """Yield the labels that decisions never offered though they were asked, and those that were never chosen."""
    for site in rules.sites:
        if site.form not in NAMING:
            continue
        offered, chosen = labels_in(site, seen.offered), labels_in(site, seen.chosen)
        asked = not seen.offered.isdisjoint(range(site.base, site.base + site.size))
        for label in site.texts if asked else ():
            if label not in offered:
                yield Line(site.line, f'"{label}" was never offered')
            elif label not in chosen:
                yield Line(site.line, f'"{label}" was never chosen')


def labels_in(site: Site, actions: set[int]) -> set[str]:
    """Return the labels of a decision that some options have."""
    found: set[str] = set()
    for action in actions.intersection(range(site.base, site.base + site.size)):
        offset = action - site.base
        if site.decline and offset == site.size - 1:
            continue
        label = site.label_beside(offset) or (split(site, offset)[0] if offset < site.combinations else None)
        if label:
            found.add(label)
    return found


def options_never_played(rules: Rules, seen: Seen) -> dict[str, list[str]]:
    """Return the values of the game's options that no game had."""
    found: dict[str, list[str]] = {}
    for number, option in enumerate(rules.options):
        kind = rules.types[option.type]
        missing = [kind.name(value) for value in option.values if (number, value) not in seen.options]
        if missing:
            found[option.word] = missing
    return found


def as_data(rules: Rules, seen: Seen, never: Never) -> dict[str, object]:
    """Return what the games showed as data for JSON."""
    names = dict(enumerate((SCORE, *rules.endings), -1))
    return {
        "played": seen.games,
        "players": {str(count): games for count, games in sorted(seen.players.items())},
        "not_ended": seen.endless,
        "endings": {name: seen.endings[number] for number, name in names.items() if number >= 0 or seen.endings[-1]},
        "never": {
            "endings": never.endings,
            "statements": never.statements,
            "lines": [line_data(line) for line in never.lines],
            "conditions": [line_data(line) for line in never.conditions],
            "things": never.things,
            "unchosen": never.unchosen,
            "labels": [line_data(line) for line in never.labels],
            "options": never.options,
        },
    }


def line_data(line: Line) -> dict[str, str]:
    """Return a line as data for JSON."""
    return {"place": line.place, "text": line.text}


def as_lines(rules: Rules, seen: Seen, never: Never) -> list[str]:
    """Return what the games showed as lines."""
    played = ", ".join(f"{games} with {counted(count, 'player')}" for count, games in sorted(seen.players.items()))
    names = dict(enumerate((SCORE, *rules.endings), -1))
    ends = [f"{seen.endings[n]:>{len(str(seen.games))}}  {names[n]}" for n in names if seen.endings[n]]
    if seen.endless:
        ends.append(f"{len(seen.endless)}  not ended (seed {seen.endless[0]})")
    lines = listed(f"how {counted(seen.games, 'game')} ended ({played})", ends)
    lines += listed("ends that never occurred", never.endings)
    lines += listed("statements that no game showed", never.statements)
    lines += listed("rules that no game reached", [f"{line.place}  {line.text}" for line in never.lines])
    lines += listed("conditions that never held", [f"{line.place}  {line.text}" for line in never.conditions])
    lines += listed("things that never moved, and no option named", never.things)
    lines += listed("things that options named, and that never moved and nobody chose", never.unchosen)
    lines += listed("labels of decisions", [f"{line.place}  {line.text}" for line in never.labels])
    values = [f"{word}: {', '.join(missing)}" for word, missing in never.options.items()]
    return lines + listed("values of options that no game had", values)
