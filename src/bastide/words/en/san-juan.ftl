### San Juan. A card's `.a` stands in a sentence, its `.good` is what a production building makes.

sj-game = San Juan
sj-about = Build the finest city of twelve buildings; every card is a building, money or a good.
sj-box-1 = First edition
    .note = 110 cards, the rules of 2004.
sj-box-2 = Second edition
    .note = 112 cards, new rules for Gold Mine and Guild Hall.

## Roles

sj-role-builder = Builder
    .the = the Builder
    .all = may build one card from hand and pays its cost with other cards.
    .own = pays one card less.
sj-role-producer = Producer
    .the = the Producer
    .all = may lay one good on an empty production building.
    .own = lays one more, on another empty building.
sj-role-trader = Trader
    .the = the Trader
    .all = may sell one good and draws its price, turned up now, in cards.
    .own = may sell one more.
sj-role-councillor = Councillor
    .the = the Councillor
    .all = may look at two cards and keep one of them.
    .own = looks at five and still keeps one.
sj-role-prospector = Prospector
    .the = the Prospector
    .all = does nothing; a Gold Mine may try its luck.
    .own = draws one card.

sj-action-builder = all may build; you pay 1 card less
sj-action-producer = all produce 1 good; you produce 2
sj-action-trader = all sell 1 good for cards; you sell 2
sj-action-councillor = all see 2 cards, you 5; each keeps 1
sj-action-prospector = you alone draw 1 card

## Goods

sj-good-indigo = indigo
sj-good-sugar = sugar
sj-good-tobacco = tobacco
sj-good-coffee = coffee
sj-good-silver = silver

## Buildings

sj-card-indigo-plant = Indigo Plant
    .a = an Indigo Plant
    .good = indigo
    .short = Indigo
    .effect = Makes indigo
    .long = makes indigo
sj-card-sugar-mill = Sugar Mill
    .a = a Sugar Mill
    .good = sugar
    .short = Sugar
    .effect = Makes sugar
    .long = makes sugar
sj-card-tobacco-storage = Tobacco Storage
    .a = a Tobacco Storage
    .good = tobacco
    .short = Tobacco
    .effect = Makes tobacco
    .long = makes tobacco
sj-card-coffee-roaster = Coffee Roaster
    .a = a Coffee Roaster
    .good = coffee
    .short = Coffee
    .effect = Makes coffee
    .long = makes coffee
sj-card-silver-smelter = Silver Smelter
    .a = a Silver Smelter
    .good = silver
    .short = Silver
    .effect = Makes silver
    .long = makes silver
sj-card-smithy = Smithy
    .a = a Smithy
    .effect = Production costs 1 less
    .long = Builder: production buildings cost 1 less
sj-card-gold-mine = Gold Mine
    .a = a Gold Mine
    .effect = Turn 4, perhaps take one
    .long =
        { $edition ->
            [1] Prospector: turn up 4; costs all different: take one
           *[2] Prospector: turn up 4; costs all different: take the cheapest
        }
sj-card-archive = Archive
    .a = an Archive
    .effect = Discard from whole hand
    .long = Councillor: you may discard old cards instead of new ones
sj-card-poor-house = Poor House
    .a = a Poor House
    .effect = 0-1 cards left: draw 1
    .long = Builder: left with 0 or 1 card, draw 1
sj-card-black-market = Black Market
    .a = a Black Market
    .short = Black Mkt
    .effect = Pay with up to 2 goods
    .long = Builder: pay up to 2 cards with goods
sj-card-trading-post = Trading Post
    .a = a Trading Post
    .short = Trading P.
    .effect = Sell 1 more good
    .long = Trader: sell 1 good more
sj-card-well = Well
    .a = a Well
    .effect = 2 goods made: draw 1
    .long = Producer: 2 goods or more made: draw 1
sj-card-market-stand = Market Stand
    .a = a Market Stand
    .short = Market
    .effect = 2 goods sold: draw 1
    .long = Trader: 2 goods or more sold: draw 1
sj-card-crane = Crane
    .a = a Crane
    .effect = Build over a building
    .long = Builder: build over a building and save its cost
