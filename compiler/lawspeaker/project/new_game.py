"""The files of a new game or expansion, which `law new` writes."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from lawspeaker.project.find_games import shipped_games
from lawspeaker.project.new_game_templates import (
    GAME_LAW,
    GAME_YAML,
    RULEBOOK_YAML,
)
from lawspeaker.project.spec import Spec

THING = r"^(?P<kind>[a-z_]+) (?P<name>\"[^\"\n]+\"|[A-Z][\w' -]*?)( +@[A-Z0-9-]+)*\n"
BODY = r"(?P<body>(?: +.*\n|\n(?= ))*)"
BLOCK = re.compile(THING + BODY, re.MULTILINE)


def write_all(folder: Path, files: dict[str, str]) -> None:
    """Write a new folder with its files, atomically."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as made:
        inside = Path(made, "new")
        inside.mkdir()
        for file, text in files.items():
            (inside / file).write_bytes(text.encode())
        inside.rename(folder)


def path_of(name: str) -> str:
    """Return the path of a folder for commands, with `./` before a name that is also a shipped game's."""
    return f"./{name}" if name in shipped_games() else name


def titled(name: str) -> str:
    """Return a name as a title.

    >>> titled("tower-of-clay")
    'Tower Of Clay'
    """
    return " ".join(word.capitalize() for word in name.split("-"))


def code_of(name: str) -> str:
    """Return the prefix of the ids of statements.

    >>> code_of("tower-of-clay"), code_of("farm")
    ('TOC', 'FARM')
    """
    words = name.split("-")
    return ("".join(word[0] for word in words) if len(words) > 1 else name[:6]).upper()


def game_files(name: str, path: str) -> dict[str, str]:
    """Return the files of a new game."""
    words = {"name": name, "title": titled(name), "code": letters_first(code_of(name)), "path": path_of(path)}
    return {
        "game.yaml": GAME_YAML.format_map(words),
        f"{name}.law": GAME_LAW.format_map(words),
        "rulebook.yaml": RULEBOOK_YAML.format_map(words),
    }


def letters_first(code: str) -> str:
    """Return a code that starts with a letter, as ids must."""
    return code if code[0].isalpha() else f"G{code}"


def kinds_of(spec: Spec) -> list[str]:
    """Return the kinds that a spec declares."""
    return [word for source in spec.sources for word in re.findall(r"^kind ([a-z_]+)", source.text, re.M)]


def copied_things(spec: Spec, title: str) -> list[str]:
    """Return up to four things of the base game under new names, those with steps first."""
    kinds = set(kinds_of(spec))
    found = [match for source in spec.sources for match in BLOCK.finditer(source.text) if match["kind"] in kinds]
    found.sort(key=lambda match: "plays" not in match["body"])
    return [
        f'{match["kind"]} "{title} {match["name"].strip(chr(34))}"\n{without_cites(match["body"])}'
        for match in found[:4]
    ]


def without_cites(body: str) -> str:
    """Return a body without citations and trailing blank lines."""
    return re.sub(r" +@[A-Z0-9-]+", "", body).rstrip("\n") + "\n"
