# L’application

language = Langue
language-fr = Français
language-en = English
theme = Thème
theme-auto = comme le système
theme-light = clair
theme-dark = sombre
menu = Menu
close = Fermer
back = Retour
loading = Un instant…
nav = Nemeton
nav-games = Jeux
nav-lobby = Tables
nav-learn = Apprendre
nav-about = À propos
to-home = Vers les jeux
no-page = Rien ne pousse ici
no-page-note = Il n’y a pas de page à cette adresse.
copied = Copié
points = { $count ->
    [one] point
   *[other] points
}
score = Score
you = vous

# Accueil

home-title = Quatre jeux à l’orée de la forêt
home-lead = Affrontez un robot amical, envoyez un lien à vos amis, ou jouez seul. Pas de compte, pas d’attente : deux clics jusqu’au premier coup.
home-lead-short = Deux gestes, et vous jouez. Sans compte.
what-cernunos = Deux druides empilent arbres et bêtes sur douze cases. À qui le plus de sommets ?
what-pangaia = Semez sur un continent à la dérive, élevez vos arbres et invoquez les rituels qu’ils dessinent.
what-oak = Envoyez vos druides dans le chêne sacré, préparez des potions, éveillez des artefacts, et suivez le soleil.
what-root = Chats, oiseaux, rebelles et vagabond veulent la même forêt, chacun selon ses propres règles.
players = Joueurs
players-count = { $players ->
    [2] Deux joueurs
   *[other] { $players } joueurs
}
minutes = { $minutes } min
about-minutes = Environ { $minutes } minutes
weight-1 = léger
weight-2 = moyen
weight-3 = exigeant
weight-4 = costaud
play-now = Jouer
soon = Pas encore là
new-table = Nouvelle table
card-more = En savoir plus sur { $game }
solo = Solo
solo-level = Ce jeu n’a pas de règles pour un seul : de quelle force, le robot ?
your-games = Vos parties
your-games-none = Pas encore de partie. Jouez, et elle vous attendra ici.
waiting-count = { $count ->
    [one] une vous attend
   *[other] { $count } vous attendent
}
your-turn = À vous de jouer
resume = Reprendre
you-won = Gagnée, voir pourquoi
see-why = Voir comment elle a fini
a-bot = un robot
game-with = { $game } avec { $names }
game-alone = { $game }, en solo
turn-since = tour { $turn } · { $count ->
    [0] rien de neuf
    [one] un coup depuis
   *[other] { $count } coups depuis
}
turn-number = Tour { $turn }
setting-up = Mise en place
finished = terminée
finished-score = terminée · { $scores }
with = avec { $names }
someone = Promeneur

# Tables

lobby-title = Tables
lobby-open = Ouvertes à tous
lobby-none = Personne n’attend pour l’instant. Ouvrez une table avec une place pour tous, et elle figurera ici.
seats-free = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
upload = Ouvrir une partie gardée
upload-bad = Ce fichier n’est pas une partie de Nemeton.
upload-long = Ce fichier est plus long qu’aucune partie.
sit-down = S’asseoir
watch = Regarder

# Nouvelle table

