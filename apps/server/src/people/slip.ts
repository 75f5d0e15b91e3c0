/** How many letters must be changed, added, left out or swapped with their neighbour to make one word of the other. */
export function slips(one: string, other: string): number {
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
