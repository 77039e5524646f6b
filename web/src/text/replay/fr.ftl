# Revoir

replay-sub = Revoir la partie
replay-closed = Cet enregistrement s’ouvre quand la partie est finie.
viewpoint = Vue de
viewpoint-public = Public
spoiler-free = Cacher la fin
spoiler-free-note = Le résultat, les chances et la suite restent cachés jusqu’à ce que vous y arriviez ; toute partie revue commence alors à son début.
first-moment = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
last-moment = À la fin
play = Lecture
pause = Pause
replay-speed = Vitesse
resume-here = Reprendre d’ici
share-moment = Partager l’instant
moment = Instant
moment-of = { $at } sur { $last }, tour { $turn }
chances = Chances à cet instant
chances-of = { $name } { $chance } sur 100
ahead = { $name } mène
fork-title = Reprendre d’ici
fork-note = Une nouvelle table s’ouvre sur cette position ; l’ancienne partie reste telle quelle. Ce qui est sur la table et dans les mains est peut-être connu de qui a vu l’enregistrement ; ce qui est tiré à partir d’ici est scellé à nouveau.

# Bilan

report = Bilan
report-making = On revient sur la partie…
report-making-note = Chaque choix est pesé une fois encore.
report-working = Les choix sont en train d’être pesés ; la courbe est déjà là.
report-course = Le fil de la partie
report-curve-label = Les chances au cours de la partie, sur 100 : { $names }
report-together = Ensemble
report-luck-mark = quelque chose a été tiré ou révélé
report-point = Tournant { $number }, tour { $turn } : le revoir
report-turning = Les tournants
report-no-turning = Aucun choix n’a pesé très lourd à lui seul.
report-by-luck = hasard
report-by-slip = un faux pas
report-by-strait = rien de mieux
report-by-automaton = au tour de l’automate
report-by-more = il y avait mieux
report-by-play = un bon coup
report-rose = { $name } : de { $from } à { $to } chances sur 100.
report-fell = { $name } : de { $from } à { $to } chances sur 100 seulement.
report-better = Mieux : { $what }, soit environ { $chances } chances sur 100 de plus.
report-see = Revoir
report-luck-and-skill = Hasard et talent
report-skill = Talent
report-adds-up = En chances sur 100 : ce que les choix propres, le hasard et les choix des autres ont changé du début à la fin.
report-adds-up-plain = En chances sur 100 : ce que les choix de chacun ont changé du début à la fin.
report-way = { $from } → { $to } sur 100
report-own = Choix propres
report-luck = Hasard
report-others = Les autres
report-good = { $all ->
    [1] Vrais choix aussi bons que le meilleur : { $good } sur un
   *[other] Vrais choix aussi bons que le meilleur : { $good } sur { $all } ; perdu à chacun : { $loss } sur 100 (± { $spread })
}
report-scale = Perdu à un vrai choix, sur 100 : { $name } { $loss } ; pour comparer { $levels }
report-scale-level = { $level } { $loss }
report-method-search = Les choix sont jugés comme cherche { $level } (positions au plus : { $nodes }), d’après ce que le joueur pouvait savoir ; huit au plus par joueur, répartis sur la partie. Le choix fait est regardé d’aussi près que le meilleur. Un choix est vrai s’il compte et si plus d’une option est raisonnable ; quand une seule l’est, la manquer compte. Ce qu’il perd, c’est l’écart au meilleur choix, en chances de gagner telles que cette recherche les voit, compté comme dans une partie égale : qui est presque battu n’a plus grand-chose à perdre. « ± » : là où la moyenne tomberait dans 95 parties sur 100. Joueurs au hasard, jeune pousse, bosquet et forêt ont été jugés de même : ce sont les repères de l’échelle ; à gauche on joue au hasard, à droite on ne perd rien.
report-method-unmeasured = Personne n’a encore mesuré ce que les robots obtiennent dans ce genre de partie.
report-best = Meilleur coup,
report-worst = Coup le plus cher,
report-method = Comment c’est calculé
report-method-fitted = Les chances viennent du jugement que le jeu porte lui-même sur chaque place, ajusté sur de nombreuses parties entre robots simples : les positions dites à 70 sur 100 y ont été gagnées environ 70 fois sur 100.
report-method-net = Les chances viennent d’un réseau qui a appris le jeu en jouant contre lui-même, adoucies selon ce qu’on fait d’une position en vrai : des positions dites à 80 sur 100, environ quatre sur cinq ont été gagnées entre ses degrés plus doux.
report-method-plain = Les chances viennent du jugement que le jeu porte lui-même sur chaque place ; personne ne les a encore vérifiées sur de nombreuses parties.
report-method-luck = Quand un choix a tiré ou révélé quelque chose, le hasard est ce qui s’est ajouté à ce que le joueur pouvait attendre avec ce qu’il savait alors. Ce que la meilleure option aurait apporté est jugé en jouant la suite des deux côtés, sans savoir ce qui est venu.
