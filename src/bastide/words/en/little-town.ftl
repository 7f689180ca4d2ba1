### Little Town. A tile's `.the` stands in a sentence.

lt-game = Little Town
lt-about = Place workers among forests, lakes and other people’s buildings, and build the finest little town in four rounds.
lt-box = Walk, build, gather

## Buildings

lt-tile-wheat-field = Wheat Field
    .the = the Wheat Field
lt-tile-workshop = Workshop
    .the = the Workshop
lt-tile-tavern = Tavern
    .the = the Tavern
lt-tile-bakery = Bakery
    .the = the Bakery
lt-tile-brewery = Brewery
    .the = the Brewery
lt-tile-quarry = Quarry
    .the = the Quarry
lt-tile-cathedral = Cathedral
    .the = the Cathedral
lt-tile-carpenter = Carpenter
    .the = the Carpenter
lt-tile-castle = Castle
    .the = the Castle
lt-tile-church = Church
    .the = the Church
lt-tile-warehouse = Warehouse
    .the = the Warehouse
lt-tile-grocery = Grocery
    .the = the Grocery
lt-tile-fair = Fair
    .the = the Fair
lt-tile-fountain = Fountain
    .the = the Fountain
lt-tile-granary = Granary
    .the = the Granary
lt-tile-bookstore = Bookstore
    .the = the Bookstore
lt-tile-gold-mine = Gold Mine
    .the = the Gold Mine
lt-tile-fishmonger = Fishmonger
    .the = the Fishmonger
lt-tile-pier = Pier
    .the = the Pier
lt-tile-pawnshop = Pawnshop
    .the = the Pawnshop
lt-tile-well = Well
    .the = the Well
lt-tile-residence = Residence
    .the = the Residence
lt-tile-restaurant = Restaurant
    .the = the Restaurant
lt-tile-statue = Statue
    .the = the Statue
lt-tile-watchtower = Watchtower
    .the = the Watchtower

## What the buildings do

lt-effect-gain = get { $gives }
    .long = Gives { $gives }
lt-effect-exchange = { $takes } → { $gives }
    .long = Gives { $gives } for { $takes }
lt-effect-pawnshop = any 2 cubes → any 2 cubes
lt-effect-cathedral =
    { $cathedral_owner ->
        [own] end of round: 1 point per worker of yours around it
       *[any] end of round: 1 point per worker around it
    }
lt-effect-residence =
    { $residence_harvest_terrain ->
        [yes] end of round: harvest around it and activate the buildings there{ lt-effect-unpaid }
       *[no] end of round: activate the buildings around it{ lt-effect-unpaid }
    }
lt-effect-unpaid =
    { $residence_pays_fee ->
        [no] , those of others for free, too
       *[yes] { "" }
    }
lt-effect-castle =
    { $castle_owner ->
        [any] end of game: 4 points per building around it, anybody’s
       *[own] end of game: 4 points per building of yours around it
    }
lt-effect-watchtower =
    { $watchtower_workers_block ->
        [no] end of game: 2 points per cell around it without a building
       *[yes] end of game: 2 points per empty cell around it
    }
lt-effect-statue = no effect

## Objectives

lt-goal-o01 = own three buildings joined side to side
lt-goal-o02 = own more buildings than workers
lt-goal-o03 = hold at least two fish or wheat per worker
lt-goal-o04 = own three buildings: one by a lake, one by a mountain, one by a forest
lt-goal-o05 = activate a building that takes at least two kinds of cubes
lt-goal-o06 = feed every worker with fish
lt-goal-o07 = build a building that takes wheat
lt-goal-o08 = build a building that gives or takes fish
lt-goal-o09 = build two buildings that give or take coins
lt-goal-o10 = build a building that gives or takes wood or stone
lt-goal-o11 = build a building whose cost has at least 3 stone
lt-goal-o12 = have no coin
lt-goal-o13 = have at least 6 coins
lt-goal-o14 = spend a cube gained earlier in the same turn
lt-goal-o15 = activate at least 4 buildings in one turn
lt-goal-o16 = get points from at least 2 buildings in one turn
lt-goal-o17 = gain at least 5 cubes in one turn
lt-goal-o18 = build a building whose cost has at least 3 wood

## Amounts

lt-wood = wood
lt-stone =
    { $count ->
       *[other] stone
    }
lt-fish =
    { $count ->
       *[other] fish
    }
lt-wheat =
    { $count ->
       *[other] wheat
    }
lt-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
lt-amount-wood = { $count } wood
lt-amount-stone = { $count } stone
lt-amount-fish = { $count } fish
lt-amount-wheat = { $count } wheat
lt-amount-coin =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
lt-amount-worker =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
lt-amount-point =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
lt-list = { $first }, { $rest }
lt-nothing = nothing
lt-substituted = { $coins } for { $cubes }
lt-seat =
    { $you ->
        [yes] you
       *[no] { $name }
    }
    .you = { $you }

