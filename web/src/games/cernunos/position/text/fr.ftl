clearing = La clairière
waiting = Doivent encore agir
piece = { $token } ({ $owner })
empty = vide
power = force { $power }
below = dessous : { $pieces }
beside = à côté de { $cells }
acts-at = en { $cell }
cells = { $count ->
    [1] Domine une case.
   *[other] Domine { $count } cases.
}
trees = { $count ->
    [1] Un arbre visible.
   *[other] { $count } arbres visibles.
}
reserve = À poser : { $tokens }.
burnt = { $count ->
    [1] Un arbre brûlé.
   *[other] { $count } arbres brûlés.
}
