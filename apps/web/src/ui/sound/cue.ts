import type { GameEvent } from '@la-stanza/engine';

/** One note of a cue: when, how high, how long; times in seconds, pitch in hertz. */
type Note = {
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly shape: OscillatorType;
  /** 0 to 1, before the quiet master volume. */
  readonly loud: number;
};
export type Cue = readonly Note[];

const note = (at: number, pitch: number, length: number, shape: OscillatorType = 'sine', loud = 1): Note => ({
  at,
  pitch,
  length,
  shape,
  loud,
});

// A tile on wood, a coin, a quill, water: short and low, so that a table of bots does not chatter.
const STEP: Cue = [note(0, 180, 0.05, 'triangle', 0.6)];
const TILE: Cue = [note(0, 240, 0.06, 'triangle'), note(0.03, 120, 0.08, 'sine', 0.7)];
const COIN: Cue = [note(0, 1320, 0.08, 'sine', 0.5), note(0.05, 1760, 0.14, 'sine', 0.4)];
const DISC: Cue = [note(0, 300, 0.07, 'triangle', 0.8)];
const WOOD: Cue = [note(0, 420, 0.05, 'triangle', 0.7)];
const PAGE: Cue = [note(0, 520, 0.05, 'triangle', 0.5), note(0.06, 640, 0.08, 'triangle', 0.5)];
const SEA: Cue = [note(0, 160, 0.25, 'sine'), note(0.08, 200, 0.3, 'sine', 0.7)];
const PILLAR: Cue = [note(0, 262, 0.3), note(0.12, 330, 0.3), note(0.24, 392, 0.5)];
const LOSS: Cue = [note(0, 220, 0.18, 'triangle', 0.7), note(0.14, 165, 0.3, 'triangle', 0.7)];
const BELL: Cue = [note(0, 660, 0.5, 'sine', 0.6), note(0, 990, 0.35, 'sine', 0.25)];
const FINALE: Cue = [note(0, 330, 0.3), note(0.2, 392, 0.3), note(0.4, 494, 0.6)];
const SILENCE: Cue = [];

export const YOUR_TURN: Cue = [note(0, 523, 0.18, 'sine', 0.6), note(0.14, 659, 0.3, 'sine', 0.6)];

/** The cue of each kind of event; the ones that only tell what others show are silent. */
const CUES: Readonly<Record<GameEvent['type'], Cue>> = {
  'start-player': SILENCE,
  'starter-placed': TILE,
  dealt: SILENCE,
  'tile-laid': SILENCE,
  covered: SILENCE,
  turn: SILENCE,
  walked: STEP,
  'recruits-slid': SILENCE,
  recruited: TILE,
  stayed: SILENCE,
  withdrew: BELL,
  passed: SILENCE,
  activated: WOOD,
  hired: TILE,
  fired: LOSS,
  left: SILENCE,
  'disc-spent': DISC,
  'disc-placed': DISC,
  'disc-lifted': DISC,
  money: COIN,
  'meeple-taken': WOOD,
  'meeple-returned': SILENCE,
  reward: SILENCE,
  masterpiece: PILLAR,
  forgone: SILENCE,
  sailed: SEA,
  'book-written': PAGE,
  'artwork-taken': BELL,
  lost: LOSS,
  stopped: SILENCE,
  'financier-moved': WOOD,
  'financier-flipped': LOSS,
  'worker-pushed': SILENCE,
  'bonus-tile-taken': BELL,
  'refill-begun': SILENCE,
  'pile-shuffled': PAGE,
  'starters-called': SILENCE,
  round: BELL,
  'final-turns': FINALE,
  over: FINALE,
};

export function cueOf(event: GameEvent): Cue {
  return CUES[event.type];
}

// Cues of one step are played one after another, and no more of them than an ear can tell apart.
const APART = 0.09;
const MOST = 4;

/** The notes of a step's events, in order; the same cue twice in a row sounds once. */
export function notesOf(events: readonly GameEvent[]): Cue {
  const cues = events
    .map(cueOf)
    .filter((cue, index, all) => cue.length > 0 && cue !== all[index - 1])
    .slice(-MOST);
  return cues.flatMap((cue, order) => cue.map((one) => ({ ...one, at: one.at + order * APART })));
}
