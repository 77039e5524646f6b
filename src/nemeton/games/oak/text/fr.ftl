game-name = Oak
game-tagline = Des druides cueillent, préparent des potions et gravissent le Chêne Sacré en cinq manches.

# Noms

name-player-violet = Violet
name-player-orange = Orange
name-player-turquoise = Turquoise
name-player-yellow = Jaune
name-player-broichan = Broichan
name-resource-feather = Plume
    .many = Plumes
    .a = une Plume
    .some = des Plumes
    .of = de la Plume
name-resource-mistletoe = Gui
    .many = Gui
    .a = un Gui
    .some = du Gui
    .of = du Gui
name-resource-rune = Rune
    .many = Runes
    .a = une Rune
    .some = des Runes
    .of = des Runes
name-ingredient-bark = Écorce
    .a = une Écorce
    .many = Écorces
name-ingredient-root = Racine
    .a = une Racine
    .many = Racines
name-ingredient-blueberry = Myrtille
    .a = une Myrtille
    .many = Myrtilles
name-ingredient-acorn = Gland
    .a = un Gland
    .many = Glands
name-ingredient-mushroom = Champignon
    .a = un Champignon
    .many = Champignons
name-druid-ordinary = Druide ordinaire
    .the = un Druide ordinaire
name-druid-archdruid = Archi-Druide
    .the = l’Archi-Druide
name-druid-bard = Barde
    .the = le Barde
name-druid-ovate = Ovate
    .the = l’Ovate
name-druid-raven_master = Maître-Corbeau
    .the = le Maître-Corbeau
name-druid-recluse = Reclus
    .the = le Reclus
name-druid-ancient = Ancien
    .the = l’Ancien
name-order-bee = Ordre de l’Abeille
name-order-blackbird = Ordre du Merle Noir
name-order-cairns = Ordre des Cairns
name-order-fox = Ordre du Renard
name-order-forest = Ordre de la Forêt
name-card-storytelling = Narration
name-card-veneration = Vénération
name-card-lore = Savoir
name-card-wisdom = Sagesse
name-card-ritual = Rituel
name-card-mysticism = Mysticisme
name-card-heart = Cœur du Chêne Sacré
name-slot-one = emplacement à une pierre
name-slot-two = emplacement à deux pierres
name-slot-three = emplacement à trois pierres
name-deed-storytelling_1 = Narration, une pierre : avancer un marqueur de limite
name-deed-storytelling_2 = Narration, deux pierres : prendre une Créature
name-deed-storytelling_3 = Narration, trois pierres : prendre un Artéfact
name-deed-storytelling_oak = Narration, action du Chêne : avancer sur la Branche de la Plume
name-deed-veneration_1 = Vénération, une pierre : recruter un Druide
name-deed-veneration_2 = Vénération, deux pierres : avancer sur une Branche au choix
name-deed-veneration_3 = Vénération, trois pierres : promouvoir un Druide
name-deed-veneration_oak = Vénération, action du Chêne : avancer sur la Branche de la Plume
name-deed-lore_1 = Savoir, une pierre : choisir un Ingrédient dans le sac
name-deed-lore_2 = Savoir, deux pierres : prendre un Sanctuaire
name-deed-lore_3 = Savoir, trois pierres : promouvoir un Druide
name-deed-lore_oak = Savoir, action du Chêne : avancer sur la Branche du Gui
name-deed-wisdom_1 = Sagesse, une pierre : échanger des Ressources
name-deed-wisdom_2 = Sagesse, deux pierres : préparer une Potion
name-deed-wisdom_3 = Sagesse, trois pierres : prendre une Créature
name-deed-wisdom_oak = Sagesse, action du Chêne : avancer sur la Branche du Gui
name-deed-ritual_1 = Rituel, une pierre : recruter jusqu’à deux Druides
name-deed-ritual_2 = Rituel, deux pierres : préparer une Potion
name-deed-ritual_3 = Rituel, trois pierres : ajouter une carte avancée à la main
name-deed-ritual_oak = Rituel, action du Chêne : avancer sur la Branche des Runes
name-deed-mysticism_1 = Mysticisme, une pierre : prendre un Sanctuaire
name-deed-mysticism_2 = Mysticisme, deux pierres : prendre un Artéfact
name-deed-mysticism_3 = Mysticisme, trois pierres : rejouer une action
name-deed-mysticism_oak = Mysticisme, action du Chêne : avancer sur la Branche des Runes
name-deed-heart_promote = Cœur du Chêne Sacré : promouvoir un Druide
name-deed-heart_creature = Cœur du Chêne Sacré : prendre une Créature
name-deed-heart_brew = Cœur du Chêne Sacré : préparer une Potion
name-deed-heart_sanctuary = Cœur du Chêne Sacré : prendre un Sanctuaire
name-deed-heart_artifact = Cœur du Chêne Sacré : prendre un Artéfact
name-deed-heart_oak = Cœur du Chêne Sacré, action du Chêne : avancer sur une Branche au choix
name-artifact-moonstone_necklace = Collier en Pierre de Lune
    .of = du Collier en Pierre de Lune
    .the = le Collier en Pierre de Lune
name-artifact-pendant_of_arduinna = Pendentif d’Arduinna
    .of = du Pendentif d’Arduinna
    .the = le Pendentif d’Arduinna
name-artifact-bag_of_runestones = Sac de Pierres Runiques
    .of = du Sac de Pierres Runiques
    .the = le Sac de Pierres Runiques
name-artifact-ornament_of_cernunnos = Ornement de Cernunnos
    .of = de l’Ornement de Cernunnos
    .the = l’Ornement de Cernunnos
name-artifact-enchanted_wood_shaper = Façonneur de Bois Enchanté
    .of = du Façonneur de Bois Enchanté
    .the = le Façonneur de Bois Enchanté
name-artifact-carnyx = Carnyx
    .of = du Carnyx
    .the = le Carnyx
name-artifact-antler_headdress = Coiffe de Bois de Cerf
    .of = de la Coiffe de Bois de Cerf
    .the = la Coiffe de Bois de Cerf
name-artifact-golden_cauldron = Marmite Dorée
    .of = de la Marmite Dorée
    .the = la Marmite Dorée
name-artifact-golden_sickle = Serpe Dorée
    .of = de la Serpe Dorée
    .the = la Serpe Dorée
name-artifact-horn_of_plenty = Corne d’Abondance
    .of = de la Corne d’Abondance
    .the = la Corne d’Abondance
name-artifact-ring_of_the_seer = Anneau du Voyant
    .of = de l’Anneau du Voyant
    .the = l’Anneau du Voyant
name-artifact-shield_of_toutatis = Bouclier de Toutatis
    .of = du Bouclier de Toutatis
    .the = le Bouclier de Toutatis
name-potion-inspiration = Inspiration
    .the = la Potion Inspiration
name-potion-lightning_of_taranis = Foudre de Taranis
    .the = la Potion Foudre de Taranis
name-potion-gift_of_nature = Don de la Nature
    .the = la Potion Don de la Nature
name-potion-trick_of_lug = Astuce de Lug
    .the = la Potion Astuce de Lug
name-potion-blessing_of_belenos = Bénédiction de Bélénos
    .the = la Potion Bénédiction de Bélénos
name-potion-runic_power = Pouvoir Runique
    .the = la Potion Pouvoir Runique
name-potion-summon_dryad = Convocation d’une Dryade
    .the = la Potion Convocation d’une Dryade
name-potion-gift_of_arduinna = Présent d’Arduinna
    .the = la Potion Présent d’Arduinna
name-potion-renewal = Renouveau
    .the = la Potion Renouveau
name-potion-bloom = Floraison
    .the = la Potion Floraison
name-potion-wood_warp = Distorsion du Bois
    .the = la Potion Distorsion du Bois
name-potion-animal_companion = Compagnon Animal
    .the = la Potion Compagnon Animal
name-potion-gift_of_the_gods = Don des Dieux
    .the = la Potion Don des Dieux
name-potion-chosen = Élu du Chêne Sacré
    .the = la Potion Élu du Chêne Sacré
name-potion-heart_potion = Cœur du Chêne Sacré
    .the = la Potion Cœur du Chêne Sacré
name-potion-darkwood_3 = Potion des Bois Sombres (trois sortes)
    .the = la Potion des Bois Sombres (trois sortes)
