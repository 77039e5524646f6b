# What follows a choice, in any game.

next-luck = Luck decides what comes then.
next-turn = Your turn ends.
next-over = The game ends.