sj-card-chapel = Chapel
    .a = a Chapel
    .under = under the Chapel
    .effect = Store 1 card a round
    .long = each round: 1 card from hand goes under it for 1 point
sj-card-tower = Tower
    .a = a Tower
    .effect = Hand limit 12
    .long = hand limit 12 instead of 7
sj-card-aqueduct = Aqueduct
    .a = an Aqueduct
    .effect = Make 1 more good
    .long = Producer: make 1 good more
sj-card-carpenter = Carpenter
    .a = a Carpenter
    .effect = City built: draw 1
    .long = Builder: draw 1 after building a city building
sj-card-prefecture = Prefecture
    .a = a Prefecture
    .effect = Keep 2 cards, not 1
    .long = Councillor: keep 2 cards instead of 1
sj-card-market-hall = Market Hall
    .a = a Market Hall
    .short = Mkt Hall
    .effect = Good sold: draw 1
    .long = Trader: 1 good or more sold: draw 1
sj-card-quarry = Quarry
    .a = a Quarry
    .effect = City costs 1 less
    .long = Builder: city buildings cost 1 less
sj-card-library = Library
    .a = a Library
    .short = Library
    .effect = Your privilege twice
    .long = your privilege counts twice
sj-card-statue = Statue
    .a = a Statue
    .effect = Monument
    .long = monument
sj-card-victory-column = Victory Column
    .a = a Victory Column
    .short = Column
    .effect = Monument
    .long = monument
sj-card-hero = Hero
    .a = a Hero
    .effect = Monument
    .long = monument
sj-card-guild-hall = Guild Hall
    .a = a Guild Hall
    .effect = Points for production
    .long =
        { $edition ->
            [1] end: 2 points per production building
           *[2] end: 1 point per production building and per kind of it
        }
sj-card-city-hall = City Hall
    .a = a City Hall
    .short = City Hall
    .effect = Points for city buildings
    .long = end: 1 point per city building
sj-card-triumphal-arch = Triumphal Arch
    .a = a Triumphal Arch
    .short = Arch
    .effect = Points for monuments
    .long = end: 4, 6, 8 points for 1, 2, 3 monuments
sj-card-palace = Palace
    .a = a Palace
    .effect = A quarter of your points
    .long = end: a quarter of all your other points
sj-card-office-building = Office Building
    .a = an Office Building
    .short = Office
    .effect = Swap up to 2 cards
    .long = each round: exchange up to 2 cards
sj-card-guard-room = Guard Room
    .a = a Guard Room
    .effect = Others keep only 6
    .long = the others keep only 6 cards in hand
sj-card-hut = Hut
    .a = a Hut
    .effect = Nothing sold: draw 1
    .long = Trader: nobody sold anything: draw 1
sj-card-guesthouse = Guesthouse
    .a = a Guesthouse
    .short = Guesthouse
    .effect = Fewest buildings: draw 1
    .long = after the Builder: fewest buildings: draw 1
sj-card-park = Park
    .a = a Park
    .effect = Worth 6 under a crane
    .long = counts 6 when covered with the Crane
sj-card-customs-office = Customs Office
    .a = a Customs Office
    .good = the Customs Office good
    .short = Customs
    .effect = Holds a good worth 2
    .long = refilled by the Councillor; its good sells for 2
sj-card-bank = Bank
    .a = a Bank
    .under = under the Bank
    .effect = Once: store any cards
    .long = once: any number of cards go under it, 1 point each
sj-card-harbor = Harbor
    .a = a Harbor
    .effect = Store 1 sold good
    .long = Trader: 1 good sold goes under it for 1 point
sj-card-goldsmith = Goldsmith
    .a = a Goldsmith
    .effect = Turn 1, take if new
    .long = Prospector: turn up 1; in nobody’s city: take it
sj-card-residence = Residence
    .a = a Residence
    .effect = 3 different, equal cost
    .long = end: 4, 3, 2, 1 points for 3 different ones of equal cost
sj-card-cathedral = Cathedral
    .a = the Cathedral
    .short = Cathedral
    .effect = Points for rivals’ sixes
    .long = end: 4, 3, 2, 1 points for the others’ cost-6 buildings

