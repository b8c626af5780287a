"""Messages of project."""