## Questions

lt-ask-turn = Where do you place a worker, or what do you build?
lt-ask-worker = What does your worker do?
lt-ask-residence = Residence: what do you activate?
lt-ask-payment = { $tile } ({ $effect }): how do you pay?
lt-ask-payment-build = { $tile }: how do you pay?
lt-ask-take = Pawnshop: what do you take?
lt-ask-site = Where do you build { $tile-the }?
lt-ask-objective =
    { $points ->
        [one] You fulfil “{ $goal }” (1 point). Do you show it?
       *[other] You fulfil “{ $goal }” ({ $points } points). Do you show it?
    }
lt-ask-show =
    { $stage ->
        [last-chance] Do you still show an objective? It is the last chance.
        [round] Do you show an objective before the round goes on?
       *[turn] Do you show an objective before your turn ends?
    }
lt-ask-special = Do you use your special buildings?
lt-ask-feeding = How do you feed your { $count } workers? Each one that goes hungry costs 3 points.

## Choices

lt-do-done =
    { $step ->
        [special] Go on
        [objective] Go on
       *[other] Done
    }
lt-do-place = Worker on { $cell }: { $around }
lt-do-build =
    { $points ->
        [0] Build { $tile-the } for { $cost }
        [one] Build { $tile-the } for { $cost }: 1 point
       *[other] Build { $tile-the } for { $cost }: { $points } points
    }
lt-do-harvest = Harvest { $cell }: { $cube }
lt-do-activate = { $tile } on { $cell }: { $effect }
lt-do-activate-other = { $tile } on { $cell }, 1 coin to { $name }: { $effect }
lt-do-with-coins = { $choice }, with { $coins } in place of { $cubes }
lt-do-pay = Pay { $payment }
lt-do-take = Take { $cubes }
lt-do-on = { $tile } on { $cell }
lt-do-validate =
    { $points ->
        [one] Show the objective “{ $goal }”: 1 point
       *[other] Show the objective “{ $goal }”: { $points } points
    }
lt-do-keep =
    { $passes ->
        [yes] Do not show it; its moment passes
       *[no] Keep it hidden for now
    }
lt-do-use-cathedral =
    { $points ->
        [one] Use the Cathedral: 1 point
       *[other] Use the Cathedral: { $points } points
    }
lt-do-use-residence = Use the Residence
lt-do-feed =
    { $nothing ->
        [yes] Feed nobody: { $hungry } workers go hungry, −{ $points } points
       *[no] { $hungry ->
            [0] Feed { $payment }
            [one] Feed { $payment }: 1 worker goes hungry, −{ $points } points
           *[other] Feed { $payment }: { $hungry } workers go hungry, −{ $points } points
        }
    }

lt-price-fee = coin for { $name }

## What happens

lt-event-places =
    { $you ->
        [yes] You place a worker on { $cell }.
       *[no] { $name } places a worker on { $cell }.
    }
    .short =
        { $you ->
            [yes] You on { $cell }
           *[no] { $name } on { $cell }
        }
lt-event-gains =
    { $you ->
        [yes] You get { $amount }.
       *[no] { $name } gets { $amount }.
    }
lt-event-activates =
    { $you ->
        [yes] You activate { $tile-the } on { $cell }.
       *[no] { $name } activates { $tile-the } on { $cell }.
    }
    .short =
        { $you ->
            [yes] You use { $tile-the } on { $cell }
           *[no] { $name } uses { $tile-the } on { $cell }
        }
lt-event-fee =
    { $you ->
        [yes] You give { $owner } 1 coin.
       *[no] { $name } gives { $owner } 1 coin.
    }
    .short =
        { $you ->
            [yes] You pay { $owner }
           *[no] { $name } pays { $owner }
        }
lt-event-gives =
    { $you ->
        [yes] You give { $amount }.
       *[no] { $name } gives { $amount }.
    }
lt-event-substitutes =
    { $you ->
        [yes] You pay { $coins } in place of { $amount }.
       *[no] { $name } pays { $coins } in place of { $amount }.
    }
    .short =
        { $you ->
            [yes] You pay coins for { $amount }
           *[no] { $name } pays coins for { $amount }
        }
lt-event-scores =
    { $you ->
        [yes] { $tile }: { lt-amount-point } for you.
       *[no] { $tile }: { lt-amount-point } for { $name }.
    }
    .short = { $tile }
lt-event-builds =
    { $you ->
        [yes] You build { $tile-the }.
       *[no] { $name } builds { $tile-the }.
    }
