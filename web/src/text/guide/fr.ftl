# La carte avant une première partie, et les conseils pendant celle-ci.

first-lead = { $name }, dans cette partie vous menez
first-lead-nameless = Dans cette partie vous menez
first-play = { $name }, votre première partie de
first-play-nameless = Votre première partie de
first-want = Ce que vous voulez
first-ends = Quand ça finit
first-turn = { $count ->
    [3] Un tour, trois moments
   *[other] Un tour
}
first-watch = Ce qu’il faut regarder
first-threat = Ce qui vous guette
first-once = Cette carte ne vient qu’une fois. Vous la retrouverez sous ? et dans les règles.
first-known = Je connais
first-guided = Jouer guidé
first-again = Revoir la première carte
guided = Conseils aux premiers tours
guided-note = À chaque nouvelle question, une ligne dit pourquoi on ferait cela.
guide = Guide des nouveaux jeux
guide-note = Avant une première partie, une carte, puis des conseils pendant ses deux premiers tours.
tip-away = C’est lu
