# Ce qu’un choix changerait.

loss-blessing = Utilise la bénédiction { $blessing }.
gain-own_energy = Votre énergie vitale : { $before } → { $after }.
loss-own_energy = Votre énergie vitale : { $before } → { $after }.
loss-payment = Coûte : { $resource }, énergie vitale { $before } → { $after }.
gain-energy = Énergie vitale { $player-of } : { $before } → { $after }.
loss-energy = Énergie vitale { $player-of } : { $before } → { $after }.
loss-resources = Coûte : { $resource }.
gain-resources = Apporte : { $resource }.
loss-rival_resources = { $player } prend : { $resource }.
gain-sprouts = { $count ->
    [1] Un arbre germe en { $lands }.
   *[other] { $count } arbres germent : { $lands }.
}
loss-sprouts = { $count ->
    [1] Un arbre germe en { $lands }.
   *[other] { $count } arbres germent : { $lands }.
}
gain-level = L’arbre en { $land } : niveau { $before } → { $after }.
loss-level = L’arbre en { $land } : niveau { $before } → { $after }.
gain-dies = { $count ->
    [1] L’arbre en { $lands } meurt.
   *[other] { $count } arbres meurent : { $lands }.
}
loss-dies = { $count ->
    [1] L’arbre en { $lands } meurt.
   *[other] { $count } arbres meurent : { $lands }.
}
loss-treetops = { $count ->
    [1] Une cime revient sur votre plateau.
   *[other] { $count } cimes reviennent sur votre plateau.
}
gain-slots = { $count } d’énergie vitale de plus à la fin, si l’emplacement reste vide.
loss-slots = { $count } d’énergie vitale de moins à la fin, sauf à vider encore.
loss-seeds = { $count ->
    [1] Une graine quitte { $lands }.
   *[other] { $count } graines quittent { $lands }.
}
gain-seeds = { $count ->
    [1] Une graine repose en { $lands }.
   *[other] { $count } graines reposent en { $lands }.
}
gain-freed = Pour de bon dans votre réserve : { $seed }.
gain-healed = Soigne la { $tile }.
loss-corrupted = La { $tile } est corrompue.
gain-land = Énergie vitale de la Terre, { $tile } : { $before } → { $after }.
loss-land = Énergie vitale de la Terre, { $tile } : { $before } → { $after }.
next-last_round = La partie finit avec cette manche.
next-alone = { $count ->
    [1] Aucune graine d’autrui en { $lands } : en l’état, un arbre y germe gratuitement à la croissance de vos graines.
   *[other] Aucune graine d’autrui en { $lands } : en l’état, un arbre germe gratuitement sur chacune de ces terres à la croissance de vos graines.
}
next-alone_last = Aucune graine d’autrui en { $lands } : un arbre peut y germer à la dernière croissance.
next-contest = En { $land }, graines : vous { $own }, { $player } { $most } ; voisins : vous { $near }, { $player } { $theirs }.
next-price = { $cost ->
    [0] En l’état, un arbre y germe gratuitement à la croissance de vos graines.
   *[other] En l’état, un arbre vous y coûtera { $cost } d’énergie vitale.
}
