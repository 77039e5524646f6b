game-name = Pangaia
game-tagline = Spirits of the forest plant, grow and give back; whoever frees the most life energy wins.

# Names

name-player-violet = Violet
name-player-orange = Orange
name-player-teal = Teal
name-player-gold = Gold
name-player-corrupted = The Corrupted Spirit

name-resource-sun = sun
    .land = sun land
name-resource-wind = wind
    .land = wind land
name-resource-rain = rain
    .land = rain land
name-resource-snow = snow
    .land = snow land

name-ritual-rc1 = Connection sun–wind
name-ritual-rc2 = Connection sun–rain
name-ritual-rc3 = Connection sun–snow
name-ritual-rc4 = Connection wind–rain
name-ritual-rc5 = Connection wind–snow
name-ritual-rc6 = Connection rain–snow
name-ritual-rc7 = Connection sun–sun
name-ritual-rc8 = Connection wind–wind
name-ritual-rc9 = Connection rain–rain
name-ritual-rc10 = Connection snow–snow
name-ritual-rg1 = Grove of sun
name-ritual-rg2 = Grove of wind
name-ritual-rg3 = Grove of rain
name-ritual-rg4 = Grove of snow
name-ritual-rk1 = Crown of sun
name-ritual-rk2 = Crown of wind
name-ritual-rk3 = Crown of rain
name-ritual-rk4 = Crown of snow

name-slot-s1 = slot 1
name-slot-s2 = slot 2
name-slot-s3 = slot 3
name-slot-s4 = slot 4
name-slot-s5 = slot 5
name-slot-s6 = slot 6
name-seed-a = seed A
name-seed-b = seed B
name-seed-c = seed C

name-payment-none = no resource
name-payment-sun = sun
name-payment-wind = wind
name-payment-sun-wind = sun, wind
name-payment-rain = rain
name-payment-sun-rain = sun, rain
name-payment-wind-rain = wind, rain
name-payment-sun-wind-rain = sun, wind, rain
name-payment-snow = snow
name-payment-sun-snow = sun, snow
name-payment-wind-snow = wind, snow
name-payment-sun-wind-snow = sun, wind, snow
name-payment-rain-snow = rain, snow
name-payment-sun-rain-snow = sun, rain, snow
name-payment-wind-rain-snow = wind, rain, snow
name-payment-sun-wind-rain-snow = sun, wind, rain, snow

name-hex-1 = lake 1
name-hex-1a = 1a
name-hex-1b = 1b
name-hex-1c = 1c
name-hex-2 = lake 2
name-hex-2a = 2a
name-hex-2b = 2b
name-hex-2c = 2c
name-hex-3 = lake 3
name-hex-3a = 3a
name-hex-3b = 3b
name-hex-3c = 3c
name-hex-4 = lake 4
name-hex-4a = 4a
name-hex-4b = 4b
name-hex-4c = 4c
name-hex-5 = lake 5
name-hex-5a = 5a
name-hex-5b = 5b
name-hex-5c = 5c
name-hex-6 = lake 6
name-hex-6a = 6a
name-hex-6b = 6b
name-hex-6c = 6c
name-hex-7 = lake 7
name-hex-7a = 7a
name-hex-7b = 7b
name-hex-7c = 7c
name-hex-8 = lake 8
name-hex-8a = 8a
name-hex-8b = 8b
name-hex-8c = 8c
name-hex-9 = lake 9
name-hex-9a = 9a
name-hex-9b = 9b
name-hex-9c = 9c
name-hex-10 = lake 10
name-hex-10a = 10a
name-hex-10b = 10b
name-hex-10c = 10c
name-hex-11 = lake 11
name-hex-11a = 11a
name-hex-11b = 11b
name-hex-11c = 11c
name-hex-12 = lake 12
name-hex-12a = 12a
name-hex-12b = 12b
name-hex-12c = 12c
name-hex-13 = lake 13
name-hex-13a = 13a
name-hex-13b = 13b
name-hex-13c = 13c
name-hex-14 = lake 14
name-hex-14a = 14a
name-hex-14b = 14b
name-hex-14c = 14c
name-hex-15 = lake 15
name-hex-15a = 15a
name-hex-15b = 15b
name-hex-15c = 15c
name-hex-16 = lake 16
name-hex-16a = 16a
name-hex-16b = 16b
name-hex-16c = 16c

