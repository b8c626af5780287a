"""The words of every code, one module per pass or part of a pass."""
