### Opponents: their names, one honest sentence each, and why a hint says what it says.

bot-level-1 = Newcomer
bot-level-1-says = Sees where a move leads, but is careless: often takes a worse one, never a senseless one.
bot-level-2 = Townsman
bot-level-2-says = Judges quickly and is content with a good move where there is a better one.
bot-level-3 = Master builder
bot-level-3-says = Judges by experience where each move leads; does not calculate.
bot-level-4 = Founder
bot-level-4-says = Imagines your hidden cards again and again and thinks ahead, for at most a second.

bot-hint-only = There is nothing else to choose.
bot-hint-better = With it your chance of winning is about { $percent }%; with “{ $other }” it is { $less }%.
bot-hint-close = With it your chance of winning is about { $percent }%, hardly more than with “{ $other }”.

## What a hint does beside another move: up to three of these stand in a sentence

bot-hint-why = It { $doing }. { $chance }
bot-hint-unlike = Unlike “{ $than }”, it { $doing }. { $chance }
bot-hint-gain = brings you { $things }
bot-hint-keep = leaves you { $things }
bot-hint-prevent = leaves the others { $things }
bot-hint-join-2 = { $first } and { $second }
bot-hint-join-3 = { $first }, { $second } and { $third }
bot-hint-cards =
    { $kind ->
        [better] makes more of your cards
        [prevent]
            { $count ->
                [one] one card fewer
               *[other] { $count } cards fewer
            }
       *[more]
            { $count ->
                [one] one card more
               *[other] { $count } cards more
            }
    }
bot-hint-letters =
    { $kind ->
        [better] promises you more letters
        [prevent]
            { $count ->
                [one] one letter fewer
               *[other] { $count } letters fewer
            }
       *[more]
            { $count ->
                [one] one letter more
               *[other] { $count } letters more
            }
    }
bot-hint-points =
    { $kind ->
        [better] promises you more points
        [prevent]
            { $count ->
                [one] one point fewer
               *[other] { $count } points fewer
            }
       *[more]
            { $count ->
                [one] one point more
               *[other] { $count } points more
            }
    }
bot-hint-built =
    { $kind ->
        [better] makes more of your buildings
        [prevent]
            { $count ->
                [one] one building fewer
               *[other] { $count } buildings fewer
            }
       *[more]
            { $count ->
                [one] one building more
               *[other] { $count } buildings more
            }
    }
bot-hint-goods =
    { $kind ->
        [better] makes more of your goods
        [prevent]
            { $count ->
                [one] one good fewer
               *[other] { $count } goods fewer
            }
       *[more]
            { $count ->
                [one] one good more
               *[other] { $count } goods more
            }
    }
bot-hint-posts =
    { $kind ->
        [better] makes more of your posts
        [prevent]
            { $count ->
                [one] one post fewer
               *[other] { $count } posts fewer
            }
       *[more]
            { $count ->
                [one] one post more
               *[other] { $count } posts more
            }
    }
bot-hint-keys =
    { $kind ->
        [better] makes more of your keys
        [prevent]
            { $count ->
                [one] one key fewer
               *[other] { $count } keys fewer
            }
       *[more]
            { $count ->
                [one] one key more
               *[other] { $count } keys more
            }
    }
bot-hint-coins =
    { $kind ->
        [better] makes more of your coins
        [prevent]
            { $count ->
                [one] one coin fewer
               *[other] { $count } coins fewer
            }
       *[more]
            { $count ->
                [one] one coin more
               *[other] { $count } coins more
            }
    }
bot-hint-stock =
    { $kind ->
        [better] makes more of your wood and stone
        [prevent]
            { $count ->
                [one] one cube of wood or stone fewer
               *[other] { $count } cubes of wood or stone fewer
            }
       *[more]
            { $count ->
                [one] one cube of wood or stone more
               *[other] { $count } cubes of wood or stone more
            }
    }
bot-hint-food =
    { $kind ->
        [better] feeds your workers more surely
        [prevent]
            { $count ->
                [one] one meal fewer
               *[other] { $count } meals fewer
            }
       *[more]
            { $count ->
                [one] one meal more
               *[other] { $count } meals more
            }
    }
bot-hint-settlements =
    { $kind ->
        [better] makes more of your settlements
        [prevent]
            { $count ->
                [one] one settlement fewer
               *[other] { $count } settlements fewer
            }
       *[more]
            { $count ->
                [one] one settlement more
               *[other] { $count } settlements more
            }
    }
bot-hint-display =
    { $kind ->
        [better] gives you better tokens to build
        [prevent]
            { $count ->
                [one] one token to build fewer
               *[other] { $count } tokens to build fewer
            }
       *[more]
            { $count ->
                [one] one token to build more
               *[other] { $count } tokens to build more
            }
    }
bot-hint-objectives =
    { $kind ->
        [better] brings you nearer to an objective
        [prevent]
            { $count ->
                [one] one objective fewer
               *[other] { $count } objectives fewer
            }
       *[more]
            { $count ->
                [one] one objective more
               *[other] { $count } objectives more
            }
    }
bot-hint-link =
    { $kind ->
        [gain]
            { $count ->
                [one] brings you one place nearer to a link of two cities
               *[other] brings you { $count } places nearer to a link of two cities
            }
        [keep]
            { $count ->
                [one] keeps you one place nearer to a link of two cities
               *[other] keeps you { $count } places nearer to a link of two cities
            }
        [prevent]
            { $count ->
                [one] keeps the others one place further from a link
               *[other] keeps the others { $count } places further from a link
            }
       *[better] shortens your way from city to city
    }
