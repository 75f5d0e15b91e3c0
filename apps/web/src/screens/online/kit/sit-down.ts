import {
  ACTIONS,
  NEWEST_EDITION,
  preview,
  STANDARD_OPTIONS,
  type ActionId,
  type State,
  whoseTurn,
  legalActions,
} from '@la-stanza/engine';
import { ENGINE_OF_0_2, type Answer, type Command, type TableView } from '@la-stanza/protocol';
import type { GameSource, SeatedPlayer } from '../../../game/source/game-source.ts';
import { newSavedGame, openLocalGame } from '../../../game/source/local-game.ts';
import type { UnconfirmedStep, StepMemory } from '../../../server/unconfirmed-steps.ts';
import { openOnlineGame } from '../../../server/online-game.ts';
import type { LiveTable } from '../../../server/live-table.ts';

/* A table at a server that the test plays itself. */

export const PLAYERS: readonly SeatedPlayer[] = [
  { name: 'Elena', colour: 'plum' },
  { name: 'Marit', colour: 'onyx' },
];
export const USERS: readonly string[] = ['elena', 'marit'];
let ids = 0;

/** The entries of a game that has been dealt, as a server would have them. */
export function dealt(): string[] {
  const saved = newSavedGame({ id: 'g', players: PLAYERS, options: { start: 'first' }, seed: 'c0ffee', now: 1 });
  const local = openLocalGame({
    saved,
    save: () => undefined,
    think: () => new Promise(() => undefined),
    now: () => 2,
  });
  return [...local.moment().game.record.entries];
}

export const TABLE: TableView = {
  game: 'g',
  revision: 1,
  version: 0,
  status: 'running',
  ending: null,
  host: 'elena',
  listed: false,
  invite: null,
  openChat: false,
  rated: false,
  casual: false,
  gathersUntil: null,
  botSeats: null,
  daily: null,
  engine: ENGINE_OF_0_2,
  edition: NEWEST_EDITION.number,
  rulings: null,
  options: { ...STANDARD_OPTIONS, start: 'first' },
  figures: 'standard',
  commitment: null,
  promise: null,
  pace: { kind: 'none' },
  seats: USERS.map((user, seat) => ({
    seat,
    kind: 'human',
    user,
    name: user,
    bot: null,
    standing: 'playing',
    arriving: null,
    since: null,
    share: null,
  })),
  acting: 0,
  deadline: null,
  banks: null,
  offer: null,
  result: null,
  rematch: null,
  createdAt: 0,
  startedAt: 0,
  endedAt: null,
};

type Sent = {
  readonly id: string;
  readonly version: number;
  readonly command: Command;
  readonly answer: (answer: Answer) => void;
};

/** A step memory that lasts as long as the test. */
export function testMemory(): StepMemory {
  let steps: readonly UnconfirmedStep[] = [];
  return {
    recall: () => steps,
    keep: (next) => (steps = next.map(({ id, version, text }) => ({ id, version, text }))),
  };
}

type OpenedOnlineGame = {
  readonly source: GameSource;
  readonly sent: readonly Sent[];
  readonly troubles: readonly string[];
  /** The server adds entries to the record. */
  readonly addEntries: (...more: string[]) => void;
  /** The server loses the last entries. */
  readonly lose: (count: number) => void;
  readonly change: (changed: Partial<TableView>) => void;
  /** The server accepts the step sent last. */
  readonly accept: () => Promise<void>;
  /** The number of entries at the start. */
  readonly start: number;
};

/** Opens the game of a table; the entries in `played` have happened before. */
export function sitDown(
  user: string | undefined = 'elena',
  memory: StepMemory = testMemory(),
  played: readonly string[] = [],
): OpenedOnlineGame {
  const entries = [...dealt(), ...played];
  const listeners = new Set<() => void>();
  const sent: Sent[] = [];
  const troubles: string[] = [];
  let table = TABLE;
  let lost = 0;
  const snapshot = (): LiveTable => ({ table, entries: [...entries], chat: [], online: [0, 1], spectators: 0, lost });
  const source = openOnlineGame({
    source: {
      snapshot,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    user,
    players: () => PLAYERS,
    command: (version, command, id) => new Promise((answer) => sent.push({ id, version, command, answer })),
    newId: () => `id-${ids++}`,
    memory,
    onRefused: ({ code }) => troubles.push(code),
  });
  if ('fault' in source) throw new Error(source.fault.code);
  const addEntries = (...more: string[]): void => {
    entries.push(...more);
    for (const listener of listeners) listener();
  };
  const lose = (count: number): void => {
    entries.splice(-count);
    lost += count;
    for (const listener of listeners) listener();
  };
  const change = (changed: Partial<TableView>): void => {
    table = { ...table, ...changed };
    addEntries();
  };
  const accept = async (): Promise<void> => {
    const last = sent.at(-1);
    last?.answer({ accepted: true, version: last.version + 1, revision: 1 });
    await Promise.resolve();
    await Promise.resolve();
  };
  return { source, sent, troubles, addEntries, lose, change, accept, start: entries.length };
}

export function first(source: GameSource): ActionId {
  const [action] = legalActions(source.moment().game).map(({ id }) => id);
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}

export type { State };

/** Two steps after each of which the same seat continues and nothing is drawn. */
export function twoStaying(source: GameSource): readonly [ActionId, ActionId] {
  const { state } = source.moment().game;
  const pairs = staying(state).flatMap((one) => staying(preview(state, one).state).map((two) => [one, two] as const));
  const [pair] = pairs;
  if (pair === undefined) throw new Error('nothing stays');
  return pair;
}

function staying(state: State): ActionId[] {
  const now = whoseTurn(state);
  return legalActions(state)
    .filter((action) => {
      const next = whoseTurn(preview(state, action).state);
      return now.who === 'seat' && next.who === 'seat' && now.seat === next.seat;
    })
    .map(({ id }) => id);
}

export const textOf = (action: ActionId): string => ACTIONS[action]?.text ?? '';
export const lengthOf = (source: GameSource): number => source.moment().game.record.entries.length;
