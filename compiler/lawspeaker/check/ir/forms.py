"""The enums of the checked program. Each value is the word or operator that specs or Python use for it."""

from __future__ import annotations

from enum import StrEnum


class ListPart(StrEnum):
    """Which elements a `FirstN` takes. `ALL` copies the list, so that a loop over it is not affected by changes."""

    FIRST = "first"
    LAST = "last"
    ALL = "all"


class Comparison(StrEnum):
    EQUAL = "=="
    NOT_EQUAL = "!="
    AT_LEAST = ">="
    AT_MOST = "<="
    MORE = ">"
    LESS = "<"


BY_LINKS = -2
BY_STEPS = -1
"""Which ways a search uses: links, steps from neighbour to neighbour; an index of `Board.edges` means that edge."""


class BoardWord(StrEnum):
    """What a `BoardValue` reads from a board."""

    # any board
    NEIGHBOURS = "neighbours"
    DISTANCE = "distance"
    # grids and hexes
    COLUMN = "column"
    ROW = "row"
    COLUMNS = "columns"
    ROWS = "rows"
    FILE = "file"
    RANK = "rank"
    AT = "at"
    NEIGHBOUR = "neighbour"
    NEIGHBOURS_TOWARDS = "neighbours_towards"
    RAY = "ray"
    LINE = "line"
    # circles
    AHEAD = "ahead"
    BEHIND = "behind"
    SPACE = "space"
    NUMBER = "number"
    # places joined by edges
    NEIGHBOURS_BY = "neighbours_by"
    JOINED = "joined"
    # places joined by links
    LINKS_FROM = "links_from"
    LINKS_TO = "links_to"
    LINKS_BETWEEN = "links_between"
    ENDS = "ends"
    OTHER_END = "other_end"
    # searches along edges, links or steps
    NEIGHBOURS_OVER = "neighbours_over"
    DISTANCE_OVER = "distance_over"
    PATH = "path"
    LINKS_OF_PATH = "links_of_path"
    REACH_OVER = "reach_over"
    CONNECTED = "connected"
    CUT_PLACES = "cut_places"
    # laid tiles
    CLOSED = "closed"
    TILE_COUNT = "tile_count"
    MARKS = "marks"
    TILE_MARKS = "tile_marks"
    TILES_AGAINST = "tiles_against"
    BORDER = "border"
    SPOTS = "spots"
    SPOTS_FROM = "spots_from"
    SPOT = "spot"
    SPOT_OF = "spot_of"
    JOINS = "joins"
    TOUCHED = "touched"
    MERGED = "merged"
    NEW_GROUPS = "new_groups"
    AREA_ON = "area_on"
    AREA_WITH = "area_with"
    JUST_CLOSED = "just_closed"
    JUST_LAID = "just_laid"


SEARCHES = frozenset(
    {
        BoardWord.NEIGHBOURS_OVER,
        BoardWord.DISTANCE_OVER,
        BoardWord.PATH,
        BoardWord.LINKS_OF_PATH,
        BoardWord.REACH_OVER,
        BoardWord.CONNECTED,
        BoardWord.CUT_PLACES,
    }
)
"""The words that search along ways."""


class GameWord(StrEnum):
    """What a `GameValue` reads: a value that every game has.

    `FROM` and `REVERSED` are the players in another order, `SORTED` is a list in the order of its keys; `SPARE` is the
    first of some copies that is in no pile.
    `OVER` and `ENDING`, for examples, are whether the game is over, and the index of the `win` or `lose` that decided.
    """

    LEFT = "left"
    RIGHT = "right"
    OPPONENTS = "opponents"
    FROM = "from"
    REVERSED = "reversed"
    SORTED = "sorted"
    WINNER = "winner"
    WINNERS = "winners"
    OVER = "over"
    ENDING = "ending"
    ACTIVE = "active"
    PHASE = "phase"
    SCORE = "score"
    RESERVE = "reserve"
    SPARE = "spare"


class SiteForm(StrEnum):
    """Which sentence a choice site belongs to; `TRIGGERS` is the order of triggers of one event."""

    CHOOSE = "choose"
    ONE = "one"
    ORDER = "order"
    MAY = "may"
    PAY = "pay"
    TRIGGERS = "triggers"


class LeaveForm(StrEnum):
    """`stop` leaves the loop, `done` the verb, `fail` the verb as failed, `end` the game; `skip` does nothing."""

    STOP = "stop"
    DONE = "done"
    FAIL = "fail"
    END = "end"
    SKIP = "skip"


class HoldsForm(StrEnum):
    """Where a rule applies.

    ALWAYS    a rule of the top level
    BOARD     while its thing is on a board        PLACE   its thing is a place of a board
    PILE      while its thing is in a pile         OPTION  while a player has its thing as an option
    EFFECT    while an effect is active            NOWHERE never: checked, then dropped
    """

    ALWAYS = "always"
    BOARD = "board"
    PLACE = "place"
    PILE = "pile"
    OPTION = "option"
    EFFECT = "effect"
    NOWHERE = "nowhere"


class RuleForm(StrEnum):
    """How a rule changes a value (`adds`, `sets`) or a permission (`forbids`, `allows`)."""

    ADDS = "adds"
    SETS = "sets"
    FORBIDS = "forbids"
    ALLOWS = "allows"


class Moment(StrEnum):
    """When a trigger runs, relative to its event; `when` is the same as `after`."""

    BEFORE = "before"
    AFTER = "after"
    INSTEAD = "instead"
