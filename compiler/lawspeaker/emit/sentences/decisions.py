"""Decisions as Python: the list of legal actions, and what becomes of the answer."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from lawspeaker.analysis.piece_index import stands_where
from lawspeaker.analysis.repeated_values import RepeatedValues
from lawspeaker.check import ir as c
from lawspeaker.check.lint.pile_order import list_sources
from lawspeaker.check.sentences.choice_domains import MOST, largest_payment
from lawspeaker.check.walk import nodes
from lawspeaker.emit import size_names
from lawspeaker.emit.expressions import expressions, lookups, measures
from lawspeaker.emit.expressions.attributes import kept
from lawspeaker.emit.lines import INDENT, always_leaves, indented
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.precedence import ADD, OR
from lawspeaker.emit.python_text import NewList, listed, offset_text, range_text
from lawspeaker.emit.sentences import frames, jumps
from lawspeaker.emit.sentences.decision_names import (
    count,
    decision,
    declining,
    first_action,
    minus,
    offset,
    option,
    option_beside,
    plus,
    stride,
)
from lawspeaker.emit.sentences.frame_slots import write_target
from lawspeaker.emit.writer import EmptyPlace, Hoisted, Reads, Writer
from lawspeaker.lower.function_names import unused
from lawspeaker.resolve.types import TypeForm

NOT_HOISTED = frozenset(("piles",))
WRITTEN_NAMES = frozenset(("it", "k", "n", "p", "way"))
"""Variables that the functions of this layer bind inside expressions."""
PROVEN = (
    c.Const,
    c.OptionGet,
    c.PileGet,
    c.Universe,
    c.Arithmetic,
    c.Extreme,
    c.Cond,
    c.Compare,
    c.Query,
    c.ListOf,
    c.ListFor,
    c.Range,
    c.BoardValue,
    c.GameValue,
)
"""Expressions whose numbers are within the bounds of their types if those in them are."""
LOOPS = c.Quantified


class Options(Struct, frozen=True):
    """The list of legal actions: an expression, the lines before it, and lines after it that change the list.

    `certain`: the list is never empty.
    """

    legal: str
    before: list[str]
    after: list[str]
    certain: bool = False

    def lines(self) -> list[str]:
        return [*self.before, f"legal = {self.legal}", *self.after]


def ask(w: Writer, stmt: c.Question, none: int) -> list[str]:
    """Write the options of a choice; without any, the game goes on at `none`."""
    site = stmt.site
    assert site is not None
    by = stmt.player if isinstance(stmt, c.Pay) else stmt.by
    found = options(w, stmt)
    decide = [f"s.player = {w.value(by)}", f"s.site = {decision(w.layout, site)}"]
    leave = [f"st[-2] = {w.label(w.number + 1)}", jumps.suspend(w)]
    if found.certain and not found.before and not found.after:
        return [*decide, f"s.legal = {found.legal}", *leave]
    lines, suspend = found.lines(), [*decide, "s.legal = legal", *leave]
    if found.certain:
        return [*lines, *suspend]
    if isinstance(stmt, c.Choose | c.ChooseMany) and site.decline:
        suspend = [*may_decline(w, stmt), *suspend]
    suspend = [*shown_openly(w, stmt), *suspend]
    if isinstance(stmt, c.Pay) or is_face(w, stmt):
        only = ["s.answer = legal[0]", *frames.goto(w, w.number + 1)]
        lines += ["if len(legal) > 1:", *indented(suspend), "if len(legal) == 1:", *indented(only)]
        otherwise = frames.goto(w, none)
        return [*lines, *(otherwise if always_leaves(only) else ["else:", *indented(otherwise)])]
    if isinstance(stmt, c.ChooseOrder):
        return [*lines, "if len(legal) > 1:", *indented(suspend), *frames.goto(w, none)]
    return [*lines, "if legal:", *indented(suspend), *frames.goto(w, none)]


def may_repeat(w: Writer, pool: c.PoolInfo) -> bool:
    """Tell whether a choice could offer the same value twice."""
    return pool.high is None and RepeatedValues(w.layout.program, w.function).may_repeat(pool.source)


def shown_openly(w: Writer, stmt: c.Question) -> list[str]:
    """Write that a player who chooses openly among hidden things sees those on offer."""
    if not isinstance(stmt, c.Choose | c.ChooseMany) or not stmt.site.openly or len(stmt.site.vars) > 1:
        return []
    (var,) = stmt.site.vars
    if not w.layout.may_hide(var.type):
        return []
    things = listed(f"it{minus(offset(w.layout, stmt.site))}", "it", "legal")
    return [f"show(s, PILES, {w.value(stmt.by)}, {things})"]


def may_decline(w: Writer, stmt: c.Choose | c.ChooseMany) -> list[str]:
    """Write the option to decline; a choice of exactly so many cannot be declined once it has begun."""
    decline = f"legal.append({declining(w.layout, stmt.site)})"
    if isinstance(stmt, c.ChooseMany) and not stmt.up_to:
        return [f"if not {w.name(stmt.name)}:", INDENT + decline]
    return [decline]


def is_face(w: Writer, stmt: c.Question) -> bool:
    return isinstance(stmt, c.Choose) and isinstance(stmt.pools[0].source, c.FaceChoices) and len(stmt.pools) == 1


def options(w: Writer, stmt: c.Question) -> Options:
    """Write the legal actions."""
    match stmt:
        case c.Choose():
            if has_loop(stmt):
                before, legal = hoisted(w, stmt.pools, lambda: chosen_from(w, stmt))
            else:
                before, legal = [], chosen_from(w, stmt)
            certain = not stmt.site.decline and all(is_certain(pool) for pool in stmt.pools)
            certain = certain or any(test is None for test, _ in stmt.beside)
            return Options(legal, before, [*unrepeated(w, stmt.pools), *offered_beside(w, stmt)], certain)
        case c.ChooseOne():
            return label_options(w, stmt)
        case c.ChooseMany():
            before, legal = hoisted(w, (stmt.pool,), lambda: more_of(w, stmt))
            after = unrepeated(w, (stmt.pool,))
            if not stmt.up_to:
                after += [f"if len(legal) < {w.name(stmt.left)}:", f"{INDENT}legal = []"]
            return Options(legal, before, after)
        case c.ChooseOrder():
            added = plus(offset(w.layout, stmt.site))
            return Options(listed(f"it{added}", "it", NewList(f"sorted(set({w.name(stmt.name)}))")), [], [])
        case c.Pay():
            added = plus(first_action(w.layout, stmt.site)) if stmt.site else ""
            player = w.value(stmt.player)
            place = place_name(w)
            most = size_names.size(w.layout, largest_payment(w.layout.width), "largest", "payment")
            have, owed = f"purse(s, {player})", w.name(stmt.temp)
            accepted = stand_ins(w.layout, player, have, owed)
            call = f'goods.payments({have}, {owed}, {accepted}, {most}, "{place}")'
            return Options(listed(f"it{added}", "it", call) if added else call, [], [])


def stand_ins(layout: Layout, player: str, have: str, owed: str) -> str:
    """Write the list of what may pay for each resource."""
    return layout.table("stand", "ins") if layout.fixed_payments else f"stand_ins(s, {player}, {have}, {owed})"


def offered_beside(w: Writer, stmt: c.Choose) -> list[str]:
    """Write that the labels beside the elements are legal, too."""
    lines: list[str] = []
    for number, (test, _) in enumerate(stmt.beside):
        add = f"legal.append({option_beside(w.layout, stmt.site, number)})"
        lines += [add] if test is None else [f"if {w.value(test)}:", INDENT + add]
    return lines


def unrepeated(w: Writer, pools: tuple[c.PoolInfo, ...]) -> list[str]:
    """Write that each action is legal once, where pools could offer the same value twice."""
    return ["legal = without_duplicates(legal)"] if any(may_repeat(w, pool) for pool in pools) else []


def action(w: Writer, stmt: c.Choose) -> str:
    """Write the id of an option from the values chosen: mixed radix over the variables."""
    terms: list[str] = []
    for number, pool in enumerate(stmt.pools):
        weight = stride(w.layout, stmt.site, number, pool.var)
        terms.append(f"{pool.var} * {weight}" if weight else pool.var)
    added = plus(offset(w.layout, stmt.site))
    if not added and terms == [stmt.pools[0].var] and stmt.pools[0].type.form == TypeForm.YES_NO:
        return f"int({terms[0]})"
    return " + ".join(terms) + added


def chosen_from(w: Writer, stmt: c.Choose) -> str:
    """Write the list of the actions for everything that may be chosen."""
    element = action(w, stmt)
    walks = [walk(w, pool) for pool in stmt.pools]
    if len(walks) == 1:
        (source, tests), var = walks[0], stmt.pools[0].var
        return listed(element, var, source, tests)
    pairs = zip(stmt.pools, walks, strict=True)
    loops = [f"for {pool.var} in {source}{f' if {tests}' if tests else ''}" for pool, (source, tests) in pairs]
    return f"[{element} {' '.join(loops)}]"


def has_loop(stmt: c.Choose) -> bool:
    """Tell whether listing the options is more than copying a list."""
    if len(stmt.pools) > 1 or stmt.pools[0].where is not None or stmt.site.base != stmt.site.vars[0].first:
        return True
    return any(isinstance(node, LOOPS) for node in nodes(stmt.pools[0].source))


def walk(w: Writer, pool: c.PoolInfo) -> tuple[str, str]:
    """Return what a choice is made from, and the test that options must pass.

    Places with or without a piece are taken from the index of the piece.
    """
    found = stands_where(pool)
    if found is not None:
        piece, owner, rest = found
        if owner is None and piece.name in w.layout.vacant:
            return kept(w, piece.name, "vacant"), expressions.conjunction(w, rest)
        if owner is not None and piece.name in w.layout.owned:
            owned = w.indexed(w.layout.attribute("piece", f"{piece.name}_owned"))
            return f"{owned}[{w.value(owner)}]", expressions.conjunction(w, rest)
    source = pool_source(w, pool)
    return source, "" if pool.where is None else w.value(pool.where, OR)


def hoisted(w: Writer, pools: tuple[c.PoolInfo, ...], write: Callable[[], str]) -> tuple[list[str], str]:
    """Write an expression with loops, and the lines before it that bind the lists and rows that it reads to variables.

    The expression is written twice: once to find out what it reads, once with the variables.
    """
    assert w.function is not None
    w.reads = Reads()
    with w.recording() as names:
        write()
    taken = w.layout.lowered.taken | {*w.function.locals, *(name for name, _ in w.function.params)}
    before: list[str] = []
    for attribute in w.reads.lists:
        if attribute not in NOT_HOISTED:
            is_free = attribute not in taken | names | WRITTEN_NAMES
            local = w.hoisted.lists[attribute] = attribute if is_free else unused(f"{attribute}_now", taken)
            before.append(f"{local} = s.{attribute}")
    bound = bound_names(pools)
    for table, index in w.reads.rows:
        if index not in bound:
            local = unused(f"{table.lower().removeprefix('table_')}_{index}", taken)
            w.hoisted.rows[table, index] = local
            before.append(f"{local} = {table}[{w.name(index)}]")
    text = write()
    w.hoisted = Hoisted()
    return before, text


def bound_names(pools: tuple[c.PoolInfo, ...]) -> set[str]:
    """Return the variables that the loops over some pools and inside them bind."""
    inner = {node.var for node in nodes(pools) if isinstance(node, LOOPS)}
    return {*inner, *(pool.var for pool in pools)}


def pool_source(w: Writer, pool: c.PoolInfo) -> str:
    if pool.high is None:
        source = pool_list(w, pool.source)
        if pool.type.form != TypeForm.NUMBER or is_proven(w, pool.source):
            return source
        bottom = 0 if pool.type.low is None else pool.type.low
        top = most_text(w, MOST if pool.type.high is None else pool.type.high)
        return f'require_within({source}, {bottom}, {top}, "{pool.span.place()}")'
    low = w.value(pool.source)
    if not is_proven(w, pool.source):
        low = f'require_at_least({low}, {pool.type.low}, "{pool.span.place()}")'
    if isinstance(pool.high, c.Const):
        return range_text(low, str(pool.high.value + 1))
    high = w.value(pool.high, ADD)
    if not is_proven(w, pool.high):
        assert pool.type.high is not None
        high = f'require_at_most({w.value(pool.high)}, {most_text(w, pool.type.high)}, "{pool.span.place()}")'
    return range_text(low, f"{high} + 1")


def most_text(w: Writer, number: int) -> str:
    """Write the highest number that may be chosen; the language's own limit has a name."""
    return size_names.size(w.layout, MOST, "most", "chosen") if number == MOST else str(number)


