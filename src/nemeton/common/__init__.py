"""Internal: texts that all games share, of errors and general refusals."""
