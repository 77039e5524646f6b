# Le jeu

game-name = Root
game-tagline = Chats, oiseaux, rebelles et vagabonds se disputent la forêt, chacun selon ses propres règles.

# Noms

name-faction-marquise = Marquise
    .the = la Marquise
    .The = La Marquise
    .of = de la Marquise
    .to = à la Marquise
name-faction-eyrie = Canopée
    .the = la Canopée
    .The = La Canopée
    .of = de la Canopée
    .to = à la Canopée
name-faction-alliance = Alliance
    .the = l’Alliance
    .The = L’Alliance
    .of = de l’Alliance
    .to = à l’Alliance
name-faction-vagabond = Vagabond
    .the = le Vagabond
    .The = Le Vagabond
    .of = du Vagabond
    .to = au Vagabond
name-faction-vagabond2 = Second Vagabond
    .the = le second Vagabond
    .The = Le second Vagabond
    .of = du second Vagabond
    .to = au second Vagabond
name-faction-cult = Culte des Lézards
    .the = le Culte des Lézards
    .The = Le Culte des Lézards
    .of = du Culte des Lézards
    .to = au Culte des Lézards
name-faction-riverfolk = Compagnie de la Rivière
    .the = la Compagnie de la Rivière
    .The = La Compagnie de la Rivière
    .of = de la Compagnie de la Rivière
    .to = à la Compagnie de la Rivière
name-faction-mechanical = Marquise Mécanique
    .the = la Marquise Mécanique
    .The = La Marquise Mécanique
    .of = de la Marquise Mécanique
    .to = à la Marquise Mécanique
name-place-1 = clairière 1
    .short = 1
    .the = la clairière 1
    .of = de la clairière 1
    .to = à la clairière 1
    .in = dans la clairière 1
name-place-2 = clairière 2
    .short = 2
    .the = la clairière 2
    .of = de la clairière 2
    .to = à la clairière 2
    .in = dans la clairière 2
name-place-3 = clairière 3
    .short = 3
    .the = la clairière 3
    .of = de la clairière 3
    .to = à la clairière 3
    .in = dans la clairière 3
name-place-4 = clairière 4
    .short = 4
    .the = la clairière 4
    .of = de la clairière 4
    .to = à la clairière 4
    .in = dans la clairière 4
name-place-5 = clairière 5
    .short = 5
    .the = la clairière 5
    .of = de la clairière 5
    .to = à la clairière 5
    .in = dans la clairière 5
name-place-6 = clairière 6
    .short = 6
    .the = la clairière 6
    .of = de la clairière 6
    .to = à la clairière 6
    .in = dans la clairière 6
name-place-7 = clairière 7
    .short = 7
    .the = la clairière 7
    .of = de la clairière 7
    .to = à la clairière 7
    .in = dans la clairière 7
name-place-8 = clairière 8
    .short = 8
    .the = la clairière 8
    .of = de la clairière 8
    .to = à la clairière 8
    .in = dans la clairière 8
name-place-9 = clairière 9
    .short = 9
    .the = la clairière 9
    .of = de la clairière 9
    .to = à la clairière 9
    .in = dans la clairière 9
name-place-10 = clairière 10
    .short = 10
    .the = la clairière 10
    .of = de la clairière 10
    .to = à la clairière 10
    .in = dans la clairière 10
name-place-11 = clairière 11
    .short = 11
    .the = la clairière 11
    .of = de la clairière 11
    .to = à la clairière 11
    .in = dans la clairière 11
name-place-12 = clairière 12
    .short = 12
    .the = la clairière 12
    .of = de la clairière 12
    .to = à la clairière 12
    .in = dans la clairière 12
name-place-a = bois A
    .short = A
    .the = le bois A
    .of = du bois A
    .to = au bois A
    .in = dans le bois A
name-place-b = bois B
    .short = B
    .the = le bois B
    .of = du bois B
    .to = au bois B
    .in = dans le bois B
name-place-c = bois C
    .short = C
    .the = le bois C
    .of = du bois C
    .to = au bois C
    .in = dans le bois C
name-place-d = bois D
    .short = D
    .the = le bois D
    .of = du bois D
    .to = au bois D
    .in = dans le bois D
name-place-e = bois E
    .short = E
    .the = le bois E
    .of = du bois E
    .to = au bois E
    .in = dans le bois E
name-place-f = bois F
    .short = F
    .the = le bois F
    .of = du bois F
    .to = au bois F
    .in = dans le bois F
name-place-g = bois G
    .short = G
    .the = le bois G
    .of = du bois G
    .to = au bois G
    .in = dans le bois G
name-place-h = bois H
    .short = H
    .the = le bois H
    .of = du bois H
    .to = au bois H
    .in = dans le bois H
name-suit-fox = renard
name-suit-rabbit = lapin
name-suit-mouse = souris
name-suit-bird = oiseau
name-card-birdy_bindle = Baluchon
name-card-woodland_runners = Coureurs des bois
name-card-arms_trader = Marchand d’armes
name-card-crossbow_bird = Arbalète (oiseau)
name-card-gently_used_knapsack = Sac en bon état
name-card-root_tea_fox = Thé de racines (renard)
name-card-travel_gear_fox = Équipement de voyage (renard)
name-card-protection_racket = Racket
name-card-foxfolk_steel = Acier des renards
name-card-anvil = Enclume
name-card-smugglers_trail = Piste de contrebandier
name-card-root_tea_rabbit = Thé de racines (lapin)
name-card-a_visit_to_friends = Visite entre amis
name-card-bake_sale = Vente de gâteaux
name-card-mouse_in_a_sack = Souris dans un sac
name-card-root_tea_mouse = Thé de racines (souris)
name-card-travel_gear_mouse = Équipement de voyage (souris)
name-card-investments = Investissements
name-card-sword = Épée
name-card-crossbow_mouse = Arbalète (souris)
name-card-armorers = Armuriers
name-card-sappers = Sapeurs
name-card-brutal_tactics = Tactiques brutales
name-card-royal_claim = Requête royale
name-card-stand_and_deliver = La bourse ou la vie !
name-card-tax_collector = Collecteur d’impôts
name-card-command_warren = Chef de garenne
name-card-better_burrow_bank = Banque du terrier
name-card-cobbler = Cordonnier
name-card-scouting_party = Éclaireurs
name-card-codebreakers = Décrypteurs
name-card-favor_of_the_foxes = Faveur des Renards
name-card-favor_of_the_rabbits = Faveur des Lapins
name-card-favor_of_the_mice = Faveur des Souris
name-card-ambush_fox = Embuscade (renard)
name-card-ambush_rabbit = Embuscade (lapin)
name-card-ambush_mouse = Embuscade (souris)
name-card-ambush_bird = Embuscade (oiseau)
name-card-dominance_fox = Domination (renard)
name-card-dominance_rabbit = Domination (lapin)
name-card-dominance_mouse = Domination (souris)
name-card-dominance_bird = Domination (oiseau)
name-card-spy_fox = Espion (renard)
name-card-spy_rabbit = Espion (lapin)
name-card-spy_mouse = Espion (souris)
name-card-spy_bird = Espion (oiseau)
name-card-vizier = Vizir Fidèle
name-quest-fundraising = Collecte de fonds (renard)
name-quest-errand_fox = Course (renard)
name-quest-logistics_help_fox = Aide logistique (renard)
name-quest-repair_a_shed = Réparer une cabane (renard)
name-quest-give_a_speech_fox = Faire un discours (renard)
name-quest-guard_duty_rabbit = Tour de garde (lapin)
name-quest-errand_rabbit = Course (lapin)
name-quest-give_a_speech_rabbit = Faire un discours (lapin)
name-quest-fend_off_a_bear_rabbit = Repousser un ours (lapin)
name-quest-expel_bandits_rabbit = Chasser les bandits (lapin)
name-quest-expel_bandits_mouse = Chasser les bandits (souris)
name-quest-guard_duty_mouse = Tour de garde (souris)
name-quest-fend_off_a_bear_mouse = Repousser un ours (souris)
name-quest-escort = Escorte (souris)
name-quest-logistics_help_mouse = Aide logistique (souris)
name-item-boot = botte
    .a = une botte
    .the = la botte
