"""Worked examples: positions, decisions, expectations."""
