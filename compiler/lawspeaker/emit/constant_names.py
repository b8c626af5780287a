"""What tables and constants are called: the word of the spec where it means one thing, else with its sort before it.

    resource food            ->   FOOD
    guild Wolf, beast Wolf ->   GUILD_WOLF, BEAST_WOLF

All short names are compared before the first is given, so a name depends on what is declared, not on the order of use.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lawspeaker.check.rules.rules import identifier
from lawspeaker.resolve.symbols import BoardForm, Symbols, Thing
from lawspeaker.vocabulary import NAMES
from lawspeaker_language.plurals import plural_of

GOODS_TABLE = "GOODS"
PILE_TABLE = "PILES"
ASKED_AT = "ASKED_AT"
GATHERED_AT = "GATHERED_AT"
OWN = frozenset(
    (
        "ASKED_AT EFFECT_THINGS EXAMPLES FRAME_THINGS GATHERED_AT GOODS OBSERVATION OBSERVED PILES RULES SCHEMA "
        "STARTS USUAL VERBS"
    ).split()
)
"""Constants that generated modules define themselves."""


class Constants:
    """The names of constants, by what they stand for; `used` are those that an expression or sentence was given."""

    def __init__(self, symbols: Symbols) -> None:
        self.names: dict[str, str] = {name: name for name in (GOODS_TABLE, PILE_TABLE, ASKED_AT, GATHERED_AT)}
        self.used = {
            PILE_TABLE,
            ASKED_AT,
            GATHERED_AT,
        }  # templates use them: modules/state.py.jinja, modules/engine.py.jinja
        self.taken = {*OWN, *NAMES}
        claims = list(short_names(symbols))
        shorts = Counter(short for _, short in claims)
        for key, short in claims:
            if shorts[short] == 1 and short not in self.taken:
                self.names[key] = short
        self.taken.update(self.names.values())

    def name(self, *words: str) -> str:
        """Return the constant for something declared."""
        name = self.unused_name(*words)
        self.used.add(name)
        return name

    def unused_name(self, *words: str) -> str:
        """Return the constant for something declared; this is not a use of it."""
        key = " ".join(words)
        if key not in self.names:
            self.names[key] = self.fresh(upper(*words))
        return self.names[key]

    def is_used(self, *words: str) -> bool:
        """Tell whether the constant for something declared was used so far."""
        return self.names.get(" ".join(words)) in self.used

    def keyed(self, key: str, *words: str) -> str:
        """Return the constant for something of the compiler's own: called by its words, known by its key."""
        if key not in self.names:
            self.names[key] = self.fresh(upper(*words))
        return self.names[key]

    def is_taken(self, *words: str) -> bool:
        """Tell whether the name that words give belongs to something else."""
        return upper(*words) in self.taken

    def thing(self, thing: Thing) -> str:
        """Return the constant for a declared thing: its first copy."""
        return self.name("thing", thing.kind, thing.name)

    def copies(self, thing: Thing) -> str:
        """Return the constant for all copies of a thing."""
        return self.name(self.unused_name("thing", thing.kind, thing.name), "copies")

    def fresh(self, name: str) -> str:
        while name in self.taken:
            name += "_"
        self.taken.add(name)
        return name


def short_names(symbols: Symbols) -> Iterator[tuple[str, str]]:
    """Yield what could go by its bare word, with that word."""
    for resource in symbols.resources:
        yield f"res {resource}", upper(resource)
    for pile in symbols.piles:
        yield f"pile {pile}", upper(pile)
    for enum in symbols.enums.values():
        for word in enum.words:
            yield f"{enum.name} {word}", upper(word)
    for kind in symbols.kinds.values():
        yield f"all {kind.plural}", upper(kind.plural)
    for board in symbols.boards.values():
        yield f"board {board.name}", upper(board.name)
        if board.form not in (BoardForm.PLACES, BoardForm.LAID):
            yield f"all {board.place} places", upper(plural_of(board.place))
    for thing in symbols.things:
        yield f"thing {thing.kind} {thing.name}", upper(thing.name)


def upper(*words: str) -> str:
    """Return words as the name of a constant.

    >>> upper("guild", "Huginn & Muninn")
    'GUILD_HUGINN_MUNINN'
    """
    return identifier(" ".join(words)).upper()
