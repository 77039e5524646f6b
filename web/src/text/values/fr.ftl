# La page des valeurs d’un jeu

values-title = { $game } : les valeurs
values-lead = { $game } : toutes les valeurs des cartes, des plateaux et des jetons, { $all } au total, dont { $house ->
    [one] { $house } valeur maison
   *[other] { $house } valeurs maison
}, que les règles imprimées ne donnent pas. Si vous avez la boîte, mettez les vôtres à leur place et ouvrez une table avec elles. Elles restent dans ce navigateur.
values-fixed = { $game } : toutes les valeurs des jetons. Elles font partie des règles et ne se changent pas ; la limite d’une chaîne est une option d’une nouvelle table.
values-to-rules = Vers les règles
values-filter = Quelles valeurs
values-filter-all = Toutes
values-filter-house = Valeurs maison
values-filter-changed = Changées
values-none = Rien ici.
values-general = En général
values-wrong = à corriger
values-changed-count = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
}
values-house-count = { $count ->
    [1] une valeur maison
   *[other] { $count } valeurs maison
}
values-ours = la nôtre : { $ours }
values-back = Revenir à la nôtre : { $ours }
values-back-of = { $name } : revenir à la nôtre, { $ours }
values-sound = { $count ->
    [0] Ce sont nos valeurs ; rien n’est changé.
    [1] Tout est correct : une valeur diffère des nôtres.
   *[other] Tout est correct : { $count } valeurs diffèrent des nôtres.
}
values-unsound = Pas encore correct : { $reason }
values-show = Montrer
values-upload = Charger un fichier
values-download = Enregistrer
values-reset = Revenir aux nôtres
values-reset-done = Ce sont de nouveau nos valeurs.
values-restore = Rétablir les miennes
values-loaded = { $name } est chargé : { $count ->
    [0] rien n’y diffère des nôtres.
    [1] une valeur diffère des nôtres.
   *[other] { $count } valeurs diffèrent des nôtres.
}
values-not-loaded = { $name } n’a pas été chargé ; les vôtres sont inchangées. { $reason }
values-open = Ouvrir une table ainsi
own-values = Valeurs à soi
own-values-count = { $count ->
    [1] Une valeur diffère des nôtres.
   *[other] { $count } valeurs diffèrent des nôtres.
}
own-values-note = Jouer avec les valeurs que vous avez mises à la place des nôtres.
own-values-none = Si vous avez la boîte, vous pouvez mettre ses valeurs à la place des nôtres.
own-values-edit = Voir les valeurs
own-values-here = Cette table se joue avec les valeurs d’un propriétaire. Ce qui diffère des nôtres :
value-said = { $name } : { $value }
own-values-take = Les prendre pour moi
own-values-taken = Elles sont à vous maintenant, dans ce navigateur.
house-values = Valeurs maison
house-values-note = Les règles imprimées dont nous disposons ne donnent pas ces valeurs ; nous les avons choisies de sorte que les exemples tiennent. Qui a la boîte peut mettre les vraies à leur place.
house-values-in = { $name } : { $count ->
    [1] une valeur maison
   *[other] { $count } valeurs maison
}
house-values-change = Toutes les valeurs, et les vôtres

# Qui le dit

value-source-rulebook = imprimée
value-source-rulebook-note = Les règles imprimées le disent.
value-source-public = publique
value-source-public-note = Des sources publiques s’accordent là-dessus.
value-source-house = maison
value-source-house-note = Notre choix, là où les règles imprimées se taisent.
value-source-owner = à vous
value-source-owner-note = Vous l’avez changée.

# Mots des valeurs

value-yes = oui
value-no = non
value-number = n° { $number }
value-any = au choix
value-points = points
value-cost = coût
value-copies = exemplaires
value-count = nombre
value-start = au départ
value-most = au plus
value-kind = sorte
value-item = objet
value-items = objets
value-suit = couleur
value-suits = couleurs
value-action = action
value-root-x = place en largeur
value-root-y = place en hauteur

# Cernunos

value-cernunos-board = plateau
value-cernunos-columns = colonnes
value-cernunos-rows = rangées
value-cernunos-token = jetons de chaque joueur
value-cernunos-letter = lettre dans la notation
value-cernunos-activatable = agit quand il est posé
value-cernunos-chain = chaînes d’effets
value-cernunos-activation_cap = activations d’un jeton par chaîne

# Oak

