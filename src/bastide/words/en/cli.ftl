### The command line.

## Help

cli-program = The open table for town-building board games: San Juan and more, against bots or with friends.
cli-command-play = Play a game against bots, or with friends who share the keyboard.
cli-command-learn = Learn a game: a first game with notes, against the easiest bots.
cli-command-watch = Let bots play and look on.
cli-command-replay = Walk through a recorded game.
cli-command-check = Run scenarios; the exit code is 1 if one does not hold.
cli-command-rules = Read the rules: by number, by words, or all of a game.
cli-command-games = List the games and their options.
cli-command-bench = Measure how fast games are played, beside other libraries.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands

cli-argument-game = The game, such as san-juan; `bastide games` lists them.
cli-argument-record = A record, as `play` keeps it.
cli-argument-scenarios = Scenario files, or folders of them.
cli-argument-games = Games; all when none is named.
cli-argument-rules = Rule numbers such as SJ-053.
cli-option-lang = The language, en or fr; without it the locale decides.
cli-option-version = Show the version.
cli-option-help = Show this help.
cli-option-players = How many play.
cli-option-edition = The edition of the game.
cli-option-expansion = Play with the expansion.
cli-option-set = Any option of the game, as name=value; may be repeated.
cli-option-seats = Who plays: “you,bot,bot”, or people and bots of any level, such as “Ada,Ben,bot:3”; a bot of your own is “bot:module:Name”.
cli-option-trust = With --resume: run the bots from outside that the game names.
cli-option-level = How strong the bots are, from 1 to 4.
cli-option-bots = The levels of the bots that play, such as “2,2,4”, or bots by name.
cli-option-seed = A number that decides all chance; the same number gives the same cards.
cli-option-save = Keep the game in this file.
cli-option-resume = Go on with the game in this file.
cli-option-delay = Seconds between two moves.
cli-option-at = Show the table after so many moves, and stop.
cli-option-seat = Whose eyes to use, counted from 0; -1 sees only what lies open.
cli-option-search = Words that must occur in a rule.
cli-option-game = Only the rules of this game.
cli-option-counts = Player counts, such as 2,3,4.
cli-option-peers = Measure other libraries too.
cli-option-seconds = Seconds for each figure.
cli-option-rounds = Rounds; each figure is their median.
cli-option-json = Answer in JSON, for programs.
cli-data = Files: what is printed on a board, and games as data.
cli-data-check = Check such a file: an island, or tokens and tiles; the exit code is 1 if something is wrong.
cli-data-file = The file, like island.json or components.json of the package.
cli-data-make = Let bots play, and write every decision to Parquet files with a card.
cli-data-out = Where the files go; the same command goes on where it stopped.
cli-data-bots = Who plays, from the first chair on; the last one fills the empty chairs.
cli-data-games = How many games.
data-playing = Playing
data-made = { $rows } new decisions; { $files } files lie in { $folder }.
data-bad-folder = { $folder } cannot be written, or holds another data set; choose a new folder.
data-needs-numpy = Observations need the package “numpy”: pip install bastide[envs]

## At the table

cli-you = you
cli-level = { $players }: { $level }. { $says }
cli-keys = A number · u undo · h hint · r rules · s save · q quit · ? help
cli-keys-undo = u undo
cli-keys-hint = h hint
cli-keys-help = ? help
cli-keys-rules = r rules
cli-keys-save = s save
cli-keys-quit = q quit exit
cli-help =
    How to answer
      2          choose number 2 of the list
      1 3 4      choose several at once, where several are asked for
      Enter      done, once you have marked as many as you like
      a word     or type part of a choice instead of its number
      u          take the last step back, as long as nobody learned anything by it
      h          what a strong player would do, and why
      r          the rules of what is happening now
      r { $rule }   one rule;  r WORD  rules that speak of a word
      s FILE     save the game in a file of your own
      q          stop here; the game is kept
cli-above = ({ $numbers }, marked above)
cli-please-choose = Please type the number of a choice, or ? for help.
cli-no-number = There is no choice with the number { $number }.
cli-only-one = Please choose one only.
cli-too-many =
    { $count ->
        [one] Only one can be chosen here.
       *[other] Only { $count } can be chosen here.
    }
