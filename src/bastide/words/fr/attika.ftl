### Attika et U.S. Telegraph. Les noms propres à un jeu commencent par at- ou us-, le reste par at-.
### Le `.the` d’un jeton suit un verbe ; il dit « un » ou « une » s’il y en a plusieurs pareils.

at-game = Attika
at-about = Fondez des colonies en Grèce antique : construisez tous vos bâtiments le premier, ou reliez deux lieux saints.
at-box = Trente bâtiments
us-game = U.S. Telegraph
us-about = Colonisez l’Ouest américain : construisez tous vos bâtiments le premier, ou reliez deux Grandes Villes.
us-box = Relier les villes

## Cartes et symboles

at-card-water = eau
at-card-wood = forêt
at-card-clay = colline
at-card-metal = montagne
us-card-water = eau
us-card-wood = bois
us-card-clay = argile
us-card-metal = métal
at-amount = { $count } × { $card }
at-any = { $count } × au choix
at-surcharge =
    { $count ->
        [one] 1 carte de surcoût
       *[other] { $count } cartes de surcoût
    }
at-free = gratuit grâce aux symboles
at-free-chain = gratuit dans la chaîne
at-list = { $first }, { $rest }
at-list-last = { $first } et { $rest }
at-the = { $thing-the }
at-no-symbol = aucun symbole

## Comment chaque jeu appelle les mêmes choses

at-bonus = amphore
    .a = une amphore
us-bonus = ouvrier
    .a = un ouvrier
at-settlement = colonie
    .a = une colonie
    .many = colonies
us-settlement = implantation
    .a = une implantation
    .many = implantations
at-board = tableau
us-board = plateau
at-base = bâtiments principaux
us-base = bâtiments de base
at-space = case
us-space = terrain
at-tile = la nouvelle tuile
    .a = une nouvelle tuile
us-tile = la nouvelle région
    .a = une nouvelle région
at-city = lieu saint
    .a = un lieu saint
us-city = Grande Ville
    .a = une Grande Ville

## Villes et cases

at-city-a = Lieu saint A
    .the = le lieu saint A
at-city-b = Lieu saint B
    .the = le lieu saint B
at-city-c = Lieu saint C
    .the = le lieu saint C
at-city-d = Lieu saint D
    .the = le lieu saint D
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
            [yes] { " " }en { $id }
           *[no] { "" }
        }
    .around =
        { $typed ->
            [yes] { " " }autour de { $id }
           *[no] { "" }
        }
at-hex-symbol = { $id } ({ $card })
    .on =
        { $typed ->
            [yes] { " " }en { $id } ({ $card })
           *[no] { "" }
        }

## Groupes

at-group-wine = Viticulture
at-group-defence = Défense
at-group-seafaring = Navigation
at-group-coinage = Monnaie
at-group-city = Ville
at-group-supply = Approvisionnement
at-group-roads = Routes
us-group-ranching = Élevage
us-group-frontier = Défense de la frontière
us-group-railway = Chemin de fer
us-group-gold = Or
us-group-town = Ville
us-group-waterworks = Approvisionnement en eau
us-group-telegraph = Ligne de télégraphe

## Jetons d’Attika

at-token-vineyard = Vignoble
    .the = le vignoble
at-token-vintner = Négociant en vin
    .the = le négociant en vin
at-token-quarry = Carrière
    .the = la carrière
at-token-fortress = Forteresse
    .the = la forteresse
at-token-tower = Tour
    .the = une tour
at-token-harbour = Port
    .the = le port
at-token-ship = Bateau
    .the = un bateau
at-token-silver-mine = Mine d’argent
    .the = la mine d’argent
at-token-mint = Hôtel de la monnaie
    .the = l’hôtel de la monnaie
at-token-capital = Capitale
    .the = la capitale
at-token-market = Place du marché
    .the = la place du marché
at-token-tavern = Taverne
    .the = la taverne
at-token-baths = Thermes
    .the = les thermes
at-token-temple = Temple
    .the = le temple
at-token-oracle = Oracle
    .the = l’oracle
at-token-treasury = Trésor
    .the = le trésor
at-token-theatre = Théâtre
    .the = le théâtre
at-token-stadium = Stade
    .the = le stade
at-token-gymnasium = Gymnase
    .the = le gymnase
at-token-well = Puits
    .the = le puits
at-token-cornfield = Champ de maïs
    .the = le champ de maïs
at-token-mill = Moulin
    .the = le moulin
