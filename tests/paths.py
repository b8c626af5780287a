"""Where the repository and its specs are."""

from __future__ import annotations

from pathlib import Path

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
