# The game

game-name = Root
game-tagline = Cats, birds, rebels and wanderers fight over one forest, each by rules of their own.

# Names

name-faction-marquise = Marquise
    .the = the Marquise
    .The = The Marquise
name-faction-eyrie = Eyrie
    .the = the Eyrie
    .The = The Eyrie
name-faction-alliance = Alliance
    .the = the Alliance
    .The = The Alliance
name-faction-vagabond = Vagabond
    .the = the Vagabond
    .The = The Vagabond
name-faction-vagabond2 = Second Vagabond
    .the = the Second Vagabond
    .The = The Second Vagabond
name-faction-cult = Lizard Cult
    .the = the Lizard Cult
    .The = The Lizard Cult
name-faction-riverfolk = Riverfolk
    .the = the Riverfolk
    .The = The Riverfolk
name-faction-mechanical = Mechanical Marquise
    .the = the Mechanical Marquise
    .The = The Mechanical Marquise
name-place-1 = clearing 1
    .short = 1
name-place-2 = clearing 2
    .short = 2
name-place-3 = clearing 3
    .short = 3
name-place-4 = clearing 4
    .short = 4
name-place-5 = clearing 5
    .short = 5
name-place-6 = clearing 6
    .short = 6
name-place-7 = clearing 7
    .short = 7
name-place-8 = clearing 8
    .short = 8
name-place-9 = clearing 9
    .short = 9
name-place-10 = clearing 10
    .short = 10
name-place-11 = clearing 11
    .short = 11
name-place-12 = clearing 12
    .short = 12
name-place-a = forest A
    .short = A
name-place-b = forest B
    .short = B
name-place-c = forest C
    .short = C
name-place-d = forest D
    .short = D
name-place-e = forest E
    .short = E
name-place-f = forest F
    .short = F
name-place-g = forest G
    .short = G
name-place-h = forest H
    .short = H
name-suit-fox = fox
name-suit-rabbit = rabbit
name-suit-mouse = mouse
name-suit-bird = bird
name-card-birdy_bindle = Birdy Bindle
name-card-woodland_runners = Woodland Runners
name-card-arms_trader = Arms Trader
name-card-crossbow_bird = Crossbow (bird)
name-card-gently_used_knapsack = Gently Used Knapsack
name-card-root_tea_fox = Root Tea (fox)
name-card-travel_gear_fox = Travel Gear (fox)
name-card-protection_racket = Protection Racket
name-card-foxfolk_steel = Foxfolk Steel
name-card-anvil = Anvil
name-card-smugglers_trail = Smuggler’s Trail
name-card-root_tea_rabbit = Root Tea (rabbit)
name-card-a_visit_to_friends = A Visit to Friends
name-card-bake_sale = Bake Sale
name-card-mouse_in_a_sack = Mouse-in-a-Sack
name-card-root_tea_mouse = Root Tea (mouse)
name-card-travel_gear_mouse = Travel Gear (mouse)
name-card-investments = Investments
name-card-sword = Sword
name-card-crossbow_mouse = Crossbow (mouse)
name-card-armorers = Armorers
name-card-sappers = Sappers
name-card-brutal_tactics = Brutal Tactics
name-card-royal_claim = Royal Claim
name-card-stand_and_deliver = Stand and Deliver!
name-card-tax_collector = Tax Collector
name-card-command_warren = Command Warren
name-card-better_burrow_bank = Better Burrow Bank
name-card-cobbler = Cobbler
name-card-scouting_party = Scouting Party
name-card-codebreakers = Codebreakers
name-card-favor_of_the_foxes = Favor of the Foxes
name-card-favor_of_the_rabbits = Favor of the Rabbits
name-card-favor_of_the_mice = Favor of the Mice
name-card-ambush_fox = Ambush (fox)
name-card-ambush_rabbit = Ambush (rabbit)
name-card-ambush_mouse = Ambush (mouse)
name-card-ambush_bird = Ambush (bird)
name-card-dominance_fox = Dominance (fox)
name-card-dominance_rabbit = Dominance (rabbit)
name-card-dominance_mouse = Dominance (mouse)
name-card-dominance_bird = Dominance (bird)
name-card-spy_fox = Spy (fox)
name-card-spy_rabbit = Spy (rabbit)
name-card-spy_mouse = Spy (mouse)
name-card-spy_bird = Spy (bird)
name-card-vizier = Loyal Vizier
name-quest-fundraising = Fundraising (fox)
name-quest-errand_fox = Errand (fox)
name-quest-logistics_help_fox = Logistics Help (fox)
name-quest-repair_a_shed = Repair a Shed (fox)
name-quest-give_a_speech_fox = Give a Speech (fox)
name-quest-guard_duty_rabbit = Guard Duty (rabbit)
name-quest-errand_rabbit = Errand (rabbit)
name-quest-give_a_speech_rabbit = Give a Speech (rabbit)
name-quest-fend_off_a_bear_rabbit = Fend off a Bear (rabbit)
name-quest-expel_bandits_rabbit = Expel Bandits (rabbit)
name-quest-expel_bandits_mouse = Expel Bandits (mouse)
name-quest-guard_duty_mouse = Guard Duty (mouse)
name-quest-fend_off_a_bear_mouse = Fend off a Bear (mouse)
name-quest-escort = Escort (mouse)
name-quest-logistics_help_mouse = Logistics Help (mouse)
name-item-boot = boot
    .a = a boot
    .the = the boot
name-item-bag = bag
    .a = a bag
    .the = the bag
name-item-sword = sword
    .a = a sword
    .the = the sword
name-item-hammer = hammer
    .a = a hammer
    .the = the hammer
name-item-crossbow = crossbow
    .a = a crossbow
    .the = the crossbow
name-item-tea = tea
    .a = tea
    .the = the tea
name-item-coin = coins
    .a = coins
    .the = the coins
name-item-torch = torch
    .a = a torch
    .the = the torch
name-side-up = face up
name-side-down = exhausted
name-side-damaged_up = damaged, face up
name-side-damaged_down = damaged, exhausted
name-piece-marquise_warrior = Marquise warrior
    .a = a Marquise warrior
    .many = Marquise warriors
name-piece-eyrie_warrior = Eyrie warrior
    .a = an Eyrie warrior
    .many = Eyrie warriors
name-piece-alliance_warrior = Alliance warrior
    .a = an Alliance warrior
    .many = Alliance warriors
name-piece-vagabond_pawn = Vagabond
    .a = the Vagabond
    .many = Vagabonds
name-piece-vagabond2_pawn = second Vagabond
    .a = the second Vagabond
    .many = second Vagabonds
name-piece-cult_warrior = Cult warrior
    .a = a Cult warrior
    .many = Cult warriors
name-piece-riverfolk_warrior = Riverfolk warrior
    .a = a Riverfolk warrior
    .many = Riverfolk warriors