at-token-village = Village
    .the = le village
at-token-road = Route
    .the = une route

## Jetons de U.S. Telegraph

us-token-ranch = Ranch
    .the = le ranch
us-token-corral = Corral
    .the = le corral
us-token-quarry = Carrière
    .the = la carrière
us-token-frontier-post = Poste frontière
    .the = le poste frontière
us-token-watchtower = Tour de guet
    .the = une tour de guet
us-token-station = Gare
    .the = la gare
us-token-track = Tronçon de voie ferrée
    .the = un tronçon de voie ferrée
us-token-gold-panning = Orpaillage
    .the = l’orpaillage
us-token-bank = Banque
    .the = la banque
us-token-town-hall = Hôtel de ville
    .the = l’hôtel de ville
us-token-general-store = Magasin général
    .the = le magasin général
us-token-houses = Maisons de pionniers
    .the = les maisons de pionniers
us-token-bathhouse = Bains publics
    .the = les bains publics
us-token-church = Église
    .the = l’église
us-token-school = École
    .the = l’école
us-token-newspaper = Journal
    .the = le journal
us-token-saloon = Saloon
    .the = le saloon
us-token-opera-house = Opéra
    .the = l’opéra
us-token-blacksmith = Forge
    .the = la forge
us-token-well = Puits
    .the = le puits
us-token-reservoir = Réservoir
    .the = le réservoir
us-token-wind-pump = Éolienne de pompage
    .the = l’éolienne de pompage
us-token-water-tower = Château d’eau
    .the = le château d’eau
us-token-telegraph = Télégraphe
    .the = un télégraphe

## Questions

at-ask-turn =
    { $acting ->
        [draw]
            { $count ->
                [one] Piocher encore une fois, ou arrêter ?
               *[other] Piocher, encore { $count } fois au plus, ou arrêter ?
            }
        [build]
            { $count ->
                [one] Construire encore un bâtiment de votre { $board }, ou arrêter ?
               *[other] Construire, encore { $count } fois au plus, ou arrêter ?
            }
        [bonus] Dépenser { $bonus-a } pour une action de plus, ou arrêter ?
       *[undecided]
            { $cards ->
                [0] Piocher, construire, ou passer ? Il ne reste aucune carte à prendre.
                [one] Piocher, construire, ou passer et prendre la dernière carte ?
                [3] Piocher, construire, ou passer et prendre trois cartes ?
               *[other] Piocher, construire, ou passer et prendre les { $cards } dernières cartes ?
            }
    }
at-ask-drawn =
    { $count ->
        [0] Vous avez pioché { $token-the }. Il n’y a pas de { $space } libre où vos cartes suffisent : ce bâtiment va sur votre { $board }.
       *[other] Vous avez pioché { $token-the }. Où construire ce bâtiment, ou faut-il le garder ?
    }
at-ask-site = Où construisez-vous { $token-the } ?
at-ask-payment = Comment payez-vous { $token-the }{ $hex-on } ? À payer : { $price }.
at-ask-extension =
    { $stage ->
        [turn] Comment tournez-vous { $tile } ?
       *[place] Où posez-vous { $tile } ? Choisissez l’emplacement de son centre.
    }
at-ask-swap =
    { $count ->
        [one] Échangez-vous { $bonus-a } contre une carte ?
       *[other] Échangez-vous { $bonus-a } contre une carte ? Il vous en reste { $count }.
    }

## Choix

at-do-stop =
    { $acting ->
        [undecided] { $count ->
            [0] Passer sans prendre de carte
           *[other] Passer et prendre { at-card-count }
        }
       *[other] { $count ->
            [0] Arrêter
           *[other] Arrêter et prendre { at-card-count }
        }
    }
at-card-count =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
at-do-end = Terminer le tour
at-do-draw =
    { $back ->
        [base] Piocher dans la pile { $number }, { $base } (reste { $count }){ at-with-bonus }
       *[white] Piocher dans la pile { $number } (reste { $count }){ at-with-bonus }
    }
at-do-build = Construire { $token-the }{ at-with-bonus }
at-with-bonus =
    { $early ->
        [yes] , contre { $bonus-a }
       *[no] { "" }
    }
at-do-keep = Poser ce bâtiment sur votre { $board }
at-do-at = En { $hex } : { $price }
at-do-pay = Payer { $cards }
at-do-spend = Payer avec { $count } × { $card }
at-do-lay = Son centre en { $hex }
at-do-turn =
    { $degrees ->
        [0] Telle quelle
       *[other] Tournée de { $degrees }° vers la gauche
    }
