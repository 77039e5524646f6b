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

verb-pass = Passer
verb-lead = Diriger
verb-settle = S’installer
verb-site = Construire
verb-appoint = Nommer
verb-play_as = Jouer
verb-start_in = Commencer
verb-cast_out = Bannir
verb-station = Poser un guerrier
verb-prices = Prix
verb-move = Déplacer
verb-battle = Combattre
verb-craft = Fabriquer
verb-activate_piece = Activer
verb-put_fund = Placer un fonds
verb-discard = Défausser
verb-give = Donner
verb-play = Jouer une carte
verb-use = Utiliser
verb-first = D’abord
verb-enlist = Enrôler
verb-lose = Perdre
verb-lose_all = Tout perdre
verb-lose_ally = Un allié tombe
verb-damage = Abîmer
verb-buy = Acheter
verb-exhaust = Épuiser
verb-take = Prendre
verb-bank_with = Piocher à deux
verb-bank_alone = Piocher seul
verb-stand_and_deliver = La bourse ou la vie
verb-royal_claim = Requête royale
verb-activate = Domination
verb-join = Coalition
verb-take_card = Prendre une Domination
verb-play_spy = Espion
verb-spy = Regarder un ordre
verb-swap = Échanger
verb-tax = Impôt
verb-break_code = Décrypteurs
verb-keep = Garder
verb-serve = Servir
verb-hire = Une action de plus
verb-recruit = Recruter
verb-build = Construire
verb-pay_wood = Payer du bois
verb-overwork = Surmenage
verb-spend = Dépenser
verb-decree = Décret
verb-decree_recruit = Recruter
verb-decree_move = Déplacer
verb-decree_battle = Combattre
verb-decree_build = Construire
verb-fail = Échouer
verb-revolt = Révolte
verb-spread = Étendre la sympathie
verb-supporter = Partisan
verb-mobilize = Mobiliser
verb-train = Entraîner
verb-recruit_at = Recruter
verb-organize = Organiser
verb-refresh = Rafraîchir
verb-slip = Se glisser
verb-walk = Marcher
verb-bring = Emmener
verb-fight_with = Combattre ensemble
verb-explore = Explorer
verb-take_item = Prendre un objet
verb-aid = Aider
verb-quest = Quête
verb-reward_points = Points
verb-reward_cards = Cartes
verb-strike = Frapper
verb-repair = Réparer
verb-drop = Laisser
verb-steal = Voler
verb-day_labor = Journalier
verb-hideout = Cachette
verb-instigate = Provoquer
verb-scorch = Brûler
verb-crusade_move = Croisade : déplacer
verb-crusade_battle = Croisade : combattre
verb-convert = Convertir
verb-sanctify = Sanctifier
verb-ritual_build = Jardin
verb-ritual_recruit = Recruter
verb-ritual_score = Marquer
verb-sacrifice = Sacrifice
verb-export = Exporter
verb-draw = Piocher
verb-commit_fund = Engager un fonds
verb-spend_fund = Dépenser un fonds
verb-lose_fund = Perdre un fonds
verb-establish = Comptoir
