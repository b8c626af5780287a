"""The text of `law explain CODE`: title, explanation, an example of the mistake with its message, and a correct one."""

from __future__ import annotations

from textwrap import fill as wrap
from textwrap import indent

from lawspeaker.diagnostics.catalogue.entry import HEADING, Entry

WIDTH = 100


def explanation(entry: Entry, shown: str) -> str:
    """Return the whole text; `shown` is the message that the bad example gives when it is checked ("" if none)."""
    level = "warning" if entry.code.startswith("W") else "error"
    parts = [
        f"{level}[{entry.code}]: {entry.title}",
        paragraphs(entry.explain),
        f"This is {'worth a look' if level == 'warning' else 'a mistake'}:",
        indent(readable(entry.bad), "    "),
    ]
    if shown:
        parts += ["The message:", indent(shown, "    ")]
    parts += ["This is right:", indent(readable(entry.good), "    ")]
    return "\n\n".join(parts)


def paragraphs(text: str) -> str:
    """Return a text with wrapped paragraphs; indented paragraphs are unchanged."""
    wrapped = [part if part.startswith(" ") else wrap(part, WIDTH) for part in text.strip("\n").split("\n\n")]
    return "\n\n".join(wrapped)


def readable(example: str) -> str:
    """Return an example with the names of its files as comments.

    >>> readable("=== game.yaml\\nname: farm\\n")
    '# game.yaml\\nname: farm'
    """
    lines = [f"# {line[len(HEADING) :]}" if line.startswith(HEADING) else line for line in example.splitlines()]
    return "\n".join(lines).strip("\n")
