"""The Law compiler: spec in, Python engine and diagnostics out."""
