"""Count what `law coverage` reports: statements with a rule, statements with an example, rules without a statement."""

from __future__ import annotations

import re

from msgspec import Struct, field

from lawspeaker.coverage.mutants import plain_fields
from lawspeaker.coverage.readings import Readings, readings_of
from lawspeaker.coverage.readings import as_data as readings_data
from lawspeaker.coverage.readings import as_lines as readings_lines
from lawspeaker.coverage.run_examples import Outcome
from lawspeaker.coverage.score import listed
from lawspeaker.facts import Fact
from lawspeaker.project.cited_lines import NO_CODE, Cited, cited_lines, module_of
from lawspeaker.project.spec import Spec, Statement, Survivor
from lawspeaker.source import end_of_block
from lawspeaker_system.console import counted

RULES = (
    "value can verb phase setup course win lose score board die "
    "adds sets forbids allows ignores when may before after instead"
).split()
DECLARATION = re.compile(r"[a-z_]+")
NEEDS_NO_STATEMENT = (
    *NO_CODE,
    "game",
    "enum",
    "event",
    "state",
    "option",
    "pile",
    "kind",
    "record",
    "resource",
    "piece",
)


class Coverage(Struct):
    """The result: the lines that implement each statement, and the passing examples that cite it."""

    statements: list[Statement]
    implemented: dict[str, list[Cited]] = field(default_factory=dict)
    proven: dict[str, list[str]] = field(default_factory=dict)
    uncited: list[str] = field(default_factory=list)
    survivors: list[tuple[Cited, str]] = field(default_factory=list)
    explained: tuple[Survivor, ...] = ()
    readings: Readings = field(default_factory=Readings)

    @property
    def remarks(self) -> list[Statement]:
        """Return the statements that need no rule."""
        return [statement for statement in self.statements if statement.kind == "remark"]

    def reason(self, cited: Cited, id: str) -> str:
        """Return the rulebook's reason why no example fails without a line, or ""."""
        line = " ".join(cited.text.split())
        removed = [item for item in self.explained if not item.edits]
        found = (item for item in removed if (item.id, item.line) == (id, line) and item.stands_in(cited.within))
        return next((item.reason for item in found), "")

    @property
    def unexplained(self) -> list[tuple[Cited, str]]:
        """Return the surviving mutants that the rulebook does not explain."""
        return [(cited, id) for cited, id in self.survivors if not self.reason(cited, id)]

    @property
    def outdated(self) -> list[Survivor]:
        """Return the explanations of lines without which an example now fails."""
        left = {(id, " ".join(cited.text.split()), at) for cited, id in self.survivors for at in ("", cited.within)}
        removed = [item for item in self.explained if not item.edits and item.id in self.implemented]
        return [item for item in removed if any((item.id, item.line, at) not in left for at in item.within or ("",))]

    @property
    def missing(self) -> list[str]:
        """Return the ids of the statements that need a rule and have none."""
        return [s.id for s in self.statements if s.needs_rule and s.id not in self.implemented]

    @property
    def unproven(self) -> list[str]:
        """Return the ids of the statements that have a rule but no passing example."""
        return [id for id in self.implemented if id not in self.proven]


def count(spec: Spec, found: list[Outcome], warnings: list[Fact], module: str | None) -> Coverage:
    """Count a spec. `found` are the outcomes of its examples; declarations with `warnings` do not count."""
    lines = cited_lines(spec)
    coverage = Coverage(statements_of(spec, lines, module), explained=spec.survivors)
    known = {statement.id for statement in coverage.statements if statement.kind != "remark"}
    idle = {(fact.span.file, fact.span.line) for fact in warnings}
    for cited in lines:
        if cited.counts and (cited.file, cited.top) not in idle:
            for id in cited.ids:
                if id in known:
                    coverage.implemented.setdefault(id, []).append(cited)
    coverage.implemented = {
        s.id: coverage.implemented[s.id] for s in coverage.statements if s.id in coverage.implemented
    }
    for outcome in found:
        for id in outcome.cites:
            if id in coverage.implemented and not outcome.wrong:
                coverage.proven.setdefault(id, []).append(outcome.name)
    coverage.uncited = uncited(spec, lines)
    coverage.readings = readings_of(coverage.statements, lines)
    return coverage


