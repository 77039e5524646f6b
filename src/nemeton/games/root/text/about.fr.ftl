# Ce qui se dit d’une chose que l’on montre : partout où on la rencontre, et dans cette position.

about-faction-marquise = Présente presque partout. Les scieries donnent du bois, le bois paie les bâtiments, chaque bâtiment rapporte ; le donjon est son coin le plus sûr.
about-faction-eyrie = Les perchoirs rapportent chaque Crépuscule. Le Décret s’allonge à chaque tour et doit être exécuté en entier, sinon c’est la crise.
about-faction-alliance = Étend la sympathie, qui rapporte, et rassemble des partisans ; une révolte vide une clairière et fonde une base, les officiers agissent au Crépuscule.
about-faction-vagabond = Un pion seul qui agit en épuisant des objets : il explore, aide, combat, accomplit des quêtes, et se fait des amis ou des ennemis.
about-faction-vagabond2 = Un second pion solitaire, avec ses propres objets et amis ; pour le premier, c’est un ennemi.
about-faction-cult = Révèle des cartes pour ses rituels et les garde. Les jardins contrôlent et rapportent ; les défenseurs tombés deviennent des acolytes qui conspirent contre la couleur honnie.
about-faction-riverfolk = Vend aux autres des cartes, des bateaux et des guerriers ; ce qu’ils paient forme les fonds avec lesquels la Compagnie agit. Les comptoirs rapportent.
about-faction-mechanical = Une Marquise que personne ne joue : quatre ordres par tour décident où elle combat, recrute et se déplace.
about-clearing = Une clairière : guerriers et bâtiments décident qui la contrôle. Un bâtiment prend un emplacement ; un jeton n’en prend pas.
about-forest = Une forêt : seul le pion d’un Vagabond s’y tient. Une nuit ici répare tous les objets endommagés.
about-suit-fox = Clairières et cartes renard vont ensemble : ce qu’une carte paie se passe dans une clairière de sa couleur.
about-suit-rabbit = Clairières et cartes lapin vont ensemble : ce qu’une carte paie se passe dans une clairière de sa couleur.
about-suit-mouse = Clairières et cartes souris vont ensemble : ce qu’une carte paie se passe dans une clairière de sa couleur.
about-suit-bird = Les oiseaux sont des jokers : une carte oiseau vaut n’importe quelle couleur, jamais l’inverse.
about-crafted_item = À fabriquer : prenez { $item-a } dans la réserve et marquez { $points ->
    [0] 0 point
    [1] un point
   *[other] { $points } points
}. Ou dépensez-la pour sa couleur.
about-favor = À fabriquer : toutes les pièces ennemies des clairières { $suit } sont retirées ; bâtiments et jetons vous rapportent.
about-ambush = En défense dans une clairière { $suit }, jouez-la : l’assaillant subit deux pertes avant les dés, sauf s’il répond par une embuscade. Elle ne se fabrique pas.
about-ambush_bird = En défense n’importe où, jouez-la : l’assaillant subit deux pertes avant les dés, sauf s’il répond par une embuscade. Elle ne se fabrique pas.
about-dominance = Avec dix points, jouez-la le Jour et renoncez à marquer : vous gagnez au début de votre Aurore si vous contrôlez trois clairières { $suit }.
about-dominance_bird = Avec dix points, jouez-la le Jour et renoncez à marquer : vous gagnez au début de votre Aurore si vous contrôlez deux coins opposés.
about-spy = Contre la machine : le Jour, regardez un de ses ordres, puis échangez-en deux, sauf si l’ordre est de la couleur de l’espion.
about-card-armorers = Reste en jeu. Dans un combat, une fois les dés jetés, défaussez-la : leurs pertes ne vous touchent pas.
about-card-sappers = Reste en jeu. En défense, défaussez-la pour une perte de plus chez l’assaillant.
about-card-brutal_tactics = Reste en jeu. À l’attaque, vous pouvez infliger une perte de plus ; le défenseur marque alors un point.
about-card-royal_claim = Reste en jeu. À votre Aurore, défaussez-la : un point par clairière que vous contrôlez.
about-card-stand_and_deliver = Reste en jeu. Une fois à votre Aurore, prenez une carte au hasard à un autre joueur, qui marque un point.
about-card-tax_collector = Reste en jeu. Une fois le Jour, retirez un de vos guerriers pour piocher une carte.
about-card-command_warren = Reste en jeu. Au début du Jour, vous pouvez engager un combat.
about-card-better_burrow_bank = Reste en jeu. Au début de l’Aurore, vous et un autre joueur de votre choix piochez chacun une carte.
about-card-cobbler = Reste en jeu. Au début du Crépuscule, vous pouvez faire un déplacement.
about-card-scouting_party = Reste en jeu. Quand vous attaquez, personne ne peut vous tendre d’embuscade.
about-card-codebreakers = Reste en jeu. Une fois le Jour, regardez la main d’un autre joueur.
about-card-vizier = Un oiseau qui reste toujours dans le Décret : il demande l’action de sa colonne dans n’importe quelle clairière et survit à la crise.
cost-craft = La fabriquer demande des pièces : { $suits }.
cost-craft_any = La fabriquer demande { $number ->
    [0] aucune pièce
    [1] une pièce d’artisanat
   *[other] { $number } pièces d’artisanat
} de n’importe quelle couleur.
now-craftable = Vos pièces suffisent pour la fabriquer.
now-not_craftable = Vous ne pouvez pas la fabriquer en l’état.
about-quest = Dans une clairière { $suit }, un Vagabond épuise deux objets ({ $item }, { $other_item }) : deux cartes, ou un point par quête { $suit } accomplie.
now-coalition = Pour un Vagabond, c’est : ne plus marquer, et gagner avec qui a le moins de points.
now-no_coalition = À moins de quatre joueurs, un Vagabond ne peut l’activer.
now-quest_ready = Les deux objets sont prêts.
now-quest_lacking = Les deux objets ne sont pas prêts à la fois.
about-item-boot = Un Vagabond l’épuise pour se déplacer ; il en faut deux là où se tiennent des guerriers hostiles.
about-item-bag = Sur sa piste, il donne à un Vagabond la place de deux objets de plus.
about-item-sword = Un Vagabond l’épuise pour combattre ; ses épées en bon état limitent les pertes qu’il inflige aux dés.
about-item-hammer = Un Vagabond l’épuise pour réparer un objet, ou pour fabriquer avec la couleur de sa clairière.
about-item-crossbow = Un Vagabond l’épuise pour tirer : un guerrier de sa clairière est retiré, ou ce que personne ne garde.
about-item-tea = Sur sa piste, il remet sur pied deux objets de plus à l’Aurore d’un Vagabond.
about-item-coin = Sur sa piste, il fait piocher une carte de plus au Crépuscule d’un Vagabond.
about-item-torch = Un Vagabond l’épuise pour explorer une ruine (son objet et un point) ou pour son action spéciale.
now-item_supply = { $number ->
    [0] Il n’y en a plus dans la réserve : impossible d’en fabriquer.
    [1] Il en reste un dans la réserve.
   *[other] Il en reste { $number } dans la réserve.
}
about-warrior = Un guerrier : il aide à contrôler, se déplace, combat et protège bâtiments et jetons de son camp.
about-pawn = Le pion d’un Vagabond : il ne contrôle rien, n’est jamais retiré et se déplace quel que soit le contrôle. Les pertes endommagent ses objets.
about-piece-sawmill = Produit un bois à l’Aurore de la Marquise, là où elle se trouve.
about-piece-workshop = Fabrique le Jour avec la couleur de sa clairière.
about-piece-recruiter = Amène un guerrier quand la Marquise recrute ; les dernières cases font piocher davantage.
about-piece-roost = Rapporte chaque Crépuscule selon sa piste, recrute pour le Décret et fabrique. Un seul par clairière.
about-piece-base = Fondée par une révolte. Elle fait piocher chaque Crépuscule, recrute, forme des officiers de sa couleur et lève la limite de partisans.
about-piece-garden = Donne au Culte le contrôle de sa clairière, quoi qu’il s’y trouve ; les jardins d’une couleur rapportent par un rituel.
about-piece-keep = Tant qu’il est debout, seule la Marquise place des pièces dans sa clairière, et ses guerriers tombés peuvent y revenir. Une fois retiré, il ne revient jamais.
about-piece-wood = Paie les bâtiments de la Marquise, à travers les clairières qu’elle contrôle. Qui le retire marque un point.
about-piece-sympathy = Rapporte quand on la pose, et fabrique. Qui y fait entrer des guerriers ou la retire donne à l’Alliance une carte de la couleur de la clairière.
about-piece-trade_post = Rapporte quand on le pose. Qui se tient à côté peut acheter un service de plus à la Compagnie.
now-here = { $number ->
    [0] Aucun ici.
    [1] Un seul ici.
   *[other] { $number } ici.
}
now-none_here = Il n’y en a plus ici.
now-ruled = Contrôle : { $faction }.
now-unruled = Personne ne contrôle ici.
now-battle_cap = { $number ->
    [0] Dans un combat ici, les dés n’infligent aucune perte pour ce camp.
    [1] Dans un combat ici, les dés infligent au plus une perte pour ce camp.
   *[other] Dans un combat ici, les dés infligent au plus { $number } pertes pour ce camp.
}
now-warrior_supply = { $number ->
    [0] Il n’en reste pas dans la réserve.
    [1] Il en reste un dans la réserve.
   *[other] Il en reste { $number } dans la réserve.
}
cost-building = Prix suivant : { $wood } bois, pour { $points ->
    [0] 0 point
    [1] un point
   *[other] { $points } points
}.
cost-sympathy = Prix suivant : { $number ->
    [0] 0 partisan
    [1] un partisan
   *[other] { $number } partisans
} de la couleur de la clairière, un de plus sous loi martiale, pour { $points ->
    [0] 0 point
    [1] un point
   *[other] { $points } points
}.
now-roosts = { $number ->
    [0] Les perchoirs ne rapportent rien ce Crépuscule.
    [1] Les perchoirs rapportent un point ce Crépuscule.
   *[other] Les perchoirs rapportent { $number } points ce Crépuscule.
}
now-on_map = { $number ->
    [0] Aucun sur la carte.
    [1] Un seul sur la carte.
   *[other] { $number } sur la carte.
}
now-outrage = Y entrer avec des guerriers, ou la retirer, coûte une carte { $suit } ou oiseau.
now-played_by = Joué par { $faction-the }.
now-slots = { $number ->
    [0] Aucun emplacement libre.
    [1] Un emplacement libre.
   *[other] { $number } emplacements libres.
}
now-suit = Sa couleur : { $suit }.
now-ruin = Une ruine prend un emplacement et cache un objet.
now-scorched = Brûlée : plus rien ne s’y place ni n’y entre.
now-points = { $number ->
    [0] Pas encore de point.
    [1] Un point pour l’instant.
   *[other] { $number } points pour l’instant.
}
now-hand = { $number ->
    [0] Aucune carte en main.
    [1] Une carte en main.
   *[other] { $number } cartes en main.
}
about-leader-builder = Les objets fabriqués rapportent ce que dit leur carte, pas seulement un point. Vizirs en Recrutement et Déplacement.
about-leader-charismatic = Chaque Recrutement du Décret place deux guerriers au lieu d’un. Vizirs en Recrutement et Combat.
about-leader-commander = Une perte de plus chaque fois que la Canopée attaque. Vizirs en Déplacement et Combat.
about-leader-despot = Un point de plus par combat où la Canopée retire un bâtiment ou un jeton. Vizirs en Déplacement et Construction.
now-leads = Dirige la Canopée en ce moment.
now-face_down = Déposé : face cachée jusqu’à ce que les quatre le soient.
now-eligible = Peut être choisi maintenant.
now-waits = Peut être choisi après la prochaine crise.
about-column-recruit = Chaque carte : un guerrier à un perchoir dans une clairière de sa couleur.
about-column-move = Chaque carte : un déplacement au départ d’une clairière de sa couleur.
about-column-battle = Chaque carte : un combat dans une clairière de sa couleur.
about-column-build = Chaque carte : un perchoir dans une clairière contrôlée de sa couleur qui n’en a pas.
now-column = { $number ->
    [0] Aucune carte ne l’exige.
    [1] Une carte l’exige chaque tour.
   *[other] { $number } cartes l’exigent chaque tour.
}
about-service-hand_card = Achetez une carte de la main ouverte de la Compagnie.
about-service-riverboats = Le fleuve est un chemin pour vous ce tour-ci.
about-service-mercenaries = Les guerriers de la Compagnie comptent comme les vôtres ce tour-ci, pour le contrôle et au combat ; vous partagez leurs pertes.
cost-service = { $number ->
    [0] Prix actuel : 0 guerrier.
    [1] Prix actuel : un guerrier, versé à la Compagnie.
   *[other] Prix actuel : { $number } guerriers, versés à la Compagnie.
}
about-character-thief = Commence avec botte, torche, thé, épée. Torche : prenez une carte au hasard à un joueur de sa clairière.
about-character-tinker = Commence avec botte, torche, sac, marteau. Torche : reprenez dans la défausse une carte de la couleur de la clairière.
about-character-ranger = Commence avec botte, torche, arbalète, épée. Torche : réparez trois objets ; le Jour s’achève alors.
about-character-vagrant = Commence avec pièces, torche, botte. Torche : dressez l’un contre l’autre deux joueurs de sa clairière.
about-character-arbiter = Commence avec botte, torche, deux épées. Un défenseur de sa clairière peut enrôler ses épées ; il marque un point.
about-character-scoundrel = Commence avec deux bottes, torche, arbalète. Torche, une fois : brûlez sa clairière pour de bon, avec toutes les pièces ennemies.
about-relation-indifferent = Ni ami ni ennemi. Une aide rapproche cette faction d’un pas.
about-relation-cordial = Un pas de plus. Deux aides dans un même tour mènent au suivant.
about-relation-friendly = Presque alliée. Trois aides dans un même tour en font une alliée.
about-relation-allied = Une alliée : ses guerriers peuvent marcher et combattre avec lui, et chaque aide rapporte deux points.
about-relation-hostile = Ennemie pour de bon : ses pièces retirées au combat rapportent, entrer chez elle demande une seconde botte.
about-conspiracy-crusade = Dans une clairière honnie : combattez, ou sortez-en puis combattez.
about-conspiracy-convert = Dans une clairière honnie : un guerrier ennemi est remplacé par un du Culte.
about-conspiracy-sanctify = Dans une clairière honnie : un bâtiment ennemi est remplacé par un jardin.
cost-acolytes = { $number ->
    [0] Ne demande aucun acolyte.
    [1] Demande un acolyte.
   *[other] Demande { $number } acolytes.
}
about-rank = Un ordre de la machine : à son tour elle combat, recrute, construit et se déplace selon la couleur de la carte. Un espion peut le montrer ou le déplacer.
about-mark-score = Trente points gagnent aussitôt. Ils viennent des bâtiments, des jetons retirés, des objets fabriqués et de ce que chaque faction fait de mieux.
about-mark-deck = Les cartes encore à piocher. Quand elle est vide, on mélange la défausse.
about-mark-discard = Ouverte à tous : chacun peut la consulter à tout moment.
about-mark-hand = Cachée aux autres ; sa taille est publique. Cinq cartes au plus restent à la fin du Crépuscule.
about-mark-lost_souls = Toute carte dépensée ou défaussée par quiconque vient d’abord ici ; la couleur la plus fréquente devient la prochaine honnie.
about-mark-ruin = Occupe un emplacement. La torche d’un Vagabond la dégage : il prend l’objet dessous et un point.
about-mark-items = Ce qui se trouve ici peut être fabriqué ; quand une sorte est épuisée, ses cartes ne rapportent rien.
about-mark-crafted = Ce que cette faction a fabriqué. Un Vagabond qui l’aide peut en prendre un.
about-mark-supporters = Cartes cachées de l’Alliance qui paient sympathie et révoltes. Cinq au plus sans base.
about-mark-officers = Chacun donne à l’Alliance une opération au Crépuscule : se déplacer, combattre, recruter ou organiser.
about-mark-decree = Exécuté chaque Jour de gauche à droite, en entier ; sinon c’est la crise : points perdus, cartes défaussées, nouveau dirigeant.
about-mark-dominance = Ce joueur ne marque plus et gagne par les clairières qu’il contrôle.
about-mark-acolytes = Les défenseurs tombés. Ils paient les conspirations à l’Aurore.
about-mark-outcast = Les conspirations visent les clairières de cette couleur, et seuls ses jardins fabriquent. Haïe, elles coûtent un acolyte de moins.
about-mark-revealed = Montrées pour les rituels de ce tour ; elles reviennent en main au Crépuscule.
about-mark-funds = Guerriers de toutes couleurs avec lesquels la Compagnie agit : engagés ils reviennent, dépensés ils partent.
about-mark-payments = Ce que les autres ont payé pour des services ; à l’Aurore de la Compagnie ils deviennent des fonds.
about-mark-commitments = Fonds en usage ; ils reviennent aux fonds à la prochaine Aurore.
about-mark-satchel = Les objets utilisables d’un Vagabond : face visible ils sont prêts, retournés ils sont épuisés. Six places, deux de plus par sac.
about-mark-damaged = Ils ne servent à rien tant qu’un marteau ou une nuit en forêt ne les répare.
about-mark-tracks = Thé, pièces et sacs restent ici tant qu’ils sont prêts, et agissent d’eux-mêmes.
about-mark-relations = Ce que chaque faction pense du Vagabond : les aides la rapprochent et rapportent ; perdre un guerrier par sa faute la rend hostile.
about-mark-quests = Trois sont ouvertes aux Vagabonds : deux objets dans une clairière de la couleur, pour des cartes ou des points.
about-mark-supply = Ce que cette faction peut encore placer sur la carte.
about-mark-actions = Ce qui reste à faire dans cette phase ; les cases marquées sont faites.
about-mark-river = Un chemin pour la Compagnie seule, et pour qui a acheté les bateaux ce tour-ci.
now-deck = { $number ->
    [0] Elle est vide.
    [1] Il y a une carte.
   *[other] Il y a { $number } cartes.
}
now-supporters = { $number ->
    [0] Aucun pour l’instant.
    [1] Un seul pour l’instant.
   *[other] { $number } pour l’instant.
}
about-action-move = Un ou plusieurs de vos guerriers gagnent une clairière voisine. Il faut contrôler celle qu’ils quittent ou celle où ils arrivent.
about-action-battle = Vous attaquez un autre joueur dans une clairière où vous avez des guerriers : deux dés, le plus fort frappe pour vous, chacun autant de fois au plus qu’il a de guerriers sur place.
about-action-craft = Vos pièces de fabrication paient les couleurs d’une carte de la main : un objet rapporte aussitôt, un effet reste en jeu ou agit maintenant.
about-action-activate = Vous mettez en jeu une carte de Domination et ne marquez plus : au début de votre Aurore vous gagnez si vous contrôlez ce qu’elle demande.
about-action-join = Vous renoncez à votre score et gagnerez avec un autre joueur, celui qui a le moins de points.
about-action-take_card = Vous dépensez une carte de sa couleur et prenez une Domination posée à côté de la carte ; contre la machine, un espion.
about-action-buy = Vous achetez une carte, des bateaux ou des mercenaires à la Compagnie, contre des guerriers de votre réserve ou, pour un Vagabond, des objets.
about-action-bank_with = Vous et un autre joueur piochez une carte chacun.
about-action-stand_and_deliver = Vous prenez une carte au hasard à un autre joueur, qui marque un point pour cela.
about-action-royal_claim = Vous défaussez la carte et marquez un point par clairière que vous contrôlez.
about-action-tax = Vous retirez un de vos guerriers de la carte et piochez. Une fois par tour.
about-action-break_code = Vous regardez la main d’un autre joueur. Une fois par tour.
about-action-play_spy = Vous regardez un ordre de la machine, et pouvez en échanger deux.
about-action-recruit = Un guerrier apparaît à chacun de vos recruteurs. Une action, une fois par tour.
about-action-build = Vous élevez une scierie, un atelier ou un recruteur dans une clairière contrôlée, avec du bois qui l’atteint par des clairières contrôlées. Les points viennent aussitôt. Une action.
about-action-overwork = Vous dépensez une carte de la couleur d’une scierie et y gagnez un bois. Une action.
about-action-hire = Vous dépensez une carte oiseau pour une action de plus ce tour-ci.
about-action-decree_recruit = Un guerrier apparaît à un perchoir dont la clairière a la couleur de la carte.
about-action-decree_move = Des guerriers quittent une clairière de la couleur de la carte ; il faut contrôler un bout du chemin.
about-action-decree_battle = Vous combattez dans une clairière de la couleur de la carte.
about-action-decree_build = Un nouveau perchoir, dans une clairière de la couleur de la carte que vous contrôlez, avec un emplacement libre et sans perchoir.
about-action-fail = La carte ne peut pas être exécutée : c’est la crise. Vous perdez des points pour les oiseaux du Décret, ses cartes et votre dirigeant ; le Jour s’achève.
about-action-revolt = Deux partisans de la couleur : toutes les pièces ennemies d’une clairière sympathisante tombent ; votre base, des guerriers et un officier apparaissent.
about-action-spread = Des partisans de la couleur paient un jeton de sympathie voisin des vôtres ; il rapporte aussitôt. Trois guerriers d’un même joueur sur place coûtent un partisan de plus.
about-action-mobilize = Une carte de votre main rejoint les partisans, cachée aux autres.
about-action-train = Vous dépensez une carte de la couleur d’une base : un guerrier devient officier et donne une opération de plus à chaque Crépuscule.
about-action-recruit_at = Vous placez un guerrier de votre réserve : l’Alliance là où elle a une base, la Compagnie au bord d’une rivière.
about-action-organize = Vous retirez un guerrier là où il n’y a pas de sympathie et y posez un jeton, sans partisans ; il rapporte. Une opération.
about-action-slip = Vous gagnez une clairière ou une forêt voisine, sans botte. Une fois par tour.
about-action-walk = Vous épuisez une botte et gagnez une clairière voisine ; là où se tiennent des guerriers hostiles, il en faut deux.
about-action-explore = Vous épuisez une torche et prenez l’objet sous la ruine de votre clairière, pour un point.
about-action-aid = Vous épuisez un objet et donnez une carte de la couleur de la clairière à quelqu’un sur place ; vous pouvez prendre un de ses objets fabriqués, et il vous en aime mieux, ce qui peut rapporter.
about-action-quest = Vous épuisez les deux objets que montre une quête, dans une clairière de sa couleur : deux cartes, ou un point par quête de cette couleur accomplie.
about-action-reward_points = Un point par quête de cette couleur accomplie, celle-ci comprise.
about-action-reward_cards = Vous piochez deux cartes.
about-action-strike = Vous épuisez une arbalète et retirez un guerrier de votre clairière, ou ce qu’aucun guerrier ne garde, pour un point.
about-action-repair = Vous épuisez un marteau et réparez un objet endommagé.
about-action-steal = Vous épuisez une torche et prenez une carte au hasard à quelqu’un de votre clairière.
about-action-day_labor = Vous épuisez une torche et prenez dans la défausse une carte de la couleur de la clairière.
about-action-hideout = Vous épuisez une torche et réparez jusqu’à trois objets. Votre Jour s’achève.
about-action-instigate = Vous épuisez une torche et dressez l’un contre l’autre deux joueurs de votre clairière. Vous choisissez ce qui tombe, et en marquez les points.
about-action-scorch = Votre torche brûle la clairière pour de bon : toutes les pièces ennemies y tombent, et personne n’y revient.
about-action-crusade_move = Des acolytes paient : des guerriers quittent une clairière honnie et peuvent combattre là où ils arrivent.
about-action-crusade_battle = Des acolytes paient : vous combattez dans une clairière honnie.
about-action-convert = Des acolytes paient : un guerrier ennemi d’une clairière honnie est remplacé par un des vôtres.
about-action-sanctify = Des acolytes paient : un bâtiment ennemi d’une clairière honnie est remplacé par un jardin.
about-action-ritual_build = Vous montrez une carte : un jardin dans une clairière de sa couleur que vous contrôlez, avec un emplacement libre. La carte revient au Crépuscule.
about-action-ritual_recruit = Vous montrez une carte : un guerrier dans une clairière de sa couleur. La carte revient au Crépuscule.
about-action-ritual_score = Vous dépensez une carte : les jardins de sa couleur rapportent. Une fois par tour et par couleur.
about-action-sacrifice = Vous montrez une carte oiseau : un guerrier de votre réserve devient acolyte. La carte revient au Crépuscule.
about-action-export = Une carte que vous pourriez fabriquer est défaussée, et un de vos guerriers rejoint les paiements : un fonds dès votre prochaine Aurore.
about-action-draw = Vous engagez un fonds et piochez une carte.
about-action-establish = Deux fonds de qui contrôle la clairière : un comptoir et un guerrier y apparaissent, pour deux points.
cost-action = Prend une de vos actions.
cost-march = Jusqu’à deux déplacements ensemble prennent une de vos actions.
cost-operation = Prend une de vos opérations : une par officier.
cost-sword = Épuise une épée, qui compte encore pour vos coups.
cost-hammers = Épuise un marteau par couleur, toutes devant être celle de votre clairière.
cost-fund = Engage un fonds, qui revient à votre prochaine Aurore.
cost-fund_craft = Met un fonds sur un emplacement de comptoir vide par couleur.
cost-fund_spent = Dépense un fonds, qui revient à son propriétaire.
