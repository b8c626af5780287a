"""The rewritings of an engine's syntax trees; `rewrite.py` runs them in order."""
