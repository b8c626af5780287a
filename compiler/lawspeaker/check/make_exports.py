"""Write what `check/ir/__init__.py` exports: everything public that the modules of the folder define.

python -m lawspeaker.check.make_exports     run it after a class was added to `check/ir`

class Flip(OnOrder, …)     in sentences.py     ->     c.Flip
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parent / "ir"
WIDTH = 120
PACKAGE = FOLDER / "__init__.py"
FROM_THE_TREE = ("Aggregate", "ArithmeticOp", "LogicOp", "LoopForm")
"""Enums of the syntax tree that the checked program has, too."""


def exports_text() -> str:
    """Return the text of `check/ir/__init__.py`, with its docstring as it is."""
    text = PACKAGE.read_text(encoding="utf-8")
    head = text[: text.index("\nfrom lawspeaker.")]
    found = {path.stem: sorted(defined(path), key=in_order) for path in sorted(FOLDER.glob("[a-z]*.py"))}
    lines = [import_of(f"lawspeaker.check.ir.{module}", names) for module, names in found.items()]
    lines.append(import_of("lawspeaker.parse.tree_enums", list(FROM_THE_TREE)))
    every = sorted([*FROM_THE_TREE, *(name for names in found.values() for name in names)], key=in_order)
    listed = "".join(f'    "{name}",\n' for name in every)
    return f"{head}\n{''.join(lines)}\n__all__ = (\n{listed})\n"


def defined(path: Path) -> Iterator[str]:
    """Yield the public names that a module defines."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def in_order(name: str) -> tuple[int, str]:
    """Return the place of a name among others: constants, classes, functions, as `ruff` sorts them."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2), name


def import_of(module: str, names: list[str]) -> str:
    """Return an import of some names, as `ruff` formats it."""
    names = sorted(names, key=lambda name: (in_order(name)[0], name.lower()))
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= WIDTH:
        return f"{line}\n"
    return "\n".join([f"from {module} import (", *(f"    {name}," for name in names), ")\n"])


if __name__ == "__main__":
    PACKAGE.write_text(exports_text(), encoding="utf-8", newline="\n")
