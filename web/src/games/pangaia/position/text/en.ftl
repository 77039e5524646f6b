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
    [0] , sprouts for nothing
   *[other] , sprouts for { $cost } life energy
}
fallen = { $climate }, fallen to corruption
empty = nothing grows here
beside = beside { $hexes }

worth = worth { $count } for you now
pile = { $count ->
    [one] One ritual in the pile.
   *[other] { $count } rituals in the pile.
}
played = Played: { $names }.

energy = { $count } life energy.
spirit-at = Its spirit is on { $hex }.
dreaming = Its spirit dreams.
away = Its spirit is not on the map.
praying = Its spirit prays.
resources = Resources: { $names }.
supply = In the reserve: trees { $trees }, seeds { $seeds }.
locked = Still locked: { $names }.
rituals-played = Rituals played: { $count }.
secret = Secret ritual: { $name }.
secret-hidden = Has a secret ritual.
hand = Blessings in hand: { $names }.
hand-count = Blessings in hand: { $count }.
slot = Slot { $slot } holds a treetop: placing it costs { $cost }; seeds to plant then: { $plant }; life energy at the end once empty: { $energy }; it keeps { $seed }.

rot-trees = In store: trees { $count }, treetops { $left }.
seal-slot = Slot { $slot } is not sealed: sealing it costs { $cost }; blessings for it: { $blessings }.
rot-at = Goes to { $location }.
rot-action = Action: { $action }.
rot-next = Next action: { $action }.
sealed = Sealed for you: slots { $slots }, seeds { $seeds }.
rot-pile = { $count ->
    [one] One card in its pile.
   *[other] { $count } cards in its pile.
}
