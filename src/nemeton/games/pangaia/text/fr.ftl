game-name = Pangaia
game-tagline = Les esprits de la forêt plantent, font grandir et rendent ; le plus d’énergie vitale l’emporte.

# Noms

name-player-violet = Violet
    .of = de Violet
name-player-orange = Orange
    .of = d’Orange
name-player-teal = Turquoise
    .of = de Turquoise
name-player-gold = Or
    .of = d’Or
name-player-corrupted = L’Esprit corrompu
    .of = de l’Esprit corrompu

name-resource-sun = soleil
    .land = terre ensoleillée
    .some = du soleil
name-resource-wind = vent
    .land = terre alizée
    .some = du vent
name-resource-rain = pluie
    .land = terre humide
    .some = de la pluie
name-resource-snow = neige
    .land = terre enneigée
    .some = de la neige

name-ritual-rc1 = Connexion soleil–vent
name-ritual-rc2 = Connexion soleil–pluie
name-ritual-rc3 = Connexion soleil–neige
name-ritual-rc4 = Connexion vent–pluie
name-ritual-rc5 = Connexion vent–neige
name-ritual-rc6 = Connexion pluie–neige
name-ritual-rc7 = Connexion soleil–soleil
name-ritual-rc8 = Connexion vent–vent
name-ritual-rc9 = Connexion pluie–pluie
name-ritual-rc10 = Connexion neige–neige
name-ritual-rg1 = Bosquet de soleil
name-ritual-rg2 = Bosquet de vent
name-ritual-rg3 = Bosquet de pluie
name-ritual-rg4 = Bosquet de neige
name-ritual-rk1 = Cime de soleil
name-ritual-rk2 = Cime de vent
name-ritual-rk3 = Cime de pluie
name-ritual-rk4 = Cime de neige

name-slot-s1 = emplacement 1
name-slot-s2 = emplacement 2
name-slot-s3 = emplacement 3
name-slot-s4 = emplacement 4
name-slot-s5 = emplacement 5
name-slot-s6 = emplacement 6
name-seed-a = graine A
name-seed-b = graine B
name-seed-c = graine C

name-payment-none = aucune ressource
name-payment-sun = soleil
name-payment-wind = vent
name-payment-sun-wind = soleil, vent
name-payment-rain = pluie
name-payment-sun-rain = soleil, pluie
name-payment-wind-rain = vent, pluie
name-payment-sun-wind-rain = soleil, vent, pluie
name-payment-snow = neige
name-payment-sun-snow = soleil, neige
name-payment-wind-snow = vent, neige
name-payment-sun-wind-snow = soleil, vent, neige
name-payment-rain-snow = pluie, neige
name-payment-sun-rain-snow = soleil, pluie, neige
name-payment-wind-rain-snow = vent, pluie, neige
name-payment-sun-wind-rain-snow = soleil, vent, pluie, neige

name-hex-1 = lac 1
name-hex-1a = 1a
name-hex-1b = 1b
name-hex-1c = 1c
name-hex-2 = lac 2
name-hex-2a = 2a
name-hex-2b = 2b
name-hex-2c = 2c
name-hex-3 = lac 3
name-hex-3a = 3a
name-hex-3b = 3b
name-hex-3c = 3c
name-hex-4 = lac 4
name-hex-4a = 4a
name-hex-4b = 4b
name-hex-4c = 4c
name-hex-5 = lac 5
name-hex-5a = 5a
name-hex-5b = 5b
name-hex-5c = 5c
name-hex-6 = lac 6
name-hex-6a = 6a
name-hex-6b = 6b
name-hex-6c = 6c
name-hex-7 = lac 7
name-hex-7a = 7a
name-hex-7b = 7b
name-hex-7c = 7c
name-hex-8 = lac 8
name-hex-8a = 8a
name-hex-8b = 8b
name-hex-8c = 8c
name-hex-9 = lac 9
name-hex-9a = 9a
name-hex-9b = 9b
name-hex-9c = 9c
name-hex-10 = lac 10
name-hex-10a = 10a
name-hex-10b = 10b
name-hex-10c = 10c
name-hex-11 = lac 11
name-hex-11a = 11a
name-hex-11b = 11b
name-hex-11c = 11c
name-hex-12 = lac 12
name-hex-12a = 12a
name-hex-12b = 12b
name-hex-12c = 12c
name-hex-13 = lac 13
name-hex-13a = 13a
name-hex-13b = 13b
name-hex-13c = 13c
name-hex-14 = lac 14
name-hex-14a = 14a
name-hex-14b = 14b
name-hex-14c = 14c
name-hex-15 = lac 15
name-hex-15a = 15a
name-hex-15b = 15b
name-hex-15c = 15c
name-hex-16 = lac 16
name-hex-16a = 16a
name-hex-16b = 16b
name-hex-16c = 16c