cli-must-add =
    { $count ->
        [one] One more to choose.
       *[other] { $count } more to choose.
    }
cli-may-add =
    { $count ->
        [one] You may choose one more; press Enter if that is all.
       *[other] You may choose { $count } more; press Enter if that is all.
    }
cli-not-together = These cannot be chosen together.
cli-several-fit = “{ $text }” fits several choices: { $numbers }.
cli-not-understood = “{ $text }” is not among the choices; type a number, or ? for help.
cli-pass-keyboard = Please pass the keyboard to { $name }. The others look away.
cli-press-enter = Press Enter to go on.
cli-taken-back = Taken back.
cli-thinking = The others are thinking…
cli-hint = Hint: { $number }, { $label }. { $reason }
cli-unfinished = You left a game in round { $round }.
cli-go-on = Go on with it
cli-new-game = Begin a new game
cli-saved = The game is saved in { $file }.
cli-resume-with = The game is kept. Go on with:  { $command }
cli-replay-with = The game is kept. See it again with:  { $command }
cli-total = Total
cli-win =
    { $you ->
        [yes] You win!
       *[no] { $name } wins.
    }
cli-shared-win = { $names } share the win.

## Learning

cli-card-aim = Aim
cli-card-turn = A turn
cli-card-end = End
cli-card-winner = Winner
cli-card-keys = Answer every question with a number; ? shows all keys, r explains the rules.
cli-no-lesson = There is no first game of { $game } yet; there is one of { $games }.
cli-no-lessons = No game has a first game yet.
cli-lesson-place = { $at }/{ $last }  { $title }
cli-lesson-turn = Enter: go on
cli-lesson-show = h: show me
cli-lesson-lit = → { $numbers } · { $keys }
cli-lesson-wanted = Show me: { $number }, { $label }.
cli-lesson-read-first = Please read the note first; Enter goes on.
cli-lesson-left = The first game is left. Begin it again with:  { $command }

## Replay

cli-replay-place = Move { $at } of { $last }
cli-replay-keys = Enter next · b back · r next round · e end · a number jumps there · v 0 eyes of seat 0 · v nobody’s · q quit
cli-replay-help = Please press Enter, or type b, r, e, q, a number, or v and a seat.

## Checks

cli-checked =
    { $count ->
        [one] { $failed ->
            [0] 1 scenario holds.
           *[other] 1 scenario does not hold.
        }
       *[other] { $failed ->
            [0] All { $count } scenarios hold.
            [one] 1 of { $count } scenarios does not hold.
           *[other] { $failed } of { $count } scenarios do not hold.
        }
    }

## Complaints

cli-no-language = There is no language “{ $text }”; there are en and fr.
cli-no-level = There is no bot “{ $text }”; levels go from 1 to { $last }.
cli-bot-lost = The game ends here: { $name } loses, because { $why }.
cli-untrusted = This game runs code from outside: { $bots }. If you trust it, add --trust.
cli-no-name = “{ $text }” cannot be a player’s name; use up to 20 letters without | @ : and commas.
cli-name-twice = Two players cannot both be called “{ $text }”.
cli-no-write = The file { $file } cannot be written: { $why }.
cli-no-read = The file { $file } cannot be read: { $why }.
cli-no-text = The file { $file } is not a text.
cli-no-file = There is no file { $file }.
cli-no-data = The file { $file } is about no board of a game that can be played here.
cli-no-scenarios = There are no scenario files there.
cli-no-setting = “{ $text }” is not of the form name=value.
cli-seats-differ = { $seats } seats are named for { $players } players.
cli-resume-alone = A game that goes on has its options already; name only the file.
cli-which-game = Please name a game: { $games }.
cli-no-seat = There is no seat { $seat }; seats go from 0 to { $last }.
cli-which-rule = Please give a rule’s number, or --search words, or --game.
cli-no-rule = No rule speaks of “{ $text }”.
cli-no-option = There is no option { $text }; --help lists them.
cli-no-command = There is no command “{ $text }”; --help lists them.
cli-missing = Please name { $text }; --help says more.
cli-bad-value = The value of { $text } cannot be used; --help says more.
cli-bad-usage = This command is not complete; --help says more.

# Speed