name-piece-sawmill = sawmill
    .a = a sawmill
    .many = sawmills
name-piece-workshop = workshop
    .a = a workshop
    .many = workshops
name-piece-recruiter = recruiter
    .a = a recruiter
    .many = recruiters
name-piece-roost = roost
    .a = a roost
    .many = roosts
name-piece-base = base
    .a = a base
    .many = bases
name-piece-garden = garden
    .a = a garden
    .many = gardens
name-piece-keep = keep
    .a = a keep
    .many = keeps
name-piece-wood = wood
    .a = one wood
    .many = wood
name-piece-sympathy = sympathy token
    .a = a sympathy token
    .many = sympathy tokens
name-piece-trade_post = trade post
    .a = a trade post
    .many = trade posts
name-leader-builder = Builder
name-leader-charismatic = Charismatic
name-leader-commander = Commander
name-leader-despot = Despot
name-column-recruit = Recruit
name-column-move = Move
name-column-battle = Battle
name-column-build = Build
name-service-hand_card = a card from the hand
name-service-riverboats = riverboats
name-service-mercenaries = mercenaries
name-character-thief = Thief
name-character-tinker = Tinker
name-character-ranger = Ranger
name-character-vagrant = Vagrant
name-character-arbiter = Arbiter
name-character-scoundrel = Scoundrel
name-relation-indifferent = indifferent
name-relation-cordial = cordial
name-relation-friendly = friendly
name-relation-allied = allied
name-relation-hostile = hostile
name-conspiracy-crusade = Crusade
name-conspiracy-convert = Convert
name-conspiracy-sanctify = Sanctify
name-rank-1 = order 1
name-rank-2 = order 2
name-rank-3 = order 3
name-rank-4 = order 4
name-rank-5 = order 5
name-mark-score = score
name-mark-deck = deck
name-mark-discard = discard pile
name-mark-hand = hand
name-mark-lost_souls = Lost Souls
name-mark-ruin = ruin
name-mark-items = items to craft
name-mark-crafted = crafted items
name-mark-supporters = supporters
name-mark-officers = officers
name-mark-decree = Decree
name-mark-dominance = Dominance
name-mark-acolytes = acolytes
name-mark-outcast = Outcast
name-mark-revealed = revealed cards
name-mark-funds = funds
name-mark-payments = payments
name-mark-commitments = commitments
name-mark-satchel = satchel
name-mark-damaged = damaged items
name-mark-tracks = item tracks
name-mark-relations = relationships
name-mark-quests = quests
name-mark-supply = warriors in supply
name-mark-actions = actions
name-mark-river = river
name-action-move = { verb-move }
name-action-battle = { verb-battle }
name-action-craft = { verb-craft }
name-action-activate = { verb-activate }
name-action-join = { verb-join }
name-action-take_card = { verb-take_card }
name-action-buy = { verb-buy }
name-action-bank_with = { verb-bank_with }
name-action-stand_and_deliver = { verb-stand_and_deliver }
name-action-royal_claim = { verb-royal_claim }
name-action-tax = { verb-tax }
name-action-break_code = { verb-break_code }
name-action-play_spy = { verb-play_spy }
name-action-recruit = { verb-recruit }
name-action-build = { verb-build }
name-action-overwork = { verb-overwork }
name-action-hire = { verb-hire }
name-action-decree_recruit = { verb-decree_recruit }
name-action-decree_move = { verb-decree_move }
name-action-decree_battle = { verb-decree_battle }
name-action-decree_build = { verb-decree_build }
name-action-fail = { verb-fail }
name-action-revolt = { verb-revolt }
name-action-spread = { verb-spread }
name-action-mobilize = { verb-mobilize }
name-action-train = { verb-train }
name-action-recruit_at = { verb-recruit_at }
name-action-organize = { verb-organize }
name-action-slip = { verb-slip }
name-action-walk = { verb-walk }
name-action-explore = { verb-explore }
name-action-aid = { verb-aid }
name-action-quest = { verb-quest }
name-action-reward_points = { verb-reward_points }
name-action-reward_cards = { verb-reward_cards }
name-action-strike = { verb-strike }
name-action-repair = { verb-repair }
name-action-steal = { verb-steal }
name-action-day_labor = { verb-day_labor }
name-action-hideout = { verb-hideout }
name-action-instigate = { verb-instigate }
name-action-scorch = { verb-scorch }
name-action-crusade_move = { verb-crusade_move }
name-action-crusade_battle = { verb-crusade_battle }
name-action-convert = { verb-convert }
name-action-sanctify = { verb-sanctify }
name-action-ritual_build = { verb-ritual_build }
name-action-ritual_recruit = { verb-ritual_recruit }
name-action-ritual_score = { verb-ritual_score }
name-action-sacrifice = { verb-sacrifice }
name-action-export = { verb-export }
name-action-draw = { verb-draw }
name-action-establish = { verb-establish }
name-source-crafting = crafted items
name-source-removal = enemy pieces removed
name-source-buildings = buildings
name-source-roosts = roosts
name-source-sympathy = sympathy
name-source-gardens = gardens
name-source-posts = trade posts
name-source-dividends = dividends
name-source-quests = quests
name-source-aid = aid
name-source-ruins = ruins explored
name-source-arbiter = Arbiter enlisted
name-source-cards = card effects
name-source-strongholds = strongholds

# Questions

ask-faction = Choose the faction you will lead.
ask-keep_corner = Choose the corner for your keep.
ask-machine_corner = Choose the corner for the machine’s keep.
ask-first_building = Where does your first { $piece } stand?
ask-roost_corner = Choose the corner for your first roost.
ask-leader = { $round ->
    [0] Choose your leader.
   *[other] Turmoil has taken your leader: choose who follows.
}
ask-character = Choose your character.
ask-forest = Choose the forest you start in.
ask-cult_corner = Choose the corner for your first garden.
ask-outcast = Choose the Outcast suit.
ask-river_warrior = { $number ->
    [one] Place one more warrior by the river.
   *[other] Place { $number } warriors by the river.
 }
ask-prices = Set the prices of your services.
narrow-prices-riverboats = Riverboats: at what price?
narrow-prices-mercenaries = Mercenaries: at what price?
ask-start_of_birdsong = Your Birdsong begins.
ask-birdsong_cards = Use a card in your Birdsong?
ask-payment_item = { $number ->
    [one] Exhaust one item to pay.
   *[other] Exhaust { $number } items to pay.
 }
ask-hand_card = Take a card from the Riverfolk’s hand.
ask-command_warren = Command Warren: start a battle?
ask-cobbler = Cobbler: take a move?
ask-discard = { $number ->
    [one] Discard one card: five stay in hand.
   *[other] Discard { $number } cards: five stay in hand.
 }
ask-outrage = Outrage in { $clearing }: give a { $suit } card or a bird to the Alliance.
ask-crafting_piece = { $number ->
    [one] Which piece do you activate?
   *[other] Which { $number } pieces do you activate?
 }
