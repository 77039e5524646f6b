# Leagues, ratings, profiles

leagues = Leagues
leagues-lead = Tournaments over several rounds, for two to six at a table: at one sitting, or in days. Whoever opens one shares its link; the rest goes by itself.
leagues-mine = Yours
leagues-open = To be found by all
leagues-none = There is none at the moment. Open one, and send its link to those who should take part.
league-new = Open a league
league-look = Look
league-name = What it is called
league-name-example = Autumn cup
league-game = The game
league-at-table = At a table
league-system = Who meets whom
league-system-swiss = Swiss
league-system-robin = Round robin
league-system-groups = Groups and final
league-system-swiss-note = Those who stand alike meet; few rounds, for many people.
league-system-robin-note = Everybody meets everybody, as evenly as tables allow.
league-system-groups-note = Everybody within a group; the first of each go on to a final.
league-rounds = Rounds
league-rounds-note = Empty: as many as it takes.
league-group-size = In a group
league-advance = Go on to the final, of each group
league-sides = Played by turns
league-sides-note = Everybody plays each of these equally often. None chosen: the game deals them.
league-pace = Time
league-pace-live = At one sitting
league-pace-days = In days
league-live-quick = 3 min + 5 s
league-live-short = 10 min + 5 s
league-live-long = 30 min + 10 s
league-live-hour = 60 min + 10 s
league-days = { $count ->
    [one] { $count } day a choice
   *[other] { $count } days a choice
}
league-clock-note = Whoever lets the time run out is replaced by a bot, so every round ends; they get no points for that game.
league-pause = Between two rounds
league-pause-none = No pause
league-scoring = Points
league-scoring-places = By place
league-scoring-wins = Wins only
league-scoring-places-note = 2 for everybody left behind, 1 for each on the same place.
league-scoring-wins-note = 2 for a win, 1 for a win that is shared.
league-rated = Counts for the rating
league-rated-note = Whoever enters agrees to it.
league-late = Late entries
league-late-note = One may still enter after the first round; rounds missed bring no points.
league-fill = Bots on empty seats
league-public = To be found by all
league-public-note = Otherwise only whoever has the link finds it.
league-open-it = Open the league
league-foot = You may take part yourself afterwards, or only run it.
league-state-open = takes entries
league-state-running = round { $round } of { $rounds }
league-state-over = over
league-entrants = { $count ->
    [0] nobody yet
    [one] { $count } entrant
   *[other] { $count } entrants
}
league-tables-of = { $count } at a table
league-by = Run by { $name }
league-somebody = somebody
league-bot = Bot { $number }, { $level }
league-fill-in = Bot
league-link = The link by which one enters
league-enter = Enter
league-enter-rated = Enter; my games here count for my rating
league-entered = You take part.
league-leave = Leave the league
league-leave-sure = Leave this league?
league-leave-note = A game that you are playing in it is given up, a bot goes on where others want to. You play in no further round.
league-not-open = No more entries.
league-your-table = Your table is ready
league-to-table = To the table
league-waits = The round ends when its last game does.
league-next-in = The next round begins in { $time }.
league-next-soon = The next round is about to begin.
league-winner = { $name } has won.
league-standings = Standings
league-group = Group { $letter }
league-final = Final
league-round = Round { $number }
league-round-final = Round { $number }, final
league-place = Place
league-player = Player
league-played = Games
league-points = Points
league-wins = Wins
league-opponents = Opponents
league-direct = Direct
league-gone = left
league-left-game = left the game to a bot
league-ties-title = What decides
league-ties-points-places = Points: 2 for everybody left behind in a game, 1 for each on the same place; none for a game left to a bot.
league-ties-points-wins = Points: 2 for a win, 1 for a shared one; none for a game left to a bot.
league-ties-wins = Then games won, a shared win counting half.
league-ties-opponents = Then opponents: the points of all those one has met.
league-ties-direct = Then the games between those who still stand alike.
league-ties-lot = Then a lot, drawn when the league was opened.
league-running = The game goes on
league-run-it = Run the league
league-run-note = Only you see this. Send the link above; begin when all are there.
league-begin = Begin
league-next = Next round now
league-end = End the league
league-end-sure = End this league now?
league-end-note = The standings stay as they are. Games that are still played count for nothing here.
league-add-bots = Add bots
league-bots-count = How many bots
league-bots-level = Level of the bots
league-remove = Take { $name } out
league-remove-key = Take out
league-remove-sure = Take { $name } out of the league?
league-remove-note = A game that they are playing is given up; a bot goes on where others want to.

rated = Counts for the rating
rated-note = All who sit down agree to it. No hints; nothing is taken back after the end; whoever leaves ranks last.
rated-badge = rated
rated-agree = This game counts for my rating
rated-agree-note = Whoever leaves it, or leaves it to a bot at the end, ranks last.
of-league = A game of a league
to-league = To the league

profile = Profile
profile-me-note = A page about your games that anybody with its link may read: how often you win with what, against whom, how strong you are. Without it you are in no list.
profile-show = Let others see it
profile-see = See your page
profile-of = The games of { $name }
profile-hidden = Only you see this page. Under “Your games, everywhere” you decide whether others may.
profile-none = No finished game yet.
profile-rating = Rating
profile-rating-value = { $points } ± { $within }
profile-rating-note = In 19 of 20 cases the true strength lies within ± { $within } of it.
profile-rating-new = Still being found: more games make it surer.
profile-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
profile-won = Won: { $won }
profile-left = { $count } left to a bot
profile-streak = Wins in a row
profile-streak-value = { $streak } (most: { $longest })
profile-sides = With what
profile-seats = On which seat
profile-seat = Seat { $seat } of { $players }
profile-openings = Favourite openings
profile-share = won: { $won } of { $games }
profile-rivals = Met most often
profile-rival = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: before them { $ahead }, behind { $behind }
profile-rivals-note = Only those who show their page too.
ratings-of = The strongest in { $game }
ratings-none = Nobody with a page of their own has a rating here yet.
