# Cernunos : son plateau

cernunos-board = Clairière de Cernunos, quatre colonnes et trois rangées
score-cernunos = { $count ->
    [1] case
   *[other] cases
}
cernunos-burnt = { $count ->
    [one] { $count } brûlé
   *[other] { $count } brûlés
}
cernunos-in-view = { $count } en vue
cernunos-reserve = Réserve
cernunos-slot = { $token }, il en reste { $count }
cernunos-left = { $count ->
    [0] La réserve est vide.
    [1] Il reste un jeton en réserve. La partie s’achève dès qu’une réserve est vide.
   *[other] Il reste { $count } jetons en réserve. La partie s’achève dès qu’une réserve est vide.
}
cernunos-cells-held = Cases occupées
cernunos-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
cernunos-chain = Ce qui se passe
cernunos-chain-acts = { $token } en { $cell }
cernunos-chain-again = { $token } en { $cell }, encore une fois
cernunos-you-choose = vous choisissez
cernunos-chooses = { $name } choisit
cernunos-after = { $name }, ensuite
cernunos-permanent = permanent
cernunos-acts = agit une fois
cernunos-tip = Montrez une pièce pour voir ce qu’elle fait.
cernunos-cell = { $cell } : { $token } de { $owner }{ $below ->
    [0] {""}
    [1] , un jeton dessous
   *[other] , { $below } jetons dessous
}, puissance { $power }
cernunos-cell-empty = { $cell } : vide
cernunos-cell-open = ouverte pour vous
cernunos-cell-closed = fermée pour vous
cernunos-role = { $seat ->
    [0] les jetons verts
   *[other] les jetons violets
}
cernunos-tally-cells = Cases occupées
cernunos-tally-cells-note = le sommet d’une pile tient sa case
cernunos-tally-trees = Arbres en vue
cernunos-tally-trees-note = ne compte qu’à égalité de cases
cernunos-tally-burnt = Arbres brûlés
cernunos-tally-burnt-note = ne compte qu’à égalité d’Arbres aussi ; moins, c’est mieux
