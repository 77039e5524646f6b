# The analysis board

analysis-title = Analysis
analysis-open = Analyse
analysis-sub = turn { $turn }, { $name } is asked
analysis-over = The game is over.
analysis-owners = Who will hold each cell
analysis-owners-note = What the net expects at the end, in 100 games; the paler, the more disputed. Ringed: whoever holds the cell now will probably lose it.
analysis-cell = { $cell }: { $name } { $chance } in 100
analysis-solver = Solver
analysis-solver-open = Nothing is proven yet: the end is too far away.
analysis-solver-wins = Proven: { $name } wins, whatever happens.
analysis-solver-draw = Proven: with best play nobody wins.
analysis-lines = Best lines
analysis-lines-note = { $name }, in 100; ±: how far off the search may be
analysis-then = then
analysis-looked = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
analysis-thinking = Thinking …
analysis-variations = Variations
analysis-node = { $move }, { $chance } in 100
analysis-no-moves = Nothing played yet. Choose a token, then a cell.
analysis-forget = Forget this line
analysis-play = Play from here
analysis-play-side = You play
analysis-play-against = Against
analysis-play-start = Open the table
analysis-play-pending = Somebody still has to answer here. A table can begin between two placements: go on until a token is to be placed.
analysis-hand-note = Put tokens on the cells, in any order; stacks grow from the bottom up.
analysis-hand-tool = In your hand
analysis-hand-off = Take off
analysis-hand-burnt = Burnt Trees
analysis-hand-fewer = { $name }: one burnt Tree fewer
analysis-hand-more = { $name }: one burnt Tree more
analysis-hand-turn = To move
analysis-hand-stage = What is due
analysis-stage-start = The turn begins, Trees grow
analysis-stage-place1 = First token of the turn
analysis-stage-place2 = Second token of the turn
analysis-stage-last = The last token of the game
analysis-hand-clear = Empty the board
analysis-hand-text = As text
analysis-hand-done = Analyse this
analysis-effort = How long to think
analysis-effort-quick = quick
analysis-effort-steady = steady
analysis-effort-deep = deep
analysis-error = ± { $error }
analysis-played = { $move } was played
analysis-played-short = { $points ->
    [0] As good as the first line
   *[other] { $points } less than the first line
}
analysis-played-see = Look there
analysis-flip = Turn the board
analysis-set-up = Set up a position
analysis-set-up-note = A position, as the notation of the rules writes it (empty: the empty board), and the moves played from there.
analysis-set-up-position = Position
analysis-set-up-moves = Moves
analysis-set-up-show = Show
analysis-chances = Chances
analysis-thread = The thread of the game
analysis-thread-at = move { $at } of { $count }
analysis-thread-value = Move { $at } of { $count }: { $name } { $chance } in 100
analysis-choose = What is chosen
