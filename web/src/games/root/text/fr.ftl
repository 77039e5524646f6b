board = La forêt
how-many = Combien
take-along = { $count ->
    [1] un guerrier
   *[other] { $count } guerriers
 }
ruled-by = contrôlée par { $faction }
ruin = ruine
free-slot = emplacement libre
may-pick = peut être choisi
may-not-pick = pas maintenant
items-supply = Objets à fabriquer
open-board = { $faction }, { $score ->
    [one] { $score } point
   *[other] { $score } points
} : ouvrir le plateau
open-board-dominance = { $faction }, plus de points : ouvrir le plateau
open-its-board = Ouvrir le plateau de faction
your-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
no-cards = Aucune carte en main.
deck = Pioche
discard = Défausse
open-cards = Cartes visibles
choices = Ce que vous pouvez faire
on-the-map = { $verb } : choisissez sur la carte
in-the-hand = { $verb } : choisissez dans votre main
verb-of = { $verb } : { $words }
vp = { $count } PV
here = ici
to-column = La placer sous { $column }
wood-cost = Coût en bois
wood-supply = { $count } bois en réserve
keep-in = donjon en { $place }
supporters = { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
 }
officers = { $count ->
    [one] { $count } officier
   *[other] { $count } officiers
 }
on-map = sur la carte
on-board = sur le plateau
sympathy-cost = Coût en partisans
quests = Quêtes
quests-done = { $count ->
    [one] { $count } quête accomplie
   *[other] { $count } quêtes accomplies
 }
aids = { $count ->
    [one] { $count } aide ce tour
   *[other] { $count } aides ce tour
 }
outcast = Paria :
hated = haï, un de moins à payer
acolytes = { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
 }
lost-souls = Âmes perdues
revealed = Révélées
payments = Paiements
funds = Fonds
prices = Prix
prices-kept = Comme avant : { $prices }
column-short-0 = Recr.
column-short-1 = Dépl.
column-short-2 = Comb.
column-short-3 = Constr.
commitments = Investissements
open-hand = Main ouverte
cards-held = Cartes en main
warriors-supply = Guerriers en réserve
in-play = en jeu
coalition = avec { $faction }
available = { $spies ->
    [1] Espions à prendre
   *[0] Domination à prendre
}
orders = Les ordres de la machine
order-hidden = caché
machine-priorities = Comment la machine décide
machine-clearing = Clairière : le plus petit numéro d’abord.
machine-defender = Défenseur : le plus de pièces sur place, puis de points.
machine-moves = Elle va vers le plus d’ennemis.
machine-next = Prochaine Aurore
machine-strongholds = Des points pour chaque clairière contrôlée avec trois guerriers : { $places }.
machine-none = Aucune clairière contrôlée n’a trois de ses guerriers.
battle-in = Combat : { $place }
step-ambush = Embuscade
step-dice = Dés
step-hits = Coups
step-losses = Pertes
attacker = attaque
defender = défend
dice-show = Les dés montrent { $high } et { $low }
from-dice = des dés
extra-hits = pertes en plus
hits-dealt = pertes infligées
before-dice = Les dés ne sont pas encore lancés.
on-items = pertes sur les objets
falls = { $count ->
    [one] { $count } tombe
   *[other] { $count } tombent
 }
lose = Perdre : { $piece }
chooses = { $name } choisit…
points-from = D’où viennent les points
points-from-second = D’où viennent les points de la seconde partie
match-begun = Première de deux parties ; ensuite on échange les factions.
match-first = Première partie
match-sum = au total
points-none = aucun point
points-lost = perdus ensuite
points-dominance = abandonnés pour la Domination
points-coalition = abandonnés pour une coalition
tally-points = Points
tally-points-note = Trente mettent fin à la partie.
tally-first = Première partie
tally-first-note = Points avec les factions d’abord reçues.
tally-second = Seconde partie
tally-second-note = Points avec les factions échangées.
tally-sum = Au total
tally-sum-note = La plus haute somme gagne le match.
tally-of-suit = Clairières { $suit ->
    [0] renard
    [1] lapin
   *[2] souris
}
tally-of-suit-note = En contrôler trois fait gagner.
tally-corners = Coins contrôlés
tally-corners-note = Deux coins opposés gagnent.
tally-ruled = Clairières contrôlées
tally-ruled-note = Ce que regarde la Domination.
tally-items = Objets fabriqués
tally-items-note = Encore devant le joueur.

leader-builder = Tous les points des objets fabriqués.
leader-charismatic = Recrute deux guerriers à la fois.
leader-commander = Une perte de plus en attaque.
leader-despot = Un point de plus quand un combat retire un bâtiment ou un jeton.