seats = Places
seat-number = Place { $number }
seat-order = { $number ->
    [1] commence
    [2] joue en second
    [3] joue en troisième
    [4] joue en quatrième
    [5] joue en cinquième
   *[other] joue en dernier
}
seat-kind-me = Moi
seat-kind-bot = Robot
seat-kind-invite = Inviter
seat-kind-open = Tous
plays-as = sous le nom
your-name = Votre nom
your-name-note = Ce que voient les autres à la table.
level = Niveau
level-random = au hasard
level-sapling = jeune pousse (doux)
level-grove = bosquet (posé)
level-forest = forêt (redoutable)
bot-name = Robot
bot-number = Robot { $number }
waits-friend = attend votre ami
waits-anybody = attend qui voudra
options-of-table = Options
option-any = au hasard
draw-seats = Tirer les places
draw-seats-note = Le sort décide qui s’assied où. Le tirage est scellé d’avance et se vérifie ensuite.
clock = Pendule
clock-note = Temps de réflexion par joueur pour toute la partie. À la journée, pour une partie qui prend son temps.
clock-none = Sans
clock-quick = 3 min
clock-ten = 10 min
clock-hour = 1 h
clock-day = 1 jour par coup
clock-three = 3 jours par coup
clock-days = { $days } j { $hours } h
timeout = À la chute du temps
timeout-note = Ce qui arrive à qui laisse filer la pendule.
timeout-claim = les autres peuvent réclamer la partie
timeout-bot = un robot prend le relais
timeout-nothing = rien
taking-back = Reprendre un coup
taking-back-note = Libre tant que rien n’est révélé et que personne n’a répondu ; ensuite, on demande et les autres acceptent.
taking-back-free = Libre, puis demandé
taking-back-never = Jamais
hints = Indices
hints-note = Les joueurs peuvent demander un bon coup et sa raison.
onlookers = Spectateurs
onlookers-note = Qui a le lien peut regarder ce qu’un spectateur a le droit de voir.
house-rules = Règles maison
how-1 = Choisissez qui s’assied où.
how-2 = Votre ami ouvre le lien, tape un nom et s’assied. Sans compte.
how-3 = Partez quand vous voulez : la partie attend tout le monde.
another-game = Un autre jeu
facts-open = Rien de caché, rien de tiré au sort
facts-hidden = Mains cachées, hasard scellé
foot-start = Tout est prêt.
open-table = Ouvrir la table
start-game = Commencer

# Table

