"""Check that every citation (`@ID`) of a spec names a statement of the rulebook, and that its rulebook names the spec.

Citations are found in the text, not in the tree, so that they are checked even if a file does not parse.
"""

from __future__ import annotations

import re

from lawspeaker.facts import Facts
from lawspeaker.incremental import CheckCache
from lawspeaker.project.explained_lines import check_survivors
from lawspeaker.project.find_citations import citations
from lawspeaker.project.spec import Spec
from lawspeaker_language.spelling import nearest

DECLARATION = re.compile(r'^([a-z]\w*) (?:"([^"\n]+)"|([A-Za-z][\w -]*))', re.MULTILINE)


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
