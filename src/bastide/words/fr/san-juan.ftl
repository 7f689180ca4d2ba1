### San Juan. Le `.a` d’une carte sert dans une phrase, son `.good` est ce que le bâtiment produit.

sj-game = San Juan
sj-about = Bâtissez la plus belle ville de douze bâtiments ; chaque carte est un bâtiment, de la monnaie ou une marchandise.

## Rôles

sj-role-builder = Bâtisseur
    .the = le Bâtisseur
sj-role-producer = Producteur
    .the = le Producteur
sj-role-trader = Marchand
    .the = le Marchand
sj-role-councillor =
    { $edition ->
        [1] Conseiller
       *[2] Maire
    }
    .the =
        { $edition ->
            [1] le Conseiller
           *[2] le Maire
        }
sj-role-prospector = Chercheur d’or
    .the = le Chercheur d’or

sj-action-builder = tous peuvent construire ; vous payez 1 carte de moins
sj-action-producer = tous produisent 1 marchandise ; vous 2
sj-action-trader = tous vendent 1 marchandise ; vous 2
sj-action-councillor = tous voient 2 cartes, vous 5 ; chacun en garde 1
sj-action-prospector = vous seul piochez 1 carte

## Marchandises

sj-good-indigo = indigo
sj-good-sugar = sucre
sj-good-tobacco = tabac
sj-good-coffee = café
sj-good-silver = argent

## Bâtiments

sj-card-indigo-plant = Teinturerie d’indigo
    .a = une Teinturerie d’indigo
    .good = de l’indigo
sj-card-sugar-mill = Moulin à sucre
    .a = un Moulin à sucre
    .good = du sucre
sj-card-tobacco-storage = Séchoir à tabac
    .a = un Séchoir à tabac
    .good = du tabac
sj-card-coffee-roaster = Brûlerie de café
    .a = une Brûlerie de café
    .good = du café
sj-card-silver-smelter = Fonderie d’argent
    .a = une Fonderie d’argent
    .good = de l’argent
sj-card-smithy = Forge
    .a = une Forge
sj-card-gold-mine = Mine d’or
    .a = une Mine d’or
sj-card-archive =
    { $edition ->
        [1] Archives
       *[2] Cadastre
    }
    .a =
        { $edition ->
            [1] des Archives
           *[2] un Cadastre
        }
sj-card-poor-house = Refuge
    .a = un Refuge
sj-card-black-market = Marché noir
    .a = un Marché noir
sj-card-trading-post =
    { $edition ->
        [1] Comptoir
       *[2] Boutique
    }
    .a =
        { $edition ->
            [1] un Comptoir
           *[2] une Boutique
        }
sj-card-well = Puits
    .a = un Puits
sj-card-market-stand =
    { $edition ->
        [1] Étal
       *[2] Petit marché
    }
    .a =
        { $edition ->
            [1] un Étal
           *[2] un Petit marché
        }
sj-card-crane = Grue
    .a = une Grue
sj-card-chapel = Chapelle
    .a = une Chapelle
    .under = sous la Chapelle
sj-card-tower =
    { $edition ->
        [1] Tour
       *[2] Phare
    }
    .a =
        { $edition ->
            [1] une Tour
           *[2] un Phare
        }
sj-card-aqueduct = Aqueduc
    .a = un Aqueduc
sj-card-carpenter = Atelier
    .a = un Atelier
sj-card-prefecture =
    { $edition ->
        [1] Préfecture
       *[2] Villa
    }
    .a =
        { $edition ->
            [1] une Préfecture
           *[2] une Villa
        }
sj-card-market-hall =
    { $edition ->
        [1] Marché
       *[2] Grand marché
    }
    .a =
        { $edition ->
            [1] un Marché
           *[2] un Grand marché
        }
sj-card-quarry = Carrière
    .a = une Carrière
sj-card-library = Bibliothèque
    .a = une Bibliothèque
sj-card-statue = Statue
    .a = une Statue
sj-card-victory-column = Colonne
    .a = une Colonne