at-do-swap = Échanger { $bonus-a } contre une carte

## D’où vient le prix

at-price-printed = Coût imprimé
at-price-land = Symboles du paysage
us-price-land = Ressources du terrain
at-price-chain = À côté de son prédécesseur
at-price-surcharge = Nouvelle { $settlement }
at-price-missing = Deux pour une carte qui manque

## Ce qui arrive

at-event-turn =
    { $you ->
        [yes] C’est à vous (tour de jeu { $count }).
       *[no] C’est à { $name } (tour de jeu { $count }).
    }
at-event-draws =
    { $you ->
        [yes] Vous piochez { $token-the }.
       *[no] { $name } pioche { $token-the }.
    }
at-event-keeps =
    { $you ->
        [yes] Vous posez { $token-the } sur votre { $board }.
       *[no] { $name } pose { $token-the } sur son { $board }.
    }
at-event-pays =
    { $you ->
        [yes] Vous payez { $cards }.
       *[no] { $name } paie { $cards }.
    }
at-event-builds =
    { $you ->
        [yes] Vous construisez { $token-the }{ $hex-on }.
       *[no] { $name } construit { $token-the }{ $hex-on }.
    }
at-event-founds =
    { $count ->
        [one] { $you ->
            [yes] Vous fondez votre première { $settlement }.
           *[no] { $name } fonde sa première { $settlement }.
        }
       *[other] { $you ->
            [yes] Vous fondez { $settlement-a } et en avez maintenant { $count }.
           *[no] { $name } fonde { $settlement-a } et en a maintenant { $count }.
        }
    }
at-event-joins =
    { $count ->
        [one] { $you ->
            [yes] Vous réunissez vos { $settlement-many } en une seule.
           *[no] { $name } réunit ses { $settlement-many } en une seule.
        }
       *[other] { $you ->
            [yes] Vous réunissez des { $settlement-many } ; il vous en reste { $count }.
           *[no] { $name } réunit des { $settlement-many } ; il en reste { $count }.
        }
    }
at-event-earns =
    { $you ->
        [yes] Vous avez achevé « { $group } » et gagnez { $bonus-a }.
       *[no] { $name } a achevé « { $group } » et gagne { $bonus-a }.
    }
at-event-noted =
    { $you ->
        [yes] Vous avez achevé « { $group } » ; faute de pouvoir prendre { $bonus-a }, vous prendrez une carte en fin de tour.
       *[no] { $name } a achevé « { $group } » et, faute de pouvoir prendre { $bonus-a }, prendra une carte en fin de tour.
    }
at-event-consoled =
    { $count ->
        [0] { $you ->
            [yes] Vous avez achevé « { $group } », mais il ne reste rien à prendre, pas même une carte.
           *[no] { $name } a achevé « { $group } », mais il ne reste rien à prendre, pas même une carte.
        }
       *[other] { $you ->
            [yes] Vous avez achevé « { $group } » ; faute de pouvoir prendre { $bonus-a }, vous prenez une carte, ce qui met fin à vos actions.
           *[no] { $name } a achevé « { $group } » et, faute de pouvoir prendre { $bonus-a }, prend une carte, ce qui met fin à ses actions.
        }
    }
at-event-spends =
    { $you ->
        [yes] Vous dépensez { $bonus-a } pour une action de plus.
       *[no] { $name } dépense { $bonus-a } pour une action de plus.
    }
at-event-tile =
    { $you ->
        [yes] Vous retournez { $tile-a } : { $symbols }.
       *[no] { $name } retourne { $tile-a } : { $symbols }.
    }
at-event-extends =
    { $you ->
        [yes] Vous posez { $tile }{ $hex-around }.
       *[no] { $name } pose { $tile }{ $hex-around }.
    }
at-event-stops =
    { $count ->
        [0] { $you ->
            [yes] Vous passez.
           *[no] { $name } passe.
        }
       *[other] { $you ->
            [yes] Vos actions sont finies.
           *[no] { $name } a fini ses actions.
        }
    }
at-event-cards =
    { $you ->
        [yes] Vous prenez { at-card-count }.
       *[no] { $name } prend { at-card-count }.
    }
at-event-drew = Vous avez pris : { $cards }.
at-event-swaps =
    { $you ->
        [yes] Vous échangez { $bonus-a } contre une carte.
       *[no] { $name } échange { $bonus-a } contre une carte.
    }