invite = Inviter
copy-link = Copier le lien
waiting-title = On attend des joueurs
waiting-private = Envoyez ce lien à qui doit s’asseoir ici. La partie commence dès que toutes les places sont prises.
waiting-public = La table est visible de tous. La partie commence dès que toutes les places sont prises.
waiting-for-players = On attend que les places soient prises
waiting-for = { $name } choisit
waiting-for-bot = { $name } réfléchit…
seat-free = place libre
seat-waits = { $title }, libre
seat-you = { $title }, c’est vous
seat-here = { $title }, à cet écran
seat-bot = { $title }, robot : { $level }
seat-online = { $title }, en ligne
seat-away = { $title }, absent
seat-thinks = { $title }, réfléchit…
seat-chooses = { $title }, choisit
automaton = joue par les seules règles
hot-seat = { $name }, c’est à vous de choisir.
join-title = Prendre place
join-full = Toutes les places sont prises
join-full-note = Vous pouvez regarder.
join-seat = Place
join-note = Un nom suffit. Ce navigateur garde la clé de votre place.
table-missing = Pas de table ici
table-early = Pas encore ouverte
table-early-note = La personne qui vous a envoyé ce lien prépare encore la table. Cette page l’ouvrira dès qu’elle sera prête.
table-closed = La table est fermée
lost = Connexion perdue ; elle revient d’elle-même…
farewell-closed = Le serveur a fermé cette table.
farewell-too-many = Trop de fenêtres sont ouvertes d’ici.
farewell-protocol = Cette page est plus ancienne que le serveur. Rechargez-la.
farewell-no-such-table = Cette table n’existe pas.
step-of = étape { $step } sur { $of }
lay-back = reposer
open-rule = Ouvrir la règle { $rule }
panels = Panneaux
log = Journal
panel = Plateaux
log-empty = Il ne s’est encore rien passé.
log-turn = Tour { $turn } · { $name }
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-join = Les spectateurs parlent entre eux : prenez un nom et joignez-vous à eux.
chat-join-do = Se joindre
notes = Notes
notes-private = Notes privées : vous seul les voyez.
notes-sit = Les notes sont pour ceux qui sont à la table.
standing = Réponses données d’avance
standing-note = Données pour vous chaque fois que la question se pose, quoi que vous ayez en main, jusqu’à ce que vous les leviez.
standing-decline = Décliner : { $prompt }
standing-root-ambush = tendre une embuscade quand on m’attaque
standing-root-foil_ambush = répondre à une embuscade par une des miennes
standing-root-field_hospitals = dépenser une carte pour l’hôpital de campagne
rules = Règles
rules-none = Les règles de ce jeu ne sont pas encore écrites ici.
rules-title = { $game } : les règles
rules-own-words = Avec nos mots, numérotées comme les § de la table.
options = Tous les choix
options-filter = Chercher un choix
options-count = { $count ->
    [0] aucun choix
    [one] un choix
   *[other] { $count } choix
}
options-none = Il n’y a rien à choisir pour l’instant.
position = La table
yes = oui
no = non
nothing = rien
hint = Indice
hint-plain = Un bon coup : { $label }.
hint-why = Un bon coup : { $label } – { $reasons }.
hint-aimed = { $label } – { $reasons }
hint-more = Pourquoi ?
hint-thinking = Un bot y réfléchit…
hint-by = pesé par le bot « { $level } »
hint-take = Le jouer
hint-line = Vous continueriez sans doute
hint-answer = La réponse probable
hint-weighed = Ce qui a été pesé
reason-better = un plus : { $reason }
reason-worse = un moins : { $reason }
reason-decides = gagne la partie
reason-loses = perd la partie
why-not = Pourquoi pas ça ?
why-not-other = Pourquoi pas autre chose ?
why-not-best = C’est l’indice lui-même.
why-not-near = À peu près aussi bon que l’indice.
why-not-weaker = Moins bon : environ { $cost } chances sur 100 de moins qu’avec l’indice.
why-not-bad = Bien moins bon : environ { $cost } chances sur 100 de moins qu’avec l’indice.
why-not-answer = La réponse probable à ce coup
undo = Annuler
undo-ask = Demander à annuler
undo-asked = { $name } demande à reprendre.
undo-yes = D’accord
undo-no = Non
undo-waits = Vous demandez à reprendre ; les autres doivent accepter.
restart-turn = Recommencer le tour
restart-turn-ask = Demander à recommencer le tour
time-over = Le temps de { $name } est écoulé.
claim = Réclamer la partie
hand-over = Laisser jouer un robot à ma place
hand-over-do = Confier
take-back-seat = Reprendre ma place
bot-plays = Un robot joue pour { $name }.
leave = Quitter la place
you-left = Vous avez quitté votre place.
return = Se rasseoir
sitting-as = Vous êtes ici sous le nom de { $name }.
since = { $count ->
    [one] Un coup depuis votre dernière visite
   *[other] { $count } coups depuis votre dernière visite
}
told-title = Son tour, pas à pas
told-next = Suivant
since-title = Ce qui s’est passé depuis
since-of = { $step } sur { $steps }
since-quiet = Rien que vous puissiez voir.
since-more = { $count ->
    [one] et encore une chose
   *[other] et encore { $count } choses
}
since-skip = Passer
since-on = Reprendre
curtain = À { $name }
curtain-note = Passez l’écran. Personne d’autre ne doit regarder.
curtain-lift = C’est moi, { $name }
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Tout le plateau
keys = Touches
key-tab = parcourir ce qui peut être choisi
key-arrows = se déplacer sur le plateau
key-enter = choisir
key-esc = reposer le dernier choix
key-digits = prendre un jeton de la réserve
key-undo = annuler
key-hint = indice
key-options = liste de tous les choix
key-log = journal
key-help = cette page

# Ce qui arrive à une table

notice-joined = { $name } arrive à la table.
notice-sat = { $name } s’assied.
notice-left = { $name } quitte sa place.
notice-handed = Un robot joue pour { $name } : { $level }.
notice-taken-back = { $name } est de retour.
notice-undo-asked = { $name } demande à reprendre.
notice-undo-answered = { $name } a répondu.
notice-undo-refused = { $name } préfère continuer.
notice-undone = Coup repris par { $name }.
notice-timed-out = Le temps de { $name } est écoulé.
notice-claimed = { $name } réclame la partie.
notice-fault-bot = Le robot de { $name } a failli ; un choix au hasard a été fait à sa place.
notice-fault-rule = Une règle du jeu a échoué ; rien n’a changé.
notice-rematched = Une revanche attend.
notice-standing = Réponse donnée d’avance pour { $name }.

