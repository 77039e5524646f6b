turn = The turn
placement = { $phase ->
    [first] First placement of two.
   *[second] Second placement of two.
}
clearing = The clearing
waiting = Still to act
piece = { $owner } { $token }
empty = empty
power = power { $power }
below = below it { $pieces }
beside = beside { $cells }
acts-at = on { $cell }
cells = { $count ->
    [0] On top of no cell.
    [one] On top of one cell.
   *[other] On top of { $count } cells.
}
trees = { $count ->
    [0] No Tree in view.
    [one] One Tree in view.
   *[other] { $count } Trees in view.
}
reserve-none = Nothing left to place.
reserve = To be placed: { $tokens }.
burnt = { $count ->
    [one] One Tree burnt.
   *[other] { $count } Trees burnt.
}
