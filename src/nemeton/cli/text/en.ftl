# Errors

error-label = nemeton:
error-report-not-over = The game is not over; a report looks back on a finished one.
error-report-whole = --report looks at the whole game: leave out --at and --seat.
error-file = { $path }: { $reason ->
    [missing] there is no such file or folder.
    [directory] this is a folder, not a file.
    [forbidden] it may not be read or written here.
    [full] it could not be written whole: no room is left.
    [name] this cannot be the name of a file.
    [exists] it is there already and is not this game’s; nothing was written over it.
   *[other] { $detail }.
}
error-too-large = This is not a record: it is larger than { $most } MB.
error-system = The system refuses: { $detail }.
error-nothing-to-resume = There is no unfinished game of { $game } in { $folder }.
error-not-a-number = { $option } needs a whole number, not “{ $value }”.
error-not-in-range = { $option } is a whole number from 1 to { NUMBER($most, useGrouping: 0) }, not “{ $value }”.
error-not-a-pair = An option is written name=value, not “{ $value }”.
error-resume-with = { $option } belongs to a new game; a resumed one keeps what it was started with.

error-unknown-command = There is no command “{ $command }”; there are { $allowed }.
error-unknown-shell = There is no completion for “{ $shell }”; there is for { $allowed }.
usage-option = There is no option { $option } here; --help lists them.
usage-missing = { $name } is missing; --help says what is expected.
usage-value = { $option } needs a value; --help says which.
usage-other = That is not how { $command } is called; { $command } --help says how.

# Help

