# Erreurs

error-no-bots = Personne ne joue : nommez des robots, par exemple --bots sapling,random.
error-unknown-bot-setting = Un robot n’a pas de réglage « { $setting } » ; il a { $allowed }, par exemple forest:nodes=2000.
error-bad-bot-setting = Le réglage { $setting } d’un robot demande un nombre supérieur à 0, pas « { $value } ».
error-bad-arena-number = { $name } doit être au moins { $least }, pas { $value }.
error-bad-line-up = Un robot nommé deux fois compose une tablée, qui compte autant de robots que de joueurs : il y en a { $bots } pour { $players }.
error-too-many-bots = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
} sur { $players ->
    [one] { $players } place
   *[other] { $players } places
} se rencontrent de trop de façons ; nommez-en moins.
error-bad-sprt = Le test demande deux parts différentes entre 0 et 1, la plus petite d’abord, et une erreur inférieure à un demi.
error-arena-empty = Ce fichier de résultats est vide.
error-arena-head = Ce n’est pas un fichier de résultats de l’arène.
error-arena-line = La ligne { $line } n’est pas une partie de l’arène ; rien n’a été changé.
error-arena-twice = La ligne { $line } contient la partie { $game } une seconde fois ; rien n’a été changé.
error-arena-other = Le fichier appartient à un autre tournoi : { $name } y vaut { $there }, ici { $here }.
error-arena-busy = Un autre tournoi écrit dans ce fichier.
error-arena-died = Un processus est mort { $times } fois sur la même partie.
error-arena-no-ray = Ray n’est pas installé : pip install « nemeton[ray] ».
error-export-format = « { $file } » ne dit pas sous quelle forme il est voulu : { $allowed }.
error-export-no-arrow = Parquet demande pyarrow : pip install « nemeton[parquet] » ; ou nommez un fichier en .jsonl.
error-arena-no-cluster = Aucune grappe Ray à rejoindre { $address } : { $detail }
error-arena-unmet = { $one } et { $other } ne se rencontrent pas dans ce tournoi.
error-arena-not-there = { $name } n’est aucun des robots de ce tournoi, ou plusieurs : { $allowed }.

# Le rapport d’équilibre

page-title = { $game } : équilibre
other-language = English
facts = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}, à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, par { $bots }. Options : { $options }. Graines { $first } à { $last } ; premiers tours tirés au sort : { $opening }. Nemeton { $version }, règles { $rules }.
places = Qui commence
places-note = Part de victoires selon le rang dans l’ordre du tour, avec intervalles à 95 %. Entre égaux chacun gagnerait { $fair } ; le rouge marque ce que le hasard n’explique pas.
equals = { $bot } contre lui-même, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
all-games = Tous les robots sauf random, places tournantes, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
nth-place = { $number ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
}
factions = Factions
factions-note = Part de victoires par faction, chaque robot les ayant toutes eues ; { $fair } serait équitable.
compensation = Ce qui rendrait égal
compensation-note = { $games ->
    [1] La partie
   *[other] Les { $games } parties
} entre égaux, une fois encore, avec des points donnés au premier joueur avant de comparer : part de victoires du premier. La plus égale de ces valeurs est { $best }. Des joueurs qui le sauraient joueraient peut-être autrement ; essayez avant d’imprimer.
length = Durée
length-note = La moitié des parties prennent { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} ou moins, neuf sur dix entre { $low } et { $high } ; la moitié { $choices } choix ou moins.
endings = Comment elles finissent
branching = Largeur
branching-note = Options à chaque choix, du début à la fin d’une partie : { $mean } en moyenne, { $widest } au plus.
leads = Tête
leads-note = Combien de fois la tête au score change dans une partie : { $mean } en moyenne. À mi-partie le futur vainqueur est seul en tête dans { $half } des parties.
foreseen = Parties où le futur vainqueur est seul en tête
scores = Cours des scores
scores-note = Le score moyen du début à la fin.
winners = vainqueurs
others = les autres
points = D’où viennent les points
points-note = Points gagnés par une place dans une partie, vainqueurs et autres : là où l’écart est grand, la partie se décide.
by-points = Selon ce qui venait d’être choisi
by-sources = Selon l’origine que le jeu leur donne
bots = Force
bots-note = Cotes d’un seul modèle de toutes les parties ; random vaut 0, et 400 points de plus gagnent dix fois plus souvent.
controls = Témoins
controls-note = Les robots contre eux-mêmes doivent finir à égalité, et aucun ne doit être pire que random. Parties différentes les unes des autres : { $different } sur { $games }.
control = témoin
control-mirror = { $bot } : premier des jumeaux
control-random = { $bot } contre random
share = part de victoires
sound = comme il se doit
unsound = pas comme il se doit
wins = victoires de qui l’a fait
verbs = Ce qui se fait
verbs-note = Combien de fois chaque action est choisie, sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
action = action
things = Ce qui sert
things-note = Cartes, jetons, lieux : combien de fois est prise une option qui en nomme un. Qui se sert d’une chose et gagne ne gagne pas forcément grâce à elle.
per-game = par partie
in-games = des parties
when-offered = si offert
never = Jamais offert : { $names }.
rules = Règles en jeu
rules-note = Combien de fois chaque paragraphe des règles demande quelque chose à quelqu’un.
rule = paragraphe
method = Comment cela fut mesuré
method-design = Chaque graine est jouée plusieurs fois, les places tournant entre tous les robots, si bien que chacun a eu chaque place avec la même chance ; ce qui se règle par place avance de graine en graine. Toutes les quelques graines, chaque robot joue aussi contre lui-même et contre random.
method-model = Les intervalles viennent de graines pesées mille fois à neuf : les parties d’une même graine ne passent pas pour indépendantes. Les cotes sont celles de Plackett et Luce, les victoires partagées à la façon de Davidson, les effets du rang et de la faction estimés à côté de ceux des robots.
method-use = Les robots ne sont pas des gens : ce qu’ils n’emploient jamais est peut-être ce qu’ils ne comprennent pas. Comparez des robots de force différente avant d’accuser une règle.

# Sortes de choses que les options nomment

kind-achievement = Hauts faits
kind-action = Actions
kind-artifact = Artefacts
kind-blessing = Bénédictions
kind-card = Cartes
kind-cell = Cases
kind-character = Personnages
kind-column = Colonnes du décret
kind-conspiracy = Conspirations
kind-creature = Créatures
kind-deed = Actes
kind-display = Étals
kind-druid = Druides
kind-hex = Hexagones
kind-ingredient = Ingrédients
kind-item = Objets
kind-leader = Chefs
kind-location = Lieux
kind-order = Ordres
kind-orientation = Orientations
kind-payment = Paiements
kind-piece = Pièces
kind-place = Lieux
kind-potion = Potions
kind-quest = Quêtes
kind-rank = Rangs
kind-relation = Relations
kind-resource = Ressources
kind-ritual = Rituels
kind-row = Rangées
kind-seed = Graines
kind-service = Services
kind-side = Côtés
kind-slot = Emplacements
kind-source = Origines des points
kind-space = Espaces
kind-suit = Couleurs
kind-tile = Tuiles
kind-token = Jetons