name-potion-darkwood_4 = Potion des Bois Sombres (quatre sortes)
    .the = la Potion des Bois Sombres (quatre sortes)
name-potion-darkwood_5 = Potion des Bois Sombres (cinq sortes)
    .the = la Potion des Bois Sombres (cinq sortes)
name-creature-sluagh_na_marbh = Sluagh na Marbh
name-creature-bodach = Bodach
name-creature-selkie = Selkie
name-creature-boggart = Boggart
name-creature-dobhar_chu = Dobhar-chú
name-creature-each_uisge = Each Uisge
name-creature-cu_sith = Cù-Sìth
name-creature-buggane = Buggane
name-creature-yan_gant_y_tan = Yan-gant-y-tan
name-creature-ceiliog_lugus = Ceiliog Lugus
name-creature-korrigan = Korrigan
name-creature-pixie_queen = Pixie Queen
name-creature-aos_si = Aos sí
name-creature-aonbharr = Aonbharr
name-creature-bugul_noz = Bugul Noz
name-creature-caoineag = Caoineag
name-creature-clurichaun = Clurichaun
name-creature-fear_dearg = Fear Dearg
name-creature-abhartach = Abhartach
name-creature-fear_gorta = Fear Gorta
name-creature-cailleach = Cailleach
name-creature-fuath = Fuath
name-creature-groach = Groac’h
name-creature-ghillie_dhu = Ghillie Dhu
name-creature-unicorn = Unicorn
name-creature-fachan = Fachan
name-creature-glaistig = Glaistig
name-creature-leannan_sidhe = Leannán sídhe
name-creature-tarw_cernunnos = Tarw Cernunnos
name-creature-unseelie_court = The Unseelie Court
name-creature-gancanagh = Gancanagh
name-creature-seelie_court = The Seelie Court
name-creature-puca = Púca
name-creature-carw_gwyn = Carw Gwyn
name-creature-ellen_trechend = Ellén Trechend
name-space-feather_first = premier emplacement de la Branche de la Plume
    .the = le premier emplacement de la Branche de la Plume
    .to = au premier emplacement de la Branche de la Plume
name-space-feather_second = deuxième emplacement de la Branche de la Plume
    .the = le deuxième emplacement de la Branche de la Plume
    .to = au deuxième emplacement de la Branche de la Plume
name-space-feather_third = troisième emplacement de la Branche de la Plume
    .the = le troisième emplacement de la Branche de la Plume
    .to = au troisième emplacement de la Branche de la Plume
name-space-feather_left = bras gauche de la Branche de la Plume
    .the = le bras gauche de la Branche de la Plume
    .to = au bras gauche de la Branche de la Plume
name-space-feather_left_end = emplacement final gauche de la Branche de la Plume
    .the = l’emplacement final gauche de la Branche de la Plume
    .to = à l’emplacement final gauche de la Branche de la Plume
name-space-feather_right = bras droit de la Branche de la Plume
    .the = le bras droit de la Branche de la Plume
    .to = au bras droit de la Branche de la Plume
name-space-feather_right_end = emplacement final droit de la Branche de la Plume
    .the = l’emplacement final droit de la Branche de la Plume
    .to = à l’emplacement final droit de la Branche de la Plume
name-space-mistletoe_first = premier emplacement de la Branche du Gui
    .the = le premier emplacement de la Branche du Gui
    .to = au premier emplacement de la Branche du Gui
name-space-mistletoe_second = deuxième emplacement de la Branche du Gui
    .the = le deuxième emplacement de la Branche du Gui
    .to = au deuxième emplacement de la Branche du Gui
name-space-mistletoe_third = troisième emplacement de la Branche du Gui
    .the = le troisième emplacement de la Branche du Gui
    .to = au troisième emplacement de la Branche du Gui
name-space-mistletoe_left = bras gauche de la Branche du Gui
    .the = le bras gauche de la Branche du Gui
    .to = au bras gauche de la Branche du Gui
name-space-mistletoe_left_end = emplacement final gauche de la Branche du Gui
    .the = l’emplacement final gauche de la Branche du Gui
    .to = à l’emplacement final gauche de la Branche du Gui
name-space-mistletoe_right = bras droit de la Branche du Gui
    .the = le bras droit de la Branche du Gui
    .to = au bras droit de la Branche du Gui
name-space-mistletoe_right_end = emplacement final droit de la Branche du Gui
    .the = l’emplacement final droit de la Branche du Gui
    .to = à l’emplacement final droit de la Branche du Gui
name-space-rune_first = premier emplacement de la Branche des Runes
    .the = le premier emplacement de la Branche des Runes
    .to = au premier emplacement de la Branche des Runes
name-space-rune_second = deuxième emplacement de la Branche des Runes
    .the = le deuxième emplacement de la Branche des Runes
    .to = au deuxième emplacement de la Branche des Runes
name-space-rune_third = troisième emplacement de la Branche des Runes
    .the = le troisième emplacement de la Branche des Runes
    .to = au troisième emplacement de la Branche des Runes
name-space-rune_left = bras gauche de la Branche des Runes
    .the = le bras gauche de la Branche des Runes
    .to = au bras gauche de la Branche des Runes
name-space-rune_left_end = emplacement final gauche de la Branche des Runes
    .the = l’emplacement final gauche de la Branche des Runes
    .to = à l’emplacement final gauche de la Branche des Runes
name-space-rune_right = bras droit de la Branche des Runes
    .the = le bras droit de la Branche des Runes
    .to = au bras droit de la Branche des Runes
name-space-rune_right_end = emplacement final droit de la Branche des Runes
    .the = l’emplacement final droit de la Branche des Runes
    .to = à l’emplacement final droit de la Branche des Runes
name-space-feather_fourth = quatrième emplacement de la Branche de la Plume
    .the = le quatrième emplacement de la Branche de la Plume
    .to = au quatrième emplacement de la Branche de la Plume
name-space-feather_fifth = cinquième emplacement de la Branche de la Plume
    .the = le cinquième emplacement de la Branche de la Plume
    .to = au cinquième emplacement de la Branche de la Plume
name-space-feather_left_second = deuxième emplacement du bras gauche de la Branche de la Plume
    .the = le deuxième emplacement du bras gauche de la Branche de la Plume
    .to = au deuxième emplacement du bras gauche de la Branche de la Plume
name-space-feather_right_second = deuxième emplacement du bras droit de la Branche de la Plume
    .the = le deuxième emplacement du bras droit de la Branche de la Plume
    .to = au deuxième emplacement du bras droit de la Branche de la Plume
name-space-mistletoe_fourth = quatrième emplacement de la Branche du Gui
    .the = le quatrième emplacement de la Branche du Gui
    .to = au quatrième emplacement de la Branche du Gui
name-space-mistletoe_fifth = cinquième emplacement de la Branche du Gui
    .the = le cinquième emplacement de la Branche du Gui
    .to = au cinquième emplacement de la Branche du Gui
name-space-mistletoe_left_second = deuxième emplacement du bras gauche de la Branche du Gui
    .the = le deuxième emplacement du bras gauche de la Branche du Gui
    .to = au deuxième emplacement du bras gauche de la Branche du Gui
name-space-mistletoe_right_second = deuxième emplacement du bras droit de la Branche du Gui
    .the = le deuxième emplacement du bras droit de la Branche du Gui
    .to = au deuxième emplacement du bras droit de la Branche du Gui
name-space-rune_fourth = quatrième emplacement de la Branche des Runes
    .the = le quatrième emplacement de la Branche des Runes
    .to = au quatrième emplacement de la Branche des Runes
name-space-rune_fifth = cinquième emplacement de la Branche des Runes
    .the = le cinquième emplacement de la Branche des Runes
    .to = au cinquième emplacement de la Branche des Runes
name-space-rune_left_second = deuxième emplacement du bras gauche de la Branche des Runes
    .the = le deuxième emplacement du bras gauche de la Branche des Runes
    .to = au deuxième emplacement du bras gauche de la Branche des Runes
name-space-rune_right_second = deuxième emplacement du bras droit de la Branche des Runes
    .the = le deuxième emplacement du bras droit de la Branche des Runes
    .to = au deuxième emplacement du bras droit de la Branche des Runes