name-tile-1 = tuile 1
name-tile-2 = tuile 2
name-tile-3 = tuile 3
name-tile-4 = tuile 4
name-tile-5 = tuile 5
name-tile-6 = tuile 6
name-tile-7 = tuile 7
name-tile-8 = tuile 8
name-tile-9 = tuile 9
name-tile-10 = tuile 10
name-tile-11 = tuile 11
name-tile-12 = tuile 12
name-tile-13 = tuile 13
name-tile-14 = tuile 14
name-tile-15 = tuile 15
name-tile-16 = tuile 16

name-orientation-0 = est-nord-est
    .the = l’est-nord-est
name-orientation-1 = nord
    .the = le nord
name-orientation-2 = ouest-nord-ouest
    .the = l’ouest-nord-ouest
name-orientation-3 = ouest-sud-ouest
    .the = l’ouest-sud-ouest
name-orientation-4 = sud
    .the = le sud
name-orientation-5 = est-sud-est
    .the = l’est-sud-est

name-blessing-bl1 = Plantation de graines
name-blessing-bl2 = Faveur de Gaïa
name-blessing-bl3 = Déclin d’un arbre
name-blessing-bl4 = Engrais naturel
name-blessing-bl5-sun = Maîtrise du soleil
name-blessing-bl5-wind = Maîtrise du vent
name-blessing-bl5-rain = Maîtrise de la pluie
name-blessing-bl5-snow = Maîtrise de la neige
name-blessing-bl6 = Graine miraculeuse
name-blessing-bl7 = Poussée de croissance

about-blessing-bl1 = Une ou deux graines ensemble sur la terre de votre choix.
about-blessing-bl2 = 1 énergie vitale pour vous.
about-blessing-bl3 = L’un de vos arbres disparaît ; jusqu’à trois graines à sa place et autour.
about-blessing-bl4 = Deux ressources de votre choix.
about-blessing-bl5-sun = Un soleil par arbre à vous sur une terre ensoleillée.
about-blessing-bl5-wind = Un vent par arbre à vous sur une terre alizée.
about-blessing-bl5-rain = Une pluie par arbre à vous sur une terre humide.
about-blessing-bl5-snow = Une neige par arbre à vous sur une terre enneigée.
about-blessing-bl6 = La graine d’un joueur quelconque germe, quoi qu’il y ait sur sa terre.
about-blessing-bl7 = Une cime pour deux ressources de moins.

name-achievement-ac1 = Majorité de rituels
name-achievement-ac2 = Majorité de grands arbres
name-achievement-ac3 = Majorité d’arbres
name-achievement-ac4 = Plus grand arbre
name-achievement-ac5 = Plus vaste forêt
name-achievement-ac6 = Plus large étendue
name-achievement-ac7 = Majorité de climats
name-achievement-ac8 = Majorité de cimes
name-achievement-ac9 = Majorité de graines
name-achievement-ac10 = Majorité de ressources

about-achievement-ac1 = Pour qui a joué le plus de rituels.
about-achievement-ac2 = Pour qui a le plus d’arbres de niveau 2 ou plus.
about-achievement-ac3 = Pour qui a le plus d’arbres.
about-achievement-ac4 = Pour qui a l’arbre le plus haut.
about-achievement-ac5 = Pour qui a le plus grand groupe d’arbres voisins.
about-achievement-ac6 = Pour qui a des arbres sur le plus de tuiles.
about-achievement-ac7 = Pour qui a des arbres sous le plus de climats.
about-achievement-ac8 = Pour qui a posé le plus de cimes.
about-achievement-ac9 = Pour qui a le plus de graines sur le continent.
about-achievement-ac10 = Pour qui a gardé le plus de ressources.

