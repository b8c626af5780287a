"""Reading the state, the tables and the boards, as Python text."""

from __future__ import annotations

from typing import assert_never

from lawspeaker.analysis.thing_rows import is_listed_anew
from lawspeaker.check import ir as c
from lawspeaker.emit import size_names
from lawspeaker.emit.expression_facts import fixed_parts, table_order
from lawspeaker.emit.expressions import measures, universes
from lawspeaker.emit.expressions.attributes import kept, pile_code
from lawspeaker.emit.precedence import ADD, ATOM, COMPARE, MULTIPLY, TERNARY, Text
from lawspeaker.emit.python_text import NewList, list_text, literal, range_text, tuple_of
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import Board, BoardForm, Piece
from lawspeaker.resolve.types import Type, TypeForm

FRESH_LISTS = (
    c.Query,
    c.ListOf,
    c.FirstN,
    c.FirstCopies,
    c.Reach,
    c.ThingsAt,
    c.BundleOf,
    c.BundleSum,
    c.SumOf,
    c.ListFor,
    c.CallRulePoint,
)

SHARED_ROWS = (c.BoardWord.NEIGHBOURS, c.BoardWord.JUST_LAID, c.BoardWord.JUST_CLOSED)
"""Words of laid boards that give a list of the board's own."""


def lookup(w: Writer, e: c.Expr) -> Text:
    """Write a look at the state or a table."""
    match e:
        case c.FieldGet():
            return field(w, e), ATOM
        case c.StateGet(state, key, _, by) if key is not None and by is not None and state.by is not None:
            values = w.indexed(w.layout.attribute("state", state.name))
            first, second = state_key(w, state.of, key, MULTIPLY), state_key(w, state.by, by, ADD)
            return f"{values}[{first} * {size_names.key_count(w.layout, state.by)} + {second}]", ATOM
        case c.StateGet(state, key):
            attribute = w.layout.attribute("state", state.name)
            if key is None:
                return w.state(attribute), ATOM
            return f"{w.indexed(attribute)}[{state_key(w, state.of, key)}]", ATOM
        case c.OptionGet(option, player):
            attribute = w.layout.attribute("option", option.name)
            return (w.state(attribute) if player is None else f"{w.indexed(attribute)}[{w.value(player)}]"), ATOM
        case c.ResourceGet(resource, player):
            return f"{w.indexed('goods')}[{good(w, player, resource_text(w, resource.name))}]", ATOM
        case c.ResourceOf(resource, player):
            return (
                f"{w.indexed('goods')}[{good(w, player, w.value(resource, MULTIPLY))}]",
                ATOM,
            )
        case c.BundlePart(bundle, resource):
            return (
                f"{w.value(bundle, ATOM)}[{w.value(resource)}]",
                ATOM,
            )
        case c.BundleOf() | c.BundleSum():
            return write_bundle(w, e), ATOM
        case c.PileGet():
            return pile_list(w, e), ATOM
        case c.Universe(type_):
            return universe(w, type_), ATOM
        case c.Range(low, high):
            return number_range(w, low, high), ATOM
        case c.ListOf(items):
            if e.joined:
                return NewList(f"[{', '.join(spread(w, item) for item in items)}]"), ATOM
            return NewList(f"[{', '.join(w.value(item) for item in items)}]"), ATOM
        case c.CallRulePoint():
            return use(w, e), ATOM
        case c.PieceOn() | c.PieceCount() | c.Reserve():
            return pieces(w, e)
        case c.Seat(number, text, line):
            return f"require_seat(s, {number}, {literal(text)}, {literal(line)})", ATOM
        case c.GameValue():
            return player_value(w, e)
        case c.BoardValue():
            return w.parts.board_value(w, e)
        case (c.Const() | c.Nothing() | c.Local() | c.Arithmetic() | c.Compare() | c.Between() | c.Logic()
              | c.Not() | c.Cond() | c.Extreme() | c.IsThing() | c.IsKind() | c.Alike() | c.Member()
              | c.Empty() | c.HasSteps() | c.Need() | c.FirstOf() | c.Unknown() | c.CanPay() | c.InPile()
              | c.KnownTo() | c.ThingsAt() | c.PlaceOf() | c.OutcomeMarks() | c.FaceChoices()
              | c.CurrentRecord() | c.Query() | c.FirstN() | c.AllHave() | c.SumOf() | c.ListFor()
              | c.Reach() | c.FirstCopies() | c.OfAnyCopy() | c.Suppose() | c.ByThing() | c.Try()):  # fmt: skip
            return other(w, e)
        case _:
            assert_never(e)


