# The app itself

language = Language
language-fr = Français
language-en = English
theme = Theme
theme-auto = as the system
theme-light = light
theme-dark = dark
menu = Menu
close = Close
cancel = Cancel
back = Back
loading = One moment …
nav = Nemeton
nav-games = Games
nav-lobby = Tables
nav-learn = Learn
nav-about = About
to-home = To the games
no-page = Nothing grows here
no-page-note = There is no page at this address.
copied = Copied
points = { $count ->
    [one] point
   *[other] points
}
score = Score
you = you

# Settings

settings = Settings
pace = Pace
pace-note = How fast pieces travel.
pace-off = off
pace-fast = fast
pace-normal = normal
pace-slow = slow
sound = Sounds
sound-note = A knock on wood for a move, a rattle for dice, falling tones for a loss, rising ones for growth, a chime when it is your turn.
notify = Notifications
notify-note = The browser tells you when it is your turn.
notify-blocked = The browser does not allow it: let this page notify you in its settings.
marks = More marks
marks-note = A further sign on every piece says whose it is, without colour.
confirm = Confirm moves
confirm-note = The last click only aims; a key carries the move out.
plain = Lists instead of boards
plain-note = Every question as a list of sentences, for screen readers and slow machines.

# Credits

credits = Credits
credits-unofficial = Nemeton is unofficial. It is neither made nor endorsed by the designers or publishers of these games, and contains none of their art and none of the text of their rulebooks. If you like a game here, buy it: it is better still on a table.
credits-games = The games
credits-cernunos-name = Cernunos
credits-cernunos = By its designer and publisher, who hold all rights to it.
credits-pangaia-name = Pangaia
credits-pangaia = By its designer and publisher, who hold all rights to it.
credits-oak-name = Oak
credits-oak = Designed by Wim Goossens, illustrated by Maciej Janik, published by Game Brewer.
credits-root-name = Root
credits-root = Designed by Cole Wehrle, illustrated by Kyle Ferrin, published by Leder Games.
credits-icons = Icons
credits-icons-text = The silhouettes are by Lorc, Delapouite and other contributors to
credits-fonts = Fonts
credits-fonts-text = Uncial Antiqua (Astigmatic), Alegreya and Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), under the SIL Open Font License 1.1.
credits-code = Code and pictures
credits-code-text = Nemeton is free software under the MIT licence. Its landscapes and boards are drawn by its own code.

# Refusals

