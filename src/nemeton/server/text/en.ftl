# What a link to a page says of it where it is pasted

preview-site = Nemeton
preview-site-note = One table for four forest games: Cernunos, Pangaia, Oak and Root.
preview-picture = A game of { $game } on the table
preview-site-picture = The four games on a shelf
preview-rules = { $game }: the rules
preview-values = { $game }: the values, and yours
preview-analysis = { $game }: a position, analysed
preview-new = { $game }: a new table
preview-table = A table of { $game }
preview-replay = A game of { $game }, to look back on
preview-report = How a game of { $game } went
preview-waits = { $names }: { $free ->
    [one] one seat is free.
   *[other] { $free } seats are free.
} { $note }
preview-nobody = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
} { $note }
preview-plays = { $names } at the table. { $note }
preview-over = Played by { $names }. { $note }
preview-bot = a bot
preview-somebody = somebody
