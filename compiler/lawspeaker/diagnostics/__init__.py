"""Facts to messages: the only package that writes prose."""
