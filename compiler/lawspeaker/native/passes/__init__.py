"""Rewrites of generated code for mypyc, one module each."""
