game-name = Cernunos
game-tagline = Deux druides empilent bêtes et arbres ; qui domine le plus de cases de la clairière l’emporte.

# Noms

name-player-green = Vert
    .of = de Vert
name-player-violet = Violet
    .of = de Violet

name-token-tree = Arbre
    .a = un Arbre
    .the = l’Arbre
    .The = L’Arbre
name-token-boar = Sanglier
    .a = un Sanglier
    .the = le Sanglier
    .The = Le Sanglier
name-token-deer = Cerf
    .a = un Cerf
    .the = le Cerf
    .The = Le Cerf
name-token-wolf = Loup
    .a = un Loup
    .the = le Loup
    .The = Le Loup
name-token-squirrel = Écureuil
    .a = l’Écureuil
    .the = l’Écureuil
    .The = L’Écureuil
name-token-fox = Renard
    .a = le Renard
    .the = le Renard
    .The = Le Renard
name-token-raven = Corbeau
    .a = le Corbeau
    .the = le Corbeau
    .The = Le Corbeau
name-token-fire = Feu
    .a = le Feu
    .the = le Feu
    .The = Le Feu

name-cell-a1 = a1
name-cell-b1 = b1
name-cell-c1 = c1
name-cell-d1 = d1
name-cell-a2 = a2
name-cell-b2 = b2
name-cell-c2 = c2
name-cell-d2 = d2
name-cell-a3 = a3
name-cell-b3 = b3
name-cell-c3 = c3
name-cell-d3 = d3

name-mark-power = puissance
name-mark-reserve = réserve
name-mark-burnt = Arbres brûlés
name-mark-chain = enchaînement
name-mark-cells = cases occupées

# Ce que fait un jeton, en une ligne

about-token-tree = Au début du tour de son propriétaire, un Arbre de la réserve pousse dessus.
about-token-boar = Posé, il repousse d’une case un sommet voisin, quitte à faire le tour du plateau.
about-token-deer = Donne +1 de puissance aux sommets voisins de son camp, jamais à lui-même.
about-token-wolf = Ôte 1 de puissance aux sommets ennemis jusqu’à deux cases en diagonale.
about-token-squirrel = Un jeton ami voisin qui agit agira une fois de plus.
about-token-fox = Posé, il permute les sommets de deux cases autour de lui ; les deux agissent ensuite.
about-token-raven = Posé, il remonte au sommet le jeton le plus bas d’une case voisine, qui agit ensuite.
about-token-fire = Les Arbres voisins des deux couleurs brûlent, et aucun Arbre ne se pose dessus.

# Questions

ask-place = { $player } : posez un jeton de votre réserve.
ask-last_place = { $player } : un dernier jeton, ou en rester là.
ask-grow = { $player } : trop peu d’Arbres pour tous ; choisissez celui qui pousse (il en reste { $count }).
ask-push = { $player } : le Sanglier en { $cell } repousse ; choisissez quel sommet.
ask-swap = { $player } : le Renard en { $cell } permute deux sommets ; choisissez les deux cases.
ask-first = { $player } : choisissez lequel agit d’abord, { $cell } ou { $other }.
ask-lift = { $player } : le Corbeau en { $cell } remonte un jeton du dessous ; choisissez la case.

# Les mêmes, quand une partie du choix est faite
narrow-place-cell = Où poser { $token-the } ?
narrow-place-token = Quel jeton poser en { $cell } ?
narrow-swap = Échanger le sommet de { $picked } avec lequel ?

# Choix

do-place = Poser { $token-a } en { $cell }
do-push = Repousser le sommet de { $cell }
do-swap = Permuter les sommets de { $cell } et { $other }
do-first = { $cell } agit d’abord
do-lift = Remonter le jeton le plus bas de { $cell }
do-grow = Faire pousser l’Arbre en { $cell }
do-pass = Ne plus rien poser

# Événements

log-placed = { $player } pose { $token-a } en { $cell }.
log-grew = L’Arbre { $player-of } en { $cell } pousse.
log-pushed = { $token-The } { $owner-of } est repoussé de { $origin } vers { $destination }.
log-swapped = Les sommets de { $cell } et { $other } changent de place.
log-lifted = { $token-The } { $owner-of } remonte au sommet de { $cell }.
log-repeats = Près de l’Écureuil, { $token-the } { $player-of } en { $cell } agira de nouveau.
log-burnt = L’Arbre { $player-of } en { $cell } brûle.
log-passed = { $player } ne pose plus rien.
log-blocked = { $player } doit poser et ne le peut pas.
log-reserve_empty = La réserve { $player-of } est vide.

# Fins

