### The Golden City. A place's `.on` stands after a verb.

gc-game = The Golden City
gc-about = Bid for landscape cards, build trading posts from the coast to the Golden City, and earn the most letters.
gc-welcome =
    The Golden City

    Build trading posts from the coast to the Golden City; most letters win.

    Each round begins with an auction: put your hand on a group of landscape cards.
    Pushing another hand off costs 1 coin, then 2, then 3. Then everybody may build
    up to two posts: a port for 1 port card, any other place for 2 cards of its
    landscape, always next to a post of your own. Two equal cards stand for any one.

    Every place brings a reward at once; an inner zone needs a key as well.
    At the end of the round one kind of goods and one region are scored.

    Answer every question with a number; ? shows all keys, r explains the rules.

## Landscape cards

gc-type-port = port
gc-type-mountain = mountain
gc-type-desert = desert
gc-type-forest = forest
gc-type-prairie = prairie
gc-amount = { $count } × { $type }
gc-list = { $first }, { $rest }
gc-coins = coins
gc-key = key card

## Places and regions

gc-place-port = port { $id } ({ $land } coast)
    .on = the port { $id }
gc-place-rural = site { $id } ({ $land })
    .on = the { $land } site { $id }
gc-place-outer = outer zone { $id } ({ $land } quarter)
    .on = the outer zone { $id }
gc-place-inner = inner zone { $id } ({ $land } quarter)
    .on = the inner zone { $id }
gc-river-ne = river NE (mountain/desert)
gc-river-se = river SE (desert/forest)
gc-river-sw = river SW (forest/prairie)
gc-river-nw = river NW (prairie/mountain)
gc-quarter-mountain = mountain quarter
gc-quarter-desert = desert quarter
gc-quarter-forest = forest quarter
gc-quarter-prairie = prairie quarter

## Goods and bonus cards

gc-goods-pottery = pottery
gc-goods-wine = wine
gc-goods-spices = spices
gc-goods-cloth = cloth
gc-two-goods = { $one } and { $two }
gc-bonus-goods = 3 letters per goods card
gc-bonus-coins = 2 letters per coin
gc-bonus-rivers = 2 letters per post on a river
gc-bonus-metropolis = 1 letter per post in the Golden City
gc-bonus-mountain = 1 letter per post in the mountain
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

## Questions

gc-ask-auction =
    { $coins ->
        [one] On which cards do you put your hand? Pushing one off costs { $cost }, you have 1 coin.
       *[other] On which cards do you put your hand? Pushing one off costs { $cost }, you have { $coins } coins.
    }
gc-ask-turn =
    { $count ->
        [one] Where do you build your second post?
       *[other] Where do you build? You may place up to { $count } posts.
    }
gc-ask-payment = How do you pay for { $place-on }?
gc-ask-goods = Which goods card do you take?
gc-ask-return = Which of your five goods cards leaves the game?
gc-ask-bonus = Which bonus card do you keep?
gc-ask-discard =
    { $count ->
        [one] Which card do you discard?
       *[other] Which { $count } cards do you discard?
    }

## Choices

gc-do-stop = Build no more
gc-do-bid =
    { $coin ->
        [yes] Group { $number }: { $cards } and 1 coin (free)
       *[no] Group { $number }: { $cards } (free)
    }
gc-do-bid-expel =
    { $coin ->
        [yes] Group { $number }: { $cards } and 1 coin, pushing off { $name } for { $cost }
       *[no] Group { $number }: { $cards }, pushing off { $name } for { $cost }
    }
gc-do-build = Build on { $place-on }: { $reward }
gc-do-black = Black post on { $place-on }
gc-do-pay = Pay { $cards }
gc-do-goods = Take { $goods }
gc-do-goods-blind = Take the unseen top card
gc-do-return = Give back { $goods }
gc-do-bonus =
    { $count ->
        [one] Keep: { $bonus } (1 letter now)
       *[other] Keep: { $bonus } ({ $count } letters now)
    }
gc-do-discard = Discard { $type }

## What happens

gc-event-round =
    { $you ->
        [yes] Round { $count }: { $goods } and { $region } will be scored. You begin.
       *[no] Round { $count }: { $goods } and { $region } will be scored. { $name } begins.
    }
gc-event-offer = Group { $number }: { $cards }.
gc-event-bids =
    { $you ->
        [yes] You put your hand on group { $number }.
       *[no] { $name } bids on group { $number }.
    }
gc-event-expels =
    { $you ->
        [yes] You push off { $rival } and pay { gc-coin-count }.
       *[no] { $name } pushes off { $rival } and pays { gc-coin-count }.
    }
gc-coin-count =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
gc-event-wins =
    { $you ->
        [yes] You take { $cards }.
       *[no] { $name } takes { $cards }.
    }
gc-event-builds =
    { $you ->
        [yes] You build on { $place-on }.
       *[no] { $name } builds on { $place-on }.
    }
gc-event-black =
    { $you ->
        [yes] You put a black post on { $place-on }.
       *[no] { $name } puts a black post on { $place-on }.
    }
