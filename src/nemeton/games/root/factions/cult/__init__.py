"""R10 The Lizard Cult."""