at-event-reshuffle = La défausse est mélangée et forme une nouvelle pioche.
at-event-all-built =
    { $you ->
        [yes] Tous vos bâtiments sont construits : vous avez gagné.
       *[no] { $name } a construit tous ses bâtiments et gagne la partie.
    }
at-event-linked =
    { $you ->
        [yes] Vous avez relié { $cities } : vous avez gagné.
       *[no] { $name } a relié { $cities } et gagne la partie.
    }
at-event-limit = La limite de tours est atteinte : la partie est nulle.

## Pourquoi non

at-no-after-cards = Vous avez pris des cartes : plus aucun bâtiment ne peut être pioché ni construit à ce tour.
at-no-token-first = Dites d’abord ce que devient le bâtiment pioché.
at-no-tile-first =
    { $stage ->
        [turn] Dites d’abord comment tourner { $tile }.
       *[place] Posez d’abord { $tile }.
    }
at-no-early = On ne peut dépenser { $bonus-a } avant d’avoir fait ses actions que si la réserve est vide et que la table en a décidé ainsi.
at-no-mixing = À votre tour, vous piochez ou vous construisez, jamais les deux.
at-no-stack = Cette pile est vide.
at-no-display = Ce bâtiment n’est pas sur votre { $board } : { $token }.
at-no-room = Il n’y a pas de { $space } libre pour l’instant.
at-no-cards = Il n’y a pas de { $space } libre où vos cartes suffisent pour construire { $token-the }.
at-no-city = On ne construit jamais sur { $city-a }, donc pas en { $hex }.
at-no-hex = Il n’y a pas de { $space } en { $hex }.
at-no-free = Il y a déjà un bâtiment en { $hex }.
at-no-price = Vos cartes ne suffisent pas à payer le prix en { $hex } : { $price }.
at-no-hand = Vous n’avez pas assez de cartes « { $card } ».
at-no-spend = Avec autant de ces cartes, le prix ne peut pas être payé.
at-no-cards-now = Ces cartes ne sont pas demandées maintenant.
at-no-other-cards = Cela ne va pas avec les cartes déjà choisies.
at-no-choice = Choisissez d’abord les cartes, type par type.
at-no-smaller = C’est plus qu’il n’en faut ; une partie suffit. À payer : { $price }.
at-no-payment = Cela ne paie pas le prix. À payer : { $price } ; deux cartes valent une carte demandée.
at-no-lay = Autour de { $hex }, { $tile } recouvrirait quelque chose ou ne toucherait rien.
at-no-turn = Moins tournée, elle aurait le même aspect.

## Comment on gagne

at-source-all-built = Tous les bâtiments construits
at-source-linked = Deux lieux saints reliés
at-source-built = Bâtiments
at-source-settlements = { at-result-settlements }
at-source-turns = Tours de jeu
us-source-all-built = { at-source-all-built }
us-source-linked = Deux Grandes Villes reliées
us-source-built = { at-source-built }
us-source-settlements = { us-result-settlements }
us-source-turns = { at-source-turns }

## Options

at-option-players = Joueurs
at-option-players-about = Deux, trois ou quatre.
at-option-first = Premier joueur
at-option-first-about = Tiré au sort, ou la place qui commence.
at-option-count-covered-symbols = Symboles couverts comptés
at-option-count-covered-symbols-about = Si les symboles sous les bâtiments des cases voisines baissent encore les prix.
at-option-turn-limit = Limite de tours
at-option-turn-limit-about = Tours de tous les joueurs après lesquels la partie est nulle ; 0 pour aucune limite.
at-option-card-at-once = Carte prise aussitôt, faute d’amphore
at-option-card-at-once-about = Si la carte qui remplace une amphore quand la réserve est vide se prend aussitôt, ce qui met fin aux actions du tour ; sinon, en fin de tour.
at-option-early-amphora = Une amphore remplit la réserve vide
at-option-early-amphora-about = Si, quand la réserve est vide, on peut dépenser une amphore pour une action avant d’avoir fait les autres, si bien que le groupe achevé ensuite la regagne.
us-option-players = { at-option-players }
us-option-players-about = { at-option-players-about }
us-option-first = { at-option-first }
us-option-first-about = { at-option-first-about }
us-option-count-covered-symbols = { at-option-count-covered-symbols }
us-option-count-covered-symbols-about = Si les symboles sous les bâtiments des terrains voisins baissent encore les prix.
us-option-turn-limit = { at-option-turn-limit }
us-option-turn-limit-about = { at-option-turn-limit-about }

