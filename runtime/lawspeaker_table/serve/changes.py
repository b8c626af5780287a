"""What has changed since the last message to a window, so that a long log and large pictures are sent once.

    screen   a part that the window has already, at the same place, is null
    log      {"start": 3, "same": 250, "entries": [...]}: what the window has of entries 3 to 249 stays, the rest is new

`connection.js` puts the whole message together again.
"""

from __future__ import annotations

from collections.abc import Mapping

Message = dict[str, object]


def changes(message: Message, before: Mapping[str, object] | None) -> Message:
    """Return a message without what a window has from the message before."""
    known = before or {}
    return {
        **message,
        "screen": changed_parts(list_of(message, "screen"), list_of(known, "screen")),
        "log": changed_log(list_of(message, "log"), list_of(known, "log")),
    }


def changed_parts(parts: list[Message], known: list[Message]) -> list[Message | None]:
    """Return the parts of the screen, None for those that the window has already."""
    same = [part == other for part, other in zip(parts, known, strict=False)]
    return [None if index < len(same) and same[index] else part for index, part in enumerate(parts)]


def changed_log(entries: list[Message], known: list[Message]) -> Message:
    """Return the new entries of a log; `start` is the first that is shown, `same` the first that is new."""
    start = number_of(entries[0]) if entries else 0
    kept = {number_of(entry): entry for entry in known}
    count = 0
    while count < len(entries) and kept.get(start + count) == entries[count]:
        count += 1
    return {"start": start, "same": start + count, "entries": entries[count:]}


def number_of(entry: Message) -> int:
    """Return the number of an entry of the log."""
    number = entry["number"]
    assert isinstance(number, int), "entries are numbered"
    return number


def list_of(message: Mapping[str, object], key: str) -> list[Message]:
    """Return a list of a message, empty if it has none."""
    found = message.get(key)
    return found if isinstance(found, list) else []
