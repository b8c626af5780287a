"""Run mypyc: translate the modules of a work folder to C files. This runs in a process of its own (`native_make`).

As `mypyc.build.mypycify`, except that it loads classes completely from mypy's cache, that it does not print mypyc's
intermediate code to a file, and that after an edit it translates only the modules that changed (`native_reuse`).
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

from msgspec import Struct
from mypy.build import BuildResult, sorted_components
from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypyc.analysis.attrdefined import detect_undefined_bitmap
from mypyc.build import construct_groups, get_mypy_config, mypycify
from mypyc.codegen import emitmodule
from mypyc.errors import Errors
from mypyc.ir.module_ir import ModuleIRs
from mypyc.ir.ops import DeserMaps
from mypyc.irbuild.mapper import Mapper
from mypyc.namegen import NameGenerator
from mypyc.options import CompilerOptions
from setuptools import Extension

from lawspeaker.cache.native_request import BUILD, Request
from lawspeaker.cache.native_reuse import CFiles, Plan, literal_text, merge, plan, remember, seed, undo

CHECKING = [
    "--config-file=",
    "--no-site-packages",
    "--no-namespace-packages",
    "--ignore-missing-imports",
    "--follow-imports=silent",
]


def translated(request: Request) -> list[Extension]:
    """Write the C files of modules into `build`; return one extension for each library and for each module.

    A type error is printed and ends the process.
    """
    gc.disable()
    paths = [*CHECKING, *request.modules]
    planned = plan(request)
    done = c_files(paths, request, planned)
    if done is None:
        undo(planned)
        planned = {}
        done = c_files(paths, request, planned)
    assert done is not None  # without a plan
    made = mypycify(
        paths,
        opt_level=str(request.level),
        debug_level="0",
        separate=[(files, name) for files, name in request.libraries],
        skip_cgen_input=(list(done.files.values()), []),
        target_dir=BUILD,
    )
    remember(request, done.files, done.literals, planned)
    return [each for each in made if isinstance(each, Extension)]


class Translation(Struct, frozen=True):
    """The C files of all libraries by their names, and the literals of those that were translated."""

    files: dict[str, CFiles]
    literals: dict[str, str]


def c_files(paths: list[str], request: Request, planned: Plan) -> Translation | None:
    """Translate modules; return None if the plan to reuse earlier C files does not fit."""
    options = CompilerOptions(separate=True, target_dir=BUILD)
    files = FileSystemCache()
    sources, all_sources, mypy_options = get_mypy_config(paths, None, options, files)
    separate: list[tuple[list[str], str | None]] = [(members, name) for members, name in request.libraries]
    groups = construct_groups(sources, separate, use_shared_lib=True, group_name_override=None)
    try:
        result = emitmodule.parse_and_typecheck(all_sources, mypy_options, options, groups, files)
    except CompileError as error:
        sys.exit("\n".join(error.messages))
    errors = Errors(mypy_options)
    try:
        found = generated(result, groups, options, errors, planned)
    finally:
        result.manager.metastore.close()
    if errors.num_errors:
        sys.exit("\n".join(errors.new_messages()))
    return found


def generated(
    result: BuildResult, groups: emitmodule.Groups, options: CompilerOptions, errors: Errors, planned: Plan
) -> Translation | None:
    """Generate C from checked modules, and write mypyc's cache; as `mypyc.codegen.emitmodule.compile_modules_to_c`."""
    group_map = {source.module: name for group, name in groups for source in group}
    mapper = Mapper(group_map)
    result.manager.errors.set_file("<mypyc>", module=None, scope=None, options=result.manager.options)
    modules = intermediate(result, mapper, options, errors)
    if errors.num_errors:
        return None
    unchanged = [group for group in groups if not any(source.module in modules for source in group[0])]
    texts = emitmodule.compile_ir_to_c(unchanged, {}, result, mapper, options)
    literals: dict[str, str] = {}
    for group, generator in generators(groups, modules, result, mapper, options):
        reused = planned.get(group)
        if reused is not None:
            seed(generator.context.literals, reused)
        files = generator.generate_c_for_modules()
        if reused is not None:
            whole = merge(files, generator.context.literals, reused)
            if whole is None:
                return None
            files = whole
        texts[group] = files
        literals[group] = literal_text(generator.context.literals)
    emitmodule.write_cache(modules, result, group_map, texts)
    return Translation({str(name): texts[name] for _, name in groups}, literals)


def generators(
    groups: emitmodule.Groups, modules: ModuleIRs, result: BuildResult, mapper: Mapper, options: CompilerOptions
) -> Iterator[tuple[str, emitmodule.GroupGenerator]]:
    """Yield the names of libraries with changed modules, and what generates their C files."""
    paths = {source.module: result.graph[source.module].xpath for sources, _ in groups for source in sources}
    names = NameGenerator([[source.module for source in sources] for sources, _ in groups], separate=True)
    for sources, name in groups:
        members = {source.module: modules[source.module] for source in sources if source.module in modules}
        if members and name is not None:
            yield name, emitmodule.GroupGenerator(members, paths, name, mapper.group_map, names, options)


def intermediate(result: BuildResult, mapper: Mapper, options: CompilerOptions, errors: Errors) -> ModuleIRs:
    """Return the intermediate code of changed modules; as `mypyc.codegen.emitmodule.compile_modules_to_ir`.

    That one loads a class from the cache without the list of attributes that may be undefined, and fails when another
    module reads one of them.
    """
    loaded = DeserMaps({}, {})
    modules: ModuleIRs = {}
    for component in sorted_components(result.graph):
        states = [result.graph[name] for name in sorted(component.mod_ids)]
        trees = [state.tree for state in states if state.id in mapper.group_map and state.tree]
        if not trees:
            continue
        if component.mod_ids.isdisjoint(result.manager.rechecked_modules):
            for module in emitmodule.load_scc_from_cache(trees, result, mapper, loaded).values():
                for made in module.classes:
                    detect_undefined_bitmap(made, set())
        else:
            changed = emitmodule.compile_scc_to_ir(trees, result, mapper, options, errors)
            modules.update(changed)
            for module in changed.values():
                for made in module.classes:
                    loaded.classes.setdefault(made.fullname, made)
                for function in module.functions:
                    loaded.functions.setdefault(function.decl.id, function)
    return modules
