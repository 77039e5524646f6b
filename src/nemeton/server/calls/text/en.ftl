# What reaches people who are not here; it may be read on a locked screen

call-turn-title = { $game }: your turn
call-turn = A game of { $game } waits for you.
call-soon-title = { $game }: your time runs out
call-soon = A game of { $game } still waits for you. { $hours ->
    [one] One hour is left.
   *[other] { $hours } hours are left.
}
call-test-title = Nemeton
call-test = This is how you will be called when a game waits for you.
call-proof-title = Is this your address?
call-proof = Please confirm that this address is yours.
mail-proof = Somebody wants to be called at this address when a game waits for them at { $host }. If that is you, open this page and confirm it within three days:

    { $link }

    If it is not, do nothing: there will be no further message.
mail-foot = You get this because you asked to be called at { $host }. To get no more of it, open:
feed-title = Nemeton: games that wait for you
feed-end = { $game }: your time ends