# La fin

end-you-win = Vous gagnez, { $name }
end-wins = { $count ->
    [one] { $name } gagne
   *[other] { $name } gagnent
}
end-drawn = Match nul
end-lost = Vous perdez, { $name }
met = { $name } et vous avez joué { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $mine } pour vous, { $theirs } pour { $name }.
met-next = La prochaine fois, vous êtes { $title }.
score-to = { $what } à
end-facts = { $turns ->
    [one] un tour
   *[other] { $turns } tours
} · { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
end-counted = Le décompte
end-decides = décide
end-board = Voir le plateau
end-see = Voir le résultat
turning-point = Le tournant
turning-said = Tour { $turn }, { $name } : { $what }.
fairness = Loyauté
fairness-none = Ce jeu n’a ni dés ni cartes : rien n’a été laissé au hasard.
fairness-seats = Seules les places ont été tirées : scellées avant le premier coup, ouvertes à l’instant.
fairness-chance = Chaque carte et chaque dé étaient scellés avant le premier coup, et viennent d’être ouverts.
fairness-seal = sceau
fairness-secret = secret
fairness-agrees = Sceau et secret concordent
fairness-differs = Sceau et secret ne concordent pas
fairness-later = Le secret est publié quand la partie est finie.
fairness-yourself = Vérifier soi-même
fairness-how = Le sceau est l’empreinte du secret, publiée avant le premier coup. Gardez le fichier et lancez ceci : chaque tirage est refait.
rematch = Revanche
rematch-join = Aller à la revanche
replay = Revoir
share = Partager
save-file = Garder le fichier

# Revoir

replay-sub = Revoir la partie
replay-closed = Cet enregistrement s’ouvre quand la partie est finie.
viewpoint = Vue de
viewpoint-public = Public
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
fork-note = Une nouvelle table s’ouvre sur cette position ; l’ancienne partie reste telle quelle.

# Bilan

report = Bilan
report-making = On revient sur la partie…
report-making-note = Chaque choix est pesé une fois encore.
report-working = Les choix sont en train d’être pesés ; la courbe est déjà là.
report-course = Le fil de la partie
report-curve-label = Les chances de { $names } au cours de la partie, sur 100
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
    [one] { $good } choix sur un aussi bon que le meilleur
   *[other] { $good } choix sur { $all } aussi bons que le meilleur
}
report-best = Meilleur coup,
report-worst = Coup le plus cher,
report-method = Comment c’est calculé
report-method-fitted = Les chances viennent du jugement que le jeu porte lui-même sur chaque place, ajusté sur de nombreuses parties entre bots simples : les positions dites à 70 sur 100 y ont été gagnées environ 70 fois sur 100.
report-method-plain = Les chances viennent du jugement que le jeu porte lui-même sur chaque place ; personne ne les a encore vérifiées sur de nombreuses parties.
report-method-luck = Quand un choix a tiré ou révélé quelque chose, le hasard est ce qui s’est ajouté à ce que le joueur pouvait attendre avec ce qu’il savait alors. Ce que la meilleure option aurait apporté est jugé en jouant la suite des deux côtés, sans savoir ce qui est venu.

# Réglages

settings = Réglages
pace = Rythme
pace-note = À quelle vitesse les pièces voyagent.
pace-off = sans
pace-fast = vif
pace-normal = normal
pace-slow = lent
sound = Sons
sound-note = Un coup sur le bois pour un coup joué, un carillon quand c’est à vous.
notify = Notifications
notify-note = Le navigateur vous dit quand c’est à vous.
notify-blocked = Le navigateur ne le permet pas : autorisez cette page à vous prévenir dans ses réglages.
marks = Plus de repères
marks-note = Un signe de plus sur chaque pièce dit à qui elle est, sans couleur.
confirm = Confirmer les coups
confirm-note = Le dernier clic ne fait que viser ; une touche joue le coup.
plain = Des listes à la place des plateaux
plain-note = Chaque question en une liste de phrases, pour les lecteurs d’écran et les machines lentes.

# Crédits