help-usage = Usage:
help-options = Options
help-options-mark = [OPTIONS]
help-commands = Commands
help-command-mark = COMMAND …
help-help = Show this help.
help-version = Show the version.
help-completion = Print what makes a shell complete commands, games, levels and options: bash, zsh, fish or powershell.
help-lang = Language: French or English. Without it, that of your system.
help-nemeton = One table for four forest games. Try: nemeton play cernunos
help-serve = Serve the web app: open the address it shows in a browser.
help-serve-host = The address to listen on: 127.0.0.1 (the default) for this machine, 0.0.0.0 for all.
help-serve-port = The port to listen on, 8000 by default.
help-serve-database = Where tables are kept: a file (nemeton.sqlite3 by default), or postgresql://…
help-serve-share = Open the server to your network: shows the addresses for friends, and a QR code.
help-serve-check = Say what is wrong with the set-up, and what to do, instead of serving; the status is 1 if it would not serve.
help-serve-url = With --check: also ask a running server at its public address, through its proxy.
help-serve-workers = How many server processes; more than one needs PostgreSQL.
help-play = Play a game in the terminal.
help-play-players = How many seats are played.
help-play-bots = Who plays the other seats: random, sapling (the default), grove, forest, in Cernunos also wildwood-novice, wildwood-regular, wildwood-expert and wildwood, or none for people at this keyboard.
help-play-seat = The seat you take, from 0 (the default); give it again for a second person, or none to watch.
help-play-seed = Fixes all luck, that of the bots included: a whole number.
help-play-option = An option of the game, as name=value; give it again for more.
help-play-data = An owner’s corrected values, as a TOML or JSON file (see nemeton data --check).
help-play-save = The file that keeps the game. Without it, a new one in your data folder.
help-play-resume = Go on with the game in this file; without a file, with the unfinished one played last.
help-learn = Take a lesson: without one, list those of a game.
help-puzzle = Solve a puzzle: without its number, say how many there are.
help-replay = Tell a recorded game again.
help-replay-at = Stop after this many choices.
help-replay-seat = As this seat saw it, from 0. Without it, as a spectator.
help-replay-report = Say of a finished game how the chances went, where it turned, and what was luck and what was skill.
help-verify = Check a record: its luck, its choices, its result.
help-games = List the games.
help-data = Show the values printed on a game’s components and where each comes from.
help-data-check = Try a corrected file instead.
help-bench = Measure the engine, interpreted and compiled, next to other libraries if they are there.
help-bench-players = How many play; two by default, or as many as must.
help-bench-rounds = How often each measurement is repeated; the median counts.
help-bench-seconds = How long one measurement takes.
help-bench-json = Write the figures to this file too.
help-arena = Let bots play each other and say how strong they are, with 95 % intervals.
help-train = Train a net to play Cernunos from its rules alone; best on a GPU. The same folder goes on where it stopped.
help-train-out = The folder of the training: what it has learnt, and its curve.
help-train-seed = The seed of the first weights and of all games.
help-train-seconds = How long the whole training takes, earlier parts counted in.
help-train-small = A small net and few games: a try of minutes on any machine.
help-train-export = Write the net to this file, as it is shipped.
help-arena-bots = Who plays: levels with their budgets, as in grove,forest:nodes=2000. A name given twice sits twice.
help-arena-games = How many games, controls not counted; rounded up to whole blocks. 100 by default.
help-arena-players = How many seats are played.
help-arena-option = An option of the game, as name=value; what is given per seat is rotated.
help-arena-data = An owner’s corrected values, as a TOML or JSON file; the results say so.
help-arena-seed = The seed of the first block; 0 by default.
help-arena-budget = For every bot that searches and names none: nodes=N or seconds=S.
help-arena-opening = How many turns at the beginning are played at random, the same in all games of a block.
help-arena-controls = One block in so many also plays the controls: each bot against itself and against random.
help-arena-sprt = Stop as soon as it is decided whether B is better than A: no more than S0 of the wins, or at least S1.
help-arena-workers = Play in that many processes.
help-arena-ray = Play on a Ray cluster; without an address, on the one at hand or on this machine.
help-arena-out = The file that keeps the results. Without it, a new one in your data folder.
help-arena-resume = Go on with the contest in --out; no game is played twice.
help-arena-report = Write the balance report of the game, a page for each language, to this folder.
help-arena-records = Keep every game whole, as a record, in this folder.
help-bot = Let a program of any language play at a table: a line of JSON asks it, a line answers.
help-bot-join = The link that invites to the table.
help-bot-name = What it is called at the table; by default its file.
help-bot-seconds = How long it may take for an answer, 20 seconds by default.
help-bot-stay = Wait for a rematch after the game and play that, too.
bot-seated = { $name } sits down and plays.
bot-over = The game is over. Seats that have won: { $seats }.
bot-stays = Waiting for a rematch. Ctrl+C ends it.
bot-failed-silent = The program did not answer in time ({ $seconds } s); sapling plays on in its place.
bot-failed-ended = The program has ended before the game; sapling plays on in its place.
bot-failed-no-json = The program’s answer is no line of JSON: { $line }. Sapling plays on in its place.
bot-failed-not-offered = The program’s answer was not offered: { $line }. Sapling plays on in its place.
error-bot-no-link = That is no link to a table: { $link }. It looks like http://localhost:8000/t/…#invite=…
error-bot-refused = The table refuses: { $reason }.
error-bot-no-server = The server does not answer: { $detail }.
error-bot-lost-seat = The bot has lost its seat.
help-export = Write recorded games as a table with one row a decision (.parquet or .jsonl).
help-export-out = The new file; its ending says in which form.
help-export-views = Add what the seat that decides could see, as JSON.

# At the table

