# Errors: what was handed in, and what was expected.

error-unknown-game = There is no game “{ $game }”; there are { $allowed }.
error-unknown-option = { $game } has no option “{ $option }”; it has { $allowed }.
error-unknown-lesson = { $game } has no lesson “{ $lesson }”; there are { $allowed }.
error-bad-lesson = { $file }, step { $step }: { $detail }.
error-unknown-step = The lesson “{ $lesson }” has no step “{ $step }”; there are { $allowed }.
error-unknown-puzzle = { $last ->
    [0] { $game } has no puzzles.
   *[other] { $game } has no puzzle “{ $number }”; they go from 1 to { $last }.
}
error-bad-option = Option { $option } cannot be { $value }; allowed: { $allowed }.
error-bad-players = { $game } cannot be played by { $players }; allowed: { $allowed }.
error-unknown-seat = There is no seat { $seat }; seats run from 0 to { $last }.
error-unknown-locale = There is no language “{ $locale }”; there are { $allowed }.
error-not-asked = Seat { $seat } is not asked now.
error-unknown-thing = There is nothing called { $thing } on this table.
error-renamed-level = The bot level “{ $level }” is now called “{ $now }”.
error-unknown-level = There is no bot level “{ $level }”; there are { $allowed }.
error-unfit-bot = “{ $bot }” plays only open games between two, such as cernunos; { $game } is none.
error-broken-bot = The bot “{ $bot }” cannot be loaded: { $what }
error-not-a-bot = “{ $bot }” is no bot: it must be a class derived from Bot, which nemeton has under bots.
error-bot-in-file = The file names a bot of somebody’s own, “{ $bot }”. No code is run because a file says so: say it yourself, with --bots.
error-lent-bot = “{ $bot }” is an object of this process and cannot play in another: name its class, “module:Class”.
error-no-net = “{ $bot }” plays only games in which a net was trained, such as cernunos; { $game } has none.
error-bad-seed = A seed is a whole number, or 64 hexadecimal digits in lower case, or a list of draws.
own-values-used = Played with own values: { $count ->
    [one] one differs
   *[other] { $count } differ
} from those of the game.
error-bad-data = This is not a sound { $kind } file.
error-no-data = { $game } has no component values that could be corrected.
error-no-positions = { $game } has no notation for positions.
error-no-record = This game was re-drawn for one seat: it has no record.
error-illegal-choice = { $option } is not among the options.
error-not-several = One thing is chosen here, not several.
error-several-twice = { $option } can be picked { $most ->
    [one] once
   *[other] { $most } times
} at most.
error-several-number = { $fewest ->
    [0] Up to { $most } can be picked
   *[other] From { $fewest } to { $most } must be picked
}, not { $number }.
error-several-exactly = Exactly { $most } must be picked, not { $number }.
error-several-together = These cannot be picked together.
error-game-over = The game is over: nothing is left to choose.
error-decision-past = Decision { $number } has been answered; ask for the pending one.
error-script-ended = The scripted draws ended after { $used }.
error-script-out-of-range = The scripted draw { $number } cannot come up among { $bound }.
error-bad-file = This is not a whole { $what } file: it holds no complete JSON document.
error-bad-save = { $expected ->
    [something] The file lacks { $where }.
    [sense] The file is not sound at { $where }: what stands there does not fit together.
   *[other] The file is not sound at { $where }; expected: { $expected }.
}
error-bad-value = { $where } { $need ->
    [table] must be a table of values.
    [number] must be a whole number.
    [text] must be words in quotation marks.
    [switch] must be true or false.
    [list] must be a list of values of one kind, as many as { $expected }.
    [range] must lie in { $expected }.
    [known] must be among { $expected }.
    [unknown] is not known here; there are { $expected }.
    [once] must name each of these once: { $expected }.
    [named] must name each of these at least once: { $expected }.
    [different] must be { $expected } different cards.
    [total] must add up to { $expected }.
    [exactly] must be { $expected }.
    [first] must begin with { $expected }.
    [last] must end with { $expected }.
    [rising] must rise from each value to the next.
    [losses] must gain nothing after the first notch: 0 or less.
    [ends] must have two Ends, left_end and right_end; found: { $expected }.
    [no-end] cannot come after an End, { $expected }.
    [one-root] must begin at the Roots once; found: { $expected }.
    [tile] must be a lake at 0, 0 and three lands that hang together beside it.
    [laid] must let { $expected } tiles be laid side by side.
    [levels] must give five Potions the level { $expected }.
    [mutual] must go both ways: each forest named by its neighbours too.
   *[rests] and ordinary_spaces must make three rest spaces together.
}
error-wrong-rules = The file was written for version { $rules } of the rules of { $game }; this is version { $known }.
error-bad-moment = There is no moment { $at }; the record runs from 0 to { $last }.
error-rules-differ = Here the rules have changed: choice { $number } of the record, { $option }, was possible by version { $rules } and is not by version { $known }. Everything before it is as it was.
error-rules-end-differs = Every choice is possible, but by version { $known } of the rules they lead to another end than by version { $rules }, for which the record was written.
error-illegal-record = Choice { $number } of the record, { $option }, is not among the options there.
error-commitment-broken = The secret of this record does not match the hash that was published at the start.
error-luck-differs = The luck of this record does not come from its secret and the numbers that the seats added.
error-nonce-broken = A number that a seat added to the luck is not the one that it had sealed.
error-result-differs = Played again, the choices lead to another result than the record states.

