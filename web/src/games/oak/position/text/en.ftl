sky = Sun and Round
tree = The Sacred Oak
temples = Temples
displays = Displays and Forest
orders = Orders to choose from
searched = What can be searched out
specialisations = What Elders do
order = { $name }. { $about }
round = Round { $round } of 5.
sun = The sun stands at { $points }.
solstice = Next Solstice at { $points }.
first = First player: { $name }.

stands = there { $names }
free = free
neutral = the neutral Druid
blocked = closed
solar = { $count ->
    [one] one Solar token
   *[other] { $count } Solar tokens
}
festival = a Festival pays { $gain }
leads-to = leads to { $spaces }
counted-five_points = End: { $each } for every 5 points
counted-elder = End: { $each } for every Elder
counted-creature = End: { $each } for every Creature
counted-potion = End: { $each } for every Potion
counted-stone = End: { $each } for every Sanctuary or Menhir
counted-artifact = End: { $each } for every Artifact
slot = { $temple } Temple, { $slot ->
    [1] one stone
    [2] two stones
   *[other] three stones
}
deed = { $deed } ({ $price })
menhir = Menhir space of { $name }
price-any = { $count ->
    [one] one Resource of any kind
   *[other] { $count } Resources of any kind
}
price-none = free

forest = Forest: { $tokens }.
in-forest = In the Forest: { $names }.
bag = { $count ->
    [one] One Ingredient in the bag.
   *[other] { $count } Ingredients in the bag.
}
any = any
potion = Potion { $name }, level { $level }; recipe: { $recipe }. { $about }
darkwood = Darkwood: { $tiers }.
tier = { $points ->
    [one] { $kinds } kinds for one point
   *[other] { $kinds } kinds for { $points } points
}
creature = Creature { $name }, points { $points }. { $about }
artifact = Artifact { $name }, { $points ->
    [one] one point
   *[other] { $points } points
} when taken. { $about }
supply = Left in the supply: { $count ->
    [one] one card, a Sanctuary or a Menhir
   *[other] { $count } cards, each a Sanctuary or a Menhir
}.
piles = In their piles: { $creatures } Creatures, { $artifacts } Artifacts.

points = { $count ->
    [one] One point.
   *[other] { $count } points.
}
scored = Points from { $sources }.
passed = Has passed.
no-order = No Order yet.
resources = Resources: { $list }; at most { $most } of each.
druids = Druids: { $active } at rest, { $roots } on the Roots.
rest-spaces = { $count ->
    [one] One rest space
   *[other] { $count } rest spaces
}, { $elders ->
    [0] none
   *[other] { $elders }
} of them for Elders too.
own-spaces = { $count ->
    [one] Besides, one rest space for the Elder it belongs to alone.
   *[other] Besides, { $count } rest spaces, each for the Elder it belongs to alone.
}
away = Placed until Dusk: { $names }.
elder = Elder: { $name } { $place }. { $about }
ingredients = Ingredients: { $names }.
stones = Sanctuaries: for Elders { $elder }, for ordinary Druids { $ordinary }. Menhirs: { $menhirs }.
limits = Card limits: { $upper } for Sanctuaries and Menhirs, { $lower } for Creatures.
places = Places in all: { $upper } for Sanctuaries and Menhirs, { $creatures } for Creatures, { $artifacts } for Artifacts.
markers = Potions brewed: { $count }.
in-hand = Card { $name } in hand
played = Played this Round: { $names }.
has-creature = Has { $name }, points { $points }. { $about }
has-creatures = Creatures: { $names }.
has-artifacts = Artifacts: { $names }.
artifact-used = Has { $name }, in use until Dusk; its next use then changes the points by { $points }. { $about }
artifact-next = Has { $name }; its next use changes the points by { $points }. { $about }
artifact-spent = Has { $name }, exhausted.
own-potion = A Potion of one’s own: { $name }.
his-stones = Sanctuaries and Menhirs: { $count }.
deck = { $count ->
    [one] One card in his deck.
   *[other] { $count } cards in his deck.
}
