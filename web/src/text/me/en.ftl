# The page about oneself

me = Your games, everywhere
me-lead = No account, no password: your games hang on a key that this browser keeps. Here you say what you are called, and which devices hold such a key.
me-nobody = You have no game on this server yet. With the first one, this browser gets its key.
me-name-note = Said once, read at all your tables and on all your devices.
me-rename = Change it
me-named = That is your name now, at all your tables.
me-devices = Your devices
me-devices-note = Each of these browsers opens all your games. Remove one that you have lost or lent.
me-device = Another browser
me-device-here = this one
me-device-seen = last used { $day }
me-device-remove = Remove
me-device-remove-one = Remove { $label }
me-device-remove-sure = Remove this device?
me-device-remove-here = This browser forgets you: your games stay, but it no longer opens them.
me-device-remove-other = { $label } no longer opens your games. Nothing else changes.
me-device-last = It is the only device that opens your games. Without another one, nobody can sit on your seats again, not even you.
me-link = Devices and keys
me-link-note = Take your games along to another device, or see which ones open them.

me-along = Take my games along
me-along-note = Opens all your games on another device too: your phone, a second computer. Both then have them, on the same seats and under the same name.
me-along-make = Make a link
me-along-again = Make another link
me-along-qr = QR code of the link
me-along-how = Point the camera of the other device at the code, or send yourself the link and open it there.
me-along-until = Works once, until { $time }.
me-along-secret = Whoever opens it first has your games: do not pass it on.
me-passkeys = Passkeys
me-passkeys-note = Your fingerprint, your face, a PIN or a security key opens your games on any device: nothing to type, nothing to remember. Have two, in case one is lost.
me-passkeys-insecure = They work only over an encrypted connection: this page was opened without (its address begins with http). Ask whoever runs this server for an address with https.
me-passkeys-numbered = They work only at an address with a name, not at a number as here. On the machine that runs the server, open localhost{ $port } instead.
me-passkeys-missing = This browser knows no passkeys. A link or a sheet does the same.
me-passkey = A passkey
me-passkey-label = A name for it, such as “My phone”
me-passkey-add = Add a passkey
me-passkey-open = Sign in with a passkey
me-passkey-remove-sure = Remove this passkey?
me-passkey-remove-what = { $label } no longer opens your games here. Devices that it has opened stay open: remove them under “Your devices”. Your device may go on listing the passkey; delete it there too.
me-sheet = A sheet to keep
me-sheet-note = Ten words on paper open your games even if every device is lost. Keep it where you keep what matters.
me-sheet-write = Write a sheet
me-sheet-again = Write a new sheet
me-sheet-drop = Make the sheet void
me-sheet-there = You have a sheet of { $day }. A new one makes it void.
me-sheet-title = Nemeton: the games of { $name }
me-sheet-how = To open these games on any browser, go to { $address } and type these words in order.
me-sheet-made = Written on { $day }
me-sheet-once = Print these words or write them down now: they are not shown again.
me-sheet-print = Print
me-open = I have games on another device
me-open-note = Make a link there, under “Take my games along”, and open it here. Or use a passkey, or type the words of your sheet:
me-open-words = The ten words, in order
me-open-do = Open my games
me-open-sure = Open the games of { $name } here?
me-open-games = { $games ->
    [0] No games yet; all that come will be here too.
    [one] One game will be on this browser too.
   *[other] { $games } games will be on this browser too.
}
me-open-joining = { $games ->
    [one] The game that this browser has joins them: it stays yours.
   *[other] The { $games } games that this browser has join them: they stay yours.
}
me-open-own = Do so only on a device of your own: whoever uses this browser can play for you.
me-open-yes = Open them here
me-opened = Welcome, { $name }: your games are on this device now.
me-to-games = To your games

me-data = What is kept about you
me-data-note = Your name, your devices, your tables, what you said and noted there. Nothing else, and no address.
me-export = Save it all as a file
me-delete = Delete it all
me-delete-sure = Delete everything about you?
me-delete-what = Your name, your devices and keys, your notes and what you said at tables are deleted.
me-delete-seats = Finished games stay for those you played with; your seats there read “somebody”. In games that go on your seats become free.
me-delete-final = It cannot be undone, and no device opens these games again.
me-delete-yes = Delete everything
me-deleted = Nothing is kept about you any more.
somebody = somebody
