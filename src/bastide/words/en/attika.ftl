### Attika and U.S. Telegraph. Names that differ begin with at- or us-, all else with at-.
### A token’s `.the` stands after a verb; where there are several alike, it says “a”.

at-game = Attika
at-about = Found settlements in ancient Greece: build all your buildings first, or link two shrines.
at-box = Thirty buildings
us-game = U.S. Telegraph
us-about = Settle the American West: build all your buildings first, or link two great cities.
us-box = Wire the cities

## Cards and symbols

at-card-water = water
at-card-wood = forest
at-card-clay = hill
at-card-metal = mountain
us-card-water = water
us-card-wood = wood
us-card-clay = clay
us-card-metal = metal
at-amount = { $count } × { $card }
at-any = { $count } × any
at-surcharge =
    { $count ->
        [one] 1 extra card
       *[other] { $count } extra cards
    }
at-free = free thanks to the land
at-free-chain = free in the chain
at-list = { $first }, { $rest }
at-list-last = { $first } and { $rest }
at-the = { $thing-the }
at-no-symbol = no symbol

## What each game calls the same things

at-bonus = amphora
    .a = an amphora
us-bonus = worker
    .a = a worker
at-settlement = settlement
    .a = a settlement
    .many = settlements
us-settlement = settlement
    .a = a settlement
    .many = settlements
at-board = display
us-board = board
at-base = main buildings
us-base = base buildings
at-space = hex
us-space = terrain
at-tile = the new tile
    .a = a new tile
us-tile = the new region
    .a = a new region
at-city = shrine
    .a = a shrine
us-city = great city
    .a = a great city

## Cities and hexes

at-city-a = Shrine A
    .the = Shrine A
at-city-b = Shrine B
    .the = Shrine B
at-city-c = Shrine C
    .the = Shrine C
at-city-d = Shrine D
    .the = Shrine D
us-city-a = Denver
    .the = Denver
us-city-b = Omaha
    .the = Omaha
us-city-c = Sacramento
    .the = Sacramento
us-city-d = Salt Lake City
    .the = Salt Lake City
at-hex = { $id }
    .on =
        { $typed ->
            [yes] { " " }on { $id }
           *[no] { "" }
        }
    .around =
        { $typed ->
            [yes] { " " }around { $id }
           *[no] { "" }
        }
at-hex-symbol = { $id } ({ $card })
    .on =
        { $typed ->
            [yes] { " " }on { $id } ({ $card })
           *[no] { "" }
        }

## Groups

at-group-wine = Viticulture
at-group-defence = Defence
at-group-seafaring = Seafaring
at-group-coinage = Coinage
at-group-city = City
at-group-supply = Supply
at-group-roads = Roads
us-group-ranching = Ranching
us-group-frontier = Frontier defence
us-group-railway = Railway
us-group-gold = Gold
us-group-town = Town
us-group-waterworks = Water supply
us-group-telegraph = Telegraph line

## Tokens of Attika

at-token-vineyard = Vineyard
    .the = the vineyard
at-token-vintner = Vintner
    .the = the vintner
at-token-quarry = Quarry
    .the = the quarry
at-token-fortress = Fortress
    .the = the fortress
at-token-tower = Tower
    .the = a tower
at-token-harbour = Harbour
    .the = the harbour
at-token-ship = Ship
    .the = a ship
at-token-silver-mine = Silver mine
    .the = the silver mine
at-token-mint = Mint
    .the = the mint
at-token-capital = Capital
    .the = the capital
at-token-market = Market square
    .the = the market square
at-token-tavern = Tavern
    .the = the tavern
at-token-baths = Baths
    .the = the baths
at-token-temple = Temple
    .the = the temple
at-token-oracle = Oracle
    .the = the oracle
at-token-treasury = Treasury
    .the = the treasury
at-token-theatre = Theatre
    .the = the theatre
at-token-stadium = Stadium
    .the = the stadium
at-token-gymnasium = Gymnasium
    .the = the gymnasium
at-token-well = Well
    .the = the well
at-token-cornfield = Cornfield
    .the = the cornfield
at-token-mill = Mill
    .the = the mill
at-token-village = Village
    .the = the village
at-token-road = Road
    .the = a road

## Tokens of U.S. Telegraph

us-token-ranch = Ranch
    .the = the ranch
us-token-corral = Corral
    .the = the corral
us-token-quarry = Stone quarry
    .the = the stone quarry
us-token-frontier-post = Frontier post
    .the = the frontier post
us-token-watchtower = Watchtower
    .the = a watchtower
us-token-station = Railway station
    .the = the railway station
us-token-track = Railway section
    .the = a railway section
us-token-gold-panning = Gold panning
    .the = the gold panning
