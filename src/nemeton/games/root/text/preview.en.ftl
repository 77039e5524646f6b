# What a choice would change.

loss-cards = { $number ->
    [one] Spends { $cards }.
   *[other] Spends { $number } cards: { $cards }.
}
then-revealed = Shows { $cards }, which comes back in the Evening.
gain-cards = { $number ->
    [one] Brings { $cards } into your hand.
   *[other] Brings { $number } cards into your hand: { $cards }.
}
loss-paid = { $number ->
    [one] Costs one warrior, paid to { $receiver-the }.
   *[other] Costs { $number } warriors, paid to { $receiver-the }.
}
loss-price = { $number ->
    [one] Price: one warrior to { $receiver-the }, for { $service }.
   *[other] Price: { $number } warriors to { $receiver-the }, for { $service }.
}
loss-price_in_items = { $number ->
    [one] Price: one item exhausted, for { $service }.
   *[other] Price: { $number } items exhausted, for { $service }.
}
loss-supporters = { $number ->
    [one] Spends a supporter; { $left } left.
   *[other] Spends { $number } supporters; { $left } left.
}
gain-supporters = { $number ->
    [one] One supporter more: { $left } then.
   *[other] { $number } supporters more: { $left } then.
}
loss-acolytes = { $number ->
    [one] Costs one acolyte; { $left } left.
   *[other] Costs { $number } acolytes; { $left } left.
}
gain-acolytes = { $number ->
    [one] One acolyte more: { $left } then.
   *[other] { $number } acolytes more: { $left } then.
}
loss-funds = { $number ->
    [one] Uses one fund; { $left } left.
   *[other] Uses { $number } funds; { $left } left.
}
loss-wood = { $number ->
    [one] Costs one wood; { $left } left on the map.
   *[other] Costs { $number } wood; { $left } left on the map.
}
gain-item = Brings { $item-a }.
loss-item = { $number ->
    [one] Costs { $item-a }.
   *[other] Costs { $number } × { $item }.
}
loss-damaged = Damages { $item-the }.
gain-repaired = Repairs { $item-the }.
loss-exhausted = { $number ->
    [one] Exhausts { $item-a }
   *[other] Exhausts { $number } × { $item }
}; { $left ->
    [0] none left ready.
   *[other] { $left } more ready.
}
loss-overflow = { $number ->
    [one] Your satchel overflows: one item will have to go in the Evening.
   *[other] Your satchel overflows: { $number } items will have to go in the Evening.
}
gain-refreshed = { $number ->
    [one] Refreshes { $item-the }.
   *[other] Refreshes { $number } × { $item }.
}
loss-hostile = { $faction-The } turns hostile to you, for good.
then-hostile = With the first warrior that it loses, { $faction-the } turns hostile to you, for good.
gain-relation = { $faction-The } and you become { $relation }.
gain-points = Points of { $faction-the }: { $before } → { $after }.
loss-points = Points of { $faction-the }: { $before } → { $after }.
gain-rule = You rule { $clearing }.
gain-rule_many = More clearings that you rule: { $number }.
loss-rule = { $faction-The } rules { $clearing } instead of you.
loss-rule_nobody = Nobody rules { $clearing } any more.
next-marches = { $number ->
    [one] Moves { $piece-a } from { $origin } to { $destination }; left behind: { $left }.
   *[other] Moves { $number } { $piece-many } from { $origin } to { $destination }; left behind: { $left }.
}
next-hits = Hits at most: { $hits_on_defender } on them, { $hits_on_attacker } on you.
next-ambush = An ambush would first deal you { $number ->
    [one] one hit
   *[other] { $number } hits
}.
next-outrage = Outrage if sympathy falls: a { $suit } card or a bird to the Alliance.
next-reward = Then two cards, or { $points ->
    [one] one point
   *[other] { $points } points
}.
next-walks = { $faction-The } goes from { $origin } to { $destination }.
gain-removed = { $number ->
    [one] Removes { $piece-a } from { $clearing }.
   *[other] Removes { $number } { $piece-many } from { $clearing }.
}
loss-removed = { $number ->
    [one] You lose { $piece-a } in { $clearing }.
   *[other] You lose { $number } { $piece-many } in { $clearing }.
}
gain-placed = { $number ->
    [one] Places { $piece-a } in { $clearing }.
   *[other] Places { $number } { $piece-many } in { $clearing }.
}
loss-placed = { $number ->
    [one] Brings { $piece-a } to { $clearing }.
   *[other] Brings { $number } { $piece-many } to { $clearing }.
}
loss-all_points = No more points for you.
then-laid_open = { $card } lies open then: anybody may take it for a card of its suit.
then-dominance = Three { $suit } clearings ruled at your next Birdsong win. { $number ->
    [0] You rule none.
    [one] You rule one.
   *[other] You rule { $number }.
}
then-dominance_corners = Two opposite corners ruled at your next Birdsong win. { $number ->
    [0] You rule none.
    [one] You rule one corner.
   *[other] You rule { $number } corners, { $opposite ->
        [0] none opposite another
       *[other] two of them opposite each other
    }.
}
then-coalition = You win if { $partner-the } wins.
gain-removed_many = Removes { $piece-many } from many clearings: { $number }.
loss-removed_many = You lose { $piece-many } in many clearings: { $number }.
gain-placed_many = Places { $piece-many } in many clearings: { $number }.
loss-placed_many = Brings { $piece-many } to many clearings: { $number }.
next-decree = Decree, { $column }: { $card }, every turn from now on.
loss-decree = The Decree loses, under { $column }: { $cards }.
gain-officers = { $number ->
    [one] One officer then.
   *[other] { $number } officers then.
}
loss-officers = { $number ->
    [0] No officer is left.
    [one] One officer is left.
   *[other] { $number } officers are left.
}
gain-in_play = { $cards } stays in play for you.
loss-unused = { $number ->
    [one] One item stays unused.
   *[other] { $number } items stay unused.
}
loss-undone = { $number ->
    [one] One action is left undone.
   *[other] { $number } actions are left undone.
}
then-outcast = Conspiracies happen in { $suit } clearings, and only gardens there craft.
then-no_points = { $number ->
    [one] One { $suit } garden scores no points.
   *[other] { $number } { $suit } gardens score no points.
}
