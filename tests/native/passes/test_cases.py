"""What mypyc is given: each piece of an engine in cases/ has its native copy beside it; `pytest --bless` rewrites it.

The cases are the shapes that generated code has, and the traps: what is different or wrong in machine code if it is
taken over as it is. `tests/native/test_mypyc_faults.py` runs such code both ways.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from lawspeaker.native.rewrite import native_modules
from lawspeaker.native.types import Unsupported
from lawspeaker.vocabulary import RUNTIME as VOCABULARY
from lawspeaker_runtime.native.load import runtime_modules
from tests.conftest import Golden

CASES = sorted((Path(__file__).parent / "cases").glob("*.engine"))
PACKAGE = "lawspeaker_games.small"
STATE = (Path(__file__).parent / "cases" / "state.engine").read_text(encoding="utf-8")
NEEDED = (
    "errors",
    "serialize.hashing",
    "state.base_state",
    "state.memo_table",
    "state.native_lists",
    "state.random_stream",
)
RUNTIME = {name: text for name, text in runtime_modules().items() if name in NEEDED}
VALUES = """\
from lawspeaker_games.small.state import State


def led(s: State) -> int:
    return s.count


def worth(s: State, c: int) -> int:
    return s.board[c] + 1


def can_follow(s: State, c: int, p: int) -> bool:
    return p == s.count or s.board[c] == led(s) or not any(s.board[d] == led(s) for d in s.vacant)


def can_wait(s: State, c: int) -> bool:
    return worth(s, c) > 3


def can_take(s: State, c: int) -> bool:
    if s.board[c] == 0 and c != s.count:
        for d in s.vacant:
            if worth(s, d) > c:
                return True
    return False


def can_enter(s: State, c: int) -> bool:
    if s.board[c] == 0:
        for d in s.vacant:
            if s.board[d] == c:
                return True
        for d in s.vacant:
            if worth(s, d) > c:
                return True
    return False


def can_stay(s: State, c: int) -> bool:
    if s.board[c] == 0:
        for d in s.vacant:
            if s.board[d] == c:
                return True
    return False


def can_leave(s: State, c: int) -> bool:
    if s.board[c] == 0:
        for d in s.vacant:
            if s.board[d] == c:
                return True
        return worth(s, c) > 3
    return False


def can_leave_otherwise(s: State, c: int) -> bool:
    return s.board[c] == 9
"""
NOTHING = '"""No steps."""\n\nfrom __future__ import annotations\n'


@cache
def rewritten(steps: str, engine: str = NOTHING) -> dict[str, str]:
    """Return the native copies of a state, some values, some steps and an engine, by their short names."""
    modules = native_modules(PACKAGE, {"state": STATE, "values": VALUES, "steps": steps, "engine": engine}, RUNTIME)
    mine = "lawspeaker_native_small."
    return {name.removeprefix(mine): text for name, text in modules.items() if name.startswith(mine)}


def native_steps(body: str) -> str:
    """Return the native copy of some steps, without its imports."""
    text = rewritten(f"from lawspeaker_games.small.state import State\n\n{body}\n")["steps"]
    tree = ast.parse(text)
    return "\n\n".join(ast.unparse(node) for node in tree.body if not isinstance(node, ast.ImportFrom))


def lists_of(state: str) -> str:
    """Return what became of the lists of a state, a comment for each."""
    said = (node for node in ast.walk(ast.parse(state)) if isinstance(node, ast.AnnAssign))
    kinds = [f"# {ast.unparse(node.target)}: {ast.unparse(node.annotation)}" for node in said]
    return "\n".join(kind for kind in kinds if kind.startswith("# self."))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_code_has_its_native_copy_beside_it(path: Path, golden: Golden) -> None:
    if path.stem == "state":
        golden(path.with_suffix(".native"), rewritten(NOTHING)["state"])
        return
    found = rewritten(path.read_text(encoding="utf-8"))
    golden(path.with_suffix(".native"), f"{lists_of(found['state'])}\n\n{found['steps']}")


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_copy_is_made_the_same_way_every_time(path: Path) -> None:
    steps = path.read_text(encoding="utf-8") if path.stem != "state" else NOTHING
    first = rewritten(steps)
    rewritten.cache_clear()
    assert rewritten(steps) == first


def test_nothing_is_left_of_what_was_replaced() -> None:
    for path in CASES:
        for name, text in rewritten(path.read_text(encoding="utf-8") if path.stem != "state" else NOTHING).items():
            assert "lawspeaker_games." not in text, f"{path.stem}: {name} imports the interpreted game"
            assert "__new__" not in text
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.RShift):
                    assert not isinstance(node.left, ast.Constant) or isinstance(node.right, ast.Constant)


def test_a_plain_number_is_a_machine_integer() -> None:
    assert native_steps("def f(n: int) -> int:\n    m = n + 1\n    return m") == (
        "def f(n: i64) -> i64:\n    m: i64\n    m = n + 1\n    return m"
    )


def test_a_shift_of_a_written_number_is_a_call() -> None:
    assert native_steps("def f(n: int) -> int:\n    return 1 << n") == (
        "def f(n: i64) -> i64:\n    return shifted_left(1, n)"
    )
    assert native_steps("def f(n: int) -> int:\n    return n << 3") == "def f(n: i64) -> i64:\n    return n << 3"


def test_a_sum_stays_in_a_register() -> None:
    assert native_steps("def f(s: State) -> int:\n    return sum(k + 1 for k in s.board)").endswith(
        "return sum((i64(k + 1) for k in s.board), i64(0))"
    )


def test_a_list_that_grows_is_assigned_anew() -> None:
    assert native_steps("def f(s: State, n: int) -> None:\n    s.vacant.append(n)") == (
        "def f(s: State, n: i64) -> None:\n    s.vacant = vec_append(s.vacant, n)"
    )


def test_a_second_name_for_a_list_that_grows_is_dropped() -> None:
    text = native_steps("def f(s: State, n: int) -> None:\n    here = s.vacant\n    here.remove(n)")
    assert "here" not in text
    assert "s.vacant = vec_remove(s.vacant, n)" in text


def test_an_empty_vector_is_not_true() -> None:
    text = native_steps("def f(s: State) -> bool:\n    if s.board:\n        return True\n    return not s.board")
    assert "if len(s.board) > 0:" in text
    assert "return not len(s.board) > 0" in text


def test_vectors_leave_an_engine_as_lists() -> None:
    steps = "from lawspeaker_games.small.state import State\n\n\ndef {}(s: State) -> list[int]:\n    return s.legal\n"
    door = 'from lawspeaker_games.small.steps import parts\n\n__all__ = ["parts"]\n'
    assert (
        "def parts(s: State) -> list[int]:\n    return as_list(s.legal)"
        in rewritten(steps.format("parts"), door)["steps"]
    )
    assert "def inner(s: State) -> vec[i64]:\n    return s.legal" in rewritten(steps.format("inner"), door)["steps"]


def test_a_list_that_a_function_changes_stays_a_list() -> None:
    for change in ("xs.append(1)", "xs[0] = 1", "ys = xs", "xs += [1]"):
        assert "def f(xs: list[int]) -> i64:" in native_steps(
            f"def f(xs: list[int]) -> int:\n    {change}\n    return xs[0]"
        )
    assert "def f(xs: vec[i64]) -> i64:" in native_steps("def f(xs: list[int]) -> int:\n    return xs[0]")


MEMOIZED = """def lord(s: State, t: int) -> bool:
    value = s.memo_lord.get(t)
    if value is None:
        value = s.memo_lord[t] = s.board[t] == 1
    return value


