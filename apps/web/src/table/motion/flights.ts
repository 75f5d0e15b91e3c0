import { view as viewOf, type GameEvent, type Step } from '@la-stanza/engine';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { eventFlights, type EventContext } from './event-flights.ts';
import { lengthOf, type Flight } from './flight.ts';

/** Pieces of one beat move together, each slightly after the one before. */
type Beat =
  | 'walk'
  | 'recruit'
  | 'hire'
  | 'arrange'
  | 'flip'
  | 'money'
  | 'sail'
  | 'meeples'
  | 'discs'
  | 'book'
  | 'artwork'
  | 'pillar'
  | 'tile'
  | 'deal';

/** State for later events of the same steps. */
type Memory = Pick<EventContext, 'voyage' | 'hopped' | 'flipped'>;

const STAGGER = 60;
const DEAL_STAGGER = 70;

/** The flights that show some steps: beat after beat, in the order of their events. */
export function flightsOf(steps: readonly Step[], players: readonly SeatedPlayer[]): Flight[] {
  const flights: Flight[] = [];
  let beat: Beat | undefined;
  let beatStart = 0;
  let inBeat = 0;
  let memory: Memory = { hopped: 0, flipped: false };
  for (const { before: state, events } of steps) {
    const before = viewOf(state);
    // the setup is not animated
    if (before.phase === 'setup' && before.open.decision !== 'arrange') continue;
    for (const event of events) {
      if (event.type === 'turn') beat = undefined;
      const made = eventFlights(event, { before, players, ...memory });
      memory = remembered(memory, event);
      if (made.length === 0) continue;
      const next = beatOf(event, beat);
      if (next !== beat) {
        beat = next;
        beatStart = lengthOf(flights);
        inBeat = 0;
      }
      const start = beatStart + inBeat * (beat === 'deal' ? DEAL_STAGGER : STAGGER);
      flights.push(...made.map((flight) => ({ ...flight, start: start + flight.start })));
      // a sliding piece makes space for the next one: together, not one after the other
      if (event.type !== 'recruits-slid' && event.type !== 'left') inBeat++;
    }
  }
  return flights;
}

function remembered(memory: Memory, event: GameEvent): Memory {
  switch (event.type) {
    case 'sailed':
      return { ...memory, voyage: event, hopped: 0 };
    case 'meeple-taken':
      return event.cause === 'sail' ? { ...memory, hopped: memory.hopped + 1 } : memory;
    case 'financier-flipped':
      return { ...memory, flipped: true };
    case 'turn':
      return { hopped: 0, flipped: false };
    default:
      return memory;
  }
}

function beatOf(event: GameEvent, current: Beat | undefined): Beat {
  switch (event.type) {
    case 'recruits-slid':
    case 'recruited':
      return 'recruit';
    case 'hired':
      return 'hire';
    case 'left':
      // a leaving piece belongs to what pushes it out: the slide, the hiring or the money
      if (event.from === 'recruitment') return 'recruit';
      return current === 'money' ? 'money' : 'hire';
    case 'starter-placed':
      return 'arrange';
    case 'financier-flipped':
      return 'flip';
    case 'financier-moved':
    case 'worker-pushed':
      return 'money';
    case 'sailed':
      return 'sail';
    case 'meeple-taken':
    case 'meeple-returned':
      return 'meeples';
    case 'disc-placed':
    case 'disc-spent':
    case 'disc-lifted':
      return 'discs';
    case 'book-written':
      return 'book';
    case 'artwork-taken':
      return 'artwork';
    case 'masterpiece':
      return 'pillar';
    case 'bonus-tile-taken':
      return 'tile';
    case 'dealt':
      return 'deal';
    default:
      return 'walk';
  }
}
