# Avant et pendant une première partie : une carte, puis pourquoi on ferait ce qui est demandé.

first =
    .want = Être **au sommet de plus de cases** que l’autre quand une réserve est vide. Seuls les sommets comptent ; ce qui est couvert ne fait rien.
    .ends = Dès que l’un n’a plus de jeton ; l’autre peut encore en poser un. Comptez **vingt minutes** ; la table est gardée et se reprend.
    .moment-tree = **Les Arbres poussent** Chacun de vos Arbres visibles en reçoit un autre, tout seul.
    .moment-token = **Premier jeton** Posez-en un ; tout ce qu’il cause a lieu :
    .act-boar = repousser
    .act-fox = permuter
    .act-raven = remonter
    .moment-token-2 = **Second jeton** Posez-en un autre. Puis c’est à l’autre.
    .watch-power = La **puissance** : vos jetons sous un sommet, plus vos Cerfs à côté, moins les Loups ennemis en diagonale. À 0 ou moins, il peut être couvert.
    .watch-hand = Ce qui **reste en réserve**, chez vous et en face : chacun a le même jeu.
    .threat-wolf = Un Loup à deux cases en diagonale peut rendre votre haute pile **assez faible pour être couverte**.
    .threat-fire = Un Arbre à côté d’un **Feu** brûle, à qui que soient l’un et l’autre.

tip-place = Couvrez un sommet ennemi faible, ou renforcez le vôtre : deux jetons sur une case ont déjà 1 de puissance.
tip-last_place = Un dernier jeton change encore qui est au sommet ; restez-en là s’il n’aide que l’autre.
tip-grow = Il reste trop peu d’Arbres : faites pousser là où l’ennemi pourrait vous couvrir.
tip-push = Le sommet repoussé tombe sur la case suivante : chassez l’ennemi de ce qu’il tient, ou poussez le vôtre sur ce qu’il tient.
tip-swap = Les sommets permutés agissent sur leur nouvelle case : mettez le vôtre là où l’ennemi est puissant.
tip-first = Le premier qui agit change ce que trouve le second.
tip-lift = Il vient au sommet et agit : prenez-en un qui fait d’une case ennemie la vôtre.