name-mark-energy = énergie vitale
name-mark-tree = arbre
name-mark-planted = graines sur une terre
name-mark-reserve = graines en réserve
name-mark-secret = rituel secret
name-mark-rituals = rituels exposés
name-mark-pile = pile de rituels
name-mark-blessings = bénédictions
name-mark-spirit = esprit
name-mark-round = manche
name-mark-land_energy = énergie vitale de la Terre
name-mark-corrupted = arbre corrompu
name-mark-evil_seed = graine du mal

name-location-sun = soleil
name-location-wind = vent
name-location-rain = pluie
name-location-snow = neige
name-location-storm = tempête

name-action-evil_seed_growth = germination des graines du mal
name-action-decline = déclin
name-action-tree_growth = croissance d’un arbre corrompu
name-action-contamination = contamination

# Ce qui se compte

energy-points = { $energy ->
        [one] { $energy } point d’énergie vitale
       *[other] { $energy } points d’énergie vitale
    }

# Questions

ask-lay_tile = Posez la tuile ({ $land_type-land }) sur le continent.
ask-start = Choisissez un lac libre pour votre esprit et une terre voisine pour votre graine.
ask-sprout = Croissance : sur quelles terres faire germer une graine ?
ask-sprout_more = { $count ->
        [0] Dernière croissance : sur quelle terre faire germer une graine ?
       *[other] Germination sur { $lands } : ajoutez une terre, ou restez-en là.
    }
ask-act = Votre esprit : planter, rêver ou prier ?
# sur une seule terre, à côté d’un arbre grandi, là où un arbre est mort et autour, à sa place, ou sur plusieurs terres
ask-plant_seed = { $where ->
        [0] { $planted ->
            [0] { $count ->
                [1] Plantez une graine en { $land } : d’où vient-elle ?
               *[other] Plantez jusqu’à { $count } graines en { $land } : d’où viennent-elles ?
            }
           *[other] { $count ->
                [1] Encore une graine en { $land } ? D’où vient-elle ?
               *[other] Encore des graines en { $land }, { $count } au plus ? D’où viennent-elles ?
            }
        }
        [1] { $count ->
            [1] L’arbre en { $land } a grandi : plantez une graine à côté.
           *[other] L’arbre en { $land } a grandi : plantez jusqu’à { $count } graines à côté.
        }
        [2] { $count ->
            [1] L’arbre en { $land } est mort : plantez une graine là ou autour.
           *[other] L’arbre en { $land } est mort : plantez jusqu’à { $count } graines là et autour.
        }
        [3] L’arbre en { $land } est mort : une graine à sa place ?
       *[other] { $count ->
            [1] Plantez une graine : d’où vient-elle, où va-t-elle ?
           *[other] Plantez jusqu’à { $count } graines : d’où viennent-elles, où vont-elles ?
        }
    }
ask-take_resource = { $count ->
    [1] Prenez une ressource de votre choix.
   *[other] Prenez { $count } ressources de votre choix.
 }
ask-connect = { $card } : choisissez deux de vos arbres à relier.
ask-chain = { $card } : choisissez la chaîne de { $first } à { $second }.
ask-grove = { $card } : choisissez votre arbre au centre du bosquet.
ask-crown = { $card } : choisissez celui de vos arbres qui dépasse ses voisins.
ask-new_secret = Prenez un nouveau rituel secret.
ask-wither = Ces arbres dépérissent l’un après l’autre : lequel ensuite ?
ask-return_treetop = { $count ->
        [1] Une cime de { $land } revient : choisissez un emplacement libre.
       *[other] { $count } cimes de { $land } reviennent : choisissez où elles vont.
    }
ask-grow = Croissance des arbres : posez une cime, ou terminez votre tour.
ask-pay = { $grows ->
    [0] Payez { $cost } : ressources différentes, ou énergie vitale.
   *[other] Cime de l’{ $slot } en { $land } : payez { $cost }, en ressources différentes ou en énergie vitale.
 }
