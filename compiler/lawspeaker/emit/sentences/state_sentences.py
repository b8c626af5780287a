"""Sentences that change something at once: counters, goods, cards, records, chance."""

from __future__ import annotations

from typing import assert_never

from lawspeaker.analysis.taken_places import is_place_seen
from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit.expressions import expressions, lookups, measures
from lawspeaker.emit.expressions.attributes import pile_code
from lawspeaker.emit.lines import INDENT, indented
from lawspeaker.emit.precedence import ADD, MULTIPLY, OR
from lawspeaker.emit.sentences.frame_slots import write_target
from lawspeaker.emit.writer import Writer
from lawspeaker.lower.function_names import unused
from lawspeaker.resolve.symbols import Pile, Visibility
from lawspeaker.resolve.types import Type, TypeForm


def fresh_name(w: Writer, word: str) -> str:
    """Return a variable that the function does not have yet."""
    assert w.function is not None
    return unused(word, w.layout.lowered.taken | w.function.locals.keys())


def let_search(w: Writer, name: str, e: c.Query) -> list[str]:
    """Write `let x = first y among … where …` as the loop it is."""
    assert e.where is not None
    loop = [
        f"for {e.var} in {lookups.iterable(w, e.source, OR)}:",
        f"{INDENT}if {w.value(e.where)}:",
    ]
    found = [f"{INDENT * 2}{write_target(w, name)} = {e.var}", f"{INDENT * 2}break"]
    return [*loop, *found, "else:", f"{INDENT}{write_target(w, name)} = {expressions.nothing(w, e.type)}"]


def change(w: Writer, stmt: c.Change) -> list[str]:
    place, sign = stmt.place, "+" if stmt.sign > 0 else "-"
    if isinstance(place, c.ResourceGet | c.ResourceOf):
        name = (
            lookups.resource_text(w, place.resource.name)
            if isinstance(place, c.ResourceGet)
            else w.value(place.resource)
        )
        amount = w.value(stmt.amount) if stmt.sign > 0 else f"-{w.atom(stmt.amount)}"
        return [f"goods.change(s, s.goods, {measures.goods_table(w)}, {w.value(place.player)}, {name}, {amount})"]
    if isinstance(place, c.Local):
        return [f"{write_target(w, place.name)} = {w.name(place.name)} {sign} {w.value(stmt.amount, MULTIPLY)}"]
    return [f"{w.value(place)} {sign}= {w.value(stmt.amount)}"]


def money(w: Writer, stmt: c.Payments) -> list[str]:
    match stmt:
        case c.Gain(_, bundle, player, sign):
            word, table = ("gain", measures.limited_goods_table) if sign > 0 else ("lose", measures.goods_table)
            head = f"s, s.goods, {table(w)}, {w.value(player)}"
            if isinstance(bundle, c.BundleOf) and len(bundle.parts) == 1:
                resource, count = bundle.parts[0]
                return [f"goods.{word}_one({head}, {w.value(resource)}, {w.value(count)})"]
            return [f"goods.{word}({head}, {lookups.list_value(w, bundle)})"]
        case c.Give(_, bundle, giver, taker, otherwise):
            sides = f"{w.value(giver)}, {w.value(taker)}"
            move = f"goods.give(s, s.goods, {measures.goods_table(w)}, {sides}, {lookups.list_value(w, bundle)})"
            return either(w, c.CanPay(bundle, giver, Type(TypeForm.YES_NO)), [move], otherwise)
        case c.Pay(span, bundle, player, _, otherwise):
            take = money(w, c.Gain(span, bundle, player, -1))
            return either(
                w,
                c.CanPay(bundle, player, Type(TypeForm.YES_NO)),
                take,
                otherwise or (c.Leave(span, c.LeaveForm.FAIL),),
            )


def either(w: Writer, test: c.Expr, yes: list[str], no: c.Block | None) -> list[str]:
    lines = [f"if {w.value(test)}:", *indented(yes)]
    otherwise = w.parts.write_block(w, no) if no else ["pass"]
    return lines if otherwise == ["pass"] else [*lines, "else:", *indented(otherwise)]


def cards(w: Writer, stmt: c.Cards) -> list[str]:
    match stmt:
        case c.Put(_, things, pile, first):
            lines = [put(w, things, pile, "first" if first else "last")]
            if not isinstance(things, c.PileGet) or not lookups.is_shuffled(w, things):
                return lines
            return (
                [*lines, *at_work(w, pile)] if lookups.is_shuffled(w, pile) else [lookups.pile_list(w, things), *lines]
            )
        case c.Deal(_, count, source, target):
            tag = w.layout.type_name(Type(TypeForm.THING, source.pile.kind))
            codes = f"{pile_code(w, source)}, {pile_code(w, target)}"
            return [f"deal(s, PILES, {w.value(count)}, {codes}, {tag})"]
        case c.Shuffle(_, pile):
            return [f"shuffle(s, PILES, {pile_code(w, pile)})", *at_work(w, pile)]
        case c.Flip(_, pile):
            return [f"flip(s, {pile_code(w, pile)})"]
        case c.Show(_, things, None):
            return [f"reveal(s, PILES, {thing_list(w, things)})"]
        case c.Show(_, things, player):
            assert player is not None
            return [f"show(s, PILES, {w.value(player)}, {thing_list(w, things)})"]
        case c.PlaceThing(_, thing, place):
            tag = w.layout.type_name(place.type)
            if thing.type.form == TypeForm.LIST:
                call = f"place_thing(s, PILES, it, {w.value(place)}, {tag})"
                return [f"for it in {lookups.list_value(w, thing)}:", INDENT + call]
            return [f"place_thing(s, PILES, {w.value(thing)}, {w.value(place)}, {tag})"]
        case c.RemoveThing(_, c.PileGet() as pile):
            return [f"take_out_all(s, PILES, {pile_code(w, pile)})"]
        case c.RemoveThing(_, things):
            word = f"take_out{unseen(w, things, None)}"
            if things.type.form == TypeForm.LIST:
                return [f"for it in {lookups.list_value(w, things)}:", f"{INDENT}{word}(s, PILES, it)"]
            return [f"{word}(s, PILES, {w.value(things)})"]
        case _:
            assert_never(stmt)