sj-card-hero = Bronze
    .a = un Bronze
sj-card-guild-hall = Guilde
    .a = une Guilde
sj-card-city-hall = Hôtel de ville
    .a = un Hôtel de ville
sj-card-triumphal-arch = Arc de triomphe
    .a = un Arc de triomphe
sj-card-palace = Palais
    .a = un Palais
sj-card-office-building = Fournisseur
    .a = un Fournisseur
sj-card-guard-room = Caserne
    .a = une Caserne
sj-card-hut = Hutte
    .a = une Hutte
sj-card-guesthouse = Pension
    .a = une Pension
sj-card-park = Parc
    .a = un Parc
sj-card-customs-office = Douane
    .a = une Douane
    .good = la marchandise de la Douane
sj-card-bank = Banque
    .a = une Banque
    .under = sous la Banque
sj-card-harbor = Port
    .a = un Port
sj-card-goldsmith = Orfèvrerie
    .a = une Orfèvrerie
sj-card-residence = Résidence
    .a = une Résidence
sj-card-cathedral = Cathédrale
    .a = la Cathédrale

## Ce que font les bâtiments

sj-effect-indigo-plant = produit de l’indigo
sj-effect-sugar-mill = produit du sucre
sj-effect-tobacco-storage = produit du tabac
sj-effect-coffee-roaster = produit du café
sj-effect-silver-smelter = produit de l’argent
sj-effect-smithy = Bâtisseur : la production coûte 1 de moins
sj-effect-gold-mine =
    { $edition ->
        [1] Chercheur d’or : 4 cartes de coûts différents, 1 est à vous
       *[2] Chercheur d’or : 4 coûts différents, la moins chère à vous
    }
sj-effect-archive =
    { $edition ->
        [1] Conseiller : défausser d’anciennes cartes est permis
       *[2] Maire : défausser d’anciennes cartes est permis
    }
sj-effect-poor-house = Bâtisseur : s’il reste 0 ou 1 carte, piocher 1
sj-effect-black-market = Bâtisseur : payer jusqu’à 2 cartes en marchandises
sj-effect-trading-post = Marchand : vendre 1 marchandise de plus
sj-effect-well = Producteur : 2 marchandises ou plus, piocher 1
sj-effect-market-stand = Marchand : 2 ventes ou plus, piocher 1
sj-effect-crane = Bâtisseur : bâtir par-dessus, l’ancien coût est déduit
sj-effect-chapel = à chaque manche : 1 carte glissée dessous vaut 1 point
sj-effect-tower = limite de main 12 au lieu de 7
sj-effect-aqueduct = Producteur : 1 marchandise de plus
sj-effect-carpenter = Bâtisseur : piocher 1 après un bâtiment de ville
sj-effect-prefecture =
    { $edition ->
        [1] Conseiller : garder 2 cartes au lieu de 1
       *[2] Maire : garder 2 cartes au lieu de 1
    }
sj-effect-market-hall = Marchand : 1 vente ou plus, piocher 1
sj-effect-quarry = Bâtisseur : les bâtiments de ville coûtent 1 de moins
sj-effect-library = votre privilège compte double
sj-effect-statue = monument
sj-effect-victory-column = monument
sj-effect-hero = monument
sj-effect-guild-hall =
    { $edition ->
        [1] fin : 2 points par bâtiment de production
       *[2] fin : 1 point par bâtiment de production et par sorte
    }
sj-effect-city-hall = fin : 1 point par bâtiment de ville
sj-effect-triumphal-arch = fin : 4, 6, 8 points pour 1, 2, 3 monuments
sj-effect-palace = fin : un quart de vos autres points
sj-effect-office-building = à chaque manche : échanger jusqu’à 2 cartes
sj-effect-guard-room = les autres ne gardent que 6 cartes en main
sj-effect-hut = Marchand : si personne n’a vendu, piocher 1
sj-effect-guesthouse = après le Bâtisseur : le moins de bâtiments, piocher 1
sj-effect-park = vaut 6 quand la Grue le recouvre
sj-effect-customs-office =
    { $edition ->
        [1] regarnie par le Conseiller ; sa marchandise se vend 2
       *[2] regarnie par le Maire ; sa marchandise se vend 2
    }
