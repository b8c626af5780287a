"""Graphs of what calls what: the verbs and phases that a block calls, what is reachable, what forms a cycle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TypeVar

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes


class FunctionForm(StrEnum):
    """The functions that a block can start."""

    PHASE = "phase"
    TRIGGER = "trigger"
    VERB = "verb"


FunctionKey = tuple[FunctionForm, str]
"""A verb or phase by its name, or a trigger by its index."""

K = TypeVar("K", str, tuple[str, str], FunctionKey)


def called_functions(block: c.Block) -> set[FunctionKey]:
    """Return the verbs and phases that a block calls."""
    found: set[FunctionKey] = set()
    for node in nodes(block):
        if isinstance(node, c.CallVerb):
            found.add((FunctionForm.VERB, node.verb.name))
        elif isinstance(node, c.RunPhase):
            found.add((FunctionForm.PHASE, node.phase.name))
    return found


def reachable(graph: Mapping[FunctionKey, set[FunctionKey]], roots: Iterable[FunctionKey]) -> set[FunctionKey]:
    """Return the roots and everything that they call, directly or not."""
    found = set(roots)
    waiting = list(found)
    while waiting:
        for other in graph.get(waiting.pop(), set()) - found:
            found.add(other)
            waiting.append(other)
    return found


def find_cycles(graph: Mapping[K, Iterable[K]]) -> list[list[K]]:
    """Return cycles of a graph, no two with a node in common.

    >>> find_cycles({"a": ["b"], "b": ["a"], "c": ["a"]})
    [['a', 'b']]
    """
    found: list[list[K]] = []
    done: set[K] = set()
    for start in graph:
        path = None if start in done else shortest_cycle(graph, start, done)
        if path is not None:
            found.append(path)
            done.update(path)
    return found


def shortest_cycle(graph: Mapping[K, Iterable[K]], start: K, excluded: set[K]) -> list[K] | None:
    """Return a shortest path from a node back to itself that avoids the excluded nodes."""
    before: dict[K, K] = {}
    waiting = [start]
    for node in waiting:
        for other in sorted(graph.get(node, ())):
            if other == start:
                path = [node]
                while path[0] != start:
                    path.insert(0, before[path[0]])
                return path
            if other not in before and other not in excluded:
                before[other] = node
                waiting.append(other)
    return None
