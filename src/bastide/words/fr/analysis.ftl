## L’analyse d’une partie terminée, chargée quand quelqu’un la demande

analysis = Analyse
analysis-what = chances de gagner, coup par coup
analysis-state =
    { $state ->
        [none] Le bot le plus fort repense chaque décision : qui en était où, quels coups ont coûté le plus, et ce qui tenait à la chance.
        [stopped] Arrêtée après { $done } coups sur { $events }.
        [failed] Le bot n’a plus répondu après { $done } coups sur { $events }.
       *[running] Coup { $done } sur { $events } en cours d’examen
    }
analysis-begin =
    { $state ->
        [none] Analyser
       *[other] Continuer
    }
analysis-stop = Arrêter
analysis-close = Fermer l’analyse
analysis-knowledge = Les décisions de qui
analysis-mine = Les miennes
analysis-all = Toutes
analysis-accuracy = Précision
analysis-luck = Chance
analysis-luck-why = La chance est ce que n’expliquent ni ses propres coups ni les erreurs des autres : la pioche, ce qui s’est révélé, et ce que le bot a mal jugé.
analysis-chart = Chances de gagner : { $shares }
analysis-dot = Coup { $move }, { $name } : coût { $cost }
analysis-played = joué
analysis-better = mieux
analysis-for = C’est mieux pour { $why }.
analysis-none = Aucun coup n’a coûté plus de 3 %.
analysis-back = Erreur précédente
analysis-on = Erreur suivante
find-better = Trouver mieux
find-better-count = Trouver mieux, { $n } sur { $of }
find-better-ask = Qu’y avait-il de mieux ? { $name } a joué : { $move }.
find-better-left =
    { $n ->
        [one] Encore un essai
       *[other] Encore { $n } essais
    }
find-better-said =
    { $how ->
        [found] Trouvé : { $move }.
        [shown] Le meilleur coup : { $move }.
        [more] Mieux de { $gain }, mais pas le meilleur.
       *[less] Ce n’est pas mieux : { $gain }.
    }
find-better-hint = Un indice : pensez à { $why }.
find-better-show = Montrer
find-better-next = Suivante
find-better-done = Terminé
find-better-try = Essayer
