### What the server says by itself.

## A table in a list

server-summary-yours = It is your turn.
server-summary-playing = { $name } is playing.
server-summary-paused = The game is paused.
server-summary-over = The game is over.
server-summary-waiting =
    { $count ->
        [0] Waiting until everybody is ready.
        [one] One chair is free.
       *[other] { $count } chairs are free.
    }

## Why something is not done

server-no-watching = You are watching this table; you do not sit at it.
server-no-host = Only the host of the table can do that.
server-no-waiting = The game has not begun yet.
server-no-paused = The game is paused.
server-no-over = The game is over.
server-no-not-over = The game is not over yet.
server-no-untaught = This game has no first game with notes.
server-no-lesson-held = Please read the note first.
server-no-stale = The table has moved on since; please look again.
server-no-turn = It is { $name }’s turn.
server-no-covered = Pass this device on first: it is { $name }’s turn.
server-no-picks = These choices do not go together.
server-no-unknown-action = There is no such move in this game.
server-no-busy = The server has too much to do; please try again in a moment.
server-no-store = The move could not be stored, so it was not made; please try again.
server-no-database = The server cannot get at its tables just now; please try again in a moment.
server-no-table = There is no such table.
server-no-private = This table is not open to spectators.
server-no-old-rules = This game follows an older version of its rules. It is kept, but only a Bastide with those rules can show it.
server-no-journal = What is stored of this game does not fit together, so it cannot be shown; the operator finds it in the server’s log.
server-no-pace = This pace cannot be read; it may be none, relaxed, move:60 or bank:900+5.
server-no-too-many-tables = You have too many open tables; finish one first.
server-no-full = This server has no room for another table; please tell its operator.
server-no-options = { $reason }
server-no-chairs =
    { $count ->
        [one] These options need exactly one chair.
       *[other] These options need exactly { $count } chairs.
    }
server-no-taken = This chair is taken.
server-no-started = The game has already begun.
server-no-link = This link or code does not work, or it has been used already.
server-no-seat = There is no such chair.
server-no-bot-chair = A bot sits on this chair.
server-no-own-chair = That is for the person on this chair only.
server-no-own-table = You sit at this table yourself.
server-no-rated = This game is played without help.
server-no-present = { $name } is here and keeps the chair.
server-no-patience =
    { $unit ->
        [days] A bot may sit in for { $name } in { $count } days.
        [hours] A bot may sit in for { $name } in { $count } hours.
       *[minutes] { $count ->
            [one] A bot may sit in for { $name } in a minute.
           *[other] A bot may sit in for { $name } in { $count } minutes.
        }
    }
server-no-moved = Your chair at this table, cards and all, has moved to another device by its link.
server-no-moment = The game has no such moment.
server-no-rules = The rules of this game are not written yet.
server-no-chat =
    { $count ->
        [one] Chat takes one character.
       *[other] Chat takes 1 to { $count } characters.
    }
server-no-nothing-back = There is nothing of yours to take back.
server-no-asked =
    { $you ->
        [yes] You have asked already; not everybody has answered yet.
       *[no] { $name } has asked to take a move back; that is answered first.
    }
server-no-not-asked = Nobody is asking you.
server-no-analysing = Another game is being analysed for you; please wait until it is done.
server-no-thought = The bot gave no answer; please try again.
server-no-too-fast = That was too fast; please wait a moment.
server-no-too-long = That is too long.
server-no-unreadable = The server cannot read that.
server-no-not-json = The server reads JSON only (Content-Type: application/json).
server-no-address = There is nothing at this address.
server-no-method = That cannot be done at this address.
server-no-outside = This server is for the network it stands in.
server-no-origin = This request comes from another site, so it was not carried out.
server-no-operator = Only the operator of this server can see that.
server-no-proxy = The proxy before this server does not say who is asking; please tell its operator.
server-no-nobody = Nobody is known here yet on this browser; sit down somewhere or give yourself a name first.
server-no-guests-only = This server keeps guests only; its operator has wished so.
server-no-passkey = This passkey does not open anything here.
server-no-passkey-late = That took too long; please try again.
server-no-no-passkeys = Browsers make passkeys only for a secure address with a name, not for a number.
server-no-passkeys = You have { $count } passkeys already; take one away first.
server-no-recovery = This recovery code does not work.
server-no-emblem = There is no such emblem.
server-no-device = There is no such device or passkey of yours.
server-no-not-let-in = This device was not let in, or it took too long.
server-no-channel = This server does not call people that way.
server-no-browser = The browser gave no keys that can be used.
server-no-webhook = A webhook needs a secure address on the internet, beginning with https://.
server-no-mail = That does not look like a mail address.
server-no-letters = Letters are on their way already; please look for them, also among unwanted mail.
server-no-letter = This link no longer works; ask for a new one.
server-no-zone = This time zone is not known.
server-no-away = You are not away then.
server-no-away-days = Choose days from today on, within a year, the first before the last.
server-no-away-twice = You are away on some of these days already.
server-no-away-most = Within a year you may be away for six weeks in all.
server-preview = One table, six town-building games: play with friends, or against bots.
server-no-page = The page has not been built; see docs/server.md.
server-no-mistake = Something went wrong on the server; it has been noted.

## Messages to people who are not here

call-and = { $names } and { $last }
call-turn =
    { $count ->
        [0] It is your turn.
       *[other] It is your turn at the table with { $names }.
    }
