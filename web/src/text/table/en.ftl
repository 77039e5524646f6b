# Table

invite = Invite
copy-link = Copy link
link-open-network = Everybody in your network can open this server, not only whoever has the link.
waiting-title = Waiting for players
waiting-named = The table is listed for those you have named. The game begins when every seat is taken.
waiting-private = Send this link to whoever shall sit here. The game begins when every seat is taken.
waiting-public = The table is listed for everybody. The game begins when every seat is taken.
waiting-for-players = Waiting for the seats to be taken
waiting-for-luck = Everybody adds a number to the luck; the game begins in a moment
waiting-for = { $name } is choosing
waiting-for-bot = { $name } is thinking …
asked-of = Asked: “{ $question }”
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
table-unreadable = This table cannot be opened
save-raw = Save what there is of it
table-early = Not open yet
table-early-note = Whoever sent you this link is still setting the table. This page opens it as soon as it is there.
table-closed = The table is closed
lost = Connection lost; coming back by itself …
farewell-closed = The server has closed this table.
farewell-too-many = Too many windows are open from here.
farewell-protocol = This page is older than the server. Load it again.
farewell-no-such-table = There is no such table.
farewell-damaged = Something is wrong with what the server kept of this table; it cannot go on for now.
step-of = step { $step } of { $of }
lay-back = lay back
set-exactly = { $picked } of { $most } picked
set-up-to = { $picked ->
    [0] none picked yet
   *[other] { $picked } picked
} · { $most } at most
set-missing = { $missing ->
    [one] one more
   *[other] { $missing } more
}
set-whole = ready
set-more = something is still missing
set-not-with = Not together with what is picked: lay something back first.
set-confirm = Confirm
set-picked = Picked
set-list = { $label } ({ $picked } of { $most })
open-rule = Open rule { $rule }
panels = Panels
log = Log
panel = Boards
log-empty = Nothing has happened yet.
log-times = { $text } (×{ $times })
log-setup = { $count ->
    [one] Set-up: one line
   *[other] Set-up: { $count } lines
}
log-round = Round { $round } · { $name }
log-turn = Turn { $turn } · { $name }
chat = Chat
chat-empty = Nobody has said anything yet.
complain-line = Report this to whoever runs the server
complain-name = Report a name …
complained = reported
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
standing-root-battle_effect = using an effect in battles that others begin
standing-root-enlist_arbiter = enlisting the Arbiter when I am attacked
rules = Rules
rules-none = The rules of this game are not written down here yet.
rules-title = { $game }: the rules
rules-search = Search the rules
rules-both = English and French side by side
rules-chapters = Chapters
rules-found = { $count ->
    [0] Nothing in the rules says that.
    [one] One paragraph.
   *[other] { $count } paragraphs.
}
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
hint-least = every other choice looks worse here
hint-more = Why?
hint-thinking = A bot is thinking it over …
hint-thinking-long = A bot is still thinking: it takes longer than usual. You can go on playing meanwhile.
hint-stop = Stop waiting
hint-by = weighed by the “{ $level }” bot
hint-take = Play it
hint-line = You would likely go on
hint-answer = The likely answer
hint-chance = { $chance } in 100
hint-weighed = What was weighed
reason-for = for it:
reason-against = against it:
reason-better = better off: { $reason }
reason-worse = worse off: { $reason }
reason-decides = wins the game
reason-loses = loses the game
why-not = Why not this?
why-not-other = Why not another?
why-not-best = That is the hint itself.
why-not-near = About as good as the hint.
why-not-weaker = { $cost ->
    [one] Weaker: about one chance in 100 fewer than with the hint.
   *[other] Weaker: some { $cost } chances in 100 fewer than with the hint.
}
why-not-bad = { $cost ->
    [one] Much weaker: about one chance in 100 fewer than with the hint.
   *[other] Much weaker: some { $cost } chances in 100 fewer than with the hint.
}
why-not-answer = The likely answer to it
undo = Undo
undo-ask = Ask to undo
undo-asked = { $name } asks to take back.
undo-yes = Agree
undo-no = No
undo-waits = You asked to take back; the others are to agree.
plan = Think ahead
plan-other = What might { $name } choose?
plan-own = And what would you answer?
plan-note = Once kept, your answers are given for you if it comes to this. If anything else happens, they are withdrawn.
plan-back = One back
plan-close = Stop
plan-keep = Keep these answers
plan-gone = The game has gone on meanwhile.
key-plan = think ahead
prepared = Prepared, if it comes to this: { $line }
prepared-step = { $name }: { $label }
redo = Redo
key-redo = redo
restart-turn = Restart turn
restart-turn-ask = Ask to restart the turn
time-over = { $name }’s time is over.
claim = Claim the game
hand-over = Let a bot play for me
hand-over-do = Hand over
take-back-seat = Take my seat back
bot-plays = A bot plays for { $name }.
leave = Leave the seat
seat-silent = { $name } has not answered for { $time }.
stand-in = Let a bot play on
give-to-bot = Give it to a bot
give-to-bot-note = A friend who comes later with the link may still take the seat from the bot.
seat-kept-bot = { $name } has left; a bot plays there until { $name } comes back or somebody comes with the link.
seat-kept = { $name } has left. The seat is kept until { $name } comes back or somebody comes with the link.
seat-offer-waits = { $name } has left. You would let anybody take the seat; the others are to agree.
seat-offered = { $name } has left. Anybody may take the seat now.
offer-seat = Let anybody sit there
resign = Give up
resign-sure = You lose the game. There is no way back.
resign-sure-bot = A bot goes on in your place, for good, and the result says so. There is no way back to the seat.
resign-not = Play on
resign-do = Give up
propose-draw = Offer a draw
propose-end = End by agreement
propose-pause = Propose a pause
proposed-draw = { $name } offers a draw.
proposed-end = { $name } would end the game here, without a winner.
proposed-pause = { $name } proposes a pause: no clock runs until somebody goes on.
proposed-own-draw = You offer a draw; the others are to agree.
proposed-own-end = You would end the game; the others are to agree.
proposed-own-pause = You propose a pause; the others are to agree.
withdraw = Take it back
paused = The clocks rest: all have agreed to a pause.
resume-clocks = Let the clocks run again
holiday = Holidays: your clock rests. Days left: { $days }
holiday-days = { $days ->
    [one] one day
   *[other] { $days } days
}
holiday-do = Go on holiday
holiday-until = Your clock rests until { $until }.
holiday-end = I am back
seat-holiday = { $title }, on holiday
seat-resigned = { $title }, a bot: { $name } gave up
close-table = Close this table
close-table-sure = Nobody can sit down here any more, and the link you sent leads nowhere.
close-table-not = Keep it open
close-table-do = Close it
closed-title = This table is closed
closed-note = Whoever opened it has closed it before the game began.
you-left = You have left your seat.
return = Sit down again
side = Seen from
side-none = no seat in particular
sitting-as = You sit here as { $name }.
since = { $count ->
    [one] One move since your last visit
   *[other] { $count } moves since your last visit
}
person-of = of { $owner }
person-of-vowel = of { $name }
caption-you = You
story-then-you = Then it is up to you.
story-then-end = Then the game is over.
story-then-bot = { $name } is thinking …
story-then = Then { $name } chooses.
story-title = What happens
again-title = The last turns, once more
again-begin = From the beginning
show-again = Show me again
told-title = Its turn, step by step
told-next = Next
look-back = See the table as it was then
look-back-title = Looking back, as you saw it then
look-now = Back to now
since-title = What happened since
since-of = { $step } of { $steps }
since-quiet = Nothing that you can see.
since-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
since-skip = Skip
since-on = Play on
curtain = { $name }, over to you
curtain-note = Pass the screen on. Nobody else should look.
curtain-lift = Here I am
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Whole board
keys = Keys
key-tab = walk through what may be chosen
key-arrows = move across the board, from key to key beside it, and from line to line of the log
key-enter = choose
commit-key = Enter
escape-key = Esc
key-esc = lay back the last pick
key-arrows-list = walk through the list
key-digits = take a piece from the reserve
key-cards = choose a card of the hand
key-grove = open and close your grove
key-six-sides = go to the hex beside, on six sides
key-turn-tile = turn the tile in hand, where a continent is built
key-number = how many warriors march or are meant
key-boards = boards of the factions or players
key-explain = say what the piece in focus or under the pointer is and keep it open; again to close it
key-undo = undo
key-hint = hint
key-options = list of all options
key-log = log
key-again = show the last turns again
key-help = this page