us-token-bank = Bank
    .the = the bank
us-token-town-hall = Town hall
    .the = the town hall
us-token-general-store = General store
    .the = the general store
us-token-houses = Settlers’ houses
    .the = the settlers’ houses
us-token-bathhouse = Bathhouse
    .the = the bathhouse
us-token-church = Church
    .the = the church
us-token-school = School
    .the = the school
us-token-newspaper = Newspaper office
    .the = the newspaper office
us-token-saloon = Saloon
    .the = the saloon
us-token-opera-house = Opera house
    .the = the opera house
us-token-blacksmith = Blacksmith
    .the = the blacksmith
us-token-well = Well
    .the = the well
us-token-reservoir = Reservoir
    .the = the reservoir
us-token-wind-pump = Wind pump
    .the = the wind pump
us-token-water-tower = Water tower
    .the = the water tower
us-token-telegraph = Telegraph
    .the = a telegraph

## Questions

at-ask-turn =
    { $acting ->
        [draw]
            { $count ->
                [one] One more draw, or stop?
               *[other] Draw, up to { $count } more times, or stop?
            }
        [build]
            { $count ->
                [one] One more building from your { $board }, or stop?
               *[other] Build, up to { $count } more times, or stop?
            }
        [bonus] Spend { $bonus-a } for one action more, or stop?
       *[undecided]
            { $cards ->
                [0] Draw, build, or pass? No card is left to draw.
                [one] Draw, build, or pass and draw the last card?
                [3] Draw, build, or pass and draw three cards?
               *[other] Draw, build, or pass and draw the last { $cards } cards?
            }
    }
at-ask-drawn =
    { $count ->
        [0] You have drawn { $token-the }. There is no free { $space } where your cards pay for it: it goes on your { $board }.
       *[other] You have drawn { $token-the }. Where do you build it, or do you keep it?
    }
at-ask-site = Where do you build { $token-the }?
at-ask-payment = How do you pay for { $token-the }{ $hex-on }? Due: { $price }.
at-ask-extension =
    { $stage ->
        [turn] How do you turn { $tile }?
       *[place] Where does { $tile } lie? Choose the place of its centre.
    }
at-ask-swap =
    { $count ->
        [one] Do you swap your { $bonus } for a card?
       *[other] Do you swap { $bonus-a } for a card? You have { $count }.
    }

## Choices

at-do-stop =
    { $acting ->
        [undecided] { $count ->
            [0] Pass without a card
           *[other] Pass and draw { at-card-count }
        }
       *[other] { $count ->
            [0] Stop
           *[other] Stop and draw { at-card-count }
        }
    }
at-card-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
at-do-end = End the turn
at-do-draw =
    { $back ->
        [base] Draw from stack { $number }, { $base } ({ $count } left){ at-with-bonus }
       *[white] Draw from stack { $number } ({ $count } left){ at-with-bonus }
    }
at-do-build = Build { $token-the }{ at-with-bonus }
at-with-bonus =
    { $early ->
        [yes] , for { $bonus-a }
       *[no] { "" }
    }
at-do-keep = Put this building on your { $board }
at-do-at = On { $hex }: { $price }
at-do-pay = Pay { $cards }
at-do-spend = Pay with { $count } × { $card }
at-do-lay = Its centre on { $hex }
at-do-turn =
    { $degrees ->
        [0] As it is
       *[other] Turned left by { $degrees }°
    }
at-do-swap = Swap { $bonus-a } for a card

## Why prices are what they are

at-price-printed = Printed cost
at-price-land = Symbols of the land
us-price-land = Resources of the terrain
at-price-chain = Beside its predecessor
at-price-surcharge = New { $settlement }
at-price-missing = Two for a card you lack

## What happens

at-event-turn =
    { $you ->
        [yes] Turn { $count }: yours.
       *[no] Turn { $count }: { $name }.
    }
at-event-draws =
    { $you ->
        [yes] You draw { $token-the }.
       *[no] { $name } draws { $token-the }.
    }
at-event-keeps =
    { $you ->
        [yes] You put { $token-the } on your { $board }.
       *[no] { $name } puts { $token-the } on the { $board }.
    }
at-event-pays =
    { $you ->
        [yes] You pay { $cards }.
       *[no] { $name } pays { $cards }.
    }
at-event-builds =
    { $you ->
        [yes] You build { $token-the }{ $hex-on }.
       *[no] { $name } builds { $token-the }{ $hex-on }.
    }
at-event-founds =
    { $count ->
        [one] { $you ->
            [yes] You found your first { $settlement }.
           *[no] { $name } founds a first { $settlement }.
        }
       *[other] { $you ->
            [yes] You found { $settlement-a } and now have { $count }.
           *[no] { $name } founds { $settlement-a } and now has { $count }.
        }
    }
