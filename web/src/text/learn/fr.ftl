# Les leçons : le guide à la table, et la page qui y mène

coach-name = Brock
coach-role = votre guide, à cette table
coach-step = Étape { $step } sur { $of }
coach-task = **À vous.** { $task }
coach-waiting = { $name } joue …
coach-continue = Continuer
coach-go = Au plateau
coach-unfold = Relire
coach-show = Montrez-moi
coach-showing = Regardez : { $label }
coach-skip = Sauter
coach-back = Une étape en arrière
coach-again = Réessayer
coach-keep = Garder
coach-astray = C’est permis : { $label }. Mais cette étape parle d’autre chose.
coach-kept = Vous avez quitté le chemin de la leçon ; jouez comme il vous plaît.
coach-return = Reprendre la leçon
coach-done = Leçon terminée
coach-next = Ensuite : { $title }
coach-to-learn = Toutes les leçons
coach-link = Copier un lien vers cette étape

learn-title = Apprendre en jouant
learn-lead = De courtes leçons à une vraie table, un guide à vos côtés. Commencez où vous voulez : rien n’est verrouillé.
learn-count = { $done ->
    [one] { $done } leçon sur { $of }
   *[other] { $done } leçons sur { $of }
}
learn-new = à découvrir
learn-minutes-left = encore { $minutes } min
learn-minutes-all = { $minutes } min en tout
learn-finished = tout est fait
learn-minutes = { $minutes } min
learn-go = { $title }, { $minutes } min
learn-rules = Règles
learn-none = Il n’y a pas encore de leçon pour ce jeu.
learn-stone = Leçon { $number } : { $title }, { $minutes } min, { $state ->
    [done] faite
    [next] la prochaine
   *[open] ouverte
}
learn-card = { $minutes ->
    [one] Apprendre en { $minutes } minute
   *[other] Apprendre en { $minutes } minutes
}
learn-card-more = Continuer d’apprendre
learn-opening = On dresse la table …

puzzles-title = Problèmes
puzzles-lead = Des positions de parties jouées, où un choix est le meilleur, preuve à l’appui. Les plus faciles d’abord.
puzzles-count = { $done ->
    [one] { $done } problème sur { $of }
   *[other] { $done } problèmes sur { $of }
}
puzzles-none = Il n’y a pas encore de problème pour ce jeu.
puzzles-kind-win = Gagner d’ici : un choix gagne à coup sûr, le solveur exact le prouve.
puzzles-kind-best = Le meilleur choix : le robot le plus fort, après avoir longuement regardé, le voit nettement devant.
puzzles-grade = { $grade ->
    [1] Faciles
    [2] Moyens
   *[other] Difficiles
}
puzzles-next = Problème { $number }
puzzles-stone = Problème { $number }, { $grade ->
    [1] facile
    [2] moyen
   *[other] difficile
}, { $state ->
    [solved] résolu
    [helped] résolu avec de l’aide
   *[open] à résoudre
}
puzzles-learn = Leçons
puzzle-done = Résolu
puzzle-all = Tous les problèmes
puzzle-link = Copier un lien vers ce problème
puzzle-kept = Vous jouez la suite à votre guise ; le problème attend.
puzzle-daily = Le problème du jour
puzzle-daily-win = { $game } : un choix gagne à coup sûr. Lequel ?
puzzle-daily-best = { $game } : un choix est nettement le meilleur. Lequel ?
puzzle-daily-solved = Résolu. Un nouveau demain.
puzzle-solve = À vous

figure-back = Un pas en arrière
figure-lesson = Le jouer
sheets = Résumés
sheet-print = Imprimer
glossary = Glossaire

# Les occasions manquées

missed-title = Occasions manquées
missed-note = Là où autre chose était nettement meilleur. Retentez chacune avant de lire la suite : la réponse est repliée plus bas.
missed-chosen = Choix d’alors : { $what }
missed-try = Trouver mieux
missed-solved = Résolu
missed-reveal = Qu’est-ce qui valait mieux ?
missed-report = Retour au bilan
