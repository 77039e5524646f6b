"""What actions, Potions and Artifacts do."""
