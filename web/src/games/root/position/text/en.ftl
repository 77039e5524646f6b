# The map

woodland = The woodland
beside = Beside the map
paths-to = paths to { $places }
river-to = river to { $places }
touches-clearings = touches clearings { $places }
touches-forests = touches { $count ->
    [one] forest { $places }
   *[other] forests { $places }
}
scorched = burnt down
ruled = ruled by { $faction }
ruled-by-nobody = nobody rules
stands-here = { $faction } is here
ruin = a ruin
ruin-with = a ruin, under it { $items }
free-slots = { $count ->
    [one] one free building slot
   *[other] { $count } free building slots
}

# Beside it

round = Round { $round }.
battle = Battle, { $place }, { $attacker } against { $defender }
dice = hits dealt { $dealt }, suffered { $suffered }
deck = { $count ->
    [one] One card in the deck.
   *[other] { $count } cards in the deck.
}
discards = Discarded: { $cards }.
available = Cards that can be taken: { $cards }.
lost-souls = Lost Souls: { $cards }.
items-left = Items that can still be crafted: { $items }.
quest = Quest: { $quest }; it takes { $items }.
quests-left = { $count ->
    [one] One more quest in its pile.
   *[other] { $count } more quests in their pile.
}

# A faction

points = Points: { $points } of { $victory }.
dominance = Plays for { $card } instead of points.
dominated = Ruled for it: { $places }.
coalition = In a coalition with { $faction }.
cards = { $count ->
    [0] No card in hand.
    [one] One card in hand.
   *[other] { $count } cards in hand.
}
supply = { $count ->
    [one] One warrior in the supply.
   *[other] { $count } warriors in the supply.
}
crafted = Crafted items: { $items }.
in-play = In play: { $card } ({ $about }).
in-hand = In hand: { $card } ({ $about }).
craft-cost = to craft: { $suits }
any-suit = any suit
gives-item = gives { $item }
gives-points = { $count ->
    [one] one point
   *[other] { $count } points
}
face-down = face down
orders = Orders: { $cards }.
order-now = The order being played: { $card }.
machine-next = Its next Birdsong scores { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
} as things stand; clearings that it rules with three warriors: { $places }{ $humans ->
    [0] .
    [one] ; one point of these for the players against it.
   *[other] ; { $humans } points of these for the players against it.
}
sawmills = Sawmills: on the map { $built }, left { $left }; the next costs { $cost } wood and scores { $points }.
workshops = Workshops: on the map { $built }, left { $left }; the next costs { $cost } wood and scores { $points }.
recruiters = Recruiters: on the map { $built }, left { $left }; the next costs { $cost } wood and scores { $points }.
wood = { $count } wood on the map.
keep = The keep: { $place }.
leader = Leader: { $leader }.
leaders-left = Leaders still to choose: { $leaders }.
roosts = { $count ->
    [one] One roost on the map
   *[other] { $count } roosts on the map
}; every Evening { $points ->
    [one] one point
   *[other] { $points } points
}{ $cards ->
    [0] .
    [one] {" "}and one more card.
   *[other] {" "}and { $cards } more cards.
}
decree = Decree, { $column }: { $cards }.
failing = As things stand this cannot be carried out: { $cards }. Turmoil would cost { $points ->
    [one] a point
   *[other] { $points } points
} and { $count ->
    [one] a card
   *[other] { $count } cards
}.
sympathy = Sympathy: on the map { $placed }, left { $left }; the next scores { $points }.
bases = Bases: { $suits }.
officers = Officers: { $count }.
supporters = Supporters: { $count }.
supporters-known = These supporters: { $cards }.
supporters-cost = { $count ->
    [one] one supporter
   *[other] { $count } supporters
}
spread = Sympathy can spread to { $places }.
outcast = Outcast: { $suit }.
outcast-hated = Outcast: { $suit }, hated.
acolytes = Acolytes: { $count }.
gardens = Gardens: { $gardens }.
conspiracy = { $name }: { $count ->
    [one] one acolyte
   *[other] { $count } acolytes
}.
revealed = Shown this turn: { $cards }.
next-outcast = Next outcast as things stand: { $suit }.
price = Price of { $service }: { $count ->
    [one] one warrior
   *[other] { $count } warriors
}.
payments = Payments: { $warriors }.
funds = Funds: { $warriors }.
commitments = Committed: { $warriors }.
posts = Trade posts placed: { $suits }.
funds-on-posts = Crafting funds on empty trade-post spaces, { $suit }: { $warriors }.
character = Character: { $character }, who { $about }.
pawn-at = Stands in { $place }.
items-of-side = Items, { $side }: { $items }.
tracks = On the tracks: tea { $tea }, coins { $coin }, bags { $bag }, of { $most } each.
room = Items that the satchel holds: { $count }.
relation = With { $faction }: { $relation }{ $needed ->
    [0] .
    [one] ; one aid in a turn leads further, for { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] ; { $needed } aids in a turn lead further, for { $points ->
        [one] one point
       *[other] { $points } points
    }{ $count ->
        [0] .
        [one] ; one is done.
       *[other] ; { $count } are done.
    }
}
quests-done = Quests done: { $quests }.
