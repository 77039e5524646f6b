gain-points = { $bird }’s nest is worth { $points } more.
loss-points = { $bird }’s nest is worth { $points } more.
loss-feather = { $left ->
    [0] Your last feather is spent.
   *[other] A feather is spent; { $left } left.
}
loss-trinket = { $left ->
    [0] Your claws are empty then.
   *[other] A trinket leaves your claws; { $left } left.
}
