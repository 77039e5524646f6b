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
    [1] Un joueur
    [2] Deux joueurs
   *[other] { $players } joueurs
}
minutes = { $minutes } min
about-minutes = { $minutes ->
    [1] Environ une minute
   *[other] Environ { $minutes } minutes
}
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
    [1] une vous attend
   *[other] { $count } vous attendent
}
your-turn = À vous de jouer
your-turn-as = { $name }, à vous de jouer
resume = Reprendre
turn-of = À répondre : { $name }
you-won = Gagnée, voir pourquoi
see-why = Voir comment elle a fini
a-bot = un robot
some-bots = { $count ->
    [1] un robot
   *[other] { $count } robots
}
game-with = { $game } avec { $names }
game-alone = { $game }, en solo
game-here = { $game } : { $names } au même écran
turn-since = tour { $turn } · { $count ->
    [0] rien de neuf
    [1] un coup depuis
   *[other] { $count } coups depuis
}
turn-number = Tour { $turn }
setting-up = Mise en place
finished = terminée
with = avec { $names }
someone = Promeneur

# Tables

lobby-title = Tables
lobby-open = Ouvertes à tous
lobby-none = Personne n’attend pour l’instant. Ouvrez une table avec une place pour tous, et elle figurera ici.
lobby-more = Plus de tables
wishes = Quelle table cherchez-vous ?
wish-game = Jeu
wish-any-game = N’importe lequel
wish-clock-any = Peu importe
wish-clock-none = Sans pendule
wish-clock-live = D’une traite
wish-clock-days = En jours
wish-nothing = Toutes les tables
sit-first = S’asseoir à la première table libre qui convient
lobby-none-fits = Aucune table ne répond à ce que vous cherchez ; d’autres sont ouvertes.
none-fits-no-game = Aucune table libre ne convient. Choisissez un jeu, et vous pourrez en ouvrir une comme vous la souhaitez.
open-as-wished = En ouvrir une ainsi
spoken = Langue
spoken-note = Celle qu’on parle à la table.
spoken-any = Peu importe
spoken-en = anglais
spoken-fr = français
experience = Expérience
experience-note = Avec qui vous aimeriez jouer. Personne ne le vérifie.
experience-any = Peu importe
experience-beginner = pour débuter
experience-experienced = pour personnes aguerries
for-whom = Qui peut s’asseoir
for-whom-note = Tout le monde voit la table dans la liste ; ou seulement les personnes que vous nommez, parmi celles avec qui vous avez été à une table. Les autres ont besoin du lien vers une place sur invitation.
for-whom-all = Tout le monde
for-whom-named = Qui je nomme
for-whom-choose = Choisissez au moins une personne.
for-whom-nobody = Vous n’avez encore été à une table avec personne ici. Mettez la place sur « Inviter » et envoyez le lien.
named-badge = pour des personnes nommées
clock-of-none = sans pendule
clock-of-live = { $time } par personne, { $seconds } s de plus par coup
clock-of-days = { $days ->
    [1] un jour par coup
   *[other] { $days } jours par coup
}
open-for = ouverte depuis { $time }
option-is = { $option } : { $value }
option-without = sans : { $option }
seats-free = { $count ->
    [0] aucune place libre
    [1] une place libre
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
seat-order-drawn = premier joueur tiré au sort
seat-order-lot = places tirées au sort
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
level-wildwood-novice = bois sauvage, en débutant
level-wildwood-regular = bois sauvage, en habitué
level-wildwood-expert = bois sauvage, en expert
level-wildwood = bois sauvage (implacable)
bot-name = Robot
bot-number = Robot { $number }
bot-called = { $name } (robot)
waits-friend = attend votre ami
waits-anybody = attend qui voudra
options-of-table = Options
option-any = au hasard
draw-seats = Tirer les places
draw-seats-note = Le sort décide qui s’assied où. Le tirage se fait quand la partie commence et se vérifie ensuite.
clock = Pendule
clock-note = Temps de réflexion par joueur pour toute la partie. À la journée, pour une partie qui prend son temps.
clock-none = Sans
clock-quick = 3 min
clock-ten = 10 min
clock-hour = 1 h
clock-day = 1 jour par coup
clock-three = 3 jours par coup
clock-days = { $days } j { $hours } h
remove-game = Retirer de ma liste
remove-game-of = Retirer de ma liste : { $game }
timeout = À la chute du temps
timeout-note = Ce qui arrive à qui laisse filer la pendule. À trois ou plus, personne ne réclame la partie : un robot prend le relais.
timeout-claim = les autres peuvent réclamer la partie
timeout-bot = un robot prend le relais
timeout-nothing = rien
silence = Quand quelqu’un ne répond plus
silence-note = Passé ce temps, les autres peuvent faire jouer un robot pour qui doit choisir et ne répond pas. D’usage : 3 minutes avec une pendule en direct, sinon 3 jours. Cette personne reprend sa place à tout moment.
silence-usual = comme d’usage
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
how-3-live = Restez jusqu’au bout : la pendule tourne aussi pour qui s’absente.
another-game = Un autre jeu
facts-open = Rien de caché, rien de tiré au sort
facts-hidden = Cartes cachées, hasard scellé
facts-luck = Aucune main cachée, hasard scellé
foot-start = Tout est prêt.
open-table = Ouvrir la table
start-game = Commencer

# Façons de jouer

ways-to-play = Façons de jouer
load-file = Charger un fichier
preset-root-usual = À votre guise
preset-root-usual-note = Chacun pour soi dès deux joueurs, la machine pour un seul.
preset-root-guide = Première partie guidée
preset-root-guide-note = Quatre places avec la mise en place d’apprentissage ; des robots si besoin.
preset-root-match = Match en deux parties
preset-root-match-note = Deux places : après la première partie on échange les factions, et les points s’ajoutent.
preset-root-rival = Avec une rivale
preset-root-rival-note = La Marquise Mécanique joue contre tout le monde.
preset-root-together = Ensemble
preset-root-together-note = D’un à quatre contre la Marquise Mécanique.
preset-root-campaign = Campagne
preset-root-campaign-note = Ensemble, partie après partie ; chargez le fichier de la dernière sous les règles maison.
