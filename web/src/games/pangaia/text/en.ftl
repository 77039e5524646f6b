# The board of Pangaia.

pangaia-board = Continent of Pangaia
pangaia-rituals = Rituals
pangaia-pile = pile { $count }
pangaia-secret = secret
pangaia-kind-connection = Connection
pangaia-kind-grove = Grove
pangaia-kind-crown = Crown
pangaia-about-connection = A chain of trees between two of yours: a point for each of yours and each small one of others.
pangaia-about-grove = One of your trees and all around it: a point for each of yours and each small one of others.
pangaia-about-crown = A tree higher than all around it: its level and one point more.
pangaia-card-worth = { $points ->
        [one] worth { $points } point now
       *[other] worth { $points } points now
    }
pangaia-card-nothing = your trees do not fit it now

pangaia-hex-spirit = spirit of { $player }
pangaia-hex-fallen = { $hex }, corrupted land
pangaia-hex-tree = tree of { $player }, level { $level }
pangaia-hex-tree-corrupted = corrupted tree of { $player }, level { $level }
pangaia-hex-seeds = { $count ->
        [one] { $count } seed of { $player }
       *[other] { $count } seeds of { $player }
    }
pangaia-hex-picked = chosen
pangaia-hex-open = may be chosen
pangaia-hex-closed = cannot be chosen now
pangaia-seed-lift = Lift your seed from { $land }
pangaia-seeds-alone = alone
pangaia-sprout-free = free
pangaia-sprout-cost = −{ $cost }
pangaia-seeds-against = { $own } against { $other }

pangaia-tile-energy = { $tile }, { $climate }: { $energy } land energy; one more costs { $cost }
pangaia-tile-fallen = { $tile } is corrupted; its marker is lifted for { $cost }

pangaia-lay-spot = Lake at { $q }, { $r }: { $turns ->
        [one] one way to lay the tile
       *[other] { $turns } ways to lay the tile
    }
pangaia-laying = The tile in hand
pangaia-tiles-left = { $count ->
        [0] the last tile
        [one] { $count } tile after it
       *[other] { $count } tiles after it
    }
pangaia-turn-tile = Turn it
pangaia-lay-tile = Lay it here

pangaia-this-ritual = This ritual
pangaia-preview-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pangaia-preview-own = { $count ->
        [one] { $count } tree of yours
       *[other] { $count } trees of yours
    }
pangaia-preview-others = { $count ->
        [one] { $count } small tree of others
       *[other] { $count } small trees of others
    }
pangaia-preview-gifts = { $count ->
        [one] { $count } resource for others
       *[other] { $count } resources for others
    }
pangaia-preview-fade = { $dying ->
        [0] none of yours dies
        [one] { $dying } of yours dies
       *[other] { $dying } of yours die
    }
pangaia-preview-dies = the tree dies
pangaia-note-crown = your tree and all its treetops return; seeds may be planted there and around
pangaia-note-own = { $count ->
        [one] one tree of yours: +{ $count }
       *[other] { $count } trees of yours: +{ $count }
    }
pangaia-note-others = { $count ->
        [one] a small tree of others: +{ $count }
       *[other] { $count } small trees of others: +{ $count }
    }
pangaia-note-gift = { $player } takes one for a tall tree
pangaia-note-fade = { $count ->
        [one] Your tree loses a level
       *[other] Your { $count } trees lose a level
    }{ $dying ->
        [0] ; none dies.
        [one] ; one dies.
       *[other] ; { $dying } die.
    }
pangaia-chains = Chains
pangaia-chain-key = Chain { $number }: +{ $points }

pangaia-pages = What to show
pangaia-board-page = Board
pangaia-dream = Dream
pangaia-dream-gives = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
pangaia-pray = Pray
pangaia-pray-gives = one ritual
pangaia-resources = Resources
score-pangaia = life energy
pangaia-energy = life energy
pangaia-energy-part = { $count } life energy
pangaia-resource-count = { $resource }: { $count }
pangaia-slot-full = { $slot } with its treetop: costs { $cost }
pangaia-slot-empty = { $slot }, empty: a treetop there costs { $cost }
pangaia-slot-plants = { $count ->
    [one] plants a seed
   *[other] plants { $count } seeds
}
pangaia-slot-energy = { $count } life energy at the end, once empty
pangaia-slot-sealed = { $slot }, sealed
pangaia-slot-to-seal = { $slot } of the Corrupted Spirit: cost { $cost }, blessings { $blessings }
pangaia-seed-locked = { $seed }, held back
pangaia-seed-free = { $seed }, free
pangaia-evil-sealed = { $seed }, sealed
pangaia-evil-free = { $seed }, not yet sealed

