board = The woodland
how-many = How many
take-along = { $count ->
    [one] one warrior
   *[other] { $count } warriors
 }
ruled-by = ruled by { $faction }
ruin = ruin
free-slot = free slot
may-pick = may be picked
may-not-pick = not now
items-supply = Items to craft
open-board = { $faction }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}: open the board
open-board-dominance = { $faction }, no points any more: open the board
open-its-board = Open the faction board
your-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
no-cards = No cards in hand.
deck = Deck
discard = Discard pile
open-cards = Cards face up
choices = What you may do
on-the-map = { $verb }: choose on the map
in-the-hand = { $verb }: choose in your hand
verb-of = { $verb }: { $words }
vp = { $count } VP
here = here
to-column = Put it under { $column }
wood-cost = Cost in wood
wood-supply = { $count } wood in supply
keep-in = keep in { $place }
supporters = { $count ->
    [one] 1 supporter
   *[other] { $count } supporters
 }
officers = { $count ->
    [one] 1 officer
   *[other] { $count } officers
 }
on-map = on the map
on-board = on the board
sympathy-cost = Cost in supporters
quests = Quests
quests-done = { $count ->
    [one] 1 quest done
   *[other] { $count } quests done
 }
aids = { $count ->
    [one] 1 aid this turn
   *[other] { $count } aids this turn
 }
outcast = Outcast:
hated = hated, one cheaper
acolytes = { $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
 }
lost-souls = Lost Souls
revealed = Revealed
payments = Payments
funds = Funds
prices = Prices
prices-kept = As before: { $prices }
column-short-0 = Recr.
column-short-1 = Move
column-short-2 = Battle
column-short-3 = Build
commitments = Committed
open-hand = Open hand
cards-held = Cards in hand
warriors-supply = Warriors in supply
in-play = in play
coalition = with { $faction }
available = { $spies ->
    [1] Spies to take
   *[0] Dominance to take
}
orders = The machine’s orders
order-hidden = hidden
machine-priorities = How the machine decides
machine-clearing = Clearing: the lowest number first.
machine-defender = Defender: most pieces there, then most points.
machine-moves = It moves to where most enemies stand.
machine-next = Next Birdsong
machine-strongholds = Points for each clearing it rules with three warriors: { $places }.
machine-none = No clearing it rules holds three of its warriors.
battle-in = Battle in { $place }
step-ambush = Ambush
step-dice = Dice
step-hits = Hits
step-losses = Losses
attacker = attacks
defender = defends
dice-show = The dice show { $high } and { $low }
from-dice = from the dice
extra-hits = extra hits
hits-dealt = hits dealt
before-dice = The dice are still to come.
on-items = hits on items
falls = { $count ->
    [one] one falls
   *[other] { $count } fall
 }
lose = Lose: { $piece }
chooses = { $name } chooses …
points-from = Where the points came from
points-from-second = Where the points of the second game came from
match-begun = First of two games; then the factions are swapped.
match-first = First game
match-sum = together
points-none = no points
points-lost = lost again
points-dominance = given up for Dominance
points-coalition = given up for a coalition
tally-points = Points
tally-points-note = Thirty end the game at once.
tally-first = First game
tally-first-note = Points with the factions as they were.
tally-second = Second game
tally-second-note = Points with the factions swapped.
tally-sum = Together
tally-sum-note = The higher sum wins the match.
tally-of-suit = { $suit ->
    [0] Fox
    [1] Rabbit
   *[2] Mouse
} clearings
tally-of-suit-note = Ruling three of them wins.
tally-corners = Corners ruled
tally-corners-note = Two opposite ones win.
tally-ruled = Clearings ruled
tally-ruled-note = What Dominance looks at.
tally-items = Items crafted
tally-items-note = Still lying before the player.

leader-builder = Full points for crafted items.
leader-charismatic = Recruits two warriors at a time.
leader-commander = One extra hit when attacking.
leader-despot = One more point whenever a fight removes a building or token.

