"""Worker processes: where bots think and games are reviewed, so that the server never waits."""