def is_proven(w: Writer, e: c.Expr) -> bool:
    """Tell whether numbers are surely within the bounds of their type: nothing stops a state from leaving its range."""
    number = e.type.element if e.type.form == TypeForm.LIST else e.type
    if number.low is None or number.high is None:
        return False
    return all(
        isinstance(node, PROVEN)
        or (isinstance(node, c.FieldGet) and not node.field.dynamic)
        or (isinstance(node, c.Local) and is_chosen(w, node.name))
        for node in nodes(e)
        if isinstance(node, c.Expression)
    )


def is_chosen(w: Writer, name: str) -> bool:
    """Tell whether a variable is what a player chose, or an element of a list; other variables may be any number."""
    assert w.function is not None
    if name in dict(w.function.params):
        return False
    binding = [node for node in nodes(w.function.body) if isinstance(node, c.Sentence) and name in node.binds]
    return all(isinstance(node, c.Choose | c.ChooseMany) for node in binding)


def pool_list(w: Writer, source: c.Expr) -> str:
    """Write the list that a choice is made from; what has no order is offered by number."""
    text = lookups.iterable(w, source, OR)
    unordered = any(
        isinstance(node, c.PileGet) and node.unordered and lookups.is_shuffled(w, node) for node in list_sources(source)
    )
    return NewList(f"sorted({text})") if unordered else text


