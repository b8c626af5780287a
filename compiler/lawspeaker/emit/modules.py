"""Modules of a generated package: what they define, what they import, and their text.

    Module("tables", "what never changes", [Section(…)])   ->   "tables.py": "… FOOD: Final = 0 …"

A module could import the vocabulary of the runtime and what the modules before it define. It imports the names of these
that its text contains; `ruff` drops those that it does not use after all, such as a name that is only in a comment, and
sorts the others (see format_python.py and docs/decisions/0020). Ruff alone would take seconds for a large game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct, field

from lawspeaker.emit.render import Definition, rendered
from lawspeaker.vocabulary import MODULES, RUNTIME, STANDARD

# A module imports only from those before it. Only the modules of steps import each other, at their end.
STEPS = "steps"
WORD = re.compile(r"\w+")
ORDER = ("tables", "names", "schema", "state", "values", STEPS, "engine", "examples", "screen", "views")


class Constant(Struct, frozen=True):
    """A line `NAME: Final[type] = value`; `needs` are the other constants that the value uses."""

    name: str
    value: str
    type: str = ""
    needs: tuple[str, ...] = ()


class Section(Struct, frozen=True):
    """Constants that belong together, below comments that say what they are."""

    comments: list[str]
    constants: list[Constant]


class Import(Struct, frozen=True):
    """A line `from module import names`."""

    module: str
    names: list[str]


class Module(Struct):
    """One file. Constants come before the functions, or after them (`closing`) if they call some.

    `listing` is what the module offers to embedders. Other modules of the package import nothing from one that is not
    `shared`.
    """

    name: str
    about: str
    constants: list[Section] = field(default_factory=list)
    functions: list[Definition] = field(default_factory=list)
    closing: list[Section] = field(default_factory=list)
    listing: tuple[str, ...] = ()
    shared: bool = True

    def defined(self) -> list[str]:
        """Return the names that the module defines."""
        sections = [*self.constants, *self.closing]
        return [*self.functions_defined(), *(constant.name for section in sections for constant in section.constants)]

    def functions_defined(self) -> list[str]:
        """Return the names of functions that the module defines."""
        return [name for definition in self.functions for name in definition.names]

    def is_empty(self) -> bool:
        return not self.constants and not self.functions and not self.closing


def module_texts(modules: list[Module], title: str, package: str) -> dict[str, str]:
    """Return the text of every module that defines anything, not yet formatted."""
    return {
        f"{module.name}.py": module_text(module, modules, title, package) for module in modules if not module.is_empty()
    }


def module_text(module: Module, modules: list[Module], title: str, package: str) -> str:
    """Return the text of one module."""
    late = late_imports(module, modules, package)
    words = {word for text in texts_in(module) for word in WORD.findall(text)}
    return rendered(
        "modules/module",
        title=docstring(title),
        about=module.about,
        imports=only_named(imports(module, modules, package), words),
        has_late_imports=bool(late),
        late_imports=only_named(late, words),
        listing=module.listing,
        constants=module.constants,
        functions=[definition.text for definition in module.functions],
        closing=module.closing,
    )


def texts_in(module: Module) -> Iterator[str]:
    """Yield every text of a module that may contain a name that it imports."""
    yield "Final"
    yield from module.listing
    for definition in module.functions:
        yield definition.text
    for section in (*module.constants, *module.closing):
        for constant in section.constants:
            yield constant.type
            yield constant.value


def only_named(found: list[Import], words: set[str]) -> list[Import]:
    """Return imports with only the names that are among the words of a module.

    >>> only_named([Import("a", ["b", "c"]), Import("d", ["e"])], {"c"})
    [Import(module='a', names=['c'])]
    """
    kept = [Import(each.module, [name for name in each.names if name in words]) for each in found]
    return [each for each in kept if each.names]


def imports(module: Module, modules: list[Module], package: str) -> list[Import]:
    """Return the imports of everything that a module could use."""
    before = [other for other in modules if other.shared and rank(other) < rank(module)]
    own = {other.name: other.defined() for other in before}
    taken = {*module.defined(), *(name for names in own.values() for name in names)}
    found = [Import(home, [name]) for name, home in [*STANDARD.items(), *MODULES.items()] if name not in taken]
    found += [Import(home, [name for name in names if name not in taken]) for home, names in RUNTIME.items()]
    return [*found, *(Import(f"{package}.{home}", names) for home, names in own.items() if names)]


def late_imports(module: Module, modules: list[Module], package: str) -> list[Import]:
    """Return the imports at the end of a module: from those whose functions it calls and that call its own."""
    others = [other for other in modules if other is not module and rank(other) == rank(module)]
    return [Import(f"{package}.{other.name}", other.functions_defined()) for other in others]


def rank(module: Module) -> int:
    """Return the place of a module in the order of imports; all modules of steps have the same."""
    return ORDER.index(STEPS if module.name.startswith(f"{STEPS}_") else module.name)


def used_sections(sections: list[Section], used: Iterable[str]) -> list[Section]:
    """Return sections with only the constants that are used, or that a constant needs that is used."""
    needs = {constant.name: constant.needs for section in sections for constant in section.constants}
    pending, kept = [name for name in used if name in needs], set[str]()
    while pending:
        name = pending.pop()
        if name not in kept:
            kept.add(name)
            pending += needs[name]
    found = [Section(s.comments, [constant for constant in s.constants if constant.name in kept]) for s in sections]
    return [section for section in found if section.constants]


def docstring(title: str) -> str:
    """Return a title that cannot end the docstring that it is in."""
    return title.replace("\\", "/").replace('"', "'")