def move(s: State) -> None:
    s.memo_lord = {}


def supposed(s: State) -> bool:
    memo = s.memo_lord
    s.memo_lord = {}
    found = lord(s, 1)
    s.memo_lord = memo
    return found


def rank(s: State, cell: int) -> int:
    value = s.memo_rank.get(cell)
    if value is None:
        value = s.memo_rank[cell] = s.board[cell] + 1
    return value
"""


def test_memoized_values_are_stored_in_a_table() -> None:
    fields = ("memo_lord: dict[int, bool] = {}", "memo_rank: dict[int, int] = {}")
    made, begun = "".join(f"        self.{field}\n" for field in fields), "    copy = State.__new__(State)\n"
    shared = f"{begun}    copy.memo_lord = s.memo_lord\n    copy.memo_rank = s.memo_rank\n"
    state = STATE.replace("        self.", f"{made}        self.", 1).replace(begun, shared)
    modules = native_modules(
        PACKAGE,
        {"state": state, "values": VALUES, "steps": f"from lawspeaker_games.small.state import State\n\n\n{MEMOIZED}"},
        RUNTIME,
    )
    steps = modules["lawspeaker_native_small.steps"]
    assert "self.eras = new_eras(2)" in modules["lawspeaker_native_small.state"]
    assert "copy.eras = s.eras[:]" in modules["lawspeaker_native_small.state"]
    assert "if s.memo.cells[cell] == era and s.memo.cells[cell + 1] == t:" in steps
    assert "return s.memo.cells[cell + 2] != 0" in steps
    assert "s.memo.latest += 1\n    s.eras[0] = s.memo.latest" in steps
    assert "memo: i64\n    memo = s.eras[0]" in steps
    assert "s.eras[0] = memo\n    return found" in steps
    assert "cell_ = (cell + 73 & 2047) * 3" in steps
    assert "memo_lord" not in steps


def test_the_memo_table_takes_no_name_of_the_game() -> None:
    fields = ("memo_lord: dict[int, bool] = {}", "memo: int = 0", "memo_gold: int = 0")
    made = "".join(f"        self.{field}\n" for field in fields) + "        self."
    state = STATE.replace("        self.", made, 1).replace(
        "    copy = State.__new__(State)\n", "    copy = State.__new__(State)\n    copy.memo_lord = s.memo_lord\n"
    )
    modules = native_modules(PACKAGE, {"state": state, "values": VALUES, "steps": NOTHING}, RUNTIME)
    text = modules["lawspeaker_native_small.state"]
    assert "self.memo_ = shared_memo_table()" in text
    assert "self.memo = 0" in text
    assert "self.memo_gold = 0" in text


def test_a_list_that_would_be_changed_in_a_copy_is_refused() -> None:
    steps = (
        "from lawspeaker_runtime.state.native_lists import insert_sorted\n\n"
        "def f(s: State) -> None:\n    s.queue.sort()\n    insert_sorted(s.queue, 1)"
    )
    with pytest.raises(Unsupported, match=r"would change a copy of `s\.queue`"):
        native_steps(steps)


def test_a_list_with_another_reference_stays_a_list() -> None:
    steps = "from lawspeaker_games.small.state import State\n\ndef f(s: State) -> None:\n    s.queue = s.board\n"
    assert "self.board: list[int] = NO_NUMBERS" in rewritten(steps)["state"]
    assert "self.vacant: vec[i64]" in rewritten(steps)["state"]


def test_what_machine_code_imports_has_no_name_that_engines_use() -> None:
    own = set(re.findall(r"^def (\w+)", runtime_modules()["state.native_lists"], re.M))
    used = {name for names in VOCABULARY.values() for name in names}
    assert own
    assert not own & used