card-item = Craft: take { $item }.
card-ambush = Defending in a { $suit } clearing: two hits before the dice.
card-ambush-bird = Defending anywhere: two hits before the dice.
card-dominance = { $points ->
    [one] From one point
   *[other] From { $points } points
}: win by ruling three { $suit } clearings at your Birdsong.
card-dominance-bird = { $points ->
    [one] From one point
   *[other] From { $points } points
}: win by ruling two opposite corners at your Birdsong.
card-dominance-coalition = { $points ->
    [one] From one point
   *[other] From { $points } points
}: give up scoring and win with the player who has fewest points.
card-dominance-vain = With fewer than four players a Vagabond cannot activate it.
card-spy = In Daylight look at one order; unless it is { $suit }, swap two.
card-vizier = Loyal to its leader, of every suit.
card-favor = Remove every enemy piece from { $suit } clearings.
card-armorers = Discard: the dice deal you nothing in this battle.
card-sappers = Defending, discard: one extra hit.
card-brutal_tactics = Attacking: one extra hit, but the defender scores 1.
card-royal_claim = In Birdsong, discard: 1 point per clearing you rule.
card-stand_and_deliver = In Birdsong take a random card; its owner scores 1.
card-tax_collector = Once each Daylight: remove a warrior of yours, draw one.
card-command_warren = As Daylight begins: one free battle.
card-better_burrow_bank = As Birdsong begins: you and another player draw one.
card-cobbler = As Evening begins: one free move.
card-scouting_party = Attacking, ambushes do not touch you.
card-codebreakers = Once each Daylight: look at another hand.

# Boards

whose-board = Whose board
pin = Keep this board below the others
unpin = No longer keep this board
unfold = unfold
in-supply = in supply
cards-count = { $count ->
    [one] card
   *[other] cards
 }
dominance-count = Dominance: { $count } held
cost = cost
wood = Wood
wood-where = { $supply } in supply, { $map } on the map
crafted-items = Crafted items
sympathy = Sympathy
sympathy-note = cost in supporters, then points
supporters-title = Supporters
supporters-yours = only you see them; the others see { $count }
bases = Bases
bases-note = one card each
officers-title = Officers
officers-note = one operation each
in-place = in { $place }
decree = Decree
decree-note = left to right, every card, every turn
vizier = Vizier
forecast-in = in { $places }
forecast-none = no target: { $suits }
turmoil-ahead = Turmoil ahead
turmoil-why = { $what } has no target as things stand.
turmoil-points = { $birds ->
    [one] VP: one bird in the Decree
   *[other] VP: { $birds } birds in the Decree
 }
turmoil-cards = { $count ->
    [one] card discarded
   *[other] cards discarded
 }
