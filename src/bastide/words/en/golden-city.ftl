### The Golden City. Of a place, `.at` says where somebody builds, `.this` names it.

gc-game = The Golden City
gc-about = Bid for landscape cards, build trading posts from the coast to the Golden City, and earn the most letters.
gc-box = Trade along the coast

## Landscape cards

gc-type-port = port
gc-type-mountain = mountain
    .of = in the mountains
gc-type-desert = desert
    .of = in the desert
gc-type-forest = forest
    .of = in the forest
gc-type-prairie = prairie
    .of = on the prairie
gc-amount =
    { $count ->
        [1] a { $type } card
        [2] two { $type } cards
        [3] three { $type } cards
       *[other] { $count } { $type } cards
    }
gc-list = { $first }, { $rest }
gc-list-last = { $first } and { $rest }
gc-coins = coins
gc-paid-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
gc-paid-cards =
    { $count ->
        [one] { $type } card
       *[other] { $type } cards
    }
gc-key = key card

## Places and regions

gc-place-port = port { $id } ({ $land } coast)
    .at =
        { $typed ->
            [yes] on port { $id }
           *[no] on a port of the { $land } coast
        }
    .this =
        { $typed ->
            [yes] port { $id }
           *[no] this port
        }
gc-place-rural = site { $id } ({ $land })
    .at =
        { $typed ->
            [yes] on the { $land } site { $id }
           *[no] on a site { $land-of }
        }
    .this =
        { $typed ->
            [yes] the { $land } site { $id }
           *[no] this site
        }
gc-place-outer = outer zone { $id } ({ $land } quarter)
    .at =
        { $typed ->
            [yes] in the outer zone { $id }
           *[no] in an outer zone of the { $land } quarter
        }
    .this =
        { $typed ->
            [yes] the outer zone { $id }
           *[no] this outer zone
        }
gc-place-inner = inner zone { $id } ({ $land } quarter)
    .at =
        { $typed ->
            [yes] in the inner zone { $id }
           *[no] in the inner zone of the { $land } quarter
        }
    .this =
        { $typed ->
            [yes] the inner zone { $id }
           *[no] this inner zone
        }
gc-river-ne = river NE (mountain/desert)
    .the = the river NE (mountain/desert)
gc-river-se = river SE (desert/forest)
    .the = the river SE (desert/forest)
gc-river-sw = river SW (forest/prairie)
    .the = the river SW (forest/prairie)
gc-river-nw = river NW (prairie/mountain)
    .the = the river NW (prairie/mountain)
gc-quarter-mountain = mountain quarter
    .the = the mountain quarter
gc-quarter-desert = desert quarter
    .the = the desert quarter
gc-quarter-forest = forest quarter
    .the = the forest quarter
gc-quarter-prairie = prairie quarter
    .the = the prairie quarter

## Goods and bonus cards

gc-goods-pottery = pottery
    .the = pottery
gc-goods-wine = wine
    .the = wine
gc-goods-spices = spices
    .the = spices
gc-goods-cloth = cloth
    .the = cloth
gc-two-goods = { $one } and { $two }
gc-bonus-goods = 3 letters per goods card
gc-bonus-coins = 2 letters per coin
gc-bonus-rivers = 2 letters per post on a river
gc-bonus-metropolis = 1 letter per post in the Golden City
gc-bonus-mountain = 1 letter per post in the mountains
gc-bonus-desert = 1 letter per post in the desert
gc-bonus-forest = 1 letter per post in the forest
gc-bonus-prairie = 1 letter per post on the prairie

## Rewards

gc-reward-dry = no reward: drought
gc-reward-nothing = no reward
gc-reward-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
gc-reward-landscape = 1 landscape card
gc-reward-key = 1 key card
gc-reward-goods = 1 goods card
gc-reward-bonus = 1 bonus card
gc-reward-zone =
    { $extra ->
        [card] { $count } letters and 1 landscape card
        [coin] { $count } letters and 1 coin
       *[none] { $count } letters
    }
gc-letters =
    { $count ->
        [one] 1 letter
       *[other] { $count } letters
    }
gc-seat =
    { $you ->
        [yes] you
       *[no] { $name }
    }
    .you = { $you }

## Questions

gc-ask-auction = On which cards do you put your hand? Pushing another one off costs { gc-cost-count }; you have { $coins }.
gc-ask-turn =
    { $count ->
        [one] Where do you build your second post?
       *[other] Where do you build? You may place up to { $count } posts.
    }
