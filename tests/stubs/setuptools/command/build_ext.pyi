from collections.abc import Callable

from setuptools import Distribution, Extension

class CCompiler:
    compile: Callable[..., list[str]]

class build_ext:
    extensions: list[Extension]
    compiler: CCompiler
    build_lib: str
    build_temp: str
    force: bool | None
    def __init__(self, dist: Distribution) -> None: ...
    def ensure_finalized(self) -> None: ...
    def run(self) -> None: ...
    def build_extension(self, ext: Extension) -> None: ...
    def get_ext_fullpath(self, ext_name: str) -> str: ...
