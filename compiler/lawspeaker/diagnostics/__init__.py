"""Facts to messages: the only room that writes prose."""
