"""What `law coverage` counts: statements with a rule, statements with a proof, rules without a statement."""

from __future__ import annotations

import re

from msgspec import Struct, field

from lawspeaker.cli.coverage.mutants import end_of_block, plain_fields
from lawspeaker.cli.coverage.run_examples import Outcome
from lawspeaker.cli.output import counted
from lawspeaker.facts import Fact
from lawspeaker.project.cited_lines import NO_CODE, Cited, cited_lines, module_of
from lawspeaker.project.spec import Spec, Statement, Survivor

RULES = (
    "value can verb phase setup course win score board die "
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
    """The count: lines by the statement they stand for, examples by the statement they prove."""

    statements: list[Statement]
    implemented: dict[str, list[Cited]] = field(default_factory=dict)
    proven: dict[str, list[str]] = field(default_factory=dict)
    uncited: list[str] = field(default_factory=list)
    survivors: list[tuple[Cited, str]] = field(default_factory=list)
    explained: tuple[Survivor, ...] = ()

    @property
    def remarks(self) -> list[Statement]:
        """Return the statements that need no rule."""
        return [statement for statement in self.statements if statement.kind == "remark"]

    def reason(self, cited: Cited, id: str) -> str:
        """Return why no example needs to notice that a line is gone; "" if nobody says why."""
        line = " ".join(cited.text.split())
        return next((item.reason for item in self.explained if (item.id, item.line) == (id, line)), "")

    @property
    def unexplained(self) -> list[tuple[Cited, str]]:
        """Return the survivors that nobody explains."""
        return [(cited, id) for cited, id in self.survivors if not self.reason(cited, id)]

    @property
    def outdated(self) -> list[Survivor]:
        """Return the explanations of lines that some example notices by now."""
        left = {(id, " ".join(cited.text.split())) for cited, id in self.survivors}
        return [item for item in self.explained if item.id in self.implemented and (item.id, item.line) not in left]

    @property
    def missing(self) -> list[str]:
        """Return the ids of statements that need a rule and have none."""
        return [s.id for s in self.statements if s.kind != "remark" and s.id not in self.implemented]

    @property
    def unproven(self) -> list[str]:
        """Return the ids of statements that have a rule and no proof."""
        return [id for id in self.implemented if id not in self.proven]


def count(spec: Spec, found: list[Outcome], warnings: list[Fact], module: str | None) -> Coverage:
    """Count a spec: `found` are the outcomes of its examples, `warnings` what is declared but can never happen."""
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
    return coverage


def statements_of(spec: Spec, lines: list[Cited], module: str | None) -> list[Statement]:
    """Return the statements to count: all, or those of a module: marked with it, or cited in its files."""
    if module is None:
        return list(spec.statements)
    wanted = module.lower().replace(" ", "_")
    files = {source.name for source in spec.sources if module_of(source).lower().replace(" ", "_") == wanted}
    cited = {id for line in lines if line.file in files for id in line.ids}
    return [
        s for s in spec.statements if s.module.lower().replace(" ", "_") == wanted or (not s.module and s.id in cited)
    ]


def uncited(spec: Spec, lines: list[Cited]) -> list[str]:
    """Return the declarations that do something and cite nothing, in themselves or in any line below."""
    citing = {(cited.file, cited.top) for cited in lines}
    found: list[str] = []
    for source in spec.sources:
        text = source.text.split("\n")
        for number, line in enumerate(text, 1):
            if (source.name, number) not in citing and does_something(text, number - 1):
                found.append(f"{source.name}:{number}: {line.split('#')[0].strip()}")
    return found


def does_something(text: list[str], at: int) -> bool:
    """Tell whether a declaration is a rule; a thing that has only fields is none.

    >>> does_something(["card Ace", "    worth 11"], 0), does_something(["course", "    end"], 0)
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
    """Return the count for other programs."""
    data: dict[str, object] = {
        "statements": len(coverage.statements),
        "implemented": len(coverage.implemented),
        "proven": len(coverage.proven),
        "remarks": len(coverage.remarks),
        "missing": coverage.missing,
        "unproven": coverage.unproven,
        "uncited": coverage.uncited,
    }
    if mutated:
        data["survivors"] = [
            {"line": str(cited), "id": id, "reason": coverage.reason(cited, id)} for cited, id in coverage.survivors
        ]
        data["outdated"] = [{"line": item.line, "id": item.id} for item in coverage.outdated]
    return data


def as_lines(title: str, coverage: Coverage, mutated: bool) -> list[str]:
    """Return the count for people."""
    texts = {statement.id: statement for statement in coverage.statements}
    remarks = counted(len(coverage.remarks), "remark")
    counts = f"{len(coverage.implemented)} implemented, {len(coverage.proven)} proven, {remarks}"
    lines = [f"{title}: {counted(len(coverage.statements), 'statement')}, {counts}"]
    lines += listed("without a rule", [f"{id}  {texts[id].text}" for id in coverage.missing])
    lines += listed("without a proof", [f"{id}  {texts[id].text}" for id in coverage.unproven])
    if mutated:
        taken = [f"{cited}  {id}: {cited.text}" for cited, id in coverage.unexplained]
        lines += listed("taken away and no example noticed", taken)
        reasons = [(cited, id, coverage.reason(cited, id)) for cited, id in coverage.survivors]
        why = [f"{cited}  {id}: {cited.text} ({reason})" for cited, id, reason in reasons if reason]
        lines += listed("taken away and no example noticed, as explained", why)
        outdated = [f"{item.span.file}:{item.span.line}  {item.id}: {item.line}" for item in coverage.outdated]
        lines += listed("explained, but an example notices it now", outdated)
    lines += listed("rules without a statement", coverage.uncited)
    lines += listed("remarks", [f"{s.id}  {s.text} ({s.reason})" for s in coverage.remarks])
    return lines


def listed(heading: str, items: list[str]) -> list[str]:
    """Return a list with its heading, or nothing."""
    return ["", f"{heading}:", *(f"  {item}" for item in items)] if items else []