card-item = Fabriquez : prenez { $item }.
card-ambush = En défense, clairière { $suit } : deux pertes avant les dés.
card-ambush-bird = En défense, partout : deux pertes avant les dés.
card-dominance = { $points ->
    [one] Dès { $points } point
   *[other] Dès { $points } points
} : gagnez en contrôlant trois clairières { $suit } à votre Aurore.
card-dominance-bird = { $points ->
    [one] Dès { $points } point
   *[other] Dès { $points } points
} : gagnez en contrôlant deux coins opposés à votre Aurore.
card-dominance-coalition = { $points ->
    [one] Dès { $points } point
   *[other] Dès { $points } points
} : ne marquez plus et gagnez avec qui a le moins de points.
card-dominance-vain = À moins de quatre, un Vagabond ne peut l’activer.
card-spy = Au Jour, regardez un ordre ; s’il n’est pas { $suit }, échangez-en deux.
card-vizier = Fidèle à son dirigeant, de toute famille.
card-favor = Retirez toute pièce ennemie des clairières { $suit }.
card-armorers = Défaussez : les dés ne vous infligent rien dans ce combat.
card-sappers = En défense, défaussez : une perte de plus.
card-brutal_tactics = En attaque : une perte de plus, mais le défenseur marque 1.
card-royal_claim = À l’Aurore, défaussez : 1 point par clairière contrôlée.
card-stand_and_deliver = À l’Aurore, volez une carte au hasard ; sa victime marque 1.
card-tax_collector = Une fois par Jour : retirez un de vos guerriers, piochez une carte.
card-command_warren = Au début du Jour : un combat gratuit.
card-better_burrow_bank = Au début de l’Aurore : vous et un autre joueur piochez une carte.
card-cobbler = Au début du Crépuscule : un déplacement gratuit.
card-scouting_party = En attaque, les embuscades ne vous touchent pas.
card-codebreakers = Une fois par Jour : regardez la main d’un autre.

# Plateaux

whose-board = À qui est le plateau
pin = Garder ce plateau sous les autres
unpin = Ne plus garder ce plateau
unfold = déplier
in-supply = en réserve
cards-count = { $count ->
    [1] carte
   *[other] cartes
 }
dominance-count = Domination : { $count ->
    [one] { $count } tenue
   *[other] { $count } tenues
}
cost = coût
wood = Bois
wood-where = { $supply } en réserve, { $map } sur la carte
crafted-items = Objets fabriqués
sympathy = Sympathie
sympathy-note = coût en partisans, puis points
supporters-title = Partisans
supporters-yours = vous seul les voyez ; les autres en voient { $count }
bases = Bases
bases-note = une carte chacune
officers-title = Officiers
officers-note = une opération chacun
in-place = en { $place }
decree = Décret
decree-note = de gauche à droite, toutes les cartes, à chaque tour
vizier = Vizir
forecast-in = en { $places }
forecast-none = sans cible : { $suits }
turmoil-ahead = Risque de crise
turmoil-why = { $what } n’a aucune cible en l’état.
turmoil-points = { $birds ->
    [1] PV : un oiseau au Décret
   *[other] PV : { $birds } oiseaux au Décret
 }
turmoil-cards = { $count ->
    [1] carte défaussée
   *[other] cartes défaussées
 }
