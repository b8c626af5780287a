class Extension:
    name: str
    sources: list[str]
    depends: list[str]
    include_dirs: list[str]
    extra_compile_args: list[str]
    def __init__(
        self,
        name: str,
        sources: list[str],
        *,
        depends: list[str] | None = None,
        extra_compile_args: list[str] | None = None,
    ) -> None: ...

class Distribution:
    def __init__(self, attrs: dict[str, object]) -> None: ...
