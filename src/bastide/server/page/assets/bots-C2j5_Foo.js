const e=`### Opponents: their names, one honest sentence each, and why a hint says what it says.

bot-level-1 = Newcomer
bot-level-1-says = Knows the rules and the obvious moves, and often settles for second best.
bot-level-2 = Townsman
bot-level-2-says = Always takes what looks best at once and never looks further.
bot-level-3 = Master builder
bot-level-3-says = Judges by experience where each move leads; does not calculate.
bot-level-4 = Founder
bot-level-4-says = Imagines your hidden cards again and again and thinks ahead, for at most a second.

bot-hint-only = There is nothing else to choose.
bot-hint-clear = In every line tried it is best: it wins { $percent } % of the imagined games.
bot-hint-better = It wins { $percent } % of the imagined games; “{ $other }” wins { $less } %.
bot-hint-close = It wins { $percent } % of the imagined games, hardly more than “{ $other }”.
`;export{e as default};
