import type { Candidate, Choice } from '../bot.ts';

/**
 * Merges several searches of the same position with different seeds (root parallelisation): visits add up, and every
 * estimate is weighted by its visits. Each search runs in its own worker and sends only its choice.
 */
export function mergeChoices(choices: readonly Choice[]): Choice {
  const byTurn = new Map<string, Candidate[]>();
  for (const candidate of choices.flatMap((choice) => choice.candidates)) {
    const key = candidate.actions.join();
    byTurn.set(key, [...(byTurn.get(key) ?? []), candidate]);
  }
  const candidates = [...byTurn.values()]
    .flatMap((same) => mergeCandidates(same))
    .toSorted((a, b) => b.visits - a.visits || b.winShare - a.winShare);
  return {
    actions: candidates[0]?.actions ?? choices[0]?.actions ?? [],
    candidates,
    simulations: choices.reduce((sum, choice) => sum + choice.simulations, 0),
    milliseconds: Math.max(...choices.map((choice) => choice.milliseconds)),
  };
}

function mergeCandidates(same: readonly Candidate[]): Candidate[] {
  const [first] = same;
  if (first === undefined) return [];
  const visits = same.reduce((sum, candidate) => sum + candidate.visits, 0);
  const mean = (of: (candidate: Candidate) => number): number =>
    same.reduce((sum, candidate) => sum + candidate.visits * of(candidate), 0) / visits;
  return [
    {
      actions: first.actions,
      winShare: mean((candidate) => candidate.winShare),
      winShares: first.winShares.map((_, seat) => mean((candidate) => candidate.winShares[seat] ?? 0)),
      error: Math.sqrt(same.reduce((sum, { visits: own, error }) => sum + own * error * (own * error), 0)) / visits,
      visits,
      prestige: first.prestige.map((row, seat) => ({
        masterpieces: mean(({ prestige }) => prestige[seat]?.masterpieces ?? 0),
        sailboat: mean(({ prestige }) => prestige[seat]?.sailboat ?? 0),
        books: mean(({ prestige }) => prestige[seat]?.books ?? 0),
        passing: mean(({ prestige }) => prestige[seat]?.passing ?? 0),
        tiles: mean(({ prestige }) => prestige[seat]?.tiles ?? 0),
        financier: mean(({ prestige }) => prestige[seat]?.financier ?? 0),
        bonusMajority: mean(({ prestige }) => prestige[seat]?.bonusMajority ?? 0),
        museumMajority: mean(({ prestige }) => prestige[seat]?.museumMajority ?? row.museumMajority),
      })),
    },
  ];
}
