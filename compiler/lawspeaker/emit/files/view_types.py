"""What a view holds, twice from one description: `ViewPart`s for `names.py`, and the type `View` in `views.py`.

    pile hand of player: card, seen by owner   ->   ViewPart("hand", "pile", 0, (1,))
                                               ->   hand: list[list[Card | None]]

The order of the parts is that of `view` in `engine.py` (views.py of this folder).
"""

from __future__ import annotations

from keyword import iskeyword
from typing import assert_never

from msgspec import Struct

from lawspeaker.emit.files.thing_names import ThingNames
from lawspeaker.emit.modules import Module
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import literal, tuple_text
from lawspeaker.emit.render import definition
from lawspeaker.resolve.symbols import BoardForm, Visibility
from lawspeaker.resolve.types import NUMBER, PHASE, PLAYER, RESOURCE, Type, TypeForm
from lawspeaker.text.expressions.dice import english_mark, sides

MAX_LITERALS = 400
NOT_EMPTY = (TypeForm.NUMBER, TypeForm.YES_NO, TypeForm.BUNDLE)


class Shown(Struct, frozen=True):
    """One key of a view, as `ViewPart` of the runtime describes it, with types instead of their numbers."""

    word: str
    form: str
    type: Type
    of: tuple[Type, ...] = ()
    seen: Visibility = Visibility.EVERYONE
    sees: bool = False
    key: str = ""
    certain: bool = False

    @property
    def many(self) -> bool:
        """Tell whether each value is a list; a bundle is one value."""
        return self.type.bare().form == TypeForm.LIST

    @property
    def plain(self) -> Type:
        """Return the type of a value, or of the elements of a list."""
        return self.type.bare().element if self.many else self.type

    @property
    def optional(self) -> bool:
        """Tell whether a value may be nothing; an option (`certain`) is always set."""
        return self.plain.form not in NOT_EMPTY and not self.certain


def shown_parts(layout: Layout) -> list[Shown]:
    """Return the keys of a view in their order, without those that every game has."""
    s = layout.symbols
    found = [Shown("phase", "value", PHASE)] if s.phases else []
    for pile in s.piles.values():
        of = (PLAYER,) if pile.per_player else () if pile.of is None else (pile.of,)
        found.append(Shown(pile.name, "pile", Type(TypeForm.THING, pile.kind), of))
    for resource in s.resources.values():
        found.append(Shown(resource.name, "goods", NUMBER, (PLAYER,), resource.seen))
    for state in s.states.values():
        keys = tuple(key for key in (state.of, state.by) if key is not None)
        sees = any(layout.may_hide(key) for key in keys)
        found.append(Shown(state.name, "value", state.type, keys, state.seen, sees))
    for piece in s.pieces.values():
        places = place_type(layout, piece.board)
        form = ("owners" if piece.per_player else "present") if piece.single else "counts"
        several = form == "counts" and piece.per_player
        found.append(Shown(piece.name, form, NUMBER, (places, PLAYER) if several else (places,)))
    for option in s.options.values():
        found.append(Shown(option.name, "value", option.type, (PLAYER,) if option.per_player else (), certain=True))
    for board in s.boards.values():
        if board.form == BoardForm.LAID:
            found.append(Shown(board.name, "tiles", Type(TypeForm.THING, board.tile)))
    found += field_parts(layout, {part.word for part in found})
    if layout.has_things and s.boards:
        found.append(Shown("places", "places", NUMBER))
    return found


def field_parts(layout: Layout, taken: set[str]) -> list[Shown]:
    """Return the keys for fields of things that steps change; `card used` is `card_used` in a named view."""
    found: list[Shown] = []
    for kind in layout.symbols.kinds.values():
        thing = Type(TypeForm.THING, kind.name)
        for sym in kind.fields.values():
            if sym.dynamic and sym.type.form != TypeForm.STEPS:
                key = f"{kind.name}_{sym.name}"
                key += "_field" if key in taken else ""
                word = f"{kind.name} {sym.name}"
                found.append(Shown(word, "value", sym.type, (thing,), sees=layout.may_hide(thing), key=key))
    return found


def place_type(layout: Layout, board: str) -> Type:
    """Return the type of the places of a board, as `BoardInfo` has it."""
    sym = layout.symbols.boards[board]
    if sym.form == BoardForm.PLACES:
        return Type(TypeForm.THING, sym.kinds[0] if len(sym.kinds) == 1 else "")
    return Type(TypeForm.PLACE, sym.place)


def part_text(layout: Layout, part: Shown) -> str:
    """Write a key of a view for `names.py`."""
    plain = part.plain
    arguments = [literal(part.word), literal(part.form)]
    if part.form not in ("goods", "owners", "present", "counts", "places"):
        arguments.append(f"type={layout.type_tag(plain)}")
    of = () if part.form == "goods" else part.of
    if of:
        arguments.append(f"of={tuple_text([str(layout.type_tag(key)) for key in of])}")
    arguments += ["many=True"] if part.many else []
    arguments += ["optional=True"] if part.form == "value" and part.optional else []
    arguments += [f"seen={literal(part.seen.value)}"] if part.seen != Visibility.EVERYONE else []
    arguments += ["sees=True"] if part.sees else []
    arguments += [f"key={literal(part.key)}"] if part.key else []
    return f"ViewPart({', '.join(arguments)})"


