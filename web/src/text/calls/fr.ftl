# Being called when a game waits and no page is open

calls = Les appels
calls-note = Quand une partie vous attend et que vous n’êtes pas là, nous pouvons vous le dire : une fois, puis une autre avant la fin du temps d’un choix. Chaque moyen est éteint tant que vous ne l’allumez pas. Un appel nomme le jeu et rien d’autre : ni cartes, ni paroles, ni noms.
calls-off = Les appels ne sont pas installés sur ce serveur ; les flux ci-dessous marchent tout de même.
calls-push = Dans ce navigateur
calls-push-note = Une notification, même quand toutes les pages de Nemeton sont fermées.
calls-push-on = M’appeler ici
calls-push-is-on = Ce navigateur est appelé.
calls-push-missing = Ce navigateur ne peut pas être appelé. Sur iPhone ou iPad, ajoutez d’abord cette page à l’écran d’accueil ; ailleurs, la page doit être chiffrée (https).
calls-push-denied = Ce navigateur interdit à la page de vous prévenir. Autorisez-la à côté de l’adresse, puis recommencez.
calls-push-failed = Ce navigateur n’a trouvé aucun service qui lui porterait les appels.
calls-mail = Par courriel
calls-mail-note = Nous écrivons une fois à l’adresse ; vous la confirmez par le lien de la lettre. Chaque lettre porte un lien qui y met fin.
calls-mail-field = Votre adresse de courriel
calls-mail-give = M’écrire
calls-hook = Par webhook
calls-hook-note = Pour vos propres programmes, ou un salon de Discord, Slack ou Matrix. Un premier appel montre si cela marche.
calls-hook-form = Forme
calls-hook-json = JSON simple
calls-hook-discord = Discord
calls-hook-slack = Slack
calls-hook-matrix = Matrix
calls-hook-field = Adresse
calls-hook-help-json = Un POST avec event, title, text, link, game, table et deadline.
calls-hook-help-discord = Paramètres d’un salon, Intégrations, Webhooks : copiez son URL.
calls-hook-help-slack = Un webhook entrant de votre espace de travail : son URL.
calls-hook-help-matrix = L’URL d’un pont pour webhooks, ou un salon lui-même : https://…/_matrix/client/v3/rooms/SALON/send/m.room.message?access_token=CLÉ
calls-hook-give = Appeler cette adresse
calls-list = Où l’on vous appelle
calls-none = Nulle part encore.
calls-kind-push = Navigateur
calls-kind-mail = Courriel
calls-kind-webhook = Webhook
calls-state-unproved = { $kind ->
    [mail] attend que vous la confirmiez, par le lien de la lettre
   *[other] un premier appel est en route
}
calls-state-ready = on y appelle
calls-state-here = on y appelle, c’est celui-ci
calls-state-dead = { $why ->
    [gone] n’existe plus, donc retirée
    [no-mailbox] cette boîte n’existe pas, donc retirée
   *[other] n’a pas pris les appels, donc retirée ({ $why })
}
calls-try = Essayer
calls-tried = Un appel est en route.
calls-remove = Retirer
calls-remove-one = Retirer { $label }
calls-try-one = Essayer { $label }
calls-quiet = Heures de silence
calls-quiet-note = Ce qui y tombe vient quand elles sont finies ; un rappel qui viendrait trop tard part avant qu’elles commencent.
calls-quiet-on = Ne pas m’appeler la nuit
calls-quiet-from = de
calls-quiet-to = à
calls-quiet-zone = Fuseau horaire
calls-feeds = Flux
calls-feeds-note = Pour un lecteur de flux, et pour un agenda qui montre la fin de votre temps. Qui connaît ces adresses peut les lire : gardez-les pour vous.
calls-feeds-make = Créer les adresses
calls-feeds-renew = En créer d’autres
calls-feeds-stop = Éteindre
calls-atom = Les parties qui vous attendent (Atom)
calls-calendar = La fin de votre temps (agenda)
letter-confirm = Recevoir des lettres à cette adresse ?
letter-confirm-note = Quelqu’un, vous sans doute, veut qu’on lui écrive quand une partie l’attend.
letter-confirm-go = Oui, cette adresse est la mienne
letter-confirmed = { $label } est confirmée : une lettre vient quand une partie vous attend.
letter-unsubscribe = Plus de lettres ?
letter-unsubscribe-note = Une pression, et plus aucune lettre ne vient à cette adresse. Vos parties restent.
letter-unsubscribe-go = Arrêter les lettres
letter-unsubscribed = Plus aucune lettre ne vient à cette adresse.
