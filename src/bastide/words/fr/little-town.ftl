### Little Town. Le `.the` d’une tuile sert dans une phrase.

lt-game = Little Town
lt-about = Placez vos ouvriers parmi forêts, lacs et bâtiments des autres, et bâtissez la plus belle petite ville en quatre manches.
lt-box = Bâtir et récolter

## Bâtiments

lt-tile-wheat-field = Champ de blé
    .the = le Champ de blé
lt-tile-workshop = Atelier
    .the = l’Atelier
lt-tile-tavern = Bar
    .the = le Bar
lt-tile-bakery = Boulangerie
    .the = la Boulangerie
lt-tile-brewery = Brasserie
    .the = la Brasserie
lt-tile-quarry = Carrière
    .the = la Carrière
lt-tile-cathedral = Cathédrale
    .the = la Cathédrale
lt-tile-carpenter = Charpentier
    .the = le Charpentier
lt-tile-castle = Château
    .the = le Château
lt-tile-church = Église
    .the = l’Église
lt-tile-warehouse = Entrepôt
    .the = l’Entrepôt
lt-tile-grocery = Épicerie
    .the = l’Épicerie
lt-tile-fair = Foire
    .the = la Foire
lt-tile-fountain = Fontaine
    .the = la Fontaine
lt-tile-granary = Grenier
    .the = le Grenier
lt-tile-bookstore = Librairie
    .the = la Librairie
lt-tile-gold-mine = Mine d’or
    .the = la Mine d’or
lt-tile-fishmonger = Poissonnier
    .the = le Poissonnier
lt-tile-pier = Ponton
    .the = le Ponton
lt-tile-pawnshop = Échoppe
    .the = l’Échoppe
lt-tile-well = Puits
    .the = le Puits
lt-tile-residence = Résidence
    .the = la Résidence
lt-tile-restaurant = Restaurant
    .the = le Restaurant
lt-tile-statue = Statue
    .the = la Statue
lt-tile-watchtower = Tour de guet
    .the = la Tour de guet

## Effets des bâtiments

lt-effect-gain = obtenir { $gives }
    .long = Donne { $gives }
lt-effect-exchange = { $takes } → { $gives }
    .long = Donne { $gives } contre { $takes }
lt-effect-pawnshop = 2 ressources au choix → 2 ressources au choix
lt-effect-cathedral =
    { $cathedral_owner ->
        [own] fin de manche : 1 point par ouvrier à vous autour
       *[any] fin de manche : 1 point par ouvrier autour
    }
lt-effect-residence =
    { $residence_harvest_terrain ->
        [yes] fin de manche : récolter autour et y activer les bâtiments{ lt-effect-unpaid }
       *[no] fin de manche : activer les bâtiments autour{ lt-effect-unpaid }
    }
lt-effect-unpaid =
    { $residence_pays_fee ->
        [no] , gratuitement aussi chez les autres
       *[yes] { "" }
    }
lt-effect-castle =
    { $castle_owner ->
        [any] fin de partie : 4 points par bâtiment autour, à vous ou non
       *[own] fin de partie : 4 points par bâtiment à vous autour
    }
lt-effect-watchtower =
    { $watchtower_workers_block ->
        [no] fin de partie : 2 points par case sans bâtiment autour
       *[yes] fin de partie : 2 points par case vide autour
    }
lt-effect-statue = sans effet

## Objectifs

lt-goal-o01 = posséder trois bâtiments qui se touchent par un côté
lt-goal-o02 = posséder plus de bâtiments que d’ouvriers
lt-goal-o03 = avoir au moins deux fois plus de nourriture que d’ouvriers
lt-goal-o04 = posséder un bâtiment près d’un lac, un près d’une montagne et un près d’une forêt
lt-goal-o05 = activer un bâtiment qui consomme au moins deux sortes de ressources
lt-goal-o06 = nourrir tous ses ouvriers avec du poisson
lt-goal-o07 = construire un bâtiment qui consomme du blé
lt-goal-o08 = construire un bâtiment qui produit ou consomme du poisson
lt-goal-o09 = construire deux bâtiments qui produisent ou consomment des pièces
lt-goal-o10 = construire un bâtiment qui produit ou consomme du bois ou de la pierre
lt-goal-o11 = construire un bâtiment coûtant au moins 3 pierres
lt-goal-o12 = n’avoir aucune pièce
lt-goal-o13 = avoir au moins 6 pièces
lt-goal-o14 = dépenser une ressource obtenue plus tôt dans le même tour
lt-goal-o15 = activer au moins 4 bâtiments en un tour
lt-goal-o16 = gagner des points grâce à au moins 2 bâtiments en un tour
lt-goal-o17 = obtenir au moins 5 ressources en un tour
lt-goal-o18 = construire un bâtiment coûtant au moins 3 bois

