"""Calling people who are not here: by push, e-mail, webhook, and feeds that they ask for."""