turmoil-leader = { $leader } destitué
turmoil-day = le Jour s’arrête
roosts = Perchoirs
roosts-note = points à chaque Crépuscule
crafting = Fabrication
crafting-before-decree = au Jour, avant le Décret
disdain = Un objet ne vaut qu’un point.
tracks = Pistes
track-tea = deux objets rafraîchis de plus
track-coin = une carte piochée de plus
track-bag = deux places de plus
satchel = Sacoche
damaged = Endommagé
damaged-note = un marteau ou une nuit dans un bois répare
relations = Relations
relations-note = aides dans un même tour pour avancer
costs = Chacune coûte
special-thief = voler
special-tinker = petit boulot
special-ranger = cachette
special-vagrant = provoquer
special-scoundrel = terre brûlée
character-thief = épuise une torche pour prendre une carte au hasard à quelqu’un ici
character-tinker = épuise une torche pour reprendre une carte de la défausse
character-ranger = épuise une torche pour réparer trois objets et finir le Jour
character-vagrant = épuise une torche pour faire se battre deux autres ici
character-arbiter = peut défendre qui est attaqué là où il se tient
character-scoundrel = épuise une torche pour brûler la clairière où il se tient
gardens = Jardins
gardens-note = points du rituel de score
outcast-title = Parias
hated-short = haïs : −1
acolytes-title = Acolytes
lost-souls-note = décident des prochains parias
next-outcast = ensuite { $suit }
conspiracies = Conspirations
conspiracies-note = en clairière { $suit }
conspiracy-crusade = combat, ou déplacement et combat
conspiracy-convert = un guerrier devient le vôtre
conspiracy-sanctify = un bâtiment devient un jardin
rituals = Rituels, une carte chacun
sacrifice-bird = pour un sacrifice
services = Services
services-note = prix en guerriers
service-0 = une carte de leur main
service-1 = la rivière est un chemin ce tour-ci
service-2 = leurs guerriers se battent pour vous ce tour-ci
if-bought = +{ $count } si vous l’achetez
commitments-note = reviennent à l’Aurore
posts = Comptoirs
posts-note = deux points chacun ; puis leur case fabrique
act-craft = fabriquer
act-battle = combattre
act-march = marcher
act-move = se déplacer
act-walk = se déplacer
act-recruit = recruter
act-build = construire
act-overwork = surmenage
act-more = une action de plus
act-daylight = Jour
act-three-of = puis trois parmi
act-revolt = révolte
act-spread = sympathie
act-mobilize = mobiliser
act-train = entraîner
act-organize = organiser
act-explore = explorer
act-aid = aider
act-strike = frapper
act-repair-craft = réparer, fabriquer
act-garden = jardin
act-score = score
act-sacrifice = sacrifice
act-draw = piocher
act-one-fund = Au Jour, un fonds
act-two-funds = deux
round = Manche { $round }
dominance-you-hold = { $count ->
    [0] Vous n’en contrôlez encore aucune.
    [1] Vous en contrôlez déjà une : { $places }.
   *[other] Vous en contrôlez déjà { $count } : { $places }.
}
dominance-holds = { $count ->
    [0] Aucune n’est encore sous son contrôle.
    [1] Une est déjà sous son contrôle : { $places }.
   *[other] { $count } sont déjà sous son contrôle : { $places }.
}
phase-birdsong = Aurore
phase-daylight = Jour
phase-evening = Crépuscule
phase-operations = Crépuscule, { $count } parmi
actions-done = { $done ->
    [one] { $done } faite
   *[other] { $done } faites
} · { $left ->
    [one] { $left } restante
   *[other] { $left } restantes
}
ask-hand_card = Carte de la main
ask-riverboats = Bateaux
ask-mercenaries = Mercenaires
orders-note = de gauche à droite, un par tour
order-playing = en cours
order-seen = vu par un espion
machine-no-hand = ni main ni embuscade
machine-step-battle = Combattre
machine-step-battle-note = { $known ->
    [0] dans les clairières de son ordre
   *[other] dans chaque clairière { $suit }
 }
machine-step-move = Déplacer
machine-step-move-note = dès quatre guerriers : tous sauf trois
machine-step-recruit = Recruter
machine-step-recruit-note = là où le dit le coût de l’ordre
machine-humans = +{ $count } pour les joueurs
for-sale = À vendre
race = Course à trente
overview = Vue d’ensemble : touchez l’endroit à regarder
show-place = Montrer { $place }

# Combat

higher-die = dé le plus haut
lower-die = dé le plus bas
limit = { $count ->
    [1] limite : 1 guerrier
   *[other] limite : { $count } guerriers
 }
limit-swords = { $count ->
    [1] limite : 1 épée
   *[other] limite : { $count } épées
 }
ignored = Armuriers : les dés n’infligent rien
extra-brutal_tactics = Tactiques brutales
extra-commander = Commandant
extra-defenseless = sans défense
extra-sappers = Sapeurs
ambush-hits = 2 pertes d’un coup,
ambush-before = avant les dés.
ambush-unanswered = Sans réponse.
ambush-answered = Déjouée par { $card }.
fell-in-ambush = tombés dans l’embuscade
stays = reste
warriors-first = Les guerriers tombent d’abord.
hospitals-asked = { $number ->
    [1] Les Hôpitaux de campagne peuvent ramener le guerrier au donjon.
   *[other] Les Hôpitaux de campagne peuvent ramener { $number } guerriers au donjon.
 }
hospitals-healed = { $number ->
    [1] Les Hôpitaux de campagne ont ramené un guerrier au donjon.
   *[other] Les Hôpitaux de campagne ont ramené { $number } guerriers au donjon.
 }
protects = { $faction } protège le défenseur.
swapped-dice = Les rebelles en défense prennent le dé le plus haut.
martial-law = loi martiale
outrage-due = Indignation : 1 carte
why-no_roost = pas de perchoir
why-no_placing = fermée
why-no_supply = plus de guerriers
why-no_warriors = pas de guerriers
why-not_ruled = pas contrôlée
why-no_enemy = personne à combattre
why-has_roost = déjà un perchoir
why-no_slot = pas de place libre
why-no_roosts_left = plus de perchoirs
counts-for-dominance = compte pour la Domination
campaign = Campagne
campaign-won = { $wins ->
    [1] Une partie gagnée jusqu’ici.
   *[other] { $wins } parties gagnées jusqu’ici.
 }
campaign-lost = Perdue : la campagne recommence.
campaign-keeps = { $name } garde { $cards }.
campaign-file = Enregistrer la campagne pour la partie suivante
