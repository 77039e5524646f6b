# What a choice would change.

loss-price = { $number ->
    [one] Costs { $resource-a }.
   *[other] Costs { $number } { $resource-many }.
}
loss-units = { $number ->
    [1] Costs one Resource.
   *[other] Costs { $number } Resources.
}
loss-cheaper = { $number ->
    [0] Nothing by placing { $druid-the }.
   *[other] Only { $number } by placing { $druid-the }.
}
loss-druid = Takes a Druid who is ready to act.
loss-second = The slot is taken: a second Druid goes to the Roots.
loss-resource = { $resource-many }: { $before } → { $after }.
gain-resource = { $resource-many }: { $before } → { $after }.
loss-ingredients = Uses up: { $ingredients }.
gain-ingredients = Brings: { $ingredients }.
loss-roots = { $number ->
    [one] A Druid goes to the Roots: { $before } → { $after } there.
   *[other] { $number } Druids go to the Roots: { $before } → { $after } there.
}
gain-roots = { $number ->
    [one] A Druid leaves the Roots: { $before } → { $after } there.
   *[other] { $number } Druids leave the Roots: { $before } → { $after } there.
}
loss-rests = Druids ready to act: { $before } → { $after }.
gain-rests = Druids ready to act: { $before } → { $after }.
gain-promoted = Promotes a Druid: { $druid }.
gain-climbs = Climbs to the { $space }.
loss-card = Uses { $card } until Dusk.
gain-card = Brings { $card } into your hand.
gain-creature = Brings the Creature { $creature }.
loss-creature = Costs the Creature { $creature }.
gain-artifact = Brings { $artifact-the }.
loss-turn = { $left ->
    [0] Turns { $artifact-the } to its last notch.
    [one] Turns { $artifact-the }; one notch left.
   *[other] Turns { $artifact-the }; { $left } notches left.
}
gain-turn = { $left ->
    [one] Turns { $artifact-the } back; one notch left.
   *[other] Turns { $artifact-the } back; { $left } notches left.
}
loss-exhausted = Exhausts { $artifact-the }.
gain-sanctuary = Puts up a Sanctuary: one more rest space.
gain-menhir = Erects a Menhir.
loss-limit = Your { $row }: { $before } → { $after }.
gain-limit = Your { $row }: { $before } → { $after }.
gain-own-points = Your points: { $before } → { $after }.
loss-own-points = Your points: { $before } → { $after }.
gain-points = Points of { $player }: { $before } → { $after }.
loss-points = Points of { $player }: { $before } → { $after }.
next-sun = The sun moves to { $value }.
next-festival = The sun moves to { $value }: a Festival.
loss-reaped = { $number ->
    [one] { $player } reaps a Resource at the Festival.
   *[other] { $player } reaps { $number } Resources at the Festival.
}
loss-undone = { $number ->
    [one] Ends the Round for you, with one Druid still ready to act.
   *[other] Ends the Round for you, with { $number } Druids still ready to act.
}
