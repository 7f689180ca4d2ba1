### Words of the page itself. Game terms stand in the files of the games.

## The frame of the table

back = Back
home = Home
close = Close
yes = Yes
no = No
menu = Menu
leave = Leave the table
leave-table = Leave
leave-later = Home, and back later
leave-to-bot = Leave my place to a bot
settings = Settings
language = Language
sound = Sound
lamp = Lamp light
on = on
off = off
instant = Instant steps
you = You
bot = bot
away = away
playing = playing
board = Board
rail = Players, log, chat and rules
tray = Your things
panes = Panes
pane-open =
    { $n ->
        [one] { $pane }, 1 choice
       *[other] { $pane }, { $n } choices
    }
side = Log, chat, rules
action = Action bar
skip-board = Skip to the board
skip-action = Skip to the action bar
skip-tray = Skip to your things
round = Round
round-short = r
round-of = { "" } of { $of }
round-number = Round { $round }
title-your-turn = Your turn - { $game }
title-table = { $game } - Bastide
title-turn = { $name } is playing - { $game }
title-over = The game is over - { $game }
title-replay = Replay - { $game }
your-turn = Your turn
your-turn-brief = Your turn
your-turn-short = your turn
has-turn = has the turn
turn-of = { $name } is playing
please-wait = One moment
game-over = The game is over
line-online = Live
line-connecting = Reconnecting { $seconds } s
line-offline = Offline
no-table = There is no such table, or it has been taken away.
no-guests = Nobody but its players may see this table.
old-rules = This game follows an older version of its rules. It is kept, but only a Bastide with those rules can show it.
broken-table = What is stored of this game does not fit together, so it cannot be shown; the operator finds it in the server’s log.
clock-of = Clock of { $name }
clock-low =
    { $you ->
        [yes] You have less than { $seconds } seconds left.
       *[no] { $name } has less than { $seconds } seconds left.
    }
