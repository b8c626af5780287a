"""How much work an expression is, roughly: how many small steps Python takes for it.

    suit of c is spades                                  ->  a handful
    first p among players where units of p in t is 1     ->  that many for every player

Only the order of magnitude matters: what is dear is kept (see keeping.py), what is cheap is computed again.
"""

from __future__ import annotations

from msgspec import Struct, field

from lawspeaker.check import ir as c
from lawspeaker.emit.effects import point_of
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import FEW

LOOP = 6
CALL = 4
LAID = 20
SOME = 5
COMPARED = 4
BOARD_WORDS = {"spots": 100, "spots_from": 100, "line": 15, "joins": 15, "merged": 15, "touched": 15, "neighbours": 8}


class Costs(Struct):
    """Estimates expressions; `cheap` are the values that are looked up instead of computed."""

    layout: Layout
    cheap: set[str] = field(default_factory=set)
    known: dict[str, int] = field(default_factory=dict)

    def of_point(self, point: c.Point) -> int:
        """Return the work of a value or permission, with everything that extends it."""
        name = self.layout.value_name(point.signed)
        if name not in self.known:
            self.known[name] = 0  # a value that asks for itself is counted once
            self.known[name] = sum(self.of(part) for case in point.cases for part in case) + self.of_rules(point)
        return self.known[name]

    def of_rules(self, point: c.Point) -> int:
        """Return the work of the rules that extend a value; of many that hold while a thing is in play, few are met."""
        total = 0
        met: dict[str, list[int]] = {}
        for rule in point.rules:
            inner = sum(self.of(part) for part in (*rule.tests, rule.value))
            match rule.holds.form:
                case "always":
                    total += inner
                case "board" | "place":
                    met.setdefault("place", []).append(2 * len(rule.holds.things) + inner // 4)
                case "pile" | "option":
                    met.setdefault("pile", []).append(2 * self.layout.symbols.players[1] + inner // 4)
                case _:
                    total += 2 + inner // 8
        return total + sum(sum(sorted(costs)[-FEW:]) for costs in met.values())

    def of(self, part: object) -> int:
        """Return the work of an expression."""
        match part:
            case c.Query():
                each = self.of((part.where, part.prefix, part.having)) + (COMPARED if part.agg == "different" else 0)
                return LOOP + self.of(part.source) + self.size(part.source) * (1 + each)
            case c.SumOf():
                return LOOP + self.of(part.source) + self.size(part.source) * (1 + self.of((part.value, part.where)))
            case c.AllHave():
                return LOOP + self.of(part.source) + self.size(part.source) * (1 + self.of(part.test))
            case c.Reach():
                return LOOP + self.of(part.source) + self.size(part.source) * (3 + self.of(part.where))
            case c.ThingsAt():
                return LOOP + 3 * self.things(part.kind)
            case c.BoardValue():
                words = BOARD_WORDS if part.board.form == "laid" else {}
                return words.get(part.word, 2) + self.of(part.args)
            case c.PieceCount() if part.place is None or (part.player is None and part.piece.per_player):
                return LOOP + self.of((part.player, part.place))
            case c.Use():
                return self.of_use(part)
            case tuple() | list():
                return sum(self.of(item) for item in part)
            case _:
                pass
        if not isinstance(part, Struct) or type(part).__module__ != c.__name__:
            return 0
        return 1 + sum(self.of(getattr(part, name)) for name in part.__struct_fields__)

    def of_use(self, use: c.Use) -> int:
        name = self.layout.value_name(use.signed)
        work = CALL + self.of(use.args)
        if name in self.cheap or name in self.layout.static:
            return work
        return work + self.of_point(point_of(self.layout.program, use))

    def size(self, source: c.Expr) -> int:
        """Return how many elements a list has, more or less."""
        match source:
            case c.Universe():
                return self.universe(source)
            case c.ListOf():
                return len(source.items)
            case c.Query():
                return self.size(source.source) // 2 + 1
            case c.PileGet() if not source.pile.per_player:
                return max(SOME, self.things(source.pile.kind) // 2)
            case _:
                return SOME

    def universe(self, source: c.Universe) -> int:
        element = source.type.element
        match element.form:
            case "player":
                return self.layout.symbols.players[1]
            case "thing":
                return self.things(element.name)
            case "enum":
                return len(self.layout.symbols.enums[element.name].words)
            case "resource":
                return self.layout.width
            case _:
                board = self.layout.board_of(element)
                return LAID if board is None or board.form == "laid" else self.layout.places(board)

    def things(self, kind: str) -> int:
        found = self.layout.symbols.kinds.get(kind)
        return SOME if found is None else found.last - found.first + 1
