"""Expressions: each gets its meaning and its type."""
