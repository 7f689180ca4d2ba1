### Little Town. A tile's `.the` stands in a sentence.

lt-game = Little Town
lt-about = Place workers among forests, lakes and other people’s houses, and build the finest little town in four rounds.

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
lt-effect-exchange = { $takes } → { $gives }
lt-effect-pawnshop = any 2 cubes → any 2 cubes
lt-effect-cathedral =
    { $cathedral_owner ->
        [own] end of round: 1 point per worker of yours around it
       *[any] end of round: 1 point per worker around it
    }
lt-effect-residence =
    { $residence_harvest_terrain ->
        [yes] end of round: harvest around it and activate the buildings there
       *[no] end of round: activate the buildings around it
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
lt-goal-o02 = own more buildings than you have workers
lt-goal-o03 = hold at least twice as much food as you have workers
lt-goal-o04 = own three buildings: one by a lake, one by a mountain, one by a forest
lt-goal-o05 = activate a building that takes at least two kinds of cubes
lt-goal-o06 = feed all your workers with fish
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
lt-stone = stone
lt-fish = fish
lt-wheat = wheat
lt-coin = coins
lt-amount-wood = { $count } wood
lt-amount-stone = { $count } stone
lt-amount-fish = { $count } fish
lt-amount-wheat = { $count } wheat
lt-amount-coin =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
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
lt-ask-special = Do you use your special buildings?
lt-ask-feeding = How do you feed your { $count } workers?

## Choices

lt-do-done =
    { $step ->
        [special] Use nothing more
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
lt-do-validate = Show { $goal } now
lt-do-keep =
    { $passes ->
        [yes] Do not show { $goal }; its moment passes
       *[no] Keep { $goal } hidden for now
    }
lt-do-use-cathedral =
    { $points ->
        [one] Use the Cathedral: 1 point
       *[other] Use the Cathedral: { $points } points
    }
lt-do-use-residence = Use the Residence
lt-do-feed = Feed { $payment }

lt-price-fee = to { $name }

## What happens

lt-event-places =
    { $you ->
        [yes] You place a worker on { $cell }.
       *[no] { $name } places a worker on { $cell }.
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
lt-event-fee =
    { $you ->
        [yes] You give { $owner } 1 coin.
       *[no] { $name } gives { $owner } 1 coin.
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
lt-event-scores =
    { $you ->
        [yes] { $tile }: { lt-amount-point } for you.
       *[no] { $tile }: { lt-amount-point } for { $name }.
    }
lt-event-builds =
    { $you ->
        [yes] You build { $tile-the }.
       *[no] { $name } builds { $tile-the }.
    }
lt-event-stands = It stands on { $cell } and brings { lt-amount-point }.
lt-event-validates =
    { $you ->
        [yes] You show { $goal }, “{ $text }”: { lt-amount-point }.
       *[no] { $name } shows { $goal }, “{ $text }”: { lt-amount-point }.
    }
lt-event-keeps =
    { $you ->
        [yes] You keep { $goal }, “{ $text }”, hidden.
       *[no] { $name } keeps { $goal }, “{ $text }”, hidden.
    }
lt-event-cathedral =
    { $you ->
        [yes] The Cathedral brings you { lt-amount-point }.
       *[no] The Cathedral brings { $name } { lt-amount-point }.
    }
lt-event-residence =
    { $you ->
        [yes] You use the Residence on { $cell }.
       *[no] { $name } uses the Residence on { $cell }.
    }
lt-event-hunger =
    { $you ->
        [yes] You do not feed { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        } and lose { lt-amount-point }.
       *[no] { $name } does not feed { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        } and loses { lt-amount-point }.
    }
lt-event-round =
    { $you ->
        [yes] Round { $count }: you begin.
       *[no] Round { $count }: { $name } begins.
    }
lt-event-ends = The game is over.
lt-event-castle =
    { $you ->
        [yes] The Castle brings you { lt-amount-point }.
       *[no] The Castle brings { $name } { lt-amount-point }.
    }
lt-event-watchtower =
    { $you ->
        [yes] The Watchtower brings you { lt-amount-point }.
       *[no] The Watchtower brings { $name } { lt-amount-point }.
    }
lt-event-coins =
    { $you ->
        [yes] Your coins are worth { lt-amount-point }.
       *[no] The coins of { $name } are worth { lt-amount-point }.
    }

## Why not

lt-no-terrain = { $cell } is not grass.
lt-no-tile-there = A building stands on { $cell }.
lt-no-worker-there = A worker stands on { $cell }.
lt-no-not-in-market = { $tile } is not in the market.
lt-no-pawn = You have no ownership pawn left.
lt-no-too-dear = You cannot pay for { $tile-the } ({ $cost }).
lt-no-grass = { $cell } is grass: there is nothing to harvest.
lt-no-harvest-left = { $cell } is not among the cells left to harvest.
lt-no-harvest-order = Harvest { $cell } later: another cell of the same kind comes first, or the supply is empty.
lt-no-building = No building stands on { $cell }.
lt-no-not-around = { $cell } does not touch your worker’s cell.
lt-no-again = This worker has activated { $cell } already.
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
lt-no-goal = You do not hold { $goal }.
lt-no-goal-yet = You do not fulfil { $goal } now.
lt-no-goal-next = Another goal is asked about now; { $goal } comes after it.
lt-no-goal-kept =
    { $passes ->
        [yes] You chose not to show { $goal }; its moment passes. You are asked again if you fulfil it anew.
       *[no] You chose to keep { $goal } for now; you will be asked again.
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
lt-option-objectives-include-reconstructed = Objective O07
lt-option-objectives-include-reconstructed-about = Whether the card whose text had to be reconstructed is in the game.
lt-option-auto-validate = Show objectives automatically
lt-option-auto-validate-about = For nobody, for all, or for seats such as 0,2: their objectives are shown as soon as they are fulfilled.
lt-option-colours = Colours
lt-option-colours-about = The colours of the seats in turn, with commas between them.

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
lt-legend =
    What the signs mean
      ♣ wood  ▲ stone  ≈ fish  ψ wheat  ● coin  ★ point  ⌂ building
      12      on the land: the number to type for this cell; below it, what lies around
      ♟a      a worker of player a; buildings begin with the letter of their owner
      ♣♣ = 5★, ψ→●●●●   costs 2 wood, brings 5 points; gives 4 coins for a wheat
      ✓O13    an objective that was shown
lt-welcome =
    Little Town

    Build the best little town in four rounds; most points win.

    In your turn you use one of your workers. Either place it on a meadow: it
    harvests the forests, mountains and lakes around it, and you may activate
    the buildings around it, your own for free, others for a coin to the owner.
    Or send it to the construction site: pay for a tile from the market, put it
    on any empty meadow, and score its points.

    At the end of a round every worker eats one fish or wheat; each one that goes
    hungry costs 3 points. Three coins can always stand for a cube that you spend
    at once. Your secret objectives bring points whenever you fulfil them.

    Answer every question with a number; ? shows all keys, r explains the rules.
