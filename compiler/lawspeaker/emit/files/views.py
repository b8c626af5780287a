"""The functions of `engine.py` that say what a player may know: `view`, `sees`, `observe`, and random copies."""

from __future__ import annotations

from lawspeaker.check.context import is_list
from lawspeaker.emit import size_names
from lawspeaker.emit.files.determinize import GuessWriter
from lawspeaker.emit.files.state import Attribute
from lawspeaker.emit.files.view_types import shown_parts
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import literal
from lawspeaker.emit.render import Definition, definition
from lawspeaker.resolve.symbols import BoardForm, StateSym, Visibility
from lawspeaker.resolve.types import Type, TypeForm


class ViewWriter:
    """Writes `view`, `sees` and `observe`."""

    def __init__(self, layout: Layout, attributes: list[Attribute]) -> None:
        self.layout = layout
        self.symbols = layout.symbols
        self.attributes = attributes
        self.guesses = GuessWriter(layout)

    def functions(self) -> list[Definition]:
        """Return the functions about what a player may know."""
        return [
            definition("view", "modules/view", entries=self.entries()),
            self.guesses.definition(),
            definition("sees", "modules/sees", things=self.layout.has_things),
            definition(("observe", "observation_legend"), "modules/observe", hides=self.hides_values()),
        ]

    def hides_values(self) -> bool:
        """Tell whether a value is hidden with the thing that it belongs to."""
        return any(part.sees for part in shown_parts(self.layout))

    def entries(self) -> list[tuple[str, str]]:
        """Return the keys and values of the view: everything declared, as far as the player may see it."""
        entries = [('"player"', "s.player"), ('"active"', "s.active"), ('"over"', "s.over"), ('"phase"', "s.phase")]
        for pile in self.symbols.piles.values():
            code = self.layout.table("pile", pile.name)
            one = f"view_pile(s, PILES, player, {code})"
            if pile.per_player:
                one = f"[view_pile(s, PILES, player, {code} + p) for p in {self.layout.seats}]"
            elif pile.of is not None:
                one = f"[view_pile(s, PILES, player, {code} + slot) for slot in range({pile.slots})]"
            entries.append((literal(pile.name), one))
        for resource in self.symbols.resources.values():
            entries.append((literal(resource.name), self.resource(resource.name, resource.seen)))
        for state in self.symbols.states.values():
            entries.append((literal(state.name), self.state(state)))
        for piece in self.symbols.pieces.values():
            entries.append((literal(piece.name), f"s.{self.layout.attribute('piece', piece.name)}[:]"))
        for option in self.symbols.options.values():
            attribute = f"s.{self.layout.attribute('option', option.name)}"
            entries.append((literal(option.name), f"{attribute}[1:]" if option.per_player else attribute))
        for board in self.symbols.boards.values():
            if board.form == BoardForm.LAID:
                entries.append((literal(board.name), f"s.{self.layout.attribute('board', board.name)}.dump()"))
        return [*entries, *self.things()]

    def resource(self, name: str, seen: Visibility) -> str:
        value = f"s.goods[{size_names.good_of(self.layout, 'p', self.layout.table('res', name))}]"
        if seen is Visibility.OWNER:
            value = f"{value} if p == player else -1"
        elif seen is Visibility.NOBODY:
            value = "-1"
        return f"[{value} for p in {self.layout.seats}]"

    def state(self, state: StateSym) -> str:
        attribute = f"s.{self.layout.attribute('state', state.name)}"
        if state.of is None:
            if state.seen == Visibility.NOBODY:
                return "-1"
            return f"{attribute}[:]" if is_list(state.type) else attribute
        if state.of.form == TypeForm.PLAYER:
            value = f"{attribute}[p]"
            if state.by is not None:
                size = size_names.key_count(self.layout, state.by)
                value = f"{attribute}[p * {size} : (p + 1) * {size}]"
                value = self.of_seen(value, state.by)
            if state.seen == Visibility.OWNER:
                value = f"{value} if p == player else -1"
            elif state.seen == Visibility.NOBODY:
                value = "-1"
            return f"[{value} for p in {self.layout.seats}]"
        if state.seen != Visibility.EVERYONE:
            return "-1"
        return self.of_seen(f"{attribute}[:]", state.of, state.by)

    def of_seen(self, values: str, kind: Type, by: Type | None = None) -> str:
        """Write the values of all players, things or places, of each by another key; of things, those that are seen."""
        if not self.layout.may_hide(kind):
            return values
        thing = "n" if by is None else f"n // {size_names.key_count(self.layout, by)}"
        shown = f"sees(s, player, {thing}{size_names.behind_first(self.layout, kind.name)})"
        return f"[part if {shown} else -1 for n, part in enumerate({values.removesuffix('[:]')})]"

    def things(self) -> list[tuple[str, str]]:
        """Show the fields that rules change, of the things the player sees, and where things stand."""
        found: list[tuple[str, str]] = []
        for kind in self.symbols.kinds.values():
            for sym in kind.fields.values():
                if sym.dynamic and sym.type.form != TypeForm.STEPS:
                    value = self.of_seen(f"s.{self.layout.field_attribute(sym)}[:]", Type(TypeForm.THING, kind.name))
                    found.append((literal(f"{kind.name} {sym.name}"), value))
        if self.layout.has_things and self.symbols.boards:
            found.append(('"places"', "[where if where < 0 else -1 for where in s.at]"))
        return found
