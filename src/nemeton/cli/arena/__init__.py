"""What `nemeton arena` shows while it plays and afterwards."""
