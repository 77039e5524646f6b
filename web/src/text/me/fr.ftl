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
me-device-seen = dernière utilisation : { $day }
me-device-remove = Retirer
me-device-remove-one = Retirer { $label }
me-device-remove-sure = Retirer cet appareil ?
me-device-remove-here = Ce navigateur vous oublie : vos parties restent, mais il ne les ouvre plus.
me-device-remove-other = { $label } n’ouvre plus vos parties. Rien d’autre ne change.
me-device-last = C’est le seul appareil qui ouvre vos parties. Sans un autre, personne ne pourra reprendre vos places, pas même vous.
me-link = Appareils et clés
me-link-note = Emportez vos parties sur un autre appareil, ou voyez lesquels les ouvrent.

me-along = Emporter mes parties
me-along-note = Ouvre toutes vos parties aussi sur un autre appareil : votre téléphone, un second ordinateur. Les deux les ont alors, aux mêmes places et sous le même nom.
me-along-make = Créer un lien
me-along-again = Créer un autre lien
me-along-qr = Code QR du lien
me-along-how = Visez le code avec l’appareil photo de l’autre appareil, ou envoyez-vous le lien et ouvrez-le là-bas.
me-along-until = Sert une seule fois, jusqu’à { $time }.
me-along-secret = Qui l’ouvre en premier a vos parties : ne le transmettez à personne.
me-passkeys = Clés d’accès
me-passkeys-note = Votre empreinte, votre visage, un code PIN ou une clé de sécurité ouvre vos parties sur n’importe quel appareil : rien à taper, rien à retenir. Ayez-en deux, au cas où l’une se perdrait.
me-passkeys-insecure = Elles ne marchent que par une connexion chiffrée, et cette page a été ouverte sans (son adresse commence par http). Demandez une adresse en https à qui tient ce serveur.
me-passkeys-numbered = Elles ne marchent qu’à une adresse qui est un nom, pas à un numéro comme ici. Sur la machine du serveur, ouvrez plutôt localhost{ $port }.
me-passkeys-missing = Ce navigateur ne connaît pas les clés d’accès. Un lien ou une feuille fait de même.
me-passkey = Une clé d’accès
me-passkey-label = Un nom pour elle, comme « Mon téléphone »
me-passkey-add = Ajouter une clé d’accès
me-passkey-open = Ouvrir avec une clé d’accès
me-passkey-remove-sure = Retirer cette clé d’accès ?
me-passkey-remove-what = { $label } n’ouvre plus vos parties ici. Les appareils qu’elle a ouverts le restent : retirez-les sous « Vos appareils ». Votre appareil peut encore proposer la clé ; supprimez-la là-bas aussi.
me-sheet = Une feuille à garder
me-sheet-note = Dix mots sur papier ouvrent vos parties même si tous vos appareils sont perdus. Rangez cette feuille avec ce qui compte.
me-sheet-write = Écrire une feuille
me-sheet-again = Écrire une nouvelle feuille
me-sheet-drop = Annuler la feuille
me-sheet-there = Vous avez une feuille du { $day }. Une nouvelle l’annule.
me-sheet-title = Nemeton : les parties de la personne nommée { $name }
me-sheet-how = Pour ouvrir ces parties dans n’importe quel navigateur, allez sur { $address } et tapez ces mots dans l’ordre.
me-sheet-made = Écrite le { $day }
me-sheet-once = Imprimez ces mots ou notez-les maintenant : ils ne seront plus montrés.
me-sheet-print = Imprimer
me-open = J’ai des parties sur un autre appareil
me-open-note = Créez-y un lien, sous « Emporter mes parties », puis ouvrez ce lien dans ce navigateur. Ou servez-vous d’une clé d’accès, ou tapez les mots de votre feuille :
me-open-words = Les dix mots, dans l’ordre
me-open-do = Ouvrir mes parties
me-open-sure = Ouvrir ici les parties de la personne nommée { $name } ?
me-open-games = { $games ->
    [0] Aucune partie encore ; toutes celles qui viendront seront ici aussi.
    [one] Une partie sera aussi dans ce navigateur.
   *[other] { $games } parties seront aussi dans ce navigateur.
}
me-open-joining = { $games ->
    [0] Ce navigateur n’a pas encore de partie.
    [one] La partie qu’a ce navigateur les rejoint : elle reste la vôtre.
   *[other] Les { $games } parties qu’a ce navigateur les rejoignent : elles restent les vôtres.
}
me-open-own = Seulement sur un appareil à vous : qui se sert de ce navigateur peut jouer à votre place.
me-open-yes = Les ouvrir ici
me-opened = Bienvenue, { $name } : vos parties sont maintenant sur cet appareil.
me-to-games = Vers vos parties

me-data = Ce qui est gardé sur vous
me-data-note = Votre nom, vos appareils, vos tables, ce que vous y avez dit et noté. Rien d’autre, et aucune adresse.
me-export = Tout enregistrer dans un fichier
me-delete = Tout effacer
me-delete-sure = Effacer tout ce qui vous concerne ?
me-delete-what = Votre nom, vos appareils et leurs clés, vos notes et ce que vous avez dit aux tables sont effacés.
me-delete-seats = Les parties finies restent à celles et ceux qui jouaient avec vous ; vos places s’y lisent « quelqu’un ». Dans les parties en cours, vos places deviennent libres.
me-delete-final = C’est sans retour, et plus aucun appareil n’ouvrira ces parties.
me-delete-yes = Tout effacer maintenant
me-deleted = Plus rien n’est gardé sur vous.
somebody = quelqu’un
