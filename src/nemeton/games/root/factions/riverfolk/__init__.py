"""R11 The Riverfolk Company."""
