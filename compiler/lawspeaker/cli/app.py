"""The way in: the `law` command, and the promise that nobody ever sees a traceback.

`law check` runs at every save of an editor, so its plain uses do without the flag library, which takes longer to load
than a small game takes to check.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from lawspeaker.cli.output import say


def main() -> None:
    """Run the command; an unexpected mistake of Lawspeaker itself gets an apology, not a traceback."""
    try:
        keep_code()
        code = run(sys.argv[1:])
        gc.freeze()  # the last thing Python does is to look through everything for what could be collected
        sys.exit(code)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except RecursionError:
        say("this is nested too deeply to be read", error=True)
        sys.exit(1)
    except Exception as error:
        apologise(error)
        sys.exit(1)


def run(arguments: list[str]) -> int:
    """Run a command line and return its exit code."""
    if is_plain_check(arguments):
        gc.disable()  # the process is over before collecting would pay
        from lawspeaker.cli.commands.check_games import check_games

        games = [argument for argument in arguments[1:] if argument != "--json"]
        return 0 if check_games(games, [], "--json" in arguments) else 1
    from lawspeaker.cli.all_commands import app

    app(arguments, prog_name="law")
    return 0


def is_plain_check(arguments: list[str]) -> bool:
    """Tell whether a command line is a `law check` without flags that are left to the flag library."""
    return arguments[:1] == ["check"] and not any(is_rare(argument) for argument in arguments[1:])


def keep_code() -> None:
    """Where Python keeps no compiled modules beside their sources, let it keep them with all else that is kept.

    Compiling the compiler takes as long as most checks.
    """
    beside = __spec__.cached
    kept = not sys.dont_write_bytecode or sys.pycache_prefix or beside is None or Path(beside).exists()
    if is_plain_check(sys.argv[1:]) and not kept:
        from lawspeaker.cache.cache_dir import cache_folder, is_private

        if is_private():
            sys.pycache_prefix = str(cache_folder() / "python")
            sys.dont_write_bytecode = False


def is_rare(argument: str) -> bool:
    """Tell whether an argument of `law check` is a flag that is left to the flag library."""
    return argument.startswith("-") and argument != "--json"


def apologise(error: Exception) -> None:
    """Say that Lawspeaker made a mistake, where, and how to report it."""
    import traceback

    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "an unknown place"
    words = " ".join(str(error).split())[:200]
    if "--json" in sys.argv:
        from lawspeaker.cli.failure import OUR_MISTAKE, plain_row, say_errors

        say_errors([plain_row(OUR_MISTAKE, f"{type(error).__name__} at {place}: {words}")])
    say("sorry: Lawspeaker itself made a mistake; your rules may be fine", error=True)
    say(f"  {type(error).__name__} at {place}: {words}", error=True)
    say("please report these two lines together with the spec and the command you typed", error=True)