ask-crafting_fund = Whose warrior goes to the trade-post space?
ask-enlist_arbiter = { $attacker-The } attacks you in { $clearing }: enlist the Arbiter?
ask-order_effects = Outrage and another loss fall together: which first?
ask-ambush = { $attacker-The } attacks { $defender-the } in { $clearing }: play an ambush?
ask-foil_ambush = You are ambushed in { $clearing }: answer with an ambush?
ask-declare_first = Who declares battle effects first?
ask-battle_effect = Hits: { $hits_on_attacker } on { $attacker-the }, { $hits_on_defender } on { $defender-the }. Use an effect?
ask-take_hit = { $hits ->
    [one] { $faction-The } takes one hit in { $clearing }: choose a piece.
   *[other] { $faction-The } takes { $hits } hits in { $clearing }: choose the pieces.
 }
ask-take_damage = { $hits ->
    [one] { $faction-The } takes one hit: choose what is damaged.
   *[other] { $faction-The } takes { $hits } hits: choose what is damaged.
 }
ask-field_hospitals = { $number ->
    [one] A warrior fell in { $clearing }: spend a { $suit } card to bring it to the keep?
   *[other] { $number } warriors fell in { $clearing }: spend a { $suit } card to bring them to the keep?
 }
ask-swap_orders = Swap two orders?
ask-keep_card = Keep a persistent card for the next game.
ask-wood_site = { $number ->
    [one] Only one wood is left: which sawmill is served?
   *[other] Only { $number } wood are left: which sawmills are served?
 }
ask-recruit_site = { $number ->
    [one] Only one warrior is left: which recruiter is served?
   *[other] Only { $number } warriors are left: which recruiters are served?
 }
ask-marquise_daylight = { $actions ->
    [0] Daylight: all your actions are done.
    [one] Daylight: one action left.
   *[other] Daylight: { $actions } actions left.
 }
ask-second_move = March: a second move?
ask-wood_paid = Pay { $number } wood for the { $piece }.
ask-decree = Add a card to the Decree.
ask-second_decree = Add a second card to the Decree?
ask-new_roost = Choose the clearing of the new roost.
ask-eyrie_crafting = Craft before the Decree?
ask-resolve_decree = { $number ->
    [one] Decree, { $column }: one card left.
   *[other] Decree, { $column }: { $number } cards left.
 }
ask-revolt = Start a revolt?
ask-pay_supporter = { $number ->
    [one] Spend one { $suit } supporter.
   *[other] Spend { $number } { $suit } supporters.
 }
ask-spread_sympathy = Spread sympathy?
ask-alliance_daylight = Daylight: craft, mobilize or train.
ask-discard_supporter = { $number ->
    [one] Five supporters stay: discard one.
   *[other] Five supporters stay: discard { $number }.
 }
ask-operation = { $number ->
    [one] Military operations: one left.
   *[other] Military operations: { $number } left.
}
ask-refresh = { $number ->
    [one] Refresh one item.
   *[other] Refresh { $number } items.
 }
ask-slip = Slip to a place next to you?
ask-vagabond_daylight = Daylight: act by exhausting items.
ask-companions = From { $origin } to { $destination }: take allied warriors along?
ask-ally_in_battle = Battle { $defender-the } together with an ally?
ask-ruin_item = Take an item from the ruin?
ask-aid_card = Give { $faction-the } a card.
ask-aid_reward = Take a crafted item from { $faction-the }?
ask-quest_reward = { $quest } done: two cards, or { $points ->
    [one] { $points } point
   *[other] { $points } points
}?
ask-hideout = { $number ->
    [one] Repair one item.
   *[other] Repair { $number } items.
 }
ask-drop_item = { $number ->
    [one] Your satchel is too full: one item must go.
   *[other] Your satchel is too full: { $number } items must go.
 }
ask-conspiracy = Conspiracies in { $suit } clearings: { $number ->
    [one] { $number } acolyte
   *[other] { $number } acolytes
}.
ask-crusade_battle = Battle where you arrive?
ask-ritual = Reveal a card for a ritual.
ask-cult_crafting = Craft with your gardens?
ask-riverfolk_daylight = Daylight: act with your funds.
ask-fund = Which fund do you use?
ask-last_extras = Anything more before the Evening?
ask-fund_lost = { $number ->
    [one] Trade is disrupted: one fund is lost.
   *[other] Trade is disrupted: { $number } funds are lost.
 }

# Options