## What the buildings do

sj-effect = { $card-long }

## Amounts

sj-cards =
    { $count ->
        [0] nothing
        [one] 1 card
       *[other] { $count } cards
    }
sj-cost =
    { $cost ->
        [0] nothing
        [one] 1 card
       *[other] { $cost } cards
    }

## Questions

sj-ask-role = Which role do you take?
sj-ask-build = What do you build?
sj-ask-cover = Where do you build { $card-a }?
sj-ask-price = { $card }: what do you pay? You may decline reductions.
sj-ask-pay =
    { $count ->
        [one] { $card }: which card do you pay?
       *[other] { $card }: which { $count } cards do you pay?
    }
sj-ask-produce =
    { $count ->
        [one] Which good do you produce?
       *[other] Which goods do you produce, { $count } at most?
    }
sj-ask-sell =
    { $count ->
        [one] Which good do you sell?
       *[other] Which goods do you sell, { $count } at most?
    }
sj-ask-council = Do you look at { sj-cards }?
sj-ask-keep =
    { $count ->
        [one] Which card do you keep?
       *[other] { $kept ->
            [0] Which cards do you keep, { $count } at most?
           *[other] Which other card do you keep?
        }
    }
sj-ask-discard =
    { $why ->
        [limit] You may keep { $limit } cards: { sj-which-discard }
        [guard] Because of a Guard Room you may keep only { $limit } cards: { sj-which-discard }
        [archive] { $card }: { sj-which-discard }
       *[start] You keep four cards: { sj-which-discard }
    }
sj-which-discard =
    { $spare ->
        [0] { $count ->
            [one] which card do you discard?
           *[other] which { $count } cards do you discard?
        }
       *[other] { $count ->
            [0] do you discard one card more?
           *[other] which cards do you discard, { $count } at least?
        }
    }
sj-ask-prospect = Do you draw { sj-cards }?
sj-ask-gold-mine = Gold Mine: do you turn up 4 cards?
sj-ask-take = Gold Mine: which card do you take?
sj-ask-goldsmith = Goldsmith: do you turn up 1 card?
sj-ask-office =
    { $count ->
        [one] Office Building: which card do you exchange?
       *[other] Office Building: which cards do you exchange, { $count } at most?
    }
sj-ask-chapel = Chapel: which card do you put under it?
sj-ask-bank = Bank: which cards do you put under it? It works only once in the game.
sj-ask-double = Library: do you double this role, or keep it for your second one?

## Choices

sj-do-pass =
    { $step ->
        [build] Build nothing
        [produce] Produce nothing
        [sell] Sell nothing
        [council] Look at nothing
        [prospect] Draw nothing
        [gold_mine] Turn up nothing
        [goldsmith] Turn up nothing
        [office] Exchange nothing
        [chapel] No card
        [bank] No card this round
        [double] Keep it for my second role
       *[other] Pass
    }
sj-do-done =
    { $step ->
        [produce] Produce no more
        [sell] Sell no more
        [keep] Keep no more
        [discard] Discard no more
        [office] Exchange no more
        [bank] No more cards
       *[other] Done
    }
sj-do-role = { $role }
sj-do-build = Build { $card-a } for { sj-cost }
sj-do-build-over =
    { $good ->
        [yes] Build { $card-a } over { $over-a } for { sj-cost } and lose its good
       *[no] Build { $card-a } over { $over-a } for { sj-cost }
    }
sj-do-build-crane = Build { $card-a } with the Crane, at best for { sj-cost }
sj-do-cover =
    { $good ->
        [yes] Cover { $card-a } and lose its good; pay { sj-cost }
       *[no] Cover { $card-a }; pay { sj-cost }
    }