# Line-ups and campaigns of Root that cannot be.

error-lineup-alone = One player alone plays against the Mechanical Marquise: choose the mode cooperative or competitive, not { $mode }.
error-lineup-together = At most { $most } people play together against the Mechanical Marquise, not { $players }.
error-lineup-against = At most { $most } people play beside the Mechanical Marquise, which holds the sixth seat; not { $players }.
error-lineup-twice = Only one player can lead { $faction }.
error-lineup-vagabonds = There are two Vagabonds at most, not { $number }.
error-lineup-marquise = The Marquise is played by the machine in this mode; the people choose among { $allowed }.
error-lineup-campaign = A campaign is played together against the machine: the mode must be cooperative, not { $mode }.
error-lineup-guide-players = The guided first game is for four players without the machine, not for { $players }.
error-lineup-guide-map = The guided first game is played on the Autumn map, not on { $map }.
error-lineup-match = A match of two games is for two players without the machine, not for { $players } in the mode “{ $mode }”.
error-lineup-guide-factions = The guided first game has fixed factions, seat by seat: { $allowed }; not { $factions }.
error-campaign-json = The campaign is no whole JSON document.
error-campaign-form = A campaign has two entries, wins and kept: { $example }.
error-campaign-wins = A campaign counts from 0 to { $most ->
    [one] { $most } win
   *[other] { $most } wins
}.
error-campaign-seats = A campaign lists the cards of each player: { $players ->
    [one] one list is expected
   *[other] { $players } lists are expected
}.
error-campaign-many = A player keeps one card for each win: { $most } at most.
error-campaign-unknown = There is no card “{ $card }” to keep.
error-campaign-card = The card { $card } cannot be kept, or is listed twice for one player.
error-campaign-copies = The card { $card } is kept by more players than there are copies.

# Refusals that no rule of a game words better.

why-over = The game is over.
why-unknown = That is no action of this game.
why-offered = That may be chosen.
why-not-offered = That is not possible now.

# What every game may log.

log-turn = Turn { $number }
log-taken = Only one way to go on: { $choice }

# Ends that the table brings about.

end-resigned = The game was given up.
end-agreed_draw = All agreed to a draw.
end-agreed_end = All agreed to end the game here, without a winner.
end-time = Time ran out, and the game was claimed.
end-closed = Whoever runs the server closed the table.
error-no-action-ids = There are no fixed action ids for { $game }: how far “{ $argument }” of “{ $verb }” goes is not known.
error-opponents-count = { $wanted } opponents are needed, one for each other seat, not { $given }.
