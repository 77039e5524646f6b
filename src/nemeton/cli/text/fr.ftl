# Erreurs

error-label = nemeton :
error-report-not-over = La partie n’est pas finie ; un bilan revient sur une partie terminée.
error-report-whole = --report regarde toute la partie : laissez de côté --at et --seat.
error-file = { $path } : { $reason ->
    [missing] ce fichier ou ce dossier n’existe pas.
    [directory] c’est un dossier, pas un fichier.
    [forbidden] on ne peut pas le lire ou l’écrire ici.
    [full] il n’a pas pu être écrit en entier : il n’y a plus de place.
    [name] ce ne peut pas être un nom de fichier.
    [exists] il existe déjà et n’est pas celui de cette partie ; rien n’a été écrasé.
   *[other] { $detail }.
}
error-too-large = Ce n’est pas un enregistrement : il dépasse { $most } Mo.
error-system = Le système refuse : { $detail }.
error-nothing-to-resume = Il n’y a pas de partie inachevée ({ $game }) dans { $folder }.
error-not-a-number = { $option } demande un nombre entier, pas « { $value } ».
error-not-in-range = { $option } est un nombre entier de 1 à { NUMBER($most, useGrouping: 0) }, pas « { $value } ».
error-not-a-pair = Une option s’écrit nom=valeur, pas « { $value } ».
error-resume-with = { $option } est pour une nouvelle partie ; une partie reprise garde ses réglages.

error-unknown-command = Il n’y a pas de commande « { $command } » ; il y a { $allowed }.
error-unknown-shell = Il n’y a pas de complétion pour « { $shell } » ; il y en a pour { $allowed }.
usage-option = Il n’y a pas d’option { $option } ici ; --help en donne la liste.
usage-missing = Il manque { $name } ; --help dit ce qui est attendu.
usage-value = { $option } demande une valeur ; --help dit laquelle.
usage-other = { $command } ne s’emploie pas ainsi ; { $command } --help dit comment.

# Aide

