"""The data classes of a game's folder, before its rules are parsed; `project/read_spec.py` fills them.

`Spec` has the sources, rulebook statements and translations of a game and of the games that it extends.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Literal, get_args

from msgspec import Struct, field

from lawspeaker.source import Source, Span, folder_of
from lawspeaker_language.translation import Languages

StatementKind = Literal["rule", "component", "remark", "reading"]
STATEMENT_KINDS: tuple[StatementKind, ...] = get_args(StatementKind)


class Statement(Struct, frozen=True):
    """A numbered statement of the rulebook, which rules and examples cite.

    A remark needs no rule; its `reason` says why. A reading settles what the rulebook leaves open: an option cites it,
    or its `ruling` says how the rules take it. `module` is the optional part of the game to which it belongs, or "".
    """

    span: Span
    id: str
    kind: StatementKind
    text: str
    reason: str = ""
    page: str = ""
    module: str = ""
    ruling: str = ""

    @property
    def needs_rule(self) -> bool:
        """Return whether a rule has to cite the statement: a remark needs none, nor a reading that says why."""
        return self.kind != "remark" and not (self.kind == "reading" and self.reason)


class Survivor(Struct, frozen=True):
    """The reason why no example notices a mutant: an explained survivor.

    The mutant is the spec without a line that cites the statement `id`, or the spec with one of `edits` made in a line.
    `within` are the declarations in which the line stands, if equal lines stand in others.
    """

    span: Span
    id: str
    line: str
    reason: str
    edits: tuple[str, ...] = ()
    within: tuple[str, ...] = ()

    def stands_in(self, declaration: str) -> bool:
        """Return whether the explained line is the one of a declaration."""
        return not self.within or declaration in self.within


class Origin(Enum):
    """Where the facts of a thing come from, as `rulebook.yaml` writes it."""

    RULEBOOK = "rulebook"
    PUBLIC_SOURCES = "public sources"
    ONE_SOURCE = "one public source"
    AUTHORED = "authored here"


class SourceNote(Struct, frozen=True):
    """The origin of the things that `of` names: a thing, a kind, or a file of rules."""

    span: Span
    of: str
    origin: Origin


class Rulebook(Struct, frozen=True):
    """The contents of `rulebook.yaml`."""

    statements: tuple[Statement, ...] = ()
    survivors: tuple[Survivor, ...] = ()
    origins: tuple[SourceNote, ...] = ()


class Manifest(Struct, frozen=True):
    """The contents of `game.yaml`. `extends` is the name of another game, or a path relative to this folder."""

    span: Span
    name: str
    title: str
    extends: str = ""
    version: str = ""
    extends_span: Span | None = None


class Spec(Struct, frozen=True):
    """A game ready to compile: the sources of the games that it extends, then its own.

    `languages` are the translations of its names and texts. `chain` has the names of the games, the base game first.
    """

    name: str
    title: str
    folder: Path
    sources: tuple[Source, ...]
    statements: tuple[Statement, ...] = ()
    survivors: tuple[Survivor, ...] = ()
    languages: Languages = field(default_factory=dict)
    chain: tuple[str, ...] = ()
    has_rulebook: bool = False
    origins: tuple[SourceNote, ...] = ()

    @property
    def package(self) -> str:
        """Return the name as a Python identifier.

        >>> Spec("tower-of-clay", "Tower of Clay", Path(), ()).package
        'tower_of_clay'
        """
        return self.name.replace("-", "_")

    def origin(self, kind: str, name: str, file: str) -> Origin | None:
        """Return where the facts of a thing of a file come from; None if no rulebook of its folder says so of anything.

        What the rulebook says of the thing counts before what it says of its kind, and that before its file. The
        rulebook of a game says nothing of what an expansion adds to its kinds.
        """
        noted = {note.of: note.origin for note in self.origins if folder_of(note.span.file) == folder_of(file)}
        if not noted:
            return None
        found = (noted[of] for of in (f"{kind} {name}", name, kind, file.rpartition("/")[2]) if of in noted)
        return next(found, Origin.RULEBOOK)

    def statement(self, cited: str) -> Statement | None:
        """Return the statement with that id, if there is one."""
        return next((statement for statement in self.statements if statement.id == cited), None)
