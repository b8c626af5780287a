"""Check that every explained survivor of `rulebook.yaml` is about one line of the rules, or says in which declarations.

line: rest                              L029 if there is no such line
in: "cards.law: verb nap"               L032 if several declarations have it, and `in` does not say which
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from lawspeaker.facts import Facts
from lawspeaker.incremental import CheckCache, stable_hash
from lawspeaker.project.cited_lines import cited_in, declaration_named, logical_lines
from lawspeaker.project.spec import Spec, Survivor
from lawspeaker.source import Source
from lawspeaker_language.spelling import nearest

START = re.compile(r"^(?=[^\s#)])", re.MULTILINE)
NO_RULES = re.compile(r"(example|screen|known|wording)\b")
Place = tuple[str, int]
Standing = dict[tuple[str, str], dict[Place, str]]
"""The declarations in which a line stands that cites a statement, or any line of the rules (""), each with its name."""


def check_survivors(spec: Spec, facts: Facts, cache: CheckCache) -> None:
    """Add a fact for each explained survivor whose line is not in the spec, no longer cites, or is one of several."""
    asked = tuple((survivor.id, survivor.line, survivor.within) for survivor in spec.survivors)
    key = stable_hash("explained lines", asked, tuple(source.text for source in spec.sources))
    if not asked or cache.has_passed(key):
        return
    standing = lines_of(spec)
    missed = [survivor for survivor in spec.survivors if not is_about_a_line(survivor, standing, facts)]
    if not missed:
        cache.add_passed(key)


def is_about_a_line(survivor: Survivor, standing: Standing, facts: Facts) -> bool:
    """Return whether it is clear which line an explanation is about; add a fact if not."""
    places = standing.get((survivor.id, survivor.line), {})
    names = list(places.values())
    if not names:
        similar = nearest(survivor.line, (line for id, line in standing if id == survivor.id)) or ""
        facts.add("L029", survivor.span, line=survivor.line, id=survivor.id, close=similar)
    elif not survivor.within and len(names) > 1:
        facts.add("L032", survivor.span, line=survivor.line, one=names[0], other=names[1], within="", close="")
    elif wrong := [within for within in survivor.within if within not in names]:
        close = nearest(wrong[0], names) or names[0]
        facts.add("L032", survivor.span, line=survivor.line, one="", other="", within=wrong[0], close=close)
    else:
        return True
    return False


def lines_of(spec: Spec) -> Standing:
    """Return where the explained lines of a spec may stand: in the declarations of rules."""
    found: Standing = defaultdict(dict)
    wanted = {survivor.id for survivor in spec.survivors} - {""}
    for source in spec.sources:
        for place, name, line in rule_lines(source):
            found["", line][place] = name
        for cited in cited_in(source) if any(f"@{id}" in source.text for id in wanted) else ():
            for id in cited.ids:
                found[id, " ".join(cited.text.split())][cited.file, cited.top] = cited.within
    return found


def rule_lines(source: Source) -> Iterator[tuple[Place, str, str]]:
    """Yield the logical lines of the rules of a file, each with its declaration; examples need not be read."""
    top = 1
    for part in START.split(source.text):
        lines = part.split("\n")
        if part and not NO_RULES.match(part):
            logical = logical_lines(lines)
            name = declaration_named(source.name, logical[0])
            yield from (((source.name, top), name, line) for line in distinct(logical))
        top += len(lines) - 1


def distinct(lines: Iterable[str]) -> Iterable[str]:
    """Return the lines that say something, each once."""
    return dict.fromkeys(line for line in lines if line)
