"""Lark nodes to the classes of `parse/tree.py`."""
