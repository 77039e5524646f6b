# The page of a game's values

values-title = { $game }: the values
values-lead = Every value on the cards, boards and tokens of { $game }: { $all } in all, { $house ->
    [one] { $house } of them a house value
   *[other] { $house } of them house values
}, which the printed rules do not give. If you own the box, put yours in their place and open a table with them. They stay in this browser.
values-fixed = Every value on the tokens of { $game }. They are part of the rules and cannot be changed; the limit of a chain is an option of a new table.
values-to-rules = To the rules
values-filter = Which values
values-filter-all = All
values-filter-house = House values
values-filter-changed = Changed
values-none = Nothing here.
values-general = In general
values-wrong = not sound
values-changed-count = { $count } changed
values-house-count = { $count ->
    [one] one house value
   *[other] { $count } house values
}
values-ours = ours: { $ours }
values-back = Back to ours: { $ours }
values-back-of = { $name }: back to ours, { $ours }
values-sound = { $count ->
    [0] These are our values; nothing is changed.
    [one] Sound: one value differs from ours.
   *[other] Sound: { $count } values differ from ours.
}
values-unsound = Not yet sound: { $reason }
values-show = Show it
values-upload = Load a file
values-download = Save as a file
values-reset = Back to ours
values-reset-done = These are our values again.
values-restore = Restore mine
values-loaded = { $name } is loaded: { $count ->
    [0] nothing in it differs from ours.
    [one] one value differs from ours.
   *[other] { $count } values differ from ours.
}
values-not-loaded = { $name } was not loaded; yours are as they were. { $reason }
values-open = Open a table with these
own-values = Own values
own-values-count = { $count ->
    [one] One value differs from ours.
   *[other] { $count } values differ from ours.
}
own-values-note = Play with the values that you have put in the place of ours.
own-values-none = If you own the box, you can put its values in the place of ours.
own-values-edit = See the values
own-values-here = This table is played with an owner’s values. What differs from ours:
value-said = { $name }: { $value }
own-values-take = Take them as mine
own-values-taken = They are yours now, in this browser.
house-values = House values
house-values-note = The printed rules that we have do not give these values; we chose them so that the examples hold. Whoever owns the box can put the printed ones in their place.
house-values-in = { $name }: { $count ->
    [one] one house value
   *[other] { $count } house values
}
house-values-change = All values, and yours

# Who says so

value-source-rulebook = printed
value-source-rulebook-note = The printed rules say so.
value-source-public = public
value-source-public-note = Public sources agree on it.
value-source-house = house
value-source-house-note = Our own choice, where the printed rules are silent.
value-source-owner = yours
value-source-owner-note = You have changed it.

# Words for values

value-yes = yes
value-no = no
value-number = no. { $number }
value-any = any
value-points = points
value-cost = cost
value-copies = copies
value-count = number
value-start = at the start
value-most = at most
value-kind = kind
value-item = item
value-items = items
value-suit = suit
value-suits = suits
value-action = action
value-root-x = place across
value-root-y = place down

# Cernunos

value-cernunos-board = board
value-cernunos-columns = columns
value-cernunos-rows = rows
value-cernunos-token = tokens of each player
value-cernunos-letter = letter in the notation
value-cernunos-activatable = acts when placed
value-cernunos-chain = chains of effects
value-cernunos-activation_cap = activations of one token in a chain

# Oak

