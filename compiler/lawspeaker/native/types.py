"""The known types of a module's names: functions, classes and constants.

    def draw(s: State, n: i64) -> i64      ->      Signature((named("State"), INT), INT)

Rows and constant tables of numbers are vectors, whatever they are in Python. Only types that an annotation or a simple
value shows are known; everything else has no type and is not rewritten.
"""

from __future__ import annotations

from msgspec import Struct, field

from lawspeaker.native.python_type import PyType


class Unsupported(ValueError):
    """Code whose native copy would behave differently."""


class Signature(Struct, frozen=True):
    """The types of a function's parameters and result, None if unknown.

    `reads` tells which lists it only reads, `ascends` whether the numbers of its list are in ascending order.
    """

    params: tuple[PyType | None, ...] = ()
    returns: PyType | None = None
    reads: tuple[bool, ...] = ()
    ascends: bool = False


class Class(Struct):
    """A class: its attributes, its constructor, and the name of its base class."""

    base: str
    made: Signature = Signature()
    attributes: dict[str, PyType] = field(default_factory=dict)


class Scope(Struct):
    """The names of one module: functions, constants, classes, modules by their alias, and constant ranges."""

    functions: dict[str, Signature] = field(default_factory=dict)
    constants: dict[str, PyType] = field(default_factory=dict)
    classes: dict[str, Class] = field(default_factory=dict)
    modules: dict[str, Scope] = field(default_factory=dict)
    ranges: dict[str, tuple[int, int]] = field(default_factory=dict)

    def attribute(self, owner: PyType, name: str) -> PyType | None:
        """Return the type of an attribute of a class, its own or inherited."""
        found = self.classes.get(owner.class_name)
        while found is not None:
            if name in found.attributes:
                return found.attributes[name]
            found = self.classes.get(found.base)
        return None
