"""What is legal but surely not meant, and what cannot work: contradictions, endless loops, unused declarations."""
