"""Messages of check."""