name-place-roots = sur les Racines
name-place-rest = au repos
name-place-forest = dans la Forêt
name-place-menhir = sur l’emplacement du Menhir
name-place-order_first = sur l’emplacement d’action de l’Ordre
name-place-order_second = sur le second emplacement d’action de l’Ordre
name-place-heart = sur la carte Cœur
name-place-temple_feather_1 = au Temple de la Plume, une pierre
name-place-temple_feather_2 = au Temple de la Plume, deux pierres
name-place-temple_feather_3 = au Temple de la Plume, trois pierres
name-place-temple_mistletoe_1 = au Temple du Gui, une pierre
name-place-temple_mistletoe_2 = au Temple du Gui, deux pierres
name-place-temple_mistletoe_3 = au Temple du Gui, trois pierres
name-place-temple_rune_1 = au Temple des Runes, une pierre
name-place-temple_rune_2 = au Temple des Runes, deux pierres
name-place-temple_rune_3 = au Temple des Runes, trois pierres
name-place-artifact_moonstone_necklace = sur l’Artéfact Collier en Pierre de Lune
name-place-artifact_pendant_of_arduinna = sur l’Artéfact Pendentif d’Arduinna
name-place-artifact_bag_of_runestones = sur l’Artéfact Sac de Pierres Runiques
name-place-artifact_ornament_of_cernunnos = sur l’Artéfact Ornement de Cernunnos
name-place-artifact_enchanted_wood_shaper = sur l’Artéfact Façonneur de Bois Enchanté
name-place-artifact_carnyx = sur l’Artéfact Carnyx
name-place-artifact_antler_headdress = sur l’Artéfact Coiffe de Bois de Cerf
name-place-artifact_golden_cauldron = sur l’Artéfact Marmite Dorée
name-place-artifact_golden_sickle = sur l’Artéfact Serpe Dorée
name-place-artifact_horn_of_plenty = sur l’Artéfact Corne d’Abondance
name-place-artifact_ring_of_the_seer = sur l’Artéfact Anneau du Voyant
name-place-artifact_shield_of_toutatis = sur l’Artéfact Bouclier de Toutatis
name-place-branch_feather_first = sur le premier emplacement de la Branche de la Plume
name-place-branch_feather_second = sur le deuxième emplacement de la Branche de la Plume
name-place-branch_feather_third = sur le troisième emplacement de la Branche de la Plume
name-place-branch_feather_left = sur le bras gauche de la Branche de la Plume
name-place-branch_feather_left_end = sur l’emplacement final gauche de la Branche de la Plume
name-place-branch_feather_right = sur le bras droit de la Branche de la Plume
name-place-branch_feather_right_end = sur l’emplacement final droit de la Branche de la Plume
name-place-branch_mistletoe_first = sur le premier emplacement de la Branche du Gui
name-place-branch_mistletoe_second = sur le deuxième emplacement de la Branche du Gui
name-place-branch_mistletoe_third = sur le troisième emplacement de la Branche du Gui
name-place-branch_mistletoe_left = sur le bras gauche de la Branche du Gui
name-place-branch_mistletoe_left_end = sur l’emplacement final gauche de la Branche du Gui
name-place-branch_mistletoe_right = sur le bras droit de la Branche du Gui
name-place-branch_mistletoe_right_end = sur l’emplacement final droit de la Branche du Gui
name-place-branch_rune_first = sur le premier emplacement de la Branche des Runes
name-place-branch_rune_second = sur le deuxième emplacement de la Branche des Runes
name-place-branch_rune_third = sur le troisième emplacement de la Branche des Runes
name-place-branch_rune_left = sur le bras gauche de la Branche des Runes
name-place-branch_rune_left_end = sur l’emplacement final gauche de la Branche des Runes
name-place-branch_rune_right = sur le bras droit de la Branche des Runes
name-place-branch_rune_right_end = sur l’emplacement final droit de la Branche des Runes
name-place-branch_feather_fourth = sur le quatrième emplacement de la Branche de la Plume
name-place-branch_feather_fifth = sur le cinquième emplacement de la Branche de la Plume
name-place-branch_feather_left_second = sur le deuxième emplacement du bras gauche de la Branche de la Plume
name-place-branch_feather_right_second = sur le deuxième emplacement du bras droit de la Branche de la Plume
name-place-branch_mistletoe_fourth = sur le quatrième emplacement de la Branche du Gui
name-place-branch_mistletoe_fifth = sur le cinquième emplacement de la Branche du Gui
name-place-branch_mistletoe_left_second = sur le deuxième emplacement du bras gauche de la Branche du Gui
name-place-branch_mistletoe_right_second = sur le deuxième emplacement du bras droit de la Branche du Gui
name-place-branch_rune_fourth = sur le quatrième emplacement de la Branche des Runes
name-place-branch_rune_fifth = sur le cinquième emplacement de la Branche des Runes
name-place-branch_rune_left_second = sur le deuxième emplacement du bras gauche de la Branche des Runes
name-place-branch_rune_right_second = sur le deuxième emplacement du bras droit de la Branche des Runes
name-row-stones = limite de Sanctuaires et Menhirs
name-row-creatures = limite de Créatures
name-side-elder = côté pour Aînés
name-side-ordinary = côté pour Druides ordinaires
name-display-creatures = Créatures disponibles
name-display-artifacts = Artéfacts disponibles
name-mark-sun = soleil
name-mark-score = score
name-mark-solar = jeton solaire
name-mark-menhir = Menhir
name-mark-sanctuary = Sanctuaire
name-mark-forest = Forêt
name-mark-bag = sac de la Grue
name-mark-roots = Racines
name-mark-rest = emplacements de repos
name-mark-round = manche
name-mark-first = premier joueur
name-mark-passed = passé
name-mark-neutral = Druide neutre
name-mark-broichan = Broichan
name-source-branches = Branches
name-source-ends = Emplacements finaux
name-source-creatures = Créatures
name-source-artifacts = Artéfacts
name-source-sanctuaries = Sanctuaires
name-source-menhirs = Menhirs
name-source-darkwood = Potions des Bois Sombres
name-source-storytelling = Narration de Broichan

# Ce que font les choses, en une ligne