sj-effect-bank = une seule fois : des cartes glissées dessous, 1 point chacune
sj-effect-harbor = Marchand : 1 marchandise vendue dessous, 1 point
sj-effect-goldsmith = Chercheur d’or : 1 carte, à vous si nul ne l’a bâtie
sj-effect-residence = fin : 4, 3, 2, 1 points pour 3 différents de même coût
sj-effect-cathedral = fin : 4, 3, 2, 1 points par bâtiment adverse de coût 6

## Quantités

sj-cards =
    { $count ->
        [0] 0 carte
        [one] 1 carte
       *[other] { $count } cartes
    }
sj-for-cards =
    { $count ->
        [0] gratuitement
        [one] pour 1 carte
       *[other] pour { $count } cartes
    }
sj-cost =
    { $cost ->
        [0] gratuit
        [one] 1 carte
       *[other] { $cost } cartes
    }

## Questions

sj-ask-role = Quel rôle prenez-vous ?
sj-ask-build = Que construisez-vous ?
sj-ask-cover = Où construisez-vous { $card-a } ?
sj-ask-pay =
    { $count ->
        [one] { $card } : payez 1 carte. Laquelle ?
       *[other] { $card } : payez { $count } cartes. Lesquelles ?
    }
sj-ask-produce =
    { $count ->
        [one] Quelle marchandise produisez-vous ?
       *[other] Quelles marchandises produisez-vous, { $count } au plus ?
    }
sj-ask-sell =
    { $count ->
        [one] Quelle marchandise vendez-vous ?
       *[other] Quelles marchandises vendez-vous, { $count } au plus ?
    }
sj-ask-council = Regardez-vous { sj-cards } ?
sj-ask-keep =
    { $count ->
        [one] Quelle carte gardez-vous ?
       *[other] { $kept ->
            [0] Quelles cartes gardez-vous, { $count } au plus ?
           *[other] Quelle autre carte gardez-vous ?
        }
    }
sj-ask-discard =
    { $spare ->
        [0] { $count ->
            [one] Quelle carte défaussez-vous ?
           *[other] Défaussez { $count } cartes. Lesquelles ?
        }
       *[other] { $count ->
            [0] Défaussez-vous encore une carte ?
           *[other] Quelles cartes défaussez-vous, { $count } au moins ?
        }
    }
sj-ask-prospect = Piochez-vous { sj-cards } ?
sj-ask-gold-mine = Mine d’or : retournez-vous 4 cartes ?
sj-ask-take = Mine d’or : quelle carte prenez-vous ?
sj-ask-goldsmith = Orfèvrerie : retournez-vous 1 carte ?
sj-ask-office =
    { $count ->
        [one] Fournisseur : quelle carte échangez-vous ?
       *[other] Fournisseur : quelles cartes échangez-vous, { $count } au plus ?
    }
sj-ask-chapel = Chapelle : quelle carte glissez-vous dessous ?
sj-ask-bank = Banque : quelles cartes glissez-vous dessous ? Elle ne sert qu’une fois dans la partie.
sj-ask-double = Bibliothèque : doublez-vous ce rôle, ou la gardez-vous pour le second ?

## Choix

sj-do-pass =
    { $step ->
        [build] Ne rien construire
        [produce] Ne rien produire
        [sell] Ne rien vendre
        [council] Ne rien regarder
        [prospect] Ne rien piocher
        [gold_mine] Ne rien retourner
        [goldsmith] Ne rien retourner
        [office] Ne rien échanger
        [chapel] Aucune carte
        [bank] Aucune carte cette manche
        [double] La garder pour mon second rôle
       *[other] Passer
    }
sj-do-done =
    { $step ->
        [produce] Ne plus rien produire
        [sell] Ne plus rien vendre
        [keep] Ne plus rien garder
        [discard] Ne plus rien défausser
        [office] Ne plus rien échanger
        [bank] Aucune autre carte
       *[other] C’est tout
    }
