"""One module per file of a generated package."""
