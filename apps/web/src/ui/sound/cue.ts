import type { GameEvent } from '@la-stanza/engine';
import type { CueName } from './sound-names.ts';

/** The cue of each kind of event; an event that only accompanies others has none. */
const CUES: Readonly<Record<GameEvent['type'], CueName | undefined>> = {
  'start-player': undefined,
  'starter-placed': 'snap',
  dealt: undefined,
  'tile-laid': undefined,
  covered: undefined,
  turn: undefined,
  walked: 'step',
  'recruits-slid': undefined,
  recruited: 'slide',
  stayed: undefined,
  withdrew: 'step',
  passed: undefined,
  activated: undefined,
  hired: 'snap',
  fired: 'fall',
  left: 'fall',
  'disc-spent': 'disc',
  'disc-placed': 'disc',
  'disc-lifted': 'disc',
  money: 'coin',
  'meeple-taken': 'chair',
  'meeple-returned': undefined,
  reward: undefined,
  masterpiece: 'pillar',
  forgone: undefined,
  sailed: 'sail',
  'book-written': 'page',
  'artwork-taken': 'chisel',
  lost: 'fall',
  stopped: undefined,
  'financier-moved': 'push',
  'financier-flipped': 'fall',
  'worker-pushed': 'push',
  'bonus-tile-taken': 'snap',
  'refill-begun': undefined,
  'pile-shuffled': 'shuffle',
  'starters-called': undefined,
  round: 'round',
  'final-turns': 'finale',
  // the count plays its own
  over: undefined,
};

function cueOf(event: GameEvent): CueName | undefined {
  // the call is for the finale, not for each of its turns
  return event.type === 'final-turns' && event.finalTurn > 1 ? undefined : CUES[event.type];
}

/** Calls that others would only disturb. */
const CALLS: ReadonlySet<CueName> = new Set<CueName>(['round', 'finale']);

// no more cues at once than can be told apart
const MOST = 4;

/** The cues of a step's events, in order; the same one twice in a row is played once. A call comes last and alone ends them. */
export function cuesOf(events: readonly GameEvent[], isYourTurn = false): readonly CueName[] {
  const all = [...events.map(cueOf), isYourTurn ? ('your-turn' as const) : undefined]
    .filter((cue) => cue !== undefined)
    .filter((cue, index, cues) => cue !== cues[index - 1]);
  const call = all.findLast((cue) => CALLS.has(cue));
  if (call === undefined) return all.slice(-MOST);
  return [...all.filter((cue) => !CALLS.has(cue) && cue !== 'your-turn').slice(1 - MOST), call];
}
