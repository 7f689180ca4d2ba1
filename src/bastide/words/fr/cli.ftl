### La ligne de commande.

## Aide

cli-program = La table ouverte des jeux de construction de villes : San Juan et d’autres, contre des bots ou entre amis.
cli-command-play = Jouer contre des bots, ou entre amis qui se passent le clavier.
cli-command-learn = Apprendre un jeu : une première partie commentée, contre les bots les plus faciles.
cli-command-watch = Laisser jouer des bots et regarder.
cli-command-replay = Revoir une partie enregistrée.
cli-command-check = Vérifier des scénarios ; le code de sortie est 1 si l’un d’eux échoue.
cli-command-rules = Lire les règles : par numéro, par mots, ou toutes celles d’un jeu.
cli-command-games = Les jeux et leurs options.
cli-command-bench = Mesurer la vitesse des parties, à côté d’autres bibliothèques.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes

cli-argument-game = Le jeu, par exemple san-juan ; `bastide games` les cite tous.
cli-argument-record = Une partie enregistrée par `play`.
cli-argument-scenarios = Des fichiers de scénarios, ou des dossiers qui en contiennent.
cli-argument-games = Des jeux ; tous si aucun n’est nommé.
cli-argument-rules = Des numéros de règles, par exemple SJ-053.
cli-option-lang = La langue, en ou fr ; par défaut, celle du système.
cli-option-version = Afficher la version.
cli-option-help = Afficher cette aide.
cli-option-players = Le nombre de joueurs.
cli-option-edition = L’édition du jeu.
cli-option-expansion = Jouer avec l’extension.
cli-option-set = Une option du jeu, sous la forme nom=valeur ; peut se répéter.
cli-option-seats = Qui joue : « you,bot,bot », ou des personnes et des bots de tout niveau, comme « Ada,Ben,bot:3 » ; un bot à vous s’écrit « bot:module:Nom ».
cli-option-trust = Avec --resume : exécuter les bots venus d’ailleurs que nomme la partie.
cli-option-level = La force des bots, de 1 à 4.
cli-option-bots = Les niveaux des bots qui jouent, par exemple « 2,2,4 », ou des bots par leur nom.
cli-option-seed = Un nombre qui fixe tout le hasard ; le même nombre donne les mêmes cartes.
cli-option-save = Garder la partie dans ce fichier.
cli-option-resume = Reprendre la partie de ce fichier.
cli-option-delay = Le nombre de secondes entre deux coups.
cli-option-at = Montrer la table après tant de coups, puis s’arrêter.
cli-option-seat = Le joueur dont on prend la place, à partir de 0 ; -1 ne voit que ce qui est visible de tous.
cli-option-search = Des mots que la règle doit contenir.
cli-option-game = Seulement les règles de ce jeu.
cli-option-counts = Des nombres de joueurs, par exemple 2,3,4.
cli-option-peers = Mesurer aussi d’autres bibliothèques.
cli-option-seconds = Le nombre de secondes par mesure.
cli-option-rounds = Le nombre de passages ; chaque mesure est leur médiane.
cli-option-json = Répondre en JSON, pour les programmes.
cli-data = Fichiers : ce qui est imprimé sur un plateau, et des parties comme données.
cli-data-check = Vérifier un tel fichier : une île, ou des jetons et des tuiles ; le code de sortie est 1 si quelque chose ne va pas.
cli-data-file = Le fichier, comme island.json ou components.json du paquet.
cli-data-make = Faire jouer des bots et écrire chaque décision dans des fichiers Parquet, avec une fiche.
cli-data-out = Où vont les fichiers ; la même commande reprend là où elle s’était arrêtée.
cli-data-bots = Qui joue, à partir de la première place ; le dernier prend les places libres.
cli-data-games = Combien de parties.
data-playing = En train de jouer
data-made = { $rows } nouvelles décisions ; { $files } fichiers dans { $folder }.
data-bad-folder = On ne peut pas écrire dans { $folder }, ou ce dossier contient d’autres données ; choisissez-en un nouveau.
data-needs-numpy = Les observations demandent le paquet « numpy » : pip install bastide[envs]