help-usage = Emploi :
help-options = Options
help-options-mark = [OPTIONS]
help-commands = Commandes
help-command-mark = COMMANDE …
help-help = Afficher cette aide.
help-version = Afficher la version.
help-completion = Afficher ce qui fait compléter par un shell commandes, jeux, niveaux et options : bash, zsh, fish ou powershell.
help-lang = Langue : français ou anglais. Sans elle, celle de votre système.
help-nemeton = Une table pour quatre jeux de forêt. Essayez : nemeton play cernunos
help-serve = Servir l’application web : ouvrez dans un navigateur l’adresse qu’elle affiche.
help-serve-host = L’adresse d’écoute : 127.0.0.1 (par défaut) pour cette machine, 0.0.0.0 pour toutes.
help-serve-port = Le port d’écoute, 8000 par défaut.
help-serve-database = Où les tables sont gardées : un fichier (nemeton.sqlite3 par défaut), ou postgresql://…
help-serve-share = Ouvrir le serveur à votre réseau : montre les adresses pour les amis, et un code QR.
help-serve-check = Dire ce qui ne va pas dans l’installation, et que faire, au lieu de servir ; le statut est 1 si le serveur ne servirait pas.
help-serve-url = Avec --check : interroger aussi un serveur lancé à son adresse publique, à travers son proxy.
help-serve-workers = Combien de processus serveurs ; plus d’un demande PostgreSQL.
help-play = Jouer une partie dans le terminal.
help-play-players = Combien de places sont jouées.
help-play-bots = Qui joue les autres places : random, sapling (par défaut), grove, forest, à Cernunos aussi wildwood-novice, wildwood-regular, wildwood-expert et wildwood, ou none pour des personnes à ce clavier.
help-play-seat = La place que vous prenez, à partir de 0 (par défaut) ; répétez-la pour une deuxième personne, ou none pour regarder.
help-play-seed = Fixe toute la chance, celle des robots comprise : un nombre entier.
help-play-option = Une option du jeu, sous la forme nom=valeur ; répétez-la pour en donner d’autres.
help-play-data = Les valeurs corrigées d’un propriétaire, en TOML ou JSON (voir nemeton data --check).
help-play-save = Le fichier qui garde la partie. Sans lui, un nouveau dans votre dossier de données.
help-play-resume = Continuer la partie de ce fichier ; sans fichier, la dernière partie inachevée.
help-learn = Suivre une leçon ; sans elle, lister celles d’un jeu.
help-puzzle = Résoudre un problème ; sans son numéro, dire combien il y en a.
help-replay = Raconter une partie enregistrée.
help-replay-at = S’arrêter après ce nombre de choix.
help-replay-seat = Comme cette place l’a vue, à partir de 0. Sans elle, comme un spectateur.
help-replay-report = Dire d’une partie finie comment les chances ont évolué, où elle a tourné, et la part du hasard et du talent.
help-verify = Vérifier un enregistrement : sa chance, ses choix, son résultat.
help-games = Lister les jeux.
help-data = Afficher les valeurs imprimées sur le matériel d’un jeu et l’origine de chacune.
help-data-check = Essayer plutôt un fichier corrigé.
help-bench = Mesurer le moteur, interprété et compilé, à côté d’autres bibliothèques si elles sont là.
help-bench-players = Combien jouent ; deux par défaut, ou autant qu’il en faut.
help-bench-rounds = Combien de fois chaque mesure est répétée ; la médiane compte.
help-bench-seconds = Combien de temps dure une mesure.
help-bench-json = Écrire aussi les chiffres dans ce fichier.
help-arena = Faire jouer des robots entre eux et dire leur force, avec des intervalles à 95 %.
help-train = Entraîner un réseau à Cernunos à partir des seules règles ; de préférence sur un GPU. Le même dossier reprend où il en était.
help-train-out = Le dossier de l’entraînement : ce qu’il a appris, et sa courbe.
help-train-seed = La graine des premiers poids et de toutes les parties.
help-train-seconds = La durée de tout l’entraînement, parties précédentes comprises.
help-train-small = Un petit réseau et peu de parties : un essai de quelques minutes sur toute machine.
help-train-export = Écrire le réseau dans ce fichier, tel qu’il est livré.
help-arena-bots = Qui joue : des niveaux et leur budget, par exemple grove,forest:nodes=2000. Un nom donné deux fois occupe deux places.
help-arena-games = Combien de parties, sans compter les témoins ; arrondi à des blocs entiers. 100 par défaut.
help-arena-players = Le nombre de places jouées.
help-arena-option = Une option du jeu, sous la forme nom=valeur ; ce qui se donne par place tourne.
help-arena-data = Les valeurs corrigées d’un propriétaire, en TOML ou JSON ; les résultats le disent.
help-arena-seed = La graine du premier bloc ; 0 par défaut.
help-arena-budget = Pour chaque robot qui cherche sans budget à lui : nodes=N ou seconds=S.
help-arena-opening = Combien de tours du début sont tirés au sort, les mêmes dans toutes les parties d’un bloc.
help-arena-controls = Un bloc sur autant joue aussi les témoins : chaque robot contre lui-même et contre random.
help-arena-sprt = S’arrêter dès qu’il est décidé si B est meilleur que A : au plus S0 des victoires, ou au moins S1.
help-arena-workers = Jouer dans autant de processus.
help-arena-ray = Jouer sur une grappe Ray ; sans adresse, celle qui est là ou cette machine.
help-arena-out = Le fichier qui garde les résultats. Sans lui, un nouveau dans votre dossier de données.
help-arena-resume = Continuer le tournoi de --out ; aucune partie n’est jouée deux fois.
help-arena-report = Écrire le rapport d’équilibre du jeu, une page par langue, dans ce dossier.
help-arena-records = Garder chaque partie entière, comme enregistrement, dans ce dossier.
help-bot = Faire jouer à une table un programme de n’importe quel langage : une ligne de JSON le questionne, une ligne répond.
help-bot-join = Le lien qui invite à la table.
help-bot-name = Son nom à la table ; par défaut, celui de son fichier.
help-bot-seconds = Le temps qu’il peut prendre pour répondre, 20 secondes par défaut.
help-bot-stay = Attendre une revanche après la partie, et la jouer aussi.
bot-seated = { $name } s’assied et joue.
bot-over = La partie est finie. Places gagnantes : { $seats }.
bot-stays = En attente d’une revanche. Ctrl+C y met fin.
bot-failed-silent = Le programme n’a pas répondu à temps ({ $seconds } s) ; sapling joue à sa place.
bot-failed-ended = Le programme s’est arrêté avant la fin de la partie ; sapling joue à sa place.
bot-failed-no-json = La réponse du programme n’est pas une ligne de JSON : { $line }. Sapling joue à sa place.
bot-failed-not-offered = La réponse du programme n’était pas proposée : { $line }. Sapling joue à sa place.
error-bot-no-link = Ceci n’est pas le lien d’une table : { $link }. Il ressemble à http://localhost:8000/t/…#invite=…
error-bot-refused = La table refuse : { $reason }.
error-bot-no-server = Le serveur ne répond pas : { $detail }.
error-bot-lost-seat = Le robot a perdu sa place.
help-export = Écrire des parties enregistrées en un tableau d’une ligne par décision (.parquet ou .jsonl).
help-export-out = Le nouveau fichier ; sa terminaison en dit la forme.
help-export-views = Ajouter ce que voyait la place qui décide, en JSON.

# À la table

