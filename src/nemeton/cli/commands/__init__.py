"""The commands of `nemeton`, one module each."""
