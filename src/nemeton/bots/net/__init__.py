"""Nets that were trained on a game: their weights as they are shipped, and how they are asked."""