welcome = Répondez par un numéro, une notation ou des mots. « aide » dit ce que vous pouvez écrire d’autre.
players = { $count ->
    [1] { $range } joueur
   *[other] { $range } joueurs
}
seat = Place { $number }
turn = tour { $number }
you = (vous)
hand-over = { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
won = { $count ->
    [1] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
nobody-won = Personne ne gagne.
record-at = L’enregistrement de la partie est dans
kept = La partie est gardée. Pour continuer :
nothing-kept = Rien n’a été choisi, donc rien n’a été gardé.
bot-hurried = Le temps a manqué à { $name } pour réfléchir autant que son niveau le prévoit : sur cette machine, il joue moins bien qu’il ne devrait. (Dit une seule fois.)
not-kept = La partie continue, mais elle n’est pas gardée. Écrivez « sauver » et un autre fichier pour la garder là.
saved-at = Sauvegardé dans
pick-several = { $exact ->
    [yes] Choisissez-en { $most } sur une ligne, dans l’ordre que vous voulez : leurs numéros (1 2 …), ou { $example }
   *[no] Choisissez-en { $most } au plus sur une ligne, dans l’ordre que vous voulez : leurs numéros (1 2 …), ou { $example }
}
not-understood = « { $text } » n’est pas un des choix. Écrivez un numéro, une notation, une partie de la phrase, ou « aide ».
nothing-to-undo = Il n’y a pas de choix de votre part à reprendre.
undone = Repris : { $number ->
    [0] la partie est à son début.
    [1] il reste un choix.
   *[other] il reste { $number } choix.
}
consent = Quelque chose a été montré ou répondu depuis. Les autres sont-ils d’accord ? (oui/non)
not-undone = Alors le choix reste.
word-yes = oui, o
no-section = Les règles n’ont pas ici de section { $section } ; essayez un autre numéro, ou « règles tout ».
more-rules = « règles 8.2 » montre une autre section, « règles tout » l’ensemble.
word-all = tout
reason-better = un plus : { $reason }
reason-worse = un moins : { $reason }
reason-decides = gagne la partie
reason-loses = perd la partie
reason-none = rien ne change
report-working = Chaque choix est pesé une fois encore…
report-course = Le fil de la partie, en chances sur 100
report-together = Ensemble
report-way = { $from } → { $to }
report-turning = Les tournants
report-no-turning = Aucun choix n’a pesé très lourd à lui seul.
report-turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
}
report-point = { $when }, choix { $choice }, { $name } : { $what }
report-by-luck = hasard
report-by-slip = un faux pas
report-by-strait = rien de mieux
report-by-automaton = au tour de l’automate
report-by-more = il y avait mieux
report-by-play = un bon coup
report-rose = { $name } : de { $from } à { $to } chances sur 100.
report-fell = { $name } : de { $from } à { $to } chances sur 100 seulement.
report-better = Mieux : { $what }, soit environ { $chances } chances sur 100 de plus.
report-luck-and-skill = Hasard et talent
report-adds-up = En chances sur 100 : ce que les choix propres, le hasard et les choix des autres ont changé du début à la fin.
report-adds-up-plain = En chances sur 100 : ce que les choix de chacun ont changé du début à la fin.
report-skill = Talent
report-chances = Chances
report-own = Choix propres
report-luck = Hasard
report-others = Les autres
report-good = { $all ->
    [1] { $name }, vrais choix aussi bons que le meilleur : { $good } sur un seul.
   *[other] { $name }, vrais choix aussi bons que le meilleur : { $good } sur { $all } ; perdu à chacun : { $loss } sur 100 (± { $spread }).
}
report-best = Meilleur coup : { $when }, choix { $choice }, { $what }
report-worst = Coup le plus cher : { $when }, choix { $choice }, { $what }
report-method-fitted = Les chances viennent du jugement que le jeu porte lui-même, ajusté sur de nombreuses parties entre robots simples.
report-method-net = Les chances viennent d’un réseau qui a appris le jeu en jouant contre lui-même, adoucies pour des parties entre personnes.
report-method-plain = Les chances viennent du jugement que le jeu porte lui-même ; personne ne les a encore vérifiées sur de nombreuses parties.
moment = Après { $number } choix sur { $last }.
how-to-answer =
    Écrivez le numéro d’une ligne, sa notation (Bb2), le début d’une notation, ou des mots de la phrase.
    Ce qui convient à plusieurs choix ne montre qu’eux ; une ligne vide montre tout de nouveau.

lesson-minutes = { $minutes } min
lesson-none = Il n’y a pas encore de leçon pour ce jeu.
lesson-keys = Tapez montrer pour voir le coup, passer pour le faire jouer, aide pour le reste.
lesson-show = montrer, montrez-moi
lesson-skip = passer
lesson-keep = garder
lesson-astray = C’est permis, mais cette étape parle d’autre chose.
lesson-again = Entrée le reprend ; garder continue avec lui.
lesson-answer = Répondez par un nombre de 1 à { $most }.
lesson-done = La leçon est terminée.
lesson-left = À la prochaine : une leçon reprend du début.

puzzle-none = Il n’y a pas encore de problème pour ce jeu.
puzzle-grade = { $grade ->
    [1] Faciles
    [2] Moyens
   *[other] Difficiles
} : { $count ->
    [one] le problème { $first }
   *[other] { $count } problèmes, de { $first } à { $last }
}

no-such-thing = Rien ne s’appelle « { $thing } » ici.
preview-which = Dites de quel choix : son numéro, ou le coup comme vous le taperiez.
preview-nothing = Rien d’autre ne change.
things-to-explain = On peut demander : { $things }.
keyword-undo = annuler, reprendre
keyword-undo-note = reprendre votre dernier choix
keyword-hint = conseil, indice
keyword-hint-note = de bons choix, et pourquoi
keyword-list = liste
keyword-list-note = tous les choix, un par un
keyword-board = plateau
keyword-board-note = la table et la question de nouveau
keyword-log = journal
keyword-log-note = ce qui s’est passé jusqu’ici
keyword-rules = règles
keyword-rules-note = la règle qui s’applique, ou une autre par son numéro
keyword-pieces = pièces, jetons
keyword-pieces-note = ce que font les pièces
keyword-preview = aperçu, si
keyword-preview-note = aperçu CHOIX dit ce qu’un choix coûterait, rapporterait et entraînerait
keyword-explain = expliquer, quoi
keyword-explain-note = expliquer NOM dit ce que fait une chose de la table en ce moment
keyword-save = sauver, sauvegarder
keyword-save-note = sauver FICHIER y écrit une copie de la partie
keyword-help = aide, ?
keyword-help-note = cette liste
keyword-quit = quitter
keyword-quit-note = partir ; la partie est gardée

# Plateaux

cernunos-embers = braises { $count }
oak-round = Manche { $round } sur 5
oak-sun = soleil à { $points }
oak-solstice = prochain solstice à { $points }
oak-first = premier joueur : { $name }
oak-temple = Temple
oak-counted-five_points = { $each } par tranche de 5 points
oak-counted-elder = { $each } par Aîné
oak-counted-creature = { $each } par Créature
oak-counted-potion = { $each } par Potion
oak-counted-stone = { $each } par Sanctuaire ou Menhir
oak-counted-artifact = { $each } par Artéfact
oak-forest = Forêt
oak-bag = { $count } dans le sac
oak-potions = Potions
oak-creatures = Créatures
oak-artifacts = Artéfacts
oak-looked = Vous voyez
oak-any = au choix
oak-darkwood = Bois Sombres
oak-tier = { $kinds } différents : { $points }
oak-points = { $count ->
    [0] 0 point
    [1] un point
   *[other] { $count } points
}
oak-passed = a passé
oak-druids = { $active ->
    [one] { $active } actif
   *[other] { $active } actifs
} · { $roots } aux Racines
oak-list = { $what } : { $things }
oak-hand = Main
oak-elders = Aînés
oak-ingredients = Ingrédients
oak-owned-creatures = Créatures
oak-owned-artifacts = Artéfacts
oak-used = en service
oak-next = prochain tour { $points }
oak-stones = Cartes
oak-his-stones = { $count ->
    [1] un Sanctuaire
   *[other] { $count } Sanctuaires
}
oak-places = Sanctuaires : Aînés { $elder }, Druides ordinaires { $ordinary } ; Menhirs { $menhirs } ; places : en haut { $upper }, Créatures { $creatures }
oak-scored = Points
pangaia-sign = { $sign ->
        [sun] soleil
        [wind] vent
        [rain] pluie
        [snow] neige
        [lake] lac
        [corrupted] corrompu
       *[energy] énergie vitale de la Terre
    }
pangaia-pieces = V2 arbre · v graine · V sur un lac : esprit · 3[2] cime et son prix · (o) graine retenue
pangaia-rituals = Rituels :
pangaia-pile = pioche { $count }
pangaia-secret = secret :
pangaia-energy = { $count } d’énergie
pangaia-trees = { $count ->
        [one] { $count } arbre
       *[other] { $count } arbres
    }
pangaia-seeds = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }
pangaia-spirit-on = esprit sur le { $lake }
pangaia-spirit-dreams = esprit en rêve
pangaia-spirit-prays = esprit en prière
pangaia-spirit-away = esprit pas encore posé
pangaia-blessings = { $count ->
        [one] { $count } bénédiction
       *[other] { $count } bénédictions
    }
