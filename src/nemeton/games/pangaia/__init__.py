"""Pangaia: forests of four climates, three kinds of rituals, and a Corrupted Spirit."""
