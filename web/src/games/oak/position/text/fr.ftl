sky = Soleil et manche
tree = Le Chêne sacré
temples = Temples
displays = Étals et forêt
orders = Les Ordres au choix
searched = Ce qu’on peut chercher
specialisations = Ce que font les Aînés
order = { $name }. { $about }
round = Manche { $round } sur 5.
sun = Le soleil est à { $points }.
solstice = Prochain solstice à { $points }.
first = Premier joueur : { $name }.

stands = présents : { $names }
free = libre
neutral = le druide neutre
blocked = fermé
solar = { $count ->
    [1] un jeton solaire
   *[other] { $count } jetons solaires
}
festival = un Festival y donne { $gain }
leads-to = mène { $spaces }
counted-five_points = bout : par tranche de 5 points, { $each }
counted-elder = bout : { $each } par Aîné
counted-creature = bout : { $each } par créature
counted-potion = bout : { $each } par potion
counted-stone = bout : { $each } par sanctuaire ou menhir
counted-artifact = bout : { $each } par artéfact
slot = Temple, { $temple }, { $slot ->
    [1] une pierre
    [2] deux pierres
   *[other] trois pierres
}
deed = { $deed } ({ $price })
menhir = Emplacement de menhir, { $name }
price-any = { $count ->
    [1] une Ressource quelconque
   *[other] { $count } Ressources quelconques
}
price-none = gratuit

forest = Forêt : { $tokens }.
in-forest = Dans la forêt : { $names }.
bag = { $count ->
    [1] Un ingrédient dans le sac.
   *[other] { $count } ingrédients dans le sac.
}
any = au choix
potion = Potion { $name }, niveau { $level } ; recette : { $recipe }. { $about }
darkwood = Bois Sombres : { $tiers }.
tier = { $points ->
    [1] { $kinds } sortes pour un point
   *[other] { $kinds } sortes pour { $points } points
}
creature = Créature { $name }, points { $points }. { $about }
artifact = Artéfact { $name }, { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
} à la prise. { $about }
supply = Dans la réserve : { $count ->
    [1] une carte, Sanctuaire ou menhir
   *[other] { $count } cartes, chacune Sanctuaire ou menhir
}.
piles = Dans les piles : { $creatures } créatures, { $artifacts } artéfacts.

points = { $count ->
    [1] Un point.
   *[other] { $count } points.
}
scored = Points : { $sources }.
passed = A passé.
no-order = Pas encore d’Ordre.
resources = Ressources : { $list } ; { $most } de chaque au plus.
druids = Druides : { $active } au repos, { $roots } aux Racines.
rest-spaces = { $count ->
    [0] Aucun emplacement de repos
    [1] Un emplacement de repos
   *[other] { $count } emplacements de repos
} ; ouverts aussi aux Aînés : { $elders ->
    [0] aucun
   *[other] { $elders }
}.
own-spaces = { $count ->
    [1] En plus, un emplacement de repos pour le seul Aîné à qui il appartient.
   *[other] En plus, { $count } emplacements de repos, chacun pour le seul Aîné à qui il appartient.
}
away = Placés jusqu’au Crépuscule : { $names }.
elder = Aîné : { $name } { $place }. { $about }
ingredients = Ingrédients : { $names }.
stones = Sanctuaires : pour Aînés { $elder }, pour druides ordinaires { $ordinary }. Menhirs : { $menhirs }.
limits = Limites de cartes : { $upper } pour Sanctuaires et Menhirs, { $lower } pour les Créatures.
places = Places en tout : { $upper } pour Sanctuaires et Menhirs, { $creatures } pour les Créatures, { $artifacts } pour les Artéfacts.
markers = Potions préparées : { $count }.
in-hand = Carte { $name } en main
played = Jouées cette manche : { $names }.
has-creature = Possède { $name }, points { $points }. { $about }
has-creatures = Créatures : { $names }.
has-artifacts = Artéfacts : { $names }.
artifact-used = Possède { $name }, en usage jusqu’au Crépuscule ; le prochain usage changera les points de { $points }. { $about }
artifact-next = Possède { $name } ; le prochain usage change les points de { $points }. { $about }
artifact-spent = Possède { $name }, épuisé.
own-potion = Une potion à soi : { $name }.
his-stones = Sanctuaires et menhirs : { $count }.
deck = { $count ->
    [1] Une carte dans sa pioche.
   *[other] { $count } cartes dans sa pioche.
}
