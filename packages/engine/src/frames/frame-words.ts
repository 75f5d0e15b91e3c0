import { type Decision, DECISIONS } from '../catalogue/catalogue.ts';
import { frameA, frameB, frameC, frameKind, pushFrame } from '../state/frame.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import type { State } from '../state/state.ts';
import { BONUS_TILES } from '../words/bonus-tile.ts';
import { DISCIPLINES } from '../words/discipline.ts';
import { COIN_PAID, HIRING_CLOSED } from './activation-frame.ts';
import { REFILL } from './deal-frame.ts';
import { CAUSES } from './reward-frame.ts';

/* Open decisions in the words of docs/guide/notation.md, section Positions. */

/** How one number of a frame is written and read. */
interface NumberWords {
  readonly write: (value: number) => string;
  /** `undefined` if the text is no such number. */
  readonly read: (text: string) => number | undefined;
}

const NONE = '-';

/** One of a list; its place is the number. */
const oneOf = (names: readonly string[]): NumberWords => ({
  write: (value) => names[value] ?? '',
  read(text) {
    const value = names.indexOf(text);
    return value < 0 ? undefined : value;
  },
});

/** Any of a list, one bit each, joined by `+`. */
const anyOf = (words: readonly (readonly [name: string, bit: number])[]): NumberWords => ({
  write(value) {
    const held = words.filter(([, bit]) => (value & bit) !== 0).map(([name]) => name);
    return held.length === 0 ? NONE : held.join('+');
  },
  read(text) {
    if (text === NONE) return 0;
    let value = 0;
    for (const part of text.split('+')) {
      const bit = words.find(([name]) => name === part)?.[1];
      if (bit === undefined || (value & bit) !== 0) return undefined;
      value |= bit;
    }
    return value;
  },
});

/** A number, written as people count: `from` more than the byte. */
const counted = (most: number, from = 0): NumberWords =>
  oneOf(Array.from({ length: most - from + 1 }, (_, value) => `${value + from}`));

const discipline = oneOf(DISCIPLINES);
const disciplines = anyOf(DISCIPLINES.map((name, index) => [name, 1 << index]));
const cause = oneOf(CAUSES);

const workers = anyOf([
  ...Array.from({ length: WORKER_SPACES }, (_, space) => [`${space + 1}`, 1 << space] as const),
  ['coin', COIN_PAID],
  ['closed', HIRING_CLOSED],
]);

/** `setup+3` or `refill+3`: what the deal is for, and the space dealt to last. */
const dealt: NumberWords = {
  write: (value) => (value >= REFILL ? `refill+${value - REFILL}` : `setup+${value}`),
  read(text) {
    const [, why, space = ''] = /^(setup|refill)\+(\d{1,2})$/.exec(text) ?? [];
    const last = counted(15).read(space);
    return last === undefined ? undefined : last + (why === 'refill' ? REFILL : 0);
  },
};

const MOST_BOOST = 100;
const reward = [counted(3), disciplines, cause];

/** The numbers of the decisions that have any. */
const NUMBERS: Readonly<Partial<Record<Decision, readonly NumberWords[]>>> = {
  starter: [counted(3), counted(WORKER_SPACES, 1)],
  deal: [dealt, disciplines, oneOf(['pile', 'starters'])],
  tile: [counted(12, 1)],
  cover: [discipline],
  arrange: [counted(3), counted(5)],
  hire: [discipline],
  strength: [discipline, counted(MOST_BOOST), workers],
  book: reward,
  box: reward,
  meeple: reward,
  artwork: [counted(3)],
  lift: [oneOf(BONUS_TILES)],
  'recruit-space': [counted(15)],
};

/** The decision on top with its numbers, such as `book(1,religion,reward)`. */
export function frameText(state: State): string {
  const name = DECISIONS[frameKind(state)] ?? 'over';
  const values = [frameA(state), frameB(state), frameC(state)];
  const words = (NUMBERS[name] ?? []).map(({ write }, index) => write(values[index] ?? 0));
  return words.length === 0 ? name : `${name}(${words.join(',')})`;
}

/** Opens the decision that a text describes; false if it describes none. */
export function pushFrameText(state: State, text: string): boolean {
  const [, name = '', inside] = /^([a-z-]+)(?:\(([^()]*)\))?$/.exec(text) ?? [];
  const kind = DECISIONS.findIndex((decision) => decision === name);
  const decision = DECISIONS[kind];
  if (decision === undefined || decision === 'over') return false;
  const words = NUMBERS[decision] ?? [];
  const parts = inside === undefined ? [] : inside.split(',');
  const values = words.map(({ read }, index) => read(parts[index] ?? ''));
  if (parts.length !== words.length || values.includes(undefined)) return false;
  pushFrame(state, kind, values[0] ?? 0, values[1] ?? 0, values[2] ?? 0);
  return true;
}