def thing_list(w: Writer, things: c.Expr) -> str:
    return lookups.list_value(w, things) if things.type.form == TypeForm.LIST else f"[{w.value(things)}]"


def put(w: Writer, things: c.Expr, pile: c.PileGet, end: str) -> str:
    code = pile_code(w, pile)
    if isinstance(things, c.PileGet):
        return f"put_all_{end}(s, PILES, {pile_code(w, things)}, {code})"
    end += unseen(w, things, pile.pile)
    if things.type.form == TypeForm.LIST:
        return f"put_list_{end}(s, PILES, {lookups.list_value(w, things)}, {code})"
    return f"put_{end}(s, PILES, {w.value(things)}, {code})"


def unseen(w: Writer, things: c.Expr, target: Pile | None) -> str:
    """Return the end of the name of a move that may hide from which place of a pile that nobody sees things come.

    It is empty for a move to a pile that all see, and if no pile of the game has such places.
    """
    symbols = w.layout.symbols
    kind = (things.type.element if things.type.form == TypeForm.LIST else things.type).name
    if target is not None and target.seen == Visibility.EVERYONE:
        return ""
    sources = [pile for pile in symbols.piles.values() if pile.seen == Visibility.NOBODY]
    if not any(symbols.is_kind(pile.kind, kind) or symbols.is_kind(kind, pile.kind) for pile in sources):
        return ""
    return "" if is_place_seen(w.function, things) else "_unseen"


def at_work(w: Writer, pile: c.PileGet) -> list[str]:
    """Write that a pile in play gets its order at once: the rules of its things meet it."""
    if not pile.pile.in_play or not lookups.is_shuffled(w, pile):
        return []
    return [f"with_all_in_order(s, PILES, {pile_code(w, pile)}, {lookups.pile_tag(w, pile)})"]


def chance(w: Writer, stmt: c.Roll | c.Pick) -> list[str]:
    if isinstance(stmt, c.Pick):
        tag = w.layout.type_name(stmt.type)
        if stmt.high is not None:
            low, high = w.value(stmt.source), w.value(stmt.high)
            if not isinstance(stmt.source, c.Const) or not isinstance(stmt.high, c.Const):
                high = f'require_range({high}, {low}, "{stmt.span.place()}")'
            text = f"pick_number(s, {low}, {high}, {tag})"
        else:
            values = lookups.list_value(w, stmt.source)
            if not isinstance(stmt.source, c.Universe | c.ListOf):
                values = f'require_any({values}, "{stmt.span.place()}")'
            text = f"pick_from(s, {values}, {tag})"
    else:
        die = stmt.die
        if die.faces:
            tag = w.layout.type_name(Type(TypeForm.FACE, die.name))
            text = f"pick_number(s, 0, {len(die.faces) - 1}, {tag})"
            if all(len(face) == 1 for face in die.faces):
                text = f"{w.layout.table(die.name, 'faces')}[{text}][0]"
                tag = w.layout.type_name(Type(TypeForm.OUTCOME, die.name))
        else:
            tag = w.layout.type_name(Type(TypeForm.NUMBER))
            text = f"pick_number(s, {die.low}, {die.high}, {tag})"
    return [
        f"{write_target(w, stmt.name)} = {text}",
        f"note(s, NOTE_CHANCE, {tag}, {stmt.name}, {seers(w, stmt)})",
    ]


def seers(w: Writer, stmt: c.Roll | c.Pick) -> str:
    """Write which players see a result of chance, as bits."""
    if stmt.seen is not None:
        return f"1 << {w.value(stmt.seen, ADD)}"
    if isinstance(stmt, c.Pick) and stmt.type.form == TypeForm.THING and w.layout.has_things:
        return f"knowledge.seen_by(s, PILES, {stmt.name})"
    return "EVERYBODY"


def start_record(w: Writer, stmt: c.StartRecord) -> list[str]:
    lines = []
    for field, value in stmt.values:
        lines.append(f"s.{w.layout.field_attribute(field)}.append({lookups.list_value(w, value)})")
    if not spoken_of(w, stmt.name):
        return lines
    first = w.layout.field_attribute(stmt.values[0][0])
    return [*lines, f"{write_target(w, stmt.name)} = len(s.{first}) - 1"]


def spoken_of(w: Writer, name: str) -> bool:
    """Tell whether the function uses one of its variables."""
    assert w.function is not None
    return any(isinstance(node, c.Local) and node.name == name for node in nodes(w.function.body))
