# The page of a game's values

values-title = { $game }: the values
values-lead = Every value on the cards, boards and tokens of { $game }: { $all } in all, { $house ->
    [one] { $house } of them a house value
   *[other] { $house } of them house values
}, which the printed rules do not give. If you own the box, put yours in their place and open a table with them. They stay in this browser.
values-fixed = Every value on the tokens of { $game }. They are part of the rules and cannot be changed; the limit of a chain is an option of a new table.
values-to-rules = To the rules
values-filter = Which values
values-filter-all = All
values-filter-house = House values
values-filter-changed = Changed
values-none = Nothing here.
values-general = In general
values-wrong = not sound
values-changed-count = { $count } changed
values-house-count = { $count ->
    [one] one house value
   *[other] { $count } house values
}
values-ours = ours: { $ours }
values-back = Back to ours: { $ours }
values-back-of = { $name }: back to ours, { $ours }
values-sound = { $count ->
    [0] These are our values; nothing is changed.
    [one] Sound: one value differs from ours.
   *[other] Sound: { $count } values differ from ours.
}
values-unsound = Not yet sound: { $reason }
values-show = Show it
values-upload = Load a file
values-download = Save as a file
values-reset = Back to ours
values-reset-done = These are our values again.
values-restore = Restore mine
values-loaded = { $name } is loaded: { $count ->
    [0] nothing in it differs from ours.
    [one] one value differs from ours.
   *[other] { $count } values differ from ours.
}
values-not-loaded = { $name } was not loaded; yours are as they were. { $reason }
values-open = Open a table with these
own-values = Own values
own-values-count = { $count ->
    [one] One value differs from ours.
   *[other] { $count } values differ from ours.
}
own-values-note = Play with the values that you have put in the place of ours.
own-values-none = If you own the box, you can put its values in the place of ours.
own-values-edit = See the values
own-values-here = This table is played with an owner’s values. What differs from ours:
value-said = { $name }: { $value }
own-values-take = Take them as mine
own-values-taken = They are yours now, in this browser.
house-values = House values
house-values-note = The printed rules that we have do not give these values; we chose them so that the examples hold. Whoever owns the box can put the printed ones in their place.
house-values-in = { $name }: { $count ->
    [one] one house value
   *[other] { $count } house values
}
house-values-change = All values, and yours

value-source-rulebook = printed
value-source-rulebook-note = The printed rules say so.
value-source-public = public
value-source-public-note = Public sources agree on it.
value-source-house = house
value-source-house-note = Our own choice, where the printed rules are silent.
value-source-owner = yours
value-source-owner-note = You have changed it.
