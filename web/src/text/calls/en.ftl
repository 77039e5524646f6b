# Being called when a game waits and no page is open

calls = Being called
calls-note = When a game waits for you and you are away, we can tell you: once, and once more before the time of a choice ends. Each way is off until you switch it on. A call names the game and nothing else: no cards, no talk, no names.
calls-off = Whoever runs this server has not set up calls; the feeds below work all the same.
calls-push = In this browser
calls-push-note = A notification, also with all pages of Nemeton closed.
calls-push-on = Call me here
calls-push-is-on = This browser is called.
calls-push-missing = This browser cannot be called. On an iPhone or iPad, first add this page to the home screen; elsewhere the page must be encrypted (https).
calls-push-denied = This browser does not let the page notify you. Allow it beside the address, then press again.
calls-push-failed = This browser found no service that would carry calls to it.
calls-mail = By e-mail
calls-mail-note = We write to the address once; you confirm it by the link in the letter. Every letter has a link that ends them.
calls-mail-field = Your e-mail address
calls-mail-give = Write to me
calls-hook = By webhook
calls-hook-note = For your own programs, or a room in Discord, Slack or Matrix. A first call shows whether it works.
calls-hook-form = Form
calls-hook-json = Plain JSON
calls-hook-discord = Discord
calls-hook-slack = Slack
calls-hook-matrix = Matrix
calls-hook-field = Address
calls-hook-help-json = A POST with event, title, text, link, game, table and deadline.
calls-hook-help-discord = Settings of a channel, Integrations, Webhooks: copy its URL.
calls-hook-help-slack = An incoming webhook of your workspace: its URL.
calls-hook-help-matrix = The URL of a bridge for webhooks, or a room itself: https://…/_matrix/client/v3/rooms/ROOM/send/m.room.message?access_token=KEY
calls-hook-give = Call this address
calls-list = Where you are called
calls-none = Nowhere yet.
calls-kind-push = Browser
calls-kind-mail = E-mail
calls-kind-webhook = Webhook
calls-state-unproved = { $kind ->
    [mail] waits for you to confirm it, by the link in the letter
   *[other] a first call is on its way
}
calls-state-ready = called
calls-state-here = called, and the one you are using
calls-state-dead = { $why ->
    [gone] no longer there, so it was dropped
    [no-mailbox] there is no such mailbox, so it was dropped
   *[other] did not take calls, so it was dropped ({ $why })
}
calls-try = Try it
calls-tried = A call is on its way.
calls-remove = Remove
calls-remove-one = Remove { $label }
calls-try-one = Try { $label }
calls-quiet = Quiet hours
calls-quiet-note = What falls into them comes when they are over; a reminder that would come too late is sent before they begin.
calls-quiet-on = Do not call me at night
calls-quiet-from = from
calls-quiet-to = to
calls-quiet-zone = Time zone
calls-feeds = Feeds
calls-feeds-note = For a feed reader, and for a calendar that shows when your time ends. Whoever knows these addresses can read them, so keep them to yourself.
calls-feeds-make = Make addresses
calls-feeds-renew = Make new ones
calls-feeds-stop = Switch off
calls-atom = Games that wait for you (Atom)
calls-calendar = When your time ends (calendar)
letter-confirm = Get letters at this address?
letter-confirm-note = Somebody, we hope you, wants to be told by e-mail when a game waits.
letter-confirm-go = Yes, this address is mine
letter-confirmed = { $label } is confirmed: a letter comes when a game waits for you.
letter-unsubscribe = No more letters?
letter-unsubscribe-note = One press, and no letter comes to this address any more. Your games stay.
letter-unsubscribe-go = Stop the letters
letter-unsubscribed = No more letters come to this address.