do-pass = Pass
do-aid_reward-pass = Pass: take no item
do-ally_in_battle-pass = Pass: fight alone
do-ambush-pass = Pass: no ambush
do-battle_effect-pass = Pass: no effect
do-birdsong_cards-pass = Pass: use no card
do-cobbler-pass = Pass: no move
do-command_warren-pass = Pass: no battle
do-companions-pass = Pass: go alone
do-conspiracy-pass = Pass: no more conspiracies
do-crusade_battle-pass = Pass: no battle
do-cult_crafting-pass = Pass: craft nothing more
do-enlist_arbiter-pass = Pass: do without
do-eyrie_crafting-pass = Pass: craft nothing more
do-field_hospitals-pass = Pass: save nobody
do-foil_ambush-pass = Pass: no answer
do-last_extras-pass = Pass: on to the Evening
do-revolt-pass = Pass: no revolt
do-ritual-pass = Pass: end the rituals
do-ruin_item-pass = Pass: take nothing
do-second_decree-pass = Pass: one card is enough
do-second_move-pass = Pass: no second move
do-slip-pass = Pass: stay here
do-spread_sympathy-pass = Pass: spread no further
do-start_of_birdsong-pass = Pass: on with Birdsong
do-swap_orders-pass = Pass: leave them as they are
do-marquise_daylight-pass = End Daylight
do-marquise_daylight-pass-now = { $actions ->
    [0] End Daylight
    [one] End Daylight (one action left)
   *[other] End Daylight ({ $actions } actions left)
}
do-vagabond_daylight-pass = End Daylight
do-vagabond_daylight-pass-now = { $number ->
    [0] End Daylight
    [one] End Daylight (one item unused)
   *[other] End Daylight ({ $number } items unused)
}
do-alliance_daylight-pass = End Daylight
do-riverfolk_daylight-pass = End Daylight
do-riverfolk_daylight-pass-now = { $number ->
    [0] End Daylight
    [one] End Daylight (one fund kept)
   *[other] End Daylight ({ $number } funds kept)
}
do-operation-pass = End the operations
do-operation-pass-now = { $number ->
    [one] End the operations (one left)
   *[other] End the operations ({ $number } left)
}
do-lead = Lead { $faction-the }
do-settle = Settle in { $clearing }
do-site = Build in { $clearing }
do-appoint = Appoint the { $leader }
do-play_as = Play the { $character }
do-start_in = Start in { $place }
do-cast_out = Cast out the { $suit } suit
do-station = Place a warrior in { $clearing }
do-prices = Hand card { $hand_card }, riverboats { $riverboats }, mercenaries { $mercenaries }
do-move = { $number ->
    [one] Move one warrior from { $origin } to { $destination }
   *[other] Move { $number } warriors from { $origin } to { $destination }
}
do-battle = Battle { $defender-the } in { $clearing }
do-craft = Craft { $card }
do-activate_piece = Activate a piece in a { $suit } clearing
do-put_fund = Put a fund ({ $faction }) on a { $suit } space
do-discard = Discard { $card }
do-give = Give { $card }
do-play = Play { $card }
do-use = Use { $card }
do-first = { $faction-The } first
do-outrage_first = Outrage is paid first
do-outrage_last = Outrage is paid last
do-enlist = Enlist the Arbiter
do-lose = Lose { $piece-a }
do-lose_all = Lose everything there
do-lose_ally = Lose an allied warrior ({ $faction })
do-take_damage-pass = Spare your allies: these hits are lost
do-damage = Damage the { $item } ({ $side })
do-buy = Buy { $service }
do-exhaust = Exhaust { $item-a }
do-take = Take { $card }
do-bank_with = Draw together with { $faction-the }
do-bank_alone = Draw alone
do-stand_and_deliver = Take a card from { $faction-the }
do-royal_claim = Score a point for each clearing you rule
do-activate = Activate { $card }
do-join = Join { $partner-the }: { $card }
do-take_card = Take { $card } for { $paid }
do-play_spy = Play { $card }
do-spy = Reveal { $position }
do-swap = Swap { $position } and { $other }
do-tax = Remove a warrior from { $clearing } to draw a card
do-break_code = Look at the hand of { $faction-the }
do-keep = Keep { $card }
do-serve = Serve { $clearing }
do-hire = Spend { $card } for another action
do-recruit = Recruit at every recruiter
do-build = Build { $piece-a } in { $clearing }
do-pay_wood = Pay wood from { $clearing }
do-overwork = Overwork in { $clearing } with { $card }
do-spend = Spend { $card }
do-decree = Put { $card } under { $column }
do-decree_recruit = { $card }: recruit in { $clearing }
do-decree_move = { $number ->
    [one] { $card }: move one warrior from { $origin } to { $destination }
   *[other] { $card }: move { $number } warriors from { $origin } to { $destination }
}
do-decree_battle = { $card }: battle { $defender-the } in { $clearing }
do-decree_build = { $card }: roost in { $clearing }
do-fail = Fail { $card } and fall into turmoil
do-revolt = Revolt in { $clearing }
do-spread = Spread sympathy to { $clearing }
do-supporter = Spend { $card }
do-mobilize = Mobilize { $card }
do-train = Train an officer with { $card }
do-recruit_at = Recruit in { $clearing }
do-organize = Organize in { $clearing }
do-refresh = Refresh the { $item } ({ $side })
do-slip = Slip to { $place }
do-walk = Walk to { $clearing }
do-bring = { $number ->
    [one] Bring one warrior ({ $faction })
   *[other] Bring { $number } warriors ({ $faction })
}
do-fight_with = Fight with { $faction-the }
do-explore = Explore the ruin
do-take_item = Take { $item-a }
do-aid = Aid { $faction-the }, exhausting { $item-a }
do-quest = Complete { $quest }
do-reward_points = Take the points
do-reward_cards = Draw two cards
do-strike = Strike { $faction-the }: { $piece-a }
do-repair = Repair the { $item } ({ $side })
do-drop = Leave the { $item } ({ $side })
do-steal = Steal from { $faction-the }
do-day_labor = Take { $card } from the discard pile
do-hideout = Hide out and end Daylight
do-instigate = Set { $attacker-the } on { $defender-the }
do-scorch = Scorch the earth here
do-crusade_move = { $number ->
    [one] Crusade: move one warrior from { $origin } to { $destination }
   *[other] Crusade: move { $number } warriors from { $origin } to { $destination }
}
do-crusade_battle = Crusade: battle { $defender-the } in { $clearing }
do-convert = Convert a warrior in { $clearing } ({ $faction })
do-sanctify = Sanctify { $clearing }: replace { $piece-a }
do-ritual_build = Reveal { $card }: a garden in { $clearing }
do-ritual_recruit = Reveal { $card }: a warrior in { $clearing }
do-ritual_score = Spend { $card } to score the points of its gardens
do-sacrifice = Reveal { $card }: a warrior becomes an acolyte
do-export = Export { $card }
do-draw = Draw a card
do-commit_fund = Commit a fund ({ $faction })
do-spend_fund = Spend a fund ({ $faction })
do-lose_fund = Lose a fund ({ $faction })
do-establish = Establish a trade post in { $clearing }
do-discard_supporter-supporter = Discard { $card }

# Events