## Quantités

lt-wood = bois
lt-stone =
    { $count ->
        [one] pierre
       *[other] pierres
    }
lt-fish =
    { $count ->
        [one] poisson
       *[other] poissons
    }
lt-wheat =
    { $count ->
        [one] blé
       *[other] blés
    }
lt-coin =
    { $count ->
        [one] pièce
       *[other] pièces
    }
lt-amount-wood = { $count } bois
lt-amount-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
lt-amount-fish =
    { $count ->
        [one] { $count } poisson
       *[other] { $count } poissons
    }
lt-amount-wheat =
    { $count ->
        [one] { $count } blé
       *[other] { $count } blés
    }
lt-amount-coin =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
lt-amount-worker =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
lt-amount-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lt-list = { $first }, { $rest }
lt-nothing = rien
lt-substituted = { $coins } pour { $cubes }
lt-seat =
    { $you ->
        [yes] vous
       *[no] { $name }
    }
    .you = { $you }

## Questions

lt-ask-turn = Où placez-vous un ouvrier, ou que construisez-vous ?
lt-ask-worker = Que fait votre ouvrier ?
lt-ask-residence = Résidence : que voulez-vous activer ?
lt-ask-payment = { $tile } ({ $effect }) : comment payez-vous ?
lt-ask-payment-build = { $tile } : comment payez-vous ?
lt-ask-take = Échoppe : que prenez-vous ?
lt-ask-site = Où construisez-vous { $tile-the } ?
lt-ask-objective =
    { $points ->
        [one] Vous remplissez « { $goal } » ({ $points } point). Le validez-vous ?
       *[other] Vous remplissez « { $goal } » ({ $points } points). Le validez-vous ?
    }
lt-ask-show =
    { $stage ->
        [last-chance] Validez-vous encore un objectif ? C’est la dernière occasion.
        [round] Validez-vous un objectif avant la suite de la manche ?
       *[turn] Validez-vous un objectif avant la fin de votre tour ?
    }
lt-ask-special = Utilisez-vous vos bâtiments spéciaux ?
lt-ask-feeding = Comment nourrissez-vous vos { $count } ouvriers ? Chaque ouvrier affamé coûte 3 points.

## Choix

lt-do-done =
    { $step ->
        [special] Continuer
        [objective] Continuer
       *[other] Terminé
    }
lt-do-place = Ouvrier en { $cell } : { $around }
lt-do-build =
    { $points ->
        [0] Construire { $tile-the } pour { $cost }
        [one] Construire { $tile-the } pour { $cost } : { $points } point
       *[other] Construire { $tile-the } pour { $cost } : { $points } points
    }
lt-do-harvest = Récolter { $cell } : { $cube }
lt-do-activate = { $tile } en { $cell } : { $effect }
lt-do-activate-other = { $tile } en { $cell }, 1 pièce à { $name } : { $effect }
lt-do-with-coins = { $choice }, avec { $coins } à la place de { $cubes }
lt-do-pay = Payer { $payment }
lt-do-take = Prendre { $cubes }
lt-do-on = { $tile } en { $cell }
lt-do-validate =
    { $points ->
        [one] Valider l’objectif « { $goal } » : { $points } point
       *[other] Valider l’objectif « { $goal } » : { $points } points
    }
lt-do-keep =
    { $passes ->
        [yes] Ne pas le valider ; l’occasion passe
       *[no] Le garder secret pour l’instant
    }
lt-do-use-cathedral =
    { $points ->
        [one] Utiliser la Cathédrale : { $points } point
       *[other] Utiliser la Cathédrale : { $points } points
    }
lt-do-use-residence = Utiliser la Résidence
lt-do-feed =
    { $nothing ->
        [yes] Ne nourrir personne : { $hungry } ouvriers affamés, −{ $points } points
       *[no] { $hungry ->
            [0] Nourrir avec { $payment }
            [one] Nourrir avec { $payment } : { $hungry } ouvrier affamé, −{ $points } points
           *[other] Nourrir avec { $payment } : { $hungry } ouvriers affamés, −{ $points } points
        }
    }

