# Le plateau de Pangaia.

board = Continent de Pangaia
rituals = Rituels
pile = pioche { $count }
secret = secret
kind-connection = Connexion
kind-grove = Bosquet
kind-crown = Cime
about-connection = Une chaîne d’arbres entre deux des vôtres : un point pour chacun des vôtres et pour chaque petit arbre des autres.
about-grove = Un de vos arbres et tous ceux autour : un point pour chacun des vôtres et pour chaque petit arbre des autres.
about-crown = Un arbre plus haut que tous ceux autour : son niveau plus un point.
card-worth = { $points ->
        [one] vaut { $points } point à présent
       *[other] vaut { $points } points à présent
    }
card-nothing = vos arbres ne s’y prêtent pas

hex-spirit = esprit de { $player }
hex-fallen = { $hex }, terre déchue
hex-tree = arbre de { $player }, niveau { $level }
hex-tree-corrupted = arbre corrompu de { $player }, niveau { $level }
hex-seeds = { $count ->
        [one] { $count } graine de { $player }
       *[other] { $count } graines de { $player }
    }
hex-open = peut être choisi
hex-closed = ne peut être choisi
seed-lift = Reprendre votre graine de { $land }
seeds-alone = seule
sprout-free = gratuit
sprout-cost = −{ $cost }
seeds-against = { $own } contre { $other }

tile-energy = { $tile }, { $climate } : énergie de la terre { $energy } ; une de plus coûte { $cost }
tile-fallen = { $tile } est déchue ; son marqueur se lève pour { $cost }

lay-spot = Lac en { $q }, { $r } : { $turns ->
        [one] une façon de poser la tuile
       *[other] { $turns } façons de poser la tuile
    }
laying = La tuile en main
tiles-left = { $count ->
        [0] la dernière tuile
        [one] encore { $count } tuile après
       *[other] encore { $count } tuiles après
    }
turn-tile = La tourner
lay-tile = La poser ici

this-ritual = Ce rituel
preview-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
preview-own = { $count ->
        [one] { $count } arbre à vous
       *[other] { $count } arbres à vous
    }
preview-others = { $count ->
        [one] { $count } petit arbre des autres
       *[other] { $count } petits arbres des autres
    }
preview-gifts = { $count ->
        [one] { $count } ressource pour les autres
       *[other] { $count } ressources pour les autres
    }
preview-fade = { $dying ->
        [0] aucun des vôtres ne meurt
        [one] { $dying } des vôtres meurt
       *[other] { $dying } des vôtres meurent
    }
preview-dies = l’arbre meurt
note-crown = votre arbre et ses cimes reviennent ; des graines peuvent être plantées là et autour
note-own = { $count ->
        [one] un arbre à vous : +{ $count }
       *[other] { $count } arbres à vous : +{ $count }
    }
note-others = { $count ->
        [one] un petit arbre des autres : +{ $count }
       *[other] { $count } petits arbres des autres : +{ $count }
    }
note-gift = { $player } en reçoit un pour un grand arbre
note-fade = { $count ->
        [one] Votre arbre perd un niveau
       *[other] Vos { $count } arbres perdent un niveau
    }{ $dying ->
        [0] {" "}; aucun ne meurt.
        [one] {" "}; un meurt.
       *[other] {" "}; { $dying } meurent.
    }
chains = Chaînes
chain-key = Chaîne { $number } : +{ $points }

pages = Ce qui est montré
board-page = Mon plateau
dream = Rêver
dream-gives = { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
pray = Prier
pray-gives = un rituel
resources = Ressources
energy = énergie vitale
energy-part = { $count } d’énergie vitale
resource-count = { $resource } : { $count }
slot-full = { $slot } avec sa cime : coûte { $cost }, plante { $plant }, { $energy } énergie vitale à la fin si vide
slot-empty = { $slot }, vide : { $energy } énergie vitale à la fin
slot-sealed = { $slot }, scellé
slot-to-seal = { $slot } de l’Esprit Corrompu : coûte { $cost }, bénédictions { $blessings }
seed-locked = { $seed }, retenue
seed-free = { $seed }, libre
evil-sealed = { $seed }, scellée
evil-free = { $seed }, pas encore scellée

spirit-dreams = esprit en rêve
spirit-prays = esprit en prière
spirit-on = esprit sur { $lake }
spirit-away = esprit hors de la carte
first-player = premier joueur
trees-reserve = arbres en réserve
crowns-board = cimes sur le plateau
crowns-store = cimes en stock
seeds-reserve = graines en réserve
blessings-held = bénédictions en main

last-round = C’est le dernier tour de table.
to-win = Pour gagner
lost-when = Perdu si
crowns-sealed = cimes scellées
seeds-sealed = graines du mal scellées
four-fallen = { $of } tuiles sont déchues
fallen-count = { $count } tuiles déchues sur { $of }
rituals-out = rituels restants
achievements = Exploits
blessings = Bénédictions
in-store = En stock
store-crowns = { $count ->
        [one] { $count } cime
       *[other] { $count } cimes
    }
store-trees = { $count ->
        [one] { $count } arbre
       *[other] { $count } arbres
    }
on-the-pile = sur la pioche
location-note = Où l’Esprit Corrompu est allé à ce tour. L’autre face dit ce qu’il fera ensuite.
next-turn = sa prochaine action
no-action = rien

tally-energy = Énergie vitale
tally-energy-note = possédée à la fin
tally-slots = Trous vides
tally-slots-note = imprimée sur le plateau
tally-rest = Rituel secret et exploits
tally-rest-note = comptés sans déclin
tally-total = Total
tally-total-note = le plus haut l’emporte
tally-sealed = Cimes scellées
tally-sealed-note = il en faut six
tally-evil = Graines du mal scellées
tally-evil-note = il en faut trois
tally-fallen = Tuiles déchues
tally-fallen-note = la quatrième fait perdre