about-druid-ordinary = Se repose partout sauf sur l’emplacement propre d’un Aîné ; peut être promu.
about-druid-archdruid = Placé sur un emplacement d’action, rend cette action deux Ressources moins chère.
about-druid-bard = Ajoute une place de Sanctuaire ou Menhir et une place de Créature.
about-druid-ovate = Placé pour préparer une Potion, rend l’action une Ressource moins chère.
about-druid-raven_master = Entre sur un emplacement occupé sans envoyer un second Druide aux Racines.
about-druid-recluse = Possède son propre emplacement de repos.
about-druid-ancient = Réunit les capacités des cinq autres Aînés.
about-order-bee = Tout Druide : promouvoir un Druide. Chaque emplacement de repos accueille les Aînés.
about-order-blackbird = Un Aîné : prendre une Créature.
about-order-cairns = Un Aîné : prendre un Sanctuaire. Deux Sanctuaires partagent une place.
about-order-fox = Un Aîné : gagner six d’une Ressource. Les limites s’étendent pour trois Ressources quelconques.
about-order-forest = Tout Druide : préparer une Potion. Un Aîné : piocher trois Ingrédients.
about-artifact-moonstone_necklace = Gagner six Plumes.
about-artifact-pendant_of_arduinna = Gagner six Gui.
about-artifact-bag_of_runestones = Gagner six Runes.
about-artifact-ornament_of_cernunnos = Prendre une Créature disponible.
about-artifact-enchanted_wood_shaper = Prendre un Sanctuaire.
about-artifact-carnyx = Avancer d’un emplacement sur une Branche au choix.
about-artifact-antler_headdress = Promouvoir un Druide.
about-artifact-golden_cauldron = Préparer une Potion avec un Ingrédient de moins, au moins un.
about-artifact-golden_sickle = Piocher trois Ingrédients au hasard.
about-artifact-horn_of_plenty = Changer une sorte de Ressource en une autre, plus trois.
about-artifact-ring_of_the_seer = Rejouer une action d’une carte jouée cette manche.
about-artifact-shield_of_toutatis = Gagner deux points.
about-potion-inspiration = Promouvoir un Druide.
about-potion-lightning_of_taranis = Ramener jusqu’à deux de vos Artéfacts de deux crans.
about-potion-gift_of_nature = Avancer deux fois vos marqueurs de limite, gratuitement.
about-potion-trick_of_lug = Utiliser le pouvoir de l’Artéfact de n’importe qui sans le tourner.
about-potion-blessing_of_belenos = Tenir un Festival pour vous seul.
about-potion-runic_power = Vous pouvez ériger un Menhir pour six Ressources quelconques.
about-potion-summon_dryad = Avancer deux fois sur une Branche ; seul le second pas rapporte.
about-potion-gift_of_arduinna = Avancer une fois, même sur un emplacement final bloqué.
about-potion-renewal = Rejouer une action d’une carte jouée cette manche.
about-potion-bloom = Porter une Ressource à neuf.
about-potion-wood_warp = Avancer sur chaque Branche ; vous pouvez entrer sur celles où vous n’êtes pas.
about-potion-animal_companion = Prendre une Créature au choix dans la pioche.
about-potion-gift_of_the_gods = La première fois une troisième place d’Artéfact ; puis un Artéfact au choix dans la pioche.
about-potion-chosen = Promouvoir un Druide en Ancien ; une fois par partie.
about-potion-heart_potion = Prendre votre carte Cœur en main ; une fois par partie.
about-potion-darkwood_3 = Trois Ingrédients différents pour trois points.
about-potion-darkwood_4 = Quatre Ingrédients différents pour cinq points.
about-potion-darkwood_5 = Cinq Ingrédients différents pour sept points.
about-creature-sluagh_na_marbh = À votre tour, des Plumes peuvent devenir Gui ou Runes, une pour une.
about-creature-bodach = À votre tour, du Gui peut devenir Plumes ou Runes, un pour un.
about-creature-selkie = À votre tour, des Runes peuvent devenir Plumes ou Gui, une pour une.
about-creature-boggart = Tout emplacement de Temple peut vous servir d’emplacement à une pierre.
about-creature-dobhar_chu = Tout emplacement de Temple peut vous servir d’emplacement à deux pierres.
about-creature-each_uisge = Tout emplacement de Temple peut vous servir d’emplacement à trois pierres.
about-creature-cu_sith = Temple de la Plume : une Plume de plus paie aussi le Chêne de la carte.
about-creature-buggane = Temple du Gui : un Gui de plus paie aussi le Chêne de la carte.
about-creature-yan_gant_y_tan = Temple des Runes : une Rune de plus paie aussi le Chêne de la carte.
about-creature-ceiliog_lugus = Au Crépuscule, gagnez deux Plumes.
about-creature-korrigan = Au Crépuscule, gagnez deux Gui.
about-creature-pixie_queen = Au Crépuscule, gagnez deux Runes.
about-creature-aos_si = Au Crépuscule, piochez un Ingrédient.
about-creature-aonbharr = Lors d’un Festival, gagnez un de plus de chaque sorte obtenue.
about-creature-bugul_noz = À chaque Festival, gagnez deux d’une Ressource, même devant le soleil.
about-creature-caoineag = Chaque action de Temple coûte une Ressource de moins.
about-creature-clurichaun = Après une préparation, reprenez un des jetons utilisés.
about-creature-fear_dearg = En préparant, deux jetons quelconques peuvent remplacer un jeton demandé.
about-creature-abhartach = À votre tour, rendez un Ingrédient pour gagner une Ressource.
about-creature-fear_gorta = Prendre une Créature coûte deux Ressources de moins.
about-creature-cailleach = Au lieu de choisir parmi les disponibles, regardez six Créatures et gardez-en une.
about-creature-fuath = Tout Druide peut faire ce qui est réservé aux Aînés.
about-creature-groach = Vos Aînés entrent librement sur les emplacements occupés.
about-creature-ghillie_dhu = En cueillant, vous pouvez choisir dans le sac et y rendre un jeton de la Forêt.
about-creature-unicorn = Vous cueillez sans déplacer de Druide.
about-creature-fachan = Ériger un Menhir coûte trois Ressources de moins.
about-creature-glaistig = Avec un Sanctuaire ou un Menhir, prenez aussi un jeton de la Forêt.
about-creature-leannan_sidhe = En recrutant, prenez aussi un jeton de la Forêt.
about-creature-tarw_cernunnos = Chaque usage d’un Artéfact vous donne un point.
about-creature-unseelie_court = Avancer un marqueur de limite coûte deux Ressources de moins.
about-creature-gancanagh = Deux places de plus pour des Druides ordinaires, prises au Crépuscule.
about-creature-seelie_court = Prenez une Potion dans la boîte ; vous seul pouvez la préparer.
about-creature-puca = Deux places de plus pour des Créatures.
about-creature-carw_gwyn = Coûte trois points à la prise ; défaussez-la pour six.
about-creature-ellen_trechend = Vaut cinq points, et rien d’autre.

# Questions

ask-order = Choisissez votre Ordre.
ask-main = Jouez une carte, faites une action spéciale ou passez.
ask-end_turn = Faites une action libre, ou terminez votre tour.
ask-druid = { $deed }. Quel Druide placez-vous ?
ask-second_druid = { $exempt ->
    [1] L’emplacement est occupé, mais ce Druide y entre seul : en envoyer quand même un aux Racines ?
   *[other] L’emplacement est occupé : quel second Druide va aux Racines ?
}
ask-surcharge = Payer une Ressource de plus pour faire aussi l’action du Chêne ?
ask-pay = Quelles Ressources payez-vous ?
ask-pay_menhir = Quelle part du prix du Menhir payez-vous ?
ask-upper_place = Le Menhir a besoin d’une place : comment payez-vous l’extension de la limite ?
ask-recruit = Qui recrutez-vous ?
ask-promote = Quel Druide promouvez-vous, et en quoi ?
ask-advance = Où avancez-vous ?
ask-root_druid = Quel Druide entre sur la Branche ?
ask-dryad = La Dryade fait deux pas : choisissez le premier.
ask-placement = Placer un Druide sur cette Branche ?
ask-creature = Quelle Créature prenez-vous ?
ask-keep = Quelle Créature gardez-vous ?
ask-private_potion = Quelle Potion prenez-vous dans la boîte ?
ask-sanctuary = Quel côté du Sanctuaire ?
ask-artifact = Quel Artéfact prenez-vous ?
ask-brew = Quelle Potion préparez-vous ?
ask-means = { $potion } : la place ou les moyens manquent, une action gratuite peut les procurer.
ask-tokens = { $potion } : quels Ingrédients utilisez-vous ?
ask-take_back = Clurichaun : quel jeton reprenez-vous ?
ask-replay = Quelle action rejouez-vous ?
ask-limit = Quelle limite augmente ?
ask-limit_step = { $left ->
        [1] Don de la Nature : quelle limite augmente ?
       *[other] Don de la Nature, { $left } pas : quelle limite augmente d’abord ?
    }
ask-bag_token = Quel Ingrédient choisissez-vous dans le sac ?
ask-swap = Quelles Ressources échangez-vous ?
ask-add_card = Quelle carte rejoint votre main ?
ask-six = Six de quelle Ressource ?
ask-recharge = Quels Artéfacts ramenez-vous ?
ask-borrow = Quel Artéfact utilisez-vous ?
ask-runic_power = Ériger un Menhir ? Choisissez ce que vous payez.
ask-bloom = Quelle Ressource complétez-vous ?
ask-companion = Quelle Créature allez-vous chercher ?
ask-gift = Quel Artéfact allez-vous chercher ?
ask-order_druid = Quel Druide fait l’action de votre Ordre ?
ask-menhir_druid = Qui érige le Menhir ?
ask-artifact_druid = { $artifact } : quel Druide y placez-vous ?
ask-order_under = Dans quel ordre les cartes vont-elles sous la pioche ?
ask-gather = Cueillir un Ingrédient dans la Forêt ?
ask-return_token = Quel jeton de la Forêt va dans le sac ?
ask-forest_token = Prendre un jeton dans la Forêt ?
ask-bugul_noz = Bugul Noz : deux de quelle Ressource ?
ask-seating = Qui rentre se reposer ?
ask-final_darkwood = Préparer une dernière Potion des Bois Sombres ?
ask-final_carw_gwyn = Défausser Carw Gwyn pour ses points ?

# Ce qui se compte à la suite : rien de ce qui manque

so-many-feathers = { $feathers ->
        [one] { $feathers } Plume
       *[other] { $feathers } Plumes
    }
so-many-mistletoe = { $mistletoe ->
        [one] { $mistletoe } Gui
       *[other] { $mistletoe } Gui
    }
and-mistletoe = { $mistletoe ->
        [0] {""}
       *[other] , { so-many-mistletoe }
    }