def is_of_kind(w: Writer, name: str, kind: str) -> str:
    """Write a test that a thing on a board is of a kind, unless all things are."""
    symbols = w.layout.symbols
    first, last = symbols.kinds[kind].first, symbols.kinds[kind].last
    if last - first + 1 == symbols.thing_count:
        return ""
    if last == first:
        return f"{name} == {size_names.first_of(w.layout, kind)}"
    return f"{size_names.first_of(w.layout, kind)} <= {name} <= {size_names.last_of(w.layout, kind)}"


def spread(w: Writer, item: c.Expr) -> str:
    """Write the elements of a list inside another list."""
    if isinstance(item, c.ListOf) and item.items:
        return ", ".join(spread(w, part) if item.joined else w.value(part) for part in item.items)
    return f"*{w.value(item, ATOM)}"


def other(w: Writer, e: c.Expr) -> Text:
    match e:
        case c.ThingsAt():
            through, test = universes.things_at(w, "it", e)
            return NewList(f"[it for it in {through} if {test}]" if test else through), ATOM
        case c.PlaceOf(thing):
            return f"place_of(s, {w.value(thing)})", ATOM
        case c.CanPay(bundle, player):
            return can_pay(w, bundle, player)
        case c.OutcomeMarks(die, mark, outcome):
            return (
                f"{w.layout.table(die.name, die.marks[mark])}[{w.value(outcome)}]",
                ATOM,
            )
        case c.FaceChoices(die, face):
            return f"{w.layout.table(die.name, 'faces')}[{w.value(face)}]", ATOM
        case c.CurrentRecord(record):
            first = next(iter(record.fields.values()))
            return f"len({w.state(w.layout.field_attribute(first))}) - 1", ADD
        case c.Query() | c.FirstN() | c.AllHave() | c.SumOf() | c.ListFor() | c.Reach():
            return w.parts.query(w, e)
        case c.Unknown():
            raise AssertionError("an expression that was not understood reached the writer")
        case _:
            raise AssertionError(f"no text for {e}")


def state_key(w: Writer, of: Type | None, key: c.Expr, level: int = 0) -> str:
    """Write the index of a state that has a value for each player, thing or place."""
    if of is not None and of.form == TypeForm.THING:
        less = size_names.before_first(w.layout, of.name)
        if less:
            text = f"{w.value(key, ADD)}{less}"
            return f"({text})" if level > ADD else text
        return w.value(key, level)
    return w.parts.place(w, key, level)


def resource_text(w: Writer, name: str) -> str:
    return w.layout.table("res", name)


def good(w: Writer, player: c.Expr, resource: str) -> str:
    """Write the index of a resource of a player among the goods."""
    if w.layout.width == 1:
        return w.value(player)
    whose = str(player.value) if isinstance(player, c.Const) else w.value(player, MULTIPLY)
    return size_names.good_of(w.layout, whose, resource)


def field(w: Writer, e: c.FieldGet) -> str:
    """Write a field: a column of a table if nothing changes it, else part of the state."""
    if e.field.owner in w.layout.symbols.records:
        return f"{w.indexed(w.layout.field_attribute(e.field))}[{w.value(e.target)}]"
    if not e.field.dynamic:
        return f"{w.layout.table(e.field.owner, e.field.name)}[{w.value(e.target)}]"
    values = w.indexed(w.layout.field_attribute(e.field))
    less = size_names.before_first(w.layout, e.field.owner)
    return f"{values}[{w.value(e.target, ADD if less else 0)}{less}]"


def universe(w: Writer, type_: Type) -> str:
    """Write all values of a type."""
    element = type_.element
    match element.form:
        case TypeForm.PLAYER:
            return w.layout.seats
        case TypeForm.THING:
            return universes.all_things(w, element.name)
        case TypeForm.ENUM:
            return f"range({size_names.enum_count(w.layout, element.name)})"
        case TypeForm.RESOURCE:
            return f"range({size_names.resource_count(w.layout)})"
        case (TypeForm.NUMBER | TypeForm.YES_NO | TypeForm.PLACE | TypeForm.RECORD | TypeForm.BUNDLE
              | TypeForm.LIST | TypeForm.OPTIONAL | TypeForm.STEPS | TypeForm.OUTCOME | TypeForm.FACE
              | TypeForm.SPOT | TypeForm.PHASE | TypeForm.NOTHING | TypeForm.UNKNOWN):  # fmt: skip
            board = w.layout.board_of(element)
            assert board is not None
            if board.form == BoardForm.LAID:
                return f"{w.state(w.layout.attribute('board', board.name))}.roots"
            return measures.sized(w, board, w.layout.table("all", board.place, "places"))
        case _:
            assert_never(element.form)