def statements_of(spec: Spec, lines: list[Cited], module: str | None) -> list[Statement]:
    """Return the statements to count: all, or those that name a module or are cited in its files."""
    if module is None:
        return list(spec.statements)
    wanted = module.lower().replace(" ", "_")
    files = module_files(spec, module)
    cited = {id for line in lines if line.file in files for id in line.ids}
    return [
        s for s in spec.statements if s.module.lower().replace(" ", "_") == wanted or (not s.module and s.id in cited)
    ]


def module_files(spec: Spec, module: str) -> set[str]:
    """Return the names of the files of a module."""
    wanted = module.lower().replace(" ", "_")
    return {source.name for source in spec.sources if module_of(source).lower().replace(" ", "_") == wanted}


def uncited(spec: Spec, lines: list[Cited]) -> list[str]:
    """Return the declarations that contain rules and have no citation."""
    citing = {(cited.file, cited.top) for cited in lines}
    found: list[str] = []
    for source in spec.sources:
        text = source.text.split("\n")
        for number, line in enumerate(text, 1):
            if (source.name, number) not in citing and has_rules(text, number - 1):
                found.append(f"{source.name}:{number}: {line.split('#')[0].strip()}")
    return found


def has_rules(text: list[str], at: int) -> bool:
    """Return whether a declaration contains rules; a thing with fields only does not.

    >>> has_rules(["card Ace", "    worth 11"], 0), has_rules(["course", "    end"], 0)
    (False, True)
    """
    word = DECLARATION.match(text[at])
    if word is None or word.group() in NEEDS_NO_STATEMENT:
        return False
    if word.group() in RULES:
        return True
    end = end_of_block(text, at)
    return len(plain_fields(text, at + 1, end)) < end - at - 1


def as_data(coverage: Coverage, mutated: bool) -> dict[str, object]:
    """Return the result as data for JSON."""
    data: dict[str, object] = {
        "statements": len(coverage.statements),
        "implemented": len(coverage.implemented),
        "proven": len(coverage.proven),
        "remarks": len(coverage.remarks),
        "missing": coverage.missing,
        "unproven": coverage.unproven,
        "uncited": coverage.uncited,
        "readings": readings_data(coverage.readings),
    }
    if mutated:
        data["survivors"] = [
            {"line": str(cited), "id": id, "reason": coverage.reason(cited, id)} for cited, id in coverage.survivors
        ]
        data["outdated"] = [{"line": item.line, "id": item.id} for item in coverage.outdated]
    return data


def as_lines(title: str, coverage: Coverage, mutated: bool) -> list[str]:
    """Return the result as lines."""
    texts = {statement.id: statement for statement in coverage.statements}
    remarks = counted(len(coverage.remarks), "remark")
    counts = f"{len(coverage.implemented)} implemented, {len(coverage.proven)} proven, {remarks}"
    if coverage.readings.found:
        counts += f", {counted(len(coverage.readings.found), 'reading')}"
    lines = [f"{title}: {counted(len(coverage.statements), 'statement')}, {counts}"]
    lines += listed("without a rule", [f"{id}  {texts[id].text}" for id in coverage.missing])
    lines += listed("without an example that proves it", [f"{id}  {texts[id].text}" for id in coverage.unproven])
    if mutated:
        taken = [f"{cited}  {id}: {cited.text}" for cited, id in coverage.unexplained]
        lines += listed("removed without making an example fail", taken)
        reasons = [(cited, id, coverage.reason(cited, id)) for cited, id in coverage.survivors]
        why = [f"{cited}  {id}: {cited.text} ({reason})" for cited, id, reason in reasons if reason]
        lines += listed("removed without making an example fail, as the rulebook explains", why)
        outdated = [f"{item.span.file}:{item.span.line}  {item.id}: {item.line}" for item in coverage.outdated]
        lines += listed("explained, but an example now fails without it", outdated)
    lines += listed("rules without a statement", coverage.uncited)
    lines += readings_lines(coverage.readings)
    lines += listed("remarks", [f"{s.id}  {s.text} ({s.reason})" for s in coverage.remarks])
    return lines
