# Ce qui se dit d’une chose que l’on montre : partout où on la rencontre, et dans cette position.

about-cell = Une des douze cases. Qui est au sommet l’occupe ; un sommet adverse de puissance 0 ou moins peut être recouvert.
about-mark-power = La solidité d’un sommet : les jetons de son camp juste dessous, sans interruption, plus ses Cerfs adjacents, moins les Loups adverses sur les diagonales. À 0 ou moins, l’adversaire peut le recouvrir.
about-mark-reserve = Les jetons qui ne sont pas encore posés. Quand une réserve est vide, la partie s’achève : ce que vous gardez, c’est du temps.
about-mark-burnt = Les Arbres qu’un Feu a envoyés hors jeu. À égalité de cases et d’Arbres visibles, en avoir moins décide.
about-mark-chain = Ce qui doit encore agir à cause de la dernière pose, le prochain d’abord. Un jeton n’agit que tant qu’il est visible.
about-mark-cells = Les cases que chacun occupe à présent. Qui en a le plus à la fin gagne.

now-left = En réserve : Vert { $own }, Violet { $theirs }.
now-empty = Rien ici : on peut y poser n’importe quel jeton.
now-power = { $below ->
    [0] Puissance { $power } ({ $token } de { $player }) : rien de sa couleur juste dessous.
    [1] Puissance { $power } ({ $token } de { $player }), dont 1 par le jeton du dessous.
   *[other] Puissance { $power } ({ $token } de { $player }), dont { $below } par les jetons du dessous.
}
now-deer = { $count ->
    [1] Un Cerf ajoute 1, depuis { $cells }.
   *[other] Des Cerfs ajoutent { $count }, depuis { $cells }.
}
now-wolves = { $count ->
    [1] Un Loup retire 1, depuis { $cells }.
   *[other] Des Loups retirent { $count }, depuis { $cells }.
}
now-coverable = L’adversaire peut le recouvrir.
now-safe = L’adversaire ne peut pas le recouvrir tant que sa puissance reste au-dessus de 0.
now-covered = Recouvert, il ne fait rien tant qu’il n’est pas revenu au sommet.
now-grows = { $count ->
    [0] { $player } n’a plus d’Arbre en réserve : il ne poussera pas.
    [1] Il pousse au début du tour de { $player } ; il reste un Arbre pour cela.
   *[other] Il pousse au début du tour de { $player } ; il reste { $count } Arbres pour cela.
}
now-strengthens = { $count ->
    [0] Aucun sommet de son camp n’est à côté de lui.
   *[other] Renforce { $cells } en ce moment.
}
now-weakens = { $count ->
    [0] Aucun sommet adverse n’est à sa portée.
   *[other] Affaiblit { $cells } en ce moment.
}
now-doubles = { $count ->
    [0] Aucun jeton de son camp capable d’agir n’est à côté de lui.
   *[other] Ce qui agit en { $cells } agit une fois de plus.
}
now-acted = Il agit quand on le pose ou quand quelque chose le ramène au sommet ; pour l’instant il tient sa case.
now-reserve = { $count ->
    [0] { $player } n’en a plus.
    [1] Il reste un jeton à { $player }.
   *[other] Il reste { $count } jetons à { $player }.
}
now-burnt = { $count ->
    [0] { $player } n’en a perdu aucun.
    [1] { $player } a perdu un Arbre.
   *[other] { $player } a perdu { $count } Arbres.
}
now-held = { $count ->
    [0] { $player } n’occupe aucune case.
    [1] { $player } occupe une case.
   *[other] { $player } occupe { $count } cases.
}
