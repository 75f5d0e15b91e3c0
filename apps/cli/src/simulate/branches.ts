import { BONUS_TILES, DECISIONS, DISCIPLINES, type DecidedBy, type GameEvent } from '@la-stanza/engine';

/* Every branch of the rules that a game can take, so that a simulation can say which it has taken. */

type EventType = GameEvent['type'];

/** Listed so that a new type of event does not compile until it is counted. */
const EVENT_TYPES: Readonly<Record<EventType, true>> = {
  'start-player': true,
  'starter-placed': true,
  dealt: true,
  'tile-laid': true,
  covered: true,
  turn: true,
  walked: true,
  'recruits-slid': true,
  recruited: true,
  stayed: true,
  withdrew: true,
  passed: true,
  activated: true,
  hired: true,
  fired: true,
  left: true,
  'disc-spent': true,
  'disc-placed': true,
  'disc-lifted': true,
  money: true,
  'meeple-taken': true,
  'meeple-returned': true,
  reward: true,
  masterpiece: true,
  forgone: true,
  sailed: true,
  'book-written': true,
  'artwork-taken': true,
  lost: true,
  stopped: true,
  'financier-moved': true,
  'financier-flipped': true,
  'worker-pushed': true,
  'bonus-tile-taken': true,
  'refill-begun': true,
  'pile-shuffled': true,
  'starters-called': true,
  round: true,
  'final-turns': true,
  over: true,
};

const TIE_BREAKS: Readonly<Record<DecidedBy, true>> = {
  points: true,
  'financier-side': true,
  'financier-place': true,
  withdrawal: true,
  shared: true,
};

type Lost = Extract<GameEvent, { type: 'lost' }>['what'];

const LOSSES: Readonly<Record<Lost, true>> = {
  sail: true,
  meeple: true,
  disc: true,
  book: true,
  artwork: true,
  character: true,
};

const BOOKS = DISCIPLINES.filter((discipline) => discipline !== 'literature');
const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);

/** The branches by group. A branch is named by its group and its own name, as `reward arts 3`. */
export const BRANCHES: Readonly<Record<string, readonly string[]>> = {
  'bonus tile': BONUS_TILES,
  'bonus tile paid by': ['meeple', 'wild'],
  'activation by': ['room', 'meeple', 'wild'],
  masterpiece: upTo(4).map(String),
  reward: DISCIPLINES.flatMap((discipline) => upTo(3).map((strength) => `${discipline} ${strength}`)),
  book: BOOKS.flatMap((discipline) => upTo(4).map((nth) => `${discipline} ${nth}`)),
  'cover on': upTo(3).map(String),
  withdrawal: [...upTo(4).map((spot) => `spot ${spot}`), 'forced'],
  'end with': ['nobody withdrawn', 'some withdrawn', 'all withdrawn'],
  'last refill by': ['walk', 'Dd'],
  'tie-break': Object.keys(TIE_BREAKS),
  special: [
    'discard reshuffle',
    'emergency starters',
    'financier flip',
    'stay',
    'expert fire',
    'masterpiece after firing',
    'open hire',
    'arranged start',
    'over the meeple limit',
    'lift',
    'fetch',
    'disc spent',
    'coin',
  ],
  lost: Object.keys(LOSSES),
  decision: DECISIONS.filter((decision) => decision !== 'over'),
  event: Object.keys(EVENT_TYPES),
};

/** How often each branch was taken. */
export type BranchCounts = Map<string, number>;

export function countBranch(counts: BranchCounts, group: string, name: string | number): void {
  const key = `${group} ${name}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The branches that were not taken. */
export function unusedBranches(counts: BranchCounts): string[] {
  return Object.entries(BRANCHES).flatMap(([group, names]) =>
    names.map((name) => `${group} ${name}`).filter((key) => !counts.has(key)),
  );
}
