"""Z The solo game against the Corrupted Spirit."""
