### What the server says by itself.

## The games

server-game-san-juan = San Juan
server-game-little-town = Little Town
server-game-golden-city = The Golden City
server-game-attika = Attika
server-game-us-telegraph = U.S. Telegraph

## A table in a list

server-slip-yours = It is your turn.
server-slip-playing = { $name } is playing.
server-slip-paused = The game rests.
server-slip-over = The game is over.
server-slip-waiting =
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
server-no-stale = The table has moved on since; please look again.
server-no-turn = It is { $name }’s turn.
server-no-picks = These choices do not go together.
server-no-unknown-action = There is no such move in this game.
server-no-busy = The server has too much to do; please try again in a moment.
server-no-store = The move could not be stored, so it was not made; please try again.
server-no-table = There is no such table.
server-no-private = This table is not open to spectators.
server-no-pace = This pace cannot be read; it may be none, relaxed, move:60 or bank:900+5.
server-no-too-many-tables = You have too many open tables; finish one first.
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
server-no-rated = That is not possible in a rated game.
server-no-present = { $name } is here and keeps the chair.
server-no-moment = The game has no such moment.
server-no-rules = The rules of this game are not written yet.
server-no-chat =
    { $count ->
        [one] Chat takes one character.
       *[other] Chat takes 1 to { $count } characters.
    }
server-no-nothing-back = There is nothing of yours to take back.
server-no-not-asked = Nobody is asking you.
server-no-too-fast = That was too fast; please wait a moment.
server-no-too-long = That is too long.
server-no-unreadable = The server cannot read that.
server-no-address = There is nothing at this address.
server-no-method = That cannot be done at this address.
server-no-origin = This request comes from another site, so it was not carried out.
server-no-operator = Only the operator of this server can see that.
server-no-page = The page has not been built; see docs/server.md.
server-no-mistake = Something went wrong on the server; it has been noted.
