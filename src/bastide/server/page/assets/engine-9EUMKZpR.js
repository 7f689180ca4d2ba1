const e=`### What every game may say.

## Why a move is not possible

no-game-over = The game is over.
no-not-asked = That is not what is asked now.
no-order = Cards are named in the order of the list, and this one comes too late.
no-must-choose = Please choose one of the moves offered.

## Why a move cannot be taken back

undo-barrier-start = Nothing has been done yet that could be taken back.
undo-barrier-card-seen = It cannot be taken back: somebody has seen a card since.
undo-barrier-tile-turned = It cannot be taken back: a tile has been turned up since.
undo-barrier-shuffled = It cannot be taken back: cards have been shuffled since.
undo-barrier-secret-told = It cannot be taken back: a secret has been told since.
undo-barrier-other-seat = It cannot be taken back: somebody else has moved since.
`;export{e as default};
