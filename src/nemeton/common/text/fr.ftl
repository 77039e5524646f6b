# Erreurs : ce qui a été donné, et ce qui était attendu.

error-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a { $allowed }.
error-unknown-option = { $game } n’a pas d’option « { $option } » ; il a { $allowed }.
error-unknown-lesson = { $game } n’a pas de leçon « { $lesson } » ; il y a { $allowed }.
error-bad-lesson = { $file }, étape { $step } : { $detail }.
error-unknown-step = La leçon « { $lesson } » n’a pas d’étape « { $step } » ; il y a { $allowed }.
error-unknown-puzzle = { $last ->
    [0] { $game } n’a pas de problèmes.
   *[other] { $game } n’a pas de problème « { $number } » ; ils vont de 1 à { $last }.
}
error-bad-option = L’option { $option } ne peut pas valoir { $value } ; valeurs admises : { $allowed }.
error-bad-players = { $game } ne se joue pas à { $players } ; nombres admis : { $allowed }.
error-unknown-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-unknown-locale = Il n’y a pas de langue « { $locale } » ; il y a { $allowed }.
error-not-asked = La place { $seat } n’est pas interrogée en ce moment.
error-unknown-thing = Rien ne s’appelle { $thing } sur cette table.
error-renamed-level = Le niveau de robot « { $level } » s’appelle maintenant « { $now } ».
error-unknown-level = Il n’y a pas de niveau de robot « { $level } » ; il y a { $allowed }.
error-unfit-bot = « { $bot } » ne joue que les jeux ouverts à deux, comme cernunos ; { $game } n’en est pas un.
error-broken-bot = Le robot « { $bot } » ne peut pas être chargé : { $what }
error-not-a-bot = « { $bot } » n’est pas un robot : il faut une classe dérivée de Bot, que nemeton a sous bots.
error-bot-in-file = Le fichier nomme le robot de quelqu’un, « { $bot } ». Aucun code n’est exécuté parce qu’un fichier le dit : nommez-le vous-même, avec --bots.
error-lent-bot = « { $bot } » est un objet de ce processus et ne peut pas jouer dans un autre : nommez sa classe, « module:Classe ».
error-no-net = « { $bot } » ne joue que les jeux pour lesquels un réseau a été entraîné, comme cernunos ; { $game } n’en a pas.
error-bad-seed = Une graine est un nombre entier, ou 64 chiffres hexadécimaux en minuscules, ou une liste de tirages.
own-values-used = Joué avec des valeurs à soi : { $count ->
    [1] une diffère
   *[other] { $count } diffèrent
} de celles du jeu.
error-bad-data = Ce n’est pas un fichier { $kind } correct.
error-no-data = { $game } n’a pas de valeurs de matériel à corriger.
error-no-positions = { $game } n’a pas de notation des positions.
error-no-record = Cette partie a été redistribuée pour une seule place : elle n’a pas d’enregistrement.
error-illegal-choice = { $option } ne fait pas partie des choix possibles.
error-not-several = On choisit ici une seule chose, pas plusieurs.
error-several-twice = { $option } ne peut être choisi que { $most } fois.
error-several-number = { $fewest ->
    [0] On peut en choisir { $most } au plus
   *[other] Il faut en choisir de { $fewest } à { $most }
}, pas { $number }.
error-several-exactly = Il faut en choisir exactement { $most }, pas { $number }.
error-several-together = Ces choix ne vont pas ensemble.
error-game-over = La partie est terminée : il n’y a plus rien à choisir.
error-decision-past = La décision { $number } a déjà sa réponse ; demandez celle qui est en attente.
error-script-ended = Les tirages écrits d’avance sont épuisés après { $used }.
error-script-out-of-range = Le tirage { $number } écrit d’avance est impossible parmi { $bound }.
error-bad-file = Ce n’est pas un fichier « { $what } » entier : il ne contient pas de document JSON complet.
error-bad-save = { $expected ->
    [something] Il manque { $where } dans le fichier.
    [sense] Le fichier est fautif à l’endroit { $where } : ce qui s’y trouve ne va pas ensemble.
   *[other] Le fichier est fautif à l’endroit { $where } ; attendu : { $expected }.
}
error-bad-value = { $where } { $need ->
    [table] doit être une table de valeurs.
    [number] doit être un nombre entier.
    [text] doit être un mot entre guillemets.
    [switch] doit être true ou false.
    [list] doit être une liste de valeurs de même sorte, au nombre de { $expected }.
    [range] doit être dans { $expected }.
    [known] doit être parmi { $expected }.
    [unknown] n’est pas connu ici ; il y a { $expected }.
    [once] doit nommer une fois chacun : { $expected }.
    [named] doit nommer chacun au moins une fois : { $expected }.
    [different] doit compter { $expected } cartes différentes.
    [total] doit faire { $expected } en tout.
    [exactly] doit être { $expected }.
    [first] doit commencer par { $expected }.
    [last] doit finir par { $expected }.
    [rising] doit croître d’une valeur à la suivante.
    [losses] ne doit rien donner après le premier cran : 0 ou moins.
    [ends] doit avoir deux emplacements finaux, left_end et right_end ; trouvé : { $expected }.
    [no-end] ne peut venir après un emplacement final, { $expected }.
    [one-root] doit partir une fois des Racines ; trouvé : { $expected }.
    [tile] doit être un lac en 0, 0 et trois terrains d’un seul tenant à côté.
    [laid] doit permettre de poser { $expected } tuiles côte à côte.
    [levels] doit donner le niveau { $expected } à cinq Potions.
    [mutual] doit aller dans les deux sens : chaque forêt nommée aussi par ses voisines.
   *[rests] et ordinary_spaces doivent faire trois places de repos ensemble.
}
error-wrong-rules = Le fichier suit la version { $rules } des règles ({ $game }) ; celle-ci est la version { $known }.
error-bad-moment = Il n’y a pas de moment { $at } ; l’enregistrement va de 0 à { $last }.
error-rules-differ = Ici les règles ont changé : le choix { $number } de l’enregistrement, { $option }, était possible selon la version { $rules } et ne l’est plus selon la version { $known }. Tout ce qui précède est inchangé.
error-rules-end-differs = Chaque choix est possible, mais selon la version { $known } des règles ils mènent à une autre fin que selon la version { $rules }, pour laquelle l’enregistrement a été écrit.
error-illegal-record = Le choix { $number } de l’enregistrement, { $option }, n’y fait pas partie des choix possibles.
error-commitment-broken = Le secret de cet enregistrement ne correspond pas à l’empreinte publiée au début.
error-luck-differs = Le hasard de cet enregistrement ne vient pas de son secret et des nombres ajoutés par les places.
error-nonce-broken = Un nombre qu’une place a ajouté au hasard n’est pas celui qu’elle avait scellé.
error-result-differs = Rejoués, les choix mènent à un autre résultat que celui de l’enregistrement.

