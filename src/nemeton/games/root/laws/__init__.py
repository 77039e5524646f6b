"""The laws that bind everybody; what one faction alone knows is in its folder."""
