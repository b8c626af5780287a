"""The symbol table: one class per kind of declaration, with ids assigned; references to other symbols are names.

Resolve builds it and every later pass reads it. The numbers assigned here (things, piles, enum words, resources) are
the integers that the engine uses.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct, field

from lawspeaker.parse import tree as t
from lawspeaker.parse.tree_enums import NoteForm, Preposition
from lawspeaker.resolve.types import Type
from lawspeaker.source import Span, folder_of

Cites = tuple[str, ...]


class Visibility(Enum):
    """Which players see a pile, a resource or a state: the word behind `seen by`."""

    EVERYONE = "everyone"
    OWNER = "owner"
    NOBODY = "nobody"


class BoardForm(Enum):
    """The shape of a board: the first word of its shape line."""

    GRID = "grid"
    HEXES = "hexes"
    CIRCLE = "circle"
    PLACES = "places"
    LAID = "laid"


GRIDS = (BoardForm.GRID, BoardForm.HEXES)
"""Forms of boards with columns and rows."""


class SignedForm(Enum):
    """The four declarations that have a signature."""

    VALUE = "value"
    PERMISSION = "permission"
    EVENT = "event"
    VERB = "verb"


class EnumSym(Struct):
    name: str
    words: tuple[str, ...]
    span: Span
    plural: str


class FieldSym(Struct):
    """A field of a kind or record. `dynamic`: a step changes it, so it is stored in the state.

    `value` is the name of its value in `Symbols.field_values` if rules add to it or set it.
    """

    name: str
    owner: str
    type: Type
    default: t.Expr | None
    span: Span
    dynamic: bool = False
    value: str = ""


class Kind(Struct):
    """A kind of things. `written_steps` are the fields of steps for which at least one thing of the kind has a line.

    `naming` is the pattern of the names of things that `every` makes, "" for the values of their fields.
    """

    name: str
    parent: str | None
    span: Span
    plural: str
    fields: dict[str, FieldSym] = field(default_factory=dict)
    belongs: t.Expr | None = None
    back: str | None = None
    every: tuple[str, ...] = ()
    every_where: t.Expr | None = None
    naming: str = ""
    spans: dict[str, Span] = field(default_factory=dict)
    rules: list[t.Rule] = field(default_factory=list)
    first: int = 0
    last: int = -1
    board: str | None = None
    lies: str | None = None
    cites: Cites = ()
    module: str | None = None
    written_steps: list[str] = field(default_factory=list)


class Thing(Struct):
    """A declared thing. `ids` are the ids of its copies; `values` and `steps` are its field lines, `lines` their spans.

    `title` is the name that players read, if it differs from the declared name; `position` is where a place of a map is
    drawn, `ends` are the places that a link joins.
    """

    name: str
    kind: str
    span: Span
    copies: int
    per_player: bool
    values: dict[str, tuple[t.Expr, ...]]
    steps: dict[str, t.Block]
    rules: list[t.Rule]
    edges: list[tuple[str, t.Expr]]
    areas: list[t.Call]
    cites: Cites
    module: str | None
    index: int = 0
    ids: list[int] = field(default_factory=list)
    lines: dict[str, Span] = field(default_factory=dict)
    title: str = ""
    position: tuple[int, int] | None = None
    ends: t.LinkEnds | None = None


class Record(Struct):
    name: str
    span: Span
    fields: dict[str, FieldSym]
    cites: Cites


class Resource(Struct):
    """A resource. `limit` is the supply, -1 if there is no limit; the largest if `limit_by` says it.

    `tally` is the state of players that says how much of it everybody saw each of them gain, "" if there is none.
    """

    name: str
    index: int
    limit: int
    seen: Visibility
    signed: bool
    span: Span
    limit_by: t.Expr | None = None
    tally: str = ""


class Pile(Struct):
    """A pile. `of`: there is one for each word of an enum or thing of a kind; `slots` is how many there are, with one
    for player 0 if each player has one. `key` is the word behind `of`.
    """

    name: str
    per_player: bool
    kind: str
    seen: Visibility
    ordered: bool
    in_play: bool
    span: Span
    code: int = 0
    wording: t.Block = ()
    known: tuple[t.Known, ...] = ()
    of: Type | None = None
    key: str = ""
    slots: int = 1


class PileFamily(Struct):
    """The piles of a player and a word of an enum: a pile of each player for each of the words, in their order."""

    name: str
    key: Type
    members: tuple[str, ...]
    span: Span


class StateSym(Struct):
    name: str
    of: Type | None
    type: Type
    default: t.Expr | None
    seen: Visibility
    span: Span
    by: Type | None = None
    wording: t.Block = ()


class Piece(Struct):
    """A sort of pieces. `limit` and `limit_by` are as those of a resource."""

    name: str
    per_player: bool
    limit: int
    single: bool
    board: str
    span: Span
    limit_by: t.Expr | None = None


class Board(Struct):
    """A board. `place` is the word for one of its places; `spans` are the places where its lines name kinds.

    `edges` are the words by which its places name others, `links` the kinds of the things that join them.

    A board whose size depends on the game has `width_by` and `height_by`; check then finds its `sizes`, the smallest
    first, and the largest `width` and `height`, by which its places are numbered in games of every size.
    """

    name: str
    form: BoardForm
    place: str
    span: Span
    width: int = 0
    height: int = 0
    neighbours: tuple[str, ...] = ("orthogonal",)
    kinds: tuple[str, ...] = ()
    edges: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    tile: str = ""
    borders: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    spans: dict[str, Span] = field(default_factory=dict)
    width_by: t.Expr | None = None
    height_by: t.Expr | None = None
    sizes: tuple[tuple[int, int], ...] = ()

    @property
    def least_width(self) -> int:
        """Return the width that the board has in every game."""
        return min((width for width, _ in self.sizes), default=self.width)

    @property
    def least_height(self) -> int:
        """Return the height that the board has in every game."""
        return min((height for _, height in self.sizes), default=self.height)


class Die(Struct):
    """A die with numbers from `low` to `high`, or with faces: each face lists alternatives, as indexes of `outcomes`.

    An outcome has one count per mark.
    """

    name: str
    span: Span
    low: int
    high: int
    marks: tuple[str, ...]
    faces: tuple[tuple[int, ...], ...]
    outcomes: tuple[tuple[int, ...], ...]


class ParamSym(Struct):
    name: str
    type: Type
    prep: Preposition | None
    span: Span


class Signed(Struct):
    """A declaration with a signature: a value, permission, event or verb.

    `field` is the field of which a value is the changed one: see `resolve/changed_fields.py`. `told` are the fields of
    an event that only one player is told, each with the field of that player.
    """

    form: SignedForm
    name: str
    params: tuple[ParamSym, ...]
    type: Type
    decl: t.ValueDecl | t.PermissionDecl | t.EventDecl | t.VerbDecl
    span: Span
    cites: Cites
    module: str | None
    uses_you: bool = False
    field: FieldSym | None = None
    told: tuple[tuple[str, str], ...] = ()

    @property
    def word(self) -> str:
        """Return the word by which a spec names it."""
        return self.name if self.field is None else self.field.name


class Option(Struct):
    name: str
    per_player: bool
    type: Type
    default: t.Expr | None
    span: Span
    module: bool = False
    needs: tuple[t.Needs, ...] = ()


class TopRule(Struct):
    rule: t.Rule
    cites: Cites
    module: str | None


class Phase(Struct):
    name: str
    index: int
    decl: t.PhaseDecl
    module: str | None


class Symbols(Struct):
    """Everything the spec declares. `named` maps a name to its things, `owners` a thing id to its thing.

    `notes` are the notes of all files: see `parse/tree.py`. `field_values` are the fields that rules change, as values.
    `folders` are the folders of the files, in the order of reading: the base game first, then its expansions.
    """

    title: str = ""
    players: tuple[int, int] = (2, 2)
    seats: tuple[str, ...] = ()
    seats_span: Span | None = None
    game: Span | None = None
    modules: list[str] = field(default_factory=list)
    options: dict[str, Option] = field(default_factory=dict)
    enums: dict[str, EnumSym] = field(default_factory=dict)
    kinds: dict[str, Kind] = field(default_factory=dict)
    records: dict[str, Record] = field(default_factory=dict)
    things: list[Thing] = field(default_factory=list)
    resources: dict[str, Resource] = field(default_factory=dict)
    piles: dict[str, Pile] = field(default_factory=dict)
    pile_families: dict[str, PileFamily] = field(default_factory=dict)
    states: dict[str, StateSym] = field(default_factory=dict)
    pieces: dict[str, Piece] = field(default_factory=dict)
    boards: dict[str, Board] = field(default_factory=dict)
    dice: dict[str, Die] = field(default_factory=dict)
    values: dict[str, Signed] = field(default_factory=dict)
    field_values: dict[str, Signed] = field(default_factory=dict)
    permissions: dict[str, Signed] = field(default_factory=dict)
    events: dict[str, Signed] = field(default_factory=dict)
    verbs: dict[str, Signed] = field(default_factory=dict)
    phases: dict[str, Phase] = field(default_factory=dict)
    rules: list[TopRule] = field(default_factory=list)
    setups: list[tuple[t.SetupDecl, str | None]] = field(default_factory=list)
    course: t.CourseDecl | None = None
    wins: list[tuple[t.WinDecl, str | None]] = field(default_factory=list)
    score: t.ScoreDecl | None = None
    screens: list[t.ScreenDecl] = field(default_factory=list)
    examples: list[t.ExampleDecl] = field(default_factory=list)
    notes: set[t.Note] = field(default_factory=set)
    named: dict[str, list[Thing]] = field(default_factory=dict)
    owners: dict[int, Thing] = field(default_factory=dict)
    thing_count: int = 0
    folders: tuple[str, ...] = ()

    def later_folders(self, file: str) -> tuple[str, ...]:
        """Return the folders of the expansions of the game of a file: those read after its own."""
        own = folder_of(file)
        return self.folders[self.folders.index(own) + 1 :] if own in self.folders else ()

    def added_things(self, file: str, kind: str | None = None) -> list[int]:
        """Return the ids of the things (of a kind) that expansions of the game of a file declare."""
        later = self.later_folders(file)
        found = [thing for thing in self.things if folder_of(thing.span.file) in later] if later else []
        return [id_ for thing in found if kind is None or self.is_kind(thing.kind, kind) for id_ in thing.ids]

    def noted(self, form: NoteForm) -> set[str]:
        """Return the words of all notes of one form."""
        return {word for noted, word in self.notes if noted == form}

    def place_board(self, word: str) -> Board | None:
        """Return the board whose places are called `word`."""
        return next((b for b in self.boards.values() if b.place == word or word in b.kinds), None)

    def home_board(self, name: str) -> Board | None:
        """Return the board on which things of a kind are placed: the one that the kind names, or the first."""
        kind = self.kinds.get(name)
        while kind is not None and kind.lies is None:
            kind = self.kinds.get(kind.parent or "")
        return next(iter(self.boards.values()), None) if kind is None else self.boards.get(kind.lies or "")

    def is_kind(self, name: str, ancestor: str) -> bool:
        """Return whether a kind is `ancestor` or descends from it."""
        seen: set[str] = set()
        current: str | None = name
        while current is not None and current not in seen:
            if current == ancestor:
                return True
            seen.add(current)
            kind = self.kinds.get(current)
            current = kind.parent if kind else None
        return False

    def field_of(self, kind: str, word: str) -> FieldSym | None:
        """Return the field of a kind or of its parents, None if there is none of that name."""
        seen: set[str] = set()
        current: str | None = kind
        while current is not None and current in self.kinds and current not in seen:
            seen.add(current)
            if word in self.kinds[current].fields:
                return self.kinds[current].fields[word]
            current = self.kinds[current].parent
        return None

    def things_of(self, kind: str) -> list[Thing]:
        """Return the things of a kind and of the kinds below it."""
        below = {kind, *(name for name in self.kinds if self.is_kind(name, kind))}
        return [thing for thing in self.things if thing.kind in below]

    def proto_of(self, thing_id: int) -> Thing:
        return self.owners[thing_id]
