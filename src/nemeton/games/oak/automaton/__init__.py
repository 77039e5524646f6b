"""Broichan, who plays against a single player."""