def number_range(w: Writer, low: c.Expr, high: c.Expr) -> str:
    """Write the numbers from one to another."""
    if isinstance(high, c.Const):
        return range_text(w.value(low), str(high.value + 1))
    return range_text(w.value(low), f"{w.value(high, ADD)} + 1")


def write_bundle(w: Writer, e: c.BundleOf | c.BundleSum) -> str:
    match e:
        case c.BundleSum(c.ArithmeticOp.ADD, c.BundleOf(), c.BundleOf()) | c.BundleSum(
            c.ArithmeticOp.ADD, c.BundleSum(), c.BundleOf()
        ) if fixed_parts(e):
            return write_bundle(w, c.BundleOf(fixed_parts(e), e.type))
        case c.BundleSum(c.ArithmeticOp.MULTIPLY, left, right):
            return f"goods.times({w.value(left)}, {read_list(w, right)})"
        case c.BundleSum(op, left, right):
            function = "add" if op == c.ArithmeticOp.ADD else "less"
            return f"goods.{function}({read_list(w, left)}, {read_list(w, right)})"
        case c.BundleOf(parts):
            counts = ["0"] * w.layout.width
            dynamic: list[str] = []
            for resource, count in parts:
                if isinstance(resource, c.Const):
                    before = counts[resource.value]
                    counts[resource.value] = w.value(count) if before == "0" else f"{before} + {w.value(count)}"
                else:
                    rest = f"{w.value(count, TERNARY + 1)} if k == {w.value(resource, ADD)} else 0"
                    dynamic.append(NewList(f"[{rest} for k in range({size_names.resource_count(w.layout)})]"))
            if dynamic:
                return dynamic[0]
            return NewList(f"[{', '.join(counts)}]")


def use(w: Writer, e: c.CallRulePoint) -> str:
    """Write a call of a value or permission; one that never changes is looked up in its table."""
    exprs = [*e.args, *([] if e.you is None else [e.you])]
    args = [read_list(w, arg) for arg in e.args]
    if e.you is not None:
        args.append(w.value(e.you))
    name = w.layout.value_name(e.signed)
    if name in w.layout.stopping:
        return f"{name}({', '.join(args)})"
    if name in w.layout.static:
        order = table_order([type_ for _, type_ in w.layout.program.values[e.signed.name].params])
        table, first = w.layout.table("table", name), exprs[order[0]] if order else None
        if isinstance(first, c.Local) and len(order) > 1:
            return w.row(table, first.name) + "".join(f"[{args[k]}]" for k in order[1:])
        return table + "".join(f"[{args[k]}]" for k in order)
    return f"{name}({', '.join(['s', *args])})"


def is_indexed(w: Writer, piece: Piece, player: c.Expr) -> bool:
    """Tell whether the state has a list of the places of a player's pieces, of a player who surely takes part."""
    low, high = w.layout.symbols.players
    return piece.name in w.layout.owned and player.type.form == TypeForm.PLAYER and low == high


def pieces(w: Writer, e: c.PieceLookup) -> Text:
    attribute = w.layout.attribute("piece", e.piece.name)
    board = w.layout.symbols.boards[e.piece.board]
    match e:
        case c.PieceOn(piece, place):
            text = f"{w.indexed(attribute)}[{w.parts.place(w, place)}]"
            return (text, ATOM) if piece.per_player else (f"{text} != 0", COMPARE)
        case c.Reserve(piece, player):
            used = pieces(w, c.PieceCount(piece, player, None, e.type))[0]
            return f"{measures.limit_text(w, piece, ADD)} - {used}", ADD
        case c.PieceCount(piece, player, place) if piece.single:
            if place is None and player is None and piece.per_player:
                return f"{size_names.place_count(w.layout, board)} - {w.state(attribute)}.count(0)", ADD
            if place is None and player is not None and is_indexed(w, piece, player):
                return f"len({kept(w, piece.name, 'owned')}[{w.value(player)}])", ATOM
            if place is None:
                return (
                    f"{w.state(attribute)}.count({1 if player is None else w.value(player)})",
                    ATOM,
                )
            if player is None:
                return f"(1 if {w.indexed(attribute)}[{w.parts.place(w, place)}] else 0)", ATOM
            return (
                f"(1 if {w.indexed(attribute)}[{w.parts.place(w, place)}] == {w.value(player, ADD)} else 0)",
                ATOM,
            )
        case c.PieceCount(piece, player, place):
            if place is None:
                placed = w.layout.attribute("piece", f"{piece.name}_placed")
                if player is None:
                    return f"sum({w.state(placed)})", ATOM
                return f"{w.indexed(placed)}[{w.value(player)}]", ATOM
            values, here = w.indexed(attribute), w.parts.place(w, place)
            if player is None and piece.per_player:
                return f"sum({values}[{here} :: {size_names.place_count(w.layout, board)}])", ATOM
            if player is None:
                return f"{values}[{here}]", ATOM
            row = f"{w.value(player, MULTIPLY)} * {size_names.place_count(w.layout, board)}"
            return f"{values}[{row} + {w.parts.place(w, place, MULTIPLY)}]", ATOM


