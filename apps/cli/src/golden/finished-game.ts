import type { Level } from '@la-stanza/bots';
import {
  type ActionId,
  advance,
  dealer,
  newRecord,
  replay,
  toAct,
  undo,
  type Dealer,
  type DecidedBy,
  type Figures,
  type Game,
  type GameEvent,
  type GameRecord,
  type Options,
  type State,
} from '@la-stanza/engine';
import { botPlayer } from './bot-player.ts';
import { choose, type Policy, seatPlayers } from '../simulate/policy.ts';
import { type Random, randomFrom } from '../simulate/random.ts';
import { tileDiscipline } from '../simulate/tile-discipline.ts';

export interface GameConfig {
  readonly players: number;
  readonly options: Options;
  readonly figures?: Figures;
  /** How the seats choose: by a policy, or all by the bot of a level. */
  readonly policy: Policy | Level;
  readonly seed: string;
  /** The engine and edition of the record, if not the newest; `null` is from before there were editions. */
  readonly engine?: string;
  readonly edition?: number | null;
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
  const { seed } = config;
  const { game, events } = playOut(config, dealer(seed), randomFrom(seed));
  const proven = replay({ ...game.record, seed });
  if ('fault' in proven) throw new Error(`a game played by the rules is refused: ${JSON.stringify(proven.fault)}`);
  const { closing, record } = proven.game;
  if (closing === undefined) throw new Error('a game played to its end is not over');
  return { record: { ...record, ...closing }, course: { ...courseOf(events), decidedBy: closing.result.decidedBy } };
}

function opened(config: GameConfig, bank: Dealer): { game: Game; events: GameEvent[] } {
  const dealt = replay(newRecord({ ...config, commitment: bank.commitment }), undefined, bank);
  if ('fault' in dealt) throw new Error(`no such table: ${JSON.stringify(dealt.fault)}`);
  return { game: dealt.game, events: dealt.steps.flatMap((step) => step.events) };
}

function playOut(
  config: GameConfig,
  bank: Dealer,
  random: Random,
): { readonly game: Game; readonly events: readonly GameEvent[] } {
  const { hasUndos } = config;
  const choice = chooserOf(config, random);
  const { game: dealt, events } = opened(config, bank);
  let game = dealt;
  while (toAct(game.state).who === 'seat') {
    if (hasUndos && random(UNDO_EVERY) === 0) game = regretted(game, choice(game.state));
    const action = choice(game.state);
    const next = action === undefined ? undefined : advance(game, action, bank);
    if (next === undefined || 'code' in next) throw new Error('there is no legal action');
    game = next.game;
    events.push(...next.events);
  }
  return { game, events };
}

function chooserOf({ players, policy, figures }: GameConfig, random: Random): (state: State) => ActionId | undefined {
  if (typeof policy === 'number') {
    const player = botPlayer(policy, figures);
    return (state) => player(state, random);
  }
  const seats = seatPlayers(policy, players, random);
  return (state) => choose(state, seats, random);
}

/** The game after an action that was taken back at once. */
function regretted(game: Game, action: ReturnType<typeof choose>): Game {
  const done = action === undefined ? undefined : advance(game, action);
  const back = done === undefined || 'code' in done ? undefined : undo(done.game, game.record.entries.length);
  if (back === undefined || 'code' in back) throw new Error('an action cannot be taken back');
  return back.game;
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