name-item-bag = sac
    .a = un sac
    .the = le sac
name-item-sword = épée
    .a = une épée
    .the = l’épée
name-item-hammer = marteau
    .a = un marteau
    .the = le marteau
name-item-crossbow = arbalète
    .a = une arbalète
    .the = l’arbalète
name-item-tea = thé
    .a = du thé
    .the = le thé
name-item-coin = pièces
    .a = des pièces
    .the = les pièces
name-item-torch = torche
    .a = une torche
    .the = la torche
name-side-up = face visible
name-side-down = face épuisée
name-side-damaged_up = parmi les endommagés, face visible
name-side-damaged_down = parmi les endommagés, face épuisée
name-piece-marquise_warrior = guerrier de la Marquise
    .a = un guerrier de la Marquise
    .many = guerriers de la Marquise
name-piece-eyrie_warrior = guerrier de la Canopée
    .a = un guerrier de la Canopée
    .many = guerriers de la Canopée
name-piece-alliance_warrior = guerrier de l’Alliance
    .a = un guerrier de l’Alliance
    .many = guerriers de l’Alliance
name-piece-vagabond_pawn = Vagabond
    .a = le Vagabond
    .many = Vagabonds
name-piece-vagabond2_pawn = second Vagabond
    .a = le second Vagabond
    .many = seconds Vagabonds
name-piece-cult_warrior = guerrier du Culte
    .a = un guerrier du Culte
    .many = guerriers du Culte
name-piece-riverfolk_warrior = guerrier de la Compagnie
    .a = un guerrier de la Compagnie
    .many = guerriers de la Compagnie
name-piece-sawmill = scierie
    .a = une scierie
    .many = scieries
name-piece-workshop = atelier
    .a = un atelier
    .many = ateliers
name-piece-recruiter = recruteur
    .a = un recruteur
    .many = recruteurs
name-piece-roost = perchoir
    .a = un perchoir
    .many = perchoirs
name-piece-base = base
    .a = une base
    .many = bases
name-piece-garden = jardin
    .a = un jardin
    .many = jardins
name-piece-keep = donjon
    .a = un donjon
    .many = donjons
name-piece-wood = jeton Bois
    .a = un jeton Bois
    .many = jetons Bois
name-piece-sympathy = jeton Sympathie
    .a = un jeton Sympathie
    .many = jetons Sympathie
name-piece-trade_post = comptoir
    .a = un comptoir
    .many = comptoirs
name-leader-builder = Bâtisseur
name-leader-charismatic = Charismatique
name-leader-commander = Commandant
name-leader-despot = Despote
name-column-recruit = Recrutement
name-column-move = Déplacement
name-column-battle = Combat
name-column-build = Construction
name-service-hand_card = une carte de la main
name-service-riverboats = les bateaux
name-service-mercenaries = les mercenaires
name-character-thief = Voleur
name-character-tinker = Bricoleur
name-character-ranger = Rôdeur
name-character-vagrant = Miséreux
name-character-arbiter = Médiateur
name-character-scoundrel = Brigand
name-relation-indifferent = indifférent
    .are = indifférentes
name-relation-cordial = cordial
    .are = cordiales
name-relation-friendly = amical
    .are = amicales
name-relation-allied = allié
    .are = celles d’alliés
name-relation-hostile = hostile
    .are = hostiles
name-conspiracy-crusade = Croisade
name-conspiracy-convert = Conversion
name-conspiracy-sanctify = Sanctuaire
name-rank-1 = ordre 1
name-rank-2 = ordre 2
name-rank-3 = ordre 3
name-rank-4 = ordre 4
name-rank-5 = ordre 5
name-mark-score = score
name-mark-deck = pioche
name-mark-discard = défausse
name-mark-hand = main
name-mark-lost_souls = Âmes perdues
name-mark-ruin = ruine
name-mark-items = objets à fabriquer
name-mark-crafted = objets fabriqués
name-mark-supporters = partisans
name-mark-officers = officiers
name-mark-decree = Décret
name-mark-dominance = Domination
name-mark-acolytes = acolytes
name-mark-outcast = couleur honnie
name-mark-revealed = cartes révélées
name-mark-funds = fonds
name-mark-payments = paiements
name-mark-commitments = engagements
name-mark-satchel = sacoche
name-mark-damaged = objets endommagés
name-mark-tracks = pistes d’objets
name-mark-relations = relations
name-mark-quests = quêtes
name-mark-supply = guerriers en réserve
name-mark-actions = actions
name-mark-river = fleuve
name-action-move = { verb-move }
name-action-battle = { verb-battle }
name-action-craft = { verb-craft }
name-action-activate = { verb-activate }
name-action-join = { verb-join }
name-action-take_card = { verb-take_card }
name-action-buy = { verb-buy }
name-action-bank_with = { verb-bank_with }
name-action-stand_and_deliver = { verb-stand_and_deliver }
name-action-royal_claim = { verb-royal_claim }
name-action-tax = { verb-tax }
name-action-break_code = { verb-break_code }
name-action-play_spy = { verb-play_spy }
name-action-recruit = { verb-recruit }
name-action-build = { verb-build }
name-action-overwork = { verb-overwork }
name-action-hire = { verb-hire }
name-action-decree_recruit = { verb-decree_recruit }
name-action-decree_move = { verb-decree_move }
name-action-decree_battle = { verb-decree_battle }
name-action-decree_build = { verb-decree_build }
name-action-fail = { verb-fail }
name-action-revolt = { verb-revolt }
name-action-spread = { verb-spread }
name-action-mobilize = { verb-mobilize }
name-action-train = { verb-train }
name-action-recruit_at = { verb-recruit_at }
name-action-organize = { verb-organize }
name-action-slip = { verb-slip }
name-action-walk = { verb-walk }
name-action-explore = { verb-explore }
name-action-aid = { verb-aid }
name-action-quest = { verb-quest }
name-action-reward_points = { verb-reward_points }
name-action-reward_cards = { verb-reward_cards }
name-action-strike = { verb-strike }
name-action-repair = { verb-repair }
name-action-steal = { verb-steal }
name-action-day_labor = { verb-day_labor }
name-action-hideout = { verb-hideout }
name-action-instigate = { verb-instigate }
name-action-scorch = { verb-scorch }
name-action-crusade_move = { verb-crusade_move }
name-action-crusade_battle = { verb-crusade_battle }
name-action-convert = { verb-convert }
name-action-sanctify = { verb-sanctify }
name-action-ritual_build = { verb-ritual_build }
name-action-ritual_recruit = { verb-ritual_recruit }
name-action-ritual_score = { verb-ritual_score }
name-action-sacrifice = { verb-sacrifice }
name-action-export = { verb-export }
name-action-draw = { verb-draw }
name-action-establish = { verb-establish }
name-source-crafting = objets fabriqués
name-source-removal = pièces ennemies retirées
name-source-buildings = bâtiments
name-source-roosts = perchoirs
name-source-sympathy = sympathie
name-source-gardens = jardins
name-source-posts = comptoirs
name-source-dividends = dividendes
name-source-quests = quêtes
name-source-aid = aides
name-source-ruins = ruines explorées
name-source-arbiter = Médiateur engagé
name-source-cards = effets de cartes
name-source-strongholds = places fortes

# Questions

ask-faction = Choisissez la faction que vous dirigerez.
ask-keep_corner = Choisissez le coin de votre donjon.
ask-machine_corner = Choisissez le coin du donjon de la machine.
ask-first_building = Où construire d’abord { $piece-a } ?
ask-roost_corner = Choisissez le coin de votre premier perchoir.
ask-leader = { $round ->
    [0] Choisissez votre dirigeant.
   *[other] La crise a emporté votre dirigeant : choisissez le suivant.
}
ask-character = Choisissez votre personnage.
ask-forest = Choisissez le bois où vous commencez.
ask-cult_corner = Choisissez le coin de votre premier jardin.
ask-outcast = Choisissez la couleur des Parias.
ask-river_warrior = { $number ->
    [1] Placez encore un guerrier au bord de l’eau.
   *[other] Placez { $number } guerriers au bord de l’eau.
 }
