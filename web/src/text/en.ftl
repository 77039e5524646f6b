# The app itself

language = Language
language-fr = Français
language-en = English
theme = Theme
theme-auto = as the system
theme-light = light
theme-dark = dark
menu = Menu
close = Close
back = Back
loading = One moment …
nav = Nemeton
nav-games = Games
nav-lobby = Tables
nav-learn = Learn
nav-about = About
to-home = To the games
no-page = Nothing grows here
no-page-note = There is no page at this address.
copied = Copied
points = { $count ->
    [one] point
   *[other] points
}
score = Score
you = you

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
    [2] Two players
   *[other] { $players } players
}
minutes = { $minutes } min
about-minutes = About { $minutes } minutes
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
resume = Resume
you-won = You won, see why
see-why = See how it ended
a-bot = a bot
game-with = { $game } with { $names }
game-alone = { $game }, alone
turn-since = turn { $turn } · { $count ->
    [0] nothing new
    [one] one move since
   *[other] { $count } moves since
}
turn-number = Turn { $turn }
setting-up = Setting up
finished = finished
finished-score = finished · { $scores }
with = with { $names }
someone = Wanderer

# Lobby

lobby-title = Tables
lobby-open = Open to everybody
lobby-none = Nobody is waiting just now. Open a table with a seat for anybody, and it will be listed here.
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
bot-name = Bot
bot-number = Bot { $number }
waits-friend = waits for your friend
waits-anybody = waits for anybody
options-of-table = Options
option-any = as it comes
draw-seats = Draw the seats
draw-seats-note = Chance decides who sits where. The draw is sealed beforehand and can be checked afterwards.
clock = Clock
clock-note = Thinking time per player for the whole game. By the day suits a game played slowly.
clock-none = None
clock-quick = 3 min
clock-ten = 10 min
clock-hour = 1 h
clock-day = 1 day a move
clock-three = 3 days a move
clock-days = { $days } d { $hours } h
timeout = When time runs out
timeout-note = What happens to whoever lets the clock run down.
timeout-claim = the others may claim the game
timeout-bot = a bot takes over
timeout-nothing = nothing
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
another-game = Another game
facts-open = Nothing hidden, nothing rolled
facts-hidden = Hidden hands, sealed chance
foot-start = Everything is ready.
open-table = Open the table
start-game = Start the game

# Table