def player_value(w: Writer, e: c.GameValue) -> Text:
    args = e.args
    fixed = w.layout.fixed_players
    match e.word:
        case c.GameWord.LEFT if fixed == 2:
            return f"3 - {w.value(args[0], MULTIPLY)}", ADD
        case c.GameWord.RIGHT if fixed == 2:
            return f"3 - {w.value(args[0], MULTIPLY)}", ADD
        case c.GameWord.LEFT:
            return (
                f"{w.value(args[0], ATOM)} % {fixed or 's.players'} + 1",
                ADD,
            )
        case c.GameWord.RIGHT:
            return (
                f"({w.value(args[0], ADD)} - 2) % {fixed or 's.players'} + 1",
                ADD,
            )
        case c.GameWord.OPPONENTS:
            return (
                NewList(f"[p for p in {w.layout.seats} if p != {w.value(args[0], ADD)}]"),
                ATOM,
            )
        case c.GameWord.FROM:
            if isinstance(args[0], c.Universe):
                return f"seats_from(s, {w.value(args[1])})", ATOM
            return f"rotated({list_value(w, args[0])}, {w.value(args[1])})", ATOM
        case c.GameWord.REVERSED:
            if len(args) == 1:
                return f"{list_value(w, args[0])}[::-1]", ATOM
            return f"reversed_from({list_value(w, args[0])}, {w.value(args[1])})", ATOM
        case c.GameWord.SORTED:
            return f"in_order({list_value(w, args[0])}, {list_value(w, args[1])})", ATOM
        case c.GameWord.WINNER:
            return "sole_winner(s)", ATOM
        case c.GameWord.WINNERS:
            return f"{w.indexed('winners')}[:]", ATOM
        case c.GameWord.OVER | c.GameWord.ENDING:
            return f"s.{e.word}", ATOM
        case c.GameWord.ACTIVE:
            return "s.active", ATOM
        case c.GameWord.PHASE:
            return "s.phase", ATOM
        case c.GameWord.SCORE:
            return f"score(s, {w.value(args[0])})", ATOM
        case c.GameWord.RESERVE:
            return f"goods.supply({w.state('goods')}, {measures.limited_goods_table(w)}, {w.value(args[0])})", ATOM
        case c.GameWord.SPARE:
            ids = ", ".join(w.value(arg) for arg in args[1:])
            return f"spare_copy(s, [{ids}], {pile_code(w, args[0])})", ATOM
        case word:
            raise AssertionError(f"no text for {word}")


def price_text(w: Writer, bundle: c.Expr) -> str:
    """Write a price that is only read; that of a field which nothing changes is not copied."""
    fixed = isinstance(bundle, c.FieldGet) and not bundle.field.dynamic and bundle.field.owner in w.layout.symbols.kinds
    return w.value(bundle) if fixed else read_list(w, bundle)


def can_pay(w: Writer, bundle: c.Expr, player: c.Expr) -> Text:
    if w.layout.program.wild:
        return f"can_cover(s, {w.value(player)}, {price_text(w, bundle)})", ATOM
    if isinstance(bundle, c.BundleOf) and len(bundle.parts) == 1 and isinstance(bundle.parts[0][0], c.Const):
        resource = list(w.layout.symbols.resources.values())[bundle.parts[0][0].value]
        if resource.signed:
            return "True", ATOM
        have = f"{w.indexed('goods')}[{good(w, player, resource_text(w, resource.name))}]"
        return f"{have} >= {w.value(bundle.parts[0][1], ADD)}", COMPARE
    return (
        f"goods.covers({w.state('goods')}, {measures.goods_table(w)}, {w.value(player)}, {price_text(w, bundle)})",
        ATOM,
    )


