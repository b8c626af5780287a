"""Trees of files that were parsed before: kept on disk, so that a check reads anew only what was edited.

A file of the cache is named after the text it belongs to and after everything that turns texts into trees: the grammar,
this compiler and this Python. It begins with a sum over what follows; whatever is missing, damaged or in the way is as
if it had never been written. Several processes may read and write at the same time, since a file appears whole.

    rules.law  --parse-->  File(decls)  --packed-->  numbers, texts, lists  --marshal-->  trees/3f2a….tree
"""

from __future__ import annotations

import marshal
import os
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

from lawspeaker import parse as parsing
from lawspeaker.facts import Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.parse import parse
from lawspeaker.shape import fields_by_class
from lawspeaker.source import Source, Span

FIELDS = fields_by_class(t)
CLASSES: list[type] = list(FIELDS)
NUMBERS = {cls: number for number, cls in enumerate(CLASSES)}
PLACE = -1
SUM = 32
MOST = 1000
Packed = object


def parse_kept(source: Source, facts: Facts) -> t.File:
    """Parse a file, or take the tree that was kept when the same text was parsed before."""
    path = place_of(source.text)
    kept = read_tree(path, source.name)
    if kept is not None:
        return kept
    before = len(facts.found)
    file = parse(source, facts)
    if len(facts.found) == before:
        keep(path, file)
    return file


@cache
def maker() -> bytes:
    """Return a sum over what makes trees of texts."""
    found = sha256(sys.version.encode())
    folder = Path(parsing.__file__).parent
    for path in [*sorted(folder.glob("*.py")), folder / "tables.json", Path(__file__)]:
        found.update(path.read_bytes())
    return found.digest()


def cache_folder() -> Path:
    """Return the folder that the runtime keeps machine code in, without loading the runtime for it."""
    given = os.environ.get("LAW_CACHE")
    if given:
        return Path(given).expanduser().absolute()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "lawspeaker"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "lawspeaker"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lawspeaker"


def place_of(text: str) -> Path:
    """Return where the tree of a text is kept."""
    name = sha256(maker() + text.encode("utf-8", "surrogatepass")).hexdigest()
    return cache_folder() / "trees" / f"{name[:40]}.tree"


def read_tree(path: Path, name: str) -> t.File | None:
    """Return the tree that is kept in a file, for a source of some name; None if there is none."""
    try:
        data = path.read_bytes()
        if sha256(data[SUM:]).digest() != data[:SUM]:
            return None
        decls = unpacked(marshal.loads(data[SUM:]), name)
        if not isinstance(decls, tuple) or not all(type(decl) in FIELDS for decl in decls):
            return None
        return t.File(name, decls)
    except (OSError, ValueError, EOFError, TypeError, IndexError):
        return None


def keep(path: Path, file: t.File) -> None:
    """Keep a tree; where that cannot be done, it is parsed again next time."""
    try:
        data = marshal.dumps(packed(file.decls))  # type: ignore[arg-type]
        path.parent.mkdir(parents=True, exist_ok=True)
        make_room(path.parent)
        part = path.with_suffix(f".{os.getpid()}.part")
        part.write_bytes(sha256(data).digest() + data)
        part.replace(path)
    except (OSError, ValueError):
        return


def make_room(folder: Path) -> None:
    """Take away the older half of the trees where there are very many."""
    kept = list(os.scandir(folder))
    if len(kept) < MOST:
        return
    kept.sort(key=lambda entry: entry.stat().st_mtime)
    for entry in kept[: MOST // 2]:
        Path(entry.path).unlink(missing_ok=True)


def packed(part: object) -> Packed:
    """Return a part of a tree as what `marshal` knows: a node is a list that begins with the number of its class."""
    if isinstance(part, tuple):
        return tuple([packed(item) for item in part])
    if isinstance(part, Span):
        return [PLACE, part.line, part.column, part.end_line, part.end_column]
    cls = type(part)
    if cls in FIELDS:
        return [NUMBERS[cls], *[packed(getattr(part, name)) for name in FIELDS[cls]]]
    return part


def unpacked(part: Packed, name: str) -> object:
    """Return a part of a tree from what was kept of it; places are in the file of some name."""
    if isinstance(part, tuple):
        return tuple([unpacked(item, name) for item in part])
    if not isinstance(part, list):
        return part
    if part[0] == PLACE:
        return Span(name, *part[1:])
    made: object = CLASSES[part[0]](
        *[unpacked(item, name) if type(item) in (list, tuple) else item for item in part[1:]]
    )
    return made
