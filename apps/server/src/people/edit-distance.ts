/** The number of letters to change, add, leave out or swap with a neighbour to make one word of the other. */
export function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const made = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const options = [
        (made[column - 1] ?? 0) + 1,
        (rows[row - 1]?.[column] ?? 0) + 1,
        (rows[row - 1]?.[column - 1] ?? 0) + (isSame ? 0 : 1),
      ];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) options.push((rows[row - 2]?.[column - 2] ?? 0) + 1);
      made.push(Math.min(...options));
    }
    rows.push(made);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789- ';

/** Every word within one edit of this one, with plain letters, digits and the letters of the word. */
export function withinOneEdit(word: string): readonly string[] {
  const letters = [...new Set(LETTERS + word)];
  const places = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  const words = places.flatMap(([left, right]) => [
    left + right.slice(1),
    `${left}${right.slice(1, 2)}${right.slice(0, 1)}${right.slice(2)}`,
    ...letters.flatMap((letter) => [left + letter + right, left + letter + right.slice(1)]),
  ]);
  return [...new Set(words)];
}