# Tablées et campagnes de Root impossibles.

error-lineup-alone = Une personne seule joue contre la Marquise Mécanique : le mode doit être cooperative ou competitive, pas { $mode }.
error-lineup-together = On joue à { $most } au plus, ensemble, contre la Marquise Mécanique ; pas à { $players }.
error-lineup-against = Aux côtés de la Marquise Mécanique, qui tient la sixième place, on joue à { $most } au plus ; pas à { $players }.
error-lineup-twice = Une seule personne peut mener { $faction }.
error-lineup-vagabonds = Il y a deux Vagabonds au plus, pas { $number }.
error-lineup-marquise = Dans ce mode, la machine joue la Marquise ; les joueurs choisissent parmi { $allowed }.
error-lineup-campaign = Une campagne se joue ensemble contre la machine : le mode doit être cooperative, pas { $mode }.
error-lineup-guide-players = La première partie guidée se joue à quatre sans la machine, pas à { $players }.
error-lineup-guide-map = La première partie guidée se joue sur le plateau Automne, pas sur { $map }.
error-lineup-match = Un match en deux parties se joue à deux et sans la machine, pas à { $players } dans le mode « { $mode } ».
error-lineup-guide-factions = La première partie guidée a des factions fixes, place par place : { $allowed } ; pas { $factions }.
error-campaign-json = La campagne n’est pas un document JSON complet.
error-campaign-form = Une campagne a deux entrées, wins et kept : { $example }.
error-campaign-wins = Une campagne compte de 0 à { $most ->
    [one] { $most } victoire
   *[other] { $most } victoires
}.
error-campaign-seats = Une campagne donne les cartes de chaque joueur : il faut { $players ->
    [one] { $players } liste
   *[other] { $players } listes
}.
error-campaign-many = Un joueur garde une carte par victoire : { $most } au plus.
error-campaign-unknown = Il n’y a pas de carte « { $card } » à garder.
error-campaign-card = La carte { $card } ne se garde pas, ou figure deux fois pour un joueur.
error-campaign-copies = La carte { $card } est gardée par plus de joueurs qu’il n’y a d’exemplaires.

# Refus qu’aucune règle d’un jeu ne formule mieux.

why-over = La partie est terminée.
why-unknown = Ce n’est pas une action de ce jeu.
why-offered = Ce choix est possible.
why-not-offered = Ce n’est pas possible maintenant.

# Ce que chaque jeu peut noter.

log-turn = Tour { $number }
log-taken = Une seule suite possible : { $choice }

# Fins que la table amène.

end-resigned = La partie a été abandonnée.
end-agreed_draw = Tous se sont accordés sur la nulle.
end-agreed_end = Tous se sont accordés pour arrêter la partie ici, sans vainqueur.
end-time = Le temps était écoulé, et la partie a été réclamée.
end-closed = La personne qui tient le serveur a fermé la table.
error-no-action-ids = { $game } n’a pas de numéros d’action fixes : on ne sait pas jusqu’où va « { $argument } » de « { $verb } ».
error-opponents-count = Il faut { $wanted } adversaires, un pour chaque autre place, et non { $given }.
