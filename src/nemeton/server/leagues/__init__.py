"""Leagues, ratings and profiles at a server: in its database, looked after by its processes."""
