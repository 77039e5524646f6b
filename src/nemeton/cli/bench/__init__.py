"""How fast the engine is, interpreted and compiled, next to others, in one run on one core."""
