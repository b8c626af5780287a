"""How much work an expression is, roughly: how many small steps Python takes for it.

    suit of c is spades                                  ->  a handful
    first p among players where units of p in t is 1     ->  that many for every player

Only the order of magnitude matters: expensive values are memoized (memoization.py), cheap ones are computed again.
"""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct, field

from lawspeaker.analysis.domains import board_of, place_count
from lawspeaker.analysis.effects import ValueKey, point_of, value_key
from lawspeaker.analysis.place_index import can_index
from lawspeaker.check import ir as c
from lawspeaker.resolve.symbols import BoardForm, Symbols
from lawspeaker.resolve.types import TypeForm

LOOP = 6
CALL = 4
LAID = 20
SOME = 5
COMPARED = 4
MET = 6
"""How many rules of things in play are met at one use of a value, at most, in the estimate."""
BOARD_WORDS = {"spots": 100, "spots_from": 100, "line": 15, "joins": 15, "merged": 15, "touched": 15, "neighbours": 8}


class Costs(Struct):
    """Estimates expressions. `cheap` are the values that are looked up instead of computed."""

    symbols: Symbols
    program: c.Program
    cheap: set[ValueKey] = field(default_factory=set)
    known: dict[ValueKey, int] = field(default_factory=dict)

    def of_point(self, point: c.RulePoint) -> int:
        """Return the work of a value or permission, with everything that extends it."""
        key = value_key(point.signed)
        if key not in self.known:
            self.known[key] = 0  # a recursive value is counted once
            self.known[key] = sum(self.of(part) for case in point.cases for part in case) + self.of_rules(point)
        return self.known[key]

    def of_rules(self, point: c.RulePoint) -> int:
        """Return the work of the rules that extend a value; of many that hold while a thing is in play, few are met."""
        total = 0
        met: dict[str, list[int]] = {}
        for rule in point.rules:
            inner = sum(self.of(part) for part in (*rule.tests, rule.value))
            match rule.holds.form:
                case c.HoldsForm.ALWAYS:
                    total += inner
                case c.HoldsForm.BOARD | c.HoldsForm.PLACE:
                    met.setdefault("place", []).append(2 * len(rule.holds.things) + inner // 4)
                case c.HoldsForm.PILE | c.HoldsForm.OPTION:
                    met.setdefault("pile", []).append(2 * self.symbols.players[1] + inner // 4)
                case c.HoldsForm.EFFECT | c.HoldsForm.NOWHERE:
                    total += 2 + inner // 8
                case _:
                    assert_never(rule.holds.form)
        return total + sum(sum(sorted(costs)[-MET:]) for costs in met.values())

    def of(self, part: object) -> int:
        """Return the work of an expression."""
        match part:
            case c.Query():
                each = self.of((part.where, part.prefix, part.having)) + (
                    COMPARED if part.agg == c.Aggregate.DIFFERENT else 0
                )
                return LOOP + self.of(part.source) + self.size(part.source) * (1 + each)
            case c.SumOf() | c.ListFor():
                return LOOP + self.of(part.source) + self.size(part.source) * (1 + self.of((part.value, part.where)))
            case c.AllHave():
                return LOOP + self.of(part.source) + self.size(part.source) * (1 + self.of(part.test))
            case c.Reach():
                return LOOP + self.of(part.source) + self.size(part.source) * (3 + self.of(part.where))
            case c.ThingsAt() if can_index(self.symbols):
                return CALL + self.of(part.place)
            case c.ThingsAt():
                return LOOP + 3 * self.things(part.kind)
            case c.BoardValue():
                if part.word in c.SEARCHES:
                    return LOOP + 3 * place_count(self.symbols, part.board) + self.of(part.args)
                words = BOARD_WORDS if part.board.form == BoardForm.LAID else {}
                return words.get(part.word, 2) + self.of(part.args)
            case c.PieceCount() if part.place is None or (part.player is None and part.piece.per_player):
                return LOOP + self.of((part.player, part.place))
            case c.CallRulePoint():
                return self.of_use(part)
            case tuple() | list():
                return sum(self.of(item) for item in part)
            case _:
                pass
        if not isinstance(part, Struct) or not type(part).__module__.startswith(c.__name__):
            return 0
        return 1 + sum(self.of(getattr(part, name)) for name in part.__struct_fields__)

    def of_use(self, use: c.CallRulePoint) -> int:
        work = CALL + self.of(use.args)
        return work if value_key(use.signed) in self.cheap else work + self.of_point(point_of(self.program, use))

    def size(self, source: c.Expr) -> int:
        """Return how many elements a list has, more or less."""
        match source:
            case c.Universe():
                return self.universe(source)
            case c.ListOf():
                return len(source.items)
            case c.Range() if source.type.element.low is not None and source.type.element.high is not None:
                return max(1, source.type.element.high - source.type.element.low + 1)
            case c.ListFor():
                each = self.size(source.value) if source.value.type.form == TypeForm.LIST else 1
                return self.size(source.source) * each
            case c.Query():
                return self.size(source.source) // 2 + 1
            case c.CallRulePoint() if value_key(source.signed) in self.cheap:
                return max(self.size(value) for value, _ in point_of(self.program, source).cases)
            case c.ThingsAt() if can_index(self.symbols):
                return 1
            case c.PileGet() if not source.pile.per_player:
                return max(SOME, self.things(source.pile.kind) // 2)
            case (c.Const() | c.Seat() | c.Nothing() | c.Local() | c.BundleOf() | c.BundleSum()
                  | c.BundlePart() | c.Arithmetic() | c.Compare() | c.Between() | c.Logic() | c.Not()
                  | c.Cond() | c.Extreme() | c.IsThing() | c.IsKind() | c.Alike() | c.Member() | c.Range()
                  | c.Empty() | c.HasSteps() | c.Need() | c.FirstOf() | c.Unknown() | c.FieldGet()
                  | c.StateGet() | c.OptionGet() | c.ResourceGet() | c.ResourceOf() | c.CanPay()
                  | c.PileGet() | c.InPile() | c.KnownTo() | c.CallRulePoint() | c.BoardValue()
                  | c.PieceOn() | c.PieceCount() | c.Reserve() | c.ThingsAt() | c.PlaceOf() | c.GameValue()
                  | c.OutcomeMarks() | c.FaceChoices() | c.CurrentRecord() | c.FirstN() | c.AllHave()
                  | c.SumOf() | c.Reach() | c.FirstCopies() | c.OfAnyCopy() | c.Suppose() | c.ByThing()
                  | c.Try()):  # fmt: skip
                return SOME
            case _:
                assert_never(source)

    def universe(self, source: c.Universe) -> int:
        element = source.type.element
        match element.form:
            case TypeForm.PLAYER:
                return self.symbols.players[1]
            case TypeForm.THING:
                return self.things(element.name)
            case TypeForm.ENUM:
                return len(self.symbols.enums[element.name].words)
            case TypeForm.RESOURCE:
                return len(self.symbols.resources)
            case (TypeForm.NUMBER | TypeForm.YES_NO | TypeForm.PLACE | TypeForm.RECORD | TypeForm.BUNDLE
                  | TypeForm.LIST | TypeForm.OPTIONAL | TypeForm.STEPS | TypeForm.OUTCOME | TypeForm.FACE
                  | TypeForm.SPOT | TypeForm.PHASE | TypeForm.NOTHING | TypeForm.UNKNOWN):  # fmt: skip
                board = board_of(self.symbols, element)
                return LAID if board is None or board.form == BoardForm.LAID else place_count(self.symbols, board)
            case _:
                assert_never(element.form)

    def things(self, kind: str) -> int:
        found = self.symbols.kinds.get(kind)
        return SOME if found is None else found.last - found.first + 1
