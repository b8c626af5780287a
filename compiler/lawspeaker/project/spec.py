"""What a game is before its rules are read: its manifest, its files, its rulebook statements, its translations.

Data only; `project/find_games.py` finds and reads them.

    rulespecs/pebbles/{game.yaml, pebbles.law, rulebook.yaml, names.fr.yaml}     ->     Spec
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, field

from lawspeaker.source import Source, Span
from lawspeaker.text.language.translation import Languages

KINDS = ("rule", "component", "remark")


class Statement(Struct, frozen=True):
    """A numbered statement of the rulebook, which rules and examples cite. A remark needs no rule and says why.

    `module` is the optional part of the game it belongs to, if any.
    """

    span: Span
    id: str
    kind: str
    text: str
    reason: str = ""
    page: str = ""
    module: str = ""


class Survivor(Struct, frozen=True):
    """Why no example notices when a line that cites a statement is taken away."""

    span: Span
    id: str
    line: str
    reason: str


class Manifest(Struct, frozen=True):
    """What `game.yaml` says. `extends` is another game's name, or a path seen from this folder."""

    span: Span
    name: str
    title: str
    extends: str = ""
    version: str = ""
    extends_span: Span | None = None


class Spec(Struct, frozen=True):
    """A game ready to compile: the sources of all the games it extends first, then its own.

    `languages` are the translations of its names and texts. `chain` are the names of the games it is made of, the base
    game first.
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

    @property
    def package(self) -> str:
        """Return the name as Python writes it.

        >>> Spec("tower-of-clay", "Tower of Clay", Path(), ()).package
        'tower_of_clay'
        """
        return self.name.replace("-", "_")

    def statement(self, cited: str) -> Statement | None:
        """Return the statement with that id, if there is one."""
        return next((statement for statement in self.statements if statement.id == cited), None)