log-turn_of = Round { $round }: { $faction-the }’s turn.
log-unusual_lineup = These factions are no recommended mix.
log-first_game_over = First game: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $faction-the }.
log-factions_swapped = The second game of the match begins, with the factions swapped.
log-drafted = { $faction-The } is taken.
log-placed = { $number ->
    [one] Placed in { $clearing }: { $piece-a }.
   *[other] Placed in { $clearing }: { $number } { $piece-many }.
}
log-removed = { $number ->
    [one] Removed from { $clearing }: { $piece-a }.
   *[other] Removed from { $clearing }: { $number } { $piece-many }.
}
log-moved = { $number ->
    [one] { $faction-The } moves one warrior from { $origin } to { $destination }.
   *[other] { $faction-The } moves { $number } warriors from { $origin } to { $destination }.
}
log-walked = { $faction-The } goes from { $origin } to { $destination }.
log-slipped = { $faction-The } slips from { $origin } to { $destination }.
log-scored = { $points ->
    [one] { $faction-The } scores a point ({ $source }).
   *[other] { $faction-The } scores { $points } points ({ $source }).
}
log-near_victory = { $points ->
    [one] { $faction-The } is one point from victory.
   *[other] { $faction-The } is { $points } points from victory.
}
log-lost_points = { $points ->
    [one] { $faction-The } loses a point.
   *[other] { $faction-The } loses { $points } points.
}
log-drew = { $number ->
    [one] { $faction-The } draws a card.
   *[other] { $faction-The } draws { $number } cards.
}
log-drew_cards = You draw { $cards }.
log-reshuffled = { $number ->
    [one] The discard pile becomes a new deck of one card.
   *[other] The discard pile becomes a new deck of { $number } cards.
}
log-spent = { $faction-The } spends { $card }.
log-discarded = { $faction-The } discards { $card }.
log-hand_shown = { $faction-The } shows its hand to { $viewer-the }.
log-hand_seen = You see the hand of { $faction-the }: { $cards }.
log-card_taken = { $faction-The } takes a card from { $victim-the }.
log-card_taken_seen = The card is { $card }.
log-crafted = { $faction-The } crafts { $card }.
log-item_gained = { $faction-The } gains { $item-a }.
log-dominance = { $faction-The } activates { $card }.
log-coalition = { $faction-The } joins { $partner-the } with { $card }.
log-available_taken = { $faction-The } takes { $card }.
log-spy_played = { $faction-The } plays { $card }.
log-spy_lost = { $faction-The } loses { $card }.
log-order_seen = { $faction-The } reveals { $position }: { $card }.
log-orders_swapped = { $faction-The } swaps { $position } and { $other }.
log-royal_claim = { $faction-The } makes a royal claim.
log-card_kept = { $faction-The } keeps { $card }.
log-battle = { $attacker-The } attacks { $defender-the } in { $clearing }.
log-rolled = The dice show { $high } and { $low }.
log-battle_over = The battle is over.
log-ambushed = { $faction-The } plays { $card }.
log-foiled = { $faction-The } answers with { $card }.
log-effect_used = { $faction-The } uses { $card }.
log-card_used = { $faction-The } uses { $card }.
log-enlisted = { $faction-The } protects { $defender-the }.
log-hospitals = { $number ->
    [one] Field Hospitals: a warrior from { $clearing } reaches the keep.
   *[other] Field Hospitals: { $number } warriors from { $clearing } reach the keep.
}
log-wood_paid = Wood used from { $clearing }.
log-leader = The new leader is the { $leader }.
log-decreed = Decree, { $column }: { $card } is added.
log-turmoil = Turmoil!
log-revolt = Revolt in { $clearing }!
log-officer = The Alliance gains an officer.
log-mobilized = The Alliance mobilizes a supporter.
log-supporter_gained = The Alliance gains a supporter.
log-supporter_seen = The supporter is { $card }.
log-supporter_spent = { $card } is spent from the supporters.
log-supporter_discarded = No room among the supporters: { $card } is discarded.
log-base_lost = The { $suit } base is lost{ $number ->
    [0] .
    [one] , and an officer with it.
   *[other] , and { $number } officers with it.
}
log-outrage_paid = { $faction-The } pays for the outrage in { $clearing } with a card.
log-outrage_seen = The card given is { $card }.
log-character = { $faction-The } plays the { $character }.
log-started_in = { $faction-The } starts in { $place }.
log-exhausted = { $faction-The } exhausts { $item-a }.
log-damaged = { $faction-The } damages { $item-the }.
log-hideout = { $faction-The } withdraws to a hideout.
log-mended = { $faction-The } repairs { $item-the }.
log-repaired = { $faction-The } repairs { $item-the }.
log-dropped = { $faction-The } leaves { $item-the } behind.
log-rested = { $faction-The } rests in the forest.
log-aided = { $faction-The } aids { $receiver-the }.
log-aid_seen = The card given is { $card }.
log-befriended = { $vagabond-The } and { $faction-the } are now { $relation }.
log-hostile = { $faction-The } turns hostile to { $vagabond-the }.
log-quest_done = { $faction-The } completes { $quest }.
log-explored = { $faction-The } explores the ruin in { $clearing }.
log-struck = { $faction-The } strikes { $piece-a } in { $clearing }.
log-ruin_gone = The ruin in { $clearing } is gone.
log-day_labor = { $faction-The } takes { $card } from the discard pile.
log-scorched = { $faction-The } scorches { $clearing }.
log-outcast = The Outcast is now the { $suit } suit{ $hated ->
    [0] .
   *[other] , and hated.
}
log-conspiracy = Conspiracy: { $conspiracy } for { $number ->
    [one] { $number } acolyte
   *[other] { $number } acolytes
}.
log-revealed = The Cult reveals { $card }.
log-fear_of_the_faithful = The Cult loses { $card }.
log-priced = Prices: hand card { $hand_card }, riverboats { $riverboats }, mercenaries { $mercenaries }.
log-bought = { $faction-The } buys { $service } for { $faction-key ->
        [vagabond] { $price ->
            [one] { $price } item
           *[other] { $price } items
        }
        [vagabond2] { $price ->
            [one] { $price } item
           *[other] { $price } items
        }
       *[other] { $price ->
            [one] { $price } warrior
           *[other] { $price } warriors
        }
    }.
log-hand_card_bought = { $faction-The } takes { $card } from the Riverfolk.
log-trade_disrupted = { $number ->
    [0] Trade is disrupted, but no fund is lost.
    [one] Trade is disrupted: a fund is lost.
   *[other] Trade is disrupted: { $number } funds are lost.
}
log-order = The machine’s order is { $card }.

# Scenes: what an event means, on a small card over the board

scene-turmoil = Turmoil
scene-turmoil-note = The Decree could not be carried out. The Eyrie loses a point for each bird card in it, lays it all off and begins anew with another leader.
scene-revolt = Revolt
scene-revolt-note = In { $clearing } every enemy piece is removed; a base and new warriors of the Alliance take their place.
scene-outrage_paid = Outrage
scene-outrage_paid-note = { $faction-The } has come into { $clearing } or hurt its sympathy, and a card goes to the supporters for it.
scene-dominance = { $card }
scene-dominance-note = { $faction-The } scores no more. It wins at the start of its next Birdsong if it rules three clearings of the suit then, or two opposite corners with the bird card – unless somebody takes one of them from it.
scene-coalition = Coalition
scene-coalition-note = { $faction-The } scores no more and wins if { $partner-the } wins.
scene-near_victory = { $points ->
    [one] One point from victory
   *[other] { $points } points from victory
}
scene-near_victory-note = { $faction-The } wins at once with them.

# The end

end-points = Thirty points are reached.
end-dominance = A victory by dominance.
end-together = All have reached thirty points before the machine.
end-machine = The machine has reached thirty points.
end-rounds = The last round is over.
end-match = The points of both games.

# Refusals

why-actions-left = { $actions ->
    [one] First use your last action.
   *[other] First use your { $actions } actions.
}
why-already-dominant = You have already activated a Dominance card.
why-card-not-held = You do not hold { $card }.
why-copy-in-play = { $card } is already in your play area.
why-crafting-over = Crafting comes before the first action.
why-crafting-pieces = You lack the pieces to craft { $card }.
why-never-crafted = { $card } cannot be crafted.
why-no-base = Without a base nobody can be trained.
why-no-forest = Warriors never enter a forest.
why-no-funds = You have no funds left.
why-no-item-left = No such item is left in the supply: { $item }.
why-no-item-ready = You have none face up: { $item }.
why-no-matching-base = No base matches { $card }.
why-no-path = No path joins { $origin } and { $destination }.
why-no-placing = Nothing may be placed in a forest.
why-no-slot = There is no free slot in { $clearing }.
why-no-warriors = You have no warriors in { $clearing }.
why-nobody-rules = Nobody rules { $clearing }.
why-none-left = None left: { $piece }.
why-not-next-to-sympathy = There is no sympathy next to { $clearing }.
why-not-ruled = You do not rule { $clearing }.
why-only-a-bird = For rituals a bird is only a bird.
why-only-river = Only the river joins { $origin } and { $destination }.
why-other-suit = You need a { $suit } clearing, which { $clearing } is not.
why-recruited = You have already recruited this turn.
why-rules-neither = You rule neither { $origin } nor { $destination }.
why-sympathetic = There is sympathy in { $clearing } already.
why-too-few-funds = You lack two funds: { $faction }.
why-too-few-points = Dominance needs { $needed ->
    [one] { $needed } point
   *[other] { $needed } points
}; you have { $points }.
why-too-few-supporters = That takes { $cost ->
    [one] { $cost } supporter
   *[other] { $cost } supporters
} of the { $suit } suit, or birds.
why-too-little-wood = That costs { $cost } wood; only { $wood } can be brought there.
why-trade-post = There is a trade post in { $clearing } already.

