game-name = Cernunos
game-tagline = Two druids stack beasts and trees; whoever tops more of the clearing wins.

# Names

name-player-green = Green
name-player-violet = Violet

name-token-tree = Tree
    .a = a Tree
    .the = the Tree
name-token-boar = Boar
    .a = a Boar
    .the = the Boar
name-token-deer = Deer
    .a = a Deer
    .the = the Deer
name-token-wolf = Wolf
    .a = a Wolf
    .the = the Wolf
name-token-squirrel = Squirrel
    .a = the Squirrel
    .the = the Squirrel
name-token-fox = Fox
    .a = the Fox
    .the = the Fox
name-token-raven = Raven
    .a = the Raven
    .the = the Raven
name-token-fire = Fire
    .a = the Fire
    .the = the Fire

name-cell-a1 = a1
name-cell-b1 = b1
name-cell-c1 = c1
name-cell-d1 = d1
name-cell-a2 = a2
name-cell-b2 = b2
name-cell-c2 = c2
name-cell-d2 = d2
name-cell-a3 = a3
name-cell-b3 = b3
name-cell-c3 = c3
name-cell-d3 = d3

name-mark-power = power
name-mark-reserve = reserve
name-mark-burnt = burnt Trees
name-mark-chain = chain of effects
name-mark-cells = cells occupied

# What a token does, in a line

about-token-tree = At the start of its owner’s turn another Tree from the reserve grows on it.
about-token-boar = When placed it pushes one adjacent top a cell away, round the edge if need be.
about-token-deer = Gives +1 power to its owner’s tops on adjacent cells, never to itself.
about-token-wolf = Takes 1 power from enemy tops up to two cells away on a diagonal.
about-token-squirrel = An own token next to it that acts will act once more.
about-token-fox = When placed it swaps the tops of two of the cells around it; both then act.
about-token-raven = When placed it brings the lowest token of an adjacent cell to the top, which then acts.
about-token-fire = Trees of either colour beside it burn, and no Tree may be placed on it.

# Questions

ask-place = { $player }: place a token from your reserve.
ask-last_place = { $player }: one last token, or leave it at that.
ask-grow = { $player }: too few Trees for all; choose one that grows ({ $count } left).
ask-push = { $player }: the Boar on { $cell } pushes; choose which top.
ask-swap = { $player }: the Fox on { $cell } swaps two tops; choose both cells.
ask-first = { $player }: choose which acts first, { $cell } or { $other }.
ask-lift = { $player }: the Raven on { $cell } brings up a lowest token; choose the cell.

# The same, when part of the choice is made
narrow-place-cell = Where does { $token-the } go?
narrow-place-token = Which token goes on { $cell }?
narrow-swap = Swap the top of { $picked } with which one?

# Options

do-place = Place { $token-a } on { $cell }
do-push = Push the top of { $cell }
do-swap = Swap the tops of { $cell } and { $other }
do-first = { $cell } acts first
do-lift = Bring up the lowest token of { $cell }
do-grow = Let the Tree on { $cell } grow
do-pass = Place nothing more

# Events

log-placed = { $player } places { $token-a } on { $cell }.
log-grew = { $player }’s Tree on { $cell } grows.
log-pushed = { $owner }’s { $token } is pushed from { $origin } to { $destination }.
log-swapped = The tops of { $cell } and { $other } trade places.
log-lifted = { $owner }’s { $token } comes to the top of { $cell }.
log-repeats = Beside the Squirrel, { $player }’s { $token } on { $cell } will act again.
log-burnt = { $player }’s Tree on { $cell } burns.
log-passed = { $player } places nothing more.
log-blocked = { $player } must place and cannot.
log-reserve_empty = { $player }’s reserve is empty.

# Ends

end-cells = A reserve is empty: whoever occupies more cells wins.
end-trees = Cells are equal; whoever shows more Trees wins.
end-burnt = Cells and Trees are equal; fewer burnt Trees decide.
end-draw = All is equal: a draw.
end-blocked = A player had to place and could not: the other one wins.

# Refusals

why-no-pass = Placing is compulsory; only the very last token may be declined.
why-place-first = A token is to be placed now.
why-none-left = There is no { $token } left in your reserve.
why-tree-on-fire = No Tree may be placed on the Fire on { $cell }.
why-too-strong = The enemy on { $cell } has power { $power }; only 0 or less can be covered.
why-resolve-first = The effect under way comes first.
why-out-of-reach = { $cell } is out of reach.
why-empty = There is nothing on { $cell }.
why-swap-order = Two different cells, the one with the lower number first.
why-grow-first = Growth comes first.
why-cannot-grow = No Tree of yours can grow on { $cell } now.

# Reasons of the evaluation

reason-cells = cells occupied
reason-cells-more = { $count ->
    [one] one cell better off
   *[other] { $count } cells better off
}
reason-cells-fewer = { $count ->
    [one] one cell worse off
   *[other] { $count } cells worse off
}
reason-firm = cells firmly held
reason-firm-more = cells held more firmly
reason-firm-fewer = cells held less firmly
reason-early = cells that may still change hands
reason-early-more = less staked on cells that may still change hands
reason-early-fewer = more staked on cells that may still change hands
reason-tokens = tokens in sight
reason-tokens-more = better tokens in sight
reason-tokens-fewer = weaker tokens in sight
reason-reserve = tokens kept in reserve
reason-reserve-more = stronger tokens left for later
reason-reserve-fewer = a token spent that could do more later
reason-burnt = burnt Trees
reason-burnt-more = fewer Trees burnt than the rival’s
reason-burnt-fewer = more Trees burnt than the rival’s
reason-won = the game decided

# What a hint leads to.
goal-firm = { $count ->
    [one] then one of your tokens on top can no longer be covered
   *[other] then { $count } of your tokens on top cannot be covered
}
goal-open = { $count ->
    [one] then one enemy token on top lies open to you
   *[other] then { $count } enemy tokens on top lie open to you
}
goal-growing = { $count ->
    [one] then one of your Trees can grow next turn
   *[other] then { $count } of your Trees can grow next turn
}
goal-cells = { $count ->
    [one] then you occupy one cell
   *[other] then you occupy { $count } cells
}

# Settings

option-activation_cap = Activations per chain
option-activation_cap-note = How often one token may act in one chain of effects.
option-final_growth = Growth before the last token
option-final_growth-note = Trees also grow before the final placement.
option-squirrel_grows_twice = Squirrel doubles Trees
option-squirrel_grows_twice-note = A Tree beside its Squirrel grows twice.
option-fox_empty = Fox and empty cells
option-fox_empty-note = The Fox may swap a token with an empty cell.
option-wolf_range = Reach of the Wolf
option-wolf_range-note = Which diagonal distances a Wolf works on.
option-wolf_range-1-2 = one and two cells
option-wolf_range-1 = one cell
option-wolf_range-2 = two cells
option-position = Starting position
option-position-note = A position in notation instead of the empty board.

# Errors

error-cernunos-bad-position = The position is not sound at “{ $where }”; expected: { $expected }.
error-cernunos-burnt-position = The position cannot be: the Tree on { $cell } must have burnt.
error-cernunos-position-pending = Between two placements only can the position be written; save the record instead.
error-cernunos-bad-notation = “{ $text }” is no move; write for example Bb2, >c2, ~a1c3, !c3, ^b3, +a1 or --.
error-cernunos-moves-after-end = Move { $number }, { $text }, comes after the end of the game.

# Verbs, as the chips of a narrowed choice show them

verb-place = Place
verb-push = Push
verb-swap = Swap
verb-first = First
verb-lift = Bring up
verb-grow = Grow
verb-pass = Pass