name-tile-1 = tile 1
name-tile-2 = tile 2
name-tile-3 = tile 3
name-tile-4 = tile 4
name-tile-5 = tile 5
name-tile-6 = tile 6
name-tile-7 = tile 7
name-tile-8 = tile 8
name-tile-9 = tile 9
name-tile-10 = tile 10
name-tile-11 = tile 11
name-tile-12 = tile 12
name-tile-13 = tile 13
name-tile-14 = tile 14
name-tile-15 = tile 15
name-tile-16 = tile 16

name-orientation-0 = east-north-east
name-orientation-1 = north
name-orientation-2 = west-north-west
name-orientation-3 = west-south-west
name-orientation-4 = south
name-orientation-5 = east-south-east

name-blessing-bl1 = Seed planting
name-blessing-bl2 = Gaia’s favour
name-blessing-bl3 = Tree decline
name-blessing-bl4 = Natural fertiliser
name-blessing-bl5-sun = Mastery of the sun
name-blessing-bl5-wind = Mastery of the wind
name-blessing-bl5-rain = Mastery of the rain
name-blessing-bl5-snow = Mastery of the snow
name-blessing-bl6 = Miraculous seed
name-blessing-bl7 = Growth spurt

about-blessing-bl1 = Plant one or two seeds together on any land.
about-blessing-bl2 = Take 1 life energy.
about-blessing-bl3 = One of your trees dies; plant up to three seeds on its land and around it.
about-blessing-bl4 = Take two resources of your choice.
about-blessing-bl5-sun = Take a sun for each of your trees on sun lands.
about-blessing-bl5-wind = Take a wind for each of your trees on wind lands.
about-blessing-bl5-rain = Take a rain for each of your trees on rain lands.
about-blessing-bl5-snow = Take a snow for each of your trees on snow lands.
about-blessing-bl6 = A seed of any player sprouts, whatever else lies on its land.
about-blessing-bl7 = Place one treetop for two resources less.

name-achievement-ac1 = Most rituals
name-achievement-ac2 = Most tall trees
name-achievement-ac3 = Most trees
name-achievement-ac4 = Tallest tree
name-achievement-ac5 = Largest forest
name-achievement-ac6 = Widest spread
name-achievement-ac7 = Most climates
name-achievement-ac8 = Most treetops
name-achievement-ac9 = Most seeds
name-achievement-ac10 = Most resources

about-achievement-ac1 = For the player who played the most rituals.
about-achievement-ac2 = For the player with the most trees of level 2 or more.
about-achievement-ac3 = For the player with the most trees.
about-achievement-ac4 = For the player of the tallest tree.
about-achievement-ac5 = For the player whose largest group of adjacent trees is the largest.
about-achievement-ac6 = For the player with trees on the most tiles.
about-achievement-ac7 = For the player with trees on the most types of land.
about-achievement-ac8 = For the player with the most treetops on trees.
about-achievement-ac9 = For the player with the most seeds on the continent.
about-achievement-ac10 = For the player with the most resources left.

name-mark-energy = life energy
name-mark-tree = tree
name-mark-planted = seeds on a land
name-mark-reserve = seeds in reserve
name-mark-secret = secret ritual
name-mark-rituals = rituals on display
name-mark-pile = ritual pile
name-mark-blessings = blessings
name-mark-spirit = spirit
name-mark-round = round
name-mark-land_energy = land energy
name-mark-corrupted = corrupted tree
name-mark-evil_seed = evil seed

name-location-sun = sun
name-location-wind = wind
name-location-rain = rain
name-location-snow = snow
name-location-storm = Storm

name-action-evil_seed_growth = growth of evil seeds
name-action-decline = decline
name-action-tree_growth = growth of a corrupted tree
name-action-contamination = contamination

