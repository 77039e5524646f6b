game-name = La pie
game-tagline = Garnissez votre nid de tout ce qui brille.

option-goal = Objectif
option-goal-note = Les points d’un nid qui terminent la partie à la fin de la manche.
option-hand = Bibelots en main
option-hand-note = Combien de bibelots chaque pie tient au début.
option-weather = Temps
option-weather-note = Par grand vent, une cuillère apporte parfois une plume.
option-weather-calm = Calme
option-weather-windy = Venteux
option-fox = Le renard
option-fox-note = Le renard rôde dans la clairière après chaque manche, et peut gagner.
option-plumage = Plumage
option-plumage-note = La couleur de chaque pie.
option-plumage-green = Vert
option-plumage-violet = Violet
option-plumage-orange = Orange
option-plumage-blue = Bleu
option-plumage-gold = Or
option-plumage-teal = Sarcelle

ask-action = Que fait votre pie ?
ask-end = C’est tout ?
ask-hoot = { $thief } tend la patte vers vos bibelots. Hululer ?

do-fetch = Rapporter le bibelot { $place }.
do-stash = Poser { $trinket } dans le nid.
do-steal = Voler { $victim }.
do-peek = Dépenser une plume pour regarder { $place }.
do-end_turn = Finir le tour.
do-hoot = Hululer avec une plume de hibou.
do-pass = Se taire.

log-nested = { $bird } pose { $trinket } dans son nid.
log-fox_nested = Le renard traîne { $trinket } dans sa tanière.
log-drawn = Vous piochez { $trinket }.
log-drawn_unseen = { $bird } pioche un bibelot.
log-peeked = Le bibelot { $place } est { $trinket }.
log-peeked_unseen = { $bird } regarde le bibelot { $place }.
log-theft = { $thief } tend la patte vers ce que tient { $victim }.
log-hooted = { $victim } hulule comme un hibou, et { $thief } s’enfuit.
log-gust = Un coup de vent donne { $face } à { $bird } ; un apporte une plume.
log-fox_prowls = Le renard flaire { $place }.
log-idle = Il ne reste rien pour { $bird }.

end-goal = Un nid a atteint l’objectif.
end-nothing_left = Le bois est vide.

reason-lead = Avance sur le meilleur nid adverse
reason-hand = Bibelots en main
reason-feathers = Plumes pour regarder

name-beast-fox = Le renard
name-bird-ash = Frêne
name-bird-birch = Bouleau
name-bird-cedar = Cèdre
name-bird-elm = Orme
name-place-thicket = dans le fourré
name-place-stump = sur la souche
name-place-stream = près du ruisseau
name-trinket-button = un bouton
name-trinket-bead = une perle
name-trinket-spoon = une cuillère
name-trinket-owl = une plume de hibou
