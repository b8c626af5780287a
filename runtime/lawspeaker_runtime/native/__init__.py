"""Native engines: where their libraries are on disk, and how they are loaded."""
