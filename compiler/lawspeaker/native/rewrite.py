"""Rewrite the modules of an engine, and of the runtime that it uses, for mypyc.

    lawspeaker_games.<game>.steps          ->  lawspeaker_native_<game>.steps
    lawspeaker_runtime.piles.moves         ->  lawspeaker_native_runtime.piles.moves
    lawspeaker_games.<game>.names          not compiled: used for display only
    lawspeaker_runtime.boards.grid         not compiled: fixed boards are made once

The copies have their own names, so that interpreted and native engines can be in one process.
"""

from __future__ import annotations

import ast
import pickle
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256

from msgspec import Struct

from lawspeaker.native.build_script import is_internal, is_one_library
from lawspeaker.native.passes.clone_alloc import CloneAllocation
from lawspeaker.native.passes.dispatch import Dispatch
from lawspeaker.native.passes.inner_imports import move_inner_imports
from lawspeaker.native.passes.integers import SHIFTS, ComprehensionRanges, ConstantRanges, LiteralShifts, TruthLoops
from lawspeaker.native.passes.local_copies import Small, copy_small_functions, small_functions, tiny_functions
from lawspeaker.native.passes.memo_table import use_memo_table
from lawspeaker.native.passes.named_sizes import write_sizes
from lawspeaker.native.passes.rows.constant_rows import share_constant_rows
from lawspeaker.native.passes.rows.flag_rows import store_flags_as_numbers
from lawspeaker.native.passes.rows.flag_tables import store_flag_tables_as_numbers
from lawspeaker.native.passes.rows.literals import PARSE_FLAGS, PARSE_ROW, PARSE_ROWS, Literals
from lawspeaker.native.passes.rows.row_locals import read_rows_once
from lawspeaker.native.passes.rows.searches import reuse_marks
from lawspeaker.native.passes.rows.vector_fields import RESIZED_FIELDS, inline_aliases, mark_vector_fields
from lawspeaker.native.passes.rows.vector_parameters import exported_functions, use_rows_in_signatures
from lawspeaker.native.passes.rows.vector_syntax import APPEND, EXTEND, SORTED, WAY_TO
from lawspeaker.native.passes.rows.ways import try_last_ways
from lawspeaker.native.passes.statements import POP, REMOVE, VECTOR_FUNCTIONS, StatementRewriter
from lawspeaker.native.passes.values.argmax import Argmax
from lawspeaker.native.passes.values.common_subexpressions import CommonSubexpressions, pure_functions_in
from lawspeaker.native.passes.values.fuse import fuse_filters
from lawspeaker.native.passes.values.guards import put_guards_first
from lawspeaker.native.passes.values.hoist import hoist_invariants
from lawspeaker.native.passes.values.inline import SumInliner
from lawspeaker.native.passes.values.lengths import count_without_lists
from lawspeaker.native.passes.values.prefixes import Prefixes
from lawspeaker.native.passes.values.repeated_calls import compute_repeated_once
from lawspeaker.native.python_type import ROW, ROWS, native, type_of
from lawspeaker.native.scopes import module_scopes
from lawspeaker.native.traverse import Transformer, walk
from lawspeaker.native.types import Scope
from lawspeaker_runtime.native.load import NATIVE_RUNTIME, NOT_COMPILED, native_name

Remember = Callable[[str, Callable[[], str]], str]
"""Returns the text with a key, or makes it."""

RUNTIME = "lawspeaker_runtime"
STATES = {"BaseState", "PileState", "State"}
COMPILED = (
    "boards.connection",
    "boards.lines",
    "boards.pieces",
    "boards.place_numbers",
    "boards.reach",
    "boards.tiles.abstract_areas",
    "boards.tiles.laid",
    "boards.tiles.lay",
    "boards.tiles.layout",
    "boards.tiles.merge",
    "boards.tiles.spots",
    "boards.tiles.tile_set",
    "boards.ways",
    "game.sealed_things",
    "observation.encode",
    "piles.moves",
    "piles.order",
    "piles.unseen_moves",
    "piles.whole_piles",
    "sample.tally",
    "sample.watch",
    "search.contest",
    "search.gains",
    "search.nearness",
    "search.tree",
    "search.worth",
    "serialize.dump",
    "serialize.hashing",
    "state.base_state",
    "state.chance",
    "state.dealt_options",
    "state.effects_and_triggers",
    "state.goods",
    "state.memo_table",
    "state.native_lists",
    "state.notes",
    "state.pile_state",
    "state.place_index",
    "state.random_stream",
    "state.sealed",
    "state.selection",
    "state.turn_order",
    "visibility.constraints",
    "visibility.determinize",
    "visibility.hidden_references",
    "visibility.knowledge",
    "visibility.mixings",
    "visibility.random_deals",
)
NATIVE_NAMES = {f"{RUNTIME}.{name}": f"{NATIVE_RUNTIME}.{name}" for name in COMPILED}
"""The modules of the runtime that are compiled, and the names of their native copies."""


