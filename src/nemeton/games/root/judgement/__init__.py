"""How good a position is, in named reasons."""
