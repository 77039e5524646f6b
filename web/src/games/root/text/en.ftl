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
open-board = { $faction }, { $score } points: open the board
open-board-dominance = { $faction }, no points any more: open the board
open-its-board = Open the faction board
your-hand = Your hand, { $count } cards
no-cards = No cards in hand.
deck = Deck
discard = Discard pile
choices = What you may do
on-the-map = { $verb }: choose on the map
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
commitments = Committed
open-hand = Open hand
cards-held = Cards in hand
warriors-supply = Warriors in supply
in-play = in play
coalition = with { $faction }
available = Dominance cards for the taking
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
falls = { $count } fall
lose = Lose: { $piece }
chooses = { $name } chooses …
tally-points = Points
tally-points-note = Thirty end the game at once.
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
card-dominance = From 10 points: win by ruling three { $suit } clearings at your Birdsong.
card-dominance-bird = From 10 points: win by ruling two opposite corners at your Birdsong.
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