bench-measuring = measuring
bench-no-counts = “{ $players }” names no player count; write for instance 2,3,4.
bench-no-peers = No other library is installed; the extra “peers” of the package brings them.
bench-title = Per second of processor time, one core
bench-caption =
    Games, decisions, clones, imagined states: uniformly random play. Search: iterations of a tree search.
    { $compared ->
        [yes] × C: times what Catanatron does in the same run.
       *[no] { "" }
    }
bench-game = game, seats
bench-build = build
bench-games = games
bench-decisions = decisions
bench-clones = clones
bench-imagined = imagined
bench-iterations = search
bench-build-compiled = compiled
bench-build-interpreted = Python
bench-build-peer = peer

# The table of Attika and of U.S. Telegraph

at-supplies = turn { $turn } · deck { $deck } · tiles { $tiles } · amphorae { $bonuses }
us-supplies = turn { $turn } · deck { $deck } · regions { $tiles } · workers { $bonuses }
at-discard = discarded
at-seat-line =
    { $built }/30 built · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } · { $bonuses ->
        [one] 1 amphora
       *[other] { $bonuses } amphorae
    } · { $settlements ->
        [one] 1 settlement
       *[other] { $settlements } settlements
    } · ↔{ $link }
us-seat-line =
    { $built }/30 built · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } · { $bonuses ->
        [one] 1 worker
       *[other] { $bonuses } workers
    } · { $settlements ->
        [one] 1 settlement
       *[other] { $settlements } settlements
    } · ↔{ $link }
at-stacks = stacks
at-base-stack = main
us-base-stack = base
at-on-display = On display
us-on-display = On your board
at-your-hand =
    { $count ->
        [0] No cards in hand
        [one] Your card
       *[other] Your { $count } cards
    }
at-legend =
    What the signs mean
      ≈ water  ♣ forest  ∩ hill  ▲ mountain  ? any card
      12)≈    on the map: the number to type for this hex, and its symbol
      ♣∩+2    under it: the price there, +2 for founding; 0 is free, =6 six cards
      a Road  a building of player a; K15 under it is what its hex is called
      ┃ ┊     where another tile begins, and inside a tile
      ▶       what is being built, and where
      ↔6      after a name: six more buildings link two shrines
      ■Tower  built; bold with its cost: on display; dim: still in the stacks
us-legend =
    What the signs mean
      ≈ water  ♣ wood  ∩ clay  ▲ metal  ? any card
      12)≈    on the map: the number to type for this terrain, and its symbol
      ♣∩+2    under it: the price there, +2 for founding; 0 is free, =6 six cards
      a Bank  a building of player a; K15 under it is what its terrain is called
      ┃ ┊     where another region begins, and inside a region
      ▶       what is being built, and where
      ↔6      after a name: six more buildings link two great cities
      ■Bank   built; bold with its cost: on your board; dim: still in the stacks

cli-command-bot = Let a program of yours play at a table of a server.
served-command = The program and its arguments, as a shell would start it.
served-chair = The link or code of the chair, as the table's host passes it on.
served-url = The server, such as http://192.168.1.5:8000; a whole link names it already.
served-name = What the others read at the chair.
served-seed = For the program's own chance; equal seeds play alike.
served-sits = { $name } sits at a table of { $url }.
served-over = The game is over, points by seat: { $points }. { $won ->
    [yes] The program has won.
   *[no] The program has not won.
 }
served-failed = The program cannot go on: { $why } A bot of the server plays for it.
served-refused = The server cannot be played at: { $why }

## The analysis of a finished game

analyse-command = Go through a finished game: who stood how, which moves cost most, what was luck.
analyse-option-seat = From this seat’s knowledge, counted from 0; -1 looks at every seat’s decisions.
analyse-option-iterations = How often each decision is thought through.
analyse-thinking = Thinking
analyse-accuracy = Accuracy
analyse-mistakes = Mistakes
analyse-start = Start
analyse-lost = Own moves
analyse-given = Others’ mistakes
analyse-luck = Luck
analyse-end = End
analyse-caption = Chances of winning: start, own moves, others’ mistakes and luck add up to the end. Luck is all else: draws, what came to light, good play of others, and what the search misjudged.
analyse-move = Move
analyse-cost = Cost
analyse-played = Played
analyse-better = Better
analyse-why = Better for
analyse-no-mistakes = No move gave anything away that could be measured.
