# Ce qu’un choix changerait.

loss-cards = { $number ->
    [1] Dépense { $cards }.
   *[other] Dépense { $number } cartes : { $cards }.
}
then-revealed = Montre { $cards }, qui revient au Crépuscule.
gain-cards = { $number ->
    [1] Met { $cards } dans votre main.
   *[other] Met { $number } cartes dans votre main : { $cards }.
}
loss-paid = { $number ->
    [1] Coûte un guerrier, payé { $receiver-to }.
   *[other] Coûte { $number } guerriers, payés { $receiver-to }.
}
loss-price = { $number ->
    [1] Prix : un guerrier { $receiver-to }, pour { $service }.
   *[other] Prix : { $number } guerriers { $receiver-to }, pour { $service }.
}
loss-price_in_items = { $number ->
    [1] Prix : un objet épuisé, pour { $service }.
   *[other] Prix : { $number } objets épuisés, pour { $service }.
}
loss-supporters = { $number ->
    [1] Dépense un partisan ; il en reste { $left }.
   *[other] Dépense { $number } partisans ; il en reste { $left }.
}
gain-supporters = { $number ->
    [1] Un partisan de plus, soit { $left }.
   *[other] { $number } partisans de plus, soit { $left }.
}
loss-acolytes = { $number ->
    [1] Coûte un acolyte ; il en reste { $left }.
   *[other] Coûte { $number } acolytes ; il en reste { $left }.
}
gain-acolytes = { $number ->
    [1] Un acolyte de plus, soit { $left }.
   *[other] { $number } acolytes de plus, soit { $left }.
}
loss-funds = { $number ->
    [1] Utilise un fonds ; il en reste { $left }.
   *[other] Utilise { $number } fonds ; il en reste { $left }.
}
loss-wood = { $number ->
    [1] Coûte un bois ; il en reste { $left } sur la carte.
   *[other] Coûte { $number } bois ; il en reste { $left } sur la carte.
}
gain-item = Rapporte { $item-a }.
loss-item = { $number ->
    [1] Coûte { $item-a }.
   *[other] Coûte { $number } × { $item }.
}
loss-damaged = Endommage { $item-the }.
gain-repaired = Répare { $item-the }.
loss-exhausted = { $number ->
    [1] Épuise { $item-a }
   *[other] Épuise { $number } × { $item }
} ; { $left ->
    [0] il n’en reste plus pour agir.
   *[other] il en reste { $left } pour agir.
}
loss-overflow = { $number ->
    [1] Votre sacoche déborde : un objet sera à abandonner au Crépuscule.
   *[other] Votre sacoche déborde : { $number } objets seront à abandonner au Crépuscule.
}
gain-refreshed = { $number ->
    [1] Rafraîchit { $item-the }.
   *[other] Rafraîchit { $number } × { $item }.
}
loss-hostile = { $faction-The } vous devient hostile pour de bon.
then-hostile = Dès son premier guerrier retiré, { $faction-the } vous devient hostile pour de bon.
gain-relation = Vos relations avec { $faction-the } deviennent { $relation-are }.
gain-points = Points { $faction-of } : { $before } → { $after }.
loss-points = Points { $faction-of } : { $before } → { $after }.
gain-rule = Vous contrôlez { $clearing-the }.
gain-rule_many = Clairières de plus sous votre contrôle : { $number }.
loss-rule = { $faction-The } contrôle { $clearing-the } à votre place.
loss-rule_nobody = Plus personne ne contrôle { $clearing-the }.
next-marches = { $number ->
    [1] Déplace { $piece-a } { $origin-of } { $destination-to } ; { $left ->
        [0] aucun ne reste
        [1] un reste
       *[other] { $left } restent
    }.
   *[other] Déplace { $number } { $piece-many } { $origin-of } { $destination-to } ; { $left ->
        [0] aucun ne reste
        [1] un reste
       *[other] { $left } restent
    }.
}
next-hits = Pertes au plus : { $hits_on_defender } pour eux, { $hits_on_attacker } pour vous.
next-ambush = { $number ->
    [0] Une embuscade ne vous coûterait rien.
    [1] Une embuscade vous coûterait d’abord une perte.
   *[other] Une embuscade vous coûterait d’abord { $number } pertes.
}
next-outrage = Indignation si la sympathie tombe : une carte { $suit } ou un oiseau à l’Alliance.
next-reward = Puis deux cartes, ou { $points ->
    [1] un point
   *[other] { $points } points
}.
next-walks = { $faction-The } va { $origin-of } { $destination-to }.
gain-removed = { $number ->
    [1] Retire { $piece-a } { $clearing-of }.
   *[other] Retire { $number } { $piece-many } { $clearing-of }.
}
loss-removed = { $number ->
    [1] Vous perdez { $piece-a } { $clearing-in }.
   *[other] Vous perdez { $number } { $piece-many } { $clearing-in }.
}
gain-placed = { $number ->
    [1] Place { $piece-a } { $clearing-in }.
   *[other] Place { $number } { $piece-many } { $clearing-in }.
}
loss-placed = { $number ->
    [1] Amène { $piece-a } { $clearing-in }.
   *[other] Amène { $number } { $piece-many } { $clearing-in }.
}
loss-all_points = Plus de points pour vous.
then-laid_open = { $card } se retrouve à prendre : chacun peut l’échanger contre une carte de sa couleur.
then-dominance = Trois clairières { $suit } sous votre contrôle à votre prochaine Aurore donnent la victoire. { $number ->
    [0] Vous n’en contrôlez aucune.
    [1] Vous en contrôlez une.
   *[other] Vous en contrôlez { $number }.
}
then-dominance_corners = Deux coins opposés sous votre contrôle à votre prochaine Aurore donnent la victoire. { $number ->
    [0] Vous n’en contrôlez aucun.
    [1] Vous contrôlez un coin.
   *[other] Vous contrôlez { $number } coins, { $opposite ->
        [0] dont aucun n’est opposé à un autre
       *[other] dont deux opposés
    }.
}
then-coalition = Vous gagnez si { $partner-the } gagne.
gain-removed_many = Retire des { $piece-many } de beaucoup de clairières : { $number }.
loss-removed_many = Vous perdez des { $piece-many } dans beaucoup de clairières : { $number }.
gain-placed_many = Place des { $piece-many } dans beaucoup de clairières : { $number }.
loss-placed_many = Amène des { $piece-many } dans beaucoup de clairières : { $number }.
next-decree = Décret, { $column } : { $card }, à chaque tour désormais.
loss-decree = Le Décret perd, sous { $column } : { $cards }.
gain-officers = { $number ->
    [1] Un officier alors.
   *[other] { $number } officiers alors.
}
loss-officers = { $number ->
    [0] Plus aucun officier.
    [1] Il reste un officier.
   *[other] Il reste { $number } officiers.
}
gain-in_play = { $cards } reste en jeu pour vous.
loss-unused = { $number ->
    [1] Un objet reste inutilisé.
   *[other] { $number } objets restent inutilisés.
}
loss-undone = { $number ->
    [1] Une action reste inutilisée.
   *[other] { $number } actions restent inutilisées.
}
then-outcast = Les conspirations visent les clairières { $suit }, dont les jardins seuls fabriquent.
then-no_points = { $number ->
    [1] Un jardin { $suit } ne rapporte aucun point.
   *[other] { $number } jardins { $suit } ne rapportent aucun point.
}
