"""Remember what mypyc translated, so that after an edit it translates only the modules that changed.

    <work>/translated/<library>.json                 the files of a library and its literals, with hashes of its C files
    <work>/translated/lawspeaker_native_<game>/…     the modules as they were translated

An edit that changes nothing but bodies of functions lets the other modules be stubs (`native/stubs.py`): `plan` writes
them over the modules of the work folder, and `merge` puts the C functions of the last translation in their place. In
all other cases, and whenever a file is not as it was left, everything is translated.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct
from mypyc.codegen.literals import Literals

from lawspeaker.cache.native_request import BUILD, TRANSLATED, TYPED, Request, write_if_changed
from lawspeaker.native.build_script import is_internal
from lawspeaker.native.stubs import Stubbed, c_name, declares_no_more, merged, stubbed

CFiles = list[tuple[str, str]]
"""The names and texts of the C files of a library; the text is empty if the file is up to date."""
Values = tuple[list[str], list[bytes], list[int], list[float], list[tuple[object, ...]]]


class Record(Struct, frozen=True):
    """A library as it was translated last.

    Its modules, those of them that are stubs in the work folder, its literals in their order, the hashes of its C
    files, and that of the modules that are imported and not translated.
    """

    modules: list[str]
    stubs: list[str]
    literals: str
    files: dict[str, str]
    typed: str


class Reused(Struct, frozen=True):
    """A library that is translated with stubs: its record, and the names of the stubs in C."""

    record: Record
    stubs: list[str]
    functions: set[str]


Plan = Mapping[str, Reused]
"""The libraries that are translated with stubs, by their names."""


def plan(request: Request) -> Plan:
    """Write stubs over the modules that did not change, if nothing but bodies of functions did."""
    typed = typed_digest()
    records: dict[str, Record] = {}
    for modules, name in request.libraries:
        record = read_record(name)
        if record is None or record.modules != modules or record.typed != typed or not is_unchanged(record):
            return {}
        records[name] = record
    texts = {path: read(Path(path)) for path in request.modules}
    before = {path: read(Path(TRANSLATED, path)) for path in request.modules}
    changed = {path for path in texts if texts[path] != before[path]}
    if not all(differ_in_bodies(before[path], texts[path]) for path in changed):
        return {}
    found: dict[str, Reused] = {}
    for name, record in records.items():
        edited = any(are_checked_together(path, other) for path in changed for other in record.modules)
        stubs = [path for path in (record.modules if edited else record.stubs) if path not in changed]
        if stubs:
            written = {path: stubbed(texts[path]) for path in stubs}
            for path, stub in written.items():
                write_if_changed(Path(path), stub.text)
            found[name] = Reused(record, stubs, functions_of(written))
    return found


def are_checked_together(one: str, other: str) -> bool:
    """Tell whether mypy checks two modules together: a module itself, and those that import each other.

    >>> are_checked_together("nim/steps.py", "nim/values.py"), are_checked_together("nim/steps.py", "nim/engine.py")
    (True, False)
    """
    package, rival = Path(one).parent, Path(other).parent
    return one == other or (package == rival and is_internal(module_of(one)) and is_internal(module_of(other)))


def module_of(path: str) -> str:
    """Return the module of a file.

    >>> module_of("nim/steps.py")
    'nim.steps'
    """
    return path.removesuffix(".py").replace("/", ".")


def functions_of(written: Mapping[str, Stubbed]) -> set[str]:
    """Return the names in C of the functions that are stubs."""
    return {c_name(module_of(path), function) for path, stub in written.items() for function in stub.functions}


def undo(planned: Plan) -> None:
    """Write the modules again that are stubs."""
    for reused in planned.values():
        for path in reused.stubs:
            write_if_changed(Path(path), read(Path(TRANSLATED, path)))


def seed(literals: Literals, reused: Reused) -> None:
    """Let literals have the numbers that they had in the last translation."""
    for values in ast.literal_eval(reused.record.literals):
        for value in values:
            literals.record_literal(value)


def merge(fresh: CFiles, literals: Literals, reused: Reused) -> CFiles | None:
    """Return the C files of a library, without stubs; None if the last translation does not fit."""
    if literal_text(literals) != reused.record.literals:
        return None
    found: CFiles = []
    for name, text in fresh:
        if name not in reused.record.files:
            return None
        earlier = read(Path(BUILD, name))
        if name.endswith(".c"):
            whole = merged(earlier, text, reused.functions)
            if whole is None:
                return None
            found.append((name, whole))
        elif declares_no_more(text, earlier):
            found.append((name, earlier))
        else:
            return None
    return found


def remember(request: Request, files: Mapping[str, CFiles], literals: Mapping[str, str], planned: Plan) -> None:
    """Write what was translated; libraries whose C files were up to date have their records."""
    typed = typed_digest()
    for modules, name in request.libraries:
        if name not in literals:
            continue
        stubs = planned[name].stubs if name in planned else []
        for path in modules:
            if path not in stubs:
                write_if_changed(Path(TRANSLATED, path), read(Path(path)))
        hashes = {file: digest(text.encode()) for file, text in files[name]}
        record = Record(modules, stubs, literals[name], hashes, typed)
        record_path(name).write_bytes(msgspec.json.encode(record))


def literal_text(literals: Literals) -> str:
    """Return the literals of a library in their order, as Python; nothing if they cannot be read again."""
    if literals.complex_literals or literals.frozenset_literals:
        return ""
    values: Values = (
        list(literals.str_literals),
        list(literals.bytes_literals),
        list(literals.int_literals),
        list(literals.float_literals),
        list(literals.tuple_literals),
    )
    return repr(values)


def read_record(library: str) -> Record | None:
    """Return what is known of the last translation of a library; None if it cannot be used."""
    try:
        record = msgspec.json.decode(record_path(library).read_bytes(), type=Record)
        return record if record.literals and ast.literal_eval(record.literals) else None
    except (OSError, ValueError):
        return None


def record_path(library: str) -> Path:
    """Return the file of a library's record."""
    return Path(TRANSLATED, f"{library}.json")


def is_unchanged(record: Record) -> bool:
    """Tell whether the C files of a library, and copies of its modules, are as they were left."""
    copies = (Path(TRANSLATED, path).is_file() for path in record.modules)
    return all(copies) and all(
        Path(BUILD, name).is_file() and digest(Path(BUILD, name).read_bytes()) == known
        for name, known in record.files.items()
    )


def differ_in_bodies(before: str, after: str) -> bool:
    """Tell whether two versions of a module differ in nothing but bodies of functions."""
    return stubbed(before).interface == stubbed(after).interface


def typed_digest() -> str:
    """Return a hash of the modules that are imported and not translated."""
    found = sha256()
    for path in sorted(Path(TYPED).rglob("*.py")):
        found.update(f"{path.as_posix()}\0{digest(path.read_bytes())}\0".encode())
    return found.hexdigest()


def read(path: Path) -> str:
    """Return the text of a file."""
    return path.read_text(encoding="utf-8")


def digest(data: bytes) -> str:
    """Return the hash of a file."""
    return sha256(data).hexdigest()
