"""One module per command of `law`; `play` and `coverage` have folders of their own."""
