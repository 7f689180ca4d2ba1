### Adversaires : leurs noms, une phrase honnête pour chacun, et la raison d’un conseil.

bot-level-1 = Nouveau venu
bot-level-1-says = Voit où mène un coup mais joue distraitement, souvent un moins bon, jamais un coup insensé.
bot-level-2 = Bourgeois
bot-level-2-says = Juge vite et se contente d’un bon coup là où il y en a un meilleur.
bot-level-3 = Maître bâtisseur
bot-level-3-says = Juge d’expérience où mène chaque coup, sans calculer.
bot-level-4 = Fondateur
bot-level-4-says = Imagine sans cesse vos cartes cachées et calcule à l’avance, une seconde au plus.

bot-hint-only = Il n’y a rien d’autre à choisir.
bot-hint-better = Vos chances de gagner ainsi sont d’environ { $percent } % ; avec « { $other } », de { $less } %.
bot-hint-close = Vos chances de gagner ainsi sont d’environ { $percent } %, à peine plus qu’avec « { $other } ».

## Ce que fait un coup conseillé, à côté d’un autre : trois au plus dans une phrase

bot-hint-why = Ce coup { $doing }. { $chance }
bot-hint-unlike = À la différence de « { $than } », ce coup { $doing }. { $chance }
bot-hint-gain = vous rapporte { $things }
bot-hint-keep = vous laisse { $things }
bot-hint-prevent = laisse aux autres { $things }
bot-hint-join-2 = { $first } et { $second }
bot-hint-join-3 = { $first }, { $second } et { $third }
bot-hint-cards =
    { $kind ->
        [better] tire mieux parti de vos cartes
        [prevent]
            { $count ->
                [one] une carte de moins
               *[other] { $count } cartes de moins
            }
       *[more]
            { $count ->
                [one] une carte de plus
               *[other] { $count } cartes de plus
            }
    }
bot-hint-letters =
    { $kind ->
        [better] vous promet plus de lettres
        [prevent]
            { $count ->
                [one] une lettre de moins
               *[other] { $count } lettres de moins
            }
       *[more]
            { $count ->
                [one] une lettre de plus
               *[other] { $count } lettres de plus
            }
    }
bot-hint-points =
    { $kind ->
        [better] vous promet plus de points
        [prevent]
            { $count ->
                [one] un point de moins
               *[other] { $count } points de moins
            }
       *[more]
            { $count ->
                [one] un point de plus
               *[other] { $count } points de plus
            }
    }
bot-hint-built =
    { $kind ->
        [better] tire mieux parti de vos bâtiments
        [prevent]
            { $count ->
                [one] un bâtiment de moins
               *[other] { $count } bâtiments de moins
            }
       *[more]
            { $count ->
                [one] un bâtiment de plus
               *[other] { $count } bâtiments de plus
            }
    }
bot-hint-goods =
    { $kind ->
        [better] tire mieux parti de vos marchandises
        [prevent]
            { $count ->
                [one] une marchandise de moins
               *[other] { $count } marchandises de moins
            }
       *[more]
            { $count ->
                [one] une marchandise de plus
               *[other] { $count } marchandises de plus
            }
    }
bot-hint-posts =
    { $kind ->
        [better] tire mieux parti de vos comptoirs
        [prevent]
            { $count ->
                [one] un comptoir de moins
               *[other] { $count } comptoirs de moins
            }
       *[more]
            { $count ->
                [one] un comptoir de plus
               *[other] { $count } comptoirs de plus
            }
    }
bot-hint-keys =
    { $kind ->
        [better] tire mieux parti de vos cartes clé
        [prevent]
            { $count ->
                [one] une carte clé de moins
               *[other] { $count } cartes clé de moins
            }
       *[more]
            { $count ->
                [one] une carte clé de plus
               *[other] { $count } cartes clé de plus
            }
    }
bot-hint-coins =
    { $kind ->
        [better] tire mieux parti de vos pièces
        [prevent]
            { $count ->
                [one] une pièce de moins
               *[other] { $count } pièces de moins
            }
       *[more]
            { $count ->
                [one] une pièce de plus
               *[other] { $count } pièces de plus
            }
    }
bot-hint-stock =
    { $kind ->
        [better] tire mieux parti de votre bois et de votre pierre
        [prevent]
            { $count ->
                [one] un cube de bois ou de pierre de moins
               *[other] { $count } cubes de bois ou de pierre de moins
            }
       *[more]
            { $count ->
                [one] un cube de bois ou de pierre de plus
               *[other] { $count } cubes de bois ou de pierre de plus
            }
    }