gc-ask-payment = How do you pay for { $place-this }?
gc-ask-goods = Which goods card do you take?
gc-ask-return = Which of your five goods cards leaves the game? You may keep four.
gc-ask-bonus = Which bonus card do you keep?
gc-ask-discard =
    { $count ->
        [one] You have one card too many (the limit is 5): which do you discard?
       *[other] You have { $count } cards too many (the limit is 5): which do you discard?
    }

## Choices

gc-do-stop =
    { $count ->
        [0] Build nothing
       *[other] Build no second post
    }
gc-do-bid =
    { $coin ->
        [yes] Offer { $number }: { $cards } and 1 coin (free)
       *[no] Offer { $number }: { $cards } (free)
    }
gc-do-bid-expel =
    { $coin ->
        [yes] Offer { $number }: { $cards } and 1 coin, pushing off { $name } for { gc-cost-count }
       *[no] Offer { $number }: { $cards }, pushing off { $name } for { gc-cost-count }
    }
gc-do-build = Build { $place-at }: { $reward }
gc-do-black = Put a black post { $place-at }
gc-do-pay = Pay { $cards }
gc-do-goods = Take the card { $goods }
gc-do-goods-blind = Take the top card of the pile, unseen
gc-do-return = Put away the card { $goods }
gc-do-bonus =
    { $count ->
        [one] Keep: { $bonus } (1 letter now)
       *[other] Keep: { $bonus } ({ $count } letters now)
    }
gc-do-discard = Discard a { $type } card

## What happens

gc-event-round =
    { $you ->
        [yes] Round { $count }: { $goods-the } and { $region-the } will be scored. You begin.
       *[no] Round { $count }: { $goods-the } and { $region-the } will be scored. { $name } begins.
    }
gc-event-offer = Offer { $number }: { $cards }.
gc-event-bids =
    { $you ->
        [yes] You put your hand on { $cards }.
       *[no] { $name } bids on { $cards }.
    }
gc-event-expels =
    { $you ->
        [yes] You push { $rival } off and pay { gc-coin-count }.
       *[no] { $rival-you ->
            [yes] { $name } pushes you off and pays { gc-coin-count }.
           *[no] { $name } pushes { $rival } off and pays { gc-coin-count }.
        }
    }
    .short =
        { $you ->
            [yes] You push { $rival } off
           *[no] { $rival-you ->
                [yes] { $name } pushes you off
               *[no] { $name } pushes { $rival } off
            }
        }
gc-coin-count =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
gc-cost-count =
    { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }
gc-event-wins =
    { $you ->
        [yes] You take { $cards }.
       *[no] { $name } takes { $cards }.
    }
gc-event-builds =
    { $you ->
        [yes] You build { $place-at }.
       *[no] { $name } builds { $place-at }.
    }
gc-event-black =
    { $you ->
        [yes] You put a black post { $place-at }.
       *[no] { $name } puts a black post { $place-at }.
    }
gc-event-pays =
    { $you ->
        [yes] You pay { $cards }{ $key ->
            [yes] {" "}plus a key
           *[no] {""}
        }.
       *[no] { $name } pays { $cards }{ $key ->
            [yes] {" "}plus a key
           *[no] {""}
        }.
    }
    .short =
        { $you ->
            [yes] You pay { $cards }
           *[no] { $name } pays { $cards }
        }
gc-event-stops =
    { $you ->
        [yes] { $count ->
            [0] You build nothing.
           *[other] You build no second post.
        }
       *[no] { $count ->
            [0] { $name } builds nothing.
           *[other] { $name } builds no second post.
        }
    }
gc-event-coins =
    { $you ->
        [yes] You get { gc-coin-count }.
       *[no] { $name } gets { gc-coin-count }.
    }
gc-event-draws =
    { $you ->
        [yes] You draw a landscape card.
       *[no] { $name } draws a landscape card.
    }
gc-event-drew = You drew a { $type } card.
gc-event-key =
    { $you ->
        [yes] You get a key.
       *[no] { $name } gets a key.
    }
gc-event-goods =
    { $you ->
        [yes] You take a goods card: { $goods }.
       *[no] { $name } takes a goods card: { $goods }.
    }
gc-event-returns =
    { $you ->
        [yes] You put a goods card away: { $goods }.
       *[no] { $name } puts a goods card away: { $goods }.
    }
gc-event-bonus =
    { $you ->
        [yes] You keep a bonus card.
       *[no] { $name } keeps a bonus card.
    }
gc-event-chose = Your bonus card: { $bonus }.
gc-event-letters =
    { $you ->
        [yes] You get { gc-letters } { $place-at }.
       *[no] { $name } gets { gc-letters } { $place-at }.
    }
gc-event-discards =
    { $you ->
        [yes] You discard a { $type } card.
       *[no] { $name } discards a { $type } card.
    }
