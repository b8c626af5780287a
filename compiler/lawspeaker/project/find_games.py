"""Games to specs: finds the folder a person means and reads everything in it that is not Python.

    "pebbles"          ->     rulespecs/pebbles/ of this installation
    "../my-game"       ->     that folder, wherever it is
    "solo.law"         ->     that file alone (or its whole folder, if a game.yaml stands beside it)

An expansion (`extends:` in its manifest) reads the game it extends first; `--with` adds more.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

import lawspeaker
from lawspeaker.diagnostics.safe_text import HARMFUL_NAME, harmless_name
from lawspeaker.diagnostics.spelling import nearest
from lawspeaker.project.manifest import Rulebook, distinct, is_game_name, read_manifest, read_rulebook
from lawspeaker.project.names_file import read_names
from lawspeaker.project.read_files import Reading, read_text, shown_name, whole
from lawspeaker.project.spec import Manifest, Spec, Statement, Survivor
from lawspeaker.source import Source, Span
from lawspeaker.text.language.bundled_languages import is_bundled
from lawspeaker.text.language.translation import Languages, Translation, merged

MOST_VOLUMES = 20
NAMES_FILE = re.compile(r"names\.(.+)\.yaml")


class Volume(Struct, frozen=True):
    """What one folder holds, before the games it extends are put in front of it."""

    manifest: Manifest
    folder: Path
    sources: tuple[Source, ...]
    statements: tuple[Statement, ...]
    survivors: tuple[Survivor, ...]
    languages: Languages
    has_rulebook: bool


@cache
def checkout() -> Path | None:
    """Return the root of the checkout this compiler runs from, or None when it is installed as a package."""
    root = Path(lawspeaker.__file__).resolve().parents[2]
    return root if (root / "rulespecs").is_dir() and (root / "compiler").is_dir() else None


def shelf() -> Path:
    """Return the folder of the shipped games."""
    root = checkout()
    return root / "rulespecs" if root else Path(lawspeaker.__file__).resolve().parent / "_rulespecs"


def shipped() -> list[str]:
    """Return the names of the shipped games."""
    folder = shelf()
    if not folder.is_dir():
        return []
    return sorted(path.name for path in folder.iterdir() if (path / "game.yaml").is_file())


def read_spec(game: str, extras: list[str], reading: Reading) -> Spec | None:
    """Return the spec that a person named, with the expansions added to it; None, with facts, if it cannot be read."""
    place = locate(game, reading)
    if place is None:
        return None
    volumes = read_chain(place, reading, [])
    spec = assemble(volumes, reading) if volumes else None
    for extra in extras:
        spec = with_expansion(spec, extra, reading) if spec else None
    return spec


def locate(game: str, reading: Reading) -> Path | None:
    """Return the folder or the single file that a name or path means; None, with a fact, if there is none."""
    looks_like_path = "/" in game or "\\" in game or game.endswith(".law") or game in (".", "..")
    if not looks_like_path and game in shipped():
        return shelf() / game
    try:
        path = Path(game).expanduser()
        if path.is_dir():
            return path
        if path.is_file() and path.suffix == ".law":
            return path.parent if (path.parent / "game.yaml").is_file() else path
        if path.exists():
            reading.facts.add("L018", whole(""), name=game)
            return None
    except (OSError, ValueError, RuntimeError):
        pass
    listed = ", ".join(shipped()) or "none is installed"
    reading.facts.add("L001", whole(""), name=game, near=nearest(game, shipped()) or "", games=listed)
    return None


def read_chain(place: Path, reading: Reading, above: list[Volume]) -> list[Volume]:
    """Return the volumes of a game, the base game first; empty, with facts, if one of them cannot be read."""
    volume = read_file_alone(place, reading) if place.is_file() else read_folder(place, reading)
    if volume is None:
        return []
    if not volume.manifest.extends:
        return [volume]
    base = base_of(volume, reading)
    if base is None:
        return []
    passed = [*above, volume]
    if len(passed) > MOST_VOLUMES:
        reading.facts.add("L453", extends_span(volume), most=str(MOST_VOLUMES))
        return []
    if any(base.resolve() == other.folder.resolve() for other in passed):
        chain = " extends ".join([other.manifest.name for other in passed] + [passed[0].manifest.name])
        reading.facts.add("L017", extends_span(volume), name=passed[0].manifest.name, chain=chain)
        return []
    below = read_chain(base, reading, passed)
    return [*below, volume] if below else []


def base_of(volume: Volume, reading: Reading) -> Path | None:
    """Return the folder of the game that a volume extends: a shipped game, or a path seen from its own folder."""
    base = volume.manifest.extends
    if base in shipped():
        return shelf() / base
    path = volume.folder / Path(base).expanduser()
    if path.is_dir() or (path.is_file() and path.suffix == ".law"):
        return path
    near = nearest(base, shipped()) or ""
    reading.facts.add("L016", extends_span(volume), name=volume.manifest.name, base=base, near=near)
    return None


def extends_span(volume: Volume) -> Span:
    """Return where a manifest names the game it extends."""
    return volume.manifest.extends_span or volume.manifest.span


def read_folder(folder: Path, reading: Reading) -> Volume | None:
    """Return what a folder holds; None, with facts, if it is not a game."""
    path = folder / "game.yaml"
    if not path.is_file():
        reading.facts.add("L002", whole(shown_name(path)), folder=shown_name(folder))
        return None
    manifest = manifest_of(path, reading)
    if manifest is None:
        return None
    laws = sorted((file for file in folder.glob("*.law")), key=lambda file: file.name)
    for law in laws:
        if HARMFUL_NAME.search(law.name):
            reading.facts.add("L451", whole(shown_name(law)), name=harmless_name(law.name))
            return None
    if not laws:
        reading.facts.add("L009", whole(shown_name(path)), folder=shown_name(folder), name=manifest.name)
        return None
    sources = tuple(source for law in laws if (source := read_source(law, reading)))
    rulebook = folder / "rulebook.yaml"
    statements, survivors = rulebook_of(rulebook, reading)
    languages = languages_of(folder, reading)
    if len(sources) < len(laws):  # without a file, everything that uses its words would be called a mistake too
        return None
    return Volume(manifest, folder, sources, statements, survivors, languages, rulebook.is_file())


def manifest_of(path: Path, reading: Reading) -> Manifest | None:
    """Return what `game.yaml` says; None, with facts, if it cannot be used."""
    text, name = read_text(path, reading), shown_name(path)
    if text is None:
        return None
    return reading.read("manifest", text, name, lambda: read_manifest(text, name, reading))


def read_file_alone(path: Path, reading: Reading) -> Volume | None:
    """Return a single `.law` file as a game of its own, named after the file."""
    source = read_source(path, reading)
    if source is None:
        return None
    name = re.sub(r"[^a-z0-9]+", "-", path.stem.lower()).strip("-")
    name = name if is_game_name(name) else f"game-{name}".strip("-")
    return Volume(Manifest(whole(source.name), name, path.stem), path.parent, (source,), (), (), {}, False)


def read_source(path: Path, reading: Reading) -> Source | None:
    """Return one `.law` file."""
    text = read_text(path, reading)
    return Source(shown_name(path), text) if text is not None else None


def rulebook_of(path: Path, reading: Reading) -> Rulebook:
    """Return the statements of a rulebook and the survivors it explains, if there is one."""
    text = read_text(path, reading) if path.exists() or path.is_symlink() else None
    if text is None:
        return (), ()
    name = shown_name(path)
    return reading.read("rulebook", text, name, lambda: read_rulebook(text, name, reading))


def languages_of(folder: Path, reading: Reading) -> Languages:
    """Return the translations of a folder, by language."""
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
    """Return what a file of names says; of a language whose plurals Babel knows, it is read anew every time."""
    if not is_bundled(code):
        return read_names(text, name, code, reading)
    return reading.read(f"names {code}", text, name, lambda: read_names(text, name, code, reading))


def known_language(tag: str, path: Path, reading: Reading) -> bool:
    """Tell whether a file of names is for a language; a fact says that it is not."""
    from lawspeaker.text.language.plural_classes import is_language

    if not is_language(tag):
        reading.facts.add("L028", whole(shown_name(path)), tag=tag, file=path.name)
        return False
    return True


def assemble(volumes: list[Volume], reading: Reading) -> Spec:
    """Return volumes as one spec, named after the last."""
    last = volumes[-1]
    return Spec(
        last.manifest.name,
        last.manifest.title,
        last.folder,
        tuple(source for volume in volumes for source in volume.sources),
        distinct([statement for volume in volumes for statement in volume.statements], reading),
        tuple(survivor for volume in volumes for survivor in volume.survivors),
        merged([volume.languages for volume in volumes]),
        tuple(volume.manifest.name for volume in volumes),
        any(volume.has_rulebook for volume in volumes),
    )


def with_expansion(spec: Spec, extra: str, reading: Reading) -> Spec | None:
    """Return the spec with an expansion added; None, with facts, if it is not an expansion of this game."""
    place = locate(extra, reading)
    volumes = read_chain(place, reading, []) if place else []
    if not volumes:
        return None
    new = [volume for volume in volumes if volume.manifest.name not in spec.chain]
    if len(new) == len(volumes):
        last = volumes[-1].manifest
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
        merged([spec.languages, added.languages]),
        spec.chain + added.chain,
        spec.has_rulebook or added.has_rulebook,
    )