# Counted

energy-points = { $energy } life energy

# Questions

ask-lay_tile = Lay the { $land_type } tile on the continent.
ask-start = Choose a free lake for your spirit and a land beside it for your seed.
ask-sprout = Seed growth: on which lands does a seed sprout?
ask-sprout_more = { $count ->
        [0] Final growth: on which land does a seed sprout?
       *[other] Sprouting on { $lands }: add another land, or leave it at that.
    }
ask-act = Your spirit: plant, dream or pray?
# on one land, beside a tree that has grown, where one has died and around it, in its place, or on several lands
ask-plant_seed = { $where ->
        [0] { $planted ->
            [0] { $count ->
                [one] Plant a seed on { $land }: where does it come from?
               *[other] Plant up to { $count } seeds on { $land }: where do they come from?
            }
           *[other] { $count ->
                [one] One more seed on { $land }? Where does it come from?
               *[other] More seeds on { $land }, up to { $count }? Where do they come from?
            }
        }
        [1] { $count ->
            [one] The tree on { $land } has grown: plant a seed beside it.
           *[other] The tree on { $land } has grown: plant up to { $count } seeds beside it.
        }
        [2] { $count ->
            [one] The tree on { $land } has died: plant a seed there or around it.
           *[other] The tree on { $land } has died: plant up to { $count } seeds there and around it.
        }
        [3] The tree on { $land } has died: a seed in its place?
       *[other] { $count ->
            [one] Plant a seed: choose where from and where to.
           *[other] Plant up to { $count } seeds: choose where from and where to.
        }
    }
ask-take_resource = { $count ->
    [one] Take a resource of your choice.
   *[other] Take { $count } resources of your choice.
 }
ask-connect = { $card }: choose two of your trees to connect.
ask-chain = { $card }: choose the chain from { $first } to { $second }.
ask-grove = { $card }: choose your tree in the middle of the grove.
ask-crown = { $card }: choose one of your trees that towers over its neighbours.
ask-new_secret = Take a new secret ritual.
ask-wither = These trees wither one after another: which is next?
ask-return_treetop = { $count ->
        [one] A treetop of { $land } returns: choose an empty slot.
       *[other] { $count } treetops of { $land } return: choose empty slots for them.
    }
ask-grow = Tree growth: put a treetop on a tree, or end your turn.
ask-pay = { $grows ->
    [0] Pay { $cost }: different resources, or life energy.
   *[other] Treetop of { $slot } on { $land }: pay { $cost }, in different resources or life energy.
 }
ask-keep_blessing = Keep one of these blessings.
ask-blessed_land = Seed planting: choose the land.
ask-tree_decline = Tree decline: choose the tree that dies.
ask-miracle = Miraculous seed: choose the land and whose seed sprouts.
ask-growth_spurt = Growth spurt: choose a slot and a tree.
ask-heal = Mend the tiles beside your spirit, or go on planting.
ask-purify = Choose the corrupted tree that loses a level next.
ask-seal = A corrupted treetop falls from { $land }: seal it, or let it go.
ask-seal_seed = The place of { $seed } is complete: choose the evil seed to seal.

# The question as it narrows

narrow-start-land = Your spirit on { $lake }: which land gets its seed?
narrow-start-lake = The seed on { $land }: which lake gets your spirit?
narrow-plant-land = Your spirit on { $lake }: which land do you plant?
narrow-plant-lake = Plant on { $land }: from which lake?
narrow-pray-card = Pray: for which ritual?
narrow-move_seed-land = The seed from { $origin }: which land does it move to?
narrow-move_seed-origin = A seed for { $land }: which land does it come from?
narrow-connect = Connect { $picked } to which other of your trees?
narrow-grow-land = The treetop of { $slot }: on which of your trees?
narrow-grow-slot = The tree on { $land }: which treetop goes on it?
narrow-miracle-player = Whose seed on { $land } sprouts?

# Options

do-pass = Go on
do-lay = Lay it with its lake at { $q }, { $r }, pointing { $orientation }
do-start = Spirit on { $lake }, seed on { $land }
do-sprout = { $cost ->
        [0] Sprout on { $land }
       *[other] Sprout on { $land } for { $cost } life energy
    }
