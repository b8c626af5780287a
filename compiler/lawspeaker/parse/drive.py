"""Tokens of one declaration to nodes: a plain LALR machine over the tables.

It stops at the first token that cannot follow and says where; what that means in words is decided in `mistakes`.
"""

from __future__ import annotations

from dataclasses import dataclass

from lawspeaker.parse.node import LAYOUT, Child, Node, Token
from lawspeaker.parse.tables import Rule, Tables


@dataclass(frozen=True, slots=True)
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
        tables, rows = self.tables, self.tables.states
        states, values = [tables.start], list[Child]()
        for index, token in enumerate(tokens):
            while True:
                state = states[-1]
                action = (rows.get(state) or tables.row(state)).get(token.type)
                if action is None:
                    return Stuck(tokens, index)
                if action >= 0:
                    states.append(action)
                    values.append(token)
                    break
                rule = tables.rules[-1 - action]
                self._reduce(rule, states, values)
                if states[-1] == tables.end and token.type == "$END":
                    node = values[-1]
                    assert isinstance(node, Node)
                    return node
        return None

    def _reduce(self, rule: Rule, states: list[int], values: list[Child]) -> None:
        taken: list[Child] = []
        if rule.size:
            taken = values[-rule.size :]
            del values[-rule.size :]
            del states[-rule.size :]
        values.append(_node(rule, taken))
        states.append(self.tables.row(states[-1])[rule.origin])

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


def _node(rule: Rule, taken: list[Child]) -> Child:
    """Make the node of a rule from the values it takes."""
    children: list[Child] = []
    for position, splice, empty in rule.keep:
        if empty:
            children += [None] * empty
        value = taken[position]
        if not splice:
            children.append(value)
        elif isinstance(value, Node):
            children = children + value.children if children else value.children
    children += [None] * rule.empty
    if rule.single and len(children) == 1:
        return children[0]
    first, last, depth = _extent(taken)
    return Node(rule.name, children, first, last, depth + _levels(rule, children))


def _levels(rule: Rule, children: list[Child]) -> int:
    """Return how many levels of the tree a rule makes: a list none, `a's b's c` one for each word."""
    if rule.origin.startswith("_"):
        return 0
    return len(children) if rule.name == "place" else 1


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
            depth = max(depth, value.depth)
    return first, last, depth
