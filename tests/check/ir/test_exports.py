"""`check/ir` exports what its modules define."""

from __future__ import annotations

from lawspeaker.check.make_exports import PACKAGE, exports_text


def test_the_package_exports_every_class_of_its_modules() -> None:
    assert PACKAGE.read_text(encoding="utf-8") == exports_text(), "run `python -m lawspeaker.check.make_exports`"