do-sprout-pass = Let nothing sprout
do-sprout_more-pass = Sprout nothing more
do-plant = Plant from { $lake } on { $land }
do-dream = Dream
do-act-dream-now = { $dreams ->
    [0] Dream of nothing
    [one] Dream: one resource
   *[other] Dream: { $dreams } resources
 }
do-pray_secret = Pray in secret: { $card }
do-pray = Pray: { $card }
do-sow = Plant a seed from the reserve on { $land }
do-move_seed = Move the seed from { $origin } to { $land }
do-plant_seed-pass = Plant nothing
do-plant_seed-pass-now = { $planted ->
    [0] Plant nothing
   *[other] Plant no more
 }
do-take_resource = Take { $resource }
do-connect = Connect { $first } with { $second }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
do-chain = Chain { $number }, through { $via }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
do-grove = Grove around { $land }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
do-crown = Crown { $land }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
do-take_secret = Take { $card } from the display
do-draw_secret = Draw an unseen card
do-wither = Let the tree on { $land } wither
do-return_treetop = Return it to { $slot }
do-grow = Put the treetop of { $slot } on { $land }
do-grow-pass = End the turn
do-grow-pass-now = { $left ->
    [0] End the turn
   *[other] End the turn (a treetop could still be placed)
 }
do-pay = { $payment-key ->
        [none] Pay { energy-points }
       *[other] { $energy ->
            [0] Pay { $payment }
           *[other] Pay { $payment } and { energy-points }
        }
    }
do-bless = Blessing: { $blessing }
do-buy = Buy a blessing with { $resource }
do-convert = Turn { $resource } into life energy
do-keep = Keep { $blessing }
do-plant_on = Plant on { $land }
do-fell = Let the tree on { $land } die
do-miracle = Let { $player }’s seed on { $land } sprout
do-heal = Heal { $tile }
do-nourish = Strengthen { $tile }
do-heal-pass = Plant, heal nothing more
do-purify = Purify { $land }
do-seal = Seal it on { $slot }
do-seal-pass = Let it go
do-seal_seed = Seal the evil seed on { $land }

# Events

log-tile_laid = { $player } lays a { $land_type } tile.
log-rebuilt = No place for this tile: the continent is built anew.
log-turn_begins = Round { $round }: { $player }’s turn.
log-moves = { $player }’s spirit stands on { $lake }.
log-sprouted = A tree of { $player } sprouts on { $land }.
log-seed_planted = { $player } plants a seed on { $land }.
log-seed_moved = { $player } moves a seed from { $origin } to { $land }.
log-seed_stays = { $player } leaves the seed on { $land }.
log-seed_harvested = { $player } harvests { $seed }.
log-dreams = { $player } dreams.
log-ritual = { $player } plays { $card } with { $lands }: { $points } life energy.
log-ritual_revealed = New ritual: { $card }.
log-secret_drawn = { $player } draws a secret ritual.
log-secret_seen = Your secret ritual: { $card }.
log-secret_taken = { $player } takes { $card } as a secret ritual.
log-tree_withers = The tree of { $player } on { $land } withers.
log-tree_died = The tree of { $player } on { $land } is gone.
log-tree_grew = The tree of { $player } on { $land } grows to level { $level } ({ $slot }).
log-treetop_returned = A treetop of { $player } returns from { $land } ({ $slot }).
log-resource_gained = { $player } takes { $resource }.
log-energy_gained = { $player } gains { $amount } life energy.
log-energy_spent = { $player } spends { $amount } life energy.
log-paid = { $payment-key ->
        [none] { $player } pays { energy-points }.
       *[other] { $energy ->
            [0] { $player } pays { $payment }.
           *[other] { $player } pays { $payment } and { energy-points }.
        }
    }
