# Replay

replay-sub = Replay
replay-closed = This record opens when the game is over.
viewpoint = Seen by
viewpoint-public = Public
spoiler-free = Hide the end
spoiler-free-note = Result, chances and what comes later stay hidden until you get there; every replay then begins at its start.
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
fork-note = A new table opens with this position; the old game stays as it is. What lies on the table and in hands may be known to whoever has seen the record; what is drawn from here on is sealed anew.

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
    [one] { $good } of one real choice as good as the best
   *[other] { $good } of { $all } real choices as good as the best; given away by each: { $loss } in 100, give or take { $spread }
}
report-scale = Given away by a real choice, in 100: { $name } { $loss }; for comparison { $levels }
report-scale-level = { $level } { $loss }
report-method-search = Choices are judged as { $level } searches (positions at most: { $nodes }), from what the player could know; of each player at most eight, spread over the game. The choice made is looked at as closely as the best. A choice is real where it matters and more than one option is reasonable; where only one is, missing it counts. What it gives away is how far it is from the best, in chances of winning as that search sees them, counted as if the game had been even, since who is nearly beaten has little left to give away. “Give or take” is where the average would lie in 95 games of 100. Chance players, sapling, grove and forest were judged in the same way: the marks on the scale, which has chance at its left end and nothing given away at its right.
report-method-unmeasured = Nobody has measured yet how bots come out in this kind of game.
report-best = Best move,
report-worst = Costliest move,
report-method = How this is worked out
report-method-fitted = Chances come from the game’s own judgement of every seat, fitted to many games between simple bots: of positions called 70 in 100, about 70 in 100 were won.
report-method-net = Chances come from a net that has learnt the game by playing against itself, eased to what people make of a position: of positions called 80 in 100, about 80 in 100 were won in games between its gentle grades.
report-method-plain = Chances come from the game’s own judgement of every seat; nobody has checked them against many games yet.
report-method-luck = Where a choice drew or revealed something, luck is what came on top of what the player could expect with what was known then. What the best option would have brought is judged by playing on from both, not by knowing what came.
