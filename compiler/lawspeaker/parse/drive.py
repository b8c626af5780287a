"""Tokens of one declaration to nodes: a plain LALR machine over the tables.

It stops at the first token that cannot follow and says where; what that means in words is decided in `mistakes`.
"""

from __future__ import annotations

from lawspeaker.parse.node import LAYOUT, Child, Node, Token
from lawspeaker.parse.tables import Rule, Tables
from lawspeaker.shape import shape


@shape
class Stuck:
    """The tokens of a declaration and the one that cannot stand where it stands."""

    tokens: list[Token]
    index: int

    @property
    def token(self) -> Token:
        return self.tokens[self.index]


class Machine:
    """Runs the tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def run(self, tokens: list[Token]) -> Node | Stuck | None:
        """Return the node of a whole declaration, where it got stuck, or None if the tokens end before that."""
        tables, rules, rows, row = self.tables, self.tables.rules, self.tables.states, self.tables.row
        states, values = [tables.start], list[Child]()
        actions = row(tables.start)
        for index, token in enumerate(tokens):
            kind = token.type
            while True:
                action = actions.get(kind)
                if action is None:
                    return Stuck(tokens, index)
                if action >= 0:
                    states.append(action)
                    values.append(token)
                    actions = rows.get(action) or row(action)
                    break
                rule = rules[-1 - action]
                if rule.passes:
                    states[-1] = tables.passed(states[-2], states[-1], kind)
                else:
                    reduce(rule, states, values)
                    states.append((rows.get(states[-1]) or row(states[-1]))[rule.origin])
                    if states[-1] == tables.end and kind == "$END":
                        node = values[-1]
                        assert isinstance(node, Node)
                        return node
                actions = rows.get(states[-1]) or row(states[-1])
        return None

    def stack(self, types: list[str]) -> list[int] | None:
        """Return the states after these tokens, or None if they cannot follow each other."""
        states = [self.tables.start]
        return states if self.follow(states, types) else None

    def follow(self, states: list[int], types: list[str]) -> bool:
        """Feed tokens to a stack of states, changing it; tell whether all of them could follow."""
        return all(self._feed(states, kind) for kind in types)

    def _feed(self, states: list[int], kind: str) -> bool:
        tables = self.tables
        while True:
            action = tables.row(states[-1]).get(kind)
            if action is None:
                return False
            if action >= 0:
                states.append(action)
                return True
            rule = tables.rules[-1 - action]
            if rule.size:
                del states[-rule.size :]
            states.append(tables.row(states[-1])[rule.origin])
            if states[-1] == tables.end and kind == "$END":
                return True

    def expected(self, states: list[int]) -> set[str]:
        """Return the tokens that could follow a stack of states."""
        kinds = [kind for kind in self.tables.row(states[-1]) if kind.isupper()]
        return {kind for kind in kinds if self._feed(list(states), kind)}


def reduce(rule: Rule, states: list[int], values: list[Child]) -> None:
    """Take the values of a rule from the stack and put its node there."""
    size = rule.size
    if size == 1 and rule.plain is not None:
        del states[-1]
        values[-1] = _around(rule, values[-1])
        return
    taken: list[Child] = []
    if size:
        taken = values[-size:]
        del values[-size:]
        del states[-size:]
    children = [taken[at] for at in rule.plain] if rule.plain is not None else _spliced(rule, taken)
    if rule.single and len(children) == 1:
        values.append(children[0])
        return
    first, last, depth = _extent(taken)
    values.append(Node(rule.name, children, first, last, depth + (rule.levels if rule.levels >= 0 else len(children))))


def _around(rule: Rule, value: Child) -> Node:
    """Return the node of a rule that takes one value, which it keeps or not: the most frequent ones by far."""
    children = [value] if rule.plain else []
    levels = rule.levels if rule.levels >= 0 else len(children)
    if isinstance(value, Node):
        return Node(rule.name, children, value.first, value.last, value.depth + levels)
    shown = value if value is not None and value.type not in LAYOUT else None
    return Node(rule.name, children, shown, shown, levels)


def _spliced(rule: Rule, taken: list[Child]) -> list[Child]:
    """Return the children of a rule that takes over those of a list, or has empty places."""
    children: list[Child] = []
    for position, splice, empty in rule.keep:
        if empty:
            children += [None] * empty
        value = taken[position]
        if not splice:
            children.append(value)
        elif isinstance(value, Node):
            children = children + value.children if children else value.children
    return children + [None] * rule.empty if rule.empty else children


def _extent(taken: list[Child]) -> tuple[Token | None, Token | None, int]:
    first: Token | None = None
    last: Token | None = None
    depth = 0
    for value in taken:
        if isinstance(value, Token):
            if value.type not in LAYOUT:
                first, last = first or value, value
        elif value is not None:
            if value.first is not None:
                first, last = first or value.first, value.last
            if value.depth > depth:
                depth = value.depth
    return first, last, depth