pangaia-spirit-dreams = spirit dreaming
pangaia-spirit-prays = spirit praying
pangaia-spirit-on = spirit on { $lake }
pangaia-spirit-away = spirit not on the map
pangaia-first-player = first player
pangaia-trees-reserve = trees in reserve
pangaia-crowns-board = treetops on the board
pangaia-crowns-store = treetops in store
pangaia-seeds-reserve = seeds in reserve
pangaia-blessings-held = blessings held

pangaia-round = Round { $round }
pangaia-round-left = { $left ->
    [one] Round { $round } · { $left } ritual
   *[other] Round { $round } · { $left } rituals
}
pangaia-last-round = This round is the last.
pangaia-to-win = To win
pangaia-lost-when = Lost when
pangaia-crowns-sealed = treetops sealed
pangaia-seeds-sealed = evil seeds sealed
pangaia-four-fallen = { $of ->
    [one] one tile is corrupted
   *[other] { $of } tiles are corrupted
}
pangaia-fallen-count = tiles corrupted: { $count } of { $of }
pangaia-rituals-out = the rituals run out
pangaia-rituals-left = { $count } left
pangaia-achievements = Achievements
pangaia-blessings = Blessings
pangaia-corrupted-board = Board of the Corrupted Spirit
pangaia-in-store = In store
pangaia-store-crowns = { $count ->
        [one] { $count } treetop
       *[other] { $count } treetops
    }
pangaia-store-trees = { $count ->
        [one] { $count } tree
       *[other] { $count } trees
    }
pangaia-on-the-pile = on the pile
pangaia-location-note = Where the Corrupted Spirit went this turn. Its other side says what it does next.
pangaia-next-turn = its next action
pangaia-no-action = nothing

pangaia-tally-energy = Life energy
pangaia-tally-energy-note = owned at the end
pangaia-tally-slots = Empty slots
pangaia-tally-slots-note = printed on the board
pangaia-tally-secret = Secret ritual
pangaia-tally-secret-note = shown at the end, without decline
pangaia-tally-awards = Achievements
pangaia-tally-awards-note = majorities
pangaia-tally-total = Total
pangaia-role = { $colour ->
    [violet] the violet spirit
    [orange] the orange spirit
    [teal] the teal spirit
   *[other] the golden spirit
}
pangaia-tally-total-note = the highest wins
pangaia-tally-sealed = Treetops sealed
pangaia-tally-sealed-note = six are needed
pangaia-tally-evil = Evil seeds sealed
pangaia-tally-evil-note = three are needed
pangaia-tally-fallen = Corrupted tiles
pangaia-tally-fallen-note = the fourth loses

pangaia-standing = { $player } { $count }
pangaia-cards-page = Rituals
pangaia-goals-page = Goals
pangaia-short-no_tree = no tree on { $climate }
pangaia-short-one_tree = only one tree on { $climate }
pangaia-short-not_joined = no chain
pangaia-short-no_neighbour = no neighbour
pangaia-short-not_tallest = none stands out
pangaia-next-0 = Evil seeds sprout where nobody holds them back.
pangaia-next-1 = Your tree nearest to it loses a level.
pangaia-next-2 = Its nearest tree gets a treetop.
pangaia-next-3 = Your tree nearest to it gets a corrupted treetop.
pangaia-next-none = No card is turned.
pangaia-buying = 2 alike: a blessing
pangaia-last-round-short = Last round
pangaia-round-last = Round { $round }, the last

# What a ritual takes, on the key that commits

pangaia-dies = { $count ->
    [one] { $lands } dies
   *[other] { $lands } die
}
pangaia-loses-level = { $land }: { $before } → { $after }
