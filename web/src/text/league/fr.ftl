# Ligues, classements, profils

leagues = Ligues
leagues-lead = Des tournois en plusieurs rondes, de deux à six par table : en une séance, ou en jours. Qui en ouvre un partage son lien ; le reste va de soi.
leagues-mine = Les vôtres
leagues-open = Visibles par tous
leagues-none = Il n’y en a aucune pour l’instant. Ouvrez-en une et envoyez son lien à qui doit y prendre part.
league-new = Ouvrir une ligue
league-look = Voir
league-name = Son nom
league-name-example = Coupe d’automne
league-game = Le jeu
league-at-table = Par table
league-system = Qui rencontre qui
league-system-swiss = Système suisse
league-system-robin = Toutes rondes
league-system-groups = Groupes et finale
league-system-swiss-note = Ceux qui se valent se rencontrent ; peu de rondes, pour beaucoup de monde.
league-system-robin-note = Chacun rencontre chacun, aussi également que les tables le permettent.
league-system-groups-note = Chacun dans son groupe ; les premiers de chaque groupe jouent une finale.
league-rounds = Rondes
league-rounds-note = Vide : autant qu’il en faut.
league-group-size = Par groupe
league-advance = Qualifiés pour la finale, par groupe
league-sides = Joués à tour de rôle
league-sides-note = Chacun les joue tous aussi souvent. Aucun choix : le jeu les distribue.
league-pace = Temps
league-pace-live = En une séance
league-pace-days = En jours
league-live-quick = 3 min + 5 s
league-live-short = 10 min + 5 s
league-live-long = 30 min + 10 s
league-live-hour = 60 min + 10 s
league-days = { $count ->
    [one] { $count } jour par choix
   *[other] { $count } jours par choix
}
league-clock-note = Qui laisse passer son temps est remplacé par un robot : ainsi chaque ronde finit ; cette partie ne lui rapporte aucun point.
league-pause = Entre deux rondes
league-pause-none = Sans pause
league-scoring = Points
league-scoring-places = Selon la place
league-scoring-wins = Victoires seules
league-scoring-places-note = 2 par joueur dépassé, 1 par joueur à la même place.
league-scoring-wins-note = 2 pour une victoire, 1 pour une victoire partagée.
league-rated = Compte pour le classement
league-rated-note = Qui s’inscrit l’accepte.
league-late = Inscriptions tardives
league-late-note = On peut encore s’inscrire après la première ronde ; les rondes manquées ne rapportent rien.
league-fill = Robots aux places vides
league-public = Visible par tous
league-public-note = Sinon, seul qui a le lien la trouve.
league-open-it = Ouvrir la ligue
league-foot = Vous pourrez ensuite y jouer vous-même, ou seulement la mener.
league-state-open = inscriptions ouvertes
league-state-running = ronde { $round } sur { $rounds }
league-state-over = terminée
league-entrants = { $count ->
    [0] personne encore
    [one] { $count } inscrit
   *[other] { $count } inscrits
}
league-tables-of = { $count } par table
league-by = Menée par { $name }
league-somebody = quelqu’un
league-bot = Robot { $number }, { $level }
league-fill-in = Robot
league-link = Le lien pour s’inscrire
league-enter = S’inscrire
league-enter-rated = S’inscrire ; mes parties ici comptent pour mon classement
league-entered = Vous y prenez part.
league-leave = Quitter la ligue
league-leave-sure = Quitter cette ligue ?
league-leave-note = Une partie que vous y jouez est abandonnée, un robot continue si d’autres le veulent. Vous ne jouez plus aucune ronde.
league-not-open = Les inscriptions sont closes.
league-your-table = Votre table est prête
league-to-table = À la table
league-waits = La ronde finit avec sa dernière partie.
league-next-in = La prochaine ronde commence dans { $time }.
league-next-soon = La prochaine ronde va commencer.
league-winner = { $name } l’emporte.
league-standings = Classement
league-group = Groupe { $letter }
league-final = Finale
league-round = Ronde { $number }
league-round-final = Ronde { $number }, finale
league-place = Rang
league-player = Joueur
league-played = Parties
league-points = Points
league-wins = Victoires
league-opponents = Adversaires
league-direct = Entre eux
league-gone = parti
league-left-game = partie laissée à un robot
league-ties-title = Ce qui départage
league-ties-points-places = Les points : 2 par joueur dépassé dans une partie, 1 par joueur à la même place ; aucun pour une partie laissée à un robot.
league-ties-points-wins = Les points : 2 pour une victoire, 1 pour une victoire partagée ; aucun pour une partie laissée à un robot.
league-ties-wins = Puis les parties gagnées, une victoire partagée comptant pour moitié.
league-ties-opponents = Puis les adversaires : les points de tous ceux qu’on a rencontrés.
league-ties-direct = Puis les parties entre ceux qui restent à égalité.
league-ties-lot = Puis un sort, tiré à l’ouverture de la ligue.
league-running = La partie continue
league-run-it = Mener la ligue
league-run-note = Vous seul voyez ceci. Envoyez le lien ci-dessus ; commencez quand tout le monde est là.
league-begin = Commencer
league-next = Ronde suivante maintenant
league-end = Clore la ligue
league-end-sure = Clore cette ligue maintenant ?
league-end-note = Le classement reste tel quel. Les parties en cours n’y comptent plus.
league-add-bots = Ajouter des robots
league-bots-count = Combien de robots
league-bots-level = Niveau des robots
league-remove = Retirer { $name }
league-remove-key = Retirer
league-remove-sure = Retirer { $name } de la ligue ?
league-remove-note = La partie en cours est abandonnée ; un robot continue si d’autres le veulent.

rated = Compte pour le classement
rated-note = Qui s’assoit l’accepte. Pas d’indices ; rien ne se reprend après la fin ; qui part est classé dernier.
rated-badge = classée
rated-agree = Cette partie compte pour mon classement
rated-agree-note = Qui la quitte, ou la laisse à un robot à la fin, est classé dernier.
of-league = Une partie de ligue
to-league = Vers la ligue

profile = Profil
profile-me-note = Une page sur vos parties, lisible par qui en a le lien : avec quoi vous gagnez, contre qui, à quel niveau. Sans elle vous n’êtes dans aucune liste.
profile-show = La montrer aux autres
profile-see = Voir votre page
profile-of = { $name } : ses parties
profile-hidden = Vous seul voyez cette page. Sous « Vos parties, partout », vous décidez si d’autres la voient.
profile-none = Aucune partie finie encore.
profile-rating = Classement
profile-rating-value = { $points } ± { $within }
profile-rating-note = Dans 19 cas sur 20, la vraie force est à ± { $within } de là.
profile-rating-new = Encore incertain : d’autres parties le préciseront.
profile-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
profile-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
profile-left = { $count ->
    [one] { $count } laissée à un robot
   *[other] { $count } laissées à un robot
}
profile-streak = Victoires d’affilée
profile-streak-value = { $streak } (au plus : { $longest })
profile-sides = Avec quoi
profile-seats = À quelle place
profile-seat = Place { $seat } sur { $players }
profile-openings = Ouvertures préférées
profile-share = gagnées : { $won } sur { $games }
profile-rivals = Le plus souvent rencontrés
profile-rival = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : devant { $ahead }, derrière { $behind }
profile-rivals-note = Seulement ceux qui montrent aussi leur page.
ratings-of = Les plus forts à { $game }
ratings-none = Personne ayant une page n’a encore de classement ici.