value-oak-resources = Resources
value-oak-income = income (Feather, Mistletoe, Rune)
value-oak-druids = Druids
value-oak-resting = at rest at the start
value-oak-roots = on the Roots at the start
value-oak-limits = card limits
value-oak-places = further places
value-oak-extension = extension
value-oak-artifacts = Artifacts
value-oak-puca = Púca
value-oak-ingredients = Ingredients
value-oak-forest = Forest
value-oak-more_than_players = tokens more than players
value-oak-positions = places
value-oak-temples = Temples
value-oak-clockwise = place, clockwise
value-oak-image = stones on the image
value-oak-cards = Assembly cards
value-oak-temple = Temple
value-oak-advanced = advanced
value-oak-costs = costs of the actions
value-oak-effects = actions
value-oak-oak = cost of the Oak action
value-oak-heart = Heart of the Sacred Oak
value-oak-orders = Orders
value-oak-actions = special actions
value-oak-elder = needs an Elder
value-oak-elder_spaces = rest spaces that house Elders
value-oak-ordinary_spaces = other rest spaces
value-oak-stones = Sanctuaries and Menhirs
value-oak-supply = supply
value-oak-elder_points = points of a Sanctuary by an Elder
value-oak-ordinary_points = points of another Sanctuary
value-oak-menhir_points = points of a Menhir
value-oak-menhir_cost = cost of a Menhir (Feather, Mistletoe, Rune)
value-oak-runic_cost = cost with Runic Power
value-oak-renewal = renewing a display
value-oak-creatures = Creatures
value-oak-notches = points at each notch
value-oak-shield = points of the Shield
value-oak-potions = Potions
value-oak-level = level
value-oak-recipe = recipe
value-oak-darkwood = Darkwood Potion
value-oak-kinds = kinds of Ingredients
value-oak-number = number
value-oak-branches = Branches
value-oak-after = lies after
value-oak-of = counts
value-oak-per = points for each
value-oak-first = first space
value-oak-second = second space
value-oak-third = third space
value-oak-fourth = fourth space
value-oak-fifth = fifth space
value-oak-left = left arm
value-oak-left_second = left arm, second space
value-oak-left_end = left End
value-oak-right = right arm
value-oak-right_second = right arm, second space
value-oak-right_end = right End
value-oak-solar = Solar tokens
value-oak-literal = as described
value-oak-symmetric = symmetric
value-oak-branch = Branch
value-oak-space = space entered
value-oak-few = tokens, up to three players
value-oak-four = tokens, four players
value-oak-sun = the sun
value-oak-solstices = spaces with a Solstice
value-oak-values = value of each space
value-oak-dusk = Creatures at Dusk
value-oak-seats = rest spaces
value-oak-elders = Elders may rest there
value-oak-broichan = Broichan
value-oak-storytelling = points with Storytelling
value-oak-sanctuaries = points of his Sanctuaries
value-oak-word-roots = the Roots
value-oak-word-none = not on the board
value-oak-word-same = of one kind
value-oak-word-any = any
value-oak-word-five_points = five points owned
value-oak-word-elder = Elder
value-oak-word-creature = Creature
value-oak-word-potion = Potion
value-oak-word-stone = Sanctuary or Menhir
value-oak-word-artifact = Artifact
value-oak-word-limit = limit +1
value-oak-word-recruit = recruit
value-oak-word-recruit_two = recruit two
value-oak-word-advance = advance
value-oak-word-promote = promote
value-oak-word-bag = one of the bag
value-oak-word-sanctuary = Sanctuary
value-oak-word-swap = swap
value-oak-word-brew = brew
value-oak-word-add_card = advanced card
value-oak-word-replay = replay
value-oak-word-six = six of one Resource
value-oak-word-draw_three = draw three Ingredients

# Pangaia

