# Oak: its board

oak-board = Le Chêne Sacré, ses Temples et la bordure du soleil et des points
oak-behind-sun = derrière le soleil : la fête vous nourrit
oak-ahead-sun = devant le soleil
oak-sun-at = Soleil à { $value }
oak-next-solstice = solstice suivant : { $value }
oak-round = Manche { $round } sur 5
oak-tag = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
oak-end-points = points
oak-end-elders = aînés
oak-end-creatures = créatures
oak-end-potions = potions
oak-end-stones = pierres
oak-end-artifacts = artéfacts
oak-counted-points = points déjà gagnés
oak-counted-elders = Aînés
oak-counted-creatures = Créatures
oak-counted-potions = Potions préparées
oak-counted-stones = Sanctuaires et Menhirs
oak-counted-artifacts = Artéfacts
oak-end = emplacement final : { $worth }, { $counted }
oak-end-shut = emplacement final, bloqué : { $worth }, { $counted }
oak-space-pays = un Festival y rapporte { $count ->
    [one] { $count } { $resource }
   *[other] { $count } { $many }
}
oak-solar-tokens = { $count ->
        [1] un jeton solaire
       *[other] { $count } jetons solaires
    }
oak-slot-free = libre
oak-slot-taken = { $count ->
        [1] un Druide s’y tient
       *[other] { $count } Druides s’y tiennent
    }
oak-neutral = Druide neutre
oak-druid = { $name } : { $druid } { $place }
oak-forest = Forêt
oak-forest-token = Forêt, place { $position } : { $ingredient }
oak-menhir-space = Emplacement de Menhir, { $name } : un Aîné y dresse un Menhir pour { $price }
oak-creatures = Créatures
oak-artifacts = Artéfacts
oak-potions = Potions
oak-darkwood-tier = { $kinds } Ingrédients différents pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
oak-darkwood = Bois Sombres, par sortes
oak-pile = pioche { $count }
oak-bag = sac { $count }
oak-supply = sanctuaires
oak-shelves = Forêt et étagères
oak-tray = Ce que vous pouvez choisir
oak-so-many = { $thing } : { $count }
oak-free = Actions libres
oak-free-trade = 2 Ingrédients → 1 Ressource
oak-free-abhartach = Abhartach : 1 Ingrédient → 1 Ressource
oak-free-extend = Limite de cartes +1
oak-free-exchange = Échanger des Ressources
oak-free-renew = Renouveler un étalage
oak-free-carw_gwyn = Défausser Carw Gwyn
oak-hand = Vos cartes
oak-price = { $cost ->
    [0] gratuit
    [one] coût { $cost } { $resource }
   *[other] coût { $cost } { $many }
}
oak-price-druids = { $count ->
    [1] un Druide
   *[other] { $count } Druides
}
oak-price-units = { $count ->
    [1] une Ressource
   *[other] { $range } Ressources
}
oak-any-resource = Ressource quelconque
oak-any-resources = Ressources quelconques
oak-step = un pas : { $branch }
oak-step-any = un pas, libre
oak-effect-limit = limite +1
oak-effect-creature = une créature
oak-effect-artifact = un artéfact
oak-effect-recruit = recruter
oak-effect-recruit_two = recruter 2
oak-effect-advance = un pas, libre
oak-effect-promote = promouvoir
oak-effect-bag = un du sac
oak-effect-sanctuary = un sanctuaire
oak-effect-swap = échanger
oak-effect-brew = une potion
oak-effect-add_card = carte avancée
oak-effect-replay = rejouer
oak-effect-six = 6 d’une ressource
oak-effect-draw_three = 3 ingrédients
oak-grove = Votre bosquet
oak-open-grove = Bosquet
oak-back = Retour au chêne
oak-resting = { $count ->
        [1] un Druide actif
       *[other] { $count } Druides actifs
    }
oak-free-seat = emplacement de repos libre, Druides ordinaires seulement
oak-free-seat-elder = emplacement de repos libre, Aînés aussi
oak-nobody-rests = personne au repos
oak-elder-action = Aîné
oak-any-action = tout Druide
oak-first-player = Premier joueur
oak-in-hand = cartes en main
oak-active = Druides actifs
oak-at-roots = Druides inactifs, aux Racines
oak-passed = A passé, cueille en forêt
oak-declined = A passé, ne cueille plus
oak-his-deck = Cartes qu’il n’a pas encore tirées
oak-deck-empty = Aucune : il remélangera les six.
oak-decided-before = Décidé avant le décompte final, qui n’y a rien changé.
oak-decided = Décidé au décompte final.
oak-his-turn = Ce qu’il a fait, et pourquoi
oak-beat-draws = Il pioche
oak-beat-stands = Il se pose
oak-beat-acts = Il agit
oak-beat-climbs = Il grimpe
oak-beat-feast = Le soleil
oak-beat-gathers = Il cueille
oak-beat-you = À vous
oak-go-on = Continuer
oak-elders = Aînés
oak-ingredients = Ingrédients
oak-resources = Ressources
oak-you-give = Vous donnez
oak-you-get = Vous recevez
oak-put-first = D’abord sous la pioche
oak-put-next = Puis, dessous
oak-more = Un de plus
oak-fewer = Un de moins
oak-brewed = Potions préparées : { $count }
oak-exhausted = épuisé
oak-in-use = occupé jusqu’au crépuscule
oak-free-artifact = place libre
oak-free-stone = place libre
oak-free-creature = place libre pour une créature
oak-opens-any = { $count ->
    [1] s’ouvre pour une Ressource au choix
   *[other] s’ouvre pour { $count } Ressources au choix
}
oak-opens-same = { $count ->
    [1] s’ouvre pour une Ressource
   *[other] s’ouvre pour { $count } Ressources du même type
}
oak-opens-kind = s’ouvre pour { $count ->
    [one] { $count } { $resource }
   *[other] { $count } { $many }
}
oak-sanctuary = Sanctuaire
oak-sanctuary-elder = Sanctuaire · aîné
oak-menhir = Menhir
oak-is-behind = derrière le soleil ({ $value })
oak-is-ahead = devant le soleil ({ $value })
oak-is-level = au niveau du soleil ({ $value })
oak-roots-count = { $count } aux Racines
oak-branch-count = { $count } sur les Branches
oak-three-alike = Trois pareils deviennent un pas
oak-broichan-area = Ce que possède Broichan : Sanctuaires { $stones }, Créatures { $creatures }, Artéfacts { $artifacts }. Il ne paie rien et n’en utilise aucun.
oak-orders = Choisissez votre Ordre
oak-order-taken = pris par { $name }
# a thing and what it does, or how much of it there is
oak-said = { $name } : { $about }
oak-counted = { $name } { $points }
oak-total = Points
oak-role = l’{ $order }
oak-steps = Pas sur les Branches
oak-steps-note = comptent seulement à égalité de points
