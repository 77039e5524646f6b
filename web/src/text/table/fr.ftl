# Table

invite = Inviter
copy-link = Copier le lien
link-open-network = Tout le monde sur votre réseau peut ouvrir ce serveur, pas seulement qui a le lien.
waiting-title = On attend des joueurs
waiting-named = La table est proposée aux personnes que vous avez nommées. La partie commence quand toutes les places sont prises.
waiting-private = Envoyez ce lien à qui doit s’asseoir ici. La partie commence dès que toutes les places sont prises.
waiting-public = La table est visible de tous. La partie commence dès que toutes les places sont prises.
waiting-for-players = On attend que les places soient prises
waiting-for-luck = Chacun ajoute un nombre au hasard ; la partie commence dans un instant
waiting-for = { $name } choisit
waiting-for-bot = { $name } réfléchit…
asked-of = On lui demande : « { $question } »
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
table-unreadable = Cette table ne peut pas être ouverte
save-raw = Enregistrer ce qu’il en reste
table-early = Pas encore ouverte
table-early-note = La personne qui vous a envoyé ce lien prépare encore la table. Cette page l’ouvrira dès qu’elle sera prête.
table-closed = La table est fermée
lost = Connexion perdue ; elle revient d’elle-même…
farewell-closed = Le serveur a fermé cette table.
farewell-too-many = Trop de fenêtres sont ouvertes d’ici.
farewell-protocol = Cette page est plus ancienne que le serveur. Rechargez-la.
farewell-no-such-table = Cette table n’existe pas.
farewell-damaged = Ce que le serveur a gardé de cette table est abîmé ; elle ne peut pas continuer pour l’instant.
step-of = étape { $step } sur { $of }
lay-back = reposer
set-exactly = { $picked } sur { $most }
set-up-to = { $picked ->
    [0] rien pour l’instant
   *[other] { $picked } choix
} · { $most } au plus
set-missing = encore { $missing }
set-whole = c’est prêt
set-more = il manque encore quelque chose
set-not-with = Pas avec ce qui est déjà choisi : reposez d’abord quelque chose.
set-confirm = Confirmer
set-picked = Choisi
set-list = { $label } ({ $picked } sur { $most })
open-rule = Ouvrir la règle { $rule }
panels = Panneaux
log = Journal
panel = Plateaux
log-empty = Il ne s’est encore rien passé.
log-times = { $text } (×{ $times })
log-setup = { $count ->
    [1] Mise en place : une ligne
   *[other] Mise en place : { $count } lignes
}
log-round = Manche { $round } · { $name }
log-turn = Tour { $turn } · { $name }
chat = Discussion
chat-empty = Personne n’a encore rien dit.
complain-line = Signaler à la personne qui tient le serveur
complain-name = Signaler un nom …
complained = signalé
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
standing-root-battle_effect = utiliser un effet dans les combats qu’on me livre
standing-root-enlist_arbiter = engager le Médiateur quand on m’attaque
rules = Règles
rules-none = Les règles de ce jeu ne sont pas encore écrites ici.
rules-title = { $game } : les règles
rules-search = Chercher dans les règles
rules-both = Français et anglais côte à côte
rules-chapters = Chapitres
rules-found = { $count ->
    [0] Rien dans les règles ne dit cela.
    [1] Un paragraphe.
   *[other] { $count } paragraphes.
}
rules-own-words = Avec nos mots, numérotées comme les § de la table.
options = Tous les choix
options-filter = Chercher un choix
options-count = { $count ->
    [0] aucun choix
    [1] un choix
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
hint-least = tout autre choix paraît moins bon ici
hint-more = Pourquoi ?
hint-thinking = Un robot y réfléchit…
hint-thinking-long = Un robot y réfléchit encore : c’est plus long que d’habitude. Vous pouvez jouer en attendant.
hint-stop = Ne plus attendre
hint-by = pesé par le robot « { $level } »
hint-take = Le jouer
hint-line = Vous continueriez sans doute
hint-answer = La réponse probable
hint-chance = { $chance } sur 100
hint-weighed = Ce qui a été pesé
reason-for = pour :
reason-against = contre :
reason-better = un plus : { $reason }
reason-worse = un moins : { $reason }
reason-decides = gagne la partie
reason-loses = perd la partie
why-not = Pourquoi pas ça ?
why-not-other = Pourquoi pas autre chose ?
why-not-best = C’est l’indice lui-même.
why-not-near = À peu près aussi bon que l’indice.
why-not-weaker = { $cost ->
    [1] Moins bon : environ une chance sur 100 de moins qu’avec l’indice.
   *[other] Moins bon : environ { $cost } chances sur 100 de moins qu’avec l’indice.
}
why-not-bad = { $cost ->
    [1] Bien moins bon : environ une chance sur 100 de moins qu’avec l’indice.
   *[other] Bien moins bon : environ { $cost } chances sur 100 de moins qu’avec l’indice.
}
why-not-answer = La réponse probable à ce coup
undo = Annuler
undo-ask = Demander à annuler
undo-asked = { $name } demande à reprendre.
undo-yes = D’accord
undo-no = Non
undo-waits = Vous demandez à reprendre ; les autres doivent accepter.
plan = Anticiper
plan-other = Que pourrait choisir { $name } ?
plan-own = Et que répondriez-vous ?
plan-note = Une fois gardées, vos réponses sont données pour vous si l’on en arrive là. Si autre chose se passe, elles sont retirées.
plan-back = Un de moins
plan-close = Arrêter
plan-keep = Garder ces réponses
plan-gone = La partie a continué entre-temps.
key-plan = anticiper
prepared = Préparé, si l’on en arrive là : { $line }
prepared-step = { $name } : { $label }
redo = Rétablir
key-redo = rétablir
restart-turn = Recommencer le tour
restart-turn-ask = Demander à recommencer le tour
time-over = Le temps est écoulé pour { $name }.
claim = Réclamer la partie
hand-over = Laisser jouer un robot à ma place
hand-over-do = Confier
take-back-seat = Reprendre ma place
bot-plays = Un robot joue pour { $name }.
leave = Quitter la place
seat-silent = { $name } n’a pas répondu depuis { $time }.
stand-in = Faire jouer un robot
give-to-bot = La donner à un robot
give-to-bot-note = Qui vient plus tard avec le lien peut encore reprendre la place au robot.
seat-kept-bot = { $name } a quitté la table ; un robot y joue jusqu’à son retour, ou jusqu’à ce que quelqu’un vienne avec le lien.
seat-kept = { $name } a quitté la table. La place lui est gardée jusqu’à son retour, ou jusqu’à ce que quelqu’un vienne avec le lien.
seat-offer-waits = { $name } a quitté la table. Vous laisseriez n’importe qui prendre la place ; les autres doivent accepter.
seat-offered = { $name } a quitté la table. N’importe qui peut prendre la place.
offer-seat = Ouvrir la place à tous
resign = Abandonner
resign-sure = Vous perdez la partie, sans retour possible.
resign-sure-bot = Un robot continue à votre place, définitivement, et le résultat le dira. La place ne se reprend pas.
resign-not = Continuer
resign-do = Abandonner
propose-draw = Proposer la nulle
propose-end = Arrêter d’un commun accord
propose-pause = Proposer une pause
proposed-draw = { $name } propose la nulle.
proposed-end = { $name } voudrait arrêter la partie ici, sans vainqueur.
proposed-pause = { $name } propose une pause : aucune pendule ne tourne jusqu’à ce que quelqu’un reprenne.
proposed-own-draw = Vous proposez la nulle ; les autres doivent accepter.
proposed-own-end = Vous voudriez arrêter la partie ; les autres doivent accepter.
proposed-own-pause = Vous proposez une pause ; les autres doivent accepter.
withdraw = Retirer
paused = Les pendules sont arrêtées : tous ont accepté une pause.
resume-clocks = Relancer les pendules
holiday = Congés : votre pendule s’arrête. Jours restants : { $days }
holiday-days = { $days ->
    [1] un jour
   *[other] { $days } jours
}
holiday-do = Partir en congé
holiday-until = Votre pendule est arrêtée jusqu’au { $until }.
holiday-end = Je suis de retour
seat-holiday = { $title }, en congé
seat-resigned = { $title }, un robot : { $name } a abandonné
close-table = Fermer cette table
close-table-sure = Plus personne ne pourra s’y asseoir, et le lien envoyé ne mènera nulle part.
close-table-not = La laisser ouverte
close-table-do = La fermer
closed-title = Cette table est fermée
closed-note = Elle a été fermée avant le début de la partie par qui l’avait ouverte.
you-left = Vous avez quitté votre place.
return = Se rasseoir
side = Vu depuis
side-none = aucune place en particulier
sitting-as = Votre nom ici : { $name }.
since = { $count ->
    [1] Un coup depuis votre dernière visite
   *[other] { $count } coups depuis votre dernière visite
}
person-of = de { $owner }
person-of-vowel = d’{ $name }
caption-you = Vous
story-then-you = Ensuite, à vous de choisir.
story-then-end = Ensuite, la partie est finie.
story-then-bot = { $name } réfléchit…
story-then = Ensuite, { $name } choisit.
story-title = Ce qui se passe
again-title = Les derniers tours, une fois encore
again-begin = Depuis le début
show-again = Revoir les derniers tours
told-title = Son tour, pas à pas
told-next = Suivant
look-back = Revoir la table telle qu’elle était
look-back-title = Retour en arrière, tel que vous l’avez vu
look-now = Revenir au présent
since-title = Ce qui s’est passé depuis
since-of = { $step } sur { $steps }
since-quiet = Rien que vous puissiez voir.
since-more = { $count ->
    [1] et encore une chose
   *[other] et encore { $count } choses
}
since-skip = Passer
since-on = Reprendre
curtain = { $name }, à vous
curtain-note = Passez l’écran. Personne d’autre ne doit regarder.
curtain-lift = C’est moi
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Tout le plateau
keys = Touches
key-tab = parcourir ce qui peut être choisi
key-arrows = se déplacer sur le plateau, de touche en touche à côté, et de ligne en ligne dans le journal
key-enter = choisir
commit-key = Entrée
escape-key = Échap
key-esc = reposer le dernier choix
key-arrows-list = parcourir la liste
key-cards = choisir une carte de la main
key-grove = ouvrir et fermer votre bosquet
key-six-sides = aller à l’hexagone voisin, de six côtés
key-turn-tile = tourner la tuile en main, quand on construit le continent
key-number = combien de guerriers marchent ou sont visés
key-boards = plateaux des factions ou des joueurs
key-digits = prendre un jeton de la réserve
key-explain = dire ce qu’est la pièce visée ou sous le pointeur, et le garder ; encore une fois pour fermer
key-undo = annuler
key-hint = indice
key-options = liste de tous les choix
key-again = revoir les derniers tours
key-log = journal
key-help = cette page

# Ce qui arrive à une table

notice-joined = { $name } arrive à la table.
notice-sat = { $name } s’assied.
notice-left = { $name } quitte sa place.
notice-offered = { $name } laisserait n’importe qui prendre la place quittée.
notice-taken-over = { $name } reprend la place et la main qu’avait { $former }.
notice-luck-fork = Cette partie en continue une autre après { $choice } choix. Ce qui était sur la table et dans les mains est peut-être connu de quelqu’un ; ce qui est tiré à partir d’ici est scellé à nouveau.
notice-luck-known = Cette partie continue avec le hasard d’une autre, dont l’enregistrement est ouvert : quelqu’un connaît peut-être la suite. Rien n’est promis ici.
rules-differ-choice = Cette partie a été enregistrée avec des règles plus anciennes : elles permettaient ici ce que celles d’aujourd’hui ne permettent plus.
rules-differ-end = Cette partie a été enregistrée avec des règles plus anciennes. Avec celles d’aujourd’hui, les mêmes choix mènent à une autre fin.
notice-rules-changed = Les règles ont été corrigées depuis. La partie reprend où elle en est ; ce qui a été joué reste tel quel.
notice-rules-lost = Les règles ont été corrigées depuis. La partie reprend au dernier moment qui a pu être conservé.
notice-seats-drawn = Les places sont tirées.
notice-handed = Un robot joue pour { $name } : { $level }.
notice-stood-in = { $name } fait jouer un robot pour { $former } : { $level }. { $former } peut reprendre sa place à tout moment.
notice-bot-seated = { $name } donne la place libre à un robot : { $level }.
notice-bot-silent = Le robot { $name } s’est tu trop longtemps et a perdu sa place : { $level } joue à sa suite.
notice-bot-illegal = Le robot { $name } a répondu ce qui n’était pas proposé et a perdu sa place : { $level } joue à sa suite.
notice-bot-gave-up = Le robot { $name } ne peut pas continuer : { $level } joue à sa place.
notice-replaced-bot = { $name } s’assoit et reprend la place au robot.
notice-taken-back = { $name } est de retour.
notice-renamed = { $former } s’appelle désormais { $name }.
notice-undo-asked = { $name } demande à reprendre.
notice-undo-answered = { $name } a répondu.
notice-undo-refused = { $name } préfère continuer.
notice-undone = Coup repris par { $name }.
notice-timed-out = Le temps est écoulé pour { $name }.
notice-claimed = { $name } réclame la partie.
notice-resigned = { $name } abandonne.
notice-proposed-draw = { $name } propose la nulle.
notice-proposed-end = { $name } propose d’arrêter la partie.
notice-proposed-pause = { $name } propose une pause.
notice-declined = { $name } préfère continuer.
notice-withdrawn = { $name } retire sa proposition.
notice-paused = Tous ont accepté une pause : les pendules sont arrêtées.
notice-resumed = { $name } relance les pendules.
notice-holiday-taken = { $name } part en congé ; sa pendule s’arrête.
notice-holiday-ended = { $name } revient de congé.
notice-fault-bot = { $name } : le robot a échoué à ce choix ; il a été fait au hasard.
notice-fault-hurry = { $name } n’a pas eu le temps de réfléchir autant que son niveau le prévoit : le serveur est chargé, et ce robot joue peut-être moins bien que d’habitude.
notice-fault-rule = Une règle du jeu a échoué ; rien n’a changé.
notice-rematched = Une revanche attend.
notice-standing = Réponse donnée d’avance pour { $name }.
notice-owner-closed = La personne qui tient le serveur a fermé cette table : { $reason }
notice-owner-handed = La personne qui tient le serveur fait jouer un robot pour { $name } ({ $level }) : { $reason }
notice-owner-undone = La personne qui tient le serveur a ramené la partie ici : { $reason }
notice-owner-muted = La personne qui tient le serveur ne laisse plus parler { $name } : { $reason }
notice-owner-unmuted = { $name } peut de nouveau parler.
notice-owner-removed = La personne qui tient le serveur a mis { $name } dehors : { $reason }

# La fin

end-you-win = Vous gagnez, { $name }
end-wins = { $count ->
    [1] { $name } gagne
   *[other] { $name } gagnent
}
end-drawn = Match nul
end-title-closed = Table fermée
end-agreed = Arrêtée d’un commun accord
end-resigned-bot = { $count ->
    [1] { $names } a abandonné en cours de route ; un robot a continué à sa place.
   *[other] { $names } ont abandonné en cours de route ; des robots ont continué à leur place.
}
end-lost = Vous perdez, { $name }
met = { $name } et vous avez joué { $games ->
    [1] une partie
   *[other] { $games } parties
} : { $mine } pour vous, { $theirs } pour { $name }.
met-next = La prochaine fois, vous serez { $title }.
score-to = { $what } à
end-facts = { $turns ->
    [1] un tour
   *[other] { $turns } tours
} · { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
}
end-as = Victoire avec { $role }.
end-decided = { $name } jouait quand la partie s’est décidée ({ $where }).
end-decided-you = Décidé pendant votre tour ({ $where }).
end-counted = Le décompte
end-decides = décide
end-board = Voir le plateau
end-table = Voir la table
end-see = Voir le résultat
turning-point = Le tournant
turning-said = Tour { $turn }, { $name } : { $what }.
fairness = Loyauté
fairness-none = Ce jeu n’a ni dés ni cartes : rien n’a été laissé au hasard.
fairness-seats = Seules les places ont été tirées, d’un hasard scellé avant que personne ne soit assis et ouvert à l’instant.
fairness-chance = Chaque carte et chaque dé étaient scellés avant le premier coup, et viennent d’être ouverts.
fairness-fork = Cette partie en a continué une autre après { $since } choix. Ce qui était sur la table et dans les mains était peut-être connu ; ce qui a été tiré ensuite était scellé à nouveau avant le premier coup joué ici.
fairness-upload = Cette partie vient d’un fichier. Qui l’a fait en connaissait peut-être le hasard : rien n’est promis ici.
fairness-known = Cette partie a continué avec un hasard que quelqu’un connaissait peut-être. Rien n’est promis.
fairness-added = Le serveur n’a pas choisi seul le hasard : { $names } { $count ->
    [1] a ajouté son propre nombre, scellé avant d’être dit.
   *[other] ont ajouté leurs propres nombres, scellés avant qu’aucun ne soit dit.
}
fairness-missing = Il manque un nombre : { $names }.
fairness-own-missing = Le nombre que cette page a ajouté n’est pas dans le hasard de cette partie.
fairness-checked-here = Cette page l’a vérifié : sceau, nombres et hasard concordent.
fairness-number = nombre donné par { $name }
fairness-no-number = aucun
fairness-how-plain = Gardez le fichier et lancez ceci : chaque tirage est refait.
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

# Explanations

explain-now = En ce moment
explain-refused = Pas maintenant : { $why }

# La question, à mesure qu’elle se précise

narrowed = { $any ->
    [yes] { $act }, { $picked } : { $next } ?
   *[no] { $act } : { $next } ?
}
narrowed-whole = { $act } ?
next-origin = d’où
next-destination = vers où
next-defender = contre qui
next-attacker = qui attaque
next-partner = avec qui
next-paid = avec quelle carte
next-kind-place = où
next-kind-cell = où
next-kind-hex = où
next-kind-faction = qui
next-kind-card = quelle carte
next-kind-ritual = quel rituel
next-kind-piece = quelle pièce
next-kind-item = quel objet
next-kind-suit = quelle couleur
next-kind-column = dans quelle colonne
next-kind-number = combien
next-kind-resource = quelle ressource
next-kind-druid = quel Druide
next-kind-token = quel jeton

# Ce qui se choisit, dans les listes

kind-artifact = Artéfact
kind-blessing = Bénédiction
kind-card = Carte
kind-cell = Case
kind-character = Personnage
kind-column = Colonne
kind-coordinate = Coordonnée
kind-creature = Créature
kind-deed = Action
kind-display = Étalage
kind-druid = Druide
kind-faction = Faction
kind-hex = Case
kind-ingredient = Ingrédient
kind-item = Objet
kind-leader = Chef
kind-number = Nombre
kind-order = Ordre
kind-orientation = Orientation
kind-payment = Paiement
kind-piece = Pièce
kind-place = Lieu
kind-player = Joueur
kind-potion = Potion
kind-quest = Quête
kind-rank = Rang
kind-resource = Ressource
kind-ritual = Rituel
kind-row = Rangée
kind-service = Service
kind-side = Côté
kind-slot = Emplacement
kind-space = Emplacement
kind-suit = Couleur
kind-tile = Tuile
kind-token = Jeton
