"""Patterns and plural classes of the shipped languages to data: YAML and Babel are asked here, and not again.

python -m lawspeaker.text.language.make_languages     writes languages.json beside this file
"""

from __future__ import annotations

import json
import zlib

import yaml
from babel import Locale

from lawspeaker.text.language.bundled_languages import CLASSES, ENOUGH, FOLDER, Group


def make() -> Group:
    """Return the stored form of every language that has patterns."""
    found: Group = {}
    for path in sorted(FOLDER.glob("patterns.*.yaml")):
        code = path.name.split(".")[1]
        plural_form = Locale.parse(code, sep="-").plural_form
        found[code] = {
            "sum": zlib.crc32(path.read_bytes()),
            "plurals": "".join(str(CLASSES.index(plural_form(count))) for count in range(ENOUGH)),
            "said": as_texts(yaml.safe_load(path.read_text(encoding="utf-8"))),
        }
    return found


def as_texts(node: object) -> object:
    """Return groups of keys with every key and every value as a text.

    >>> as_texts({True: {"one": 1}, "gen": None})
    {'True': {'one': '1'}, 'gen': 'None'}
    """
    if isinstance(node, dict):
        return {str(key): as_texts(value) for key, value in node.items()}
    return str(node)


def stored_text() -> str:
    """Return the text of `languages.json`."""
    return json.dumps(make(), ensure_ascii=False, indent=0) + "\n"


if __name__ == "__main__":
    (FOLDER / "languages.json").write_text(stored_text(), encoding="utf-8", newline="\n")