def place_name(w: Writer) -> str:
    assert w.function is not None
    return w.function.span.place()


def label_options(w: Writer, stmt: c.ChooseOne) -> Options:
    """Write the actions for the labels whose conditions hold."""
    names = [option(w.layout, stmt.site, k) for k in range(len(stmt.labels))]
    always = [name for name, (test, _) in zip(names, stmt.labels, strict=True) if test is None]
    if len(always) == len(stmt.labels):
        return Options(f"[{', '.join(always)}]", [], [], certain=True)
    lines: list[str] = []
    for name, (test, _) in zip(names, stmt.labels, strict=True):
        add = f"legal.append({name})"
        lines += [add] if test is None else [f"if {w.value(test)}:", INDENT + add]
    return Options("[]", [], lines, bool(always))


def more_of(w: Writer, stmt: c.ChooseMany) -> str:
    """Write the list of the actions for everything that is not chosen yet."""
    site, var = stmt.site, stmt.pool.var
    source, fresh = pool_source(w, stmt.pool), f"{var} not in {w.name(stmt.name)}"
    where = fresh if stmt.pool.where is None else f"{w.value(stmt.pool.where, OR + 1)} and {fresh}"
    return f"[{var}{plus(offset(w.layout, site))} for {var} in {source} if {where}]"