refused-archived = An uploaded game is there to be looked at, not played.
refused-bad-input = That cannot be set up like this.
refused-bad-message = { $problem ->
    [json] That was no message the server can read.
    [missing] The server did not understand that: “{ $field }” is missing.
    [unknown] The server did not understand that: it knows no “{ $field }”.
    [type] The server did not understand that: “{ $field }” should be { $expected }.
    [value] The server did not understand that: “{ $field }” cannot be so.
    [address] The server knows nothing at that address.
   *[other] The server did not understand that.
}
refused-bad-name = Please choose another name.
refused-bot-instead = With three or more at the table a bot plays on for whoever runs out of time; the game does not end.
refused-bad-words = Whoever runs this server does not want such words here. Say it otherwise.
refused-busy = The server is busy; try again in a moment.
refused-answer-first = Somebody else proposes something already: answer that first.
refused-begun = The game has begun: it is too late for that.
refused-closed = This table is closed.
refused-no-clock = There is no clock here that could rest.
refused-no-holidays = So many days of holiday are left at this table: { $days }.
refused-nobody-to-ask = There is nobody here who could agree.
refused-full = All seats are taken.
refused-game-over = The game is over.
refused-hints-off = There are no hints at this table.
refused-league-begun = The league has begun already.
refused-league-entered = You take part in this league already.
refused-league-full = This league has no free place.
refused-league-late = This league takes no more entries.
refused-league-no-entrant = Nobody of that number takes part.
refused-league-not-begun = The league has not begun yet.
refused-league-over = This league is over.
refused-league-playing = The round is not over yet: games are still being played.
refused-league-too-few = A league needs two entrants at least.
refused-no-profile = There is no such page, or whoever it is about shows it to nobody.
refused-no-such-league = There is no such league.
refused-not-organizer = Whoever opened the league decides that.
refused-rated-agree = This game counts for the rating: sit down only if you agree to that.
refused-rated-own-values = A rated game is played with the usual values, not with your own.
refused-rated-two-people = A rated game needs two people at least, each on one seat.
refused-muted = Whoever runs this server has asked you not to talk here; the log of the table says why.
refused-nothing-to-offer = Nobody has left that seat.
refused-nothing-to-redo = There is nothing to make again.
refused-nothing-to-undo = There is nothing to take back.
refused-no-request = Nobody is asking to take back any more.
refused-no-such-game = There is no such game.
refused-not-missed = The report of this game offers nothing to be tried again there.
refused-no-such-person = Nobody here has that name.
refused-no-such-seat = There is no such seat.
refused-no-such-table = There is no such table.
refused-no-talk = Whoever runs this server has switched talk off.
refused-not-begun = The game has not begun yet.
refused-not-invited = This seat is taken by invitation only: open the link you were sent.
refused-not-foreseeable = Answers can be prepared only where nothing is hidden and nothing is left to chance.
refused-not-offered = That is not among the options.
refused-not-open = The record opens when the game is over.
refused-not-opener = Before the game begins, whoever opened the table decides that.
refused-not-silent = They may still answer. Seconds until a bot may play on: { $seconds }.
refused-not-owner = That is not the key of this server. Its owner makes one with: nemeton admin key
refused-not-your-seat = That is not your seat.
refused-not-your-turn = It is not yours to choose now.
refused-offline = The server cannot be reached just now.
refused-rule-fault = A rule of this game failed; nothing was changed.
refused-damaged = Something is wrong with what the server kept of this table: line { $number } of its log cannot be read. The other tables go on; whoever runs the server finds more in its log.
refused-rules-changed = The game of this table, or the way it was set up, is not known here any more.
refused-several-people = Several here have that name: give the number.
refused-seat-left = Somebody who would have to agree has left the table. Nothing is taken back until that seat is taken again.
refused-stale = Things have moved on in the meantime.
refused-taken = There is a table at that address already. Load the page again.
refused-time-not-over = There is time left on that clock.
refused-too-fast = A little slower, please.
refused-too-long = That is too long.
refused-too-many = That is more than this server allows; try again later.
refused-undo-never = Nothing is taken back at this table.
refused-renamed-level = The bot level “{ $level }” is now called “{ $now }”.
refused-link-expired = This link has expired: it worked for a quarter of an hour. Make a new one on the device that has your games.
refused-link-unknown = This link opens nothing: it is not whole, or too old. Make a new one on the device that has your games.
refused-link-used = This link was used already; each works once. Make a new one on the device that has your games. If it was not you who used it, look through your devices there.
refused-none-fits = No free table fits what you look for.
refused-not-named = This table is for people whom its opener has named, and you are not among them. Ask for a link to a seat.
refused-passkey-cancelled = No passkey was used: the question was closed, or there is none for this address on this device.
refused-passkey-full = You have as many passkeys as are kept for one person. Remove one first.
refused-passkey-here = This device has a passkey to your games already.
refused-passkey-known = This passkey is kept already.
refused-passkey-place = Passkeys work only at an encrypted address with a name (https), or at localhost.
refused-passkey-stale = That took too long, or was sent twice. Nothing has changed; try again.
refused-passkey-unknown = This passkey opens nothing here: it was removed, or belongs to another server.
refused-passkey-wrong = The answer of the passkey does not fit what was asked. Nothing has changed; try again.
refused-unknown-word = “{ $word }” is not a word of such a sheet. Look whether it is spelt as on the paper.
refused-words-count = { $typed ->
    [one] That is one word, and a sheet has { $count }.
   *[other] Those are { $typed } words, and a sheet has { $count }.
}
refused-words-wrong = These words open nothing: look at their order and spelling, or whether a newer sheet was written.
refused-unknown-level = There is no bot of that level.
refused-unknown-key = Nobody here knows this browser any more: it was removed from the list of devices, or the games are on another server.
refused-unknown-game = This game is not here.
refused-unknown-prompt = There is no such question.
refused-watch-off = Onlookers are not welcome at this table.
refused-wrong-origin = This page does not belong to the server.
refused-unknown = Something went wrong.

# Refused where one says how to be called.
refused-bad-address = { $why ->
    [mail] That is no e-mail address.
    [inward] That address lies inside a private network, where this server does not go.
    [unencrypted] That address is not encrypted: it has to begin with https.
    [unknown] Nobody knows that address.
    [token] The address of a Matrix room needs its access_token.
    [subscription] The browser gave an address that cannot be used. Try again.
   *[other] That is no address that could be called.
}
refused-link-over = This link was used already, or is too old.
refused-no-such-address = That address is not in your list any more.
refused-way-closed = Whoever runs this server has not set that up.