bot-hint-food =
    { $kind ->
        [better] nourrit plus sûrement vos ouvriers
        [prevent]
            { $count ->
                [one] un repas de moins
               *[other] { $count } repas de moins
            }
       *[more]
            { $count ->
                [one] un repas de plus
               *[other] { $count } repas de plus
            }
    }
bot-hint-settlements =
    { $kind ->
        [better] tire mieux parti de vos colonies
        [prevent]
            { $count ->
                [one] une colonie de moins
               *[other] { $count } colonies de moins
            }
       *[more]
            { $count ->
                [one] une colonie de plus
               *[other] { $count } colonies de plus
            }
    }
bot-hint-display =
    { $kind ->
        [better] vous donne de meilleurs jetons à bâtir
        [prevent]
            { $count ->
                [one] un jeton à bâtir de moins
               *[other] { $count } jetons à bâtir de moins
            }
       *[more]
            { $count ->
                [one] un jeton à bâtir de plus
               *[other] { $count } jetons à bâtir de plus
            }
    }
bot-hint-objectives =
    { $kind ->
        [better] vous rapproche d’un objectif
        [prevent]
            { $count ->
                [one] un objectif de moins
               *[other] { $count } objectifs de moins
            }
       *[more]
            { $count ->
                [one] un objectif de plus
               *[other] { $count } objectifs de plus
            }
    }
bot-hint-link =
    { $kind ->
        [gain]
            { $count ->
                [one] vous rapproche d’une case d’un lien entre deux villes
               *[other] vous rapproche de { $count } cases d’un lien entre deux villes
            }
        [keep]
            { $count ->
                [one] vous laisse une case plus près d’un lien entre deux villes
               *[other] vous laisse { $count } cases plus près d’un lien entre deux villes
            }
        [prevent]
            { $count ->
                [one] tient les autres une case plus loin d’un lien
               *[other] tient les autres { $count } cases plus loin d’un lien
            }
       *[better] raccourcit votre chemin d’une ville à l’autre
    }
bot-hint-bonuses = vous rapproche d’un bonus
bot-hint-workers = tire mieux parti de vos ouvriers
bot-hint-next-building = vous ouvre de meilleurs bâtiments
bot-hint-sites = vous ouvre de meilleurs emplacements
bot-hint-time = tire mieux parti des tours qu’il vous reste
bot-hint-tempo = vous mène plus vite au but
bot-hint-for-sale = s’accorde avec ce qui est encore à vendre
bot-hint-roles = vous laisse les meilleurs rôles
bot-hint-regions = prépare les régions qui compteront ensuite
bot-hint-rival-link = barre le chemin d’un rival d’une ville à l’autre
bot-hint-rival = retient les autres
bot-hint-end = termine la partie au bon moment pour vous

## En quoi un coup était meilleur : on en cite deux à côté de lui

bot-why-cards = vos cartes
bot-why-letters = vos lettres
bot-why-points = vos points
bot-why-built = ce que vous avez bâti
bot-why-goods = vos marchandises
bot-why-posts = vos comptoirs
bot-why-keys = vos cartes clé
bot-why-coins = vos pièces
bot-why-stock = votre réserve de matériaux
bot-why-food = de quoi nourrir vos ouvriers
bot-why-workers = vos ouvriers
bot-why-next-building = ce que vous pourrez bâtir ensuite
bot-why-tempo = votre avance vers le but
bot-why-sites = où vous pouvez construire
bot-why-time = les tours qu’il vous reste
bot-why-link = votre chemin d’une ville à l’autre
bot-why-bonuses = vos bonus
bot-why-display = les jetons que vous pouvez bâtir
bot-why-settlements = vos colonies
bot-why-objectives = vos objectifs
bot-why-for-sale = ce qui est encore à vendre
bot-why-roles = les rôles qui restent
bot-why-regions = les régions à venir
bot-why-rival-link = barrer le chemin d’un rival d’une ville à l’autre
bot-why-rival = votre avance sur vos rivaux
bot-why-end = la fin de la partie

bot-analysis-unfinished = On ne peut analyser qu’une partie terminée.
bot-analysis-no-seat = Cette place n’existe pas dans cette partie.

## Arène, échelle, entraînement

