"""Machine code for a bundle: the engine and the runtime, compiled under the names that they have in the bundle."""

from __future__ import annotations

import sys
import sysconfig
import tempfile
from hashlib import sha256
from pathlib import Path

from lawspeaker.bundle.bundle_files import Bundle, NativePart, with_runtime_in
from lawspeaker.cache.native_compile import compile_modules, copy_libraries, exclusive_lock
from lawspeaker.cache.native_tools import check_tools, chosen_level, tools_key
from lawspeaker.native.rewrite import native_modules
from lawspeaker_runtime.native.integrity import STAMP, Stamp
from lawspeaker_runtime.native.load import BUNDLED, BUNDLED_RUNTIME, cache_folder, runtime_modules

NEEDED = ["librt>=0.11,<0.17", "mypy_extensions>=1.0"]
"""What machine code needs of Python packages; as in pyproject.toml of Lawspeaker."""


def native_part(bundle: Bundle) -> NativePart:
    """Compile a bundle to machine code; raise NativeMissing if that is not possible."""
    check_tools()
    runtime = runtime_modules()
    game = {name.removesuffix(".py"): text for name, text in bundle.engine.items()}
    plain = native_modules(bundle.package, game, runtime)
    modules = {
        with_runtime_in(bundle.package, name): with_runtime_in(bundle.package, text) for name, text in plain.items()
    }
    above = f"{bundle.package}.{BUNDLED_RUNTIME}"
    typed = {f"{above}.{name}": with_runtime_in(bundle.package, text) for name, text in runtime.items()}
    typed[f"{bundle.package}.__init__"] = ""
    work = cache_folder() / f"work-{tools_key()}-bundles"
    level = chosen_level()
    with exclusive_lock(work) as lock, tempfile.TemporaryDirectory() as name:
        compile_modules(work, modules, level, lock, bundle.title, typed)
        files = copy_libraries(work, Path(name), modules)
        contents = {path: (Path(name) / path).read_bytes() for path in files}
    key = sha256(repr((tools_key(), sorted(modules.items()))).encode()).hexdigest()
    contents[STAMP] = Stamp(key, files).text().encode()
    version = f"=={sys.version_info.major}.{sys.version_info.minor}.*"
    machine = f"CPython {sys.version_info.major}.{sys.version_info.minor} on {sysconfig.get_platform()}"
    placed = {f"{bundle.package}/{BUNDLED}/{path}": data for path, data in contents.items()}
    return NativePart(placed, NEEDED, version, machine)
