"""The seats whose bots choose by search, as `--search` names them: `all`, or `1,3`."""

from __future__ import annotations

from lawspeaker_system.console import counted
from lawspeaker_system.failure import BadArgument

ALL_SEATS = "all"


def search_seats_of(text: str | None, players: int) -> frozenset[int]:
    """Return the seats given with `--search`; raise BadArgument for a seat that does not exist."""
    if text is None:
        return frozenset()
    if text.strip() == ALL_SEATS:
        return frozenset(range(1, players + 1))
    return frozenset(seat_of(word.strip(), players) for word in text.split(","))


def seat_of(word: str, players: int) -> int:
    """Return the number of a seat; raise BadArgument if it does not exist."""
    if not (word.isascii() and word.isdigit()):
        raise BadArgument(f"`{word}` is not a seat: write all, or numbers such as 1,3", "--search")
    if len(word) > len(str(players)) or not 1 <= int(word) <= players:
        raise BadArgument(f"{counted(players, 'player')} play, so there is no seat {word}", "--search")
    return int(word)
