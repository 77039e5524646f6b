"""A folder for each faction, with all of it; the machine is one file."""
