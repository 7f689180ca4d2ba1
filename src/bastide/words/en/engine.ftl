### What every game may say.

## Why a move is not possible

no-game-over = The game is over.
no-not-asked = That is not what is asked now.
no-order = Cards are named in the order of the list, and this one comes too late.
no-must-choose = Please choose one of the moves offered.

## Why a move cannot be taken back

undo-barrier-start = Nothing has been done yet that could be taken back.
undo-barrier-card-seen = It cannot be taken back: somebody has seen a card since.
undo-barrier-tile-turned = It cannot be taken back: a tile has been turned up since.
undo-barrier-shuffled = It cannot be taken back: cards have been shuffled since.
undo-barrier-secret-told = It cannot be taken back: a secret has been told since.
undo-barrier-other-seat = It cannot be taken back: somebody else has moved since.

## What cannot be used

not-offered = That cannot be chosen now.
bad-game = There is no game “{ $game }”; there are { $games }.
bad-option = { $game } has no option “{ $option }”; it has { $options }.
bad-value = Option “{ $option }” is { $value }, but may be { $allowed }.
bad-number = Option “{ $option }” is { $value }, but must be a whole number.
bad-company = Option “{ $option }” goes only with { $other } ({ $rule }).
bad-first = Option “first” is { $value }, but seats are counted from 0 to { $last }.
bad-bot = There is no bot “{ $bot }”; there are { $bots }, and a search says how long it thinks, as in search:200it or search:1s; one of your own is written module:Name, a program process:COMMAND.
bad-guest = The bot “{ $bot }” cannot be used: { $why }
bad-command = “{ $command }” is no command; it has neither | nor @, and quotes are closed.
no-command = “{ $command }” cannot be started: { $why }.
bad-bot-time = The bot “{ $bot }” needs a time up to 600s or up to 1000000it.
bad-bot-cores = Searching on several cores needs a system that can fork.
bad-bot-words = The bot “{ $bot }” cannot be read; write search:200it, search:1s, search:1s:2cores, search:200it:hand or value:8dreams.

## The end

tie = Equal points: the victory is shared.