sj-do-role = { $role }
sj-do-build = Construire { $card-a } : { sj-cost }
sj-do-build-over =
    { $good ->
        [yes] Construire { $card-a } sur { $over-a } et perdre sa marchandise : { sj-cost }
       *[no] Construire { $card-a } sur { $over-a } : { sj-cost }
    }
sj-do-build-crane = Construire { $card-a } avec la Grue : au mieux { sj-cost }
sj-do-cover =
    { $good ->
        [yes] Recouvrir { $card-a } et perdre sa marchandise : { sj-cost }
       *[no] Recouvrir { $card-a } : { sj-cost }
    }
sj-do-cover-nothing = Sur une place libre : { sj-cost }
sj-do-pay = Payer { $card-a }
sj-do-pay-good = Payer avec { $card-good }
sj-do-produce = Produire { $card-good }
sj-do-sell = Vendre { $card-good } { sj-for-cards }
sj-do-ship = Vendre { $card-good } { sj-for-cards } et garder la marchandise sous le Port
sj-do-look = Regarder { sj-cards }
sj-do-keep = Garder { $card-a }
sj-do-discard = Défausser { $card-a }
sj-do-draw = Piocher { sj-cards }
sj-do-turn-up = Retourner
sj-do-take = Prendre { $card-a }
sj-do-swap = Échanger { $card-a }
sj-do-chapel = Glisser { $card-a } sous la Chapelle
sj-do-bank = Glisser { $card-a } sous la Banque
sj-do-double = Doubler ce rôle

sj-price-privilege = privilège
sj-price-over =
    { $good ->
        [yes] Grue sur { $card } (marchandise perdue)
       *[no] Grue sur { $card }
    }

## Ce qui se passe

sj-event-role =
    { $you ->
        [yes] Vous prenez { $role-the }.
       *[no] { $name } prend { $role-the }.
    }
sj-event-passes =
    { $you ->
        [yes] Vous passez.
       *[no] { $name } passe.
    }
sj-event-builds =
    { $you ->
        [yes] Vous construisez { $card-a } { sj-for-cards }.
       *[no] { $name } construit { $card-a } { sj-for-cards }.
    }
sj-event-covers = Il recouvre { $card-a }.
sj-event-pays =
    { $you ->
        [yes] Vous payez { sj-cards }.
       *[no] { $name } paie { sj-cards }.
    }
sj-event-paid-card =
    { $you ->
        [yes] Vous payez { $card-a }.
       *[no] { $name } paie { $card-a }.
    }
sj-event-pays-good =
    { $you ->
        [yes] Vous payez avec { $card-good }.
       *[no] { $name } paie avec { $card-good }.
    }
sj-event-loses-good =
    { $you ->
        [yes] Vous perdez { $card-good }.
       *[no] { $name } perd { $card-good }.
    }
sj-event-produces =
    { $you ->
        [yes] Vous produisez { $card-good }.
       *[no] { $name } produit { $card-good }.
    }
sj-event-tile = La maison de commerce paie { $prices }.
sj-event-sells =
    { $you ->
        [yes] Vous vendez { $card-good } { sj-for-cards }.
       *[no] { $name } vend { $card-good } { sj-for-cards }.
    }
sj-event-ships =
    { $you ->
        [yes] Vous vendez { $card-good } { sj-for-cards } et gardez la marchandise sous le Port.
       *[no] { $name } vend { $card-good } { sj-for-cards } et garde la marchandise sous le Port.
    }
sj-event-earns =
    { $you ->
        [yes] Vous piochez { sj-cards } pour la vente.
       *[no] { $name } pioche { sj-cards } pour la vente.
    }
sj-event-looks =
    { $you ->
        [yes] Vous regardez { sj-cards }.
       *[no] { $name } regarde { sj-cards }.
    }
sj-event-looked-card =
    { $you ->
        [yes] Vous voyez { $card-a }.
       *[no] { $name } voit { $card-a }.
    }
