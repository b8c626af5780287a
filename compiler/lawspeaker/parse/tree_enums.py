"""The enums of the syntax tree: closed sets of words and operators of the grammar. Each value is what specs write.

    count players where hand of it is not empty   ->   Query(Aggregate.COUNT, …)
    n is at least 3                               ->   Compare(CompareWord.AT_LEAST, …)

The checked program uses those that mean the same there (`check/ir`).
"""

from __future__ import annotations

from enum import Enum, StrEnum


class Aggregate(StrEnum):
    """What a query returns; a query without one returns the list itself."""

    COUNT = "count"
    ANY = "any"
    NO = "no"
    FIRST = "first"
    LAST = "last"
    DIFFERENT = "different"


class ArithmeticOp(StrEnum):
    ADD = "+"
    SUBTRACT = "-"
    MULTIPLY = "*"
    DIVIDE = "/"
    REMAINDER = "remainder"


class CompareWord(Enum):
    """The words between the two sides of a comparison."""

    IS = "is"
    IS_NOT = "is not"
    AT_LEAST = "is at least"
    AT_MOST = "is at most"
    MORE = "is more than"
    LESS = "is less than"
    IN = "is in"
    NOT_IN = "is not in"
    NEXT_TO = "is next to"
    LIKE = "is like"
    NOT_LIKE = "is not like"


class LogicOp(StrEnum):
    AND = "and"
    OR = "or"


class LoopForm(StrEnum):
    """How often a `repeat` runs."""

    FOREVER = "forever"
    TIMES = "times"
    UNTIL = "until"
    WHILE = "while"


class NoteForm(Enum):
    """What a note of `tree.File` says of its word.

    LET       a variable                                   LABEL   the text of an option
    SHUFFLED  a pile that is shuffled                      POURED  a pile, and the pile into which it is put
    WILD      `pay`: a rule allows to pay with other resources
    AWAITED   an event or verb that a rule or a `win` waits for
    REPEATED  an event or verb whose name occurs in a block that replaces it
    CHANGED   the word of a value or field that a rule adds to or sets
    """

    LET = "let"
    LABEL = "label"
    SHUFFLED = "shuffled"
    POURED = "poured"
    WILD = "wild"
    AWAITED = "awaited"
    REPEATED = "repeated"
    CHANGED = "changed"


class Preposition(StrEnum):
    """The words that join arguments to a word; `of` is a construct of its own (`tree.Of`)."""

    TO = "to"
    FROM = "from"
    IN = "in"
    INTO = "into"
    WITH = "with"
    FOR = "for"
    BY = "by"
    ON = "on"
    ONTO = "onto"
    AGAINST = "against"
    AT = "at"
    UNDER = "under"
    OVER = "over"
    AS = "as"
    THROUGH = "through"
    TOWARDS = "towards"
    ROTATED = "rotated"


class EndingForm(Enum):
    """Whom a `win` or `lose` is about: the player or players behind `for` win, all win together, all lose together."""

    WIN = "win"
    WIN_TOGETHER = "win together"
    LOSE_TOGETHER = "lose together"


class TriggerWord(Enum):
    """The first word of a trigger; `when` and `after` are two words for the same moment."""

    WHEN = "when"
    BEFORE = "before"
    AFTER = "after"
    INSTEAD = "instead"
