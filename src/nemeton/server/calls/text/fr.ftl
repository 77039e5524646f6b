# What reaches people who are not here; it may be read on a locked screen

call-turn-title = { $game } : à vous de jouer
call-turn = À { $game }, une partie vous attend.
call-soon-title = { $game } : votre temps s’écoule
call-soon = À { $game }, une partie vous attend toujours. { $hours ->
    [0] Il reste moins d’une heure.
    [one] Il reste une heure.
   *[other] Il reste { $hours } heures.
}
call-test-title = Nemeton
call-test = Voici comment on vous appellera quand une partie vous attendra.
call-proof-title = Cette adresse est-elle la vôtre ?
call-proof = Confirmez que cette adresse est la vôtre.
mail-proof = Quelqu’un demande qu’on l’appelle à cette adresse quand une partie l’attend sur { $host }. Si c’est vous, ouvrez cette page et confirmez-le sous trois jours :

    { $link }

    Sinon, ne faites rien : il n’y aura pas d’autre message.
mail-foot = Vous recevez ceci parce que vous l’avez demandé sur { $host }. Pour ne plus rien recevoir, ouvrez :
feed-title = Nemeton : les parties qui vous attendent
feed-end = { $game } : fin de votre temps