gc-event-scores-goods =
    { $you ->
        [yes] Scoring: you get { gc-letters } for { $goods-the }.
       *[no] Scoring: { $name } gets { gc-letters } for { $goods-the }.
    }
    .short =
        { $you ->
            [yes] You, for { $goods-the }
           *[no] { $name }, for { $goods-the }
        }
gc-event-scores-region =
    { $you ->
        [yes] Scoring: you get { gc-letters } for { $region-the }.
       *[no] Scoring: { $name } gets { gc-letters } for { $region-the }.
    }
    .short =
        { $you ->
            [yes] You, for { $region-the }
           *[no] { $name }, for { $region-the }
        }
gc-event-reveals =
    { $you ->
        [yes] Your bonus card “{ $bonus }” brings { gc-letters }.
       *[no] { $name } reveals the bonus card “{ $bonus }”: { gc-letters }.
    }
    .short =
        { $you ->
            [yes] Your bonus card: { $bonus }
           *[no] { $name } reveals a bonus card: { $bonus }
        }
gc-event-victory =
    { $you ->
        [yes] Special scoring: you get { gc-points }.
       *[no] Special scoring: { $name } gets { gc-points }.
    }
gc-points =
    { $count ->
        [one] 1 victory point
       *[other] { $count } victory points
    }
gc-event-returned = All letters go back to the supply, and the bonus cards leave the game.
gc-event-last-post =
    { $you ->
        [yes] You have placed your last post.
       *[no] { $name } has placed their last post.
    }
gc-event-blocked =
    { $you ->
        [yes] You can build nowhere any more and have lost.
       *[no] { $name } can build nowhere any more and has lost.
    }
gc-event-ends = The game is over.
gc-event-reshuffle = The discard is shuffled into a new pile.

## Why not

gc-no-group = There are only { $count } offers.
gc-no-coins =
    { $cost ->
        [one] A hand lies there, and you do not have the 1 coin it costs to push it off.
       *[other] A hand lies there, and you do not have the { $cost } coins it costs to push it off.
    }
gc-no-posts = You have no post left.
gc-no-own = You have a post there already.
gc-no-taken = There is a post already.
gc-no-closed = A black post closes this zone to you.
gc-no-road = No road leads there from one of your posts.
gc-no-key = An inner zone needs a key card, and you have none.
gc-no-cards = You cannot pay { $cards }; two equal cards stand for any one.
gc-no-black-posts = You have no black post to build.
gc-no-zone = A black post may stand only in a zone of the Golden City.
gc-no-own-post = You need a post of your own colour there first.
gc-no-full = There is no room for a second post of yours.
gc-no-hand = You do not have enough cards “{ $type }”.
gc-no-payment = That is not the price: pay exactly, with cards of the place or pairs of equal other cards.
gc-no-goods-pile = The goods pile is empty.
gc-no-goods-there = There is no open goods card in that place.
gc-no-goods-twin = An equal card comes before it in the list: choose that one.
gc-no-goods-held = You do not have the goods card { $goods }.
gc-no-bonus = That card is not in the bonus pile.

## Where points come from

gc-source-zones = Zones
gc-source-goods = Goods
gc-source-regions = Regions
gc-source-bonus = Bonus
gc-source-victory = Victory points
gc-source-blocked = Blocked

## Options

gc-option-players = Players
gc-option-players-about = Three or four play the base game, two the Great Drought.
gc-option-first = First player
gc-option-first-about = Drawn by lot, or the seat that begins.
gc-option-black-posts = Black posts
gc-option-black-posts-about = For two players: each has two black posts, which close a zone to the other.
gc-option-drought-scope = Drought
gc-option-drought-scope-about = For two players: where the desert gives no reward, on sites and zones or on sites only.
gc-option-black-post-second-reward = Letters for black posts
gc-option-black-post-second-reward-about = Whether a black post takes the letters of the second builder.
gc-option-letters-hidden = Letters hidden
gc-option-letters-hidden-about = Whether the letters of the others are hidden during the game.
gc-option-blocked-letters = Letters when blocked
gc-option-blocked-letters-about = Whether a player who can build nowhere any more still gets letters, though ranked behind the others.
gc-option-inner-ring = Inner ring
gc-option-inner-ring-about = Whether roads join the inner zones with one another.
gc-option-colours = Colours
gc-option-colours-about = The colours of the seats in turn, with commas between them.
gc-value-rural-and-zones = sites and zones
gc-value-rural-only = sites only

## The table in the terminal

