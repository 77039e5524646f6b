"""Internal: training of nets that learn a game from nothing but its rules (`nemeton[train]`)."""