ask-keep_blessing = Gardez l’une de ces bénédictions.
ask-blessed_land = Plantation de graines : choisissez la terre.
ask-tree_decline = Déclin d’un arbre : choisissez celui qui disparaît.
ask-miracle = Graine miraculeuse : choisissez la terre et la graine qui germe.
ask-growth_spurt = Poussée de croissance : choisissez un emplacement et un arbre.
ask-heal = Soignez les tuiles autour de votre esprit, ou plantez.
ask-purify = Choisissez l’arbre corrompu qui perd ensuite un niveau.
ask-seal = Une cime corrompue tombe de { $land } : scellez-la, ou laissez-la.
ask-seal_seed = La place de la { $seed } est complète : choisissez la graine du mal à sceller.

# La question à mesure qu’elle se resserre

narrow-start-land = Votre esprit sur le { $lake } : sur quelle terre va sa graine ?
narrow-start-lake = La graine en { $land } : sur quel lac va votre esprit ?
narrow-plant-land = Votre esprit sur le { $lake } : sur quelle terre planter ?
narrow-plant-lake = Planter en { $land } : depuis quel lac ?
narrow-pray-card = Prier : pour quel rituel ?
narrow-move_seed-land = La graine de { $origin } : sur quelle terre la déplacer ?
narrow-move_seed-origin = Une graine vers { $land } : de quelle terre vient-elle ?
narrow-connect = Relier { $picked } à quel autre de vos arbres ?
narrow-grow-land = La cime de l’{ $slot } : sur lequel de vos arbres ?
narrow-grow-slot = L’arbre en { $land } : quelle cime y poser ?
narrow-miracle-player = La graine de qui germe en { $land } ?

# Réponses

do-pass = Continuer
do-lay = La poser avec son lac en { $q }, { $r }, tournée vers { $orientation-the }
do-start = L’esprit sur le { $lake }, la graine en { $land }
do-sprout = { $cost ->
        [0] Faire germer en { $land }
        [1] Faire germer en { $land } pour un point d’énergie vitale
       *[other] Faire germer en { $land } pour { $cost } points d’énergie vitale
    }
do-sprout-pass = Ne rien faire germer
do-sprout_more-pass = Ne plus rien faire germer
do-plant = Planter depuis le { $lake } en { $land }
do-dream = Rêver
do-act-dream-now = { $dreams ->
    [0] Rêver, sans ressource
    [1] Rêver : une ressource
   *[other] Rêver : { $dreams } ressources
 }
do-pray_secret = Prier en secret : { $card }
do-pray = Prier : { $card }
do-sow = Planter une graine de la réserve en { $land }
do-move_seed = Déplacer la graine de { $origin } vers { $land }
do-plant_seed-pass = Ne rien planter
do-plant_seed-pass-now = { $planted ->
    [0] Ne rien planter
   *[other] Ne plus rien planter
 }
do-take_resource = Prendre { $resource-some }
do-connect = Relier { $first } à { $second } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
do-chain = Chaîne { $number }, par { $via } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
do-grove = Bosquet autour de { $land } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
do-crown = Cime de { $land } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
do-take_secret = Prendre { $card } parmi les cartes visibles
do-draw_secret = Piocher une carte inconnue
do-wither = Faire dépérir l’arbre en { $land }
do-return_treetop = La remettre sur l’{ $slot }
do-grow = Poser la cime de l’{ $slot } en { $land }
do-grow-pass = Terminer le tour
do-grow-pass-now = { $left ->
    [0] Terminer le tour
   *[other] Terminer le tour (une cime est encore possible)
 }
do-pay = { $payment-key ->
        [none] Payer { energy-points }
       *[other] { $energy ->
            [0] Payer : { $payment }
           *[other] Payer : { $payment } et { energy-points }
        }
    }
do-bless = Bénédiction : { $blessing }
do-buy = Acheter une bénédiction avec { $resource-some }
do-convert = Changer { $resource-some } en énergie vitale
do-keep = Garder : { $blessing }
do-plant_on = Planter en { $land }
do-fell = Laisser mourir l’arbre en { $land }
do-miracle = Faire germer la graine { $player-of } en { $land }
do-heal = Guérir la { $tile }
do-nourish = Fortifier la { $tile }
do-heal-pass = Planter, sans soigner davantage
do-purify = Purifier { $land }
do-seal = La sceller sur l’{ $slot }
do-seal-pass = La laisser
do-seal_seed = Sceller la graine du mal de { $land }

