### San Juan. Le `.a` d’une carte sert dans une phrase, son `.good` est ce que le bâtiment produit.

sj-game = San Juan
sj-about = Bâtissez la plus belle ville de douze bâtiments ; chaque carte sert de bâtiment, de monnaie ou de marchandise.
sj-box-1 = Première édition
    .note = 110 cartes, les règles de 2004.
sj-box-2 = Deuxième édition
    .note = 112 cartes, nouvelles règles pour la Mine d’or et la Guilde.

## Rôles

sj-role-builder = Bâtisseur
    .the = le Bâtisseur
    .all = peut construire une carte de sa main, dont d’autres cartes paient le coût.
    .own = paie une carte de moins.
sj-role-producer = Producteur
    .the = le Producteur
    .all = peut poser une marchandise sur un bâtiment de production vide.
    .own = en pose une de plus, sur un autre bâtiment vide.
sj-role-trader = Marchand
    .the = le Marchand
    .all = peut vendre une marchandise et pioche son prix, révélé à présent, en cartes.
    .own = peut en vendre une de plus.
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
    .all = peut regarder deux cartes et en garde une.
    .own = en regarde cinq, mais n’en garde toujours qu’une.
sj-role-prospector = Chercheur d’or
    .the = le Chercheur d’or
    .all = ne fait rien ; une Mine d’or peut tenter sa chance.
    .own = pioche une carte.

sj-action-builder = tous peuvent construire ; vous payez 1 carte de moins
sj-action-producer = tous produisent 1 marchandise, vous 2
sj-action-trader = tous vendent 1 marchandise, vous 2
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
    .short = Indigo
    .effect = Produit l’indigo
    .long = produit de l’indigo
sj-card-sugar-mill = Moulin à sucre
    .a = un Moulin à sucre
    .good = du sucre
    .short = Sucre
    .effect = Produit le sucre
    .long = produit du sucre
sj-card-tobacco-storage = Séchoir à tabac
    .a = un Séchoir à tabac
    .good = du tabac
    .short = Tabac
    .effect = Produit le tabac
    .long = produit du tabac
sj-card-coffee-roaster = Brûlerie de café
    .a = une Brûlerie de café
    .good = du café
    .short = Café
    .effect = Produit le café
    .long = produit du café
sj-card-silver-smelter = Fonderie d’argent
    .a = une Fonderie d’argent
    .good = de l’argent
    .short = Argent
    .effect = Produit l’argent
    .long = produit de l’argent
sj-card-smithy = Forge
    .a = une Forge
    .effect = Production : 1 de moins
    .long = Bâtisseur : la production coûte 1 de moins
sj-card-gold-mine = Mine d’or
    .a = une Mine d’or
    .effect = Retourne 4, en prend 1 parfois
    .long =
        { $edition ->
            [1] Chercheur d’or : 4 cartes de coûts différents, 1 est à vous
           *[2] Chercheur d’or : 4 coûts différents, la moins chère à vous
        }
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
    .effect = Défausse de toute la main
    .long =
        { $edition ->
            [1] Conseiller : défausser d’anciennes cartes est permis
           *[2] Maire : défausser d’anciennes cartes est permis
        }
sj-card-poor-house = Refuge
    .a = un Refuge
    .effect = 0-1 carte : en piocher 1
    .long = Bâtisseur : s’il vous reste 0 ou 1 carte, piocher 1
sj-card-black-market = Marché noir
    .a = un Marché noir
    .short = M. noir
    .effect = Payer avec 2 marchandises
    .long = Bâtisseur : payer jusqu’à 2 cartes en marchandises
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
    .short =
        { $edition ->
            [1] Comptoir
           *[2] Boutique
        }
    .effect = 1 vente de plus
    .long = Marchand : vendre 1 marchandise de plus
sj-card-well = Puits
    .a = un Puits
    .effect = 2 marchandises : 1 carte
    .long = Producteur : 2 marchandises ou plus, piocher 1
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
    .short =
        { $edition ->
            [1] Étal
           *[2] P. marché
        }
    .effect = 2 ventes : 1 carte
    .long = Marchand : 2 ventes ou plus, piocher 1
