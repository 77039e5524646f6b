"""Lessons and puzzles: their books, and tables at which they are taken."""
