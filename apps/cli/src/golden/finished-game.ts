import { promiseOf } from '@la-stanza/engine/fair';
import type { Level } from '@la-stanza/bots';
import {
  type ActionId,
  undo,
  type DecidedBy,
  type Figures,
  type Game,
  type GameEvent,
  type GameRecord,
  type Options,
  type State,
  play,
  toRecord,
  newGame,
  openRecord,
  whoseTurn,
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
  /** The newest if absent. */
  readonly edition?: number;
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
  const { game, events } = playOut(config, randomFrom(seed));
  if (!game.isOver) throw new Error('a game played to its end is not over');
  const proven = openRecord(toRecord(game));
  if ('fault' in proven) throw new Error(`a game played by the rules is refused: ${JSON.stringify(proven.fault)}`);
  return { record: toRecord(game), course: { ...courseOf(events), decidedBy: game.closing.result.decidedBy } };
}

function opened({ seed, ...terms }: GameConfig): { game: Game; events: GameEvent[] } {
  const dealt = openRecord(newGame({ ...terms, commitment: promiseOf(seed) }).record, { seed });
  if ('fault' in dealt) throw new Error(`no such table: ${JSON.stringify(dealt.fault)}`);
  return { game: dealt.game, events: dealt.steps.flatMap((step) => step.events) };
}

function playOut(config: GameConfig, random: Random): { readonly game: Game; readonly events: readonly GameEvent[] } {
  const { hasUndos } = config;
  const choice = chooserOf(config, random);
  const { game: dealt, events } = opened(config);
  let game = dealt;
  while (whoseTurn(game.state).who === 'seat') {
    if (hasUndos && random(UNDO_EVERY) === 0) game = regretted(game, choice(game.state));
    const action = choice(game.state);
    if (action === undefined) throw new Error('there is no legal action');
    const next = play(game, action);
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
function regretted(seeded: Game, action: ReturnType<typeof choose>): Game {
  // without its seed it does not deal: a tile that was seen cannot be taken back
  const { seed, ...game } = seeded;
  if (action === undefined) throw new Error('there is no legal action');
  const back = undo(play(game, action).game, game.record.entries.length);
  if ('fault' in back) throw new Error('an action cannot be taken back');
  return seed === undefined ? back.game : { ...back.game, seed };
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
