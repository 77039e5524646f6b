# Cernunos: its board

cernunos-board = Clearing of Cernunos, four columns and three rows
score-cernunos = { $count ->
    [one] cell
   *[other] cells
}
cernunos-burnt = { $count } burnt
cernunos-in-view = { $count } in view
cernunos-reserve = Reserve
cernunos-slot = { $token }, { $count } left
cernunos-left = { $count ->
    [0] The reserve is empty.
    [one] One token left in reserve. The game ends once a reserve is empty.
   *[other] { $count } tokens left in reserve. The game ends once a reserve is empty.
}
cernunos-cells-held = Cells held
cernunos-free = { $count } free
cernunos-chain = What is going on
cernunos-chain-acts = { $token } on { $cell }
cernunos-chain-again = { $token } on { $cell }, once more
cernunos-you-choose = you choose
cernunos-chooses = { $name } chooses
cernunos-after = { $name }, after that
cernunos-permanent = permanent
cernunos-acts = acts once
cernunos-tip = Point at a piece to see what it does.
cernunos-cell = { $cell }: { $owner } { $token }{ $below ->
    [0] {""}
    [one] , one token below
   *[other] , { $below } tokens below
}, power { $power }
cernunos-cell-empty = { $cell }: empty
cernunos-cell-open = open to you
cernunos-cell-closed = closed to you
cernunos-role = { $seat ->
    [0] Green
   *[other] Violet
}
cernunos-tally-cells = Cells held
cernunos-tally-cells-note = the top token of a stack owns its cell
cernunos-tally-trees = Trees in view
cernunos-tally-trees-note = only looked at when cells are equal
cernunos-tally-burnt = Trees burnt
cernunos-tally-burnt-note = only looked at when Trees are equal too; fewer is better
