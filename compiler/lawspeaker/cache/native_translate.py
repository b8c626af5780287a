"""Run mypyc: translate the modules of a work folder to C files. This runs in a process of its own (`native_make`).

As `mypyc.build.mypycify`, except that it loads classes completely from mypy's cache, and that it does not print mypyc's
intermediate code to a file.
"""

from __future__ import annotations

import gc
import sys

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
from mypyc.options import CompilerOptions
from setuptools import Extension

from lawspeaker.cache.native_request import BUILD, Request

CHECKING = [
    "--config-file=",
    "--no-site-packages",
    "--no-namespace-packages",
    "--ignore-missing-imports",
    "--follow-imports=silent",
]
CONTENTS = list[list[tuple[str, str]]]


def translated(request: Request) -> list[Extension]:
    """Write the C files of modules into `build`; return one extension for each library and for each module.

    A type error is printed and ends the process.
    """
    gc.disable()
    paths = [*CHECKING, *request.modules]
    contents = c_files(paths, request)
    made = mypycify(
        paths,
        opt_level=str(request.level),
        debug_level="0",
        separate=[(files, name) for files, name in request.libraries],
        skip_cgen_input=(contents, []),
        target_dir=BUILD,
    )
    return [each for each in made if isinstance(each, Extension)]


def c_files(paths: list[str], request: Request) -> CONTENTS:
    """Return the names and texts of the files of each library; the text is empty if the file is up to date."""
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
        contents = generated(result, groups, options, errors)
    finally:
        result.manager.metastore.close()
    if errors.num_errors:
        sys.exit("\n".join(errors.new_messages()))
    return contents


def generated(result: BuildResult, groups: emitmodule.Groups, options: CompilerOptions, errors: Errors) -> CONTENTS:
    """Generate C from checked modules, and write mypyc's cache; as `mypyc.codegen.emitmodule.compile_modules_to_c`."""
    group_map = {source.module: name for group, name in groups for source in group}
    mapper = Mapper(group_map)
    result.manager.errors.set_file("<mypyc>", module=None, scope=None, options=result.manager.options)
    modules = intermediate(result, mapper, options, errors)
    if errors.num_errors:
        return []
    texts = emitmodule.compile_ir_to_c(groups, modules, result, mapper, options)
    emitmodule.write_cache(modules, result, group_map, texts)
    return [texts[name] for _, name in groups]


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