end-cells = Une réserve est vide : qui occupe le plus de cases l’emporte.
end-trees = Égalité de cases ; qui montre le plus d’Arbres l’emporte.
end-burnt = Cases et Arbres à égalité ; moins d’Arbres brûlés décident.
end-draw = Tout est à égalité : match nul.
end-blocked = Un joueur devait poser et ne le pouvait pas : l’autre gagne.

# Refus

why-no-pass = Poser est obligatoire ; seul le tout dernier jeton peut être refusé.
why-place-first = C’est le moment de poser un jeton.
why-none-left = Il ne vous reste plus ce jeton en réserve : { $token }.
why-tree-on-fire = Aucun Arbre ne se pose sur le Feu en { $cell }.
why-too-strong = L’ennemi en { $cell } a une puissance de { $power } ; on ne recouvre qu’à 0 ou moins.
why-resolve-first = L’effet en cours passe d’abord.
why-out-of-reach = { $cell } est hors de portée.
why-empty = Il n’y a rien en { $cell }.
why-swap-order = Deux cases différentes, celle du plus petit numéro d’abord.
why-grow-first = La pousse passe d’abord.
why-cannot-grow = Aucun de vos Arbres ne peut pousser en { $cell } maintenant.

# Raisons de l’évaluation

reason-cells = cases occupées
reason-cells-more = { $count ->
    [1] une case de mieux
   *[other] { $count } cases de mieux
}
reason-cells-fewer = { $count ->
    [1] une case de moins
   *[other] { $count } cases de moins
}
reason-firm = cases bien tenues
reason-firm-more = des cases mieux tenues
reason-firm-fewer = des cases moins bien tenues
reason-early = cases qui peuvent encore changer de main
reason-early-more = moins misé sur des cases qui peuvent changer de main
reason-early-fewer = plus misé sur des cases qui peuvent changer de main
reason-tokens = jetons en vue
reason-tokens-more = de meilleurs jetons en vue
reason-tokens-fewer = de moins bons jetons en vue
reason-reserve = jetons gardés en réserve
reason-reserve-more = des jetons plus forts gardés pour la suite
reason-reserve-fewer = un jeton dépensé qui servirait mieux plus tard
reason-burnt = Arbres brûlés
reason-burnt-more = moins d’Arbres brûlés que l’adversaire
reason-burnt-fewer = plus d’Arbres brûlés que l’adversaire
reason-won = la partie décidée

# Ce à quoi un conseil mène.
goal-firm = { $count ->
    [1] alors un de vos jetons du dessus ne peut plus être recouvert
   *[other] alors { $count } de vos jetons du dessus ne peuvent être recouverts
}
goal-open = { $count ->
    [1] alors un jeton adverse peut être recouvert
   *[other] alors { $count } jetons adverses peuvent être recouverts
}
goal-growing = { $count ->
    [1] alors un de vos Arbres peut grandir au prochain tour
   *[other] alors { $count } de vos Arbres peuvent grandir au prochain tour
}
goal-cells = { $count ->
    [1] alors vous occupez une case
   *[other] alors vous occupez { $count } cases
}

# Réglages

option-activation_cap = Activations par chaîne
option-activation_cap-note = Combien de fois un même jeton peut agir dans une chaîne d’effets.
option-final_growth = Pousse avant le dernier jeton
option-final_growth-note = Les Arbres poussent aussi avant la pose finale.
option-squirrel_grows_twice = L’Écureuil double les Arbres
option-squirrel_grows_twice-note = Un Arbre à côté de son Écureuil pousse deux fois.
option-fox_empty = Renard et cases vides
option-fox_empty-note = Le Renard peut permuter un jeton avec une case vide.
option-wolf_range = Portée du Loup
option-wolf_range-note = À quelles distances en diagonale un Loup agit.
option-wolf_range-1-2 = une et deux cases
option-wolf_range-1 = une case
option-wolf_range-2 = deux cases
option-position = Position de départ
option-position-note = Une position en notation au lieu du plateau vide.

# Erreurs

error-cernunos-bad-position = La position est fautive à « { $where } » ; attendu : { $expected }.
error-cernunos-burnt-position = Position impossible : l’Arbre en { $cell } doit avoir brûlé.
error-cernunos-position-pending = La position ne s’écrit qu’entre deux poses ; gardez plutôt l’enregistrement.
error-cernunos-bad-notation = « { $text } » n’est pas un coup ; écrivez par exemple Bb2, >c2, ~a1c3, !c3, ^b3, +a1 ou --.
error-cernunos-moves-after-end = Le coup { $number }, { $text }, vient après la fin de la partie.

# Verbes, tels que les montrent les étiquettes d’un choix en cours

verb-place = Poser
verb-push = Repousser
verb-swap = Permuter
verb-first = D’abord
verb-lift = Remonter
verb-grow = Pousser
verb-pass = Passer