# Événements

log-tile_laid = { $player } pose une tuile ({ $land_type-land }).
log-rebuilt = Aucune place pour cette tuile : le continent est refait.
log-turn_begins = Manche { $round } : à { $player } de jouer.
log-moves = L’esprit { $player-of } est sur le { $lake }.
log-sprouted = Un arbre { $player-of } germe en { $land }.
log-seed_planted = { $player } plante une graine en { $land }.
log-seed_moved = { $player } déplace une graine de { $origin } vers { $land }.
log-seed_stays = { $player } laisse la graine en { $land }.
log-seed_harvested = { $player } récolte la { $seed }.
log-dreams = { $player } rêve.
log-ritual = { $player } joue { $card } avec { $lands } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’énergie vitale.
log-ritual_revealed = Nouveau rituel : { $card }.
log-secret_drawn = { $player } pioche un rituel secret.
log-secret_seen = Votre rituel secret : { $card }.
log-secret_taken = { $player } prend { $card } comme rituel secret.
log-tree_withers = L’arbre { $player-of } en { $land } dépérit.
log-tree_died = L’arbre { $player-of } en { $land } meurt.
log-tree_grew = L’arbre { $player-of } en { $land } atteint le niveau { $level } ({ $slot }).
log-treetop_returned = Une cime { $player-of } revient de { $land } ({ $slot }).
log-resource_gained = { $player } prend { $resource-some }.
log-energy_gained = { $player } gagne { $amount ->
        [one] { $amount } point d’énergie vitale
       *[other] { $amount } points d’énergie vitale
    }.
log-energy_spent = { $player } dépense { $amount ->
        [one] { $amount } point d’énergie vitale
       *[other] { $amount } points d’énergie vitale
    }.
log-paid = { $payment-key ->
        [none] { $player } paie { energy-points }.
       *[other] { $energy ->
            [0] { $player } paie : { $payment }.
           *[other] { $player } paie : { $payment } et { energy-points }.
        }
    }
log-converted = { $player } change { $resource-some } en énergie vitale.
log-blessing_drawn = { $player } pioche une bénédiction.
log-blessing_seen = Votre nouvelle bénédiction : { $blessing }.
log-blessing_bought = { $player } paie une bénédiction : { $count } × { $resource }.
log-blessing_kept = { $player } garde une bénédiction.
log-blessing_played = { $player } joue { $blessing }.
log-nothing_left = Plus personne ne peut planter, faire germer, faire pousser ni prier.
log-growing_still =
    { $count ->
        [1] Rien n’a changé durablement depuis une manche : si cela continue, la manche { $round } sera la dernière.
       *[other] Rien n’a changé durablement depuis { $count } manches : si cela continue, la manche { $round } sera la dernière.
    }
log-still =
    { $count ->
        [1] Rien n’a changé durablement depuis une manche.
       *[other] Rien n’a changé durablement depuis { $count } manches.
    }
log-end_triggered = La fin approche : cette manche est la dernière.
log-final_growth = Dernière croissance des graines.
log-secret_scored = { $player } montre { $card } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-achieved = { $player } gagne { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } pour l’exploit « { $achievement } ».
log-scored = { $player } : énergie vitale { $energy }, rituel secret { $secret }, emplacements libres { $slots }{ $awards ->
    [0] { "" }
   *[other] , exploits { $awards }
} ; { $total } en tout.
log-corruption_placed = Un arbre corrompu se dresse en { $land } ; des graines du mal sont en { $lands }.
log-automa = Lieu de l’Esprit corrompu : { $location } ; action : { $action }.
log-corrupted_moves = L’Esprit corrompu va sur la { $tile }.
log-corrupted_stays = L’Esprit corrompu reste sur la { $tile }.
log-drained = La { $tile } perd { $amount ->
        [one] { $amount } point d’énergie vitale de la Terre
       *[other] { $amount } points d’énergie vitale de la Terre
    }.
