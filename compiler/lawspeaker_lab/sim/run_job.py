"""Play the games of a plan here or on a cluster, with a file of results if one is wanted, and show how far it is."""

from __future__ import annotations

from collections.abc import Iterator

from lawspeaker_lab.results.sample import Sample
from lawspeaker_lab.sim.games import Begun, Parts, Plan, Played, Table, all_parts, play_all
from lawspeaker_lab.sim.job import job_of
from lawspeaker_lab.sim.progress import with_progress
from lawspeaker_lab.sim.results_file import ResultsFile, open_results
from lawspeaker_lab.sim.where import Where
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_system.console import counted, echo
from lawspeaker_system.failure import fail
from lawspeaker_system.write_files import reason_of


class CannotWrite(Exception):
    """The file of results cannot be written; the cause is an OSError."""


def run_job(loaded: Loaded, plan: Plan, sample: Sample, where: Where) -> None:
    """Play the games of a plan into a sample."""
    if where.to is None:
        drain(play_all(loaded, plan, sample, way=way_of(where)), plan, Begun(), where)
        return
    table = Table(loaded, plan)
    results = open_results(where.to, table, job_of(table, where.steps))
    try:
        run_into(results, loaded, plan, sample, where)
    finally:
        results.close()


def run_into(results: ResultsFile, loaded: Loaded, plan: Plan, sample: Sample, where: Where) -> None:
    """Play the games of a plan that a file of results lacks; whatever stops it, the file can be continued."""
    begun = results.begun
    if begun.games and not where.silent:
        echo(f"continuing {results.path} after {counted(begun.games, 'game')}", error=True)
    try:
        steps = play_all(loaded, plan, sample, begun, way_of(where), lambda played: add(results, played))
        drain(steps, plan, begun, where)
        if where.lost:
            results.note()
        else:
            results.finish()
    except (CannotWrite, OSError) as error:
        cause = error.__cause__ if isinstance(error, CannotWrite) else error
        reason = reason_of(cause) if isinstance(cause, OSError) else str(cause)
        fail(
            f"error: {results.path} cannot be written any more: {reason}; the rows of "
            f"{counted(results.safe_games, 'game')} are safe, and the same command continues"
        )
    except BaseException as stopped:
        keep(results)
        if isinstance(stopped, KeyboardInterrupt):
            echo(f"interrupted after {counted(results.safe_games, 'game')}; the same command continues", error=True)
        raise


def add(results: ResultsFile, played: Played) -> None:
    """Append the rows of games; tell failures to write from others."""
    try:
        results.add(played)
    except OSError as error:
        raise CannotWrite from error


def keep(results: ResultsFile) -> None:
    """Note how far a job is before it ends with an error; what cannot be noted is played again."""
    try:
        results.cut()
        results.note()
    except OSError as error:
        echo(f"{results.path}: {reason_of(error)}", error=True)


def drain(steps: Iterator[int], plan: Plan, begun: Begun, where: Where) -> None:
    """Go through all games and show how far they are."""
    for _ in with_progress(steps, plan.games, done=begun.games, silent=where.silent):
        pass


def way_of(where: Where) -> Parts:
    """Return how parts of a plan are played."""
    if where.on is None:
        return all_parts
    from lawspeaker_lab.sim.ray_cluster import ray_parts

    def parts_on_cluster(table: Table, parts: list[range]) -> Iterator[tuple[range, Played]]:
        return ray_parts(table, parts, where)

    return parts_on_cluster