lt-price-fee = pièce pour { $name }

## Ce qui se passe

lt-event-places =
    { $you ->
        [yes] Vous placez un ouvrier en { $cell }.
       *[no] { $name } place un ouvrier en { $cell }.
    }
    .short =
        { $you ->
            [yes] Vous en { $cell }
           *[no] { $name } en { $cell }
        }
lt-event-gains =
    { $you ->
        [yes] Vous obtenez { $amount }.
       *[no] { $name } obtient { $amount }.
    }
lt-event-activates =
    { $you ->
        [yes] Vous activez { $tile-the } en { $cell }.
       *[no] { $name } active { $tile-the } en { $cell }.
    }
    .short =
        { $you ->
            [yes] Vous activez { $tile-the } en { $cell }
           *[no] { $name } active { $tile-the } en { $cell }
        }
lt-event-fee =
    { $you ->
        [yes] Vous donnez 1 pièce à { $owner }.
       *[no] { $owner-you ->
            [yes] { $name } vous donne 1 pièce.
           *[no] { $name } donne 1 pièce à { $owner }.
        }
    }
    .short =
        { $you ->
            [yes] Vous payez { $owner }
           *[no] { $owner-you ->
                [yes] { $name } vous paie
               *[no] { $name } paie { $owner }
            }
        }
lt-event-gives =
    { $you ->
        [yes] Vous donnez { $amount }.
       *[no] { $name } donne { $amount }.
    }
lt-event-substitutes =
    { $you ->
        [yes] Vous payez { $coins } à la place de { $amount }.
       *[no] { $name } paie { $coins } à la place de { $amount }.
    }
    .short =
        { $you ->
            [yes] Vous payez des pièces au lieu de { $amount }
           *[no] { $name } paie des pièces au lieu de { $amount }
        }
lt-event-scores =
    { $you ->
        [yes] { $tile } : { lt-amount-point } pour vous.
       *[no] { $tile } : { lt-amount-point } pour { $name }.
    }
    .short = { $tile }
lt-event-builds =
    { $you ->
        [yes] Vous construisez { $tile-the }.
       *[no] { $name } construit { $tile-the }.
    }
lt-event-stands =
    { $count ->
        [0] Construction en { $cell }.
       *[other] Construction en { $cell } : { lt-amount-point }.
    }
    .short = Construction en { $cell }
lt-event-validates =
    { $you ->
        [yes] Vous validez l’objectif « { $goal } » : { lt-amount-point }.
       *[no] { $name } valide l’objectif « { $goal } » : { lt-amount-point }.
    }
    .short =
        { $you ->
            [yes] Vous validez « { $goal } »
           *[no] { $name } valide « { $goal } »
        }
lt-event-keeps =
    { $you ->
        [yes] Vous gardez secret l’objectif « { $goal } ».
       *[no] { $name } garde secret l’objectif « { $goal } ».
    }
    .short =
        { $you ->
            [yes] Vous gardez secret « { $goal } »
           *[no] { $name } garde secret « { $goal } »
        }
lt-event-cathedral =
    { $you ->
        [yes] La Cathédrale vous rapporte { lt-amount-point }.
       *[no] La Cathédrale rapporte { lt-amount-point } à { $name }.
    }
    .short = Cathédrale
lt-event-residence =
    { $you ->
        [yes] Vous utilisez la Résidence en { $cell }.
       *[no] { $name } utilise la Résidence en { $cell }.
    }
lt-event-round-ends = La manche { $count } prend fin.
lt-event-feeds =
    { $you ->
        [yes] Vous nourrissez { lt-amount-worker }.
       *[no] { $name } nourrit { lt-amount-worker }.
    }
    .short =
        { $you ->
            [yes] Vous nourrissez { lt-amount-worker }
           *[no] { $name } nourrit { lt-amount-worker }
        }
lt-event-hunger =
    { $you ->
        [yes] { $workers ->
            [one] { $workers } de vos ouvriers a faim
           *[other] { $workers } de vos ouvriers ont faim
        } : vous perdez { lt-amount-point }.
       *[no] { $workers ->
            [one] { $workers } ouvrier a faim
           *[other] { $workers } ouvriers ont faim
        } : { $name } perd { lt-amount-point }.
    }
    .short =
        { $workers ->
            [one] { $workers } ouvrier affamé
           *[other] { $workers } ouvriers affamés
        }
