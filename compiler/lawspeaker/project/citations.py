"""Citations against the rulebook: every `@ID` of a spec names a statement that exists.

Read from the text rather than the tree, so that it also works while a file does not parse.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.facts import Facts
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source, Span

TOKEN = re.compile(r'"[^"\n]*"|#.*|@([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)')


def citations(source: Source) -> Iterator[tuple[str, Span]]:
    """Yield the ids cited in a file with their places; what stands in quotes or comments is not a citation.

    >>> [id for id, _ in citations(Source("x", 'course @PEB-01 @PEB-02  # @PEB-03'))]
    ['PEB-01', 'PEB-02']
    """
    for number, line in enumerate(source.text.split("\n"), 1):
        if "@" not in line:
            continue
        for found in TOKEN.finditer(line):
            if found.group(1):
                yield found.group(1), Span(source.name, number, found.start() + 1, number, found.end() + 1)


def check_citations(spec: Spec, facts: Facts) -> None:
    """Record citations of statements that do not exist, for a spec that has a rulebook."""
    if not spec.has_rulebook:
        return
    ids = {statement.id for statement in spec.statements}
    for source in spec.sources:
        for cited, span in citations(source):
            if cited not in ids:
                facts.add("L015", span, id=cited, near=nearest(cited, ids) or "")
    check_survivors(spec, facts)


def check_survivors(spec: Spec, facts: Facts) -> None:
    """Record explanations of lines that are not in the spec, or do not cite the statement any more."""
    if not spec.survivors:
        return
    from lawspeaker.project.cited_lines import cited_in

    explained = [f"@{survivor.id}" for survivor in spec.survivors]
    citing_files = [source for source in spec.sources if any(id in source.text for id in explained)]
    found = [cited for source in citing_files for cited in cited_in(source)]
    lines = {(id, " ".join(cited.text.split())) for cited in found for id in cited.ids}
    for survivor in spec.survivors:
        if (survivor.id, survivor.line) not in lines:
            citing = [line for id, line in lines if id == survivor.id]
            close = nearest(survivor.line, citing) or ""
            facts.add("L029", survivor.span, line=survivor.line, id=survivor.id, close=close)
