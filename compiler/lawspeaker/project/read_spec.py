"""Read a game's folder into a `Spec`: its manifest, `.law` files, rulebook statements and translations.

    rulespecs/pebbles/{game.yaml, pebbles.law, rulebook.yaml, names.fr.yaml}     ->     Spec

An expansion (`extends:` in its manifest) is read after the game that it extends; `--with` adds more expansions.
"""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct

from lawspeaker.project.find_games import games_folder, locate, shipped_games
from lawspeaker.project.manifest import is_game_name, read_manifest
from lawspeaker.project.names_file import read_names
from lawspeaker.project.read_files import Reading, read_text, shown_name, start_of
from lawspeaker.project.rulebook import distinct, read_rulebook
from lawspeaker.project.spec import Manifest, Rulebook, Spec
from lawspeaker.source import Source, Span
from lawspeaker_language.bundled_languages import is_bundled
from lawspeaker_language.spelling import nearest
from lawspeaker_language.translation import Languages, Translation, merge_languages
from lawspeaker_system.safe_text import HARMFUL_NAME, harmless_name

MAX_CHAIN = 20
NAMES_FILE = re.compile(r"names\.(.+)\.yaml")


class GameFolder(Struct, frozen=True):
    """The contents of one folder, without those of the games that it extends."""

    manifest: Manifest
    folder: Path
    sources: tuple[Source, ...]
    rulebook: Rulebook
    languages: Languages
    has_rulebook: bool


def read_spec(game: str, extras: list[str], reading: Reading) -> Spec | None:
    """Return the spec of a game and its expansions; add facts and return None if it cannot be read."""
    path = locate(game, reading)
    if path is None:
        return None
    folders = read_chain(path, reading, [])
    spec = assemble(folders, reading) if folders else None
    for extra in extras:
        spec = with_expansion(spec, extra, reading) if spec else None
    return spec


def read_chain(path: Path, reading: Reading, extended_by: list[GameFolder]) -> list[GameFolder]:
    """Return a game and the games that it extends, the base game first.

    If one of them cannot be read, add facts and return an empty list.
    """
    game = read_single_file(path, reading) if path.is_file() else read_folder(path, reading)
    if game is None:
        return []
    if not game.manifest.extends:
        return [game]
    base = base_of(game, reading)
    if base is None:
        return []
    visited = [*extended_by, game]
    if len(visited) > MAX_CHAIN:
        reading.facts.add("L453", extends_span(game), most=str(MAX_CHAIN))
        return []
    if any(base.resolve() == other.folder.resolve() for other in visited):
        chain = " extends ".join([other.manifest.name for other in visited] + [visited[0].manifest.name])
        reading.facts.add("L017", extends_span(game), name=visited[0].manifest.name, chain=chain)
        return []
    bases = read_chain(base, reading, visited)
    return [*bases, game] if bases else []


def base_of(game: GameFolder, reading: Reading) -> Path | None:
    """Return the folder of the game that `extends` names: a shipped game, or a path relative to the game's folder."""
    base = game.manifest.extends
    if base in shipped_games():
        return games_folder() / base
    path = game.folder / Path(base).expanduser()
    if path.is_dir() or (path.is_file() and path.suffix == ".law"):
        return path
    near = nearest(base, shipped_games()) or ""
    reading.facts.add("L016", extends_span(game), name=game.manifest.name, base=base, near=near)
    return None


def extends_span(game: GameFolder) -> Span:
    """Return the span of the name that `extends` gives."""
    return game.manifest.extends_span or game.manifest.span


def read_folder(folder: Path, reading: Reading) -> GameFolder | None:
    """Return the contents of a folder; add facts and return None if it is not a game."""
    path = folder / "game.yaml"
    if not path.is_file():
        reading.facts.add("L002", start_of(shown_name(path)), folder=shown_name(folder))
        return None
    manifest = manifest_of(path, reading)
    if manifest is None:
        return None
    laws = sorted((file for file in folder.glob("*.law")), key=lambda file: file.name)
    for law in laws:
        if HARMFUL_NAME.search(law.name):
            reading.facts.add("L451", start_of(shown_name(law)), name=harmless_name(law.name))
            return None
    if not laws:
        reading.facts.add("L009", start_of(shown_name(path)), folder=shown_name(folder), name=manifest.name)
        return None
    sources = tuple(source for law in laws if (source := read_source(law, reading)))
    rulebook = folder / "rulebook.yaml"
    book = rulebook_of(rulebook, reading)
    languages = languages_of(folder, reading)
    if len(sources) < len(laws):  # checking the rest would report every use of the missing file's words
        return None
    return GameFolder(manifest, folder, sources, book, languages, rulebook.is_file())


