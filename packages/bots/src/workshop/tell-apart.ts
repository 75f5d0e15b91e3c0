/** Tells ways of playing apart by how often they do each thing: the likeliest one given the counts (naive Bayes). */
export function tellApart<Name extends string>(
  known: Readonly<Record<Name, readonly (readonly number[])[]>>,
): (counts: readonly number[]) => Name | undefined {
  const names = namesOf(known);
  const shares = names.map((name) => sharesOf(sumOf(known[name])));
  return (counts) => {
    let best: Name | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const [index, name] of names.entries()) {
      // oxlint-disable-next-line no-restricted-properties -- a measurement, never part of a bot's answer
      const likely = counts.reduce((sum, count, kind) => sum + count * Math.log(shares[index]?.[kind] ?? 1), 0);
      if (likely > most) [best, most] = [name, likely];
    }
    return best;
  };
}

/** Adds up the counts of several games. */
export function sumOf(games: readonly (readonly number[])[]): readonly number[] {
  return (games[0] ?? []).map((_, kind) => games.reduce((sum, game) => sum + (game[kind] ?? 0), 0));
}

/** One more of each, so that nothing is impossible. */
function sharesOf(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count + 1, 0);
  return counts.map((count) => (count + 1) / total);
}

function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}