so-many-runes = { $runes ->
        [one] { $runes } Rune
       *[other] { $runes } Runes
    }
and-runes = { $runes ->
        [0] {""}
       *[other] , { so-many-runes }
    }
from-feathers = { $feathers ->
        [0] { from-mistletoe }
       *[other] { so-many-feathers }{ and-mistletoe }{ and-runes }
    }
from-mistletoe = { $mistletoe ->
        [0] { from-runes }
       *[other] { so-many-mistletoe }{ and-runes }
    }
from-runes = { $runes ->
        [0] rien
       *[other] { so-many-runes }
    }
so-many-barks = { $barks ->
        [one] { $barks } Écorce
       *[other] { $barks } Écorces
    }
so-many-roots = { $roots ->
        [one] { $roots } Racine
       *[other] { $roots } Racines
    }
and-roots = { $roots ->
        [0] {""}
       *[other] , { so-many-roots }
    }
so-many-blueberries = { $blueberries ->
        [one] { $blueberries } Myrtille
       *[other] { $blueberries } Myrtilles
    }
and-blueberries = { $blueberries ->
        [0] {""}
       *[other] , { so-many-blueberries }
    }
so-many-acorns = { $acorns ->
        [one] { $acorns } Gland
       *[other] { $acorns } Glands
    }
and-acorns = { $acorns ->
        [0] {""}
       *[other] , { so-many-acorns }
    }
so-many-mushrooms = { $mushrooms ->
        [one] { $mushrooms } Champignon
       *[other] { $mushrooms } Champignons
    }
and-mushrooms = { $mushrooms ->
        [0] {""}
       *[other] , { so-many-mushrooms }
    }
from-barks = { $barks ->
        [0] { from-roots }
       *[other] { so-many-barks }{ and-roots }{ and-blueberries }{ and-acorns }{ and-mushrooms }
    }
from-roots = { $roots ->
        [0] { from-blueberries }
       *[other] { so-many-roots }{ and-blueberries }{ and-acorns }{ and-mushrooms }
    }
from-blueberries = { $blueberries ->
        [0] { from-acorns }
       *[other] { so-many-blueberries }{ and-acorns }{ and-mushrooms }
    }
from-acorns = { $acorns ->
        [0] { from-mushrooms }
       *[other] { so-many-acorns }{ and-mushrooms }
    }
from-mushrooms = { $mushrooms ->
        [0] rien
       *[other] { so-many-mushrooms }
    }
and-archdruid = { $archdruid ->
        [0] {""}
       *[other] , l’Archi-Druide
    }
and-bard = { $bard ->
        [0] {""}
       *[other] , le Barde
    }
and-ovate = { $ovate ->
        [0] {""}
       *[other] , l’Ovate
    }
and-raven_master = { $raven_master ->
        [0] {""}
       *[other] , le Maître-Corbeau
    }
and-recluse = { $recluse ->
        [0] {""}
       *[other] , le Reclus
    }
and-ancient = { $ancient ->
        [0] {""}
       *[other] , l’Ancien
    }
from-archdruid = { $archdruid ->
        [0] { from-bard }
       *[other] l’Archi-Druide{ and-bard }{ and-ovate }{ and-raven_master }{ and-recluse }{ and-ancient }
    }
from-bard = { $bard ->
        [0] { from-ovate }
       *[other] le Barde{ and-ovate }{ and-raven_master }{ and-recluse }{ and-ancient }
    }
from-ovate = { $ovate ->
        [0] { from-raven_master }
       *[other] l’Ovate{ and-raven_master }{ and-recluse }{ and-ancient }
    }
from-raven_master = { $raven_master ->
        [0] { from-recluse }
       *[other] le Maître-Corbeau{ and-recluse }{ and-ancient }
    }
from-recluse = { $recluse ->
        [0] { from-ancient }
       *[other] le Reclus{ and-ancient }
    }
from-ancient = { $ancient ->
        [0] personne
       *[other] l’Ancien
    }

extension-cost = { $cost ->
        [one] { $cost } { $kind ->
            [0] Plume
            [1] Gui
            [2] Rune
            [3] Ressource quelconque
           *[4] Ressource d’un type
        }
       *[other] { $cost } { $kind ->
            [0] Plumes
            [1] Gui
            [2] Runes
            [3] Ressources quelconques
           *[4] Ressources du même type
        }
    }

# Choix

do-join = Rejoindre l’{ $order }
do-pass = Refuser
do-main-pass = Passer
do-main-pass-now = { $number ->
    [0] Passer pour cette Manche
    [1] Passer pour cette Manche (un Druide prêt)
   *[other] Passer pour cette Manche ({ $number } Druides prêts)
}
do-gather-pass = Ne plus cueillir aujourd’hui
do-forest_token-pass = Ne prendre aucun jeton
do-second_druid-pass = N’envoyer personne
do-surcharge-pass = Seulement l’action du Temple
do-limit_step-pass = Laisser les marqueurs
do-recharge-pass = Ne rien ramener
do-runic_power-pass = N’ériger aucun Menhir
do-means-pass = Renoncer à l’effet
do-placement-pass = Ne placer personne
do-take_back-pass = Ne rien reprendre
do-final_darkwood-pass = Ne rien préparer
do-final_carw_gwyn-pass = Garder Carw Gwyn
# Where the action of another slot is used there, the slot is named too.
do-temple = { $slot-key ->
        [one] { $deed-key ->
                [storytelling_1] { $deed }
                [veneration_1] { $deed }
                [lore_1] { $deed }
                [wisdom_1] { $deed }
                [ritual_1] { $deed }
                [mysticism_1] { $deed }
               *[other] { $deed } ({ $slot })
            }
        [two] { $deed-key ->
                [storytelling_2] { $deed }
                [veneration_2] { $deed }
                [lore_2] { $deed }
                [wisdom_2] { $deed }
                [ritual_2] { $deed }
                [mysticism_2] { $deed }
               *[other] { $deed } ({ $slot })
            }
       *[three] { $deed-key ->
                [storytelling_3] { $deed }
                [veneration_3] { $deed }
                [lore_3] { $deed }
                [wisdom_3] { $deed }
                [ritual_3] { $deed }
                [mysticism_3] { $deed }
               *[other] { $deed } ({ $slot })
            }
    }
do-heart = { $deed }
do-oak = { $card } : action du Chêne
do-order = { $order } : { $order-key ->
        [bee] promouvoir un Druide
        [blackbird] prendre une Créature
        [cairns] prendre un Sanctuaire
        [fox] gagner une sorte de Ressource
       *[other] { $space_of_order ->
            [1] piocher des Ingrédients
           *[0] préparer une Potion
        }
    }
do-menhir = Ériger un Menhir
do-use_artifact = Utiliser { $artifact-the }
do-end_turn = Terminer le tour
do-place = Placer { $druid-the }
do-send = Envoyer { $druid-the } aux Racines
do-surcharge = Payer en plus { $resource-a }
do-pay_one = Payer { $resource-a }
do-pay = Payer { from-feathers }
do-recruit = Recruter { $druid-the }
do-recruit_two = { $druid-key ->
        [ordinary] { $other_druid-key ->
            [ordinary] Recruter deux Druides ordinaires
           *[other] Recruter { $druid-the } et { $other_druid-the }
        }
       *[other] Recruter { $druid-the } et { $other_druid-the }
    }
do-promote = Promouvoir en { $druid } le Druide { $place }
do-advance = Avancer { $space-to }
do-climb = Grimper avec { $druid-the }
do-take_creature = Prendre { $creature }
do-look = Regarder six cartes avec la Cailleach
do-keep = Garder { $creature }
do-shelve = Prendre la Potion { $potion }
do-build = Bâtir un Sanctuaire, { $side }
do-take_artifact = Prendre { $artifact-the }
do-brew = Préparer { $potion-the }
do-brew_idly = Préparer { $potion-the } (en l’état, sans effet)
do-use = Utiliser { from-barks }
do-use_one = Employer { $ingredient-a }
do-use_of = { $count ->
        [0] N’utiliser aucun exemplaire : { $ingredient }
        [1] Utiliser { $ingredient-a }
       *[other] Utiliser { $count } { $ingredient-many }
    }