ask-prices = Fixez le prix de vos services.
narrow-prices-riverboats = Bateaux : à quel prix ?
narrow-prices-mercenaries = Mercenaires : à quel prix ?
ask-start_of_birdsong = Votre Aurore commence.
ask-birdsong_cards = Utiliser une carte pendant votre Aurore ?
ask-payment_item = { $number ->
    [1] Épuisez un objet pour payer.
   *[other] Épuisez { $number } objets pour payer.
 }
ask-hand_card = Prenez une carte de la main de la Compagnie.
ask-command_warren = Chef de garenne : lancer un combat ?
ask-cobbler = Cordonnier : effectuer un déplacement ?
ask-discard = { $number ->
    [1] Défaussez une carte : vous en gardez cinq.
   *[other] Défaussez { $number } cartes : vous en gardez cinq.
 }
ask-outrage = Indignation { $clearing-in } : donnez une carte { $suit } ou un oiseau à l’Alliance.
ask-crafting_piece = { $number ->
    [1] Quelle pièce activez-vous ?
   *[other] Quelles { $number } pièces activez-vous ?
 }
ask-crafting_fund = Quel fonds placez-vous sur la case de comptoir ?
ask-enlist_arbiter = { $attacker-The } vous attaque { $clearing-in } : engager le Médiateur ?
ask-order_effects = Une indignation et une autre perte tombent ensemble : laquelle d’abord ?
ask-ambush = { $attacker-The } attaque { $defender-the } { $clearing-in } : jouer une embuscade ?
ask-foil_ambush = Embuscade { $clearing-in } : y répondre par une embuscade ?
ask-declare_first = Qui annonce ses effets en premier ?
ask-battle_effect = Pertes : { $hits_on_attacker } pour { $attacker-the }, { $hits_on_defender } pour { $defender-the }. Utiliser un effet ?
ask-take_hit = { $hits ->
    [1] { $faction-The } subit une perte { $clearing-in } : choisissez une pièce.
   *[other] { $faction-The } subit { $hits } pertes { $clearing-in } : choisissez les pièces.
 }
ask-take_damage = { $hits ->
    [1] { $faction-The } subit une perte : choisissez ce qui est endommagé.
   *[other] { $faction-The } subit { $hits } pertes : choisissez ce qui est endommagé.
 }
ask-field_hospitals = { $number ->
    [1] Un guerrier retiré { $clearing-of } : dépenser une carte { $suit } pour le ramener au donjon ?
   *[other] { $number } guerriers retirés { $clearing-of } : dépenser une carte { $suit } pour les ramener au donjon ?
}
ask-swap_orders = Échanger deux ordres ?
ask-keep_card = Gardez une carte persistante pour la prochaine partie.
ask-wood_site = { $number ->
    [1] Il ne reste qu’un bois : quelle scierie servir ?
   *[other] Il ne reste que { $number } bois : quelles scieries servir ?
 }
ask-recruit_site = { $number ->
    [1] Il ne reste qu’un guerrier : quel recruteur servir ?
   *[other] Il ne reste que { $number } guerriers : quels recruteurs servir ?
 }
ask-marquise_daylight = { $actions ->
    [0] Jour : toutes vos actions sont faites.
    [1] Jour : une action restante.
   *[other] Jour : { $actions } actions restantes.
 }
ask-second_move = Marche : un second déplacement ?
ask-wood_paid = Payez { $number } bois pour construire { $piece-a }.
ask-decree = Ajoutez une carte au Décret.
ask-second_decree = Ajouter une seconde carte au Décret ?
ask-new_roost = Choisissez la clairière du nouveau perchoir.
ask-eyrie_crafting = Fabriquer avant le Décret ?
ask-resolve_decree = { $number ->
    [1] Décret, { $column } : il reste une carte.
   *[other] Décret, { $column } : il reste { $number } cartes.
}
ask-revolt = Lancer une révolte ?
ask-pay_supporter = { $number ->
    [1] Dépensez un partisan ({ $suit }).
   *[other] Dépensez { $number } partisans ({ $suit }).
 }
ask-spread_sympathy = Gagner la sympathie ?
ask-alliance_daylight = Jour : fabriquer, mobiliser ou entraîner.
ask-discard_supporter = { $number ->
    [1] Gardez cinq partisans : défaussez-en un.
   *[other] Gardez cinq partisans : défaussez-en { $number }.
 }
ask-operation = { $number ->
    [1] Opérations militaires : il en reste une.
   *[other] Opérations militaires : il en reste { $number }.
}
ask-refresh = { $number ->
    [1] Rafraîchissez un objet.
   *[other] Rafraîchissez { $number } objets.
 }
ask-slip = Se faufiler vers un lieu voisin ?
ask-vagabond_daylight = Jour : agissez en épuisant des objets.
ask-companions = On va { $origin-of } { $destination-to } : emmener des guerriers alliés ?
ask-ally_in_battle = Combattre { $defender-the } avec un allié ?
ask-ruin_item = Prendre un objet de la ruine ?
ask-aid_card = Donnez une carte { $faction-to }.
ask-aid_reward = Prendre un objet fabriqué { $faction-to } ?
ask-quest_reward = { $quest } : c’est fait. Deux cartes, ou { $points ->
    [one] { $points } point
   *[other] { $points } points
} ?
ask-hideout = { $number ->
    [1] Réparez un objet.
   *[other] Réparez { $number } objets.
 }
ask-drop_item = { $number ->
    [1] Votre sacoche déborde : un objet de trop.
   *[other] Votre sacoche déborde : { $number } objets de trop.
 }
ask-conspiracy = Conspirations dans les clairières { $suit } : { $number ->
    [one] { $number } acolyte
   *[other] { $number } acolytes
}.
ask-crusade_battle = Combattre à l’arrivée ?
ask-ritual = Révélez une carte pour un rituel.
ask-cult_crafting = Fabriquer avec vos jardins ?
ask-riverfolk_daylight = Jour : agissez avec vos fonds.
ask-fund = Quel fonds utilisez-vous ?
ask-last_extras = Autre chose avant le Crépuscule ?
ask-fund_lost = { $number ->
    [1] Commerce perturbé : un fonds perdu.
   *[other] Commerce perturbé : { $number } fonds perdus.
 }

# Choix

