"""What clients send, read: JSON objects with their texts and numbers. What nobody can use is refused here.

{"type": "choose", "turn": 0, "option": 3}     ->   a dict
{"game": "\\ud800"}                             ->   Refused: no JSON (half of a letter, which cannot be sent back)
digits("9" * 5000, 1 << 64)                    ->   None: Python reads no number of more than 4,300 digits
"""

from __future__ import annotations

import re

import msgspec

from lawspeaker_table.serve.words import Refused

DIGITS = re.compile(r"[0-9]{1,20}", re.ASCII)
LARGEST = 1 << 53
"""The numbers that a page can send exactly are smaller."""


def json_of(data: str | bytes, what: str) -> object:
    """Return what a text of JSON says; raise Refused in the words `what` if it is none."""
    try:
        found: object = msgspec.json.decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Refused(what) from None
    return found


def read_message(text: str) -> dict[str, object]:
    """Return a message; raise Refused if it is no JSON object."""
    found = json_of(text, "this message is no JSON")
    if not isinstance(found, dict):
        raise Refused("a message is a JSON object")
    return found


def text_of(message: dict[str, object], key: str) -> str:
    """Return a text of a message, "" if it has none."""
    value = message.get(key)
    return value if isinstance(value, str) else ""


def number_of(message: dict[str, object], key: str) -> int:
    """Return a number of a message; raise Refused if it has none that a game could have."""
    value = message.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < LARGEST:
        raise Refused("the message lacks the number `{key}`", key=key)
    return value


def digits(text: str, end: int) -> int | None:
    """Return the number that the digits of a text are, None if they are none or not below `end`.

    >>> digits("12", 20), digits("20", 20), digits("-1", 20), digits("٣", 20), digits("9" * 5000, 20)
    (12, None, None, None, None)
    """
    number = int(text) if DIGITS.fullmatch(text) else end
    return number if number < end else None
