import pytest
from xdist.remote import Producer

class LoadScopeScheduling:
    """Gives units of tests to processes."""

    def __init__(self, config: pytest.Config, log: Producer | None = None) -> None: ...
    def _split_scope(self, nodeid: str) -> str: ...