do-pass = Passer
do-aid_reward-pass = Passer : ne prendre aucun objet
do-ally_in_battle-pass = Passer : combattre sans eux
do-ambush-pass = Passer : pas d’embuscade
do-battle_effect-pass = Passer : aucun effet
do-birdsong_cards-pass = Passer : aucune carte
do-cobbler-pass = Passer : pas de déplacement
do-command_warren-pass = Passer : pas de combat
do-companions-pass = Passer : partir sans eux
do-conspiracy-pass = Passer : plus de conspiration
do-crusade_battle-pass = Passer : pas de combat
do-cult_crafting-pass = Passer : ne plus rien fabriquer
do-enlist_arbiter-pass = Passer : s’en passer
do-eyrie_crafting-pass = Passer : ne plus rien fabriquer
do-field_hospitals-pass = Passer : ne sauver personne
do-foil_ambush-pass = Passer : ne pas répondre
do-last_extras-pass = Passer : au Crépuscule
do-revolt-pass = Passer : pas de révolte
do-ritual-pass = Passer : finir les rituels
do-ruin_item-pass = Passer : ne rien prendre
do-second_decree-pass = Passer : une carte suffit
do-second_move-pass = Passer : pas de second déplacement
do-slip-pass = Passer : rester ici
do-spread_sympathy-pass = Passer : ne pas aller plus loin
do-start_of_birdsong-pass = Passer : continuer l’Aurore
do-swap_orders-pass = Passer : ne rien échanger
do-marquise_daylight-pass = Finir le Jour
do-marquise_daylight-pass-now = { $actions ->
    [0] Finir le Jour
    [1] Finir le Jour (il reste une action)
   *[other] Finir le Jour (il reste { $actions } actions)
}
do-vagabond_daylight-pass = Finir le Jour
do-vagabond_daylight-pass-now = { $number ->
    [0] Finir le Jour
    [1] Finir le Jour (un objet inutilisé)
   *[other] Finir le Jour ({ $number } objets inutilisés)
}
do-alliance_daylight-pass = Finir le Jour
do-riverfolk_daylight-pass = Finir le Jour
do-riverfolk_daylight-pass-now = { $number ->
    [0] Finir le Jour
    [1] Finir le Jour (un fonds gardé)
   *[other] Finir le Jour ({ $number } fonds gardés)
}
do-operation-pass = Finir les opérations
do-operation-pass-now = { $number ->
    [1] Finir les opérations (il en reste une)
   *[other] Finir les opérations (il en reste { $number })
}
do-lead = Diriger { $faction-the }
do-settle = S’installer { $clearing-in }
do-site = Construire { $clearing-in }
do-appoint = Nommer le { $leader }
do-play_as = Jouer le { $character }
do-start_in = Commencer { $place-in }
do-cast_out = Parias : { $suit }
do-station = Placer un guerrier { $clearing-in }
do-prices = Cartes à { $hand_card }, bateaux à { $riverboats }, mercenaires à { $mercenaries }
do-move = { $number ->
    [1] Déplacer un guerrier { $origin-of } { $destination-to }
   *[other] Déplacer { $number } guerriers { $origin-of } { $destination-to }
}
do-battle = Combattre { $defender-the } { $clearing-in }
do-craft = Fabriquer { $card }
do-activate_piece = Activer une pièce dans une clairière { $suit }
do-put_fund = Placer un fonds ({ $faction }) sur une case { $suit }
do-discard = Défausser { $card }
do-give = Donner { $card }
do-play = Jouer { $card }
do-use = Utiliser { $card }
do-first = { $faction-The } d’abord
do-outrage_first = L’indignation se paie d’abord
do-outrage_last = L’indignation se paie en dernier
do-enlist = Engager le Médiateur
do-lose = Perdre { $piece-a }
do-lose_all = Tout perdre ici
do-lose_ally = Perdre un guerrier allié ({ $faction })
do-take_damage-pass = Épargner vos alliés : ces pertes sont ignorées
do-damage = Endommager { $item-the } ({ $side })
do-buy = Acheter { $service }
do-exhaust = Épuiser { $item-a }
do-take = Prendre { $card }
do-bank_with = Piocher avec { $faction-the }
do-bank_alone = Piocher sans personne
do-stand_and_deliver = Prendre une carte { $faction-to }
do-royal_claim = Marquer un point par clairière contrôlée
do-activate = Activer { $card }
do-join = Coalition avec { $partner-the } : { $card }
do-take_card = Prendre { $card } contre { $paid }
do-play_spy = Jouer { $card }
do-spy = Révéler l’{ $position }
do-swap = Échanger l’{ $position } et l’{ $other }
do-tax = Retirer un guerrier { $clearing-of } pour piocher une carte
do-break_code = Regarder la main { $faction-of }
do-keep = Garder { $card }
do-serve = Servir la { $clearing }
do-hire = Dépenser { $card } pour une action de plus
do-recruit = Recruter partout
do-build = Construire { $piece-a } { $clearing-in }
do-pay_wood = Payer avec le bois { $clearing-of }
do-overwork = Surmenage { $clearing-in } avec { $card }
do-spend = Dépenser { $card }
do-decree = Placer { $card } sous { $column }
do-decree_recruit = { $card } : recruter { $clearing-in }
do-decree_move = { $number ->
    [1] { $card } : déplacer un guerrier { $origin-of } { $destination-to }
   *[other] { $card } : déplacer { $number } guerriers { $origin-of } { $destination-to }
}
do-decree_battle = { $card } : combattre { $defender-the } { $clearing-in }
do-decree_build = { $card } : perchoir { $clearing-in }
do-fail = Échouer sur { $card } : c’est la crise
do-revolt = Révolte { $clearing-in }
do-spread = Gagner la sympathie { $clearing-of }
do-supporter = Dépenser { $card }
do-mobilize = Mobiliser { $card }
do-train = Entraîner un officier avec { $card }
do-recruit_at = Recruter { $clearing-in }
do-organize = Organiser { $clearing-in }
do-refresh = Rafraîchir { $item-the } ({ $side })
do-slip = Se faufiler vers { $place-the }
do-walk = Aller { $clearing-to }
do-bring = { $number ->
    [1] Emmener un guerrier ({ $faction })
   *[other] Emmener { $number } guerriers ({ $faction })
}
do-fight_with = Combattre avec { $faction-the }
do-explore = Explorer la ruine
do-take_item = Prendre { $item-a }
do-aid = Aider { $faction-the } en épuisant { $item-a }
do-quest = Accomplir { $quest }
do-reward_points = Prendre les points
do-reward_cards = Piocher deux cartes
do-strike = Frapper { $faction-the } : { $piece-a }
do-repair = Réparer { $item-the } ({ $side })
do-drop = Abandonner { $item-the } ({ $side })
do-steal = Voler une carte { $faction-to }
do-day_labor = Prendre { $card } dans la défausse
do-hideout = Refuge : fin du Jour
do-instigate = Provoquer : { $attacker-the } contre { $defender-the }
do-scorch = Terre brûlée ici
do-crusade_move = { $number ->
    [1] Croisade : déplacer un guerrier { $origin-of } { $destination-to }
   *[other] Croisade : déplacer { $number } guerriers { $origin-of } { $destination-to }
}
do-crusade_battle = Croisade : combattre { $defender-the } { $clearing-in }
do-convert = Convertir un guerrier { $clearing-in } ({ $faction })
do-sanctify = Sanctuaire { $clearing-in } : remplacer { $piece-a }
do-ritual_build = Révéler { $card } : un jardin { $clearing-in }
do-ritual_recruit = Révéler { $card } : un guerrier { $clearing-in }
do-ritual_score = Dépenser { $card } pour marquer les points de ses jardins
do-sacrifice = Révéler { $card } : un guerrier devient acolyte
do-export = Exporter { $card }
do-draw = Piocher une carte
do-commit_fund = Investir un fonds ({ $faction })
do-spend_fund = Dépenser un fonds ({ $faction })
do-lose_fund = Perdre un fonds ({ $faction })
do-establish = Établir un comptoir { $clearing-in }
do-discard_supporter-supporter = Défausser { $card }

# Événements

