### Les mots de la page. Les termes des jeux sont dans les fichiers des jeux.

## Le cadre de la table

back = Retour
home = Accueil
close = Fermer
yes = Oui
no = Non
menu = Menu
leave = Quitter la table
leave-table = Quitter
leave-later = Accueil, et revenir plus tard
leave-to-bot = Laisser ma place à un bot
settings = Réglages
language = Langue
sound = Son
lamp = Lumière de lampe
on = oui
off = non
instant = Coups immédiats
you = Vous
bot = bot
away = absent
playing = joue
board = Plateau
rail = Joueurs, journal, discussion et règles
tray = Vos affaires
panes = Volets
pane-open = { $pane }, { $n } choix
side = Journal, discussion, règles
action = Barre d’action
skip-board = Aller au plateau
skip-action = Aller à la barre d’action
skip-tray = Aller à vos affaires
round = Manche
round-short = m
round-of = { "" } sur { $of }
round-number = Manche { $round }
title-your-turn = À vous de jouer - { $game }
title-table = { $game } - Bastide
title-turn = { $name } joue - { $game }
title-over = La partie est finie - { $game }
title-replay = Revoir - { $game }
your-turn = À vous de jouer
your-turn-brief = À vous
your-turn-short = à vous
has-turn = a la main
turn-of = { $name } joue
please-wait = Un instant
game-over = La partie est finie
line-online = En direct
line-connecting = Reconnexion { $seconds } s
line-offline = Hors ligne
no-table = Cette table n’existe pas, ou elle a été retirée.
no-guests = Seuls ses joueurs peuvent voir cette table.
old-rules = Cette partie suit une version antérieure de ses règles. Elle est conservée, mais seul un Bastide qui les connaît peut la montrer.
broken-table = Les données enregistrées de cette partie ne concordent pas : elle ne peut pas être affichée. Le responsable du serveur en trouve la trace dans le journal du serveur.
clock-of = Horloge : { $name }
clock-low =
    { $you ->
        [yes] Il vous reste moins de { $seconds } secondes.
       *[no] Il reste moins de { $seconds } secondes à { $name }.
    }
