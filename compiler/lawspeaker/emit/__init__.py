"""The lowered program to Python."""
