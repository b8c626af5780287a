"""Reading the state, the tables and the boards, as Python text."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.scope import is_list
from lawspeaker.emit.expression_facts import fixed_parts, table_order
from lawspeaker.emit.expressions.expressions import ADD, ATOM, COMPARE, MULTIPLY, TERNARY, ExpressionWriter, Text
from lawspeaker.emit.python_text import list_text, literal, slice_text
from lawspeaker.resolve.symbols import Board
from lawspeaker.resolve.types import Type

FRESH_LISTS = (c.Query, c.ListOf, c.FirstN, c.FirstCopies, c.Reach, c.ThingsAt, c.BundleOf, c.BundleSum, c.SumOf, c.Use)

SHARED_ROWS = ("neighbours", "just_laid", "just_closed")
"""Words of laid boards that give a list of the board's own."""


class LookupWriter(ExpressionWriter):
    """Writes expressions that read something."""

    def lookup(self, e: c.Expr) -> Text:
        """Write a look at the state or a table."""
        match e:
            case c.FieldGet():
                return self.field(e), ATOM
            case c.StateGet(state, key, _, by) if key is not None and by is not None and state.by is not None:
                first, second = self.state_key(state.of, key, MULTIPLY), self.state_key(state.by, by, ADD)
                index = f"{first} * {self.layout.key_count(state.by)} + {second}"
                return f"s.{self.layout.attribute('state', state.name)}[{index}]", ATOM
            case c.StateGet(state, key):
                attribute = f"s.{self.layout.attribute('state', state.name)}"
                return (attribute if key is None else f"{attribute}[{self.state_key(state.of, key)}]"), ATOM
            case c.OptionGet(option, player):
                attribute = f"s.{self.layout.attribute('option', option.name)}"
                return (attribute if player is None else f"{attribute}[{self.value(player)}]"), ATOM
            case c.ResourceGet(resource, player):
                return f"s.goods[{self.good(player, self.resource_text(resource.name))}]", ATOM
            case c.ResourceOf(resource, player):
                return f"s.goods[{self.good(player, self.value(resource, MULTIPLY))}]", ATOM
            case c.BundlePart(bundle, resource):
                return f"{self.value(bundle, ATOM)}[{self.value(resource)}]", ATOM
            case c.BundleOf() | c.BundleSum():
                return self.bundle(e), ATOM
            case c.PileGet():
                return self.pile_list(e), ATOM
            case c.Universe(type_):
                return self.universe(type_), ATOM
            case c.ListOf(items, type_):
                if type_.name == "joined":
                    return f"[{', '.join(self.spread(item) for item in items)}]", ATOM
                return f"[{', '.join(self.value(item) for item in items)}]", ATOM
            case c.Use():
                return self.use(e), ATOM
            case c.PieceOn() | c.PieceCount() | c.Reserve():
                return self.pieces(e)
            case c.Seat(number, text, line):
                return f"seated(s, {number}, {literal(text)}, {literal(line)})", ATOM
            case c.PlayerValue():
                return self.player_value(e)
            case c.BoardValue():
                return self.board_value(e)
            case _:
                return self.other(e)

    def is_of_kind(self, name: str, kind: str) -> str:
        """Write that something that stands on a board is of a kind, where it could be of another."""
        symbols = self.layout.symbols
        first, last = symbols.kinds[kind].first, symbols.kinds[kind].last
        if last - first + 1 == symbols.thing_count:
            return ""
        return f"{first} <= {name} <= {last} and " if last > first else f"{name} == {first} and "

    def spread(self, item: c.Expr) -> str:
        """Write the elements of a list inside another list."""
        if isinstance(item, c.ListOf) and item.items:
            write = self.spread if item.type.name == "joined" else self.value
            return ", ".join(write(part) for part in item.items)
        return f"*{self.value(item, ATOM)}"

    def other(self, e: c.Expr) -> Text:
        match e:
            case c.ThingsAt(kind, place):
                where = f"place_of(s, it) == {self.place(place, ADD)}"
                return f"[it for it in s.standing if {self.is_of_kind('it', kind)}{where}]", ATOM
            case c.PlaceOf(thing):
                return f"place_of(s, {self.value(thing)})", ATOM
            case c.CanPay(bundle, player):
                return self.can_pay(bundle, player)
            case c.OutcomeMarks(die, mark, outcome):
                return f"{self.layout.table(die.name, die.marks[mark])}[{self.value(outcome)}]", ATOM
            case c.FaceChoices(die, face):
                return f"{self.layout.table(die.name, 'faces')}[{self.value(face)}]", ATOM
            case c.CurrentRecord(record):
                first = next(iter(record.fields.values()))
                return f"len(s.{self.layout.field_attribute(first)}) - 1", ADD
            case c.Query() | c.FirstN() | c.AllHave() | c.SumOf() | c.Reach():
                return self.query(e)
            case c.Unknown():
                raise AssertionError("an expression that was not understood reached the writer")
            case _:
                raise AssertionError(f"no text for {e}")

    def state_key(self, of: Type | None, key: c.Expr, level: int = 0) -> str:
        """Write the index of a value kept for each of something."""
        if of is not None and of.form == "thing":
            first = self.layout.symbols.kinds[of.name].first
            if first != 0:
                text = f"{self.value(key, ADD)} - {first}"
                return f"({text})" if level > ADD else text
            return self.value(key, level)
        return self.place(key, level)

    def resource_text(self, name: str) -> str:
        return self.layout.table("res", name)

    def good(self, player: c.Expr, resource: str) -> str:
        if self.layout.width == 1:
            return self.value(player)
        if isinstance(player, c.Const):
            return f"{player.value * self.layout.width} + {resource}"
        return f"{self.value(player, MULTIPLY)} * {self.layout.width} + {resource}"

    def field(self, e: c.FieldGet) -> str:
        """Write a field: a column of a table if nothing changes it, else part of the state."""
        target = self.value(e.target)
        if e.field.owner in self.layout.symbols.records:
            return f"s.{self.layout.field_attribute(e.field)}[{target}]"
        if not e.field.dynamic:
            return f"{self.layout.table(e.field.owner, e.field.name)}[{target}]"
        first = self.layout.symbols.kinds[e.field.owner].first
        index = target if first == 0 else f"{self.value(e.target, ADD)} - {first}"
        return f"s.{self.layout.field_attribute(e.field)}[{index}]"

    def universe(self, type_: Type) -> str:
        """Write all values of a type."""
        element = type_.element
        match element.form:
            case "player":
                return self.layout.seats
            case "thing":
                every = self.layout.kind_range(element.name)
                return f"present(s, {every})" if self.layout.absences(element.name) else every
            case "enum":
                return f"range({len(self.layout.symbols.enums[element.name].words)})"
            case "resource":
                return f"range({self.layout.width})"
            case _:
                board = self.layout.board_of(element)
                assert board is not None
                if board.form == "laid":
                    return f"s.{self.layout.attribute('board', board.name)}.roots"
                return self.layout.table("all", board.place, "places")

    def bundle(self, e: c.BundleOf | c.BundleSum) -> str:
        match e:
            case c.BundleSum("+", c.BundleOf(), c.BundleOf()) | c.BundleSum("+", c.BundleSum(), c.BundleOf()) if (
                fixed_parts(e)
            ):
                return self.bundle(c.BundleOf(fixed_parts(e), e.type))
            case c.BundleSum("*", left, right):
                return f"goods.times({self.value(left)}, {self.list_value(right)})"
            case c.BundleSum(op, left, right):
                function = "add" if op == "+" else "less"
                return f"goods.{function}({self.list_value(left)}, {self.list_value(right)})"
            case c.BundleOf(parts):
                counts = ["0"] * self.layout.width
                dynamic: list[str] = []
                for resource, count in parts:
                    if isinstance(resource, c.Const):
                        before = counts[resource.value]
                        counts[resource.value] = (
                            self.value(count) if before == "0" else f"{before} + {self.value(count)}"
                        )
                    else:
                        rest = f"{self.value(count, TERNARY + 1)} if k == {self.value(resource, ADD)} else 0"
                        dynamic.append(f"[{rest} for k in range({self.layout.width})]")
                if dynamic:
                    return dynamic[0]
                return f"[{', '.join(counts)}]"

    def use(self, e: c.Use) -> str:
        """Write a value or permission asked for; one that never changes is looked up in its table."""
        args = [self.list_value(arg) for arg in e.args]
        if e.you is not None:
            args.append(self.value(e.you))
        name = self.layout.value_name(e.signed)
        if name in self.layout.static:
            order = table_order([type_ for _, type_ in self.layout.program.points[e.signed.name].params])
            return f"{self.layout.table('table', name)}" + "".join(f"[{args[k]}]" for k in order)
        return f"{name}({', '.join(['s', *args])})"

    def pieces(self, e: c.PieceOn | c.PieceCount | c.Reserve) -> Text:
        attribute = self.piece_attribute(e.piece)
        board = self.layout.symbols.boards[e.piece.board]
        size = self.layout.places(board)
        match e:
            case c.PieceOn(piece, place):
                text = f"{attribute}[{self.place(place)}]"
                return (text, ATOM) if piece.per_player else (f"{text} != 0", COMPARE)
            case c.Reserve(piece, player):
                used = self.pieces(c.PieceCount(piece, player, None, e.type))[0]
                return f"{piece.limit} - {used}", ADD
            case c.PieceCount(piece, player, place) if piece.single:
                if place is None:
                    return f"{attribute}.count({1 if player is None else self.value(player)})", ATOM
                if player is None:
                    return f"(1 if {attribute}[{self.place(place)}] else 0)", ATOM
                return f"(1 if {attribute}[{self.place(place)}] == {self.value(player, ADD)} else 0)", ATOM
            case c.PieceCount(piece, player, place):
                if place is None:
                    placed = self.placed_attribute(piece)
                    return (f"sum({placed})" if player is None else f"{placed}[{self.value(player)}]"), ATOM
                if player is None and piece.per_player:
                    return f"sum({attribute}{slice_text(self.place(place), '', str(size))})", ATOM
                row = "" if player is None else f"{self.value(player, MULTIPLY)} * {size} + "
                return f"{attribute}[{row}{self.place(place, MULTIPLY)}]", ATOM

    def player_value(self, e: c.PlayerValue) -> Text:
        args = e.args
        fixed = self.layout.fixed_players
        match e.word:
            case "left" if fixed == 2:
                return f"3 - {self.value(args[0], MULTIPLY)}", ADD
            case "right" if fixed == 2:
                return f"3 - {self.value(args[0], MULTIPLY)}", ADD
            case "left":
                return f"{self.value(args[0], ATOM)} % {fixed or 's.players'} + 1", ADD
            case "right":
                return f"({self.value(args[0], ADD)} - 2) % {fixed or 's.players'} + 1", ADD
            case "opponents":
                return f"[p for p in {self.layout.seats} if p != {self.value(args[0], ADD)}]", ATOM
            case "from":
                if isinstance(args[0], c.Universe):
                    return f"seats_from(s, {self.value(args[1])})", ATOM
                return f"rotated({self.list_value(args[0])}, {self.value(args[1])})", ATOM
            case "reversed":
                if len(args) == 1:
                    return f"{self.list_value(args[0])}[::-1]", ATOM
                return f"reversed_from({self.list_value(args[0])}, {self.value(args[1])})", ATOM
            case "winner":
                return "winner(s)", ATOM
            case "winners":
                return "s.winners[:]", ATOM
            case "active":
                return "s.active", ATOM
            case "phase":
                return "s.phase", ATOM
            case "score":
                return f"score(s, {self.value(args[0])})", ATOM
            case "reserve":
                return f"goods.supply(s.goods, GOODS, {self.value(args[0])})", ATOM
            case "spare":
                ids = ", ".join(self.value(arg) for arg in args[1:])
                return f"spare_copy(s, [{ids}], {self.pile_code(args[0])})", ATOM
            case word:
                raise AssertionError(f"no text for {word}")

    def can_pay(self, bundle: c.Expr, player: c.Expr) -> Text:
        if self.layout.program.wild:
            return f"can_cover(s, {self.value(player)}, {self.list_value(bundle)})", ATOM
        if isinstance(bundle, c.BundleOf) and len(bundle.parts) == 1 and isinstance(bundle.parts[0][0], c.Const):
            resource = list(self.layout.symbols.resources.values())[bundle.parts[0][0].value]
            if resource.signed:
                return "True", ATOM
            have = f"s.goods[{self.good(player, self.resource_text(resource.name))}]"
            return f"{have} >= {self.value(bundle.parts[0][1], ADD)}", COMPARE
        return f"goods.covers(s.goods, GOODS, {self.value(player)}, {self.list_value(bundle)})", ATOM

    def iterable(self, e: c.Expr, level: int = 0) -> str:
        """Write something a loop can run over."""
        if isinstance(e, c.ListOf) and e.items and e.type.name != "joined":
            return self.tuple_text([self.value(item) for item in e.items])
        return self.value(e, level)

    def pile_list(self, e: c.PileGet) -> str:
        """Write the cards of a pile; a shuffled pile whose order matters here gets it first."""
        if e.free or not self.is_shuffled(e):
            return f"s.piles[{self.pile_code(e)}]"
        return f"ordered(s, PILES, {self.pile_code(e)}, {self.pile_tag(e)})"

    def is_shuffled(self, pile: c.PileGet) -> bool:
        return pile.pile.name in self.layout.program.shuffled

    def pile_tag(self, pile: c.PileGet) -> str:
        return self.layout.type_name(Type("thing", pile.pile.kind))

    def tuple_text(self, items: list[str]) -> str:
        return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"

    def list_value(self, e: c.Expr, level: int = 0) -> str:
        """Write a list of one's own where a list is kept, passed or given back; anything else as it is."""
        if isinstance(e, c.Use) and is_list(e.type) and self.layout.value_name(e.signed) in self.layout.keeping.keys:
            return list_text(self.value(e))
        if e.type.form not in ("list", "bundle") or isinstance(e, FRESH_LISTS):
            return self.value(e, level)
        if isinstance(e, c.Cond):
            return self.value(e, level)
        if isinstance(e, c.BoardValue) and e.board.form == "laid" and e.word not in SHARED_ROWS:
            return self.value(e, level)
        if isinstance(e, c.PlayerValue):
            return self.value(e, level)
        if isinstance(e, c.BoardValue) and e.word == "neighbours_towards":
            return self.value(e, level)
        return list_text(self.value(e))

    def board_value(self, e: c.BoardValue) -> Text:
        raise NotImplementedError

    def query(self, e: c.Query | c.FirstN | c.AllHave | c.SumOf | c.Reach) -> Text:
        raise NotImplementedError

    def board_table(self, board: Board, word: str) -> str:
        """Return the name of one of a board's tables."""
        return self.layout.table(board.place, word)
