# The owner's page

admin = This server
admin-key = The owner’s key
admin-key-note = Whoever runs the server makes one with: nemeton admin key. It stays in this tab.
admin-enter = Enter
admin-leave = Forget the key
admin-more = Backups, exports, pruning and new keys:
admin-tables = Tables
admin-find = An address, a name, or something said
admin-find-do = Find
admin-none = No table fits.
admin-complaints = Reported by guests
admin-no-complaints = Nobody complains.
admin-open = See the table
admin-settle = Dealt with
admin-state = { $state ->
    [waiting] Waiting for people
    [playing] Being played, { $choices ->
        [one] one choice
       *[other] { $choices } choices
    } so far
    [over] Over, after { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }
    [damaged] Its log cannot be read
   *[other] It cannot be opened by the rules of today
}
admin-visit = Look on
admin-reason = Reason
admin-reason-note = What follows needs one; everybody at the table reads it in the log.
admin-close = Close the table
admin-back = Take the game back
admin-back-to = Choices that stay
admin-seat = Seat { $seat }:
admin-free = free
admin-hand = Let a bot play
admin-mute = Mute
admin-unmute = Let talk again
admin-remove = Show out
admin-removed = shown out, or gone
admin-talk = Said last
admin-rules = Names and talk
admin-chat = People may talk at tables
admin-longest-name = Characters of a name, at most
admin-longest-message = Characters of a message, at most
admin-words = Words that are refused
admin-words-note = One a line, whatever its case and accents; * stands for any letters, twice in a word at most.
admin-save = Save
admin-saved = Saved: it holds from now on.
admin-quoted = “{ $text }”
admin-guests = Guests
