"""Where the repository and its specs are."""

from __future__ import annotations

from pathlib import Path

import yaml

from tests.soak import SOAKING

ROOT = Path(__file__).resolve().parents[1]
SPECS = ROOT / "tests" / "specs"
FOLDERS = {
    manifest.parent.name: manifest.parent
    for above in (ROOT / "rulespecs", SPECS)
    for manifest in sorted(above.glob("*/game.yaml"))
}
"""The folder of each game, shipped games first."""
NAMES = sorted(FOLDERS)
SHIPPED = [name for name, folder in FOLDERS.items() if folder.parent.name == "rulespecs"]


def is_large_expansion(name: str) -> bool:
    """Tell whether a spec repeats a shipped game with a few things more: tests of every rule take twice as long."""
    return yaml.safe_load((FOLDERS[name] / "game.yaml").read_text(encoding="utf-8")).get("extends") in SHIPPED


RULESETS = [name for name in NAMES if SOAKING or not is_large_expansion(name)]
"""The games that tests of every rule play: without expansions of shipped games in a normal run."""


LARGE = 100_000
"""A game whose spec has more bytes takes seconds to compile."""
QUICK = [name for name in RULESETS if SOAKING or sum(p.stat().st_size for p in FOLDERS[name].glob("*.law")) <= LARGE]
"""The games that tests compile many times: without the large ones in a normal run."""