welcome = Answer by number, by notation or in words. “help” lists what else you may type.
players = { $count ->
    [one] { $range } player
   *[other] { $range } players
}
seat = Seat { $number }
turn = turn { $number }
you = (you)
hand-over = { $name }: press Enter when nobody else is looking.
won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
nobody-won = Nobody wins.
record-at = The record of the game is in
kept = The game is kept. Go on with:
nothing-kept = Nothing was chosen, so nothing was kept.
bot-hurried = Time was up before { $name } had thought as much as its level does: on this machine it plays less well than it should. (Told once.)
not-kept = The game goes on, but it is not kept. Type “save” and another file to keep it there.
saved-at = Saved in
pick-several = { $exact ->
    [yes] Pick { $most } in one line, in any order: their numbers (1 2 …), or { $example }
   *[no] Pick up to { $most } in one line, in any order: their numbers (1 2 …), or { $example }
}
not-understood = “{ $text }” is none of the options. Type a number, a notation, a part of a sentence, or “help”.
nothing-to-undo = There is no choice of yours to take back.
undone = Taken back: { $number ->
    [0] the game is at its beginning.
    [one] one choice stands.
   *[other] { $number } choices stand.
}
consent = Something was shown or answered since. Do the others agree? (yes/no)
not-undone = Then it stays.
word-yes = yes, y
no-section = The rules have no section { $section } here; try another number, or “rules all”.
more-rules = “rules 8.2” shows another section, “rules all” the whole.
word-all = all
reason-better = better off: { $reason }
reason-worse = worse off: { $reason }
reason-decides = wins the game
reason-loses = loses the game
reason-none = nothing changes
report-working = Every choice is weighed once more …
report-course = How it went, in chances of 100
report-together = Together
report-way = { $from } → { $to }
report-turning = Turning points
report-no-turning = No single choice swayed this game much.
report-turn = { $turn ->
    [0] Setup
   *[other] Turn { $turn }
}
report-point = { $when }, choice { $choice }, { $name }: { $what }
report-by-luck = luck
report-by-slip = a slip
report-by-strait = nothing better
report-by-automaton = the automaton’s turn
report-by-more = more was in it
report-by-play = a good move
report-rose = { $name }: from { $from } to { $to } chances in 100.
report-fell = { $name }: from { $from } down to { $to } chances in 100.
report-better = Better: { $what }, worth some { $chances } chances in 100 more.
report-luck-and-skill = Luck and skill
report-adds-up = In chances of 100: what own choices, luck and the others’ choices changed from first to last.
report-adds-up-plain = In chances of 100: what own choices and the other’s changed from first to last.
report-skill = Skill
report-chances = Chances
report-own = Own choices
report-luck = Luck
report-others = The others
report-good = { $all ->
    [one] { $name }: { $good } of one real choice as good as the best.
   *[other] { $name }: { $good } of { $all } real choices as good as the best; given away by each: { $loss } in 100, give or take { $spread }.
}
report-best = Best move: { $when }, choice { $choice }, { $what }
report-worst = Costliest move: { $when }, choice { $choice }, { $what }
report-method-fitted = The chances come from the game’s own judgement, fitted to many games between simple bots.
report-method-net = The chances come from a net that has learnt the game by playing against itself, eased to games between people.
report-method-plain = The chances come from the game’s own judgement; nobody has checked them against many games yet.
moment = After { $number } of { $last ->
    [one] { $last } choice
   *[other] { $last } choices
}.
how-to-answer =
    Type the number of a line, its notation (Bb2), the beginning of one, or words of the sentence.
    What fits several options shows only those; an empty line shows everything again.

lesson-minutes = { $minutes } min
lesson-none = There are no lessons for this game yet.
lesson-keys = Type show to be shown the move, skip to have it played, help for the rest.
lesson-show = show
lesson-skip = skip
lesson-keep = keep
lesson-astray = That is legal, but this step is about something else.
lesson-again = Enter takes it back; keep goes on with it.
lesson-answer = Answer with a number from 1 to { $most }.
lesson-done = The lesson is over.
lesson-left = Until next time: a lesson begins anew.

puzzle-none = There are no puzzles for this game yet.
puzzle-grade = { $grade ->
    [1] Easy
    [2] Middling
   *[other] Hard
}: { $count ->
    [one] puzzle { $first }
   *[other] { $count } puzzles, { $first } to { $last }
}

no-such-thing = Nothing here is called “{ $thing }”.
preview-which = Say of which option: its number, or the move as you would type it.
preview-nothing = Nothing else changes.
things-to-explain = You may ask about: { $things }.
keyword-undo = undo, u
keyword-undo-note = take back your last choice
keyword-hint = hint, h
keyword-hint-note = good choices, and why
keyword-list = list, l
keyword-list-note = every option, one by one
keyword-board = board
keyword-board-note = the table and the question again
keyword-log = log
keyword-log-note = what has happened so far
keyword-rules = rules
keyword-rules-note = the rule that is being applied, or another by its number
keyword-pieces = pieces, about
keyword-pieces-note = what the pieces do
keyword-preview = preview, if
keyword-preview-note = preview OPTION says what an option would cost, bring and lead to
keyword-explain = explain, what
keyword-explain-note = explain NAME says what a thing on the table does now
keyword-save = save
keyword-save-note = save FILE writes a copy of the game there
keyword-help = help, ?
keyword-help-note = this list
keyword-quit = quit, exit, q
keyword-quit-note = leave; the game is kept

# Boards