at-event-joins =
    { $count ->
        [one] { $you ->
            [yes] You join your { $settlement-many } into one.
           *[no] { $name } joins all { $settlement-many } into one.
        }
       *[other] { $you ->
            [yes] You join { $settlement-many } and now have { $count }.
           *[no] { $name } joins { $settlement-many } and now has { $count }.
        }
    }
at-event-earns =
    { $you ->
        [yes] You have completed { $group } and earn { $bonus-a }.
       *[no] { $name } has completed { $group } and earns { $bonus-a }.
    }
at-event-noted =
    { $you ->
        [yes] You have completed { $group }; for want of { $bonus-a } you draw a card at the end of the turn.
       *[no] { $name } has completed { $group } and, for want of { $bonus-a }, draws a card at the end of the turn.
    }
at-event-consoled =
    { $count ->
        [0] { $you ->
            [yes] You have completed { $group }, but neither { $bonus-a } nor a card is left for you.
           *[no] { $name } has completed { $group }, but neither { $bonus-a } nor a card is left for it.
        }
       *[other] { $you ->
            [yes] You have completed { $group }; for want of { $bonus-a } you draw a card, and your actions are over.
           *[no] { $name } has completed { $group } and, for want of { $bonus-a }, draws a card, which ends the actions.
        }
    }
at-event-spends =
    { $you ->
        [yes] You spend { $bonus-a } for one action more.
       *[no] { $name } spends { $bonus-a } for one action more.
    }
at-event-tile =
    { $you ->
        [yes] You turn up { $tile-a } with { $symbols }.
       *[no] { $name } turns up { $tile-a } with { $symbols }.
    }
at-event-extends =
    { $you ->
        [yes] You lay { $tile }{ $hex-around }.
       *[no] { $name } lays { $tile }{ $hex-around }.
    }
at-event-stops =
    { $count ->
        [0] { $you ->
            [yes] You pass.
           *[no] { $name } passes.
        }
       *[other] { $you ->
            [yes] Your actions are over.
           *[no] { $name }’s actions are over.
        }
    }
at-event-cards =
    { $you ->
        [yes] You draw { at-card-count }.
       *[no] { $name } draws { at-card-count }.
    }
at-event-drew = You drew: { $cards }.
at-event-swaps =
    { $you ->
        [yes] You swap { $bonus-a } for a card.
       *[no] { $name } swaps { $bonus-a } for a card.
    }
at-event-reshuffle = The discard pile is shuffled into a new deck.
at-event-all-built =
    { $you ->
        [yes] All your buildings stand: you have won.
       *[no] { $name } has built everything and won.
    }
at-event-linked =
    { $you ->
        [yes] You have linked { $cities }: you have won.
       *[no] { $name } has linked { $cities } and won.
    }
at-event-limit = The turn limit is reached: the game is drawn.

## Why not

at-no-after-cards = You have drawn cards: no building may be drawn or built any more in this turn.
at-no-token-first = First say what happens to the building you have just drawn.
at-no-tile-first =
    { $stage ->
        [turn] First say how { $tile } is turned.
       *[place] First lay { $tile }.
    }
at-no-early = Before the actions of the turn are used up, { $bonus-a } is spent only while none is left in the supply, and only where the table plays so.
at-no-mixing = In one turn you either draw or build, never both.
at-no-stack = That stack is empty.
at-no-display = There is no such building on your { $board }: { $token }.
at-no-room = No { $space } is free now.
at-no-cards = Your cards do not pay for { $token-the } on any free { $space }.
at-no-city = Nothing is ever built on { $city-a }, so not on { $hex }.
at-no-hex = There is no { $space } at { $hex }.
at-no-free = There is a building already on { $hex }.
at-no-price = Your cards do not pay the price on { $hex }: { $price }.
at-no-hand = You do not have enough cards “{ $card }”.
at-no-spend = With so many of these cards the price cannot be paid.
at-no-cards-now = These cards are not asked for now.
at-no-other-cards = That does not go with the cards chosen so far.
at-no-choice = First choose the cards kind by kind.
at-no-smaller = That is more than needed; a part of it pays. Due: { $price }.
at-no-payment = That does not pay the price. Due: { $price }; two cards stand for one named card.
at-no-lay = Around { $hex }, { $tile } would lie on something, or touch nothing.
at-no-turn = It looks the same with a smaller turn.

## How a game is won

at-source-all-built = All buildings on the map
at-source-linked = Two shrines linked
at-source-built = Buildings
at-source-settlements = { at-result-settlements }
at-source-turns = Turns
us-source-all-built = { at-source-all-built }
us-source-linked = Two great cities linked
us-source-built = { at-source-built }
us-source-settlements = { us-result-settlements }
us-source-turns = { at-source-turns }