log-turn_of = Manche { $round } : c’est au tour { $faction-of }.
log-unusual_lineup = Ce mélange de factions n’est pas recommandé.
log-first_game_over = Première partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $faction-the }.
log-factions_swapped = La deuxième partie du match commence, les factions sont échangées.
log-drafted = On choisit de jouer { $faction-the }.
log-placed = { $number ->
    [1] On place { $piece-a } { $clearing-in }.
   *[other] On place { $number } { $piece-many } { $clearing-in }.
}
log-removed = { $number ->
    [1] On retire { $piece-a } { $clearing-of }.
   *[other] On retire { $number } { $piece-many } { $clearing-of }.
}
log-moved = { $number ->
    [1] { $faction-The } déplace un guerrier { $origin-of } { $destination-to }.
   *[other] { $faction-The } déplace { $number } guerriers { $origin-of } { $destination-to }.
}
log-walked = { $faction-The } va { $origin-of } { $destination-to }.
log-slipped = { $faction-The } se faufile { $origin-of } { $destination-to }.
log-scored = { $points ->
    [1] { $faction-The } marque un point ({ $source }).
   *[other] { $faction-The } marque { $points } points ({ $source }).
}
log-near_victory = { $points ->
    [1] { $faction-The } est à un point de la victoire.
   *[other] { $faction-The } est à { $points } points de la victoire.
}
log-lost_points = { $points ->
    [1] { $faction-The } perd un point.
   *[other] { $faction-The } perd { $points } points.
}
log-drew = { $number ->
    [1] { $faction-The } pioche une carte.
   *[other] { $faction-The } pioche { $number } cartes.
}
log-drew_cards = Vous piochez : { $cards }.
log-reshuffled = { $number ->
    [1] La défausse devient une pioche d’une seule carte.
   *[other] La défausse devient une pioche de { $number } cartes.
}
log-spent = { $faction-The } dépense { $card }.
log-discarded = { $faction-The } défausse { $card }.
log-hand_shown = { $faction-The } montre sa main { $viewer-to }.
log-hand_seen = Vous voyez la main { $faction-of } : { $cards }.
log-card_taken = { $faction-The } prend une carte { $victim-to }.
log-card_taken_seen = C’est la carte { $card }.
log-crafted = { $faction-The } fabrique { $card }.
log-item_gained = { $faction-The } gagne { $item-a }.
log-dominance = { $faction-The } active { $card }.
log-coalition = { $faction-The } entre en coalition avec { $partner-the } : { $card }.
log-available_taken = { $faction-The } prend { $card }.
log-spy_played = { $faction-The } joue { $card }.
log-spy_lost = { $faction-The } perd { $card }.
log-order_seen = { $faction-The } révèle l’{ $position } : { $card }.
log-orders_swapped = { $faction-The } échange l’{ $position } et l’{ $other }.
log-royal_claim = { $faction-The } fait valoir sa requête royale.
log-card_kept = { $faction-The } garde { $card }.
log-battle = { $attacker-The } attaque { $defender-the } { $clearing-in }.
log-rolled = Les dés donnent { $high } et { $low }.
log-battle_over = Le combat est terminé.
log-ambushed = { $faction-The } joue { $card }.
log-foiled = { $faction-The } répond par { $card }.
log-effect_used = { $faction-The } utilise { $card }.
log-card_used = { $faction-The } utilise { $card }.
log-enlisted = { $faction-The } protège { $defender-the }.
log-hospitals = { $number ->
    [1] Hôpitaux de campagne : un guerrier { $clearing-of } rejoint le donjon.
   *[other] Hôpitaux de campagne : { $number } guerriers { $clearing-of } rejoignent le donjon.
}
log-wood_paid = On utilise du bois { $clearing-of }.
log-leader = Le nouveau dirigeant est le { $leader }.
log-decreed = Décret, { $column } : on ajoute { $card }.
log-turmoil = Crise !
log-revolt = Révolte { $clearing-in } !
log-officer = L’Alliance gagne un officier.
log-mobilized = L’Alliance mobilise un partisan.
log-supporter_gained = L’Alliance gagne un partisan.
log-supporter_seen = Ce partisan est { $card }.
log-supporter_spent = On dépense un partisan : { $card }.
log-supporter_discarded = Plus de place parmi les partisans : on défausse { $card }.
log-base_lost = La base ({ $suit }) est perdue{ $number ->
    [0] .
    [1] , et un officier avec elle.
   *[other] , et { $number } officiers avec elle.
}
log-outrage_paid = { $faction-The } paie l’indignation { $clearing-in } d’une carte.
log-outrage_seen = La carte donnée est { $card }.
log-character = { $faction-The } joue le { $character }.
log-started_in = { $faction-The } commence { $place-in }.
log-exhausted = { $faction-The } épuise { $item-a }.
log-damaged = { $faction-The } endommage { $item-the }.
log-hideout = { $faction-The } se retire dans son refuge.
log-mended = { $faction-The } répare { $item-the }.
log-repaired = { $faction-The } répare { $item-the }.
log-dropped = { $faction-The } abandonne { $item-the }.
log-rested = { $faction-The } se repose dans le bois.
log-aided = { $faction-The } aide { $receiver-the }.
log-aid_seen = La carte donnée est { $card }.
log-befriended = Les relations entre { $vagabond-the } et { $faction-the } sont désormais { $relation-are }.
log-hostile = { $faction-The } devient hostile { $vagabond-to }.
log-quest_done = { $faction-The } accomplit { $quest }.
log-explored = { $faction-The } explore la ruine de la { $clearing }.
log-struck = { $faction-The } frappe { $piece-a } { $clearing-in }.
log-ruin_gone = La ruine de la { $clearing } a disparu.
log-day_labor = { $faction-The } prend { $card } dans la défausse.
log-scorched = { $faction-The } brûle la terre { $clearing-in }.
log-outcast = Les Parias sont désormais de couleur { $suit }{ $hated ->
    [0] .
   *[other] , et haïs.
}
log-conspiracy = Conspiration : { $conspiracy } pour { $number ->
    [one] { $number } acolyte
   *[other] { $number } acolytes
}.
log-revealed = Le Culte révèle { $card }.
log-fear_of_the_faithful = Le Culte perd { $card }.
log-priced = Prix : cartes à { $hand_card }, bateaux à { $riverboats }, mercenaires à { $mercenaries }.
log-bought = { $faction-The } achète { $service } pour { $faction-key ->
        [vagabond] { $price ->
            [one] { $price } objet
           *[other] { $price } objets
        }
        [vagabond2] { $price ->
            [one] { $price } objet
           *[other] { $price } objets
        }
       *[other] { $price ->
            [one] { $price } guerrier
           *[other] { $price } guerriers
        }
    }.
log-hand_card_bought = { $faction-The } prend { $card } à la Compagnie.
log-trade_disrupted = { $number ->
    [0] Commerce perturbé, mais aucun fonds n’est perdu.
    [1] Commerce perturbé : un fonds est perdu.
   *[other] Commerce perturbé : { $number } fonds sont perdus.
}
log-order = L’ordre de la machine est { $card }.

# Scènes : ce qu’un événement signifie, sur une petite carte au-dessus du plateau

scene-turmoil = Crise
scene-turmoil-note = Le Décret n’a pas pu être appliqué. La Canopée perd un point par carte oiseau qui s’y trouve, le défausse et repart avec un autre dirigeant.
scene-revolt = Révolte
scene-revolt-note = Toute pièce ennemie est retirée { $clearing-of } ; une base et de nouveaux guerriers de l’Alliance y prennent place.
scene-outrage_paid = Indignation
scene-outrage_paid-note = La sympathie { $clearing-of } est bousculée : { $faction-the } donne une carte aux partisans.
scene-dominance = { $card }
scene-dominance-note = { $faction-The } ne marque plus de points. Victoire au début de sa prochaine Aurore avec trois clairières de cette couleur sous son contrôle, ou deux coins opposés avec la carte oiseau – sauf si l’une d’elles lui est prise.
scene-coalition = Coalition
scene-coalition-note = { $faction-The } ne marque plus de points et gagne si { $partner-the } gagne.
scene-near_victory = { $points ->
    [1] À un point de la victoire
   *[other] À { $points } points de la victoire
}
scene-near_victory-note = { $faction-The } gagne aussitôt qu’ils sont marqués.

# La fin

end-points = Les trente points sont atteints.
end-dominance = Victoire par Domination.
end-together = Tous ont atteint trente points avant la machine.
end-machine = La machine a atteint trente points.
end-rounds = La dernière manche est terminée.
end-match = Les points des deux parties.

# Refus

why-actions-left = { $actions ->
    [1] Utilisez d’abord votre dernière action.
   *[other] Utilisez d’abord vos { $actions } actions.
}
why-already-dominant = Vous avez déjà activé une carte Domination.
why-card-not-held = Vous n’avez pas { $card } en main.
why-copy-in-play = { $card } est déjà dans votre aire de jeu.
why-crafting-over = On fabrique avant la première action.
why-crafting-pieces = Il vous manque des pièces pour fabriquer { $card }.
why-never-crafted = { $card } ne se fabrique pas.
why-no-base = Sans base, personne ne s’entraîne.
why-no-forest = Les guerriers n’entrent jamais dans un bois.
why-no-funds = Vous n’avez plus de fonds.
why-no-item-left = Cet objet manque dans la réserve : { $item }.
why-no-item-ready = Aucun face visible : { $item }.
why-no-matching-base = Aucune base ne correspond à { $card }.
why-no-path = Aucun chemin ne relie la { $origin } et la { $destination }.
why-no-placing = On ne place rien dans un bois.
why-no-slot = Aucun emplacement libre en { $clearing }.
why-no-warriors = Vous n’avez aucun guerrier en { $clearing }.
why-nobody-rules = Personne ne contrôle la { $clearing }.
why-none-left = Il n’en reste plus : { $piece }.
why-not-next-to-sympathy = La { $clearing } ne touche aucune clairière sympathisante.
why-not-ruled = Vous ne contrôlez pas la { $clearing }.
why-only-a-bird = Pour un rituel, un oiseau n’est qu’un oiseau.
why-only-river = Seule la rivière relie la { $origin } et la { $destination }.
why-other-suit = La { $clearing } n’est pas de couleur { $suit }.
why-recruited = Vous avez déjà recruté ce tour-ci.
why-rules-neither = Vous ne contrôlez ni la { $origin } ni la { $destination }.
why-sympathetic = La { $clearing } est déjà sympathisante.
why-too-few-funds = Il vous manque deux fonds : { $faction }.
why-too-few-points = La Domination demande { $needed ->
    [one] { $needed } point
   *[other] { $needed } points
} ; vous en avez { $points }.
why-too-few-supporters = Il faut { $cost ->
    [one] { $cost } partisan de couleur { $suit } ou oiseau
   *[other] { $cost } partisans de couleur { $suit } ou oiseau
}.
why-too-little-wood = Il faut { $cost } bois ; on ne peut y en amener que { $wood }.
why-trade-post = La { $clearing } a déjà un comptoir.