class ViewTypeWriter:
    """Writes `views.py`: the type of the views of a game, and the names that its values have."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols
        self.copies = ThingNames(layout)
        self.names: dict[str, list[str]] = {}
        self.tiles = False

    def module(self) -> Module:
        """Return the module."""
        keys = [(part.key or part.word, self.part(part)) for part in shown_parts(self.layout)]
        boards = [(board.name, f"dict[{self.place(board.name)}, list[str]]") for board in self.symbols.boards.values()]
        lies = self.layout.has_things and bool(boards)
        names = (*self.names, *(["LaidTile"] if self.tiles else []), *(["Places"] if lies else []), "View")
        view = definition(
            names,
            "modules/view_types",
            literals={word: tuple_of(values) for word, values in self.names.items()},
            tiles=self.tiles,
            boards=boards if lies else [],
            keys=keys,
            keywords=any(iskeyword(key) for key, _ in [*keys, *boards]),
        )
        return Module("views", "what a player may know, by names", functions=[view], shared=False)

    def part(self, part: Shown) -> str:
        """Write the type of a key."""
        match part.form:
            case "pile":
                return self.keyed(part.of, f"list[{self.leaf(part.type)} | None]")
            case "goods":
                return "list[int | None]" if part.seen != Visibility.EVERYONE else "list[int]"
            case "owners":
                return f"dict[{self.leaf(part.of[0])}, int]"
            case "present":
                return f"list[{self.leaf(part.of[0])}]"
            case "counts":
                return f"dict[{self.leaf(part.of[0])}, {'list[int]' if len(part.of) > 1 else 'int'}]"
            case "tiles":
                self.tiles = True
                return "list[LaidTile]"
            case "places":
                return "Places"
            case _:
                return self.value(part)

    def value(self, part: Shown) -> str:
        """Write the type of a state, option or field."""
        leaf = self.leaf(part.plain)
        leaf += " | None" if part.optional else ""
        one = f"list[{leaf}]" if part.many else leaf
        one = or_none(one) if part.sees else one
        of_players = bool(part.of) and part.of[0].form == TypeForm.PLAYER
        inner = self.keyed(part.of[1:] if of_players else part.of, one, part.sees)
        inner = or_none(inner) if part.seen != Visibility.EVERYONE else inner
        return f"list[{inner}]" if of_players else inner

    def keyed(self, of: tuple[Type, ...], value: str, sees: bool = False) -> str:
        """Write the type of values by their keys."""
        if not of:
            return value
        inner = self.keyed(of[1:], value, sees)
        if of[0].form == TypeForm.PLAYER:
            return f"list[{inner}]"
        inner = or_none(inner) if sees and of[0].form == TypeForm.THING else inner
        return f"dict[{self.leaf(of[0])}, {f'list[{inner}]' if self.has_copies(of[0]) else inner}]"

    def has_copies(self, type_: Type) -> bool:
        """Tell whether several things of a type have the same name."""
        names = self.thing_names(type_.bare()) if type_.bare().form == TypeForm.THING else []
        return len(set(names)) < len(names)

    def thing_names(self, bare: Type) -> list[str]:
        """Return the names of the things of a kind, each copy by itself."""
        things = self.symbols.things_of(bare.name) if bare.name in self.symbols.kinds else self.symbols.things
        return self.copies.all(things)

    def place(self, board: str) -> str:
        """Write the type of the places of a board."""
        return self.leaf(place_type(self.layout, board))

    def leaf(self, type_: Type) -> str:
        """Write the type of a single value that is not nothing."""
        bare = type_.bare()
        match bare.form:
            case TypeForm.YES_NO:
                return "bool"
            case TypeForm.ENUM:
                return self.named(bare.name, list(self.symbols.enums[bare.name].words))
            case TypeForm.PHASE:
                return self.named("phase", list(self.symbols.phases))
            case TypeForm.RESOURCE:
                return self.named(RESOURCE.form.value, list(self.symbols.resources))
            case TypeForm.OUTCOME | TypeForm.FACE:
                outcomes, faces = sides(self.symbols.dice[bare.name], english_mark)
                names = outcomes if bare.form == TypeForm.OUTCOME else faces
                return self.named(f"{bare.name}_{bare.form.value}", names)
            case TypeForm.THING:
                return self.named(bare.name or "thing", self.thing_names(bare))
            case TypeForm.PLACE | TypeForm.SPOT:
                return "str"
            case TypeForm.BUNDLE:
                return "dict[str, int]"
            case (TypeForm.NUMBER | TypeForm.RECORD | TypeForm.PLAYER | TypeForm.LIST | TypeForm.OPTIONAL
                  | TypeForm.STEPS | TypeForm.NOTHING | TypeForm.UNKNOWN):  # fmt: skip
                return "int"
            case _:
                assert_never(bare.form)

    def named(self, word: str, values: list[str]) -> str:
        """Return the name of the type whose values are some names; `str` if there are too many to list."""
        distinct = list(dict.fromkeys(value for value in values if value))
        if not distinct or len(distinct) > MAX_LITERALS:
            return "str"
        name = "".join(part.capitalize() for part in word.split("_"))
        while name in ("View", "LaidTile", "Places") or self.names.get(name, distinct) != distinct:
            name += "Name"
        self.names[name] = distinct
        return name


def or_none(text: str) -> str:
    """Return a type that allows None, too.

    >>> or_none("int"), or_none("int | None")
    ('int | None', 'int | None')
    """
    return text if text.endswith("| None") else f"{text} | None"


def tuple_of(values: list[str]) -> str:
    """Return names as the arguments of `Literal`."""
    return ", ".join(literal(value) for value in values)
