"""Check that every citation (`@ID`) of a spec names a statement of the rulebook, and that its rulebook names the spec.

Citations are found in the text, not in the tree, so that they are checked even if a file does not parse.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.facts import Facts
from lawspeaker.incremental import CheckCache, stable_hash
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source, Span

DECLARATION = re.compile(r'^([a-z]\w*) (?:"([^"\n]+)"|([A-Za-z][\w -]*))', re.MULTILINE)
TOKEN = re.compile(r'"[^"\n]*"|#.*|@([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)')


def citations(source: Source) -> Iterator[tuple[str, Span]]:
    """Yield the ids that a file cites, with their spans; quoted strings and comments are ignored.

    >>> [id for id, _ in citations(Source("x", 'course @PEB-01 @PEB-02  # @PEB-03'))]
    ['PEB-01', 'PEB-02']
    """
    for number, line in enumerate(source.text.split("\n"), 1):
        if "@" not in line:
            continue
        for found in TOKEN.finditer(line):
            if found.group(1):
                yield found.group(1), Span(source.name, number, found.start() + 1, number, found.end() + 1)


def check_citations(spec: Spec, facts: Facts, cache: CheckCache | None = None) -> None:
    """Add a fact for each citation of a statement that does not exist, if the spec has a rulebook."""
    if not spec.has_rulebook:
        return
    ids = {statement.id for statement in spec.statements}
    for source in spec.sources:
        for cited, span in citations(source):
            if cited not in ids:
                facts.add("L015", span, id=cited, near=nearest(cited, ids) or "")
    check_survivors(spec, facts, cache or CheckCache())
    check_origins(spec, facts)


def check_survivors(spec: Spec, facts: Facts, cache: CheckCache) -> None:
    """Add a fact for each explained survivor whose line is not in the spec or no longer cites the statement."""
    check_edited_lines(spec, facts, cache)
    if all(survivor.edits for survivor in spec.survivors):
        return
    from lawspeaker.project.cited_lines import cited_in

    removed = [survivor for survivor in spec.survivors if not survivor.edits]
    explained = [f"@{survivor.id}" for survivor in removed]
    citing_files = [source for source in spec.sources if any(id in source.text for id in explained)]
    found = [cited for source in citing_files for cited in cited_in(source)]
    lines = {(id, " ".join(cited.text.split())) for cited in found for id in cited.ids}
    for survivor in removed:
        if (survivor.id, survivor.line) not in lines:
            citing = [line for id, line in lines if id == survivor.id]
            similar = nearest(survivor.line, citing) or ""
            facts.add("L029", survivor.span, line=survivor.line, id=survivor.id, close=similar)


def check_edited_lines(spec: Spec, facts: Facts, cache: CheckCache) -> None:
    """Add a fact for each explained edit of a line that is not in the spec."""
    edited = [survivor for survivor in spec.survivors if survivor.edits]
    texts = tuple(source.text for source in spec.sources)
    key = stable_hash("edited lines", tuple(survivor.line for survivor in edited), texts)
    if not edited or cache.has_passed(key):
        return
    from lawspeaker.project.cited_lines import logical_lines

    lines: set[str] = set()
    missing = {survivor.line for survivor in edited}
    for source in sorted(spec.sources, key=has_examples):  # edits are of rules, so the examples need not be read
        if missing:
            lines.update(logical_lines(source.text.split("\n")))
            missing -= lines
    for survivor in edited:
        if survivor.line in missing:
            facts.add("L029", survivor.span, line=survivor.line, id="", close=nearest(survivor.line, lines) or "")
    if not missing:
        cache.add_passed(key)


def has_examples(source: Source) -> bool:
    """Return whether a file contains examples."""
    return "\nexample " in source.text


def check_origins(spec: Spec, facts: Facts) -> None:
    """Add a fact for each origin of something that is not a thing, a kind or a file of the spec."""
    if not spec.origins:
        return
    names = {source.name.rsplit("/", 1)[-1] for source in spec.sources}
    for source in spec.sources:
        for word, quoted, bare in DECLARATION.findall(source.text):
            name = (quoted or bare).strip()
            names |= {name} if word == "kind" else {name, f"{word} {name}"}
    for note in spec.origins:
        if note.of not in names:
            facts.add("L031", note.span, of=note.of, near=nearest(note.of, names) or "")
