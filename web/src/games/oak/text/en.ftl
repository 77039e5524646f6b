# Oak: its board

oak-board = The Sacred Oak, its Temples and the rim of sun and points
oak-behind-sun = behind the sun: the Festival feeds you
oak-ahead-sun = ahead of the sun
oak-sun-at = Sun at { $value }
oak-next-solstice = next solstice: { $value }
oak-round = Round { $round } of 5
oak-tag = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
oak-end-points = points
oak-end-elders = elders
oak-end-creatures = creatures
oak-end-potions = potions
oak-end-stones = stones
oak-end-artifacts = artifacts
oak-counted-points = points already owned
oak-counted-elders = Elders
oak-counted-creatures = Creatures
oak-counted-potions = Potions brewed
oak-counted-stones = Sanctuaries and Menhirs
oak-counted-artifacts = Artifacts
oak-end = End: { $worth } for { $counted }
oak-end-shut = End, blocked: { $worth } for { $counted }
oak-space-pays = a Festival pays { $count ->
    [one] { $count } { $resource }
   *[other] { $count } { $many }
} here
oak-solar-tokens = { $count ->
        [one] a Solar token
       *[other] { $count } Solar tokens
    }
oak-slot-free = free
oak-slot-taken = { $count ->
        [one] a Druid stands there
       *[other] { $count } Druids stand there
    }
oak-neutral = Neutral Druid
oak-druid = { $name }: { $druid } { $place }
oak-forest = Forest
oak-forest-token = Forest, place { $position }: { $ingredient }
oak-menhir-space = Menhir space, { $name }: an Elder erects a Menhir for { $price }
oak-creatures = Creatures
oak-artifacts = Artifacts
oak-potions = Potions
oak-darkwood-tier = { $kinds } different Ingredients for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
oak-darkwood = Darkwood, different kinds
oak-pile = { $count } in the pile
oak-bag = { $count } in the bag
oak-supply = sanctuaries
oak-shelves = Forest and shelves
oak-tray = What you may choose
oak-so-many = { $thing }: { $count }
oak-free = Free actions
oak-free-trade = 2 Ingredients → 1 Resource
oak-free-abhartach = Abhartach: 1 Ingredient → 1 Resource
oak-free-extend = Card limit +1
oak-free-exchange = Exchange Resources
oak-free-renew = Renew a display
oak-free-carw_gwyn = Discard Carw Gwyn
oak-hand = Your cards
oak-price = { $cost ->
    [0] free
    [one] cost { $cost } { $resource }
   *[other] cost { $cost } { $many }
}
oak-price-druids = { $count ->
    [one] one Druid
   *[other] { $count } Druids
}
oak-price-units = { $count ->
    [1] one Resource
   *[other] { $range } Resources
}
oak-any-resource = Resource of any kind
oak-any-resources = Resources of any kind
oak-step = step: { $branch }
oak-step-any = step, any
oak-effect-limit = limit +1
oak-effect-creature = a creature
oak-effect-artifact = an artifact
oak-effect-recruit = recruit
oak-effect-recruit_two = recruit 2
oak-effect-advance = step, any
oak-effect-promote = promote
oak-effect-bag = one of the bag
oak-effect-sanctuary = a sanctuary
oak-effect-swap = swap
oak-effect-brew = a potion
oak-effect-add_card = advanced card
oak-effect-replay = replay
oak-effect-six = 6 of one resource
oak-effect-draw_three = draw 3 ingredients
oak-grove = Your grove
oak-open-grove = Grove
oak-back = Back to the oak
oak-resting = { $count ->
        [one] one active Druid
       *[other] { $count } active Druids
    }
oak-free-seat = free rest space, ordinary Druids only
oak-free-seat-elder = free rest space, Elders too
oak-nobody-rests = nobody at rest
oak-elder-action = Elder
oak-any-action = any Druid
oak-first-player = First Player
oak-in-hand = cards in hand
oak-active = active Druids
oak-at-roots = inactive Druids, on the Roots
oak-passed = Has passed, gathers in the Forest
oak-declined = Has passed, gathers no more
oak-his-deck = Cards he has not drawn yet
oak-deck-empty = None: he will shuffle all six.
oak-decided-before = Decided before the final scoring, which changed nothing.
oak-decided = Decided in the final scoring.
oak-his-turn = What he did, and why
oak-beat-draws = He draws
oak-beat-stands = He stands
oak-beat-acts = He acts
oak-beat-climbs = He climbs
oak-beat-feast = The sun
oak-beat-gathers = He gathers
oak-beat-you = Your turn
oak-go-on = Continue
oak-elders = Elders
oak-ingredients = Ingredients
oak-resources = Resources
oak-you-give = You give
oak-you-get = You get
oak-put-first = Under the pile first
oak-put-next = Then, under it
oak-more = One more
oak-fewer = One fewer
oak-brewed = Potions brewed: { $count }
oak-exhausted = exhausted
oak-in-use = in use until Dusk
oak-free-artifact = free place
oak-free-stone = free place
oak-free-creature = free place for a creature
oak-opens-any = { $count ->
    [one] opens for any one Resource
   *[other] opens for any { $count } Resources
}
oak-opens-same = { $count ->
    [one] opens for one Resource
   *[other] opens for { $count } Resources of one kind
}
oak-opens-kind = opens for { $count ->
    [one] { $count } { $resource }
   *[other] { $count } { $many }
}
oak-sanctuary = Sanctuary
oak-sanctuary-elder = Sanctuary · elder
oak-menhir = Menhir
oak-is-behind = behind the sun ({ $value })
oak-is-ahead = ahead of the sun ({ $value })
oak-is-level = level with the sun ({ $value })
oak-roots-count = { $count } on the Roots
oak-branch-count = { $count } on the Branches
oak-three-alike = Three alike become a step
oak-broichan-area = What Broichan has: Sanctuaries { $stones }, Creatures { $creatures }, Artifacts { $artifacts }. He pays nothing and uses none of them.
oak-orders = Choose your Order
oak-order-taken = taken by { $name }
# a thing and what it does, or how much of it there is
oak-said = { $name }: { $about }
oak-counted = { $name } { $points }
oak-total = Points
oak-role = the { $order }
oak-steps = Steps on the Branches
oak-steps-note = only looked at when points are level