# What happens at a table

notice-joined = { $name } comes to the table.
notice-sat = { $name } sits down.
notice-left = { $name } leaves the seat.
notice-offered = { $name } would let anybody take the seat that was left.
notice-taken-over = { $name } takes over the seat and the hand of { $former }.
notice-luck-fork = This game goes on from another one after { $choice } choices. What lay on the table and in hands then may be known to somebody; what is drawn from here on is sealed anew.
notice-luck-known = This game goes on with the luck of another one, whose record is open: somebody may know what comes. Nothing is promised here.
rules-differ-choice = This game was recorded by older rules: here they allowed something that the rules of today do not.
rules-differ-end = This game was recorded by older rules. By those of today the same choices lead to another end.
notice-rules-changed = The rules have been corrected since. The game goes on from where it stands; what was played stays as it was.
notice-rules-lost = The rules have been corrected since. The game goes on from the last moment that could be kept.
notice-seats-drawn = The seats are drawn.
notice-handed = A bot plays for { $name }: { $level }.
notice-stood-in = { $name } lets a bot play on for { $former }: { $level }. { $former } may take the seat back at any moment.
notice-bot-seated = { $name } gives the free seat to a bot: { $level }.
notice-bot-silent = The bot { $name } has been silent for too long and has lost its seat: { $level } plays on.
notice-bot-illegal = The bot { $name } answered what was not offered and has lost its seat: { $level } plays on.
notice-bot-gave-up = The bot { $name } cannot go on: { $level } plays instead.
notice-replaced-bot = { $name } sits down and takes the seat over from the bot.
notice-taken-back = { $name } is back.
notice-renamed = { $former } is called { $name } now.
notice-undo-asked = { $name } asks to take back.
notice-undo-answered = { $name } has answered.
notice-undo-refused = { $name } would rather play on.
notice-undone = Taken back by { $name }.
notice-timed-out = { $name }’s time is over.
notice-claimed = { $name } claims the game.
notice-resigned = { $name } gives up.
notice-proposed-draw = { $name } offers a draw.
notice-proposed-end = { $name } proposes to end the game.
notice-proposed-pause = { $name } proposes a pause.
notice-declined = { $name } would rather play on.
notice-withdrawn = { $name } takes the proposal back.
notice-paused = All have agreed to a pause: the clocks rest.
notice-resumed = { $name } lets the clocks run again.
notice-holiday-taken = { $name } goes on holiday; that clock rests.
notice-holiday-ended = { $name } is back from the holidays.
notice-fault-bot = { $name }: the bot failed at this choice, so it was made at random.
notice-fault-hurry = { $name } had no time to think as much as its level does: the server is busy, and this bot may play less well than usual.
notice-fault-rule = A rule of the game failed; nothing was changed.
notice-rematched = A rematch is waiting.
notice-standing = A standing answer was given for { $name }.
notice-owner-closed = Whoever runs the server has closed this table: { $reason }
notice-owner-handed = Whoever runs the server lets a bot play for { $name } ({ $level }): { $reason }
notice-owner-undone = Whoever runs the server has taken the game back to here: { $reason }
notice-owner-muted = Whoever runs the server lets { $name } talk no longer: { $reason }
notice-owner-unmuted = { $name } may talk again.
notice-owner-removed = Whoever runs the server has shown { $name } out: { $reason }

