### La Cité d'Or. Le `.on` d'un lieu se place après un verbe.

gc-game = La Cité d’Or
gc-about = Enchérissez pour des cartes paysage, ouvrez des comptoirs de la côte à la Cité d’Or et gagnez le plus de lettres de change.
gc-welcome =
    La Cité d’Or

    Ouvrez des comptoirs de la côte à la Cité d’Or ; le plus de lettres de change l’emporte.

    Chaque manche commence par une enchère : posez votre main sur un groupe de cartes
    paysage. Expulser une autre main coûte 1 pièce, puis 2, puis 3. Ensuite chacun peut
    construire jusqu’à deux comptoirs : un port pour 1 carte port, tout autre lieu pour
    2 cartes de son paysage, toujours à côté d’un de vos comptoirs. Deux cartes
    identiques en remplacent une quelconque.

    Chaque lieu donne aussitôt une récompense ; une zone intérieure demande aussi une clé.
    À la fin de la manche, une marchandise et une région sont décomptées.

    Répondez à chaque question par un numéro ; ? montre les touches, r explique les règles.

## Cartes paysage

gc-type-port = port
gc-type-mountain = montagne
gc-type-desert = désert
gc-type-forest = forêt
gc-type-prairie = prairie
gc-amount = { $count } × { $type }
gc-list = { $first }, { $rest }
gc-coins = pièces
gc-key = carte clé

## Lieux et régions

gc-place-port = port { $id } (côte { $land })
    .on = le port { $id }
gc-place-rural = site { $id } ({ $land })
    .on = le site { $id } ({ $land })
gc-place-outer = zone extérieure { $id } (quartier { $land })
    .on = la zone extérieure { $id }
gc-place-inner = zone intérieure { $id } (quartier { $land })
    .on = la zone intérieure { $id }
gc-river-ne = fleuve NE (montagne/désert)
gc-river-se = fleuve SE (désert/forêt)
gc-river-sw = fleuve SO (forêt/prairie)
gc-river-nw = fleuve NO (prairie/montagne)
gc-quarter-mountain = quartier montagne
gc-quarter-desert = quartier désert
gc-quarter-forest = quartier forêt
gc-quarter-prairie = quartier prairie

## Cartes marchandise et bonus

gc-goods-pottery = poterie
gc-goods-wine = vin
gc-goods-spices = épices
gc-goods-cloth = étoffes
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

## Questions

gc-ask-auction =
    { $coins ->
        [one] Sur quelles cartes posez-vous votre main ? Une expulsion coûte { $cost }, vous avez { $coins } pièce.
       *[other] Sur quelles cartes posez-vous votre main ? Une expulsion coûte { $cost }, vous avez { $coins } pièces.
    }
gc-ask-turn =
    { $count ->
        [one] Où construisez-vous votre second comptoir ?
       *[other] Où construisez-vous ? Vous pouvez placer jusqu’à { $count } comptoirs.
    }
gc-ask-payment = Comment payez-vous { $place-on } ?
gc-ask-goods = Quelle carte marchandise prenez-vous ?
gc-ask-return = Laquelle de vos cinq cartes marchandise quitte la partie ?
gc-ask-bonus = Quelle carte bonus gardez-vous ?
gc-ask-discard =
    { $count ->
        [one] Quelle carte défaussez-vous ?
       *[other] Quelles { $count } cartes défaussez-vous ?
    }

## Choix

gc-do-stop = Ne plus construire
gc-do-bid =
    { $coin ->
        [yes] Groupe { $number } : { $cards } et 1 pièce (libre)
       *[no] Groupe { $number } : { $cards } (libre)
    }
gc-do-bid-expel =
    { $coin ->
        [yes] Groupe { $number } : { $cards } et 1 pièce, en expulsant { $name } pour { $cost }
       *[no] Groupe { $number } : { $cards }, en expulsant { $name } pour { $cost }
    }
gc-do-build = Construire sur { $place-on } : { $reward }
gc-do-black = Comptoir noir sur { $place-on }
gc-do-pay = Payer { $cards }
gc-do-goods = Prendre { $goods }
gc-do-goods-blind = Prendre la première carte cachée
gc-do-return = Rendre { $goods }
gc-do-bonus =
    { $count ->
        [one] Garder : { $bonus } ({ $count } lettre à présent)
       *[other] Garder : { $bonus } ({ $count } lettres à présent)
    }
gc-do-discard = Défausser { $type }

## Ce qui se passe

gc-event-round =
    { $you ->
        [yes] Manche { $count } : on décomptera { $goods } et { $region }. Vous commencez.
       *[no] Manche { $count } : on décomptera { $goods } et { $region }. { $name } commence.
    }
gc-event-offer = Groupe { $number } : { $cards }.
gc-event-bids =
    { $you ->
        [yes] Vous posez votre main sur le groupe { $number }.
       *[no] { $name } enchérit sur le groupe { $number }.
    }
gc-event-expels =
    { $you ->
        [yes] Vous expulsez { $rival } et payez { gc-coin-count }.
       *[no] { $name } expulse { $rival } et paie { gc-coin-count }.
    }
gc-coin-count =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
gc-event-wins =
    { $you ->
        [yes] Vous prenez { $cards }.
       *[no] { $name } prend { $cards }.
    }
gc-event-builds =
    { $you ->
        [yes] Vous construisez sur { $place-on }.
       *[no] { $name } construit sur { $place-on }.
    }
gc-event-black =
    { $you ->
        [yes] Vous placez un comptoir noir sur { $place-on }.
       *[no] { $name } place un comptoir noir sur { $place-on }.
    }
gc-event-pays =
    { $you ->
        [yes] Vous payez { $cards }{ $key ->
            [yes] {" "}et une clé
           *[no] {""}
        }.
       *[no] { $name } paie { $cards }{ $key ->
            [yes] {" "}et une clé
           *[no] {""}
        }.
    }
