"""How near each player is to each victory: from the `needs` of a `win`, so that search plays for what wins.

    win Riches for p
        needs gold of p is at least 10           ->     near_at_least(gold of p, 10)
        needs (count t among holdings of p where closed of t and tall of t) is at least 3
                                                 ->     near_count([nearness of each t], 3)

Several needs count alike; a need that only options decide rules the others out. The nearness of a list is found out by
looking at each of its elements, also behind a value that is nothing but such a count; those that can never count,
because of what no step changes (`colour of t is red`), are left out. An area of laid tiles is the nearer to being
closed, the fewer of its sides are open. A victory that needs the fields of an event (`win Line for actor when dropped`)
has no nearness, because it cannot be asked about at any time.
"""

from __future__ import annotations

from lawspeaker.analysis.means import means_of
from lawspeaker.analysis.piece_index import conjuncts
from lawspeaker.analysis.static_values import reads_state
from lawspeaker.check import ir as c
from lawspeaker.check.walk import free_locals, nodes
from lawspeaker.emit.expressions import lookups
from lawspeaker.emit.expressions.formulas import YOU, formula_of, substituted
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.new_writer import new_writer
from lawspeaker.emit.precedence import ADD, OR, TERNARY
from lawspeaker.emit.render import Definition, definition
from lawspeaker.emit.writer import Writer
from lawspeaker.parse.tree_enums import Aggregate, EndingForm
from lawspeaker.resolve.types import PLAYER, TypeForm

MET = "MET"
PLAYER_NAME = "player"


def function(layout: Layout) -> Definition:
    """Return the function that tells how near a player is to each victory, in the order of the rules."""
    w = new_writer(layout)
    parts = [near_ending(w, ending) for ending in layout.program.endings]
    return definition("nearness", "functions/nearness", parts=parts)


def has_nearness(layout: Layout) -> bool:
    """Tell whether any victory of the game has a nearness."""
    return any(is_askable(ending) for ending in layout.program.endings)


def is_askable(ending: c.Ending) -> bool:
    """Tell whether the needs of a victory can be looked at at any time, for any player."""
    if ending.form == EndingForm.LOSE_TOGETHER or ending.player_is_field or not ending.tests:
        return False
    return free_locals(ending.tests) <= ({ending.player} if ending.player is not None else set())


def may_change(w: Writer, node: c.Node) -> bool:
    """Tell whether the value of an expression may change in the course of a game."""
    if not isinstance(node, c.Expression):
        return False
    return isinstance(node, c.CallRulePoint | c.Query) or not node.tracked or bool(node.reads(w.layout.symbols))


def near_ending(w: Writer, ending: c.Ending) -> str:
    """Write how near a player is to a victory."""
    if not is_askable(ending):
        return "0"
    tests = [part for test in ending.tests for part in conjuncts(test)]
    if ending.player is not None:
        tests = [substituted(test, {ending.player: c.Local(PLAYER_NAME, PLAYER)}) for test in tests]
    gates = [test for test in tests if not any(may_change(w, node) for node in nodes(test))]
    needs = [test for test in tests if test not in gates]
    if not needs:
        return "0"
    near = average(w, needs)
    if not gates:
        return near
    return f"{near} if {' and '.join(w.value(gate, TERNARY + 1) for gate in gates)} else 0"


def average(w: Writer, needs: list[c.Expr]) -> str:
    """Write the average nearness of several conditions; none at all if one needs a thing that cannot come there."""
    if len(needs) == 1:
        return near(w, needs[0])
    brought = [near(w, need) for need in needs if is_brought(w, need)]
    others = [near(w, need) for need in needs if not is_brought(w, need)]
    if brought:
        return f"near_by_means([{', '.join(brought)}], [{', '.join(others)}])"
    return f"({' + '.join(others)}) // {len(needs)}"


def is_brought(w: Writer, e: c.Expr) -> bool:
    """Tell whether a condition is that a thing is at a place to which players bring such things."""
    match e:
        case c.Query(Aggregate.ANY, _, c.ThingsAt(kind), where, None, ()) if where is not None:
            return bool(means_of(w.layout.program, kind))
        case _:
            return False


def near(w: Writer, e: c.Expr) -> str:
    """Write how near a condition is to being true: a number from 0 to 1,000, tighter than a sum."""
    match e:
        case c.Logic(c.LogicOp.AND):
            return f"({average(w, conjuncts(e))})"
        case c.Logic(c.LogicOp.OR, left, right):
            return f"max({near(w, left)}, {near(w, right)})"
        case c.Compare(op, left, right) if left.type.form == right.type.form == TypeForm.NUMBER:
            return near_compare(w, op, left, right)
        case c.BoardValue(c.BoardWord.CLOSED, board, (place,)):
            ground = w.state(w.layout.attribute("board", board.name))
            return f"near_done(laid.open_sides({ground}, {w.value(place)}))"
        case c.AllHave(var, source, test):
            return f"average_part([{near(w, test)} for {var} in {lookups.iterable(w, source, OR)}])"
        case c.Query(Aggregate.ANY, var, source, where, None, ()) if where is not None:
            there = f"nearest_part([{near(w, where)} for {var} in {lookups.iterable(w, source, OR)}])"
            ways = in_reach(w, source, var, where) if isinstance(source, c.ThingsAt) else []
            return f"max({', '.join([there, *ways])})" if ways else there
        case _:
            return f"({MET} if {w.value(e, TERNARY + 1)} else 0)"


