"""Checked sentences to resumable blocks."""