# The end

end-you-win = You win, { $name }
end-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } win
}
end-drawn = A draw
end-title-closed = Closed
end-agreed = Ended by agreement
end-resigned-bot = { $count ->
    [one] { $names } gave up on the way; a bot played on in that place.
   *[other] { $names } gave up on the way; bots played on in their places.
}
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
end-as = Won as { $role }.
end-decided = Decided while { $name } was playing ({ $where }).
end-decided-you = Decided in your turn ({ $where }).
end-counted = How it was counted
end-decides = decides
end-board = See the board
end-table = See the table
end-see = See the result
turning-point = The turning point
turning-said = Turn { $turn }, { $name }: { $what }.
fairness = Fairness check
fairness-none = This game has no dice and no cards: nothing was left to chance.
fairness-seats = Only the seats were drawn, from luck sealed before anybody sat down and opened just now.
fairness-chance = Every card and die was sealed before the first move and opened just now.
fairness-fork = This game went on from another one after { $since ->
    [one] one choice
   *[other] { $since } choices
}. What lay on the table and in hands then may have been known; what was drawn from there on was sealed anew before the first move here.
fairness-upload = This game comes from a file. Whoever made it may have known its luck: nothing is promised here.
fairness-known = This game went on with luck that somebody may have known. Nothing is promised.
fairness-added = Not the server alone chose the luck: { $names } added { $count ->
    [one] a number of their own, sealed before it was told.
   *[other] numbers of their own, sealed before any was told.
}
fairness-missing = No number came from { $names }.
fairness-own-missing = The number that this page added is not in the luck of this game.
fairness-checked-here = This page has checked it: seal, numbers and luck fit together.
fairness-number = number of { $name }
fairness-no-number = none
fairness-how-plain = Save the file and run this, and every draw is made again:
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

# Explanations

explain-now = At this moment
explain-refused = Not now: { $why }

# The question as it narrows

narrowed = { $any ->
    [yes] { $act }, { $picked }: { $next }?
   *[no] { $act }: { $next }?
}
narrowed-whole = { $act }?
next-origin = from where
next-destination = where to
next-defender = against whom
next-attacker = who attacks
next-partner = with whom
next-paid = with which card
next-kind-place = where
next-kind-cell = where
next-kind-hex = where
next-kind-faction = whom
next-kind-card = which card
next-kind-ritual = which ritual
next-kind-piece = which piece
next-kind-item = which item
next-kind-suit = which suit
next-kind-column = under which column
next-kind-number = how many
next-kind-resource = which resource
next-kind-druid = which Druid
next-kind-token = which token

# What is picked, in lists

kind-artifact = Artifact
kind-blessing = Blessing
kind-card = Card
kind-cell = Cell
kind-character = Character
kind-column = Column
kind-coordinate = Coordinate
kind-creature = Creature
kind-deed = Deed
kind-display = Display
kind-druid = Druid
kind-faction = Faction
kind-hex = Hex
kind-ingredient = Ingredient
kind-item = Item
kind-leader = Leader
kind-number = Number
kind-order = Order
kind-orientation = Orientation
kind-payment = Payment
kind-piece = Piece
kind-place = Place
kind-player = Player
kind-potion = Potion
kind-quest = Quest
kind-rank = Rank
kind-resource = Resource
kind-ritual = Ritual
kind-row = Row
kind-service = Service
kind-side = Side
kind-slot = Slot
kind-space = Space
kind-suit = Suit
kind-tile = Tile
kind-token = Token
