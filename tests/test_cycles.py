"""Modules that import each other in circles: none may be added, and in the end there are none.

The modules of a circle cannot be read, tested or moved one after the other. Imports inside of functions and those for
type checking count, too.
"""

from __future__ import annotations

import ast
from pathlib import Path

import networkx as nx

from tests.paths import ROOT

PACKAGES = [
    folder
    for room in ("compiler", "runtime")
    for folder in sorted((ROOT / room).glob("lawspeaker*"))
    if (folder / "__init__.py").is_file()
]
LARGEST = {"lawspeaker.check.ir": 9}
"""The circles that are left, by the folder of their first module, with the number of their modules: the classes of the
checked program have fields of the closed unions to which they belong. A smaller circle is entered here as what it is,
so that it only shrinks. Functions that walk trees reach each other through `Parts` of their context.
"""


def module_of(path: Path, package: Path) -> str:
    """Return the name of a module, given by its file."""
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_by(tree: ast.Module, names: set[str]) -> set[str]:
    """Return those of some modules that a module imports."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {f"{node.module}.{alias.name}" for alias in node.names} & names or {node.module}
            found |= {node.module} if any(f"{node.module}.{a.name}" not in names for a in node.names) else set()
    return found & names


def circles(modules: dict[str, ast.Module]) -> list[list[str]]:
    """Return the groups of modules that import each other; a folder may import the modules in it."""
    graph: nx.DiGraph[str] = nx.DiGraph()
    for name, tree in modules.items():
        others = imported_by(tree, set(modules)) - {name}
        graph.add_edges_from((name, other) for other in others if not name.startswith(f"{other}."))
    return sorted(sorted(group) for group in nx.strongly_connected_components(graph) if len(group) > 1)


def test_no_circle_of_modules_is_added_or_grows() -> None:
    modules = {
        module_of(path, package): ast.parse(path.read_text(encoding="utf-8"))
        for package in PACKAGES
        for path in package.rglob("*.py")
    }
    assert len(modules) > 500
    found = {group[0].rpartition(".")[0]: len(group) for group in circles(modules)}
    assert found == LARGEST


def test_a_circle_is_found_wherever_the_import_stands() -> None:
    one = ast.parse("from pack import two")
    two = ast.parse("def late():\n    from pack.one import name")
    assert circles({"pack.one": one, "pack.two": two, "pack.three": one}) == [["pack.one", "pack.two"]]
