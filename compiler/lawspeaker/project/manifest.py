"""Read `game.yaml` into a `Manifest`."""

from __future__ import annotations

import keyword
import re

from lawspeaker.project.read_files import Reading
from lawspeaker.project.read_yaml import read_yaml
from lawspeaker.project.spec import Manifest
from lawspeaker.project.yaml_fields import check_keys, expect_keys, text_at

MANIFEST_KEYS = ("name", "title", "extends", "version")
GAME_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def read_manifest(text: str, file: str, reading: Reading) -> Manifest | None:
    """Return the manifest in the text of `game.yaml`; add facts and return None if it cannot be used."""
    keys = expect_keys(read_yaml(text, file, reading), "`game.yaml`", reading)
    if keys is None:
        return None
    check_keys(keys, MANIFEST_KEYS, "`game.yaml`", reading)
    name = text_at(keys, "name", "`game.yaml`", reading)
    title = text_at(keys, "title", "`game.yaml`", reading)
    extends = text_at(keys, "extends", "", reading)
    version = text_at(keys, "version", "", reading)
    if name is None or title is None:
        return None
    if not is_game_name(name.text):
        reading.facts.add("L020", name.span, name=name.text)
        return None
    return Manifest(
        keys.span,
        name.text,
        title.text,
        extends.text if extends else "",
        version.text if version else "",
        extends.span if extends else None,
    )


def is_game_name(name: str) -> bool:
    """Return whether a game may have this name, in commands and as a Python package.

    >>> [is_game_name(name) for name in ("tower-of-clay", "Tower", "3-towers", "class")]
    [True, False, False, False]
    """
    return GAME_NAME.fullmatch(name) is not None and len(name) <= 60 and not keyword.iskeyword(name)
