"""Play or serve a game whose package is installed; no compiler is needed.

python -m lawspeaker_table serve lawspeaker_games.my_game
python -m lawspeaker_games_crows.table play             a package of `law bundle` plays its own game
"""

from __future__ import annotations

import sys


def run() -> None:
    """Run the command line; say in one line which library is missing."""
    try:
        from lawspeaker_table.command import main

        main()
    except ModuleNotFoundError as missing:
        own = (__package__ or "").rpartition(".")[0] or "lawspeaker"
        sys.stderr.write(f"{missing.name} is missing: pip install '{own.replace('_', '-')}[serve]'\n")
        sys.exit(1)


if __name__ == "__main__":
    run()
