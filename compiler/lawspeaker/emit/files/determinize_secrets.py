"""Random values for secrets that are no piles: hidden resources and states, and fields of hidden things.

    state bid of player: 1 to 6, seen by owner     ->      for p in range(1, 3):
                                                               if p != player:
                                                                   copy.bid[p] = 1 + draw(copy, 6)

What a field or state says of a thing goes with the place of the thing: the card that is guessed there now has it.
"""

from __future__ import annotations

from lawspeaker.check.constants import NO_NUMBER, missing_value
from lawspeaker.check.context import is_list
from lawspeaker.emit import size_names
from lawspeaker.emit.expressions import lookups, measures
from lawspeaker.emit.lines import indented
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.new_writer import new_writer
from lawspeaker.resolve import types as ty
from lawspeaker.resolve.symbols import BoardForm, Resource, StateSym, Visibility
from lawspeaker.resolve.types import Type, TypeForm

FEW = 10
"""A number without a range is drawn below this, or up to twice what the player has."""


class SecretWriter:
    """Writes the lines of a guess that are not about piles."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.symbols = layout.symbols
        self.writer = new_writer(layout)

    def lines(self) -> list[str]:
        """Write guesses at all secrets that are no piles."""
        states = [line for state in self.symbols.states.values() for line in self.state(state)]
        return [*self.resources(), *self.fields(), *states]

    def resources(self) -> list[str]:
        """Write how many of each hidden resource players may have."""
        if all(r.seen == Visibility.EVERYONE for r in self.symbols.resources.values()):
            return []
        goods = measures.limited_goods_table(self.writer)
        hidden = [r for r in self.symbols.resources.values() if r.seen != Visibility.EVERYONE]
        return [f"goods.{self.amounts(resource, goods)}" for resource in hidden]

    def amounts(self, resource: Resource, goods: str) -> str:
        """Write the call that guesses how many of a hidden resource players have."""
        told = f"player, {self.layout.table('res', resource.name)}, {resource.seen == Visibility.OWNER}"
        if not resource.tally:
            return f"guess_amounts(copy, copy.goods, {goods}, {told})"
        return (
            f"guess_tallied(copy, copy.goods, {goods}, {told}, copy.{self.layout.attribute('state', resource.tally)})"
        )

    def fields(self) -> list[str]:
        """Write that fields that rules change go with the places of hidden things."""
        lines: list[str] = []
        for kind in self.symbols.kinds.values():
            for sym in kind.fields.values():
                if (
                    sym.dynamic
                    and sym.type.form != TypeForm.STEPS
                    and self.layout.may_hide(Type(TypeForm.THING, kind.name))
                ):
                    attribute = f"copy.{self.layout.field_attribute(sym)}"
                    lines += self.carried(attribute, Type(TypeForm.THING, kind.name), sym.type)
        return lines

    def carried(self, attribute: str, kind: Type, type_: Type, each: str = "", seats: bool = False) -> list[str]:
        """Write that the values of each thing of a kind follow the thing to the place it is dealt to.

        `each`: so many values for each thing; `seats`: all of it for each player.
        """
        first, count = self.symbols.kinds[kind.name].first, size_names.kind_count(self.layout, kind.name)
        before = f"{attribute.removeprefix('copy.')}_before"
        value = f"{before}[n * {each} + k]" if each else f"{before}[n]"
        target = f"m * {each} + k" if each else "m"
        if seats:
            value, target = f"{before}[p * {count} + n]", f"p * {count} + m"
        if type_.bare().form == TypeForm.THING and self.layout.may_hide(type_):
            thing = f"m{size_names.behind_first(self.layout, kind.name)}"
            value = f"{value} if sees(copy, player, {thing}) else renamed({value}, became)"
        store = [f"{attribute}[{target}] = {value}"]
        if each:
            store = [f"for k in range({each}):", *indented(store)]
        if seats:
            store = [f"for p in {self.layout.seats}:", *indented(store)]
        beginning = size_names.first_of(self.layout, kind.name) if first else ""
        where = f"became[{beginning} + n] - {beginning}" if first else "became[n]"
        move = [f"m = {where}", f"if 0 <= m < {count}:", *indented(store)]
        return [f"{before} = {attribute}[:]", f"for n in range({count}):", *indented(move)]

    def state(self, state: StateSym) -> list[str]:
        """Write a guess at a state that is hidden from a player, or that is about hidden things."""
        attribute = f"copy.{self.layout.attribute('state', state.name)}"
        if state.seen == Visibility.EVERYONE:
            return self.of_hidden_things(state, attribute)
        if any(resource.tally == state.name for resource in self.symbols.resources.values()):
            return []  # everybody could have counted it
        if state.of is None:
            return [f"{attribute} = {self.guessed(state.type, attribute, '0')}"]
        whose = state.of.form == TypeForm.PLAYER
        own = f"{attribute}[player]" if whose and state.seen == Visibility.OWNER and state.by is None else "0"
        index = "p" if whose else "n"
        size = "" if state.by is None else size_names.key_count(self.layout, state.by)
        if state.by is not None:
            index = f"{index} * {size} + k"
        lines = [f"{attribute}[{index}] = {self.guessed(state.type, f'{attribute}[{index}]', own)}"]
        if state.by is not None:
            lines = [f"for k in range({size}):", *indented(lines)]
        if not whose:
            return [f"for n in range(len({attribute}){f' // {size}' if size else ''}):", *indented(lines)]
        if state.seen == Visibility.OWNER:
            lines = ["if p != player:", *indented(lines)]
        return [f"for p in {self.layout.seats}:", *indented(lines)]

    def of_hidden_things(self, state: StateSym, attribute: str) -> list[str]:
        """Write that the values of an open state for hidden things follow these to the places they are dealt to."""
        if state.of is not None and self.layout.may_hide(state.of):
            each = "" if state.by is None else size_names.key_count(self.layout, state.by)
            return self.carried(attribute, state.of, state.type, each)
        if (
            state.of is not None
            and state.of.form == TypeForm.PLAYER
            and state.by is not None
            and self.layout.may_hide(state.by)
        ):
            return self.carried(attribute, state.by, state.type, seats=True)
        return []

    def guessed(self, type_: Type, now: str, own: str) -> str:
        """Write a value a secret may have."""
        if type_.form == TypeForm.OPTIONAL:
            inner = self.guessed(type_.element, now, own)
            missing = "NO_NUMBER" if missing_value(type_) == NO_NUMBER else str(missing_value(type_))
            return f"{inner} if {now} != {missing} else {missing}"
        if is_list(type_) and type_.form == TypeForm.LIST:
            inner = self.guessed(type_.element, "it", "0")
            return f"[{inner} for it in {now}]"
        if type_.form == TypeForm.THING:
            kind = self.symbols.kinds[type_.name]
            held = f"copy, PILES, player, {now}, became"
            if self.layout.hides_things:
                ends = f"{size_names.first_of(self.layout, kind.name)}, {size_names.last_of(self.layout, kind.name)}"
                return f"guessed_thing({held}, {ends})"
            return self.drawn_thing(kind.name)
        return self.plain(type_, own)

    def plain(self, type_: Type, own: str) -> str:
        """Write a value of a type that is no thing and no list."""
        match type_.form:
            case TypeForm.YES_NO:
                return "draw(copy, 2) != 0"
            case TypeForm.ENUM:
                return f"draw(copy, {size_names.enum_count(self.layout, type_.name)})"
            case TypeForm.PLAYER:
                return "1 + draw(copy, copy.players)"
            case TypeForm.RESOURCE:
                return f"draw(copy, {size_names.resource_count(self.layout)})"
            case TypeForm.NUMBER if type_.low is not None and type_.high is not None:
                return self.drawn(type_.low, type_.high - type_.low + 1)
            case TypeForm.NUMBER:
                low = f"{type_.low} + " if type_.low else ""
                return f"{low}draw(copy, {FEW})" if own == "0" else f"{low}draw(copy, max({FEW}, 2 * {own} + 1))"
            case TypeForm.BUNDLE:
                return self.bundle(own)
            case TypeForm.OUTCOME:
                return self.drawn(0, len(self.symbols.dice[type_.name].outcomes))
            case TypeForm.PLACE:
                return self.place(type_)
            case form:
                raise AssertionError(f"a hidden state of {form} is refused by resolve")

    def bundle(self, own: str) -> str:
        """Write an amount of each resource, as much as of a number."""
        if own == "0":
            return f"[draw(copy, {FEW}) for _ in range({size_names.resource_count(self.layout)})]"
        return f"[draw(copy, max({FEW}, 2 * n + 1)) for n in {own}]"

    def place(self, type_: Type) -> str:
        """Write any place of a board; of one that is laid in play, any that is there now."""
        if type_.name in self.symbols.kinds:
            return self.drawn_thing(type_.name)
        board = self.symbols.place_board(type_.name)
        assert board is not None
        if board.form == BoardForm.LAID:
            there = f"laid.groups(copy.{self.layout.attribute('board', board.name)})"
            return f"int({there}[draw(copy, len({there}))])"
        if board.sizes:
            there = lookups.universe(self.writer, ty.list_of(type_))
            return f"{there}[draw(copy, len({there}))]"
        return f"draw(copy, {size_names.place_count(self.layout, board)})"

    def drawn_thing(self, kind: str) -> str:
        """Write any thing of a kind."""
        drawn = f"draw(copy, {size_names.kind_count(self.layout, kind)})"
        return f"{size_names.first_of(self.layout, kind)} + {drawn}" if self.symbols.kinds[kind].first else drawn

    def drawn(self, low: int, count: int) -> str:
        """Write a number that is drawn from so many, beginning with the lowest."""
        return f"{low} + draw(copy, {count})" if low else f"draw(copy, {count})"