## Options

at-option-players = Players
at-option-players-about = Two, three or four.
at-option-first = First player
at-option-first-about = Drawn by lot, or the seat that begins.
at-option-count-covered-symbols = Covered symbols count
at-option-count-covered-symbols-about = Whether symbols under buildings on neighbouring hexes still lower prices.
at-option-turn-limit = Turn limit
at-option-turn-limit-about = Turns of all players together after which the game is drawn; 0 for none.
at-option-card-at-once = The card for a missing amphora comes at once
at-option-card-at-once-about = Whether the card that stands for an amphora when none is left is drawn at once, which ends the actions of the turn; else at the end of the turn.
at-option-early-amphora = Amphorae fill an empty supply
at-option-early-amphora-about = Whether an amphora may buy an action before the others are used up while none is left in the supply, so that the next group completed earns it.
us-option-players = { at-option-players }
us-option-players-about = { at-option-players-about }
us-option-first = { at-option-first }
us-option-first-about = { at-option-first-about }
us-option-count-covered-symbols = { at-option-count-covered-symbols }
us-option-count-covered-symbols-about = Whether symbols under buildings on neighbouring terrains still lower prices.
us-option-turn-limit = { at-option-turn-limit }
us-option-turn-limit-about = { at-option-turn-limit-about }

## The file of tokens and tiles

at-data-fine = Nothing is wrong: { $tokens } kinds of building, { $tiles } tiles.

## The board on the page

at-your-board = Your buildings
at-board-of = { $name }’s buildings
at-back = Back to your buildings
at-pane-board = Buildings
at-pane-stacks = Stacks
at-slot-built = { $token }, built
at-slot-ready = { $token }, ready, costs { $cost }
at-slot-unseen = { $token }, still in a stack
at-stack-base = Stack { $n } with the first buildings of the groups, { $left } left
at-building-now = you are building
at-tiles-left =
    { $n ->
        [one] 1 tile left
       *[other] { $n } tiles left
    }
at-to-pay = cards to pay for { $token }
at-beside = beside your { $token }
at-you-pay = you pay
at-cards-unit =
    { $n ->
        [one] card
       *[other] cards
    }
at-new-tile = New tile
at-turn-tile = Turn it
at-payment = Payment
at-cards = Cards { $n }
at-actions = Actions left { $n }
at-chair-left =
    { $name }, { $points ->
        [one] 1 building left
       *[other] { $points } buildings left
    }
at-left = left
at-earned =
    { $what ->
        [worker] { $n ->
            [one] worker
           *[other] workers
        }
       *[amphora] { $n ->
            [one] amphora
           *[other] amphorae
        }
    }
at-overview = The whole land in small: tap to go there
at-stacks-why = Drawing turns up a building, so it cannot be undone. In one turn you either draw or build.
at-result-built = Buildings
at-result-left = Left
at-result-settlements = Settlements
us-result-settlements = Settlements
at-result-paid = Cards paid
at-result-free = Built for free
at-result-rounds = Buildings after each round
at-link-in =
    { $n ->
        [one] 1 more building to link two shrines
       *[other] { $n } more buildings to link two shrines
    }
us-link-in =
    { $n ->
        [one] 1 more building to link two great cities
       *[other] { $n } more buildings to link two great cities
    }

## After the game

at-share-draws = Drawn
at-share-builds = Built
at-tie = The last turn is over and nobody has won: a draw.
us-tie = The last turn is over and nobody has won: a draw.

## What explains itself

at-sign-cards = Landscape cards in hand: what you can pay. No limit; only the number is open.
us-sign-cards = Resource cards in hand: what you can pay. No limit; only the number is open.
at-sign-bonus = Amphorae held: each one more action of the turn’s kind, or a card.
us-sign-bonus = Workers held: each one more action of the turn’s kind, or a card; then gone.
at-sign-left = Buildings left to build; at zero the game is won.
at-sign-first = Began the game with four cards; the next player had five.
at-about-base = The dark stack holds the base buildings, with which chains begin. Drawing one is an action: build it at once or keep it on your board.
at-about-stack = Drawing the top building is an action: build it at once or keep it on your board. The last of a stack adds a new tile to the map.
at-about-hex = { $card }: what you build here or beside it costs one such card less, as long as nothing covers it.
at-about-bare = Anything may be built on a free hex. Away from your settlements a further one costs extra cards.
at-about-deck = An action you do not use draws one card; a turn without any action draws three.
at-about-token =
    { $has ->
        [yes] It costs { $cost }, less what the land gives. Beside your own { $before } it is free.
       *[no] It costs { $cost }, less what the land gives. Nothing comes before it: it is never free by a chain.
    }