def in_reach(w: Writer, there: c.ThingsAt, var: str, where: c.Expr) -> list[str]:
    """Write how near a player is to bringing a thing that fulfils a condition to a place, for each means to do so.

    What the means need counts half: numbers by how near they are, all else must be true.
    """
    found: list[str] = []
    for means in means_of(w.layout.program, there.kind):
        clashes = means.thing in free_locals(there.place)
        thing = c.Local(f"{means.thing}_" if clashes else means.thing, there.type.element)
        values = {means.thing: thing, means.place: there.place, YOU: c.Local(PLAYER_NAME, PLAYER)}
        tests = tests_of(w, substituted(means.where, values))
        filters = [substituted(where, {var: thing}), *(test for test in tests if not is_amount(test))]
        gates = [w.value(test, OR + 1) for test in filters]
        reached = [near_amount(w, test) for test in tests if is_amount(test)]
        part = MET if not reached else reached[0] if len(reached) == 1 else f"min({', '.join(reached)})"
        source = lookups.iterable(w, substituted(means.source, values), OR)
        found.append(f"nearest_part([{part} for {thing.name} in {source} if {' and '.join(gates)}]) // 2")
    return found


def tests_of(w: Writer, e: c.Expr) -> list[c.Expr]:
    """Return the conditions that a condition consists of, also behind permissions that nothing changes."""
    found: list[c.Expr] = []
    for test in conjuncts(e):
        formula = formula_of(w, test) if isinstance(test, c.CallRulePoint) else None
        found += [test] if formula is None else tests_of(w, formula)
    return found


def is_amount(test: c.Expr) -> bool:
    """Tell whether a condition is that a number is high enough."""
    return (
        isinstance(test, c.Compare)
        and test.op in (c.Comparison.AT_LEAST, c.Comparison.AT_MOST)
        and test.left.type.form == test.right.type.form == TypeForm.NUMBER
    )


def near_amount(w: Writer, test: c.Expr) -> str:
    """Write how near a number is to being high enough; nothing at all counts a little."""
    assert isinstance(test, c.Compare)
    number, need = (test.left, test.right) if test.op == c.Comparison.AT_LEAST else (test.right, test.left)
    return f"near_in_reach({w.value(number)}, {w.value(need)})"


def near_compare(w: Writer, op: c.Comparison, left: c.Expr, right: c.Expr) -> str:
    """Write how near a comparison of numbers is to being true."""
    match op:
        case c.Comparison.AT_LEAST if (parts := parts_of(w, left)) is not None:
            return f"near_count({parts}, {w.value(right)})"
        case c.Comparison.AT_LEAST:
            return f"near_at_least({w.value(left)}, {w.value(right)})"
        case c.Comparison.MORE:
            return f"near_at_least({w.value(left)}, {w.value(right, ADD)} + 1)"
        case c.Comparison.AT_MOST:
            return f"near_at_least({w.value(right)}, {w.value(left)})"
        case c.Comparison.LESS:
            return f"near_at_least({w.value(right)}, {w.value(left, ADD)} + 1)"
        case c.Comparison.EQUAL:
            return f"near_equal({w.value(left)}, {w.value(right)})"
        case c.Comparison.NOT_EQUAL:
            return f"({MET} if {w.value(left, ADD)} != {w.value(right, ADD)} else 0)"


def parts_of(w: Writer, e: c.Expr) -> str | None:
    """Write the list of what a number counts, each as its nearness; None if it counts nothing."""
    loops: list[str] = []
    while True:
        match e:
            case c.SumOf(value, var, source, None) if e.type.form == TypeForm.NUMBER:
                loops.append(f"for {var} in {lookups.iterable(w, source, OR)}")
                e = value
            case c.CallRulePoint() if (formula := formula_of(w, e)) is not None:
                e = formula
            case c.Query(Aggregate.COUNT, var, source, where, None, ()) if where is not None:
                loops.append(f"for {var} in {lookups.iterable(w, source, OR)}")
                return near_each(w, where, " ".join(loops))
            case _:
                return None


def near_each(w: Writer, where: c.Expr, loops: str) -> str:
    """Write the list of the nearnesses of what a loop goes through; what can never count is left out."""
    tests = conjuncts(where)
    changing = [test for test in tests if not never_changes(w, test)]
    fixed = [w.value(test, OR) for test in tests if test not in changing]
    part = MET if not changing else near(w, changing[0]) if len(changing) == 1 else f"({average(w, changing)})"
    return f"[{part} {loops}{' if ' if fixed else ''}{' and '.join(fixed)}]"


def never_changes(w: Writer, e: c.Expr) -> bool:
    """Tell whether a condition depends on its variables alone, also through the values that it uses.

    Unlike in a table, a value may be missing: the counted condition is only asked where the rules ask it as well.
    """
    return all(is_unchanging(w, node) for node in nodes(e))


def is_unchanging(w: Writer, node: c.Node) -> bool:
    """Tell whether a node reads nothing that changes during a game."""
    if isinstance(node, c.CallRulePoint):
        formula = formula_of(w, node)
        return formula is not None and never_changes(w, formula)
    return isinstance(node, c.Need | c.FirstOf) or not reads_state(w.layout.symbols, node)
