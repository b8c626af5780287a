"""What compiler, laboratory and table need of the system they run on; it stands on the standard library alone.

console            prints lines, with colours if the terminal shows them
safe_text          replaces control characters in what is printed
failure            what ends a command with a message
write_files        writes files and folders, all or nothing
worker_processes   processes that end with the one that started them
"""