bank-left = temps restant { $time }
chair-points =
    { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
chair-points-hidden = { $name }, points cachés
zoom-title = Vu de près
since = Depuis votre dernier tour

## Questions et réponses

waiting-for = { $name } choisit
watching = Vous regardez la partie.
plan-ahead = Observez, et pensez à votre prochain coup.
plan = Prévoir
plan-keep = Garder
plan-change = Changer
plan-rub-out = Gommer
plan-pass = Prévoir : passer
plan-passing = passer
plan-stop = Arrêter
planned = Prévu : { $what }
plan-drawing = Désignez ce que vous comptez faire. Personne d’autre ne le voit.
plan-kept = Personne d’autre ne le voit. Joué 2 secondes après le début de votre tour, si rien n’a changé.
plan-changed = Votre plan est là, mais quelque chose a changé. Confirmez ou choisissez à nouveau.
plan-gone = Votre plan n’est plus possible.
press-confirm = Confirmez pour jouer ce coup.
sending = Envoi…
choose-one =
    { $n ->
        [one] Un seul choix.
       *[other] Désignez ce qui brille, ou ouvrez la liste.
    }
choose-glowing =
    { $n ->
        [one] Un seul choix.
       *[other] Désignez ce qui brille.
    }
point-on = { $n } suites possibles : désignez ce qui brille.
ticks-left =
    { $n ->
        [one] Cochez-en encore 1.
       *[other] Cochez-en encore { $n }.
    }
ticks-at-least = Cochez-en encore au moins { $n }.
ticks-up-to =
    { $n ->
        [one] Vous pouvez en cocher encore 1.
       *[other] Vous pouvez en cocher encore { $n }.
    }
ticks-done = Tout est coché.
ticked = Choix cochés : { $n } sur { $of }
price-cost = Coût { $n }
price-saves = { $cause } : { $n } de moins
price-adds = { $cause } : { $n } de plus
price-things = Vous donnez { $all }
undo = Annuler
undo-named = Annuler : { $step }
undo-step = { "" } : { $step }
undo-choice = ce choix
hint = Conseil
confirm = Confirmer
no-hint-turn = Ce n’est pas à vous de jouer.
no-hint-rated = Cette partie se joue sans aide.
no-confirm-yet = Choisissez d’abord ce qui brille.
no-confirm-line = La connexion est coupée ; elle va être rétablie.
all-options =
    { $n ->
        [one] La seule option
       *[other] Les { $n } options
    }
some-options =
    { $n ->
        [one] { $n } option sur { $of }
       *[other] { $n } options sur { $of }
    }
pass-device = Passez l’appareil à { $name }
pass-device-why = Mains et secrets restent cachés jusque-là.
hold-to-go-on = Maintenir pour continuer

## Changer d’appareil, regarder à deux

move-chair = Sur un autre appareil
move-chair-which = Quelle place ?
move-chair-mine = Ma place
move-chair-of = Place occupée par { $name }
move-chair-note = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois : la place y passe, avec sa main et ses points.
move-chair-qr = Lien vers cette place en code QR
coach-friend = Laisser un ami regarder
coach-note = Qui ouvre ce lien voit votre main et tout ce que vous voyez, sans toucher à rien. Il ne sert qu’une fois, et les autres voient qu’un ami regarde.
coach-link = Créer un lien
coach-qr = Lien pour regarder par-dessus votre épaule en code QR
coach-out = Un lien existe, mais personne ne s’en est encore servi.
coach-take-back = Annuler le lien
coach-here = Un ami regarde par-dessus votre épaule.
coach-send-away = Y mettre fin
coaching = Vous regardez avec { $name }, par-dessus son épaule.
coached = un ami regarde par-dessus l’épaule
coached-short = avec un ami

## Touches

keys = Touches
keys-on = Les lettres sont des raccourcis
key-confirm = confirmer
key-undo = annuler
key-hint = conseil
key-zoom = voir de près
key-log = journal
key-rules = règles
key-options = options
key-back = retour
key-list = cette liste
key-undo-all = annuler tout le tour
key-fit = tout voir
key-turn = tourner une tuile
key-move = se déplacer dans un volet
key-panes = d’un volet à l’autre
key-choose = choisir
key-press = Appuyez sur une touche…
key-cannot = Cette touche ne convient pas : une lettre ou un signe, s’il vous plaît.
keys-change = Changer les touches
keys-usual = Revenir aux touches habituelles

## Journal, discussion, règles

log = Journal
log-all = Tout
log-mine = Moi
log-points = Points
log-copy = Copier
log-older = Lignes plus anciennes
log-empty = Rien à raconter pour l’instant
log-covered = Le journal est caché pendant que l’appareil change de mains.
log-unread =
    { $n ->
        [one] Journal et discussion, { $n } nouveau message
       *[other] Journal et discussion, { $n } nouveaux messages
    }
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-players = Seuls les joueurs se parlent ici.
chat-say = Dire quelque chose
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre de nouveau tout le monde
send = Envoyer
phrase-hello = Bonjour à tous !
phrase-well-played = Bien joué !
phrase-thanks = Merci
phrase-thinking = Je réfléchis
phrase-good-game = Belle partie !
notice-moved = La place tenue par { $name } est passée, cartes comprises, sur un autre appareil.
notice-paused = { $name } a mis la partie en pause.
notice-resumed = { $name } a relancé la partie.
notice-sat-in = { $name } n’est pas là : un bot tient sa place jusqu’à son retour.
notice-coached = { $name } joue désormais avec un ami, qui regarde par-dessus son épaule et voit les mêmes cartes.
rules = Règles
rules-search = Chercher dans les règles
rules-nothing = Rien trouvé pour « { $text } ».
rules-missing = Les règles de ce jeu ne sont pas encore là.
guide-short = En bref
guide-setup = Mise en place
guide-turn = Un tour
guide-pieces = Bâtiments
guide-end = Fin et points
guide-forgotten = Souvent oublié
guide-argue = À la lettre
guide-here = Cette table
guide-all = Toutes les tables
guide-elsewhere = Pas à cette table.
guide-asked = demandé ici
guide-why = { $rule } : sa source et les précisions
guide-play = Voir jouer
guide-example = Exemple
guide-more =
    { $n ->
        [one] Encore un exemple
       *[other] Encore { $n } exemples
    }
guide-filter = Quels bâtiments
guide-every = Tous
example-laid = La table avant le coup. Votre partie attend en dessous.
example-else = La même chose sur une autre table.
example-back = Retour
example-end = Ma partie
example-next = Suite, { $n } sur { $of }
example-done = Terminé
slip-now = Pour vous à présent :
role-everybody = Tout le monde
role-chooser = Qui l’a pris

## Lignes du journal, suivies de leurs montants

log-who =
    { $you ->
        [yes] Vous
       *[no] { $name }
    }
log-you = vous

## Quantités, après + et −

amount-card =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
amount-good =
    { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }
amount-customs =
    { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }
amount-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-victory =
    { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
amount-coin =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
amount-key =
    { $n ->
        [one] { $n } clé
       *[other] { $n } clés
    }
amount-indigo =
    { $n ->
        [one] { $n } indigo
       *[other] { $n } indigo
    }
amount-sugar =
    { $n ->
        [one] { $n } sucre
       *[other] { $n } sucre
    }
amount-tobacco =
    { $n ->
        [one] { $n } tabac
       *[other] { $n } tabac
    }
amount-coffee =
    { $n ->
        [one] { $n } café
       *[other] { $n } café
    }
amount-silver =
    { $n ->
        [one] { $n } argent
       *[other] { $n } argent
    }
amount-wood =
    { $n ->
        [one] { $n } bois
       *[other] { $n } bois
    }
amount-stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
amount-fish =
    { $n ->
        [one] { $n } poisson
       *[other] { $n } poissons
    }
amount-wheat =
    { $n ->
        [one] { $n } blé
       *[other] { $n } blés
    }

## Fin de partie

score-pad = Feuille de score
result = Résultat
points-by-source = Points par origine
total = Total
chart-sources = D’où viennent les points
chart-rounds = Points après chaque manche
chart-actions = Ce que chacun a fait
turning-points = Moments décisifs
turning-point = Moment décisif
turning-note =
    { $you ->
        [yes] les coups qui ont le plus changé votre avance
       *[no] les coups qui ont le plus changé l’avance prise par { $name }
    }
turning-lead =
    { $you ->
        [yes] Votre avance, avant et après
       *[no] { $name } : avance avant et après
    }
rematch = Revanche
replay = Revoir
replay-so-far = La partie jusqu’ici
share-picture = Partager l’image
share-failed = L’image n’a pas pu être partagée.
export = Exporter
same-chairs = Mêmes places ? Le joueur suivant commence.
broken-off = Partie interrompue, sans vainqueur
broken-off-why = Il ne restait que des bots, et ils n’en finissaient pas.
share-win = Victoire partagée : { $names }
you-win =
    { $n ->
        [plain] Vous gagnez
        [0] Vous gagnez au départage
        [one] Vous gagnez d’un point
       *[other] Vous gagnez de { $n } points
    }
wins =
    { $n ->
        [plain] { $name } gagne
        [0] { $name } gagne au départage
        [one] { $name } gagne d’un point
       *[other] { $name } gagne de { $n } points
    }

## San Juan

roles-and-house = Rôles et maison de commerce
other-cities = Autres villes
your-city = Votre ville
city-of = Ville bâtie par { $name }
of-built = sur 12 bâtis
governor = gouverneur
goods-ready =
    { $n ->
        [0] aucune marchandise
        [one] 1 marchandise
       *[other] { $n } marchandises
    }
hand = Main
cards-unit =
    { $n ->
        [one] carte
       *[other] cartes
    }
cards-in-hand = cartes en main
hand-hidden =
    { $n ->
        [one] { $n } carte, face cachée
       *[other] { $n } cartes, face cachée
    }
buildings = bâtiments
goods = marchandises
no-role = sans rôle
deck = pioche
discard = défausse
deck-of =
    { $n ->
        [one] Pioche, { $n } carte
       *[other] Pioche, { $n } cartes
    }
discard-of =
    { $n ->
        [one] Défausse, { $n } carte
       *[other] Défausse, { $n } cartes
    }
looking = Cartes que vous regardez
trading-house = Maison de commerce
tile-next = Puis la tuile { $n } sur 5
tile-open = Prix du moment
price-now = actuel
price-next = après
price-last = avant
price-tile = tuile { $n }
role-free = libre
role-taken = pris par { $name }
privilege-builder = −1 au coût
privilege-producer = +1 marchandise
privilege-trader = +1 vente
privilege-councillor = voir 5
privilege-prospector = +1 carte
cathedral-built = Cathédrale bâtie
cathedral-gone = Cathédrale perdue
you-pay = À payer
then-built = Puis { $n } sur 12
ghost = { $name } irait à l’emplacement { $place }. Retirer
cards-under =
    { $n ->
        [one] { $n } carte dessous
       *[other] { $n } cartes dessous
    }
covers = bâti sur { $n }
holds-good = Porte { $good }
card-label =
    { $name }, coût { $cost }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $effect }
pane-city = Ville
pane-others = Autres
kind-indigo = Indigo
kind-sugar = Sucre
kind-tobacco = Tabac
kind-coffee = Café
kind-silver = Argent
kind-city = Bâtiment de ville
kind-mon = Monument
kind-six = Compte à la fin

## Little Town

market = Marché
supply = Réserve
town = Ville
town-grid = Ville, 9 colonnes A à I, 6 lignes
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Voir toute la carte
site = Chantier
site-note = envoyez-y un ouvrier
site-label =
    Chantier, { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
secret-goals = Objectifs secrets
secret-goal = Objectif secret
goal-shown = Objectif validé
done = fait
first-player = premier joueur
workers-left =
    { $n ->
        [one] { $n } ouvrier restant sur { $of }
       *[other] { $n } ouvriers restants sur { $of }
    }
pawns-left =
    { $n ->
        [one] { $n } pion restant
       *[other] { $n } pions restants
    }
n-of = { $n } sur { $of }
n-left =
    { $n ->
        [one] { $n } restant
       *[other] { $n } restants
    }
stock-wood = bois
stock-stone = pierre
stock-fish = poisson
stock-wheat = blé
stock-coin = pièces
amount-any =
    { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
tile-label = { $name }, coûte { $cost }, points { $points }. { $effect }
tile-built-by = { $tile }, bâti par { $name }
fields-left =
    { $n ->
        [one] { $n } restant
       *[other] { $n } restants
    }
terrain-grass = herbe
terrain-forest = forêt, donne du bois
terrain-mountain = montagne, donne de la pierre
terrain-lake = lac, donne du poisson
cell-free = libre
worker-of = ouvrier placé par { $name }
of-player = à { $name }
of-player-fee = 1 pièce à { $name }
yours-free = à vous, gratuit
free = gratuit
buildings-to-use = Bâtiments à activer
supper = Repas à la fin de la manche { $round }
supper-note = Un poisson ou un blé par ouvrier. Un ouvrier affamé coûte 3 points.
supper-uses = Consomme
supper-hungry = Affamés
nobody = personne
phase-supper = Repas
plate = Assiette { $n }
plate-empty = La laisser vide : 3 points de moins
pane-town = Ville
pane-market = Marché
pane-goals = Objectifs

## La Cité d’Or

pane-map = Carte
scores-now = À décompter cette manche
stack-number = Pile { $n }, il en reste { $left }
offer-number = Offre { $n }
keys-held = clés
posts-left = comptoirs restants

## Un jeu sans plateau à lui

plain-pane = Table
plain-common = Pour tous
plain-yes = oui
plain-no = non
source-points = Points

## Accueil et salon

home-title = Bastide - choisissez une boîte
tagline = Une table, six jeux de villes à bâtir
start = Commencer
play-now = Jouer
play-now-note = Seul contre des bots
invite = Inviter des amis
invite-note = Un seul lien à partager
join-code = Rejoindre par code
join-code-note = Celui de l’invitation
code = Code
join = Rejoindre
games = Jeux
which-city = Quelle ville ce soir ?
open-box = { $title }, { $players } joueurs. Ouvrir la boîte
my-tables = Mes tables
waits =
    { $unit ->
        [moment] à l’instant
        [minutes]
            { $n ->
                [one] depuis { $n } minute
               *[other] depuis { $n } minutes
            }
        [hours]
            { $n ->
                [one] depuis { $n } heure
               *[other] depuis { $n } heures
            }
        [yesterday] depuis hier
        [morning] depuis hier matin
        [afternoon] depuis hier après-midi
        [evening] depuis hier soir
        [weeks] depuis { $n } semaines
       *[days] depuis { $n } jours
    }
slip-turn = À vous, { $wait }
film = Revoir ce qui s’est passé depuis votre dernier tour
film-skip = À la table
next-waiting = Suivante
next-table =
    { $n ->
        [one] Table suivante qui vous attend : { $game }
       *[other] Prochaine des { $n } tables qui vous attendent : { $game }
    }
open-tables = Tables ouvertes : { $n }
open-tables-title = Tables ouvertes
show-all = Tout voir
show-fewer = Réduire
put-away = Ranger
put-away-sure =
    { $outcome ->
        [over] Retirer cette partie finie de votre liste ?
        [alone] Personne d’autre ici : la partie sera effacée.
        [waiting] Vous quittez votre place.
       *[playing] Vous quittez votre place, et un bot continue.
    }
keep = Garder
no-tables = Aucune table. Ouvrez une boîte, ou jouez tout de suite.
nothing-here = Il n’y a rien à cette adresse.
link-dead = Ce lien ne fonctionne pas, ou il a déjà servi.
no-server = Le serveur ne répond pas pour le moment.

## Dresser la table

set-table = Une nouvelle table
set-table-go = Dresser la table
card-game = Jeu
card-chairs = Places
card-pace = Rythme
players = Joueurs
more-options = Plus d’options
option-first = Qui commence
option-first-about = Tiré au sort, ou la personne assise à cette place.
value-random = au hasard
chair-number = Place { $n }
chair-bot = Bot
chair-person = Par lien
chair-device = Ici
chair-open = Place libre
chair-anyone = Ouverte
chair-free = libre
chair-person-note = Pour un ami qui a le lien ou le code de la table.
chair-device-note = Quelqu’un joue à côté de vous, sur cet appareil.
chair-open-note = Affichée sur l’accueil ; le premier venu s’assied.
bot-level = Force du bot
clock = Horloge
pace-none = Aucune
pace-none-note = Personne n’est pressé.
pace-relaxed = Souple
pace-relaxed-note =
    { $rhythm ->
        [turns] Personne n’est pressé.
       *[live] Trois minutes par coup, puis un bot vous remplace.
    }
pace-move = Par coup
pace-move-note =
    { $rhythm ->
        [turns] Trois jours par coup.
       *[live] Une minute par coup, puis un bot vous remplace.
    }
pace-bank = Réserve
pace-bank-note =
    { $rhythm ->
        [turns] Une semaine chacun, et huit heures par coup.
       *[live] Quinze minutes chacun, et cinq secondes par coup.
    }
rhythm = Cadence
rhythm-live = En direct
rhythm-turns = Tour par tour
rhythm-live-note = Tout le monde est à table.
rhythm-turns-note = Jouez quand vous pouvez ; l’accueil montre où c’est à vous.
patience = Patience
patience-note = Combien de temps la table attend un absent avant qu’un bot puisse le remplacer.
in-minutes = { $n } min
in-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
spectators = Spectateurs admis
spectators-note = Ils voient ce que tous peuvent voir.
rated = Sans aide
rated-note = Ni conseils, ni regard par-dessus l’épaule, ni coup repris sur demande.

## Attendre et rejoindre

waiting-room = Salle d’attente
waiting-ready =
    { $n ->
        [one] { $n } prêt sur { $of }
       *[other] { $n } prêts sur { $of }
    }
ready = prêt
not-ready = pas prêt
give-to-bot = Donner à un bot
give-to-bot-sure = Retirer sa place à { $name } ?
open-chair = Libérer la place pour un ami
stand-up = Se lever
chair-lost = L’hôte a donné votre place.
chair-moved = Votre place est passée sur un autre appareil : son lien y a été ouvert.
code-needed = Invité ? Entrez le code que l’hôte vous a envoyé.
invite-friends = Inviter des amis
qr-label = Lien vers cette table en code QR
copy-link = Copier le lien
share-link = Partager le lien
copied = Copié
copy-failed = Rien n’est copié : le navigateur ne le permet pas.
i-am-ready = Je suis prêt
not-ready-yet = Pas encore
deal-note = On distribue quand tous sont prêts.
join-title = Rejoindre une table
invited-by = { $name } vous invite
choose-chair = Choisissez une place
nickname = Pseudo
name-wanted = Dites à vos amis qui les invite : entrez un pseudo.
nickname-note = Comme les autres le verront. Sans compte.
sit-down = S’asseoir
chairs-taken = Toutes les places de cette table sont prises.
coach-beside = Vous regardez avec { $name }, par-dessus son épaule : vous voyez la même chose, sans toucher à rien.
coach-go = Regarder
to-table = Vers la table

## Réglages

settings-look = Langue et lumière
settings-play = Jeu
light = Lumière
light-day = Jour
light-lamp = Lampe
light-auto = Selon l’appareil
forced = Répondre pour moi quand je n’ai pas le choix
forced-note = Une question qui n’a qu’une réponse possible la reçoit aussitôt. Entre amis, les autres voient alors que vous n’aviez pas le choix ; contre des bots, c’est toujours ainsi.
gifts = Prendre ce qui est gratuit
gifts-note = « Piochez-vous 1 carte ? » et autres questions semblables : la réponse est oui.
instant-note = Les coups gratuits et annulables partent sans confirmation.
keys-note = { $key } les montre à la table. Cliquez sur une touche pour la changer.
motion = Mouvement
motion-note = Si l’appareil demande moins de mouvement, c’est lui qui décide.
speed-off = Aucun
speed-fast = Vif
speed-normal = Normal
speed-slow = Lent
bot-pause = Pause des bots
bot-pause-note = Chaque coup reste visible { $ms } ms.
sound-note = Carte, bois et pièce.
bell = Cloche à votre tour
bell-note = Une cloche douce quand vient votre tour.
volume = Volume
forget-me = M’oublier
forget-note = Efface ce que ce serveur sait de vous.
forget-sure = Votre pseudo, vos places et tout ce que vous avez écrit dans les discussions sont effacés pour de bon. Des bots continuent à vos tables, et vous ne pourrez plus y revenir.
forget-go = Tout effacer
forget-done = C’est fait : ce serveur ne sait plus rien de vous.

## Moi

me = Moi
me-who = Qui je suis
me-colour = Couleur
me-ring =
    { $colour ->
        [cobalt] Cobalt
        [brick] Brique
        [ochre] Ocre
        [night] Nuit
        [leaf] Vert feuille
        [teal] Bleu canard
        [plum] Prune
       *[rose] Rose
    }
me-sign =
    { $sign ->
        [lighthouse] Phare
        [chapel] Chapelle
        [well] Puits
        [statue] Statue
        [column] Colonne
        [horse] Cheval
        [crane] Grue
        [stall] Étal
        [library] Bibliothèque
        [palace] Palais
        [cathedral] Cathédrale
        [arch] Arc
        [kiln] Four
        [mill] Moulin à eau
        [aqueduct] Aqueduc
        [mine] Mine
        [palm] Palmier
        [cypress] Cyprès
        [tree] Arbre
        [ship] Navire
        [wheel] Roue
        [clock] Horloge
        [rose] Rosace
        [fountain] Fontaine
        [fire] Feu
        [barrel] Tonneau
        [castle] Château
        [dome] Coupole
        [temple] Temple
        [windmill] Moulin à vent
        [wires] Poteau
        [cactus] Cactus
        [sun] Soleil
        [star] Étoile
        [moon] Lune
        [key] Clé
        [bell] Cloche
        [fish] Poisson
        [wheat] Blé
        [indigo] Indigo
        [coffee] Café
        [tobacco] Tabac
        [sugar] Sucre
        [silver] Argent
        [log] Bûche
        [stone] Pierre
        [wave] Vague
        [grass] Herbe
        [fir] Sapin
        [dune] Dune
        [peak] Sommet
        [hill] Colline
        [drop] Goutte
        [letter] Lettre
        [amphora] Amphore
        [hat] Chapeau
        [coin] Pièce
        [scales] Balance
        [scroll] Parchemin
        [book] Livre
        [mug] Chope
        [ring] Bague
        [anchor] Ancre
       *[anvil] Enclume
    }
me-deal = Au hasard
me-at-table = À table
me-emblem = Votre emblème
me-emblem-note = 64 signes, 8 couleurs. Les signes pâles sont déjà pris à vos tables.
me-keep = Garder ma place
me-keep-note = Pas de compte. L’un de ces moyens vous ramène sur tout appareil.
me-passkey = Clé d’accès
me-passkey-note = Votre doigt, votre visage ou le verrou de l’appareil. Rien à retenir.
me-passkey-none = Les navigateurs n’en créent que pour une adresse sécurisée qui porte un nom, comme https://jeux.example ou http://localhost.
me-make = En créer une
me-another = Une de plus
me-made = créée le { DATETIME($when, dateStyle: "medium") }
me-take-away = Retirer
me-recovery = Code de secours
me-recovery-note = Vingt lettres sur papier. Qui les possède, c’est vous.
me-recovery-have = Vous en avez un. Un nouveau l’annule.
me-recovery-once = Notez-le ou imprimez-le maintenant : il n’est montré que cette fois.
me-write = En créer un
me-renew = Un nouveau
me-print = Imprimer
me-printed = Code de secours sur { $place }, pour : { $name }. Qui le possède prend sa place.
me-back = J’ai déjà joué ici
me-back-square = Ou montrez un carré à cet appareil : sur l’autre, sous Moi, Mes appareils.
me-bring =
    { $n ->
        [one] Ma table d’ici me suit
       *[other] Mes { $n } tables d’ici me suivent
    }
me-bring-note = Ce que vous avez commencé ici en invité devient vôtre là-bas.
me-enter = Continuer
me-enter-passkey = Avec ma clé d’accès
me-devices = Mes appareils
me-device =
    { $name ->
        [phone] Téléphone
        [tablet] Tablette
        [computer] Ordinateur
       *[other] { $name }
    }
me-here = ici, maintenant
me-seen = vu { $when }
me-send-away = Déconnecter
me-sign-out = Se déconnecter
me-add = Ajouter un appareil
me-no = Pas maintenant
me-square = Visez ce carré avec l’appareil photo de l’autre appareil. Il vaut cinq minutes.
me-arriving = Un appareil voudrait être le vôtre : { $name }
me-arriving-sure = L’autre appareil montre-t-il le même nombre ?
me-let-in = Oui, l’admettre
me-not-mine = Non, pas le mien
me-arrive = Un autre appareil
me-arrive-note = Cet appareil rejoint ceux de la personne nommée { $name } : mêmes places, mêmes parties.
me-use-device = Utiliser cet appareil
me-compare = Comparez ce nombre avec celui de l’autre appareil.
me-waiting = En attente d’être admis là-bas.
days-away = Jours d’absence
days-away-note = Ces jours-là, l’horloge de vos parties de plusieurs jours s’arrête et vous ne recevez aucun message. Ceux avec qui vous jouez voient jusqu’à quand vous êtes absent.
days-away-span = du { $first } au { $last }
days-away-first = Premier jour
days-away-last = Dernier jour
days-away-go = S’absenter
days-away-stay = Rester finalement
days-away-back = Je suis de retour
days-away-left =
    { $n ->
        [one] Encore { $n } jour possible cette année.
       *[other] Encore { $n } jours possibles cette année.
    }
me-data = Ce que l’on sait de moi
me-take = Emporter mes données
me-take-note = Tout ce que ce serveur sait de vous, dans un fichier.

## Mes parties

my-games = Mes parties
my-games-none = Encore rien ici : vos parties jouées jusqu’au bout y restent.
my-games-not-found = Aucune partie ne correspond.
my-games-search = Boîte, nom ou mois
my-games-box = Boîte
my-games-every-box = Toutes les boîtes
my-games-with = Jouées avec
my-games-everybody = Tout le monde
my-games-won = Gagnées
my-games-count = { $n } sur { $all }
place =
    { NUMBER($n, type: "ordinal") ->
        [one] { $n }er
       *[other] { $n }e
    }
finished-page = Sa page
finished-wins =
    { $n ->
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
finished-not = Cette partie n’est pas finie.
finished-share = Copier le lien
finished-shared = Qui a ce lien peut regarder.
finished-private = Seuls ceux qui ont joué voient cette page ; copier le lien l’ouvre à ceux qui le reçoivent.
finished-hide = La refermer

## Revoir

play = Lire
pause = Pause
step-on = Un pas en avant
step-back = Un pas en arrière
moment = Moment de la partie
speed = Vitesse
no-spoilers = Suite cachée
try-here = Essayer d’ici
analyse = Analyser
analysis-open = Analyse
best-what = Chances de gagner avec chaque coup, selon le bot le plus fort
best-moves = Meilleurs coups
best-moves-of = Meilleurs coups pour { $name }
best-thinking = Le bot réfléchit.
best-only = Il n’y avait pas de choix.
best-played = Joué : { $move }
best-this-played = joué
viewpoint = Point de vue
viewpoint-all = Ce que tous voient

## Hôte

host = Ce serveur
host-facts = Taux d’occupation
host-tables = Tables
host-people = Personnes
host-storage = Stockage
host-version = Version
host-announce = Un mot à tous
host-announce-text = Affiché sur la page d’accueil
host-backup = Sauvegarde
host-backup-note = La ligne de commande du serveur écrit et relit les sauvegardes.
host-code = Code du responsable
host-code-note = Créé sur le serveur par « bastide admin code » ; il ne sert qu’une fois.
host-code-go = Ouvrir cette page
host-code-wrong = Ce code ne fonctionne pas, ou il a déjà servi.

## Places, demandes et revanche

player-number = Joueur { $n }
stand-in = bot remplaçant
stand-in-mine = Un bot joue à votre place.
stand-in-return = Reprendre ma place
stand-in-ask = Laisser un bot jouer
absent = { $name } n’est pas là.
absent-until = { $name } s’absente jusqu’au { $day } ; l’horloge s’arrête.
away-until = absent jusqu’au { $day }
notes = Mes notes
notes-note = Pour vous seul : personne d’autre à la table ne peut les lire. Elles restent avec la table, même la partie finie.
notes-kept = C’est noté.
paused = La partie est en pause
paused-why = Aucune horloge ne tourne.
pause-game = Mettre en pause
go-on = Reprendre
rematch-join = Vers la revanche
ask-table = Demander à la table
wish-back = { $name } aimerait reprendre son dernier coup.
wish-asked = Demande faite ; on attend { $names }.
wish-denied =
    { $n ->
        [one] { $names } n’est pas d’accord.
       *[other] Quelqu’un n’est pas d’accord.
    }
wish-yes = D’accord
wish-no = Plutôt non

## Premières parties

first-game = Première partie
first-game-note = Note
first-game-teach = Apprendre à jouer
first-game-go-on = Continuer la première partie
lesson-next = Suite
lesson-play-on = À moi de jouer
lesson-show = Montrez-moi
lesson-skip = Passer
lesson-leave = Continuer sans notes
lesson-more = Plus
lesson-less = Moins
lesson-watch = Regardez ce que font les autres.
lesson-free = À votre guise : jouez ce qui vous plaît.
card-of = { $title } sur une carte
card-show = Le jeu sur une carte
card-turn = Un tour
card-end = Fin
card-winner = Vainqueur
card-known = Je connais
first-game-minutes = Première partie, environ dix minutes

## La page sur cet appareil

app-name = Bastide, la table ouverte
settings-device = Cet appareil
kept = Garder la page ici
kept-note = Elle s’ouvre même sans connexion, et se met à jour avec le serveur.
install = Comme une application à part
install-note = Avec sa propre icône, et sans le navigateur autour.
install-by-hand = Le menu de votre navigateur peut mettre la page sur l’écran d’accueil ou parmi vos applications.
install-done = Elle est installée.
install-go = Installer
no-line = Pas de connexion au serveur. Cette page est gardée sur votre appareil ; vos tables sont sur le serveur et vous y attendent.

## Me prévenir

call-me = Me prévenir
call-me-note = Seulement ce que vous cochez. Regarder une table repousse son rappel.
call-by =
    { $channel ->
        [push] Notification
        [mail] Courriel
       *[webhook] Webhook
    }
call-kind =
    { $kind ->
        [turn] Votre tour
        [reminder] Rappel
        [rematch] Revanche
       *[over] Fin de partie
    }
call-kind-note =
    { $kind ->
        [turn] quand une table vous attend
        [reminder] une fois, si elle attend toujours
        [rematch] votre place vous y attend
       *[over] avec la feuille de score
    }
call-kind-by = { $kind } : { $channel }
call-reminder-after = Me le rappeler après
call-hours =
    { $hours ->
        [1] une heure
        [24] un jour
        [48] deux jours
        [72] trois jours
        [168] une semaine
       *[other] { $hours } heures
    }
call-quiet = Heures calmes
call-quiet-note = Ce qui arrive entre-temps attend et vient en un seul message.
call-quiet-from = Calme de
call-quiet-to = à
call-quiet-end = Calme jusqu’à
call-try-now = Essayer maintenant
call-tried = C’est parti, par tous les moyens en place.
call-push-note = Un message sur cet appareil, même sans page ouverte.
call-push-none = Les navigateurs ne le permettent qu’à une adresse sécurisée et, sur certains téléphones, une fois la page installée.
call-push-no = Ce navigateur n’accepte pas de messages ici : ils sont bloqués pour cette page, ou il ne sait pas en recevoir.
call-here = Sur cet appareil
call-not-here = Pas ici
call-mail-note = Un courriel à votre adresse, avec un lien pour y mettre fin.
call-mail-address = Votre adresse de courriel
call-mail-add = Ajouter
call-mail-sent = Un courriel part vers { $mail }. Suivez son lien dans la journée.
call-hook-note = Pour Discord, Slack, ntfy, Home Assistant ou un programme à vous.
call-hook-address = L’adresse de votre webhook
call-hook-secret = Le secret qui signe les messages
call-ask = Voulez-vous qu’on vous prévienne quand c’est votre tour ?
call-ask-note = Cette partie peut durer des jours. Vous choisissez comment, et à quelles heures. La question n’est posée qu’une fois ; le réglage reste sous Moi.
call-ask-yes = Choisir comment
call-ask-no = Non
call-to-table = Me prévenir pour cette table
me-mail = Courriel
me-mail-note = Un lien quand vous le demandez.
me-mail-ask = Envoyer un lien
me-mail-asked = Si quelqu’un a cette adresse ici, un lien y est envoyé. Il vaut cinq minutes.
letter-title =
    { $kind ->
        [enter] Se connecter
        [prove] Votre adresse de courriel
       *[stop] Plus de courriels
    }
letter-note =
    { $kind ->
        [enter] Redevenez vous-même sur cet appareil. Le lien ne sert qu’une fois.
        [prove] Est-ce bien votre adresse ? On pourra vous y prévenir, et elle vous fera revenir sur tout appareil.
       *[stop] Aucune table ne vous écrira plus. Cela se change sous Moi.
    }
letter-go =
    { $kind ->
        [enter] Se connecter
        [prove] Oui, c’est la mienne
       *[stop] Arrêter les courriels
    }
letter-done =
    { $kind ->
        [prove] Merci, cette adresse est désormais la vôtre ici.
       *[stop] C’est fait. Plus de courriels.
    }
