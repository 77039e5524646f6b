table = La partie
continent = Le continent
rituals = Rituels
round = Manche { $round }.
first = Premier joueur : { $name }.
last-round = C’est la dernière manche.
tile-drawn = Tuile à poser : { $climate }.
tiles-left = Tuiles restantes : { $tiles }.
blessings = { $count ->
    [1] Une bénédiction dans la pile.
   *[other] { $count } bénédictions dans la pile.
}
blessings-spent = Bénédictions utilisées : { $names }.

lake = lac d’une tuile { $climate }
spirit-of = esprit ici : { $name }
land-energy = énergie vitale de la Terre sur cette tuile : { $count }
tree = arbre ({ $name }), niveau { $level }
tree-corrupted = arbre corrompu ({ $name }), niveau { $level }
seeds = { $count ->
    [1] une graine
   *[other] { $count } graines
} ({ $name }){ $cost ->
    [-1] , ne peut germer
    [0] , un arbre sans frais
   *[other] , un arbre pour { $cost } d’énergie vitale
}
fallen = { $climate }, corrompue
empty = rien n’y pousse
beside = voisines : { $hexes }

worth = vaut { $count } pour vous maintenant
pile = { $count ->
    [0] La pile des rituels est vide.
    [1] Un rituel dans la pile.
   *[other] { $count } rituels dans la pile.
}
played = Joués : { $names }.

energy = Énergie vitale : { $count }.
spirit-at = Son esprit est ici : { $hex }.
dreaming = Son esprit rêve.
away = Son esprit est hors de la carte.
praying = Son esprit prie.
resources = Ressources : { $names }.
supply = En réserve : arbres { $trees }, graines { $seeds }.
locked = Encore verrouillées : { $names }.
rituals-played = Rituels joués : { $count }.
secret = Rituel secret : { $name }, { $worth }.
secret-hidden = A un rituel secret.
hand = Bénédiction en main, { $name } : { $about }
looking = À choisir, { $name } : { $about }
hand-count = Bénédictions en main : { $count }.
emptied = { $count ->
    [0] Aucun emplacement vide : rêver ne donne rien.
    [1] Un emplacement vide : rêver donne une ressource ; énergie vitale à la fin : { $energy }.
   *[other] { $count } emplacements vides : rêver donne { $count } ressources ; énergie vitale à la fin : { $energy }.
}
slot = L’emplacement { $slot } porte une cime : la poser coûte { $cost }{ $plant ->
    [0] { "" }
   *[other] {" "}; graines à planter alors : { $plant }
}{ $energy ->
    [0] { "" }
   *[other] {" "}; énergie vitale à la fin, une fois vide : { $energy }
}{ $held ->
    [0] .
   *[other] {" "}; il retient la { $seed }.
}
slot-empty = L’emplacement { $slot } est vide{ $energy ->
    [0] { "" }
   *[other] , énergie vitale à la fin : { $energy }
} ; une cime qui y revient coûte { $cost } à reposer{ $plant ->
    [0] .
   *[other] {" "}; graines à planter alors : { $plant }.
}

rot-trees = En stock : arbres { $count }, cimes { $left }.
seal-slot = L’emplacement { $slot } n’est pas scellé : le sceller coûte { $cost }{ $blessings ->
    [0] .
   *[other] {" "}; bénédictions en échange : { $blessings }.
}
rot-at = Il va ici : { $location }.
rot-action = Action : { $action }.
rot-next = Action suivante : { $action }.
sealed = Scellés pour vous : emplacements { $slots }, graines { $seeds }.
rot-pile = { $count ->
    [1] Une carte dans sa pile.
   *[other] { $count } cartes dans sa pile.
}