cernunos-embers = embers { $count }
oak-round = Round { $round } of 5
oak-sun = sun at { $points }
oak-solstice = next solstice at { $points }
oak-first = first player: { $name }
oak-temple = Temple
oak-counted-five_points = { $each } for every 5 points
oak-counted-elder = { $each } for every Elder
oak-counted-creature = { $each } for every Creature
oak-counted-potion = { $each } for every Potion
oak-counted-stone = { $each } for every Sanctuary or Menhir
oak-counted-artifact = { $each } for every Artifact
oak-forest = Forest
oak-bag = { $count } in the bag
oak-potions = Potions
oak-creatures = Creatures
oak-artifacts = Artifacts
oak-looked = You see
oak-any = any
oak-darkwood = Darkwood
oak-tier = { $kinds } different: { $points }
oak-points = { $count ->
    [one] one point
   *[other] { $count } points
}
oak-passed = has passed
oak-druids = { $active } active · { $roots } on the Roots
oak-list = { $what }: { $things }
oak-hand = Hand
oak-elders = Elders
oak-ingredients = Ingredients
oak-owned-creatures = Creatures
oak-owned-artifacts = Artifacts
oak-used = in use
oak-next = next turn { $points }
oak-stones = Cards
oak-his-stones = { $count ->
    [one] one Sanctuary
   *[other] { $count } Sanctuaries
}
oak-places = Sanctuaries: Elders { $elder }, ordinary Druids { $ordinary }; Menhirs { $menhirs }; places: above { $upper }, Creatures { $creatures }
oak-scored = Points from
pangaia-sign = { $sign ->
        [sun] sun
        [wind] wind
        [rain] rain
        [snow] snow
        [lake] lake
        [corrupted] corrupted
       *[energy] land energy
    }
pangaia-pieces = V2 tree · v seed · V on a lake: spirit · 3[2] treetop and its price · (o) seed held
pangaia-rituals = Rituals:
pangaia-pile = pile { $count }
pangaia-secret = secret:
pangaia-energy = { $count } energy
pangaia-trees = { $count ->
        [one] { $count } tree
       *[other] { $count } trees
    }
pangaia-seeds = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }
pangaia-spirit-on = spirit on { $lake }
pangaia-spirit-dreams = spirit dreaming
pangaia-spirit-prays = spirit praying
pangaia-spirit-away = spirit not placed yet
pangaia-blessings = { $count ->
        [one] { $count } blessing
       *[other] { $count } blessings
    }
pangaia-slot = { $cost }{ $plant ->
        [0] { "" }
       *[other] , plants { $plant }
    }{ $energy ->
        [0] { "" }
       *[other] , +{ $energy }
    }
pangaia-achievements = Achievements:
pangaia-hand = Your blessings:
pangaia-corrupted = next: { $action } · in store: treetops { $supply }, trees { $trees }
pangaia-goals = sealed: { $treetops }/6 treetops, { $seeds }/3 seeds · corrupted tiles { $tiles }/{ $markers } · { $cards ->
    [one] { $cards } ritual left
   *[other] { $cards } rituals left
}
root-ruin = ruin
root-river = river
root-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
root-available = available:
root-quests = quests:
root-items = items:
root-points = { $points ->
    [one] 1 point of { $victory }
   *[other] { $points } points of { $victory }
}
root-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
root-supply = { $count ->
    [one] 1 warrior in the supply
   *[other] { $count } warriors in the supply
}
root-crafted = Crafted:
root-in-play = In play:
root-hand = Hand:
root-orders = Orders:
root-marquise = Sawmills { $sawmills }, workshops { $workshops }, recruiters { $recruiters }, wood { $wood }
root-eyrie = Leader: { $leader } · roosts { $roosts }
root-decree = Decree:
root-alliance = Supporters { $supporters }, officers { $officers }, sympathy { $sympathy } · bases: { $bases }
root-supporters = Supporters:
root-ready = Ready:
root-exhausted = Exhausted:
root-damaged = Damaged:
root-relations = Relationships:
root-done = Quests done:
root-cult = Acolytes { $acolytes }, gardens { $gardens } · { $hated ->
    [yes] hated outcast
   *[no] outcast
}: { $outcast }
root-souls = Lost souls:
root-riverfolk = Funds { $funds }, payments { $payments }, commitments { $commitments }
root-prices = Prices:

# verify and data

