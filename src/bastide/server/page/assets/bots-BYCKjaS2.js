const e=`### Adversaires : leurs noms, une phrase honnête pour chacun, et la raison d’un conseil.

bot-level-1 = Nouveau venu
bot-level-1-says = Connaît les règles et les coups évidents, et se contente souvent du deuxième choix.
bot-level-2 = Bourgeois
bot-level-2-says = Prend toujours ce qui paraît le mieux sur le moment et ne voit jamais plus loin.
bot-level-3 = Maître bâtisseur
bot-level-3-says = Juge d’expérience où mène chaque coup, sans calculer.
bot-level-4 = Fondateur
bot-level-4-says = Imagine sans cesse vos cartes cachées et calcule à l’avance, une seconde au plus.

bot-hint-only = Il n’y a rien d’autre à choisir.
bot-hint-clear = C’est le meilleur choix dans toutes les suites essayées : il gagne { $percent } % des parties imaginées.
bot-hint-better = Ce choix gagne { $percent } % des parties imaginées ; « { $other } » en gagne { $less } %.
bot-hint-close = Ce choix gagne { $percent } % des parties imaginées, à peine plus que « { $other } ».
`;export{e as default};
