"""The entry point of the `law` command. Unexpected exceptions are reported without a traceback.

Editors run `law check` at every save, so a plain `law check` does not import Typer, which takes longer to load than a
small game takes to check.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from lawspeaker_system.console import echo


def main() -> None:
    """Run the command and exit; report an internal error in a few lines instead of a traceback."""
    try:
        cache_bytecode()
        code = run(sys.argv[1:])
        gc.freeze()  # saves the garbage collection that Python runs at exit
        sys.exit(code)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except RecursionError:
        echo("this is nested too deeply", error=True)
        sys.exit(1)
    except Exception as error:
        report_internal_error(error)
        sys.exit(1)


def run(arguments: list[str]) -> int:
    """Run a command line and return its exit code."""
    if is_plain_check(arguments):
        gc.disable()  # the process ends before garbage collection would pay off
        from lawspeaker.cli.commands.check_games import check_games

        games = [argument for argument in arguments[1:] if argument != "--json"]
        return 0 if check_games(games, [], "--json" in arguments) else 1
    from lawspeaker.cli.all_commands import app_for

    app_for(arguments)(arguments, prog_name="law")
    return 0


def is_plain_check(arguments: list[str]) -> bool:
    """Return whether a command line is a `law check` with no other flag than `--json`."""
    return arguments[:1] == ["check"] and not any(is_rare(argument) for argument in arguments[1:])


def cache_bytecode() -> None:
    """If Python does not cache bytecode beside the sources, store it in Lawspeaker's cache.

    Compiling the compiler to bytecode takes as long as most checks.
    """
    path = __spec__.cached
    cached = not sys.dont_write_bytecode or sys.pycache_prefix or path is None or Path(path).exists()
    if is_plain_check(sys.argv[1:]) and not cached:
        from lawspeaker.cache.cache_dir import cache_folder, is_private

        if is_private():
            sys.pycache_prefix = str(cache_folder() / "python")
            sys.dont_write_bytecode = False


def is_rare(argument: str) -> bool:
    """Return whether an argument of `law check` is a flag that Typer has to parse."""
    return argument.startswith("-") and argument != "--json"


def report_internal_error(error: Exception) -> None:
    """Print that Lawspeaker has a bug, where, and how to report it."""
    import traceback

    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "an unknown place"
    words = " ".join(str(error).split())[:200]
    if "--json" in sys.argv:
        from lawspeaker.cli.failure import INTERNAL, echo_errors, error_row

        echo_errors([error_row(INTERNAL, f"{type(error).__name__} at {place}: {words}")])
    echo("internal error: this is a bug in Lawspeaker, not in your rules", error=True)
    echo(f"  {type(error).__name__} at {place}: {words}", error=True)
    echo("please report it with these lines, the spec and the command you typed", error=True)