verified-commitment = Luck: the secret matches the hash published at the start, { $commitment }.
verified-secret = Luck: drawn from a secret, but no hash was published to compare it with.
verified-seed = Luck: drawn from an open number, which nobody promised beforehand.
verified-renewed = Luck: the { $choices ->
    [one] first choice comes
   *[other] first { $choices } choices come
} from another game, whose luck may be known; from there on it was sealed anew.
verified-nonces = Luck: { $added ->
    [one] { $added } player
   *[other] { $added } players
} added a number of their own, sealed before any was told; { $missing } added none.
verified-choices = Choices: { $choices ->
    [one] one was
   *[other] { $choices } were
} offered when made; draws made again: { $draws }.
verified-result = Result: { $winners } Scores: { $scores }.
verified-unfinished = Result: the game is not over.
verified = { $path } holds.
data-none = { $game } has no component values of its own.
data-sound = { $path } is sound: { $game } would take it.

# Bench

error-train-game = Only { $allowed } is written for training, not { $game }.
error-train-no-jax = Training needs jax: pip install “nemeton[train]”.
train-line = { $seconds } s · { $positions } positions · { $steps } steps · losses: policy { $policy }, value { $value }, cells { $owner } · points against the last net { $against_last }
bench-alone = To compare with OpenSpiel and Catanatron, install nemeton[peers].
bench-uncompiled = There is no compiled engine here: “make compile” makes one.
bench-stale = The compiled engine was made from other sources than these: “make compile” makes it anew.
bench-progress = Round { $round } of { $rounds } …
bench-failed = { $name } could not be measured: { $detail }
bench-title = { $game }, one core, median of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of { $seconds } s
bench-decisions = decisions/s
bench-sampled = drawn/s
bench-games = games/s
bench-clone = clone µs
bench-playouts = playouts/s
bench-ratios = Decisions per second, as a multiple
bench-interpreted = interpreted
bench-compiled = compiled
bench-listed = options listed
bench-drawn = options drawn

# Server

