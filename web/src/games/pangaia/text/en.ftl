# The board of Pangaia.

board = Continent of Pangaia
rituals = Rituals
pile = pile { $count }
secret = secret
kind-connection = Connection
kind-grove = Grove
kind-crown = Crown
about-connection = A chain of trees between two of yours: a point for each of yours and each small one of others.
about-grove = One of your trees and all around it: a point for each of yours and each small one of others.
about-crown = A tree higher than all around it: its level and one point more.
card-worth = { $points ->
        [one] worth { $points } point now
       *[other] worth { $points } points now
    }
card-nothing = your trees do not fit it now

hex-spirit = spirit of { $player }
hex-fallen = { $hex }, fallen land
hex-tree = tree of { $player }, level { $level }
hex-tree-corrupted = corrupted tree of { $player }, level { $level }
hex-seeds = { $count ->
        [one] { $count } seed of { $player }
       *[other] { $count } seeds of { $player }
    }
hex-open = may be chosen
hex-closed = cannot be chosen now
seed-lift = Lift your seed from { $land }
seeds-alone = alone
sprout-free = free
sprout-cost = −{ $cost }
seeds-against = { $own } against { $other }

tile-energy = { $tile }, { $climate }: { $energy } land energy; one more costs { $cost }
tile-fallen = { $tile } has fallen; its marker is lifted for { $cost }

lay-spot = Lake at { $q }, { $r }: { $turns ->
        [one] one way to lay the tile
       *[other] { $turns } ways to lay the tile
    }
laying = The tile in hand
tiles-left = { $count ->
        [0] the last tile
        [one] { $count } tile after it
       *[other] { $count } tiles after it
    }
turn-tile = Turn it
lay-tile = Lay it here

this-ritual = This ritual
preview-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
preview-own = { $count ->
        [one] { $count } tree of yours
       *[other] { $count } trees of yours
    }
preview-others = { $count ->
        [one] { $count } small tree of others
       *[other] { $count } small trees of others
    }
preview-gifts = { $count ->
        [one] { $count } resource for others
       *[other] { $count } resources for others
    }
preview-fade = { $dying ->
        [0] none of yours dies
        [one] { $dying } of yours dies
       *[other] { $dying } of yours die
    }
preview-dies = the tree dies
note-crown = your tree and all its crowns return; seeds may be planted there and around
note-own = { $count ->
        [one] one tree of yours: +{ $count }
       *[other] { $count } trees of yours: +{ $count }
    }
note-others = { $count ->
        [one] a small tree of others: +{ $count }
       *[other] { $count } small trees of others: +{ $count }
    }
note-gift = { $player } takes one for a tall tree
note-fade = { $count ->
        [one] Your tree loses a level
       *[other] Your { $count } trees lose a level
    }{ $dying ->
        [0] ; none dies.
        [one] ; one dies.
       *[other] ; { $dying } die.
    }
chains = Chains
chain-key = Chain { $number }: +{ $points }

pages = What to show
board-page = My board
dream = Dream
dream-gives = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
pray = Pray
pray-gives = one ritual
resources = Resources
energy = life energy
energy-part = { $count } life energy
resource-count = { $resource }: { $count }
slot-full = { $slot } with its treetop: cost { $cost }, plants { $plant }, { $energy } life energy at the end if empty
slot-empty = { $slot }, empty: { $energy } life energy at the end
slot-sealed = { $slot }, sealed
slot-to-seal = { $slot } of the Corrupted Spirit: cost { $cost }, blessings { $blessings }
seed-locked = { $seed }, held back
seed-free = { $seed }, free
evil-sealed = { $seed }, sealed
evil-free = { $seed }, not yet sealed

spirit-dreams = spirit dreaming
spirit-prays = spirit praying
spirit-on = spirit on { $lake }
spirit-away = spirit not on the map
first-player = first player
trees-reserve = trees in reserve
crowns-board = treetops on the board
crowns-store = treetops in store
seeds-reserve = seeds in reserve
blessings-held = blessings held

last-round = This round is the last.
to-win = To win
lost-when = Lost when
crowns-sealed = treetops sealed
seeds-sealed = evil seeds sealed
four-fallen = { $of } tiles have fallen
fallen-count = { $count } of { $of } tiles fallen
rituals-out = rituals left
achievements = Achievements
blessings = Blessings
in-store = In store
store-crowns = { $count ->
        [one] { $count } treetop
       *[other] { $count } treetops
    }
store-trees = { $count ->
        [one] { $count } tree
       *[other] { $count } trees
    }
on-the-pile = on the pile
location-note = Where the Corrupted Spirit went this turn. Its other side says what it does next.
next-turn = its next action
no-action = nothing

tally-energy = Life energy
tally-energy-note = owned at the end
tally-slots = Empty slots
tally-slots-note = printed on the board
tally-rest = Secret ritual and achievements
tally-rest-note = played for points alone
tally-total = Total
tally-total-note = the highest wins
tally-sealed = Treetops sealed
tally-sealed-note = six are needed
tally-evil = Evil seeds sealed
tally-evil-note = three are needed
tally-fallen = Fallen tiles
tally-fallen-note = the fourth loses
