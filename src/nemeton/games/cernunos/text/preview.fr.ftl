# Ce qu’un choix changerait.

gain-cells = { $own ->
    [1] Vous { $after ->
        [0] ne tenez plus aucune case (avant : { $before })
        [1] tenez 1 case au lieu de { $before }
       *[other] tenez { $after } cases au lieu de { $before }
    }.
   *[other] { $player } { $after ->
        [0] ne tient plus aucune case (avant : { $before })
        [1] tient 1 case au lieu de { $before }
       *[other] tient { $after } cases au lieu de { $before }
    }.
}
loss-cells = { $own ->
    [1] Vous { $after ->
        [0] ne tenez plus aucune case (avant : { $before })
        [1] tenez 1 case au lieu de { $before }
       *[other] tenez { $after } cases au lieu de { $before }
    }.
   *[other] { $player } { $after ->
        [0] ne tient plus aucune case (avant : { $before })
        [1] tient 1 case au lieu de { $before }
       *[other] tient { $after } cases au lieu de { $before }
    }.
}
gain-burns = { $count ->
    [1] Un Arbre { $player-of } brûle : { $cells }.
   *[other] { $count } Arbres { $player-of } brûlent : { $cells }.
}
loss-burns = { $count ->
    [1] Un de vos Arbres brûle : { $cells }.
   *[other] { $count } de vos Arbres brûlent : { $cells }.
}
gain-opened = Vous pourrez recouvrir { $cells }.
loss-closed = Vous ne pourrez plus recouvrir { $cells }.
loss-opened = Votre adversaire pourra recouvrir { $cells }.
gain-closed = Votre adversaire ne pourra plus recouvrir { $cells }.
next-pushed = { $own ->
    [1] Votre { $token }
   *[other] { $token-The } { $owner-of }
} va de { $origin } à { $destination }.
next-reserve = { $own ->
    [1] Votre réserve est vide : votre adversaire peut poser un dernier jeton, puis on compte.
   *[other] La réserve { $player-of } est vide : vous pouvez poser un dernier jeton, puis on compte.
}
