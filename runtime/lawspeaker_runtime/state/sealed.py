"""The sealed answers of players who choose together: kept until all have answered.

    Blue chose action 7; Red has not answered     ->     sealed = [2, 7, 2, CLOSED]

Sealed answers are a list of a frame: pairs of a player and an action, in the order of the players, those of one player
in the order of choosing. The last pair of a player who has answered everything is CLOSED; one who had nothing to choose
has only HAD_NOTHING. The list does not tell who answered first, so all orders lead to the same state.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from lawspeaker_runtime.state.base_state import BaseState, Row
from lawspeaker_runtime.state.notes import NOTE_REVEAL

CLOSED: Final = -1
HAD_NOTHING: Final = -2
Gathered: TypeAlias = dict[tuple[int, int], tuple[int, int, int, int]]
"""Where players who choose together are waited for: by function and label, the label at which the questions to one
player begin, and where the frame has the player, those who are asked and their answers, counted from the ends."""


def seal(sealed: Row, player: i64, answer: i64) -> Row:
    """Return the sealed answers with another one of a player.

    >>> seal([1, 7, 1, CLOSED, 3, 8], 2, 9)
    [1, 7, 1, -1, 2, 9, 3, 8]
    """
    place = 0
    while place < len(sealed) and sealed[place] <= player:
        place += 2
    return [*sealed[:place], player, answer, *sealed[place:]]


def is_closed(sealed: Row, player: i64) -> bool:
    """Tell whether a player has answered everything, or had nothing to choose."""
    return any(sealed[place] == player and sealed[place + 1] < 0 for place in range(0, len(sealed), 2))


def had_nothing(sealed: Row, player: i64) -> bool:
    """Tell whether a player had nothing to choose."""
    return any(sealed[place] == player and sealed[place + 1] == HAD_NOTHING for place in range(0, len(sealed), 2))


def all_closed(asked: Row, sealed: Row) -> bool:
    """Tell whether all players have answered everything."""
    return next_asked(asked, sealed) == 0


def next_asked(asked: Row, sealed: Row) -> i64:
    """Return the player with the lowest number who has not answered everything, 0 if all have.

    >>> next_asked([3, 1, 2], [1, 7, 1, CLOSED]), next_asked([2], [2, HAD_NOTHING])
    (2, 0)
    """
    found: i64 = 0
    for player in asked:
        if (found == 0 or player < found) and not is_closed(sealed, player):
            found = player
    return found


def answer_of(sealed: Row, player: i64, given: i64) -> i64:
    """Return the answer of a player that follows so many others, CLOSED if there is none.

    >>> answer_of([1, 7, 2, 4, 2, 5, 2, CLOSED], 2, 1), answer_of([1, 7, 2, 4], 2, 1)
    (5, -1)
    """
    left = given
    for place in range(0, len(sealed), 2):
        if sealed[place] == player:
            if left == 0:
                return sealed[place + 1]
            left -= 1
    return CLOSED


def reveal_answers(s: BaseState, asked: Row, sealed: Row) -> None:
    """Note the answers of all players, in the order in which they are carried out."""
    if not s.noting:
        return
    for player in asked:
        for place in range(0, len(sealed), 2):
            if sealed[place] == player and sealed[place + 1] >= 0:
                s.notes.append([NOTE_REVEAL, player, sealed[place + 1], 0, 0])


def open_players(s: BaseState, gathered: Gathered) -> list[int]:
    """Return the players who have not answered the pending decision.

    Those who have nothing to choose may be among them. Nobody if no decision is pending, the player who decides if it
    is not one that players make together.
    """
    if s.player == 0:
        return []
    place = gathered.get((int(s.stack[-1]), int(s.stack[-2])))
    if place is None:
        return [int(s.player)]
    asked, sealed = s.lists[place[2]], s.lists[place[3]]
    return sorted({int(player) for player in asked if not is_closed(sealed, player)})


def point_to(s: BaseState, gathered: Gathered, player: int) -> None:
    """Let the function that waits go on with the questions to another player."""
    start, var, _, _ = gathered[int(s.stack[-1]), int(s.stack[-2])]
    s.stack[var] = player
    s.stack[-2] = start


def sealed_by_others(s: BaseState, gathered: Gathered, player: int) -> list[int]:
    """Return the other players who have answered something that is still sealed, or had nothing to choose."""
    if s.player == 0:
        return []
    place = gathered.get((int(s.stack[-1]), int(s.stack[-2])))
    if place is None:
        return []
    return sorted({int(other) for other in s.lists[place[3]][::2] if other != player})


def take_back(s: BaseState, gathered: Gathered, player: int) -> list[int]:
    """Take the sealed answers of a player back and return them."""
    sealed = s.lists[gathered[int(s.stack[-1]), int(s.stack[-2])][3]]
    taken: list[int] = []
    left: Row = []
    for place in range(0, len(sealed), 2):
        if sealed[place] == player:
            taken.append(int(sealed[place + 1]))
        else:
            left += [sealed[place], sealed[place + 1]]
    s.lists[gathered[int(s.stack[-1]), int(s.stack[-2])][3]] = left
    return taken
