"""R9 The Vagabonds."""
