# The page about oneself

me = Vos parties, partout
me-lead = Ni compte ni mot de passe : vos parties tiennent à une clé que garde ce navigateur. Ici, vous dites comment on vous appelle et quels appareils ont une telle clé.
me-nobody = Vous n’avez encore aucune partie sur ce serveur. Avec la première, ce navigateur reçoit sa clé.
me-name-note = Dit une fois, lu à toutes vos tables et sur tous vos appareils.
me-rename = Changer
me-named = C’est votre nom désormais, à toutes vos tables.
me-devices = Vos appareils
me-devices-note = Chacun de ces navigateurs ouvre toutes vos parties. Retirez celui que vous avez perdu ou prêté.
me-device = Un autre navigateur
me-device-here = celui-ci
me-device-seen = dernière visite : { $day }
me-device-remove = Retirer
me-device-remove-one = Retirer { $label }
me-device-remove-sure = Retirer cet appareil ?
me-device-remove-here = Ce navigateur vous oublie : vos parties restent, mais il ne les ouvre plus.
me-device-remove-other = { $label } n’ouvre plus vos parties. Rien d’autre ne change.
me-device-last = C’est le seul appareil qui ouvre vos parties. Sans un autre, personne ne pourra reprendre vos places, pas même vous.
me-link = Appareils et clés
me-link-note = Emportez vos parties sur un autre appareil, ou voyez lesquels les ouvrent.
