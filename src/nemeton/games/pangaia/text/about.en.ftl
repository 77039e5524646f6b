# What is said of a thing that somebody points at: wherever it is met, and as things stand.

about-land = A land: it holds seeds and one tree. Whoever has the most seeds there may let a tree sprout; at a tie the trees and the spirit beside it decide. What is missing costs life energy.
about-lake = A lake: spirits stand here, and plant on the lands around it.
about-connection = Play it with a chain of trees that joins two of your trees on these lands: a point for each of yours and each low tree of others; then yours wither.
about-grove = Play it with one of your trees on such a land and all trees around it: it scores like a connection; then yours wither.
about-crown = Play it with one of your trees on such a land that is taller than every tree beside it: its level and one more in points; then it dies.
about-resource-sun = When a tree sprouts on a sun land, everybody with a seed there takes one. Different resources pay for treetops.
about-resource-wind = When a tree sprouts on a wind land, everybody with a seed there takes one. Different resources pay for treetops.
about-resource-rain = When a tree sprouts on a rain land, everybody with a seed there takes one. Different resources pay for treetops.
about-resource-snow = When a tree sprouts on a snow land, everybody with a seed there takes one. Different resources pay for treetops.
about-slot = A treetop waits here until it is placed on a tree. Groups of empty slots free a seed for good, and empty slots count at the end.
about-seed = A seed locked on the spirit board: it comes to the reserve when the slots around it are empty.
about-location-sun = A place of the Corrupted Spirit: sun lands. Next turn this card is turned and says what it does; the card below says where.
about-location-wind = A place of the Corrupted Spirit: wind lands. Next turn this card is turned and says what it does; the card below says where.
about-location-rain = A place of the Corrupted Spirit: rain lands. Next turn this card is turned and says what it does; the card below says where.
about-location-snow = A place of the Corrupted Spirit: snow lands. Next turn this card is turned and says what it does; the card below says where.
about-location-storm = The Storm: the Corrupted Spirit does not move, and after its turn its cards are shuffled.
about-action-evil_seed_growth = Evil seeds sprout where they can.
about-action-decline = Your nearest tree loses a level.
about-action-tree_growth = A corrupted tree grows by a level.
about-action-contamination = Your nearest tree takes on corruption.
about-player = A spirit of the forest: it stands on a lake, dreams or prays, and owns the trees and seeds of its colour.
about-player-corrupted = The opponent of the solo game: its cards say where it goes and what it does there. Heal it by sealing its treetops and seeds.
about-tile = A tile of the continent: a lake and three lands of one climate.
about-mark-energy = The points of the game. It may also be paid in place of a resource, or for seeds that are missing to a majority.
about-mark-tree = Its level is its height in treetops. It helps seeds beside it to sprout and serves in rituals, after which it withers.
about-mark-planted = They sprout into a tree when their owner has the most seeds there and a tree or the spirit beside them.
about-mark-reserve = Seeds that can be planted. When there are none, one on the continent may be moved.
about-mark-secret = Known to its owner alone; played like any other, or scored at the end.
about-mark-rituals = Open to everybody: who prays plays one that their trees make possible.
about-mark-pile = When none is left to replace the last one taken, the round is finished and the game ends.
about-mark-blessings = One-shot cards for the first ritual, or bought with equal resources.
about-mark-spirit = Plants from its lake, dreams for resources, or prays for a ritual: one of them each turn.
about-mark-round = Everybody has a turn: seeds sprout, the spirit acts, trees grow.
about-mark-land_energy = What the Corrupted Spirit drains. At nothing left the tile is corrupted; the spirit beside it can heal it.
about-mark-corrupted = Purified by rituals that include it; its treetops can then be sealed.
about-mark-evil_seed = Sprouts into a corrupted tree. Sealed when its place on the board is complete.
now-tree = A tree of { $player }, level { $level }.
now-seeds = { $count ->
    [one] One seed of { $player }.
   *[other] { $count } seeds of { $player }.
}
now-sprouts_free = { $player } could let it sprout for nothing.
now-sprouts = { $player } could let it sprout for { energy-points }.
now-climate = Its climate: { $resource }.
now-bare = Nothing grows here.
now-spirit = { $player } stands here.
now-ritual = { $points ->
    [one] It would bring you one point now.
   *[other] It would bring you up to { $points } points now.
}
now-no_ritual = Your trees do not make it possible now.
cost-slot = { $cost ->
    [one] Placing this treetop costs one resource.
   *[other] Placing this treetop costs { $cost } different resources.
}
now-slot_plants = { $count ->
    [one] Placing it lets you plant one seed beside the grown tree.
   *[other] Placing it lets you plant { $count } seeds beside the grown tree.
}
now-slot_energy = Empty at the end, it counts { energy-points }.
now-have = { $count ->
    [0] You have none.
    [one] You have one.
   *[other] You have { $count } of them.
}
now-energy = { $player } has { energy-points }.
now-standing = { $player }: { $count }.
now-pile = { $count ->
    [0] None is left.
    [one] One is left.
   *[other] Left: { $count }.
}
now-round = Round { $round }.