def iterable(w: Writer, e: c.Expr, level: int = 0) -> str:
    """Write something a loop can run over."""
    if isinstance(e, c.ListOf) and e.items and not e.joined:
        return tuple_of([w.value(item) for item in e.items])
    return w.value(e, level)


def is_python_list(w: Writer, e: c.Expr) -> bool:
    """Tell whether what `iterable` writes is a list, so that a part of it is one, too."""
    match e:
        case c.Range():
            return False
        case c.ListOf():
            return e.joined or not e.items
        case c.Universe(type_):
            if type_.element.form == TypeForm.THING:
                return is_listed_anew(w.layout.symbols, type_.element.name)
            board = w.layout.board_of(type_.element)
            return board is not None and board.form == BoardForm.LAID
        case (c.Const() | c.Seat() | c.Nothing() | c.Local() | c.BundleOf() | c.BundleSum()
              | c.BundlePart() | c.Arithmetic() | c.Compare() | c.Between() | c.Logic() | c.Not()
              | c.Cond() | c.Extreme() | c.IsThing() | c.IsKind() | c.Alike() | c.Member() | c.Empty()
              | c.HasSteps() | c.Need() | c.FirstOf() | c.Unknown() | c.FieldGet() | c.StateGet()
              | c.OptionGet() | c.ResourceGet() | c.ResourceOf() | c.CanPay() | c.PileGet() | c.InPile()
              | c.KnownTo() | c.CallRulePoint() | c.BoardValue() | c.PieceOn() | c.PieceCount()
              | c.Reserve() | c.ThingsAt() | c.PlaceOf() | c.GameValue() | c.OutcomeMarks()
              | c.FaceChoices() | c.CurrentRecord() | c.Query() | c.FirstN() | c.AllHave() | c.SumOf()
              | c.ListFor() | c.Reach() | c.FirstCopies() | c.OfAnyCopy() | c.Suppose() | c.ByThing()
              | c.Try()):  # fmt: skip
            return True
        case _:
            assert_never(e)


def pile_list(w: Writer, e: c.PileGet) -> str:
    """Write the cards of a pile; a shuffled pile whose order matters here gets it first."""
    if e.unordered or not is_shuffled(w, e):
        return f"s.piles[{pile_code(w, e)}]"
    return f"with_all_in_order(s, PILES, {pile_code(w, e)}, {pile_tag(w, e)})"


def is_shuffled(w: Writer, pile: c.PileGet) -> bool:
    return pile.pile.name in w.layout.program.shuffled


def pile_tag(w: Writer, pile: c.PileGet) -> str:
    return w.layout.type_name(Type(TypeForm.THING, pile.pile.kind))


def tuple_text(w: Writer, items: list[str]) -> str:
    return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"


def read_list(w: Writer, e: c.Expr) -> str:
    """Write a list that is only read: one that nothing changes in place is not copied."""
    return w.value(e) if isinstance(e, c.Local) or is_kept(w, e) else list_value(w, e)


def is_kept(w: Writer, e: c.Expr) -> bool:
    """Tell whether an expression is a value that is memoized or in a table."""
    if not isinstance(e, c.CallRulePoint):
        return False
    name = w.layout.value_name(e.signed)
    return name in w.layout.memo.keys or name in w.layout.static


def list_value(w: Writer, e: c.Expr, level: int = 0) -> str:
    """Write a new list where a list is stored or returned; anything else as it is."""
    if e.type.form in (TypeForm.LIST, TypeForm.BUNDLE) and is_kept(w, e):
        return list_text(w.value(e))
    if e.type.form not in (TypeForm.LIST, TypeForm.BUNDLE) or isinstance(e, FRESH_LISTS):
        return w.value(e, level)
    if isinstance(e, c.Cond):
        return w.value(e, level)
    if isinstance(e, c.BoardValue) and e.board.form == BoardForm.LAID and e.word not in SHARED_ROWS:
        return w.value(e, level)
    if isinstance(e, c.GameValue):
        return w.value(e, level)
    if isinstance(e, c.BoardValue) and e.word == c.BoardWord.NEIGHBOURS_TOWARDS:
        return w.value(e, level)
    return list_text(w.value(e))


def board_table(w: Writer, board: Board, word: str) -> str:
    """Return one of a board's tables; of a board of several sizes, that of the size it has in this game."""
    return measures.sized(w, board, w.layout.table(board.place, word))
