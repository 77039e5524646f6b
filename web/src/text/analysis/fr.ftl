# La table d’analyse

analysis-title = Analyse
analysis-open = Analyser
analysis-sub = tour { $turn }, la question est à { $name }
analysis-over = La partie est finie.
analysis-owners = Qui tiendra chaque case
analysis-owners-note = Ce que le réseau attend à la fin, sur 100 parties ; plus c’est pâle, plus c’est disputé. Cerclée : qui tient la case la perdra sans doute.
analysis-cell = { $cell } : { $name } { $chance } sur 100
analysis-solver = Solveur
analysis-solver-open = Rien n’est encore prouvé : la fin est trop loin.
analysis-solver-wins = Prouvé : { $name } gagne, quoi qu’il arrive.
analysis-solver-draw = Prouvé : au mieux, personne ne gagne.
analysis-lines = Meilleures lignes
analysis-lines-note = { $name }, sur 100 ; ± : ce dont la recherche peut se tromper
analysis-then = puis
analysis-looked = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
analysis-thinking = Réflexion …
analysis-variations = Variantes
analysis-node = { $move }, { $chance } sur 100
analysis-no-moves = Rien n’est encore joué. Choisissez un jeton, puis une case.
analysis-forget = Oublier cette ligne
analysis-play = Jouer d’ici
analysis-play-side = Vous jouez
analysis-play-against = Contre
analysis-play-start = Ouvrir la table
analysis-play-pending = Quelqu’un doit encore répondre ici. Une table commence entre deux poses : avancez jusqu’à ce qu’un jeton soit à poser.
analysis-hand-note = Posez des jetons sur les cases, dans n’importe quel ordre ; les piles montent du bas vers le haut.
analysis-hand-tool = En main
analysis-hand-off = Retirer
analysis-hand-burnt = Arbres brûlés
analysis-hand-fewer = { $name } : un Arbre brûlé de moins
analysis-hand-more = { $name } : un Arbre brûlé de plus
analysis-hand-turn = Au tour de
analysis-hand-stage = Ce qui vient
analysis-stage-start = Le tour commence, les Arbres poussent
analysis-stage-place1 = Premier jeton du tour
analysis-stage-place2 = Second jeton du tour
analysis-stage-last = Le dernier jeton de la partie
analysis-hand-clear = Vider le plateau
analysis-hand-text = En texte
analysis-hand-done = Analyser ceci
analysis-effort = Temps de réflexion
analysis-effort-quick = vif
analysis-effort-steady = posé
analysis-effort-deep = à fond
analysis-error = ± { $error }
analysis-played = { $move } a été joué
analysis-played-short = { $points ->
    [0] Aussi bon que la première ligne
   *[other] { $points } de moins que la première ligne
}
analysis-played-see = Y aller
analysis-flip = Retourner le plateau
analysis-set-up = Changer la position
analysis-set-up-note = Une position, comme l’écrit la notation des règles (vide : le plateau vide), et les coups joués depuis.
analysis-set-up-position = Position
analysis-set-up-moves = Coups
analysis-set-up-show = Montrer
analysis-chances = Chances
analysis-thread = Le fil de la partie
analysis-thread-at = coup { $at } sur { $count }
analysis-thread-value = Coup { $at } sur { $count } : { $name } { $chance } sur 100
analysis-choose = Ce qui est choisi
