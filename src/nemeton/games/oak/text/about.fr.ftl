# Ce qui se dit d’une chose que l’on montre : partout où on la rencontre, et dans cette position.

about-card-storytelling = Une carte d’Assemblée du Temple de la Plume : limites de cartes, Créatures, Artéfacts, ou un pas sur la Branche de la Plume.
about-card-veneration = Une carte d’Assemblée du Temple de la Plume : recruter, grimper où l’on veut, promouvoir, ou un pas sur la Branche de la Plume.
about-card-lore = Une carte d’Assemblée du Temple du Gui : un Ingrédient, un Sanctuaire, une promotion, ou un pas sur la Branche du Gui.
about-card-wisdom = Une carte d’Assemblée du Temple du Gui : échanger des Ressources, préparer une Potion, prendre une Créature, ou un pas sur la Branche du Gui.
about-card-ritual = Une carte d’Assemblée du Temple de la Rune : recruter deux Druides, préparer une Potion, ajouter une carte avancée, ou un pas sur la Branche de la Rune.
about-card-mysticism = Une carte d’Assemblée du Temple de la Rune : un Sanctuaire, un Artéfact, rejouer une action, ou un pas sur la Branche de la Rune.
about-card-heart = Son propre temple : cinq actions qui ne prennent aucun emplacement du plateau, ou un pas sur n’importe quelle Branche.
about-slot-one = Un emplacement de Temple : un Druide posé ici prend l’action à une pierre de la carte jouée. Occupé, il demande un second Druide, qui part aux Racines.
about-slot-two = Un emplacement de Temple : un Druide posé ici prend l’action à deux pierres de la carte jouée. Occupé, il demande un second Druide, qui part aux Racines.
about-slot-three = Un emplacement de Temple : un Druide posé ici prend l’action à trois pierres de la carte jouée. Occupé, il demande un second Druide, qui part aux Racines.
about-deed = Une action d’une carte d’Assemblée. Une action de temple demande un Druide et un emplacement d’autant de pierres ; l’action du Chêne avance sur une Branche.
about-resource-feather = Paie les actions du Temple de la Plume et les pas sur sa Branche. La piste s’arrête à neuf.
about-resource-mistletoe = Paie les actions du Temple du Gui et les pas sur sa Branche. La piste s’arrête à neuf.
about-resource-rune = Paie les actions du Temple de la Rune et les pas sur sa Branche. La piste s’arrête à neuf.
about-ingredient = On en prépare des Potions. On les cueille en Forêt ou les pioche dans le sac ; deux s’échangent contre une Ressource.
about-space = Un emplacement de Branche. L’atteindre donne deux points ; lors d’un Festival, si vous êtes derrière le soleil, votre Druide y récolte ce qu’il montre.
about-end_five_points = L’emplacement final d’une Branche : { $number ->
    [0] 0 point
    [1] un point
   *[other] { $number } points
} aussitôt par tranche de cinq que vous avez, au lieu des deux d’un autre. Bloqué pour de bon dès que quelqu’un s’y tient au Crépuscule.
about-end_elder = L’emplacement final d’une Branche : { $number ->
    [0] 0 point
    [1] un point
   *[other] { $number } points
} aussitôt par Aîné que vous avez, au lieu des deux d’un autre. Bloqué pour de bon dès que quelqu’un s’y tient au Crépuscule.
about-end_creature = L’emplacement final d’une Branche : { $number ->
    [0] 0 point
    [1] un point
   *[other] { $number } points
} aussitôt par Créature que vous avez, au lieu des deux d’un autre. Bloqué pour de bon dès que quelqu’un s’y tient au Crépuscule.
about-end_potion = L’emplacement final d’une Branche : { $number ->
    [0] 0 point
    [1] un point
   *[other] { $number } points
} aussitôt par Potion préparée que vous avez, au lieu des deux d’un autre. Bloqué pour de bon dès que quelqu’un s’y tient au Crépuscule.
about-end_stone = L’emplacement final d’une Branche : { $number ->
    [0] 0 point
    [1] un point
   *[other] { $number } points
} aussitôt par Sanctuaire ou Menhir que vous avez, au lieu des deux d’un autre. Bloqué pour de bon dès que quelqu’un s’y tient au Crépuscule.
about-end_artifact = L’emplacement final d’une Branche : { $number ->
    [0] 0 point
    [1] un point
   *[other] { $number } points
} aussitôt par Artéfact que vous avez, au lieu des deux d’un autre. Bloqué pour de bon dès que quelqu’un s’y tient au Crépuscule.
about-side-elder = Un emplacement de repos où les Aînés aussi trouvent place ; moins de points tout de suite.
about-side-ordinary = Un emplacement de repos pour les seuls Druides ordinaires ; davantage de points tout de suite.
about-row-stones = La rangée du haut : la place des Sanctuaires et Menhirs. En élever la limite coûte des Ressources.
about-row-creatures = La rangée du bas : la place des Créatures. En élever la limite coûte des Ressources.
about-display-creatures = Trois Créatures au choix. Les renouveler est une action libre.
about-display-artifacts = Trois Artéfacts au choix. Les renouveler est une action libre.
about-mark-sun = Avance quand un jeton solaire est franchi. À un solstice se tient un Festival : qui est derrière le soleil récolte ce que montrent ses Branches.
about-mark-score = Les points viennent aussitôt : ce que vous prenez, bâtissez, préparez, et vos pas. À égalité, le plus de pas sur les Branches l’emporte.
about-mark-solar = Qui grimpe au-delà l’emporte : le soleil avance, et un Festival peut suivre.
about-mark-menhir = Érigé par un Aîné contre son prix : des points aussitôt, et une place dans la rangée du haut.
about-mark-sanctuary = Un emplacement de repos de plus dans la rangée du haut, et des points aussitôt : une face pour les Aînés aussi, l’autre pour les seuls Druides ordinaires.
about-mark-forest = Qui a passé cueille ici : un Druide vient prendre un Ingrédient.
about-mark-bag = Les Ingrédients que personne n’a ; certaines actions y piochent ou y choisissent.
about-mark-roots = Les Druides d’ici sont inactifs : ils grimpent aux Branches depuis les Racines, ou rentrent au repos par recrutement.
about-mark-rest = Les Druides au repos sont actifs : chacun se pose une fois. Au Crépuscule, il en rentre autant qu’il y a de place.
about-mark-round = Cinq manches, chacune un Jour de tours jusqu’à ce que tous aient passé, puis le Crépuscule.
about-mark-first = Commence la manche ; le jeton passe au suivant au Crépuscule.
about-mark-passed = Ne joue plus de carte ce Jour et cueille en Forêt.
about-mark-neutral = Occupe un emplacement de son Temple cette manche, pour tout le monde.
about-mark-broichan = L’adversaire du jeu solo : il joue une carte à chaque tour selon des règles fixes.
now-resource = { $count ->
    [0] Vous n’en avez pas.
    [1] Vous en avez une unité.
   *[other] Vous en avez { $count }.
}
cost-deed = { $resource-key ->
    [none] Coûte { $cost ->
        [0] 0 Ressource
        [1] une Ressource
       *[other] { $cost } Ressources
    } au choix.
   *[other] Coûte { $cost ->
        [0] 0 { $resource }
        [1] 1 { $resource }
       *[other] { $cost } { $resource-many }
    }.
}
cost-recipe = Recette : { $ingredients }.
cost-recipe_any = Recette : { $ingredients } et { $count ->
    [0] 0 Ingrédient
    [1] un Ingrédient
   *[other] { $count } Ingrédients
} au choix.
cost-any_ingredients = { $count ->
    [0] Ne demande aucun Ingrédient.
    [1] Demande un Ingrédient au choix.
   *[other] Demande { $count } Ingrédients au choix.
}
cost-menhir = Coûte { from-feathers }.
now-use = { $points ->
    [0] Le prochain usage ne rapporte aucun point.
    [1] Le prochain usage rapporte un point.
   *[other] Le prochain usage rapporte { $points } points.
}
now-use_loses = { $points ->
    [0] Le prochain usage ne coûte aucun point.
    [1] Le prochain usage coûte un point.
   *[other] Le prochain usage coûte { $points } points.
}
now-used_up = Tourné jusqu’au dernier cran : il est épuisé.
now-worth = { $points ->
    [0] 0 point quand on la prend.
    [1] Un point quand on la prend.
   *[other] { $points } points quand on la prend.
}
now-worth_loses = { $points ->
    [0] Ne coûte aucun point.
    [1] Coûte un point quand on la prend.
   *[other] Coûte { $points } points quand on la prend.
}
now-points = { $points ->
    [0] Ne rapporte aucun point.
    [1] Rapporte un point.
   *[other] Rapporte { $points } points.
}
now-stands = { $player } s’y tient.
now-blocked = Bloqué : personne ne peut y grimper.
now-occupied = Occupé : il demande un second Druide à vous.
now-free = Libre.
now-sun = { $points ->
    [0] Le soleil est à 0 point.
    [1] Le soleil vaut un point.
   *[other] Le soleil vaut { $points } points.
}
now-behind = { $player }, à { $points ->
    [0] 0 point
    [1] un point
   *[other] { $points } points
}, est derrière.
now-many = { $count ->
    [0] Il n’en reste pas.
    [1] Il en reste une unité.
   *[other] Reste : { $count }.
}
now-druids = { $active ->
    [0] Aucun des vôtres n’est au repos.
    [1] Un des vôtres est au repos, prêt à être posé.
   *[other] Au repos, prêts à être posés : { $active } des vôtres.
}
now-round = Manche { $count } sur cinq.
now-limit = { $count ->
    [0] Votre limite est 0
    [1] Votre limite est un
   *[other] Votre limite est { $count }
}.
now-limit_of = { $player } : { $count ->
    [0] la limite est 0
    [1] la limite est un
   *[other] la limite est { $count }
}.
now-room = { $left ->
    [0] Aucune place n’est libre.
    [1] Une place est libre.
   *[other] { $left } places sont libres.
}
now-resource_of = { $player } { $count ->
    [0] n’en a pas
    [1] en a une unité
   *[other] en a { $count }
}.
now-druids_of = { $player } : { $active ->
    [0] aucun n’est au repos.
    [1] un est au repos, prêt à être posé.
   *[other] { $active } sont au repos, prêts à être posés.
}
now-there = { $count ->
    [0] Personne ne s’y trouve.
    [1] Un Druide s’y trouve.
   *[other] { $count } Druides s’y trouvent.
}
now-first = En ce moment : { $player }.
now-shows = Lors d’un Festival : { from-feathers }.
now-end = { $points ->
    [0] Pour vous, il ne vaut encore rien.
    [1] Pour vous, il vaut un point maintenant.
   *[other] Pour vous, il vaut { $points } points maintenant.
}
cost-now = { $cost ->
    [0] Avec vos Créatures, il ne vous en coûte rien.
    [1] Avec vos Créatures, il n’en coûte qu’une.
   *[other] Avec vos Créatures, il n’en coûte que { $cost }.
}
