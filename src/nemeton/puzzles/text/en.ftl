# What is said of puzzles, the same for every game

puzzle-title = Puzzle { $number }

puzzle-win-find = One choice here **wins by force**, whatever the other does. Every other choice lets the win slip. The exact solver has looked to the very end.
    .title = Win from here
    .task = Find the choice that wins.
    .done = Found: that wins.
    .if-other = That is legal, but it does not win by force: the other has a defence. Look again.
puzzle-win-found = That is it: from here you win against every defence. Take the board and play on, if you like to see it.
    .title = Won by force
puzzle-best-find = Your turn, in the middle of a game. **One choice is clearly better** than all others: the strongest bot says so, twice, after a long look.
    .title = The best choice
    .task = Find it.
    .done = Found.
    .if-other = That is legal, but something else here is clearly better. Look again.
puzzle-best-found = The strongest bot chooses that as well, well ahead of everything else. Take the board and play on, if you like.
    .title = The best choice
puzzle-missed-title = A missed moment
puzzle-missed-find = This was your game, just before a choice that cost you chances. **Something else is clearly better**, by the report’s judgement.
    .title = A second chance
    .task = Find something better.
    .done = Found.
    .if-known = That is what was chosen then. Look for something better.
    .if-other = That is legal, but the report sees something clearly better. Look again.
puzzle-missed-found = That is better, as the report sees it. Take the board and play on against bots, if you like, or go back to the report.
    .title = Better
