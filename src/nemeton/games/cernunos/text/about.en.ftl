# What is said of a thing that somebody points at: wherever it is met, and as things stand.

about-cell = One of twelve cells. Whoever is on top occupies it; an enemy top of power 0 or less may be covered.
about-mark-power = How firmly a top sits: its owner’s tokens unbroken beneath it, plus adjacent Deer of its own, minus enemy Wolves on the diagonals. At 0 or less the enemy may cover it.
about-mark-reserve = The tokens not yet placed. When a reserve runs dry the game ends, so what you keep is time.
about-mark-burnt = Trees sent out of play by a Fire. Fewer of them decide when cells and visible Trees are equal.
about-mark-chain = What is still to act because of the last placement, the next one first. A token acts only while it is visible.
about-mark-cells = The cells each player tops now. Whoever has more of them at the end wins.

now-left = Left in reserve: Green { $own }, Violet { $theirs }.
now-empty = Nothing stands here: any token may be placed.
now-power = { $below ->
    [0] { $player }’s { $token } has power { $power }: nothing of the same colour lies directly beneath.
    [one] { $player }’s { $token } has power { $power }, of which 1 from the token beneath.
   *[other] { $player }’s { $token } has power { $power }, of which { $below } from the tokens beneath.
}
now-deer = { $count ->
    [one] A Deer adds 1, from { $cells }.
   *[other] Deer add { $count }, from { $cells }.
}
now-wolves = { $count ->
    [one] A Wolf takes 1, from { $cells }.
   *[other] Wolves take { $count }, from { $cells }.
}
now-coverable = The enemy may cover it.
now-safe = The enemy cannot cover it as long as its power stays above 0.
now-covered = Covered, it does nothing until it is on top again.
now-grows = { $count ->
    [0] { $player } has no Tree left in reserve: it will not grow.
    [one] It grows at the start of { $player }’s turn; one Tree is left for that.
   *[other] It grows at the start of { $player }’s turn; { $count } Trees are left for that.
}
now-strengthens = { $count ->
    [0] No top of its own stands beside it now.
   *[other] Strengthens { $cells } now.
}
now-weakens = { $count ->
    [0] No enemy top is within its reach now.
   *[other] Weakens { $cells } now.
}
now-doubles = { $count ->
    [0] No own token that could act stands beside it now.
   *[other] What acts on { $cells } acts once more.
}
now-acted = It acts when it is placed, or when something brings it up; now it only holds its cell.
now-reserve = { $count ->
    [0] { $player } has none left.
    [one] { $player } has one token left.
   *[other] { $player } has { $count } tokens left.
}
now-burnt = { $count ->
    [0] { $player } has lost none.
    [one] { $player } has lost one Tree.
   *[other] { $player } has lost { $count } Trees.
}
now-held = { $count ->
    [0] { $player } tops no cell.
    [one] { $player } tops one cell.
   *[other] { $player } tops { $count } cells.
}