invite = Invite
copy-link = Copy link
waiting-title = Waiting for players
waiting-private = Send this link to whoever shall sit here. The game begins when every seat is taken.
waiting-public = The table is listed for everybody. The game begins when every seat is taken.
waiting-for-players = Waiting for the seats to be taken
waiting-for = { $name } is choosing
waiting-for-bot = { $name } is thinking …
seat-free = free seat
seat-waits = { $title }, free
seat-you = { $title }, that’s you
seat-here = { $title }, at this screen
seat-bot = { $title }, bot: { $level }
seat-online = { $title }, online
seat-away = { $title }, away
seat-thinks = { $title }, thinking …
seat-chooses = { $title }, choosing
automaton = plays by the rules alone
hot-seat = { $name }, it is yours to choose.
join-title = Take a seat
join-full = All seats are taken
join-full-note = You are welcome to watch.
join-seat = Seat
join-note = A name is enough. This browser keeps your key to the seat.
table-missing = No table here
table-early = Not open yet
table-early-note = Whoever sent you this link is still setting the table. This page opens it as soon as it is there.
table-closed = The table is closed
lost = Connection lost; coming back by itself …
farewell-closed = The server has closed this table.
farewell-too-many = Too many windows are open from here.
farewell-protocol = This page is older than the server. Load it again.
farewell-no-such-table = There is no such table.
step-of = step { $step } of { $of }
lay-back = lay back
open-rule = Open rule { $rule }
panels = Panels
log = Log
panel = Boards
log-empty = Nothing has happened yet.
log-turn = Turn { $turn } · { $name }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-join = Onlookers talk among themselves: take a name and join in.
chat-join-do = Join in
notes = Notes
notes-private = Private notes: only you see them.
notes-sit = Notes are for those who sit at the table.
standing = Standing answers
standing-note = Given for you whenever the question comes up, whatever you hold, until you switch it off.
standing-decline = Decline: { $prompt }
standing-root-ambush = playing an ambush when I am attacked
standing-root-foil_ambush = answering an ambush with one of mine
standing-root-field_hospitals = spending a card on the field hospitals
rules = Rules
rules-none = The rules of this game are not written down here yet.
rules-title = { $game }: the rules
rules-own-words = In our own words, numbered as the § at the table.
options = All options
options-filter = Find an option
options-count = { $count ->
    [0] no option
    [one] one option
   *[other] { $count } options
}
options-none = There is nothing to choose just now.
position = The table
yes = yes
no = no
nothing = nothing
hint = Hint
hint-plain = A good move: { $label }.
hint-why = A good move: { $label } – { $reasons }.
hint-aimed = { $label } – { $reasons }
hint-more = Why?
hint-thinking = A bot is thinking it over …
hint-by = weighed by the “{ $level }” bot
hint-take = Play it
hint-line = You would likely go on
hint-answer = The likely answer
hint-weighed = What was weighed
reason-better = better off: { $reason }
reason-worse = worse off: { $reason }
reason-decides = wins the game
reason-loses = loses the game
why-not = Why not this?
why-not-other = Why not another?
why-not-best = That is the hint itself.
why-not-near = About as good as the hint.
why-not-weaker = Weaker: some { $cost } chances in 100 fewer than with the hint.
why-not-bad = Much weaker: some { $cost } chances in 100 fewer than with the hint.
why-not-answer = The likely answer to it
undo = Undo
undo-ask = Ask to undo
undo-asked = { $name } asks to take back.
undo-yes = Agree
undo-no = No
undo-waits = You asked to take back; the others are to agree.
restart-turn = Restart turn
restart-turn-ask = Ask to restart the turn
time-over = { $name }’s time is over.
claim = Claim the game
hand-over = Let a bot play for me
hand-over-do = Hand over
take-back-seat = Take my seat back
bot-plays = A bot plays for { $name }.
leave = Leave the seat
you-left = You have left your seat.
return = Sit down again
sitting-as = You sit here as { $name }.
since = { $count ->
    [one] One move since your last visit
   *[other] { $count } moves since your last visit
}
told-title = Its turn, step by step
told-next = Next
since-title = What happened since
since-of = { $step } of { $steps }
since-quiet = Nothing that you can see.
since-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
since-skip = Skip
since-on = Play on
curtain = Now { $name }
curtain-note = Pass the screen on. Nobody else should look.
curtain-lift = I am { $name }
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Whole board
keys = Keys
key-tab = walk through what may be chosen
key-arrows = move across the board
key-enter = choose
key-esc = lay back the last pick
key-digits = take a piece from the reserve
key-undo = undo
key-hint = hint
key-options = list of all options
key-log = log
key-help = this page

# What happens at a table

notice-joined = { $name } comes to the table.
notice-sat = { $name } sits down.
notice-left = { $name } leaves the seat.
notice-handed = A bot plays for { $name }: { $level }.
notice-taken-back = { $name } is back.
notice-undo-asked = { $name } asks to take back.
notice-undo-answered = { $name } has answered.
notice-undo-refused = { $name } would rather play on.
notice-undone = Taken back by { $name }.
notice-timed-out = { $name }’s time is over.
notice-claimed = { $name } claims the game.
notice-fault-bot = The bot of { $name } failed; a random choice was made for it.
notice-fault-rule = A rule of the game failed; nothing was changed.
notice-rematched = A rematch is waiting.
notice-standing = A standing answer was given for { $name }.

# The end

