"""What a person asked for: below the options if it is short, else page by page in the size of the terminal."""

from __future__ import annotations

import sys

from rich.text import Text

from lawspeaker.cli.output import say
from lawspeaker.cli.play.prompt import read
from lawspeaker.cli.screen.frame import Frame
from lawspeaker.cli.screen.styles import clear, print_lines, room, wrapped

SHORT_NOTICE = 6


def tell_now(frame: Frame, lines: list[str] | list[Text]) -> str:
    """Tell the person something: below the options if it is short, on pages of its own if not, at once in a pipe.

    Return what was typed to leave such a page, which is what the person wants next.
    """
    here = room()
    frame.notice = []
    texts = [line if isinstance(line, Text) else Text(line) for line in lines]
    broken = [part for text in texts for part in wrapped(text, here.columns, 2)]
    if not here.rows:
        print_lines(broken)
        return ""
    if len(broken) <= min(SHORT_NOTICE, here.rows // 4):
        frame.notice = [text.plain for text in broken]
        return ""
    return leafed_through(frame, broken, here.rows - 2)


def leafed_through(frame: Frame, lines: list[Text], size: int) -> str:
    """Show lines page by page; return what was typed other than Enter, "" if nothing was."""
    for start in range(0, len(lines), size):
        clear()
        print_lines(lines[start : start + size])
        if not sys.stdin.isatty():
            continue
        last = start + size >= len(lines)
        english = "(Enter goes back to the game)" if last else "(Enter shows more)"
        say()
        typed = read(frame.says.phrase(english) + " ")
        if typed is None:
            return "/quit"
        if typed and (last or typed.lower() != "more"):
            return typed
    return ""