error-workers-need-postgres = Several server processes need one database to share: --database postgresql://…
serving = Nemeton is open at { $address } (tables in { $database }). Ctrl+C stops it.
serve-answers = The page answers, { $seconds } s after the start.
serve-building = The compiled engine is being built behind; until it is there, the rules run interpreted and bots think more slowly.
serve-compiled = The compiled engine has taken over, { $seconds } s after the start; every table goes on.
serve-interpreted = The rules stay interpreted, which is slower ({ $reason }).
share-addresses = A friend in your network opens:
share-warning = Everybody in this network can reach this server, not only your friends. Use it at home; on the internet put a proxy with a certificate in front (docs/server.md).
share-nowhere = This machine has no address in a network: nobody else can open it. Name one in NEMETON_SHARED if you know better.
error-share-at-home = --share opens the server to the network, but only this machine reaches { $host }: leave --host out.
check-mark-well = [fine]
check-mark-note = [note]
check-mark-fault = [FAULT]
check-serving = It will serve.
check-not-serving = { $count ->
    [one] It will not serve: one fault to mend.
   *[other] It will not serve: { $count } faults to mend.
}
check-port-free = Port { $port } of { $host } is free.
check-port-ours = Nemeton { $version } answers on port { $port }.
check-port-nemeton = A Nemeton ({ $version }) already answers on port { $port }. Use it, stop it, or choose another --port.
check-port-silent = No Nemeton runs on port { $port } of { $host }. Start it, then check its public address again.
check-port-taken = Another program holds port { $port }. Stop it (ss -ltnp names it), or choose another --port.
check-port-forbidden = This user may not listen on port { $port }; those below 1024 belong to the system. Choose a higher --port and put a proxy in front (docs/server.md).
check-host-foreign = Nobody can listen on { $host }, port { $port }: { $detail }. Use --host 127.0.0.1 for this machine, 0.0.0.0 for the network.
check-open-network = Everybody in the network can reach this server. If that is not meant, leave --host and --share out.
check-setting = { $name } is “{ $value }”, which cannot be read ({ $detail }). Correct it, or unset it for the usual value (docs/server.md).
check-client-built = The pages are built.
check-client-missing = The pages are not built: { $folder } has no index.html. Run make play, or install a wheel; NEMETON_STATIC names another folder.
check-compiled = The engine is compiled.
check-interpreted = The engine is interpreted: all works, bots think several times slower. make play compiles it where there is a C compiler.
check-workers = Several server processes cannot share a file. Use --workers 1, or --database postgresql://…
check-folder-missing = The folder { $folder } of the database { $database } does not exist. Make it: mkdir -p { $folder }
check-folder-closed = In the folder { $folder } of the database { $database } nothing can be written: { $detail }. Give it to the user who runs the server (chown), or choose another --database.
check-database-new = The database { $database } will be new; its folder can be written.
check-database-well = The database { $database } can be read and written.
check-database-closed = The database { $database } cannot be written: { $detail }. Give the file to the user who runs the server (chown), or choose another --database.
check-database-foreign = { $database } is no SQLite database. Choose another --database.
check-database-address = { $database } is no address of a database that Nemeton knows. Give the path of a file, or postgresql://…
check-database-folder = { $database } is a folder. Name a file in it.
check-database-other = { $database } is the database of another program. Choose another --database.
check-database-damaged = The database { $database } is damaged: { $detail }. Stop the server and restore the last backup (docs/server.md).
check-database-locked = Another program is writing to the database { $database } and does not let go. Stop it, then check again.
check-disk-free = { $free } GB are free in { $folder }.
check-disk-low = Only { $free } GB are free in { $folder }. Make room before it is full: then no choice could be kept.
check-disk-full = The disk is full: { $free } GB are free in { $folder }. Make room, or choose another --database.
check-postgres-extra = PostgreSQL needs a driver: pip install "nemeton[postgres]"
check-postgres-silent = PostgreSQL does not answer at { $database }: { $detail }. See that it runs and that this address, with its port, is right.
check-postgres-refused = PostgreSQL does not let this user in at { $database }: { $detail }. Correct user and password in the address (or pg_hba.conf).
check-postgres-missing = PostgreSQL has no database of that name: { $database }. Make it: createdb
check-postgres-forbidden = The user of { $database } may not write there: { $detail }. Make the user the owner of the database.
check-postgres-standby = { $database } is read-only, as a standby is. Name the primary.
check-clock = The clocks of this machine and of the database differ by { $seconds } s; days to think would be measured wrongly. Let both keep time (timedatectl set-ntp true).
check-connections = The server processes may want { $wanted ->
    [one] { $wanted } connection
   *[other] { $wanted } connections
}; PostgreSQL allows { $allowed }. Raise max_connections or lower --workers.
check-url-wrong = “{ $url }” is no address of a page, such as https://play.example.org
check-url-silent = { $url } does not answer: { $detail }. See that the proxy runs, that the name leads to it and that the firewall lets it through.
check-url-certificate = Browsers will not trust the certificate of { $url }: { $detail }. Get one from an authority (Caddy does so by itself), unless you are only trying.
check-url-foreign = At { $url } something else than Nemeton answers (status { $status }). See that the proxy passes on to the port of the server.
check-url-database = At { $url } the server runs without its database. See its log, and check the database here.
check-url-host = The proxy at { $url } does not keep the Host header, so every post and socket is refused. nginx: proxy_set_header Host $http_host; or name the address in NEMETON_ORIGINS.
check-url-sockets = WebSockets do not pass at { $url }: tables will not open. nginx: proxy_http_version 1.1, and the headers Upgrade and Connection (deploy/nginx.conf).
check-url-forwarded = The proxy at { $url } does not say for whom it asks: all visitors count as one and share its limits. nginx: proxy_set_header X-Forwarded-For $remote_addr;
check-url-ignored = The proxy at { $url } says for whom it asks and is not believed, since it is not on this machine. Name its address in FORWARDED_ALLOW_IPS.
check-url-plain = { $url } is not encrypted: fine at home, not on the internet (docs/server.md has recipes).
check-url-well = { $url } leads to this server: encrypted, with WebSockets, and with the address of each visitor.
load-title = { $game } over sockets, one server process
load-tables = tables
load-pause = pause
load-choices = choices/s
load-p50 = p50 ms
load-p99 = p99 ms
load-memory = kB/table

# Arena

