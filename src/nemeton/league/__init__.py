"""Internal: leagues and ratings: who meets whom, who stands where, how strong people are."""
