# What is said of a thing that somebody points at: wherever it is met, and as things stand.

about-card-storytelling = An Assembly card of the Feather Temple: card limits, Creatures, Artifacts, or a step on the Feather Branch.
about-card-veneration = An Assembly card of the Feather Temple: recruit, climb any Branch, promote, or a step on the Feather Branch.
about-card-lore = An Assembly card of the Mistletoe Temple: an Ingredient, a Sanctuary, a promotion, or a step on the Mistletoe Branch.
about-card-wisdom = An Assembly card of the Mistletoe Temple: swap Resources, brew, take a Creature, or a step on the Mistletoe Branch.
about-card-ritual = An Assembly card of the Rune Temple: recruit two, brew, add an advanced card, or a step on the Rune Branch.
about-card-mysticism = An Assembly card of the Rune Temple: a Sanctuary, an Artifact, replay an action, or a step on the Rune Branch.
about-card-heart = Its own temple: five actions that take no slot of the board, or a step on any Branch.
about-slot-one = A slot of a Temple: a Druid placed here takes the action with one stone of the card played. Occupied, it takes a second Druid, who goes to the Roots.
about-slot-two = A slot of a Temple: a Druid placed here takes the action with two stones of the card played. Occupied, it takes a second Druid, who goes to the Roots.
about-slot-three = A slot of a Temple: a Druid placed here takes the action with three stones of the card played. Occupied, it takes a second Druid, who goes to the Roots.
about-deed = An action of an Assembly card. Temple actions take a Druid and a slot with as many stones; the Oak action takes a step on a Branch.
about-resource-feather = Pays for the actions of the Feather Temple and steps on the Feather Branch. A track holds nine.
about-resource-mistletoe = Pays for the actions of the Mistletoe Temple and steps on the Mistletoe Branch. A track holds nine.
about-resource-rune = Pays for the actions of the Rune Temple and steps on the Rune Branch. A track holds nine.
about-ingredient = Potions are brewed with these. Gathered from the Forest, drawn from the bag; two of them may be traded for a Resource.
about-space = A space of a Branch. Reaching it gives two points; at a Festival your Druid there reaps what it shows, if you are behind the sun.
about-end_five_points = An End of a Branch: { $number ->
    [one] one point
   *[other] { $number } points
} at once for every five you have, instead of the two of a space. Blocked for good once somebody stands here at Dusk.
about-end_elder = An End of a Branch: { $number ->
    [one] one point
   *[other] { $number } points
} at once for each Elder you have, instead of the two of a space. Blocked for good once somebody stands here at Dusk.
about-end_creature = An End of a Branch: { $number ->
    [one] one point
   *[other] { $number } points
} at once for each Creature you have, instead of the two of a space. Blocked for good once somebody stands here at Dusk.
about-end_potion = An End of a Branch: { $number ->
    [one] one point
   *[other] { $number } points
} at once for each Potion brewed you have, instead of the two of a space. Blocked for good once somebody stands here at Dusk.
about-end_stone = An End of a Branch: { $number ->
    [one] one point
   *[other] { $number } points
} at once for each Sanctuary or Menhir you have, instead of the two of a space. Blocked for good once somebody stands here at Dusk.
about-end_artifact = An End of a Branch: { $number ->
    [one] one point
   *[other] { $number } points
} at once for each Artifact you have, instead of the two of a space. Blocked for good once somebody stands here at Dusk.
about-side-elder = A rest space where Elders find room too; fewer points at once.
about-side-ordinary = A rest space for Ordinary Druids only; more points at once.
about-row-stones = The upper row: room for Sanctuaries and Menhirs. Raising the limit costs Resources.
about-row-creatures = The lower row: room for Creatures. Raising the limit costs Resources.
about-display-creatures = Three Creatures to choose from. Renewing them is a free action.
about-display-artifacts = Three Artifacts to choose from. Renewing them is a free action.
about-mark-sun = Moves on when a Solar token is crossed. At a solstice a Festival is held: who is behind the sun reaps what their Branches show.
about-mark-score = Points come at once, for what you take, build, brew and climb. In a tie more steps on the Branches win.
about-mark-solar = Whoever climbs past it takes it away: the sun moves on, and a Festival may follow.
about-mark-menhir = Erected by an Elder for its price: points at once, and a place in the upper row.
about-mark-sanctuary = A rest space more in your upper row, and points at once: one side for Elders too, one for Ordinary Druids only.
about-mark-forest = Who has passed gathers here: a Druid comes and takes one Ingredient.
about-mark-bag = Ingredients nobody has; some actions draw from it, or pick.
about-mark-roots = Druids here are inactive: they climb Branches from here, or come home to rest by recruiting.
about-mark-rest = Druids at rest are active: each can be placed once. At Dusk as many come home as find room.
about-mark-round = Five Rounds, each a Day of turns until all have passed, then Dusk.
about-mark-first = Begins the Round; the marker moves on at Dusk.
about-mark-passed = Plays no more cards this Day and gathers in the Forest instead.
about-mark-neutral = Occupies a slot of its Temple this Round, for everybody.
about-mark-broichan = The opponent of the solo game: he plays a card each turn by fixed rules.
now-resource = { $count ->
    [0] You have none.
    [one] You have one.
   *[other] You have { $count } of them.
}
cost-deed = { $resource-key ->
    [none] Costs { $cost } Resources of any kind.
   *[other] Costs { $cost ->
        [one] { $cost } { $resource }
       *[other] { $cost } { $resource-many }
    }.
}
cost-recipe = Recipe: { $ingredients }.
cost-recipe_any = Recipe: { $ingredients } and { $count ->
    [one] one Ingredient
   *[other] { $count } Ingredients
} of any kind.
cost-any_ingredients = { $count ->
    [one] Takes one Ingredient of any kind.
   *[other] Takes { $count } Ingredients of any kind.
}
cost-menhir = Costs { from-feathers }.
now-use = { $points ->
    [0] The next use gains no point.
    [one] The next use gains one point.
   *[other] The next use gains { $points } points.
}
now-use_loses = { $points ->
    [one] The next use costs one point.
   *[other] The next use costs { $points } points.
}
now-used_up = Turned to its last notch: it is exhausted.
now-worth = { $points ->
    [one] One point when it is taken.
   *[other] { $points } points when it is taken.
}
now-worth_loses = { $points ->
    [one] Costs one point when it is taken.
   *[other] Costs { $points } points when it is taken.
}
now-points = { $points ->
    [one] Scores one point.
   *[other] Scores { $points } points.
}
now-stands = { $player } stands here.
now-blocked = Blocked: nobody may climb onto it.
now-occupied = Occupied: it takes a second Druid of yours.
now-free = Free.
now-sun = { $points ->
    [one] The sun stands for one point.
   *[other] The sun stands for { $points } points.
}
now-behind = { $player }, with { $points ->
    [one] one point
   *[other] { $points } points
}, is behind it.
now-many = { $count ->
    [0] None is left.
    [one] One is left.
   *[other] Left: { $count }.
}
now-druids = { $active ->
    [0] None of your Druids of this kind is at rest.
    [one] One of yours is at rest, ready to be placed.
   *[other] At rest, ready to be placed: { $active } of yours.
}
now-round = Round { $count } of five.
now-limit = { $count ->
    [one] Your limit is one
   *[other] Your limit is { $count }
}.
now-limit_of = { $player } has { $count ->
    [one] a limit of one
   *[other] a limit of { $count }
}.
now-room = { $left ->
    [0] No place is free.
    [one] One place is free.
   *[other] { $left } places are free.
}
now-resource_of = { $player } has { $count ->
    [0] none
    [one] one
   *[other] { $count } of them
}.
now-druids_of = { $player }: { $active ->
    [0] none is at rest.
    [one] one is at rest, ready to be placed.
   *[other] { $active } are at rest, ready to be placed.
}
now-there = { $count ->
    [0] Nobody is there.
    [one] One Druid is there.
   *[other] { $count } Druids are there.
}
now-first = Now: { $player }.
now-shows = At a Festival: { from-feathers }.
now-end = { $points ->
    [0] To you it is worth nothing yet.
    [one] To you it is worth one point now.
   *[other] To you it is worth { $points } points now.
}
cost-now = { $cost ->
    [0] With your Creatures it costs you nothing.
    [one] With your Creatures it costs you one.
   *[other] With your Creatures it costs you { $cost }.
}
