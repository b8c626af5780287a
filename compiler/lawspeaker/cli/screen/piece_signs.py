"""Short signs for pieces: letters that tell sorts and owners apart, for grids and maps."""

from __future__ import annotations

from lawspeaker_runtime.rules.rules import PieceInfo, Rules


def marks_of(rules: Rules, pieces: list[PieceInfo], players: int) -> dict[tuple[str, int], str]:
    """Return a short mark for each piece and owner: letters that tell them apart.

    With one sort of pieces it is the owner's initial, with several the piece's comes first.
    """
    names = [(piece, seat) for piece in pieces for seat in (range(1, players + 1) if piece.per_player else (0,))]
    for length in range(1, 9):
        found = {(piece.word, seat): mark(rules, piece, seat, len(pieces) > 1, length) for piece, seat in names}
        if len(set(found.values())) == len(found):
            return found
    return {(piece.word, seat): f"{piece.word} {seat}" for piece, seat in names}


def mark(rules: Rules, piece: PieceInfo, seat: int, several: bool, length: int) -> str:
    """Return the mark of a piece, with so many letters of each name."""
    owner = rules.seat(seat).removeprefix("player ")[:length] if seat else ""
    return piece.word[:length] + owner if several or not owner else owner
