"""Names and texts against what the game declares: every key names something, every hole is filled.

Mistakes are shown in `names.<lang>.yaml`, or at the `text` line of a verb.
"""

from __future__ import annotations

from collections.abc import Iterable

from lawspeaker.check.you import tree_nodes
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.report.spelling import nearest
from lawspeaker.resolve.symbols import Signed, Symbols
from lawspeaker.source import Span
from lawspeaker.text.lexicon import text_line
from lawspeaker.text.template import BadTemplate, holes, read_template
from lawspeaker.text.tongue import ENGLISH, tongue
from lawspeaker.text.translation import Languages


def check_texts(symbols: Symbols, languages: Languages, facts: Facts) -> None:
    """Record what is wrong with the texts of verbs and with each language of a game."""
    for verb in symbols.verbs.values():
        line = text_line(verb.decl)
        if line is not None:
            check_template(line.name, line.span, verb.name, [param.name for param in verb.params], facts)
    for said in languages.values():
        known = declared_words(symbols) | set(tongue(ENGLISH).terms)
        for key, term in said.names.items():
            check_key(key, term.span, known, "name", facts)
        table = texts_of(symbols)
        for key, wording in said.texts.items():
            if check_key(key, wording.span, table, "text", facts):
                check_template(wording.text, wording.span, key, [param.name for param in table[key].params], facts)
        for key, wording in said.labels.items():
            check_key(key, wording.span, labels_of(symbols), "label", facts)


def check_key(key: str, span: Span, known: Iterable[str], sort: str, facts: Facts) -> bool:
    """Record a key that the game does not declare; tell whether it does."""
    names = set(known)
    if key in names:
        return True
    facts.add("L024", span, key=key, sort=sort, near=nearest(key, sorted(names)) or "")
    return False


def check_template(text: str, span: Span, word: str, params: list[str], facts: Facts) -> None:
    """Record a text that cannot be read, or a hole that nothing fills."""
    try:
        found = holes(read_template(text))
    except BadTemplate as error:
        facts.add("L026", span, part=error.part)
        return
    for hole in found:
        if hole.name not in params:
            listed = ", ".join(f"`{{{name}}}`" for name in params) or "none"
            near = nearest(hole.name, params) or ""
            facts.add("L025", span, hole=hole.name, word=word, near=near, holes=listed)


def texts_of(symbols: Symbols) -> dict[str, Signed]:
    """Return what may have a text: verbs, values and events by their word, permissions behind `can`."""
    found: dict[str, Signed] = {}
    tables = {"event": symbols.events, "value": symbols.values, "verb": symbols.verbs}
    for sort, table in tables.items():
        for word, signed in table.items():
            found[word] = found[f"{sort} {word}"] = signed
    return found | {f"can {word}": signed for word, signed in symbols.permissions.items()}


def declared_words(symbols: Symbols) -> set[str]:
    """Return every word and name that a translation may give a name of its own."""
    s = symbols
    tables = (s.kinds, s.enums, s.records, s.resources, s.piles, s.states, s.pieces, s.boards, s.dice, s.options)
    found = {word for table in tables for word in table}
    found |= {word for table in (s.values, s.permissions, s.events, s.verbs, s.phases) for word in table}
    found |= {*s.seats, *(win.name for win, _ in s.wins)}
    found |= {part.name for part in (s.score.goal.parts if s.score is not None else ())}
    found |= {word for kind in s.kinds.values() for word in kind.fields}
    found |= {word for record in s.records.values() for word in record.fields}
    for enum in s.enums.values():
        found |= {*enum.words, *(f"{enum.name} {word}" for word in enum.words)}
    for board in s.boards.values():
        found |= {board.place, *board.edges, *board.borders, *board.marks} - {""}
    for die in s.dice.values():
        found |= set(die.marks)
    for thing in s.things:
        found |= {thing.name, f"{thing.kind} {thing.name}"}
    return found


def labels_of(symbols: Symbols) -> set[str]:
    """Return the texts in quotes that a player chooses between."""
    nodes = (node for decl in symbols.decls for node in tree_nodes(decl))
    return {node.text for node in nodes if isinstance(node, t.Label | t.MayDo)}