sj-do-cover-nothing = On a free place; pay { sj-cost }
sj-do-price = Pay { sj-cost }
sj-do-pay = Pay with { $card-a }
sj-do-pay-good = Pay with { $card-good }
sj-do-produce = Produce { $card-good }
sj-do-sell = Sell { $card-good } for { sj-cards }
sj-do-ship = Sell { $card-good } for { sj-cards } and put it under the Harbor
sj-do-look = Look at { sj-cards }
sj-do-keep = Keep { $card-a }
sj-do-discard = Discard { $card-a }
sj-do-draw = Draw { sj-cards }
sj-do-turn-up = Turn up
sj-do-take = Take { $card-a }
sj-do-swap = Exchange { $card-a }
sj-do-chapel = Put { $card-a } under the Chapel
sj-do-bank = Put { $card-a } under the Bank
sj-do-double = Double this role

sj-price-privilege = privilege
sj-price-over =
    { $good ->
        [yes] Crane over { $card } (good lost)
       *[no] Crane over { $card }
    }

## What happens

sj-event-role =
    { $you ->
        [yes] You take { $role-the }.
       *[no] { $name } takes { $role-the }.
    }
    .short =
        { $you ->
            [yes] You choose { $role }
           *[no] { $name } chooses { $role }
        }
sj-event-passes =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
    .together =
        { $you ->
            [yes] { $names } pass
           *[no] { $names } pass
        }
sj-event-builds =
    { $you ->
        [yes] You build { $card-a } for { sj-cards }.
       *[no] { $name } builds { $card-a } for { sj-cards }.
    }
    .short =
        { $you ->
            [yes] You build { $card-a }
           *[no] { $name } builds { $card-a }
        }
sj-event-covers =
    { $you ->
        [yes] You cover { $card-a }.
       *[no] { $name } covers { $card-a }.
    }
sj-event-pays =
    { $you ->
        [yes] You pay { sj-cards }.
       *[no] { $name } pays { sj-cards }.
    }
sj-event-paid-card =
    { $you ->
        [yes] You pay with { $card-a }.
       *[no] { $name } pays with { $card-a }.
    }
sj-event-pays-good =
    { $you ->
        [yes] You pay with { $card-good }.
       *[no] { $name } pays with { $card-good }.
    }
sj-event-loses-good =
    { $you ->
        [yes] You lose { $card-good }.
       *[no] { $name } loses { $card-good }.
    }
sj-event-produces =
    { $you ->
        [yes] You produce { $card-good }.
       *[no] { $name } produces { $card-good }.
    }
sj-event-tile = Trading house: indigo { $indigo }, sugar { $sugar }, tobacco { $tobacco }, coffee { $coffee }, silver { $silver }.
sj-event-sells =
    { $you ->
        [yes] You sell { $card-good } for { sj-cards }.
       *[no] { $name } sells { $card-good } for { sj-cards }.
    }
    .short =
        { $you ->
            [yes] You sell { $card-good }
           *[no] { $name } sells { $card-good }
        }
sj-event-ships =
    { $you ->
        [yes] You sell { $card-good } for { sj-cards } and put it under the Harbor.
       *[no] { $name } sells { $card-good } for { sj-cards } and puts it under the Harbor.
    }
sj-event-earns =
    { $you ->
        [yes] You draw { sj-cards } for what was sold.
       *[no] { $name } draws { sj-cards } for what was sold.
    }
sj-event-looks =
    { $you ->
        [yes] You look at { sj-cards }.
       *[no] { $name } looks at { sj-cards }.
    }
    .short =
        { $you ->
            [yes] You look at { $count }
           *[no] { $name } looks at { $count }
        }
sj-event-looked-card =
    { $you ->
        [yes] You see { $card-a }.
       *[no] { $name } sees { $card-a }.
    }
sj-event-keeps =
    { $you ->
        [yes] You keep { sj-cards }.
       *[no] { $name } keeps { sj-cards }.
    }
    .short =
        { $you ->
            [yes] You keep
           *[no] { $name } keeps
        }
sj-event-kept-card =
    { $you ->
        [yes] You keep { $card-a }.
       *[no] { $name } keeps { $card-a }.
    }
sj-event-draws =
    { $you ->
        [yes] You draw { sj-cards }.
       *[no] { $name } draws { sj-cards }.
    }
sj-event-drew-card =
    { $you ->
        [yes] You draw { $card-a }.
       *[no] { $name } draws { $card-a }.
    }
