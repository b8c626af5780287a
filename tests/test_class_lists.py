"""No pass keeps lists of classes of the checked program: what a class is or does is declared beside the class.

    READ = (c.StateGet, c.PileGet, c.PieceOn)     ->     the fact `reads`, which every expression declares

A list of three and more classes outside of `check/ir` is silently wrong when a class is added. Those that stay
recognise some shapes, and the rest is treated in a right general way, or they are closed unions of a `match`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.paths import ROOT

LISTS = {
    "analysis/value_reads.py": 1,  # what a supposition writes is read only by its test; anything else is untracked
    "check/examples/copies.py": 1,  # conditions that join others; any other is taken as a whole
    "check/lint/thing_steps.py": 1,  # a closed union of a match
    "check/option_settings.py": 1,  # a closed union of two matches; anything else cannot be evaluated before the game
    "emit/expressions/lookups.py": 1,  # lists that are new; any other is copied
    "emit/files/examples.py": 1,  # what may use a memoized value
    "emit/sentences/announcements.py": 1,  # arguments that can be written twice; others are bound first
    "emit/sentences/decisions.py": 1,  # numbers that are known to be in range; others are checked
}


def classes(node: ast.expr) -> list[str]:
    """Return the classes of the checked program that a literal tuple, set, list or union holds, if nothing else."""
    match node:
        case ast.Attribute(value=ast.Name(id="c"), attr=name) if name[:1].isupper():
            return [name]
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            one, other = classes(left), classes(right)
            return [*one, *other] if one and other else []
        case ast.Tuple(elts) | ast.Set(elts) | ast.List(elts):
            found = [classes(item) for item in elts]
            return [name for names in found for name in names] if all(found) else []
        case _:
            return []


def without_annotations(node: ast.AST) -> Iterator[ast.expr]:
    """Yield the expressions of a module, without annotations and without the parts of what is a list of classes."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "cases"):
            inner = [part for case in value for part in case.body] if name == "cases" else []
        else:
            inner = value if isinstance(value, list) else [value]
        for part in inner:
            if isinstance(part, ast.expr):
                yield part
            if isinstance(part, ast.AST) and not (isinstance(part, ast.expr) and len(classes(part)) > 1):
                yield from without_annotations(part)


def lists_of_classes() -> dict[str, int]:
    """Return the number of lists of three and more classes in each module that has some."""
    folder = ROOT / "compiler" / "lawspeaker"
    found: dict[str, int] = {}
    for path in sorted(folder.rglob("*.py")):
        if path.parent == folder / "check" / "ir":
            continue
        several = [part for part in without_annotations(ast.parse(path.read_text("utf-8"))) if len(classes(part)) > 2]
        if several:
            found[path.relative_to(folder).as_posix()] = len(several)
    return found


def test_lists_of_classes_only_become_fewer() -> None:
    assert lists_of_classes() == LISTS, "declare it beside the classes, or say here why the rest is treated rightly"


def test_a_list_of_classes_is_found() -> None:
    text = "READ = (c.StateGet, c.PileGet, c.PieceOn)\nEither = c.Put | c.Deal\ndef f(x: c.A | c.B | c.D): ...\n"
    assert [classes(part) for part in without_annotations(ast.parse(text)) if len(classes(part)) > 1] == [
        ["StateGet", "PileGet", "PieceOn"],
        ["Put", "Deal"],
    ]
