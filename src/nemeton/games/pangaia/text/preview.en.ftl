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
gain-sprouts = A tree sprouts on { $land }.
loss-sprouts = A tree sprouts on { $land }.
gain-level = The tree on { $land }: level { $before } → { $after }.
loss-level = The tree on { $land }: level { $before } → { $after }.
gain-dies = The tree on { $land } dies.
loss-dies = The tree on { $land } dies.
loss-seeds = Seeds leave { $lands }.
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
next-alone = Nobody else has a seed on { $land }; your neighbours there: { $near }.
next-contest = On { $land }, seeds: you { $own }, { $player } { $most }; neighbours: you { $near }, { $player } { $theirs }.
next-price = { $cost ->
    [0] As it stands, a tree grows there for nothing in your next turn.
   *[other] As it stands, a tree there will cost you { $cost } life energy.
}