sj-event-discards =
    { $you ->
        [yes] You discard { sj-cards }.
       *[no] { $name } discards { sj-cards }.
    }
    .short =
        { $you ->
            [yes] You discard
           *[no] { $name } discards
        }
sj-event-discarded-card =
    { $you ->
        [yes] You discard { $card-a }.
       *[no] { $name } discards { $card-a }.
    }
sj-event-power =
    { $you ->
        [yes] { $card }: { sj-cards } for you.
       *[no] { $card }: { $name } draws { sj-cards }.
    }
    .short = { $card }
sj-event-turns-up =
    { $you ->
        [yes] You turn up { $card-a }.
       *[no] { $name } turns up { $card-a }.
    }
sj-event-takes =
    { $you ->
        [yes] You take { $card-a }.
       *[no] { $name } takes { $card-a }.
    }
sj-event-leaves =
    { $you ->
        [yes] { $card }: nothing for you.
       *[no] { $card }: nothing for { $name }.
    }
sj-event-stores =
    { $you ->
        [yes] You put cards { $card-under }.
       *[no] { $name } puts cards { $card-under }.
    }
sj-event-stored-card =
    { $you ->
        [yes] You put { $card-a } { $place-under }.
       *[no] { $name } puts { $card-a } { $place-under }.
    }
sj-event-doubles =
    { $you ->
        [yes] You double the privilege with the Library.
       *[no] { $name } doubles the privilege with the Library.
    }
sj-event-reshuffle = The discard pile is shuffled into a new draw pile: { sj-cards }.
sj-event-round =
    { $you ->
        [yes] Round { $count }: you are Governor.
       *[no] Round { $count }: { $name } is Governor.
    }
    .short =
        { $you ->
            [yes] You are Governor
           *[no] { $name } is Governor
        }
sj-event-fills =
    { $you ->
        [yes] You get a good on your Customs Office.
       *[no] { $name } gets a good on the Customs Office.
    }
sj-event-ends = The game ends.

## Why a move is not possible

sj-no-role-taken = { $role }: this role is already taken this round.
sj-no-not-in-hand = You do not hold { $card-a }.
sj-no-good-there = { $card }: no good of yours lies there.
sj-no-black-market = Goods pay only with a Black Market, and two of them at most.
sj-no-not-production = { $card }: no goods are made there.
sj-no-not-owned = You have not built { $card-a }.
sj-no-good-already = { $card }: a good lies there already.
sj-no-harbor = Only a Harbor takes a good that is sold, and one in each Trader phase.
sj-no-cards-left = No cards are left to look at.
sj-no-not-looked-at = { $card }: this is not one of the cards you see.
sj-no-cathedral = The Cathedral is not on the table.
sj-no-second-copy = You already have { $card-a }, and one of each city building is the limit.
sj-no-too-dear =
    { $short ->
        [one] { $card } would cost you { sj-cost }: you are 1 short.
       *[other] { $card } would cost you { sj-cost }: you are { $short } short.
    }
sj-no-price = It cannot cost just that: every reduction counts whole or not at all.
sj-no-cover-crane = The Crane cannot cover itself.
sj-no-cover-same = A building cannot cover one like it: { $card }.
sj-no-cover-dear = Built there, it costs more than you can pay.

## Points

sj-source-buildings = Buildings
sj-source-stored = Cards put away
sj-source-triumphal-arch = Triumphal Arch
sj-source-guild-hall = Guild Hall
sj-source-city-hall = City Hall
sj-source-residence = Residence
sj-source-cathedral = Cathedral
sj-source-palace = Palace

## Options of the game

