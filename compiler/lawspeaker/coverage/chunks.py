"""The modules of a draft in small parts, each of which is compiled and compared alone.

    Module("values", …)   ->   Chunk(("values", "lord"), "def lord(s: State, t: int) -> int: …"), …

A mutant differs from its game in few functions. Only these are compiled, and only they can make an example fail.
"""

from __future__ import annotations
import __future__

import re
from collections.abc import Iterator
from types import CodeType

from msgspec import Struct

from lawspeaker.emit.modules import Constant, Module

COMMENT = re.compile(r"^ *#.*\n|  #.*$", re.MULTILINE)
QUOTED = re.compile(r"#\s+([^\s:]+\.law):(\d+)")
HEAD = re.compile(r"^(def .*?:|class .*?:)$", re.MULTILINE | re.DOTALL)
FREED = re.compile(r"\bdel (?:st|s\.stack|s\.lists)\[-\d+:?\]")
FLAGS = __future__.annotations.compiler_flag
MAX_CODES = 40_000
Key = tuple[str, str]
"""The module of a chunk, and the first name that it defines, with an underscore if another chunk has that name."""


class Chunk(Struct, frozen=True):
    """A constant, or functions or a class that are written together; `lines` is their text with its comments."""

    key: Key
    names: tuple[str, ...]
    text: str
    lines: str = ""
    closing: bool = False

    def quotes(self) -> set[tuple[str, int]]:
        """Return the lines of the spec that the comments of a chunk quote."""
        return {(file, int(line)) for file, line in QUOTED.findall(self.lines)}

    @property
    def is_class(self) -> bool:
        """Return whether the chunk defines a class."""
        return any(head.startswith("class ") for head in self.heads())

    @property
    def is_code(self) -> bool:
        """Return whether the chunk defines functions or a class."""
        return bool(self.heads())

    @property
    def is_constant(self) -> bool:
        """Return whether the chunk begins with a constant; functions may follow."""
        return not self.text.lstrip("\n").startswith(("def ", "class "))

    def heads(self) -> list[str]:
        """Return the first lines of its functions and classes."""
        return HEAD.findall(self.text)

    def frames(self) -> set[str]:
        """Return how its functions remove their frames from the stack: this tells how large the frames are."""
        return set(FREED.findall(self.text))


def chunks_of(module: Module) -> Iterator[Chunk]:
    """Yield the chunks of a module in the order in which they are run, without comments, which quote the spec."""
    for section in module.constants:
        yield from (constant_chunk(module, constant, False) for constant in section.constants)
    seen: set[str] = set()
    for part in module.functions:
        name = part.names[0]
        while name in seen:
            name += "_"
        seen.add(name)
        yield Chunk((module.name, name), part.names, COMMENT.sub("", part.text), part.text)
    for section in module.closing:
        yield from (constant_chunk(module, constant, True) for constant in section.constants)


def constant_chunk(module: Module, constant: Constant, closing: bool) -> Chunk:
    """Return a constant as a chunk."""
    return Chunk((module.name, constant.name), (constant.name,), f"{constant.name} = {constant.value}", "", closing)


class Codes:
    """The compiled code of chunks, and the names that it uses, by their text."""

    def __init__(self) -> None:
        self.found: dict[tuple[Key, str], CodeType] = {}
        self.used: dict[tuple[Key, str], frozenset[str]] = {}

    def of(self, chunk: Chunk) -> CodeType:
        """Return the code of a chunk; the file that it names is the key of the chunk."""
        where = (chunk.key, chunk.text)
        if where not in self.found:
            if len(self.found) >= MAX_CODES:
                self.found.clear()
            self.found[where] = compile(chunk.text, file_of(chunk.key), "exec", FLAGS, dont_inherit=True)
        return self.found[where]

    def names(self, chunk: Chunk) -> frozenset[str]:
        """Return the global names that a chunk uses."""
        where = (chunk.key, chunk.text)
        if where not in self.used:
            self.used[where] = names_in(self.of(chunk))
        return self.used[where]


def file_of(key: Key) -> str:
    """Return what the file of a chunk is called in its code."""
    return f"<{key[0]}>/{key[1]}"


def names_in(code: CodeType) -> frozenset[str]:
    """Return the global names and attributes that code uses, with all functions inside it.

    >>> sorted(names_in(compile("def f(x): return g(x) + H", "f", "exec")))
    ['H', 'f', 'g']
    """
    inner = (names_in(part) for part in code.co_consts if isinstance(part, CodeType))
    return frozenset(code.co_names).union(*inner)
