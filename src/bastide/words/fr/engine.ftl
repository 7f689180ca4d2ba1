### Ce que chaque jeu peut dire.

## Pourquoi un coup n’est pas possible

no-game-over = La partie est finie.
no-not-asked = Ce n’est pas la question du moment.
no-order = Les cartes se nomment dans l’ordre de la liste, et celle-ci vient trop tard.
no-must-choose = Choisissez l’un des coups proposés.

## Pourquoi un coup ne peut pas être repris

undo-barrier-start = Il n’y a encore rien à reprendre.
undo-barrier-card-seen = Impossible de reprendre ce coup : une carte a été vue depuis.
undo-barrier-tile-turned = Impossible de reprendre ce coup : une tuile a été découverte depuis.
undo-barrier-shuffled = Impossible de reprendre ce coup : des cartes ont été mélangées depuis.
undo-barrier-secret-told = Impossible de reprendre ce coup : un secret a été révélé depuis.
undo-barrier-other-seat = Impossible de reprendre ce coup : quelqu’un d’autre a joué depuis.

## Ce qui ne peut pas servir

not-offered = Ce n’est pas possible maintenant.
bad-game = Il n’y a pas de jeu « { $game } » ; il y a { $games }.
bad-option = { $game } n’a pas d’option « { $option } » ; il y a { $options }.
bad-value = L’option « { $option } » vaut { $value }, mais peut valoir { $allowed }.
bad-number = L’option « { $option } » vaut { $value }, mais doit être un nombre entier.
bad-company = L’option « { $option } » ne va qu’avec { $other } ({ $rule }).
bad-first = L’option « first » vaut { $value }, mais les places se comptent de 0 à { $last }.
bad-bot = Il n’y a pas de bot « { $bot } » ; il y a { $bots }, et une recherche dit combien de temps elle pense, par exemple search:200it ou search:1s ; un bot à vous s’écrit module:Nom, un programme process:COMMANDE.
bad-guest = Le bot « { $bot } » est inutilisable : { $why }
bad-command = « { $command } » n’est pas une commande ; elle ne contient ni | ni @, et ses guillemets sont fermés.
no-command = « { $command } » ne peut pas être lancé : { $why }.
bad-bot-time = Le bot « { $bot } » a besoin d’un temps jusqu’à 600s, ou jusqu’à 1000000it.
bad-bot-cores = Chercher sur plusieurs cœurs demande un système qui sache dédoubler un processus (fork).
bad-bot-words = Le bot « { $bot } » est illisible ; écrivez search:200it, search:1s, search:1s:2cores, search:200it:hand ou value:8dreams.

## La fin

tie = Points égaux : la victoire est partagée.