log-tile_corrupted = La { $tile } est corrompue.
log-contaminated = Votre arbre en { $land } est contaminé.
log-corrupted_grew = L’arbre corrompu en { $land } grandit.
log-storm_passed = La tempête est passée, les cartes sont mélangées ; sur la pile : { $location }.
log-healed = La { $tile } est guérie.
log-nourished = La { $tile } gagne un point d’énergie vitale de la Terre.
log-blight_lost = Une cime corrompue tombe de { $land } et retourne à la réserve.
log-sealed = La cime corrompue de { $land } est scellée sur l’{ $slot }.
log-seed_sealed = La graine du mal de { $land } est scellée : { $seed }.

# Scènes : ce qu’un événement signifie, sur une petite carte au-dessus du plateau

scene-end_triggered = La fin approche
scene-end_triggered-note = On finit la manche ; c’est la dernière.
scene-final_growth = Croissance finale
scene-final_growth-note = Les graines germent une dernière fois ; puis on compte l’énergie vitale, les rituels secrets, les emplacements vides et les exploits.
scene-tile_corrupted = Corruption
scene-tile_corrupted-note = Elle s’empare de { $tile }. À la quatrième tuile, la partie est perdue.
scene-storm_passed = La tempête
scene-storm_passed-note = Les cartes de l’Esprit corrompu sont mélangées ; sur la pile : { $location }.

# Fins

end-most_energy = Qui a le plus d’énergie vitale l’emporte.
end-secret_ritual = Égalité, départagée par le rituel secret.
end-shared = Égalité : la victoire est partagée.
end-saviour = L’esprit est guéri, votre titre : Sauveur. Aucune tuile n’est corrompue.
end-guardian = L’esprit est guéri, votre titre : Gardien. Une tuile est corrompue.
end-defender = L’esprit est guéri, votre titre : Défenseur. Deux tuiles sont corrompues.
end-survivor = L’esprit est guéri, votre titre : Survivant. Trois tuiles sont corrompues.
end-corrupted = Défaite : la quatrième tuile est corrompue.
end-rituals_over = Défaite : le dernier rituel est joué et l’esprit n’est pas guéri.
end-rounds_over = Défaite : il ne reste plus de manche.

# Refus

why-tree-there = Un arbre s’y dresse.
why-corrupted-tile = Cette tuile est corrompue.
why-not-corrupted = Cette tuile n’est pas corrompue.
why-not-this-land = La graine ne peut pas aller là.
why-only-here = Vous avez choisi de planter en { $land } : toutes les graines y vont.
why-only-beside = On ne plante ici qu’à côté de l’arbre qui a grandi, en { $land }.
why-only-freed = On ne plante ici qu’à la place de l’arbre mort, en { $land }.
why-only-around = On ne plante ici que là où l’arbre est mort, en { $land }, et autour.
why-no-seed = Vous n’avez pas de graine pour cela.
why-no-seed-there = Vous n’avez pas de graine là.
why-no-tree-left = Il ne reste aucun arbre en réserve.
why-off-board = Ce n’est pas sur ce plateau.
why-other-grove = Cet arbre est dans un bosquet qui vaut un autre nombre de points.
why-no-lake = Ce n’est pas un lac.
why-lake-taken = Un autre esprit occupe ce lac.
why-not-adjacent = Cette terre ne touche pas le lac.
why-ritual-no_tree = Vous n’avez aucun arbre sain sur une { $land_type-land }.
why-ritual-one_tree = Vous n’avez qu’un arbre sur une { $land_type-land }.
why-ritual-not_joined = Aucune chaîne d’arbres ne relie deux des vôtres qui conviennent.
why-ritual-no_neighbour = Aucun arbre ne touche les vôtres sur une { $land_type-land }.
why-ritual-not_tallest = Aucun de vos arbres sur une { $land_type-land } ne domine ses voisins.
why-not-doubled = Ce rituel n’est pas à la fois visible et dans votre main.
why-not-displayed = Ce rituel n’est ni visible ni à vous.
why-not-your-tree = Aucun arbre à vous ne s’y dresse.
why-other-climate = Cet arbre n’est pas sur une terre que le rituel nomme.
why-same-tree = Il faut deux arbres différents.
why-joined-to-none = Aucune chaîne d’arbres ne le relie à un autre des vôtres qui convienne.
why-wrong-pair = Il faut un arbre sur chacune des terres que le rituel nomme.
why-not-joined = Aucune chaîne d’arbres ne relie ces deux-là.
why-no-neighbour = Aucun arbre ne le touche.
why-not-tallest = Un arbre voisin est aussi haut ou plus haut.
why-not-withering = Cet arbre ne dépérit pas dans ce rituel, ou c’est déjà fait.
why-not-purified = Cet arbre n’est pas de ce rituel, ou il est déjà purifié.
why-no-evil-seed = Aucune graine du mal ne s’y trouve.
why-not-on-display = Ce rituel n’est pas visible.
why-no-pile = La pioche est vide.
why-not-drawn = Cette bénédiction n’a pas été piochée.
why-no-such-seed = Ce joueur n’a pas de graine là.
why-no-land = Un lac ne porte pas de graine.
why-in-order = Ce qui précède dans l’ordre a été laissé de côté ; annulez pour le choisir.
why-slot-full = L’{ $slot } porte déjà une cime.
why-slot-empty = L’{ $slot } est vide.
why-slot-sealed = L’{ $slot } est déjà scellé.
why-too-dear = Cela coûte { $cost }, ce que vous ne pouvez payer.
why-wrong-sum = Il faut payer exactement { $cost }.
why-not-owned = Vous n’avez pas tout cela.
why-no-buying = Les bénédictions ne s’achètent pas dans cette partie.
why-no-blessings-left = Il ne reste aucune bénédiction à piocher.
why-two-alike = { $count ->
        [1] Il faut une ressource.
       *[other] Il faut { $count } ressources du même type.
    }
