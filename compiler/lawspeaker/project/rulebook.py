"""Read `rulebook.yaml`: statements, which rules cite, explained survivors of mutation, and origins of things."""

from __future__ import annotations

import re

from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_yaml import read_yaml
from lawspeaker.project.spec import STATEMENT_KINDS, Origin, Rulebook, SourceNote, Statement, Survivor
from lawspeaker.project.yaml_fields import check_keys, expect_keys, items_at, text_at
from lawspeaker.project.yaml_tree import Items, Keys, Node, Text
from lawspeaker_language.spelling import nearest

RULEBOOK_KEYS = ("statements", "survivors", "sources")
SOURCE_KEYS = ("of", "source")
SURVIVOR_KEYS = ("id", "line", "in", "edit", "reason")
STATEMENT_KEYS = ("id", "kind", "text", "reason", "page", "module")
READING_KEYS = (*STATEMENT_KEYS, "ruling")
STATEMENT_ID = re.compile(r"[A-Z][A-Z0-9]*(-[A-Z0-9]+)+")


def read_rulebook(text: str, file: str, reading: Reading) -> Rulebook:
    """Return what is valid in the text of `rulebook.yaml`; add facts for the rest."""
    keys = expect_keys(read_yaml(text, file, reading), "`rulebook.yaml`", reading)
    if keys is None:
        return Rulebook()
    check_keys(keys, RULEBOOK_KEYS, "`rulebook.yaml`", reading)
    if "statements" not in keys.keys:
        reading.facts.add("L006", keys.span, what="`rulebook.yaml`", key="statements", example="[]")
        return Rulebook()
    found = [statement_of(node, reading) for node in items_at(keys, "statements", reading)]
    survivors = [survivor_of(node, reading) for node in items_at(keys, "survivors", reading)]
    notes = [note for node in items_at(keys, "sources", reading) for note in source_notes(node, reading)]
    statements = distinct([statement for statement in found if statement], reading)
    return Rulebook(statements, tuple(survivor for survivor in survivors if survivor), tuple(notes))


def source_notes(node: Node, reading: Reading) -> list[SourceNote]:
    """Return the notes of one source: `of` is a name or a list of names; add facts for what is not valid."""
    keys = expect_keys(node, "a source", reading)
    if keys is None:
        return []
    check_keys(keys, SOURCE_KEYS, "a source", reading)
    source = text_at(keys, "source", "a source", reading)
    _, named = keys.keys.get("of", (keys.span, None))
    listed = named.items if isinstance(named, Items) else (text_at(keys, "of", "a source", reading),)
    if source is None:
        return []
    known = {origin.value: origin for origin in Origin}
    if source.text not in known:
        reading.facts.add("L030", source.span, source=source.text, near=nearest(source.text, known) or "")
        return []
    names = [name for name in listed if isinstance(name, Text)]
    return [SourceNote(name.span, name.text, known[source.text]) for name in names]


def survivor_of(node: Node, reading: Reading) -> Survivor | None:
    """Return an explained survivor; add facts and return None if it is not valid."""
    keys = expect_keys(node, "a survivor", reading)
    if keys is None:
        return None
    check_keys(keys, SURVIVOR_KEYS, "a survivor", reading)
    line, reason = [text_at(keys, key, "a survivor", reading) for key in ("line", "reason")]
    edits, within = texts_of(keys, "edit", reading), texts_of(keys, "in", reading)
    id = None if edits else text_at(keys, "id", "a survivor", reading)
    if line is None or reason is None or (id is None and not edits):
        return None
    return Survivor(line.span, id.text if id else "", " ".join(line.text.split()), reason.text, edits, within)


def texts_of(keys: Keys, key: str, reading: Reading) -> tuple[str, ...]:
    """Return the texts that a survivor has at a key: none, one, or a list of them."""
    if key not in keys.keys:
        return ()
    _, named = keys.keys[key]
    listed = named.items if isinstance(named, Items) else (text_at(keys, key, "a survivor", reading),)
    return tuple(" ".join(text.text.split()) for text in listed if isinstance(text, Text))


def statement_of(node: Node, reading: Reading) -> Statement | None:
    """Return one statement; add facts and return None if it is not valid."""
    keys = expect_keys(node, "a statement", reading)
    if keys is None:
        return None
    kind = text_at(keys, "kind", "a statement", reading)
    known = kind.text if kind is not None and kind.text in STATEMENT_KINDS else "statement"
    check_keys(keys, READING_KEYS if known == "reading" else STATEMENT_KEYS, f"a {known}", reading)
    id = text_at(keys, "id", "a statement", reading)
    text = text_at(keys, "text", "a statement", reading)
    reason = text_at(keys, "reason", "", reading)
    page = text_at(keys, "page", "", reading)
    module = text_at(keys, "module", "", reading)
    ruling = text_at(keys, "ruling", "", reading)
    if id is None or kind is None or text is None:
        return None
    if kind.text not in STATEMENT_KINDS:
        reading.facts.add("L013", kind.span, kind=kind.text, near=nearest(kind.text, STATEMENT_KINDS) or "")
        return None
    if STATEMENT_ID.fullmatch(id.text) is None:
        reading.facts.add("L023", id.span, id=id.text)
        return None
    if kind.text == "remark" and not reason:
        reading.facts.add("L014", id.span, id=id.text)
    optional = [field.text if field else "" for field in (reason, page, module, ruling)]
    return Statement(id.span, id.text, kind.text, text.text, *optional)


def distinct(statements: list[Statement], reading: Reading) -> tuple[Statement, ...]:
    """Return the statements without duplicate ids; add a fact for each duplicate."""
    found: dict[str, Statement] = {}
    for statement in statements:
        first = found.setdefault(statement.id, statement)
        if first is not statement:
            reading.facts.add("L012", statement.span, (first.span, "the first one"), id=statement.id)
    return tuple(found.values())