lt-event-stands =
    { $count ->
        [0] It stands on { $cell }.
       *[other] It stands on { $cell } and brings { lt-amount-point }.
    }
    .short = It stands on { $cell }
lt-event-validates =
    { $you ->
        [yes] You show the objective “{ $goal }”: { lt-amount-point }.
       *[no] { $name } shows the objective “{ $goal }”: { lt-amount-point }.
    }
    .short =
        { $you ->
            [yes] You show “{ $goal }”
           *[no] { $name } shows “{ $goal }”
        }
lt-event-keeps =
    { $you ->
        [yes] You keep the objective “{ $goal }” hidden.
       *[no] { $name } keeps the objective “{ $goal }” hidden.
    }
    .short =
        { $you ->
            [yes] You keep “{ $goal }” hidden
           *[no] { $name } keeps “{ $goal }” hidden
        }
lt-event-cathedral =
    { $you ->
        [yes] The Cathedral brings you { lt-amount-point }.
       *[no] The Cathedral brings { $name } { lt-amount-point }.
    }
    .short = Cathedral
lt-event-residence =
    { $you ->
        [yes] You use the Residence on { $cell }.
       *[no] { $name } uses the Residence on { $cell }.
    }
lt-event-round-ends = Round { $count } ends.
lt-event-feeds =
    { $you ->
        [yes] You feed { lt-amount-worker }.
       *[no] { $name } feeds { lt-amount-worker }.
    }
    .short =
        { $you ->
            [yes] You feed { lt-amount-worker }
           *[no] { $name } feeds { lt-amount-worker }
        }
lt-event-hunger =
    { $you ->
        [yes] { $workers ->
            [one] 1 worker of yours goes
           *[other] { $workers } workers of yours go
        } hungry: you lose { lt-amount-point }.
       *[no] { $workers ->
            [one] 1 worker of { $name } goes
           *[other] { $workers } workers of { $name } go
        } hungry: −{ lt-amount-point }.
    }
    .short =
        { $workers ->
            [one] 1 worker goes hungry
           *[other] { $workers } workers go hungry
        }
lt-event-round =
    { $you ->
        [yes] Round { $count }: you begin.
       *[no] Round { $count }: { $name } begins.
    }
    .short =
        { $you ->
            [yes] You begin
           *[no] { $name } begins
        }
lt-event-ends = The game is over.
lt-event-castle =
    { $you ->
        [yes] The Castle brings you { lt-amount-point }.
       *[no] The Castle brings { $name } { lt-amount-point }.
    }
    .short = Castle
lt-event-watchtower =
    { $you ->
        [yes] The Watchtower brings you { lt-amount-point }.
       *[no] The Watchtower brings { $name } { lt-amount-point }.
    }
    .short = Watchtower
lt-event-coins =
    { $you ->
        [yes] Your coins are worth { lt-amount-point }.
       *[no] The coins of { $name } are worth { lt-amount-point }.
    }
    .short = Coins

## Why not

lt-no-terrain = { $cell } is not grass.
lt-no-tile-there = A building stands on { $cell }.
lt-no-worker-there = A worker stands on { $cell }.
lt-no-not-in-market = { $tile } is not in the market.
lt-no-pawn = You have no ownership pawn left.
lt-no-too-dear = You cannot pay for { $tile-the } ({ $cost }).
lt-no-grass = { $cell } is grass: there is nothing to harvest.
lt-no-harvest-left = { $cell } is not among the cells left to harvest.
lt-no-harvest-order = Not { $cell } now: another cell of the same kind comes first, or there is nothing to be had.
lt-no-building = No building stands on { $cell }.
lt-no-not-around = { $cell } does not touch your worker’s cell.
lt-no-again = This worker has activated the building on { $cell } already.
lt-no-not-activated = Workers cannot activate { $tile-the }.
lt-no-fee = You have no coin for the owner of { $tile-the }.
lt-no-input = You cannot give all that { $tile-the } takes.
lt-no-twin = Another Wheat Field of the same owner does the same: activate that one first.
lt-no-output = The supply has nothing of what { $tile-the } gives.
lt-no-cubes = You do not have these cubes.
lt-no-substitute = The supply has no cube of that kind to substitute.
lt-no-coins = You do not have 3 coins for each substituted cube.
lt-no-feeding = Feed every worker if you can; with too little food, use all of it.
lt-no-payment = That is not the price.
lt-no-take = The supply does not hold these cubes, or they are too few or too many.
lt-no-use = { $tile } cannot be used now.
lt-no-goal = The objective “{ $goal }” is not in your hand.
lt-no-goal-yet = You do not fulfil “{ $goal }” now.
lt-no-goal-step = Finish what you have begun; right after it you can show “{ $goal }”.
lt-no-goal-next = You are asked about another objective now; “{ $goal }” comes after it.
lt-no-goal-kept =
    { $passes ->
        [yes] You chose not to show “{ $goal }”; its moment passes. You are asked again if you fulfil it anew.
       *[no] You chose to keep “{ $goal }” for now; you will be asked again.
    }

