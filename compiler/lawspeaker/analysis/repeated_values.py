"""Which lists may hold the same value twice, so that a choice from them has to offer it once.

choose b from (gold, gold)            a list that is written down
choose c from chosen                  a variable, unless it was made from a pile or a plural
choose t from holdings of you         a value: as what it is worked out from
choose e from f                       a rolled face whose alternatives are alike: `face 1 hit, 1 hit`
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.lint.pile_order import nodes_with_spans


class RepeatedValues:
    """Finds lists with repeated values among the expressions of one function."""

    def __init__(self, program: c.Program, function: c.Function | None) -> None:
        self.program = program
        self.function = function
        self.asked: set[str] = set()

    def may_repeat(self, e: c.Expr) -> bool:
        """Tell whether a list may hold the same value twice."""
        match e:
            case c.Query(agg=c.Aggregate.DIFFERENT):
                return False
            case c.Query(agg=None):
                return self.may_repeat(e.source)
            case c.Cond():
                return self.may_repeat(e.then) or self.may_repeat(e.other)
            case c.ListOf():
                return e.joined or not are_different(e.items)
            case c.FirstN():
                return self.may_repeat(e.source)
            case c.Local():
                return self.local_may_repeat(e.name)
            case c.CallRulePoint():
                return self.value_may_repeat(e.signed.name)
            case c.FaceChoices():
                return any(len(set(face)) < len(face) for face in e.die.faces)
            case c.BoardValue(c.BoardWord.NEIGHBOURS_TOWARDS, _, (_, *ways)):
                return not are_different(ways)
            case (c.StateGet() | c.FieldGet() | c.ListFor() | c.Need() | c.Suppose() | c.ByThing() | c.Try()
                  | c.FirstCopies()):  # fmt: skip
                return True
            case (c.Const() | c.Seat() | c.Nothing() | c.BundleOf() | c.BundleSum() | c.BundlePart()
                  | c.Arithmetic() | c.Compare() | c.Between() | c.Logic() | c.Not() | c.Extreme()
                  | c.IsThing() | c.IsKind() | c.Alike() | c.Member() | c.Range() | c.Empty()
                  | c.HasSteps() | c.FirstOf() | c.Unknown() | c.OptionGet() | c.ResourceGet()
                  | c.ResourceOf() | c.CanPay() | c.PileGet() | c.InPile() | c.KnownTo() | c.Universe()
                  | c.BoardValue() | c.PieceOn() | c.PieceCount() | c.Reserve() | c.ThingsAt()
                  | c.PlaceOf() | c.GameValue() | c.OutcomeMarks() | c.CurrentRecord()
                  | c.Query() | c.AllHave() | c.SumOf() | c.Reach() | c.OfAnyCopy()):  # fmt: skip
                return False
            case _:
                assert_never(e)

    def local_may_repeat(self, name: str) -> bool:
        """Tell the same of a variable: not if it only ever becomes a list that cannot."""
        if self.function is None or name in self.asked:
            return True
        self.asked.add(name)
        found = [node for node, _ in nodes_with_spans(self.function.body, self.function.span) if binds(node, name)]
        return not found or not all(
            isinstance(node, c.ChooseMany) or (isinstance(node, c.Assign) and not self.may_repeat(node.value))
            for node in found
        )

    def value_may_repeat(self, name: str) -> bool:
        """Tell the same of a value of the game: not if everything it may be cannot."""
        point = self.program.values.get(name)
        if point is None or name in self.asked:
            return True
        self.asked.add(name)
        inside = RepeatedValues(self.program, None)
        inside.asked = self.asked
        results = [case for case, _ in point.cases] + [rule.value for rule in point.rules if rule.value is not None]
        return any(inside.may_repeat(result) for result in results)


def are_different(items: Sequence[c.Expr]) -> bool:
    """Tell whether values are certainly different: all are written down, and none of them twice."""
    values = [item.value for item in items if isinstance(item, c.Const)]
    return len(set(values)) == len(items)


def binds(node: object, name: str) -> bool:
    """Tell whether a sentence gives a variable a value."""
    return isinstance(node, c.Sentence) and name in node.binds
