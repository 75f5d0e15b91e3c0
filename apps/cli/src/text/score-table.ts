import { CATEGORIES, type Category, type DecidedBy, type Score } from '@la-stanza/engine';
import { grid } from '../terminal/grid.ts';
import { listed, nameOf, type Names } from './words.ts';

export const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  masterpieces: 'Masterpieces',
  sailboat: 'Sailboat',
  books: 'Books',
  passing: 'Passing spot',
  tiles: 'Bonus tiles',
  financier: 'Flipped financier',
  bonusMajority: 'Bonus-tile majority',
  museumMajority: 'Museum majority',
};

const DECIDED: Readonly<Record<DecidedBy, string>> = {
  points: 'by prestige',
  'financier-side': 'the prestige is tied; an unflipped financier decides',
  'financier-place': 'the prestige is tied, and so is the side of the financiers; the one farther left decides',
  withdrawal: 'the prestige is tied, and the financiers stand alike; the earlier withdrawal decides',
  shared: 'the prestige is tied, the financiers stand alike and nobody of them withdrew',
};

/** The score by category, a column for each player, and how it was decided. */
export function scoreTable({ seats, winners, decidedBy }: Score, names: Names): string {
  const head = ['', ...seats.map((_, seat) => nameOf(names, seat))];
  const rows = CATEGORIES.map((category) =>
    [CATEGORY_WORDS[category]].concat(seats.map((breakdown) => String(breakdown[category]))),
  );
  const total = ['Total', ...seats.map((breakdown) => String(breakdown.total))];
  const [names1 = '', ...lines] = grid(
    [head, ...rows, total],
    seats.map((_, seat) => seat + 1),
  );
  const rule = '─'.repeat(Math.max(...lines.map((line) => line.length)));
  return [
    names1,
    rule,
    ...lines.slice(0, -1),
    rule,
    ...lines.slice(-1),
    '',
    verdict({ winners, decidedBy }, names),
  ].join('\n');
}

function verdict({ winners, decidedBy }: Pick<Score, 'winners' | 'decidedBy'>, names: Names): string {
  const who = listed(winners.map((seat) => nameOf(names, seat)));
  return winners.length === 1
    ? `${who} wins: ${DECIDED[decidedBy]}.`
    : `${who} share the victory: ${DECIDED[decidedBy]}.`;
}
