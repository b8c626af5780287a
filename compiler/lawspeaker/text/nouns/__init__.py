"""Expressions as noun phrases."""