gc-event-pays =
    { $you ->
        [yes] You pay { $cards }{ $key ->
            [yes] {" "}and a key
           *[no] {""}
        }.
       *[no] { $name } pays { $cards }{ $key ->
            [yes] {" "}and a key
           *[no] {""}
        }.
    }
gc-event-stops =
    { $you ->
        [yes] You build no more.
       *[no] { $name } builds no more.
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
gc-event-drew = You drew: { $type }.
gc-event-key =
    { $you ->
        [yes] You get a key.
       *[no] { $name } gets a key.
    }
gc-event-goods =
    { $you ->
        [yes] You take the goods card { $goods }.
       *[no] { $name } takes the goods card { $goods }.
    }
gc-event-returns =
    { $you ->
        [yes] You give back the goods card { $goods }.
       *[no] { $name } gives back the goods card { $goods }.
    }
gc-event-bonus =
    { $you ->
        [yes] You keep a bonus card.
       *[no] { $name } keeps a bonus card.
    }
gc-event-chose = Your bonus card: { $bonus }.
gc-event-letters =
    { $you ->
        [yes] You get { gc-letters } for { $place-on }.
       *[no] { $name } gets { gc-letters } for { $place-on }.
    }
gc-event-discards =
    { $you ->
        [yes] You discard { $type }.
       *[no] { $name } discards { $type }.
    }
gc-event-scores-goods =
    { $you ->
        [yes] Scoring, { $goods }: { gc-letters } for you.
       *[no] Scoring, { $goods }: { gc-letters } for { $name }.
    }
gc-event-scores-region =
    { $you ->
        [yes] Scoring, { $region }: { gc-letters } for you.
       *[no] Scoring, { $region }: { gc-letters } for { $name }.
    }
gc-event-reveals =
    { $you ->
        [yes] Your bonus card, { $bonus }, brings { gc-letters }.
       *[no] The bonus card of { $name }, { $bonus }, brings { gc-letters }.
    }
gc-event-victory =
    { $you ->
        [yes] Special scoring: { gc-points } for you.
       *[no] Special scoring: { gc-points } for { $name }.
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
       *[no] { $name } has placed the last post.
    }
gc-event-blocked =
    { $you ->
        [yes] You can build nowhere any more and have lost.
       *[no] { $name } can build nowhere any more and has lost.
    }
gc-event-ends = The game is over.
gc-event-reshuffle = The discard is shuffled into a new pile.

## Why not

gc-no-group = There are { $count } groups of cards.
gc-no-coins =
    { $cost ->
        [one] A hand lies there, and you do not have the 1 coin it costs to push it off.
       *[other] A hand lies there, and you do not have the { $cost } coins it costs to push it off.
    }
gc-no-posts = You have no post left.
gc-no-own = You have a post there already: { $place }.
gc-no-taken = There is a post already: { $place }.
gc-no-closed = A black post closes this zone to you: { $place }.
gc-no-road = No road leads there from one of your posts: { $place }.
gc-no-key = You need a key card for { $place-on }.
gc-no-cards = Your cards do not make up 2 × { $type }; two equal cards stand for one.
gc-no-black-posts = You have no black post to build.
gc-no-zone = A black post may stand only in a zone of the Golden City, not here: { $place }.
gc-no-own-post = You have no post of your own yet in { $place-on }.
gc-no-full = There is no room for a second post of yours in { $place-on }.
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
gc-option-inner-ring = Inner ring
gc-option-inner-ring-about = Whether roads join the inner zones with one another.
gc-option-colours = Colours
gc-option-colours-about = The colours of the seats in turn, with commas between them.

## The table in the terminal

gc-headline = Round { $round } of { $rounds }
gc-next = Scored this round: { $goods }, { $region }
gc-supply = pile { $pile } · discard { $discard } · coins { $coins } · keys { $keys } · bonus cards { $bonus }
gc-auction = On offer (pushing off costs { $cost })
gc-group-coin = and 1 coin
gc-open-goods = Open goods cards
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
gc-bonus-count = { $count } bonus
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
             G goods card, B bonus card, 5/3 letters of a zone; ~ a site on a river
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
gc-offer-held = the hand of { $name } on it
gc-free = free
gc-scored-before = Scored so far
gc-scored-none = Nothing yet
gc-is-scored = scored this round
gc-black-of = black post of { $name }
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
gc-river-short-ne = River NE
gc-river-short-se = River SE
gc-river-short-sw = River SW
gc-river-short-nw = River NW

## Files of the board

gc-data-program = Files with what is printed on a board.
gc-data-check = Check an island for The Golden City, or tokens and tiles for Attika and U.S. Telegraph; the exit code is 1 if something is wrong.
gc-data-file = The file, like island.json or components.json of the package.
gc-data-fine = Nothing is wrong: { $places } places, { $roads } roads.

## Options that do not go together

gc-bad-colour = With the black posts nobody plays black (GC-230).
