"""The rewritings of an engine's syntax trees; `rewrite.py` runs them in order.

`values/` relies on values having no side effects, `rows/` keeps numbers in rows; the others are beside them.
"""
