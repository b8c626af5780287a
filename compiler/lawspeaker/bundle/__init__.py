"""`law bundle`: a game and the runtime that it needs as an installable package.

| module | is |
|---|---|
| `bundle_files.py` | the files of a bundle: engine, runtime under another name, what surrounds them |
| `native_libraries.py` | machine code for a bundle |
| `backend.py` | how pip makes a wheel of a bundle; copied into it |
| `templates/` | `pyproject.toml`, `README.md`, `LICENSE` |
"""