end-you-win = You win, { $name }
end-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } win
}
end-drawn = A draw
end-lost = You lose, { $name }
met = You and { $name } have played { $games ->
    [one] one game
   *[other] { $games } games
}: { $mine } for you, { $theirs } for { $name }.
met-next = Next time you are { $title }.
score-to = { $what } to
end-facts = { $turns ->
    [one] one turn
   *[other] { $turns } turns
} · { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
end-counted = How it was counted
end-decides = decides
end-board = See the board
end-see = See the result
turning-point = The turning point
turning-said = Turn { $turn }, { $name }: { $what }.
fairness = Fairness check
fairness-none = This game has no dice and no cards: nothing was left to chance.
fairness-seats = Only the seats were drawn: sealed before the first move, opened just now.
fairness-chance = Every card and die was sealed before the first move and opened just now.
fairness-seal = seal
fairness-secret = secret
fairness-agrees = Seal and secret agree
fairness-differs = Seal and secret do not agree
fairness-later = The secret is published when the game is over.
fairness-yourself = Check it yourself
fairness-how = The seal is the hash of the secret, published before the first move. Save the file and run this, and every draw is made again:
rematch = Rematch
rematch-join = Go to the rematch
replay = Replay
share = Share link
save-file = Save file

# Replay

replay-sub = Replay
replay-closed = This record opens when the game is over.
viewpoint = Seen by
viewpoint-public = Public
first-moment = To the beginning
step-back = One step back
step-on = One step on
last-moment = To the end
play = Play
pause = Pause
replay-speed = Speed
resume-here = Resume from here
share-moment = Share this moment
moment = Moment
moment-of = { $at } of { $last }, turn { $turn }
chances = Chances at this moment
chances-of = { $name } { $chance } in 100
ahead = { $name } ahead
fork-title = Resume from here
fork-note = A new table opens with this position; the old game stays as it is.

# Report

report = Report
report-making = Looking back on the game …
report-making-note = Every choice is weighed once more.
report-working = The choices are being weighed; the curve is there already.
report-course = How it went
report-curve-label = The chances of { $names } over the game, in 100
report-together = Together
report-luck-mark = something was drawn or revealed
report-point = Turning point { $number }, turn { $turn }: see it in the replay
report-turning = Turning points
report-no-turning = No single choice swayed this game much.
report-by-luck = luck
report-by-slip = a slip
report-by-strait = nothing better
report-by-automaton = the automaton’s turn
report-by-more = more was in it
report-by-play = a good move
report-rose = { $name }: from { $from } to { $to } chances in 100.
report-fell = { $name }: from { $from } down to { $to } chances in 100.
report-better = Better: { $what }, worth some { $chances } chances in 100 more.
report-see = See it
report-luck-and-skill = Luck and skill
report-skill = Skill
report-adds-up = In chances of 100: what own choices, luck and the others’ choices changed from first to last.
report-adds-up-plain = In chances of 100: what own choices and the other’s changed from first to last.
report-way = { $from } → { $to } in 100
report-own = Own choices
report-luck = Luck
report-others = The others
report-good = { $all ->
    [one] { $good } of one choice as good as the best
   *[other] { $good } of { $all } choices as good as the best
}
report-best = Best move,
report-worst = Costliest move,
report-method = How this is worked out
report-method-fitted = Chances come from the game’s own judgement of every seat, fitted to many games between simple bots: of positions called 70 in 100, about 70 in 100 were won.
report-method-plain = Chances come from the game’s own judgement of every seat; nobody has checked them against many games yet.
report-method-luck = Where a choice drew or revealed something, luck is what came on top of what the player could expect with what was known then. What the best option would have brought is judged by playing on from both, not by knowing what came.

# Settings

settings = Settings
pace = Pace
pace-note = How fast pieces travel.
pace-off = off
pace-fast = fast
pace-normal = normal
pace-slow = slow
sound = Sounds
sound-note = A knock on wood for a move, a chime when it is your turn.
notify = Notifications
notify-note = The browser tells you when it is your turn.
notify-blocked = The browser does not allow it: let this page notify you in its settings.
marks = More marks
marks-note = A further sign on every piece says whose it is, without colour.
confirm = Confirm moves
confirm-note = The last click only aims; a key carries the move out.
plain = Lists instead of boards
plain-note = Every question as a list of sentences, for screen readers and slow machines.

# Credits

credits = Credits
credits-unofficial = Nemeton is unofficial. It is neither made nor endorsed by the designers or publishers of these games, and contains none of their art and none of the text of their rulebooks. If you like a game here, buy it: it is better still on a table.
credits-games = The games
credits-cernunos-name = Cernunos
credits-cernunos = By its designer and publisher, who hold all rights to it.
credits-pangaia-name = Pangaia
credits-pangaia = By its designer and publisher, who hold all rights to it.
credits-oak-name = Oak
credits-oak = Designed by Wim Goossens, illustrated by Maciej Janik, published by Game Brewer.
credits-root-name = Root
credits-root = Designed by Cole Wehrle, illustrated by Kyle Ferrin, published by Leder Games.
credits-icons = Icons
credits-icons-text = The silhouettes are by Lorc, Delapouite and other contributors to
credits-fonts = Fonts
credits-fonts-text = Uncial Antiqua (Astigmatic), Alegreya and Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), under the SIL Open Font License 1.1.
credits-code = Code and pictures
credits-code-text = Nemeton is free software under the MIT licence. Its landscapes and boards are drawn by its own code.