## À la table

cli-you = vous
cli-level = { $players } : { $level }. { $says }
cli-keys = Numéro · a annuler · c conseil · r règles · s sauvegarder · q quitter · ? aide
cli-keys-undo = a u annuler
cli-keys-hint = c h conseil
cli-keys-help = ? aide
cli-keys-rules = r règles regles
cli-keys-save = s sauvegarder sauver
cli-keys-quit = q quitter
cli-help =
    Comment répondre
      2          choisir le numéro 2 de la liste
      1 3 4      en choisir plusieurs à la fois, quand plusieurs sont demandés
      Entrée     c’est tout, quand vous avez marqué ce que vous voulez
      un mot     ou tapez une partie d’un choix au lieu de son numéro
      a          annuler le dernier coup, tant que personne n’en a rien appris
      c          ce que ferait un joueur fort, et pourquoi
      r          les règles de ce qui se passe en ce moment
      r { $rule }   une règle ;  r MOT  les règles qui parlent d’un mot
      s FICHIER  sauvegarder la partie dans un fichier à vous
      q          s’arrêter là ; la partie est gardée
cli-above = ({ $numbers } ci-dessus)
cli-please-choose = Tapez le numéro d’un choix, ou ? pour l’aide.
cli-no-number = Aucun choix ne porte le numéro { $number }.
cli-only-one = Un seul choix, s’il vous plaît.
cli-too-many =
    { $count ->
        [one] On ne peut en choisir qu’un ici.
       *[other] On ne peut en choisir que { $count } ici.
    }
cli-must-add =
    { $count ->
        [one] Encore 1 à choisir.
       *[other] Encore { $count } à choisir.
    }
cli-may-add =
    { $count ->
        [one] Vous pouvez en choisir encore 1 ; Entrée si c’est tout.
       *[other] Vous pouvez en choisir encore { $count } ; Entrée si c’est tout.
    }
cli-not-together = Ces choix ne vont pas ensemble.
cli-several-fit = « { $text } » correspond à plusieurs choix : { $numbers }.
cli-not-understood = « { $text } » ne figure pas parmi les choix ; tapez un numéro, ou ? pour l’aide.
cli-pass-keyboard = Passez le clavier à { $name }. Les autres détournent les yeux.
cli-press-enter = Appuyez sur Entrée pour continuer.
cli-taken-back = Annulé.
cli-thinking = Les autres réfléchissent…
cli-hint = Conseil : { $number }, { $label }. { $reason }
cli-unfinished = Vous avez laissé une partie à la manche { $round }.
cli-go-on = La reprendre
cli-new-game = Commencer une nouvelle partie
cli-saved = La partie est sauvegardée dans { $file }.
cli-resume-with = La partie est gardée. Pour la reprendre :  { $command }
cli-replay-with = La partie est gardée. Pour la revoir :  { $command }
cli-total = Total
cli-win =
    { $you ->
        [yes] Vous gagnez !
       *[no] { $name } gagne.
    }
cli-shared-win = Victoire partagée : { $names }.

## Apprendre

cli-card-aim = But
cli-card-turn = Un tour
cli-card-end = Fin
cli-card-winner = Vainqueur
cli-card-keys = Répondez à chaque question par un numéro ; ? montre toutes les touches, r explique les règles.
cli-no-lesson = Il n’y a pas encore de première partie de { $game } ; il y en a une de { $games }.
cli-no-lessons = Aucun jeu n’a encore de première partie.
cli-lesson-place = { $at }/{ $last }  { $title }
cli-lesson-turn = Entrée : continuer
cli-lesson-show = c : montrez-moi
cli-lesson-lit = → { $numbers } · { $keys }
cli-lesson-wanted = Voici : { $number }, { $label }.
cli-lesson-read-first = Lisez d’abord la note ; Entrée pour continuer.
cli-lesson-left = Première partie interrompue. Pour la recommencer :  { $command }

## Revoir

