table = The game
continent = The continent
rituals = Rituals
round = Round { $round }.
first = First player: { $name }.
last-round = This is the last round.
tile-drawn = Tile to be laid: { $climate }.
tiles-left = Tiles left: { $tiles }.
blessings = { $count ->
    [one] One blessing in the pile.
   *[other] { $count } blessings in the pile.
}
blessings-spent = Blessings used: { $names }.

lake = lake of a { $climate } tile
spirit-of = the spirit of { $name } is here
land-energy = { $count } land energy on this tile
tree = tree of { $name }, level { $level }
tree-corrupted = corrupted tree of { $name }, level { $level }
seeds = { $count ->
    [one] one seed
   *[other] { $count } seeds
} of { $name }{ $cost ->
    [-1] , cannot sprout
    [0] , a tree for nothing
   *[other] , a tree for { $cost } life energy
}
fallen = { $climate }, corrupted
empty = nothing grows here
beside = beside { $hexes }

worth = worth { $count } for you now
pile = { $count ->
    [0] The pile of rituals is empty.
    [one] One ritual in the pile.
   *[other] { $count } rituals in the pile.
}
played = Played: { $names }.

energy = { $count } life energy.
spirit-at = Their spirit is on { $hex }.
dreaming = Their spirit dreams.
away = Their spirit is not on the map.
praying = Their spirit prays.
resources = Resources: { $names }.
supply = In the reserve: trees { $trees }, seeds { $seeds }.
locked = Still locked: { $names }.
rituals-played = Rituals played: { $count }.
secret = Secret ritual: { $name }, { $worth }.
secret-hidden = Has a secret ritual.
hand = Blessing in hand, { $name }: { $about }
looking = To choose from, { $name }: { $about }
hand-count = Blessings in hand: { $count }.
emptied = { $count ->
    [0] No empty slot: dreaming brings nothing.
    [1] One empty slot: dreaming brings one resource; life energy at the end: { $energy }.
   *[other] { $count } empty slots: dreaming brings { $count } resources; life energy at the end: { $energy }.
}
slot = Slot { $slot } has its treetop: placing it costs { $cost }{ $plant ->
    [0] { "" }
   *[other] ; seeds to plant then: { $plant }
}{ $energy ->
    [0] { "" }
   *[other] ; life energy at the end, once empty: { $energy }
}{ $held ->
    [0] .
   *[other] ; it holds back { $seed }.
}
slot-empty = Slot { $slot } is empty{ $energy ->
    [0] { "" }
   *[other] , life energy at the end: { $energy }
}; a treetop that returns to it costs { $cost } to place again{ $plant ->
    [0] .
   *[other] ; seeds to plant then: { $plant }.
}

rot-trees = In store: trees { $count }, treetops { $left }.
seal-slot = Slot { $slot } is not sealed: sealing it costs { $cost }{ $blessings ->
    [0] .
   *[other] ; blessings for it: { $blessings }.
}
rot-at = Goes to { $location }.
rot-action = Action: { $action }.
rot-next = Next action: { $action }.
sealed = Sealed for you: slots { $slots }, seeds { $seeds }.
rot-pile = { $count ->
    [one] One card in its pile.
   *[other] { $count } cards in its pile.
}
