# La page de la personne qui tient le serveur

admin = Ce serveur
admin-key = La clé du serveur
admin-key-note = Qui tient le serveur en fait une avec : nemeton admin key. Elle reste dans cet onglet.
admin-enter = Entrer
admin-leave = Oublier la clé
admin-more = Sauvegardes, exports, ménage et nouvelles clés :
admin-tables = Tables
admin-find = Une adresse, un nom ou des paroles
admin-find-do = Chercher
admin-none = Aucune table ne correspond.
admin-complaints = Signalé par des invités
admin-no-complaints = Personne ne signale rien.
admin-open = Voir la table
admin-settle = C’est traité
admin-state = { $state ->
    [waiting] Attend du monde
    [playing] En cours, { $choices } choix jusqu’ici
    [over] Finie, après { $choices } choix
    [damaged] Son journal ne se lit pas
   *[other] Les règles d’aujourd’hui ne peuvent pas l’ouvrir
}
admin-visit = Aller voir
admin-reason = Raison
admin-reason-note = Il en faut une pour ce qui suit ; toute la table la lit dans le journal.
admin-close = Fermer la table
admin-back = Ramener la partie
admin-back-to = Choix qui restent
admin-seat = Place { $seat } :
admin-free = libre
admin-hand = Faire jouer un robot
admin-mute = Faire taire
admin-unmute = Laisser parler
admin-remove = Mettre dehors
admin-removed = mis dehors, ou parti
admin-talk = Dernières paroles
admin-rules = Noms et paroles
admin-chat = On peut parler aux tables
admin-longest-name = Caractères d’un nom, au plus
admin-longest-message = Caractères d’un message, au plus
admin-words = Mots refusés
admin-words-note = Un par ligne, sans égard aux majuscules ni aux accents ; * vaut toutes lettres, deux fois par mot au plus.
admin-save = Enregistrer
admin-saved = Enregistré : valable dès maintenant.
admin-quoted = « { $text } »
admin-guests = Invités
