# Ce qu’un choix changerait.

loss-blessing = Utilise la bénédiction { $blessing }.
gain-own_energy = Votre énergie vitale : { $before } → { $after }.
loss-own_energy = Votre énergie vitale : { $before } → { $after }.
loss-payment = Coûte : { $resource }, énergie { $before } → { $after }.
gain-energy = Énergie vitale { $player-of } : { $before } → { $after }.
loss-energy = Énergie vitale { $player-of } : { $before } → { $after }.
loss-resources = Coûte : { $resource }.
gain-resources = Apporte : { $resource }.
loss-rival_resources = { $player } prend : { $resource }.
gain-sprouts = Un arbre germe en { $land }.
loss-sprouts = Un arbre germe en { $land }.
gain-level = L’arbre en { $land } : niveau { $before } → { $after }.
loss-level = L’arbre en { $land } : niveau { $before } → { $after }.
gain-dies = L’arbre en { $land } meurt.
loss-dies = L’arbre en { $land } meurt.
loss-seeds = Des graines quittent { $lands }.
gain-seeds = { $count ->
    [1] Une graine repose en { $lands }.
   *[other] { $count } graines reposent en { $lands }.
}
gain-freed = Pour de bon dans votre réserve : { $seed }.
gain-healed = Soigne : { $tile }.
loss-corrupted = Corrompt : { $tile }.
gain-land = Énergie du terrain, { $tile } : { $before } → { $after }.
loss-land = Énergie du terrain, { $tile } : { $before } → { $after }.
next-last_round = La partie finit avec cette manche.
next-alone = Aucune autre graine en { $land } ; vous y avez { $near ->
    [one] { $near } voisin
   *[other] { $near } voisins
}.
next-contest = En { $land }, graines : vous { $own }, { $player } { $most } ; voisins : vous { $near }, { $player } { $theirs }.
next-price = { $cost ->
    [0] En l’état, un arbre y germe gratuitement à votre prochain tour.
   *[other] En l’état, un arbre vous y coûtera { $cost } d’énergie vitale.
}
