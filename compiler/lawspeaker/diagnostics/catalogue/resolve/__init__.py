"""Messages of resolve."""