# Réglages

option-map = Carte
option-map-note = L’automne a des couleurs fixes ; l’hiver les tire au sort.
option-map-autumn = Automne
option-map-winter = Hiver
option-mode = Mode
option-mode-note = Les uns contre les autres, ou avec la Marquise Mécanique, rivale ou ennemie commune.
option-mode-auto = Selon le nombre de joueurs
option-mode-standard = Chacun pour soi
option-mode-competitive = La machine pour rivale
option-mode-cooperative = Ensemble contre la machine
option-factions = Factions
option-factions-note = La faction de chaque place ; vide, elles sont attribuées.
option-factions-any = À attribuer
option-factions-any-note = Toutes les places reçoivent leur faction au début de la partie, comme le disent les options ci-dessous.
option-factions-marquise = Marquise
option-factions-marquise-note = Des chats dans presque toutes les clairières : les scieries donnent du bois, le bois paie les bâtiments, qui rapportent. Facile pour commencer.
option-factions-eyrie = Canopée
option-factions-eyrie-note = Des oiseaux tenus par un Décret qui s’allonge à chaque tour : les perchoirs rapportent chaque Crépuscule, un ordre manqué mène à la crise.
option-factions-alliance = Alliance
option-factions-alliance-note = Peu nombreuse et cachée : la sympathie gagne du terrain et rapporte, les révoltes vident des clairières et donnent bases et officiers.
option-factions-vagabond = Vagabond
option-factions-vagabond-note = Un voyageur sans armée : ses objets sont ses actions ; l’aide, les quêtes, les ruines et les rancunes rapportent.
option-factions-cult = Culte des Lézards
option-factions-cult-note = Les jardins contrôlent leur clairière quoi qu’il s’y trouve ; ce que les autres défaussent dit où frappent les acolytes. Pour qui connaît le jeu.
option-factions-riverfolk = Compagnie de la Rivière
option-factions-riverfolk-note = Des marchands à la main ouverte : on leur achète cartes, bateaux et mercenaires, et ces paiements sont leurs moyens d’agir. Pour qui connaît le jeu.
option-assign = Factions non choisies
option-assign-note = Le mélange d’apprentissage, un mélange conseillé, des factions au hasard, ou choisies tour à tour.
option-assign-deal = Mélange d’apprentissage
option-assign-recommended = Un mélange conseillé
option-assign-random = Au hasard
option-assign-draft = Choix à tour de rôle
option-first = Premier joueur
option-first-note = Tiré au sort, ou la première place.
option-first-random = Au sort
option-first-first_seat = Première place
option-guide = Première partie guidée
option-guide-note = Quatre joueurs, mise en place d’apprentissage.
option-match = Match en deux parties
option-match-note = À deux : après la première partie on échange les factions, et les points des deux parties s’ajoutent.
option-characters = Personnages du Vagabond
option-characters-note = Ceux que l’on peut choisir ; vide, tous.
option-characters-thief = Voleur
option-characters-tinker = Bricoleur
option-characters-ranger = Rôdeur
option-characters-vagrant = Miséreux
option-characters-arbiter = Médiateur
option-characters-scoundrel = Brigand
option-max_rounds = Manches au plus
option-max_rounds-note = Pour les parties automatiques : ensuite le meilleur score gagne.
option-campaign = Campagne
option-campaign-note = Ce qu’a laissé la partie précédente de la campagne.
option-infamy_any_turn = Infamie à tout tour
option-infamy_any_turn-note = Règle écrite : au tour du Vagabond seulement.
option-full_removal_damages_vagabond = Un retrait total endommage le Vagabond
option-full_removal_damages_vagabond-note = Règle écrite : il ne lui arrive rien.
option-coalition_no_battle = Pas de combat entre partenaires
option-coalition_no_battle-note = Règle écrite : c’est permis.
option-spy_needs_10_vp = L’espion demande dix points
option-spy_needs_10_vp-note = Selon la carte : il ne coûte rien.
option-capacity_takes_damaged = On peut abandonner des objets endommagés
option-capacity_takes_damaged-note = Règle écrite : seulement ceux de la sacoche.
option-reshuffle_at_once = Remélanger aussitôt
option-reshuffle_at_once-note = Règle écrite : à la prochaine pioche.
option-repair_refreshes = Les objets réparés reviennent face visible
option-repair_refreshes-note = Règle écrite : ils gardent leur côté.
option-rest_refreshes = Le repos rafraîchit aussi
option-rest_refreshes-note = Règle écrite : il répare seulement.
option-refresh_spares_damaged = Pas de rafraîchissement des objets endommagés
option-refresh_spares_damaged-note = Règle écrite : on peut les retourner, ils restent endommagés.
option-mercenaries_need_company = Les mercenaires ne combattent pas seuls
option-mercenaries_need_company-note = Règle écrite : ils peuvent lancer un combat pour leur acheteur.
option-tea_counted_after_services = Le thé compte après l’achat de services
option-tea_counted_after_services-note = Règle écrite : avant.
option-machine_corner_chosen = Le joueur suivant place le donjon de la machine
option-machine_corner_chosen-note = Règle écrite : un coin au hasard.

# Ce qui fonde un jugement

reason-won = décidé
reason-points = points
reason-points-more = { $count ->
    [1] un point de plus
   *[other] { $count } points de plus
}
reason-points-fewer = { $count ->
    [1] un point de moins
   *[other] { $count } points de moins
}
reason-others = les autres
reason-others-more = les autres freinés
reason-others-fewer = les autres aidés
reason-cards = cartes en main
reason-cards-more = plus de cartes en main
reason-cards-fewer = moins de cartes en main
reason-effects = effets persistants
reason-effects-more = plus d’effets persistants
reason-effects-fewer = moins d’effets persistants
reason-payments = guerriers payés à la Rivière
reason-payments-more = moins de guerriers payés à la Rivière
reason-payments-fewer = plus de guerriers payés à la Rivière
reason-evening = ce qu’apportera le crépuscule
reason-evening-more = plus à attendre du crépuscule
reason-evening-fewer = moins à attendre du crépuscule
reason-dominance = une carte Domination
reason-dominance-more = plus près de la Domination
reason-dominance-fewer = plus loin de la Domination
reason-under_way = ce qui est engagé
reason-under_way-more = plus de choses engagées
reason-under_way-fewer = moins de choses engagées
reason-targets = un adversaire à portée
reason-targets-more = plus de cibles à portée d’attaque
reason-targets-fewer = moins de cibles à portée d’attaque
reason-warriors = guerriers
reason-warriors-more = plus de guerriers
reason-warriors-fewer = moins de guerriers
reason-rule = clairières contrôlées
reason-rule-more = plus de clairières contrôlées
reason-rule-fewer = moins de clairières contrôlées
reason-wood = bois
reason-wood-more = plus de bois
reason-wood-fewer = moins de bois
reason-sawmills = scieries
reason-sawmills-more = plus de scieries
reason-sawmills-fewer = moins de scieries
reason-workshops = ateliers
reason-workshops-more = plus d’ateliers
reason-workshops-fewer = moins d’ateliers
reason-recruiters = recruteurs
reason-recruiters-more = plus de recruteurs
reason-recruiters-fewer = moins de recruteurs
reason-keep = le donjon
reason-keep-more = le donjon tient
reason-keep-fewer = le donjon perdu
reason-roosts = perchoirs
reason-roosts-more = plus de perchoirs
reason-roosts-fewer = moins de perchoirs
reason-decree = le Décret
reason-decree-more = un meilleur Décret
reason-decree-fewer = un Décret moins bon
reason-sympathy = sympathie
reason-sympathy-more = plus de sympathie
reason-sympathy-fewer = moins de sympathie
reason-bases = bases
reason-bases-more = plus de bases
reason-bases-fewer = moins de bases
reason-officers = officiers
reason-officers-more = plus d’officiers
reason-officers-fewer = moins d’officiers
reason-supporters = partisans
reason-supporters-more = plus de partisans
reason-supporters-fewer = moins de partisans
reason-organizers = guerriers prêts à organiser
reason-organizers-more = plus de guerriers prêts à organiser
reason-organizers-fewer = moins de guerriers prêts à organiser
reason-items = objets
reason-items-more = plus d’objets utilisables
reason-items-fewer = moins d’objets utilisables
reason-friendship = relations
reason-friendship-more = de meilleures relations
reason-friendship-fewer = de moins bonnes relations
reason-place = la place du pion
reason-place-more = le pion mieux placé
reason-place-fewer = le pion moins bien placé
reason-quests = quêtes
reason-quests-more = plus près des quêtes
reason-quests-fewer = plus loin des quêtes
reason-gardens = jardins
reason-gardens-more = plus de jardins
reason-gardens-fewer = moins de jardins
reason-acolytes = acolytes
reason-acolytes-more = plus d’acolytes
reason-acolytes-fewer = moins d’acolytes
reason-revealed = cartes révélées
reason-revealed-more = plus de cartes révélées
reason-revealed-fewer = moins de cartes révélées
reason-funds = fonds
reason-funds-more = plus de fonds
reason-funds-fewer = moins de fonds
reason-trade_posts = comptoirs
reason-trade_posts-more = plus de comptoirs
reason-trade_posts-fewer = moins de comptoirs
reason-customers = marchandises
reason-customers-more = de meilleures marchandises à vendre
reason-customers-fewer = de moins bonnes marchandises à vendre