sj-event-keeps =
    { $you ->
        [yes] Vous gardez { sj-cards }.
       *[no] { $name } garde { sj-cards }.
    }
sj-event-kept-card =
    { $you ->
        [yes] Vous gardez { $card-a }.
       *[no] { $name } garde { $card-a }.
    }
sj-event-draws =
    { $you ->
        [yes] Vous piochez { sj-cards }.
       *[no] { $name } pioche { sj-cards }.
    }
sj-event-drew-card =
    { $you ->
        [yes] Vous piochez { $card-a }.
       *[no] { $name } pioche { $card-a }.
    }
sj-event-discards =
    { $you ->
        [yes] Vous défaussez { sj-cards }.
       *[no] { $name } défausse { sj-cards }.
    }
sj-event-discarded-card =
    { $you ->
        [yes] Vous défaussez { $card-a }.
       *[no] { $name } défausse { $card-a }.
    }
sj-event-power =
    { $you ->
        [yes] { $card } : vous piochez { sj-cards }.
       *[no] { $card } : { $name } pioche { sj-cards }.
    }
sj-event-turns-up =
    { $you ->
        [yes] Vous retournez { $card-a }.
       *[no] { $name } retourne { $card-a }.
    }
sj-event-takes =
    { $you ->
        [yes] Vous prenez { $card-a }.
       *[no] { $name } prend { $card-a }.
    }
sj-event-leaves =
    { $you ->
        [yes] { $card } : rien pour vous.
       *[no] { $card } : rien pour { $name }.
    }
sj-event-stores =
    { $you ->
        [yes] Vous glissez des cartes { $card-under }.
       *[no] { $name } glisse des cartes { $card-under }.
    }
sj-event-stored-card =
    { $you ->
        [yes] Vous glissez { $card-a } { $place-under }.
       *[no] { $name } glisse { $card-a } { $place-under }.
    }
sj-event-doubles =
    { $you ->
        [yes] Vous doublez le privilège grâce à la Bibliothèque.
       *[no] { $name } double le privilège grâce à la Bibliothèque.
    }
sj-event-reshuffle = La défausse est mélangée et forme une nouvelle pioche : { sj-cards }.
sj-event-round =
    { $you ->
        [yes] Manche { $count } : vous êtes Gouverneur.
       *[no] Manche { $count } : { $name } est Gouverneur.
    }
sj-event-fills =
    { $you ->
        [yes] Une marchandise est posée sur votre Douane.
       *[no] Une marchandise est posée sur la Douane de { $name }.
    }
sj-event-ends = La partie se termine.

## Pourquoi un coup n’est pas possible

sj-no-role-taken = { $role } : ce rôle est déjà pris dans cette manche.
sj-no-not-in-hand = { $card } : cette carte n’est pas dans votre main.
sj-no-good-there = { $card } : aucune marchandise à vous ne s’y trouve.
sj-no-black-market = Seul un Marché noir permet de payer en marchandises, deux au plus.
sj-no-not-production = { $card } : rien ne s’y produit.
sj-no-not-owned = { $card } : vous ne l’avez pas dans votre ville.
sj-no-good-already = { $card } : une marchandise s’y trouve déjà.
sj-no-harbor = Seul un Port garde une marchandise vendue, une par phase du Marchand.
sj-no-cards-left = Il ne reste plus de cartes à regarder.
sj-no-not-looked-at = { $card } : cette carte n’est pas parmi celles que vous voyez.
sj-no-cathedral = La Cathédrale n’est pas sur la table.
sj-no-second-copy = Vous avez déjà { $card-a }, et un seul exemplaire de chaque bâtiment de ville est permis.
sj-no-too-dear =
    { $short ->
        [one] { $card } vous coûterait { sj-cost } : il vous en manque 1.
       *[other] { $card } vous coûterait { sj-cost } : il vous en manque { $short }.
    }
sj-no-cover-crane = La Grue ne peut pas se recouvrir elle-même.
sj-no-cover-same = Un bâtiment n’en recouvre pas un pareil : { $card }.
sj-no-cover-dear = À cet endroit, il coûte plus que vous ne pouvez payer.

