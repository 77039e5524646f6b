game-name = Magpie
game-tagline = Furnish your nest with whatever glitters.

option-goal = Goal
option-goal-note = The points in a nest that end the game after the round.
option-hand = Trinkets in hand
option-hand-note = How many trinkets each magpie holds at the start.
option-weather = Weather
option-weather-note = In windy weather a spoon may bring a feather.
option-weather-calm = Calm
option-weather-windy = Windy
option-fox = The fox
option-fox-note = The fox prowls the clearing after every round, and may win.
option-plumage = Plumage
option-plumage-note = The colour of every magpie.
option-plumage-green = Green
option-plumage-violet = Violet
option-plumage-orange = Orange
option-plumage-blue = Blue
option-plumage-gold = Gold
option-plumage-teal = Teal

ask-action = What does your magpie do?
ask-end = Done?
ask-hoot = { $thief } reaches into your claws. Do you hoot?

do-fetch = Fetch the trinket { $place }.
do-stash = Stash { $trinket } in the nest.
do-steal = Steal from { $victim }.
do-peek = Spend a feather to peek { $place }.
do-end_turn = End the turn.
do-hoot = Hoot with an owl feather.
do-pass = Keep quiet.

log-nested = { $bird } nests { $trinket }.
log-fox_nested = The fox drags { $trinket } into its den.
log-drawn = You draw { $trinket }.
log-drawn_unseen = { $bird } draws a trinket.
log-peeked = The trinket { $place } is { $trinket }.
log-peeked_unseen = { $bird } peeks at the trinket { $place }.
log-theft = { $thief } reaches for what { $victim } holds.
log-hooted = { $victim } hoots like an owl, and { $thief } flees.
log-gust = A gust of wind rolls { $face } for { $bird }; a one brings a feather.
log-fox_prowls = The fox sniffs about { $place }.
log-idle = Nothing is left for { $bird }.

end-goal = A nest has reached the goal.
end-nothing_left = The wood is swept clean.

reason-lead = Lead over the best rival nest
reason-hand = Trinkets in hand
reason-feathers = Feathers to peek with

name-beast-fox = The fox
name-bird-ash = Ash
name-bird-birch = Birch
name-bird-cedar = Cedar
name-bird-elm = Elm
name-place-thicket = in the thicket
name-place-stump = on the stump
name-place-stream = by the stream
name-trinket-button = a button
name-trinket-bead = a bead
name-trinket-spoon = a spoon
name-trinket-owl = an owl feather
