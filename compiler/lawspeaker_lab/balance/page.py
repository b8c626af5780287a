"""Write the page: `index.html`, which needs no other file, and `figures.json` with the same numbers for programs."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryFile

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from lawspeaker_lab.balance.card_sections import card_sections
from lawspeaker_lab.balance.compare import comparison
from lawspeaker_lab.balance.findings import Findings
from lawspeaker_lab.balance.page_parts import Chart, Section
from lawspeaker_lab.balance.sections import player_sections
from lawspeaker_lab.results.as_data import as_data
from lawspeaker_system.console import counted
from lawspeaker_system.failure import fail
from lawspeaker_system.safe_text import harmless
from lawspeaker_system.write_files import reason_of, replace_file

SIGN = '<meta name="generator" content="law lab">'


def write_page(folder: Path, after: Findings, before: Findings | None) -> Path:
    """Write the page into a folder and return its file; end the command if it cannot be written."""
    page = folder / "index.html"
    try:
        replace_file(page, harmless_page(page_of(after, before)))
        replace_file(folder / "figures.json", json.dumps(data_of(after, before), indent=1, ensure_ascii=False) + "\n")
    except OSError as error:
        fail(f"error: {page} cannot be written: {reason_of(error)}")
    return page


def require_free(folder: Path) -> None:
    """End the command, before any game is played, if the page cannot be written into a folder."""
    page = folder / "index.html"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if page.exists() and SIGN not in page.read_text(encoding="utf-8", errors="replace"):
            fail(f"error: {page} exists, and `law lab` did not write it; choose another folder with --out")
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        fail(f"error: {page} cannot be written: {reason_of(error)}")


def harmless_page(text: str) -> str:
    """Return a page without control characters; lines stay as they are."""
    return "\n".join(harmless(line) for line in text.split("\n"))


def data_of(after: Findings, before: Findings | None) -> dict[str, object]:
    """Return the numbers of the page."""
    found = as_data(after.name, after.plan.seed, after.rules, after.sample, after.own)
    if before is None:
        return found
    return {**found, "against": as_data(before.name, before.plan.seed, before.rules, before.sample, before.own)}


def page_of(after: Findings, before: Findings | None) -> str:
    """Return the page as HTML."""
    sections = all_sections(after, before)
    environment = Environment(
        loader=PackageLoader("lawspeaker_lab.balance"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    environment.filters["place"] = place
    environment.filters["code"] = with_code
    environment.filters["percent"] = lambda share: f"{share * 100:.1f}"
    return environment.get_template("page.html.jinja").render(
        title=after.rules.title,
        played=played_in_words(after),
        warning=warning(after),
        sections=sections,
        headlines=[(section.id, line) for section in sections for line in section.headlines],
    )


def all_sections(after: Findings, before: Findings | None) -> list[Section]:
    """Return the sections in their order."""
    compared = [] if before is None else [comparison(before, after)]
    return [*compared, *player_sections(after), *card_sections(after)]


def played_in_words(findings: Findings) -> str:
    """Return what was played."""
    plan, sample = findings.plan, findings.sample
    version = f", rules {findings.rules.version}" if findings.rules.version else ""
    settings = "; ".join(f"{word} {setting(value)}" for word, value in plan.settings.items())
    bots = "bots that choose at random"
    if plan.searching:
        who = "all bots" if len(plan.searching) == plan.players else f"the bots of seats {sorted(plan.searching)}"
        bots = f"{who} search (strength {plan.strength})"
    what = (
        f"{counted(sample.games, 'game')} of {counted(plan.players, 'player')}{version}, seeds from {plan.seed}, {bots}"
    )
    return f"{what}{'; with ' + settings if settings else ''}."


def setting(value: object) -> str:
    """Return the value of a setting in words."""
    return ", ".join(str(one) for one in value) if isinstance(value, list) else str(value)


def warning(findings: Findings) -> str:
    """Return how far the figures can be trusted."""
    if findings.plan.searching:
        return (
            "Bots that search play better than chance, and worse than people who know the game. What only good players "
            "find is not in these figures."
        )
    return (
        "The bots chose at random. Such games show what comes up, how long it takes and what is lopsided from the "
        "start. "
        "They do not show what good players would prefer: look again with `--search all`."
    )


def with_code(text: str) -> Markup:
    """Return a text as HTML in which what stands between backticks is code.

    >>> with_code("use `--set` <now>")
    Markup('use <code>--set</code> &lt;now&gt;')
    """
    parts = [
        escape(part) if index % 2 == 0 else Markup("<code>{}</code>").format(part)
        for index, part in enumerate(text.split("`"))
    ]
    return Markup("").join(parts)


def place(value: float, chart: Chart) -> str:
    """Return where a share is on the axis of a chart, from 0 to 100."""
    return f"{(value - chart.low) / (chart.high - chart.low) * 100:.2f}"