# Settings

option-map = Map
option-map-note = Autumn has fixed suits; on the Winter map they are dealt.
option-map-autumn = Autumn
option-map-winter = Winter
option-mode = Mode
option-mode-note = Against each other, or with the Mechanical Marquise as a rival or a common enemy.
option-mode-auto = By the number of players
option-mode-standard = Against each other
option-mode-competitive = With the machine as a rival
option-mode-cooperative = Together against the machine
option-factions = Factions
option-factions-note = The faction of each seat; empty leaves it to the deal.
option-factions-any = As they come
option-factions-any-note = All seats get their faction when the game begins, as the options below say.
option-factions-marquise = Marquise
option-factions-marquise-note = Cats in nearly every clearing: sawmills make wood, wood pays for buildings, and buildings score. Gentle to begin with.
option-factions-eyrie = Eyrie
option-factions-eyrie-note = Birds bound by a Decree that grows each turn: roosts score every Evening, an order that fails brings turmoil.
option-factions-alliance = Alliance
option-factions-alliance-note = Few and hidden: sympathy spreads and scores, revolts sweep clearings empty and give bases and officers.
option-factions-vagabond = Vagabond
option-factions-vagabond-note = One traveller without an army: items are the actions; aid, quests, ruins and feuds score.
option-factions-cult = Lizard Cult
option-factions-cult-note = Gardens rule whatever stands beside them; what the others discard decides where the acolytes strike. For those who know the game.
option-factions-riverfolk = Riverfolk
option-factions-riverfolk-note = Merchants with an open hand: the others buy cards, boats and hired swords, and what they pay is what you act with. For those who know the game.
option-assign = Factions unless listed
option-assign-note = The learning mix, one of the recommended mixes, any factions, or drafted in turn.
option-assign-deal = Learning mix
option-assign-recommended = Any recommended mix
option-assign-random = Any mix
option-assign-draft = Draft
option-first = First player
option-first-note = Drawn, or the first seat.
option-first-random = Drawn
option-first-first_seat = First seat
option-guide = Guided first game
option-guide-note = Four players with the learning setup.
option-match = Match of two games
option-match-note = Two players: after the first game the factions change hands, and the points of both games count together.
option-characters = Vagabond characters
option-characters-note = Those that may be chosen; empty means all.
option-characters-thief = Thief
option-characters-tinker = Tinker
option-characters-ranger = Ranger
option-characters-vagrant = Vagrant
option-characters-arbiter = Arbiter
option-characters-scoundrel = Scoundrel
option-max_rounds = Rounds at most
option-max_rounds-note = For automatic play: after them the highest score wins.
option-campaign = Campaign
option-campaign-note = What the last game of the campaign left behind.
option-infamy_any_turn = Infamy on any turn
option-infamy_any_turn-note = As written: only on the Vagabond’s own turn.
option-full_removal_damages_vagabond = Full removals damage a Vagabond
option-full_removal_damages_vagabond-note = As written: nothing happens to him.
option-coalition_no_battle = Partners never battle
option-coalition_no_battle-note = As written: they may.
option-spy_needs_10_vp = A spy needs ten points
option-spy_needs_10_vp-note = As written on the card: it costs nothing.
option-capacity_takes_damaged = Damaged items may be left behind
option-capacity_takes_damaged-note = As written: only satchel items.
option-reshuffle_at_once = Reshuffle at once
option-reshuffle_at_once-note = As written: at the next draw.
option-repair_refreshes = Repaired items come back face up
option-repair_refreshes-note = As written: they keep their side.
option-rest_refreshes = Rest refreshes too
option-rest_refreshes-note = As written: it only repairs.
option-refresh_spares_damaged = Damaged items are not refreshed
option-refresh_spares_damaged-note = As written: they may be turned up and stay damaged.
option-mercenaries_need_company = Mercenaries never fight alone
option-mercenaries_need_company-note = As written: they may start a battle for their buyer.
option-tea_counted_after_services = Tea is counted after services are paid
option-tea_counted_after_services-note = As written: before.
option-machine_corner_chosen = The next player places the machine’s keep
option-machine_corner_chosen-note = As written: a random corner.

# What a judgement rests on

