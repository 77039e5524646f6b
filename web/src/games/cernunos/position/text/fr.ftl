turn = Le tour
placement = { $phase ->
    [first] Première pose sur deux.
   *[second] Seconde pose sur deux.
}
clearing = La clairière
waiting = Doivent encore agir
piece = { $token } ({ $owner })
empty = vide
power = puissance { $power }
below = dessous : { $pieces }
beside = à côté de { $cells }
acts-at = en { $cell }
cells = { $count ->
    [0] N’occupe aucune case.
    [1] Occupe une case.
   *[other] Occupe { $count } cases.
}
trees = { $count ->
    [0] Aucun Arbre en vue.
    [1] Un Arbre en vue.
   *[other] { $count } Arbres en vue.
}
reserve-none = Plus rien à poser.
reserve = À poser : { $tokens }.
burnt = { $count ->
    [1] Un Arbre brûlé.
   *[other] { $count } Arbres brûlés.
}