error-bad-sprt-text = --sprt is written B,A or B,A,0.5,0.6, not “{ $value }”.
error-arena-resume-what = --resume needs the file to go on with: --out FILE.
error-export-nothing = There is no record there: folders are searched for files that end with .json.
arena-playing = Games
arena-interrupted = Interrupted; what was played is kept. Go on with:
arena-kept = The results are in
arena-report = The balance report:
exported = { $rows ->
    [one] One decision
   *[other] { $rows } decisions
} of { $games ->
    [one] one game
   *[other] { $games } games
}, in { $path }
arena-title = { $matches ->
    [one] { $matches } game
   *[other] { $matches } games
} in { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}; ratings with 95 % intervals
arena-blocks = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
arena-bot = bot
arena-rating = rating
arena-share = wins
arena-per-turn = a turn
arena-slowest = slowest turn
arena-controls = Controls
arena-mirror = first of the twins
arena-random = against random
arena-sound = as it should be
arena-unsound = not as it should be
arena-place = place in the turn order
arena-faction = faction
arena-worth = worth
arena-percent = { $value } %
arena-different = Games that differ from one another: { $different } of { $games }.
arena-answer = { $verdict ->
    [better] { $better } is better than { $worse }: at least { $least } rather than { $null } or less ({ arena-blocks }).
    [not-better] { $better } is not better than { $worse }: { $null } or less rather than at least { $least } ({ arena-blocks }).
   *[other] Whether { $better } is better than { $worse } is still open after { arena-blocks } ({ $null } or less, at least { $least }).
}

# The owner