gc-event-stops =
    { $you ->
        [yes] Vous ne construisez plus.
       *[no] { $name } ne construit plus.
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
gc-event-drew = Vous avez pioché : { $type }.
gc-event-key =
    { $you ->
        [yes] Vous recevez une clé.
       *[no] { $name } reçoit une clé.
    }
gc-event-goods =
    { $you ->
        [yes] Vous prenez la carte marchandise { $goods }.
       *[no] { $name } prend la carte marchandise { $goods }.
    }
gc-event-returns =
    { $you ->
        [yes] Vous rendez la carte marchandise { $goods }.
       *[no] { $name } rend la carte marchandise { $goods }.
    }
gc-event-bonus =
    { $you ->
        [yes] Vous gardez une carte bonus.
       *[no] { $name } garde une carte bonus.
    }
gc-event-chose = Votre carte bonus : { $bonus }.
gc-event-letters =
    { $you ->
        [yes] Vous recevez { gc-letters } pour { $place-on }.
       *[no] { $name } reçoit { gc-letters } pour { $place-on }.
    }
gc-event-discards =
    { $you ->
        [yes] Vous défaussez { $type }.
       *[no] { $name } défausse { $type }.
    }
gc-event-scores-goods =
    { $you ->
        [yes] Décompte, { $goods } : { gc-letters } pour vous.
       *[no] Décompte, { $goods } : { gc-letters } pour { $name }.
    }
gc-event-scores-region =
    { $you ->
        [yes] Décompte, { $region } : { gc-letters } pour vous.
       *[no] Décompte, { $region } : { gc-letters } pour { $name }.
    }
gc-event-reveals =
    { $you ->
        [yes] Votre carte bonus, { $bonus }, rapporte { gc-letters }.
       *[no] { $name } révèle une carte bonus, { $bonus }, qui rapporte { gc-letters }.
    }
gc-event-victory =
    { $you ->
        [yes] Décompte spécial : { gc-points } pour vous.
       *[no] Décompte spécial : { gc-points } pour { $name }.
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

gc-no-group = Il y a { $count } groupes de cartes.
gc-no-coins =
    { $cost ->
        [one] Une main s’y trouve, et vous n’avez pas la pièce ({ $cost }) qu’il faut pour l’expulser.
       *[other] Une main s’y trouve, et vous n’avez pas les { $cost } pièces qu’il faut pour l’expulser.
    }
gc-no-posts = Vous n’avez plus de comptoir.
gc-no-own = Vous y avez déjà un comptoir : { $place }.
gc-no-taken = Il y a déjà un comptoir : { $place }.
gc-no-closed = Un comptoir noir vous ferme cette zone : { $place }.
gc-no-road = Aucune route n’y mène depuis un de vos comptoirs : { $place }.
gc-no-key = Il vous faut une carte clé pour { $place-on }.
gc-no-cards = Vos cartes ne font pas 2 × { $type } ; deux cartes identiques en remplacent une.
gc-no-black-posts = Vous n’avez pas de comptoir noir à construire.
gc-no-zone = Un comptoir noir ne va que dans une zone de la Cité d’Or, pas ici : { $place }.
gc-no-own-post = Vous n’avez pas encore de comptoir à vous dans { $place-on }.
gc-no-full = Il n’y a pas de place pour un second comptoir à vous dans { $place-on }.
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
gc-option-black-post-second-reward-about = Si un comptoir noir prend les lettres du second joueur.
gc-option-letters-hidden = Lettres cachées
gc-option-letters-hidden-about = Si les lettres des autres sont cachées pendant la partie.
gc-option-inner-ring = Anneau intérieur
gc-option-inner-ring-about = Si des routes relient les zones intérieures entre elles.
gc-option-colours = Couleurs
gc-option-colours-about = Les couleurs des places dans l’ordre, séparées par des virgules.

## La table dans le terminal

gc-headline = Manche { $round } sur { $rounds }
gc-next = À décompter : { $goods }, { $region }
gc-supply = pile { $pile } · défausse { $discard } · pièces { $coins } · clés { $keys } · cartes bonus { $bonus }
gc-auction = À l’enchère (une expulsion coûte { $cost })
gc-group-coin = et 1 pièce
gc-open-goods = Marchandises visibles
gc-letters-hidden = ? lettres
gc-key-count =
    { $count ->
        [one] { $count } clé
       *[other] { $count } clés
    }
gc-posts-left =
    { $count ->
        [one] reste { $count } comptoir
       *[other] reste { $count } comptoirs
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
             G carte marchandise, B carte bonus, 5/3 lettres d’une zone ; ~ un site au bord d’un fleuve
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
gc-offer-held = la main de { $name } dessus
gc-free = libre
gc-scored-before = Déjà décompté
gc-scored-none = Rien encore
gc-is-scored = compte ce tour-ci
gc-black-of = comptoir noir de { $name }
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
gc-river-short-ne = Fleuve NE
gc-river-short-se = Fleuve SE
gc-river-short-sw = Fleuve SO
gc-river-short-nw = Fleuve NO

## Fichiers du plan

gc-data-program = Fichiers de ce qui est imprimé sur un plan.
gc-data-check = Vérifier une île de La Cité d’Or, ou les jetons et les tuiles d’Attika et de U.S. Telegraph ; le code de sortie est 1 si quelque chose ne va pas.
gc-data-file = Le fichier, comme island.json ou components.json du paquet.
gc-data-fine = Tout est en ordre : { $places } lieux, { $roads } routes.

## Options qui ne vont pas ensemble

gc-bad-colour = Avec les comptoirs noirs, personne ne joue noir (GC-230).
