### La Cité d'Or. D'un lieu, `.at` dit où l'on construit, `.this` le nomme.

gc-game = La Cité d’Or
gc-about = Enchérissez pour des cartes paysage, ouvrez des comptoirs de la côte à la Cité d’Or et gagnez le plus de lettres de change.
gc-box = Le long de la côte

## Cartes paysage

gc-type-port = port
gc-type-mountain = montagne
    .of = de la montagne
gc-type-desert = désert
    .of = du désert
gc-type-forest = forêt
    .of = de la forêt
gc-type-prairie = prairie
    .of = de la prairie
gc-amount =
    { $count ->
        [1] une carte { $type }
        [2] deux cartes { $type }
        [3] trois cartes { $type }
       *[other] { $count } cartes { $type }
    }
gc-list = { $first }, { $rest }
gc-list-last = { $first } et { $rest }
gc-coins = pièces
gc-paid-coins =
    { $count ->
        [one] pièce
       *[other] pièces
    }
gc-paid-cards =
    { $count ->
        [one] carte { $type }
       *[other] cartes { $type }
    }
gc-key = carte clé

## Lieux et régions

gc-place-port = port { $id } (côte { $land })
    .at =
        { $typed ->
            [yes] au port { $id }
           *[no] dans un port de la côte { $land }
        }
    .this =
        { $typed ->
            [yes] le port { $id }
           *[no] ce port
        }
gc-place-rural = site { $id } ({ $land })
    .at =
        { $typed ->
            [yes] sur le site { $id } ({ $land })
           *[no] sur un site { $land-of }
        }
    .this =
        { $typed ->
            [yes] le site { $id } ({ $land })
           *[no] ce site
        }
gc-place-outer = zone extérieure { $id } (quartier { $land })
    .at =
        { $typed ->
            [yes] dans la zone extérieure { $id }
           *[no] dans une zone extérieure du quartier { $land }
        }
    .this =
        { $typed ->
            [yes] la zone extérieure { $id }
           *[no] cette zone extérieure
        }
gc-place-inner = zone intérieure { $id } (quartier { $land })
    .at =
        { $typed ->
            [yes] dans la zone intérieure { $id }
           *[no] dans la zone intérieure du quartier { $land }
        }
    .this =
        { $typed ->
            [yes] la zone intérieure { $id }
           *[no] cette zone intérieure
        }
gc-river-ne = fleuve NE (montagne/désert)
    .the = le fleuve NE (montagne/désert)
gc-river-se = fleuve SE (désert/forêt)
    .the = le fleuve SE (désert/forêt)
gc-river-sw = fleuve SO (forêt/prairie)
    .the = le fleuve SO (forêt/prairie)
gc-river-nw = fleuve NO (prairie/montagne)
    .the = le fleuve NO (prairie/montagne)
gc-quarter-mountain = quartier montagne
    .the = le quartier montagne
gc-quarter-desert = quartier désert
    .the = le quartier désert
gc-quarter-forest = quartier forêt
    .the = le quartier forêt
gc-quarter-prairie = quartier prairie
    .the = le quartier prairie

## Cartes marchandise et bonus

gc-goods-pottery = poterie
    .the = la poterie
gc-goods-wine = vin
    .the = le vin
gc-goods-spices = épices
    .the = les épices
gc-goods-cloth = étoffes
    .the = les étoffes
gc-two-goods = { $one } et { $two }
gc-bonus-goods = 3 lettres par carte marchandise
gc-bonus-coins = 2 lettres par pièce
gc-bonus-rivers = 2 lettres par comptoir au bord d’un fleuve
gc-bonus-metropolis = 1 lettre par comptoir dans la Cité d’Or
gc-bonus-mountain = 1 lettre par comptoir dans la montagne
gc-bonus-desert = 1 lettre par comptoir dans le désert
gc-bonus-forest = 1 lettre par comptoir dans la forêt
gc-bonus-prairie = 1 lettre par comptoir dans la prairie

## Récompenses

gc-reward-dry = pas de récompense : sécheresse
gc-reward-nothing = pas de récompense
gc-reward-coins =
    { $count ->
        [one] 1 pièce
       *[other] { $count } pièces
    }
gc-reward-landscape = 1 carte paysage
gc-reward-key = 1 carte clé
gc-reward-goods = 1 carte marchandise
gc-reward-bonus = 1 carte bonus
gc-reward-zone =
    { $extra ->
        [card] { $count } lettres et 1 carte paysage
        [coin] { $count } lettres et 1 pièce
       *[none] { $count } lettres
    }
