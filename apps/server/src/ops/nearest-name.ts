/** The known name with the fewest letters to change. */
export function nearestName(name: string, known: readonly string[]): string {
  return known.reduce((best, each) => (distance(name, each) < distance(name, best) ? each : best), known[0] ?? '');
}

/** How many letters must be inserted, removed or replaced to make one text the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index++) {
    const next = [index + 1];
    for (let place = 0; place < other.length; place++) {
      const replaced = (row[place] ?? 0) + (one[index] === other[place] ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
