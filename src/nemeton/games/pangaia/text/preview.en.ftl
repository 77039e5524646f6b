# What a choice would change.

loss-blessing = Uses up the blessing { $blessing }.
gain-own_energy = Your life energy: { $before } → { $after }.
loss-own_energy = Your life energy: { $before } → { $after }.
loss-payment = Costs: { $resource }, life energy { $before } → { $after }.
gain-energy = Life energy of { $player }: { $before } → { $after }.
loss-energy = Life energy of { $player }: { $before } → { $after }.
loss-resources = Costs: { $resource }.
gain-resources = Brings: { $resource }.
loss-rival_resources = { $player } takes: { $resource }.
gain-sprouts = { $count ->
    [1] A tree sprouts on { $lands }.
   *[other] { $count } trees sprout: { $lands }.
}
loss-sprouts = { $count ->
    [1] A tree sprouts on { $lands }.
   *[other] { $count } trees sprout: { $lands }.
}
gain-level = The tree on { $land }: level { $before } → { $after }.
loss-level = The tree on { $land }: level { $before } → { $after }.
gain-dies = { $count ->
    [1] The tree on { $lands } dies.
   *[other] { $count } trees die: { $lands }.
}
loss-dies = { $count ->
    [1] The tree on { $lands } dies.
   *[other] { $count } trees die: { $lands }.
}
loss-treetops = { $count ->
    [1] A treetop returns to your board.
   *[other] { $count } treetops return to your board.
}
gain-slots = { $count } more life energy at the end, if it stays empty.
loss-slots = { $count } less life energy at the end, unless emptied again.
loss-seeds = { $count ->
    [1] A seed leaves { $lands }.
   *[other] { $count } seeds leave { $lands }.
}
gain-seeds = { $count ->
    [1] A seed lies on { $lands }.
   *[other] { $count } seeds lie on { $lands }.
}
gain-freed = For good in your reserve: { $seed }.
gain-healed = Heals { $tile }.
loss-corrupted = Corrupts { $tile }.
gain-land = Land energy of { $tile }: { $before } → { $after }.
loss-land = Land energy of { $tile }: { $before } → { $after }.
next-last_round = The game ends with this round.
next-alone = { $count ->
    [1] Nobody else has a seed on { $lands }: as it stands, a tree grows there for nothing in your seed growth.
   *[other] Nobody else has a seed on { $lands }: as it stands, a tree grows for nothing on each of them in your seed growth.
}
next-alone_last = Nobody else has a seed on { $lands }: a tree can grow there in the final growth.
next-contest = On { $land }, seeds: you { $own }, { $player } { $most }; neighbours: you { $near }, { $player } { $theirs }.
next-price = { $cost ->
    [0] As it stands, a tree grows there for nothing in your seed growth.
   *[other] As it stands, a tree there will cost you { $cost } life energy.
}
