"""Make a wheel of this folder: the build backend that pip calls (PEP 517). It needs nothing but Python.

    pip install FOLDER     ->     build_wheel(directory)     ->     <name>-<version>-py3-none-any.whl

A package with machine code is for one Python on one kind of machine, and its wheel says so.
"""

from __future__ import annotations

import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path

NATIVE = "_native"
TIME = (2020, 1, 1, 0, 0, 0)
LEFT_OUT = ("__pycache__",)


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    """Return what has to be installed before a wheel is built: nothing."""
    return []


def get_requires_for_build_sdist(config_settings: object = None) -> list[str]:
    """Return what has to be installed before an archive of the sources is built: nothing."""
    return []


def build_wheel(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    """Write a wheel into a folder and return its name."""
    return write_wheel(Path.cwd(), Path(wheel_directory))


def build_sdist(sdist_directory: str, config_settings: object = None) -> str:
    """Write an archive of the sources into a folder and return its name."""
    stem = stem_of(project_of(Path.cwd()))
    with tarfile.open(Path(sdist_directory) / f"{stem}.tar.gz", "w:gz") as archive:
        for path in files_below(Path.cwd()):
            if path.parts[0] != "dist":
                archive.add(path.as_posix(), f"{stem}/{path.as_posix()}")
    return f"{stem}.tar.gz"


def write_wheel(folder: Path, target: Path) -> str:
    """Write a wheel of a folder into another one and return its name."""
    project = project_of(folder)
    stem, package = stem_of(project), str(project["name"]).replace("-", "_")
    tag = tag_of((folder / package / NATIVE).is_dir())
    contents = {
        f"{package}/{path.as_posix()}": (folder / package / path).read_bytes() for path in files_below(folder / package)
    }
    info = f"{stem}.dist-info"
    contents[f"{info}/licenses/LICENSE"] = (folder / "LICENSE").read_bytes()
    contents[f"{info}/METADATA"] = metadata(project, (folder / "README.md").read_text(encoding="utf-8")).encode()
    contents[f"{info}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: lawspeaker\nRoot-Is-Purelib: {is_pure(tag)}\nTag: {tag}\n".encode()
    )
    contents[f"{info}/RECORD"] = record(contents, f"{info}/RECORD").encode()
    name = f"{stem}-{tag}.whl"
    with zipfile.ZipFile(target / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in contents.items():
            wheel.writestr(zipfile.ZipInfo(path, TIME), data, zipfile.ZIP_DEFLATED)
    return name


def project_of(folder: Path) -> dict[str, object]:
    """Return the table `project` of pyproject.toml."""
    found: dict[str, object] = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def stem_of(project: dict[str, object]) -> str:
    """Return the name and version with which files of a distribution begin."""
    return f"{str(project['name']).replace('-', '_')}-{project['version']}"


def files_below(folder: Path) -> list[Path]:
    """Return the files below a folder, relative to it."""
    paths = [path.relative_to(folder) for path in sorted(folder.rglob("*")) if path.is_file()]
    return [path for path in paths if not any(part in LEFT_OUT for part in path.parts)]


def tag_of(native: bool) -> str:
    """Return for which Python and machine a wheel is."""
    if not native:
        return "py3-none-any"
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def is_pure(tag: str) -> str:
    """Return whether a wheel is for all machines, as wheels spell it."""
    return "true" if tag.endswith("-any") else "false"


def metadata(project: dict[str, object], readme: str) -> str:
    """Return the file METADATA."""
    lines = ["Metadata-Version: 2.4", f"Name: {project['name']}", f"Version: {project['version']}"]
    lines += [f"Summary: {project['description']}", f"Requires-Python: {project['requires-python']}"]
    lines += ["License-Expression: MIT", "License-File: LICENSE"]
    needed = project.get("dependencies", [])
    lines += [f"Requires-Dist: {part}" for part in needed] if isinstance(needed, list) else []
    extras = project.get("optional-dependencies", {})
    for extra, parts in extras.items() if isinstance(extras, dict) else ():
        lines += [f"Provides-Extra: {extra}", *(f'Requires-Dist: {part}; extra == "{extra}"' for part in parts)]
    return "\n".join([*lines, "Description-Content-Type: text/markdown", "", readme])


def record(contents: dict[str, bytes], own: str) -> str:
    """Return the file RECORD: each file with its hash and size."""
    lines = []
    for path, data in contents.items():
        digest = urlsafe_b64encode(sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(data)}")
    return "\n".join([*lines, f"{own},,", ""])