gc-letters =
    { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
gc-seat =
    { $you ->
        [yes] vous
       *[no] { $name }
    }
    .you = { $you }

## Questions

gc-ask-auction = Sur quelles cartes posez-vous votre main ? Expulser une autre main coûte { gc-cost-count } ; vous en avez { $coins }.
gc-ask-turn =
    { $count ->
        [one] Où construisez-vous votre second comptoir ?
       *[other] Où construisez-vous ? Vous pouvez placer jusqu’à { $count } comptoirs.
    }
gc-ask-payment = Comment payez-vous { $place-this } ?
gc-ask-goods = Quelle carte marchandise prenez-vous ?
gc-ask-return = Laquelle de vos cinq cartes marchandise quitte la partie ? On en garde quatre.
gc-ask-bonus = Quelle carte bonus gardez-vous ?
gc-ask-discard =
    { $count ->
        [one] Vous avez une carte de trop (la limite est de 5) : laquelle défaussez-vous ?
       *[other] Vous avez { $count } cartes de trop (la limite est de 5) : lesquelles défaussez-vous ?
    }

## Choix

gc-do-stop =
    { $count ->
        [0] Ne rien construire
       *[other] Ne pas construire de second comptoir
    }
gc-do-bid =
    { $coin ->
        [yes] Offre { $number } : { $cards } et 1 pièce (libre)
       *[no] Offre { $number } : { $cards } (libre)
    }
gc-do-bid-expel =
    { $coin ->
        [yes] Offre { $number } : { $cards } et 1 pièce, en expulsant { $name } pour { gc-cost-count }
       *[no] Offre { $number } : { $cards }, en expulsant { $name } pour { gc-cost-count }
    }
gc-do-build = Construire { $place-at } : { $reward }
gc-do-black = Poser un comptoir noir { $place-at }
gc-do-pay = Payer avec { $cards }
gc-do-goods = Prendre la carte { $goods }
gc-do-goods-blind = Prendre la première carte de la pile, face cachée
gc-do-return = Écarter la carte { $goods }
gc-do-bonus =
    { $count ->
        [one] Garder : { $bonus } ({ $count } lettre à présent)
       *[other] Garder : { $bonus } ({ $count } lettres à présent)
    }
gc-do-discard = Défausser une carte { $type }

## Ce qui se passe

gc-event-round =
    { $you ->
        [yes] Manche { $count } : on décomptera { $goods-the } et { $region-the }. Vous commencez.
       *[no] Manche { $count } : on décomptera { $goods-the } et { $region-the }. { $name } commence.
    }
gc-event-offer = Offre { $number } : { $cards }.
gc-event-bids =
    { $you ->
        [yes] Vous posez votre main sur { $cards }.
       *[no] { $name } pose sa main sur { $cards }.
    }
gc-event-expels =
    { $you ->
        [yes] Vous expulsez { $rival } et payez { gc-coin-count }.
       *[no] { $rival-you ->
            [yes] { $name } vous expulse et paie { gc-coin-count }.
           *[no] { $name } expulse { $rival } et paie { gc-coin-count }.
        }
    }
    .short =
        { $you ->
            [yes] Vous expulsez { $rival }
           *[no] { $rival-you ->
                [yes] { $name } vous expulse
               *[no] { $name } expulse { $rival }
            }
        }
gc-coin-count =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
gc-cost-count =
    { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }
gc-event-wins =
    { $you ->
        [yes] Vous prenez { $cards }.
       *[no] { $name } prend { $cards }.
    }
gc-event-builds =
    { $you ->
        [yes] Vous construisez { $place-at }.
       *[no] { $name } construit { $place-at }.
    }
gc-event-black =
    { $you ->
        [yes] Vous posez un comptoir noir { $place-at }.
       *[no] { $name } pose un comptoir noir { $place-at }.
    }
gc-event-pays =
    { $you ->
        [yes] Vous payez avec { $cards }{ $key ->
            [yes] {" "}plus une clé
           *[no] {""}
        }.
       *[no] { $name } paie avec { $cards }{ $key ->
            [yes] {" "}plus une clé
           *[no] {""}
        }.
    }
    .short =
        { $you ->
            [yes] Vous payez avec { $cards }
           *[no] { $name } paie avec { $cards }
        }
gc-event-stops =
    { $you ->
        [yes] { $count ->
            [0] Vous ne construisez rien.
           *[other] Vous ne construisez pas de second comptoir.
        }
       *[no] { $count ->
            [0] { $name } ne construit rien.
           *[other] { $name } ne construit pas de second comptoir.
        }
    }
gc-event-coins =
    { $you ->
        [yes] Vous recevez { gc-coin-count }.
       *[no] { $name } reçoit { gc-coin-count }.
    }
gc-event-draws =
    { $you ->
        [yes] Vous piochez une carte paysage.
       *[no] { $name } pioche une carte paysage.
    }
gc-event-drew = Vous avez pioché une carte { $type }.
gc-event-key =
    { $you ->
        [yes] Vous recevez une clé.
       *[no] { $name } reçoit une clé.
    }
gc-event-goods =
    { $you ->
        [yes] Vous prenez une carte marchandise : { $goods }.
       *[no] { $name } prend une carte marchandise : { $goods }.
    }
gc-event-returns =
    { $you ->
        [yes] Vous écartez une carte marchandise : { $goods }.
       *[no] { $name } écarte une carte marchandise : { $goods }.
    }
gc-event-bonus =
    { $you ->
        [yes] Vous gardez une carte bonus.
       *[no] { $name } garde une carte bonus.
    }
gc-event-chose = Votre carte bonus : { $bonus }.
gc-event-letters =
    { $you ->
        [yes] Vous recevez { gc-letters } { $place-at }.
       *[no] { $name } reçoit { gc-letters } { $place-at }.
    }
gc-event-discards =
    { $you ->
        [yes] Vous défaussez une carte { $type }.
       *[no] { $name } défausse une carte { $type }.
    }
gc-event-scores-goods =
    { $you ->
        [yes] Décompte : vous recevez { gc-letters } pour { $goods-the }.
       *[no] Décompte : { $name } reçoit { gc-letters } pour { $goods-the }.
    }
    .short =
        { $you ->
            [yes] Vous, pour { $goods-the }
           *[no] { $name }, pour { $goods-the }
        }
gc-event-scores-region =
    { $you ->
        [yes] Décompte : vous recevez { gc-letters } pour { $region-the }.
       *[no] Décompte : { $name } reçoit { gc-letters } pour { $region-the }.
    }
    .short =
        { $you ->
            [yes] Vous, pour { $region-the }
           *[no] { $name }, pour { $region-the }
        }
gc-event-reveals =
    { $you ->
        [yes] Votre carte bonus « { $bonus } » rapporte { gc-letters }.
       *[no] { $name } révèle la carte bonus « { $bonus } » : { gc-letters }.
    }
    .short =
        { $you ->
            [yes] Votre carte bonus : { $bonus }
           *[no] { $name } révèle une carte bonus : { $bonus }
        }
gc-event-victory =
    { $you ->
        [yes] Décompte spécial : vous recevez { gc-points }.
       *[no] Décompte spécial : { $name } reçoit { gc-points }.
    }
gc-points =
    { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
gc-event-returned = Toutes les lettres retournent à la réserve et les cartes bonus quittent la partie.
gc-event-last-post =
    { $you ->
        [yes] Vous avez placé votre dernier comptoir.
       *[no] { $name } a placé son dernier comptoir.
    }
gc-event-blocked =
    { $you ->
        [yes] Vous ne pouvez plus construire nulle part et avez perdu.
       *[no] { $name } ne peut plus construire nulle part et a perdu.
    }
gc-event-ends = La partie est terminée.
gc-event-reshuffle = La défausse est mélangée pour former une nouvelle pile.

## Pourquoi pas

gc-no-group = Il n’y a que { $count } offres.
gc-no-coins =
    { $cost ->
        [one] Une main s’y trouve déjà, et vous n’avez pas la pièce qu’il faut pour l’expulser.
       *[other] Une main s’y trouve déjà, et vous n’avez pas les { $cost } pièces qu’il faut pour l’expulser.
    }
gc-no-posts = Vous n’avez plus de comptoir.
gc-no-own = Vous y avez déjà un comptoir.
gc-no-taken = Il y a déjà un comptoir.
gc-no-closed = Un comptoir noir vous ferme cette zone.
gc-no-road = Aucune route n’y mène depuis un de vos comptoirs.
gc-no-key = Une zone intérieure demande une carte clé, et vous n’en avez pas.
gc-no-cards = Vous n’avez pas de quoi payer { $cards } ; deux cartes identiques en remplacent une quelconque.
gc-no-black-posts = Vous n’avez pas de comptoir noir à construire.
gc-no-zone = Un comptoir noir ne va que dans une zone de la Cité d’Or.
gc-no-own-post = Il faut d’abord y avoir un comptoir de votre couleur.
gc-no-full = Il n’y a plus de place pour un second comptoir à vous.
gc-no-hand = Vous n’avez pas assez de cartes « { $type } ».
gc-no-payment = Ce n’est pas le prix : payez exactement, en cartes du lieu ou en paires d’autres cartes identiques.
gc-no-goods-pile = La pile des marchandises est vide.
gc-no-goods-there = Il n’y a pas de carte marchandise visible à cet endroit.
gc-no-goods-twin = Une carte identique la précède dans la liste : choisissez celle-là.
gc-no-goods-held = Vous n’avez pas la carte marchandise { $goods }.
gc-no-bonus = Cette carte n’est pas dans la pile bonus.

## D’où viennent les points

gc-source-zones = Zones
gc-source-goods = Marchandises
gc-source-regions = Régions
gc-source-bonus = Bonus
gc-source-victory = Points de victoire
gc-source-blocked = Bloqué

## Options

gc-option-players = Joueurs
gc-option-players-about = À trois ou quatre le jeu de base, à deux la Grande Sécheresse.
gc-option-first = Premier joueur
gc-option-first-about = Tiré au sort, ou la place qui commence.
gc-option-black-posts = Comptoirs noirs
gc-option-black-posts-about = À deux : chacun a deux comptoirs noirs, qui ferment une zone à l’autre.
gc-option-drought-scope = Sécheresse
gc-option-drought-scope-about = À deux : où le désert ne donne pas de récompense, sur les sites et les zones ou sur les sites seulement.
gc-option-black-post-second-reward = Lettres pour les comptoirs noirs
gc-option-black-post-second-reward-about = Un comptoir noir rapporte les lettres du second joueur.
gc-option-letters-hidden = Lettres cachées
gc-option-letters-hidden-about = Les lettres des autres sont cachées pendant la partie.
gc-option-blocked-letters = Lettres une fois bloqué
gc-option-blocked-letters-about = Qui ne peut plus construire nulle part reçoit encore des lettres mais reste classé après les autres.
gc-option-inner-ring = Anneau intérieur
gc-option-inner-ring-about = Des routes relient les zones intérieures entre elles.
gc-option-colours = Couleurs
gc-option-colours-about = Les couleurs des places dans l’ordre, séparées par des virgules.
gc-value-rural-and-zones = sites et zones
gc-value-rural-only = sites seuls

## La table dans le terminal

gc-headline = Manche { $round } sur { $rounds }
gc-next = À décompter : { $goods }, { $region }
gc-supply = pile { $pile } · défausse { $discard } · pièces { $coins } · clés { $keys } · cartes bonus { $bonus }
gc-auction = Aux enchères (expulser coûte { gc-cost-count })
gc-group-coin = et 1 pièce
gc-first = (commence)
gc-open-goods = Marchandises visibles
gc-goods-left = { $count } dans la pile
gc-letters-hidden = ? lettres
gc-key-count =
    { $count ->
        [one] { $count } clé
       *[other] { $count } clés
    }
gc-posts-left =
    { $count ->
        [one] { $count } comptoir à poser
       *[other] { $count } comptoirs à poser
    }
gc-card-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
gc-bonus-count = { $count } bonus
gc-black-left =
    { $count ->
        [one] { $count } noir
       *[other] { $count } noirs
    }
gc-seat-rank = rang { $count }
gc-seat-victory = { $count } PV
gc-your-hand = Vos cartes ({ $count })
gc-your-bonus = Vos cartes bonus
gc-known = connues : { $cards }
gc-blocked = bloqué
gc-legend =
    Ce que signifient les signes
      M3 L   un lieu libre et sa récompense : 1c ou 2c pièces, L carte paysage, K clé,
             G carte marchandise, B carte bonus ; ~ un site au bord d’un fleuve
      5+c/3  lettres d’une zone pour le premier et le deuxième qui y construit ;
             le premier y gagne aussi +c une pièce ou +L une carte paysage
      D1 ab  des comptoirs de a et b s’y trouvent ; * marque une zone fermée par un comptoir noir
      12)    le numéro pour choisir ce lieu
      ⠤⠤⠤    une route ; les zones côte à côte d’un quartier sont reliées aussi

## La table sur la page

gc-phase-auction = Enchères
gc-offers = Offres
gc-offers-cost =
    { $n ->
        [one] expulser : { $n } pièce
       *[other] expulser : { $n } pièces
    }
gc-offer-free = sans main
gc-offer-held = { $name } y a posé sa main
gc-free = libre
gc-scored-before = Déjà décompté
gc-scored-none = Rien encore
gc-is-scored = compte à cette manche
gc-black-of = comptoir noir ({ $name })
gc-black-posts-left = comptoirs noirs restants
gc-chair-victory =
    { $name }, { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }, { $letters ->
        [hidden] lettres cachées
        [one] { $letters } lettre
       *[other] { $letters } lettres
    }
gc-victory-unit = PV
gc-stores = Réserves
gc-pile-score = à venir
gc-pile-keys = clés
gc-pile-bonus = bonus
gc-goods-pile =
    { $n ->
        [one] { $n } carte marchandise face cachée
       *[other] { $n } cartes marchandise face cachée
    }
gc-no-hand-left = Vous n’avez pas de carte paysage.
gc-goods-held = cartes marchandise
gc-bonus-held = cartes bonus
gc-river-short-ne = fleuve NE
gc-river-short-se = fleuve SE
gc-river-short-sw = fleuve SO
gc-river-short-nw = fleuve NO

## Fichiers du plateau

gc-data-fine = Tout est en ordre : { $places } lieux, { $roads } routes.

## Options qui ne vont pas ensemble

gc-bad-colour = Avec les comptoirs noirs, personne ne joue noir (GC-230).

## Après la partie

gc-share-bids = Enchères
gc-share-builds = Construits
gc-tie =
    { $shared ->
        [yes] Points, comptoirs dans la Cité d’Or et pièces égaux : la victoire est partagée.
       *[no] Points égaux : les comptoirs dans la Cité d’Or départagent, puis les pièces.
    }

## Ce qui s’explique tout seul

gc-sign-card = Cartes paysage en main ; secrètes, cinq au plus après la construction.
gc-sign-coin = Pièces, pour expulser une main aux enchères.
gc-sign-post = Comptoirs à construire ; le dernier met fin à la partie après la manche.
gc-sign-key = Cartes clé : chacune ouvre une zone intérieure.
gc-sign-goods = Cartes marchandise : elles comptent quand leur marchandise est révélée ; quatre au plus.
gc-sign-bonus = Cartes bonus, secrètes jusqu’à la fin.
gc-sign-letter = Lettres de change gagnées jusqu’ici.
gc-sign-first = Enchérit et construit en premier ; passe au suivant à chaque manche.
gc-about-port = Un port coûte une carte port et n’a pas besoin d’être relié à vos comptoirs.
gc-about-rural = Un site coûte deux cartes de son paysage, à côté d’un de vos comptoirs. Sa récompense vient aussitôt, pour son seul bâtisseur.
gc-about-outer = Une zone extérieure coûte deux cartes de son paysage. Le premier y gagne le plus de lettres, le deuxième moins, les suivants aucune.
gc-about-inner = Une zone intérieure coûte deux cartes de son paysage et une clé. Le premier y gagne le plus de lettres, le deuxième moins, les suivants aucune.
gc-about-offer = Posez votre main ici pour prendre ces cartes. Expulser une autre main coûte des pièces : une de plus à chaque fois dans la manche.
gc-about-score-card = Voici ce qui compte en fin de manche : la marchandise pour qui en a les cartes, la région pour les comptoirs qui s’y trouvent.
gc-about-goods = Se prend en récompense d’un lieu. Elle compte chaque fois que sa marchandise est révélée ; vous pouvez en garder quatre.
gc-about-score = Une carte est révélée à chaque manche : une marchandise et une région comptent à la fin. La dernière met fin à la partie.
gc-about-key = Se prend en récompense d’un lieu. Chacune ouvre une zone intérieure, puis quitte la partie.
gc-about-bonus = Une carte bonus reste secrète jusqu’à la fin, où elle rapporte des lettres selon ce que vous avez alors.
