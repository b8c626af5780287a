"""Get typed values out of a YAML tree; a missing, unknown or mistyped key becomes a fact."""

from __future__ import annotations

from lawspeaker.project.read_files import Reading
from lawspeaker.project.yaml_tree import Items, Keys, Node, Text, kind_of
from lawspeaker.source import Span
from lawspeaker_language.spelling import nearest

EXAMPLE_VALUES = {
    "name": "my-game",
    "title": "My Game",
    "id": "MG-01",
    "kind": "rule",
    "text": "Each player …",
    "line": "setup",
    "reason": "Everybody sees it.",
}


def expect_keys(node: Node | None, what: str, reading: Reading) -> Keys | None:
    """Return the node if it is a mapping; otherwise add a fact and return None."""
    if node is None or isinstance(node, Keys):
        return node
    reading.facts.add("L004", node.span, what=what, wanted="a group of keys", found=kind_of(node))
    return None


def check_keys(keys: Keys, allowed: tuple[str, ...], what: str, reading: Reading) -> None:
    """Add a fact for every key that is not allowed."""
    listed = ", ".join(f"`{word}`" for word in allowed)
    for key, near in misspelt(keys, allowed).items():
        reading.facts.add("L005", keys.keys[key][0], what=what, key=key, near=near, keys=listed)


def misspelt(keys: Keys, allowed: tuple[str, ...]) -> dict[str, str]:
    """Return the keys that are not allowed, each with the unused key that is most similar, or ""."""
    free = [word for word in allowed if word not in keys.keys]
    return {key: nearest(key, free) or "" for key in keys.keys if key not in allowed}


def text_at(keys: Keys, key: str, needed_by: str, reading: Reading) -> Text | None:
    """Return the text at a key; if it is not a text, or missing and `needed_by` names what needs it, add a fact.

    A misspelt key is reported by `check_keys`, not also as missing.
    """
    span, node = keys.keys.get(key, (first_character(keys.span), None))
    if isinstance(node, Text) and node.text:
        return node
    if node is not None and not isinstance(node, Text):
        reading.facts.add("L022", node.span, key=key, wanted="a text", found=kind_of(node))
    elif needed_by and key not in misspelt(keys, (key,)).values():
        reading.facts.add("L006", span, what=needed_by, key=key, example=EXAMPLE_VALUES.get(key, "…"))
    return None


def first_character(span: Span) -> Span:
    """Return the span of the first character of a mapping."""
    return Span(span.file, span.line, span.column, span.line, span.column + 1)


def items_at(keys: Keys, key: str, reading: Reading) -> tuple[Node, ...]:
    """Return the list at a key; add a fact if it is something else."""
    _, listed = keys.keys.get(key, (keys.span, Items(keys.span, ())))
    if isinstance(listed, Items):
        return listed.items
    if kind_of(listed) != "empty":
        reading.facts.add("L022", listed.span, key=key, wanted="a list", found=kind_of(listed))
    return ()
