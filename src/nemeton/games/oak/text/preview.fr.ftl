# Ce qu’un choix changerait.

loss-price = { $number ->
    [1] Coûte { $resource-a }.
   *[other] Coûte { $number } { $resource-many }.
}
loss-units = { $number ->
    [1] Coûte une Ressource.
   *[other] Coûte { $number } Ressources.
}
loss-cheaper = { $number ->
    [0] Rien en plaçant { $druid-the }.
   *[other] Seulement { $number } en plaçant { $druid-the }.
}
loss-druid = Prend un Druide prêt à agir.
loss-second = L’emplacement est occupé : un second Druide va aux Racines.
loss-resource = { $resource-many } : { $before } → { $after }.
gain-resource = { $resource-many } : { $before } → { $after }.
loss-ingredients = Consomme : { $ingredients }.
gain-ingredients = Apporte : { $ingredients }.
loss-roots = { $number ->
    [1] Un Druide va aux Racines : { $before } → { $after }.
   *[other] { $number } Druides vont aux Racines : { $before } → { $after }.
}
gain-roots = { $number ->
    [1] Un Druide quitte les Racines : { $before } → { $after }.
   *[other] { $number } Druides quittent les Racines : { $before } → { $after }.
}
loss-rests = Druides prêts à agir : { $before } → { $after }.
gain-rests = Druides prêts à agir : { $before } → { $after }.
gain-promoted = Promeut un Druide : { $druid }.
gain-climbs = Atteint { $space-the }.
loss-card = Utilise { $card } jusqu’au Crépuscule.
gain-card = Met { $card } dans votre main.
gain-creature = Apporte la Créature { $creature }.
loss-creature = Coûte la Créature { $creature }.
gain-artifact = Apporte { $artifact-the }.
loss-turn = { $left ->
    [0] Tourne { $artifact-the } jusqu’au dernier cran.
    [1] Tourne { $artifact-the } ; il reste un cran.
   *[other] Tourne { $artifact-the } ; il reste { $left } crans.
}
gain-turn = { $left ->
    [1] Ramène { $artifact-the } ; il reste un cran.
   *[other] Ramène { $artifact-the } ; il reste { $left } crans.
}
loss-exhausted = Épuise { $artifact-the }.
gain-sanctuary = Bâtit un Sanctuaire : un emplacement de repos de plus.
gain-menhir = Érige un Menhir.
loss-limit = Votre { $row } : { $before } → { $after }.
gain-limit = Votre { $row } : { $before } → { $after }.
gain-own-points = Vos points : { $before } → { $after }.
loss-own-points = Vos points : { $before } → { $after }.
gain-points = { $player }, points : { $before } → { $after }.
loss-points = { $player }, points : { $before } → { $after }.
next-sun = Le soleil avance à { $value }.
next-festival = Le soleil avance à { $value } : un Festival.
loss-reaped = { $number ->
    [1] { $player } récolte une Ressource au Festival.
   *[other] { $player } récolte { $number } Ressources au Festival.
}
loss-undone = { $number ->
    [1] Termine la Manche pour vous, avec un Druide encore prêt à agir.
   *[other] Termine la Manche pour vous, avec { $number } Druides encore prêts à agir.
}
