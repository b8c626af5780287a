"""Write `languages.json`: the patterns, sentences and plural classes of every language that has a pattern file.

python -m lawspeaker_language.make_languages     run it after a pattern file has changed
"""

from __future__ import annotations

import json

from babel import Locale

from lawspeaker_language.bundled_languages import COUNTS, FOLDER, Group, fingerprint
from lawspeaker_language.forms import PLURAL_CLASSES, Number
from lawspeaker_language.language import read_files


def make_bundle() -> Group:
    """Return the content of `languages.json`."""
    found: Group = {}
    for path in sorted(FOLDER.glob("patterns.*.yaml")):
        code = path.name.split(".")[1]
        plural_form = Locale.parse(code, sep="-").plural_form
        found[code] = {
            "crc32": fingerprint(code),
            "plurals": "".join(str(PLURAL_CLASSES.index(Number(plural_form(count)))) for count in range(COUNTS)),
            "content": as_strings(read_files(code)),
        }
    return found


def as_strings(node: object) -> object:
    """Return nested groups with every key and every value as a string.

    >>> as_strings({True: {"one": 1}, "gen": None})
    {'True': {'one': '1'}, 'gen': 'None'}
    """
    if isinstance(node, dict):
        return {str(key): as_strings(value) for key, value in node.items()}
    return str(node)


def bundle_text() -> str:
    """Return the text of `languages.json`."""
    return json.dumps(make_bundle(), ensure_ascii=False, indent=0) + "\n"


if __name__ == "__main__":
    (FOLDER / "languages.json").write_text(bundle_text(), encoding="utf-8", newline="\n")
