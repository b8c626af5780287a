"""Native engines: where they lie on disk, and how they are loaded."""