credits = Crédits
credits-unofficial = Nemeton n’est pas officiel. Il n’est ni fait ni approuvé par les auteurs ou les éditeurs de ces jeux, et ne contient ni leurs images ni le texte de leurs règles. Si un jeu vous plaît ici, achetez-le : il est encore meilleur sur une table.
credits-games = Les jeux
credits-cernunos-name = Cernunos
credits-cernunos = De son auteur et de son éditeur, qui en gardent tous les droits.
credits-pangaia-name = Pangaia
credits-pangaia = De son auteur et de son éditeur, qui en gardent tous les droits.
credits-oak-name = Oak
credits-oak = Un jeu de Wim Goossens, illustré par Maciej Janik, édité par Game Brewer.
credits-root-name = Root
credits-root = Un jeu de Cole Wehrle, illustré par Kyle Ferrin, édité par Leder Games.
credits-icons = Icônes
credits-icons-text = Les silhouettes sont de Lorc, Delapouite et d’autres contributeurs de
credits-fonts = Polices
credits-fonts-text = Uncial Antiqua (Astigmatic), Alegreya et Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), sous SIL Open Font License 1.1.
credits-code = Code et images
credits-code-text = Nemeton est un logiciel libre sous licence MIT. Ses paysages et ses plateaux sont dessinés par son propre code.

# Refus

refused-archived = Une partie déposée se regarde, elle ne se joue pas.
refused-bad-input = Cela ne peut pas être mis en place ainsi.
refused-bad-message = Le serveur n’a pas compris.
refused-bad-name = Choisissez un autre nom.
refused-busy = Le serveur est occupé ; réessayez dans un instant.
refused-full = Toutes les places sont prises.
refused-game-over = La partie est finie.
refused-hints-off = Il n’y a pas d’indices à cette table.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-no-request = Plus personne ne demande à reprendre.
refused-no-such-game = Ce jeu n’existe pas.
refused-no-such-table = Cette table n’existe pas.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-invited = Cette place est sur invitation : ouvrez le lien qu’on vous a envoyé.
refused-not-offered = Cela ne fait pas partie des choix.
refused-not-open = L’enregistrement s’ouvre quand la partie est finie.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-your-turn = Ce n’est pas à vous de choisir.
refused-offline = Le serveur est injoignable pour l’instant.
refused-rule-fault = Une règle de ce jeu a failli ; rien n’a changé.
refused-rules-changed = Cette table a été jouée avec une version antérieure des règles et ne peut plus être ouverte.
refused-stale = Les choses ont avancé entre-temps.
refused-taken = Il y a déjà une table à cette adresse. Rechargez la page.
refused-time-not-over = Il reste du temps à cette pendule.
refused-too-fast = Un peu moins vite, s’il vous plaît.
refused-too-long = C’est trop long.
refused-too-many = C’est plus que ce serveur n’accepte ; réessayez plus tard.
refused-undo-never = Rien ne se reprend à cette table.
refused-renamed-level = Le niveau de robot « { $level } » s’appelle maintenant « { $now } ».
refused-unknown-level = Il n’y a pas de robot de ce niveau.
refused-unknown-game = Ce jeu n’est pas ici.
refused-unknown-prompt = Cette question n’existe pas.
refused-watch-off = Cette table n’admet pas de spectateurs.
refused-wrong-origin = Cette page n’appartient pas au serveur.
refused-unknown = Quelque chose a mal tourné.

# Façons de jouer

ways-to-play = Façons de jouer
load-file = Charger un fichier
preset-root-usual = À votre guise
preset-root-usual-note = Chacun pour soi dès deux joueurs, la machine pour un seul.
preset-root-guide = Première partie guidée
preset-root-guide-note = Quatre places avec la mise en place d’apprentissage ; des robots si besoin.
preset-root-rival = Avec une rivale
preset-root-rival-note = La Marquise Mécanique joue contre tout le monde.
preset-root-together = Ensemble
preset-root-together-note = D’un à quatre contre la Marquise Mécanique.
preset-root-campaign = Campagne
preset-root-campaign-note = Ensemble, partie après partie ; chargez le fichier de la dernière sous les règles maison.