pangaia-slot = { $cost }{ $plant ->
        [0] { "" }
       *[other] , plante { $plant }
    }{ $energy ->
        [0] { "" }
       *[other] , +{ $energy }
    }
pangaia-achievements = Exploits :
pangaia-hand = Vos bénédictions :
pangaia-corrupted = ensuite : { $action } · en réserve : cimes { $supply }, arbres { $trees }
pangaia-goals = scellés : { $treetops }/6 cimes, { $seeds }/3 graines · tuiles corrompues { $tiles }/{ $markers } · { $cards ->
    [one] { $cards } rituel
   *[other] { $cards } rituels
}
root-ruin = ruine
root-river = rivière
root-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
root-available = disponibles :
root-quests = quêtes :
root-items = objets :
root-points = { $points ->
    [one] { $points } point sur { $victory }
   *[other] { $points } points sur { $victory }
}
root-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
root-supply = { $count ->
    [one] { $count } guerrier en réserve
   *[other] { $count } guerriers en réserve
}
root-crafted = Fabriqués :
root-in-play = En jeu :
root-hand = Main :
root-orders = Ordres :
root-marquise = Scieries { $sawmills }, ateliers { $workshops }, recruteurs { $recruiters }, bois { $wood }
root-eyrie = Dirigeant : { $leader } · perchoirs { $roosts }
root-decree = Décret :
root-alliance = Partisans { $supporters }, officiers { $officers }, sympathie { $sympathy } · bases : { $bases }
root-supporters = Partisans :
root-ready = Prêts :
root-exhausted = Épuisés :
root-damaged = Endommagés :
root-relations = Relations :
root-done = Quêtes accomplies :
root-cult = Acolytes { $acolytes }, jardins { $gardens } · { $hated ->
    [yes] parias haïs
   *[no] parias
} : { $outcast }
root-souls = Âmes perdues :
root-riverfolk = Fonds { $funds }, paiements { $payments }, investissements { $commitments }
root-prices = Prix :

# verify et data

verified-commitment = Chance : le secret correspond à l’empreinte publiée au début, { $commitment }.
verified-secret = Chance : tirée d’un secret, mais aucune empreinte n’a été publiée pour le comparer.
verified-seed = Chance : tirée d’un nombre ouvert, que personne n’a promis d’avance.
verified-renewed = Chance : { $choices ->
    [1] le premier choix vient
   *[other] les { $choices } premiers choix viennent
} d’une autre partie, dont le hasard est peut-être connu ; à partir de là, il a été scellé à nouveau.
verified-nonces = Chance : { $added ->
    [one] { $added } joueur a ajouté un nombre, scellé
   *[other] { $added } joueurs ont ajouté un nombre, scellé
} avant qu’aucun ne soit dit ; { $missing } n’en { $missing ->
    [1] a
   *[other] ont
} pas ajouté.
verified-choices = Choix : { $choices ->
    [1] un était proposé quand il a été fait
   *[other] { $choices } étaient proposés quand ils ont été faits
} ; tirages refaits : { $draws }.
verified-result = Résultat : { $winners } Scores : { $scores }.
verified-unfinished = Résultat : la partie n’est pas terminée.
verified = { $path } est exact.
data-none = { $game } n’a pas de valeurs de matériel propres.
data-sound = { $path } est correct : { $game } l’accepterait.

