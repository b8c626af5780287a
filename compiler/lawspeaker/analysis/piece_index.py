"""Which pieces are indexed: lists of the empty places, or of the places of each player, where choices need them.

A choice among all places where a single piece stands (or none does) would walk over the whole board at every decision;
a list that every move updates costs far less.
"""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.walk import locals_in, nodes
from lawspeaker.resolve.symbols import Piece


def indexed_pieces(functions: list[c.Function]) -> tuple[set[str], set[str]]:
    """Return the pieces whose empty places, and those whose places by owner, some choice is made among."""
    vacant: set[str] = set()
    owned: set[str] = set()
    for function in functions:
        for node in nodes(function.body):
            pools = node.pools if isinstance(node, c.Choose) else (node.pool,) if isinstance(node, c.ChooseMany) else ()
            for pool in pools:
                found = stands_where(pool)
                if found is not None:
                    (vacant if found[1] is None else owned).add(found[0].name)
    return vacant, owned


def stands_where(pool: c.PoolInfo) -> tuple[Piece, c.Expr | None, list[c.Expr]] | None:
    """Read a pool as the places with a piece of an owner, or None for no piece; return what else is tested."""
    if not isinstance(pool.source, c.Universe) or pool.where is None:
        return None
    tests = conjuncts(pool.where)
    for number, test in enumerate(tests):
        match test:
            case c.Compare(c.Comparison.EQUAL, c.PieceOn(piece, c.Local(name)), owner) if (
                name == pool.var and piece.per_player
            ):
                rest = [*tests[:number], *tests[number + 1 :]]
                if isinstance(owner, c.Nothing):
                    return piece, None, rest
                if pool.var not in locals_in(owner):
                    return piece, owner, rest
            case _:
                pass
    return None


def conjuncts(test: c.Expr) -> list[c.Expr]:
    """Split a condition at its `and`s."""
    if isinstance(test, c.Logic) and test.op == c.LogicOp.AND:
        return [*conjuncts(test.left), *conjuncts(test.right)]
    return [test]