why-three-alike = { $count ->
        [1] Il faut une ressource.
       *[other] Il faut { $count } ressources du même type.
    }
why-no-effect = Cela n’aurait aucun effet.
why-not-in-hand = Vous n’avez pas cette bénédiction.
why-hole = Cela laisserait un trou, ou toucherait en deux endroits séparés.
why-few-segments = Il faut toucher par au moins { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}.
why-lake-contact = Elle recouvre une tuile, ou n’en touche une que par un lac.
why-not-beside = Cette tuile n’est pas autour de votre esprit.
why-no-energy = Vous avez trop peu d’énergie vitale.

# Options de partie

option-continent = Continent
option-continent-note = Comment naît la carte.
option-continent-random = au hasard
option-continent-built = posé par les joueurs
option-continent-reference = carte de référence (un ou deux joueurs)
option-advanced = Règles avancées
option-advanced-note = Exploits, bénédictions et plantation sous les arbres.
option-achievements = Exploits
option-achievements-note = Deux majorités comptent à la fin.
option-blessings = Bénédictions
option-blessings-note = Cartes à usage unique, pour le premier rituel ou deux ressources égales.
option-planting_under_trees = Planter sous les arbres
option-planting_under_trees-note = Les graines peuvent attendre sous un arbre.
option-first_player = Premier joueur
option-first_player-note = Qui commence.
option-first_player-random = au hasard
option-first_player-1 = place 1
option-first_player-2 = place 2
option-first_player-3 = place 3
option-first_player-4 = place 4
option-solo_secret_ritual = Rituel secret en solo
option-solo_secret_ritual-note = Seul, on tient aussi un rituel secret.
option-solo_first_blessing = Bénédiction du premier rituel en solo
option-solo_first_blessing-note = Le premier rituel en solo donne aussi une bénédiction.
option-max_rounds = Durée maximale
option-max_rounds-note = La manche qui met fin à la partie ; 0 : sans limite.

# Raisons de l’évaluation