## Points by source

lt-source-built = Buildings
lt-source-activated = Effects
lt-source-objectives = Objectives
lt-source-cathedral = Cathedral
lt-source-hunger = Hunger
lt-source-castle = Castle
lt-source-watchtower = Watchtower
lt-source-coins = Coins

## Options

lt-option-players = Players
lt-option-players-about = How many play; it decides the number of workers, pawns and objectives.
lt-option-side = Side of the board
lt-option-side-about = Forests, lakes and mountains lie differently on the two sides.
lt-option-market = Market
lt-option-market-about = Twelve tiles at random, those with a robin for a first game, or twelve names with commas between them.
    .page = Twelve tiles at random, or those advised for a first game.
lt-option-first = First player
lt-option-first-about = Drawn by lot, or the seat that begins.
lt-option-castle-owner = Castle
lt-option-castle-owner-about = Whether it counts only its owner’s buildings or everybody’s.
lt-option-cathedral-owner = Cathedral
lt-option-cathedral-owner-about = Whether it counts everybody’s workers or only its owner’s.
lt-option-watchtower-workers-block = Workers by the Watchtower
lt-option-watchtower-workers-block-about = Whether a worker makes a cell by the Watchtower count as not empty.
lt-option-residence-harvest-terrain = Residence harvests
lt-option-residence-harvest-terrain-about = Whether the Residence also harvests the terrain around it.
lt-option-residence-pays-fee = Residence pays other owners
lt-option-residence-pays-fee-about = Whether it gives them the usual coin for a building of theirs, or uses it for free.
lt-option-objectives-include-reconstructed = Reconstructed objective
lt-option-objectives-include-reconstructed-about = Whether the card whose text had to be reconstructed (“{ lt-goal-o07 }”) is in the game.
lt-option-auto-validate = Show objectives automatically
lt-option-auto-validate-about = For nobody, for all, or for seats such as 0,2: their objectives are shown as soon as they are fulfilled.
    .page = Objectives are shown as soon as they are fulfilled, without a question.
lt-option-colours = Colours
lt-option-colours-about = The colours of the seats in turn, with commas between them.
lt-value-robin = for a first game
lt-value-own = its owner’s
lt-value-any = everybody’s
lt-value-none = nobody
lt-value-all = all

## The table in a terminal

lt-headline = Round { $round } of 4 · side { $side } · first: { $first } · supply
lt-market = Market
lt-seat-line =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } · { $pawns ->
        [one] 1 pawn
       *[other] { $pawns } pawns
    }
lt-hidden-goals =
    { $count ->
        [one] 1 objective
       *[other] { $count } objectives
    }
lt-your-goals = Your objectives
lt-goal-progress = { $goal } ({ $have } of { $need })
lt-legend =
    What the signs mean
      ♣ wood  ▲ stone  ≈ fish  ψ wheat  ● coin  ★ point  ⌂ building
      12      on the land: the number to type for this cell; below it, what lies around
      ♟a      a worker of player a; buildings begin with the letter of their owner
      ♣♣ = 5★, ψ→●●●●   costs 2 wood, brings 5 points; gives 4 coins for a wheat
      ✓       an objective that was shown

## After the game

lt-share-places = Workers sent out
lt-share-uses = Buildings used
lt-share-builds = Built
lt-tie = Equal points: the victory is shared.

## What explains itself

lt-sign-workers = Workers not yet used this round: the turns still to come.
lt-sign-wood = Wood, from forests; pays for tiles.
lt-sign-stone = Stone, from mountains; pays for the dearer tiles.
lt-sign-fish = Fish, from lakes: food for one worker each.
lt-sign-wheat = Wheat, from buildings only: food for one worker each.
lt-sign-coin = Coins: one to the owner of a building you use; three stand for a cube.
lt-sign-points = Points so far; hunger can push them below zero.
lt-sign-first = Begins the round; moves on clockwise.
lt-about-site = A worker put here builds one tile of the market: pay its price, lay it on a free cell, score its points.
lt-about-round = Four rounds. In each, everybody uses all workers one by one, and then feeds them.
lt-about-supply = What can still be gained. When a kind has run out, nobody gains it until some comes back.
lt-kind-gain = Give
lt-kind-exchange = Exchange
lt-kind-special = Special
lt-price = { $cost } · ★ { $points }