do-take_back = Reprendre { $ingredient-a }
do-replay = Rejouer { $deed }
do-grow = Augmenter la { $row }
do-pick = Choisir { $ingredient-a } dans le sac
do-pick_freely = Choisir { $ingredient-a } dans le sac, sans déplacer de Druide
do-gather = Cueillir { $ingredient-a } (place { $position })
do-gather_freely = Prendre { $ingredient-a } (place { $position }), sans déplacer de Druide
do-return = Rendre { $ingredient-a } (place { $position }) au sac
do-swap = { $count ->
        [0] Ne rien échanger et gagner trois { $resource-many }
        [1] Échanger { $count } { $given } contre { $resource-some }
       *[other] Échanger { $count } { $given-many } contre { $resource-some }
    }
do-add = Ajouter { $card } à la main
do-gain = Gagner : { $resource-many }
do-six-gain = Gagner six { $resource-many }
do-bloom-gain = Porter à neuf : { $resource-many }
do-bugul_noz-gain = Gagner deux { $resource-many }
do-recharge = Ramener { $artifact-the }
do-recharge_two = Ramener { $artifact-the } et { $other_artifact-the }
do-borrow = Utiliser le pouvoir { $artifact-of }
do-seat = { $ordinary ->
        [0] Installer { from-archdruid }
        [1] Installer un Druide ordinaire{ and-archdruid }{ and-bard }{ and-ovate }{ and-raven_master }{ and-recluse }{ and-ancient }
       *[other] Installer { $ordinary } Druides ordinaires{ and-archdruid }{ and-bard }{ and-ovate }{ and-raven_master }{ and-recluse }{ and-ancient }
    }
do-trade = Troquer { $ingredient-a } et { $other_ingredient-a } contre { $resource-a }
do-abhartach = Abhartach : rendre { $ingredient-a } contre : { $resource-a }
do-extend = Augmenter la { $row } pour { from-feathers }
do-exchange = Échanger { $given-a } contre { $resource-a }
do-renew = Renouveler les { $display }
do-carw_gwyn = Défausser Carw Gwyn pour ses points
do-under = Sous la pioche : { $creature }, puis { $second_creature }, puis { $third_creature }
do-tiles_under = Sous la pioche : { $artifact }, puis { $second_artifact }, puis { $third_artifact }

# Événements

log-first_player = { $player } est premier joueur.
log-joined = { $player } rejoint l’{ $order }.
log-round = La manche { $round } commence.
log-dawn = Aube : chacun gagne { from-feathers }.
log-dusk = Le Crépuscule tombe.
log-played = { $player } joue { $deed }.
log-replayed = { $player } rejoue { $deed }.
log-paid = { $count ->
        [one] { $player } paie { $count } { $resource }.
       *[other] { $player } paie { $count } { $resource-many }.
    }
log-gained = { $count ->
        [one] { $player } gagne { $count } { $resource }.
       *[other] { $player } gagne { $count } { $resource-many }.
    }
log-reaped = { $player } récolte { from-feathers }.
log-eclipsed = { $player } perd { from-feathers } à cause de l’éclipse.
log-scored = { $points ->
        [1] { $player } gagne un point ({ $source }).
       *[other] { $player } gagne { $points } points ({ $source }).
    }
log-lost_points = { $points ->
        [1] { $player } perd un point ({ $source }).
       *[other] { $player } perd { $points } points ({ $source }).
    }
log-drew = { $player } pioche { $ingredients-a }.
log-forest_grew = La Forêt contient { $ingredients-a }.
log-exchanged = { $player } échange { $given-a } contre { $resource-a }.
log-traded = { $player } troque { $ingredients-a } contre { $resource-a }.
log-extended = { $player } : la { $row } passe à { $count }.
log-released = { $player } défausse { $creature }.
log-renewed_creatures = { $player } renouvelle les Créatures disponibles : { $creatures }.
log-renewed_artifacts = { $player } renouvelle les Artéfacts disponibles : { $artifacts }.
log-passed = { $player } passe.
log-declined_gathering = { $player } ne cueille plus aujourd’hui.
log-gathered = { $player } cueille { $ingredient-a }.
log-picked = { $player } choisit { $ingredient-a } dans le sac.
log-returned = { $player } rend { $ingredient-a } au sac.
log-recruited = { $player } recrute { $druid-the }.
log-promoted = { $player } : un Druide ({ $place }) est désormais { $druid-the }.
log-advanced = { $player } atteint { $space-the }.
log-token_crossed = { $player } retire un jeton Solaire.
log-sun_moved = { $value ->
        [one] Le soleil avance à la case { $sun } : { $value } point.
       *[other] Le soleil avance à la case { $sun } : { $value } points.
    }
log-festival = { $value ->
        [one] Festival du Solstice : qui a moins de { $value } point récolte.
       *[other] Festival du Solstice : qui a moins de { $value } points récolte.
    }
log-took_creature = { $player } prend { $creature }.
log-looked = { $count ->
        [1] { $player } regarde une carte avec la Cailleach.
       *[other] { $player } regarde { $count } cartes avec la Cailleach.
    }
log-kept_nothing = { $player } ne peut en garder aucune.
log-shelved = { $player } prend une Potion personnelle : { $potion }.
log-built = { $player } bâtit un Sanctuaire, { $side }.
log-erected = { $player } érige un Menhir.
log-took_artifact = { $player } prend { $artifact-the }.
log-used_artifact = { $player } utilise { $artifact-the }.
log-exhausted = L’Artéfact { $artifact } est épuisé.
log-brewed = { $player } prépare { $potion-the } avec { $ingredients-a }.
log-forgone = { $player } : { $potion } reste sans effet.
log-step_lost = { $player } a payé un pas sur la Branche { $resource-key ->
        [feather] de la Plume
        [mistletoe] du Gui
       *[rune] des Runes
    } qui n’est plus possible : il est perdu.
log-left_markers = { $player } renonce à avancer une limite de cartes.
log-placed_nobody = { $player } ne place personne sur la Branche { $resource-key ->
        [feather] de la Plume
        [mistletoe] du Gui
       *[rune] des Runes
    }.
log-no_gift = { $player } ne trouve aucun Artéfact : la pioche est vide.
log-took_back = { $player } reprend { $ingredient-a }.
log-swapped = { $player } { $count ->
        [0] n’échange rien et gagne
        [one] échange { $count } { $given } contre
       *[other] échange { $count } { $given-many } contre
    } { $total ->
        [one] { $total } { $resource }
       *[other] { $total } { $resource-many }
    }.
log-added = { $player } prend { $card } en main.
log-recharged = { $player } ramène { $artifact-the }.
log-borrowed = { $player } utilise le pouvoir { $artifact-of }.
log-extension = { $player } a une place d’Artéfact de plus.
log-sent = { $player } envoie { $druid-the } aux Racines.
log-order_action = { $player } utilise l’{ $order } avec { $druid-the }.
log-final_scoring = Le dernier Jour est fini.
log-reshuffled = { $player } mélange ses cartes.
log-drew_card = { $player } pioche { $card }.
log-stood = { $player } place un Druide { $place }.
log-went_round = Après le Druide neutre, dans le sens horaire : { $count ->
        [0] le premier emplacement est libre.
        [1] un emplacement pris, le suivant est libre.
       *[other] { $count } emplacements pris, le dernier est libre.
    }
log-found_no_slot = Chaque emplacement du Temple { $resource-of } est occupé : { $player } grimpe à la place.
log-found_no_way = Tout est pris et la Branche { $resource-of } est fermée à { $player } : il se pose près du Druide neutre.
log-chose_branch = { $points ->
        [-1] Aucun emplacement final n’est ouvert à { $player } : il grimpe là où naît un Festival, sinon à gauche.
       *[other] { $player } grimpe sur la Branche { $resource-of } : son meilleur emplacement final lui vaut { $points }.
    }
log-chose_arm = { $points ->
        [-1] Les deux emplacements finaux sont bloqués : { $player } prend à gauche.
       *[other] { $player } prend le côté dont l’emplacement final lui vaut { $points }.
    }
log-tripled = { $player } rend trois Ingrédients identiques : { $ingredient }.

# Scènes : ce qu’un événement signifie, sur une petite carte au-dessus du plateau

scene-dawn = Aube
scene-dawn-note = Un nouveau Jour : chacun gagne { from-feathers }, sans dépasser la piste.
scene-dusk = Crépuscule
scene-dusk-note = Les Druides rentrent, les cartes reviennent en main, la Forêt pousse et le soleil avance.
scene-festival = Festival
scene-festival-note = Le soleil est sur { $value } : qui a moins de points gagne ce que montrent ses Druides sur les Branches.
scene-final_scoring = Le dernier Jour est fini
scene-final_scoring-note = Qui le peut prépare une dernière Potion des Bois Sombres ; puis le plus de points l’emporte et, à égalité, qui a grimpé le plus.

