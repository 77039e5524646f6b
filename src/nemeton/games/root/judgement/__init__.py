"""How good a position is, in named reasons, and the chances fitted to games."""