log-converted = { $player } turns { $resource } into life energy.
log-blessing_drawn = { $player } draws a blessing.
log-blessing_seen = Your new blessing: { $blessing }.
log-blessing_bought = { $player } pays { $count } × { $resource } for a blessing.
log-blessing_kept = { $player } keeps one blessing.
log-blessing_played = { $player } plays { $blessing }.
log-nothing_left = Nobody can plant, sprout, grow or pray any more.
log-growing_still =
    { $count ->
        [one] Nothing has changed for good for a round: if nothing does, round { $round } is the last.
       *[other] Nothing has changed for good for { $count } rounds: if nothing does, round { $round } is the last.
    }
log-still =
    { $count ->
        [one] Nothing has changed for good for a round.
       *[other] Nothing has changed for good for { $count } rounds.
    }
log-end_triggered = The end is near: this round is the last.
log-final_growth = Final growth: seeds sprout once more.
log-secret_scored = { $player } shows { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-achieved = { $player } earns { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } for the achievement “{ $achievement }”.
log-scored = { $player }: life energy { $energy }, secret ritual { $secret }, empty slots { $slots }{ $awards ->
    [0] { "" }
   *[other] , achievements { $awards }
}; { $total } in all.
log-corruption_placed = A corrupted tree stands on { $land }; evil seeds lie on { $lands }.
log-automa = The Corrupted Spirit’s place: { $location }; its action: { $action }.
log-corrupted_moves = The Corrupted Spirit moves to { $tile }.
log-corrupted_stays = The Corrupted Spirit stays on { $tile }.
log-drained = Drained: { $tile } loses { $amount } land energy.
log-tile_corrupted = Corruption takes { $tile }.
log-contaminated = Your tree on { $land } is contaminated.
log-corrupted_grew = The corrupted tree on { $land } grows.
log-storm_passed = The Storm is over and the cards are shuffled; on top: { $location }.
log-healed = Healed: { $tile } has its climate back.
log-nourished = Strengthened: { $tile } gains 1 land energy.
log-blight_lost = A corrupted treetop falls from { $land } and goes back beside the board.
log-sealed = The corrupted treetop of { $land } is sealed on { $slot }.
log-seed_sealed = The evil seed of { $land } is sealed: { $seed }.

# Scenes: what an event means, on a small card over the board

scene-end_triggered = The end is near
scene-end_triggered-note = The round is played to its end; it is the last.
scene-final_growth = Final growth
scene-final_growth-note = Seeds sprout once more; then life energy, secret rituals, empty slots and achievements are counted.
scene-tile_corrupted = Corruption
scene-tile_corrupted-note = It takes { $tile }. With the fourth tile the game is lost.
scene-storm_passed = The Storm
scene-storm_passed-note = The cards of the Corrupted Spirit are shuffled; on top: { $location }.

# Ends

end-most_energy = Whoever has the most life energy wins.
end-secret_ritual = A tie, decided by the secret ritual.
end-shared = A tie: the victory is shared.
end-saviour = The spirit is healed, your title: Saviour. Not one tile is corrupted.
end-guardian = The spirit is healed, your title: Guardian. One tile is corrupted.
end-defender = The spirit is healed, your title: Defender. Two tiles are corrupted.
end-survivor = The spirit is healed, your title: Survivor. Three tiles are corrupted.
end-corrupted = Defeat: the fourth tile is corrupted.
end-rituals_over = Defeat: the last ritual is over and the spirit is not healed.
end-rounds_over = Defeat: no round is left.

# Refusals

why-tree-there = A tree stands there.
why-corrupted-tile = That tile is corrupted.
why-not-corrupted = That tile is not corrupted.
why-not-this-land = The seed may not go to that land.
why-only-here = You chose to plant on { $land }: all the seeds go there.
why-only-beside = Seeds go only beside the tree that has grown, on { $land }.
why-only-freed = A seed goes only in the place of the tree that has died, on { $land }.
why-only-around = Seeds go only where the tree has died, on { $land }, and around it.
why-no-seed = You have no seed for it.
why-no-seed-there = You have no seed there.
why-no-tree-left = No tree is left in the reserve.
why-off-board = That is not on this board.
why-other-grove = That tree stands in a grove with another number of points.
why-no-lake = That is no lake.
why-lake-taken = Another spirit stands on that lake.
why-not-adjacent = That land does not touch the lake.
why-ritual-no_tree = You have no healthy tree on a { $land_type-land }.
why-ritual-one_tree = You have only one tree on a { $land_type-land }.
why-ritual-not_joined = No chain of trees joins two of your trees that fit.
why-ritual-no_neighbour = No tree stands beside your trees on { $land_type } lands.
why-ritual-not_tallest = None of your trees on { $land_type } lands towers over its neighbours.
why-not-doubled = That ritual does not lie on the display and in your hand at once.
why-not-displayed = That ritual is neither displayed nor yours.
why-not-your-tree = No tree of yours stands there.
why-other-climate = That tree does not stand on a land the ritual names.
why-same-tree = Two different trees are needed.
why-joined-to-none = No chain of trees joins it to another of yours that fits.
why-wrong-pair = One tree is needed for each land the ritual names.
why-not-joined = No chain of trees joins these two.
why-no-neighbour = No tree stands beside it.
why-not-tallest = A tree beside it is as tall or taller.
why-not-withering = That tree does not wither in this ritual, or has already.
why-not-purified = That tree is not part of this ritual, or has already been purified.
why-no-evil-seed = No evil seed lies there.
why-not-on-display = That ritual is not on display.
why-no-pile = The pile is empty.
why-not-drawn = That blessing was not drawn.
why-no-such-seed = No seed of that player lies there.
why-no-land = A lake holds no seeds.
why-in-order = What comes earlier in the order has been passed over; undo to choose it.
why-slot-full = A treetop is already there: { $slot }.
why-slot-empty = No treetop is left on { $slot }.
why-slot-sealed = Already sealed: { $slot }.
why-too-dear = It costs { $cost }, which you cannot pay.
why-wrong-sum = Exactly { $cost } must be paid.
why-not-owned = You do not have all of that.
why-no-buying = Blessings cannot be bought in this game.
why-no-blessings-left = No blessing is left to draw.
why-two-alike = { $count ->
        [one] One resource is needed.
       *[other] { $count } resources of one type are needed.
    }
why-three-alike = { $count ->
        [one] One resource is needed.
       *[other] { $count } resources of one type are needed.
    }
why-no-effect = It would do nothing now.
why-not-in-hand = You do not hold that blessing.
why-hole = That would leave a hole, or touch in two separate places.
why-few-segments = { $count ->
    [one] At least one segment must touch.
   *[other] At least { $count } segments must touch.
}
why-lake-contact = It overlaps, or touches a tile with a lake only.
why-not-beside = That tile is not beside your spirit.
why-no-energy = You have too little life energy.

# Options of a game

option-continent = Continent
option-continent-note = How the map comes about.
option-continent-random = random
option-continent-built = built by the players
option-continent-reference = reference map (one or two players)
option-advanced = Advanced rules
option-advanced-note = Achievements, blessings, and planting under trees.
option-achievements = Achievements
option-achievements-note = Two majorities are scored at the end.
option-blessings = Blessings
option-blessings-note = One-shot cards, for the first ritual or for two equal resources.
option-planting_under_trees = Planting under trees
option-planting_under_trees-note = Seeds may wait under a tree.
option-first_player = First player
option-first_player-note = Who begins.
option-first_player-random = random
option-first_player-1 = seat 1
option-first_player-2 = seat 2
option-first_player-3 = seat 3
option-first_player-4 = seat 4
option-solo_secret_ritual = Secret ritual in solo
option-solo_secret_ritual-note = The solo player also holds a secret ritual.
option-solo_first_blessing = Blessing for the first ritual in solo
option-solo_first_blessing-note = The first solo ritual brings a blessing too.
option-max_rounds = Longest game
option-max_rounds-note = The round after which the game ends; 0 is no limit.

# Reasons of the evaluation

reason-energy = life energy
reason-energy-more = { $count } more life energy
reason-energy-fewer = { $count } less life energy
reason-trees = trees
reason-trees-more = more trees
reason-trees-fewer = fewer trees
reason-heights = height of the trees
reason-heights-more = taller trees
reason-heights-fewer = lower trees
reason-seeds = seeds ready to sprout
reason-seeds-more = more seeds ready to sprout
reason-seeds-fewer = fewer seeds ready to sprout
reason-harvest = seeds set free
reason-harvest-more = more seeds set free
reason-harvest-fewer = fewer seeds set free
reason-resources = resources
reason-resources-more = more resources
reason-resources-fewer = fewer resources
reason-rituals = rituals within reach
reason-rituals-more = better rituals within reach
reason-rituals-fewer = fewer good rituals within reach
reason-secret = the secret ritual
reason-secret-more = nearer to the secret ritual
reason-secret-fewer = farther from the secret ritual
reason-slots = empty slots
reason-slots-more = more points in empty slots
reason-slots-fewer = fewer points in empty slots
reason-achievements = achievements
reason-achievements-more = nearer to achievements
reason-achievements-fewer = farther from achievements
reason-blessings = blessings
reason-blessings-more = more blessings
reason-blessings-fewer = fewer blessings
reason-lead = the lead and the end
reason-lead-more = the end nearer with a lead
reason-lead-fewer = the end nearer without a lead
reason-stillness = rounds without change
reason-stillness-more = something changes for good
reason-stillness-fewer = nothing changes for good
reason-rivals = rivals
reason-rivals-more = the rivals held back
reason-rivals-fewer = the rivals helped along
reason-spent = rituals used up
reason-spent-more = rituals saved
reason-spent-fewer = rituals used up
reason-sealed = sealed treetops and seeds
reason-sealed-more = more treetops and seeds sealed
reason-sealed-fewer = fewer treetops and seeds sealed
reason-land = land energy
reason-land-more = stronger land
reason-land-fewer = weaker land
reason-corruption = corrupted tiles
reason-corruption-more = fewer corrupted tiles
reason-corruption-fewer = more corrupted tiles
reason-blight = corrupted trees
reason-blight-more = fewer corrupted trees
reason-blight-fewer = more corrupted trees
reason-danger = what the Corrupted Spirit may take next
reason-danger-more = less to fear of the Corrupted Spirit
reason-danger-fewer = more to fear of the Corrupted Spirit
reason-result = the result

# What a hint leads to.
goal-ritual = then a ritual on display would bring { $count } life energy
goal-sprouts = { $count ->
    [one] then a seed can sprout on one land at no cost
   *[other] then seeds can sprout on { $count } lands at no cost
}
goal-sealed = { $count ->
    [one] then one slot is sealed
   *[other] then { $count } slots are sealed
}
goal-secret = then your secret ritual would bring { $count } life energy
goal-achievements = then achievements would bring { $count } life energy at the end
goal-slots = then empty slots would bring { $count } life energy at the end

# Phases

phase-set_up = Set-up
phase-seed_growth = Seed growth
phase-spirit_action = Spirit action
phase-tree_growth = Tree growth
phase-final_growth = Final growth
phase-corrupted_spirit = The Corrupted Spirit

# Verbs, as the chips of a narrowed choice show them

verb-pass = Pass
verb-lay = Lay
verb-start = Start
verb-sprout = Sprout
verb-plant = Plant
verb-dream = Dream
verb-pray_secret = Pray in secret
verb-pray = Pray
verb-sow = Sow
verb-move_seed = Move a seed
verb-take_resource = Take
verb-connect = Connect
verb-chain = Chain
verb-grove = Grove
verb-crown = Crown
verb-take_secret = Take as secret
verb-draw_secret = Draw a secret
verb-wither = Wither
verb-return_treetop = Return a treetop
verb-grow = Grow
verb-pay = Pay
verb-bless = Bless
verb-buy = Buy
verb-convert = Convert
verb-keep = Keep
verb-plant_on = Plant here
verb-fell = Fell
verb-miracle = Miracle
verb-heal = Heal
verb-nourish = Nourish
verb-purify = Purify
verb-seal = Seal
verb-seal_seed = Seal a seed
