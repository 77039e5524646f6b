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
analysis-lines-note = Chances sur 100 : { $name }
analysis-then = puis
analysis-looked = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
analysis-thinking = Réflexion …
analysis-moves = Coups
analysis-no-moves = Rien n’est encore joué. Choisissez un jeton, puis une case.
analysis-left = Autres lignes
analysis-effort = Temps de réflexion
analysis-effort-quick = vif
analysis-effort-steady = posé
analysis-flip = Retourner le plateau
analysis-set-up = Une autre position
analysis-set-up-note = Une position, comme l’écrit la notation des règles (vide : le plateau vide), et les coups joués depuis.
analysis-set-up-position = Position
analysis-set-up-moves = Coups
analysis-set-up-show = Montrer
analysis-chances = Chances
analysis-choose = Ce qui est choisi