class NativeRuntime(Struct, frozen=True):
    """The runtime, which is the same for all games.

    Its trees before rewriting, its scopes, its native modules, and the functions that games copy.
    """

    trees: dict[str, ast.Module]
    scopes: dict[str, Scope]
    modules: dict[str, str]
    small: Small


class Known(Struct, frozen=True):
    """What is known of the names of a module: their types, those of native modules, functions that are copied into it,
    and functions of the game that change nothing.
    """

    scope: Scope
    renamed: Mapping[str, str]
    small: Small = {}
    pure: tuple[str, ...] = ()


def made_anew(_key: str, make: Callable[[], str]) -> str:
    """Return a text that is made, whatever was made before."""
    return make()


def native_modules(
    package: str, game: Mapping[str, str], runtime: Mapping[str, str], remember: Remember = made_anew
) -> dict[str, str]:
    """Return the text of each native module by its full name.

    `game` and `runtime` are the texts of the modules by their names relative to the package.
    """
    base = native_runtime(tuple(runtime.items()), remember)
    trees = {f"{package}.{name}": ast.parse(text) for name, text in game.items() if name not in NOT_COMPILED}
    write_sizes(trees.values())
    use_memo_table(trees[f"{package}.state"], trees.values())
    store_flags_as_numbers(trees[f"{package}.state"], trees.values())
    store_flag_tables_as_numbers(trees.values())
    exported = exported_functions(trees)
    for name, tree in trees.items():
        move_inner_imports(tree)
        fuse_filters(name, tree)
        if is_internal(name):
            use_rows_in_signatures(tree, exported)
    mark_vector_fields(trees[f"{package}.state"], trees.values(), vector_parameters_of(base.trees | trees))
    for name, tree in trees.items():
        compute_repeated_once(name, tree)
    count_without_lists(trees)
    hoist_invariants(trees)
    put_guards_first(trees)
    renamed = NATIVE_NAMES | {
        f"{package}.{name}": f"{native_name(package)}.{name}" for name in game if name not in NOT_COMPILED
    }
    scopes = module_scopes(trees, set(renamed), base.scopes)
    for name, tree in trees.items():
        SumInliner(tree).visit(tree)
        CommonSubexpressions(name, tree).visit(tree)
    pure = {name: tuple(sorted(pure_functions_in(name, tree))) for name, tree in trees.items()}
    small = base.small if is_one_library(game) else tiny_functions(base.small)
    return base.modules | {
        renamed[name]: rewritten(tree, Known(scopes[name], renamed, small if plays(name) else {}, pure[name]), remember)
        for name, tree in trees.items()
    }


@lru_cache(maxsize=2)
def native_runtime(runtime: tuple[tuple[str, str], ...], remember: Remember = made_anew) -> NativeRuntime:
    """Return the runtime's part of every native engine; memoized, because several games may be built together."""
    trees = {f"{RUNTIME}.{name}": ast.parse(text) for name, text in runtime}
    for tree in trees.values():
        inline_aliases(tree, RESIZED_FIELDS)
    scopes = module_scopes(trees, set(NATIVE_NAMES), {})
    modules = {
        NATIVE_NAMES[name]: rewritten(tree, Known(scopes[name], NATIVE_NAMES), remember)
        for name, tree in trees.items()
        if name in NATIVE_NAMES
    }
    return NativeRuntime(trees, scopes, modules, small_functions(modules))


def plays(module: str) -> bool:
    """Tell whether functions of a module are called at every decision: not those that save and hash states."""
    return is_internal(module) or module.endswith(".engine")


def vector_parameters_of(modules: Mapping[str, ast.Module]) -> dict[str, tuple[bool, ...]]:
    """Return which parameters of functions are vectors, by `function` and by `module.function`."""
    found: dict[str, tuple[bool, ...]] = {}
    for module, tree in modules.items():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                takes = tuple(native(type_of(arg.annotation)) == ROW for arg in node.args.args)
                found[node.name] = takes
                found[f"{module.rpartition('.')[2]}.{node.name}"] = takes
    for module, tree in modules.items():  # a re-exported function is called by the re-exporting module's name, too
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module in modules:
                for alias in node.names:
                    if alias.name in found:
                        found[f"{module.rpartition('.')[2]}.{alias.name}"] = found[alias.name]
    return found


