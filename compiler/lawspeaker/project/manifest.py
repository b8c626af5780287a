"""The YAML files of a game: `game.yaml` to a Manifest, `rulebook.yaml` to Statements and Survivors."""

from __future__ import annotations

import keyword
import re

from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.project.read_files import Reading
from lawspeaker.project.spec import KINDS, Manifest, Statement, Survivor
from lawspeaker.project.yaml_text import Items, Keys, Node, Text, read_yaml, sort_of
from lawspeaker.source import Span

MANIFEST_KEYS = ("name", "title", "extends", "version")
RULEBOOK_KEYS = ("statements", "survivors")
SURVIVOR_KEYS = ("id", "line", "reason")
STATEMENT_KEYS = ("id", "kind", "text", "reason", "page", "module")
EXAMPLES = {
    "name": "my-game",
    "title": "My Game",
    "id": "MG-01",
    "kind": "rule",
    "text": "Each player …",
    "line": "setup",
    "reason": "Everybody sees it.",
}
GAME_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
STATEMENT_ID = re.compile(r"[A-Z][A-Z0-9]*(-[A-Z0-9]+)+")


def read_manifest(text: str, file: str, reading: Reading) -> Manifest | None:
    """Return what `game.yaml` says; None, with facts, if it cannot be used."""
    keys = group(read_yaml(text, file, reading), "`game.yaml`", reading)
    if keys is None:
        return None
    known(keys, MANIFEST_KEYS, "`game.yaml`", reading)
    name = text_of(keys, "name", "`game.yaml`", reading)
    title = text_of(keys, "title", "`game.yaml`", reading)
    extends = text_of(keys, "extends", "", reading)
    version = text_of(keys, "version", "", reading)
    if name is None or title is None:
        return None
    if not is_game_name(name.text):
        reading.facts.add("L020", name.span, name=name.text)
        return None
    return Manifest(
        keys.span,
        name.text,
        title.text,
        extends.text if extends else "",
        version.text if version else "",
        extends.span if extends else None,
    )


def is_game_name(name: str) -> bool:
    """Tell whether a game can be called so, in commands and as a Python package.

    >>> [is_game_name(name) for name in ("tower-of-clay", "Tower", "3-towers", "class")]
    [True, False, False, False]
    """
    return GAME_NAME.fullmatch(name) is not None and len(name) <= 60 and not keyword.iskeyword(name)


Rulebook = tuple[tuple[Statement, ...], tuple[Survivor, ...]]


def read_rulebook(text: str, file: str, reading: Reading) -> Rulebook:
    """Return the statements and explained survivors of `rulebook.yaml` that are in order; the others give facts."""
    keys = group(read_yaml(text, file, reading), "`rulebook.yaml`", reading)
    if keys is None:
        return (), ()
    known(keys, RULEBOOK_KEYS, "`rulebook.yaml`", reading)
    if "statements" not in keys.keys:
        reading.facts.add("L006", keys.span, what="`rulebook.yaml`", key="statements", example="[]")
        return (), ()
    found = [statement_of(node, reading) for node in items_of(keys, "statements", reading)]
    survivors = [survivor_of(node, reading) for node in items_of(keys, "survivors", reading)]
    return distinct([statement for statement in found if statement], reading), tuple(s for s in survivors if s)


def items_of(keys: Keys, key: str, reading: Reading) -> tuple[Node, ...]:
    """Return the list below a key; a fact if there is something else."""
    _, listed = keys.keys.get(key, (keys.span, Items(keys.span, ())))
    if isinstance(listed, Items):
        return listed.items
    if sort_of(listed) != "empty":
        reading.facts.add("L022", listed.span, key=key, wanted="a list", found=sort_of(listed))
    return ()


def survivor_of(node: Node, reading: Reading) -> Survivor | None:
    """Return why a line may be taken away unnoticed; None, with facts, if it is not in order."""
    keys = group(node, "a survivor", reading)
    if keys is None:
        return None
    known(keys, SURVIVOR_KEYS, "a survivor", reading)
    id, line, reason = [text_of(keys, key, "a survivor", reading) for key in SURVIVOR_KEYS]
    if id is None or line is None or reason is None:
        return None
    return Survivor(line.span, id.text, " ".join(line.text.split()), reason.text)


def statement_of(node: Node, reading: Reading) -> Statement | None:
    """Return one statement; None, with facts, if it is not in order."""
    keys = group(node, "a statement", reading)
    if keys is None:
        return None
    known(keys, STATEMENT_KEYS, "a statement", reading)
    id = text_of(keys, "id", "a statement", reading)
    kind = text_of(keys, "kind", "a statement", reading)
    text = text_of(keys, "text", "a statement", reading)
    reason = text_of(keys, "reason", "", reading)
    page = text_of(keys, "page", "", reading)
    module = text_of(keys, "module", "", reading)
    if id is None or kind is None or text is None:
        return None
    if kind.text not in KINDS:
        reading.facts.add("L013", kind.span, kind=kind.text, near=nearest(kind.text, KINDS) or "")
        return None
    if STATEMENT_ID.fullmatch(id.text) is None:
        reading.facts.add("L023", id.span, id=id.text)
        return None
    if kind.text == "remark" and not reason:
        reading.facts.add("L014", id.span, id=id.text)
    said = [word.text if word else "" for word in (reason, page, module)]
    return Statement(id.span, id.text, kind.text, text.text, *said)


def distinct(statements: list[Statement], reading: Reading) -> tuple[Statement, ...]:
    """Return the statements, each id once; the second of an id is a fact."""
    found: dict[str, Statement] = {}
    for statement in statements:
        first = found.setdefault(statement.id, statement)
        if first is not statement:
            reading.facts.add("L012", statement.span, (first.span, "the first one"), id=statement.id)
    return tuple(found.values())


def group(node: Node | None, what: str, reading: Reading) -> Keys | None:
    """Return the node if it has keys; otherwise None, and a fact unless there was one already."""
    if node is None or isinstance(node, Keys):
        return node
    reading.facts.add("L004", node.span, what=what, wanted="a group of keys", found=sort_of(node))
    return None


def known(keys: Keys, allowed: tuple[str, ...], what: str, reading: Reading) -> None:
    """Record every key that nobody reads."""
    listed = ", ".join(f"`{word}`" for word in allowed)
    for key, near in misspelt(keys, allowed).items():
        reading.facts.add("L005", keys.keys[key][0], what=what, key=key, near=near, keys=listed)


def misspelt(keys: Keys, allowed: tuple[str, ...]) -> dict[str, str]:
    """Return the keys that are not allowed, each with the one that was probably meant ("" if none)."""
    free = [word for word in allowed if word not in keys.keys]
    return {key: nearest(key, free) or "" for key in keys.keys if key not in allowed}


def text_of(keys: Keys, key: str, needed_by: str, reading: Reading) -> Text | None:
    """Return the text behind a key; None, with a fact if it is needed or not a text.

    A key that is there but misspelt is one mistake, not two.
    """
    span, node = keys.keys.get(key, (first_line(keys.span), None))
    if isinstance(node, Text) and node.text:
        return node
    if node is not None and not isinstance(node, Text):
        reading.facts.add("L022", node.span, key=key, wanted="a text", found=sort_of(node))
    elif needed_by and key not in misspelt(keys, (key,)).values():
        reading.facts.add("L006", span, what=needed_by, key=key, example=EXAMPLES.get(key, "…"))
    return None


def first_line(span: Span) -> Span:
    """Return where a group of keys starts."""
    return Span(span.file, span.line, span.column, span.line, span.column + 1)