lt-event-round =
    { $you ->
        [yes] Manche { $count } : vous commencez.
       *[no] Manche { $count } : { $name } commence.
    }
    .short =
        { $you ->
            [yes] Vous commencez
           *[no] { $name } commence
        }
lt-event-ends = La partie est finie.
lt-event-castle =
    { $you ->
        [yes] Le Château vous rapporte { lt-amount-point }.
       *[no] Le Château rapporte { lt-amount-point } à { $name }.
    }
    .short = Château
lt-event-watchtower =
    { $you ->
        [yes] La Tour de guet vous rapporte { lt-amount-point }.
       *[no] La Tour de guet rapporte { lt-amount-point } à { $name }.
    }
    .short = Tour de guet
lt-event-coins =
    { $you ->
        [yes] Vos pièces valent { lt-amount-point }.
       *[no] Les pièces rapportent { lt-amount-point } à { $name }.
    }
    .short = Pièces

## Pourquoi pas

lt-no-terrain = { $cell } n’est pas une case d’herbe.
lt-no-tile-there = Un bâtiment se trouve en { $cell }.
lt-no-worker-there = Un ouvrier se trouve en { $cell }.
lt-no-not-in-market = { $tile } : cette tuile n’est pas au marché.
lt-no-pawn = Vous n’avez plus de pion bâtiment.
lt-no-too-dear = Vous ne pouvez pas payer { $tile-the } ({ $cost }).
lt-no-grass = { $cell } est une case d’herbe : rien à récolter.
lt-no-harvest-left = { $cell } n’est pas une case qui reste à récolter.
lt-no-harvest-order = Pas { $cell } maintenant : une autre case du même type passe avant, ou il n’y a rien à obtenir.
lt-no-building = Aucun bâtiment ne se trouve en { $cell }.
lt-no-not-around = { $cell } ne touche pas la case de votre ouvrier.
lt-no-again = Cet ouvrier a déjà activé le bâtiment en { $cell }.
lt-no-not-activated = Un ouvrier ne peut pas activer { $tile-the }.
lt-no-fee = { $tile } : vous n’avez pas de pièce pour le propriétaire.
lt-no-input = Vous ne pouvez pas donner tout ce que demande { $tile-the }.
lt-no-twin = Un autre Champ de blé du même propriétaire fait pareil : activez d’abord celui-là.
lt-no-output = La réserve n’a rien de ce que donne { $tile-the }.
lt-no-cubes = Vous n’avez pas ces ressources.
lt-no-substitute = La réserve n’a plus de cube de cette sorte à substituer.
lt-no-coins = Vous n’avez pas 3 pièces par ressource substituée.
lt-no-feeding = Nourrissez tous vos ouvriers si vous le pouvez ; sinon, utilisez toute votre nourriture.
lt-no-payment = Ce n’est pas le prix.
lt-no-take = La réserve n’a pas ces ressources, ou il y en a trop ou trop peu.
lt-no-use = { $tile } : impossible en ce moment.
lt-no-goal = Vous n’avez pas l’objectif « { $goal } » en main.
lt-no-goal-yet = Vous ne remplissez pas « { $goal } » en ce moment.
lt-no-goal-step = Finissez d’abord ce que vous avez commencé ; vous pourrez valider « { $goal } » aussitôt après.
lt-no-goal-next = La question porte sur un autre objectif ; « { $goal } » vient ensuite.
lt-no-goal-kept =
    { $passes ->
        [yes] Vous avez choisi de ne pas valider « { $goal } » ; l’occasion est passée. La question reviendra si vous le remplissez à nouveau.
       *[no] Vous avez choisi de garder « { $goal } » pour l’instant ; la question reviendra.
    }

## Points par origine

lt-source-built = Bâtiments
lt-source-activated = Effets
lt-source-objectives = Objectifs
lt-source-cathedral = Cathédrale
lt-source-hunger = Faim
lt-source-castle = Château
lt-source-watchtower = Tour de guet
lt-source-coins = Pièces

## Options

lt-option-players = Joueurs
lt-option-players-about = Leur nombre décide de celui des ouvriers, des pions et des objectifs.
lt-option-side = Côté du plateau
lt-option-side-about = Forêts, lacs et montagnes ne sont pas aux mêmes endroits sur les deux côtés.
lt-option-market = Marché
lt-option-market-about = Douze tuiles au hasard, celles au rouge-gorge pour une première partie, ou douze noms séparés par des virgules.
    .page = Douze tuiles au hasard, ou celles conseillées pour une première partie.
