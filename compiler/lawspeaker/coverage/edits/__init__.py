"""The edits of `law coverage --mutate`: what `syntax.py` finds in a file, what `operators.py` changes in it."""