# Mesures

error-train-game = Seul { $allowed } est écrit pour l’entraînement, pas { $game }.
error-train-no-jax = L’entraînement demande jax : pip install « nemeton[train] ».
train-line = { $seconds } s · { $positions } positions · { $steps } pas · pertes : politique { $policy }, valeur { $value }, cases { $owner } · points contre le réseau précédent { $against_last }
bench-alone = Pour comparer avec OpenSpiel et Catanatron, installez nemeton[peers].
bench-uncompiled = Il n’y a pas de moteur compilé ici : « make compile » en fait un.
bench-stale = Le moteur compilé vient d’autres sources que celles-ci : « make compile » le refait.
bench-progress = Manche { $round } sur { $rounds } …
bench-failed = { $name } n’a pas pu être mesuré : { $detail }
bench-title = { $game }, un cœur, médiane de { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} de { $seconds } s
bench-decisions = décisions/s
bench-sampled = tirées/s
bench-games = parties/s
bench-clone = clone µs
bench-playouts = simulations/s
bench-ratios = Décisions par seconde, en multiple
bench-interpreted = interprété
bench-compiled = compilé
bench-listed = options listées
bench-drawn = options tirées

# Serveur

error-workers-need-postgres = Plusieurs processus serveurs ont besoin d’une base à partager : --database postgresql://…
serving = Nemeton est ouvert à l’adresse { $address } (tables dans { $database }). Ctrl+C l’arrête.
serve-answers = La page répond, { $seconds } s après le lancement.
serve-building = Le moteur compilé se construit en arrière-plan ; d’ici là les règles sont interprétées et les robots réfléchissent plus lentement.
serve-compiled = Le moteur compilé a pris le relais, { $seconds } s après le lancement ; toutes les tables continuent.
serve-interpreted = Les règles restent interprétées, donc plus lentes ({ $reason }).
share-addresses = Un ami sur votre réseau ouvre :
share-warning = Tout le monde sur ce réseau peut atteindre ce serveur, pas seulement vos amis. C’est pour la maison ; sur Internet, placez devant lui un proxy avec un certificat (docs/server.md).
share-nowhere = Cette machine n’a pas d’adresse sur un réseau : personne d’autre ne peut l’ouvrir. Nommez-en une dans NEMETON_SHARED si vous la connaissez.
error-share-at-home = --share ouvre le serveur au réseau, mais seule cette machine atteint { $host } : retirez --host.
check-mark-well = [bien]
check-mark-note = [note]
check-mark-fault = [DÉFAUT]
check-serving = Le serveur servira.
check-not-serving = { $count ->
    [1] Le serveur ne servira pas : un défaut à corriger.
   *[other] Le serveur ne servira pas : { $count } défauts à corriger.
}
check-port-free = Le port { $port } de { $host } est libre.
check-port-ours = Nemeton { $version } répond sur le port { $port }.
check-port-nemeton = Un Nemeton ({ $version }) répond déjà sur le port { $port }. Utilisez-le, arrêtez-le, ou choisissez un autre --port.
check-port-silent = Aucun Nemeton ne tourne sur le port { $port } de { $host }. Lancez-le, puis vérifiez de nouveau son adresse publique.
check-port-taken = Un autre programme occupe le port { $port }. Arrêtez-le (ss -ltnp le nomme), ou choisissez un autre --port.
check-port-forbidden = Cet utilisateur ne peut pas écouter sur le port { $port } ; ceux au-dessous de 1024 sont au système. Choisissez un --port plus haut et placez un proxy devant (docs/server.md).
check-host-foreign = Impossible d’écouter sur { $host }, port { $port } : { $detail }. Utilisez --host 127.0.0.1 pour cette machine, 0.0.0.0 pour le réseau.
check-open-network = Tout le monde sur le réseau peut atteindre ce serveur. Si ce n’est pas voulu, retirez --host et --share.
check-setting = { $name } vaut « { $value } », ce qui ne se lit pas ({ $detail }). Corrigez-la, ou retirez-la pour la valeur habituelle (docs/server.md).
check-client-built = Les pages sont construites.
check-client-missing = Les pages ne sont pas construites : { $folder } n’a pas d’index.html. Lancez make play, ou installez une wheel ; NEMETON_STATIC nomme un autre dossier.
check-compiled = Le moteur est compilé.
check-interpreted = Le moteur est interprété : tout marche, les robots réfléchissent plusieurs fois moins vite. make play le compile là où il y a un compilateur C.
check-workers = Plusieurs processus serveurs ne peuvent pas partager un fichier. Utilisez --workers 1, ou --database postgresql://…
check-folder-missing = Le dossier { $folder } de la base { $database } n’existe pas. Créez-le : mkdir -p { $folder }
check-folder-closed = Rien ne peut être écrit dans le dossier { $folder } de la base { $database } : { $detail }. Donnez-le à l’utilisateur qui lance le serveur (chown), ou choisissez une autre --database.
check-database-new = La base { $database } sera nouvelle ; on peut écrire dans son dossier.
check-database-well = La base { $database } se lit et s’écrit.
check-database-closed = La base { $database } ne peut pas être écrite : { $detail }. Donnez le fichier à l’utilisateur qui lance le serveur (chown), ou choisissez une autre --database.
check-database-foreign = { $database } n’est pas une base SQLite. Choisissez une autre --database.
check-database-address = { $database } n’est pas l’adresse d’une base de données que Nemeton connaît. Donnez le chemin d’un fichier, ou postgresql://…
check-database-folder = { $database } est un dossier. Nommez un fichier qui s’y trouve.
check-database-other = { $database } est la base de données d’un autre programme. Choisissez une autre --database.
check-database-damaged = La base { $database } est abîmée : { $detail }. Arrêtez le serveur et restaurez la dernière sauvegarde (docs/server.md).
check-database-locked = Un autre programme écrit dans la base { $database } et ne la lâche pas. Arrêtez-le, puis vérifiez de nouveau.
check-disk-free = { $free } Go sont libres dans { $folder }.
check-disk-low = Seuls { $free } Go sont libres dans { $folder }. Faites de la place avant que ce soit plein : plus aucun choix ne pourrait être gardé.
check-disk-full = Le disque est plein : { $free } Go sont libres dans { $folder }. Faites de la place, ou choisissez une autre --database.
check-postgres-extra = PostgreSQL demande un pilote : pip install "nemeton[postgres]"
check-postgres-silent = PostgreSQL ne répond pas à { $database } : { $detail }. Voyez s’il tourne et si cette adresse, avec son port, est la bonne.
check-postgres-refused = PostgreSQL refuse cet utilisateur à { $database } : { $detail }. Corrigez l’utilisateur et le mot de passe de l’adresse (ou pg_hba.conf).
check-postgres-missing = PostgreSQL n’a pas de base de ce nom : { $database }. Créez-la : createdb
check-postgres-forbidden = L’utilisateur de { $database } ne peut pas y écrire : { $detail }. Faites-le propriétaire de la base.
check-postgres-standby = { $database } est en lecture seule, comme un serveur de secours. Nommez le serveur principal.
check-clock = Les horloges de cette machine et de la base diffèrent de { $seconds } s ; les jours de réflexion seraient mal mesurés. Mettez-les à l’heure (timedatectl set-ntp true).
check-connections = Les processus serveurs peuvent vouloir { $wanted ->
    [one] { $wanted } connexion
   *[other] { $wanted } connexions
} ; PostgreSQL en permet { $allowed }. Augmentez max_connections ou réduisez --workers.
check-url-wrong = « { $url } » n’est pas l’adresse d’une page, comme https://play.example.org
check-url-silent = { $url } ne répond pas : { $detail }. Voyez si le proxy tourne, si le nom mène à lui et si le pare-feu le laisse passer.
check-url-certificate = Les navigateurs ne croiront pas le certificat de { $url } : { $detail }. Obtenez-en un d’une autorité (Caddy le fait seul), sauf pour un simple essai.
check-url-foreign = À { $url } répond autre chose que Nemeton (statut { $status }). Voyez si le proxy transmet au port du serveur.
check-url-database = À { $url } le serveur tourne sans sa base. Lisez son journal, et vérifiez la base ici.
check-url-host = Le proxy à { $url } ne garde pas l’en-tête Host, donc tout envoi et toute WebSocket sont refusés. nginx : proxy_set_header Host $http_host; ou nommez l’adresse dans NEMETON_ORIGINS.
check-url-sockets = Les WebSockets ne passent pas à { $url } : les tables ne s’ouvriront pas. nginx : proxy_http_version 1.1, et les en-têtes Upgrade et Connection (deploy/nginx.conf).
check-url-forwarded = Le proxy à { $url } ne dit pas pour qui il demande : tous les visiteurs comptent pour un seul et partagent ses limites. nginx : proxy_set_header X-Forwarded-For $remote_addr;
check-url-ignored = Le proxy à { $url } dit pour qui il demande et n’est pas cru, car il n’est pas sur cette machine. Nommez son adresse dans FORWARDED_ALLOW_IPS.
check-url-plain = { $url } n’est pas chiffré : bien à la maison, pas sur Internet (docs/server.md a des recettes).
check-url-well = { $url } mène à ce serveur : chiffré, avec WebSockets, et avec l’adresse de chaque visiteur.
load-title = { $game } par WebSocket, un processus serveur
load-tables = tables
load-pause = pause
load-choices = choix/s
load-p50 = p50 ms
load-p99 = p99 ms
load-memory = ko/table

