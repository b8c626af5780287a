"""The mutation score of a game: how many of its valid mutants an example kills, and which survive.

    mutants: 212 valid, 201 killed, 7 explained, 4 survive; score 98.0 %
    number: 31 valid, 31 killed, 0 explained, 0 survive; score 100.0 %
    cards.law:14: `2 wood` becomes `3 wood`

A mutant that the rulebook explains makes no difference to the game, like one with the same engine, so the score is the
share of the killed among the others.
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.coverage.edits.edit import Edit, Operator
from lawspeaker.coverage.run_edits import Result, Verdict
from lawspeaker.project.spec import Survivor
from lawspeaker_lab.results.statistics import wilson


class Score(Struct):
    """The results of the edits of a game; `made` is how many there are, of which a sample may leave out some.

    `made_by` is how many there are of each operator. `narrowed` tells whether only those of some operators or of a
    module were made.
    """

    results: list[Result]
    explained: tuple[Survivor, ...]
    made: int
    made_by: dict[Operator, int] = {}
    narrowed: bool = False

    @property
    def killed(self) -> int:
        """Return how many mutants an example kills."""
        return sum(result.verdict == Verdict.KILLED for result in self.results)

    @property
    def valid(self) -> int:
        """Return how many mutants check and have another engine than the game."""
        return self.killed + len(self.survivors)

    @property
    def survivors(self) -> list[Edit]:
        """Return the edits that no example notices."""
        return [result.edit for result in self.results if result.verdict == Verdict.SURVIVED]

    @property
    def unexplained(self) -> list[Edit]:
        """Return the survivors that the rulebook does not explain."""
        return [edit for edit in self.survivors if not self.reason(edit)]

    @property
    def share(self) -> float:
        """Return the score: the share of the killed among the valid mutants that are not explained."""
        return self.killed / (self.killed + len(self.unexplained)) if self.killed else float(not self.unexplained)

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the score, which a sample leaves open."""
        return wilson(self.killed, self.killed + len(self.unexplained))

    @property
    def is_sample(self) -> bool:
        """Return whether some edits were not made."""
        return len(self.results) < self.made

    @property
    def outdated(self) -> list[Survivor]:
        """Return the explanations of edits that fit no survivor; those of edits that were not made are not told."""
        left = {claim for edit in self.survivors for claim in claims_about(edit)}
        gone = {claim for result in self.results for claim in claims_about(result.edit)} - left
        if self.is_sample or self.narrowed:
            return [item for item in self.explained if not gone.isdisjoint(claims_of(item))]
        return [item for item in self.explained if not left.issuperset(claims_of(item))]

    def by_operator(self) -> dict[Operator, Score]:
        """Return the score of each operator of which there are edits."""
        found: dict[Operator, list[Result]] = {}
        for result in self.results:
            found.setdefault(result.edit.operator, []).append(result)
        operators = [operator for operator in Operator if operator in found]
        return {one: Score(found[one], self.explained, self.made_by.get(one, len(found[one]))) for one in operators}

    def reason(self, edit: Edit) -> str:
        """Return the rulebook's reason why no example notices an edit, or ""."""
        claims = claims_about(edit)
        return next((item.reason for item in self.explained if not claims.isdisjoint(claims_of(item))), "")


Claim = tuple[str, str, str]


def claims_of(explained: Survivor) -> set[Claim]:
    """Return what an explanation claims to survive: edits of a line, in declarations or "" for the only one."""
    return {(explained.line, edit, within) for edit in explained.edits for within in explained.within or ("",)}


def claims_about(edit: Edit) -> set[Claim]:
    """Return the claims that are about an edit."""
    return {(edit.line, edit.change, edit.within), (edit.line, edit.change, "")}


def as_data(score: Score) -> dict[str, object]:
    """Return the score as data for JSON."""
    return {
        **numbers(score),
        "operators": {operator.value: numbers(part) for operator, part in score.by_operator().items()},
        "survivors": [survivor_data(score, edit) for edit in score.survivors],
        "outdated": [{"line": item.line, "edit": list(item.edits)} for item in score.outdated],
    }


def numbers(score: Score) -> dict[str, object]:
    """Return the numbers of a score as data for JSON."""
    low, high = score.interval
    return {
        "made": score.made,
        "run": len(score.results),
        "invalid": sum(result.verdict == Verdict.INVALID for result in score.results),
        "equivalent": sum(result.verdict == Verdict.EQUIVALENT for result in score.results),
        "valid": score.valid,
        "killed": score.killed,
        "explained": len(score.survivors) - len(score.unexplained),
        "score": round(score.share, 4),
        "interval": [round(low, 4), round(high, 4)] if score.is_sample else None,
    }


def survivor_data(score: Score, edit: Edit) -> dict[str, object]:
    """Return a survivor as data for JSON."""
    place = {"place": f"{edit.span.file}:{edit.span.line}", "operator": edit.operator.value}
    return {**place, "in": edit.within, "line": edit.line, "edit": edit.change, "reason": score.reason(edit)}


def as_lines(score: Score) -> list[str]:
    """Return the score and the survivors as lines."""
    lines = ["", f"mutants: {summary(score)}"]
    parts = score.by_operator().items()
    lines += listed("by what is edited", [f"{operator.value}: {summary(part)}" for operator, part in parts])
    lines += listed("edits that no example notices", [str(edit) for edit in score.unexplained])
    reasons = [f"{edit} ({score.reason(edit)})" for edit in score.survivors if score.reason(edit)]
    lines += listed("edits that no example notices, as the rulebook explains", reasons)
    outdated = [f"{item.span.file}:{item.span.line}  {item.line}: {', '.join(item.edits)}" for item in score.outdated]
    return lines + listed("explained, but not an edit that survives", outdated)


def summary(score: Score) -> str:
    """Return the numbers of a score in words."""
    known = len(score.survivors) - len(score.unexplained)
    counts = f"{score.valid} valid, {score.killed} killed, {known} explained, {len(score.unexplained)} survive"
    low, high = score.interval
    spread = f" ({100 * low:.1f} % to {100 * high:.1f} %)" if score.is_sample else ""
    of = f"a sample of {len(score.results)} of {score.made}: " if score.is_sample else ""
    return f"{of}{counts}; score {100 * score.share:.1f} %{spread}" if score.valid else f"{of}none is valid"


def listed(heading: str, items: list[str]) -> list[str]:
    """Return a heading and a list, or nothing if the list is empty."""
    return ["", f"{heading}:", *(f"  {item}" for item in items)] if items else []