def rewritten(tree: ast.Module, known: Known, remember: Remember) -> str:
    """Return the text of a module's native copy; its key is a hash of all that it is made from.

    The passes change copies, so that the keys of other modules do not depend on which modules were rewritten before.
    """
    made_from = pickle.dumps((tree, known))
    return remember(sha256(made_from).hexdigest(), lambda: rewrite(*pickle.loads(made_from)))


def rewrite(tree: ast.Module, known: Known) -> str:
    """Return the text of a module's native copy, with copies of small functions that it calls."""
    scope = known.scope
    RedirectImports(known.renamed).visit(tree)
    Dispatch().visit(tree)
    ConstantRanges(scope).visit(tree)
    TruthLoops().visit(tree)
    Argmax(scope).visit(tree)
    Prefixes(scope).visit(tree)
    StatementRewriter(scope).visit(tree)
    share_constant_rows(tree)
    reuse_marks(tree)
    try_last_ways(tree)
    read_rows_once(tree, scope, known.pure)
    CloneAllocation(STATES).visit(tree)
    LiteralShifts().visit(tree)
    ComprehensionRanges().visit(tree)
    Literals().visit(tree)
    copy_small_functions(tree, known.small)
    update_imports(tree)
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


class RedirectImports(Transformer):
    """Redirects imports to the native copies."""

    def __init__(self, renamed: Mapping[str, str]) -> None:
        self.renamed = renamed

    def visit_Import(self, node: ast.Import) -> ast.stmt:
        """Rename imported modules."""
        for alias in node.names:
            alias.name = self.renamed.get(alias.name, alias.name)
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:
        """Rename the imported module, or the modules that are imported from a package."""
        module = node.module or ""
        if module in self.renamed:
            node.module = self.renamed[module]
            return [node]
        modules = [alias for alias in node.names if f"{module}.{alias.name}" in self.renamed]
        others = [alias for alias in node.names if alias not in modules]
        lines: list[ast.stmt] = [ast.ImportFrom(module, others, 0)] if others else []
        for alias in modules:
            parent = self.renamed[f"{module}.{alias.name}"].rpartition(".")[0]
            lines.append(ast.ImportFrom(parent, [alias], 0))
        return lines


GENERATED_IMPORTS = (
    ("mypyc_attr", "mypy_extensions", "mypyc_attr"),
    ("i64", "mypy_extensions", "i64"),
    ("Final", "typing", "Final"),
    ("vec", "librt.vecs", "vec"),
    (APPEND, "librt.vecs", "append"),
    (EXTEND, "librt.vecs", "extend"),
    (REMOVE, "librt.vecs", "remove"),
    (POP, "librt.vecs", "pop"),
    *(
        (name, f"{NATIVE_RUNTIME}.state.native_lists", name)
        for name in (*VECTOR_FUNCTIONS, WAY_TO, SORTED, PARSE_ROW, PARSE_ROWS, PARSE_FLAGS)
    ),
    ("fold_row", f"{NATIVE_RUNTIME}.serialize.hashing", "fold_row"),
    ("fold_rows", f"{NATIVE_RUNTIME}.serialize.hashing", "fold_rows"),
    *((name, f"{NATIVE_RUNTIME}.state.random_stream", name) for name in SHIFTS.values()),
)


def update_imports(tree: ast.Module) -> None:
    """Add the imports that the passes need, and remove those of the aliases that they replaced."""
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            node.names = [alias for alias in node.names if alias.name not in ROWS] or [ast.alias("__name__")]
            defined |= {alias.asname or alias.name for alias in node.names}
    tree.body = [node for node in tree.body if not is_alias_of_row(node)]
    used = {node.id for node in walk(tree) if isinstance(node, ast.Name)}
    index = next(i for i, node in enumerate(tree.body) if isinstance(node, ast.ImportFrom)) + 1
    for name, module, original in GENERATED_IMPORTS:
        if name in used and name not in defined:
            tree.body.insert(index, ast.ImportFrom(module, [ast.alias(original, name)], 0))


def is_alias_of_row(node: ast.stmt) -> bool:
    """Tell whether a statement defines the alias `Row` or `Rows`."""
    return isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id in ROWS