# Ce à quoi un conseil mène.
goal-building = { $count ->
    [1] alors il y a du bois pour un bâtiment d’un point
   *[other] alors il y a du bois pour un bâtiment de { $count } points
}
goal-roosts = { $count ->
    [1] alors vos perchoirs marquent un point à chaque crépuscule
   *[other] alors vos perchoirs marquent { $count } points à chaque crépuscule
}
goal-revolts = { $count ->
    [1] alors il y a des partisans pour une révolte dans une clairière
   *[other] alors il y a des partisans pour une révolte dans l’une de { $count } clairières
}
goal-officers = { $count ->
    [1] alors un officier agit à chaque crépuscule
   *[other] alors { $count } officiers agissent à chaque crépuscule
}
goal-sympathy = { $count ->
    [1] alors une clairière est sympathisante
   *[other] alors { $count } clairières sont sympathisantes
}
goal-quests = { $count ->
    [1] alors vous avez les objets d’une quête
   *[other] alors vous avez les objets de { $count } quêtes
}
goal-items = { $count ->
    [1] alors vous avez un objet intact
   *[other] alors vous avez { $count } objets intacts
}
goal-gardens = { $count ->
    [1] alors les jardins d’une couleur marquent un point
   *[other] alors les jardins d’une couleur marquent { $count } points
}
goal-conspiracies = { $count ->
    [1] alors il y a des acolytes pour une conspiration
   *[other] alors il y a des acolytes pour { $count } conspirations
}
goal-dividends = { $count ->
    [1] alors les fonds non dépensés rapportent un point de dividende
   *[other] alors les fonds non dépensés rapportent { $count } points de dividendes
}
goal-trade_posts = { $count ->
    [1] alors un comptoir est établi
   *[other] alors { $count } comptoirs sont établis
}
goal-draws = { $count ->
    [1] alors vous piochez une carte à chaque crépuscule
   *[other] alors vous piochez { $count } cartes à chaque crépuscule
}
goal-rule = { $count ->
    [1] alors vous contrôlez une clairière
   *[other] alors vous contrôlez { $count } clairières
}

# Verbes, tels que les montrent les étiquettes d’un choix en cours

verb-pass = Passer
verb-lead = Diriger
verb-settle = S’installer
verb-site = Construire
verb-appoint = Nommer
verb-play_as = Jouer
verb-start_in = Commencer
verb-cast_out = Bannir
verb-station = Poser un guerrier
verb-prices = Prix
verb-move = Déplacer
verb-battle = Combattre
verb-craft = Fabriquer
verb-activate_piece = Activer
verb-put_fund = Placer un fonds
verb-discard = Défausser
verb-give = Donner
verb-play = Jouer une carte
verb-use = Utiliser
verb-first = D’abord
verb-enlist = Engager
verb-lose = Perdre
verb-lose_all = Tout perdre
verb-lose_ally = Un allié tombe
verb-damage = Endommager
verb-buy = Acheter
verb-exhaust = Épuiser
verb-take = Prendre
verb-bank_with = Piocher à deux
verb-bank_alone = Piocher seul
verb-stand_and_deliver = La bourse ou la vie
verb-royal_claim = Requête royale
verb-activate = Domination
verb-join = Coalition
verb-take_card = Prendre une carte offerte
verb-play_spy = Espion
verb-spy = Regarder un ordre
verb-swap = Échanger
verb-tax = Impôt
verb-break_code = Décrypteurs
verb-keep = Garder
verb-serve = Servir
verb-hire = Une action de plus
verb-recruit = Recruter
verb-build = Construire
verb-pay_wood = Payer du bois
verb-overwork = Surmenage
verb-spend = Dépenser
verb-decree = Décret
verb-decree_recruit = Recruter
verb-decree_move = Déplacer
verb-decree_battle = Combattre
verb-decree_build = Construire
verb-fail = Échouer
verb-revolt = Révolte
verb-spread = Gagner la sympathie
verb-supporter = Partisan
verb-mobilize = Mobiliser
verb-train = Entraîner
verb-recruit_at = Recruter
verb-organize = Organiser
verb-refresh = Rafraîchir
verb-slip = Se faufiler
verb-walk = Marcher
verb-bring = Emmener
verb-fight_with = Combattre ensemble
verb-explore = Explorer
verb-take_item = Prendre un objet
verb-aid = Aider
verb-quest = Quête
verb-reward_points = Points
verb-reward_cards = Cartes
verb-strike = Frapper
verb-repair = Réparer
verb-drop = Abandonner
verb-steal = Voler
verb-day_labor = Journalier
verb-hideout = Refuge
verb-instigate = Provoquer
verb-scorch = Brûler
verb-crusade_move = Croisade : déplacer
verb-crusade_battle = Croisade : combattre
verb-convert = Convertir
verb-sanctify = Sanctifier
verb-ritual_build = Jardin
verb-ritual_recruit = Recruter
verb-ritual_score = Marquer
verb-sacrifice = Sacrifice
verb-export = Exporter
verb-draw = Piocher
verb-commit_fund = Investir un fonds
verb-spend_fund = Dépenser un fonds
verb-lose_fund = Perdre un fonds
verb-establish = Comptoir

# Refus, loi par loi