def manifest_of(path: Path, reading: Reading) -> Manifest | None:
    """Return the manifest in `game.yaml`; add facts and return None if it cannot be used."""
    text, name = read_text(path, reading), shown_name(path)
    if text is None:
        return None
    return reading.cached("manifest", text, name, lambda: read_manifest(text, name, reading))


def read_single_file(path: Path, reading: Reading) -> GameFolder | None:
    """Return a `.law` file without a manifest as a game that is named after the file."""
    source = read_source(path, reading)
    if source is None:
        return None
    name = re.sub(r"[^a-z0-9]+", "-", path.stem.lower()).strip("-")
    name = name if is_game_name(name) else f"game-{name}".strip("-")
    return GameFolder(Manifest(start_of(source.name), name, path.stem), path.parent, (source,), Rulebook(), {}, False)


def read_source(path: Path, reading: Reading) -> Source | None:
    """Return the text of one `.law` file; None if it cannot be read."""
    text = read_text(path, reading)
    return Source(shown_name(path), text) if text is not None else None


def rulebook_of(path: Path, reading: Reading) -> Rulebook:
    """Return the contents of `rulebook.yaml`; empty if there is no such file."""
    text = read_text(path, reading) if path.exists() or path.is_symlink() else None
    if text is None:
        return Rulebook()
    name = shown_name(path)
    return reading.cached("rulebook", text, name, lambda: read_rulebook(text, name, reading))


def languages_of(folder: Path, reading: Reading) -> Languages:
    """Return the translations in a folder, by language code."""
    found: Languages = {}
    for path in sorted(folder.glob("names.*.yaml")):
        named = NAMES_FILE.fullmatch(path.name)
        if named is None or not known_language(named.group(1), path, reading):
            continue
        text = read_text(path, reading)
        if text is not None:
            found[named.group(1)] = names_of(text, shown_name(path), named.group(1), reading)
    return found


def names_of(text: str, name: str, code: str, reading: Reading) -> Translation:
    """Return the translation in a names file; it is cached only if the language ships with Lawspeaker.

    The plural forms of other languages come from Babel, which may be updated.
    """
    if not is_bundled(code):
        return read_names(text, name, code, reading)
    return reading.cached(f"names {code}", text, name, lambda: read_names(text, name, code, reading))


def known_language(tag: str, path: Path, reading: Reading) -> bool:
    """Return whether a names file is for a language that exists; add a fact if not."""
    from lawspeaker_language.plural_classes import is_language

    if not is_language(tag):
        reading.facts.add("L028", start_of(shown_name(path)), tag=tag, file=path.name)
        return False
    return True


def assemble(folders: list[GameFolder], reading: Reading) -> Spec:
    """Return a chain of games as one spec, named after the last."""
    last = folders[-1]
    return Spec(
        last.manifest.name,
        last.manifest.title,
        last.folder,
        tuple(source for game in folders for source in game.sources),
        distinct([statement for game in folders for statement in game.rulebook.statements], reading),
        tuple(survivor for game in folders for survivor in game.rulebook.survivors),
        merge_languages([game.languages for game in folders]),
        tuple(game.manifest.name for game in folders),
        any(game.has_rulebook for game in folders),
        tuple(note for game in folders for note in game.rulebook.origins),
    )


def with_expansion(spec: Spec, extra: str, reading: Reading) -> Spec | None:
    """Return the spec with an expansion added; add facts and return None if it does not extend this game."""
    path = locate(extra, reading)
    folders = read_chain(path, reading, []) if path else []
    if not folders:
        return None
    new = [game for game in folders if game.manifest.name not in spec.chain]
    if len(new) == len(folders):
        last = folders[-1].manifest
        span = last.extends_span or last.span
        reading.facts.add("L019", span, name=last.name, game=spec.name, base=last.extends)
        return None
    added = assemble(new, reading) if new else None
    if added is None:
        return spec
    return Spec(
        f"{spec.name}-with-{added.name}" if "-with-" not in spec.name else f"{spec.name}-{added.name}",
        f"{spec.title} with {added.title}",
        added.folder,
        spec.sources + added.sources,
        distinct([*spec.statements, *added.statements], reading),
        spec.survivors + added.survivors,
        merge_languages([spec.languages, added.languages]),
        spec.chain + added.chain,
        spec.has_rulebook or added.has_rulebook,
        spec.origins + added.origins,
    )