value-oak-resources = Ressources
value-oak-income = revenu (Plume, Gui, Rune)
value-oak-druids = Druides
value-oak-resting = au repos au départ
value-oak-roots = sur les Racines au départ
value-oak-limits = limites de cartes
value-oak-places = places en plus
value-oak-extension = extension
value-oak-artifacts = Artéfacts
value-oak-puca = Púca
value-oak-ingredients = Ingrédients
value-oak-forest = Forêt
value-oak-more_than_players = jetons de plus que de joueurs
value-oak-positions = places
value-oak-temples = Temples
value-oak-clockwise = place, dans le sens des aiguilles d’une montre
value-oak-image = pierres sur l’image
value-oak-cards = cartes Assemblée
value-oak-temple = Temple
value-oak-advanced = avancée
value-oak-costs = coûts des actions
value-oak-effects = actions
value-oak-oak = coût de l’action du Chêne
value-oak-heart = Cœur du Chêne Sacré
value-oak-orders = Ordres
value-oak-actions = actions spéciales
value-oak-elder = exige un Aîné
value-oak-elder_spaces = emplacements de Repos pour Aînés
value-oak-ordinary_spaces = autres emplacements de Repos
value-oak-stones = Sanctuaires et Menhirs
value-oak-supply = réserve
value-oak-elder_points = points d’un Sanctuaire pour Aînés
value-oak-ordinary_points = points d’un autre Sanctuaire
value-oak-menhir_points = points d’un Menhir
value-oak-menhir_cost = coût d’un Menhir (Plume, Gui, Rune)
value-oak-runic_cost = coût avec Pouvoir Runique
value-oak-renewal = renouveler les cartes disponibles
value-oak-creatures = Créatures
value-oak-notches = points à chaque cran
value-oak-shield = points du Bouclier
value-oak-potions = Potions
value-oak-level = niveau
value-oak-recipe = recette
value-oak-darkwood = Potion des Bois Sombres
value-oak-kinds = sortes d’Ingrédients
value-oak-number = numéro
value-oak-branches = Branches
value-oak-after = vient après
value-oak-of = compte
value-oak-per = points pour chacun
value-oak-first = premier emplacement
value-oak-second = deuxième emplacement
value-oak-third = troisième emplacement
value-oak-fourth = quatrième emplacement
value-oak-fifth = cinquième emplacement
value-oak-left = bras gauche
value-oak-left_second = bras gauche, deuxième emplacement
value-oak-left_end = emplacement final gauche
value-oak-right = bras droit
value-oak-right_second = bras droit, deuxième emplacement
value-oak-right_end = emplacement final droit
value-oak-solar = jetons Solaires
value-oak-literal = comme décrit
value-oak-symmetric = symétrique
value-oak-branch = Branche
value-oak-space = emplacement où l’on entre
value-oak-few = jetons, jusqu’à trois joueurs
value-oak-four = jetons, à quatre joueurs
value-oak-sun = le soleil
value-oak-solstices = cases avec un Solstice
value-oak-values = valeur de chaque case
value-oak-dusk = Créatures au Crépuscule
value-oak-seats = emplacements de Repos
value-oak-elders = les Aînés peuvent s’y reposer
value-oak-broichan = Broichan
value-oak-storytelling = points avec Narration
value-oak-sanctuaries = points de ses Sanctuaires
value-oak-word-roots = les Racines
value-oak-word-none = hors du plateau
value-oak-word-same = d’une même sorte
value-oak-word-any = au choix
value-oak-word-five_points = cinq points gagnés
value-oak-word-elder = Aîné
value-oak-word-creature = Créature
value-oak-word-potion = Potion
value-oak-word-stone = Sanctuaire ou Menhir
value-oak-word-artifact = Artéfact
value-oak-word-limit = limite +1
value-oak-word-recruit = recruter
value-oak-word-recruit_two = recruter deux
value-oak-word-advance = avancer
value-oak-word-promote = promouvoir
value-oak-word-bag = un du sac
value-oak-word-sanctuary = Sanctuaire
value-oak-word-swap = échanger
value-oak-word-brew = préparer
value-oak-word-add_card = carte avancée
value-oak-word-replay = rejouer
value-oak-word-six = six d’une Ressource
value-oak-word-draw_three = piocher trois Ingrédients

# Pangaia