reason-won = decided
reason-points = points
reason-points-more = { $count ->
    [one] one more point
   *[other] { $count } more points
}
reason-points-fewer = { $count ->
    [one] one point fewer
   *[other] { $count } points fewer
}
reason-others = the others
reason-others-more = the others held back
reason-others-fewer = the others helped along
reason-cards = cards in hand
reason-cards-more = more cards in hand
reason-cards-fewer = fewer cards in hand
reason-effects = persistent effects
reason-effects-more = more persistent effects
reason-effects-fewer = fewer persistent effects
reason-payments = warriors in Riverfolk pay
reason-payments-more = fewer warriors in Riverfolk pay
reason-payments-fewer = more warriors in Riverfolk pay
reason-evening = what the Evening will bring
reason-evening-more = more to come in the Evening
reason-evening-fewer = less to come in the Evening
reason-dominance = a Dominance card
reason-dominance-more = nearer to a win by Dominance
reason-dominance-fewer = farther from a win by Dominance
reason-under_way = what is under way
reason-under_way-more = more set going
reason-under_way-fewer = less set going
reason-targets = an enemy within reach
reason-targets-more = more within reach of an attack
reason-targets-fewer = less within reach of an attack
reason-warriors = warriors
reason-warriors-more = more warriors
reason-warriors-fewer = fewer warriors
reason-rule = clearings ruled
reason-rule-more = more clearings ruled
reason-rule-fewer = fewer clearings ruled
reason-wood = wood
reason-wood-more = more wood
reason-wood-fewer = less wood
reason-sawmills = sawmills
reason-sawmills-more = more sawmills
reason-sawmills-fewer = fewer sawmills
reason-workshops = workshops
reason-workshops-more = more workshops
reason-workshops-fewer = fewer workshops
reason-recruiters = recruiters
reason-recruiters-more = more recruiters
reason-recruiters-fewer = fewer recruiters
reason-keep = the keep
reason-keep-more = the keep stands
reason-keep-fewer = the keep is lost
reason-roosts = roosts
reason-roosts-more = more roosts
reason-roosts-fewer = fewer roosts
reason-decree = the Decree
reason-decree-more = a better Decree
reason-decree-fewer = a worse Decree
reason-sympathy = sympathy
reason-sympathy-more = more sympathy
reason-sympathy-fewer = less sympathy
reason-bases = bases
reason-bases-more = more bases
reason-bases-fewer = fewer bases
reason-officers = officers
reason-officers-more = more officers
reason-officers-fewer = fewer officers
reason-supporters = supporters
reason-supporters-more = more supporters
reason-supporters-fewer = fewer supporters
reason-organizers = warriors about to organize
reason-organizers-more = more warriors about to organize
reason-organizers-fewer = fewer warriors about to organize
reason-items = items
reason-items-more = more items at hand
reason-items-fewer = fewer items at hand
reason-friendship = relationships
reason-friendship-more = better relationships
reason-friendship-fewer = worse relationships
reason-place = where the pawn stands
reason-place-more = the pawn better placed
reason-place-fewer = the pawn worse placed
reason-quests = quests
reason-quests-more = nearer to quests
reason-quests-fewer = farther from quests
reason-gardens = gardens
reason-gardens-more = more gardens
reason-gardens-fewer = fewer gardens
reason-acolytes = acolytes
reason-acolytes-more = more acolytes
reason-acolytes-fewer = fewer acolytes
reason-revealed = cards revealed
reason-revealed-more = more cards revealed
reason-revealed-fewer = fewer cards revealed
reason-funds = funds
reason-funds-more = more funds
reason-funds-fewer = fewer funds
reason-trade_posts = trade posts
reason-trade_posts-more = more trade posts
reason-trade_posts-fewer = fewer trade posts
reason-customers = wares for customers
reason-customers-more = better wares for customers
reason-customers-fewer = poorer wares for customers

# What a hint leads to.
goal-building = { $count ->
    [one] then there is wood for a building of one point
   *[other] then there is wood for a building of { $count } points
}
goal-roosts = { $count ->
    [one] then your roosts score one point each Evening
   *[other] then your roosts score { $count } points each Evening
}
goal-revolts = { $count ->
    [one] then there are supporters for a revolt in one clearing
   *[other] then there are supporters for a revolt in any of { $count } clearings
}
goal-officers = { $count ->
    [one] then one officer acts each Evening
   *[other] then { $count } officers act each Evening
}
goal-sympathy = { $count ->
    [one] then one clearing is sympathetic
   *[other] then { $count } clearings are sympathetic
}
goal-quests = { $count ->
    [one] then you own the items of one quest
   *[other] then you own the items of { $count } quests
}
goal-items = { $count ->
    [one] then you own one undamaged item
   *[other] then you own { $count } undamaged items
}
goal-gardens = { $count ->
    [one] then the gardens of one suit score one point
   *[other] then the gardens of one suit score { $count } points
}
goal-conspiracies = { $count ->
    [one] then there are acolytes for one conspiracy
   *[other] then there are acolytes for { $count } conspiracies
}
goal-dividends = { $count ->
    [one] then funds left unspent bring a dividend of one point
   *[other] then funds left unspent bring dividends of { $count } points
}
goal-trade_posts = { $count ->
    [one] then one trade post stands
   *[other] then { $count } trade posts stand
}
goal-draws = { $count ->
    [one] then you draw one card each Evening
   *[other] then you draw { $count } cards each Evening
}
goal-rule = { $count ->
    [one] then you rule one clearing
   *[other] then you rule { $count } clearings
}

# Verbs, as the chips of a narrowed choice show them

verb-pass = Pass
verb-lead = Lead
verb-settle = Settle
verb-site = Build
verb-appoint = Appoint
verb-play_as = Play as
verb-start_in = Start
verb-cast_out = Cast out
verb-station = Place a warrior
verb-prices = Prices
verb-move = Move
verb-battle = Battle
verb-craft = Craft
verb-activate_piece = Activate
verb-put_fund = Use a fund
verb-discard = Discard
verb-give = Give
verb-play = Play
verb-use = Use
verb-first = First
verb-enlist = Enlist
verb-lose = Lose
verb-lose_all = Lose everything
verb-lose_ally = An ally falls
verb-damage = Damage
verb-buy = Buy
verb-exhaust = Exhaust
verb-take = Take
verb-bank_with = Draw together
verb-bank_alone = Draw alone
verb-stand_and_deliver = Stand and Deliver
verb-royal_claim = Royal Claim
verb-activate = Dominance
verb-join = Join
verb-take_card = Take an open card
verb-play_spy = Spy
verb-spy = Look at an order
verb-swap = Swap
verb-tax = Tax
verb-break_code = Codebreakers
verb-keep = Keep
verb-serve = Serve
verb-hire = One more action
verb-recruit = Recruit
verb-build = Build
verb-pay_wood = Pay wood
verb-overwork = Overwork
verb-spend = Spend
verb-decree = Decree
verb-decree_recruit = Recruit
verb-decree_move = Move
verb-decree_battle = Battle
verb-decree_build = Build
verb-fail = Fail
verb-revolt = Revolt
verb-spread = Spread sympathy
verb-supporter = Supporter
verb-mobilize = Mobilize
verb-train = Train
verb-recruit_at = Recruit
verb-organize = Organize
verb-refresh = Refresh
verb-slip = Slip
verb-walk = Walk
verb-bring = Bring along
verb-fight_with = Fight together
verb-explore = Explore
verb-take_item = Take an item
verb-aid = Aid
verb-quest = Quest
verb-reward_points = Points
verb-reward_cards = Cards
verb-strike = Strike
verb-repair = Repair
verb-drop = Leave
verb-steal = Steal
verb-day_labor = Day labor
verb-hideout = Hideout
verb-instigate = Instigate
verb-scorch = Scorch
verb-crusade_move = Crusade: move
verb-crusade_battle = Crusade: battle
verb-convert = Convert
verb-sanctify = Sanctify
verb-ritual_build = Garden
verb-ritual_recruit = Recruit
verb-ritual_score = Score
verb-sacrifice = Sacrifice
verb-export = Export
verb-draw = Draw
verb-commit_fund = Commit a fund
verb-spend_fund = Spend a fund
verb-lose_fund = Lose a fund
verb-establish = Trade post

# Refusals, law by law

