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