value-pangaia-land_types = types de terre
value-pangaia-display = rituels visibles
value-pangaia-tile = tuiles
value-pangaia-cells = cases, le lac d’abord (q, r)
value-pangaia-per_type = tuiles de chaque type
value-pangaia-min_segments = segments en contact, au moins
value-pangaia-per_player = chaque joueur
value-pangaia-trees = arbres
value-pangaia-treetops = cimes
value-pangaia-seeds = graines
value-pangaia-seeds_locked = graines bloquées au départ
value-pangaia-start_le = énergie vitale au départ
value-pangaia-rituals_used = rituels en jeu, par nombre de joueurs
value-pangaia-stillness = quand rien ne change
value-pangaia-rounds = manches sans changement durable
value-pangaia-warnings = manches d’annonce
value-pangaia-slots = emplacements de cimes
value-pangaia-plant = graines à planter
value-pangaia-end_le = énergie vitale à la fin
value-pangaia-seed = graine bloquée
value-pangaia-rituals = rituels
value-pangaia-connection = connexions
value-pangaia-grove = bosquets
value-pangaia-crown = cimes
value-pangaia-achievements = exploits
value-pangaia-cards = cartes
value-pangaia-shown = visibles
value-pangaia-alone = énergie vitale, seul en tête
value-pangaia-tied = énergie vitale, à égalité
value-pangaia-blessings = bénédictions, exemplaires de chacune
value-pangaia-bl5 = Maîtrise
value-pangaia-buy_same_type = prix en ressources égales
value-pangaia-buy_draw = cartes piochées
value-pangaia-buy_keep = cartes gardées
value-pangaia-solo = partie en solo
value-pangaia-land_energy = énergie vitale de la Terre d’une tuile
value-pangaia-heal_marker = coût pour guérir un marqueur
value-pangaia-heal_energy = énergie vitale de la guérison
value-pangaia-healed_energy = énergie vitale de ce qui est guéri
value-pangaia-convert = ressources pour une énergie vitale
value-pangaia-markers = marqueurs de corruption
value-pangaia-secret_ritual = un rituel secret
value-pangaia-first_ritual_blessing = une bénédiction au premier rituel
value-pangaia-slots-blessings = bénédictions pour le sceller, en solo
value-pangaia-counts = ce qui est compté
value-pangaia-automa = cartes de l’Esprit corrompu
value-pangaia-titles = titres
value-pangaia-word-rituals = rituels joués
value-pangaia-word-tall_trees = grands arbres
value-pangaia-word-trees = arbres
value-pangaia-word-tallest_tree = plus grand arbre
value-pangaia-word-largest_forest = plus vaste forêt
value-pangaia-word-tiles = tuiles avec un arbre
value-pangaia-word-land_types = types de terre avec un arbre
value-pangaia-word-treetops = cimes sur des arbres
value-pangaia-word-seeds = graines sur le continent
value-pangaia-word-resources = ressources restantes
value-pangaia-word-saviour = Sauveur
value-pangaia-word-guardian = Gardien
value-pangaia-word-defender = Défenseur
value-pangaia-word-survivor = Survivant

# Root

value-root-cards = paquet
value-root-card = cartes
value-root-boards = plateaux
value-root-maps = cartes
value-root-quests = Vagabond
value-root-quest = quêtes
value-root-lineups = compositions
value-root-lineup = mélanges de factions
value-root-dice = dés
value-root-faces = faces d’un dé
value-root-supply = réserve
value-root-order = ordre
value-root-ruins = ruines
value-root-first_set = premier lot
value-root-second_set = second lot
value-root-warriors = guerriers
value-root-wood = bois
value-root-wood_cost = bois du prochain bâtiment
value-root-sawmill_points = points des scieries
value-root-workshop_points = points des ateliers
value-root-recruiter_points = points des recruteurs
value-root-recruiter_draws = cartes piochées par les recruteurs
value-root-roosts = perchoirs
value-root-draws = cartes piochées
value-root-leader = dirigeants
value-root-viziers = Vizirs
value-root-sympathy = jetons Sympathie
value-root-aids = aides pour progresser
value-root-ally_aid_points = points pour aider un allié
value-root-refresh = objets rafraîchis
value-root-refresh_per_tea = de plus par thé
value-root-capacity = objets portés
value-root-capacity_per_bag = de plus par sac
value-root-track = objets d’une sorte sur la piste
value-root-gardens = jardins d’une couleur
value-root-crusade = coût de la Croisade
value-root-convert = coût de la Conversion
value-root-sanctify = coût du Sanctuaire
value-root-posts = comptoirs d’une couleur
value-root-post_points = points d’un comptoir
value-root-highest_price = prix le plus haut
value-root-for_sale = objets à vendre
value-root-orders = ordres
value-root-points_per_stronghold = points d’une place forte
value-root-stronghold = bâtiments d’une place forte
value-root-victory = victoire
value-root-dominance_from = points pour une Domination
value-root-character = personnages
value-root-autumn = automne
value-root-winter = hiver
value-root-slots = emplacements des clairières
value-root-paths = chemins
value-root-river = rivière
value-root-river_cuts_forests = la rivière coupe les bois
value-root-opposite_corners = coins opposés
value-root-forest = bois
value-root-clearings = clairières autour
value-root-forests = bois voisins
value-root-mix = factions
value-root-mode = mode
value-root-star = recommandé
value-root-word-standard = normal
value-root-word-competitive = compétitif
value-root-word-cooperative = coopératif
value-root-word-ambush = embuscade
value-root-word-dominance = Domination
value-root-word-favor = faveur
value-root-word-spy = espion
value-root-word-vizier = Vizir
value-root-word-item = objet
value-root-word-persistent = persistante
