import {
  ACTIONS,
  apply,
  copy,
  dealer,
  type DecidedBy,
  ENGINE_VERSION,
  type Figures,
  type GameEvent,
  type GameRecord,
  type Options,
  RECORD_FORMAT,
  replay,
  setup,
  toAct,
} from '@la-stanza/engine';
import { choose, type Policy, seatPlayers } from '../simulate/policy.ts';
import { type Random, randomFrom } from '../simulate/random.ts';
import { tileDiscipline } from '../text/words.ts';

export interface GameConfig {
  readonly players: number;
  readonly options: Options;
  readonly figures?: Figures;
  readonly policy: Policy;
  readonly seed: string;
  /** Whether players now and then take a decision back. */
  readonly hasUndos: boolean;
}

/** How a game went, to choose games by. */
export interface Course {
  readonly withdrawn: number;
  readonly lastRefillBy: number;
  readonly lastRefillIsFetch: boolean;
  readonly hasStarters: boolean;
  readonly hasFiring: boolean;
  readonly hasOpenHire: boolean;
  readonly decidedBy: DecidedBy;
}

export interface FinishedGame {
  readonly record: GameRecord;
  readonly course: Course;
}

/** One decision in so many is taken back in a game with undos. */
const UNDO_EVERY = 15;

/** Plays a game to its end, dealt by the seed, and writes its whole record. */
export function finishedGame(config: GameConfig): FinishedGame {
  const { players, options, figures, seed } = config;
  const bank = dealer(seed);
  const { entries, events } = playOut(config, randomFrom(seed));
  const open = {
    format: RECORD_FORMAT,
    engine: ENGINE_VERSION,
    players,
    options,
    figures: figures ?? ('standard' as const),
    commitment: bank.commitment,
    entries,
    seed,
  };
  const replayed = replay(open);
  if ('fault' in replayed) throw new Error(`a game played by the rules is refused: ${JSON.stringify(replayed.fault)}`);
  const { closing } = replayed.game;
  if (closing === undefined) throw new Error('a game played to its end is not over');
  return { record: { ...open, ...closing }, course: { ...courseOf(events), decidedBy: closing.result.decidedBy } };
}

function playOut(config: GameConfig, random: Random): { readonly entries: string[]; readonly events: GameEvent[] } {
  const { players, options, figures, policy, seed, hasUndos } = config;
  const bank = dealer(seed);
  const seats = seatPlayers(policy, players, random);
  const state = setup(figures === undefined ? { players, options } : { players, options, figures });
  const entries: string[] = [];
  const events: GameEvent[] = [];
  for (;;) {
    const acting = toAct(state);
    if (acting.who === 'nobody') return { entries, events };
    if (acting.who === 'seat' && hasUndos && random(UNDO_EVERY) === 0) {
      const regretted = choose(copy(state), seats, random);
      if (regretted !== undefined) entries.push(textOf(regretted), `undo ${entries.length}`);
    }
    const action = acting.who === 'chance' ? bank.deal(state) : choose(state, seats, random);
    if (action === undefined) throw new Error('there is no legal action');
    apply(state, action, events);
    entries.push(textOf(action));
  }
}

function textOf(action: number): string {
  return ACTIONS[action]?.text ?? '';
}

function courseOf(events: readonly GameEvent[]): Omit<Course, 'decidedBy'> {
  const last = events.findIndex((event) => event.type === 'round' && event.last);
  const before = events.slice(0, last);
  // the refill is caused by whoever took the last character before it
  const taken = before.findLast((event) => event.type === 'recruited');
  const walked = before.findLast((event) => event.type === 'walked');
  return {
    withdrawn: events.filter(({ type }) => type === 'withdrew').length,
    lastRefillBy: taken?.seat ?? -1,
    lastRefillIsFetch: walked?.to === 0,
    hasStarters: events.some(({ type }) => type === 'starters-called'),
    hasFiring: events.some(({ type }) => type === 'fired'),
    hasOpenHire: hasOpenHire(events),
  };
}

/** Rule 4.4: whether somebody was hired who is not of the activated discipline. */
function hasOpenHire(events: readonly GameEvent[]): boolean {
  let activated: string | undefined;
  return events.some((event) => {
    if (event.type === 'activated') activated = event.discipline;
    return event.type === 'hired' && tileDiscipline(event.tile) !== activated;
  });
}
