# Errors

error-no-bots = There is nobody to play: name bots, as in --bots greedy,random.
error-unknown-bot-setting = A bot has no setting “{ $setting }”; it has { $allowed }, as in oak:nodes=2000.
error-bad-bot-setting = { $setting } of a bot needs a number above 0, not “{ $value }”.
error-bad-arena-number = { $name } cannot be { $value }.
error-bad-line-up = A bot that is named twice makes a line-up, which needs as many bots as players: there are { $bots } for { $players }.
error-too-many-bots = { $bots } bots on { $players } seats can meet in too many ways; name fewer.
error-bad-sprt = The test needs two different shares between 0 and 1, the smaller first, and an error below one half.
error-arena-empty = This results file is empty.
error-arena-head = This is not a results file of the arena.
error-arena-line = Line { $line } is not a game of the arena; nothing was changed.
error-arena-twice = Line { $line } holds game { $game } a second time; nothing was changed.
error-arena-other = The file belongs to another contest: { $name } is { $there } there and { $here } here.
error-arena-busy = Another contest is writing to this file.
error-arena-died = A process died { $times } times over the same game.
error-arena-no-ray = Ray is not installed: pip install “nemeton[ray]”.
error-arena-no-cluster = There is no Ray cluster to join { $address }: { $detail }
error-arena-unmet = { $one } and { $other } do not meet in this contest.
error-arena-not-there = { $name } is none, or more than one, of the bots of this contest: { $allowed }.