value-pangaia-land_types = types of land
value-pangaia-display = rituals face up
value-pangaia-tile = tiles
value-pangaia-cells = cells, the lake first (q, r)
value-pangaia-per_type = tiles of each type
value-pangaia-min_segments = segments that touch, at least
value-pangaia-per_player = each player
value-pangaia-trees = trees
value-pangaia-treetops = treetops
value-pangaia-seeds = seeds
value-pangaia-seeds_locked = seeds locked at the start
value-pangaia-start_le = life energy at the start
value-pangaia-rituals_used = rituals in play, by players
value-pangaia-stillness = when nothing changes
value-pangaia-rounds = rounds without a lasting change
value-pangaia-warnings = rounds of warning
value-pangaia-slots = treetop slots
value-pangaia-plant = seeds to plant
value-pangaia-end_le = life energy at the end
value-pangaia-seed = seed it locks
value-pangaia-rituals = rituals
value-pangaia-connection = connections
value-pangaia-grove = groves
value-pangaia-crown = crowns
value-pangaia-achievements = achievements
value-pangaia-cards = cards
value-pangaia-shown = face up
value-pangaia-alone = life energy, alone in the lead
value-pangaia-tied = life energy, tied
value-pangaia-blessings = blessings, copies of each
value-pangaia-bl5 = Mastery
value-pangaia-buy_same_type = price in equal resources
value-pangaia-buy_draw = cards drawn
value-pangaia-buy_keep = cards kept
value-pangaia-solo = solo game
value-pangaia-land_energy = life energy for a land
value-pangaia-heal_marker = cost of healing a marker
value-pangaia-heal_energy = life energy of healing
value-pangaia-healed_energy = life energy of what is healed
value-pangaia-convert = resources for one life energy
value-pangaia-markers = corruption markers
value-pangaia-secret_ritual = a secret ritual
value-pangaia-first_ritual_blessing = a blessing for the first ritual
value-pangaia-slots-blessings = blessings for sealing it, solo
value-pangaia-counts = what is counted
value-pangaia-automa = cards of the Corrupted Spirit
value-pangaia-titles = titles
value-pangaia-word-rituals = rituals played
value-pangaia-word-tall_trees = tall trees
value-pangaia-word-trees = trees
value-pangaia-word-tallest_tree = tallest tree
value-pangaia-word-largest_forest = largest forest
value-pangaia-word-tiles = tiles with a tree
value-pangaia-word-land_types = types of land with a tree
value-pangaia-word-treetops = treetops on trees
value-pangaia-word-seeds = seeds on the continent
value-pangaia-word-resources = resources left
value-pangaia-word-saviour = Saviour
value-pangaia-word-guardian = Guardian
value-pangaia-word-defender = Defender
value-pangaia-word-survivor = Survivor

# Root

value-root-cards = deck
value-root-card = cards
value-root-boards = boards
value-root-maps = maps
value-root-quests = Vagabond
value-root-quest = quests
value-root-lineups = line-ups
value-root-lineup = mixes of factions
value-root-dice = dice
value-root-faces = faces of a die
value-root-supply = supply
value-root-order = order
value-root-ruins = ruins
value-root-first_set = first set
value-root-second_set = second set
value-root-warriors = warriors
value-root-wood = wood
value-root-wood_cost = wood for the next building
value-root-sawmill_points = points of the sawmills
value-root-workshop_points = points of the workshops
value-root-recruiter_points = points of the recruiters
value-root-recruiter_draws = cards drawn by recruiters
value-root-roosts = roosts
value-root-draws = cards drawn
value-root-leader = leaders
value-root-viziers = Viziers
value-root-sympathy = sympathy tokens
value-root-aids = aids to improve
value-root-ally_aid_points = points for aiding an ally
value-root-refresh = items refreshed
value-root-refresh_per_tea = more for each tea
value-root-capacity = items carried
value-root-capacity_per_bag = more for each bag
value-root-track = items of a kind on the track
value-root-gardens = gardens of a suit
value-root-crusade = cost of Crusade
value-root-convert = cost of Convert
value-root-sanctify = cost of Sanctify
value-root-posts = trade posts of a suit
value-root-post_points = points of a trade post
value-root-highest_price = highest price
value-root-for_sale = items for sale
value-root-orders = orders
value-root-points_per_stronghold = points of a stronghold
value-root-stronghold = buildings of a stronghold
value-root-victory = victory
value-root-dominance_from = points for a Dominance
value-root-character = characters
value-root-autumn = autumn
value-root-winter = winter
value-root-slots = building slots of the clearings
value-root-paths = paths
value-root-river = river
value-root-river_cuts_forests = the river cuts forests
value-root-opposite_corners = opposite corners
value-root-forest = forests
value-root-clearings = clearings around
value-root-forests = forests beside
value-root-mix = factions
value-root-mode = mode
value-root-star = recommended
value-root-word-standard = standard
value-root-word-competitive = competitive
value-root-word-cooperative = cooperative
value-root-word-ambush = ambush
value-root-word-dominance = Dominance
value-root-word-favor = favour
value-root-word-spy = spy
value-root-word-vizier = Vizier
value-root-word-item = item
value-root-word-persistent = persistent
