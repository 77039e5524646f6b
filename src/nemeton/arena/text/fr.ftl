# Erreurs

error-no-bots = Personne ne joue : nommez des bots, par exemple --bots greedy,random.
error-unknown-bot-setting = Un bot n’a pas de réglage « { $setting } » ; il a { $allowed }, par exemple oak:nodes=2000.
error-bad-bot-setting = { $setting } demande un nombre supérieur à 0, pas « { $value } ».
error-bad-arena-number = { $name } ne peut pas être { $value }.
error-bad-line-up = Un bot nommé deux fois compose une tablée, qui compte autant de bots que de joueurs : il y en a { $bots } pour { $players }.
error-too-many-bots = { $bots } bots sur { $players } places se rencontrent de trop de façons ; nommez-en moins.
error-bad-sprt = Le test demande deux parts différentes entre 0 et 1, la plus petite d’abord, et une erreur inférieure à un demi.
error-arena-empty = Ce fichier de résultats est vide.
error-arena-head = Ce n’est pas un fichier de résultats de l’arène.
error-arena-line = La ligne { $line } n’est pas une partie de l’arène ; rien n’a été changé.
error-arena-twice = La ligne { $line } contient la partie { $game } une seconde fois ; rien n’a été changé.
error-arena-other = Le fichier appartient à un autre tournoi : { $name } y vaut { $there }, ici { $here }.
error-arena-busy = Un autre tournoi écrit dans ce fichier.
error-arena-died = Un processus est mort { $times } fois sur la même partie.
error-arena-no-ray = Ray n’est pas installé : pip install « nemeton[ray] ».
error-arena-no-cluster = Aucune grappe Ray à rejoindre { $address } : { $detail }
error-arena-unmet = { $one } et { $other } ne se rencontrent pas dans ce tournoi.
error-arena-not-there = { $name } n’est aucun des bots de ce tournoi, ou plusieurs : { $allowed }.
