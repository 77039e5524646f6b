# Le plateau de Pangaia.

pangaia-board = Continent de Pangaia
pangaia-rituals = Rituels
pangaia-pile = pioche { $count }
pangaia-secret = secret
pangaia-kind-connection = Connexion
pangaia-kind-grove = Bosquet
pangaia-kind-crown = Cime
pangaia-about-connection = Une chaîne d’arbres entre deux des vôtres : un point pour chacun des vôtres et pour chaque petit arbre des autres.
pangaia-about-grove = Un de vos arbres et tous ceux autour : un point pour chacun des vôtres et pour chaque petit arbre des autres.
pangaia-about-crown = Un arbre plus haut que tous ceux autour : son niveau plus un point.
pangaia-card-worth = { $points ->
        [one] vaut { $points } point à présent
       *[other] vaut { $points } points à présent
    }
pangaia-card-nothing = vos arbres ne s’y prêtent pas

pangaia-hex-spirit = esprit ({ $player })
pangaia-hex-fallen = { $hex }, terre corrompue
pangaia-hex-tree = arbre ({ $player }), niveau { $level }
pangaia-hex-tree-corrupted = arbre corrompu ({ $player }), niveau { $level }
pangaia-hex-seeds = { $count ->
    [one] { $count } graine ({ $player })
   *[other] { $count } graines ({ $player })
}
pangaia-hex-picked = choisi
pangaia-hex-open = peut être choisi
pangaia-hex-closed = ne peut être choisi
pangaia-seed-lift = Reprendre votre graine de { $land }
pangaia-seeds-alone = seule
pangaia-sprout-free = gratuit
pangaia-sprout-cost = −{ $cost }
pangaia-seeds-against = { $own } contre { $other }

pangaia-tile-energy = { $tile }, { $climate } : énergie vitale de la Terre { $energy } ; une de plus coûte { $cost }
pangaia-tile-fallen = { $tile } est corrompue ; son marqueur se lève pour { $cost }

pangaia-lay-spot = Lac en { $q }, { $r } : { $turns ->
        [1] une façon de poser la tuile
       *[other] { $turns } façons de poser la tuile
    }
pangaia-laying = La tuile en main
pangaia-tiles-left = { $count ->
        [0] la dernière tuile
        [one] encore { $count } tuile après
       *[other] encore { $count } tuiles après
    }
pangaia-turn-tile = La tourner
pangaia-lay-tile = La poser ici

pangaia-this-ritual = Ce rituel
pangaia-preview-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pangaia-preview-own = { $count ->
        [one] { $count } arbre à vous
       *[other] { $count } arbres à vous
    }
pangaia-preview-others = { $count ->
        [one] { $count } petit arbre des autres
       *[other] { $count } petits arbres des autres
    }
pangaia-preview-gifts = { $count ->
        [one] { $count } ressource pour les autres
       *[other] { $count } ressources pour les autres
    }
pangaia-preview-fade = { $dying ->
        [0] aucun des vôtres ne meurt
        [one] { $dying } des vôtres meurt
       *[other] { $dying } des vôtres meurent
    }
pangaia-preview-dies = l’arbre meurt
pangaia-note-crown = votre arbre et ses cimes reviennent ; des graines peuvent être plantées là et autour
pangaia-note-own = { $count ->
        [one] un arbre à vous : +{ $count }
       *[other] { $count } arbres à vous : +{ $count }
    }
pangaia-note-others = { $count ->
        [one] un petit arbre des autres : +{ $count }
       *[other] { $count } petits arbres des autres : +{ $count }
    }
pangaia-note-gift = { $player } en reçoit un pour un grand arbre
pangaia-note-fade = { $count ->
        [1] Votre arbre perd un niveau
       *[other] Vos { $count } arbres perdent un niveau
    }{ $dying ->
        [0] {" "}; aucun ne meurt.
        [1] {" "}; un meurt.
       *[other] {" "}; { $dying } meurent.
    }
pangaia-chains = Chaînes
pangaia-chain-key = Chaîne { $number } : +{ $points }