gc-headline = Round { $round } of { $rounds }
gc-next = Scored this round: { $goods }, { $region }
gc-supply = pile { $pile } · discard { $discard } · coins { $coins } · keys { $keys } · bonus cards { $bonus }
gc-auction = On offer (pushing off costs { gc-cost-count })
gc-group-coin = and 1 coin
gc-first = (begins)
gc-open-goods = Open goods cards
gc-goods-left = { $count } in the pile
gc-letters-hidden = ? letters
gc-key-count =
    { $count ->
        [one] 1 key
       *[other] { $count } keys
    }
gc-posts-left =
    { $count ->
        [one] 1 post left
       *[other] { $count } posts left
    }
gc-card-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
gc-bonus-count =
    { $count ->
        [one] 1 bonus card
       *[other] { $count } bonus cards
    }
gc-black-left = { $count } black
gc-seat-rank = rank { $count }
gc-seat-victory = { $count } VP
gc-your-hand = Your cards ({ $count })
gc-your-bonus = Your bonus cards
gc-known = known: { $cards }
gc-blocked = blocked
gc-legend =
    What the signs mean
      M3 L   a free place and its reward: 1c or 2c coins, L landscape card, K key,
             G goods card, B bonus card; ~ a site on a river
      5+c/3  letters of a zone for the first and the second who builds there;
             the first also gets +c a coin or +L a landscape card
      D1 ab  posts of a and b stand there; * marks a zone closed by a black post
      12)    the number to choose this place
      ⠤⠤⠤    a road; zones side by side in a quarter are joined as well

## The table on the page

gc-phase-auction = Auction
gc-offers = Offers
gc-offers-cost =
    { $n ->
        [one] pushing off: 1 coin
       *[other] pushing off: { $n } coins
    }
gc-offer-free = no hand on it
gc-offer-held = { $name } has a hand on it
gc-free = free
gc-scored-before = Scored so far
gc-scored-none = Nothing yet
gc-is-scored = scored this round
gc-black-of = black post ({ $name })
gc-black-posts-left = black posts left
gc-chair-victory =
    { $name }, { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }, { $letters ->
        [hidden] letters hidden
        [one] 1 letter
       *[other] { $letters } letters
    }
gc-victory-unit = VP
gc-stores = Stores
gc-pile-score = to come
gc-pile-keys = keys
gc-pile-bonus = bonus
gc-goods-pile =
    { $n ->
        [one] 1 goods card, face down
       *[other] { $n } goods cards, face down
    }
gc-no-hand-left = You have no landscape cards.
gc-goods-held = goods cards
gc-bonus-held = bonus cards
gc-river-short-ne = river NE
gc-river-short-se = river SE
gc-river-short-sw = river SW
gc-river-short-nw = river NW

## Files of the board

gc-data-fine = Nothing is wrong: { $places } places, { $roads } roads.

## Options that do not go together

gc-bad-colour = With the black posts nobody plays black (GC-230).

## After the game

gc-share-bids = Bids
gc-share-builds = Built
gc-tie =
    { $shared ->
        [yes] Equal points, posts in the Golden City and coins: the victory is shared.
       *[no] Equal points: posts in the Golden City decide, then coins.
    }

## What explains itself

gc-sign-card = Landscape cards in hand; secret, five at most after building.
gc-sign-coin = Coins, to push other hands off in the auction.
gc-sign-post = Posts still to be built; the last one ends the game after that round.
gc-sign-key = Key cards: each opens one inner zone.
gc-sign-goods = Goods cards: they score when their goods are turned up; four at most.
gc-sign-bonus = Bonus cards, kept secret until the end.
gc-sign-letter = Letters so far.
gc-sign-first = Bids and builds first; moves on each round.
gc-about-port = A port costs one port card, and needs no road to your posts.
gc-about-rural = A site costs two cards of its landscape, beside a post of yours. Its reward comes at once, to its only builder.
gc-about-outer = An outer zone costs two cards of its landscape. The first builder gets most letters, the second fewer, later ones none.
gc-about-inner = An inner zone costs two cards of its landscape and a key. The first builder gets most letters, the second fewer, later ones none.
gc-about-offer = Put your hand here to take these cards. Pushing off another hand costs coins: one more each time in this round.
gc-about-score-card = This scores at the end of the round: the goods for whoever holds their cards, the region for posts in it.
gc-about-goods = Taken as the reward of a place. It scores whenever its goods are turned up; you may keep four.
gc-about-score = A card is turned up every round: one kind of goods and one region score at its end. The last one ends the game.
gc-about-key = Taken as the reward of a place. Each opens one inner zone and then leaves the game.
gc-about-bonus = A bonus card is secret until the end, when it brings letters for what you then have.
