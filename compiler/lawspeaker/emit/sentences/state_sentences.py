"""Sentences that change something at once: counters, goods, cards, records, chance."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit.effects import reads
from lawspeaker.emit.expressions.expressions import ADD, MULTIPLY, OR
from lawspeaker.emit.expressions.queries import QueryWriter
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import INDENT, indented
from lawspeaker.emit.sentences.invalidate import Forgetter
from lawspeaker.lower.function_names import unused
from lawspeaker.resolve.types import Type


class ChangeWriter(QueryWriter):
    """Writes changes. `function` is the function they stand in."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.function: c.Function | None = None
        self.empty_place = ""
        ends = [e for e in layout.program.endings if e.event is None]
        self.watched = reads(
            layout.program, layout.symbols, [t for e in ends for t in [*e.tests, *(k for _, k in e.ranks)]]
        )
        self.watching = bool(ends)
        self.forgetting = Forgetter(layout)

    def target(self, name: str) -> str:
        """Write the variable on the left of an assignment; frames also keep it in their slot."""
        return name

    def fresh_name(self, word: str) -> str:
        """Return a variable that the function does not have yet."""
        assert self.function is not None
        return unused(word, self.layout.lowered.taken | self.function.locals.keys())

    def block(self, block: c.Block) -> list[str]:
        """Write sentences one after the other."""
        raise NotImplementedError

    def search(self, name: str, e: c.Query) -> list[str]:
        """Write `let x = first y among … where …` as the loop it is."""
        assert e.where is not None
        loop = [f"for {e.var} in {self.iterable(e.source, OR)}:", f"{INDENT}if {self.value(e.where)}:"]
        found = [f"{INDENT * 2}{self.target(name)} = {e.var}", f"{INDENT * 2}break"]
        return [*loop, *found, "else:", f"{INDENT}{self.target(name)} = {self.nothing(e.type)}"]

    def change(self, stmt: c.Change) -> list[str]:
        place, sign = stmt.place, "+" if stmt.sign > 0 else "-"
        if isinstance(place, c.ResourceGet | c.ResourceOf):
            name = (
                self.resource_text(place.resource.name)
                if isinstance(place, c.ResourceGet)
                else self.value(place.resource)
            )
            amount = self.value(stmt.amount) if stmt.sign > 0 else f"-{self.atom(stmt.amount)}"
            return [f"goods.change(s, s.goods, GOODS, {self.value(place.player)}, {name}, {amount})"]
        if isinstance(place, c.Local):
            return [f"{self.target(place.name)} = {place.name} {sign} {self.value(stmt.amount, MULTIPLY)}"]
        return [f"{self.value(place)} {sign}= {self.value(stmt.amount)}"]

    def money(self, stmt: c.Gain | c.Pay | c.Give) -> list[str]:
        match stmt:
            case c.Gain(_, bundle, player, sign):
                word = "gain" if sign > 0 else "lose"
                head = f"s, s.goods, GOODS, {self.value(player)}"
                if isinstance(bundle, c.BundleOf) and len(bundle.parts) == 1:
                    resource, count = bundle.parts[0]
                    return [f"goods.{word}_one({head}, {self.value(resource)}, {self.value(count)})"]
                return [f"goods.{word}({head}, {self.list_value(bundle)})"]
            case c.Give(_, bundle, giver, taker, otherwise):
                sides = f"{self.value(giver)}, {self.value(taker)}"
                move = f"goods.give(s, s.goods, GOODS, {sides}, {self.list_value(bundle)})"
                return self.either(c.CanPay(bundle, giver, Type("yes_no")), [move], otherwise)
            case c.Pay(span, bundle, player, _, otherwise):
                take = self.money(c.Gain(span, bundle, player, -1))
                return self.either(
                    c.CanPay(bundle, player, Type("yes_no")), take, otherwise or (c.Leave(span, "fail"),)
                )

    def either(self, test: c.Expr, yes: list[str], no: c.Block | None) -> list[str]:
        lines = [f"if {self.value(test)}:", *indented(yes)]
        otherwise = self.block(no) if no else ["pass"]
        return lines if otherwise == ["pass"] else [*lines, "else:", *indented(otherwise)]

    def cards(self, stmt: c.Stmt) -> list[str]:
        match stmt:
            case c.Put(_, things, pile, first):
                lines = [self.put(things, pile, "first" if first else "last")]
                if not isinstance(things, c.PileGet) or not self.is_shuffled(things):
                    return lines
                return [*lines, *self.at_work(pile)] if self.is_shuffled(pile) else [self.pile_list(things), *lines]
            case c.Deal(_, count, source, target):
                tag = self.layout.type_name(Type("thing", source.pile.kind))
                codes = f"{self.pile_code(source)}, {self.pile_code(target)}"
                return [f"deal(s, PILES, {self.value(count)}, {codes}, {tag})"]
            case c.Shuffle(_, pile):
                return [f"shuffle(s, PILES, {self.pile_code(pile)})", *self.at_work(pile)]
            case c.Show(_, things, None):
                return [f"reveal(s, PILES, {self.thing_list(things)})"]
            case c.Show(_, things, player):
                assert player is not None
                return [f"show(s, PILES, {self.value(player)}, {self.thing_list(things)})"]
            case c.PlaceThing(_, thing, place):
                tag = self.layout.type_name(place.type)
                if thing.type.form == "list":
                    call = f"place_thing(s, PILES, it, {self.value(place)}, {tag})"
                    return [f"for it in {self.list_value(thing)}:", INDENT + call]
                return [f"place_thing(s, PILES, {self.value(thing)}, {self.value(place)}, {tag})"]
            case c.RemoveThing(_, c.PileGet() as pile):
                return [f"take_out_all(s, PILES, {self.pile_code(pile)})"]
            case c.RemoveThing(_, things):
                if things.type.form == "list":
                    return [f"for it in {self.list_value(things)}:", INDENT + "take_out(s, PILES, it)"]
                return [f"take_out(s, PILES, {self.value(things)})"]
            case _:
                raise AssertionError(stmt)

    def thing_list(self, things: c.Expr) -> str:
        return self.list_value(things) if things.type.form == "list" else f"[{self.value(things)}]"

    def put(self, things: c.Expr, pile: c.PileGet, end: str) -> str:
        code = self.pile_code(pile)
        if isinstance(things, c.PileGet):
            return f"put_all_{end}(s, PILES, {self.pile_code(things)}, {code})"
        if things.type.form == "list":
            return f"put_list_{end}(s, PILES, {self.list_value(things)}, {code})"
        return f"put_{end}(s, PILES, {self.value(things)}, {code})"

    def at_work(self, pile: c.PileGet) -> list[str]:
        """Write that a pile in play gets its order at once: the rules of its things meet it."""
        if not pile.pile.in_play or not self.is_shuffled(pile):
            return []
        return [f"ordered(s, PILES, {self.pile_code(pile)}, {self.pile_tag(pile)})"]

    def chance(self, stmt: c.Roll | c.Pick) -> list[str]:
        if isinstance(stmt, c.Pick):
            tag = self.layout.type_name(stmt.type)
            if stmt.high is not None:
                low, high = self.value(stmt.source), self.value(stmt.high)
                if not isinstance(stmt.source, c.Const) or not isinstance(stmt.high, c.Const):
                    high = f'no_less({high}, {low}, "{stmt.span.place()}")'
                text = f"pick_number(s, {low}, {high}, {tag})"
            else:
                values = self.list_value(stmt.source)
                if not isinstance(stmt.source, c.Universe | c.ListOf):
                    values = f'some({values}, "{stmt.span.place()}")'
                text = f"pick_from(s, {values}, {tag})"
        else:
            die = stmt.die
            if die.faces:
                tag = self.layout.type_name(Type("face", die.name))
                text = f"pick_number(s, 0, {len(die.faces) - 1}, {tag})"
                if all(len(face) == 1 for face in die.faces):
                    text = f"{self.layout.table(die.name, 'faces')}[{text}][0]"
                    tag = self.layout.type_name(Type("outcome", die.name))
            else:
                tag = self.layout.type_name(Type("number"))
                text = f"pick_number(s, {die.low}, {die.high}, {tag})"
        return [f"{self.target(stmt.name)} = {text}", f"note(s, NOTE_CHANCE, {tag}, {stmt.name}, {self.seers(stmt)})"]

    def seers(self, stmt: c.Roll | c.Pick) -> str:
        """Write who may know what chance decided: one player, who sees the thing, or everybody."""
        if stmt.seen is not None:
            return f"1 << {self.value(stmt.seen, ADD)}"
        if isinstance(stmt, c.Pick) and stmt.type.form == "thing" and self.layout.has_things:
            return f"knowledge.seen_by(s, PILES, {stmt.name})"
        return "EVERYBODY"

    def start_record(self, stmt: c.StartRecord) -> list[str]:
        lines = []
        for field, value in stmt.values:
            lines.append(f"s.{self.layout.field_attribute(field)}.append({self.list_value(value)})")
        if not self.spoken_of(stmt.name):
            return lines
        first = self.layout.field_attribute(stmt.values[0][0])
        return [*lines, f"{self.target(stmt.name)} = len(s.{first}) - 1"]

    def spoken_of(self, name: str) -> bool:
        """Tell whether the function uses one of its variables."""
        assert self.function is not None
        return any(isinstance(node, c.Local) and node.name == name for node in nodes(self.function.body))
