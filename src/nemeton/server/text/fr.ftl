# Ce qu’un lien vers une page en dit là où on le colle

preview-site = Nemeton
preview-site-note = Une table pour quatre jeux de la forêt : Cernunos, Pangaia, Oak et Root.
preview-picture = Une partie sur la table : { $game }
preview-site-picture = Les quatre jeux sur l’étagère
preview-rules = { $game } : les règles
preview-values = { $game } : les valeurs, et les vôtres
preview-analysis = { $game } : une position, analysée
preview-new = { $game } : une nouvelle table
preview-table = { $game } : une table
preview-replay = { $game } : une partie à revoir
preview-report = { $game } : le bilan d’une partie
preview-waits = { $names } : { $free ->
    [1] une place est libre.
   *[other] { $free } places sont libres.
} { $note }
preview-nobody = { $free ->
    [1] Une place est libre.
   *[other] { $free } places sont libres.
} { $note }
preview-plays = { $names } à la table. { $note }
preview-over = Jouée par { $names }. { $note }
preview-bot = un robot
preview-somebody = quelqu’un
