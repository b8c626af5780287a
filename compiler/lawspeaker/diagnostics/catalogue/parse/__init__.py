"""Messages of parse."""