# Arène

error-bad-sprt-text = --sprt s’écrit B,A ou B,A,0.5,0.6, pas « { $value } ».
error-arena-resume-what = --resume demande le fichier à continuer : --out FICHIER.
error-export-nothing = Il n’y a là aucun enregistrement : dans un dossier sont cherchés les fichiers en .json.
arena-playing = Parties
arena-interrupted = Interrompu ; ce qui a été joué est gardé. Pour continuer :
arena-kept = Les résultats sont dans
arena-report = Le rapport d’équilibre :
exported = { $rows ->
    [one] { $rows } décision
   *[other] { $rows } décisions
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dans { $path }
arena-title = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} en { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
} ; classement avec intervalles à 95 %
arena-blocks = { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}
arena-bot = robot
arena-rating = cote
arena-share = victoires
arena-per-turn = par tour
arena-slowest = tour le plus lent
arena-controls = Témoins
arena-mirror = premier des jumeaux
arena-random = contre random
arena-sound = comme il se doit
arena-unsound = pas comme il se doit
arena-place = rang dans l’ordre du tour
arena-faction = faction
arena-worth = valeur
arena-percent = { $value } %
arena-different = Parties différentes les unes des autres : { $different } sur { $games }.
arena-answer = { $verdict ->
    [better] { $better } l’emporte sur { $worse } : au moins { $least } plutôt que { $null } ou moins ({ arena-blocks }).
    [not-better] { $better } ne l’emporte pas sur { $worse } : { $null } ou moins plutôt qu’au moins { $least } ({ arena-blocks }).
   *[other] Rien ne décide encore si { $better } l’emporte sur { $worse } après { arena-blocks } ({ $null } ou moins, au moins { $least }).
}

