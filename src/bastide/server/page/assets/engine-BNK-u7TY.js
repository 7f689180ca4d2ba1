const e=`### Ce que chaque jeu peut dire.

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
`;export{e as default};