turmoil-leader = { $leader } deposed
turmoil-day = Daylight ends at once
roosts = Roosts
roosts-note = points every Evening
crafting = Crafting
crafting-before-decree = in Daylight, before the Decree
disdain = Items are worth one point only.
tracks = Tracks
track-tea = two more items refreshed
track-coin = one more card drawn
track-bag = room for two more
satchel = Satchel
damaged = Damaged
damaged-note = a hammer or a night in the forest repairs
relations = Relationships
relations-note = aids within one turn to advance
costs = Each costs
special-thief = steal
special-tinker = day labour
special-ranger = hideout
special-vagrant = instigate
special-scoundrel = scorch
character-thief = exhausts a torch to take a random card from someone here
character-tinker = exhausts a torch to take a card from the discard pile
character-ranger = exhausts a torch to repair three items and end Daylight
character-vagrant = exhausts a torch to set two others on each other here
character-arbiter = may defend whoever is attacked where he stands
character-scoundrel = exhausts a torch to burn the clearing he stands in
gardens = Gardens
gardens-note = points of the score ritual
outcast-title = Outcast
hated-short = hated: −1
acolytes-title = Acolytes
lost-souls-note = decide the next Outcast
next-outcast = { $suit } next
conspiracies = Conspiracies
conspiracies-note = in { $suit } clearings
conspiracy-crusade = battle, or move and battle
conspiracy-convert = a warrior becomes yours
conspiracy-sanctify = a building becomes a garden
rituals = Rituals, one card each
sacrifice-bird = for a sacrifice
services = Services
services-note = price in warriors
service-0 = one card of their hand
service-1 = rivers are paths this turn
service-2 = their warriors fight for you this turn
if-bought = +{ $count } if you buy it
commitments-note = come back at Birdsong
posts = Trade posts
posts-note = two points each; then their space crafts
act-craft = craft
act-battle = battle
act-march = march
act-move = move
act-walk = move
act-recruit = recruit
act-build = build
act-overwork = overwork
act-more = one more action
act-daylight = Daylight
act-three-of = then three of
act-revolt = revolt
act-spread = spread
act-mobilize = mobilize
act-train = train
act-organize = organize
act-explore = explore
act-aid = aid
act-strike = strike
act-repair-craft = repair, craft
act-garden = garden
act-score = score
act-sacrifice = sacrifice
act-draw = draw
act-one-fund = In Daylight, one fund
act-two-funds = two
round = Round { $round }
dominance-you-hold = { $count ->
    [0] You rule none of them yet.
    [one] You rule one of them now: { $places }.
   *[other] You rule { $count } of them now: { $places }.
}
dominance-holds = { $count ->
    [0] It rules none of them yet.
    [one] It rules one of them now: { $places }.
   *[other] It rules { $count } of them now: { $places }.
}
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening
phase-operations = Evening, { $count } of
actions-done = { $done } done · { $left } left
ask-hand_card = Hand card
ask-riverboats = Riverboats
ask-mercenaries = Mercenaries
orders-note = left to right, one each turn
order-playing = being played
order-seen = seen by a spy
machine-no-hand = no hand, no ambush
machine-step-battle = Battle
machine-step-battle-note = { $known ->
    [0] in the clearings of its order
   *[other] in each { $suit } clearing
 }
machine-step-move = Move
machine-step-move-note = with four or more: all but three
machine-step-recruit = Recruit
machine-step-recruit-note = where the cost of the order says
machine-humans = +{ $count } for the players
for-sale = For sale
race = Race to thirty
overview = Overview of the map: press where you want to look
show-place = Show { $place }

# Battle

higher-die = higher die
lower-die = lower die
limit = { $count ->
    [one] limit: 1 warrior
   *[other] limit: { $count } warriors
 }
limit-swords = { $count ->
    [one] limit: 1 sword
   *[other] limit: { $count } swords
 }
ignored = Armorers: the dice deal nothing
extra-brutal_tactics = Brutal Tactics
extra-commander = Commander
extra-defenseless = defenceless
extra-sappers = Sappers
ambush-hits = 2 hits at once,
ambush-before = before the dice.
ambush-unanswered = Not answered.
ambush-answered = Foiled by { $card }.
fell-in-ambush = fell in the ambush
stays = stays
warriors-first = Warriors fall first.
hospitals-asked = { $number ->
    [one] Field Hospitals may bring the warrior back to the keep.
   *[other] Field Hospitals may bring { $number } warriors back to the keep.
 }
hospitals-healed = { $number ->
    [one] Field Hospitals brought one warrior back to the keep.
   *[other] Field Hospitals brought { $number } warriors back to the keep.
 }
protects = { $faction } protects the defender.
swapped-dice = Rebels on the defence use the higher die.
martial-law = martial law
outrage-due = Outrage: 1 card
why-no_roost = no roost
why-no_placing = closed to you
why-no_supply = no warriors left
why-no_warriors = no warriors
why-not_ruled = not ruled
why-no_enemy = nobody to fight
why-has_roost = has a roost
why-no_slot = no free slot
why-no_roosts_left = no roosts left
counts-for-dominance = counts for Dominance
campaign = Campaign
campaign-won = { $wins ->
    [one] One game won so far.
   *[other] { $wins } games won so far.
 }
campaign-lost = Lost: the campaign begins anew.
campaign-keeps = { $name } keeps { $cards }.
campaign-file = Save the campaign for the next game
