clearing = The clearing
waiting = Still to act
piece = { $owner } { $token }
empty = empty
power = power { $power }
below = below it { $pieces }
beside = beside { $cells }
acts-at = on { $cell }
cells = { $count ->
    [one] On top of one cell.
   *[other] On top of { $count } cells.
}
trees = { $count ->
    [one] One tree in sight.
   *[other] { $count } trees in sight.
}
reserve = To be placed: { $tokens }.
burnt = { $count ->
    [one] One tree burnt.
   *[other] { $count } trees burnt.
}