## Le fichier des jetons et des tuiles

at-data-fine = Tout est en ordre : { $tokens } sortes de bâtiments, { $tiles } tuiles.

## Le plateau sur la page

at-your-board = Vos bâtiments
at-board-of = Bâtiments : { $name }
at-back = Revenir à vos bâtiments
at-pane-board = Bâtiments
at-pane-stacks = Piles
at-slot-built = { $token }, construit
at-slot-ready = { $token }, prêt, coûte { $cost }
at-slot-unseen = { $token }, encore dans une pile
at-stack-base = Pile { $n } avec les premiers bâtiments des groupes, il en reste { $left }
at-building-now = vous construisez
at-tiles-left =
    { $n ->
        [one] { $n } tuile restante
       *[other] { $n } tuiles restantes
    }
at-to-pay = cartes à payer : { $token }
at-beside = à côté de : { $token }
at-you-pay = à payer
at-cards-unit =
    { $n ->
        [one] carte
       *[other] cartes
    }
at-new-tile = Nouvelle tuile
at-turn-tile = Tourner
at-payment = Paiement
at-cards = Cartes { $n }
at-actions = Actions restantes { $n }
at-chair-left =
    { $name }, { $points ->
        [one] { $points } bâtiment à construire
       *[other] { $points } bâtiments à construire
    }
at-left = restants
at-earned =
    { $what ->
        [worker] { $n ->
            [one] ouvrier
           *[other] ouvriers
        }
       *[amphora] { $n ->
            [one] amphore
           *[other] amphores
        }
    }
at-overview = Tout le territoire en petit : touchez pour y aller
at-stacks-why = Piocher révèle un bâtiment : on ne peut pas revenir en arrière. Dans un tour, on pioche ou on construit.
at-result-built = Bâtiments
at-result-left = Restants
at-result-settlements = Colonies
us-result-settlements = Implantations
at-result-paid = Cartes payées
at-result-free = Construits gratis
at-result-rounds = Bâtiments après chaque manche
at-link-in =
    { $n ->
        [one] Encore { $n } bâtiment pour relier deux lieux saints
       *[other] Encore { $n } bâtiments pour relier deux lieux saints
    }
us-link-in =
    { $n ->
        [one] Encore { $n } bâtiment pour relier deux Grandes Villes
       *[other] Encore { $n } bâtiments pour relier deux Grandes Villes
    }

## Après la partie

at-share-draws = Piochés
at-share-builds = Construits
at-tie = Le dernier tour est passé sans vainqueur : partie nulle.
us-tie = Le dernier tour est passé sans vainqueur : partie nulle.

## Ce qui s’explique tout seul

at-sign-cards = Cartes en main : de quoi payer. Sans limite ; seul le nombre est public.
us-sign-cards = Cartes Ressource en main : de quoi payer. Sans limite ; seul le nombre est public.
at-sign-bonus = Amphores en réserve : une action de plus du même type, ou une carte.
us-sign-bonus = Ouvriers en réserve : une action de plus du même type, ou une carte ; puis ils partent.
at-sign-left = Bâtiments restant à construire ; à zéro, la partie est gagnée.
at-sign-first = A commencé la partie avec quatre cartes ; le suivant en avait cinq.
at-about-base = La pile sombre contient les bâtiments de base, qui ouvrent les chaînages. En piocher un est une action : construisez-le aussitôt ou gardez-le sur votre tableau.
at-about-stack = Piocher le bâtiment du dessus est une action : construisez-le aussitôt ou gardez-le sur votre tableau. Le dernier d’une pile ajoute une tuile au plateau.
at-about-hex = { $card } : ce que vous construisez ici ou à côté coûte une telle carte de moins, tant que rien ne la recouvre.
at-about-bare = On peut tout construire sur une case libre. Loin de vos colonies, en fonder une de plus coûte des cartes.
at-about-deck = Chaque action non utilisée fait piocher une carte ; un tour sans aucune action, trois.
at-about-token =
    { $has ->
        [yes] Coûte { $cost }, moins ce que donne le terrain. Gratuit à côté de votre propre { $before }.
       *[no] Coûte { $cost }, moins ce que donne le terrain. Rien ne le précède : aucun chaînage ne le rend gratuit.
    }