# Fins

end-points = Qui a le plus de points l’emporte.
end-steps = Égalité de points ; qui a fait le plus de pas sur les Branches l’emporte.
end-shared = Points et pas à égalité : la victoire est partagée.

# Refus

why-not-in-hand = { $card } n’est pas dans votre main.
why-played-already = La carte { $card } a été jouée cette Manche : elle revient dans votre main au Crépuscule.
why-first-take_creature = Une Créature vient d’une action de carte, d’Ordre ou d’Artéfact : choisissez-la d’abord.
why-first-take_artifact = Un Artéfact vient d’une action de carte : choisissez-la d’abord.
why-first-brew = Une Potion se prépare par une action de carte, d’Ordre ou d’Artéfact : choisissez-la d’abord.
why-first-advance = Un Druide grimpe par une action, comme l’action du Chêne d’une carte : choisissez-la d’abord.
why-first-gather = Qui a passé cueille dans la Forêt.
why-acted = Vous avez déjà agi ce tour.
why-no-active-druid = Aucun de vos Druides n’est au repos.
why-too-dear = Il faut { $cost ->
        [one] { $cost } { $resource }
       *[other] { $cost } { $resource-many }
    } ; vous en avez { $count }.
why-too-few = { $cost ->
        [1] Il faut une Ressource, n’importe laquelle.
       *[other] Il faut { $cost } Ressources, n’importe lesquelles.
    }
why-nothing-to-do = Cela ne pourrait pas être mené à bien.
why-other-slot = C’est un autre nombre de pierres qui donne cette action.
why-occupied = L’emplacement est occupé, et aucun second Druide n’est au repos.
why-no-root-druid = Aucun de vos Druides n’est sur les Racines.
why-branch-ends = Votre Druide ne peut pas monter plus haut sur cette Branche.
why-other-order = Vous n’êtes pas de l’{ $order }.
why-space-taken = Un de vos Druides s’y tient jusqu’au Crépuscule.
why-needs-elder = Il faut un Aîné au repos.
why-no-stone-left = La réserve de Sanctuaires et de Menhirs est épuisée.
why-upper-row-ends = Votre rangée du haut est pleine, et sa limite ne peut plus être étendue.
why-upper-row-full = Votre rangée du haut est pleine. Étendre sa limite aiderait : cela coûte { extension-cost }, que vous n’avez pas en plus.
why-menhir-price = Le prix du Menhir ne peut pas être payé.
why-not-yours = { $artifact } n’est pas à vous.
why-points-short = { $points ->
        [one] Cet usage coûte { $points } point.
       *[other] Cet usage coûte { $points } points.
    }
why-renewed-already = Cet étalage a déjà été renouvelé ou utilisé ce tour.
why-pile-empty = La pioche est vide.
why-not-on-card = { $card } n’a pas cette action.
why-heart-has-no-slot = Le Cœur du Chêne Sacré est son propre temple : ses actions n’occupent aucun emplacement du plateau.
why-branches-end = Aucun de vos Druides ne peut grimper : sur les Branches permises, ils sont sur un emplacement final ou sous un emplacement final bloqué, ou il n’y en a pas sur les Racines.
why-no-such-space = { $order } : il n’y a pas de deuxième action.
why-creature-row-ends = Votre rangée de Créatures est pleine, et sa limite ne peut plus être étendue.
why-creature-row-full = Votre rangée de Créatures est pleine. Étendre sa limite aiderait : cela coûte { extension-cost }.
why-no-creature = Il n’y a pas de Créature que vous puissiez prendre.
why-no-artifact-place = Vous n’avez pas de place libre pour un Artéfact.
why-no-artifact = Il n’y a plus d’Artéfact à prendre.
why-markers-end = Les deux limites de cartes sont au maximum.
why-bag-empty = Le Sac de Grue est vide.
why-no-card-beside = Toutes vos cartes avancées sont déjà dans votre main.
why-nothing-to-swap = Vous n’avez rien à échanger, ou aucune piste n’a de place.
why-nothing-to-brew = Vous n’avez les Ingrédients d’aucune Potion disponible.
why-nothing-played = Vous n’avez joué aucune carte à un tour précédent de cette Manche.
why-nothing-to-replay = Aucune action des cartes jouées auparavant n’est possible.
why-no-rest-space = Aucun de vos Druides Inactifs ne trouve de place de Repos libre.
why-no-promotion = Il ne reste aucune promotion, ou personne ne pourrait la recevoir et se reposer encore.
why-spoils = Cela rendrait impossible de finir ce que vous avez commencé.
why-no-such-creature = Vous n’avez pas { $creature }.
why-token-missing = Vous n’avez pas assez de ce jeton : { $ingredient }.
why-track-full = Votre piste est pleine : { $resource }.
why-named-otherwise = Cet échange est proposé avec ses deux Ingrédients dans l’autre ordre.
why-marker-ends = Ce n’est plus possible : { $row }.
why-extension-price = Étendre cette limite vous coûte { extension-cost } : { $row }.
why-same-kind = Une Ressource s’échange contre une autre sorte.
why-none-left = Il ne vous en reste pas : { $resource }.
why-to-and-fro = Les échanges ne vont pas et viennent ; faites d’abord autre chose.
why-renewal-price = Vous ne pouvez pas payer ce renouvellement : { $display }.
why-order = Cet Ordre est déjà pris.
why-druid = Seulement un Druide au Repos avec qui l’action peut être payée et menée à bien.
why-second_druid = Seulement un autre Druide au Repos, dont le départ laisse l’action possible.
why-surcharge = Le supplément se paie dans la Ressource du Temple de la carte.
why-pay = Le prix doit être payé exactement, avec ce que vous avez.
why-pay_menhir = Le prix du Menhir doit être payé exactement, avec ce que vous avez, au plus sa part de chaque sorte.
why-upper_place = Le Menhir attend une place : seulement ce qui lui en laisse une.
why-recruit = Seulement des Druides sur les Racines qui trouvent une place de Repos libre.
why-promote = Seulement un Druide Ordinaire à vous qui s’y trouve, et une promotion que vous n’avez pas ; qui se repose doit garder une place.
why-advance = Seulement l’emplacement suivant d’une Branche permise ; un emplacement final bloqué est fermé.
why-root_druid = Seul un Druide sur les Racines entre sur une Branche.
why-dryad = La Dryade fait deux pas : seulement un emplacement suivi d’un autre libre.
why-placement = Seulement le premier emplacement de cette Branche.
why-creature = Seulement une Créature disponible, et dont vous pouvez perdre les points.
why-keep = Seulement une des cartes que vous regardez, et dont vous pouvez perdre les points.
why-private_potion = Cette Potion est sur le plateau, pas dans la boîte.
why-sanctuary = Un Sanctuaire a deux côtés.
why-artifact = Seulement un Artéfact disponible.
why-brew = Seulement une Potion disponible dont vous avez les Ingrédients ; l’Élu et le Cœur une seule fois.
why-tokens = Ces Ingrédients ne font pas la Potion, ou vous ne les avez pas.
why-take_back = Seulement un des jetons qui viennent d’être utilisés.
why-replay = Seulement une action, possible maintenant, d’une carte jouée à un tour précédent de cette Manche.
why-limit = Cette limite est au maximum.
why-limit_step = Cette limite est au maximum.
why-bag_token = Le sac n’en contient pas.
why-swap = Deux sortes différentes, pas plus que vous n’en avez ni que l’autre piste n’a de place.
why-add_card = Seulement une carte avancée encore à côté du plateau.
why-six = Choisissez une des trois Ressources.
why-recharge = Seulement vos Artéfacts déjà utilisés, chacun une fois.
why-borrow = Seulement un Artéfact dans les places de quelqu’un et dont vous pouvez utiliser le pouvoir.
why-runic_power = Le prix doit être payé exactement, avec ce que vous avez.
why-bloom = Cette piste est déjà pleine.
why-companion = Seulement une Créature de la pioche, et dont vous pouvez perdre les points.
why-gift = Seulement un Artéfact de la pioche.
why-order_druid = Seulement un Druide au Repos qui peut mener l’action à bien ; un Aîné où il en faut un.
why-menhir_druid = Seulement un Aîné au Repos avec qui le Menhir peut être payé.
why-artifact_druid = Seulement un Druide au Repos avec qui le pouvoir peut être utilisé.
why-order_under = Chacune des trois disponibles va sous la pioche une fois.
why-gather = Ce jeton n’est pas là, ou vous ne pouvez pas le cueillir ainsi.
why-return_token = Ce jeton n’est pas là.
why-forest_token = Ce jeton n’est pas là.
why-bugul_noz = Choisissez une des trois Ressources.
why-seating = Le plus possible doit rentrer se reposer, et seulement qui trouve une place.
why-final_darkwood = Vous n’avez pas assez d’Ingrédients différents pour cette Potion.

