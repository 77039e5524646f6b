"""Internal: actions as fixed numbers, views as arrays, many games at once; for learners."""