reason-energy = énergie vitale
reason-energy-more = { $count } d’énergie vitale en plus
reason-energy-fewer = { $count } d’énergie vitale en moins
reason-trees = arbres
reason-trees-more = plus d’arbres
reason-trees-fewer = moins d’arbres
reason-heights = hauteur des arbres
reason-heights-more = des arbres plus hauts
reason-heights-fewer = des arbres moins hauts
reason-seeds = graines prêtes à germer
reason-seeds-more = plus de graines prêtes à germer
reason-seeds-fewer = moins de graines prêtes à germer
reason-harvest = graines libérées
reason-harvest-more = plus de graines libérées
reason-harvest-fewer = moins de graines libérées
reason-resources = ressources
reason-resources-more = plus de ressources
reason-resources-fewer = moins de ressources
reason-rituals = rituels à portée
reason-rituals-more = de meilleurs rituels à portée
reason-rituals-fewer = moins de bons rituels à portée
reason-secret = le rituel secret
reason-secret-more = plus près du rituel secret
reason-secret-fewer = plus loin du rituel secret
reason-slots = emplacements libres
reason-slots-more = plus de points aux emplacements libres
reason-slots-fewer = moins de points aux emplacements libres
reason-achievements = exploits
reason-achievements-more = plus près d’exploits
reason-achievements-fewer = plus loin d’exploits
reason-blessings = bénédictions
reason-blessings-more = plus de bénédictions
reason-blessings-fewer = moins de bénédictions
reason-lead = l’avance et la fin
reason-lead-more = la fin plus proche, avec de l’avance
reason-lead-fewer = la fin plus proche, sans avance
reason-stillness = manches sans changement
reason-stillness-more = quelque chose change durablement
reason-stillness-fewer = rien ne change durablement
reason-rivals = adversaires
reason-rivals-more = les adversaires freinés
reason-rivals-fewer = les adversaires aidés
reason-spent = rituels dépensés
reason-spent-more = rituels gardés
reason-spent-fewer = rituels dépensés
reason-sealed = cimes et graines scellées
reason-sealed-more = plus de cimes et graines scellées
reason-sealed-fewer = moins de cimes et graines scellées
reason-land = énergie vitale de la Terre
reason-land-more = une terre plus forte
reason-land-fewer = une terre plus faible
reason-corruption = tuiles corrompues
reason-corruption-more = moins de tuiles corrompues
reason-corruption-fewer = plus de tuiles corrompues
reason-blight = arbres corrompus
reason-blight-more = moins d’arbres corrompus
reason-blight-fewer = plus d’arbres corrompus
reason-danger = ce que l’Esprit corrompu peut prendre ensuite
reason-danger-more = moins à craindre de l’Esprit corrompu
reason-danger-fewer = plus à craindre de l’Esprit corrompu
reason-result = le résultat

# Ce à quoi un conseil mène.
goal-ritual = alors un rituel exposé rapporterait { $count } d’énergie vitale
goal-sprouts = { $count ->
    [1] alors une graine peut germer sans rien payer sur une terre
   *[other] alors des graines peuvent germer sans rien payer sur { $count } terres
}
goal-sealed = { $count ->
    [1] alors un emplacement est scellé
   *[other] alors { $count } emplacements sont scellés
}
goal-secret = alors votre rituel secret rapporterait { $count } d’énergie vitale
goal-achievements = alors les exploits rapporteraient { $count } d’énergie vitale à la fin
goal-slots = alors les emplacements libres rapporteraient { $count } d’énergie vitale à la fin

# Phases

phase-set_up = Mise en place
phase-seed_growth = Croissance des graines
phase-spirit_action = Action d’esprit
phase-tree_growth = Croissance des arbres
phase-final_growth = Dernière croissance
phase-corrupted_spirit = L’Esprit corrompu

# Verbes, tels que les montrent les étiquettes d’un choix en cours

verb-pass = Passer
verb-lay = Poser
verb-start = Commencer
verb-sprout = Germer
verb-plant = Planter
verb-dream = Rêver
verb-pray_secret = Prier en secret
verb-pray = Prier
verb-sow = Semer
verb-move_seed = Déplacer une graine
verb-take_resource = Prendre
verb-connect = Relier
verb-chain = Chaîne
verb-grove = Bosquet
verb-crown = Cime
verb-take_secret = Prendre en secret
verb-draw_secret = Piocher un secret
verb-wither = Dépérir
verb-return_treetop = Rendre une cime
verb-grow = Grandir
verb-pay = Payer
verb-bless = Bénir
verb-buy = Acheter
verb-convert = Convertir
verb-keep = Garder
verb-plant_on = Planter ici
verb-fell = Abattre
verb-miracle = Miracle
verb-heal = Soigner
verb-nourish = Nourrir
verb-purify = Purifier
verb-seal = Sceller
verb-seal_seed = Sceller une graine
