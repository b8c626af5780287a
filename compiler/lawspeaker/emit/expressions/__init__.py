"""Expressions as Python text."""
