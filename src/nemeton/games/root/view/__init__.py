"""What each seat may see, how the rest is re-dealt, and forecasts."""
