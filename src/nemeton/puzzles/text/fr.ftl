# Ce que l’on dit des problèmes, pareil pour tous les jeux

puzzle-title = Problème { $number }

puzzle-win-find = Un choix, ici, **gagne à coup sûr**, quoi que fasse l’autre. Tout autre choix laisse échapper la victoire. Le solveur exact a regardé jusqu’au bout.
    .title = Gagner d’ici
    .task = Trouvez le choix qui gagne.
    .done = Trouvé : cela gagne.
    .if-other = C’est permis, mais cela ne gagne pas à coup sûr : l’autre a une défense. Regardez encore.
puzzle-win-found = C’est cela : d’ici, vous gagnez contre toute défense. Jouez la suite sur le plateau, si vous voulez le voir.
    .title = Gagné à coup sûr
puzzle-best-find = À vous, au milieu d’une partie. **Un choix est nettement meilleur** que tous les autres : le robot le plus fort l’affirme, deux fois, après avoir longuement regardé.
    .title = Le meilleur choix
    .task = Trouvez-le.
    .done = Trouvé.
    .if-other = C’est permis, mais autre chose est ici nettement meilleur. Regardez encore.
puzzle-best-found = Le robot le plus fort choisit cela aussi, loin devant tout le reste. Jouez la suite sur le plateau, si vous voulez.
    .title = Le meilleur choix
puzzle-missed-title = Une occasion manquée
puzzle-missed-find = Votre partie, juste avant un choix qui vous a coûté des chances. **Autre chose est nettement meilleur**, d’après le bilan.
    .title = Une seconde chance
    .task = Trouvez mieux.
    .done = Trouvé.
    .if-known = C’est le choix d’alors. Cherchez mieux.
    .if-other = C’est permis, mais le bilan voit nettement mieux. Regardez encore.
puzzle-missed-found = C’est mieux, d’après le bilan. Jouez la suite contre des robots, si vous voulez, ou revenez au bilan.
    .title = Mieux
