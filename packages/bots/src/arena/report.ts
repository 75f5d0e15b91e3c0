import type { ArenaResult } from './run-arena.ts';
import type { Pairing } from './run-matrix.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const namesOf = (pairings: readonly Pairing[]): string[] =>
  [...new Set(pairings.flatMap(({ a, b }) => [b, a]))].toSorted();

/** A's share against B, whichever of them was A in the match; with more than two players only the match as played. */
function shareOf(pairings: readonly Pairing[], a: string, b: string): ArenaResult | undefined {
  const pairing = pairings.find((each) => each.a === a && each.b === b);
  if (pairing !== undefined) return pairing.result;
  const reverse = pairings.find((each) => each.a === b && each.b === a);
  if (reverse === undefined || reverse.result.bySeat.length !== 2) return undefined;
  const { winShare, low, high } = reverse.result;
  return { ...reverse.result, winShare: 1 - winShare, low: 1 - high, high: 1 - low };
}

/** The matches as a table for the docs. */
export function matchTable(pairings: readonly Pairing[]): string {
  const rows = pairings.map(({ a, b, result }) => {
    const interval = `${percent(result.low)} to ${percent(result.high)}`;
    const time = `${result.msPerMove.toFixed(1)} / ${result.cpuMsPerMove.toFixed(1)}`;
    return `| ${a} | ${b} | ${result.games} | ${percent(result.winShare)} | ${interval} | ${result.margin.toFixed(1)} | ${time} |`;
  });
  return [
    '| A | B | games | win share of A | 95 % interval | margin in PP | ms per move of A, wall / processor |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

const CELL = 92;
const LEFT = 60;

/** The matrix as a picture: rows against columns; the darker the cell, the higher the win share. */
export function matrixPicture(pairings: readonly Pairing[]): string {
  const names = namesOf(pairings);
  const side = LEFT + CELL * names.length;
  const cells = names.flatMap((row, y) =>
    names.map((column, x) => {
      const result = row === column ? undefined : shareOf(pairings, row, column);
      const [left, top] = [LEFT + CELL * x, LEFT + CELL * y];
      const strength = result === undefined ? 0 : Math.max(0, Math.min(1, result.winShare));
      const fill = result === undefined ? '#eee' : `hsl(${Math.round(10 + 130 * strength)} 45% 78%)`;
      const text = result === undefined ? '' : percent(result.winShare);
      const range = result === undefined ? '' : `${(100 * result.low).toFixed(0)}–${(100 * result.high).toFixed(0)}`;
      return [
        `<rect x="${left}" y="${top}" width="${CELL - 2}" height="${CELL - 2}" fill="${fill}"/>`,
        `<text x="${left + CELL / 2}" y="${top + CELL / 2}">${text}</text>`,
        `<text x="${left + CELL / 2}" y="${top + CELL / 2 + 18}" font-size="11">${range}</text>`,
      ].join('');
    }),
  );
  const labels = names.flatMap((name, index) => [
    `<text x="${LEFT / 2}" y="${LEFT + CELL * index + CELL / 2}">${name}</text>`,
    `<text x="${LEFT + CELL * index + CELL / 2}" y="${LEFT / 2}">${name}</text>`,
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" font-family="sans-serif" font-size="15" text-anchor="middle">`,
    '<title>Win share of the row against the column</title>',
    ...labels,
    ...cells,
    '</svg>',
    '',
  ].join('\n');
}
