import { CATEGORIES } from '@la-stanza/engine';
import { BRANCHES } from '../simulate/branches.ts';
import type { Simulation, Violation } from '../simulate/simulate.ts';
import { grid } from '../terminal/grid.ts';
import { categoryName } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';

export const simulationText = {
  progress: (done: number, total: number): string => `${done} of ${total} games`,
  violation: ({ game, turn, broken }: Violation): string => `Game ${game}, turn ${turn}: "${broken}" does not hold.`,
} as const;

const NAMES_PER_LINE = 6;

/** For developers, in English: games, turns, scores by category and the use of every rule branch, as a page. */
export function simulationReport(simulation: Simulation): string {
  const { games, turns, decisions, violations, meanScore, branches, unused } = simulation;
  const english = translatorFor('en');
  const perGame = (amount: number): string => (amount / games).toFixed(1);
  const scores = CATEGORIES.map((category) => [categoryName(english, category), meanScore[category].toFixed(2)]);
  const usage = Object.entries(BRANCHES).flatMap(([group, names]) => {
    const cells = names.map((name) => `${name}: ${branches.get(`${group} ${name}`) ?? 'unused'}`);
    const lines = Array.from({ length: Math.ceil(cells.length / NAMES_PER_LINE) }, (_, line) =>
      cells.slice(NAMES_PER_LINE * line, NAMES_PER_LINE * (line + 1)),
    );
    return lines.map((cellsOfLine, line) => [line === 0 ? group : ''].concat(cellsOfLine));
  });
  return [
    `Games ${games} · turns per game ${perGame(turns)} · decisions per game ${perGame(decisions)} · violations ${violations.length}`,
    '',
    'Mean prestige of a player',
    ...grid([...scores, ['Total', meanScore.total.toFixed(2)]], [1]),
    '',
    'How often each branch of the rules was used',
    ...grid(usage),
    '',
    unused.length === 0 ? 'Every branch was used.' : `Unused (${unused.length}): ${unused.join(', ')}`,
  ].join('\n');
}
