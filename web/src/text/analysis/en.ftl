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
analysis-lines-note = Chances in 100: { $name }
analysis-then = then
analysis-looked = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
analysis-thinking = Thinking …
analysis-moves = Moves
analysis-no-moves = Nothing played yet. Choose a token, then a cell.
analysis-left = Other lines
analysis-effort = How long to think
analysis-effort-quick = quick
analysis-effort-steady = steady
analysis-flip = Turn the board
analysis-set-up = Another position
analysis-set-up-note = A position, as the notation of the rules writes it (empty: the empty board), and the moves played from there.
analysis-set-up-position = Position
analysis-set-up-moves = Moves
analysis-set-up-show = Show
analysis-chances = Chances
analysis-choose = What is chosen