## Points

sj-source-buildings = Bâtiments
sj-source-stored = Cartes mises de côté
sj-source-triumphal-arch = Arc de triomphe
sj-source-guild-hall = Guilde
sj-source-city-hall = Hôtel de ville
sj-source-residence = Résidence
sj-source-cathedral = Cathédrale
sj-source-palace = Palais

## Options de la partie

sj-option-players = Joueurs
sj-option-players-about = Le nombre de joueurs.
sj-option-edition = Édition
sj-option-edition-about = La 1re (2004) ou la 2e (2014), où changent la Mine d’or et la Guilde.
sj-option-expansion = Extension
sj-option-expansion-about = Nouveaux Bâtiments : dix sortes de plus et la Cathédrale ; avec la 2e édition.
sj-option-start-variant = Main de départ choisie
sj-option-start-variant-about = Les joueurs suivants voient plus de cartes au départ ; chacun en garde quatre.
sj-option-first = Premier Gouverneur
sj-option-first-about = Tiré au sort, ou la place de ce numéro, compté à partir de 0.
sj-option-prefecture-cost = Coût de la Villa
sj-option-prefecture-cost-about = Les sources de la 2e édition divergent : 3 dans le livret, 4 dans une liste.
sj-option-customs-office-cost = Coût de la Douane
sj-option-customs-office-cost-about = 3, ou 1 comme dans un exemple imprimé.
sj-option-round-limit = Limite de manches
sj-option-round-limit-about = La partie est comptée après tant de manches ; 0 : aucune limite.

## La table dans un terminal

sj-edition =
    { $edition ->
        [1] 1re édition
       *[2] { $expansion ->
            [yes] 2e édition avec extension
           *[no] 2e édition
        }
    }
sj-headline = Manche { $round } · Gouverneur : { $governor } · pioche { $pile } · défausse { $discard }
sj-cathedral-is =
    { $where ->
        [table] Cathédrale libre
        [built] Cathédrale bâtie
       *[gone] Cathédrale perdue
    }
sj-roles = Rôles
sj-prices =
    { $when ->
        [now] Prix du moment
        [next] Prochains prix
       *[unknown] Prochains prix inconnus
    }
sj-prices-seen = (déjà vus : { $tiles })
sj-known = a en main { $cards }
sj-seat =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } · { $built }/12 · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sj-your-city =
    Votre ville { $built }/12 · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sj-your-hand = Votre main ({ $count })
sj-looking = Les cartes que vous voyez
sj-under-chapel = { $count } sous la Chapelle
sj-under-bank = { $count } sous la Banque
sj-under-harbor = { $count } sous le Port
sj-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
sj-legend =
    Ce que veulent dire les signes
      indigo ●○  deux Teintureries d’indigo, l’une avec une marchandise
      4/12       bâtiments ; à 12, la partie finit après la phase du Bâtisseur
      Palais +1  un bâtiment qui en recouvre un autre
      Points     des autres : sans les cartes sous Chapelle, Banque et Port
sj-welcome =
    San Juan

    Bâtissez la plus belle ville. La partie finit quand quelqu’un a 12 bâtiments ;
    le plus de points gagne.

    Chaque carte est trois choses : un bâtiment quand vous le construisez, de la
    monnaie dans votre main (un bâtiment de coût 3 se paie avec 3 autres cartes),
    et une marchandise face cachée sur un bâtiment de production.

    À chaque manche, chacun prend un rôle à son tour. Tous font ce que dit le
    rôle ; qui l’a pris a un privilège, par exemple construire pour 1 carte de
    moins :

      Bâtisseur       construire une carte de sa main
      Producteur      produire une marchandise
      Marchand        vendre une marchandise contre des cartes
      Maire           regarder des cartes et en garder une (ou Conseiller)
      Chercheur d’or  piocher une carte, seulement pour qui l’a pris

    Répondez à chaque question par un numéro ; ? montre les touches,
    r explique les règles.

## Options qui ne vont pas ensemble