# La personne qui tient le serveur

help-admin = Tenir un serveur en ordre : ses tables, ses invités, ses sauvegardes. Agit sur la base pendant que le serveur tourne.
help-admin-database = La base du serveur : un fichier (nemeton.sqlite3 par défaut), ou postgresql://… Sinon NEMETON_DATABASE.
help-admin-list = Lister les tables utilisées en dernier.
help-admin-find = Chercher un texte dans les adresses des tables, les noms des invités et ce qui s’est dit.
help-admin-show = Montrer une table : ses sièges, ses invités, ses derniers avis, ce qui s’y est dit en dernier. Jamais une main.
help-admin-close = Fermer une table : personne n’y joue plus, personne n’y gagne.
help-admin-hand = Faire jouer un robot à un siège, pour sa personne ou là où il n’y a personne.
help-admin-back = Ramener une partie là où elle en était après tant de choix, même finie au temps ou fermée.
help-admin-mute = Ne plus laisser parler un invité à une table. PERSON est un nom, ou le numéro que dit « show ».
help-admin-unmute = Laisser de nouveau parler un invité.
help-admin-remove = Mettre un invité dehors : sa clé n’ouvre plus rien à cette table, ses sièges sont libres.
help-admin-prune = Supprimer les tables où il ne s’est rien passé depuis longtemps. Sans --yes, seulement les compter.
help-admin-export = Écrire des tables dans un fichier, celles nommées ou toutes : avec leur hasard et l’empreinte de leurs clés, gardez-le donc pour vous.
help-admin-import = Remettre les tables d’un tel fichier ; une table qui est déjà là reste comme elle est.
help-admin-backup = Copier toute la base dans un dossier pendant que le serveur tourne, vérifiée, nommée par son heure.
help-admin-key = Faire une nouvelle clé pour la page de la personne qui tient le serveur et l’afficher, cette seule fois. La précédente n’ouvre plus rien.
help-admin-rotate = Renouveler tous les secrets du serveur : la clé de sa page et le sel des marques des foyers.
help-admin-last = Combien au plus ; 50 par défaut.
help-admin-game = Seulement les tables de ce jeu.
help-admin-json = En JSON, pour des programmes.
help-admin-reason = Pourquoi, en une phrase. Toute la table la lit dans le journal.
help-admin-days = Tant de jours sans aucun changement.
help-admin-clocks = Aussi les tables où une pendule tourne.
help-admin-yes = Les supprimer, pas seulement les compter.
help-admin-keep = Supprimer du dossier les copies plus vieilles que tant de jours : ce qui a été supprimé du serveur disparaît pour de bon avec la dernière d’entre elles.
error-admin-no-database = Il n’y a pas de base { $database }. Nommez celle du serveur : --database, ou NEMETON_DATABASE.
error-admin-no-reason = Donnez une raison (--reason) : toute la table la lira.
error-admin-no-such-table = Il n’y a pas de table { $table }.
error-admin-bad-line = La ligne { $line } n’est pas une table exportée : { $detail }.
error-admin-no-pg-dump = Il manque les programmes clients de PostgreSQL : apt install postgresql-client
error-admin-backup-damaged = La copie n’a pas pu être faite : { $detail }.
error-refused-no-such-table = Il n’y a pas de table de ce nom.
error-refused-no-such-seat = Il n’y a pas de siège { $seat } à cette table ; le dernier est { $last }.
error-refused-no-such-person = Personne ne s’y appelle « { $name } » ; nemeton admin show dit qui est là.
error-refused-several-people = Plusieurs s’y appellent « { $name } » : donnez le numéro que dit nemeton admin show.
error-refused-archived = C’est une partie déposée : on la regarde, on n’y joue pas.
error-refused-game-over = La partie y est finie.
error-refused-not-begun = La partie n’y a pas commencé.
error-refused-nothing-to-undo = La partie n’a pas autant de choix à reprendre.
error-refused-unknown-level = Ce jeu n’a pas de robots de ce niveau : random, sapling, grove, forest, à Cernunos aussi wildwood-novice, wildwood-regular, wildwood-expert, wildwood.
error-refused-renamed-level = Le niveau { $level } s’appelle maintenant { $now }.
error-refused-too-long = C’est trop long : la limite est { $longest }.
error-refused-damaged = La ligne { $number } du journal de la table ne se lit pas.
error-refused-rules-changed = Le jeu de cette table n’est plus installé, ou ne peut plus être disposé ainsi.
error-refused-busy = La base n’a pas pu être écrite à l’instant ; essayez encore.
admin-nothing = Il n’y a pas de tables.
admin-not-found = « { $text } » ne se trouve nulle part.
admin-column-table = table
admin-column-game = jeu
admin-column-people = invités
admin-column-lines = lignes
admin-column-opened = ouverte (UTC)
admin-column-changed = dernier usage (UTC)
admin-column-where = trouvé dans
admin-column-at = quand (UTC)
admin-column-name = nom
admin-column-said = dit
admin-kind-lesson = leçon
admin-kind-archive = déposée
admin-where-table = adresse
admin-where-name = nom
admin-where-said = paroles
admin-table = { $table } : { $game }, { $state ->
    [waiting] attend du monde
    [playing] en cours
    [over] finie
    [damaged] son journal ne se lit pas
   *[other] les règles d’aujourd’hui ne peuvent pas l’ouvrir
}, { $choices } choix
admin-times = ouverte { $opened }, dernier usage { $changed } (UTC)
admin-ended = fin : { $reason }
admin-seat = siège { $seat } : { $who ->
    [person] { $name }
    [both] { $name }, un robot joue en attendant ({ $level })
    [bot] robot ({ $level })
   *[nobody] libre
}
admin-person = invité { $number } : { $name }{ $state ->
    [muted] {" "}(ne peut plus parler)
    [removed] {" "}(mis dehors, ou parti)
   *[here] {""}
}
admin-closed = { $table } est fermée.
admin-handed = Un robot y joue maintenant.
admin-back = La partie reprend de là.
admin-muted = Cet invité ne peut plus y parler.
admin-unmuted = Cet invité peut de nouveau parler.
admin-removed = Cet invité est mis dehors.
admin-would-prune = { $count ->
    [0] Aucune table n’est restée
    [one] Une table est restée
   *[other] { $count } tables sont restées
} sans changement depuis { $days ->
    [one] un jour
   *[other] { $days } jours
}. Avec --yes elles sont supprimées ; sauvegardez d’abord.
admin-pruned = { $count ->
    [0] Aucune table supprimée.
    [one] Une table supprimée.
   *[other] { $count } tables supprimées.
} Les sauvegardes les gardent aussi longtemps que vous les gardez.
admin-exported = { $count ->
    [one] { $count } table écrite
   *[other] { $count } tables écrites
} dans { $path }.
admin-imported = { $count ->
    [one] { $count } table remise.
   *[other] { $count } tables remises.
} Déjà là : { $kept }.
admin-backed-up = Copie faite : { $path }
admin-forgot-backups = { $count ->
    [one] { $count } ancienne copie supprimée.
   *[other] { $count } anciennes copies supprimées.
}
admin-key = La clé de la page /admin. Elle n’est montrée que cette fois, et gardée sous forme d’empreinte :
admin-rotated = Tous les secrets sont neufs ; les marques de foyers faites avant ne comptent plus.
check-database-newer = La base { $database } a été changée par une version plus récente de Nemeton (structure { $found } ; cette version connaît la { $known }). Installez cette version, ou restaurez une sauvegarde d’avant.
help-admin-rules = Montrer, ou fixer, ce que peuvent être les noms et les paroles : leur longueur, les mots refusés, ou aucune parole. Vaut aussi pour un serveur qui tourne.
help-admin-complaints = Lister ce que des invités vous ont signalé.
help-admin-settle = Dire qu’un signalement est traité.
help-admin-words = Un fichier de mots refusés dans les noms et les paroles, un par ligne ; * vaut toutes lettres, # commence une remarque. Un fichier vide : aucun.
help-admin-longest-name = Combien de caractères un nom peut avoir ; 32 par défaut, et au plus.
help-admin-longest-message = Combien de caractères une parole peut avoir ; 500 par défaut, et au plus.
help-admin-chat = Si l’on parle aux tables : on ou off.
help-admin-all = Aussi ceux qui sont traités.
error-admin-bad-rules = Cela ne va pas : un nom a de 2 à 32 caractères, un message de 1 à 500, et un mot autre chose que *, qui s’y trouve deux fois au plus.
error-admin-on-off = --chat vaut on ou off, pas « { $value } ».
error-admin-no-complaint = Il n’y a pas de signalement de ce numéro.
admin-rules = Noms : au plus { $name }. Messages : au plus { $message }. Mots refusés : { $count }. Paroles : { $talk ->
    [on] oui
   *[off] non
}.
admin-no-complaints = Personne ne signale rien.
admin-settled = C’est noté.
help-serve-public = L’adresse où l’on trouve le serveur, comme https://play.example.org : elle figure dans les messages qui appellent les absents.
check-calls-off = Personne ne peut être appelé : le serveur ne connaît pas son adresse publique. Indiquez-la par --public https://… (docs/server.md).
check-calls-public = Les absents peuvent être appelés ; les liens mènent à { $url }.
check-calls-plain = Les absents peuvent être appelés ; les liens mènent à { $url }, qui n’est pas chiffrée : les navigateurs n’y reçoivent pas de notifications.
check-calls-inward = Les appels peuvent entrer dans ces réseaux à vous, à la demande de n’importe qui : { $networks }. Si ce n’est pas voulu, retirez-les de NEMETON_CALLS.
check-mail-off = Personne ne peut être appelé par courriel : il n’y a pas de serveur de messagerie. Indiquez-le dans NEMETON_SMTP (docs/server.md).
check-mail-well = Le serveur de messagerie { $server } accepte les lettres de { $sender }.
check-mail-refused = Le serveur de messagerie { $server } n’accepte pas de lettres : { $detail }. Corrigez NEMETON_SMTP ; d’ici là, elles attendent.
