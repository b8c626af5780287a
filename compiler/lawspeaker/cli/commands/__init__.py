"""One module per command of `law`."""
