board = La forêt
how-many = Combien
take-along = { $count ->
    [one] un guerrier
   *[other] { $count } guerriers
 }
ruled-by = contrôlée par { $faction }
ruin = ruine
free-slot = emplacement libre
may-pick = peut être choisi
may-not-pick = pas maintenant
items-supply = Objets à fabriquer
open-board = { $faction }, { $score } points : ouvrir le plateau
open-board-dominance = { $faction }, plus de points : ouvrir le plateau
open-its-board = Ouvrir le plateau de faction
your-hand = Votre main, { $count } cartes
no-cards = Aucune carte en main.
deck = Pioche
discard = Défausse
choices = Ce que vous pouvez faire
on-the-map = { $verb } : choisissez sur la carte
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
commitments = Engagés
open-hand = Main ouverte
cards-held = Cartes en main
warriors-supply = Guerriers en réserve
in-play = en jeu
coalition = avec { $faction }
available = Cartes Domination à prendre
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
step-hits = Touches
step-losses = Pertes
attacker = attaque
defender = défend
dice-show = Les dés montrent { $high } et { $low }
from-dice = des dés
extra-hits = touches en plus
hits-dealt = touches infligées
before-dice = Les dés ne sont pas encore lancés.
on-items = touches sur les objets
falls = { $count ->
    [one] { $count } tombe
   *[other] { $count } tombent
 }
lose = Perdre : { $piece }
chooses = { $name } choisit…
tally-points = Points
tally-points-note = Trente mettent fin à la partie.
tally-ruled = Clairières contrôlées
tally-ruled-note = Ce que regarde la Domination.
tally-items = Objets fabriqués
tally-items-note = Encore devant le joueur.

leader-builder = Tous les points des objets fabriqués.
leader-charismatic = Recrute deux guerriers à la fois.
leader-commander = Une touche de plus en attaque.
leader-despot = Un point de plus quand un combat retire un bâtiment ou un jeton.

card-item = Fabriquez : prenez { $item }.
card-ambush = En défense, clairière { $suit } : deux touches avant les dés.
card-ambush-bird = En défense, partout : deux touches avant les dés.
card-dominance = Dès 10 points : gagnez en contrôlant trois clairières { $suit } à votre Aurore.
card-dominance-bird = Dès 10 points : gagnez en contrôlant deux coins opposés à votre Aurore.
card-spy = Au Jour, regardez un ordre ; s’il n’est pas { $suit }, échangez-en deux.
card-vizier = Fidèle à son dirigeant, de toute famille.
card-favor = Retirez toute pièce ennemie des clairières { $suit }.
card-armorers = Défaussez : les dés ne vous infligent rien dans ce combat.
card-sappers = En défense, défaussez : une touche de plus.
card-brutal_tactics = En attaque : une touche de plus, mais le défenseur marque 1.
card-royal_claim = À l’Aurore, défaussez : 1 point par clairière contrôlée.
card-stand_and_deliver = À l’Aurore, volez une carte au hasard ; sa victime marque 1.
card-tax_collector = Une fois par Jour : retirez un de vos guerriers, piochez une carte.
card-command_warren = Au début du Jour : un combat gratuit.
card-better_burrow_bank = Au début de l’Aurore : vous et un autre joueur piochez une carte.
card-cobbler = Au début du Crépuscule : un déplacement gratuit.
card-scouting_party = En attaque, les embuscades ne vous touchent pas.
card-codebreakers = Une fois par Jour : regardez la main d’un autre.

