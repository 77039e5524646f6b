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
cancel = Annuler
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
    [1] point
   *[other] points
}
score = Score
you = vous

# Réglages

settings = Réglages
pace = Rythme
pace-note = À quelle vitesse les pièces voyagent.
pace-off = sans
pace-fast = vif
pace-normal = normal
pace-slow = lent
sound = Sons
sound-note = Un coup sur le bois pour un coup joué, un cliquetis pour les dés, des notes qui descendent pour une perte, qui montent pour une pousse, un carillon quand c’est à vous.
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
refused-bad-message = { $problem ->
    [json] Ce message est illisible pour le serveur.
    [missing] Le serveur n’a pas compris : il manque « { $field } ».
    [unknown] Le serveur n’a pas compris : il ne connaît pas « { $field } ».
    [type] Le serveur n’a pas compris : « { $field } » devrait être { $expected }.
    [value] Le serveur n’a pas compris : « { $field } » ne convient pas.
    [address] Le serveur ne connaît rien à cette adresse.
   *[other] Le serveur n’a pas compris.
}
refused-bad-name = Choisissez un autre nom.
refused-bot-instead = À trois ou plus, un robot continue pour qui n’a plus de temps ; la partie ne s’arrête pas.
refused-bad-words = La personne qui tient ce serveur ne veut pas de tels mots ici. Dites cela autrement.
refused-busy = Le serveur est occupé ; réessayez dans un instant.
refused-answer-first = Quelqu’un propose déjà quelque chose : répondez d’abord.
refused-begun = La partie a commencé : il est trop tard pour cela.
refused-closed = Cette table est fermée.
refused-no-clock = Il n’y a pas ici de pendule à arrêter.
refused-no-holidays = Jours de congé restants à cette table : { $days }.
refused-nobody-to-ask = Il n’y a personne ici qui puisse accepter.
refused-full = Toutes les places sont prises.
refused-game-over = La partie est finie.
refused-hints-off = Il n’y a pas d’indices à cette table.
refused-league-begun = La ligue a déjà commencé.
refused-league-entered = Vous prenez déjà part à cette ligue.
refused-league-full = Cette ligue n’a plus de place libre.
refused-league-late = Cette ligue ne prend plus d’inscriptions.
refused-league-no-entrant = Personne de ce numéro n’y prend part.
refused-league-not-begun = La ligue n’a pas encore commencé.
refused-league-over = Cette ligue est terminée.
refused-league-playing = La ronde n’est pas finie : on joue encore.
refused-league-too-few = Une ligue demande au moins deux inscrits.
refused-no-profile = Cette page n’existe pas, ou la personne dont elle parle ne la montre à personne.
refused-no-such-league = Cette ligue n’existe pas.
refused-not-organizer = C’est à qui a ouvert la ligue d’en décider.
refused-rated-agree = Cette partie compte pour le classement : ne vous asseyez que si vous l’acceptez.
refused-rated-own-values = Une partie classée se joue avec les valeurs habituelles, pas avec les vôtres.
refused-rated-two-people = Une partie classée demande au moins deux personnes, une par place.
refused-muted = La personne qui tient ce serveur vous demande de ne plus parler ici ; le journal de la table dit pourquoi.
refused-nothing-to-offer = Personne n’a quitté cette place.
refused-nothing-to-redo = Il n’y a rien à rétablir.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-no-request = Plus personne ne demande à reprendre.
refused-no-such-game = Ce jeu n’existe pas.
refused-not-missed = Le bilan de cette partie ne propose rien à retenter à cet endroit.
refused-no-such-person = Personne ici ne porte ce nom.
refused-no-such-seat = Il n’y a pas de place de ce numéro.
refused-no-such-table = Cette table n’existe pas.
refused-no-talk = La personne qui tient ce serveur a coupé les conversations.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-invited = Cette place est sur invitation : ouvrez le lien qu’on vous a envoyé.
refused-not-foreseeable = On ne prépare de réponses que là où rien n’est caché ni laissé au hasard.
refused-not-offered = Cela ne fait pas partie des choix.
refused-not-open = L’enregistrement s’ouvre quand la partie est finie.
refused-not-opener = Avant le début de la partie, c’est à qui a ouvert la table d’en décider.
refused-not-silent = Une réponse peut encore venir. Secondes avant qu’un robot puisse continuer : { $seconds }.
refused-not-owner = Ce n’est pas la clé de ce serveur. Qui le tient en fait une avec : nemeton admin key
refused-not-your-seat = Ce n’est pas votre place.
refused-not-your-turn = Ce n’est pas à vous de choisir.
refused-offline = Le serveur est injoignable pour l’instant.
refused-rule-fault = Une règle de ce jeu a failli ; rien n’a changé.
refused-damaged = Ce que le serveur a gardé de cette table est abîmé : la ligne { $number } de son journal est illisible. Les autres tables continuent ; qui tient le serveur en trouvera davantage dans son journal.
refused-rules-changed = Le jeu de cette table, ou la façon dont elle a été préparée, n’est plus connu ici.
refused-several-people = Plusieurs ici portent ce nom : donnez le numéro.
refused-seat-left = Quelqu’un qui devrait accepter a quitté la table. Rien ne se reprend tant que sa place n’est pas reprise.
refused-stale = Les choses ont avancé entre-temps.
refused-taken = Il y a déjà une table à cette adresse. Rechargez la page.
refused-time-not-over = Il reste du temps à cette pendule.
refused-too-fast = Un peu moins vite, s’il vous plaît.
refused-too-long = C’est trop long.
refused-too-many = C’est plus que ce serveur n’accepte ; réessayez plus tard.
refused-undo-never = Rien ne se reprend à cette table.
refused-renamed-level = Le niveau de robot « { $level } » s’appelle maintenant « { $now } ».
refused-link-expired = Ce lien a expiré : il valait un quart d’heure. Créez-en un nouveau sur l’appareil qui a vos parties.
refused-link-unknown = Ce lien n’ouvre rien : il n’est pas entier, ou trop vieux. Créez-en un nouveau sur l’appareil qui a vos parties.
refused-link-used = Ce lien a déjà servi ; chacun sert une fois. Créez-en un nouveau sur l’appareil qui a vos parties. Si ce n’était pas vous, passez-y vos appareils en revue.
refused-none-fits = Aucune table libre ne répond à ce que vous cherchez.
refused-not-named = Cette table est pour des personnes que nomme qui l’a ouverte, et vous n’en êtes pas. Demandez le lien d’une place.
refused-passkey-cancelled = Aucune clé d’accès n’a servi : la question a été fermée, ou il n’y en a pas pour cette adresse sur cet appareil.
refused-passkey-full = Vous avez déjà autant de clés d’accès que l’on garde. Retirez-en une d’abord.
refused-passkey-here = Cet appareil a déjà une clé d’accès à vos parties.
refused-passkey-known = Cette clé d’accès est déjà gardée.
refused-passkey-place = Les clés d’accès ne marchent qu’à une adresse chiffrée qui est un nom (https), ou à localhost.
refused-passkey-stale = Cela a pris trop de temps, ou a été envoyé deux fois. Rien n’a changé ; recommencez.
refused-passkey-unknown = Cette clé d’accès n’ouvre rien ici : elle a été retirée, ou appartient à un autre serveur.
refused-passkey-wrong = La réponse de la clé d’accès ne convient pas à ce qui a été demandé. Rien n’a changé ; recommencez.
refused-unknown-word = « { $word } » n’est pas un mot de ces feuilles. Vérifiez s’il est écrit comme sur le papier.
refused-words-count = { $typed ->
    [0] Il n’y a là aucun mot, et une feuille en a { $count }.
    [one] Il n’y a là qu’un mot, et une feuille en a { $count }.
   *[other] Il y a là { $typed } mots, et une feuille en a { $count }.
}
refused-words-wrong = Ces mots n’ouvrent rien : vérifiez leur ordre et leur orthographe, ou si une feuille plus récente a été écrite.
refused-unknown-level = Il n’y a pas de robot de ce niveau.
refused-unknown-key = Personne ne connaît plus ce navigateur ici : il a été retiré de la liste des appareils, ou les parties sont sur un autre serveur.
refused-unknown-game = Ce jeu n’est pas ici.
refused-unknown-prompt = Cette question n’existe pas.
refused-watch-off = Cette table n’admet pas de spectateurs.
refused-wrong-origin = Cette page n’appartient pas au serveur.
refused-unknown = Quelque chose a mal tourné.

# Refused where one says how to be called.
refused-bad-address = { $why ->
    [mail] Ce n’est pas une adresse de courriel.
    [inward] Cette adresse est dans un réseau privé, où ce serveur ne va pas.
    [unencrypted] Cette adresse n’est pas chiffrée : elle doit commencer par https.
    [unknown] Personne ne connaît cette adresse.
    [token] L’adresse d’un salon Matrix a besoin de son access_token.
    [subscription] Le navigateur a donné une adresse inutilisable. Recommencez.
   *[other] Ce n’est pas une adresse où l’on pourrait appeler.
}
refused-link-over = Ce lien a déjà servi, ou il est trop vieux.
refused-no-such-address = Cette adresse n’est plus dans votre liste.
refused-way-closed = Ce moyen n’est pas installé sur ce serveur.