why-in-order = What comes earlier in the order has been passed over; undo to choose it.
why-yourself = That is yourself.
why-not-playing = No player leads { $faction-the } in this game.
why-nobody-there = No piece stands in { $clearing }: { $faction }.
why-no-warrior-of = No warrior stands in { $clearing }: { $faction }.
why-piece-not-there = It does not stand in { $clearing }: { $piece }.
why-card-other-suit = { $card } is neither a { $suit } card nor a bird.
why-scorched = Clearing { $clearing-short } is scorched: nothing is placed there or moves in any more.
why-keep = The keep stands in { $clearing }: only the Marquise places pieces there.
why-supply-empty = Your supply holds no warrior any more.
why-so-many = { $number ->
    [1] Of your one warrior in { $clearing }, exactly that one can move.
   *[other] Of your { $number } warriors in { $clearing }, one at least and all at most can move.
}
why-battle-in-forest = Battles are fought in clearings.
why-pawn-elsewhere = Your pawn is not in { $clearing }.
why-mercenaries = Only hired warriors are yours in { $clearing }, and they do not fight their own.
why-partner = You are in a coalition: { $faction }.
why-partners = These two are in a coalition.
why-no-ambush = { $card } is no ambush card.
why-declare_first = Only a side of this battle that has an effect to declare.
why-battle_effect = Only a card in your play area that changes this battle and is not used yet.
why-take_hit = Only buildings and tokens of the side that is hit, standing in the clearing of the battle.
why-take_damage = Only undamaged items that you have with that side up, or warriors of the ally who fights along.
why-no-dominance = { $card } is no Dominance card.
why-coalition = A coalition takes four players at least, and is made with whoever has the fewest points: not with { $faction-the } now.
why-not-available = { $card } does not lie beside the map.
why-only-for-a-bird = { $card } can only be had for a bird.
why-no-spy = { $card } is no spy that you could play now.
why-no-order = No order lies in that place of the row.
why-swap_orders = Two orders of the row change places, the one further left is named first.
why-no-hand = There is no hidden hand to look at: { $faction }.
why-no-cards = There is no card to take: { $faction }.
why-bank-machine = The machine has no hand to draw into.
why-keep_card = Only a persistent card that you have in play and have not kept yet.
why-crafting_piece = Only a suit of which you have a crafting piece left this turn.
why-crafting_fund = Only a fund that you have, on an empty trade-post space of a suit that the card asks for.
why-nothing-to-draw = Deck and discard pile are empty.
why-no-more-services = { $number ->
    [1] You have bought one service, and may buy no more: one, and one for each clearing where you stand beside a trade post.
   *[other] You have bought { $number } services, and may buy no more: one, and one for each clearing where you stand beside a trade post.
}
why-service-too-dear = You cannot pay the price of { $price }.
why-no-mercenaries = A Vagabond cannot hire mercenaries.
why-service-sold = It is not for sale any more this turn: { $service }.
why-payment_item = Only items that you have face up and undamaged.
why-hand_card = Only a card of the Riverfolk’s open hand.
why-faction = That faction is taken or not in this game.
why-keep_corner = The keep goes into a corner of the map.
why-machine_corner = The machine’s keep goes into a corner of the map.
why-first_building = The first buildings go to the keep’s clearing or one next to it, into a free slot.
why-roost_corner = The first roost goes into the corner opposite the keep; without a keep into any corner.
why-cult_corner = The Cult begins in the corner opposite the keep or the first roost, or in one that is left beside both.
why-outcast = The Outcast is a suit of clearings: fox, rabbit or mouse.
why-river_warrior = Only clearings on the river where you may place pieces.
why-prices = Every price is one of those printed, from 1 up to the highest.
why-character = That character is taken or was left out of this game.
why-forest = Your pawn starts in a forest of this map.
why-hired-by-a-bird = Another action costs a bird; { $card } is none.
why-no-recruiter = You have no recruiter on the map.
why-not-her-building = You build sawmills, workshops and recruiters.
why-no-sawmill = You have no sawmill in { $clearing }.
why-wood_site = Wood comes to clearings with a sawmill that has none yet.
why-recruit_site = Warriors come to clearings with a recruiter that has none yet.
why-wood_paid = Only wood in the building site’s clearing or in ruled ones linked to it.
why-second-bird = { $card } would be the second bird of this turn in the Decree.
why-new_roost = The new roost goes where the fewest warriors stand, among the clearings with a free slot where you may place.
why-not-in-column = { $card } does not wait in this column of the Decree.
why-first-of-suit = Another card of the same suit stands for { $card }: they ask for the same.
why-can-be-done = { $card } can still be carried out.
why-no-roost = You have no roost in { $clearing }.
why-roost-there = Clearing { $clearing-short } already has a roost.
why-leader = That leader lies face down.
why-no-base-there = You have no base in { $clearing }.
why-no-supporter = { $card } is not among your supporters.
why-not-sympathetic = Clearing { $clearing-short } is not sympathetic.
why-base-built = Your { $suit } base is already on the map.
why-in-forest = In a forest there is nobody and nothing for that.
why-walk-into-forest = Boots do not lead into a forest; only slipping does.
why-not-next-to-pawn = Clearing { $clearing-short } is not next to your pawn.
why-boots = Hostile warriors stand in { $clearing }: that takes one more boot.
why-slip = Only a clearing or forest that touches your place and is not scorched.
why-companions = Only warriors of one ally where you set out, as many as stand there, who may make this move.
why-ally_in_battle = Only an ally with warriors there who is not attacked.
why-no-card-to-give = You hold no { $suit } card and no bird to give.
why-aid_reward = That item is not among their crafted items.
why-no-ruin = No ruin with an item is left in { $clearing }.
why-ruin_item = Only an item of this ruin, and none of a kind that you still have from a ruin.
why-quest-not-open = { $quest } is not among the open quests.
why-quest-items = { $quest } takes these two, face up: { $item }, { $other_item }.
why-pawn-stays = A Vagabond’s pawn cannot be removed.
why-warriors-first = While warriors stand there they are struck first: { $faction }.
why-not-damaged = Only damaged items are repaired.
why-none-damaged-so = You have none: { $item }, { $side }.
why-other-character = Another character does that, not yours.
why-not-discarded = { $card } is not in the discard pile.
why-two-players = A battle takes two different players.
why-hideout = Only damaged items that you have with that side up.
why-refresh = Only exhausted items that you have, damaged or not as you name them.
why-drop_item = Only items of your satchel with that side up; those on tracks do not count.
why-too-few-acolytes = That takes { $cost ->
    [one] { $cost } acolyte
   *[other] { $cost } acolytes
}; you have { $number }.
why-crusade-elsewhere = The crusaders battle where they have arrived, in { $clearing }.
why-no-enemy-building = That is no enemy building: { $piece }.
why-scored = Your { $suit } gardens have already scored this turn.
why-no-gardens = You have no { $suit } garden on the map.
why-sacrifice-a-bird = A sacrifice takes a bird; { $card } is none.
why-not-on-the-river = Clearing { $clearing-short } is not on the river.
why-fund = You have no such fund, or it would bring you no warrior.
why-fund_lost = You have no such fund.
