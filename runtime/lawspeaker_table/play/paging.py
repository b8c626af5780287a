"""Show the answer to a command: below the options if it is short, otherwise page by page."""

from __future__ import annotations

import sys

from rich.text import Text

from lawspeaker_system.console import echo
from lawspeaker_table.play.decision_screen import DecisionParts
from lawspeaker_table.play.prompt import read_line
from lawspeaker_table.screen.text_layout import clear, print_lines, terminal_size, wrapped

MAX_NOTICE_LINES = 6


def show_answer(parts: DecisionParts, lines: list[str] | list[Text]) -> str:
    """Show lines below the options if they are few, otherwise on pages of their own; in a pipe, print them.

    Return the input that closed the last page: it is the player's next command.
    """
    size = terminal_size()
    parts.notice = []
    texts = [line if isinstance(line, Text) else Text(line) for line in lines]
    broken = [part for text in texts for part in wrapped(text, size.columns, 2)]
    if not size.rows:
        print_lines(broken)
        return ""
    if len(broken) <= min(MAX_NOTICE_LINES, size.rows // 4):
        parts.notice = [text.plain for text in broken]
        return ""
    return show_pages(parts, broken, size.rows - 2)


def show_pages(parts: DecisionParts, lines: list[Text], size: int) -> str:
    """Show lines page by page; return the input that ended this, or "" if it was only Enter."""
    for start in range(0, len(lines), size):
        clear()
        print_lines(lines[start : start + size])
        if not sys.stdin.isatty():
            continue
        last = start + size >= len(lines)
        english = "(Enter returns to the game)" if last else "(Enter shows more)"
        echo()
        typed = read_line(parts.translator.phrase(english) + " ")
        if typed is None:
            return "/quit"
        if typed and (last or typed.lower() != "more"):
            return typed
    return ""
