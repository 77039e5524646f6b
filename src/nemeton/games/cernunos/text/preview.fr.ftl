# Ce qu’un choix changerait.

gain-cells = { $after ->
    [0] { $player } ne tient plus aucune case, au lieu de { $before }.
    [1] { $player } tient 1 case au lieu de { $before }.
   *[other] { $player } tient { $after } cases au lieu de { $before }.
}
loss-cells = { $after ->
    [0] { $player } ne tient plus aucune case, au lieu de { $before }.
    [1] { $player } tient 1 case au lieu de { $before }.
   *[other] { $player } tient { $after } cases au lieu de { $before }.
}
gain-burns = { $count ->
    [1] Un Arbre de { $player } brûle : { $cells }.
   *[other] { $count } Arbres de { $player } brûlent : { $cells }.
}
loss-burns = { $count ->
    [1] Un de vos Arbres brûle : { $cells }.
   *[other] { $count } de vos Arbres brûlent : { $cells }.
}
gain-opened = Vous pourrez recouvrir { $cells }.
loss-closed = Vous ne pourrez plus recouvrir { $cells }.
loss-opened = Votre adversaire pourra recouvrir { $cells }.
gain-closed = Votre adversaire ne pourra plus recouvrir { $cells }.
next-pushed = { $token } de { $owner } : de { $origin } à { $destination }.