arena-command = Fait jouer de nombreuses parties aux bots, de toutes les places et avec les mêmes donnes, et dit qui est le plus fort.
arena-command-ladder = Fait jouer tous les niveaux entre eux et affiche leur classement.
arena-command-train = Apprend la valeur des positions d’un jeu en jouant contre soi-même ; dans le même dossier, l’entraînement reprend où il s’était arrêté.
arena-argument-more = D’autres bots, après ceux de --seats.
arena-option-seats = Les bots, par exemple « greedy,search:200it » ou le vôtre « my_package:MyBot » ; le dernier occupe les places vides.
arena-option-games = Combien de parties jouer en tout.
arena-option-each = Combien de parties joue chaque tablée.
arena-option-seed = La première donne ; les suivantes en découlent.
arena-option-cores = Combien de cœurs utiliser ; 0 les utilise tous.
arena-option-on = Où travailler : sur les cœurs de cette machine (cores) ou sur une grappe Ray (ray).
arena-option-until = S’arrêter dès que l’ordre est certain à ce point.
arena-option-out = Garder ici résultats et parties ; la même commande reprend où elle s’était arrêtée.
arena-option-export = Écrire une ligne par place et par partie dans ce fichier .csv ou .parquet.
arena-option-within = Le temps, en secondes, laissé à un bot venu d’ailleurs pour chaque réponse.
arena-fault =
    { $games ->
        [one] { $bot } a perdu une partie par sa faute : { $why } ({ $detail }).
       *[other] { $bot } a perdu { $games } parties par sa faute : { $why } (la première : { $detail }).
    }
bot-fault-raised = il a levé une exception
bot-fault-illegal = il a choisi un coup interdit
bot-fault-late = il n’a pas répondu à temps
bot-fault-died = son programme s’est arrêté
bot-fault-garbled = son programme a écrit ce que le protocole ne connaît pas
arena-no-bots = Nommez les bots qui jouent, par exemple --seats greedy,search:200it.
arena-bad-until = « { $text } » n’est pas une certitude de 50 % à 99 %.
arena-playing = Parties
arena-stopped =
    { $kept ->
        [yes] Arrêt ; la même commande reprendra ici. Ce que l’on sait jusqu’ici :
       *[no] Arrêt. Ce que l’on sait jusqu’ici :
    }
arena-certain =
    { $games ->
        [one] Après une partie, l’ordre est certain à { $percent } %.
       *[other] Après { $games } parties, l’ordre est certain à { $percent } %.
    }
arena-uncertain =
    { $games ->
        [one] Après une partie, l’ordre n’est pas encore certain à { $percent } %.
       *[other] Après { $games } parties, l’ordre n’est pas encore certain à { $percent } %.
    }
arena-bad-count = { $game } se joue à { $numbers } ; { $bots } bots sont nommés pour { $players } joueurs.
arena-bad-folder = { $folder } ne peut pas servir de dossier à une arène.
arena-other = { $folder } contient les résultats d’une autre arène, ou de bots tels qu’ils étaient avant ; choisissez un nouveau dossier.
arena-bad-export = « { $file } » doit se terminer par .csv ou .parquet.
arena-no-export = « { $file } » ne peut pas être écrit : ce dossier n’existe pas, un dossier porte ce nom, ou l’écriture y est interdite.
arena-option-address = La grappe Ray qui fait le travail, par exemple auto ou 192.168.1.5:6379.
arena-other-node = Un nœud de la grappe a un autre Bastide, { $node }, alors que celui-ci est { $ours }.
arena-no-cluster = Aucune grappe Ray ne répond à l’adresse { $address }.
arena-needs-package = Il faut pour cela le paquet « { $package } » : pip install bastide[research]
arena-bad-place = Le travail se fait sur « cores » ou sur « ray », pas sur « { $place } ».
arena-died = Un processus de travail a été arrêté de l’extérieur ; avec --out, la même commande reprend où elle en était.
arena-bot = Bot
arena-games = Parties
arena-share = Gagné
arena-share-interval = 95 %
arena-times-equal = × égal
arena-points = Points
arena-elo = Elo
arena-interval = 95 %
arena-caption = Gagné : ce qu’une place a gagné, et son intervalle de Wilson. Elo selon Bradley-Terry, moyenne 0, intervalle par rééchantillonnage des donnes.
train-option-games = De combien de parties apprendre en tout.
train-option-out = Garder ici l’entraînement.
train-option-install = Mettre ce qui a été appris dans le jeu installé.
train-learning = Apprentissage
train-other = { $folder } contient l’entraînement d’un autre jeu ou d’un autre nombre de joueurs.
train-done = Appris de { $games } parties ; écrit dans { $file }.
train-bad = { $file } ne contient aucun entraînement que l’on puisse reprendre.
train-older = Cet entraînement convient à une version plus ancienne de { $game } ; commencez-en un nouveau.
train-no-features = Rien ne peut encore être appris sur { $game } : le jeu ne nomme aucun trait.
train-no-folder = Le dossier { $folder } ne peut pas être créé.