cli-replay-place = Coup { $at } sur { $last }
cli-replay-keys = Entrée suivant · b retour · r manche suivante · e fin · un nombre y saute · v 0 vue de la place 0 · v de personne · q quitter
cli-replay-help = Appuyez sur Entrée, ou tapez b, r, e, q, un nombre, ou v et une place.

## Vérifications

cli-checked =
    { $count ->
        [one] { $failed ->
            [0] 1 scénario est vérifié.
           *[other] 1 scénario échoue.
        }
       *[other] { $failed ->
            [0] Les { $count } scénarios sont vérifiés.
            [one] 1 scénario sur { $count } échoue.
           *[other] { $failed } scénarios sur { $count } échouent.
        }
    }

## Réclamations

cli-no-language = Il n’y a pas de langue « { $text } » ; il y a en et fr.
cli-no-level = Il n’y a pas de bot « { $text } » ; les niveaux vont de 1 à { $last }.
cli-bot-lost = La partie s’arrête ici : { $name } perd, car { $why }.
cli-untrusted = Cette partie exécute du code venu d’ailleurs : { $bots }. Si vous lui faites confiance, ajoutez --trust.
cli-no-name = « { $text } » ne peut pas être un nom de joueur ; jusqu’à 20 lettres, sans | @ : ni virgule.
cli-name-twice = Deux joueurs ne peuvent pas s’appeler « { $text } ».
cli-no-write = Impossible d’écrire le fichier { $file } : { $why }.
cli-no-read = Impossible de lire le fichier { $file } : { $why }.
cli-no-text = Le fichier { $file } n’est pas un texte.
cli-no-file = Il n’y a pas de fichier { $file }.
cli-no-data = Le fichier { $file } ne décrit le plateau d’aucun jeu que l’on joue ici.
cli-no-scenarios = Il n’y a pas de fichiers de scénarios à cet endroit.
cli-no-setting = « { $text } » n’est pas de la forme nom=valeur.
cli-seats-differ = { $seats } places sont nommées pour { $players } joueurs.
cli-resume-alone = Une partie reprise a déjà ses options ; nommez seulement le fichier.
cli-which-game = Nommez un jeu : { $games }.
cli-no-seat = Il n’y a pas de place { $seat } ; elles vont de 0 à { $last }.
cli-which-rule = Donnez le numéro d’une règle, ou --search et des mots, ou --game.
cli-no-rule = Aucune règle ne parle de « { $text } ».
cli-no-option = Il n’y a pas d’option { $text } ; --help les cite toutes.
cli-no-command = Il n’y a pas de commande « { $text } » ; --help les cite toutes.
cli-missing = Précisez { $text } ; --help en dit plus.
cli-bad-value = La valeur de { $text } ne convient pas ; --help en dit plus.
cli-bad-usage = Cette commande n’est pas complète ; --help en dit plus.

# Vitesse

bench-measuring = mesure en cours
bench-no-counts = « { $players } » ne donne aucun nombre de joueurs ; écrivez par exemple 2,3,4.
bench-no-peers = Aucune autre bibliothèque n’est installée ; l’extra « peers » du paquet les apporte.
bench-title = Par seconde de processeur, sur un cœur
bench-caption =
    Parties, choix, copies, états imaginés : jeu au hasard. Arbre : itérations d’une recherche arborescente.
    { $compared ->
        [yes] × C : fois ce que fait Catanatron dans la même mesure.
       *[no] { "" }
    }
bench-game = jeu, places
bench-build = version
bench-games = parties
bench-decisions = choix
bench-clones = copies
bench-imagined = imaginés
bench-iterations = arbre
bench-build-compiled = compilée
bench-build-interpreted = Python
bench-build-peer = autre

# La table d’Attika et de U.S. Telegraph

at-supplies = tour de jeu { $turn } · pioche { $deck } · tuiles { $tiles } · amphores { $bonuses }
us-supplies = tour de jeu { $turn } · pioche { $deck } · régions { $tiles } · ouvriers { $bonuses }
at-discard = défausse
at-seat-line =
    { $built }/30 construits · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } · { $bonuses ->
        [one] { $bonuses } amphore
       *[other] { $bonuses } amphores
    } · { $settlements ->
        [one] { $settlements } colonie
       *[other] { $settlements } colonies
    } · ↔{ $link }