sj-card-crane = Grue
    .a = une Grue
    .effect = Bâtir par-dessus
    .long = Bâtisseur : bâtir par-dessus, l’ancien coût est déduit
sj-card-chapel = Chapelle
    .a = une Chapelle
    .under = sous la Chapelle
    .effect = Garde 1 carte par manche
    .long = à chaque manche : 1 carte glissée dessous vaut 1 point
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
    .effect = 12 cartes en main
    .long = limite de main 12 au lieu de 7
sj-card-aqueduct = Aqueduc
    .a = un Aqueduc
    .effect = 1 marchandise de plus
    .long = Producteur : 1 marchandise de plus
sj-card-carpenter = Atelier
    .a = un Atelier
    .effect = Bâtir en ville : 1 carte
    .long = Bâtisseur : piocher 1 après un bâtiment de ville
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
    .effect = Garder 2 cartes vues
    .long =
        { $edition ->
            [1] Conseiller : garder 2 cartes au lieu de 1
           *[2] Maire : garder 2 cartes au lieu de 1
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
    .short =
        { $edition ->
            [1] Marché
           *[2] G. marché
        }
    .effect = Vente : 1 carte de plus
    .long = Marchand : 1 vente ou plus, piocher 1
sj-card-quarry = Carrière
    .a = une Carrière
    .effect = Ville : 1 de moins
    .long = Bâtisseur : les bâtiments de ville coûtent 1 de moins
sj-card-library = Bibliothèque
    .a = une Bibliothèque
    .short = Biblio.
    .effect = Privilège doublé
    .long = votre privilège compte double
sj-card-statue = Statue
    .a = une Statue
    .effect = Monument
    .long = monument
sj-card-victory-column = Colonne
    .a = une Colonne
    .short = Colonne
    .effect = Monument
    .long = monument
sj-card-hero = Bronze
    .a = un Bronze
    .effect = Monument
    .long = monument
sj-card-guild-hall = Guilde
    .a = une Guilde
    .effect = Points par production
    .long =
        { $edition ->
            [1] fin : 2 points par bâtiment de production
           *[2] fin : 1 point par bâtiment de production et par sorte
        }
sj-card-city-hall = Hôtel de ville
    .a = un Hôtel de ville
    .short = H. de ville
    .effect = Points par bât. de ville
    .long = fin : 1 point par bâtiment de ville
sj-card-triumphal-arch = Arc de triomphe
    .a = un Arc de triomphe
    .short = Arc
    .effect = Points par monument
    .long = fin : 4, 6, 8 points pour 1, 2, 3 monuments
sj-card-palace = Palais
    .a = un Palais
    .effect = Un quart de vos points
    .long = fin : un quart de vos autres points
sj-card-office-building = Fournisseur
    .a = un Fournisseur
    .short = Fourniss.
    .effect = Échanger 2 cartes
    .long = à chaque manche : échanger jusqu’à 2 cartes
sj-card-guard-room = Caserne
    .a = une Caserne
    .effect = Les autres gardent 6
    .long = les autres ne gardent que 6 cartes en main
sj-card-hut = Hutte
    .a = une Hutte
    .effect = Sans vente : 1 carte
    .long = Marchand : si personne n’a vendu, piocher 1
sj-card-guesthouse = Pension
    .a = une Pension
    .short = Pension
    .effect = Plus petite ville : 1 carte
    .long = après le Bâtisseur : le moins de bâtiments, piocher 1
sj-card-park = Parc
    .a = un Parc
    .effect = Vaut 6 sous une grue
    .long = vaut 6 quand la Grue le recouvre
sj-card-customs-office = Douane
    .a = une Douane
    .good = la marchandise de la Douane
    .short = Douane
    .effect = Garde une marchandise à 2
    .long =
        { $edition ->
            [1] regarnie par le Conseiller ; sa marchandise se vend 2
           *[2] regarnie par le Maire ; sa marchandise se vend 2
        }
sj-card-bank = Banque
    .a = une Banque
    .under = sous la Banque
    .effect = Une fois : placer des cartes
    .long = une seule fois : des cartes glissées dessous, 1 point chacune
sj-card-harbor = Port
    .a = un Port
    .effect = Garde 1 marchandise vendue
    .long = Marchand : 1 marchandise vendue dessous, 1 point
sj-card-goldsmith = Orfèvrerie
    .a = une Orfèvrerie
    .effect = Retourne 1, prise si inédite
    .long = Chercheur d’or : 1 carte, à vous si nul ne l’a bâtie
sj-card-residence = Résidence
    .a = une Résidence
    .effect = 3 différents, même coût
    .long = fin : 4, 3, 2, 1 points par trio de même coût, tous différents
sj-card-cathedral = Cathédrale
    .a = la Cathédrale
    .short = Cathédrale
    .effect = Points des 6 adverses
    .long = fin : 4, 3, 2, 1 points par bâtiment adverse de coût 6

## Ce que font les bâtiments

sj-effect = { $card-long }

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
sj-ask-price = { $card } : combien payez-vous ? Vous pouvez renoncer à des réductions.
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
    { $why ->
        [limit] Vous pouvez garder { $limit } cartes : { sj-which-discard }
        [guard] À cause d’une Caserne, vous ne pouvez garder que { $limit } cartes : { sj-which-discard }
        [archive] { $card } : { sj-which-discard }
       *[start] Vous gardez quatre cartes : { sj-which-discard }
    }
sj-which-discard =
    { $spare ->
        [0] { $count ->
            [one] quelle carte défaussez-vous ?
           *[other] défaussez { $count } cartes. Lesquelles ?
        }
       *[other] { $count ->
            [0] défaussez-vous encore une carte ?
           *[other] quelles cartes défaussez-vous, { $count } au moins ?
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
        [keep] Ne rien garder de plus
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
sj-do-price =
    { $cost ->
        [0] Ne rien payer
       *[other] Payer { sj-cost }
    }
sj-do-pay = Payer avec { $card-a }
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
    .short =
        { $you ->
            [yes] Vous choisissez { $role-the }
           *[no] { $name } choisit { $role-the }
        }
sj-event-passes =
    { $you ->
        [yes] Vous passez.
       *[no] { $name } passe.
    }
    .together =
        { $you ->
            [yes] { $names } passez
           *[no] { $names } passent
        }
sj-event-builds =
    { $you ->
        [yes] Vous construisez { $card-a } { sj-for-cards }.
       *[no] { $name } construit { $card-a } { sj-for-cards }.
    }
    .short =
        { $you ->
            [yes] Vous construisez { $card-a }
           *[no] { $name } construit { $card-a }
        }
sj-event-covers =
    { $you ->
        [yes] Vous recouvrez { $card-a }.
       *[no] { $name } recouvre { $card-a }.
    }
sj-event-pays =
    { $you ->
        [yes] Vous payez { sj-cards }.
       *[no] { $name } paie { sj-cards }.
    }
sj-event-paid-card =
    { $you ->
        [yes] Vous payez avec { $card-a }.
       *[no] { $name } paie avec { $card-a }.
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
sj-event-tile = Maison de commerce : indigo { $indigo }, sucre { $sugar }, tabac { $tobacco }, café { $coffee }, argent { $silver }.
sj-event-sells =
    { $you ->
        [yes] Vous vendez { $card-good } { sj-for-cards }.
       *[no] { $name } vend { $card-good } { sj-for-cards }.
    }
    .short =
        { $you ->
            [yes] Vous vendez { $card-good }
           *[no] { $name } vend { $card-good }
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
    .short =
        { $you ->
            [yes] Vous en regardez { $count }
           *[no] { $name } en regarde { $count }
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
    .short =
        { $you ->
            [yes] Vous gardez
           *[no] { $name } garde
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
    .short =
        { $you ->
            [yes] Vous défaussez
           *[no] { $name } défausse
        }
sj-event-discarded-card =
    { $you ->
        [yes] Vous défaussez { $card-a }.
       *[no] { $name } défausse { $card-a }.
    }
sj-event-power =
    { $you ->
        [yes] { $card } : { sj-cards } pour vous.
       *[no] { $card } : { $name } pioche { sj-cards }.
    }
    .short = { $card }
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
    .short =
        { $you ->
            [yes] Vous êtes Gouverneur
           *[no] { $name } est Gouverneur
        }
sj-event-fills =
    { $you ->
        [yes] Vous recevez une marchandise sur votre Douane.
       *[no] { $name } reçoit une marchandise sur sa Douane.
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
sj-no-price = Ce prix n’est pas possible : chaque réduction s’applique en entier ou pas du tout.
sj-no-cover-crane = La Grue ne peut pas se recouvrir elle-même.
sj-no-cover-same = Un bâtiment ne peut pas recouvrir un bâtiment identique : { $card }.
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
sj-option-expansion = Nouveaux Bâtiments
sj-option-expansion-about = L’extension de la 2e édition : 29 cartes de plus, de dix sortes, et la Cathédrale sur la table.
sj-option-start-variant = Main de départ choisie
sj-option-start-variant-about = Plus on joue tard, plus on voit de cartes au départ ; chacun en garde quatre.
sj-option-first = Premier Gouverneur
sj-option-first-about = Tiré au sort, ou la place de ce numéro, compté à partir de 0.
sj-option-prefecture-cost = Coût de la Villa
sj-option-prefecture-cost-about = Les sources de la 2e édition divergent : 3 dans le livret, 4 dans une liste.
sj-option-customs-office-cost = Coût de la Douane
sj-option-customs-office-cost-about = 3, ou 1 comme dans un exemple imprimé.
sj-option-decline-reductions = Réductions facultatives
sj-option-decline-reductions-about = Qui construit peut payer plus que le coût réduit, par exemple pour finir avec une seule carte et profiter du Refuge.
sj-option-customs-office-breaks-ties = Douane et égalité
sj-option-customs-office-breaks-ties-about = La marchandise posée sur la Douane compte parmi celles qui départagent.
sj-option-cathedral-counts-covered = Cathédrale et bâtiments recouverts
sj-option-cathedral-counts-covered-about = Les bâtiments de coût 6 que les adversaires ont recouverts comptent aussi pour la Cathédrale.
sj-option-round-limit = Limite de manches
sj-option-round-limit-about = On compte les points après ce nombre de manches ; 0 : aucune limite.

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

## Après la partie

sj-shares = Rôles choisis
sj-tie =
    { $shared ->
        [yes] Égalité de points, de cartes et de marchandises : la victoire est partagée.
       *[no] Égalité de points : le total des cartes en main et des marchandises départage.
    }

## Ce qui s’explique tout seul

sj-sign-cards = Cartes en main : monnaie et projets. Leur nombre est public, leur face ne l’est pas.
sj-sign-house = Bâtiments de la ville ; le douzième amène la fin.
sj-sign-bead = Marchandises prêtes à être vendues.
sj-sign-role = Le rôle pris cette manche.
sj-sign-points = Points acquis jusqu’ici ; chez les autres, sans les cartes glissées sous une Chapelle.
sj-sign-hat = Le Gouverneur, qui choisit le premier ; passe à gauche à chaque manche.
sj-about-house = Chaque phase du Marchand révèle une liste de prix. Elles reviennent toujours dans le même ordre, et celles que vous avez vues restent ici.
sj-about-deck = On pioche ici. Quand la pile est épuisée, la défausse mélangée en forme une nouvelle.
sj-about-discard = Ce qui est payé, vendu ou défaussé s’y trouve face cachée ; personne ne la consulte.
sj-now-producer =
    { $n ->
        [0] aucun de vos bâtiments de production n’est vide.
        [1] un de vos bâtiments de production est vide.
       *[other] { $n } de vos bâtiments de production sont vides.
    }
sj-now-builder =
    { $n ->
        [0] aucune carte pour payer.
        [1] une carte pour payer, sans compter celle que vous construisez.
       *[other] { $n } cartes pour payer, sans compter celle que vous construisez.
    }
sj-now-goods =
    { $n ->
        [0] vous n’avez aucune marchandise à vendre.
        [1] une marchandise, à un prix encore inconnu.
       *[other] { $n } marchandises, à des prix encore inconnus.
    }
sj-now-trader =
    { $n ->
        [1] une marchandise, qui vaut { $cards } d’après la prochaine liste de prix.
       *[other] { $n } marchandises ; les deux meilleures rapportent { $cards } d’après la prochaine liste de prix.
    }
sj-kind-maker = Production
sj-kind-city = Ville
sj-kind-mon = Monuments
sj-kind-six = Coût 6
sj-price = coût { $cost } · ★ { $points }
