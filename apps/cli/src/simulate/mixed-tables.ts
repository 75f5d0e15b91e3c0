import type { Figures, Options } from '@la-stanza/engine';
import { GENEROUS_FIGURES, LATE_FIGURES, LEVEL_FIGURES, STRICT_FIGURES } from './figure-sets.ts';
import type { Policy } from './policy.ts';
import type { SimulatedTable } from './simulate.ts';

const PLAYER_COUNTS = 3;
const OPTION_SETS = 16;

/** Every third table has the standard figures. */
const FIGURE_SETS: readonly (Figures | undefined)[] = [
  undefined,
  GENEROUS_FIGURES,
  LATE_FIGURES,
  STRICT_FIGURES,
  undefined,
  LEVEL_FIGURES,
];

/** Goes through every number of players, every mix of options and several sets of figures, again and again. */
export function mixedTable(game: number, policy: Policy): SimulatedTable {
  const optionSet = Math.floor(game / PLAYER_COUNTS) % OPTION_SETS;
  const has = (bit: number): boolean => (optionSet & (1 << bit)) !== 0;
  const figures = FIGURE_SETS[Math.floor(game / (PLAYER_COUNTS * OPTION_SETS)) % FIGURE_SETS.length];
  const options: Options = {
    start: has(0) ? 'first' : 'random',
    arranged: has(1),
    openHiring: has(2),
    expert: has(3),
  };
  const table = { players: 2 + (game % PLAYER_COUNTS), options, policy };
  return figures === undefined ? table : { ...table, figures };
}