help-admin = Keep order on a server: its tables, its guests, its backups. Works on the database while the server runs.
help-admin-database = The database of the server: a file (nemeton.sqlite3 by default), or postgresql://… Also NEMETON_DATABASE.
help-admin-list = List the tables that were used last.
help-admin-find = Find a text in the addresses of tables, the names of guests, and what was said.
help-admin-show = Show a table: its seats, its people, its last notices, what was said last. Never a hand.
help-admin-close = Close a table: nobody plays on, nobody wins.
help-admin-hand = Let a bot play on a seat, for its person or where nobody sits.
help-admin-back = Take a game back to where it stood after so many choices, also one that is over by time or was closed.
help-admin-mute = Let a guest of a table talk there no longer. PERSON is a name, or the number that `show` says.
help-admin-unmute = Let a guest talk again.
help-admin-remove = Show a guest out of a table: the key opens nothing there any more, the seats are free.
help-admin-prune = Delete tables at which nothing has happened for a long time. Without --yes it only counts them.
help-admin-export = Write tables to a file, those named or all: with their luck and the hashes of their keys, so keep it to yourself.
help-admin-import = Put the tables of such a file back; one that is there stays as it is.
help-admin-backup = Copy the whole database into a folder while the server runs, checked, named by its time.
help-admin-key = Make a new key for the owner’s page and print it, this once. The one before opens nothing any more.
help-admin-rotate = Make every secret of the server anew: the owner’s key, and the salt of the marks of households.
help-admin-last = How many at most; 50 by default.
help-admin-game = Only tables of this game.
help-admin-json = As JSON, for programs.
help-admin-reason = Why, in a sentence. Everybody at the table reads it in the log.
help-admin-days = So many days without any change.
help-admin-clocks = Also tables at which a clock runs.
help-admin-yes = Delete them, not only count.
help-admin-keep = Delete the copies in the folder that are older than so many days: what was deleted from the server is gone for good when the last of them is.
error-admin-no-database = There is no database { $database }. Name that of the server: --database, or NEMETON_DATABASE.
error-admin-no-reason = Give a --reason: everybody at the table will read it.
error-admin-no-such-table = There is no table { $table }.
error-admin-bad-line = Line { $line } is no table that was exported: { $detail }.
error-admin-no-pg-dump = PostgreSQL’s client programs are missing: apt install postgresql-client
error-admin-backup-damaged = The copy could not be made: { $detail }.
error-refused-no-such-table = There is no such table.
error-refused-no-such-seat = There is no seat { $seat } there; the last is { $last }.
error-refused-no-such-person = Nobody there is called “{ $name }”; nemeton admin show lists who is there.
error-refused-several-people = Several there are called “{ $name }”: give the number that nemeton admin show says.
error-refused-archived = That is an uploaded game: it is looked at, not played.
error-refused-game-over = The game is over there.
error-refused-not-begun = The game has not begun there.
error-refused-nothing-to-undo = The game has not that many choices to go back from.
error-refused-unknown-level = This game has no such level of bots: random, sapling, grove, forest, in Cernunos also wildwood-novice, wildwood-regular, wildwood-expert, wildwood.
error-refused-renamed-level = The level { $level } is called { $now } now.
error-refused-too-long = That is too long: the most is { $longest }.
error-refused-damaged = Line { $number } of the table’s log cannot be read.
error-refused-rules-changed = The game of that table is no longer installed, or can no longer be set up in this way.
error-refused-busy = The database could not be written just now; try again.
admin-nothing = There are no tables.
admin-not-found = “{ $text }” was not found.
admin-column-table = table
admin-column-game = game
admin-column-people = people
admin-column-lines = lines
admin-column-opened = opened (UTC)
admin-column-changed = last used (UTC)
admin-column-where = found in
admin-column-at = when (UTC)
admin-column-name = name
admin-column-said = said
admin-kind-lesson = lesson
admin-kind-archive = uploaded
admin-where-table = address
admin-where-name = name
admin-where-said = talk
admin-table = { $table }: { $game }, { $state ->
    [waiting] waiting for people
    [playing] being played
    [over] over
    [damaged] its log cannot be read
   *[other] it cannot be opened by the rules of today
}, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}
admin-times = opened { $opened }, last used { $changed } (UTC)
admin-ended = ended by: { $reason }
admin-seat = seat { $seat }: { $who ->
    [person] { $name }
    [both] { $name }, a bot plays meanwhile ({ $level })
    [bot] bot ({ $level })
   *[nobody] free
}
admin-person = guest { $number }: { $name }{ $state ->
    [muted] {" "}(may not talk)
    [removed] {" "}(shown out, or gone)
   *[here] {""}
}
admin-closed = { $table } is closed.
admin-handed = A bot plays there now.
admin-back = The game goes on from there.
admin-muted = That guest may no longer talk there.
admin-unmuted = That guest may talk again.
admin-removed = That guest is shown out.
admin-would-prune = { $count ->
    [one] One table has
   *[other] { $count } tables have
} not changed for { $days ->
    [one] a day
   *[other] { $days } days
}. With --yes they are deleted; back up first.
admin-pruned = { $count ->
    [one] One table is
   *[other] { $count } tables are
} deleted. Backups hold them as long as you keep those.
admin-exported = { $count ->
    [one] One table
   *[other] { $count } tables
} written to { $path }.
admin-imported = { $count ->
    [one] One table
   *[other] { $count } tables
} put back. There already: { $kept }.
admin-backed-up = Copied to { $path }
admin-forgot-backups = { $count ->
    [one] One old copy deleted.
   *[other] { $count } old copies deleted.
}
admin-key = The key of the owner’s page, /admin. It is shown this once and stored as a hash:
admin-rotated = All secrets are new; marks of households made before no longer count.
check-database-newer = The database { $database } was changed by a later version of Nemeton (layout { $found }; this version knows { $known }). Install that version, or restore a backup from before.
help-admin-rules = Show, or set, what names and talk may be: how long, without which words, or no talk at all. Also for a running server.
help-admin-complaints = List what guests have reported to you.
help-admin-settle = Say that a complaint is dealt with.
help-admin-words = A file with words that names and talk may not have, one a line; * stands for any letters, # begins a note. An empty file: none.
help-admin-longest-name = How many characters a name may have; 32 by default, and at most.
help-admin-longest-message = How many characters something said may have; 500 by default, and at most.
help-admin-chat = Whether there is talk at tables: on or off.
help-admin-all = Also those that are dealt with.
error-admin-bad-rules = That cannot be: a name has from 2 to 32 characters, a message from 1 to 500, and a word something else than *, which it has twice at most.
error-admin-on-off = --chat is on or off, not “{ $value }”.
error-admin-no-complaint = There is no complaint of that number.
admin-rules = Names: at most { $name }. Messages: at most { $message }. Words refused: { $count }. Talk: { $talk ->
    [on] on
   *[off] off
}.
admin-no-complaints = Nobody complains.
admin-settled = Dealt with.
help-serve-public = The address at which people find the server, such as https://play.example.org: it stands in the messages that call them.
check-calls-off = People who are not here cannot be called: nobody knows the public address of this server. Give it with --public https://… (docs/server.md).
check-calls-public = People can be called; links lead to { $url }.
check-calls-plain = People can be called; links lead to { $url }, which is not encrypted: browsers take no push messages there.
check-calls-inward = Calls may go into these networks of yours, at anybody’s wish: { $networks }. If that is not meant, leave them out of NEMETON_CALLS.
check-mail-off = Nobody can be called by e-mail: there is no mail server. Name it in NEMETON_SMTP (docs/server.md).
check-mail-well = The mail server { $server } takes letters from { $sender }.
check-mail-refused = The mail server { $server } takes no letters: { $detail }. Correct NEMETON_SMTP; until then they wait.
