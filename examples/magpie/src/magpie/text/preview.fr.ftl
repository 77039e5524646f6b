gain-points = { $bird } : { $points } de plus dans son nid.
loss-points = { $bird } : { $points } de plus dans son nid.
loss-feather = { $left ->
    [0] Votre dernière plume est dépensée.
   *[other] Une plume est dépensée ; il en reste { $left }.
}
loss-trinket = { $left ->
    [0] Vos serres sont alors vides.
   *[other] Un bibelot quitte vos serres ; il en reste { $left }.
}
