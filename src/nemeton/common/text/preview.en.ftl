# What follows a choice, in any game.

next-luck = Luck decides what comes then.
next-turn = Your turn ends.
next-other = Another player chooses next.
next-over = The game ends.
