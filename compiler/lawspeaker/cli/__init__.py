"""The `law` command: the only room that reads, writes and prints."""
