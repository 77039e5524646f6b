"""A game in the terminal: session, prompt loop, keywords, autosave."""