# Refusals

refused-archived = An uploaded game is there to be looked at, not played.
refused-bad-input = That cannot be set up like this.
refused-bad-message = The server did not understand that.
refused-bad-name = Please choose another name.
refused-busy = The server is busy; try again in a moment.
refused-full = All seats are taken.
refused-game-over = The game is over.
refused-hints-off = There are no hints at this table.
refused-nothing-to-undo = There is nothing to take back.
refused-no-request = Nobody is asking to take back any more.
refused-no-such-game = There is no such game.
refused-no-such-table = There is no such table.
refused-not-begun = The game has not begun yet.
refused-not-invited = This seat is taken by invitation only: open the link you were sent.
refused-not-offered = That is not among the options.
refused-not-open = The record opens when the game is over.
refused-not-your-seat = That is not your seat.
refused-not-your-turn = It is not yours to choose now.
refused-offline = The server cannot be reached just now.
refused-rule-fault = A rule of this game failed; nothing was changed.
refused-rules-changed = This table was played by an earlier version of the rules and cannot be opened any more.
refused-stale = Things have moved on in the meantime.
refused-taken = There is a table at that address already. Load the page again.
refused-time-not-over = There is time left on that clock.
refused-too-fast = A little slower, please.
refused-too-long = That is too long.
refused-too-many = That is more than this server allows; try again later.
refused-undo-never = Nothing is taken back at this table.
refused-renamed-level = The bot level “{ $level }” is now called “{ $now }”.
refused-unknown-level = There is no bot of that level.
refused-unknown-game = This game is not here.
refused-unknown-prompt = There is no such question.
refused-watch-off = Onlookers are not welcome at this table.
refused-wrong-origin = This page does not belong to the server.
refused-unknown = Something went wrong.

# Ways to play

ways-to-play = Ways to play
load-file = Load a file
preset-root-usual = As you like it
preset-root-usual-note = All against all from two players on, the machine for one.
preset-root-guide = Guided first game
preset-root-guide-note = Four seats with the learning setup; empty ones may be bots.
preset-root-rival = With a rival
preset-root-rival-note = The Mechanical Marquise plays against everybody.
preset-root-together = Together
preset-root-together-note = One to four against the Mechanical Marquise.
preset-root-campaign = Campaign
preset-root-campaign-note = Together, game after game; load the file of the last one under the house rules.
