import type { Options } from '@la-stanza/engine';
import type { Level } from '../levels.ts';
import type { Goal } from './goal.ts';
import { EVENINGS_PER_ROOM, type Scenario } from './scenario.ts';

/** The level of the opponents in each room. */
export const CHAPTER_LEVELS: readonly [Level, Level, Level, Level, Level] = [1, 2, 3, 3, 4];

type Evening = readonly [players: 2 | 3 | 4, seed: string, second: Goal, third: Goal, more?: More];
type More = Partial<Options> & { readonly turns?: number };

const ARRANGED: More = { arranged: true };
const OPEN: More = { openHiring: true };
const EXPERT: More = { expert: true };

/** Discoveries: ship and money. */
const DISCOVERIES: readonly Evening[] = [
  [2, 'd0', { kind: 'ship', least: 4 }, { kind: 'points', least: 30 }],
  [2, 'd1', { kind: 'florins', least: 8 }, { kind: 'lead', least: 8 }],
  [2, 'd207', { kind: 'ship', least: 7 }, { kind: 'workers', least: 4 }, ARRANGED],
  [3, 'd3', { kind: 'ship', least: 6 }, { kind: 'points', least: 32 }],
  [2, 'd4', { kind: 'workers', least: 4 }, { kind: 'lead', least: 10 }, { turns: 13 }],
  [3, 'd5', { kind: 'florins', least: 10 }, { kind: 'ship', least: 10 }, OPEN],
  [3, 'd6', { kind: 'ship', least: 9 }, { kind: 'tiles', least: 1 }],
  [4, 'd7', { kind: 'ship', least: 10 }, { kind: 'points', least: 35 }],
];

/** Literature: the shelf. */
const LITERATURE: readonly Evening[] = [
  [2, 'e0', { kind: 'books', least: 5 }, { kind: 'points', least: 42 }],
  [2, 'e101', { kind: 'colours', least: 3 }, { kind: 'lead', least: 8 }, ARRANGED],
  [3, 'e2', { kind: 'books', least: 6 }, { kind: 'tiles', least: 1 }],
  [2, 'e304', { kind: 'colours', least: 4 }, { kind: 'points', least: 46 }],
  [3, 'e401', { kind: 'books', least: 8 }, { kind: 'lead', least: 10 }, OPEN],
  [3, 'e501', { kind: 'columns', least: 1 }, { kind: 'points', least: 45 }, { turns: 16 }],
  [2, 'e603', { kind: 'books', least: 10 }, { kind: 'columns', least: 1 }],
  [4, 'e7', { kind: 'colours', least: 4 }, { kind: 'points', least: 48 }],
];

/** Religion: discs, strength and pillars. */
const RELIGION: readonly Evening[] = [
  [2, 'f005', { kind: 'workers', least: 4 }, { kind: 'points', least: 55 }],
  [3, 'f106', { kind: 'masterpieces', least: 2 }, { kind: 'workers', least: 4 }],
  [2, 'f205', { kind: 'masterpieces', least: 2 }, { kind: 'lead', least: 8 }, ARRANGED],
  [3, 'f306', { kind: 'tiles', least: 2 }, { kind: 'lead', least: 5 }],
  [2, 'f4', { kind: 'workers', least: 4 }, { kind: 'masterpieces', least: 2 }, { turns: 14 }],
  [4, 'f508', { kind: 'masterpieces', least: 2 }, { kind: 'points', least: 52 }],
  [3, 'f6', { kind: 'masterpieces', least: 2 }, { kind: 'points', least: 57 }, OPEN],
  [4, 'f705', { kind: 'points', least: 42 }, { kind: 'masterpieces', least: 3 }],
];

/** Arts: the museum and the majorities. */
const ARTS: readonly Evening[] = [
  [3, 'a00e', { kind: 'artworks', least: 3 }, { kind: 'points', least: 58 }],
  [2, 'a107', { kind: 'museum', least: 9 }, { kind: 'lead', least: 6 }, ARRANGED],
  [3, 'a20b', { kind: 'museum', least: 11 }, { kind: 'tiles', least: 3 }],
  [4, 'a304', { kind: 'artworks', least: 3 }, { kind: 'museum', least: 10 }],
  [3, 'a405', { kind: 'points', least: 51 }, { kind: 'artworks', least: 3 }, { turns: 19 }],
  [2, 'a510', { kind: 'artworks', least: 4 }, { kind: 'points', least: 56 }, OPEN],
  [4, 'a601', { kind: 'museum', least: 12 }, { kind: 'points', least: 44 }],
  [4, 'a702', { kind: 'artworks', least: 2 }, { kind: 'lead', least: 8 }, EXPERT],
];

/** Politics: timing, the expert game and the finale. */
const POLITICS: readonly Evening[] = [
  [2, 'b0', { kind: 'points', least: 58 }, { kind: 'tiles', least: 3 }],
  [3, 'b10a', { kind: 'florins', least: 8 }, { kind: 'points', least: 60 }, EXPERT],
  [2, 'b218', { kind: 'tiles', least: 3 }, { kind: 'lead', least: 6 }, { turns: 20 }],
  [4, 'b3', { kind: 'points', least: 52 }, { kind: 'tiles', least: 3 }],
  [3, 'b411', { kind: 'masterpieces', least: 2 }, { kind: 'florins', least: 10 }, ARRANGED],
  [3, 'b5', { kind: 'points', least: 62 }, { kind: 'workers', least: 5 }, { expert: true, openHiring: true }],
  [4, 'b60a', { kind: 'tiles', least: 3 }, { kind: 'lead', least: 3 }, EXPERT],
  [4, 'b70c', { kind: 'points', least: 60 }, { kind: 'lead', least: 10 }, { expert: true, arranged: true }],
];

/** All forty, in the order of their tiles. */
export const SCENARIOS: readonly Scenario[] = [DISCOVERIES, LITERATURE, RELIGION, ARTS, POLITICS].flatMap(
  (evenings, room) =>
    evenings.map(([players, seed, second, third, { turns = 0, ...options } = {}], nth) => ({
      person: EVENINGS_PER_ROOM * room + nth,
      players,
      level: CHAPTER_LEVELS[room] ?? 1,
      seed,
      options,
      turns,
      goals: [{ kind: 'win' }, second, third],
    })),
);