lt-option-first = Premier joueur
lt-option-first-about = Tiré au sort, ou la place qui commence.
lt-option-castle-owner = Château
lt-option-castle-owner-about = Il compte seulement les bâtiments de son propriétaire, ou ceux de tous.
lt-option-cathedral-owner = Cathédrale
lt-option-cathedral-owner-about = Elle compte les ouvriers de tous, ou seulement ceux de son propriétaire.
lt-option-watchtower-workers-block = Ouvriers près de la Tour de guet
lt-option-watchtower-workers-block-about = Une case près de la Tour de guet où se trouve un ouvrier n’est pas vide.
lt-option-residence-harvest-terrain = La Résidence récolte
lt-option-residence-harvest-terrain-about = La Résidence récolte aussi le terrain qui l’entoure.
lt-option-residence-pays-fee = La Résidence paie les propriétaires
lt-option-residence-pays-fee-about = Elle donne la pièce habituelle pour le bâtiment d’un autre ; sinon, elle l’utilise gratuitement.
lt-option-objectives-include-reconstructed = Objectif reconstitué
lt-option-objectives-include-reconstructed-about = La carte dont le texte a dû être reconstitué (« { lt-goal-o07 } ») est dans le jeu.
lt-option-auto-validate = Valider automatiquement
lt-option-auto-validate-about = Pour personne (none), pour tous (all), ou pour des places comme 0,2 : leurs objectifs sont validés dès qu’ils sont remplis.
    .page = Les objectifs sont validés dès qu’ils sont remplis, sans question.
lt-option-colours = Couleurs
lt-option-colours-about = Les couleurs des places dans l’ordre, séparées par des virgules.
lt-value-robin = première partie
lt-value-own = au propriétaire
lt-value-any = à tous
lt-value-none = personne
lt-value-all = tous

## La table dans un terminal

lt-headline = Manche { $round } sur 4 · côté { $side } · premier joueur : { $first } · réserve
lt-market = Marché
lt-seat-line =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } · { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
    }
lt-hidden-goals =
    { $count ->
        [one] { $count } objectif
       *[other] { $count } objectifs
    }
lt-your-goals = Vos objectifs
lt-goal-progress = { $goal } ({ $have } sur { $need })
lt-legend =
    Ce que les signes veulent dire
      ♣ bois  ▲ pierre  ≈ poisson  ψ blé  ● pièce  ★ point  ⌂ bâtiment
      12      sur le plateau : le numéro à taper pour cette case ; dessous, ce qui l’entoure
      ♟a      un ouvrier du joueur a ; un bâtiment porte la lettre de son propriétaire
      ♣♣ = 5★, ψ→●●●●   coûte 2 bois, rapporte 5 points ; donne 4 pièces pour un blé
      ✓       un objectif validé

## Après la partie

lt-share-places = Ouvriers envoyés
lt-share-uses = Bâtiments activés
lt-share-builds = Construits
lt-tie = Points égaux : la victoire est partagée.

## Ce qui s’explique tout seul

lt-sign-workers = Ouvriers pas encore utilisés : autant de tours à jouer cette manche.
lt-sign-wood = Bois, tiré des forêts ; sert à payer les tuiles.
lt-sign-stone = Pierre, tirée des montagnes ; paie les tuiles les plus chères.
lt-sign-fish = Poisson, tiré des lacs : nourrit un ouvrier.
lt-sign-wheat = Blé, venu des seuls bâtiments : nourrit un ouvrier.
lt-sign-coin = Pièces : une au propriétaire du bâtiment utilisé ; trois remplacent une ressource.
lt-sign-points = Points marqués jusqu’ici ; la faim peut les faire passer sous zéro.
lt-sign-first = Commence la manche ; passe ensuite au joueur suivant.
lt-about-site = Un ouvrier placé ici construit une tuile du marché : payez son prix, posez-la sur une case libre, marquez ses points.
lt-about-round = Quatre manches. À chacune, tous placent leurs ouvriers un à un, puis les nourrissent.
lt-about-supply = Ce que l’on peut encore gagner. Quand une sorte est épuisée, personne n’en gagne avant qu’il en revienne.
lt-kind-gain = Gains
lt-kind-exchange = Échanges
lt-kind-special = Spéciaux
lt-price = { $cost } · ★ { $points }
