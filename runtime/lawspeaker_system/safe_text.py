"""Replace control characters in text that is printed to a terminal.

A spec, a save or a file name may contain any character. Escape sequences can hide or forge output, and characters of
writing direction reorder a line. All output of the commands goes through `say`, which replaces them; spec files with
such characters are rejected (L452).

    harmless("Red\\x1b[2J")     ->     "Red�[2J"
"""

from __future__ import annotations

import re

MARK = "\N{REPLACEMENT CHARACTER}"
CONTROLS = r"\x00-\x08\x0b-\x1f\x7f-\x9f"
DIRECTIONS = r"\u2028-\u202e\u2066-\u2069"
HIDDEN = r"\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f"
LONGEST = 400
LONG = re.compile(rf"\S{{{LONGEST + 1},}}")
HARMFUL = re.compile(f"[{CONTROLS}{DIRECTIONS}{HIDDEN}]")
HARMFUL_NAME = re.compile(f"[\t\n{CONTROLS}{DIRECTIONS}{HIDDEN}]")


def harmless(text: str) -> str:
    """Return a text with a mark for every control character except line breaks and tabs.

    >>> harmless("Red\\x1b[2J\\n\\u202eeulB")
    'Red�[2J\\n�eulB'
    """
    return HARMFUL.sub(MARK, text)


def clipped(text: str) -> str:
    """Return a message with very long words clipped.

    >>> clipped("no file " + "a" * 5000)[-20:]
    'aaaaaaaaaaaaaaaaaaa…'
    """
    return LONG.sub(lambda found: f"{found[0][: LONGEST - 1]}…", text)


def harmless_name(text: str) -> str:
    """Return a name on one line.

    >>> harmless_name("a\\nb")
    'a�b'
    """
    return HARMFUL_NAME.sub(MARK, text)


def harmless_json(text: str) -> str:
    """Return JSON text with control characters escaped.

    >>> harmless_json('"\\x9b2J"')
    '"\\\\u009b2J"'
    """
    return HARMFUL.sub(lambda found: escaped(ord(found[0])), text)


def escaped(code: int) -> str:
    """Return the JSON escape of a character: a surrogate pair if it has more than sixteen bits."""
    if code < 0x10000:
        return f"\\u{code:04x}"
    high, low = divmod(code - 0x10000, 0x400)
    return f"\\u{0xD800 + high:04x}\\u{0xDC00 + low:04x}"
