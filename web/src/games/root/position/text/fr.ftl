# La carte

woodland = Les bois
beside = À côté de la carte
paths-to = sentiers vers { $places }
river-to = rivière vers { $places }
touches-clearings = touche les clairières { $places }
touches-forests = touche { $count ->
    [1] le bois { $places }
   *[other] les bois { $places }
}
scorched = brûlée
ruled = contrôlée par { $faction }
ruled-by-nobody = personne ne la contrôle
stands-here = { $faction } est ici
ruin = une ruine
ruin-with = une ruine, dessous : { $items }
free-slots = { $count ->
    [1] un emplacement libre
   *[other] { $count } emplacements libres
}

# À côté

round = Manche { $round }.
battle = Bataille, { $place }, { $attacker } contre { $defender }
dice = coups portés { $dealt }, reçus { $suffered }
deck = { $count ->
    [1] Une carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
discards = Défaussées : { $cards }.
available = Cartes à prendre : { $cards }.
lost-souls = Âmes perdues : { $cards }.
items-left = Objets encore à fabriquer : { $items }.
quest = Quête : { $quest } ; elle demande { $items }.
quests-left = { $count ->
    [1] Encore une quête dans la pile.
   *[other] Encore { $count } quêtes dans la pile.
}

# Une faction

points = Points : { $points } sur { $victory }.
dominance = Joue pour { $card } au lieu des points.
dominated = Sous son contrôle pour cela : { $places }.
coalition = En coalition avec { $faction }.
cards = { $count ->
    [0] Aucune carte en main.
    [1] Une carte en main.
   *[other] { $count } cartes en main.
}
supply = { $count ->
    [1] Un guerrier en réserve.
   *[other] { $count } guerriers en réserve.
}
crafted = Objets fabriqués : { $items }.
in-play = En jeu : { $card } ({ $about }).
in-hand = En main : { $card } ({ $about }).
craft-cost = à fabriquer avec : { $suits }
any-suit = n’importe quelle couleur
gives-item = donne { $item }
gives-points = { $count ->
    [1] un point
   *[other] { $count } points
}
face-down = face cachée
orders = Ordres : { $cards }.
order-now = L’ordre en cours : { $card }.
machine-next = Sa prochaine Aurore rapporte { $points ->
    [0] zéro point
    [1] un point
   *[other] { $points } points
} en l’état ; clairières qu’elle contrôle avec trois guerriers : { $places }{ $humans ->
    [0] .
    [1] {" "}; un de ces points pour les joueurs en face.
   *[other] {" "}; { $humans } de ces points pour les joueurs en face.
}
sawmills = Scieries : sur la carte { $built }, en réserve { $left } ; la prochaine coûte { $cost } bois et rapporte { $points }.
workshops = Ateliers : sur la carte { $built }, en réserve { $left } ; le prochain coûte { $cost } bois et rapporte { $points }.
recruiters = Recruteurs : sur la carte { $built }, en réserve { $left } ; le prochain coûte { $cost } bois et rapporte { $points }.
wood = { $count } bois sur la carte.
keep = Le donjon : { $place }.
leader = Dirigeant : { $leader }.
leaders-left = Dirigeants encore à choisir : { $leaders }.
roosts = { $count ->
    [1] Un perchoir sur la carte
   *[other] { $count } perchoirs sur la carte
} ; chaque Crépuscule { $points ->
    [1] un point
   *[other] { $points } points
}{ $cards ->
    [0] .
    [1] {" "}et une carte de plus.
   *[other] {" "}et { $cards } cartes de plus.
}
decree = Décret, { $column } : { $cards }.
failing = Impossible à suivre en l’état : { $cards }. La crise coûterait { $points ->
    [1] un point
   *[other] { $points } points
} et { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
sympathy = Sympathie : sur la carte { $placed }, en réserve { $left } ; le prochain rapporte { $points }.
bases = Bases : { $suits }.
officers = Officiers : { $count }.
supporters = Partisans : { $count }.
supporters-known = Ces partisans : { $cards }.
supporters-cost = { $count ->
    [1] un partisan
   *[other] { $count } partisans
}
spread = La sympathie peut gagner { $places }.
outcast = Paria : { $suit }.
outcast-hated = Paria : { $suit }, haï.
acolytes = Acolytes : { $count }.
gardens = Jardins : { $gardens }.
conspiracy = { $name } : { $count ->
    [1] un acolyte
   *[other] { $count } acolytes
}.
revealed = Montrées ce tour : { $cards }.
next-outcast = Prochain paria en l’état : { $suit }.
price = Prix ({ $service }) : { $count ->
    [1] un guerrier
   *[other] { $count } guerriers
}.
payments = Paiements : { $warriors }.
funds = Fonds : { $warriors }.
commitments = Engagés : { $warriors }.
posts = Comptoirs posés : { $suits }.
funds-on-posts = Fonds de fabrication sur les cases de comptoirs vides, { $suit } : { $warriors }.
character = Personnage : { $character }, qui { $about }.
pawn-at = Se trouve ici : { $place }.
items-of-side = Objets, { $side } : { $items }.
tracks = Sur les pistes : thé { $tea }, pièces { $coin }, sacs { $bag } ; au plus { $most } par piste.
room = Objets que la sacoche peut contenir : { $count }.
relation = Avec { $faction } : { $relation }{ $needed ->
    [0] .
    [1] , une aide en un tour mène plus loin et rapporte { $points ->
        [1] un point
       *[other] { $points } points
    }.
   *[other] , { $needed } aides en un tour mènent plus loin et rapportent { $points ->
        [1] un point
       *[other] { $points } points
    }{ $count ->
        [0] .
        [1] , une est faite.
       *[other] , { $count } sont faites.
    }
}
quests-done = Quêtes accomplies : { $quests }.