bot-hint-bonuses = brings you nearer to a bonus
bot-hint-workers = makes more of your workers
bot-hint-next-building = opens better buildings to you
bot-hint-sites = opens better sites to you
bot-hint-time = makes more of the turns you still have
bot-hint-tempo = brings you sooner to your goal
bot-hint-for-sale = suits what can still be bought
bot-hint-roles = leaves you the better roles
bot-hint-regions = prepares the regions that are scored next
bot-hint-rival-link = bars a rival’s way from city to city
bot-hint-rival = holds the others back
bot-hint-end = ends the game while it is good for you

## What was better about a move: two of these are named beside it

bot-why-cards = your cards
bot-why-letters = your letters
bot-why-points = your points
bot-why-built = what you have built
bot-why-goods = your goods
bot-why-posts = your posts
bot-why-keys = your keys
bot-why-coins = your coins
bot-why-stock = your stock of materials
bot-why-food = food for your workers
bot-why-workers = your workers
bot-why-next-building = what you can build next
bot-why-tempo = how soon you reach your goal
bot-why-sites = where you can build
bot-why-time = the turns you still have
bot-why-link = your way from city to city
bot-why-bonuses = your bonuses
bot-why-display = the tokens you can build
bot-why-settlements = your settlements
bot-why-objectives = your objectives
bot-why-for-sale = what can still be bought
bot-why-roles = the roles that are left
bot-why-regions = the regions to come
bot-why-rival-link = blocking a rival’s way from city to city
bot-why-rival = your lead over your rivals
bot-why-end = how the game ends

bot-analysis-unfinished = Only a game that is over can be analysed.
bot-analysis-no-seat = There is no such seat in this game.

## Arena, ladder, training

arena-command = Let bots play many games from all chairs with the same deals, and say who is stronger.
arena-command-ladder = Let all levels play each other and print how they stand.
arena-command-train = Teach a game’s value by self-play; a run in the same folder goes on where it stopped.
arena-argument-more = Further bots, after those of --seats.
arena-option-seats = The bots, such as “greedy,search:200it” or your own “my_package:MyBot”; the last one fills the empty chairs.
arena-option-games = How many games to play in all.
arena-option-each = How many games each line-up plays.
arena-option-seed = The first deal; the following ones follow.
arena-option-cores = How many cores to use; 0 means all.
arena-option-on = Where to work: on this machine’s cores or on a Ray cluster.
arena-option-until = Stop once the order is that certain.
arena-option-out = Keep results and records here; the same command goes on where it stopped.
arena-option-export = Write one row per chair and game to this .csv or .parquet file.
arena-option-within = Seconds that a bot from outside may take for an answer.
arena-fault =
    { $games ->
        [one] { $bot } lost one game by its own fault: { $why } ({ $detail }).
       *[other] { $bot } lost { $games } games by its own fault: { $why } (first: { $detail }).
    }
bot-fault-raised = it raised an exception
bot-fault-illegal = it chose what it may not
bot-fault-late = it did not answer in time
bot-fault-died = its program ended
bot-fault-garbled = its program wrote what the protocol does not know
arena-no-bots = Name the bots that play, as in --seats greedy,search:200it.
arena-bad-until = “{ $text }” is no certainty from 50% to 99%.
arena-playing = Playing
arena-stopped =
    { $kept ->
        [yes] Stopped; the same command goes on from here. What is known so far:
       *[no] Stopped. What is known so far:
    }
arena-certain =
    { $games ->
        [one] After one game the order is certain to { $percent }%.
       *[other] After { $games } games the order is certain to { $percent }%.
    }
arena-uncertain =
    { $games ->
        [one] After one game the order is not certain to { $percent }% yet.
       *[other] After { $games } games the order is not certain to { $percent }% yet.
    }
arena-bad-count = { $game } is played by { $numbers }; { $bots } bots are named for { $players } players.
arena-bad-folder = { $folder } cannot be used as the folder of an arena.
arena-other = { $folder } holds the results of another arena, or of bots as they were before; choose a new folder.
arena-bad-export = “{ $file }” must end in .csv or .parquet.
arena-no-export = “{ $file }” cannot be written: there is no such folder, a folder has that name, or it may not be written to.
arena-option-address = The Ray cluster that does the work, such as auto or 192.168.1.5:6379.
arena-other-node = A node of the cluster has another Bastide, { $node }, where this one is { $ours }.
arena-no-cluster = No Ray cluster answers at { $address }.
arena-needs-package = That needs the package “{ $package }”: pip install bastide[research]
arena-bad-place = Work runs on “cores” or on “ray”, not on “{ $place }”.
arena-died = A process that did the work was stopped from outside; with --out the same command goes on from there.
arena-bot = Bot
arena-games = Games
arena-share = Won
arena-share-interval = 95%
arena-times-equal = × equal
arena-points = Points
arena-elo = Elo
arena-interval = 95%
arena-caption = Won: what one chair won, with its Wilson interval. Elo by Bradley-Terry, mean 0, interval by drawing deals anew.
train-option-games = How many games to learn from in all.
train-option-out = Keep the training here.
train-option-install = Put what was learned into the installed game.
train-learning = Learning
train-other = { $folder } holds the training of another game or number of players.
train-done = Learned from { $games } games; written to { $file }.
train-bad = { $file } holds no training that can be gone on with.
train-older = This training fits an older { $game }; begin a new one.
train-no-features = Nothing can be learned about { $game } yet: it names no features.
train-no-folder = { $folder } cannot be made as a folder.
