# Errors

error-no-bots = There is nobody to play: name bots, as in --bots sapling,random.
error-unknown-bot-setting = A bot has no setting “{ $setting }”; it has { $allowed }, as in forest:nodes=2000.
error-bad-bot-setting = A bot’s setting { $setting } needs a number above 0, not “{ $value }”.
error-bad-arena-number = { $name } must be at least { $least }, not { $value }.
error-bad-line-up = A bot that is named twice makes a line-up, which needs as many bots as players: there are { $bots } for { $players }.
error-too-many-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} on { $players ->
    [one] { $players } seat
   *[other] { $players } seats
} can meet in too many ways; name fewer.
error-bad-sprt = The test needs two different shares between 0 and 1, the smaller first, and an error below one half.
error-arena-empty = This results file is empty.
error-arena-head = This is not a results file of the arena.
error-arena-line = Line { $line } is not a game of the arena; nothing was changed.
error-arena-twice = Line { $line } holds game { $game } a second time; nothing was changed.
error-arena-other = The file belongs to another contest: { $name } is { $there } there and { $here } here.
error-arena-busy = Another contest is writing to this file.
error-arena-died = { $times ->
    [one] A process died once over the same game.
   *[other] A process died { $times } times over the same game.
}
error-arena-no-ray = Ray is not installed: pip install “nemeton[ray]”.
error-export-format = “{ $file }” does not say in which form it is wanted: { $allowed }.
error-export-no-arrow = Parquet needs pyarrow: pip install “nemeton[parquet]”; or name a file that ends with .jsonl.
error-arena-no-cluster = There is no Ray cluster to join { $address }: { $detail }
error-arena-unmet = { $one } and { $other } do not meet in this contest.
error-arena-not-there = { $name } is none, or more than one, of the bots of this contest: { $allowed }.

# The balance report

page-title = { $game }: balance
other-language = Français
facts = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}, for { $players ->
    [one] { $players } player
   *[other] { $players } players
}, by { $bots }. Options: { $options }. Seeds { $first } to { $last }; opening turns drawn: { $opening }. Nemeton { $version }, rules { $rules }.
places = Who goes first
places-note = Share of wins by place in the turn order, with 95 % intervals. Between equals each would win { $fair }; red marks what chance does not explain.
equals = { $bot } against itself, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
all-games = All bots but random, seats rotated, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
nth-place = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
factions = Factions
factions-note = Share of wins by faction, every bot having had each; { $fair } would be fair.
compensation = What would make it even
compensation-note = { $games ->
    [one] The game
   *[other] The { $games } games
} between equals once more, with points given to the first player before comparing: share of wins of the first. The most even of these is { $best }. Players who knew of it might play otherwise, so try it before you print it.
length = Length
length-note = Half of the games take { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} or fewer, nine in ten between { $low } and { $high }; half of them { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} or fewer.
endings = How they end
branching = Breadth
branching-note = Options at a choice, from the beginning of a game to its end: { $mean } on average, { $widest } at most.
leads = Lead
leads-note = How often the lead by score changes in a game: { $mean } times on average. At half time the later winner is alone in the lead in { $half } of the games.
foreseen = Games in which the later winner leads alone
scores = Course of the scores
scores-note = The mean score from beginning to end.
winners = winners
others = the others
points = Where points come from
points-note = Points a seat gains in a game, winners and others: whose difference is large is what decides.
by-points = By what had just been chosen
by-sources = By what the game says they came from
bots = Strength
bots-note = Ratings from one model of all games; random is 0, and 400 points more win ten times as often.
controls = Controls
controls-note = The bots against themselves must come out even, and none may be worse than random. Games that differ from one another: { $different } of { $games }.
control = control
control-mirror = { $bot }: first of the twins
control-random = { $bot } against random
share = share of wins
sound = as it should be
unsound = not as it should be
wins = wins of those who did
verbs = What is done
verbs-note = How often each action is taken, in { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
action = action
things = What is used
things-note = Cards, tokens, places: how often an option that names one is taken. Who uses something and wins need not win because of it.
per-game = per game
in-games = in games
when-offered = when offered
never = Never offered: { $names }.
rules = Rules at work
rules-note = How often each paragraph of the rules asks somebody something.
rule = paragraph
method = How this was measured
method-design = Every seed is played several times with the seats rotated through all bots, so that each has had each seat with the same luck; what is set per seat moves on from seed to seed. Every few seeds each bot also plays against itself and against random.
method-model = Intervals come from weighing the seeds anew a thousand times, so that games of one seed are not taken for independent ones. Ratings are those of Plackett and Luce, with shared wins after Davidson, and with effects of place and faction estimated beside those of the bots.
method-use = Bots are not people: what they never use may be what they do not understand. Compare bots of different strength before blaming a rule.

# Kinds of things that options name

kind-achievement = Achievements
kind-action = Actions
kind-artifact = Artifacts
kind-blessing = Blessings
kind-card = Cards
kind-cell = Cells
kind-character = Characters
kind-column = Columns of the decree
kind-conspiracy = Conspiracies
kind-creature = Creatures
kind-deed = Deeds
kind-display = Displays
kind-druid = Druids
kind-hex = Hexes
kind-ingredient = Ingredients
kind-item = Items
kind-leader = Leaders
kind-location = Locations
kind-order = Orders
kind-orientation = Orientations
kind-payment = Payments
kind-piece = Pieces
kind-place = Places
kind-potion = Potions
kind-quest = Quests
kind-rank = Ranks
kind-relation = Relations
kind-resource = Resources
kind-ritual = Rituals
kind-row = Rows
kind-seed = Seeds
kind-service = Services
kind-side = Sides
kind-slot = Slots
kind-source = Sources of points
kind-space = Spaces
kind-suit = Suits
kind-tile = Tiles
kind-token = Tokens