call-reminder =
    { $count ->
        [0] The table is still waiting for you.
        [one] { $names } is still waiting for you.
       *[other] { $names } are still waiting for you.
    }
call-over =
    { $count ->
        [0] Your game is over.
       *[other] Your game with { $names } is over.
    }
call-rematch =
    { $count ->
        [0] A rematch is waiting for you.
       *[other] A rematch with { $names } is waiting for you.
    }
call-several = { $count } tables are calling you
call-try = This is how Bastide calls you.
mail-open = Open the table
mail-prove = This is my address
mail-enter = Sign in
mail-why = You get this mail because you asked to be called. Stop these mails
letter-prove = Your mail address at Bastide
letter-prove-text = Somebody, probably you, has given this address at a table of Bastide. Follow the link within a day to be called here, and to be brought back on any device. If it was not you, do nothing.
letter-enter = Your way back to Bastide
letter-enter-text = Follow this link within five minutes to sign in; it works once. If you did not ask for it, do nothing.

## Names

server-you = You

## bastide serve and bastide table

cli-command-serve = Serve tables in the browser until stopped.
cli-command-table = Play in the browser: a table with bots, and a chair for you.
cli-command-think = Let bots think for servers on the same PostgreSQL until stopped.
serve-option-host = The address to listen on; others than this machine need --home or --public.
serve-option-port = The port; 0 takes any that is free.
serve-option-database = Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
serve-option-guests = Keep guests only: no passkeys, no recovery codes, no second devices.
serve-option-home = Let everybody in who is in the same network, such as the friends in your living room.
serve-option-public = Let others in: cookies only over TLS, the operator needs a code.
serve-option-origin = Another address of the page, such as https://games.example; may be repeated.
serve-option-proxy = The address or network of a proxy on another machine; may be repeated.
serve-option-processes = So many servers on this machine, on one PostgreSQL; SIGHUP renews them one by one.
serve-option-reach = Where servers on other machines reach this one, such as 10.0.0.5:7400; only for a network of your own.
serve-option-thinkers = Processes in which bots think; 0 leaves that to "bastide think".
serve-option-smtp = The mail server, such as smtp://USER:PASSWORD@HOST:587 or smtps://...; better in BASTIDE_SMTP.
serve-option-mail-from = From whom mail comes, such as bastide@games.example.
serve-option-no-push = No messages to browsers (Web Push).
serve-option-no-webhooks = No webhooks.
serve-option-private-webhooks = Webhooks may lead to addresses of your own network, such as a machine at home.
serve-smtp = Mail needs a server such as smtp://USER:PASSWORD@HOST:587, and an address with --mail-from.
think-option-workers = How many bots think at a time; as a rule one for every core.
serve-option-open = Open the browser.
serve-option-level = How well the bots play, from 1 to 4.
serve-started = The tables are open at { $address }
serve-table = Your table is set: { $address }
serve-home =
    The tables are open at { $address }
    Give this address to everybody in the same network. Nobody from outside is let in. What is sent is not
    encrypted: this is for home, not for a café.
serve-home-or-public = --home is for your own network, --public for everybody; say one of them.
serve-public =
    This server lets others in. It speaks plain HTTP: put a proxy with TLS in front of it, on the same
    machine, that passes Host, X-Forwarded-For, X-Forwarded-Proto and the headers of WebSockets.
    Cookies are sent over HTTPS only. `bastide admin code` makes the code of the operator's page.
serve-processes-need-postgresql = Several processes need a PostgreSQL; say --database postgresql://USER@HOST/NAME.
serve-reach = '{ $text }' is no address at which other servers reach this one; say HOST or HOST:PORT.
think-needs-postgresql = Bots that think elsewhere need a PostgreSQL; say --database postgresql://USER@HOST/NAME.
think-started = { $count ->
    [one] One worker thinks. Ctrl-C stops it.
   *[other] { $count } workers think. Ctrl-C stops them.
}
serve-needs-public = { $host } can be reached from outside; say --home for friends in the same network, or --public for everybody.
serve-port-taken = Port { $port } is taken; choose another with --port, or 0 for any.
serve-database = “{ $text }” is no database; write sqlite:///FILE or postgresql://USER@HOST/NAME.
serve-proxy = “{ $text }” is no address; write one such as 10.0.0.1 or a network such as 10.0.0.0/24.
serve-database-newer = The database was written by a newer Bastide, and nothing was changed; please run that one.
serve-database-fails = The database cannot be used: { $text }
serve-folder = The folder { $text } cannot be made.

## bastide admin

admin-program = For the operator of a server: tables, storage, back-ups.
admin-argument-file = The file of the back-up.
admin-argument-id = The id, as listed.
admin-command-tables = List all tables.
admin-command-people = List everybody who has been here.
admin-command-storage = Say how much is kept.
admin-command-code = Make the code of the operator’s page; it works once.
admin-command-forget = Delete what is known about a person: name, chairs, words.
admin-command-remove = Delete a table with everything that belongs to it.
admin-command-backup = Write a back-up while the server may go on.
admin-command-restore = Read a back-up into an empty database of either kind.
admin-storage = Tables: { $tables }. People: { $people }. Storage: { $size } KB.
admin-code = Enter this code on the page /host; it works once: { $code }
admin-forgot = Forgotten. Tables concerned: { $count }.
admin-backed-up = { $count } rows are in { $file }.
admin-restored = { $count } rows were read from { $file }.