def take_answer(w: Writer, stmt: c.Question, declined: int, arms: tuple[int, ...]) -> list[str]:
    """Write what is bound to the answer."""
    match stmt:
        case c.Choose():
            if len(stmt.pools) == 1:
                found = stands_where(stmt.pools[0])
                if found is not None and found[1] is None:
                    w.empty_place = EmptyPlace(found[0].name, stmt.pools[0].var)
            bound = [*write_declined(w, stmt.site, declined), *take_beside(w, stmt, arms[1:]), *bind(w, stmt)]
            return [*bound, *frames.goto(w, arms[0])] if arms else bound
        case c.ChooseOne():
            return choose_arm(w, stmt, arms)
        case c.ChooseMany():
            value = f"s.answer{minus(offset(w.layout, stmt.site))}"
            more = [f"{write_target(w, stmt.name)} = [*{w.name(stmt.name)}, {value}]"]
            more.append(f"{write_target(w, stmt.left)} = {w.name(stmt.left)} - 1")
            return [*write_declined(w, stmt.site, declined), *more]
        case c.ChooseOrder():
            value = f"s.answer{minus(offset(w.layout, stmt.site))}"
            ordered, rest = w.name(stmt.temp), w.name(stmt.name)
            return [
                f"{write_target(w, stmt.temp)} = [*{ordered}, {value}]",
                f"{write_target(w, stmt.name)} = without_first({rest}, {value})",
            ]
        case c.Pay():
            taken = minus(first_action(w.layout, stmt.site)) if stmt.site else ""
            player = w.value(stmt.player)
            head = f"s, s.goods, {measures.goods_table(w)}, {player}"
            return [f"goods.pay_with({head}, s.answer{taken})", *w.invalidation.of(stmt.writes(w.layout.symbols))]