why-in-order = Ce qui précède dans l’ordre a été laissé de côté ; annulez pour le choisir.
why-yourself = C’est vous-même.
why-not-playing = Personne ne mène { $faction-the } dans cette partie.
why-nobody-there = Aucune pièce en { $clearing } : { $faction }.
why-no-warrior-of = Aucun guerrier en { $clearing } : { $faction }.
why-piece-not-there = Pièce absente de la { $clearing } : { $piece }.
why-card-other-suit = { $card } n’est ni une carte { $suit } ni un oiseau.
why-scorched = La { $clearing } est brûlée : plus rien n’y est placé ni n’y entre.
why-keep = Le donjon se dresse en { $clearing } : seule la Marquise y place des pièces.
why-supply-empty = Votre réserve n’a plus de guerrier.
why-so-many = { $number ->
    [1] Vous n’avez qu’un guerrier en { $clearing } : c’est lui qui se déplace.
   *[other] De vos { $number } guerriers en { $clearing }, un au moins et tous au plus se déplacent.
}
why-battle-in-forest = On combat dans les clairières.
why-pawn-elsewhere = Votre pion n’est pas en { $clearing }.
why-mercenaries = En { $clearing } vous n’avez que des mercenaires, qui ne combattent pas les leurs.
why-partner = Vous êtes en coalition : { $faction }.
why-partners = Ces deux-là sont en coalition.
why-no-ambush = { $card } n’est pas une embuscade.
why-declare_first = Seul un camp de ce combat qui a un effet à déclarer.
why-battle_effect = Seulement une carte de votre aire de jeu qui pèse sur ce combat et n’a pas servi.
why-take_hit = Seulement des bâtiments et des jetons du camp touché, dans la clairière du combat.
why-take_damage = Seulement des objets intacts que vous avez sur cette face, ou des guerriers de l’allié qui combat avec vous.
why-no-dominance = { $card } n’est pas une carte Domination.
why-coalition = Une coalition demande au moins quatre joueurs et se fait avec qui a le moins de points : pas avec { $faction-the } à présent.
why-not-available = { $card } n’est pas à côté du plateau.
why-only-for-a-bird = { $card } ne s’échange que contre un oiseau.
why-no-spy = { $card } n’est pas un espion que vous pourriez jouer.
why-no-order = Aucun ordre à cette place de la rangée.
why-swap_orders = Deux ordres de la rangée changent de place ; on nomme d’abord celui de gauche.
why-no-hand = Aucune main cachée à regarder : { $faction }.
why-no-cards = Aucune carte à prendre : { $faction }.
why-bank-machine = La machine n’a pas de main où piocher.
why-keep_card = Seulement une carte à effet permanent que vous avez en jeu et pas encore gardée.
why-crafting_piece = Seulement une couleur dont il vous reste une pièce d’artisanat ce tour-ci.
why-crafting_fund = Seulement un fonds que vous avez, sur une case comptoir vide d’une couleur demandée par la carte.
why-nothing-to-draw = La pioche et la défausse sont vides.
why-no-more-services = { $number ->
    [1] Vous avez acheté un service et n’avez plus droit à d’autres : un, plus un par clairière où vous côtoyez un comptoir.
   *[other] Vous avez acheté { $number } services et n’avez plus droit à d’autres : un, plus un par clairière où vous côtoyez un comptoir.
}
why-service-too-dear = Vous ne pouvez pas payer le prix de { $price }.
why-no-mercenaries = Un Vagabond n’engage pas de mercenaires.
why-service-sold = Ce service n’est plus à vendre ce tour-ci : { $service }.
why-payment_item = Seulement des objets face visible et intacts.
why-hand_card = Seulement une carte de la main ouverte de la Compagnie.
why-faction = Cette faction est prise ou absente de cette partie.
why-keep_corner = Le donjon se place dans un coin de la carte.
why-machine_corner = Le donjon de la machine se place dans un coin de la carte.
why-first_building = Les premiers bâtiments vont dans la clairière du donjon ou à côté, sur un emplacement libre.
why-roost_corner = Le premier perchoir va dans le coin opposé au donjon ; sans donjon, dans n’importe quel coin.
why-cult_corner = Le Culte commence dans le coin opposé au donjon ou au premier perchoir, ou dans un coin libre si les deux sont là.
why-outcast = Les Parias ont une couleur de clairière : renard, lapin ou souris.
why-river_warrior = Seulement les clairières au bord de la rivière où vous pouvez placer.
why-prices = Chaque prix est l’un de ceux imprimés, de 1 au plus élevé.
why-character = Ce personnage est pris ou écarté de cette partie.
why-forest = Votre pion commence dans un bois de cette carte.
why-hired-by-a-bird = Une action de plus coûte un oiseau ; { $card } n’en est pas un.
why-no-recruiter = Vous n’avez aucun recruteur sur la carte.
why-not-her-building = Vous construisez des scieries, des ateliers et des recruteurs.
why-no-sawmill = Vous n’avez aucune scierie en { $clearing }.
why-wood_site = Le bois arrive aux scieries qui n’en ont pas encore reçu.
why-recruit_site = Les guerriers arrivent aux recruteurs qui n’en ont pas encore reçu.
why-wood_paid = Seulement du bois de la clairière du chantier ou de clairières contrôlées qui y sont reliées.
why-second-bird = { $card } serait le second oiseau de ce tour dans le Décret.
why-new_roost = Le nouveau perchoir va là où il y a le moins de guerriers, parmi les clairières avec un emplacement libre où vous pouvez placer.
why-not-in-column = { $card } n’attend pas dans cette colonne du Décret.
why-first-of-suit = Une autre carte de la même couleur remplace { $card } : elles demandent la même chose.
why-can-be-done = { $card } peut encore être appliquée.
why-no-roost = Vous n’avez aucun perchoir en { $clearing }.
why-roost-there = La { $clearing } a déjà un perchoir.
why-leader = Ce dirigeant est face cachée.
why-no-base-there = Vous n’avez aucune base en { $clearing }.
why-no-supporter = { $card } n’est pas parmi vos partisans.
why-not-sympathetic = La { $clearing } n’est pas sympathisante.
why-base-built = Votre base { $suit } est déjà sur la carte.
why-in-forest = Dans un bois, il n’y a ni personne ni rien pour cela.
why-walk-into-forest = Les bottes ne mènent pas dans un bois ; on ne fait que s’y glisser.
why-not-next-to-pawn = La { $clearing } n’est pas à côté de votre pion.
why-boots = Des guerriers hostiles se tiennent en { $clearing } : il faut une botte de plus.
why-slip = Seulement une clairière ou un bois qui touche votre place et n’est pas brûlé.
why-companions = Seulement les guerriers d’un allié à votre départ, pas plus qu’il n’y en a, et qui peuvent faire ce déplacement.
why-ally_in_battle = Seulement un allié qui a des guerriers là et n’est pas attaqué.
why-no-card-to-give = Vous n’avez ni carte { $suit } ni oiseau à donner.
why-aid_reward = Cet objet n’est pas parmi leurs objets fabriqués.
why-no-ruin = Plus de ruine avec un objet en { $clearing }.
why-ruin_item = Seulement un objet de cette ruine, et d’aucune sorte que vous avez encore d’une ruine.
why-quest-not-open = { $quest } n’est pas parmi les quêtes ouvertes.
why-quest-items = { $quest } demande ces deux objets face visible : { $item }, { $other_item }.
why-pawn-stays = Le pion d’un Vagabond ne se retire pas.
why-warriors-first = Tant qu’il y a là des guerriers, on les frappe d’abord : { $faction }.
why-not-damaged = On ne répare que des objets endommagés.
why-none-damaged-so = Vous n’en avez pas : { $item }, { $side }.
why-other-character = C’est l’action d’un autre personnage que le vôtre.
why-not-discarded = { $card } n’est pas dans la défausse.
why-two-players = Il faut deux joueurs différents pour un combat.
why-hideout = Seulement des objets endommagés que vous avez sur cette face.
why-refresh = Seulement des objets épuisés que vous avez, endommagés ou non comme vous les nommez.
why-drop_item = Seulement des objets de votre sacoche sur cette face ; ceux des pistes ne comptent pas.
why-too-few-acolytes = Il faut { $cost ->
    [one] { $cost } acolyte
   *[other] { $cost } acolytes
} ; vous en avez { $number }.
why-crusade-elsewhere = Les croisés combattent là où ils arrivent, en { $clearing }.
why-no-enemy-building = Ce n’est pas un bâtiment ennemi : { $piece }.
why-scored = Vos jardins { $suit } ont déjà marqué ce tour-ci.
why-no-gardens = Vous n’avez aucun jardin { $suit } sur la carte.
why-sacrifice-a-bird = Un sacrifice demande un oiseau ; { $card } n’en est pas un.
why-not-on-the-river = La { $clearing } n’est pas au bord de la rivière.
why-fund = Vous n’avez pas ce fonds, ou il ne vous apporterait aucun guerrier.
why-fund_lost = Vous n’avez pas ce fonds.