sj-option-players = Players
sj-option-players-about = How many play.
sj-option-edition = Edition
sj-option-edition-about = The 1st (2004) or the 2nd (2014), which changes Gold Mine and Guild Hall.
sj-option-expansion = New Buildings
sj-option-expansion-about = The expansion of the 2nd edition: 29 more cards of ten kinds, and the Cathedral on the table.
sj-option-start-variant = Chosen starting hands
sj-option-start-variant-about = Whoever plays later sees more cards at the start; everybody keeps four.
sj-option-first = First Governor
sj-option-first-about = Drawn by lot, or the seat with this number, counted from 0.
sj-option-prefecture-cost = Cost of the Prefecture
sj-option-prefecture-cost-about = Sources of the 2nd edition disagree: 3 in the rulebook, 4 in one list.
sj-option-customs-office-cost = Cost of the Customs Office
sj-option-customs-office-cost-about = 3, or 1 as in one printed example.
sj-option-decline-reductions = Reductions may be declined
sj-option-decline-reductions-about = A builder may pay more than the reduced cost, for instance to be left with one card for the Poor House.
sj-option-customs-office-breaks-ties = Customs Office good in a tie
sj-option-customs-office-breaks-ties-about = Whether the good on a Customs Office counts among those that decide a tie.
sj-option-cathedral-counts-covered = Cathedral counts covered buildings
sj-option-cathedral-counts-covered-about = Whether buildings of cost 6 that the others have covered count for the Cathedral, too.
sj-option-round-limit = Round limit
sj-option-round-limit-about = The game is scored after so many rounds; 0 means no limit.

## The table in a terminal

sj-edition =
    { $edition ->
        [1] 1st edition
       *[2] { $expansion ->
            [yes] 2nd edition with expansion
           *[no] 2nd edition
        }
    }
sj-headline = Round { $round } · Governor: { $governor } · draw pile { $pile } · discard { $discard }
sj-cathedral-is =
    { $where ->
        [table] Cathedral free
        [built] Cathedral built
       *[gone] Cathedral gone
    }
sj-roles = Roles
sj-prices =
    { $when ->
        [now] Prices now
        [next] Prices next time
       *[unknown] Next prices not known
    }
sj-prices-seen = (seen: { $tiles })
sj-known = holds { $cards }
sj-seat =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } · { $built }/12 · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sj-your-city =
    Your city { $built }/12 · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sj-your-hand = Your hand ({ $count })
sj-looking = The cards you see
sj-under-chapel = { $count } under the Chapel
sj-under-bank = { $count } under the Bank
sj-under-harbor = { $count } under the Harbor
sj-points =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
sj-legend =
    What the signs mean
      indigo ●○  two Indigo Plants, one of them with a good on it
      4/12       buildings; the game ends after a Builder phase with 12
      Palace +1  a building that covers another one
      Points     of the others: without the cards under Chapel, Bank and Harbor

## After the game

sj-shares = Roles chosen
sj-tie =
    { $shared ->
        [yes] Equal points, and as many cards and goods: the victory is shared.
       *[no] Equal points: more cards in hand and goods together decide.
    }

## What explains itself

sj-sign-cards = Cards in hand: money and plans. Their number is open, their faces are not.
sj-sign-house = Buildings in the city; the twelfth brings the end.
sj-sign-bead = Goods ready to be sold.
sj-sign-role = The role taken this round.
sj-sign-points = Points so far; for the others without the cards put away under a Chapel.
sj-sign-hat = The Governor, who chooses first; passes to the left each round.
sj-about-house = Every Trader phase turns up one price list. They come round in an order that never changes, and what you saw stays here.
sj-about-deck = Cards are drawn from here. When the pile is used up, the discards are shuffled into a new one.
sj-about-discard = What is paid, sold or discarded lies here face down; nobody looks through it.
sj-now-producer =
    { $n ->
        [0] no production building of yours is empty.
        [one] one production building of yours is empty.
       *[other] { $n } production buildings of yours are empty.
    }
sj-now-builder =
    { $n ->
        [0] no card to pay with.
        [one] one card to pay with, the one you build not counted.
       *[other] { $n } cards to pay with, the one you build not counted.
    }
sj-now-goods =
    { $n ->
        [0] you have no goods to sell.
        [one] one good, at a price nobody knows yet.
       *[other] { $n } goods, at prices nobody knows yet.
    }
sj-now-trader =
    { $n ->
        [one] one good, worth { $cards } by the next price list.
       *[other] { $n } goods; the best two bring { $cards } by the next price list.
    }
sj-kind-maker = Production
sj-kind-city = City
sj-kind-mon = Monuments
sj-kind-six = Cost 6
sj-price = cost { $cost } · ★ { $points }