def take_beside(w: Writer, stmt: c.Choose, arms: tuple[int, ...]) -> list[str]:
    """Write the jumps for the labels beside the elements."""
    lines: list[str] = []
    for number, arm in enumerate(arms):
        lines += [f"if s.answer == {option_beside(w.layout, stmt.site, number)}:"]
        lines += indented(jumps.jump(w, w.label(arm), True))
    return lines


def write_declined(w: Writer, site: c.SiteInfo, target: int) -> list[str]:
    if not site.decline:
        return []
    return [f"if s.answer == {declining(w.layout, site)}:", *indented(jumps.jump(w, w.label(target), True))]


def bind(w: Writer, stmt: c.Choose) -> list[str]:
    """Write the variables of a choice as parts of the answer."""
    vars_ = stmt.site.vars
    if len(vars_) == 1:
        var = stmt.pools[0].var
        value = f"s.answer{minus(offset(w.layout, stmt.site))}"
        return [f"{write_target(w, var)} = {value}{' != 0' if vars_[0].type.form == TypeForm.YES_NO else ''}"]
    lines: list[str] = []
    first = first_action(w.layout, stmt.site)
    answer = f"(s.answer - {first})" if first else "s.answer"
    for number, var_info in enumerate(vars_):
        var = stmt.pools[number].var
        weight = stride(w.layout, stmt.site, number, var)
        value = f"{answer} // {weight}" if weight else answer
        if number:
            value = f"{value} % {count(w.layout, stmt.site, number, var)}"
        value += " != 0" if var_info.type.form == TypeForm.YES_NO else behind_first(w, var_info)
        lines.append(f"{write_target(w, var)} = {value}")
    return lines


def behind_first(w: Writer, var: c.SiteVar) -> str:
    """Write what is added to the number of a value among those that may be chosen."""
    type_ = var.type.bare()
    is_thing = type_.form == TypeForm.THING and w.layout.symbols.kinds[type_.name].first == var.first
    return size_names.behind_first(w.layout, type_.name) if is_thing else offset_text(var.first)


def choose_arm(w: Writer, stmt: c.ChooseOne, arms: tuple[int, ...]) -> list[str]:
    again = not all(jumps.is_later(w, arm) for arm in arms)
    if len(arms) == 2:
        yes, no = (w.label(arm) for arm in arms)
        return jumps.jump(w, f"{yes} if s.answer == {option(w.layout, stmt.site, 0)} else {no}", again)
    labels = lookups.tuple_text(w, [w.label(arm) for arm in arms])
    return jumps.jump(w, f"{labels}[s.answer{minus(first_action(w.layout, stmt.site))}]", again)


def is_certain(pool: c.PoolInfo) -> bool:
    """Tell whether a pool surely has something in it: numbers from one that is known to one that is not below it."""
    if pool.where is not None or not isinstance(pool.source, c.Const) or not isinstance(pool.high, c.Const):
        return False
    return pool.source.value <= pool.high.value
