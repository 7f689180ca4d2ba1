## The analysis of a finished game, fetched when somebody asks for it

analysis = Analysis
analysis-what = chance of winning, move by move
analysis-state =
    { $state ->
        [none] The strongest bot thinks every decision through again: who stood how, which moves cost most, and what was luck.
        [stopped] Stopped after { $done } of { $events } moves.
        [failed] The bot gave no answer after { $done } of { $events } moves.
       *[running] Looking at move { $done } of { $events }
    }
analysis-begin =
    { $state ->
        [none] Analyse
       *[other] Go on
    }
analysis-stop = Stop
analysis-close = Close the analysis
analysis-knowledge = Whose decisions
analysis-mine = Mine
analysis-all = All
analysis-accuracy = Accuracy
analysis-luck = Luck
analysis-luck-why = Luck is what neither one’s own moves nor others’ mistakes explain: draws, what came to light, and what the bot misjudged.
analysis-chart = Chances of winning: { $shares }
analysis-dot = Move { $move }, { $name }: cost { $cost }
analysis-played = played
analysis-better = better
analysis-for = Better for { $why }.
analysis-none = No move gave away more than 3 %.
analysis-back = Mistake before
analysis-on = Next mistake
find-better = Find better
find-better-count = Find better, { $n } of { $of }
find-better-ask = What is better? { $name } played: { $move }.
find-better-left =
    { $n ->
        [one] One try left
       *[other] { $n } tries left
    }
find-better-said =
    { $how ->
        [found] Found: { $move }.
        [shown] Best: { $move }.
        [more] Better by { $gain }, but not the best.
       *[less] Not better: { $gain }.
    }
find-better-hint = A hint: think of { $why }.
find-better-show = Show me
find-better-next = Next one
find-better-done = Done
find-better-try = Try it