bank-left = time left { $time }
chair-points =
    { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
chair-points-hidden = { $name }, points hidden
zoom-title = A closer look
since = Since your last turn

## Questions and answers

waiting-for = { $name } is choosing
watching = You are watching.
plan-ahead = Look around, and think of your next move.
plan = Plan
plan-keep = Keep plan
plan-change = Change plan
plan-rub-out = Rub out
plan-pass = Plan: pass
plan-passing = pass
plan-stop = Stop
planned = Planned: { $what }
plan-drawing = Point at what you mean to do. Only you see it.
plan-kept = Only you see it. Played 2 seconds after your turn begins, if nothing changed.
plan-changed = Your plan lies here, but something has changed. Confirm it, or choose anew.
plan-gone = Your plan is no longer possible.
press-confirm = Confirm to play it.
sending = On its way…
choose-one =
    { $n ->
        [one] There is one choice.
       *[other] Point at what glows, or open the list.
    }
choose-glowing =
    { $n ->
        [one] There is one choice.
       *[other] Point at what glows.
    }
point-on = { $n } ways go on from here: point at what glows.
ticks-left =
    { $n ->
        [one] Tick 1 more.
       *[other] Tick { $n } more.
    }
ticks-at-least =
    { $n ->
        [one] Tick at least 1 more.
       *[other] Tick at least { $n } more.
    }
ticks-up-to =
    { $n ->
        [one] You may tick 1 more.
       *[other] You may tick { $n } more.
    }
ticks-done = All ticked.
ticked = { $n } of { $of } ticked
price-cost = Cost { $n }
price-saves = { $cause } saves { $n }
price-adds = { $cause } adds { $n }
price-things = You give { $all }
undo = Undo
undo-named = Undo: { $step }
undo-step = { "" }: { $step }
undo-choice = this choice
hint = Hint
confirm = Confirm
no-hint-turn = It is not your turn.
no-hint-rated = This game is played without help.
no-confirm-yet = First choose something that glows.
no-confirm-line = The line is down; it is being taken up again.
all-options =
    { $n ->
        [one] The one option
       *[other] All { $n } options
    }
some-options = { $n } of { $of } options
pass-device = Pass the device to { $name }
pass-device-why = Hands and secrets stay covered until then.
hold-to-go-on = Hold to go on

## To another device, and looking on

move-chair = To another device
move-chair-which = Which chair?
move-chair-mine = My chair
move-chair-of = { $name }’s chair
move-chair-note = Open this link on the other device. It works once: the chair moves there, with its hand and its points.
move-chair-qr = Link to this chair as a QR code
coach-friend = Let a friend look on
coach-note = Whoever opens this link sees your hand and all that you see, and touches nothing. It works once, and the others see that a friend looks on.
coach-link = Make a link
coach-qr = Link to look over your shoulder as a QR code
coach-out = A link is out that nobody has used yet.
coach-take-back = Take the link back
coach-here = A friend looks over your shoulder.
coach-send-away = Send them away
coaching = You look over { $name }’s shoulder.
coached = a friend looks over the shoulder
coached-short = with a friend

## Keys

keys = Keys
keys-on = Letters are shortcuts
key-confirm = confirm
key-undo = undo
key-hint = hint
key-zoom = closer look
key-log = log
key-rules = rules
key-options = options
key-back = back
key-list = this list
key-undo-all = undo the whole turn
key-fit = fit into view
key-turn = turn a tile
key-move = move inside a pane
key-panes = from pane to pane
key-choose = choose
key-press = Press a key…
key-cannot = This key cannot be used: one letter or sign, please.
keys-change = Change keys
keys-usual = Back to the usual keys

## Log, chat, rules

log = Log
log-all = All
log-mine = Mine
log-points = Points
log-copy = Copy
log-older = Earlier lines
log-empty = Nothing to tell yet
log-covered = The log is covered while the device is passed on.
log-unread =
    { $n ->
        [one] Log and chat, 1 new line
       *[other] Log and chat, { $n } new lines
    }
chat = Chat
chat-empty = Nobody has said a word yet.
chat-players = Only the players talk here.
chat-say = Say something
chat-mute = Mute { $name }
chat-unmute = Hear everybody again
send = Send
phrase-hello = Hello, all!
phrase-well-played = Well played!
phrase-thanks = Thank you
phrase-thinking = Let me think
phrase-good-game = Good game!
notice-moved = { $name }’s chair, cards and all, has moved to another device.
notice-paused = { $name } has paused the game.
notice-resumed = { $name } has let the game go on.
notice-sat-in = { $name } is away: a bot sits in until { $name } is back.
notice-coached = A friend now looks over { $name }’s shoulder and sees the same cards.
rules = Rules
rules-search = Search the rules
rules-nothing = Nothing found for “{ $text }”.
rules-missing = The rules of this game are not here yet.
guide-short = In short
guide-setup = Setting up
guide-turn = A turn
guide-pieces = Buildings
guide-end = End and points
guide-forgotten = Often forgotten
guide-argue = To the letter
guide-here = This table
guide-all = All tables
guide-elsewhere = Not at this table.
guide-asked = asked now
guide-why = { $rule }: its source and rulings
guide-play = Play it
guide-example = Example
guide-more =
    { $n ->
        [one] One more example
       *[other] { $n } more examples
    }
guide-filter = Which buildings
guide-every = All
example-laid = The table before the move. Your own game waits beneath.
example-else = The same with a different table.
example-back = Back
example-end = My game
example-next = Next, { $n } of { $of }
example-done = Done
slip-now = For you now:
role-everybody = Everybody
role-chooser = Who took it

## Log lines whose amounts stand behind them

log-who =
    { $you ->
        [yes] You
       *[no] { $name }
    }
log-you = you

## Amounts, as they stand after + and −

amount-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
amount-good =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
amount-customs =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
amount-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-victory =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
amount-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-key =
    { $n ->
        [one] { $n } key
       *[other] { $n } keys
    }
amount-indigo =
    { $n ->
        [one] { $n } indigo
       *[other] { $n } indigo
    }
amount-sugar =
    { $n ->
        [one] { $n } sugar
       *[other] { $n } sugar
    }
amount-tobacco =
    { $n ->
        [one] { $n } tobacco
       *[other] { $n } tobacco
    }
amount-coffee =
    { $n ->
        [one] { $n } coffee
       *[other] { $n } coffee
    }
amount-silver =
    { $n ->
        [one] { $n } silver
       *[other] { $n } silver
    }
amount-wood =
    { $n ->
        [one] { $n } wood
       *[other] { $n } wood
    }
amount-stone =
    { $n ->
        [one] { $n } stone
       *[other] { $n } stone
    }
amount-fish =
    { $n ->
        [one] { $n } fish
       *[other] { $n } fish
    }
amount-wheat =
    { $n ->
        [one] { $n } wheat
       *[other] { $n } wheat
    }

## End of the game

score-pad = Score pad
result = Result
points-by-source = Points by source
total = Total
chart-sources = Where the points came from
chart-rounds = Points after each round
chart-actions = What everybody did
turning-points = Turning points
turning-point = Turning point
turning-note =
    { $you ->
        [yes] the moves that changed your lead most
       *[no] the moves that changed { $name }’s lead most
    }
turning-lead =
    { $you ->
        [yes] Your lead before and after
       *[no] { $name }’s lead before and after
    }
rematch = Rematch
replay = Replay
replay-so-far = The game so far
share-picture = Share picture
share-failed = The picture could not be shared.
export = Export
same-chairs = Same chairs again? The next seat begins.
broken-off = Broken off, without a winner
broken-off-why = Only bots were still playing, and they came to no end.
share-win = { $names } share the win
you-win =
    { $n ->
        [plain] You win
        [0] You win by the tie rule
        [one] You win by 1 point
       *[other] You win by { $n } points
    }
wins =
    { $n ->
        [plain] { $name } wins
        [0] { $name } wins by the tie rule
        [one] { $name } wins by 1 point
       *[other] { $name } wins by { $n } points
    }

## San Juan

roles-and-house = Roles and trading house
other-cities = Other cities
your-city = Your city
city-of = City of { $name }
of-built = of 12 built
governor = governor
goods-ready =
    { $n ->
        [0] no goods
        [one] 1 good ready
       *[other] { $n } goods ready
    }
hand = Hand
cards-unit =
    { $n ->
        [one] card
       *[other] cards
    }
cards-in-hand = cards in hand
hand-hidden =
    { $n ->
        [one] { $n } card, face down
       *[other] { $n } cards, face down
    }
buildings = buildings
goods = goods
no-role = no role yet
deck = deck
discard = discard
deck-of =
    { $n ->
        [one] Draw pile, { $n } card
       *[other] Draw pile, { $n } cards
    }
discard-of =
    { $n ->
        [one] Discard pile, { $n } card
       *[other] Discard pile, { $n } cards
    }
looking = Cards you look at
trading-house = Trading house
tile-next = Tile { $n } of 5 next
tile-open = Prices now
price-now = now
price-next = next
price-last = last
price-tile = tile { $n }
role-free = free
role-taken = taken by { $name }
privilege-builder = −1 cost
privilege-producer = +1 good
privilege-trader = +1 sale
privilege-councillor = look at 5
privilege-prospector = +1 card
cathedral-built = Cathedral built
cathedral-gone = Cathedral gone
you-pay = You pay
then-built = Then { $n } of 12
ghost = { $name } would stand on place { $place }. Put it back
cards-under =
    { $n ->
        [one] { $n } card lies under it
       *[other] { $n } cards lie under it
    }
covers = built over { $n }
holds-good = Holds { $good }
card-label =
    { $name }, cost { $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $effect }
pane-city = City
pane-others = Others
kind-indigo = Makes indigo
kind-sugar = Makes sugar
kind-tobacco = Makes tobacco
kind-coffee = Makes coffee
kind-silver = Makes silver
kind-city = City building
kind-mon = Monument
kind-six = Scores at the end

## Little Town

market = Market
supply = Supply
town = Town
town-grid = Town, 9 columns A to I, 6 rows
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole map
site = Construction site
site-note = send a worker to build
site-label =
    Construction site, { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
secret-goals = Secret objectives
secret-goal = Secret objective
goal-shown = Objective shown
done = done
first-player = first player
workers-left = { $n } of { $of } workers left
pawns-left =
    { $n ->
        [one] { $n } pawn left
       *[other] { $n } pawns left
    }
n-of = { $n } of { $of }
n-left = { $n } left
stock-wood = wood
stock-stone = stone
stock-fish = fish
stock-wheat = wheat
stock-coin = coins
amount-any =
    { $n ->
        [one] { $n } cube of your choice
       *[other] { $n } cubes of your choice
    }
tile-label = { $name }, costs { $cost }, points { $points }. { $effect }
tile-built-by = { $tile }, built by { $name }
fields-left = { $n } left
terrain-grass = grass
terrain-forest = forest, gives wood
terrain-mountain = mountain, gives stone
terrain-lake = lake, gives fish
cell-free = free
worker-of = worker of { $name }
of-player = of { $name }
of-player-fee = 1 coin to { $name }
yours-free = yours, free
free = free
buildings-to-use = Buildings to use
supper = Supper at the end of round { $round }
supper-note = One fish or wheat for each worker. An unfed worker costs 3 points.
supper-uses = Uses
supper-hungry = Hungry
nobody = nobody
phase-supper = Supper
plate = Plate { $n }
plate-empty = Leave it empty, for 3 points
pane-town = Town
pane-market = Market
pane-goals = Objectives

## The Golden City

pane-map = Map
scores-now = Scored this round
stack-number = Stack { $n }, { $left } left
offer-number = Offer { $n }
keys-held = keys
posts-left = trading posts left

## A game without a board of its own

plain-pane = Table
plain-common = For all
plain-yes = yes
plain-no = no
source-points = Points

## Home and lobby

home-title = Bastide - choose a box
tagline = One table, six city-building games
start = Start
play-now = Play now
play-now-note = Solo against bots
invite = Invite friends
invite-note = Share one link
join-code = Join with a code
join-code-note = As on the invitation
code = Code
join = Join
games = Games
which-city = Which city tonight?
open-box = { $title }, { $players } players. Open the box
my-tables = My tables
waits =
    { $unit ->
        [moment] since just now
        [minutes]
            { $n ->
                [one] for a minute
               *[other] for { $n } minutes
            }
        [hours]
            { $n ->
                [one] for an hour
               *[other] for { $n } hours
            }
        [yesterday] since yesterday
        [morning] since yesterday morning
        [afternoon] since yesterday afternoon
        [evening] since yesterday evening
        [weeks] for { $n } weeks
       *[days] for { $n } days
    }
slip-turn = Your turn, { $wait }
film = See once more what happened since your last turn
film-skip = To the table
next-waiting = Next
next-table =
    { $n ->
        [one] Next table that waits for you: { $game }
       *[other] Next of { $n } tables that wait for you: { $game }
    }
open-tables = Open tables: { $n }
open-tables-title = Open tables
show-all = Show all
show-fewer = Show fewer
put-away = Put away
put-away-sure =
    { $outcome ->
        [over] Take this finished game off your list?
        [alone] Nobody else sits here: the game will be deleted.
        [waiting] You give up your chair.
       *[playing] You give up your chair, and a bot plays on.
    }
keep = Keep
no-tables = No table yet. Open a box, or play at once.
nothing-here = There is nothing at this address.
link-dead = This link does not work, or it has been used already.
no-server = The server does not answer just now.

## Setting a table

set-table = A new table
set-table-go = Set the table
card-game = Game
card-chairs = Chairs
card-pace = Pace
players = Players
more-options = More options
option-first = Who begins
option-first-about = Drawn by lot, or whoever sits on that chair.
value-random = by lot
chair-number = Chair { $n }
chair-bot = Bot
chair-person = By link
chair-device = Here
chair-open = Free chair
chair-anyone = Anyone
chair-free = free
chair-person-note = For a friend who has the link or the code of the table.
chair-device-note = Somebody beside you plays on this device.
chair-open-note = Listed on the home page; whoever comes first sits down.
bot-level = Strength of the bot
clock = Clock
pace-none = None
pace-none-note = Nobody is hurried.
pace-relaxed = Relaxed
pace-relaxed-note =
    { $rhythm ->
        [turns] Nobody is hurried.
       *[live] Three minutes for each move, then a bot sits in.
    }
pace-move = Per move
pace-move-note =
    { $rhythm ->
        [turns] Three days for each move.
       *[live] One minute for each move, then a bot sits in.
    }
pace-bank = Bank
pace-bank-note =
    { $rhythm ->
        [turns] A week each, and eight hours for every move.
       *[live] Fifteen minutes each, and five seconds for every move.
    }
rhythm = Rhythm
rhythm-live = Live
rhythm-turns = Turn by turn
rhythm-live-note = Everybody is at the table.
rhythm-turns-note = Play when you find time; the home page shows where it is your turn.
patience = Patience
patience-note = How long the table waits for somebody who is away before a bot may sit in.
in-minutes = { $n } min
in-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
spectators = Guests may watch
spectators-note = They see what everybody may see.
rated = Without help
rated-note = No hints, nobody looks over a shoulder, no asking for a move back.

## Waiting and joining

waiting-room = Waiting room
waiting-ready = { $n } of { $of } ready
ready = ready
not-ready = not ready
give-to-bot = Give to a bot
give-to-bot-sure = Take the chair from { $name }?
open-chair = Free the chair for a friend
stand-up = Stand up
chair-lost = The host has given your chair away.
chair-moved = Your chair has moved to another device: its link was opened there.
code-needed = Invited? Enter the code that the host sent you.
invite-friends = Invite friends
qr-label = Link to this table as a QR code
copy-link = Copy the link
share-link = Share the link
copied = Copied
copy-failed = Not copied: the browser does not allow it.
i-am-ready = I am ready
not-ready-yet = Not yet
deal-note = Cards are dealt when all are ready.
join-title = Join a table
invited-by = { $name } invites you
choose-chair = Choose a chair
nickname = Nickname
name-wanted = Tell your friends who invites them: enter a nickname.
nickname-note = As the others will see it. No account.
sit-down = Sit down
chairs-taken = Every chair of this table is taken.
coach-beside = You look over { $name }’s shoulder: you see the same, and touch nothing.
coach-go = Look on
to-table = To the table

## Settings

settings-look = Language and light
settings-play = Playing
light = Light
light-day = Day
light-lamp = Lamp
light-auto = Like the device
forced = Answer forced questions for me
forced-note = A question with only one answer is answered at once. Among friends the others then see that you had no choice; against bots it is always done.
gifts = Take what is free
gifts-note = “Do you draw 1 card?” and its like are answered with yes.
instant-note = Steps that are free and can be taken back go without Confirm.
keys-note = { $key } shows them at the table. Press one to change it.
motion = Motion
motion-note = If your device asks for less motion, that counts first.
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
bot-pause = Time to watch the bots
bot-pause-note = Each step is shown for { $ms } ms.
sound-note = Card, wood and coin.
bell = Bell for your turn
bell-note = A soft bell when it is your turn.
volume = Volume
forget-me = Forget me
forget-note = Deletes what this server knows about you.
forget-sure = Your name, your chairs and all you wrote in chats are deleted for good. Bots play on at your tables, and you cannot come back to them.
forget-go = Delete it all
forget-done = Done: this server knows nothing about you any more.

## Me

me = Me
me-who = Who I am
me-colour = Colour
me-ring =
    { $colour ->
        [cobalt] Cobalt
        [brick] Brick
        [ochre] Ochre
        [night] Night
        [leaf] Leaf green
        [teal] Teal
        [plum] Plum
       *[rose] Rose
    }
me-sign =
    { $sign ->
        [lighthouse] Lighthouse
        [chapel] Chapel
        [well] Well
        [statue] Statue
        [column] Column
        [horse] Horse
        [crane] Crane
        [stall] Stall
        [library] Library
        [palace] Palace
        [cathedral] Cathedral
        [arch] Arch
        [kiln] Kiln
        [mill] Mill
        [aqueduct] Aqueduct
        [mine] Mine
        [palm] Palm
        [cypress] Cypresses
        [tree] Tree
        [ship] Ship
        [wheel] Wheel
        [clock] Clock
        [rose] Rose window
        [fountain] Fountain
        [fire] Fire
        [barrel] Barrel
        [castle] Castle
        [dome] Dome
        [temple] Temple
        [windmill] Windmill
        [wires] Wires
        [cactus] Cactus
        [sun] Sun
        [star] Star
        [moon] Moon
        [key] Key
        [bell] Bell
        [fish] Fish
        [wheat] Wheat
        [indigo] Indigo
        [coffee] Coffee
        [tobacco] Tobacco
        [sugar] Sugar
        [silver] Silver
        [log] Log
        [stone] Stone
        [wave] Wave
        [grass] Grass
        [fir] Fir
        [dune] Dune
        [peak] Peak
        [hill] Hill
        [drop] Drop
        [letter] Letter
        [amphora] Amphora
        [hat] Hat
        [coin] Coin
        [scales] Scales
        [scroll] Scroll
        [book] Book
        [mug] Mug
        [ring] Ring
        [anchor] Anchor
       *[anvil] Anvil
    }
me-deal = Deal me one
me-at-table = At the table
me-emblem = Your emblem
me-emblem-note = 64 signs, 8 colours. Pale ones sit at your tables already.
me-keep = Keep me
me-keep-note = No account. One of these brings you back on any device.
me-passkey = Passkey
me-passkey-note = Your finger, face or device lock. Nothing to remember.
me-passkey-none = Browsers make one only at a secure address with a name, such as https://games.example or http://localhost.
me-make = Make one
me-another = One more
me-made = made { DATETIME($when, dateStyle: "medium") }
me-take-away = Take away
me-recovery = Recovery code
me-recovery-note = Twenty letters on paper. Who has them is you.
me-recovery-have = You have one. A new one ends it.
me-recovery-once = Write it down or print it now: it is shown this once.
me-write = Write one
me-renew = A new one
me-print = Print
me-printed = The recovery code of { $name } at { $place }. Whoever has it is { $name }.
me-back = I have been here before
me-back-square = Or show this device a square: on the other one, under Me, My devices.
me-bring =
    { $n ->
        [one] My table here comes along
       *[other] My { $n } tables here come along
    }
me-bring-note = What you began as a guest on this device becomes yours there.
me-enter = Go on
me-enter-passkey = With my passkey
me-devices = My devices
me-device =
    { $name ->
        [phone] Phone
        [tablet] Tablet
        [computer] Computer
       *[other] { $name }
    }
me-here = here, now
me-seen = last seen { $when }
me-send-away = Send away
me-sign-out = Sign out
me-add = Add a device
me-no = Not now
me-square = Point the camera of the other device at this square. It is good for five minutes.
me-arriving = A device would like to be yours: { $name }
me-arriving-sure = Does the other device show the same number?
me-let-in = Yes, let it in
me-not-mine = No, not mine
me-arrive = Another device
me-arrive-note = This device becomes one of { $name }’s: the same chairs, the same games.
me-use-device = Use this device
me-compare = Compare this number with the other device.
me-waiting = Waiting to be let in there.
days-away = Days away
days-away-note = On these days the clocks of your games that take days stand still, and nobody calls you. Those you play with see until when you are away.
days-away-span = { $first } to { $last }
days-away-first = First day
days-away-last = Last day
days-away-go = Be away
days-away-stay = Stay after all
days-away-back = I am back
days-away-left =
    { $n ->
        [one] One more day within this year.
       *[other] { $n } more days within this year.
    }
me-data = What is known about me
me-take = Take my data along
me-take-note = Everything this server knows about you, as a file.

## My games

my-games = My games
my-games-none = Nothing here yet: games you have played to their end are kept here.
my-games-not-found = No game fits that.
my-games-search = Box, name or month
my-games-box = Box
my-games-every-box = Every box
my-games-with = Played with
my-games-everybody = Everybody
my-games-won = Won by me
my-games-count = { $n } of { $all }
place =
    { NUMBER($n, type: "ordinal") ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }
finished-page = Its page
finished-wins =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
finished-not = This game is not over yet.
finished-share = Copy the link
finished-shared = Whoever has this link can look.
finished-private = Only those who played can see this page; copying the link opens it to whoever has it.
finished-hide = Close it again

## Replay

play = Play
pause = Pause
step-on = One step on
step-back = One step back
moment = Moment of the game
speed = Speed
no-spoilers = No spoilers
try-here = Try from here
analyse = Analyse
analysis-open = Analysis
best-what = How often each move wins, as the strongest bot sees it
best-moves = Best moves
best-moves-of = Best moves of { $name }
best-thinking = The bot is thinking.
best-only = There was nothing to choose.
best-played = Played: { $move }
best-this-played = played
viewpoint = Viewpoint
viewpoint-all = What everybody sees

## Host

host = This server
host-facts = How full it is
host-tables = Tables
host-people = People
host-storage = Storage
host-version = Version
host-announce = A word to everybody
host-announce-text = Shown on the home page
host-backup = Backup
host-backup-note = The command line of the server writes and reads backups.
host-code = Code of the operator
host-code-note = Made on the server with “bastide admin code”; it works once.
host-code-go = Open this page
host-code-wrong = This code does not work, or it has been used already.

## Chairs, wishes and the rematch

player-number = Player { $n }
stand-in = a bot sits in
stand-in-mine = A bot is playing on your chair.
stand-in-return = Take my chair back
stand-in-ask = Let a bot sit in
absent = { $name } is away.
absent-until = { $name } is away until { $day }; the clock stands still.
away-until = away until { $day }
notes = Notes to myself
notes-note = For you alone: nobody else at the table can read them. They stay with the table, also when the game is over.
notes-kept = Kept.
paused = The game is paused
paused-why = Nobody’s time runs.
pause-game = Pause the game
go-on = Go on
rematch-join = To the rematch
ask-table = Ask the table
wish-back = { $name } would like to take the last move back.
wish-asked = Asked; waiting for { $names }.
wish-denied =
    { $n ->
        [one] { $names } would rather not.
       *[other] Somebody would rather not.
    }
wish-yes = Allow it
wish-no = Better not

## First games

first-game = First game
first-game-note = Note
first-game-teach = Teach me
first-game-go-on = Continue the first game
lesson-next = Next
lesson-play-on = Play on
lesson-show = Show me
lesson-skip = Skip
lesson-leave = Go on without notes
lesson-more = More
lesson-less = Less
lesson-watch = Watch what the others do.
lesson-free = Your choice: anything you like.
card-of = { $title } on one card
card-show = The game on one card
card-turn = A turn
card-end = End
card-winner = Winner
card-known = I know it
first-game-minutes = First game, about ten minutes

## The page on this device

app-name = Bastide, the open table
settings-device = This device
kept = Keep the page here
kept-note = It opens even without a line, and is renewed with the server.
install = As a program of its own
install-note = With an icon of its own, and without the browser around it.
install-by-hand = The menu of your browser can put the page on the home screen or among your programs.
install-done = It is installed.
install-go = Install
no-line = There is no line to the server. This page is kept on your device; your tables are on the server, and wait there.

## Call me

call-me = Call me
call-me-note = Only what you tick. Looking at a table puts its reminder off.
call-by =
    { $channel ->
        [push] Push
        [mail] Mail
       *[webhook] Webhook
    }
call-kind =
    { $kind ->
        [turn] Your turn
        [reminder] Reminder
        [rematch] Rematch
       *[over] Game over
    }
call-kind-note =
    { $kind ->
        [turn] when a table waits for you
        [reminder] once, if it still does
        [rematch] your chair at it waits
       *[over] with the score pad
    }
call-kind-by = { $kind }: { $channel }
call-reminder-after = Remind me after
call-hours =
    { $hours ->
        [1] an hour
        [24] a day
        [48] two days
        [72] three days
        [168] a week
       *[other] { $hours } hours
    }
call-quiet = Quiet hours
call-quiet-note = What comes meanwhile waits and arrives as one message.
call-quiet-from = Quiet from
call-quiet-to = to
call-quiet-end = Quiet to
call-try-now = Try it now
call-tried = It is on its way, by every way that is set up.
call-push-note = A message on this device, also when no page is open.
call-push-none = Browsers allow this only at a secure address, on some phones once the page is installed.
call-push-no = This browser takes no messages here: they are switched off for this page, or it cannot.
call-here = On this device
call-not-here = Not here
call-mail-note = A letter to your address, with a link that ends them.
call-mail-address = Your mail address
call-mail-add = Add
call-mail-sent = A letter is on its way to { $mail }. Follow its link within a day.
call-hook-note = For Discord, Slack, ntfy, Home Assistant or a program of yours.
call-hook-address = The address of your webhook
call-hook-secret = The secret with which messages are signed
call-ask = Shall we call you when it is your turn?
call-ask-note = This game may take days. You choose how, and when not. You are asked only this once; it stays under Me.
call-ask-yes = Choose how
call-ask-no = No
call-to-table = Call me to this table
me-mail = Mail
me-mail-note = A link when you ask for it.
me-mail-ask = Send a link
me-mail-asked = If somebody here has this address, a link is on its way there. It is good for five minutes.
letter-title =
    { $kind ->
        [enter] Sign in
        [prove] Your mail address
       *[stop] No more mail
    }
letter-note =
    { $kind ->
        [enter] Go on as yourself on this device. The link works once.
        [prove] Is this your address? Then you may be called there, and it brings you back on any device.
       *[stop] No table will write to you any more. You can change that under Me.
    }
letter-go =
    { $kind ->
        [enter] Sign in
        [prove] Yes, it is mine
       *[stop] Stop mail
    }
letter-done =
    { $kind ->
        [prove] Thank you, this address is yours here now.
       *[stop] Done. No more mail.
    }