# Raisons de l’évaluation

reason-points = points
reason-points-more = { $count ->
    [1] un point de plus
   *[other] { $count } points de plus
}
reason-points-fewer = { $count ->
    [1] un point de moins
   *[other] { $count } points de moins
}
reason-resources = Ressources
reason-resources-more = plus de Ressources
reason-resources-fewer = moins de Ressources
reason-ingredients = Ingrédients
reason-ingredients-more = plus d’Ingrédients
reason-ingredients-fewer = moins d’Ingrédients
reason-druids = Druides disponibles
reason-druids-more = plus de Druides disponibles
reason-druids-fewer = moins de Druides disponibles
reason-elders = Aînés
reason-elders-more = les Aînés rapportent plus
reason-elders-fewer = les Aînés rapportent moins
reason-cards = cartes en main
reason-cards-more = une main plus riche
reason-cards-fewer = une main plus pauvre
reason-creatures = pouvoirs des Créatures
reason-creatures-more = plus de pouvoirs de Créatures
reason-creatures-fewer = moins de pouvoirs de Créatures
reason-artifacts = usages des Artéfacts
reason-artifacts-more = plus d’usages d’Artéfacts
reason-artifacts-fewer = moins d’usages d’Artéfacts
reason-climbing = le chemin des emplacements finaux
reason-climbing-more = plus près des emplacements finaux
reason-climbing-fewer = plus loin des emplacements finaux
reason-places = places libres
reason-places-more = plus de places libres
reason-places-fewer = moins de places libres
reason-rivals = le rival le plus fort
reason-rivals-more = le rival le plus fort freiné
reason-rivals-fewer = le rival le plus fort aidé
reason-under_way = ce qui est en cours
reason-under_way-more = plus de choses engagées
reason-under_way-fewer = moins de choses engagées

# Ce à quoi un conseil mène.
goal-steps = { $count ->
    [1] alors un Druide est à un pas sur une Branche
   *[other] alors un Druide est à { $count } pas sur une Branche
}
goal-rest = { $count ->
    [1] alors un Druide est de retour au Crépuscule
   *[other] alors { $count } Druides sont de retour au Crépuscule
}
goal-festival = { $count ->
    [1] alors un Festival rapporte une Ressource
   *[other] alors un Festival rapporte { $count } Ressources
}
goal-brews = { $count ->
    [1] alors les Ingrédients d’une Potion sont réunis
   *[other] alors les Ingrédients de { $count } Potions sont réunis
}

# Réglages

option-orders = Ordres
option-orders-note = Chacun choisit le sien, le premier joueur en dernier ; ou donnez-les ici, à toutes les places.
option-orders-any = Au choix du joueur
option-orders-any-note = Chacun choisit le sien au début de la partie, le premier joueur en dernier.
option-orders-bee = Ordre de l’Abeille
option-orders-bee-note = { about-order-bee }
option-orders-blackbird = Ordre du Merle Noir
option-orders-blackbird-note = { about-order-blackbird }
option-orders-cairns = Ordre des Cairns
option-orders-cairns-note = { about-order-cairns }
option-orders-fox = Ordre du Renard
option-orders-fox-note = { about-order-fox }
option-orders-forest = Ordre de la Forêt
option-orders-forest-note = { about-order-forest }
option-first = Premier joueur
option-first-note = Qui commence ; Broichan commence toujours la partie en solo.
option-first-random = au hasard
option-first-1 = siège 1
option-first-2 = siège 2
option-first-3 = siège 3
option-first-4 = siège 4
option-eclipse = Éclipse
option-eclipse-note = Lors d’un Festival, qui devance le soleil perd ce que montrent ses Branches.
option-solar_profile = Jetons Solaires
option-solar_profile-note = Où se trouvent les jetons Solaires.
option-solar_profile-literal = deux par deux
option-solar_profile-symmetric = un sur chaque Branche
option-ovate_discount = Ovate
option-ovate_discount-note = Ce que l’Ovate économise en préparant une Potion.
option-ovate_discount-resource = une Ressource
option-ovate_discount-ingredient = un Ingrédient
option-sun_tie = À égalité avec le soleil
option-sun_tie-note = Si qui a exactement les points du soleil récolte lors d’un Festival.
option-sun_tie-none = ne récolte rien
option-sun_tie-behind = récolte
option-gancanagh_fill = Places de Gancanagh
option-gancanagh_fill-note = Quand des Druides peuvent prendre les places de Gancanagh.
option-gancanagh_fill-dusk = au Crépuscule seulement
option-gancanagh_fill-always = à tout moment

# Verbes, tels que les montrent les étiquettes d’un choix en cours

verb-join = Rejoindre
verb-pass = Passer
verb-temple = Temple
verb-heart = Cœur de la forêt
verb-oak = Chêne
verb-order = Ordre
verb-menhir = Menhir
verb-use_artifact = Utiliser un Artéfact
verb-end_turn = Finir le tour
verb-place = Placer
verb-send = Envoyer
verb-surcharge = Supplément
verb-pay_one = Payer une Ressource
verb-pay = Payer
verb-recruit = Recruter
verb-recruit_two = En recruter deux
verb-promote = Promouvoir
verb-advance = Avancer
verb-climb = Grimper
verb-take_creature = Prendre une créature
verb-look = Regarder
verb-keep = Garder
verb-shelve = Ranger
verb-build = Construire
verb-take_artifact = Prendre un Artéfact
verb-brew = Préparer
verb-use = Employer
verb-use_one = Employer un Ingrédient
verb-use_of = Employer d’une sorte
verb-take_back = Reprendre
verb-replay = Rejouer
verb-grow = Agrandir
verb-pick = Cueillir
verb-pick_freely = Cueillir librement
verb-gather = Récolter
verb-gather_freely = Récolter librement
verb-return = Rendre
verb-swap = Troquer
verb-add = Ajouter
verb-gain = Gagner
verb-recharge = Recharger
verb-recharge_two = En recharger deux
verb-borrow = Emprunter
verb-seat = Installer
verb-trade = Échanger
verb-abhartach = Abhartach
verb-extend = Étendre
verb-exchange = Changer
verb-renew = Renouveler
verb-carw_gwyn = Carw Gwyn
verb-under = Glisser dessous
verb-tiles_under = Glisser des tuiles dessous

phase-day = jour
phase-dusk = crépuscule
phase-end = décompte final

# La question, à mesure qu’elle se précise

narrow-promote-druid = Que devient ce Druide ?
narrow-extend-row = Quelle limite augmentez-vous ?
narrow-extend-feathers = Avec quelles Ressources augmentez-vous la limite ?
narrow-extend-mistletoe = Avec quelles Ressources augmentez-vous la limite ?
narrow-renew-display = Quel étalage renouvelez-vous ?
narrow-trade-ingredient = Quel Ingrédient donnez-vous ?
narrow-trade-other_ingredient = Quel second Ingrédient donnez-vous ?
narrow-trade-resource = Quelle Ressource recevez-vous ?
narrow-abhartach-ingredient = Quel Ingrédient donnez-vous ?
narrow-abhartach-resource = Quelle Ressource recevez-vous ?
narrow-exchange-given = Quelle Ressource donnez-vous ?
narrow-exchange-resource = Quelle Ressource recevez-vous ?
narrow-swap-given = Quelle Ressource donnez-vous ?
narrow-swap-resource = Quelle Ressource recevez-vous ?
narrow-swap-count = Combien en échangez-vous ?
narrow-card = Jouer { $picked } : au Temple ou sur la Branche ?
narrow-druid = Ce Druide ({ $picked }) : seul, ou avec un autre ?
