"""Persons: one identity that several devices share, without an account or a password."""