pangaia-pages = Ce qui est montré
pangaia-board-page = Plateau
pangaia-dream = Rêver
pangaia-dream-gives = { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
pangaia-pray = Prier
pangaia-pray-gives = un rituel
pangaia-resources = Ressources
score-pangaia = énergie vitale
pangaia-energy = énergie vitale
pangaia-energy-part = { $count } d’énergie vitale
pangaia-resource-count = { $resource } : { $count }
pangaia-slot-full = { $slot } avec sa cime : coûte { $cost }
pangaia-slot-empty = { $slot }, vide : la cime y coûte { $cost }
pangaia-slot-plants = { $count ->
    [1] plante une graine
   *[other] plante { $count } graines
}
pangaia-slot-energy = { $count ->
    [one] { $count } point d’énergie vitale à la fin, une fois vide
   *[other] { $count } points d’énergie vitale à la fin, une fois vide
}
pangaia-slot-sealed = { $slot }, scellé
pangaia-slot-to-seal = { $slot } de l’Esprit corrompu : coûte { $cost }, bénédictions { $blessings }
pangaia-seed-locked = { $seed }, retenue
pangaia-seed-free = { $seed }, libre
pangaia-evil-sealed = { $seed }, scellée
pangaia-evil-free = { $seed }, pas encore scellée

pangaia-spirit-dreams = esprit en rêve
pangaia-spirit-prays = esprit en prière
pangaia-spirit-on = esprit sur le { $lake }
pangaia-spirit-away = esprit hors de la carte
pangaia-first-player = premier joueur
pangaia-trees-reserve = arbres en réserve
pangaia-crowns-board = cimes sur le plateau
pangaia-crowns-store = cimes en stock
pangaia-seeds-reserve = graines en réserve
pangaia-blessings-held = bénédictions en main

pangaia-round = Manche { $round }
pangaia-round-left = { $left ->
    [one] Manche { $round } · { $left } rituel
   *[other] Manche { $round } · { $left } rituels
}
pangaia-last-round = C’est le dernier tour de table.
pangaia-to-win = Pour gagner
pangaia-lost-when = Perdu si
pangaia-crowns-sealed = cimes scellées
pangaia-seeds-sealed = graines du mal scellées
pangaia-four-fallen = { $of ->
    [1] une tuile est corrompue
   *[other] { $of } tuiles sont corrompues
}
pangaia-fallen-count = tuiles corrompues : { $count } sur { $of }
pangaia-rituals-out = les rituels s’épuisent
pangaia-rituals-left = encore { $count }
pangaia-achievements = Exploits
pangaia-blessings = Bénédictions
pangaia-corrupted-board = Plateau de l’Esprit corrompu
pangaia-in-store = En stock
pangaia-store-crowns = { $count ->
        [one] { $count } cime
       *[other] { $count } cimes
    }
pangaia-store-trees = { $count ->
        [one] { $count } arbre
       *[other] { $count } arbres
    }
pangaia-on-the-pile = sur la pioche
pangaia-location-note = Où l’Esprit corrompu est allé à ce tour. L’autre face dit ce qu’il fera ensuite.
pangaia-next-turn = sa prochaine action
pangaia-no-action = rien

pangaia-tally-energy = Énergie vitale
pangaia-tally-energy-note = possédée à la fin
pangaia-tally-slots = Emplacements vides
pangaia-tally-slots-note = leur énergie, imprimée sur le plateau
pangaia-tally-secret = Rituel secret
pangaia-tally-secret-note = montré à la fin, sans déclin
pangaia-tally-awards = Exploits
pangaia-tally-awards-note = majorités
pangaia-tally-total = Total
pangaia-role = { $colour ->
    [violet] l’esprit violet
    [orange] l’esprit orange
    [teal] l’esprit turquoise
   *[other] l’esprit doré
}
pangaia-tally-total-note = le plus haut l’emporte
pangaia-tally-sealed = Cimes scellées
pangaia-tally-sealed-note = il en faut six
pangaia-tally-evil = Graines du mal scellées
pangaia-tally-evil-note = il en faut trois
pangaia-tally-fallen = Tuiles corrompues
pangaia-tally-fallen-note = la quatrième fait perdre

pangaia-standing = { $player } { $count }
pangaia-cards-page = Rituels
pangaia-goals-page = Buts
pangaia-short-no_tree = aucun arbre ({ $climate })
pangaia-short-one_tree = un seul arbre ({ $climate })
pangaia-short-not_joined = aucune chaîne
pangaia-short-no_neighbour = aucun voisin
pangaia-short-not_tallest = aucun ne domine
pangaia-next-0 = Les graines du mal germent là où rien ne les retient.
pangaia-next-1 = Votre arbre le plus proche de lui perd un niveau.
pangaia-next-2 = Son arbre le plus proche reçoit une cime.
pangaia-next-3 = Votre arbre le plus proche de lui reçoit une cime corrompue.
pangaia-next-none = Aucune carte n’est retournée.
pangaia-buying = 2 pareilles : une bénédiction
pangaia-last-round-short = Dernière manche
pangaia-round-last = Manche { $round }, la dernière

# Ce qu’un rituel prend, sur la touche qui valide

pangaia-dies = { $count ->
    [1] { $lands } meurt
   *[other] { $lands } meurent
}
pangaia-loses-level = { $land } : { $before } → { $after }
