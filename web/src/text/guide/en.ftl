# The card before a first game, and tips during it.

first-lead = { $name }, in this game you lead
first-lead-nameless = In this game you lead
first-play = { $name }, your first game of
first-play-nameless = Your first game of
first-want = What you want
first-ends = When it ends
first-turn = { $count ->
    [3] A turn, three moments
   *[other] A turn
}
first-watch = What to look at
first-threat = What threatens you
first-once = This card comes only once. You find it again under ? and in the rules.
first-known = I know it
first-guided = Play guided
first-again = The first card again
guided = Tips in the first turns
guided-note = At each new question a line says why one would do that.
guide = Guidance in new games
guide-note = Before a first game one card, then tips during its first two turns.
tip-away = I have read it
