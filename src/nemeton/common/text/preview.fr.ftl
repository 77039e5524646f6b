# Ce qui suit un choix, dans tous les jeux.

next-luck = La suite dépend du hasard.
next-turn = Votre tour s’achève.
next-other = Un autre joueur choisit ensuite.
next-over = La partie s’achève.
