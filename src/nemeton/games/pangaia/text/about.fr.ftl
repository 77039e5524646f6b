# Ce qui se dit d’une chose que l’on montre : partout où on la rencontre, et dans cette position.

about-land = Une terre : elle porte des graines et un arbre. Qui y a le plus de graines peut y faire germer un arbre ; à égalité, les arbres et l’esprit voisins décident. Ce qui manque coûte de l’énergie vitale.
about-lake = Un lac : les esprits s’y tiennent et plantent sur les terres autour.
about-connection = À jouer avec une chaîne d’arbres reliant deux des vôtres sur ces terres : un point pour chacun des vôtres et chaque petit arbre des autres ; puis les vôtres dépérissent.
about-grove = À jouer avec un de vos arbres sur une telle terre et tous ceux qui l’entourent : il rapporte comme une connexion ; puis les vôtres dépérissent.
about-crown = À jouer avec un de vos arbres sur une telle terre, plus haut que tous ses voisins : son niveau et un point de plus ; puis il meurt.
about-resource-sun = Quand un arbre germe sur une terre ensoleillée, chacun de ceux qui y ont une graine en prend une unité. Des ressources différentes paient les cimes.
about-resource-wind = Quand un arbre germe sur une terre alizée, chacun de ceux qui y ont une graine en prend une unité. Des ressources différentes paient les cimes.
about-resource-rain = Quand un arbre germe sur une terre humide, chacun de ceux qui y ont une graine en prend une unité. Des ressources différentes paient les cimes.
about-resource-snow = Quand un arbre germe sur une terre enneigée, chacun de ceux qui y ont une graine en prend une unité. Des ressources différentes paient les cimes.
about-slot = Une cime attend ici d’être posée sur un arbre. Un groupe de places vides libère une graine pour de bon, et les places vides comptent à la fin.
about-seed = Une graine retenue sur le plateau d’esprit : elle rejoint la réserve quand les places qui l’entourent sont vides.
about-location-sun = Un lieu de l’Esprit corrompu : les terres ensoleillées. Au tour suivant, cette carte retournée dit ce qu’il fait ; celle d’en dessous dit où.
about-location-wind = Un lieu de l’Esprit corrompu : les terres alizées. Au tour suivant, cette carte retournée dit ce qu’il fait ; celle d’en dessous dit où.
about-location-rain = Un lieu de l’Esprit corrompu : les terres humides. Au tour suivant, cette carte retournée dit ce qu’il fait ; celle d’en dessous dit où.
about-location-snow = Un lieu de l’Esprit corrompu : les terres enneigées. Au tour suivant, cette carte retournée dit ce qu’il fait ; celle d’en dessous dit où.
about-location-storm = La Tempête : l’Esprit corrompu ne bouge pas ; après son tour, ses cartes sont mélangées.
about-action-evil_seed_growth = Les graines du mal germent là où rien ne les retient.
about-action-decline = Votre arbre le plus proche perd un niveau.
about-action-tree_growth = Un arbre corrompu gagne un niveau.
about-action-contamination = Votre arbre le plus proche est contaminé.
about-player = Un esprit de la forêt : il se tient sur un lac, rêve ou prie, et possède les arbres et graines de sa couleur.
about-player-corrupted = L’adversaire du jeu solo : ses cartes disent où il va et ce qu’il y fait. Scellez ses cimes et ses graines pour le guérir.
about-tile = Une tuile du continent : un lac et trois terres d’un même climat.
about-mark-energy = Les points de la partie. On peut aussi la payer à la place d’une ressource, ou pour les graines qui manquent à une majorité.
about-mark-tree = Son niveau est sa hauteur en cimes. Il aide les graines voisines à germer et sert aux rituels, après quoi il dépérit.
about-mark-planted = Elles germent en arbre quand leur propriétaire y est majoritaire et a un arbre ou l’esprit à côté.
about-mark-reserve = Les graines à planter. Quand il n’y en a plus, on peut en déplacer une du continent.
about-mark-secret = Connu de son seul propriétaire ; joué comme les autres, ou compté à la fin.
about-mark-rituals = Ouverts à tous : qui prie en joue un que ses arbres permettent.
about-mark-pile = Quand il n’en reste plus pour remplacer le dernier pris, on finit la manche et la partie s’achève.
about-mark-blessings = Cartes à usage unique : pour le premier rituel, ou achetées avec des ressources identiques.
about-mark-spirit = Plante depuis son lac, rêve pour des ressources ou prie pour un rituel : une chose par tour.
about-mark-round = Chacun joue un tour : les graines germent, l’esprit agit, les arbres grandissent.
about-mark-land_energy = Ce que draine l’Esprit corrompu. Épuisée, la tuile est corrompue ; l’esprit voisin peut la soigner.
about-mark-corrupted = Purifié par les rituels qui l’incluent ; ses cimes peuvent alors être scellées.
about-mark-evil_seed = Germe en arbre corrompu. Scellée quand sa place sur le plateau est complète.
now-tree = Arbre : { $player }, niveau { $level }.
now-seeds = { $count ->
    [0] { $player } n’y a aucune graine.
    [1] { $player } y a une graine.
   *[other] { $player } y a { $count } graines.
}
now-sprouts_free = { $player } pourrait la faire germer sans rien payer.
now-sprouts = { $player } pourrait la faire germer pour { energy-points }.
now-climate = Son climat : { $resource }.
now-bare = Rien n’y pousse.
now-spirit = { $player } s’y tient.
now-ritual = { $points ->
    [0] Il ne vous rapporterait rien.
    [1] Il vous rapporterait un point.
   *[other] Il vous rapporterait jusqu’à { $points } points.
}
now-no_ritual = Vos arbres ne le permettent pas pour l’instant.
cost-slot = { $cost ->
    [0] Poser cette cime ne coûte rien.
    [1] Poser cette cime coûte une ressource.
   *[other] Poser cette cime coûte { $cost } ressources différentes.
}
now-slot_plants = { $count ->
    [0] La poser ne fait rien planter.
    [1] La poser fait planter une graine à côté de l’arbre grandi.
   *[other] La poser fait planter { $count } graines à côté de l’arbre grandi.
}
now-slot_energy = Vide à la fin, elle compte { energy-points }.
now-have = { $count ->
    [0] Vous n’en avez pas.
    [1] Vous en avez une unité.
   *[other] Vous en avez { $count }.
}
now-energy = { $player } : { energy-points }.
now-standing = { $player } : { $count }.
now-pile = { $count ->
    [0] Il n’en reste pas.
    [1] Il en reste une.
   *[other] Reste : { $count }.
}
now-round = Manche { $round }.
