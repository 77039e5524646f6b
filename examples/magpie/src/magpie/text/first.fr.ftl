# Avant et pendant une première partie : une carte, puis pourquoi on ferait ce qui est demandé.

first =
    .want = Avoir le **nid le plus riche** quand quelqu’un atteint le but : un bouton vaut 1, une perle 2, une cuillère 3.
    .ends = Après la manche où un nid atteint le but, ou quand il n’y a plus rien à prendre. Comptez **dix minutes**.
    .moment-hand = **Un bibelot** Piochez-en un ; vous seul le voyez.
    .moment-token = **Un geste** Choisissez-en un sur trois :
    .act-boot = rapporter
    .act-bag = poser
    .act-hands = voler
    .moment-moon = **La fin** Regardez, contre une plume, si vous voulez, puis finissez votre tour.
    .watch-cards = Ce que les autres **tiennent** : plus ils ont de bibelots, plus un vol rapporte.
    .watch-crown = Le nid le plus riche, et ce qui lui manque pour le but.
    .threat-hands = Un voleur que l’on **fait fuir en hululant** perd son tour : qui tient une plume de hibou est à l’abri.

tip-action = Rapporter va vite mais à l’aveugle ; poser est sûr ; voler rapporte chez qui tient beaucoup.
tip-end = Une plume dépensée maintenant montre ce qui vous attend dans la clairière.
tip-hoot = Dans un nid, une plume de hibou ne vaut rien : hululez, et le voleur repart sans rien.