us-seat-line =
    { $built }/30 construits · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } · { $bonuses ->
        [one] { $bonuses } ouvrier
       *[other] { $bonuses } ouvriers
    } · { $settlements ->
        [one] { $settlements } implantation
       *[other] { $settlements } implantations
    } · ↔{ $link }
at-stacks = piles
at-base-stack = principaux
us-base-stack = base
at-on-display = Visibles
us-on-display = Visibles
at-your-hand =
    { $count ->
        [0] Aucune carte en main
        [one] Votre carte
       *[other] Vos { $count } cartes
    }
at-legend =
    Ce que les signes veulent dire
      ≈ eau  ♣ forêt  ∩ colline  ▲ montagne  ? carte au choix
      12)≈    sur le plateau de jeu : le numéro à taper, et le symbole de la case
      ♣∩+2    dessous : le prix en ce lieu, +2 pour fonder ; 0 gratuit, =6 cartes
      a Route un bâtiment du joueur a ; dessous, K15 : le nom de sa case
      ┃ ┊     où commence une autre tuile, et à l’intérieur d’une tuile
      ▶       ce qui se construit, et où
      ↔6      après un nom : encore six bâtiments pour relier deux lieux saints
      ■Tour   construite ; en gras avec son coût : visible ; pâle : dans les piles
us-legend =
    Ce que les signes veulent dire
      ≈ eau  ♣ bois  ∩ argile  ▲ métal  ? carte au choix
      12)≈    sur le plateau de jeu : le numéro à taper, et le symbole du terrain
      ♣∩+2    dessous : le prix en ce lieu, +2 pour fonder ; 0 gratuit, =6 cartes
      a Gare  un bâtiment du joueur a ; dessous, K15 : le nom du terrain
      ┃ ┊     où commence une autre région, et à l’intérieur d’une région
      ▶       ce qui se construit, et où
      ↔6      après un nom : encore six bâtiments pour relier deux Grandes Villes
      ■Gare   construite ; en gras avec son coût : visible ; pâle : dans les piles

cli-command-bot = Faire jouer l’un de vos programmes à une table d’un serveur.
served-command = Le programme et ses arguments, comme dans un terminal.
served-chair = Le lien ou le code de la place, tel que l’hôte de la table le transmet.
served-url = Le serveur, par exemple http://192.168.1.5:8000 ; un lien entier le nomme déjà.
served-name = Le nom que les autres lisent à cette place.
served-seed = Pour le hasard du programme ; une même graine donne un même jeu.
served-sits = { $name } a pris place à une table de { $url }.
served-over = La partie est finie, points par place : { $points }. { $won ->
    [yes] Le programme a gagné.
   *[no] Le programme n’a pas gagné.
 }
served-failed = Le programme ne peut pas continuer : { $why } Un bot du serveur joue à sa place.
served-refused = Impossible de jouer sur ce serveur : { $why }

## L’analyse d’une partie terminée

analyse-command = Revoir une partie terminée : où en était chacun, quels coups ont coûté le plus, ce qui tenait à la chance.
analyse-option-seat = Avec ce que savait cette place, à partir de 0 ; -1 examine les décisions de toutes les places.
analyse-option-iterations = Combien de fois chaque décision est examinée.
analyse-thinking = Réflexion
analyse-accuracy = Précision
analyse-mistakes = Erreurs
analyse-start = Début
analyse-lost = Ses coups
analyse-given = Erreurs des autres
analyse-luck = Chance
analyse-end = Fin
analyse-caption = Chances de gagner : le début, ses propres coups, les erreurs des autres et la chance donnent la fin. La chance est tout le reste : la pioche, ce qui s’est révélé, les bons coups des autres et ce que la recherche a mal jugé.
analyse-move = Coup
analyse-cost = Coût
analyse-played = Joué
analyse-better = Mieux
analyse-why = Mieux pour
analyse-no-mistakes = Aucun coup n’a coûté quoi que ce soit de mesurable.
