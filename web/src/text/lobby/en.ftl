# Home

home-title = Four games at the forest’s edge
home-lead = Sit down against a friendly bot, send friends a link, or play alone. No account, no waiting: two clicks to your first move.
home-lead-short = Two taps and you play. No account.
what-cernunos = Two druids stack animals and trees on twelve cells. Stand on top of more of them than your rival.
what-pangaia = Sow seeds on a drifting continent, raise your trees and call on the rituals they draw.
what-oak = Send druids up the sacred oak, brew potions, wake artifacts, and keep pace with the sun.
what-root = Cats, birds, rebels and a wanderer want the same wood, each by rules of their own.
players = Players
players-count = { $players ->
    [one] One player
    [2] Two players
   *[other] { $players } players
}
minutes = { $minutes } min
about-minutes = { $minutes ->
    [one] About a minute
   *[other] About { $minutes } minutes
}
weight-1 = light
weight-2 = medium
weight-3 = demanding
weight-4 = heavy
play-now = Play now
soon = Not here yet
new-table = New table
card-more = More about { $game }
solo = Solo
solo-level = This game has no rules for one: how strong shall the bot be?
your-games = Your games
your-games-none = No game yet. Play now and it will wait here for you.
waiting-count = { $count ->
    [one] one is waiting for you
   *[other] { $count } are waiting for you
}
your-turn = Your turn
your-turn-as = { $name }, your turn
resume = Resume
turn-of = Now asked: { $name }
you-won = You won, see why
see-why = See how it ended
a-bot = a bot
some-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
game-with = { $game } with { $names }
game-alone = { $game }, alone
game-here = { $game }: { $names } at one screen
turn-since = turn { $turn } · { $count ->
    [0] nothing new
    [one] one move since
   *[other] { $count } moves since
}
turn-number = Turn { $turn }
setting-up = Setting up
finished = finished
with = with { $names }
someone = Wanderer

# Lobby

lobby-title = Tables
lobby-open = Open to everybody
lobby-none = Nobody is waiting just now. Open a table with a seat for anybody, and it will be listed here.
lobby-more = More tables
wishes = What table do you look for?
wish-game = Game
wish-any-game = Any game
wish-clock-any = Any
wish-clock-none = Without a clock
wish-clock-live = At one sitting
wish-clock-days = In days
wish-nothing = Any table
sit-first = Sit down at the first free table that fits
lobby-none-fits = No table fits what you look for; others are open.
none-fits-no-game = No free table fits. Choose a game, and one as you wish can be opened.
open-as-wished = Open one as wished
spoken = Language
spoken-note = What is spoken at the table.
spoken-any = Any
spoken-en = English
spoken-fr = French
experience = Experience
experience-note = Whom you would like to play with. Nobody checks it.
experience-any = Any
experience-beginner = for beginners
experience-experienced = for the experienced
for-whom = Who may sit down
for-whom-note = Anybody sees the table in the lobby; or only those whom you name, of the people you have been at a table with. Others need the link to a seat that is by invitation.
for-whom-all = Anybody
for-whom-named = Those I name
for-whom-choose = Choose at least one.
for-whom-nobody = You have not been at a table with anybody here yet. Set the seat to “Invite”, and send the link.
named-badge = for people named
clock-of-none = no clock
clock-of-live = { $time } each, { $seconds } s more a move
clock-of-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
open-for = open for { $time }
option-is = { $option }: { $value }
option-without = without: { $option }
seats-free = { $count ->
    [0] no seat free
    [one] one seat free
   *[other] { $count } seats free
}
upload = Open a saved game
upload-bad = That file is not a game of Nemeton.
upload-long = That file is longer than any game.
sit-down = Sit down
watch = Watch

# New table

seats = Seats
seat-number = Seat { $number }
seat-order = { $number ->
    [1] moves first
    [2] moves second
    [3] moves third
    [4] moves fourth
    [5] moves fifth
   *[other] moves last
}
seat-order-drawn = who begins is drawn
seat-order-lot = seats are drawn
seat-kind-me = Me
seat-kind-bot = Bot
seat-kind-invite = Invite
seat-kind-open = Anybody
plays-as = plays as
your-name = Your name
your-name-note = What others at the table see.
level = Level
level-random = random
level-sapling = sapling (gentle)
level-grove = grove (steady)
level-forest = forest (fierce)
level-wildwood-novice = wildwood, as a novice
level-wildwood-regular = wildwood, as a regular
level-wildwood-expert = wildwood, as an expert
level-wildwood = wildwood (relentless)
bot-name = Bot
bot-number = Bot { $number }
bot-called = { $name } (bot)
waits-friend = waits for your friend
waits-anybody = waits for anybody
options-of-table = Options
option-any = as it comes
draw-seats = Draw the seats
draw-seats-note = Chance decides who sits where. The draw is made when the game begins and can be checked afterwards.
clock = Clock
clock-note = Thinking time per player for the whole game. By the day suits a game played slowly.
clock-none = None
clock-quick = 3 min
clock-ten = 10 min
clock-hour = 1 h
clock-day = 1 day a move
clock-three = 3 days a move
clock-days = { $days } d { $hours } h
remove-game = Remove from my list
remove-game-of = Remove from my list: { $game }
timeout = When time runs out
timeout-note = What happens to whoever lets the clock run down. With three or more nobody can claim the game: a bot takes over.
timeout-claim = the others may claim the game
timeout-bot = a bot takes over
timeout-nothing = nothing
silence = When somebody falls silent
silence-note = After this time the others may let a bot play on for whoever is asked and does not answer. As usual means 3 minutes with a live clock, else 3 days. Its person takes the seat back at any moment.
silence-usual = as usual
taking-back = Taking back
taking-back-note = Free until something is revealed or another player answers; after that, one asks and the others agree.
taking-back-free = Free, then ask
taking-back-never = Never
hints = Hints
hints-note = Players may ask for a good move and the reason behind it.
onlookers = Onlookers
onlookers-note = Anyone who has the link may watch what a spectator may see.
house-rules = House rules
how-1 = Choose who sits where.
how-2 = Your friend opens the link, types a name and sits. No account.
how-3 = Leave whenever you like: the game waits for everybody.
how-3-live = Stay to the end: the clock runs for whoever is away, too.
another-game = Another game
facts-open = Nothing hidden, nothing rolled
facts-hidden = Hidden cards, sealed chance
facts-luck = Nothing hidden in hand, sealed chance
foot-start = Everything is ready.
open-table = Open the table
start-game = Start the game

# Ways to play

ways-to-play = Ways to play
load-file = Load a file
preset-root-usual = As you like it
preset-root-usual-note = All against all from two players on, the machine for one.
preset-root-guide = Guided first game
preset-root-guide-note = Four seats with the learning setup; empty ones may be bots.
preset-root-match = Match of two games
preset-root-match-note = Two seats: after the first game the factions change hands, and the points add up.
preset-root-rival = With a rival
preset-root-rival-note = The Mechanical Marquise plays against everybody.
preset-root-together = Together
preset-root-together-note = One to four against the Mechanical Marquise.
preset-root-campaign = Campaign
preset-root-campaign-note = Together, game after game; load the file of the last one under the house rules.
