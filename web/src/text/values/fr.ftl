# La page des valeurs d’un jeu

values-title = { $game } : les valeurs
values-lead = { $game } : toutes les valeurs des cartes, des plateaux et des jetons, { $all } au total, dont { $house ->
    [one] { $house } valeur maison
   *[other] { $house } valeurs maison
}, que les règles imprimées ne donnent pas. Si vous avez la boîte, mettez les vôtres à leur place et ouvrez une table avec elles. Elles restent dans ce navigateur.
values-fixed = { $game } : toutes les valeurs des jetons. Elles font partie des règles et ne se changent pas ; la limite d’une chaîne est une option d’une nouvelle table.
values-to-rules = Vers les règles
values-filter = Quelles valeurs
values-filter-all = Toutes
values-filter-house = Valeurs maison
values-filter-changed = Changées
values-none = Rien ici.
values-general = En général
values-wrong = à corriger
values-changed-count = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
}
values-house-count = { $count ->
    [1] une valeur maison
   *[other] { $count } valeurs maison
}
values-ours = la nôtre : { $ours }
values-back = Revenir à la nôtre : { $ours }
values-back-of = { $name } : revenir à la nôtre, { $ours }
values-sound = { $count ->
    [0] Ce sont nos valeurs ; rien n’est changé.
    [1] Tout est correct : une valeur diffère des nôtres.
   *[other] Tout est correct : { $count } valeurs diffèrent des nôtres.
}
values-unsound = Pas encore correct : { $reason }
values-show = Montrer
values-upload = Charger un fichier
values-download = Enregistrer
values-reset = Revenir aux nôtres
values-reset-done = Ce sont de nouveau nos valeurs.
values-restore = Rétablir les miennes
values-loaded = { $name } est chargé : { $count ->
    [0] rien n’y diffère des nôtres.
    [1] une valeur diffère des nôtres.
   *[other] { $count } valeurs diffèrent des nôtres.
}
values-not-loaded = { $name } n’a pas été chargé ; les vôtres sont inchangées. { $reason }
values-open = Ouvrir une table ainsi
own-values = Valeurs à soi
own-values-count = { $count ->
    [1] Une valeur diffère des nôtres.
   *[other] { $count } valeurs diffèrent des nôtres.
}
own-values-note = Jouer avec les valeurs que vous avez mises à la place des nôtres.
own-values-none = Si vous avez la boîte, vous pouvez mettre ses valeurs à la place des nôtres.
own-values-edit = Voir les valeurs
own-values-here = Cette table se joue avec les valeurs d’un propriétaire. Ce qui diffère des nôtres :
value-said = { $name } : { $value }
own-values-take = Les prendre pour moi
own-values-taken = Elles sont à vous maintenant, dans ce navigateur.
house-values = Valeurs maison
house-values-note = Les règles imprimées dont nous disposons ne donnent pas ces valeurs ; nous les avons choisies de sorte que les exemples tiennent. Qui a la boîte peut mettre les vraies à leur place.
house-values-in = { $name } : { $count ->
    [1] une valeur maison
   *[other] { $count } valeurs maison
}
house-values-change = Toutes les valeurs, et les vôtres

value-source-rulebook = imprimée
value-source-rulebook-note = Les règles imprimées le disent.
value-source-public = publique
value-source-public-note = Des sources publiques s’accordent là-dessus.
value-source-house = maison
value-source-house-note = Notre choix, là où les règles imprimées se taisent.
value-source-owner = à vous
value-source-owner-note = Vous l’avez changée.
