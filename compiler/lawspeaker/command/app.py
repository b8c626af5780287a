"""The way in: the `law` command, and the promise that nobody ever sees a traceback.

`law check` runs at every save of an editor, so its plain uses do without the flag library, which takes longer to load
than a small game takes to check.
"""

from __future__ import annotations

import sys

from lawspeaker.command.show import say


def main() -> None:
    """Run the command; an unexpected mistake of Lawspeaker itself gets an apology, not a traceback."""
    try:
        sys.exit(run(sys.argv[1:]))
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
    if arguments[:1] == ["check"] and not any(is_rare(argument) for argument in arguments[1:]):
        import gc

        from lawspeaker.command.checking import check_games

        gc.disable()  # the process is over before collecting would pay
        games = [argument for argument in arguments[1:] if argument != "--json"]
        return 0 if check_games(games, [], "--json" in arguments) else 1
    from lawspeaker.command.commands import app

    app(arguments, prog_name="law")
    return 0


def is_rare(argument: str) -> bool:
    """Tell whether an argument of `law check` is a flag that is left to the flag library."""
    return argument.startswith("-") and argument != "--json"


def apologise(error: Exception) -> None:
    """Say that Lawspeaker made a mistake, where, and how to report it."""
    import traceback
    from pathlib import Path

    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "an unknown place"
    words = " ".join(str(error).split())[:200]
    say("sorry: Lawspeaker itself made a mistake; your rules may be fine", error=True)
    say(f"  {type(error).__name__} at {place}: {words}", error=True)
    say("please report these two lines together with the spec and the command you typed", error=True)
